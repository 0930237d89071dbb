# Generated from ksy/ibm_mq/mqcih.ksy by `ksyspark generate`; do not edit.
"""Plans of mqcih: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, FIXED, JEQ, JGE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NUMBER2, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, STORE, TEXT, TEXTAT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Rows, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqcih
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
        (NUMBER2, 3, 0, 5, 4, 52, 4),            # 43: version, valid: any of these
        (JEQ, 3, 22, 47),                        # 44: valid: 1; valid: 2; 22 is 1
        (JEQ, 3, 23, 47),                        # 45: 23 is 2
        (JUMP, 2013),                            # 46
        (FIXED, 3, 0, 5, 0, 4),                  # 47
        (SAME, 5, 3, 30),                        # 48: 30 is b'\xc3\xc9\xc8@'
        (STORE, 0, 6, 5),                        # 49
        (LOAD, 3, 0, 6),                         # 50: if: not is_ebcdic
        (JNZ, 3, 57),                            # 51
        (BYTES, 0, 8, 24),                       # 52: size: 8; ascii; 24 is 8
        (UNPAD, 0, 8, 32),                       # 53
        (CUT, 0, 8, 0, 0),                       # 54
        (TEXTAT, 0, 8, 0),                       # 55: ascii is ISO-8859-1
        (STORE, 0, 7, 22),                       # 56: 22 is 1
        (JZ, 3, 63),                             # 57: if: is_ebcdic
        (BYTES, 0, 11, 24),                      # 58: size: 8; ebcdic; 24 is 8
        (UNPAD, 0, 11, 64),                      # 59
        (CUT, 0, 11, 0, 0),                      # 60
        (TEXTAT, 0, 11, 1),                      # 61: ebcdic is IBM037
        (STORE, 0, 10, 22),                      # 62: 22 is 1
        (LOAD, 6, 0, 6),                         # 63
        (JZ, 6, 162),                            # 64
        (LOAD, 6, 0, 6),                         # 65
        (JZ, 6, 2013),                           # 66
        (LOAD, 17, 0, 10),                       # 67
        (JZ, 17, 2013),                          # 68
        (LOAD, 18, 0, 11),                       # 69
        (LOAD, 19, 0, 12),                       # 70
        (SAME, 20, 18, 32),                      # 71: 32 is b''
        (JZ, 20, 75),                            # 72
        (MOVE, 14, 22),                          # 73: 22 is 1
        (JUMP, 160),                             # 74
        (SAME, 20, 18, 34),                      # 75: 34 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 20, 79),                            # 76
        (MOVE, 14, 36),                          # 77: 36 is 39
        (JUMP, 160),                             # 78
        (SAME, 20, 18, 37),                      # 79: 37 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 20, 83),                            # 80
        (MOVE, 14, 39),                          # 81: 39 is 10
        (JUMP, 160),                             # 82
        (SAME, 20, 18, 40),                      # 83: 40 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 20, 87),                            # 84
        (MOVE, 14, 42),                          # 85: 42 is 11
        (JUMP, 160),                             # 86
        (SAME, 20, 18, 43),                      # 87: 43 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 20, 91),                            # 88
        (MOVE, 14, 45),                          # 89: 45 is 12
        (JUMP, 160),                             # 90
        (SAME, 20, 18, 46),                      # 91: 46 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 20, 95),                            # 92
        (MOVE, 14, 48),                          # 93: 48 is 13
        (JUMP, 160),                             # 94
        (SAME, 20, 18, 49),                      # 95: 49 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 20, 99),                            # 96
        (MOVE, 14, 51),                          # 97: 51 is 14
        (JUMP, 160),                             # 98
        (SAME, 20, 18, 52),                      # 99: 52 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 20, 103),                           # 100
        (MOVE, 14, 21),                          # 101: 21 is 15
        (JUMP, 160),                             # 102
        (SAME, 20, 18, 54),                      # 103: 54 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 20, 107),                           # 104
        (MOVE, 14, 56),                          # 105: 56 is 16
        (JUMP, 160),                             # 106
        (SAME, 20, 18, 57),                      # 107: 57 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 20, 111),                           # 108
        (MOVE, 14, 59),                          # 109: 59 is 17
        (JUMP, 160),                             # 110
        (SAME, 20, 18, 60),                      # 111: 60 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 20, 115),                           # 112
        (MOVE, 14, 62),                          # 113: 62 is 18
        (JUMP, 160),                             # 114
        (SAME, 20, 18, 63),                      # 115: 63 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 20, 119),                           # 116
        (MOVE, 14, 65),                          # 117: 65 is 19
        (JUMP, 160),                             # 118
        (SAME, 20, 18, 66),                      # 119: 66 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 20, 123),                           # 120
        (MOVE, 14, 68),                          # 121: 68 is 30
        (JUMP, 160),                             # 122
        (SAME, 20, 18, 69),                      # 123: 69 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 20, 127),                           # 124
        (MOVE, 14, 71),                          # 125: 71 is 31
        (JUMP, 160),                             # 126
        (SAME, 20, 18, 72),                      # 127: 72 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 20, 131),                           # 128
        (MOVE, 14, 74),                          # 129: 74 is 32
        (JUMP, 160),                             # 130
        (SAME, 20, 18, 75),                      # 131: 75 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 20, 135),                           # 132
        (MOVE, 14, 77),                          # 133: 77 is 33
        (JUMP, 160),                             # 134
        (SAME, 20, 18, 78),                      # 135: 78 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 20, 139),                           # 136
        (MOVE, 14, 80),                          # 137: 80 is 34
        (JUMP, 160),                             # 138
        (SAME, 20, 18, 81),                      # 139: 81 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 20, 143),                           # 140
        (MOVE, 14, 83),                          # 141: 83 is 35
        (JUMP, 160),                             # 142
        (SAME, 20, 18, 84),                      # 143: 84 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 20, 147),                           # 144
        (MOVE, 14, 86),                          # 145: 86 is 36
        (JUMP, 160),                             # 146
        (SAME, 20, 18, 87),                      # 147: 87 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 20, 151),                           # 148
        (MOVE, 14, 89),                          # 149: 89 is 37
        (JUMP, 160),                             # 150
        (SAME, 20, 18, 90),                      # 151: 90 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 20, 155),                           # 152
        (MOVE, 14, 92),                          # 153: 92 is 38
        (JUMP, 160),                             # 154
        (SAME, 20, 18, 93),                      # 155: 93 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 20, 159),                           # 156
        (MOVE, 14, 95),                          # 157: 95 is 40
        (JUMP, 160),                             # 158
        (MOVE, 14, 25),                          # 159: 25 is 0
        (MOVE, 3, 14),                           # 160
        (JUMP, 258),                             # 161
        (LOAD, 6, 0, 6),                         # 162
        (JNZ, 6, 2013),                          # 163
        (LOAD, 17, 0, 7),                        # 164
        (JZ, 17, 2013),                          # 165
        (LOAD, 18, 0, 8),                        # 166
        (LOAD, 19, 0, 9),                        # 167
        (SAME, 20, 18, 32),                      # 168: 32 is b''
        (JZ, 20, 172),                           # 169
        (MOVE, 14, 22),                          # 170: 22 is 1
        (JUMP, 257),                             # 171
        (SAME, 20, 18, 96),                      # 172: 96 is b'MQSTR'
        (JZ, 20, 176),                           # 173
        (MOVE, 14, 36),                          # 174: 36 is 39
        (JUMP, 257),                             # 175
        (SAME, 20, 18, 98),                      # 176: 98 is b'MQXMIT'
        (JZ, 20, 180),                           # 177
        (MOVE, 14, 39),                          # 178: 39 is 10
        (JUMP, 257),                             # 179
        (SAME, 20, 18, 100),                     # 180: 100 is b'MQHMDE'
        (JZ, 20, 184),                           # 181
        (MOVE, 14, 42),                          # 182: 42 is 11
        (JUMP, 257),                             # 183
        (SAME, 20, 18, 102),                     # 184: 102 is b'MQDEAD'
        (JZ, 20, 188),                           # 185
        (MOVE, 14, 45),                          # 186: 45 is 12
        (JUMP, 257),                             # 187
        (SAME, 20, 18, 104),                     # 188: 104 is b'MQHDIST'
        (JZ, 20, 192),                           # 189
        (MOVE, 14, 48),                          # 190: 48 is 13
        (JUMP, 257),                             # 191
        (SAME, 20, 18, 106),                     # 192: 106 is b'MQHRF'
        (JZ, 20, 196),                           # 193
        (MOVE, 14, 51),                          # 194: 51 is 14
        (JUMP, 257),                             # 195
        (SAME, 20, 18, 108),                     # 196: 108 is b'MQHRF2'
        (JZ, 20, 200),                           # 197
        (MOVE, 14, 21),                          # 198: 21 is 15
        (JUMP, 257),                             # 199
        (SAME, 20, 18, 110),                     # 200: 110 is b'MQCICS'
        (JZ, 20, 204),                           # 201
        (MOVE, 14, 56),                          # 202: 56 is 16
        (JUMP, 257),                             # 203
        (SAME, 20, 18, 112),                     # 204: 112 is b'MQIMS'
        (JZ, 20, 208),                           # 205
        (MOVE, 14, 59),                          # 206: 59 is 17
        (JUMP, 257),                             # 207
        (SAME, 20, 18, 114),                     # 208: 114 is b'MQHWIH'
        (JZ, 20, 212),                           # 209
        (MOVE, 14, 62),                          # 210: 62 is 18
        (JUMP, 257),                             # 211
        (SAME, 20, 18, 116),                     # 212: 116 is b'MQHREF'
        (JZ, 20, 216),                           # 213
        (MOVE, 14, 65),                          # 214: 65 is 19
        (JUMP, 257),                             # 215
        (SAME, 20, 18, 118),                     # 216: 118 is b'MQADMIN'
        (JZ, 20, 220),                           # 217
        (MOVE, 14, 68),                          # 218: 68 is 30
        (JUMP, 257),                             # 219
        (SAME, 20, 18, 120),                     # 220: 120 is b'MQAMQP'
        (JZ, 20, 224),                           # 221
        (MOVE, 14, 71),                          # 222: 71 is 31
        (JUMP, 257),                             # 223
        (SAME, 20, 18, 122),                     # 224: 122 is b'MQCHCOM'
        (JZ, 20, 228),                           # 225
        (MOVE, 14, 74),                          # 226: 74 is 32
        (JUMP, 257),                             # 227
        (SAME, 20, 18, 124),                     # 228: 124 is b'MQCMD1'
        (JZ, 20, 232),                           # 229
        (MOVE, 14, 77),                          # 230: 77 is 33
        (JUMP, 257),                             # 231
        (SAME, 20, 18, 126),                     # 232: 126 is b'MQCMD2'
        (JZ, 20, 236),                           # 233
        (MOVE, 14, 80),                          # 234: 80 is 34
        (JUMP, 257),                             # 235
        (SAME, 20, 18, 128),                     # 236: 128 is b'MQHEPCF'
        (JZ, 20, 240),                           # 237
        (MOVE, 14, 83),                          # 238: 83 is 35
        (JUMP, 257),                             # 239
        (SAME, 20, 18, 130),                     # 240: 130 is b'MQEVENT'
        (JZ, 20, 244),                           # 241
        (MOVE, 14, 86),                          # 242: 86 is 36
        (JUMP, 257),                             # 243
        (SAME, 20, 18, 132),                     # 244: 132 is b'MQIMSVS'
        (JZ, 20, 248),                           # 245
        (MOVE, 14, 89),                          # 246: 89 is 37
        (JUMP, 257),                             # 247
        (SAME, 20, 18, 134),                     # 248: 134 is b'MQPCF'
        (JZ, 20, 252),                           # 249
        (MOVE, 14, 92),                          # 250: 92 is 38
        (JUMP, 257),                             # 251
        (SAME, 20, 18, 136),                     # 252: 136 is b'MQTRIG'
        (JZ, 20, 256),                           # 253
        (MOVE, 14, 95),                          # 254: 95 is 40
        (JUMP, 257),                             # 255
        (MOVE, 14, 25),                          # 256: 25 is 0
        (MOVE, 3, 14),                           # 257
        (STORE, 0, 13, 3),                       # 258
        (RUN, 0, 14, 56),                        # 259: flags, return_code, comp_code, reason, uow_control, get_wait_interval, link_type, output_data_length, facility_keep_time, ads_descriptor, conversational_task, task_end_status, facility
        (LOAD, 3, 0, 6),                         # 260: if: not is_ebcdic
        (JNZ, 3, 266),                           # 261
        (BYTES, 0, 16, 26),                      # 262: size: len; ascii; 26 is 4
        (UNPAD, 0, 16, 32),                      # 263
        (CUT, 0, 16, 0, 0),                      # 264
        (STORE, 0, 15, 22),                      # 265: 22 is 1
        (JZ, 3, 271),                            # 266: if: is_ebcdic
        (BYTES, 0, 19, 26),                      # 267: size: len; ebcdic; 26 is 4
        (UNPAD, 0, 19, 64),                      # 268
        (CUT, 0, 19, 0, 0),                      # 269
        (STORE, 0, 18, 22),                      # 270: 22 is 1
        (JNZ, 3, 276),                           # 271: if: not is_ebcdic
        (BYTES, 0, 22, 26),                      # 272: size: len; ascii; 26 is 4
        (UNPAD, 0, 22, 32),                      # 273
        (CUT, 0, 22, 0, 0),                      # 274
        (STORE, 0, 21, 22),                      # 275: 22 is 1
        (JZ, 3, 281),                            # 276: if: is_ebcdic
        (BYTES, 0, 25, 26),                      # 277: size: len; ebcdic; 26 is 4
        (UNPAD, 0, 25, 64),                      # 278
        (CUT, 0, 25, 0, 0),                      # 279
        (STORE, 0, 24, 22),                      # 280: 22 is 1
        (JNZ, 3, 286),                           # 281: if: not is_ebcdic
        (BYTES, 0, 28, 24),                      # 282: size: len; ascii; 24 is 8
        (UNPAD, 0, 28, 32),                      # 283
        (CUT, 0, 28, 0, 0),                      # 284
        (STORE, 0, 27, 22),                      # 285: 22 is 1
        (JZ, 3, 291),                            # 286: if: is_ebcdic
        (BYTES, 0, 31, 24),                      # 287: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 31, 64),                      # 288
        (CUT, 0, 31, 0, 0),                      # 289
        (STORE, 0, 30, 22),                      # 290: 22 is 1
        (JNZ, 3, 296),                           # 291: if: not is_ebcdic
        (BYTES, 0, 34, 24),                      # 292: size: len; ascii; 24 is 8
        (UNPAD, 0, 34, 32),                      # 293
        (CUT, 0, 34, 0, 0),                      # 294
        (STORE, 0, 33, 22),                      # 295: 22 is 1
        (JZ, 3, 301),                            # 296: if: is_ebcdic
        (BYTES, 0, 37, 24),                      # 297: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 37, 64),                      # 298
        (CUT, 0, 37, 0, 0),                      # 299
        (STORE, 0, 36, 22),                      # 300: 22 is 1
        (JNZ, 3, 306),                           # 301: if: not is_ebcdic
        (BYTES, 0, 40, 24),                      # 302: size: len; ascii; 24 is 8
        (UNPAD, 0, 40, 32),                      # 303
        (CUT, 0, 40, 0, 0),                      # 304
        (STORE, 0, 39, 22),                      # 305: 22 is 1
        (JZ, 3, 311),                            # 306: if: is_ebcdic
        (BYTES, 0, 43, 24),                      # 307: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 43, 64),                      # 308
        (CUT, 0, 43, 0, 0),                      # 309
        (STORE, 0, 42, 22),                      # 310: 22 is 1
        (JNZ, 3, 316),                           # 311: if: not is_ebcdic
        (BYTES, 0, 46, 26),                      # 312: size: len; ascii; 26 is 4
        (UNPAD, 0, 46, 32),                      # 313
        (CUT, 0, 46, 0, 0),                      # 314
        (STORE, 0, 45, 22),                      # 315: 22 is 1
        (JZ, 3, 321),                            # 316: if: is_ebcdic
        (BYTES, 0, 49, 26),                      # 317: size: len; ebcdic; 26 is 4
        (UNPAD, 0, 49, 64),                      # 318
        (CUT, 0, 49, 0, 0),                      # 319
        (STORE, 0, 48, 22),                      # 320: 22 is 1
        (JNZ, 3, 326),                           # 321: if: not is_ebcdic
        (BYTES, 0, 52, 26),                      # 322: size: len; ascii; 26 is 4
        (UNPAD, 0, 52, 32),                      # 323
        (CUT, 0, 52, 0, 0),                      # 324
        (STORE, 0, 51, 22),                      # 325: 22 is 1
        (JZ, 3, 331),                            # 326: if: is_ebcdic
        (BYTES, 0, 55, 26),                      # 327: size: len; ebcdic; 26 is 4
        (UNPAD, 0, 55, 64),                      # 328
        (CUT, 0, 55, 0, 0),                      # 329
        (STORE, 0, 54, 22),                      # 330: 22 is 1
        (JNZ, 3, 336),                           # 331: if: not is_ebcdic
        (BYTES, 0, 58, 26),                      # 332: size: len; ascii; 26 is 4
        (UNPAD, 0, 58, 32),                      # 333
        (CUT, 0, 58, 0, 0),                      # 334
        (STORE, 0, 57, 22),                      # 335: 22 is 1
        (JZ, 3, 341),                            # 336: if: is_ebcdic
        (BYTES, 0, 61, 26),                      # 337: size: len; ebcdic; 26 is 4
        (UNPAD, 0, 61, 64),                      # 338
        (CUT, 0, 61, 0, 0),                      # 339
        (STORE, 0, 60, 22),                      # 340: 22 is 1
        (JNZ, 3, 346),                           # 341: if: not is_ebcdic
        (BYTES, 0, 64, 26),                      # 342: size: len; ascii; 26 is 4
        (UNPAD, 0, 64, 32),                      # 343
        (CUT, 0, 64, 0, 0),                      # 344
        (STORE, 0, 63, 22),                      # 345: 22 is 1
        (JZ, 3, 351),                            # 346: if: is_ebcdic
        (BYTES, 0, 67, 26),                      # 347: size: len; ebcdic; 26 is 4
        (UNPAD, 0, 67, 64),                      # 348
        (CUT, 0, 67, 0, 0),                      # 349
        (STORE, 0, 66, 22),                      # 350: 22 is 1
        (JNZ, 3, 356),                           # 351: if: not is_ebcdic
        (BYTES, 0, 70, 26),                      # 352: size: len; ascii; 26 is 4
        (UNPAD, 0, 70, 32),                      # 353
        (CUT, 0, 70, 0, 0),                      # 354
        (STORE, 0, 69, 22),                      # 355: 22 is 1
        (JZ, 3, 361),                            # 356: if: is_ebcdic
        (BYTES, 0, 73, 26),                      # 357: size: len; ebcdic; 26 is 4
        (UNPAD, 0, 73, 64),                      # 358
        (CUT, 0, 73, 0, 0),                      # 359
        (STORE, 0, 72, 22),                      # 360: 22 is 1
        (JNZ, 3, 366),                           # 361: if: not is_ebcdic
        (BYTES, 0, 76, 26),                      # 362: size: len; ascii; 26 is 4
        (UNPAD, 0, 76, 32),                      # 363
        (CUT, 0, 76, 0, 0),                      # 364
        (STORE, 0, 75, 22),                      # 365: 22 is 1
        (JZ, 3, 371),                            # 366: if: is_ebcdic
        (BYTES, 0, 79, 26),                      # 367: size: len; ebcdic; 26 is 4
        (UNPAD, 0, 79, 64),                      # 368
        (CUT, 0, 79, 0, 0),                      # 369
        (STORE, 0, 78, 22),                      # 370: 22 is 1
        (JNZ, 3, 376),                           # 371: if: not is_ebcdic
        (BYTES, 0, 82, 26),                      # 372: size: len; ascii; 26 is 4
        (UNPAD, 0, 82, 32),                      # 373
        (CUT, 0, 82, 0, 0),                      # 374
        (STORE, 0, 81, 22),                      # 375: 22 is 1
        (JZ, 3, 381),                            # 376: if: is_ebcdic
        (BYTES, 0, 85, 26),                      # 377: size: len; ebcdic; 26 is 4
        (UNPAD, 0, 85, 64),                      # 378
        (CUT, 0, 85, 0, 0),                      # 379
        (STORE, 0, 84, 22),                      # 380: 22 is 1
        (JNZ, 3, 386),                           # 381: if: not is_ebcdic
        (BYTES, 0, 88, 26),                      # 382: size: len; ascii; 26 is 4
        (UNPAD, 0, 88, 32),                      # 383
        (CUT, 0, 88, 0, 0),                      # 384
        (STORE, 0, 87, 22),                      # 385: 22 is 1
        (JZ, 3, 391),                            # 386: if: is_ebcdic
        (BYTES, 0, 91, 26),                      # 387: size: len; ebcdic; 26 is 4
        (UNPAD, 0, 91, 64),                      # 388
        (CUT, 0, 91, 0, 0),                      # 389
        (STORE, 0, 90, 22),                      # 390: 22 is 1
        (JNZ, 3, 396),                           # 391: if: not is_ebcdic
        (BYTES, 0, 94, 24),                      # 392: size: len; ascii; 24 is 8
        (UNPAD, 0, 94, 32),                      # 393
        (CUT, 0, 94, 0, 0),                      # 394
        (STORE, 0, 93, 22),                      # 395: 22 is 1
        (JZ, 3, 401),                            # 396: if: is_ebcdic
        (BYTES, 0, 97, 24),                      # 397: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 97, 64),                      # 398
        (CUT, 0, 97, 0, 0),                      # 399
        (STORE, 0, 96, 22),                      # 400: 22 is 1
        (JNZ, 3, 406),                           # 401: if: not is_ebcdic
        (BYTES, 0, 100, 24),                     # 402: size: len; ascii; 24 is 8
        (UNPAD, 0, 100, 32),                     # 403
        (CUT, 0, 100, 0, 0),                     # 404
        (STORE, 0, 99, 22),                      # 405: 22 is 1
        (JZ, 3, 411),                            # 406: if: is_ebcdic
        (BYTES, 0, 103, 24),                     # 407: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 103, 64),                     # 408
        (CUT, 0, 103, 0, 0),                     # 409
        (STORE, 0, 102, 22),                     # 410: 22 is 1
        (NUMBER2, 3, 0, 5, 4, 52, 4),            # 411: if: version == 2
        (JNE, 3, 23, 418),                       # 412: 23 is 2
        (ROW, 1, 2, 3),                          # 413: cih.screen
        (STORE, 0, 105, 3),                      # 414
        (LOAD, 4, 0, 4),                         # 415
        (STORE, 2, 0, 4),                        # 416
        (RUN, 2, 1, 16),                         # 417: cursor_position, error_offset, input_item, reserved4
        (LOAD, 3, 0, 13),                        # 418
        (STORE, 0, 106, 3),                      # 419
        (REST, 0, 107),                          # 420: remainder
        (LOAD, 6, 0, 6),                         # 421: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 6, 429),                            # 422
        (LOAD, 6, 0, 10),                        # 423
        (JZ, 6, 2013),                           # 424
        (LOAD, 3, 0, 11),                        # 425
        (LOAD, 4, 0, 12),                        # 426
        (MOVE, 5, 22),                           # 427: 22 is 1
        (JUMP, 434),                             # 428
        (LOAD, 6, 0, 7),                         # 429
        (JZ, 6, 2013),                           # 430
        (LOAD, 3, 0, 8),                         # 431
        (LOAD, 4, 0, 9),                         # 432
        (MOVE, 5, 25),                           # 433: 25 is 0
        (STORE, 0, 109, 3),                      # 434
        (STORE, 0, 110, 4),                      # 435
        (STORE, 0, 111, 5),                      # 436
        (LOAD, 6, 0, 6),                         # 437: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 491),                            # 438
        (JNE, 2, 29, 449),                       # 439: 29 is 273
        (LOAD, 17, 0, 18),                       # 440
        (JZ, 17, 2013),                          # 441
        (LOAD, 18, 0, 19),                       # 442
        (LOAD, 19, 0, 20),                       # 443
        (TEXT, 18, 2),                           # 444
        (MOVE, 14, 18),                          # 445
        (MOVE, 15, 19),                          # 446
        (MOVE, 16, 23),                          # 447: 23 is 2
        (JUMP, 487),                             # 448
        (JNE, 2, 138, 459),                      # 449: 138 is 500
        (LOAD, 17, 0, 18),                       # 450
        (JZ, 17, 2013),                          # 451
        (LOAD, 18, 0, 19),                       # 452
        (LOAD, 19, 0, 20),                       # 453
        (TEXT, 18, 3),                           # 454
        (MOVE, 14, 18),                          # 455
        (MOVE, 15, 19),                          # 456
        (MOVE, 16, 139),                         # 457: 139 is 3
        (JUMP, 487),                             # 458
        (JNE, 2, 140, 469),                      # 459: 140 is 1047
        (LOAD, 17, 0, 18),                       # 460
        (JZ, 17, 2013),                          # 461
        (LOAD, 18, 0, 19),                       # 462
        (LOAD, 19, 0, 20),                       # 463
        (TEXT, 18, 4),                           # 464
        (MOVE, 14, 18),                          # 465
        (MOVE, 15, 19),                          # 466
        (MOVE, 16, 26),                          # 467: 26 is 4
        (JUMP, 487),                             # 468
        (JNE, 2, 141, 479),                      # 469: 141 is 1140
        (LOAD, 17, 0, 18),                       # 470
        (JZ, 17, 2013),                          # 471
        (LOAD, 18, 0, 19),                       # 472
        (LOAD, 19, 0, 20),                       # 473
        (TEXT, 18, 5),                           # 474
        (MOVE, 14, 18),                          # 475
        (MOVE, 15, 19),                          # 476
        (MOVE, 16, 142),                         # 477: 142 is 5
        (JUMP, 487),                             # 478
        (LOAD, 17, 0, 18),                       # 479
        (JZ, 17, 2013),                          # 480
        (LOAD, 18, 0, 19),                       # 481
        (LOAD, 19, 0, 20),                       # 482
        (TEXT, 18, 1),                           # 483
        (MOVE, 14, 18),                          # 484
        (MOVE, 15, 19),                          # 485
        (MOVE, 16, 22),                          # 486: 22 is 1
        (MOVE, 3, 14),                           # 487
        (MOVE, 4, 15),                           # 488
        (MOVE, 5, 16),                           # 489
        (JUMP, 539),                             # 490
        (JNE, 2, 143, 501),                      # 491: 143 is 1208
        (LOAD, 6, 0, 15),                        # 492
        (JZ, 6, 2013),                           # 493
        (LOAD, 14, 0, 16),                       # 494
        (LOAD, 15, 0, 17),                       # 495
        (TEXT, 14, 6),                           # 496
        (MOVE, 3, 14),                           # 497
        (MOVE, 4, 15),                           # 498
        (MOVE, 5, 144),                          # 499: 144 is 6
        (JUMP, 539),                             # 500
        (JNE, 2, 145, 511),                      # 501: 145 is 1252
        (LOAD, 6, 0, 15),                        # 502
        (JZ, 6, 2013),                           # 503
        (LOAD, 14, 0, 16),                       # 504
        (LOAD, 15, 0, 17),                       # 505
        (TEXT, 14, 7),                           # 506
        (MOVE, 3, 14),                           # 507
        (MOVE, 4, 15),                           # 508
        (MOVE, 5, 27),                           # 509: 27 is 7
        (JUMP, 539),                             # 510
        (JNE, 2, 146, 521),                      # 511: 146 is 437
        (LOAD, 6, 0, 15),                        # 512
        (JZ, 6, 2013),                           # 513
        (LOAD, 14, 0, 16),                       # 514
        (LOAD, 15, 0, 17),                       # 515
        (TEXT, 14, 8),                           # 516
        (MOVE, 3, 14),                           # 517
        (MOVE, 4, 15),                           # 518
        (MOVE, 5, 24),                           # 519: 24 is 8
        (JUMP, 539),                             # 520
        (JNE, 2, 147, 531),                      # 521: 147 is 850
        (LOAD, 6, 0, 15),                        # 522
        (JZ, 6, 2013),                           # 523
        (LOAD, 14, 0, 16),                       # 524
        (LOAD, 15, 0, 17),                       # 525
        (TEXT, 14, 9),                           # 526
        (MOVE, 3, 14),                           # 527
        (MOVE, 4, 15),                           # 528
        (MOVE, 5, 148),                          # 529: 148 is 9
        (JUMP, 539),                             # 530
        (LOAD, 6, 0, 15),                        # 531
        (JZ, 6, 2013),                           # 532
        (LOAD, 14, 0, 16),                       # 533
        (LOAD, 15, 0, 17),                       # 534
        (TEXT, 14, 0),                           # 535
        (MOVE, 3, 14),                           # 536
        (MOVE, 4, 15),                           # 537
        (MOVE, 5, 25),                           # 538: 25 is 0
        (STORE, 0, 112, 3),                      # 539
        (STORE, 0, 113, 4),                      # 540
        (STORE, 0, 114, 5),                      # 541
        (LOAD, 6, 0, 6),                         # 542: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 596),                            # 543
        (JNE, 2, 29, 554),                       # 544: 29 is 273
        (LOAD, 17, 0, 24),                       # 545
        (JZ, 17, 2013),                          # 546
        (LOAD, 18, 0, 25),                       # 547
        (LOAD, 19, 0, 26),                       # 548
        (TEXT, 18, 2),                           # 549
        (MOVE, 14, 18),                          # 550
        (MOVE, 15, 19),                          # 551
        (MOVE, 16, 23),                          # 552: 23 is 2
        (JUMP, 592),                             # 553
        (JNE, 2, 138, 564),                      # 554: 138 is 500
        (LOAD, 17, 0, 24),                       # 555
        (JZ, 17, 2013),                          # 556
        (LOAD, 18, 0, 25),                       # 557
        (LOAD, 19, 0, 26),                       # 558
        (TEXT, 18, 3),                           # 559
        (MOVE, 14, 18),                          # 560
        (MOVE, 15, 19),                          # 561
        (MOVE, 16, 139),                         # 562: 139 is 3
        (JUMP, 592),                             # 563
        (JNE, 2, 140, 574),                      # 564: 140 is 1047
        (LOAD, 17, 0, 24),                       # 565
        (JZ, 17, 2013),                          # 566
        (LOAD, 18, 0, 25),                       # 567
        (LOAD, 19, 0, 26),                       # 568
        (TEXT, 18, 4),                           # 569
        (MOVE, 14, 18),                          # 570
        (MOVE, 15, 19),                          # 571
        (MOVE, 16, 26),                          # 572: 26 is 4
        (JUMP, 592),                             # 573
        (JNE, 2, 141, 584),                      # 574: 141 is 1140
        (LOAD, 17, 0, 24),                       # 575
        (JZ, 17, 2013),                          # 576
        (LOAD, 18, 0, 25),                       # 577
        (LOAD, 19, 0, 26),                       # 578
        (TEXT, 18, 5),                           # 579
        (MOVE, 14, 18),                          # 580
        (MOVE, 15, 19),                          # 581
        (MOVE, 16, 142),                         # 582: 142 is 5
        (JUMP, 592),                             # 583
        (LOAD, 17, 0, 24),                       # 584
        (JZ, 17, 2013),                          # 585
        (LOAD, 18, 0, 25),                       # 586
        (LOAD, 19, 0, 26),                       # 587
        (TEXT, 18, 1),                           # 588
        (MOVE, 14, 18),                          # 589
        (MOVE, 15, 19),                          # 590
        (MOVE, 16, 22),                          # 591: 22 is 1
        (MOVE, 3, 14),                           # 592
        (MOVE, 4, 15),                           # 593
        (MOVE, 5, 16),                           # 594
        (JUMP, 644),                             # 595
        (JNE, 2, 143, 606),                      # 596: 143 is 1208
        (LOAD, 6, 0, 21),                        # 597
        (JZ, 6, 2013),                           # 598
        (LOAD, 14, 0, 22),                       # 599
        (LOAD, 15, 0, 23),                       # 600
        (TEXT, 14, 6),                           # 601
        (MOVE, 3, 14),                           # 602
        (MOVE, 4, 15),                           # 603
        (MOVE, 5, 144),                          # 604: 144 is 6
        (JUMP, 644),                             # 605
        (JNE, 2, 145, 616),                      # 606: 145 is 1252
        (LOAD, 6, 0, 21),                        # 607
        (JZ, 6, 2013),                           # 608
        (LOAD, 14, 0, 22),                       # 609
        (LOAD, 15, 0, 23),                       # 610
        (TEXT, 14, 7),                           # 611
        (MOVE, 3, 14),                           # 612
        (MOVE, 4, 15),                           # 613
        (MOVE, 5, 27),                           # 614: 27 is 7
        (JUMP, 644),                             # 615
        (JNE, 2, 146, 626),                      # 616: 146 is 437
        (LOAD, 6, 0, 21),                        # 617
        (JZ, 6, 2013),                           # 618
        (LOAD, 14, 0, 22),                       # 619
        (LOAD, 15, 0, 23),                       # 620
        (TEXT, 14, 8),                           # 621
        (MOVE, 3, 14),                           # 622
        (MOVE, 4, 15),                           # 623
        (MOVE, 5, 24),                           # 624: 24 is 8
        (JUMP, 644),                             # 625
        (JNE, 2, 147, 636),                      # 626: 147 is 850
        (LOAD, 6, 0, 21),                        # 627
        (JZ, 6, 2013),                           # 628
        (LOAD, 14, 0, 22),                       # 629
        (LOAD, 15, 0, 23),                       # 630
        (TEXT, 14, 9),                           # 631
        (MOVE, 3, 14),                           # 632
        (MOVE, 4, 15),                           # 633
        (MOVE, 5, 148),                          # 634: 148 is 9
        (JUMP, 644),                             # 635
        (LOAD, 6, 0, 21),                        # 636
        (JZ, 6, 2013),                           # 637
        (LOAD, 14, 0, 22),                       # 638
        (LOAD, 15, 0, 23),                       # 639
        (TEXT, 14, 0),                           # 640
        (MOVE, 3, 14),                           # 641
        (MOVE, 4, 15),                           # 642
        (MOVE, 5, 25),                           # 643: 25 is 0
        (STORE, 0, 115, 3),                      # 644
        (STORE, 0, 116, 4),                      # 645
        (STORE, 0, 117, 5),                      # 646
        (LOAD, 6, 0, 6),                         # 647: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 701),                            # 648
        (JNE, 2, 29, 659),                       # 649: 29 is 273
        (LOAD, 17, 0, 30),                       # 650
        (JZ, 17, 2013),                          # 651
        (LOAD, 18, 0, 31),                       # 652
        (LOAD, 19, 0, 32),                       # 653
        (TEXT, 18, 2),                           # 654
        (MOVE, 14, 18),                          # 655
        (MOVE, 15, 19),                          # 656
        (MOVE, 16, 23),                          # 657: 23 is 2
        (JUMP, 697),                             # 658
        (JNE, 2, 138, 669),                      # 659: 138 is 500
        (LOAD, 17, 0, 30),                       # 660
        (JZ, 17, 2013),                          # 661
        (LOAD, 18, 0, 31),                       # 662
        (LOAD, 19, 0, 32),                       # 663
        (TEXT, 18, 3),                           # 664
        (MOVE, 14, 18),                          # 665
        (MOVE, 15, 19),                          # 666
        (MOVE, 16, 139),                         # 667: 139 is 3
        (JUMP, 697),                             # 668
        (JNE, 2, 140, 679),                      # 669: 140 is 1047
        (LOAD, 17, 0, 30),                       # 670
        (JZ, 17, 2013),                          # 671
        (LOAD, 18, 0, 31),                       # 672
        (LOAD, 19, 0, 32),                       # 673
        (TEXT, 18, 4),                           # 674
        (MOVE, 14, 18),                          # 675
        (MOVE, 15, 19),                          # 676
        (MOVE, 16, 26),                          # 677: 26 is 4
        (JUMP, 697),                             # 678
        (JNE, 2, 141, 689),                      # 679: 141 is 1140
        (LOAD, 17, 0, 30),                       # 680
        (JZ, 17, 2013),                          # 681
        (LOAD, 18, 0, 31),                       # 682
        (LOAD, 19, 0, 32),                       # 683
        (TEXT, 18, 5),                           # 684
        (MOVE, 14, 18),                          # 685
        (MOVE, 15, 19),                          # 686
        (MOVE, 16, 142),                         # 687: 142 is 5
        (JUMP, 697),                             # 688
        (LOAD, 17, 0, 30),                       # 689
        (JZ, 17, 2013),                          # 690
        (LOAD, 18, 0, 31),                       # 691
        (LOAD, 19, 0, 32),                       # 692
        (TEXT, 18, 1),                           # 693
        (MOVE, 14, 18),                          # 694
        (MOVE, 15, 19),                          # 695
        (MOVE, 16, 22),                          # 696: 22 is 1
        (MOVE, 3, 14),                           # 697
        (MOVE, 4, 15),                           # 698
        (MOVE, 5, 16),                           # 699
        (JUMP, 749),                             # 700
        (JNE, 2, 143, 711),                      # 701: 143 is 1208
        (LOAD, 6, 0, 27),                        # 702
        (JZ, 6, 2013),                           # 703
        (LOAD, 14, 0, 28),                       # 704
        (LOAD, 15, 0, 29),                       # 705
        (TEXT, 14, 6),                           # 706
        (MOVE, 3, 14),                           # 707
        (MOVE, 4, 15),                           # 708
        (MOVE, 5, 144),                          # 709: 144 is 6
        (JUMP, 749),                             # 710
        (JNE, 2, 145, 721),                      # 711: 145 is 1252
        (LOAD, 6, 0, 27),                        # 712
        (JZ, 6, 2013),                           # 713
        (LOAD, 14, 0, 28),                       # 714
        (LOAD, 15, 0, 29),                       # 715
        (TEXT, 14, 7),                           # 716
        (MOVE, 3, 14),                           # 717
        (MOVE, 4, 15),                           # 718
        (MOVE, 5, 27),                           # 719: 27 is 7
        (JUMP, 749),                             # 720
        (JNE, 2, 146, 731),                      # 721: 146 is 437
        (LOAD, 6, 0, 27),                        # 722
        (JZ, 6, 2013),                           # 723
        (LOAD, 14, 0, 28),                       # 724
        (LOAD, 15, 0, 29),                       # 725
        (TEXT, 14, 8),                           # 726
        (MOVE, 3, 14),                           # 727
        (MOVE, 4, 15),                           # 728
        (MOVE, 5, 24),                           # 729: 24 is 8
        (JUMP, 749),                             # 730
        (JNE, 2, 147, 741),                      # 731: 147 is 850
        (LOAD, 6, 0, 27),                        # 732
        (JZ, 6, 2013),                           # 733
        (LOAD, 14, 0, 28),                       # 734
        (LOAD, 15, 0, 29),                       # 735
        (TEXT, 14, 9),                           # 736
        (MOVE, 3, 14),                           # 737
        (MOVE, 4, 15),                           # 738
        (MOVE, 5, 148),                          # 739: 148 is 9
        (JUMP, 749),                             # 740
        (LOAD, 6, 0, 27),                        # 741
        (JZ, 6, 2013),                           # 742
        (LOAD, 14, 0, 28),                       # 743
        (LOAD, 15, 0, 29),                       # 744
        (TEXT, 14, 0),                           # 745
        (MOVE, 3, 14),                           # 746
        (MOVE, 4, 15),                           # 747
        (MOVE, 5, 25),                           # 748: 25 is 0
        (STORE, 0, 118, 3),                      # 749
        (STORE, 0, 119, 4),                      # 750
        (STORE, 0, 120, 5),                      # 751
        (LOAD, 6, 0, 6),                         # 752: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 806),                            # 753
        (JNE, 2, 29, 764),                       # 754: 29 is 273
        (LOAD, 17, 0, 36),                       # 755
        (JZ, 17, 2013),                          # 756
        (LOAD, 18, 0, 37),                       # 757
        (LOAD, 19, 0, 38),                       # 758
        (TEXT, 18, 2),                           # 759
        (MOVE, 14, 18),                          # 760
        (MOVE, 15, 19),                          # 761
        (MOVE, 16, 23),                          # 762: 23 is 2
        (JUMP, 802),                             # 763
        (JNE, 2, 138, 774),                      # 764: 138 is 500
        (LOAD, 17, 0, 36),                       # 765
        (JZ, 17, 2013),                          # 766
        (LOAD, 18, 0, 37),                       # 767
        (LOAD, 19, 0, 38),                       # 768
        (TEXT, 18, 3),                           # 769
        (MOVE, 14, 18),                          # 770
        (MOVE, 15, 19),                          # 771
        (MOVE, 16, 139),                         # 772: 139 is 3
        (JUMP, 802),                             # 773
        (JNE, 2, 140, 784),                      # 774: 140 is 1047
        (LOAD, 17, 0, 36),                       # 775
        (JZ, 17, 2013),                          # 776
        (LOAD, 18, 0, 37),                       # 777
        (LOAD, 19, 0, 38),                       # 778
        (TEXT, 18, 4),                           # 779
        (MOVE, 14, 18),                          # 780
        (MOVE, 15, 19),                          # 781
        (MOVE, 16, 26),                          # 782: 26 is 4
        (JUMP, 802),                             # 783
        (JNE, 2, 141, 794),                      # 784: 141 is 1140
        (LOAD, 17, 0, 36),                       # 785
        (JZ, 17, 2013),                          # 786
        (LOAD, 18, 0, 37),                       # 787
        (LOAD, 19, 0, 38),                       # 788
        (TEXT, 18, 5),                           # 789
        (MOVE, 14, 18),                          # 790
        (MOVE, 15, 19),                          # 791
        (MOVE, 16, 142),                         # 792: 142 is 5
        (JUMP, 802),                             # 793
        (LOAD, 17, 0, 36),                       # 794
        (JZ, 17, 2013),                          # 795
        (LOAD, 18, 0, 37),                       # 796
        (LOAD, 19, 0, 38),                       # 797
        (TEXT, 18, 1),                           # 798
        (MOVE, 14, 18),                          # 799
        (MOVE, 15, 19),                          # 800
        (MOVE, 16, 22),                          # 801: 22 is 1
        (MOVE, 3, 14),                           # 802
        (MOVE, 4, 15),                           # 803
        (MOVE, 5, 16),                           # 804
        (JUMP, 854),                             # 805
        (JNE, 2, 143, 816),                      # 806: 143 is 1208
        (LOAD, 6, 0, 33),                        # 807
        (JZ, 6, 2013),                           # 808
        (LOAD, 14, 0, 34),                       # 809
        (LOAD, 15, 0, 35),                       # 810
        (TEXT, 14, 6),                           # 811
        (MOVE, 3, 14),                           # 812
        (MOVE, 4, 15),                           # 813
        (MOVE, 5, 144),                          # 814: 144 is 6
        (JUMP, 854),                             # 815
        (JNE, 2, 145, 826),                      # 816: 145 is 1252
        (LOAD, 6, 0, 33),                        # 817
        (JZ, 6, 2013),                           # 818
        (LOAD, 14, 0, 34),                       # 819
        (LOAD, 15, 0, 35),                       # 820
        (TEXT, 14, 7),                           # 821
        (MOVE, 3, 14),                           # 822
        (MOVE, 4, 15),                           # 823
        (MOVE, 5, 27),                           # 824: 27 is 7
        (JUMP, 854),                             # 825
        (JNE, 2, 146, 836),                      # 826: 146 is 437
        (LOAD, 6, 0, 33),                        # 827
        (JZ, 6, 2013),                           # 828
        (LOAD, 14, 0, 34),                       # 829
        (LOAD, 15, 0, 35),                       # 830
        (TEXT, 14, 8),                           # 831
        (MOVE, 3, 14),                           # 832
        (MOVE, 4, 15),                           # 833
        (MOVE, 5, 24),                           # 834: 24 is 8
        (JUMP, 854),                             # 835
        (JNE, 2, 147, 846),                      # 836: 147 is 850
        (LOAD, 6, 0, 33),                        # 837
        (JZ, 6, 2013),                           # 838
        (LOAD, 14, 0, 34),                       # 839
        (LOAD, 15, 0, 35),                       # 840
        (TEXT, 14, 9),                           # 841
        (MOVE, 3, 14),                           # 842
        (MOVE, 4, 15),                           # 843
        (MOVE, 5, 148),                          # 844: 148 is 9
        (JUMP, 854),                             # 845
        (LOAD, 6, 0, 33),                        # 846
        (JZ, 6, 2013),                           # 847
        (LOAD, 14, 0, 34),                       # 848
        (LOAD, 15, 0, 35),                       # 849
        (TEXT, 14, 0),                           # 850
        (MOVE, 3, 14),                           # 851
        (MOVE, 4, 15),                           # 852
        (MOVE, 5, 25),                           # 853: 25 is 0
        (STORE, 0, 121, 3),                      # 854
        (STORE, 0, 122, 4),                      # 855
        (STORE, 0, 123, 5),                      # 856
        (LOAD, 6, 0, 6),                         # 857: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 911),                            # 858
        (JNE, 2, 29, 869),                       # 859: 29 is 273
        (LOAD, 17, 0, 42),                       # 860
        (JZ, 17, 2013),                          # 861
        (LOAD, 18, 0, 43),                       # 862
        (LOAD, 19, 0, 44),                       # 863
        (TEXT, 18, 2),                           # 864
        (MOVE, 14, 18),                          # 865
        (MOVE, 15, 19),                          # 866
        (MOVE, 16, 23),                          # 867: 23 is 2
        (JUMP, 907),                             # 868
        (JNE, 2, 138, 879),                      # 869: 138 is 500
        (LOAD, 17, 0, 42),                       # 870
        (JZ, 17, 2013),                          # 871
        (LOAD, 18, 0, 43),                       # 872
        (LOAD, 19, 0, 44),                       # 873
        (TEXT, 18, 3),                           # 874
        (MOVE, 14, 18),                          # 875
        (MOVE, 15, 19),                          # 876
        (MOVE, 16, 139),                         # 877: 139 is 3
        (JUMP, 907),                             # 878
        (JNE, 2, 140, 889),                      # 879: 140 is 1047
        (LOAD, 17, 0, 42),                       # 880
        (JZ, 17, 2013),                          # 881
        (LOAD, 18, 0, 43),                       # 882
        (LOAD, 19, 0, 44),                       # 883
        (TEXT, 18, 4),                           # 884
        (MOVE, 14, 18),                          # 885
        (MOVE, 15, 19),                          # 886
        (MOVE, 16, 26),                          # 887: 26 is 4
        (JUMP, 907),                             # 888
        (JNE, 2, 141, 899),                      # 889: 141 is 1140
        (LOAD, 17, 0, 42),                       # 890
        (JZ, 17, 2013),                          # 891
        (LOAD, 18, 0, 43),                       # 892
        (LOAD, 19, 0, 44),                       # 893
        (TEXT, 18, 5),                           # 894
        (MOVE, 14, 18),                          # 895
        (MOVE, 15, 19),                          # 896
        (MOVE, 16, 142),                         # 897: 142 is 5
        (JUMP, 907),                             # 898
        (LOAD, 17, 0, 42),                       # 899
        (JZ, 17, 2013),                          # 900
        (LOAD, 18, 0, 43),                       # 901
        (LOAD, 19, 0, 44),                       # 902
        (TEXT, 18, 1),                           # 903
        (MOVE, 14, 18),                          # 904
        (MOVE, 15, 19),                          # 905
        (MOVE, 16, 22),                          # 906: 22 is 1
        (MOVE, 3, 14),                           # 907
        (MOVE, 4, 15),                           # 908
        (MOVE, 5, 16),                           # 909
        (JUMP, 959),                             # 910
        (JNE, 2, 143, 921),                      # 911: 143 is 1208
        (LOAD, 6, 0, 39),                        # 912
        (JZ, 6, 2013),                           # 913
        (LOAD, 14, 0, 40),                       # 914
        (LOAD, 15, 0, 41),                       # 915
        (TEXT, 14, 6),                           # 916
        (MOVE, 3, 14),                           # 917
        (MOVE, 4, 15),                           # 918
        (MOVE, 5, 144),                          # 919: 144 is 6
        (JUMP, 959),                             # 920
        (JNE, 2, 145, 931),                      # 921: 145 is 1252
        (LOAD, 6, 0, 39),                        # 922
        (JZ, 6, 2013),                           # 923
        (LOAD, 14, 0, 40),                       # 924
        (LOAD, 15, 0, 41),                       # 925
        (TEXT, 14, 7),                           # 926
        (MOVE, 3, 14),                           # 927
        (MOVE, 4, 15),                           # 928
        (MOVE, 5, 27),                           # 929: 27 is 7
        (JUMP, 959),                             # 930
        (JNE, 2, 146, 941),                      # 931: 146 is 437
        (LOAD, 6, 0, 39),                        # 932
        (JZ, 6, 2013),                           # 933
        (LOAD, 14, 0, 40),                       # 934
        (LOAD, 15, 0, 41),                       # 935
        (TEXT, 14, 8),                           # 936
        (MOVE, 3, 14),                           # 937
        (MOVE, 4, 15),                           # 938
        (MOVE, 5, 24),                           # 939: 24 is 8
        (JUMP, 959),                             # 940
        (JNE, 2, 147, 951),                      # 941: 147 is 850
        (LOAD, 6, 0, 39),                        # 942
        (JZ, 6, 2013),                           # 943
        (LOAD, 14, 0, 40),                       # 944
        (LOAD, 15, 0, 41),                       # 945
        (TEXT, 14, 9),                           # 946
        (MOVE, 3, 14),                           # 947
        (MOVE, 4, 15),                           # 948
        (MOVE, 5, 148),                          # 949: 148 is 9
        (JUMP, 959),                             # 950
        (LOAD, 6, 0, 39),                        # 951
        (JZ, 6, 2013),                           # 952
        (LOAD, 14, 0, 40),                       # 953
        (LOAD, 15, 0, 41),                       # 954
        (TEXT, 14, 0),                           # 955
        (MOVE, 3, 14),                           # 956
        (MOVE, 4, 15),                           # 957
        (MOVE, 5, 25),                           # 958: 25 is 0
        (STORE, 0, 124, 3),                      # 959
        (STORE, 0, 125, 4),                      # 960
        (STORE, 0, 126, 5),                      # 961
        (LOAD, 6, 0, 6),                         # 962: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1016),                           # 963
        (JNE, 2, 29, 974),                       # 964: 29 is 273
        (LOAD, 17, 0, 48),                       # 965
        (JZ, 17, 2013),                          # 966
        (LOAD, 18, 0, 49),                       # 967
        (LOAD, 19, 0, 50),                       # 968
        (TEXT, 18, 2),                           # 969
        (MOVE, 14, 18),                          # 970
        (MOVE, 15, 19),                          # 971
        (MOVE, 16, 23),                          # 972: 23 is 2
        (JUMP, 1012),                            # 973
        (JNE, 2, 138, 984),                      # 974: 138 is 500
        (LOAD, 17, 0, 48),                       # 975
        (JZ, 17, 2013),                          # 976
        (LOAD, 18, 0, 49),                       # 977
        (LOAD, 19, 0, 50),                       # 978
        (TEXT, 18, 3),                           # 979
        (MOVE, 14, 18),                          # 980
        (MOVE, 15, 19),                          # 981
        (MOVE, 16, 139),                         # 982: 139 is 3
        (JUMP, 1012),                            # 983
        (JNE, 2, 140, 994),                      # 984: 140 is 1047
        (LOAD, 17, 0, 48),                       # 985
        (JZ, 17, 2013),                          # 986
        (LOAD, 18, 0, 49),                       # 987
        (LOAD, 19, 0, 50),                       # 988
        (TEXT, 18, 4),                           # 989
        (MOVE, 14, 18),                          # 990
        (MOVE, 15, 19),                          # 991
        (MOVE, 16, 26),                          # 992: 26 is 4
        (JUMP, 1012),                            # 993
        (JNE, 2, 141, 1004),                     # 994: 141 is 1140
        (LOAD, 17, 0, 48),                       # 995
        (JZ, 17, 2013),                          # 996
        (LOAD, 18, 0, 49),                       # 997
        (LOAD, 19, 0, 50),                       # 998
        (TEXT, 18, 5),                           # 999
        (MOVE, 14, 18),                          # 1000
        (MOVE, 15, 19),                          # 1001
        (MOVE, 16, 142),                         # 1002: 142 is 5
        (JUMP, 1012),                            # 1003
        (LOAD, 17, 0, 48),                       # 1004
        (JZ, 17, 2013),                          # 1005
        (LOAD, 18, 0, 49),                       # 1006
        (LOAD, 19, 0, 50),                       # 1007
        (TEXT, 18, 1),                           # 1008
        (MOVE, 14, 18),                          # 1009
        (MOVE, 15, 19),                          # 1010
        (MOVE, 16, 22),                          # 1011: 22 is 1
        (MOVE, 3, 14),                           # 1012
        (MOVE, 4, 15),                           # 1013
        (MOVE, 5, 16),                           # 1014
        (JUMP, 1064),                            # 1015
        (JNE, 2, 143, 1026),                     # 1016: 143 is 1208
        (LOAD, 6, 0, 45),                        # 1017
        (JZ, 6, 2013),                           # 1018
        (LOAD, 14, 0, 46),                       # 1019
        (LOAD, 15, 0, 47),                       # 1020
        (TEXT, 14, 6),                           # 1021
        (MOVE, 3, 14),                           # 1022
        (MOVE, 4, 15),                           # 1023
        (MOVE, 5, 144),                          # 1024: 144 is 6
        (JUMP, 1064),                            # 1025
        (JNE, 2, 145, 1036),                     # 1026: 145 is 1252
        (LOAD, 6, 0, 45),                        # 1027
        (JZ, 6, 2013),                           # 1028
        (LOAD, 14, 0, 46),                       # 1029
        (LOAD, 15, 0, 47),                       # 1030
        (TEXT, 14, 7),                           # 1031
        (MOVE, 3, 14),                           # 1032
        (MOVE, 4, 15),                           # 1033
        (MOVE, 5, 27),                           # 1034: 27 is 7
        (JUMP, 1064),                            # 1035
        (JNE, 2, 146, 1046),                     # 1036: 146 is 437
        (LOAD, 6, 0, 45),                        # 1037
        (JZ, 6, 2013),                           # 1038
        (LOAD, 14, 0, 46),                       # 1039
        (LOAD, 15, 0, 47),                       # 1040
        (TEXT, 14, 8),                           # 1041
        (MOVE, 3, 14),                           # 1042
        (MOVE, 4, 15),                           # 1043
        (MOVE, 5, 24),                           # 1044: 24 is 8
        (JUMP, 1064),                            # 1045
        (JNE, 2, 147, 1056),                     # 1046: 147 is 850
        (LOAD, 6, 0, 45),                        # 1047
        (JZ, 6, 2013),                           # 1048
        (LOAD, 14, 0, 46),                       # 1049
        (LOAD, 15, 0, 47),                       # 1050
        (TEXT, 14, 9),                           # 1051
        (MOVE, 3, 14),                           # 1052
        (MOVE, 4, 15),                           # 1053
        (MOVE, 5, 148),                          # 1054: 148 is 9
        (JUMP, 1064),                            # 1055
        (LOAD, 6, 0, 45),                        # 1056
        (JZ, 6, 2013),                           # 1057
        (LOAD, 14, 0, 46),                       # 1058
        (LOAD, 15, 0, 47),                       # 1059
        (TEXT, 14, 0),                           # 1060
        (MOVE, 3, 14),                           # 1061
        (MOVE, 4, 15),                           # 1062
        (MOVE, 5, 25),                           # 1063: 25 is 0
        (STORE, 0, 127, 3),                      # 1064
        (STORE, 0, 128, 4),                      # 1065
        (STORE, 0, 129, 5),                      # 1066
        (LOAD, 6, 0, 6),                         # 1067: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1121),                           # 1068
        (JNE, 2, 29, 1079),                      # 1069: 29 is 273
        (LOAD, 17, 0, 54),                       # 1070
        (JZ, 17, 2013),                          # 1071
        (LOAD, 18, 0, 55),                       # 1072
        (LOAD, 19, 0, 56),                       # 1073
        (TEXT, 18, 2),                           # 1074
        (MOVE, 14, 18),                          # 1075
        (MOVE, 15, 19),                          # 1076
        (MOVE, 16, 23),                          # 1077: 23 is 2
        (JUMP, 1117),                            # 1078
        (JNE, 2, 138, 1089),                     # 1079: 138 is 500
        (LOAD, 17, 0, 54),                       # 1080
        (JZ, 17, 2013),                          # 1081
        (LOAD, 18, 0, 55),                       # 1082
        (LOAD, 19, 0, 56),                       # 1083
        (TEXT, 18, 3),                           # 1084
        (MOVE, 14, 18),                          # 1085
        (MOVE, 15, 19),                          # 1086
        (MOVE, 16, 139),                         # 1087: 139 is 3
        (JUMP, 1117),                            # 1088
        (JNE, 2, 140, 1099),                     # 1089: 140 is 1047
        (LOAD, 17, 0, 54),                       # 1090
        (JZ, 17, 2013),                          # 1091
        (LOAD, 18, 0, 55),                       # 1092
        (LOAD, 19, 0, 56),                       # 1093
        (TEXT, 18, 4),                           # 1094
        (MOVE, 14, 18),                          # 1095
        (MOVE, 15, 19),                          # 1096
        (MOVE, 16, 26),                          # 1097: 26 is 4
        (JUMP, 1117),                            # 1098
        (JNE, 2, 141, 1109),                     # 1099: 141 is 1140
        (LOAD, 17, 0, 54),                       # 1100
        (JZ, 17, 2013),                          # 1101
        (LOAD, 18, 0, 55),                       # 1102
        (LOAD, 19, 0, 56),                       # 1103
        (TEXT, 18, 5),                           # 1104
        (MOVE, 14, 18),                          # 1105
        (MOVE, 15, 19),                          # 1106
        (MOVE, 16, 142),                         # 1107: 142 is 5
        (JUMP, 1117),                            # 1108
        (LOAD, 17, 0, 54),                       # 1109
        (JZ, 17, 2013),                          # 1110
        (LOAD, 18, 0, 55),                       # 1111
        (LOAD, 19, 0, 56),                       # 1112
        (TEXT, 18, 1),                           # 1113
        (MOVE, 14, 18),                          # 1114
        (MOVE, 15, 19),                          # 1115
        (MOVE, 16, 22),                          # 1116: 22 is 1
        (MOVE, 3, 14),                           # 1117
        (MOVE, 4, 15),                           # 1118
        (MOVE, 5, 16),                           # 1119
        (JUMP, 1169),                            # 1120
        (JNE, 2, 143, 1131),                     # 1121: 143 is 1208
        (LOAD, 6, 0, 51),                        # 1122
        (JZ, 6, 2013),                           # 1123
        (LOAD, 14, 0, 52),                       # 1124
        (LOAD, 15, 0, 53),                       # 1125
        (TEXT, 14, 6),                           # 1126
        (MOVE, 3, 14),                           # 1127
        (MOVE, 4, 15),                           # 1128
        (MOVE, 5, 144),                          # 1129: 144 is 6
        (JUMP, 1169),                            # 1130
        (JNE, 2, 145, 1141),                     # 1131: 145 is 1252
        (LOAD, 6, 0, 51),                        # 1132
        (JZ, 6, 2013),                           # 1133
        (LOAD, 14, 0, 52),                       # 1134
        (LOAD, 15, 0, 53),                       # 1135
        (TEXT, 14, 7),                           # 1136
        (MOVE, 3, 14),                           # 1137
        (MOVE, 4, 15),                           # 1138
        (MOVE, 5, 27),                           # 1139: 27 is 7
        (JUMP, 1169),                            # 1140
        (JNE, 2, 146, 1151),                     # 1141: 146 is 437
        (LOAD, 6, 0, 51),                        # 1142
        (JZ, 6, 2013),                           # 1143
        (LOAD, 14, 0, 52),                       # 1144
        (LOAD, 15, 0, 53),                       # 1145
        (TEXT, 14, 8),                           # 1146
        (MOVE, 3, 14),                           # 1147
        (MOVE, 4, 15),                           # 1148
        (MOVE, 5, 24),                           # 1149: 24 is 8
        (JUMP, 1169),                            # 1150
        (JNE, 2, 147, 1161),                     # 1151: 147 is 850
        (LOAD, 6, 0, 51),                        # 1152
        (JZ, 6, 2013),                           # 1153
        (LOAD, 14, 0, 52),                       # 1154
        (LOAD, 15, 0, 53),                       # 1155
        (TEXT, 14, 9),                           # 1156
        (MOVE, 3, 14),                           # 1157
        (MOVE, 4, 15),                           # 1158
        (MOVE, 5, 148),                          # 1159: 148 is 9
        (JUMP, 1169),                            # 1160
        (LOAD, 6, 0, 51),                        # 1161
        (JZ, 6, 2013),                           # 1162
        (LOAD, 14, 0, 52),                       # 1163
        (LOAD, 15, 0, 53),                       # 1164
        (TEXT, 14, 0),                           # 1165
        (MOVE, 3, 14),                           # 1166
        (MOVE, 4, 15),                           # 1167
        (MOVE, 5, 25),                           # 1168: 25 is 0
        (STORE, 0, 130, 3),                      # 1169
        (STORE, 0, 131, 4),                      # 1170
        (STORE, 0, 132, 5),                      # 1171
        (LOAD, 6, 0, 6),                         # 1172: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1226),                           # 1173
        (JNE, 2, 29, 1184),                      # 1174: 29 is 273
        (LOAD, 17, 0, 60),                       # 1175
        (JZ, 17, 2013),                          # 1176
        (LOAD, 18, 0, 61),                       # 1177
        (LOAD, 19, 0, 62),                       # 1178
        (TEXT, 18, 2),                           # 1179
        (MOVE, 14, 18),                          # 1180
        (MOVE, 15, 19),                          # 1181
        (MOVE, 16, 23),                          # 1182: 23 is 2
        (JUMP, 1222),                            # 1183
        (JNE, 2, 138, 1194),                     # 1184: 138 is 500
        (LOAD, 17, 0, 60),                       # 1185
        (JZ, 17, 2013),                          # 1186
        (LOAD, 18, 0, 61),                       # 1187
        (LOAD, 19, 0, 62),                       # 1188
        (TEXT, 18, 3),                           # 1189
        (MOVE, 14, 18),                          # 1190
        (MOVE, 15, 19),                          # 1191
        (MOVE, 16, 139),                         # 1192: 139 is 3
        (JUMP, 1222),                            # 1193
        (JNE, 2, 140, 1204),                     # 1194: 140 is 1047
        (LOAD, 17, 0, 60),                       # 1195
        (JZ, 17, 2013),                          # 1196
        (LOAD, 18, 0, 61),                       # 1197
        (LOAD, 19, 0, 62),                       # 1198
        (TEXT, 18, 4),                           # 1199
        (MOVE, 14, 18),                          # 1200
        (MOVE, 15, 19),                          # 1201
        (MOVE, 16, 26),                          # 1202: 26 is 4
        (JUMP, 1222),                            # 1203
        (JNE, 2, 141, 1214),                     # 1204: 141 is 1140
        (LOAD, 17, 0, 60),                       # 1205
        (JZ, 17, 2013),                          # 1206
        (LOAD, 18, 0, 61),                       # 1207
        (LOAD, 19, 0, 62),                       # 1208
        (TEXT, 18, 5),                           # 1209
        (MOVE, 14, 18),                          # 1210
        (MOVE, 15, 19),                          # 1211
        (MOVE, 16, 142),                         # 1212: 142 is 5
        (JUMP, 1222),                            # 1213
        (LOAD, 17, 0, 60),                       # 1214
        (JZ, 17, 2013),                          # 1215
        (LOAD, 18, 0, 61),                       # 1216
        (LOAD, 19, 0, 62),                       # 1217
        (TEXT, 18, 1),                           # 1218
        (MOVE, 14, 18),                          # 1219
        (MOVE, 15, 19),                          # 1220
        (MOVE, 16, 22),                          # 1221: 22 is 1
        (MOVE, 3, 14),                           # 1222
        (MOVE, 4, 15),                           # 1223
        (MOVE, 5, 16),                           # 1224
        (JUMP, 1274),                            # 1225
        (JNE, 2, 143, 1236),                     # 1226: 143 is 1208
        (LOAD, 6, 0, 57),                        # 1227
        (JZ, 6, 2013),                           # 1228
        (LOAD, 14, 0, 58),                       # 1229
        (LOAD, 15, 0, 59),                       # 1230
        (TEXT, 14, 6),                           # 1231
        (MOVE, 3, 14),                           # 1232
        (MOVE, 4, 15),                           # 1233
        (MOVE, 5, 144),                          # 1234: 144 is 6
        (JUMP, 1274),                            # 1235
        (JNE, 2, 145, 1246),                     # 1236: 145 is 1252
        (LOAD, 6, 0, 57),                        # 1237
        (JZ, 6, 2013),                           # 1238
        (LOAD, 14, 0, 58),                       # 1239
        (LOAD, 15, 0, 59),                       # 1240
        (TEXT, 14, 7),                           # 1241
        (MOVE, 3, 14),                           # 1242
        (MOVE, 4, 15),                           # 1243
        (MOVE, 5, 27),                           # 1244: 27 is 7
        (JUMP, 1274),                            # 1245
        (JNE, 2, 146, 1256),                     # 1246: 146 is 437
        (LOAD, 6, 0, 57),                        # 1247
        (JZ, 6, 2013),                           # 1248
        (LOAD, 14, 0, 58),                       # 1249
        (LOAD, 15, 0, 59),                       # 1250
        (TEXT, 14, 8),                           # 1251
        (MOVE, 3, 14),                           # 1252
        (MOVE, 4, 15),                           # 1253
        (MOVE, 5, 24),                           # 1254: 24 is 8
        (JUMP, 1274),                            # 1255
        (JNE, 2, 147, 1266),                     # 1256: 147 is 850
        (LOAD, 6, 0, 57),                        # 1257
        (JZ, 6, 2013),                           # 1258
        (LOAD, 14, 0, 58),                       # 1259
        (LOAD, 15, 0, 59),                       # 1260
        (TEXT, 14, 9),                           # 1261
        (MOVE, 3, 14),                           # 1262
        (MOVE, 4, 15),                           # 1263
        (MOVE, 5, 148),                          # 1264: 148 is 9
        (JUMP, 1274),                            # 1265
        (LOAD, 6, 0, 57),                        # 1266
        (JZ, 6, 2013),                           # 1267
        (LOAD, 14, 0, 58),                       # 1268
        (LOAD, 15, 0, 59),                       # 1269
        (TEXT, 14, 0),                           # 1270
        (MOVE, 3, 14),                           # 1271
        (MOVE, 4, 15),                           # 1272
        (MOVE, 5, 25),                           # 1273: 25 is 0
        (STORE, 0, 133, 3),                      # 1274
        (STORE, 0, 134, 4),                      # 1275
        (STORE, 0, 135, 5),                      # 1276
        (LOAD, 6, 0, 6),                         # 1277: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1331),                           # 1278
        (JNE, 2, 29, 1289),                      # 1279: 29 is 273
        (LOAD, 17, 0, 66),                       # 1280
        (JZ, 17, 2013),                          # 1281
        (LOAD, 18, 0, 67),                       # 1282
        (LOAD, 19, 0, 68),                       # 1283
        (TEXT, 18, 2),                           # 1284
        (MOVE, 14, 18),                          # 1285
        (MOVE, 15, 19),                          # 1286
        (MOVE, 16, 23),                          # 1287: 23 is 2
        (JUMP, 1327),                            # 1288
        (JNE, 2, 138, 1299),                     # 1289: 138 is 500
        (LOAD, 17, 0, 66),                       # 1290
        (JZ, 17, 2013),                          # 1291
        (LOAD, 18, 0, 67),                       # 1292
        (LOAD, 19, 0, 68),                       # 1293
        (TEXT, 18, 3),                           # 1294
        (MOVE, 14, 18),                          # 1295
        (MOVE, 15, 19),                          # 1296
        (MOVE, 16, 139),                         # 1297: 139 is 3
        (JUMP, 1327),                            # 1298
        (JNE, 2, 140, 1309),                     # 1299: 140 is 1047
        (LOAD, 17, 0, 66),                       # 1300
        (JZ, 17, 2013),                          # 1301
        (LOAD, 18, 0, 67),                       # 1302
        (LOAD, 19, 0, 68),                       # 1303
        (TEXT, 18, 4),                           # 1304
        (MOVE, 14, 18),                          # 1305
        (MOVE, 15, 19),                          # 1306
        (MOVE, 16, 26),                          # 1307: 26 is 4
        (JUMP, 1327),                            # 1308
        (JNE, 2, 141, 1319),                     # 1309: 141 is 1140
        (LOAD, 17, 0, 66),                       # 1310
        (JZ, 17, 2013),                          # 1311
        (LOAD, 18, 0, 67),                       # 1312
        (LOAD, 19, 0, 68),                       # 1313
        (TEXT, 18, 5),                           # 1314
        (MOVE, 14, 18),                          # 1315
        (MOVE, 15, 19),                          # 1316
        (MOVE, 16, 142),                         # 1317: 142 is 5
        (JUMP, 1327),                            # 1318
        (LOAD, 17, 0, 66),                       # 1319
        (JZ, 17, 2013),                          # 1320
        (LOAD, 18, 0, 67),                       # 1321
        (LOAD, 19, 0, 68),                       # 1322
        (TEXT, 18, 1),                           # 1323
        (MOVE, 14, 18),                          # 1324
        (MOVE, 15, 19),                          # 1325
        (MOVE, 16, 22),                          # 1326: 22 is 1
        (MOVE, 3, 14),                           # 1327
        (MOVE, 4, 15),                           # 1328
        (MOVE, 5, 16),                           # 1329
        (JUMP, 1379),                            # 1330
        (JNE, 2, 143, 1341),                     # 1331: 143 is 1208
        (LOAD, 6, 0, 63),                        # 1332
        (JZ, 6, 2013),                           # 1333
        (LOAD, 14, 0, 64),                       # 1334
        (LOAD, 15, 0, 65),                       # 1335
        (TEXT, 14, 6),                           # 1336
        (MOVE, 3, 14),                           # 1337
        (MOVE, 4, 15),                           # 1338
        (MOVE, 5, 144),                          # 1339: 144 is 6
        (JUMP, 1379),                            # 1340
        (JNE, 2, 145, 1351),                     # 1341: 145 is 1252
        (LOAD, 6, 0, 63),                        # 1342
        (JZ, 6, 2013),                           # 1343
        (LOAD, 14, 0, 64),                       # 1344
        (LOAD, 15, 0, 65),                       # 1345
        (TEXT, 14, 7),                           # 1346
        (MOVE, 3, 14),                           # 1347
        (MOVE, 4, 15),                           # 1348
        (MOVE, 5, 27),                           # 1349: 27 is 7
        (JUMP, 1379),                            # 1350
        (JNE, 2, 146, 1361),                     # 1351: 146 is 437
        (LOAD, 6, 0, 63),                        # 1352
        (JZ, 6, 2013),                           # 1353
        (LOAD, 14, 0, 64),                       # 1354
        (LOAD, 15, 0, 65),                       # 1355
        (TEXT, 14, 8),                           # 1356
        (MOVE, 3, 14),                           # 1357
        (MOVE, 4, 15),                           # 1358
        (MOVE, 5, 24),                           # 1359: 24 is 8
        (JUMP, 1379),                            # 1360
        (JNE, 2, 147, 1371),                     # 1361: 147 is 850
        (LOAD, 6, 0, 63),                        # 1362
        (JZ, 6, 2013),                           # 1363
        (LOAD, 14, 0, 64),                       # 1364
        (LOAD, 15, 0, 65),                       # 1365
        (TEXT, 14, 9),                           # 1366
        (MOVE, 3, 14),                           # 1367
        (MOVE, 4, 15),                           # 1368
        (MOVE, 5, 148),                          # 1369: 148 is 9
        (JUMP, 1379),                            # 1370
        (LOAD, 6, 0, 63),                        # 1371
        (JZ, 6, 2013),                           # 1372
        (LOAD, 14, 0, 64),                       # 1373
        (LOAD, 15, 0, 65),                       # 1374
        (TEXT, 14, 0),                           # 1375
        (MOVE, 3, 14),                           # 1376
        (MOVE, 4, 15),                           # 1377
        (MOVE, 5, 25),                           # 1378: 25 is 0
        (STORE, 0, 136, 3),                      # 1379
        (STORE, 0, 137, 4),                      # 1380
        (STORE, 0, 138, 5),                      # 1381
        (LOAD, 6, 0, 6),                         # 1382: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1436),                           # 1383
        (JNE, 2, 29, 1394),                      # 1384: 29 is 273
        (LOAD, 17, 0, 72),                       # 1385
        (JZ, 17, 2013),                          # 1386
        (LOAD, 18, 0, 73),                       # 1387
        (LOAD, 19, 0, 74),                       # 1388
        (TEXT, 18, 2),                           # 1389
        (MOVE, 14, 18),                          # 1390
        (MOVE, 15, 19),                          # 1391
        (MOVE, 16, 23),                          # 1392: 23 is 2
        (JUMP, 1432),                            # 1393
        (JNE, 2, 138, 1404),                     # 1394: 138 is 500
        (LOAD, 17, 0, 72),                       # 1395
        (JZ, 17, 2013),                          # 1396
        (LOAD, 18, 0, 73),                       # 1397
        (LOAD, 19, 0, 74),                       # 1398
        (TEXT, 18, 3),                           # 1399
        (MOVE, 14, 18),                          # 1400
        (MOVE, 15, 19),                          # 1401
        (MOVE, 16, 139),                         # 1402: 139 is 3
        (JUMP, 1432),                            # 1403
        (JNE, 2, 140, 1414),                     # 1404: 140 is 1047
        (LOAD, 17, 0, 72),                       # 1405
        (JZ, 17, 2013),                          # 1406
        (LOAD, 18, 0, 73),                       # 1407
        (LOAD, 19, 0, 74),                       # 1408
        (TEXT, 18, 4),                           # 1409
        (MOVE, 14, 18),                          # 1410
        (MOVE, 15, 19),                          # 1411
        (MOVE, 16, 26),                          # 1412: 26 is 4
        (JUMP, 1432),                            # 1413
        (JNE, 2, 141, 1424),                     # 1414: 141 is 1140
        (LOAD, 17, 0, 72),                       # 1415
        (JZ, 17, 2013),                          # 1416
        (LOAD, 18, 0, 73),                       # 1417
        (LOAD, 19, 0, 74),                       # 1418
        (TEXT, 18, 5),                           # 1419
        (MOVE, 14, 18),                          # 1420
        (MOVE, 15, 19),                          # 1421
        (MOVE, 16, 142),                         # 1422: 142 is 5
        (JUMP, 1432),                            # 1423
        (LOAD, 17, 0, 72),                       # 1424
        (JZ, 17, 2013),                          # 1425
        (LOAD, 18, 0, 73),                       # 1426
        (LOAD, 19, 0, 74),                       # 1427
        (TEXT, 18, 1),                           # 1428
        (MOVE, 14, 18),                          # 1429
        (MOVE, 15, 19),                          # 1430
        (MOVE, 16, 22),                          # 1431: 22 is 1
        (MOVE, 3, 14),                           # 1432
        (MOVE, 4, 15),                           # 1433
        (MOVE, 5, 16),                           # 1434
        (JUMP, 1484),                            # 1435
        (JNE, 2, 143, 1446),                     # 1436: 143 is 1208
        (LOAD, 6, 0, 69),                        # 1437
        (JZ, 6, 2013),                           # 1438
        (LOAD, 14, 0, 70),                       # 1439
        (LOAD, 15, 0, 71),                       # 1440
        (TEXT, 14, 6),                           # 1441
        (MOVE, 3, 14),                           # 1442
        (MOVE, 4, 15),                           # 1443
        (MOVE, 5, 144),                          # 1444: 144 is 6
        (JUMP, 1484),                            # 1445
        (JNE, 2, 145, 1456),                     # 1446: 145 is 1252
        (LOAD, 6, 0, 69),                        # 1447
        (JZ, 6, 2013),                           # 1448
        (LOAD, 14, 0, 70),                       # 1449
        (LOAD, 15, 0, 71),                       # 1450
        (TEXT, 14, 7),                           # 1451
        (MOVE, 3, 14),                           # 1452
        (MOVE, 4, 15),                           # 1453
        (MOVE, 5, 27),                           # 1454: 27 is 7
        (JUMP, 1484),                            # 1455
        (JNE, 2, 146, 1466),                     # 1456: 146 is 437
        (LOAD, 6, 0, 69),                        # 1457
        (JZ, 6, 2013),                           # 1458
        (LOAD, 14, 0, 70),                       # 1459
        (LOAD, 15, 0, 71),                       # 1460
        (TEXT, 14, 8),                           # 1461
        (MOVE, 3, 14),                           # 1462
        (MOVE, 4, 15),                           # 1463
        (MOVE, 5, 24),                           # 1464: 24 is 8
        (JUMP, 1484),                            # 1465
        (JNE, 2, 147, 1476),                     # 1466: 147 is 850
        (LOAD, 6, 0, 69),                        # 1467
        (JZ, 6, 2013),                           # 1468
        (LOAD, 14, 0, 70),                       # 1469
        (LOAD, 15, 0, 71),                       # 1470
        (TEXT, 14, 9),                           # 1471
        (MOVE, 3, 14),                           # 1472
        (MOVE, 4, 15),                           # 1473
        (MOVE, 5, 148),                          # 1474: 148 is 9
        (JUMP, 1484),                            # 1475
        (LOAD, 6, 0, 69),                        # 1476
        (JZ, 6, 2013),                           # 1477
        (LOAD, 14, 0, 70),                       # 1478
        (LOAD, 15, 0, 71),                       # 1479
        (TEXT, 14, 0),                           # 1480
        (MOVE, 3, 14),                           # 1481
        (MOVE, 4, 15),                           # 1482
        (MOVE, 5, 25),                           # 1483: 25 is 0
        (STORE, 0, 139, 3),                      # 1484
        (STORE, 0, 140, 4),                      # 1485
        (STORE, 0, 141, 5),                      # 1486
        (LOAD, 6, 0, 6),                         # 1487: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1541),                           # 1488
        (JNE, 2, 29, 1499),                      # 1489: 29 is 273
        (LOAD, 17, 0, 78),                       # 1490
        (JZ, 17, 2013),                          # 1491
        (LOAD, 18, 0, 79),                       # 1492
        (LOAD, 19, 0, 80),                       # 1493
        (TEXT, 18, 2),                           # 1494
        (MOVE, 14, 18),                          # 1495
        (MOVE, 15, 19),                          # 1496
        (MOVE, 16, 23),                          # 1497: 23 is 2
        (JUMP, 1537),                            # 1498
        (JNE, 2, 138, 1509),                     # 1499: 138 is 500
        (LOAD, 17, 0, 78),                       # 1500
        (JZ, 17, 2013),                          # 1501
        (LOAD, 18, 0, 79),                       # 1502
        (LOAD, 19, 0, 80),                       # 1503
        (TEXT, 18, 3),                           # 1504
        (MOVE, 14, 18),                          # 1505
        (MOVE, 15, 19),                          # 1506
        (MOVE, 16, 139),                         # 1507: 139 is 3
        (JUMP, 1537),                            # 1508
        (JNE, 2, 140, 1519),                     # 1509: 140 is 1047
        (LOAD, 17, 0, 78),                       # 1510
        (JZ, 17, 2013),                          # 1511
        (LOAD, 18, 0, 79),                       # 1512
        (LOAD, 19, 0, 80),                       # 1513
        (TEXT, 18, 4),                           # 1514
        (MOVE, 14, 18),                          # 1515
        (MOVE, 15, 19),                          # 1516
        (MOVE, 16, 26),                          # 1517: 26 is 4
        (JUMP, 1537),                            # 1518
        (JNE, 2, 141, 1529),                     # 1519: 141 is 1140
        (LOAD, 17, 0, 78),                       # 1520
        (JZ, 17, 2013),                          # 1521
        (LOAD, 18, 0, 79),                       # 1522
        (LOAD, 19, 0, 80),                       # 1523
        (TEXT, 18, 5),                           # 1524
        (MOVE, 14, 18),                          # 1525
        (MOVE, 15, 19),                          # 1526
        (MOVE, 16, 142),                         # 1527: 142 is 5
        (JUMP, 1537),                            # 1528
        (LOAD, 17, 0, 78),                       # 1529
        (JZ, 17, 2013),                          # 1530
        (LOAD, 18, 0, 79),                       # 1531
        (LOAD, 19, 0, 80),                       # 1532
        (TEXT, 18, 1),                           # 1533
        (MOVE, 14, 18),                          # 1534
        (MOVE, 15, 19),                          # 1535
        (MOVE, 16, 22),                          # 1536: 22 is 1
        (MOVE, 3, 14),                           # 1537
        (MOVE, 4, 15),                           # 1538
        (MOVE, 5, 16),                           # 1539
        (JUMP, 1589),                            # 1540
        (JNE, 2, 143, 1551),                     # 1541: 143 is 1208
        (LOAD, 6, 0, 75),                        # 1542
        (JZ, 6, 2013),                           # 1543
        (LOAD, 14, 0, 76),                       # 1544
        (LOAD, 15, 0, 77),                       # 1545
        (TEXT, 14, 6),                           # 1546
        (MOVE, 3, 14),                           # 1547
        (MOVE, 4, 15),                           # 1548
        (MOVE, 5, 144),                          # 1549: 144 is 6
        (JUMP, 1589),                            # 1550
        (JNE, 2, 145, 1561),                     # 1551: 145 is 1252
        (LOAD, 6, 0, 75),                        # 1552
        (JZ, 6, 2013),                           # 1553
        (LOAD, 14, 0, 76),                       # 1554
        (LOAD, 15, 0, 77),                       # 1555
        (TEXT, 14, 7),                           # 1556
        (MOVE, 3, 14),                           # 1557
        (MOVE, 4, 15),                           # 1558
        (MOVE, 5, 27),                           # 1559: 27 is 7
        (JUMP, 1589),                            # 1560
        (JNE, 2, 146, 1571),                     # 1561: 146 is 437
        (LOAD, 6, 0, 75),                        # 1562
        (JZ, 6, 2013),                           # 1563
        (LOAD, 14, 0, 76),                       # 1564
        (LOAD, 15, 0, 77),                       # 1565
        (TEXT, 14, 8),                           # 1566
        (MOVE, 3, 14),                           # 1567
        (MOVE, 4, 15),                           # 1568
        (MOVE, 5, 24),                           # 1569: 24 is 8
        (JUMP, 1589),                            # 1570
        (JNE, 2, 147, 1581),                     # 1571: 147 is 850
        (LOAD, 6, 0, 75),                        # 1572
        (JZ, 6, 2013),                           # 1573
        (LOAD, 14, 0, 76),                       # 1574
        (LOAD, 15, 0, 77),                       # 1575
        (TEXT, 14, 9),                           # 1576
        (MOVE, 3, 14),                           # 1577
        (MOVE, 4, 15),                           # 1578
        (MOVE, 5, 148),                          # 1579: 148 is 9
        (JUMP, 1589),                            # 1580
        (LOAD, 6, 0, 75),                        # 1581
        (JZ, 6, 2013),                           # 1582
        (LOAD, 14, 0, 76),                       # 1583
        (LOAD, 15, 0, 77),                       # 1584
        (TEXT, 14, 0),                           # 1585
        (MOVE, 3, 14),                           # 1586
        (MOVE, 4, 15),                           # 1587
        (MOVE, 5, 25),                           # 1588: 25 is 0
        (STORE, 0, 142, 3),                      # 1589
        (STORE, 0, 143, 4),                      # 1590
        (STORE, 0, 144, 5),                      # 1591
        (LOAD, 6, 0, 6),                         # 1592: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1646),                           # 1593
        (JNE, 2, 29, 1604),                      # 1594: 29 is 273
        (LOAD, 17, 0, 84),                       # 1595
        (JZ, 17, 2013),                          # 1596
        (LOAD, 18, 0, 85),                       # 1597
        (LOAD, 19, 0, 86),                       # 1598
        (TEXT, 18, 2),                           # 1599
        (MOVE, 14, 18),                          # 1600
        (MOVE, 15, 19),                          # 1601
        (MOVE, 16, 23),                          # 1602: 23 is 2
        (JUMP, 1642),                            # 1603
        (JNE, 2, 138, 1614),                     # 1604: 138 is 500
        (LOAD, 17, 0, 84),                       # 1605
        (JZ, 17, 2013),                          # 1606
        (LOAD, 18, 0, 85),                       # 1607
        (LOAD, 19, 0, 86),                       # 1608
        (TEXT, 18, 3),                           # 1609
        (MOVE, 14, 18),                          # 1610
        (MOVE, 15, 19),                          # 1611
        (MOVE, 16, 139),                         # 1612: 139 is 3
        (JUMP, 1642),                            # 1613
        (JNE, 2, 140, 1624),                     # 1614: 140 is 1047
        (LOAD, 17, 0, 84),                       # 1615
        (JZ, 17, 2013),                          # 1616
        (LOAD, 18, 0, 85),                       # 1617
        (LOAD, 19, 0, 86),                       # 1618
        (TEXT, 18, 4),                           # 1619
        (MOVE, 14, 18),                          # 1620
        (MOVE, 15, 19),                          # 1621
        (MOVE, 16, 26),                          # 1622: 26 is 4
        (JUMP, 1642),                            # 1623
        (JNE, 2, 141, 1634),                     # 1624: 141 is 1140
        (LOAD, 17, 0, 84),                       # 1625
        (JZ, 17, 2013),                          # 1626
        (LOAD, 18, 0, 85),                       # 1627
        (LOAD, 19, 0, 86),                       # 1628
        (TEXT, 18, 5),                           # 1629
        (MOVE, 14, 18),                          # 1630
        (MOVE, 15, 19),                          # 1631
        (MOVE, 16, 142),                         # 1632: 142 is 5
        (JUMP, 1642),                            # 1633
        (LOAD, 17, 0, 84),                       # 1634
        (JZ, 17, 2013),                          # 1635
        (LOAD, 18, 0, 85),                       # 1636
        (LOAD, 19, 0, 86),                       # 1637
        (TEXT, 18, 1),                           # 1638
        (MOVE, 14, 18),                          # 1639
        (MOVE, 15, 19),                          # 1640
        (MOVE, 16, 22),                          # 1641: 22 is 1
        (MOVE, 3, 14),                           # 1642
        (MOVE, 4, 15),                           # 1643
        (MOVE, 5, 16),                           # 1644
        (JUMP, 1694),                            # 1645
        (JNE, 2, 143, 1656),                     # 1646: 143 is 1208
        (LOAD, 6, 0, 81),                        # 1647
        (JZ, 6, 2013),                           # 1648
        (LOAD, 14, 0, 82),                       # 1649
        (LOAD, 15, 0, 83),                       # 1650
        (TEXT, 14, 6),                           # 1651
        (MOVE, 3, 14),                           # 1652
        (MOVE, 4, 15),                           # 1653
        (MOVE, 5, 144),                          # 1654: 144 is 6
        (JUMP, 1694),                            # 1655
        (JNE, 2, 145, 1666),                     # 1656: 145 is 1252
        (LOAD, 6, 0, 81),                        # 1657
        (JZ, 6, 2013),                           # 1658
        (LOAD, 14, 0, 82),                       # 1659
        (LOAD, 15, 0, 83),                       # 1660
        (TEXT, 14, 7),                           # 1661
        (MOVE, 3, 14),                           # 1662
        (MOVE, 4, 15),                           # 1663
        (MOVE, 5, 27),                           # 1664: 27 is 7
        (JUMP, 1694),                            # 1665
        (JNE, 2, 146, 1676),                     # 1666: 146 is 437
        (LOAD, 6, 0, 81),                        # 1667
        (JZ, 6, 2013),                           # 1668
        (LOAD, 14, 0, 82),                       # 1669
        (LOAD, 15, 0, 83),                       # 1670
        (TEXT, 14, 8),                           # 1671
        (MOVE, 3, 14),                           # 1672
        (MOVE, 4, 15),                           # 1673
        (MOVE, 5, 24),                           # 1674: 24 is 8
        (JUMP, 1694),                            # 1675
        (JNE, 2, 147, 1686),                     # 1676: 147 is 850
        (LOAD, 6, 0, 81),                        # 1677
        (JZ, 6, 2013),                           # 1678
        (LOAD, 14, 0, 82),                       # 1679
        (LOAD, 15, 0, 83),                       # 1680
        (TEXT, 14, 9),                           # 1681
        (MOVE, 3, 14),                           # 1682
        (MOVE, 4, 15),                           # 1683
        (MOVE, 5, 148),                          # 1684: 148 is 9
        (JUMP, 1694),                            # 1685
        (LOAD, 6, 0, 81),                        # 1686
        (JZ, 6, 2013),                           # 1687
        (LOAD, 14, 0, 82),                       # 1688
        (LOAD, 15, 0, 83),                       # 1689
        (TEXT, 14, 0),                           # 1690
        (MOVE, 3, 14),                           # 1691
        (MOVE, 4, 15),                           # 1692
        (MOVE, 5, 25),                           # 1693: 25 is 0
        (STORE, 0, 145, 3),                      # 1694
        (STORE, 0, 146, 4),                      # 1695
        (STORE, 0, 147, 5),                      # 1696
        (LOAD, 6, 0, 6),                         # 1697: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1751),                           # 1698
        (JNE, 2, 29, 1709),                      # 1699: 29 is 273
        (LOAD, 17, 0, 90),                       # 1700
        (JZ, 17, 2013),                          # 1701
        (LOAD, 18, 0, 91),                       # 1702
        (LOAD, 19, 0, 92),                       # 1703
        (TEXT, 18, 2),                           # 1704
        (MOVE, 14, 18),                          # 1705
        (MOVE, 15, 19),                          # 1706
        (MOVE, 16, 23),                          # 1707: 23 is 2
        (JUMP, 1747),                            # 1708
        (JNE, 2, 138, 1719),                     # 1709: 138 is 500
        (LOAD, 17, 0, 90),                       # 1710
        (JZ, 17, 2013),                          # 1711
        (LOAD, 18, 0, 91),                       # 1712
        (LOAD, 19, 0, 92),                       # 1713
        (TEXT, 18, 3),                           # 1714
        (MOVE, 14, 18),                          # 1715
        (MOVE, 15, 19),                          # 1716
        (MOVE, 16, 139),                         # 1717: 139 is 3
        (JUMP, 1747),                            # 1718
        (JNE, 2, 140, 1729),                     # 1719: 140 is 1047
        (LOAD, 17, 0, 90),                       # 1720
        (JZ, 17, 2013),                          # 1721
        (LOAD, 18, 0, 91),                       # 1722
        (LOAD, 19, 0, 92),                       # 1723
        (TEXT, 18, 4),                           # 1724
        (MOVE, 14, 18),                          # 1725
        (MOVE, 15, 19),                          # 1726
        (MOVE, 16, 26),                          # 1727: 26 is 4
        (JUMP, 1747),                            # 1728
        (JNE, 2, 141, 1739),                     # 1729: 141 is 1140
        (LOAD, 17, 0, 90),                       # 1730
        (JZ, 17, 2013),                          # 1731
        (LOAD, 18, 0, 91),                       # 1732
        (LOAD, 19, 0, 92),                       # 1733
        (TEXT, 18, 5),                           # 1734
        (MOVE, 14, 18),                          # 1735
        (MOVE, 15, 19),                          # 1736
        (MOVE, 16, 142),                         # 1737: 142 is 5
        (JUMP, 1747),                            # 1738
        (LOAD, 17, 0, 90),                       # 1739
        (JZ, 17, 2013),                          # 1740
        (LOAD, 18, 0, 91),                       # 1741
        (LOAD, 19, 0, 92),                       # 1742
        (TEXT, 18, 1),                           # 1743
        (MOVE, 14, 18),                          # 1744
        (MOVE, 15, 19),                          # 1745
        (MOVE, 16, 22),                          # 1746: 22 is 1
        (MOVE, 3, 14),                           # 1747
        (MOVE, 4, 15),                           # 1748
        (MOVE, 5, 16),                           # 1749
        (JUMP, 1799),                            # 1750
        (JNE, 2, 143, 1761),                     # 1751: 143 is 1208
        (LOAD, 6, 0, 87),                        # 1752
        (JZ, 6, 2013),                           # 1753
        (LOAD, 14, 0, 88),                       # 1754
        (LOAD, 15, 0, 89),                       # 1755
        (TEXT, 14, 6),                           # 1756
        (MOVE, 3, 14),                           # 1757
        (MOVE, 4, 15),                           # 1758
        (MOVE, 5, 144),                          # 1759: 144 is 6
        (JUMP, 1799),                            # 1760
        (JNE, 2, 145, 1771),                     # 1761: 145 is 1252
        (LOAD, 6, 0, 87),                        # 1762
        (JZ, 6, 2013),                           # 1763
        (LOAD, 14, 0, 88),                       # 1764
        (LOAD, 15, 0, 89),                       # 1765
        (TEXT, 14, 7),                           # 1766
        (MOVE, 3, 14),                           # 1767
        (MOVE, 4, 15),                           # 1768
        (MOVE, 5, 27),                           # 1769: 27 is 7
        (JUMP, 1799),                            # 1770
        (JNE, 2, 146, 1781),                     # 1771: 146 is 437
        (LOAD, 6, 0, 87),                        # 1772
        (JZ, 6, 2013),                           # 1773
        (LOAD, 14, 0, 88),                       # 1774
        (LOAD, 15, 0, 89),                       # 1775
        (TEXT, 14, 8),                           # 1776
        (MOVE, 3, 14),                           # 1777
        (MOVE, 4, 15),                           # 1778
        (MOVE, 5, 24),                           # 1779: 24 is 8
        (JUMP, 1799),                            # 1780
        (JNE, 2, 147, 1791),                     # 1781: 147 is 850
        (LOAD, 6, 0, 87),                        # 1782
        (JZ, 6, 2013),                           # 1783
        (LOAD, 14, 0, 88),                       # 1784
        (LOAD, 15, 0, 89),                       # 1785
        (TEXT, 14, 9),                           # 1786
        (MOVE, 3, 14),                           # 1787
        (MOVE, 4, 15),                           # 1788
        (MOVE, 5, 148),                          # 1789: 148 is 9
        (JUMP, 1799),                            # 1790
        (LOAD, 6, 0, 87),                        # 1791
        (JZ, 6, 2013),                           # 1792
        (LOAD, 14, 0, 88),                       # 1793
        (LOAD, 15, 0, 89),                       # 1794
        (TEXT, 14, 0),                           # 1795
        (MOVE, 3, 14),                           # 1796
        (MOVE, 4, 15),                           # 1797
        (MOVE, 5, 25),                           # 1798: 25 is 0
        (STORE, 0, 148, 3),                      # 1799
        (STORE, 0, 149, 4),                      # 1800
        (STORE, 0, 150, 5),                      # 1801
        (LOAD, 6, 0, 6),                         # 1802: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1856),                           # 1803
        (JNE, 2, 29, 1814),                      # 1804: 29 is 273
        (LOAD, 17, 0, 96),                       # 1805
        (JZ, 17, 2013),                          # 1806
        (LOAD, 18, 0, 97),                       # 1807
        (LOAD, 19, 0, 98),                       # 1808
        (TEXT, 18, 2),                           # 1809
        (MOVE, 14, 18),                          # 1810
        (MOVE, 15, 19),                          # 1811
        (MOVE, 16, 23),                          # 1812: 23 is 2
        (JUMP, 1852),                            # 1813
        (JNE, 2, 138, 1824),                     # 1814: 138 is 500
        (LOAD, 17, 0, 96),                       # 1815
        (JZ, 17, 2013),                          # 1816
        (LOAD, 18, 0, 97),                       # 1817
        (LOAD, 19, 0, 98),                       # 1818
        (TEXT, 18, 3),                           # 1819
        (MOVE, 14, 18),                          # 1820
        (MOVE, 15, 19),                          # 1821
        (MOVE, 16, 139),                         # 1822: 139 is 3
        (JUMP, 1852),                            # 1823
        (JNE, 2, 140, 1834),                     # 1824: 140 is 1047
        (LOAD, 17, 0, 96),                       # 1825
        (JZ, 17, 2013),                          # 1826
        (LOAD, 18, 0, 97),                       # 1827
        (LOAD, 19, 0, 98),                       # 1828
        (TEXT, 18, 4),                           # 1829
        (MOVE, 14, 18),                          # 1830
        (MOVE, 15, 19),                          # 1831
        (MOVE, 16, 26),                          # 1832: 26 is 4
        (JUMP, 1852),                            # 1833
        (JNE, 2, 141, 1844),                     # 1834: 141 is 1140
        (LOAD, 17, 0, 96),                       # 1835
        (JZ, 17, 2013),                          # 1836
        (LOAD, 18, 0, 97),                       # 1837
        (LOAD, 19, 0, 98),                       # 1838
        (TEXT, 18, 5),                           # 1839
        (MOVE, 14, 18),                          # 1840
        (MOVE, 15, 19),                          # 1841
        (MOVE, 16, 142),                         # 1842: 142 is 5
        (JUMP, 1852),                            # 1843
        (LOAD, 17, 0, 96),                       # 1844
        (JZ, 17, 2013),                          # 1845
        (LOAD, 18, 0, 97),                       # 1846
        (LOAD, 19, 0, 98),                       # 1847
        (TEXT, 18, 1),                           # 1848
        (MOVE, 14, 18),                          # 1849
        (MOVE, 15, 19),                          # 1850
        (MOVE, 16, 22),                          # 1851: 22 is 1
        (MOVE, 3, 14),                           # 1852
        (MOVE, 4, 15),                           # 1853
        (MOVE, 5, 16),                           # 1854
        (JUMP, 1904),                            # 1855
        (JNE, 2, 143, 1866),                     # 1856: 143 is 1208
        (LOAD, 6, 0, 93),                        # 1857
        (JZ, 6, 2013),                           # 1858
        (LOAD, 14, 0, 94),                       # 1859
        (LOAD, 15, 0, 95),                       # 1860
        (TEXT, 14, 6),                           # 1861
        (MOVE, 3, 14),                           # 1862
        (MOVE, 4, 15),                           # 1863
        (MOVE, 5, 144),                          # 1864: 144 is 6
        (JUMP, 1904),                            # 1865
        (JNE, 2, 145, 1876),                     # 1866: 145 is 1252
        (LOAD, 6, 0, 93),                        # 1867
        (JZ, 6, 2013),                           # 1868
        (LOAD, 14, 0, 94),                       # 1869
        (LOAD, 15, 0, 95),                       # 1870
        (TEXT, 14, 7),                           # 1871
        (MOVE, 3, 14),                           # 1872
        (MOVE, 4, 15),                           # 1873
        (MOVE, 5, 27),                           # 1874: 27 is 7
        (JUMP, 1904),                            # 1875
        (JNE, 2, 146, 1886),                     # 1876: 146 is 437
        (LOAD, 6, 0, 93),                        # 1877
        (JZ, 6, 2013),                           # 1878
        (LOAD, 14, 0, 94),                       # 1879
        (LOAD, 15, 0, 95),                       # 1880
        (TEXT, 14, 8),                           # 1881
        (MOVE, 3, 14),                           # 1882
        (MOVE, 4, 15),                           # 1883
        (MOVE, 5, 24),                           # 1884: 24 is 8
        (JUMP, 1904),                            # 1885
        (JNE, 2, 147, 1896),                     # 1886: 147 is 850
        (LOAD, 6, 0, 93),                        # 1887
        (JZ, 6, 2013),                           # 1888
        (LOAD, 14, 0, 94),                       # 1889
        (LOAD, 15, 0, 95),                       # 1890
        (TEXT, 14, 9),                           # 1891
        (MOVE, 3, 14),                           # 1892
        (MOVE, 4, 15),                           # 1893
        (MOVE, 5, 148),                          # 1894: 148 is 9
        (JUMP, 1904),                            # 1895
        (LOAD, 6, 0, 93),                        # 1896
        (JZ, 6, 2013),                           # 1897
        (LOAD, 14, 0, 94),                       # 1898
        (LOAD, 15, 0, 95),                       # 1899
        (TEXT, 14, 0),                           # 1900
        (MOVE, 3, 14),                           # 1901
        (MOVE, 4, 15),                           # 1902
        (MOVE, 5, 25),                           # 1903: 25 is 0
        (STORE, 0, 151, 3),                      # 1904
        (STORE, 0, 152, 4),                      # 1905
        (STORE, 0, 153, 5),                      # 1906
        (LOAD, 6, 0, 6),                         # 1907: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1961),                           # 1908
        (JNE, 2, 29, 1919),                      # 1909: 29 is 273
        (LOAD, 17, 0, 102),                      # 1910
        (JZ, 17, 2013),                          # 1911
        (LOAD, 18, 0, 103),                      # 1912
        (LOAD, 19, 0, 104),                      # 1913
        (TEXT, 18, 2),                           # 1914
        (MOVE, 14, 18),                          # 1915
        (MOVE, 15, 19),                          # 1916
        (MOVE, 16, 23),                          # 1917: 23 is 2
        (JUMP, 1957),                            # 1918
        (JNE, 2, 138, 1929),                     # 1919: 138 is 500
        (LOAD, 17, 0, 102),                      # 1920
        (JZ, 17, 2013),                          # 1921
        (LOAD, 18, 0, 103),                      # 1922
        (LOAD, 19, 0, 104),                      # 1923
        (TEXT, 18, 3),                           # 1924
        (MOVE, 14, 18),                          # 1925
        (MOVE, 15, 19),                          # 1926
        (MOVE, 16, 139),                         # 1927: 139 is 3
        (JUMP, 1957),                            # 1928
        (JNE, 2, 140, 1939),                     # 1929: 140 is 1047
        (LOAD, 17, 0, 102),                      # 1930
        (JZ, 17, 2013),                          # 1931
        (LOAD, 18, 0, 103),                      # 1932
        (LOAD, 19, 0, 104),                      # 1933
        (TEXT, 18, 4),                           # 1934
        (MOVE, 14, 18),                          # 1935
        (MOVE, 15, 19),                          # 1936
        (MOVE, 16, 26),                          # 1937: 26 is 4
        (JUMP, 1957),                            # 1938
        (JNE, 2, 141, 1949),                     # 1939: 141 is 1140
        (LOAD, 17, 0, 102),                      # 1940
        (JZ, 17, 2013),                          # 1941
        (LOAD, 18, 0, 103),                      # 1942
        (LOAD, 19, 0, 104),                      # 1943
        (TEXT, 18, 5),                           # 1944
        (MOVE, 14, 18),                          # 1945
        (MOVE, 15, 19),                          # 1946
        (MOVE, 16, 142),                         # 1947: 142 is 5
        (JUMP, 1957),                            # 1948
        (LOAD, 17, 0, 102),                      # 1949
        (JZ, 17, 2013),                          # 1950
        (LOAD, 18, 0, 103),                      # 1951
        (LOAD, 19, 0, 104),                      # 1952
        (TEXT, 18, 1),                           # 1953
        (MOVE, 14, 18),                          # 1954
        (MOVE, 15, 19),                          # 1955
        (MOVE, 16, 22),                          # 1956: 22 is 1
        (MOVE, 3, 14),                           # 1957
        (MOVE, 4, 15),                           # 1958
        (MOVE, 5, 16),                           # 1959
        (JUMP, 2009),                            # 1960
        (JNE, 2, 143, 1971),                     # 1961: 143 is 1208
        (LOAD, 6, 0, 99),                        # 1962
        (JZ, 6, 2013),                           # 1963
        (LOAD, 14, 0, 100),                      # 1964
        (LOAD, 15, 0, 101),                      # 1965
        (TEXT, 14, 6),                           # 1966
        (MOVE, 3, 14),                           # 1967
        (MOVE, 4, 15),                           # 1968
        (MOVE, 5, 144),                          # 1969: 144 is 6
        (JUMP, 2009),                            # 1970
        (JNE, 2, 145, 1981),                     # 1971: 145 is 1252
        (LOAD, 6, 0, 99),                        # 1972
        (JZ, 6, 2013),                           # 1973
        (LOAD, 14, 0, 100),                      # 1974
        (LOAD, 15, 0, 101),                      # 1975
        (TEXT, 14, 7),                           # 1976
        (MOVE, 3, 14),                           # 1977
        (MOVE, 4, 15),                           # 1978
        (MOVE, 5, 27),                           # 1979: 27 is 7
        (JUMP, 2009),                            # 1980
        (JNE, 2, 146, 1991),                     # 1981: 146 is 437
        (LOAD, 6, 0, 99),                        # 1982
        (JZ, 6, 2013),                           # 1983
        (LOAD, 14, 0, 100),                      # 1984
        (LOAD, 15, 0, 101),                      # 1985
        (TEXT, 14, 8),                           # 1986
        (MOVE, 3, 14),                           # 1987
        (MOVE, 4, 15),                           # 1988
        (MOVE, 5, 24),                           # 1989: 24 is 8
        (JUMP, 2009),                            # 1990
        (JNE, 2, 147, 2001),                     # 1991: 147 is 850
        (LOAD, 6, 0, 99),                        # 1992
        (JZ, 6, 2013),                           # 1993
        (LOAD, 14, 0, 100),                      # 1994
        (LOAD, 15, 0, 101),                      # 1995
        (TEXT, 14, 9),                           # 1996
        (MOVE, 3, 14),                           # 1997
        (MOVE, 4, 15),                           # 1998
        (MOVE, 5, 148),                          # 1999: 148 is 9
        (JUMP, 2009),                            # 2000
        (LOAD, 6, 0, 99),                        # 2001
        (JZ, 6, 2013),                           # 2002
        (LOAD, 14, 0, 100),                      # 2003
        (LOAD, 15, 0, 101),                      # 2004
        (TEXT, 14, 0),                           # 2005
        (MOVE, 3, 14),                           # 2006
        (MOVE, 4, 15),                           # 2007
        (MOVE, 5, 25),                           # 2008: 25 is 0
        (STORE, 0, 154, 3),                      # 2009
        (STORE, 0, 155, 4),                      # 2010
        (STORE, 0, 156, 5),                      # 2011
        (DONE,),                                 # 2012: read
        (FAIL,),                                 # 2013: handed over
    ),
    constants=(b'\xc3\xc9\xc8@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
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
        Table(157, (0, 7, 10, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57, 60, 63, 66, 69, 72, 75, 78, 81, 84, 87, 90, 93, 96, 99, 102, 105)),  # 0: mqcih
        Table(2, ()),  # 1: cih.screen
    ),
    registers=21,
    numbers=(15, 1, 2, 8, 0, 4, 7, 546, 273, -1, 4, -1, 0, -5, 5, 39, -10, 6, 10, -16, 6, 11, -22, 6, 12, -28, 7, 13, -35, 5, 14, -40, 6, -46, 6, 16, -52, 5, 17, -57, 6, 18, -63, 6, 19, -69, 7, 30, -76, 6, 31, -82, 7, 32, -89, 6, 33, -95, 6, 34, -101, 7, 35, -108, 7, 36, -115, 7, 37, -122, 5, 38, -127, 6, 40, -133, 5, -138, 6, -144, 6, -150, 6, -156, 7, -163, 5, -168, 6, -174, 6, -180, 5, -185, 6, -191, 6, -197, 7, -204, 6, -210, 7, -217, 6, -223, 6, -229, 7, -236, 7, -243, 7, -250, 5, -255, 6, 500, 3, 1047, 1140, 5, 1208, 6, 1252, 437, 850, 9),
    addresses=(0, -1, 1),
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
                'value': Span(109, '*'),
                'kind': Formula('int', Computed(13, 'int')),
            }),
            'flags': Number(14, 0, 4, True, False, 'be', 4),
            'return_code': Number(14, 4, 4, True, False, 'be', 4),
            'comp_code': Number(14, 8, 4, True, False, 'be', 4),
            'reason': Number(14, 12, 4, True, False, 'be', 4),
            'uow_control': Number(14, 16, 4, True, False, 'be', 4),
            'get_wait_interval': Number(14, 20, 4, True, False, 'be', 4),
            'link_type': Number(14, 24, 4, True, False, 'be', 4),
            'output_data_length': Number(14, 28, 4, True, False, 'be', 4),
            'facility_keep_time': Number(14, 32, 4, True, False, 'be', 4),
            'ads_descriptor': Number(14, 36, 4, True, False, 'be', 4),
            'conversational_task': Number(14, 40, 4, True, False, 'be', 4),
            'task_end_status': Number(14, 44, 4, True, False, 'be', 4),
            'facility': Fixed(14, 48, 8, None),
            'function': Inline({
                'ascii': Present(15, Span(16, None)),
                'ebcdic': Present(18, Span(19, None)),
                'value': Span(112, '*'),
            }),
            'abend_code': Inline({
                'ascii': Present(21, Span(22, None)),
                'ebcdic': Present(24, Span(25, None)),
                'value': Span(115, '*'),
            }),
            'authenticator': Inline({
                'ascii': Present(27, Span(28, None)),
                'ebcdic': Present(30, Span(31, None)),
                'value': Span(118, '*'),
            }),
            'reserved1': Inline({
                'ascii': Present(33, Span(34, None)),
                'ebcdic': Present(36, Span(37, None)),
                'value': Span(121, '*'),
            }),
            'reply_to_format': Inline({
                'ascii': Present(39, Span(40, None)),
                'ebcdic': Present(42, Span(43, None)),
                'value': Span(124, '*'),
            }),
            'remote_sys_id': Inline({
                'ascii': Present(45, Span(46, None)),
                'ebcdic': Present(48, Span(49, None)),
                'value': Span(127, '*'),
            }),
            'remote_trans_id': Inline({
                'ascii': Present(51, Span(52, None)),
                'ebcdic': Present(54, Span(55, None)),
                'value': Span(130, '*'),
            }),
            'transaction_id': Inline({
                'ascii': Present(57, Span(58, None)),
                'ebcdic': Present(60, Span(61, None)),
                'value': Span(133, '*'),
            }),
            'facility_like': Inline({
                'ascii': Present(63, Span(64, None)),
                'ebcdic': Present(66, Span(67, None)),
                'value': Span(136, '*'),
            }),
            'attention_id': Inline({
                'ascii': Present(69, Span(70, None)),
                'ebcdic': Present(72, Span(73, None)),
                'value': Span(139, '*'),
            }),
            'start_code': Inline({
                'ascii': Present(75, Span(76, None)),
                'ebcdic': Present(78, Span(79, None)),
                'value': Span(142, '*'),
            }),
            'cancel_code': Inline({
                'ascii': Present(81, Span(82, None)),
                'ebcdic': Present(84, Span(85, None)),
                'value': Span(145, '*'),
            }),
            'next_transaction_id': Inline({
                'ascii': Present(87, Span(88, None)),
                'ebcdic': Present(90, Span(91, None)),
                'value': Span(148, '*'),
            }),
            'reserved2': Inline({
                'ascii': Present(93, Span(94, None)),
                'ebcdic': Present(96, Span(97, None)),
                'value': Span(151, '*'),
            }),
            'reserved3': Inline({
                'ascii': Present(99, Span(100, None)),
                'ebcdic': Present(102, Span(103, None)),
                'value': Span(154, '*'),
            }),
            'screen': Rows(105, 1, Inline({
                'cursor_position': Number(1, 0, 4, True, False, 'be', 0),
                'error_offset': Number(1, 4, 4, True, False, 'be', 0),
                'input_item': Number(1, 8, 4, True, False, 'be', 0),
                'reserved4': Number(1, 12, 4, True, False, 'be', 0),
            })),
            'pass_expiration': Formula('bool', Apply('!=', (Apply('&', (Number(14, 0, 4, True, False, 'be', 4), 1)), 0))),
            'reply_without_nulls': Formula('bool', Apply('!=', (Apply('&', (Number(14, 0, 4, True, False, 'be', 4), 2)), 0))),
            'sync_on_return': Formula('bool', Apply('!=', (Apply('&', (Number(14, 0, 4, True, False, 'be', 4), 4)), 0))),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Computed(3, 'int'), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Computed(3, 'int'), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Computed(3, 'int'), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Computed(3, 'int'), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Computed(3, 'int')),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Parameter(1), 0)), Apply('==', (Parameter(1), -1)))), 0, Apply('?', (Apply('==', (Parameter(1), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(107, None),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'CIH ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'\xc3\xc9\xc8@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))),)))))),
        Apply('==', (Number(5, 8, 4, True, False, 'be', 4), Apply('?', (Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 1)), 164, 180)))),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
