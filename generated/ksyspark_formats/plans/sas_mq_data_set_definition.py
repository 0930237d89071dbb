# Generated from ksy/sas/sas_mq_data_set_definition.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_data_set_definition: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, DONE, EQ, FAIL, JEQ, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NOT, NUMBER2, OPEN, OR, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWAT, RUN, SAME, SEEK, SEEKROOT, STORE, SUB, TEXT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Rows, Span, Table, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_data_set_definition
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: long_bytes
        (PARAM, 4, 3),                           # 4: string_length
        (PARAM, 5, 4),                           # 5: string_length
        (PARAM, 6, 5),                           # 6: encoding
        (PARAM, 7, 6),                           # 7: ccsid
        (SAME, 11, 1, 95),                       # 8: 95 is b'little'
        (JZ, 11, 12),                            # 9
        (MOVE, 8, 97),                           # 10: 97 is 0
        (JUMP, 62),                              # 11
        (SAME, 11, 1, 98),                       # 12: 98 is b'big'
        (JZ, 11, 16),                            # 13
        (MOVE, 8, 100),                          # 14: 100 is 1
        (JUMP, 62),                              # 15
        (AND, 11, 6, 101),                       # 16: 101 is 15
        (JNE, 11, 100, 20),                      # 17: 100 is 1
        (MOVE, 8, 100),                          # 18: 100 is 1
        (JUMP, 62),                              # 19
        (JEQ, 11, 102, 38),                      # 20: 102 is 2
        (JUMP, 34),                              # 21: marks, where it is used
        (LOAD, 12, 0, 0),                        # 22
        (JNZ, 12, 33),                           # 23
        (SEEKROOT, 13, 97),                      # 24: pos: 0; 97 is 0
        (ROOTSIZE, 18),                          # 25: size: _io.size >= 12 ? 12 : 0
        (JLT, 18, 103, 29),                      # 26: 103 is 12
        (MOVE, 15, 103),                         # 27: 103 is 12
        (JUMP, 30),                              # 28
        (MOVE, 15, 97),                          # 29: 97 is 0
        (BYTES, 0, 1, 15),                       # 30: marks
        (CLOSE, 13),                             # 31: back from marks
        (STORE, 0, 0, 100),                      # 32: 100 is 1
        (RETURN, 1),                             # 33: marks is read
        (CALL, 1, 22),                           # 34: marks
        (LOAD, 19, 0, 1),                        # 35
        (LOAD, 20, 0, 2),                        # 36
        (JNE, 20, 97, 40),                       # 37: 97 is 0
        (MOVE, 8, 97),                           # 38: 97 is 0
        (JUMP, 62),                              # 39
        (BYTE, 21, 19, 104),                     # 40: marks; 104 is 4
        (JNE, 21, 97, 46),                       # 41: 97 is 0
        (LOAD, 19, 0, 1),                        # 42: marks
        (LOAD, 20, 0, 2),                        # 43
        (BYTE, 21, 19, 105),                     # 44: 105 is 7
        (JEQ, 21, 97, 51),                       # 45: 97 is 0
        (LOAD, 19, 0, 1),                        # 46: marks
        (LOAD, 20, 0, 2),                        # 47
        (BYTE, 21, 19, 104),                     # 48: 104 is 4
        (EQ, 8, 21, 97),                         # 49: 97 is 0
        (JUMP, 62),                              # 50
        (MOVE, 11, 97),                          # 51: 97 is 0
        (LOAD, 19, 0, 1),                        # 52: marks
        (LOAD, 20, 0, 2),                        # 53
        (BYTE, 21, 19, 106),                     # 54: 106 is 8
        (JNE, 21, 97, 61),                       # 55: 97 is 0
        (LOAD, 19, 0, 1),                        # 56: marks
        (LOAD, 20, 0, 2),                        # 57
        (BYTE, 21, 19, 107),                     # 58: 107 is 11
        (JEQ, 21, 97, 61),                       # 59: 97 is 0
        (MOVE, 11, 100),                         # 60: 100 is 1
        (MOVE, 8, 11),                           # 61
        (STORE, 0, 3, 8),                        # 62
        (JEQ, 3, 97, 66),                        # 63: 97 is 0
        (MOVE, 8, 3),                            # 64
        (JUMP, 100),                             # 65
        (CALL, 1, 22),                           # 66: marks
        (LOAD, 19, 0, 1),                        # 67
        (LOAD, 20, 0, 2),                        # 68
        (JNE, 20, 97, 72),                       # 69: 97 is 0
        (MOVE, 8, 104),                          # 70: 104 is 4
        (JUMP, 100),                             # 71
        (LOAD, 11, 0, 3),                        # 72
        (JZ, 11, 83),                            # 73
        (LOAD, 22, 0, 1),                        # 74: marks
        (LOAD, 23, 0, 2),                        # 75
        (BYTE, 24, 22, 105),                     # 76: 105 is 7
        (JNE, 24, 97, 80),                       # 77: 97 is 0
        (MOVE, 19, 106),                         # 78: 106 is 8
        (JUMP, 81),                              # 79
        (MOVE, 19, 104),                         # 80: 104 is 4
        (MOVE, 8, 19),                           # 81
        (JUMP, 100),                             # 82
        (BYTE, 21, 19, 106),                     # 83: marks; 106 is 8
        (LOAD, 22, 0, 1),                        # 84: marks
        (LOAD, 23, 0, 2),                        # 85
        (BYTE, 24, 22, 108),                     # 86: 108 is 9
        (OR, 25, 21, 24),                        # 87
        (LOAD, 26, 0, 1),                        # 88: marks
        (LOAD, 27, 0, 2),                        # 89
        (BYTE, 28, 26, 109),                     # 90: 109 is 10
        (OR, 29, 25, 28),                        # 91
        (LOAD, 30, 0, 1),                        # 92: marks
        (LOAD, 31, 0, 2),                        # 93
        (BYTE, 32, 30, 107),                     # 94: 107 is 11
        (OR, 33, 29, 32),                        # 95
        (JNE, 33, 97, 99),                       # 96: 97 is 0
        (MOVE, 8, 106),                          # 97: 106 is 8
        (JUMP, 100),                             # 98
        (MOVE, 8, 104),                          # 99: 104 is 4
        (STORE, 0, 4, 8),                        # 100
        (SAME, 8, 4, 110),                       # 101: 110 is b'excludes_nul'
        (NOT, 9, 8),                             # 102
        (STORE, 0, 5, 9),                        # 103
        (JEQ, 7, 97, 123),                       # 104: 97 is 0
        (MOVE, 8, 7),                            # 105
        (JUMP, 152),                             # 106
        (LOAD, 34, 0, 6),                        # 107
        (JNZ, 34, 122),                          # 108
        (LOAD, 37, 0, 4),                        # 109: pos: 4 + long_used
        (ADD, 38, 104, 37),                      # 110: 104 is 4
        (SEEKROOT, 35, 38),                      # 111
        (ROOTSIZE, 42),                          # 112: size: _io.size >= 5 + long_used ? 1 : 0
        (LOAD, 43, 0, 4),                        # 113
        (ADD, 44, 112, 43),                      # 114: 112 is 5
        (JLT, 42, 44, 118),                      # 115
        (MOVE, 39, 100),                         # 116: 100 is 1
        (JUMP, 119),                             # 117
        (MOVE, 39, 97),                          # 118: 97 is 0
        (BYTES, 0, 7, 39),                       # 119: first_letter
        (CLOSE, 35),                             # 120: back from first_letter
        (STORE, 0, 6, 100),                      # 121: 100 is 1
        (RETURN, 2),                             # 122: first_letter is read
        (CALL, 2, 107),                          # 123: first_letter
        (LOAD, 19, 0, 7),                        # 124
        (LOAD, 20, 0, 8),                        # 125
        (JNE, 20, 100, 151),                     # 126: 100 is 1
        (BYTE, 21, 19, 97),                      # 127: first_letter; 97 is 0
        (JLT, 21, 113, 133),                     # 128: 113 is 193
        (LOAD, 19, 0, 7),                        # 129: first_letter
        (LOAD, 20, 0, 8),                        # 130
        (BYTE, 21, 19, 97),                      # 131: 97 is 0
        (JLE, 21, 114, 149),                     # 132: 114 is 201
        (LOAD, 19, 0, 7),                        # 133: first_letter
        (LOAD, 20, 0, 8),                        # 134
        (BYTE, 21, 19, 97),                      # 135: 97 is 0
        (JLT, 21, 115, 141),                     # 136: 115 is 209
        (LOAD, 19, 0, 7),                        # 137: first_letter
        (LOAD, 20, 0, 8),                        # 138
        (BYTE, 21, 19, 97),                      # 139: 97 is 0
        (JLE, 21, 116, 149),                     # 140: 116 is 217
        (LOAD, 19, 0, 7),                        # 141: first_letter
        (LOAD, 20, 0, 8),                        # 142
        (BYTE, 21, 19, 97),                      # 143: 97 is 0
        (JLT, 21, 117, 151),                     # 144: 117 is 226
        (LOAD, 19, 0, 7),                        # 145: first_letter
        (LOAD, 20, 0, 8),                        # 146
        (BYTE, 21, 19, 97),                      # 147: 97 is 0
        (JGT, 21, 118, 151),                     # 148: 118 is 233
        (MOVE, 8, 119),                          # 149: 119 is 1047
        (JUMP, 152),                             # 150
        (MOVE, 8, 120),                          # 151: 120 is 819
        (STORE, 0, 9, 8),                        # 152
        (LOAD, 8, 0, 3),                         # 153: switch-on: is_be
        (JNE, 8, 100, 157),                      # 154: cases: true; 100 is 1
        (STORE, 0, 10, 97),                      # 155: byte order be; 97 is 0
        (JUMP, 160),                             # 156
        (JNE, 8, 97, 1400),                      # 157: cases: false; 97 is 0
        (STORE, 0, 10, 100),                     # 158: byte order le; 100 is 1
        (JUMP, 160),                             # 159
        (RUN, 0, 11, 4),                         # 160: version
        (JNE, 8, 100, 164),                      # 161: switch-on: is_be; cases: true; 100 is 1
        (STORE, 0, 12, 97),                      # 162: byte order be; 97 is 0
        (JUMP, 167),                             # 163
        (JNE, 8, 97, 1400),                      # 164: cases: false; 97 is 0
        (STORE, 0, 12, 100),                     # 165: byte order le; 100 is 1
        (JUMP, 167),                             # 166
        (LOAD, 8, 0, 4),                         # 167: if: length_bytes != 8
        (JEQ, 8, 106, 184),                      # 168: 106 is 8
        (RUN, 0, 14, 4),                         # 169: narrow
        (NUMBER2, 8, 0, 14, 0, 52, 12),          # 170: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1400),                      # 171: 97 is 0
        (ROOTSIZE, 9),                           # 172
        (ROOTSTART, 10),                         # 173
        (POSITION, 10, 10),                      # 174
        (SUB, 11, 9, 10),                        # 175
        (LOAD, 22, 0, 5),                        # 176
        (JZ, 22, 180),                           # 177
        (MOVE, 19, 97),                          # 178: 97 is 0
        (JUMP, 181),                             # 179
        (MOVE, 19, 100),                         # 180: 100 is 1
        (SUB, 22, 11, 19),                       # 181
        (JGT, 8, 22, 1400),                      # 182
        (STORE, 0, 13, 100),                     # 183: 100 is 1
        (LOAD, 8, 0, 4),                         # 184: if: length_bytes == 8
        (JNE, 8, 106, 201),                      # 185: 106 is 8
        (RUN, 0, 16, 8),                         # 186: wide
        (NUMBER2, 8, 0, 16, 0, 56, 12),          # 187: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1400),                      # 188: 97 is 0
        (ROOTSIZE, 9),                           # 189
        (ROOTSTART, 10),                         # 190
        (POSITION, 10, 10),                      # 191
        (SUB, 11, 9, 10),                        # 192
        (LOAD, 22, 0, 5),                        # 193
        (JZ, 22, 197),                           # 194
        (MOVE, 19, 97),                          # 195: 97 is 0
        (JUMP, 198),                             # 196
        (MOVE, 19, 100),                         # 197: 100 is 1
        (SUB, 22, 11, 19),                       # 198
        (JGT, 8, 22, 1400),                      # 199
        (STORE, 0, 15, 100),                     # 200: 100 is 1
        (LOAD, 11, 0, 4),                        # 201: size: nul_counted ? len.value : len.value + 1
        (JNE, 11, 106, 207),                     # 202: 106 is 8
        (LOAD, 11, 0, 15),                       # 203
        (JZ, 11, 1400),                          # 204
        (NUMBER2, 8, 0, 16, 0, 56, 12),          # 205
        (JUMP, 210),                             # 206
        (LOAD, 11, 0, 13),                       # 207
        (JZ, 11, 1400),                          # 208
        (NUMBER2, 8, 0, 14, 0, 52, 12),          # 209
        (STORE, 0, 19, 8),                       # 210
        (LOAD, 22, 0, 5),                        # 211
        (JZ, 22, 215),                           # 212
        (MOVE, 19, 8),                           # 213
        (JUMP, 216),                             # 214
        (ADD, 19, 8, 100),                       # 215: 100 is 1
        (BYTES, 0, 17, 19),                      # 216: content
        (OPEN, 22, 0, 17),                       # 217: content begins
        (LOAD, 24, 0, 9),                        # 218: if: not is_ebcdic
        (JEQ, 24, 121, 257),                     # 219: 121 is 37
        (JEQ, 24, 122, 257),                     # 220: 122 is 500
        (JEQ, 24, 119, 257),                     # 221: 119 is 1047
        (JEQ, 24, 123, 257),                     # 222: 123 is 1140
        (LOAD, 27, 0, 18),                       # 223: size: len_characters
        (JLE, 27, 97, 253),                      # 224: 97 is 0
        (JUMP, 243),                             # 225: last, where it is used
        (LOAD, 45, 0, 23),                       # 226
        (JNZ, 45, 242),                          # 227
        (LOAD, 51, 0, 18),                       # 228: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 51, 97, 232),                      # 229: 97 is 0
        (SUB, 48, 51, 100),                      # 230: 100 is 1
        (JUMP, 233),                             # 231
        (MOVE, 48, 97),                          # 232: 97 is 0
        (SEEK, 46, 0, 17, 48),                   # 233
        (LOAD, 54, 0, 18),                       # 234: size: _io.size > 0 ? 1 : 0
        (JLE, 54, 97, 238),                      # 235: 97 is 0
        (MOVE, 51, 100),                         # 236: 100 is 1
        (JUMP, 239),                             # 237
        (MOVE, 51, 97),                          # 238: 97 is 0
        (BYTES, 0, 24, 51),                      # 239: last
        (CLOSE, 46),                             # 240: back from last
        (STORE, 0, 23, 100),                     # 241: 100 is 1
        (RETURN, 3),                             # 242: last is read
        (CALL, 3, 226),                          # 243: last
        (LOAD, 27, 0, 24),                       # 244
        (LOAD, 28, 0, 25),                       # 245
        (SAME, 29, 27, 124),                     # 246: 124 is b'\x00'
        (JNZ, 29, 250),                          # 247
        (LOAD, 27, 0, 5),                        # 248
        (JNZ, 27, 253),                          # 249
        (LOAD, 27, 0, 18),                       # 250
        (SUB, 24, 27, 100),                      # 251: 100 is 1
        (JUMP, 254),                             # 252
        (LOAD, 24, 0, 18),                       # 253
        (BYTES, 0, 21, 24),                      # 254: characters
        (UNPAD, 0, 21, 32),                      # 255
        (STORE, 0, 20, 100),                     # 256: 100 is 1
        (LOAD, 24, 0, 9),                        # 257: if: is_ebcdic
        (JEQ, 24, 121, 262),                     # 258: 121 is 37
        (JEQ, 24, 122, 262),                     # 259: 122 is 500
        (JEQ, 24, 119, 262),                     # 260: 119 is 1047
        (JNE, 24, 123, 278),                     # 261: 123 is 1140
        (LOAD, 27, 0, 18),                       # 262: size: len_characters
        (JLE, 27, 97, 274),                      # 263: 97 is 0
        (CALL, 3, 226),                          # 264: last
        (LOAD, 27, 0, 24),                       # 265
        (LOAD, 28, 0, 25),                       # 266
        (SAME, 29, 27, 124),                     # 267: 124 is b'\x00'
        (JNZ, 29, 271),                          # 268
        (LOAD, 27, 0, 5),                        # 269
        (JNZ, 27, 274),                          # 270
        (LOAD, 27, 0, 18),                       # 271
        (SUB, 24, 27, 100),                      # 272: 100 is 1
        (JUMP, 275),                             # 273
        (LOAD, 24, 0, 18),                       # 274
        (BYTES, 0, 27, 24),                      # 275: ebcdic_characters
        (UNPAD, 0, 27, 64),                      # 276
        (STORE, 0, 26, 100),                     # 277: 100 is 1
        (REST, 0, 29),                           # 278: terminator
        (CLOSE, 22),                             # 279: content ends
        (LOAD, 8, 0, 3),                         # 280: switch-on: is_be
        (JNE, 8, 100, 284),                      # 281: cases: true; 100 is 1
        (STORE, 0, 31, 97),                      # 282: byte order be; 97 is 0
        (JUMP, 287),                             # 283
        (JNE, 8, 97, 1400),                      # 284: cases: false; 97 is 0
        (STORE, 0, 31, 100),                     # 285: byte order le; 100 is 1
        (JUMP, 287),                             # 286
        (LOAD, 8, 0, 4),                         # 287: if: length_bytes != 8
        (JEQ, 8, 106, 304),                      # 288: 106 is 8
        (RUN, 0, 33, 4),                         # 289: narrow
        (NUMBER2, 8, 0, 33, 0, 52, 31),          # 290: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1400),                      # 291: 97 is 0
        (ROOTSIZE, 9),                           # 292
        (ROOTSTART, 10),                         # 293
        (POSITION, 10, 10),                      # 294
        (SUB, 11, 9, 10),                        # 295
        (LOAD, 22, 0, 5),                        # 296
        (JZ, 22, 300),                           # 297
        (MOVE, 19, 97),                          # 298: 97 is 0
        (JUMP, 301),                             # 299
        (MOVE, 19, 100),                         # 300: 100 is 1
        (SUB, 22, 11, 19),                       # 301
        (JGT, 8, 22, 1400),                      # 302
        (STORE, 0, 32, 100),                     # 303: 100 is 1
        (LOAD, 8, 0, 4),                         # 304: if: length_bytes == 8
        (JNE, 8, 106, 321),                      # 305: 106 is 8
        (RUN, 0, 35, 8),                         # 306: wide
        (NUMBER2, 8, 0, 35, 0, 56, 31),          # 307: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1400),                      # 308: 97 is 0
        (ROOTSIZE, 9),                           # 309
        (ROOTSTART, 10),                         # 310
        (POSITION, 10, 10),                      # 311
        (SUB, 11, 9, 10),                        # 312
        (LOAD, 22, 0, 5),                        # 313
        (JZ, 22, 317),                           # 314
        (MOVE, 19, 97),                          # 315: 97 is 0
        (JUMP, 318),                             # 316
        (MOVE, 19, 100),                         # 317: 100 is 1
        (SUB, 22, 11, 19),                       # 318
        (JGT, 8, 22, 1400),                      # 319
        (STORE, 0, 34, 100),                     # 320: 100 is 1
        (LOAD, 11, 0, 4),                        # 321: size: nul_counted ? len.value : len.value + 1
        (JNE, 11, 106, 327),                     # 322: 106 is 8
        (LOAD, 11, 0, 34),                       # 323
        (JZ, 11, 1400),                          # 324
        (NUMBER2, 8, 0, 35, 0, 56, 31),          # 325
        (JUMP, 330),                             # 326
        (LOAD, 11, 0, 32),                       # 327
        (JZ, 11, 1400),                          # 328
        (NUMBER2, 8, 0, 33, 0, 52, 31),          # 329
        (STORE, 0, 38, 8),                       # 330
        (LOAD, 22, 0, 5),                        # 331
        (JZ, 22, 335),                           # 332
        (MOVE, 19, 8),                           # 333
        (JUMP, 336),                             # 334
        (ADD, 19, 8, 100),                       # 335: 100 is 1
        (BYTES, 0, 36, 19),                      # 336: content
        (OPEN, 22, 0, 36),                       # 337: content begins
        (LOAD, 24, 0, 9),                        # 338: if: not is_ebcdic
        (JEQ, 24, 121, 377),                     # 339: 121 is 37
        (JEQ, 24, 122, 377),                     # 340: 122 is 500
        (JEQ, 24, 119, 377),                     # 341: 119 is 1047
        (JEQ, 24, 123, 377),                     # 342: 123 is 1140
        (LOAD, 27, 0, 37),                       # 343: size: len_characters
        (JLE, 27, 97, 373),                      # 344: 97 is 0
        (JUMP, 363),                             # 345: last, where it is used
        (LOAD, 55, 0, 42),                       # 346
        (JNZ, 55, 362),                          # 347
        (LOAD, 61, 0, 37),                       # 348: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 61, 97, 352),                      # 349: 97 is 0
        (SUB, 58, 61, 100),                      # 350: 100 is 1
        (JUMP, 353),                             # 351
        (MOVE, 58, 97),                          # 352: 97 is 0
        (SEEK, 56, 0, 36, 58),                   # 353
        (LOAD, 64, 0, 37),                       # 354: size: _io.size > 0 ? 1 : 0
        (JLE, 64, 97, 358),                      # 355: 97 is 0
        (MOVE, 61, 100),                         # 356: 100 is 1
        (JUMP, 359),                             # 357
        (MOVE, 61, 97),                          # 358: 97 is 0
        (BYTES, 0, 43, 61),                      # 359: last
        (CLOSE, 56),                             # 360: back from last
        (STORE, 0, 42, 100),                     # 361: 100 is 1
        (RETURN, 4),                             # 362: last is read
        (CALL, 4, 346),                          # 363: last
        (LOAD, 27, 0, 43),                       # 364
        (LOAD, 28, 0, 44),                       # 365
        (SAME, 29, 27, 124),                     # 366: 124 is b'\x00'
        (JNZ, 29, 370),                          # 367
        (LOAD, 27, 0, 5),                        # 368
        (JNZ, 27, 373),                          # 369
        (LOAD, 27, 0, 37),                       # 370
        (SUB, 24, 27, 100),                      # 371: 100 is 1
        (JUMP, 374),                             # 372
        (LOAD, 24, 0, 37),                       # 373
        (BYTES, 0, 40, 24),                      # 374: characters
        (UNPAD, 0, 40, 32),                      # 375
        (STORE, 0, 39, 100),                     # 376: 100 is 1
        (LOAD, 24, 0, 9),                        # 377: if: is_ebcdic
        (JEQ, 24, 121, 382),                     # 378: 121 is 37
        (JEQ, 24, 122, 382),                     # 379: 122 is 500
        (JEQ, 24, 119, 382),                     # 380: 119 is 1047
        (JNE, 24, 123, 398),                     # 381: 123 is 1140
        (LOAD, 27, 0, 37),                       # 382: size: len_characters
        (JLE, 27, 97, 394),                      # 383: 97 is 0
        (CALL, 4, 346),                          # 384: last
        (LOAD, 27, 0, 43),                       # 385
        (LOAD, 28, 0, 44),                       # 386
        (SAME, 29, 27, 124),                     # 387: 124 is b'\x00'
        (JNZ, 29, 391),                          # 388
        (LOAD, 27, 0, 5),                        # 389
        (JNZ, 27, 394),                          # 390
        (LOAD, 27, 0, 37),                       # 391
        (SUB, 24, 27, 100),                      # 392: 100 is 1
        (JUMP, 395),                             # 393
        (LOAD, 24, 0, 37),                       # 394
        (BYTES, 0, 46, 24),                      # 395: ebcdic_characters
        (UNPAD, 0, 46, 64),                      # 396
        (STORE, 0, 45, 100),                     # 397: 100 is 1
        (REST, 0, 48),                           # 398: terminator
        (CLOSE, 22),                             # 399: content ends
        (LOAD, 8, 0, 3),                         # 400: switch-on: is_be
        (JNE, 8, 100, 404),                      # 401: cases: true; 100 is 1
        (STORE, 0, 50, 97),                      # 402: byte order be; 97 is 0
        (JUMP, 407),                             # 403
        (JNE, 8, 97, 1400),                      # 404: cases: false; 97 is 0
        (STORE, 0, 50, 100),                     # 405: byte order le; 100 is 1
        (JUMP, 407),                             # 406
        (LOAD, 8, 0, 4),                         # 407: if: long_bytes != 8
        (JEQ, 8, 106, 411),                      # 408: 106 is 8
        (RUN, 0, 52, 4),                         # 409: narrow
        (STORE, 0, 51, 100),                     # 410: 100 is 1
        (JNE, 8, 106, 414),                      # 411: if: long_bytes == 8; 106 is 8
        (RUN, 0, 54, 8),                         # 412: wide
        (STORE, 0, 53, 100),                     # 413: 100 is 1
        (LOAD, 8, 0, 3),                         # 414: switch-on: is_be
        (JNE, 8, 100, 418),                      # 415: cases: true; 100 is 1
        (STORE, 0, 55, 97),                      # 416: byte order be; 97 is 0
        (JUMP, 421),                             # 417
        (JNE, 8, 97, 1400),                      # 418: cases: false; 97 is 0
        (STORE, 0, 55, 100),                     # 419: byte order le; 100 is 1
        (JUMP, 421),                             # 420
        (LOAD, 8, 0, 4),                         # 421: if: long_bytes != 8
        (JEQ, 8, 106, 425),                      # 422: 106 is 8
        (RUN, 0, 57, 4),                         # 423: narrow
        (STORE, 0, 56, 100),                     # 424: 100 is 1
        (JNE, 8, 106, 428),                      # 425: if: long_bytes == 8; 106 is 8
        (RUN, 0, 59, 8),                         # 426: wide
        (STORE, 0, 58, 100),                     # 427: 100 is 1
        (LOAD, 8, 0, 3),                         # 428: switch-on: is_be
        (JNE, 8, 100, 432),                      # 429: cases: true; 100 is 1
        (STORE, 0, 60, 97),                      # 430: byte order be; 97 is 0
        (JUMP, 435),                             # 431
        (JNE, 8, 97, 1400),                      # 432: cases: false; 97 is 0
        (STORE, 0, 60, 100),                     # 433: byte order le; 100 is 1
        (JUMP, 435),                             # 434
        (LOAD, 8, 0, 4),                         # 435: if: long_bytes != 8
        (JEQ, 8, 106, 439),                      # 436: 106 is 8
        (RUN, 0, 62, 4),                         # 437: narrow
        (STORE, 0, 61, 100),                     # 438: 100 is 1
        (JNE, 8, 106, 442),                      # 439: if: long_bytes == 8; 106 is 8
        (RUN, 0, 64, 8),                         # 440: wide
        (STORE, 0, 63, 100),                     # 441: 100 is 1
        (LOAD, 8, 0, 3),                         # 442: switch-on: is_be
        (JNE, 8, 100, 446),                      # 443: cases: true; 100 is 1
        (STORE, 0, 65, 97),                      # 444: byte order be; 97 is 0
        (JUMP, 449),                             # 445
        (JNE, 8, 97, 1400),                      # 446: cases: false; 97 is 0
        (STORE, 0, 65, 100),                     # 447: byte order le; 100 is 1
        (JUMP, 449),                             # 448
        (LOAD, 8, 0, 4),                         # 449: if: length_bytes != 8
        (JEQ, 8, 106, 466),                      # 450: 106 is 8
        (RUN, 0, 67, 4),                         # 451: narrow
        (NUMBER2, 8, 0, 67, 0, 52, 65),          # 452: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1400),                      # 453: 97 is 0
        (ROOTSIZE, 9),                           # 454
        (ROOTSTART, 10),                         # 455
        (POSITION, 10, 10),                      # 456
        (SUB, 11, 9, 10),                        # 457
        (LOAD, 22, 0, 5),                        # 458
        (JZ, 22, 462),                           # 459
        (MOVE, 19, 97),                          # 460: 97 is 0
        (JUMP, 463),                             # 461
        (MOVE, 19, 100),                         # 462: 100 is 1
        (SUB, 22, 11, 19),                       # 463
        (JGT, 8, 22, 1400),                      # 464
        (STORE, 0, 66, 100),                     # 465: 100 is 1
        (LOAD, 8, 0, 4),                         # 466: if: length_bytes == 8
        (JNE, 8, 106, 483),                      # 467: 106 is 8
        (RUN, 0, 69, 8),                         # 468: wide
        (NUMBER2, 8, 0, 69, 0, 56, 65),          # 469: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1400),                      # 470: 97 is 0
        (ROOTSIZE, 9),                           # 471
        (ROOTSTART, 10),                         # 472
        (POSITION, 10, 10),                      # 473
        (SUB, 11, 9, 10),                        # 474
        (LOAD, 22, 0, 5),                        # 475
        (JZ, 22, 479),                           # 476
        (MOVE, 19, 97),                          # 477: 97 is 0
        (JUMP, 480),                             # 478
        (MOVE, 19, 100),                         # 479: 100 is 1
        (SUB, 22, 11, 19),                       # 480
        (JGT, 8, 22, 1400),                      # 481
        (STORE, 0, 68, 100),                     # 482: 100 is 1
        (LOAD, 11, 0, 4),                        # 483: size: nul_counted ? len.value : len.value + 1
        (JNE, 11, 106, 489),                     # 484: 106 is 8
        (LOAD, 11, 0, 68),                       # 485
        (JZ, 11, 1400),                          # 486
        (NUMBER2, 8, 0, 69, 0, 56, 65),          # 487
        (JUMP, 492),                             # 488
        (LOAD, 11, 0, 66),                       # 489
        (JZ, 11, 1400),                          # 490
        (NUMBER2, 8, 0, 67, 0, 52, 65),          # 491
        (STORE, 0, 72, 8),                       # 492
        (LOAD, 22, 0, 5),                        # 493
        (JZ, 22, 497),                           # 494
        (MOVE, 19, 8),                           # 495
        (JUMP, 498),                             # 496
        (ADD, 19, 8, 100),                       # 497: 100 is 1
        (BYTES, 0, 70, 19),                      # 498: content
        (OPEN, 22, 0, 70),                       # 499: content begins
        (LOAD, 24, 0, 9),                        # 500: if: not is_ebcdic
        (JEQ, 24, 121, 540),                     # 501: 121 is 37
        (JEQ, 24, 122, 540),                     # 502: 122 is 500
        (JEQ, 24, 119, 540),                     # 503: 119 is 1047
        (JEQ, 24, 123, 540),                     # 504: 123 is 1140
        (LOAD, 27, 0, 71),                       # 505: size: len_characters
        (JLE, 27, 97, 536),                      # 506: 97 is 0
        (JUMP, 526),                             # 507: last, where it is used
        (LOAD, 65, 0, 76),                       # 508
        (JNZ, 65, 525),                          # 509
        (LOAD, 71, 0, 71),                       # 510: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 71, 97, 515),                      # 511: 97 is 0
        (LOAD, 71, 0, 71),                       # 512
        (SUB, 68, 71, 100),                      # 513: 100 is 1
        (JUMP, 516),                             # 514
        (MOVE, 68, 97),                          # 515: 97 is 0
        (SEEK, 66, 0, 70, 68),                   # 516
        (LOAD, 74, 0, 71),                       # 517: size: _io.size > 0 ? 1 : 0
        (JLE, 74, 97, 521),                      # 518: 97 is 0
        (MOVE, 71, 100),                         # 519: 100 is 1
        (JUMP, 522),                             # 520
        (MOVE, 71, 97),                          # 521: 97 is 0
        (BYTES, 0, 77, 71),                      # 522: last
        (CLOSE, 66),                             # 523: back from last
        (STORE, 0, 76, 100),                     # 524: 100 is 1
        (RETURN, 5),                             # 525: last is read
        (CALL, 5, 508),                          # 526: last
        (LOAD, 27, 0, 77),                       # 527
        (LOAD, 28, 0, 78),                       # 528
        (SAME, 29, 27, 124),                     # 529: 124 is b'\x00'
        (JNZ, 29, 533),                          # 530
        (LOAD, 27, 0, 5),                        # 531
        (JNZ, 27, 536),                          # 532
        (LOAD, 27, 0, 71),                       # 533
        (SUB, 24, 27, 100),                      # 534: 100 is 1
        (JUMP, 537),                             # 535
        (LOAD, 24, 0, 71),                       # 536
        (BYTES, 0, 74, 24),                      # 537: characters
        (UNPAD, 0, 74, 32),                      # 538
        (STORE, 0, 73, 100),                     # 539: 100 is 1
        (LOAD, 24, 0, 9),                        # 540: if: is_ebcdic
        (JEQ, 24, 121, 545),                     # 541: 121 is 37
        (JEQ, 24, 122, 545),                     # 542: 122 is 500
        (JEQ, 24, 119, 545),                     # 543: 119 is 1047
        (JNE, 24, 123, 561),                     # 544: 123 is 1140
        (LOAD, 27, 0, 71),                       # 545: size: len_characters
        (JLE, 27, 97, 557),                      # 546: 97 is 0
        (CALL, 5, 508),                          # 547: last
        (LOAD, 27, 0, 77),                       # 548
        (LOAD, 28, 0, 78),                       # 549
        (SAME, 29, 27, 124),                     # 550: 124 is b'\x00'
        (JNZ, 29, 554),                          # 551
        (LOAD, 27, 0, 5),                        # 552
        (JNZ, 27, 557),                          # 553
        (LOAD, 27, 0, 71),                       # 554
        (SUB, 24, 27, 100),                      # 555: 100 is 1
        (JUMP, 558),                             # 556
        (LOAD, 24, 0, 71),                       # 557
        (BYTES, 0, 80, 24),                      # 558: ebcdic_characters
        (UNPAD, 0, 80, 64),                      # 559
        (STORE, 0, 79, 100),                     # 560: 100 is 1
        (REST, 0, 82),                           # 561: terminator
        (CLOSE, 22),                             # 562: content ends
        (RUN, 0, 84, 1),                         # 563: reuse
        (LOAD, 8, 0, 3),                         # 564: switch-on: is_be
        (JNE, 8, 100, 568),                      # 565: cases: true; 100 is 1
        (STORE, 0, 85, 97),                      # 566: byte order be; 97 is 0
        (JUMP, 571),                             # 567
        (JNE, 8, 97, 1400),                      # 568: cases: false; 97 is 0
        (STORE, 0, 85, 100),                     # 569: byte order le; 100 is 1
        (JUMP, 571),                             # 570
        (LOAD, 8, 0, 4),                         # 571: if: length_bytes != 8
        (JEQ, 8, 106, 588),                      # 572: 106 is 8
        (RUN, 0, 87, 4),                         # 573: narrow
        (NUMBER2, 8, 0, 87, 0, 52, 85),          # 574: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1400),                      # 575: 97 is 0
        (ROOTSIZE, 9),                           # 576
        (ROOTSTART, 10),                         # 577
        (POSITION, 10, 10),                      # 578
        (SUB, 11, 9, 10),                        # 579
        (LOAD, 22, 0, 5),                        # 580
        (JZ, 22, 584),                           # 581
        (MOVE, 19, 97),                          # 582: 97 is 0
        (JUMP, 585),                             # 583
        (MOVE, 19, 100),                         # 584: 100 is 1
        (SUB, 22, 11, 19),                       # 585
        (JGT, 8, 22, 1400),                      # 586
        (STORE, 0, 86, 100),                     # 587: 100 is 1
        (LOAD, 8, 0, 4),                         # 588: if: length_bytes == 8
        (JNE, 8, 106, 605),                      # 589: 106 is 8
        (RUN, 0, 89, 8),                         # 590: wide
        (NUMBER2, 8, 0, 89, 0, 56, 85),          # 591: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1400),                      # 592: 97 is 0
        (ROOTSIZE, 9),                           # 593
        (ROOTSTART, 10),                         # 594
        (POSITION, 10, 10),                      # 595
        (SUB, 11, 9, 10),                        # 596
        (LOAD, 22, 0, 5),                        # 597
        (JZ, 22, 601),                           # 598
        (MOVE, 19, 97),                          # 599: 97 is 0
        (JUMP, 602),                             # 600
        (MOVE, 19, 100),                         # 601: 100 is 1
        (SUB, 22, 11, 19),                       # 602
        (JGT, 8, 22, 1400),                      # 603
        (STORE, 0, 88, 100),                     # 604: 100 is 1
        (LOAD, 11, 0, 4),                        # 605: size: nul_counted ? len.value : len.value + 1
        (JNE, 11, 106, 611),                     # 606: 106 is 8
        (LOAD, 11, 0, 88),                       # 607
        (JZ, 11, 1400),                          # 608
        (NUMBER2, 8, 0, 89, 0, 56, 85),          # 609
        (JUMP, 614),                             # 610
        (LOAD, 11, 0, 86),                       # 611
        (JZ, 11, 1400),                          # 612
        (NUMBER2, 8, 0, 87, 0, 52, 85),          # 613
        (STORE, 0, 92, 8),                       # 614
        (LOAD, 22, 0, 5),                        # 615
        (JZ, 22, 619),                           # 616
        (MOVE, 19, 8),                           # 617
        (JUMP, 620),                             # 618
        (ADD, 19, 8, 100),                       # 619: 100 is 1
        (BYTES, 0, 90, 19),                      # 620: content
        (OPEN, 22, 0, 90),                       # 621: content begins
        (LOAD, 24, 0, 9),                        # 622: if: not is_ebcdic
        (JEQ, 24, 121, 661),                     # 623: 121 is 37
        (JEQ, 24, 122, 661),                     # 624: 122 is 500
        (JEQ, 24, 119, 661),                     # 625: 119 is 1047
        (JEQ, 24, 123, 661),                     # 626: 123 is 1140
        (LOAD, 27, 0, 91),                       # 627: size: len_characters
        (JLE, 27, 97, 657),                      # 628: 97 is 0
        (JUMP, 647),                             # 629: last, where it is used
        (LOAD, 75, 0, 96),                       # 630
        (JNZ, 75, 646),                          # 631
        (LOAD, 81, 0, 91),                       # 632: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 81, 97, 636),                      # 633: 97 is 0
        (SUB, 78, 81, 100),                      # 634: 100 is 1
        (JUMP, 637),                             # 635
        (MOVE, 78, 97),                          # 636: 97 is 0
        (SEEK, 76, 0, 90, 78),                   # 637
        (LOAD, 84, 0, 91),                       # 638: size: _io.size > 0 ? 1 : 0
        (JLE, 84, 97, 642),                      # 639: 97 is 0
        (MOVE, 81, 100),                         # 640: 100 is 1
        (JUMP, 643),                             # 641
        (MOVE, 81, 97),                          # 642: 97 is 0
        (BYTES, 0, 97, 81),                      # 643: last
        (CLOSE, 76),                             # 644: back from last
        (STORE, 0, 96, 100),                     # 645: 100 is 1
        (RETURN, 6),                             # 646: last is read
        (CALL, 6, 630),                          # 647: last
        (LOAD, 27, 0, 97),                       # 648
        (LOAD, 28, 0, 98),                       # 649
        (SAME, 29, 27, 124),                     # 650: 124 is b'\x00'
        (JNZ, 29, 654),                          # 651
        (LOAD, 27, 0, 5),                        # 652
        (JNZ, 27, 657),                          # 653
        (LOAD, 27, 0, 91),                       # 654
        (SUB, 24, 27, 100),                      # 655: 100 is 1
        (JUMP, 658),                             # 656
        (LOAD, 24, 0, 91),                       # 657
        (BYTES, 0, 94, 24),                      # 658: characters
        (UNPAD, 0, 94, 32),                      # 659
        (STORE, 0, 93, 100),                     # 660: 100 is 1
        (LOAD, 24, 0, 9),                        # 661: if: is_ebcdic
        (JEQ, 24, 121, 666),                     # 662: 121 is 37
        (JEQ, 24, 122, 666),                     # 663: 122 is 500
        (JEQ, 24, 119, 666),                     # 664: 119 is 1047
        (JNE, 24, 123, 682),                     # 665: 123 is 1140
        (LOAD, 27, 0, 91),                       # 666: size: len_characters
        (JLE, 27, 97, 678),                      # 667: 97 is 0
        (CALL, 6, 630),                          # 668: last
        (LOAD, 27, 0, 97),                       # 669
        (LOAD, 28, 0, 98),                       # 670
        (SAME, 29, 27, 124),                     # 671: 124 is b'\x00'
        (JNZ, 29, 675),                          # 672
        (LOAD, 27, 0, 5),                        # 673
        (JNZ, 27, 678),                          # 674
        (LOAD, 27, 0, 91),                       # 675
        (SUB, 24, 27, 100),                      # 676: 100 is 1
        (JUMP, 679),                             # 677
        (LOAD, 24, 0, 91),                       # 678
        (BYTES, 0, 100, 24),                     # 679: ebcdic_characters
        (UNPAD, 0, 100, 64),                     # 680
        (STORE, 0, 99, 100),                     # 681: 100 is 1
        (REST, 0, 102),                          # 682: terminator
        (CLOSE, 22),                             # 683: content ends
        (LOAD, 8, 0, 3),                         # 684: switch-on: is_be
        (JNE, 8, 100, 688),                      # 685: cases: true; 100 is 1
        (STORE, 0, 104, 97),                     # 686: byte order be; 97 is 0
        (JUMP, 691),                             # 687
        (JNE, 8, 97, 1400),                      # 688: cases: false; 97 is 0
        (STORE, 0, 104, 100),                    # 689: byte order le; 100 is 1
        (JUMP, 691),                             # 690
        (LOAD, 8, 0, 4),                         # 691: if: long_bytes != 8
        (JEQ, 8, 106, 695),                      # 692: 106 is 8
        (RUN, 0, 106, 4),                        # 693: narrow
        (STORE, 0, 105, 100),                    # 694: 100 is 1
        (JNE, 8, 106, 698),                      # 695: if: long_bytes == 8; 106 is 8
        (RUN, 0, 108, 8),                        # 696: wide
        (STORE, 0, 107, 100),                    # 697: 100 is 1
        (LOAD, 8, 0, 3),                         # 698: switch-on: is_be
        (JNE, 8, 100, 702),                      # 699: cases: true; 100 is 1
        (STORE, 0, 109, 97),                     # 700: byte order be; 97 is 0
        (JUMP, 705),                             # 701
        (JNE, 8, 97, 1400),                      # 702: cases: false; 97 is 0
        (STORE, 0, 109, 100),                    # 703: byte order le; 100 is 1
        (JUMP, 705),                             # 704
        (LOAD, 8, 0, 4),                         # 705: if: length_bytes != 8
        (JEQ, 8, 106, 722),                      # 706: 106 is 8
        (RUN, 0, 111, 4),                        # 707: narrow
        (NUMBER2, 8, 0, 111, 0, 52, 109),        # 708: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1400),                      # 709: 97 is 0
        (ROOTSIZE, 9),                           # 710
        (ROOTSTART, 10),                         # 711
        (POSITION, 10, 10),                      # 712
        (SUB, 11, 9, 10),                        # 713
        (LOAD, 22, 0, 5),                        # 714
        (JZ, 22, 718),                           # 715
        (MOVE, 19, 97),                          # 716: 97 is 0
        (JUMP, 719),                             # 717
        (MOVE, 19, 100),                         # 718: 100 is 1
        (SUB, 22, 11, 19),                       # 719
        (JGT, 8, 22, 1400),                      # 720
        (STORE, 0, 110, 100),                    # 721: 100 is 1
        (LOAD, 8, 0, 4),                         # 722: if: length_bytes == 8
        (JNE, 8, 106, 739),                      # 723: 106 is 8
        (RUN, 0, 113, 8),                        # 724: wide
        (NUMBER2, 8, 0, 113, 0, 56, 109),        # 725: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1400),                      # 726: 97 is 0
        (ROOTSIZE, 9),                           # 727
        (ROOTSTART, 10),                         # 728
        (POSITION, 10, 10),                      # 729
        (SUB, 11, 9, 10),                        # 730
        (LOAD, 22, 0, 5),                        # 731
        (JZ, 22, 735),                           # 732
        (MOVE, 19, 97),                          # 733: 97 is 0
        (JUMP, 736),                             # 734
        (MOVE, 19, 100),                         # 735: 100 is 1
        (SUB, 22, 11, 19),                       # 736
        (JGT, 8, 22, 1400),                      # 737
        (STORE, 0, 112, 100),                    # 738: 100 is 1
        (LOAD, 11, 0, 4),                        # 739: size: nul_counted ? len.value : len.value + 1
        (JNE, 11, 106, 745),                     # 740: 106 is 8
        (LOAD, 11, 0, 112),                      # 741
        (JZ, 11, 1400),                          # 742
        (NUMBER2, 8, 0, 113, 0, 56, 109),        # 743
        (JUMP, 748),                             # 744
        (LOAD, 11, 0, 110),                      # 745
        (JZ, 11, 1400),                          # 746
        (NUMBER2, 8, 0, 111, 0, 52, 109),        # 747
        (STORE, 0, 116, 8),                      # 748
        (LOAD, 22, 0, 5),                        # 749
        (JZ, 22, 753),                           # 750
        (MOVE, 19, 8),                           # 751
        (JUMP, 754),                             # 752
        (ADD, 19, 8, 100),                       # 753: 100 is 1
        (BYTES, 0, 114, 19),                     # 754: content
        (OPEN, 22, 0, 114),                      # 755: content begins
        (LOAD, 24, 0, 9),                        # 756: if: not is_ebcdic
        (JEQ, 24, 121, 795),                     # 757: 121 is 37
        (JEQ, 24, 122, 795),                     # 758: 122 is 500
        (JEQ, 24, 119, 795),                     # 759: 119 is 1047
        (JEQ, 24, 123, 795),                     # 760: 123 is 1140
        (LOAD, 27, 0, 115),                      # 761: size: len_characters
        (JLE, 27, 97, 791),                      # 762: 97 is 0
        (JUMP, 781),                             # 763: last, where it is used
        (LOAD, 85, 0, 120),                      # 764
        (JNZ, 85, 780),                          # 765
        (LOAD, 91, 0, 115),                      # 766: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 91, 97, 770),                      # 767: 97 is 0
        (SUB, 88, 91, 100),                      # 768: 100 is 1
        (JUMP, 771),                             # 769
        (MOVE, 88, 97),                          # 770: 97 is 0
        (SEEK, 86, 0, 114, 88),                  # 771
        (LOAD, 94, 0, 115),                      # 772: size: _io.size > 0 ? 1 : 0
        (JLE, 94, 97, 776),                      # 773: 97 is 0
        (MOVE, 91, 100),                         # 774: 100 is 1
        (JUMP, 777),                             # 775
        (MOVE, 91, 97),                          # 776: 97 is 0
        (BYTES, 0, 121, 91),                     # 777: last
        (CLOSE, 86),                             # 778: back from last
        (STORE, 0, 120, 100),                    # 779: 100 is 1
        (RETURN, 7),                             # 780: last is read
        (CALL, 7, 764),                          # 781: last
        (LOAD, 27, 0, 121),                      # 782
        (LOAD, 28, 0, 122),                      # 783
        (SAME, 29, 27, 124),                     # 784: 124 is b'\x00'
        (JNZ, 29, 788),                          # 785
        (LOAD, 27, 0, 5),                        # 786
        (JNZ, 27, 791),                          # 787
        (LOAD, 27, 0, 115),                      # 788
        (SUB, 24, 27, 100),                      # 789: 100 is 1
        (JUMP, 792),                             # 790
        (LOAD, 24, 0, 115),                      # 791
        (BYTES, 0, 118, 24),                     # 792: characters
        (UNPAD, 0, 118, 32),                     # 793
        (STORE, 0, 117, 100),                    # 794: 100 is 1
        (LOAD, 24, 0, 9),                        # 795: if: is_ebcdic
        (JEQ, 24, 121, 800),                     # 796: 121 is 37
        (JEQ, 24, 122, 800),                     # 797: 122 is 500
        (JEQ, 24, 119, 800),                     # 798: 119 is 1047
        (JNE, 24, 123, 816),                     # 799: 123 is 1140
        (LOAD, 27, 0, 115),                      # 800: size: len_characters
        (JLE, 27, 97, 812),                      # 801: 97 is 0
        (CALL, 7, 764),                          # 802: last
        (LOAD, 27, 0, 121),                      # 803
        (LOAD, 28, 0, 122),                      # 804
        (SAME, 29, 27, 124),                     # 805: 124 is b'\x00'
        (JNZ, 29, 809),                          # 806
        (LOAD, 27, 0, 5),                        # 807
        (JNZ, 27, 812),                          # 808
        (LOAD, 27, 0, 115),                      # 809
        (SUB, 24, 27, 100),                      # 810: 100 is 1
        (JUMP, 813),                             # 811
        (LOAD, 24, 0, 115),                      # 812
        (BYTES, 0, 124, 24),                     # 813: ebcdic_characters
        (UNPAD, 0, 124, 64),                     # 814
        (STORE, 0, 123, 100),                    # 815: 100 is 1
        (REST, 0, 126),                          # 816: terminator
        (CLOSE, 22),                             # 817: content ends
        (RUN, 0, 128, 26),                       # 818: sort_flags, read_password_flag, read_password, write_password_flag, write_password, alter_password_flag, alter_password
        (ROOTSIZE, 8),                           # 819: if: _io.size - _io.pos == 4
        (ROOTSTART, 9),                          # 820
        (POSITION, 9, 9),                        # 821
        (SUB, 10, 8, 9),                         # 822
        (JNE, 10, 104, 836),                     # 823: 104 is 4
        (ROW, 1, 8, 8),                          # 824: sas_mq_data_set_definition.generations_limit
        (STORE, 0, 129, 8),                      # 825
        (LOAD, 9, 0, 3),                         # 826
        (STORE, 8, 0, 9),                        # 827
        (JNE, 9, 100, 831),                      # 828: switch-on: is_be; cases: true; 100 is 1
        (STORE, 8, 1, 97),                       # 829: byte order be; 97 is 0
        (JUMP, 834),                             # 830
        (JNE, 9, 97, 1400),                      # 831: cases: false; 97 is 0
        (STORE, 8, 1, 100),                      # 832: byte order le; 100 is 1
        (JUMP, 834),                             # 833
        (RUN, 8, 3, 4),                          # 834: narrow
        (STORE, 8, 2, 100),                      # 835: 100 is 1
        (REST, 0, 130),                          # 836: trailing_bytes
        (LOAD, 11, 0, 9),                        # 837: text, value: content.text
        (JNE, 11, 121, 848),                     # 838: 121 is 37
        (LOAD, 11, 0, 26),                       # 839
        (JZ, 11, 1400),                          # 840
        (LOAD, 19, 0, 27),                       # 841
        (LOAD, 20, 0, 28),                       # 842
        (TEXT, 19, 0),                           # 843
        (MOVE, 8, 19),                           # 844
        (MOVE, 9, 20),                           # 845
        (MOVE, 10, 97),                          # 846: 97 is 0
        (JUMP, 926),                             # 847
        (JNE, 11, 122, 858),                     # 848: 122 is 500
        (LOAD, 11, 0, 26),                       # 849
        (JZ, 11, 1400),                          # 850
        (LOAD, 19, 0, 27),                       # 851
        (LOAD, 20, 0, 28),                       # 852
        (TEXT, 19, 1),                           # 853
        (MOVE, 8, 19),                           # 854
        (MOVE, 9, 20),                           # 855
        (MOVE, 10, 100),                         # 856: 100 is 1
        (JUMP, 926),                             # 857
        (JNE, 11, 119, 868),                     # 858: 119 is 1047
        (LOAD, 11, 0, 26),                       # 859
        (JZ, 11, 1400),                          # 860
        (LOAD, 19, 0, 27),                       # 861
        (LOAD, 20, 0, 28),                       # 862
        (TEXT, 19, 2),                           # 863
        (MOVE, 8, 19),                           # 864
        (MOVE, 9, 20),                           # 865
        (MOVE, 10, 102),                         # 866: 102 is 2
        (JUMP, 926),                             # 867
        (JNE, 11, 123, 878),                     # 868: 123 is 1140
        (LOAD, 11, 0, 26),                       # 869
        (JZ, 11, 1400),                          # 870
        (LOAD, 19, 0, 27),                       # 871
        (LOAD, 20, 0, 28),                       # 872
        (TEXT, 19, 3),                           # 873
        (MOVE, 8, 19),                           # 874
        (MOVE, 9, 20),                           # 875
        (MOVE, 10, 126),                         # 876: 126 is 3
        (JUMP, 926),                             # 877
        (JNE, 11, 127, 888),                     # 878: 127 is 1208
        (LOAD, 11, 0, 20),                       # 879
        (JZ, 11, 1400),                          # 880
        (LOAD, 19, 0, 21),                       # 881
        (LOAD, 20, 0, 22),                       # 882
        (TEXT, 19, 4),                           # 883
        (MOVE, 8, 19),                           # 884
        (MOVE, 9, 20),                           # 885
        (MOVE, 10, 104),                         # 886: 104 is 4
        (JUMP, 926),                             # 887
        (JNE, 11, 128, 898),                     # 888: 128 is 1252
        (LOAD, 11, 0, 20),                       # 889
        (JZ, 11, 1400),                          # 890
        (LOAD, 19, 0, 21),                       # 891
        (LOAD, 20, 0, 22),                       # 892
        (TEXT, 19, 5),                           # 893
        (MOVE, 8, 19),                           # 894
        (MOVE, 9, 20),                           # 895
        (MOVE, 10, 112),                         # 896: 112 is 5
        (JUMP, 926),                             # 897
        (JNE, 11, 129, 908),                     # 898: 129 is 437
        (LOAD, 11, 0, 20),                       # 899
        (JZ, 11, 1400),                          # 900
        (LOAD, 19, 0, 21),                       # 901
        (LOAD, 20, 0, 22),                       # 902
        (TEXT, 19, 6),                           # 903
        (MOVE, 8, 19),                           # 904
        (MOVE, 9, 20),                           # 905
        (MOVE, 10, 130),                         # 906: 130 is 6
        (JUMP, 926),                             # 907
        (JNE, 11, 131, 918),                     # 908: 131 is 850
        (LOAD, 11, 0, 20),                       # 909
        (JZ, 11, 1400),                          # 910
        (LOAD, 19, 0, 21),                       # 911
        (LOAD, 20, 0, 22),                       # 912
        (TEXT, 19, 7),                           # 913
        (MOVE, 8, 19),                           # 914
        (MOVE, 9, 20),                           # 915
        (MOVE, 10, 105),                         # 916: 105 is 7
        (JUMP, 926),                             # 917
        (LOAD, 11, 0, 20),                       # 918
        (JZ, 11, 1400),                          # 919
        (LOAD, 19, 0, 21),                       # 920
        (LOAD, 20, 0, 22),                       # 921
        (TEXT, 19, 8),                           # 922
        (MOVE, 8, 19),                           # 923
        (MOVE, 9, 20),                           # 924
        (MOVE, 10, 106),                         # 925: 106 is 8
        (STORE, 0, 132, 8),                      # 926
        (STORE, 0, 133, 9),                      # 927
        (STORE, 0, 134, 10),                     # 928
        (MOVE, 8, 97),                           # 929: is_terminated, value: content.is_terminated; 97 is 0
        (LOAD, 9, 0, 18),                        # 930
        (JEQ, 9, 97, 937),                       # 931: 97 is 0
        (CALL, 3, 226),                          # 932: last
        (LOAD, 9, 0, 24),                        # 933
        (LOAD, 10, 0, 25),                       # 934
        (SAME, 11, 9, 124),                      # 935: 124 is b'\x00'
        (JZ, 11, 938),                           # 936
        (MOVE, 8, 100),                          # 937: 100 is 1
        (STORE, 0, 135, 8),                      # 938
        (STORE, 0, 136, 8),                      # 939
        (LOAD, 11, 0, 9),                        # 940: text, value: content.text
        (JNE, 11, 121, 951),                     # 941: 121 is 37
        (LOAD, 11, 0, 45),                       # 942
        (JZ, 11, 1400),                          # 943
        (LOAD, 19, 0, 46),                       # 944
        (LOAD, 20, 0, 47),                       # 945
        (TEXT, 19, 0),                           # 946
        (MOVE, 8, 19),                           # 947
        (MOVE, 9, 20),                           # 948
        (MOVE, 10, 97),                          # 949: 97 is 0
        (JUMP, 1029),                            # 950
        (JNE, 11, 122, 961),                     # 951: 122 is 500
        (LOAD, 11, 0, 45),                       # 952
        (JZ, 11, 1400),                          # 953
        (LOAD, 19, 0, 46),                       # 954
        (LOAD, 20, 0, 47),                       # 955
        (TEXT, 19, 1),                           # 956
        (MOVE, 8, 19),                           # 957
        (MOVE, 9, 20),                           # 958
        (MOVE, 10, 100),                         # 959: 100 is 1
        (JUMP, 1029),                            # 960
        (JNE, 11, 119, 971),                     # 961: 119 is 1047
        (LOAD, 11, 0, 45),                       # 962
        (JZ, 11, 1400),                          # 963
        (LOAD, 19, 0, 46),                       # 964
        (LOAD, 20, 0, 47),                       # 965
        (TEXT, 19, 2),                           # 966
        (MOVE, 8, 19),                           # 967
        (MOVE, 9, 20),                           # 968
        (MOVE, 10, 102),                         # 969: 102 is 2
        (JUMP, 1029),                            # 970
        (JNE, 11, 123, 981),                     # 971: 123 is 1140
        (LOAD, 11, 0, 45),                       # 972
        (JZ, 11, 1400),                          # 973
        (LOAD, 19, 0, 46),                       # 974
        (LOAD, 20, 0, 47),                       # 975
        (TEXT, 19, 3),                           # 976
        (MOVE, 8, 19),                           # 977
        (MOVE, 9, 20),                           # 978
        (MOVE, 10, 126),                         # 979: 126 is 3
        (JUMP, 1029),                            # 980
        (JNE, 11, 127, 991),                     # 981: 127 is 1208
        (LOAD, 11, 0, 39),                       # 982
        (JZ, 11, 1400),                          # 983
        (LOAD, 19, 0, 40),                       # 984
        (LOAD, 20, 0, 41),                       # 985
        (TEXT, 19, 4),                           # 986
        (MOVE, 8, 19),                           # 987
        (MOVE, 9, 20),                           # 988
        (MOVE, 10, 104),                         # 989: 104 is 4
        (JUMP, 1029),                            # 990
        (JNE, 11, 128, 1001),                    # 991: 128 is 1252
        (LOAD, 11, 0, 39),                       # 992
        (JZ, 11, 1400),                          # 993
        (LOAD, 19, 0, 40),                       # 994
        (LOAD, 20, 0, 41),                       # 995
        (TEXT, 19, 5),                           # 996
        (MOVE, 8, 19),                           # 997
        (MOVE, 9, 20),                           # 998
        (MOVE, 10, 112),                         # 999: 112 is 5
        (JUMP, 1029),                            # 1000
        (JNE, 11, 129, 1011),                    # 1001: 129 is 437
        (LOAD, 11, 0, 39),                       # 1002
        (JZ, 11, 1400),                          # 1003
        (LOAD, 19, 0, 40),                       # 1004
        (LOAD, 20, 0, 41),                       # 1005
        (TEXT, 19, 6),                           # 1006
        (MOVE, 8, 19),                           # 1007
        (MOVE, 9, 20),                           # 1008
        (MOVE, 10, 130),                         # 1009: 130 is 6
        (JUMP, 1029),                            # 1010
        (JNE, 11, 131, 1021),                    # 1011: 131 is 850
        (LOAD, 11, 0, 39),                       # 1012
        (JZ, 11, 1400),                          # 1013
        (LOAD, 19, 0, 40),                       # 1014
        (LOAD, 20, 0, 41),                       # 1015
        (TEXT, 19, 7),                           # 1016
        (MOVE, 8, 19),                           # 1017
        (MOVE, 9, 20),                           # 1018
        (MOVE, 10, 105),                         # 1019: 105 is 7
        (JUMP, 1029),                            # 1020
        (LOAD, 11, 0, 39),                       # 1021
        (JZ, 11, 1400),                          # 1022
        (LOAD, 19, 0, 40),                       # 1023
        (LOAD, 20, 0, 41),                       # 1024
        (TEXT, 19, 8),                           # 1025
        (MOVE, 8, 19),                           # 1026
        (MOVE, 9, 20),                           # 1027
        (MOVE, 10, 106),                         # 1028: 106 is 8
        (STORE, 0, 137, 8),                      # 1029
        (STORE, 0, 138, 9),                      # 1030
        (STORE, 0, 139, 10),                     # 1031
        (MOVE, 8, 97),                           # 1032: is_terminated, value: content.is_terminated; 97 is 0
        (LOAD, 9, 0, 37),                        # 1033
        (JEQ, 9, 97, 1040),                      # 1034: 97 is 0
        (CALL, 4, 346),                          # 1035: last
        (LOAD, 9, 0, 43),                        # 1036
        (LOAD, 10, 0, 44),                       # 1037
        (SAME, 11, 9, 124),                      # 1038: 124 is b'\x00'
        (JZ, 11, 1041),                          # 1039
        (MOVE, 8, 100),                          # 1040: 100 is 1
        (STORE, 0, 140, 8),                      # 1041
        (STORE, 0, 141, 8),                      # 1042
        (LOAD, 11, 0, 4),                        # 1043: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 11, 106, 1049),                    # 1044: 106 is 8
        (LOAD, 11, 0, 53),                       # 1045
        (JZ, 11, 1400),                          # 1046
        (NUMBER2, 8, 0, 54, 0, 56, 50),          # 1047
        (JUMP, 1052),                            # 1048
        (LOAD, 11, 0, 51),                       # 1049
        (JZ, 11, 1400),                          # 1050
        (NUMBER2, 8, 0, 52, 0, 52, 50),          # 1051
        (STORE, 0, 142, 8),                      # 1052
        (LOAD, 11, 0, 4),                        # 1053: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 11, 106, 1059),                    # 1054: 106 is 8
        (LOAD, 11, 0, 58),                       # 1055
        (JZ, 11, 1400),                          # 1056
        (NUMBER2, 8, 0, 59, 0, 56, 55),          # 1057
        (JUMP, 1062),                            # 1058
        (LOAD, 11, 0, 56),                       # 1059
        (JZ, 11, 1400),                          # 1060
        (NUMBER2, 8, 0, 57, 0, 52, 55),          # 1061
        (STORE, 0, 143, 8),                      # 1062
        (LOAD, 11, 0, 4),                        # 1063: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 11, 106, 1069),                    # 1064: 106 is 8
        (LOAD, 11, 0, 63),                       # 1065
        (JZ, 11, 1400),                          # 1066
        (NUMBER2, 8, 0, 64, 0, 56, 60),          # 1067
        (JUMP, 1072),                            # 1068
        (LOAD, 11, 0, 61),                       # 1069
        (JZ, 11, 1400),                          # 1070
        (NUMBER2, 8, 0, 62, 0, 52, 60),          # 1071
        (STORE, 0, 144, 8),                      # 1072
        (LOAD, 11, 0, 9),                        # 1073: text, value: content.text
        (JNE, 11, 121, 1084),                    # 1074: 121 is 37
        (LOAD, 11, 0, 79),                       # 1075
        (JZ, 11, 1400),                          # 1076
        (LOAD, 19, 0, 80),                       # 1077
        (LOAD, 20, 0, 81),                       # 1078
        (TEXT, 19, 0),                           # 1079
        (MOVE, 8, 19),                           # 1080
        (MOVE, 9, 20),                           # 1081
        (MOVE, 10, 97),                          # 1082: 97 is 0
        (JUMP, 1162),                            # 1083
        (JNE, 11, 122, 1094),                    # 1084: 122 is 500
        (LOAD, 11, 0, 79),                       # 1085
        (JZ, 11, 1400),                          # 1086
        (LOAD, 19, 0, 80),                       # 1087
        (LOAD, 20, 0, 81),                       # 1088
        (TEXT, 19, 1),                           # 1089
        (MOVE, 8, 19),                           # 1090
        (MOVE, 9, 20),                           # 1091
        (MOVE, 10, 100),                         # 1092: 100 is 1
        (JUMP, 1162),                            # 1093
        (JNE, 11, 119, 1104),                    # 1094: 119 is 1047
        (LOAD, 11, 0, 79),                       # 1095
        (JZ, 11, 1400),                          # 1096
        (LOAD, 19, 0, 80),                       # 1097
        (LOAD, 20, 0, 81),                       # 1098
        (TEXT, 19, 2),                           # 1099
        (MOVE, 8, 19),                           # 1100
        (MOVE, 9, 20),                           # 1101
        (MOVE, 10, 102),                         # 1102: 102 is 2
        (JUMP, 1162),                            # 1103
        (JNE, 11, 123, 1114),                    # 1104: 123 is 1140
        (LOAD, 11, 0, 79),                       # 1105
        (JZ, 11, 1400),                          # 1106
        (LOAD, 19, 0, 80),                       # 1107
        (LOAD, 20, 0, 81),                       # 1108
        (TEXT, 19, 3),                           # 1109
        (MOVE, 8, 19),                           # 1110
        (MOVE, 9, 20),                           # 1111
        (MOVE, 10, 126),                         # 1112: 126 is 3
        (JUMP, 1162),                            # 1113
        (JNE, 11, 127, 1124),                    # 1114: 127 is 1208
        (LOAD, 11, 0, 73),                       # 1115
        (JZ, 11, 1400),                          # 1116
        (LOAD, 19, 0, 74),                       # 1117
        (LOAD, 20, 0, 75),                       # 1118
        (TEXT, 19, 4),                           # 1119
        (MOVE, 8, 19),                           # 1120
        (MOVE, 9, 20),                           # 1121
        (MOVE, 10, 104),                         # 1122: 104 is 4
        (JUMP, 1162),                            # 1123
        (JNE, 11, 128, 1134),                    # 1124: 128 is 1252
        (LOAD, 11, 0, 73),                       # 1125
        (JZ, 11, 1400),                          # 1126
        (LOAD, 19, 0, 74),                       # 1127
        (LOAD, 20, 0, 75),                       # 1128
        (TEXT, 19, 5),                           # 1129
        (MOVE, 8, 19),                           # 1130
        (MOVE, 9, 20),                           # 1131
        (MOVE, 10, 112),                         # 1132: 112 is 5
        (JUMP, 1162),                            # 1133
        (JNE, 11, 129, 1144),                    # 1134: 129 is 437
        (LOAD, 11, 0, 73),                       # 1135
        (JZ, 11, 1400),                          # 1136
        (LOAD, 19, 0, 74),                       # 1137
        (LOAD, 20, 0, 75),                       # 1138
        (TEXT, 19, 6),                           # 1139
        (MOVE, 8, 19),                           # 1140
        (MOVE, 9, 20),                           # 1141
        (MOVE, 10, 130),                         # 1142: 130 is 6
        (JUMP, 1162),                            # 1143
        (JNE, 11, 131, 1154),                    # 1144: 131 is 850
        (LOAD, 11, 0, 73),                       # 1145
        (JZ, 11, 1400),                          # 1146
        (LOAD, 19, 0, 74),                       # 1147
        (LOAD, 20, 0, 75),                       # 1148
        (TEXT, 19, 7),                           # 1149
        (MOVE, 8, 19),                           # 1150
        (MOVE, 9, 20),                           # 1151
        (MOVE, 10, 105),                         # 1152: 105 is 7
        (JUMP, 1162),                            # 1153
        (LOAD, 11, 0, 73),                       # 1154
        (JZ, 11, 1400),                          # 1155
        (LOAD, 19, 0, 74),                       # 1156
        (LOAD, 20, 0, 75),                       # 1157
        (TEXT, 19, 8),                           # 1158
        (MOVE, 8, 19),                           # 1159
        (MOVE, 9, 20),                           # 1160
        (MOVE, 10, 106),                         # 1161: 106 is 8
        (STORE, 0, 145, 8),                      # 1162
        (STORE, 0, 146, 9),                      # 1163
        (STORE, 0, 147, 10),                     # 1164
        (MOVE, 8, 97),                           # 1165: is_terminated, value: content.is_terminated; 97 is 0
        (LOAD, 9, 0, 71),                        # 1166
        (JEQ, 9, 97, 1173),                      # 1167: 97 is 0
        (CALL, 5, 508),                          # 1168: last
        (LOAD, 9, 0, 77),                        # 1169
        (LOAD, 10, 0, 78),                       # 1170
        (SAME, 11, 9, 124),                      # 1171: 124 is b'\x00'
        (JZ, 11, 1174),                          # 1172
        (MOVE, 8, 100),                          # 1173: 100 is 1
        (STORE, 0, 148, 8),                      # 1174
        (STORE, 0, 149, 8),                      # 1175
        (LOAD, 11, 0, 9),                        # 1176: text, value: content.text
        (JNE, 11, 121, 1187),                    # 1177: 121 is 37
        (LOAD, 11, 0, 99),                       # 1178
        (JZ, 11, 1400),                          # 1179
        (LOAD, 19, 0, 100),                      # 1180
        (LOAD, 20, 0, 101),                      # 1181
        (TEXT, 19, 0),                           # 1182
        (MOVE, 8, 19),                           # 1183
        (MOVE, 9, 20),                           # 1184
        (MOVE, 10, 97),                          # 1185: 97 is 0
        (JUMP, 1265),                            # 1186
        (JNE, 11, 122, 1197),                    # 1187: 122 is 500
        (LOAD, 11, 0, 99),                       # 1188
        (JZ, 11, 1400),                          # 1189
        (LOAD, 19, 0, 100),                      # 1190
        (LOAD, 20, 0, 101),                      # 1191
        (TEXT, 19, 1),                           # 1192
        (MOVE, 8, 19),                           # 1193
        (MOVE, 9, 20),                           # 1194
        (MOVE, 10, 100),                         # 1195: 100 is 1
        (JUMP, 1265),                            # 1196
        (JNE, 11, 119, 1207),                    # 1197: 119 is 1047
        (LOAD, 11, 0, 99),                       # 1198
        (JZ, 11, 1400),                          # 1199
        (LOAD, 19, 0, 100),                      # 1200
        (LOAD, 20, 0, 101),                      # 1201
        (TEXT, 19, 2),                           # 1202
        (MOVE, 8, 19),                           # 1203
        (MOVE, 9, 20),                           # 1204
        (MOVE, 10, 102),                         # 1205: 102 is 2
        (JUMP, 1265),                            # 1206
        (JNE, 11, 123, 1217),                    # 1207: 123 is 1140
        (LOAD, 11, 0, 99),                       # 1208
        (JZ, 11, 1400),                          # 1209
        (LOAD, 19, 0, 100),                      # 1210
        (LOAD, 20, 0, 101),                      # 1211
        (TEXT, 19, 3),                           # 1212
        (MOVE, 8, 19),                           # 1213
        (MOVE, 9, 20),                           # 1214
        (MOVE, 10, 126),                         # 1215: 126 is 3
        (JUMP, 1265),                            # 1216
        (JNE, 11, 127, 1227),                    # 1217: 127 is 1208
        (LOAD, 11, 0, 93),                       # 1218
        (JZ, 11, 1400),                          # 1219
        (LOAD, 19, 0, 94),                       # 1220
        (LOAD, 20, 0, 95),                       # 1221
        (TEXT, 19, 4),                           # 1222
        (MOVE, 8, 19),                           # 1223
        (MOVE, 9, 20),                           # 1224
        (MOVE, 10, 104),                         # 1225: 104 is 4
        (JUMP, 1265),                            # 1226
        (JNE, 11, 128, 1237),                    # 1227: 128 is 1252
        (LOAD, 11, 0, 93),                       # 1228
        (JZ, 11, 1400),                          # 1229
        (LOAD, 19, 0, 94),                       # 1230
        (LOAD, 20, 0, 95),                       # 1231
        (TEXT, 19, 5),                           # 1232
        (MOVE, 8, 19),                           # 1233
        (MOVE, 9, 20),                           # 1234
        (MOVE, 10, 112),                         # 1235: 112 is 5
        (JUMP, 1265),                            # 1236
        (JNE, 11, 129, 1247),                    # 1237: 129 is 437
        (LOAD, 11, 0, 93),                       # 1238
        (JZ, 11, 1400),                          # 1239
        (LOAD, 19, 0, 94),                       # 1240
        (LOAD, 20, 0, 95),                       # 1241
        (TEXT, 19, 6),                           # 1242
        (MOVE, 8, 19),                           # 1243
        (MOVE, 9, 20),                           # 1244
        (MOVE, 10, 130),                         # 1245: 130 is 6
        (JUMP, 1265),                            # 1246
        (JNE, 11, 131, 1257),                    # 1247: 131 is 850
        (LOAD, 11, 0, 93),                       # 1248
        (JZ, 11, 1400),                          # 1249
        (LOAD, 19, 0, 94),                       # 1250
        (LOAD, 20, 0, 95),                       # 1251
        (TEXT, 19, 7),                           # 1252
        (MOVE, 8, 19),                           # 1253
        (MOVE, 9, 20),                           # 1254
        (MOVE, 10, 105),                         # 1255: 105 is 7
        (JUMP, 1265),                            # 1256
        (LOAD, 11, 0, 93),                       # 1257
        (JZ, 11, 1400),                          # 1258
        (LOAD, 19, 0, 94),                       # 1259
        (LOAD, 20, 0, 95),                       # 1260
        (TEXT, 19, 8),                           # 1261
        (MOVE, 8, 19),                           # 1262
        (MOVE, 9, 20),                           # 1263
        (MOVE, 10, 106),                         # 1264: 106 is 8
        (STORE, 0, 150, 8),                      # 1265
        (STORE, 0, 151, 9),                      # 1266
        (STORE, 0, 152, 10),                     # 1267
        (MOVE, 8, 97),                           # 1268: is_terminated, value: content.is_terminated; 97 is 0
        (LOAD, 9, 0, 91),                        # 1269
        (JEQ, 9, 97, 1276),                      # 1270: 97 is 0
        (CALL, 6, 630),                          # 1271: last
        (LOAD, 9, 0, 97),                        # 1272
        (LOAD, 10, 0, 98),                       # 1273
        (SAME, 11, 9, 124),                      # 1274: 124 is b'\x00'
        (JZ, 11, 1277),                          # 1275
        (MOVE, 8, 100),                          # 1276: 100 is 1
        (STORE, 0, 153, 8),                      # 1277
        (STORE, 0, 154, 8),                      # 1278
        (LOAD, 11, 0, 4),                        # 1279: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 11, 106, 1285),                    # 1280: 106 is 8
        (LOAD, 11, 0, 107),                      # 1281
        (JZ, 11, 1400),                          # 1282
        (NUMBER2, 8, 0, 108, 0, 56, 104),        # 1283
        (JUMP, 1288),                            # 1284
        (LOAD, 11, 0, 105),                      # 1285
        (JZ, 11, 1400),                          # 1286
        (NUMBER2, 8, 0, 106, 0, 52, 104),        # 1287
        (STORE, 0, 155, 8),                      # 1288
        (LOAD, 11, 0, 9),                        # 1289: text, value: content.text
        (JNE, 11, 121, 1300),                    # 1290: 121 is 37
        (LOAD, 11, 0, 123),                      # 1291
        (JZ, 11, 1400),                          # 1292
        (LOAD, 19, 0, 124),                      # 1293
        (LOAD, 20, 0, 125),                      # 1294
        (TEXT, 19, 0),                           # 1295
        (MOVE, 8, 19),                           # 1296
        (MOVE, 9, 20),                           # 1297
        (MOVE, 10, 97),                          # 1298: 97 is 0
        (JUMP, 1378),                            # 1299
        (JNE, 11, 122, 1310),                    # 1300: 122 is 500
        (LOAD, 11, 0, 123),                      # 1301
        (JZ, 11, 1400),                          # 1302
        (LOAD, 19, 0, 124),                      # 1303
        (LOAD, 20, 0, 125),                      # 1304
        (TEXT, 19, 1),                           # 1305
        (MOVE, 8, 19),                           # 1306
        (MOVE, 9, 20),                           # 1307
        (MOVE, 10, 100),                         # 1308: 100 is 1
        (JUMP, 1378),                            # 1309
        (JNE, 11, 119, 1320),                    # 1310: 119 is 1047
        (LOAD, 11, 0, 123),                      # 1311
        (JZ, 11, 1400),                          # 1312
        (LOAD, 19, 0, 124),                      # 1313
        (LOAD, 20, 0, 125),                      # 1314
        (TEXT, 19, 2),                           # 1315
        (MOVE, 8, 19),                           # 1316
        (MOVE, 9, 20),                           # 1317
        (MOVE, 10, 102),                         # 1318: 102 is 2
        (JUMP, 1378),                            # 1319
        (JNE, 11, 123, 1330),                    # 1320: 123 is 1140
        (LOAD, 11, 0, 123),                      # 1321
        (JZ, 11, 1400),                          # 1322
        (LOAD, 19, 0, 124),                      # 1323
        (LOAD, 20, 0, 125),                      # 1324
        (TEXT, 19, 3),                           # 1325
        (MOVE, 8, 19),                           # 1326
        (MOVE, 9, 20),                           # 1327
        (MOVE, 10, 126),                         # 1328: 126 is 3
        (JUMP, 1378),                            # 1329
        (JNE, 11, 127, 1340),                    # 1330: 127 is 1208
        (LOAD, 11, 0, 117),                      # 1331
        (JZ, 11, 1400),                          # 1332
        (LOAD, 19, 0, 118),                      # 1333
        (LOAD, 20, 0, 119),                      # 1334
        (TEXT, 19, 4),                           # 1335
        (MOVE, 8, 19),                           # 1336
        (MOVE, 9, 20),                           # 1337
        (MOVE, 10, 104),                         # 1338: 104 is 4
        (JUMP, 1378),                            # 1339
        (JNE, 11, 128, 1350),                    # 1340: 128 is 1252
        (LOAD, 11, 0, 117),                      # 1341
        (JZ, 11, 1400),                          # 1342
        (LOAD, 19, 0, 118),                      # 1343
        (LOAD, 20, 0, 119),                      # 1344
        (TEXT, 19, 5),                           # 1345
        (MOVE, 8, 19),                           # 1346
        (MOVE, 9, 20),                           # 1347
        (MOVE, 10, 112),                         # 1348: 112 is 5
        (JUMP, 1378),                            # 1349
        (JNE, 11, 129, 1360),                    # 1350: 129 is 437
        (LOAD, 11, 0, 117),                      # 1351
        (JZ, 11, 1400),                          # 1352
        (LOAD, 19, 0, 118),                      # 1353
        (LOAD, 20, 0, 119),                      # 1354
        (TEXT, 19, 6),                           # 1355
        (MOVE, 8, 19),                           # 1356
        (MOVE, 9, 20),                           # 1357
        (MOVE, 10, 130),                         # 1358: 130 is 6
        (JUMP, 1378),                            # 1359
        (JNE, 11, 131, 1370),                    # 1360: 131 is 850
        (LOAD, 11, 0, 117),                      # 1361
        (JZ, 11, 1400),                          # 1362
        (LOAD, 19, 0, 118),                      # 1363
        (LOAD, 20, 0, 119),                      # 1364
        (TEXT, 19, 7),                           # 1365
        (MOVE, 8, 19),                           # 1366
        (MOVE, 9, 20),                           # 1367
        (MOVE, 10, 105),                         # 1368: 105 is 7
        (JUMP, 1378),                            # 1369
        (LOAD, 11, 0, 117),                      # 1370
        (JZ, 11, 1400),                          # 1371
        (LOAD, 19, 0, 118),                      # 1372
        (LOAD, 20, 0, 119),                      # 1373
        (TEXT, 19, 8),                           # 1374
        (MOVE, 8, 19),                           # 1375
        (MOVE, 9, 20),                           # 1376
        (MOVE, 10, 106),                         # 1377: 106 is 8
        (STORE, 0, 156, 8),                      # 1378
        (STORE, 0, 157, 9),                      # 1379
        (STORE, 0, 158, 10),                     # 1380
        (MOVE, 8, 97),                           # 1381: is_terminated, value: content.is_terminated; 97 is 0
        (LOAD, 9, 0, 115),                       # 1382
        (JEQ, 9, 97, 1389),                      # 1383: 97 is 0
        (CALL, 7, 764),                          # 1384: last
        (LOAD, 9, 0, 121),                       # 1385
        (LOAD, 10, 0, 122),                      # 1386
        (SAME, 11, 9, 124),                      # 1387: 124 is b'\x00'
        (JZ, 11, 1390),                          # 1388
        (MOVE, 8, 100),                          # 1389: 100 is 1
        (STORE, 0, 159, 8),                      # 1390
        (STORE, 0, 160, 8),                      # 1391
        (LOAD, 8, 0, 129),                       # 1392
        (JZ, 8, 1399),                           # 1393
        (ROWAT, 8, 1, 8),                        # 1394
        (LOAD, 19, 8, 2),                        # 1395
        (JZ, 19, 1400),                          # 1396
        (NUMBER2, 9, 8, 3, 0, 52, 1),            # 1397
        (STORE, 8, 6, 9),                        # 1398
        (DONE,),                                 # 1399: read
        (FAIL,),                                 # 1400: handed over
    ),
    constants=b'littlebigexcludes_nul\x00',
    tables=(
        Table(161, (0, 6, 13, 15, 20, 23, 26, 32, 34, 39, 42, 45, 51, 53, 56, 58, 61, 63, 66, 68, 73, 76, 79, 86, 88, 93, 96, 99, 105, 107, 110, 112, 117, 120, 123, 129)),  # 0: sas_mq_data_set_definition
        Table(7, (2, 4)),  # 1: sas_mq_data_set_definition.generations_limit
    ),
    registers=95,
    numbers=(-1, 6, 0, -7, 3, 1, 15, 2, 12, 4, 7, 8, 11, 9, 10, -10, 12, 5, 193, 201, 209, 217, 226, 233, 1047, 819, 37, 500, 1140, -22, 1, 3, 1208, 1252, 437, 6, 850),
    addresses=(0, -1, -1, -1, -1, -1, -1, -1, 1),
    encodings=('IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'marks': Present(0, Span(1, None)),
        'is_be': Computed(3, 'bool'),
        'long_used': Computed(4, 'int'),
        'nul_counted': Computed(5, 'bool'),
        'first_letter': Present(6, Span(7, None)),
        'ccsid_used': Computed(9, 'int'),
        'definition': Inline({
            'version': Number(11, 0, 4, True, False, 'be', 10),
            'data_set_type': Inline({
                'len': Inline({
                    'narrow': Present(13, Number(14, 0, 4, True, False, 'be', 12)),
                    'wide': Present(15, Number(16, 0, 8, True, False, 'be', 12)),
                    'value': Computed(19, 'int'),
                }),
                'content': Inline({
                    'last': Present(23, Span(24, None)),
                    'characters': Present(20, Span(21, None)),
                    'ebcdic_characters': Present(26, Span(27, None)),
                    'terminator': Span(29, None),
                    'is_terminated': Computed(135, 'bool'),
                }),
                'text': Span(132, '*'),
                'is_terminated': Computed(136, 'bool'),
            }),
            'label': Inline({
                'len': Inline({
                    'narrow': Present(32, Number(33, 0, 4, True, False, 'be', 31)),
                    'wide': Present(34, Number(35, 0, 8, True, False, 'be', 31)),
                    'value': Computed(38, 'int'),
                }),
                'content': Inline({
                    'last': Present(42, Span(43, None)),
                    'characters': Present(39, Span(40, None)),
                    'ebcdic_characters': Present(45, Span(46, None)),
                    'terminator': Span(48, None),
                    'is_terminated': Computed(140, 'bool'),
                }),
                'text': Span(137, '*'),
                'is_terminated': Computed(141, 'bool'),
            }),
            'num_observations': Inline({
                'narrow': Present(51, Number(52, 0, 4, True, False, 'be', 50)),
                'wide': Present(53, Number(54, 0, 8, True, False, 'be', 50)),
                'value': Computed(142, 'int'),
            }),
            'num_variables': Inline({
                'narrow': Present(56, Number(57, 0, 4, True, False, 'be', 55)),
                'wide': Present(58, Number(59, 0, 8, True, False, 'be', 55)),
                'value': Computed(143, 'int'),
            }),
            'len_observation': Inline({
                'narrow': Present(61, Number(62, 0, 4, True, False, 'be', 60)),
                'wide': Present(63, Number(64, 0, 8, True, False, 'be', 60)),
                'value': Computed(144, 'int'),
            }),
            'compress': Inline({
                'len': Inline({
                    'narrow': Present(66, Number(67, 0, 4, True, False, 'be', 65)),
                    'wide': Present(68, Number(69, 0, 8, True, False, 'be', 65)),
                    'value': Computed(72, 'int'),
                }),
                'content': Inline({
                    'last': Present(76, Span(77, None)),
                    'characters': Present(73, Span(74, None)),
                    'ebcdic_characters': Present(79, Span(80, None)),
                    'terminator': Span(82, None),
                    'is_terminated': Computed(148, 'bool'),
                }),
                'text': Span(145, '*'),
                'is_terminated': Computed(149, 'bool'),
            }),
            'reuse': Fixed(84, 0, 1, None),
            'encrypt': Inline({
                'len': Inline({
                    'narrow': Present(86, Number(87, 0, 4, True, False, 'be', 85)),
                    'wide': Present(88, Number(89, 0, 8, True, False, 'be', 85)),
                    'value': Computed(92, 'int'),
                }),
                'content': Inline({
                    'last': Present(96, Span(97, None)),
                    'characters': Present(93, Span(94, None)),
                    'ebcdic_characters': Present(99, Span(100, None)),
                    'terminator': Span(102, None),
                    'is_terminated': Computed(153, 'bool'),
                }),
                'text': Span(150, '*'),
                'is_terminated': Computed(154, 'bool'),
            }),
            'num_sort_variables': Inline({
                'narrow': Present(105, Number(106, 0, 4, True, False, 'be', 104)),
                'wide': Present(107, Number(108, 0, 8, True, False, 'be', 104)),
                'value': Computed(155, 'int'),
            }),
            'sort_collating_sequence': Inline({
                'len': Inline({
                    'narrow': Present(110, Number(111, 0, 4, True, False, 'be', 109)),
                    'wide': Present(112, Number(113, 0, 8, True, False, 'be', 109)),
                    'value': Computed(116, 'int'),
                }),
                'content': Inline({
                    'last': Present(120, Span(121, None)),
                    'characters': Present(117, Span(118, None)),
                    'ebcdic_characters': Present(123, Span(124, None)),
                    'terminator': Span(126, None),
                    'is_terminated': Computed(159, 'bool'),
                }),
                'text': Span(156, '*'),
                'is_terminated': Computed(160, 'bool'),
            }),
            'sort_flags': Number(128, 0, 2, True, False, 'be', 10),
            'read_password_flag': Number(128, 2, 4, True, False, 'be', 10),
            'read_password': Fixed(128, 6, 4, None),
            'write_password_flag': Number(128, 10, 4, True, False, 'be', 10),
            'write_password': Fixed(128, 14, 4, None),
            'alter_password_flag': Number(128, 18, 4, True, False, 'be', 10),
            'alter_password': Fixed(128, 22, 4, None),
            'are_strings_terminated': Formula('bool', Apply('and', (Apply('and', (Apply('and', (Apply('and', (Computed(136, 'bool'), Computed(141, 'bool'))), Computed(149, 'bool'))), Computed(154, 'bool'))), Computed(160, 'bool')))),
        }),
        'generations_limit': Rows(129, 1, Inline({
            'narrow': Present(2, Number(3, 0, 4, True, False, 'be', 1)),
            'wide': Present(4, Number(5, 0, 8, True, False, 'be', 1)),
            'value': Computed(6, 'int'),
        })),
        'trailing_bytes': Span(130, None),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
