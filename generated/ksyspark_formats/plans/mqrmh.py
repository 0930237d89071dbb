# Generated from ksy/ibm_mq/mqrmh.ksy by `ksyspark generate`; do not edit.
"""Plans of mqrmh: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, FIXED, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NUMBER2, OPEN, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEK, SEEKROOT, STORE, SUB, TEXT, TEXTAT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqrmh
        (PARAM, 1, 0),                           # 1: encoding
        (PARAM, 2, 1),                           # 2: ccsid
        (AND, 6, 1, 53),                         # 3: 53 is 15
        (JEQ, 6, 54, 6),                         # 4: 54 is 1
        (JNE, 6, 55, 8),                         # 5: 55 is 2
        (MOVE, 3, 1),                            # 6
        (JUMP, 36),                              # 7
        (ROOTSIZE, 6),                           # 8
        (JLT, 6, 56, 35),                        # 9: 56 is 8
        (JUMP, 24),                              # 10: start, where it is used
        (LOAD, 7, 0, 0),                         # 11
        (JNZ, 7, 23),                            # 12
        (SEEKROOT, 8, 57),                       # 13: pos: 0; 57 is 0
        (ROOTSIZE, 13),                          # 14: size: _io.size < 8 ? _io.size : 8
        (JGE, 13, 56, 19),                       # 15: 56 is 8
        (ROOTSIZE, 13),                          # 16
        (MOVE, 10, 13),                          # 17
        (JUMP, 20),                              # 18
        (MOVE, 10, 56),                          # 19: 56 is 8
        (BYTES, 0, 1, 10),                       # 20: start
        (CLOSE, 8),                              # 21: back from start
        (STORE, 0, 0, 54),                       # 22: 54 is 1
        (RETURN, 1),                             # 23: start is read
        (CALL, 1, 11),                           # 24: start
        (LOAD, 14, 0, 1),                        # 25
        (LOAD, 15, 0, 2),                        # 26
        (BYTE, 16, 14, 58),                      # 27: 58 is 4
        (JEQ, 16, 57, 35),                       # 28: 57 is 0
        (LOAD, 14, 0, 1),                        # 29: start
        (LOAD, 15, 0, 2),                        # 30
        (BYTE, 16, 14, 59),                      # 31: 59 is 7
        (JNE, 16, 57, 35),                       # 32: 57 is 0
        (MOVE, 3, 60),                           # 33: 60 is 546
        (JUMP, 36),                              # 34
        (MOVE, 3, 61),                           # 35: 61 is 273
        (STORE, 0, 3, 3),                        # 36
        (AND, 4, 3, 53),                         # 37: switch-on: context_encoding & 15; 53 is 15
        (JNE, 4, 55, 41),                        # 38: cases: 2; 55 is 2
        (STORE, 0, 4, 54),                       # 39: byte order le; 54 is 1
        (JUMP, 42),                              # 40
        (STORE, 0, 4, 57),                       # 41: byte order be; 57 is 0
        (RUN, 0, 5, 20),                         # 42: struc_id, version, struc_length, encoding, coded_char_set_id
        (FIXED, 3, 0, 5, 0, 4),                  # 43
        (SAME, 5, 3, 62),                        # 44: 62 is b'\xd9\xd4\xc8@'
        (STORE, 0, 6, 5),                        # 45
        (LOAD, 3, 0, 6),                         # 46: if: not is_ebcdic
        (JNZ, 3, 53),                            # 47
        (BYTES, 0, 8, 56),                       # 48: size: 8; ascii; 56 is 8
        (UNPAD, 0, 8, 32),                       # 49
        (CUT, 0, 8, 0, 0),                       # 50
        (TEXTAT, 0, 8, 0),                       # 51: ascii is ISO-8859-1
        (STORE, 0, 7, 54),                       # 52: 54 is 1
        (JZ, 3, 59),                             # 53: if: is_ebcdic
        (BYTES, 0, 11, 56),                      # 54: size: 8; ebcdic; 56 is 8
        (UNPAD, 0, 11, 64),                      # 55
        (CUT, 0, 11, 0, 0),                      # 56
        (TEXTAT, 0, 11, 1),                      # 57: ebcdic is IBM037
        (STORE, 0, 10, 54),                      # 58: 54 is 1
        (LOAD, 6, 0, 6),                         # 59
        (JZ, 6, 158),                            # 60
        (LOAD, 6, 0, 6),                         # 61
        (JZ, 6, 1002),                           # 62
        (LOAD, 17, 0, 10),                       # 63
        (JZ, 17, 1002),                          # 64
        (LOAD, 18, 0, 11),                       # 65
        (LOAD, 19, 0, 12),                       # 66
        (SAME, 20, 18, 64),                      # 67: 64 is b''
        (JZ, 20, 71),                            # 68
        (MOVE, 14, 54),                          # 69: 54 is 1
        (JUMP, 156),                             # 70
        (SAME, 20, 18, 66),                      # 71: 66 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 20, 75),                            # 72
        (MOVE, 14, 68),                          # 73: 68 is 39
        (JUMP, 156),                             # 74
        (SAME, 20, 18, 69),                      # 75: 69 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 20, 79),                            # 76
        (MOVE, 14, 71),                          # 77: 71 is 10
        (JUMP, 156),                             # 78
        (SAME, 20, 18, 72),                      # 79: 72 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 20, 83),                            # 80
        (MOVE, 14, 74),                          # 81: 74 is 11
        (JUMP, 156),                             # 82
        (SAME, 20, 18, 75),                      # 83: 75 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 20, 87),                            # 84
        (MOVE, 14, 77),                          # 85: 77 is 12
        (JUMP, 156),                             # 86
        (SAME, 20, 18, 78),                      # 87: 78 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 20, 91),                            # 88
        (MOVE, 14, 80),                          # 89: 80 is 13
        (JUMP, 156),                             # 90
        (SAME, 20, 18, 81),                      # 91: 81 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 20, 95),                            # 92
        (MOVE, 14, 83),                          # 93: 83 is 14
        (JUMP, 156),                             # 94
        (SAME, 20, 18, 84),                      # 95: 84 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 20, 99),                            # 96
        (MOVE, 14, 53),                          # 97: 53 is 15
        (JUMP, 156),                             # 98
        (SAME, 20, 18, 86),                      # 99: 86 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 20, 103),                           # 100
        (MOVE, 14, 88),                          # 101: 88 is 16
        (JUMP, 156),                             # 102
        (SAME, 20, 18, 89),                      # 103: 89 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 20, 107),                           # 104
        (MOVE, 14, 91),                          # 105: 91 is 17
        (JUMP, 156),                             # 106
        (SAME, 20, 18, 92),                      # 107: 92 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 20, 111),                           # 108
        (MOVE, 14, 94),                          # 109: 94 is 18
        (JUMP, 156),                             # 110
        (SAME, 20, 18, 95),                      # 111: 95 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 20, 115),                           # 112
        (MOVE, 14, 97),                          # 113: 97 is 19
        (JUMP, 156),                             # 114
        (SAME, 20, 18, 98),                      # 115: 98 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 20, 119),                           # 116
        (MOVE, 14, 100),                         # 117: 100 is 30
        (JUMP, 156),                             # 118
        (SAME, 20, 18, 101),                     # 119: 101 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 20, 123),                           # 120
        (MOVE, 14, 103),                         # 121: 103 is 31
        (JUMP, 156),                             # 122
        (SAME, 20, 18, 104),                     # 123: 104 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 20, 127),                           # 124
        (MOVE, 14, 106),                         # 125: 106 is 32
        (JUMP, 156),                             # 126
        (SAME, 20, 18, 107),                     # 127: 107 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 20, 131),                           # 128
        (MOVE, 14, 109),                         # 129: 109 is 33
        (JUMP, 156),                             # 130
        (SAME, 20, 18, 110),                     # 131: 110 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 20, 135),                           # 132
        (MOVE, 14, 112),                         # 133: 112 is 34
        (JUMP, 156),                             # 134
        (SAME, 20, 18, 113),                     # 135: 113 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 20, 139),                           # 136
        (MOVE, 14, 115),                         # 137: 115 is 35
        (JUMP, 156),                             # 138
        (SAME, 20, 18, 116),                     # 139: 116 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 20, 143),                           # 140
        (MOVE, 14, 118),                         # 141: 118 is 36
        (JUMP, 156),                             # 142
        (SAME, 20, 18, 119),                     # 143: 119 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 20, 147),                           # 144
        (MOVE, 14, 121),                         # 145: 121 is 37
        (JUMP, 156),                             # 146
        (SAME, 20, 18, 122),                     # 147: 122 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 20, 151),                           # 148
        (MOVE, 14, 124),                         # 149: 124 is 38
        (JUMP, 156),                             # 150
        (SAME, 20, 18, 125),                     # 151: 125 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 20, 155),                           # 152
        (MOVE, 14, 127),                         # 153: 127 is 40
        (JUMP, 156),                             # 154
        (MOVE, 14, 57),                          # 155: 57 is 0
        (MOVE, 3, 14),                           # 156
        (JUMP, 254),                             # 157
        (LOAD, 6, 0, 6),                         # 158
        (JNZ, 6, 1002),                          # 159
        (LOAD, 17, 0, 7),                        # 160
        (JZ, 17, 1002),                          # 161
        (LOAD, 18, 0, 8),                        # 162
        (LOAD, 19, 0, 9),                        # 163
        (SAME, 20, 18, 64),                      # 164: 64 is b''
        (JZ, 20, 168),                           # 165
        (MOVE, 14, 54),                          # 166: 54 is 1
        (JUMP, 253),                             # 167
        (SAME, 20, 18, 128),                     # 168: 128 is b'MQSTR'
        (JZ, 20, 172),                           # 169
        (MOVE, 14, 68),                          # 170: 68 is 39
        (JUMP, 253),                             # 171
        (SAME, 20, 18, 130),                     # 172: 130 is b'MQXMIT'
        (JZ, 20, 176),                           # 173
        (MOVE, 14, 71),                          # 174: 71 is 10
        (JUMP, 253),                             # 175
        (SAME, 20, 18, 132),                     # 176: 132 is b'MQHMDE'
        (JZ, 20, 180),                           # 177
        (MOVE, 14, 74),                          # 178: 74 is 11
        (JUMP, 253),                             # 179
        (SAME, 20, 18, 134),                     # 180: 134 is b'MQDEAD'
        (JZ, 20, 184),                           # 181
        (MOVE, 14, 77),                          # 182: 77 is 12
        (JUMP, 253),                             # 183
        (SAME, 20, 18, 136),                     # 184: 136 is b'MQHDIST'
        (JZ, 20, 188),                           # 185
        (MOVE, 14, 80),                          # 186: 80 is 13
        (JUMP, 253),                             # 187
        (SAME, 20, 18, 138),                     # 188: 138 is b'MQHRF'
        (JZ, 20, 192),                           # 189
        (MOVE, 14, 83),                          # 190: 83 is 14
        (JUMP, 253),                             # 191
        (SAME, 20, 18, 140),                     # 192: 140 is b'MQHRF2'
        (JZ, 20, 196),                           # 193
        (MOVE, 14, 53),                          # 194: 53 is 15
        (JUMP, 253),                             # 195
        (SAME, 20, 18, 142),                     # 196: 142 is b'MQCICS'
        (JZ, 20, 200),                           # 197
        (MOVE, 14, 88),                          # 198: 88 is 16
        (JUMP, 253),                             # 199
        (SAME, 20, 18, 144),                     # 200: 144 is b'MQIMS'
        (JZ, 20, 204),                           # 201
        (MOVE, 14, 91),                          # 202: 91 is 17
        (JUMP, 253),                             # 203
        (SAME, 20, 18, 146),                     # 204: 146 is b'MQHWIH'
        (JZ, 20, 208),                           # 205
        (MOVE, 14, 94),                          # 206: 94 is 18
        (JUMP, 253),                             # 207
        (SAME, 20, 18, 148),                     # 208: 148 is b'MQHREF'
        (JZ, 20, 212),                           # 209
        (MOVE, 14, 97),                          # 210: 97 is 19
        (JUMP, 253),                             # 211
        (SAME, 20, 18, 150),                     # 212: 150 is b'MQADMIN'
        (JZ, 20, 216),                           # 213
        (MOVE, 14, 100),                         # 214: 100 is 30
        (JUMP, 253),                             # 215
        (SAME, 20, 18, 152),                     # 216: 152 is b'MQAMQP'
        (JZ, 20, 220),                           # 217
        (MOVE, 14, 103),                         # 218: 103 is 31
        (JUMP, 253),                             # 219
        (SAME, 20, 18, 154),                     # 220: 154 is b'MQCHCOM'
        (JZ, 20, 224),                           # 221
        (MOVE, 14, 106),                         # 222: 106 is 32
        (JUMP, 253),                             # 223
        (SAME, 20, 18, 156),                     # 224: 156 is b'MQCMD1'
        (JZ, 20, 228),                           # 225
        (MOVE, 14, 109),                         # 226: 109 is 33
        (JUMP, 253),                             # 227
        (SAME, 20, 18, 158),                     # 228: 158 is b'MQCMD2'
        (JZ, 20, 232),                           # 229
        (MOVE, 14, 112),                         # 230: 112 is 34
        (JUMP, 253),                             # 231
        (SAME, 20, 18, 160),                     # 232: 160 is b'MQHEPCF'
        (JZ, 20, 236),                           # 233
        (MOVE, 14, 115),                         # 234: 115 is 35
        (JUMP, 253),                             # 235
        (SAME, 20, 18, 162),                     # 236: 162 is b'MQEVENT'
        (JZ, 20, 240),                           # 237
        (MOVE, 14, 118),                         # 238: 118 is 36
        (JUMP, 253),                             # 239
        (SAME, 20, 18, 164),                     # 240: 164 is b'MQIMSVS'
        (JZ, 20, 244),                           # 241
        (MOVE, 14, 121),                         # 242: 121 is 37
        (JUMP, 253),                             # 243
        (SAME, 20, 18, 166),                     # 244: 166 is b'MQPCF'
        (JZ, 20, 248),                           # 245
        (MOVE, 14, 124),                         # 246: 124 is 38
        (JUMP, 253),                             # 247
        (SAME, 20, 18, 168),                     # 248: 168 is b'MQTRIG'
        (JZ, 20, 252),                           # 249
        (MOVE, 14, 127),                         # 250: 127 is 40
        (JUMP, 253),                             # 251
        (MOVE, 14, 57),                          # 252: 57 is 0
        (MOVE, 3, 14),                           # 253
        (STORE, 0, 13, 3),                       # 254
        (RUN, 0, 14, 4),                         # 255: flags
        (LOAD, 3, 0, 6),                         # 256: if: not is_ebcdic
        (JNZ, 3, 262),                           # 257
        (BYTES, 0, 16, 56),                      # 258: size: len; ascii; 56 is 8
        (UNPAD, 0, 16, 32),                      # 259
        (CUT, 0, 16, 0, 0),                      # 260
        (STORE, 0, 15, 54),                      # 261: 54 is 1
        (JZ, 3, 267),                            # 262: if: is_ebcdic
        (BYTES, 0, 19, 56),                      # 263: size: len; ebcdic; 56 is 8
        (UNPAD, 0, 19, 64),                      # 264
        (CUT, 0, 19, 0, 0),                      # 265
        (STORE, 0, 18, 54),                      # 266: 54 is 1
        (RUN, 0, 21, 68),                        # 267: object_instance_id, len_src_env, ofs_src_env, len_src_name, ofs_src_name, len_dest_env, ofs_dest_env, len_dest_name, ofs_dest_name, data_logical_length, data_logical_offset, data_logical_offset2
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 268: size: struc_length - 108
        (SUB, 4, 3, 170),                        # 269: 170 is 108
        (BYTES, 0, 22, 4),                       # 270: strings
        (NUMBER2, 17, 0, 21, 24, 52, 4),         # 271
        (JLE, 17, 57, 281),                      # 272: 57 is 0
        (NUMBER2, 17, 0, 21, 28, 52, 4),         # 273
        (JLT, 17, 170, 281),                     # 274: 170 is 108
        (NUMBER2, 18, 0, 21, 24, 52, 4),         # 275
        (ADD, 19, 17, 18),                       # 276
        (NUMBER2, 20, 0, 5, 8, 52, 4),           # 277
        (JGT, 19, 20, 281),                      # 278
        (NUMBER2, 14, 0, 21, 24, 52, 4),         # 279
        (JUMP, 282),                             # 280
        (MOVE, 14, 57),                          # 281: 57 is 0
        (STORE, 0, 24, 14),                      # 282
        (NUMBER2, 17, 0, 21, 32, 52, 4),         # 283
        (JLE, 17, 57, 293),                      # 284: 57 is 0
        (NUMBER2, 17, 0, 21, 36, 52, 4),         # 285
        (JLT, 17, 170, 293),                     # 286: 170 is 108
        (NUMBER2, 18, 0, 21, 32, 52, 4),         # 287
        (ADD, 19, 17, 18),                       # 288
        (NUMBER2, 20, 0, 5, 8, 52, 4),           # 289
        (JGT, 19, 20, 293),                      # 290
        (NUMBER2, 14, 0, 21, 32, 52, 4),         # 291
        (JUMP, 294),                             # 292
        (MOVE, 14, 57),                          # 293: 57 is 0
        (STORE, 0, 25, 14),                      # 294
        (NUMBER2, 17, 0, 21, 40, 52, 4),         # 295
        (JLE, 17, 57, 305),                      # 296: 57 is 0
        (NUMBER2, 17, 0, 21, 44, 52, 4),         # 297
        (JLT, 17, 170, 305),                     # 298: 170 is 108
        (NUMBER2, 18, 0, 21, 40, 52, 4),         # 299
        (ADD, 19, 17, 18),                       # 300
        (NUMBER2, 20, 0, 5, 8, 52, 4),           # 301
        (JGT, 19, 20, 305),                      # 302
        (NUMBER2, 14, 0, 21, 40, 52, 4),         # 303
        (JUMP, 306),                             # 304
        (MOVE, 14, 57),                          # 305: 57 is 0
        (STORE, 0, 26, 14),                      # 306
        (NUMBER2, 17, 0, 21, 48, 52, 4),         # 307
        (JLE, 17, 57, 317),                      # 308: 57 is 0
        (NUMBER2, 17, 0, 21, 52, 52, 4),         # 309
        (JLT, 17, 170, 317),                     # 310: 170 is 108
        (NUMBER2, 18, 0, 21, 48, 52, 4),         # 311
        (ADD, 19, 17, 18),                       # 312
        (NUMBER2, 20, 0, 5, 8, 52, 4),           # 313
        (JGT, 19, 20, 317),                      # 314
        (NUMBER2, 14, 0, 21, 48, 52, 4),         # 315
        (JUMP, 318),                             # 316
        (MOVE, 14, 57),                          # 317: 57 is 0
        (STORE, 0, 27, 14),                      # 318
        (OPEN, 5, 0, 22),                        # 319: strings begins
        (CLOSE, 5),                              # 320: strings ends
        (LOAD, 3, 0, 13),                        # 321
        (STORE, 0, 28, 3),                       # 322
        (REST, 0, 29),                           # 323: remainder
        (LOAD, 6, 0, 6),                         # 324: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 6, 332),                            # 325
        (LOAD, 6, 0, 10),                        # 326
        (JZ, 6, 1002),                           # 327
        (LOAD, 3, 0, 11),                        # 328
        (LOAD, 4, 0, 12),                        # 329
        (MOVE, 5, 54),                           # 330: 54 is 1
        (JUMP, 337),                             # 331
        (LOAD, 6, 0, 7),                         # 332
        (JZ, 6, 1002),                           # 333
        (LOAD, 3, 0, 8),                         # 334
        (LOAD, 4, 0, 9),                         # 335
        (MOVE, 5, 57),                           # 336: 57 is 0
        (STORE, 0, 31, 3),                       # 337
        (STORE, 0, 32, 4),                       # 338
        (STORE, 0, 33, 5),                       # 339
        (LOAD, 6, 0, 6),                         # 340: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 394),                            # 341
        (JNE, 2, 61, 352),                       # 342: 61 is 273
        (LOAD, 17, 0, 18),                       # 343
        (JZ, 17, 1002),                          # 344
        (LOAD, 18, 0, 19),                       # 345
        (LOAD, 19, 0, 20),                       # 346
        (TEXT, 18, 2),                           # 347
        (MOVE, 14, 18),                          # 348
        (MOVE, 15, 19),                          # 349
        (MOVE, 16, 55),                          # 350: 55 is 2
        (JUMP, 390),                             # 351
        (JNE, 2, 171, 362),                      # 352: 171 is 500
        (LOAD, 17, 0, 18),                       # 353
        (JZ, 17, 1002),                          # 354
        (LOAD, 18, 0, 19),                       # 355
        (LOAD, 19, 0, 20),                       # 356
        (TEXT, 18, 3),                           # 357
        (MOVE, 14, 18),                          # 358
        (MOVE, 15, 19),                          # 359
        (MOVE, 16, 172),                         # 360: 172 is 3
        (JUMP, 390),                             # 361
        (JNE, 2, 173, 372),                      # 362: 173 is 1047
        (LOAD, 17, 0, 18),                       # 363
        (JZ, 17, 1002),                          # 364
        (LOAD, 18, 0, 19),                       # 365
        (LOAD, 19, 0, 20),                       # 366
        (TEXT, 18, 4),                           # 367
        (MOVE, 14, 18),                          # 368
        (MOVE, 15, 19),                          # 369
        (MOVE, 16, 58),                          # 370: 58 is 4
        (JUMP, 390),                             # 371
        (JNE, 2, 174, 382),                      # 372: 174 is 1140
        (LOAD, 17, 0, 18),                       # 373
        (JZ, 17, 1002),                          # 374
        (LOAD, 18, 0, 19),                       # 375
        (LOAD, 19, 0, 20),                       # 376
        (TEXT, 18, 5),                           # 377
        (MOVE, 14, 18),                          # 378
        (MOVE, 15, 19),                          # 379
        (MOVE, 16, 175),                         # 380: 175 is 5
        (JUMP, 390),                             # 381
        (LOAD, 17, 0, 18),                       # 382
        (JZ, 17, 1002),                          # 383
        (LOAD, 18, 0, 19),                       # 384
        (LOAD, 19, 0, 20),                       # 385
        (TEXT, 18, 1),                           # 386
        (MOVE, 14, 18),                          # 387
        (MOVE, 15, 19),                          # 388
        (MOVE, 16, 54),                          # 389: 54 is 1
        (MOVE, 3, 14),                           # 390
        (MOVE, 4, 15),                           # 391
        (MOVE, 5, 16),                           # 392
        (JUMP, 442),                             # 393
        (JNE, 2, 176, 404),                      # 394: 176 is 1208
        (LOAD, 6, 0, 15),                        # 395
        (JZ, 6, 1002),                           # 396
        (LOAD, 14, 0, 16),                       # 397
        (LOAD, 15, 0, 17),                       # 398
        (TEXT, 14, 6),                           # 399
        (MOVE, 3, 14),                           # 400
        (MOVE, 4, 15),                           # 401
        (MOVE, 5, 177),                          # 402: 177 is 6
        (JUMP, 442),                             # 403
        (JNE, 2, 178, 414),                      # 404: 178 is 1252
        (LOAD, 6, 0, 15),                        # 405
        (JZ, 6, 1002),                           # 406
        (LOAD, 14, 0, 16),                       # 407
        (LOAD, 15, 0, 17),                       # 408
        (TEXT, 14, 7),                           # 409
        (MOVE, 3, 14),                           # 410
        (MOVE, 4, 15),                           # 411
        (MOVE, 5, 59),                           # 412: 59 is 7
        (JUMP, 442),                             # 413
        (JNE, 2, 179, 424),                      # 414: 179 is 437
        (LOAD, 6, 0, 15),                        # 415
        (JZ, 6, 1002),                           # 416
        (LOAD, 14, 0, 16),                       # 417
        (LOAD, 15, 0, 17),                       # 418
        (TEXT, 14, 8),                           # 419
        (MOVE, 3, 14),                           # 420
        (MOVE, 4, 15),                           # 421
        (MOVE, 5, 56),                           # 422: 56 is 8
        (JUMP, 442),                             # 423
        (JNE, 2, 180, 434),                      # 424: 180 is 850
        (LOAD, 6, 0, 15),                        # 425
        (JZ, 6, 1002),                           # 426
        (LOAD, 14, 0, 16),                       # 427
        (LOAD, 15, 0, 17),                       # 428
        (TEXT, 14, 9),                           # 429
        (MOVE, 3, 14),                           # 430
        (MOVE, 4, 15),                           # 431
        (MOVE, 5, 181),                          # 432: 181 is 9
        (JUMP, 442),                             # 433
        (LOAD, 6, 0, 15),                        # 434
        (JZ, 6, 1002),                           # 435
        (LOAD, 14, 0, 16),                       # 436
        (LOAD, 15, 0, 17),                       # 437
        (TEXT, 14, 0),                           # 438
        (MOVE, 3, 14),                           # 439
        (MOVE, 4, 15),                           # 440
        (MOVE, 5, 57),                           # 441: 57 is 0
        (STORE, 0, 34, 3),                       # 442
        (STORE, 0, 35, 4),                       # 443
        (STORE, 0, 36, 5),                       # 444
        (JUMP, 474),                             # 445: src_env, where it is used
        (LOAD, 21, 0, 37),                       # 446
        (JNZ, 21, 473),                          # 447
        (LOAD, 27, 0, 24),                       # 448: pos: len_src_env > 0 ? _parent.ofs_src_env - 108 : 0
        (JLE, 27, 57, 453),                      # 449: 57 is 0
        (NUMBER2, 27, 0, 21, 28, 52, 4),         # 450
        (SUB, 24, 27, 170),                      # 451: 170 is 108
        (JUMP, 454),                             # 452
        (MOVE, 24, 57),                          # 453: 57 is 0
        (SEEK, 22, 0, 22, 24),                   # 454
        (STORE, 0, 38, 2),                       # 455
        (LOAD, 27, 0, 6),                        # 456
        (STORE, 0, 39, 27),                      # 457
        (JNZ, 27, 464),                          # 458: if: not is_ebcdic
        (LOAD, 27, 0, 24),                       # 459: size: len
        (BYTES, 0, 41, 27),                      # 460: ascii
        (UNPAD, 0, 41, 32),                      # 461
        (CUT, 0, 41, 0, 0),                      # 462
        (STORE, 0, 40, 54),                      # 463: 54 is 1
        (LOAD, 27, 0, 39),                       # 464: if: is_ebcdic
        (JZ, 27, 471),                           # 465
        (LOAD, 27, 0, 24),                       # 466: size: len
        (BYTES, 0, 44, 27),                      # 467: ebcdic
        (UNPAD, 0, 44, 64),                      # 468
        (CUT, 0, 44, 0, 0),                      # 469
        (STORE, 0, 43, 54),                      # 470: 54 is 1
        (CLOSE, 22),                             # 471: back from src_env
        (STORE, 0, 37, 54),                      # 472: 54 is 1
        (RETURN, 2),                             # 473: src_env is read
        (CALL, 2, 446),                          # 474: src_env
        (LOAD, 3, 0, 37),                        # 475
        (JZ, 3, 613),                            # 476
        (LOAD, 14, 0, 39),                       # 477: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 14, 532),                           # 478
        (LOAD, 17, 0, 38),                       # 479
        (JNE, 17, 61, 490),                      # 480: 61 is 273
        (LOAD, 17, 0, 43),                       # 481
        (JZ, 17, 1002),                          # 482
        (LOAD, 18, 0, 44),                       # 483
        (LOAD, 19, 0, 45),                       # 484
        (TEXT, 18, 2),                           # 485
        (MOVE, 14, 18),                          # 486
        (MOVE, 15, 19),                          # 487
        (MOVE, 16, 55),                          # 488: 55 is 2
        (JUMP, 528),                             # 489
        (JNE, 17, 171, 500),                     # 490: 171 is 500
        (LOAD, 17, 0, 43),                       # 491
        (JZ, 17, 1002),                          # 492
        (LOAD, 18, 0, 44),                       # 493
        (LOAD, 19, 0, 45),                       # 494
        (TEXT, 18, 3),                           # 495
        (MOVE, 14, 18),                          # 496
        (MOVE, 15, 19),                          # 497
        (MOVE, 16, 172),                         # 498: 172 is 3
        (JUMP, 528),                             # 499
        (JNE, 17, 173, 510),                     # 500: 173 is 1047
        (LOAD, 17, 0, 43),                       # 501
        (JZ, 17, 1002),                          # 502
        (LOAD, 18, 0, 44),                       # 503
        (LOAD, 19, 0, 45),                       # 504
        (TEXT, 18, 4),                           # 505
        (MOVE, 14, 18),                          # 506
        (MOVE, 15, 19),                          # 507
        (MOVE, 16, 58),                          # 508: 58 is 4
        (JUMP, 528),                             # 509
        (JNE, 17, 174, 520),                     # 510: 174 is 1140
        (LOAD, 17, 0, 43),                       # 511
        (JZ, 17, 1002),                          # 512
        (LOAD, 18, 0, 44),                       # 513
        (LOAD, 19, 0, 45),                       # 514
        (TEXT, 18, 5),                           # 515
        (MOVE, 14, 18),                          # 516
        (MOVE, 15, 19),                          # 517
        (MOVE, 16, 175),                         # 518: 175 is 5
        (JUMP, 528),                             # 519
        (LOAD, 17, 0, 43),                       # 520
        (JZ, 17, 1002),                          # 521
        (LOAD, 18, 0, 44),                       # 522
        (LOAD, 19, 0, 45),                       # 523
        (TEXT, 18, 1),                           # 524
        (MOVE, 14, 18),                          # 525
        (MOVE, 15, 19),                          # 526
        (MOVE, 16, 54),                          # 527: 54 is 1
        (MOVE, 4, 14),                           # 528
        (MOVE, 5, 15),                           # 529
        (MOVE, 6, 16),                           # 530
        (JUMP, 581),                             # 531
        (LOAD, 14, 0, 38),                       # 532
        (JNE, 14, 176, 543),                     # 533: 176 is 1208
        (LOAD, 14, 0, 40),                       # 534
        (JZ, 14, 1002),                          # 535
        (LOAD, 15, 0, 41),                       # 536
        (LOAD, 16, 0, 42),                       # 537
        (TEXT, 15, 6),                           # 538
        (MOVE, 4, 15),                           # 539
        (MOVE, 5, 16),                           # 540
        (MOVE, 6, 177),                          # 541: 177 is 6
        (JUMP, 581),                             # 542
        (JNE, 14, 178, 553),                     # 543: 178 is 1252
        (LOAD, 14, 0, 40),                       # 544
        (JZ, 14, 1002),                          # 545
        (LOAD, 15, 0, 41),                       # 546
        (LOAD, 16, 0, 42),                       # 547
        (TEXT, 15, 7),                           # 548
        (MOVE, 4, 15),                           # 549
        (MOVE, 5, 16),                           # 550
        (MOVE, 6, 59),                           # 551: 59 is 7
        (JUMP, 581),                             # 552
        (JNE, 14, 179, 563),                     # 553: 179 is 437
        (LOAD, 14, 0, 40),                       # 554
        (JZ, 14, 1002),                          # 555
        (LOAD, 15, 0, 41),                       # 556
        (LOAD, 16, 0, 42),                       # 557
        (TEXT, 15, 8),                           # 558
        (MOVE, 4, 15),                           # 559
        (MOVE, 5, 16),                           # 560
        (MOVE, 6, 56),                           # 561: 56 is 8
        (JUMP, 581),                             # 562
        (JNE, 14, 180, 573),                     # 563: 180 is 850
        (LOAD, 14, 0, 40),                       # 564
        (JZ, 14, 1002),                          # 565
        (LOAD, 15, 0, 41),                       # 566
        (LOAD, 16, 0, 42),                       # 567
        (TEXT, 15, 9),                           # 568
        (MOVE, 4, 15),                           # 569
        (MOVE, 5, 16),                           # 570
        (MOVE, 6, 181),                          # 571: 181 is 9
        (JUMP, 581),                             # 572
        (LOAD, 14, 0, 40),                       # 573
        (JZ, 14, 1002),                          # 574
        (LOAD, 15, 0, 41),                       # 575
        (LOAD, 16, 0, 42),                       # 576
        (TEXT, 15, 0),                           # 577
        (MOVE, 4, 15),                           # 578
        (MOVE, 5, 16),                           # 579
        (MOVE, 6, 57),                           # 580: 57 is 0
        (STORE, 0, 46, 4),                       # 581
        (STORE, 0, 47, 5),                       # 582
        (STORE, 0, 48, 6),                       # 583
        (JUMP, 613),                             # 584: src_name, where it is used
        (LOAD, 29, 0, 49),                       # 585
        (JNZ, 29, 612),                          # 586
        (LOAD, 35, 0, 25),                       # 587: pos: len_src_name > 0 ? _parent.ofs_src_name - 108 : 0
        (JLE, 35, 57, 592),                      # 588: 57 is 0
        (NUMBER2, 35, 0, 21, 36, 52, 4),         # 589
        (SUB, 32, 35, 170),                      # 590: 170 is 108
        (JUMP, 593),                             # 591
        (MOVE, 32, 57),                          # 592: 57 is 0
        (SEEK, 30, 0, 22, 32),                   # 593
        (STORE, 0, 50, 2),                       # 594
        (LOAD, 35, 0, 6),                        # 595
        (STORE, 0, 51, 35),                      # 596
        (JNZ, 35, 603),                          # 597: if: not is_ebcdic
        (LOAD, 35, 0, 25),                       # 598: size: len
        (BYTES, 0, 53, 35),                      # 599: ascii
        (UNPAD, 0, 53, 32),                      # 600
        (CUT, 0, 53, 0, 0),                      # 601
        (STORE, 0, 52, 54),                      # 602: 54 is 1
        (LOAD, 35, 0, 51),                       # 603: if: is_ebcdic
        (JZ, 35, 610),                           # 604
        (LOAD, 35, 0, 25),                       # 605: size: len
        (BYTES, 0, 56, 35),                      # 606: ebcdic
        (UNPAD, 0, 56, 64),                      # 607
        (CUT, 0, 56, 0, 0),                      # 608
        (STORE, 0, 55, 54),                      # 609: 54 is 1
        (CLOSE, 30),                             # 610: back from src_name
        (STORE, 0, 49, 54),                      # 611: 54 is 1
        (RETURN, 3),                             # 612: src_name is read
        (CALL, 3, 585),                          # 613: src_name
        (LOAD, 3, 0, 49),                        # 614
        (JZ, 3, 752),                            # 615
        (LOAD, 14, 0, 51),                       # 616: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 14, 671),                           # 617
        (LOAD, 17, 0, 50),                       # 618
        (JNE, 17, 61, 629),                      # 619: 61 is 273
        (LOAD, 17, 0, 55),                       # 620
        (JZ, 17, 1002),                          # 621
        (LOAD, 18, 0, 56),                       # 622
        (LOAD, 19, 0, 57),                       # 623
        (TEXT, 18, 2),                           # 624
        (MOVE, 14, 18),                          # 625
        (MOVE, 15, 19),                          # 626
        (MOVE, 16, 55),                          # 627: 55 is 2
        (JUMP, 667),                             # 628
        (JNE, 17, 171, 639),                     # 629: 171 is 500
        (LOAD, 17, 0, 55),                       # 630
        (JZ, 17, 1002),                          # 631
        (LOAD, 18, 0, 56),                       # 632
        (LOAD, 19, 0, 57),                       # 633
        (TEXT, 18, 3),                           # 634
        (MOVE, 14, 18),                          # 635
        (MOVE, 15, 19),                          # 636
        (MOVE, 16, 172),                         # 637: 172 is 3
        (JUMP, 667),                             # 638
        (JNE, 17, 173, 649),                     # 639: 173 is 1047
        (LOAD, 17, 0, 55),                       # 640
        (JZ, 17, 1002),                          # 641
        (LOAD, 18, 0, 56),                       # 642
        (LOAD, 19, 0, 57),                       # 643
        (TEXT, 18, 4),                           # 644
        (MOVE, 14, 18),                          # 645
        (MOVE, 15, 19),                          # 646
        (MOVE, 16, 58),                          # 647: 58 is 4
        (JUMP, 667),                             # 648
        (JNE, 17, 174, 659),                     # 649: 174 is 1140
        (LOAD, 17, 0, 55),                       # 650
        (JZ, 17, 1002),                          # 651
        (LOAD, 18, 0, 56),                       # 652
        (LOAD, 19, 0, 57),                       # 653
        (TEXT, 18, 5),                           # 654
        (MOVE, 14, 18),                          # 655
        (MOVE, 15, 19),                          # 656
        (MOVE, 16, 175),                         # 657: 175 is 5
        (JUMP, 667),                             # 658
        (LOAD, 17, 0, 55),                       # 659
        (JZ, 17, 1002),                          # 660
        (LOAD, 18, 0, 56),                       # 661
        (LOAD, 19, 0, 57),                       # 662
        (TEXT, 18, 1),                           # 663
        (MOVE, 14, 18),                          # 664
        (MOVE, 15, 19),                          # 665
        (MOVE, 16, 54),                          # 666: 54 is 1
        (MOVE, 4, 14),                           # 667
        (MOVE, 5, 15),                           # 668
        (MOVE, 6, 16),                           # 669
        (JUMP, 720),                             # 670
        (LOAD, 14, 0, 50),                       # 671
        (JNE, 14, 176, 682),                     # 672: 176 is 1208
        (LOAD, 14, 0, 52),                       # 673
        (JZ, 14, 1002),                          # 674
        (LOAD, 15, 0, 53),                       # 675
        (LOAD, 16, 0, 54),                       # 676
        (TEXT, 15, 6),                           # 677
        (MOVE, 4, 15),                           # 678
        (MOVE, 5, 16),                           # 679
        (MOVE, 6, 177),                          # 680: 177 is 6
        (JUMP, 720),                             # 681
        (JNE, 14, 178, 692),                     # 682: 178 is 1252
        (LOAD, 14, 0, 52),                       # 683
        (JZ, 14, 1002),                          # 684
        (LOAD, 15, 0, 53),                       # 685
        (LOAD, 16, 0, 54),                       # 686
        (TEXT, 15, 7),                           # 687
        (MOVE, 4, 15),                           # 688
        (MOVE, 5, 16),                           # 689
        (MOVE, 6, 59),                           # 690: 59 is 7
        (JUMP, 720),                             # 691
        (JNE, 14, 179, 702),                     # 692: 179 is 437
        (LOAD, 14, 0, 52),                       # 693
        (JZ, 14, 1002),                          # 694
        (LOAD, 15, 0, 53),                       # 695
        (LOAD, 16, 0, 54),                       # 696
        (TEXT, 15, 8),                           # 697
        (MOVE, 4, 15),                           # 698
        (MOVE, 5, 16),                           # 699
        (MOVE, 6, 56),                           # 700: 56 is 8
        (JUMP, 720),                             # 701
        (JNE, 14, 180, 712),                     # 702: 180 is 850
        (LOAD, 14, 0, 52),                       # 703
        (JZ, 14, 1002),                          # 704
        (LOAD, 15, 0, 53),                       # 705
        (LOAD, 16, 0, 54),                       # 706
        (TEXT, 15, 9),                           # 707
        (MOVE, 4, 15),                           # 708
        (MOVE, 5, 16),                           # 709
        (MOVE, 6, 181),                          # 710: 181 is 9
        (JUMP, 720),                             # 711
        (LOAD, 14, 0, 52),                       # 712
        (JZ, 14, 1002),                          # 713
        (LOAD, 15, 0, 53),                       # 714
        (LOAD, 16, 0, 54),                       # 715
        (TEXT, 15, 0),                           # 716
        (MOVE, 4, 15),                           # 717
        (MOVE, 5, 16),                           # 718
        (MOVE, 6, 57),                           # 719: 57 is 0
        (STORE, 0, 58, 4),                       # 720
        (STORE, 0, 59, 5),                       # 721
        (STORE, 0, 60, 6),                       # 722
        (JUMP, 752),                             # 723: dest_env, where it is used
        (LOAD, 37, 0, 61),                       # 724
        (JNZ, 37, 751),                          # 725
        (LOAD, 43, 0, 26),                       # 726: pos: len_dest_env > 0 ? _parent.ofs_dest_env - 108 : 0
        (JLE, 43, 57, 731),                      # 727: 57 is 0
        (NUMBER2, 43, 0, 21, 44, 52, 4),         # 728
        (SUB, 40, 43, 170),                      # 729: 170 is 108
        (JUMP, 732),                             # 730
        (MOVE, 40, 57),                          # 731: 57 is 0
        (SEEK, 38, 0, 22, 40),                   # 732
        (STORE, 0, 62, 2),                       # 733
        (LOAD, 43, 0, 6),                        # 734
        (STORE, 0, 63, 43),                      # 735
        (JNZ, 43, 742),                          # 736: if: not is_ebcdic
        (LOAD, 43, 0, 26),                       # 737: size: len
        (BYTES, 0, 65, 43),                      # 738: ascii
        (UNPAD, 0, 65, 32),                      # 739
        (CUT, 0, 65, 0, 0),                      # 740
        (STORE, 0, 64, 54),                      # 741: 54 is 1
        (LOAD, 43, 0, 63),                       # 742: if: is_ebcdic
        (JZ, 43, 749),                           # 743
        (LOAD, 43, 0, 26),                       # 744: size: len
        (BYTES, 0, 68, 43),                      # 745: ebcdic
        (UNPAD, 0, 68, 64),                      # 746
        (CUT, 0, 68, 0, 0),                      # 747
        (STORE, 0, 67, 54),                      # 748: 54 is 1
        (CLOSE, 38),                             # 749: back from dest_env
        (STORE, 0, 61, 54),                      # 750: 54 is 1
        (RETURN, 4),                             # 751: dest_env is read
        (CALL, 4, 724),                          # 752: dest_env
        (LOAD, 3, 0, 61),                        # 753
        (JZ, 3, 891),                            # 754
        (LOAD, 14, 0, 63),                       # 755: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 14, 810),                           # 756
        (LOAD, 17, 0, 62),                       # 757
        (JNE, 17, 61, 768),                      # 758: 61 is 273
        (LOAD, 17, 0, 67),                       # 759
        (JZ, 17, 1002),                          # 760
        (LOAD, 18, 0, 68),                       # 761
        (LOAD, 19, 0, 69),                       # 762
        (TEXT, 18, 2),                           # 763
        (MOVE, 14, 18),                          # 764
        (MOVE, 15, 19),                          # 765
        (MOVE, 16, 55),                          # 766: 55 is 2
        (JUMP, 806),                             # 767
        (JNE, 17, 171, 778),                     # 768: 171 is 500
        (LOAD, 17, 0, 67),                       # 769
        (JZ, 17, 1002),                          # 770
        (LOAD, 18, 0, 68),                       # 771
        (LOAD, 19, 0, 69),                       # 772
        (TEXT, 18, 3),                           # 773
        (MOVE, 14, 18),                          # 774
        (MOVE, 15, 19),                          # 775
        (MOVE, 16, 172),                         # 776: 172 is 3
        (JUMP, 806),                             # 777
        (JNE, 17, 173, 788),                     # 778: 173 is 1047
        (LOAD, 17, 0, 67),                       # 779
        (JZ, 17, 1002),                          # 780
        (LOAD, 18, 0, 68),                       # 781
        (LOAD, 19, 0, 69),                       # 782
        (TEXT, 18, 4),                           # 783
        (MOVE, 14, 18),                          # 784
        (MOVE, 15, 19),                          # 785
        (MOVE, 16, 58),                          # 786: 58 is 4
        (JUMP, 806),                             # 787
        (JNE, 17, 174, 798),                     # 788: 174 is 1140
        (LOAD, 17, 0, 67),                       # 789
        (JZ, 17, 1002),                          # 790
        (LOAD, 18, 0, 68),                       # 791
        (LOAD, 19, 0, 69),                       # 792
        (TEXT, 18, 5),                           # 793
        (MOVE, 14, 18),                          # 794
        (MOVE, 15, 19),                          # 795
        (MOVE, 16, 175),                         # 796: 175 is 5
        (JUMP, 806),                             # 797
        (LOAD, 17, 0, 67),                       # 798
        (JZ, 17, 1002),                          # 799
        (LOAD, 18, 0, 68),                       # 800
        (LOAD, 19, 0, 69),                       # 801
        (TEXT, 18, 1),                           # 802
        (MOVE, 14, 18),                          # 803
        (MOVE, 15, 19),                          # 804
        (MOVE, 16, 54),                          # 805: 54 is 1
        (MOVE, 4, 14),                           # 806
        (MOVE, 5, 15),                           # 807
        (MOVE, 6, 16),                           # 808
        (JUMP, 859),                             # 809
        (LOAD, 14, 0, 62),                       # 810
        (JNE, 14, 176, 821),                     # 811: 176 is 1208
        (LOAD, 14, 0, 64),                       # 812
        (JZ, 14, 1002),                          # 813
        (LOAD, 15, 0, 65),                       # 814
        (LOAD, 16, 0, 66),                       # 815
        (TEXT, 15, 6),                           # 816
        (MOVE, 4, 15),                           # 817
        (MOVE, 5, 16),                           # 818
        (MOVE, 6, 177),                          # 819: 177 is 6
        (JUMP, 859),                             # 820
        (JNE, 14, 178, 831),                     # 821: 178 is 1252
        (LOAD, 14, 0, 64),                       # 822
        (JZ, 14, 1002),                          # 823
        (LOAD, 15, 0, 65),                       # 824
        (LOAD, 16, 0, 66),                       # 825
        (TEXT, 15, 7),                           # 826
        (MOVE, 4, 15),                           # 827
        (MOVE, 5, 16),                           # 828
        (MOVE, 6, 59),                           # 829: 59 is 7
        (JUMP, 859),                             # 830
        (JNE, 14, 179, 841),                     # 831: 179 is 437
        (LOAD, 14, 0, 64),                       # 832
        (JZ, 14, 1002),                          # 833
        (LOAD, 15, 0, 65),                       # 834
        (LOAD, 16, 0, 66),                       # 835
        (TEXT, 15, 8),                           # 836
        (MOVE, 4, 15),                           # 837
        (MOVE, 5, 16),                           # 838
        (MOVE, 6, 56),                           # 839: 56 is 8
        (JUMP, 859),                             # 840
        (JNE, 14, 180, 851),                     # 841: 180 is 850
        (LOAD, 14, 0, 64),                       # 842
        (JZ, 14, 1002),                          # 843
        (LOAD, 15, 0, 65),                       # 844
        (LOAD, 16, 0, 66),                       # 845
        (TEXT, 15, 9),                           # 846
        (MOVE, 4, 15),                           # 847
        (MOVE, 5, 16),                           # 848
        (MOVE, 6, 181),                          # 849: 181 is 9
        (JUMP, 859),                             # 850
        (LOAD, 14, 0, 64),                       # 851
        (JZ, 14, 1002),                          # 852
        (LOAD, 15, 0, 65),                       # 853
        (LOAD, 16, 0, 66),                       # 854
        (TEXT, 15, 0),                           # 855
        (MOVE, 4, 15),                           # 856
        (MOVE, 5, 16),                           # 857
        (MOVE, 6, 57),                           # 858: 57 is 0
        (STORE, 0, 70, 4),                       # 859
        (STORE, 0, 71, 5),                       # 860
        (STORE, 0, 72, 6),                       # 861
        (JUMP, 891),                             # 862: dest_name, where it is used
        (LOAD, 45, 0, 73),                       # 863
        (JNZ, 45, 890),                          # 864
        (LOAD, 51, 0, 27),                       # 865: pos: len_dest_name > 0 ? _parent.ofs_dest_name - 108 : 0
        (JLE, 51, 57, 870),                      # 866: 57 is 0
        (NUMBER2, 51, 0, 21, 52, 52, 4),         # 867
        (SUB, 48, 51, 170),                      # 868: 170 is 108
        (JUMP, 871),                             # 869
        (MOVE, 48, 57),                          # 870: 57 is 0
        (SEEK, 46, 0, 22, 48),                   # 871
        (STORE, 0, 74, 2),                       # 872
        (LOAD, 51, 0, 6),                        # 873
        (STORE, 0, 75, 51),                      # 874
        (JNZ, 51, 881),                          # 875: if: not is_ebcdic
        (LOAD, 51, 0, 27),                       # 876: size: len
        (BYTES, 0, 77, 51),                      # 877: ascii
        (UNPAD, 0, 77, 32),                      # 878
        (CUT, 0, 77, 0, 0),                      # 879
        (STORE, 0, 76, 54),                      # 880: 54 is 1
        (LOAD, 51, 0, 75),                       # 881: if: is_ebcdic
        (JZ, 51, 888),                           # 882
        (LOAD, 51, 0, 27),                       # 883: size: len
        (BYTES, 0, 80, 51),                      # 884: ebcdic
        (UNPAD, 0, 80, 64),                      # 885
        (CUT, 0, 80, 0, 0),                      # 886
        (STORE, 0, 79, 54),                      # 887: 54 is 1
        (CLOSE, 46),                             # 888: back from dest_name
        (STORE, 0, 73, 54),                      # 889: 54 is 1
        (RETURN, 5),                             # 890: dest_name is read
        (CALL, 5, 863),                          # 891: dest_name
        (LOAD, 3, 0, 73),                        # 892
        (JZ, 3, 1001),                           # 893
        (LOAD, 14, 0, 75),                       # 894: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 14, 949),                           # 895
        (LOAD, 17, 0, 74),                       # 896
        (JNE, 17, 61, 907),                      # 897: 61 is 273
        (LOAD, 17, 0, 79),                       # 898
        (JZ, 17, 1002),                          # 899
        (LOAD, 18, 0, 80),                       # 900
        (LOAD, 19, 0, 81),                       # 901
        (TEXT, 18, 2),                           # 902
        (MOVE, 14, 18),                          # 903
        (MOVE, 15, 19),                          # 904
        (MOVE, 16, 55),                          # 905: 55 is 2
        (JUMP, 945),                             # 906
        (JNE, 17, 171, 917),                     # 907: 171 is 500
        (LOAD, 17, 0, 79),                       # 908
        (JZ, 17, 1002),                          # 909
        (LOAD, 18, 0, 80),                       # 910
        (LOAD, 19, 0, 81),                       # 911
        (TEXT, 18, 3),                           # 912
        (MOVE, 14, 18),                          # 913
        (MOVE, 15, 19),                          # 914
        (MOVE, 16, 172),                         # 915: 172 is 3
        (JUMP, 945),                             # 916
        (JNE, 17, 173, 927),                     # 917: 173 is 1047
        (LOAD, 17, 0, 79),                       # 918
        (JZ, 17, 1002),                          # 919
        (LOAD, 18, 0, 80),                       # 920
        (LOAD, 19, 0, 81),                       # 921
        (TEXT, 18, 4),                           # 922
        (MOVE, 14, 18),                          # 923
        (MOVE, 15, 19),                          # 924
        (MOVE, 16, 58),                          # 925: 58 is 4
        (JUMP, 945),                             # 926
        (JNE, 17, 174, 937),                     # 927: 174 is 1140
        (LOAD, 17, 0, 79),                       # 928
        (JZ, 17, 1002),                          # 929
        (LOAD, 18, 0, 80),                       # 930
        (LOAD, 19, 0, 81),                       # 931
        (TEXT, 18, 5),                           # 932
        (MOVE, 14, 18),                          # 933
        (MOVE, 15, 19),                          # 934
        (MOVE, 16, 175),                         # 935: 175 is 5
        (JUMP, 945),                             # 936
        (LOAD, 17, 0, 79),                       # 937
        (JZ, 17, 1002),                          # 938
        (LOAD, 18, 0, 80),                       # 939
        (LOAD, 19, 0, 81),                       # 940
        (TEXT, 18, 1),                           # 941
        (MOVE, 14, 18),                          # 942
        (MOVE, 15, 19),                          # 943
        (MOVE, 16, 54),                          # 944: 54 is 1
        (MOVE, 4, 14),                           # 945
        (MOVE, 5, 15),                           # 946
        (MOVE, 6, 16),                           # 947
        (JUMP, 998),                             # 948
        (LOAD, 14, 0, 74),                       # 949
        (JNE, 14, 176, 960),                     # 950: 176 is 1208
        (LOAD, 14, 0, 76),                       # 951
        (JZ, 14, 1002),                          # 952
        (LOAD, 15, 0, 77),                       # 953
        (LOAD, 16, 0, 78),                       # 954
        (TEXT, 15, 6),                           # 955
        (MOVE, 4, 15),                           # 956
        (MOVE, 5, 16),                           # 957
        (MOVE, 6, 177),                          # 958: 177 is 6
        (JUMP, 998),                             # 959
        (JNE, 14, 178, 970),                     # 960: 178 is 1252
        (LOAD, 14, 0, 76),                       # 961
        (JZ, 14, 1002),                          # 962
        (LOAD, 15, 0, 77),                       # 963
        (LOAD, 16, 0, 78),                       # 964
        (TEXT, 15, 7),                           # 965
        (MOVE, 4, 15),                           # 966
        (MOVE, 5, 16),                           # 967
        (MOVE, 6, 59),                           # 968: 59 is 7
        (JUMP, 998),                             # 969
        (JNE, 14, 179, 980),                     # 970: 179 is 437
        (LOAD, 14, 0, 76),                       # 971
        (JZ, 14, 1002),                          # 972
        (LOAD, 15, 0, 77),                       # 973
        (LOAD, 16, 0, 78),                       # 974
        (TEXT, 15, 8),                           # 975
        (MOVE, 4, 15),                           # 976
        (MOVE, 5, 16),                           # 977
        (MOVE, 6, 56),                           # 978: 56 is 8
        (JUMP, 998),                             # 979
        (JNE, 14, 180, 990),                     # 980: 180 is 850
        (LOAD, 14, 0, 76),                       # 981
        (JZ, 14, 1002),                          # 982
        (LOAD, 15, 0, 77),                       # 983
        (LOAD, 16, 0, 78),                       # 984
        (TEXT, 15, 9),                           # 985
        (MOVE, 4, 15),                           # 986
        (MOVE, 5, 16),                           # 987
        (MOVE, 6, 181),                          # 988: 181 is 9
        (JUMP, 998),                             # 989
        (LOAD, 14, 0, 76),                       # 990
        (JZ, 14, 1002),                          # 991
        (LOAD, 15, 0, 77),                       # 992
        (LOAD, 16, 0, 78),                       # 993
        (TEXT, 15, 0),                           # 994
        (MOVE, 4, 15),                           # 995
        (MOVE, 5, 16),                           # 996
        (MOVE, 6, 57),                           # 997: 57 is 0
        (STORE, 0, 82, 4),                       # 998
        (STORE, 0, 83, 5),                       # 999
        (STORE, 0, 84, 6),                       # 1000
        (DONE,),                                 # 1001: read
        (FAIL,),                                 # 1002: handed over
    ),
    constants=(b'\xd9\xd4\xc8@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
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
        Table(85, (0, 7, 10, 15, 18, 37, 40, 43, 49, 52, 55, 61, 64, 67, 73, 76, 79)),  # 0: mqrmh
    ),
    registers=53,
    numbers=(15, 1, 2, 8, 0, 4, 7, 546, 273, -1, 4, -1, 0, -5, 5, 39, -10, 6, 10, -16, 6, 11, -22, 6, 12, -28, 7, 13, -35, 5, 14, -40, 6, -46, 6, 16, -52, 5, 17, -57, 6, 18, -63, 6, 19, -69, 7, 30, -76, 6, 31, -82, 7, 32, -89, 6, 33, -95, 6, 34, -101, 7, 35, -108, 7, 36, -115, 7, 37, -122, 5, 38, -127, 6, 40, -133, 5, -138, 6, -144, 6, -150, 6, -156, 7, -163, 5, -168, 6, -174, 6, -180, 5, -185, 6, -191, 6, -197, 7, -204, 6, -210, 7, -217, 6, -223, 6, -229, 7, -236, 7, -243, 7, -250, 5, -255, 6, 108, 500, 3, 1047, 1140, 5, 1208, 6, 1252, 437, 850, 9),
    addresses=(0, -1, -1, -1, -1, -1),
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
                'value': Span(31, '*'),
                'kind': Formula('int', Computed(13, 'int')),
            }),
            'flags': Number(14, 0, 4, True, False, 'be', 4),
            'object_type': Inline({
                'ascii': Present(15, Span(16, None)),
                'ebcdic': Present(18, Span(19, None)),
                'value': Span(34, '*'),
            }),
            'object_instance_id': Fixed(21, 0, 24, None),
            'len_src_env': Number(21, 24, 4, True, False, 'be', 4),
            'ofs_src_env': Number(21, 28, 4, True, False, 'be', 4),
            'len_src_name': Number(21, 32, 4, True, False, 'be', 4),
            'ofs_src_name': Number(21, 36, 4, True, False, 'be', 4),
            'len_dest_env': Number(21, 40, 4, True, False, 'be', 4),
            'ofs_dest_env': Number(21, 44, 4, True, False, 'be', 4),
            'len_dest_name': Number(21, 48, 4, True, False, 'be', 4),
            'ofs_dest_name': Number(21, 52, 4, True, False, 'be', 4),
            'data_logical_length': Number(21, 56, 4, True, False, 'be', 4),
            'data_logical_offset': Number(21, 60, 4, True, False, 'be', 4),
            'data_logical_offset2': Number(21, 64, 4, True, False, 'be', 4),
            'len_src_env_inside': Computed(24, 'int'),
            'len_src_name_inside': Computed(25, 'int'),
            'len_dest_env_inside': Computed(26, 'int'),
            'len_dest_name_inside': Computed(27, 'int'),
            'strings': Inline({
                'src_env': Present(37, Inline({
                    'ascii': Present(40, Span(41, None)),
                    'ebcdic': Present(43, Span(44, None)),
                    'value': Span(46, '*'),
                })),
                'src_name': Present(49, Inline({
                    'ascii': Present(52, Span(53, None)),
                    'ebcdic': Present(55, Span(56, None)),
                    'value': Span(58, '*'),
                })),
                'dest_env': Present(61, Inline({
                    'ascii': Present(64, Span(65, None)),
                    'ebcdic': Present(67, Span(68, None)),
                    'value': Span(70, '*'),
                })),
                'dest_name': Present(73, Inline({
                    'ascii': Present(76, Span(77, None)),
                    'ebcdic': Present(79, Span(80, None)),
                    'value': Span(82, '*'),
                })),
                'has_string_outside': Formula('bool', Apply('or', (Apply('or', (Apply('or', (Apply('and', (Apply('!=', (Number(21, 24, 4, True, False, 'be', 4), 0)), Apply('==', (Computed(24, 'int'), 0)))), Apply('and', (Apply('!=', (Number(21, 32, 4, True, False, 'be', 4), 0)), Apply('==', (Computed(25, 'int'), 0)))))), Apply('and', (Apply('!=', (Number(21, 40, 4, True, False, 'be', 4), 0)), Apply('==', (Computed(26, 'int'), 0)))))), Apply('and', (Apply('!=', (Number(21, 48, 4, True, False, 'be', 4), 0)), Apply('==', (Computed(27, 'int'), 0))))))),
            }),
            'is_last': Formula('bool', Apply('!=', (Apply('&', (Number(14, 0, 4, True, False, 'be', 4), 1)), 0))),
            'logical_offset': Formula('int', Apply('+', (Apply('*', (Number(21, 64, 4, True, False, 'be', 4), 1000000000)), Number(21, 60, 4, True, False, 'be', 4)))),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Number(5, 12, 4, True, False, 'be', 4), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Number(5, 12, 4, True, False, 'be', 4), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Number(5, 12, 4, True, False, 'be', 4), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Number(5, 12, 4, True, False, 'be', 4), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Number(5, 12, 4, True, False, 'be', 4)),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 0)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), -1)))), 0, Apply('?', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 37)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 273)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 277)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 500)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1047)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 437)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 819)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 850)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1208)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(29, None),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'RMH ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'\xd9\xd4\xc8@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))),)))))),
        Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 1)),
        Apply('>=', (Number(5, 8, 4, True, False, 'be', 4), 108)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
