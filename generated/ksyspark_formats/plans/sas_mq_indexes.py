# Generated from ksy/sas/sas_mq_indexes.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_indexes: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EOF, EQ, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, MUL, NOT, NUMBER2, OPEN, OR, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWS, RUN, SAME, SEEK, SEEKROOT, STORE, SUB, TEXT, UNPAD, UNTIL
from ksyspark.machine.plan import Apply, Formula, Inline, Items, Number, Plan, Present, Span, Table, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_indexes
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: long_bytes
        (PARAM, 4, 3),                           # 4: string_length
        (PARAM, 5, 4),                           # 5: string_length
        (PARAM, 6, 5),                           # 6: encoding
        (PARAM, 7, 6),                           # 7: ccsid
        (SAME, 11, 1, 58),                       # 8: 58 is b'little'
        (JZ, 11, 12),                            # 9
        (MOVE, 8, 60),                           # 10: 60 is 0
        (JUMP, 53),                              # 11
        (SAME, 11, 1, 61),                       # 12: 61 is b'big'
        (JZ, 11, 16),                            # 13
        (MOVE, 8, 63),                           # 14: 63 is 1
        (JUMP, 53),                              # 15
        (AND, 11, 6, 64),                        # 16: 64 is 15
        (JNE, 11, 63, 20),                       # 17: 63 is 1
        (MOVE, 8, 63),                           # 18: 63 is 1
        (JUMP, 53),                              # 19
        (JEQ, 11, 65, 38),                       # 20: 65 is 2
        (JUMP, 34),                              # 21: marks, when it is asked for
        (LOAD, 12, 0, 0),                        # 22
        (JNZ, 12, 33),                           # 23
        (SEEKROOT, 13, 60),                      # 24: pos: 0; 60 is 0
        (ROOTSIZE, 18),                          # 25: size: _io.size >= 16 ? 16 : 0
        (JLT, 18, 66, 29),                       # 26: 66 is 16
        (MOVE, 15, 66),                          # 27: 66 is 16
        (JUMP, 30),                              # 28
        (MOVE, 15, 60),                          # 29: 60 is 0
        (BYTES, 0, 1, 15),                       # 30: marks
        (CLOSE, 13),                             # 31: back from marks
        (STORE, 0, 0, 63),                       # 32: 63 is 1
        (RETURN, 1),                             # 33: marks is read
        (CALL, 1, 22),                           # 34: marks
        (LOAD, 19, 0, 1),                        # 35
        (LOAD, 20, 0, 2),                        # 36
        (JNE, 20, 60, 40),                       # 37: 60 is 0
        (MOVE, 8, 60),                           # 38: 60 is 0
        (JUMP, 53),                              # 39
        (JNE, 3, 67, 44),                        # 40: 67 is 8
        (BYTE, 21, 19, 67),                      # 41: marks; 67 is 8
        (EQ, 8, 21, 60),                         # 42: 60 is 0
        (JUMP, 53),                              # 43
        (MOVE, 11, 60),                          # 44: 60 is 0
        (BYTE, 21, 19, 68),                      # 45: marks; 68 is 4
        (JNE, 21, 60, 52),                       # 46: 60 is 0
        (LOAD, 19, 0, 1),                        # 47: marks
        (LOAD, 20, 0, 2),                        # 48
        (BYTE, 21, 19, 69),                      # 49: 69 is 7
        (JEQ, 21, 60, 52),                       # 50: 60 is 0
        (MOVE, 11, 63),                          # 51: 63 is 1
        (MOVE, 8, 11),                           # 52
        (STORE, 0, 3, 8),                        # 53
        (JEQ, 3, 60, 57),                        # 54: 60 is 0
        (MOVE, 8, 3),                            # 55
        (JUMP, 103),                             # 56
        (CALL, 1, 22),                           # 57: marks
        (LOAD, 19, 0, 1),                        # 58
        (LOAD, 20, 0, 2),                        # 59
        (JNE, 20, 60, 63),                       # 60: 60 is 0
        (MOVE, 8, 68),                           # 61: 68 is 4
        (JUMP, 103),                             # 62
        (LOAD, 11, 0, 3),                        # 63
        (JZ, 11, 86),                            # 64
        (LOAD, 22, 0, 1),                        # 65: marks
        (LOAD, 23, 0, 2),                        # 66
        (BYTE, 24, 22, 67),                      # 67: 67 is 8
        (LOAD, 25, 0, 1),                        # 68: marks
        (LOAD, 26, 0, 2),                        # 69
        (BYTE, 27, 25, 70),                      # 70: 70 is 9
        (OR, 28, 24, 27),                        # 71
        (LOAD, 29, 0, 1),                        # 72: marks
        (LOAD, 30, 0, 2),                        # 73
        (BYTE, 31, 29, 71),                      # 74: 71 is 10
        (OR, 32, 28, 31),                        # 75
        (LOAD, 33, 0, 1),                        # 76: marks
        (LOAD, 34, 0, 2),                        # 77
        (BYTE, 35, 33, 72),                      # 78: 72 is 11
        (OR, 36, 32, 35),                        # 79
        (JNE, 36, 60, 83),                       # 80: 60 is 0
        (MOVE, 19, 67),                          # 81: 67 is 8
        (JUMP, 84),                              # 82
        (MOVE, 19, 68),                          # 83: 68 is 4
        (MOVE, 8, 19),                           # 84
        (JUMP, 103),                             # 85
        (BYTE, 21, 19, 68),                      # 86: marks; 68 is 4
        (LOAD, 22, 0, 1),                        # 87: marks
        (LOAD, 23, 0, 2),                        # 88
        (BYTE, 24, 22, 73),                      # 89: 73 is 5
        (OR, 25, 21, 24),                        # 90
        (LOAD, 26, 0, 1),                        # 91: marks
        (LOAD, 27, 0, 2),                        # 92
        (BYTE, 28, 26, 74),                      # 93: 74 is 6
        (OR, 29, 25, 28),                        # 94
        (LOAD, 30, 0, 1),                        # 95: marks
        (LOAD, 31, 0, 2),                        # 96
        (BYTE, 32, 30, 69),                      # 97: 69 is 7
        (OR, 33, 29, 32),                        # 98
        (JNE, 33, 60, 102),                      # 99: 60 is 0
        (MOVE, 8, 67),                           # 100: 67 is 8
        (JUMP, 103),                             # 101
        (MOVE, 8, 68),                           # 102: 68 is 4
        (STORE, 0, 4, 8),                        # 103
        (SAME, 8, 4, 75),                        # 104: 75 is b'excludes_nul'
        (NOT, 9, 8),                             # 105
        (STORE, 0, 5, 9),                        # 106
        (JEQ, 7, 60, 126),                       # 107: 60 is 0
        (MOVE, 8, 7),                            # 108
        (JUMP, 155),                             # 109
        (LOAD, 37, 0, 6),                        # 110
        (JNZ, 37, 125),                          # 111
        (LOAD, 40, 0, 4),                        # 112: pos: 2 * long_used
        (MUL, 41, 65, 40),                       # 113: 65 is 2
        (SEEKROOT, 38, 41),                      # 114
        (ROOTSIZE, 45),                          # 115: size: _io.size > 2 * long_used ? 1 : 0
        (LOAD, 46, 0, 4),                        # 116
        (MUL, 47, 65, 46),                       # 117: 65 is 2
        (JLE, 45, 47, 121),                      # 118
        (MOVE, 42, 63),                          # 119: 63 is 1
        (JUMP, 122),                             # 120
        (MOVE, 42, 60),                          # 121: 60 is 0
        (BYTES, 0, 7, 42),                       # 122: first_letter
        (CLOSE, 38),                             # 123: back from first_letter
        (STORE, 0, 6, 63),                       # 124: 63 is 1
        (RETURN, 2),                             # 125: first_letter is read
        (CALL, 2, 110),                          # 126: first_letter
        (LOAD, 19, 0, 7),                        # 127
        (LOAD, 20, 0, 8),                        # 128
        (JNE, 20, 63, 154),                      # 129: 63 is 1
        (BYTE, 21, 19, 60),                      # 130: first_letter; 60 is 0
        (JLT, 21, 77, 136),                      # 131: 77 is 193
        (LOAD, 19, 0, 7),                        # 132: first_letter
        (LOAD, 20, 0, 8),                        # 133
        (BYTE, 21, 19, 60),                      # 134: 60 is 0
        (JLE, 21, 78, 152),                      # 135: 78 is 201
        (LOAD, 19, 0, 7),                        # 136: first_letter
        (LOAD, 20, 0, 8),                        # 137
        (BYTE, 21, 19, 60),                      # 138: 60 is 0
        (JLT, 21, 79, 144),                      # 139: 79 is 209
        (LOAD, 19, 0, 7),                        # 140: first_letter
        (LOAD, 20, 0, 8),                        # 141
        (BYTE, 21, 19, 60),                      # 142: 60 is 0
        (JLE, 21, 80, 152),                      # 143: 80 is 217
        (LOAD, 19, 0, 7),                        # 144: first_letter
        (LOAD, 20, 0, 8),                        # 145
        (BYTE, 21, 19, 60),                      # 146: 60 is 0
        (JLT, 21, 81, 154),                      # 147: 81 is 226
        (LOAD, 19, 0, 7),                        # 148: first_letter
        (LOAD, 20, 0, 8),                        # 149
        (BYTE, 21, 19, 60),                      # 150: 60 is 0
        (JGT, 21, 82, 154),                      # 151: 82 is 233
        (MOVE, 8, 83),                           # 152: 83 is 1047
        (JUMP, 155),                             # 153
        (MOVE, 8, 84),                           # 154: 84 is 819
        (STORE, 0, 9, 8),                        # 155
        (ROWS, 9, 1),                            # 156: indexes: repeat eos
        (STORE, 0, 10, 9),                       # 157
        (MOVE, 8, 60),                           # 158: 60 is 0
        (EOF, 9),                                # 159
        (JNZ, 9, 421),                           # 160
        (ROW, 1, 3, 9),                          # 161: indexes: an item
        (LOAD, 10, 0, 3),                        # 162
        (STORE, 3, 0, 10),                       # 163
        (LOAD, 10, 0, 4),                        # 164
        (STORE, 3, 1, 10),                       # 165
        (LOAD, 10, 0, 5),                        # 166
        (STORE, 3, 2, 10),                       # 167
        (LOAD, 10, 0, 9),                        # 168
        (STORE, 3, 3, 10),                       # 169
        (LOAD, 10, 3, 0),                        # 170: switch-on: is_be
        (JNE, 10, 63, 174),                      # 171: cases: true; 63 is 1
        (STORE, 3, 4, 60),                       # 172: byte order be; 60 is 0
        (JUMP, 177),                             # 173
        (JNE, 10, 60, 641),                      # 174: cases: false; 60 is 0
        (STORE, 3, 4, 63),                       # 175: byte order le; 63 is 1
        (JUMP, 177),                             # 176
        (LOAD, 10, 3, 1),                        # 177: if: long_bytes != 8
        (JEQ, 10, 67, 181),                      # 178: 67 is 8
        (RUN, 3, 6, 4),                          # 179: narrow
        (STORE, 3, 5, 63),                       # 180: 63 is 1
        (JNE, 10, 67, 184),                      # 181: if: long_bytes == 8; 67 is 8
        (RUN, 3, 8, 8),                          # 182: wide
        (STORE, 3, 7, 63),                       # 183: 63 is 1
        (LOAD, 10, 3, 0),                        # 184: switch-on: is_be
        (JNE, 10, 63, 188),                      # 185: cases: true; 63 is 1
        (STORE, 3, 9, 60),                       # 186: byte order be; 60 is 0
        (JUMP, 191),                             # 187
        (JNE, 10, 60, 641),                      # 188: cases: false; 60 is 0
        (STORE, 3, 9, 63),                       # 189: byte order le; 63 is 1
        (JUMP, 191),                             # 190
        (LOAD, 10, 3, 1),                        # 191: if: length_bytes != 8
        (JEQ, 10, 67, 208),                      # 192: 67 is 8
        (RUN, 3, 11, 4),                         # 193: narrow
        (NUMBER2, 10, 3, 11, 0, 52, 9),          # 194: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 60, 641),                      # 195: 60 is 0
        (ROOTSIZE, 11),                          # 196
        (ROOTSTART, 19),                         # 197
        (POSITION, 19, 19),                      # 198
        (SUB, 20, 11, 19),                       # 199
        (LOAD, 24, 3, 2),                        # 200
        (JZ, 24, 204),                           # 201
        (MOVE, 21, 60),                          # 202: 60 is 0
        (JUMP, 205),                             # 203
        (MOVE, 21, 63),                          # 204: 63 is 1
        (SUB, 24, 20, 21),                       # 205
        (JGT, 10, 24, 641),                      # 206
        (STORE, 3, 10, 63),                      # 207: 63 is 1
        (LOAD, 10, 3, 1),                        # 208: if: length_bytes == 8
        (JNE, 10, 67, 225),                      # 209: 67 is 8
        (RUN, 3, 13, 8),                         # 210: wide
        (NUMBER2, 10, 3, 13, 0, 56, 9),          # 211: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 60, 641),                      # 212: 60 is 0
        (ROOTSIZE, 11),                          # 213
        (ROOTSTART, 19),                         # 214
        (POSITION, 19, 19),                      # 215
        (SUB, 20, 11, 19),                       # 216
        (LOAD, 24, 3, 2),                        # 217
        (JZ, 24, 221),                           # 218
        (MOVE, 21, 60),                          # 219: 60 is 0
        (JUMP, 222),                             # 220
        (MOVE, 21, 63),                          # 221: 63 is 1
        (SUB, 24, 20, 21),                       # 222
        (JGT, 10, 24, 641),                      # 223
        (STORE, 3, 12, 63),                      # 224: 63 is 1
        (LOAD, 22, 3, 2),                        # 225: size: nul_counted ? len.value : len.value + 1
        (JZ, 22, 238),                           # 226
        (LOAD, 25, 3, 1),                        # 227
        (JNE, 25, 67, 233),                      # 228: 67 is 8
        (LOAD, 25, 3, 12),                       # 229
        (JZ, 25, 641),                           # 230
        (NUMBER2, 22, 3, 13, 0, 56, 9),          # 231
        (JUMP, 236),                             # 232
        (LOAD, 25, 3, 10),                       # 233
        (JZ, 25, 641),                           # 234
        (NUMBER2, 22, 3, 11, 0, 52, 9),          # 235
        (MOVE, 19, 22),                          # 236
        (JUMP, 248),                             # 237
        (LOAD, 25, 3, 1),                        # 238
        (JNE, 25, 67, 244),                      # 239: 67 is 8
        (LOAD, 25, 3, 12),                       # 240
        (JZ, 25, 641),                           # 241
        (NUMBER2, 22, 3, 13, 0, 56, 9),          # 242
        (JUMP, 247),                             # 243
        (LOAD, 25, 3, 10),                       # 244
        (JZ, 25, 641),                           # 245
        (NUMBER2, 22, 3, 11, 0, 52, 9),          # 246
        (ADD, 19, 22, 63),                       # 247: 63 is 1
        (BYTES, 3, 14, 19),                      # 248: content
        (OPEN, 22, 3, 14),                       # 249: content begins
        (LOAD, 24, 3, 3),                        # 250: if: not is_ebcdic
        (JEQ, 24, 85, 289),                      # 251: 85 is 37
        (JEQ, 24, 86, 289),                      # 252: 86 is 500
        (JEQ, 24, 83, 289),                      # 253: 83 is 1047
        (JEQ, 24, 87, 289),                      # 254: 87 is 1140
        (LOAD, 27, 3, 15),                       # 255: size: len_characters
        (JLE, 27, 60, 285),                      # 256: 60 is 0
        (JUMP, 275),                             # 257: last, when it is asked for
        (LOAD, 48, 3, 19),                       # 258
        (JNZ, 48, 274),                          # 259
        (LOAD, 54, 3, 15),                       # 260: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 54, 60, 264),                      # 261: 60 is 0
        (SUB, 51, 54, 63),                       # 262: 63 is 1
        (JUMP, 265),                             # 263
        (MOVE, 51, 60),                          # 264: 60 is 0
        (SEEK, 49, 3, 14, 51),                   # 265
        (LOAD, 57, 3, 15),                       # 266: size: _io.size > 0 ? 1 : 0
        (JLE, 57, 60, 270),                      # 267: 60 is 0
        (MOVE, 54, 63),                          # 268: 63 is 1
        (JUMP, 271),                             # 269
        (MOVE, 54, 60),                          # 270: 60 is 0
        (BYTES, 3, 20, 54),                      # 271: last
        (CLOSE, 49),                             # 272: back from last
        (STORE, 3, 19, 63),                      # 273: 63 is 1
        (RETURN, 4),                             # 274: last is read
        (CALL, 4, 258),                          # 275: last
        (LOAD, 27, 3, 20),                       # 276
        (LOAD, 28, 3, 21),                       # 277
        (SAME, 29, 27, 88),                      # 278: 88 is b'\x00'
        (JNZ, 29, 282),                          # 279
        (LOAD, 27, 3, 2),                        # 280
        (JNZ, 27, 285),                          # 281
        (LOAD, 27, 3, 15),                       # 282
        (SUB, 24, 27, 63),                       # 283: 63 is 1
        (JUMP, 286),                             # 284
        (LOAD, 24, 3, 15),                       # 285
        (BYTES, 3, 17, 24),                      # 286: characters
        (UNPAD, 3, 17, 32),                      # 287
        (STORE, 3, 16, 63),                      # 288: 63 is 1
        (LOAD, 24, 3, 3),                        # 289: if: is_ebcdic
        (JEQ, 24, 85, 294),                      # 290: 85 is 37
        (JEQ, 24, 86, 294),                      # 291: 86 is 500
        (JEQ, 24, 83, 294),                      # 292: 83 is 1047
        (JNE, 24, 87, 310),                      # 293: 87 is 1140
        (LOAD, 27, 3, 15),                       # 294: size: len_characters
        (JLE, 27, 60, 306),                      # 295: 60 is 0
        (CALL, 4, 258),                          # 296: last
        (LOAD, 27, 3, 20),                       # 297
        (LOAD, 28, 3, 21),                       # 298
        (SAME, 29, 27, 88),                      # 299: 88 is b'\x00'
        (JNZ, 29, 303),                          # 300
        (LOAD, 27, 3, 2),                        # 301
        (JNZ, 27, 306),                          # 302
        (LOAD, 27, 3, 15),                       # 303
        (SUB, 24, 27, 63),                       # 304: 63 is 1
        (JUMP, 307),                             # 305
        (LOAD, 24, 3, 15),                       # 306
        (BYTES, 3, 23, 24),                      # 307: ebcdic_characters
        (UNPAD, 3, 23, 64),                      # 308
        (STORE, 3, 22, 63),                      # 309: 63 is 1
        (REST, 3, 25),                           # 310: terminator
        (CLOSE, 22),                             # 311: content ends
        (LOAD, 10, 3, 0),                        # 312: switch-on: is_be
        (JNE, 10, 63, 316),                      # 313: cases: true; 63 is 1
        (STORE, 3, 27, 60),                      # 314: byte order be; 60 is 0
        (JUMP, 319),                             # 315
        (JNE, 10, 60, 641),                      # 316: cases: false; 60 is 0
        (STORE, 3, 27, 63),                      # 317: byte order le; 63 is 1
        (JUMP, 319),                             # 318
        (LOAD, 10, 3, 1),                        # 319: if: long_bytes != 8
        (JEQ, 10, 67, 323),                      # 320: 67 is 8
        (RUN, 3, 29, 4),                         # 321: narrow
        (STORE, 3, 28, 63),                      # 322: 63 is 1
        (JNE, 10, 67, 326),                      # 323: if: long_bytes == 8; 67 is 8
        (RUN, 3, 31, 8),                         # 324: wide
        (STORE, 3, 30, 63),                      # 325: 63 is 1
        (LOAD, 10, 3, 0),                        # 326: switch-on: is_be
        (JNE, 10, 63, 330),                      # 327: cases: true; 63 is 1
        (STORE, 3, 32, 60),                      # 328: byte order be; 60 is 0
        (JUMP, 333),                             # 329
        (JNE, 10, 60, 641),                      # 330: cases: false; 60 is 0
        (STORE, 3, 32, 63),                      # 331: byte order le; 63 is 1
        (JUMP, 333),                             # 332
        (LOAD, 10, 3, 1),                        # 333: if: long_bytes != 8
        (JEQ, 10, 67, 337),                      # 334: 67 is 8
        (RUN, 3, 34, 4),                         # 335: narrow
        (STORE, 3, 33, 63),                      # 336: 63 is 1
        (JNE, 10, 67, 340),                      # 337: if: long_bytes == 8; 67 is 8
        (RUN, 3, 36, 8),                         # 338: wide
        (STORE, 3, 35, 63),                      # 339: 63 is 1
        (LOAD, 10, 3, 0),                        # 340: switch-on: is_be
        (JNE, 10, 63, 344),                      # 341: cases: true; 63 is 1
        (STORE, 3, 37, 60),                      # 342: byte order be; 60 is 0
        (JUMP, 347),                             # 343
        (JNE, 10, 60, 641),                      # 344: cases: false; 60 is 0
        (STORE, 3, 37, 63),                      # 345: byte order le; 63 is 1
        (JUMP, 347),                             # 346
        (LOAD, 10, 3, 1),                        # 347: if: length_bytes != 8
        (JEQ, 10, 67, 360),                      # 348: 67 is 8
        (RUN, 3, 39, 4),                         # 349: narrow
        (NUMBER2, 10, 3, 39, 0, 52, 37),         # 350: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 60, 641),                      # 351: 60 is 0
        (ROOTSIZE, 11),                          # 352
        (ROOTSTART, 19),                         # 353
        (POSITION, 19, 19),                      # 354
        (SUB, 20, 11, 19),                       # 355
        (MOVE, 21, 60),                          # 356: 60 is 0
        (SUB, 24, 20, 21),                       # 357
        (JGT, 10, 24, 641),                      # 358
        (STORE, 3, 38, 63),                      # 359: 63 is 1
        (LOAD, 10, 3, 1),                        # 360: if: length_bytes == 8
        (JNE, 10, 67, 373),                      # 361: 67 is 8
        (RUN, 3, 41, 8),                         # 362: wide
        (NUMBER2, 10, 3, 41, 0, 56, 37),         # 363: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 60, 641),                      # 364: 60 is 0
        (ROOTSIZE, 11),                          # 365
        (ROOTSTART, 19),                         # 366
        (POSITION, 19, 19),                      # 367
        (SUB, 20, 11, 19),                       # 368
        (MOVE, 21, 60),                          # 369: 60 is 0
        (SUB, 24, 20, 21),                       # 370
        (JGT, 10, 24, 641),                      # 371
        (STORE, 3, 40, 63),                      # 372: 63 is 1
        (LOAD, 22, 3, 2),                        # 373: size: nul_counted ? len_names.value : len_names.value + num_variables.value
        (JZ, 22, 386),                           # 374
        (LOAD, 25, 3, 1),                        # 375
        (JNE, 25, 67, 381),                      # 376: 67 is 8
        (LOAD, 25, 3, 40),                       # 377
        (JZ, 25, 641),                           # 378
        (NUMBER2, 22, 3, 41, 0, 56, 37),         # 379
        (JUMP, 384),                             # 380
        (LOAD, 25, 3, 38),                       # 381
        (JZ, 25, 641),                           # 382
        (NUMBER2, 22, 3, 39, 0, 52, 37),         # 383
        (MOVE, 19, 22),                          # 384
        (JUMP, 405),                             # 385
        (LOAD, 25, 3, 1),                        # 386
        (JNE, 25, 67, 392),                      # 387: 67 is 8
        (LOAD, 25, 3, 40),                       # 388
        (JZ, 25, 641),                           # 389
        (NUMBER2, 22, 3, 41, 0, 56, 37),         # 390
        (JUMP, 395),                             # 391
        (LOAD, 25, 3, 38),                       # 392
        (JZ, 25, 641),                           # 393
        (NUMBER2, 22, 3, 39, 0, 52, 37),         # 394
        (LOAD, 28, 3, 1),                        # 395
        (JNE, 28, 67, 401),                      # 396: 67 is 8
        (LOAD, 28, 3, 35),                       # 397
        (JZ, 28, 641),                           # 398
        (NUMBER2, 25, 3, 36, 0, 56, 32),         # 399
        (JUMP, 404),                             # 400
        (LOAD, 28, 3, 33),                       # 401
        (JZ, 28, 641),                           # 402
        (NUMBER2, 25, 3, 34, 0, 52, 32),         # 403
        (ADD, 19, 22, 25),                       # 404
        (BYTES, 3, 42, 19),                      # 405: names
        (OPEN, 22, 3, 42),                       # 406: names begins
        (ROWS, 25, 2),                           # 407: names: repeat eos
        (STORE, 3, 44, 25),                      # 408
        (MOVE, 24, 60),                          # 409: 60 is 0
        (EOF, 25),                               # 410
        (JNZ, 25, 418),                          # 411
        (ROW, 2, 5, 25),                         # 412: names: an item
        (LOAD, 26, 3, 3),                        # 413
        (STORE, 5, 0, 26),                       # 414
        (UNTIL, 5, 1, 0, 2),                     # 415: characters
        (COUNT, 24, 4, 3, 45),                   # 416
        (JUMP, 410),                             # 417
        (CLOSE, 22),                             # 418: names ends
        (COUNT, 8, 22, 0, 11),                   # 419
        (JUMP, 159),                             # 420
        (MOVE, 8, 60),                           # 421: 60 is 0
        (LOAD, 9, 0, 11),                        # 422
        (JGE, 8, 9, 640),                        # 423
        (ITEM, 3, 1, 0, 10, 8),                  # 424
        (LOAD, 22, 3, 1),                        # 425: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 67, 431),                      # 426: 67 is 8
        (LOAD, 22, 3, 7),                        # 427
        (JZ, 22, 641),                           # 428
        (NUMBER2, 19, 3, 8, 0, 56, 4),           # 429
        (JUMP, 434),                             # 430
        (LOAD, 22, 3, 5),                        # 431
        (JZ, 22, 641),                           # 432
        (NUMBER2, 19, 3, 6, 0, 52, 4),           # 433
        (STORE, 3, 46, 19),                      # 434
        (LOAD, 22, 3, 3),                        # 435: text, value: content.text
        (JNE, 22, 85, 446),                      # 436: 85 is 37
        (LOAD, 22, 3, 22),                       # 437
        (JZ, 22, 641),                           # 438
        (LOAD, 23, 3, 23),                       # 439
        (LOAD, 24, 3, 24),                       # 440
        (TEXT, 23, 0),                           # 441
        (MOVE, 19, 23),                          # 442
        (MOVE, 20, 24),                          # 443
        (MOVE, 21, 60),                          # 444: 60 is 0
        (JUMP, 524),                             # 445
        (JNE, 22, 86, 456),                      # 446: 86 is 500
        (LOAD, 22, 3, 22),                       # 447
        (JZ, 22, 641),                           # 448
        (LOAD, 23, 3, 23),                       # 449
        (LOAD, 24, 3, 24),                       # 450
        (TEXT, 23, 1),                           # 451
        (MOVE, 19, 23),                          # 452
        (MOVE, 20, 24),                          # 453
        (MOVE, 21, 63),                          # 454: 63 is 1
        (JUMP, 524),                             # 455
        (JNE, 22, 83, 466),                      # 456: 83 is 1047
        (LOAD, 22, 3, 22),                       # 457
        (JZ, 22, 641),                           # 458
        (LOAD, 23, 3, 23),                       # 459
        (LOAD, 24, 3, 24),                       # 460
        (TEXT, 23, 2),                           # 461
        (MOVE, 19, 23),                          # 462
        (MOVE, 20, 24),                          # 463
        (MOVE, 21, 65),                          # 464: 65 is 2
        (JUMP, 524),                             # 465
        (JNE, 22, 87, 476),                      # 466: 87 is 1140
        (LOAD, 22, 3, 22),                       # 467
        (JZ, 22, 641),                           # 468
        (LOAD, 23, 3, 23),                       # 469
        (LOAD, 24, 3, 24),                       # 470
        (TEXT, 23, 3),                           # 471
        (MOVE, 19, 23),                          # 472
        (MOVE, 20, 24),                          # 473
        (MOVE, 21, 90),                          # 474: 90 is 3
        (JUMP, 524),                             # 475
        (JNE, 22, 91, 486),                      # 476: 91 is 1208
        (LOAD, 22, 3, 16),                       # 477
        (JZ, 22, 641),                           # 478
        (LOAD, 23, 3, 17),                       # 479
        (LOAD, 24, 3, 18),                       # 480
        (TEXT, 23, 4),                           # 481
        (MOVE, 19, 23),                          # 482
        (MOVE, 20, 24),                          # 483
        (MOVE, 21, 68),                          # 484: 68 is 4
        (JUMP, 524),                             # 485
        (JNE, 22, 92, 496),                      # 486: 92 is 1252
        (LOAD, 22, 3, 16),                       # 487
        (JZ, 22, 641),                           # 488
        (LOAD, 23, 3, 17),                       # 489
        (LOAD, 24, 3, 18),                       # 490
        (TEXT, 23, 5),                           # 491
        (MOVE, 19, 23),                          # 492
        (MOVE, 20, 24),                          # 493
        (MOVE, 21, 73),                          # 494: 73 is 5
        (JUMP, 524),                             # 495
        (JNE, 22, 93, 506),                      # 496: 93 is 437
        (LOAD, 22, 3, 16),                       # 497
        (JZ, 22, 641),                           # 498
        (LOAD, 23, 3, 17),                       # 499
        (LOAD, 24, 3, 18),                       # 500
        (TEXT, 23, 6),                           # 501
        (MOVE, 19, 23),                          # 502
        (MOVE, 20, 24),                          # 503
        (MOVE, 21, 74),                          # 504: 74 is 6
        (JUMP, 524),                             # 505
        (JNE, 22, 94, 516),                      # 506: 94 is 850
        (LOAD, 22, 3, 16),                       # 507
        (JZ, 22, 641),                           # 508
        (LOAD, 23, 3, 17),                       # 509
        (LOAD, 24, 3, 18),                       # 510
        (TEXT, 23, 7),                           # 511
        (MOVE, 19, 23),                          # 512
        (MOVE, 20, 24),                          # 513
        (MOVE, 21, 69),                          # 514: 69 is 7
        (JUMP, 524),                             # 515
        (LOAD, 22, 3, 16),                       # 516
        (JZ, 22, 641),                           # 517
        (LOAD, 23, 3, 17),                       # 518
        (LOAD, 24, 3, 18),                       # 519
        (TEXT, 23, 8),                           # 520
        (MOVE, 19, 23),                          # 521
        (MOVE, 20, 24),                          # 522
        (MOVE, 21, 67),                          # 523: 67 is 8
        (STORE, 3, 47, 19),                      # 524
        (STORE, 3, 48, 20),                      # 525
        (STORE, 3, 49, 21),                      # 526
        (MOVE, 10, 60),                          # 527: is_terminated, value: content.is_terminated; 60 is 0
        (LOAD, 11, 3, 15),                       # 528
        (JEQ, 11, 60, 535),                      # 529: 60 is 0
        (CALL, 4, 258),                          # 530: last
        (LOAD, 19, 3, 20),                       # 531
        (LOAD, 20, 3, 21),                       # 532
        (SAME, 21, 19, 88),                      # 533: 88 is b'\x00'
        (JZ, 21, 536),                           # 534
        (MOVE, 10, 63),                          # 535: 63 is 1
        (STORE, 3, 50, 10),                      # 536
        (STORE, 3, 51, 10),                      # 537
        (LOAD, 22, 3, 1),                        # 538: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 67, 544),                      # 539: 67 is 8
        (LOAD, 22, 3, 30),                       # 540
        (JZ, 22, 641),                           # 541
        (NUMBER2, 19, 3, 31, 0, 56, 27),         # 542
        (JUMP, 547),                             # 543
        (LOAD, 22, 3, 28),                       # 544
        (JZ, 22, 641),                           # 545
        (NUMBER2, 19, 3, 29, 0, 52, 27),         # 546
        (STORE, 3, 52, 19),                      # 547
        (LOAD, 22, 3, 1),                        # 548: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 67, 554),                      # 549: 67 is 8
        (LOAD, 22, 3, 35),                       # 550
        (JZ, 22, 641),                           # 551
        (NUMBER2, 19, 3, 36, 0, 56, 32),         # 552
        (JUMP, 557),                             # 553
        (LOAD, 22, 3, 33),                       # 554
        (JZ, 22, 641),                           # 555
        (NUMBER2, 19, 3, 34, 0, 52, 32),         # 556
        (STORE, 3, 53, 19),                      # 557
        (MOVE, 10, 60),                          # 558: 60 is 0
        (LOAD, 11, 3, 45),                       # 559
        (JGE, 10, 11, 638),                      # 560
        (ITEM, 5, 2, 3, 44, 10),                 # 561
        (LOAD, 22, 5, 0),                        # 562: text, value: ccsid == 37 ? characters.to_s("IBM037") : ccsid == 500 ? characters.to_s("IBM500") : ccsid == 1047 ? ...
        (JNE, 22, 85, 571),                      # 563: 85 is 37
        (LOAD, 22, 5, 1),                        # 564
        (LOAD, 23, 5, 2),                        # 565
        (TEXT, 22, 0),                           # 566
        (MOVE, 19, 22),                          # 567
        (MOVE, 20, 23),                          # 568
        (MOVE, 21, 60),                          # 569: 60 is 0
        (JUMP, 633),                             # 570
        (JNE, 22, 86, 579),                      # 571: 86 is 500
        (LOAD, 22, 5, 1),                        # 572
        (LOAD, 23, 5, 2),                        # 573
        (TEXT, 22, 1),                           # 574
        (MOVE, 19, 22),                          # 575
        (MOVE, 20, 23),                          # 576
        (MOVE, 21, 63),                          # 577: 63 is 1
        (JUMP, 633),                             # 578
        (JNE, 22, 83, 587),                      # 579: 83 is 1047
        (LOAD, 22, 5, 1),                        # 580
        (LOAD, 23, 5, 2),                        # 581
        (TEXT, 22, 2),                           # 582
        (MOVE, 19, 22),                          # 583
        (MOVE, 20, 23),                          # 584
        (MOVE, 21, 65),                          # 585: 65 is 2
        (JUMP, 633),                             # 586
        (JNE, 22, 87, 595),                      # 587: 87 is 1140
        (LOAD, 22, 5, 1),                        # 588
        (LOAD, 23, 5, 2),                        # 589
        (TEXT, 22, 3),                           # 590
        (MOVE, 19, 22),                          # 591
        (MOVE, 20, 23),                          # 592
        (MOVE, 21, 90),                          # 593: 90 is 3
        (JUMP, 633),                             # 594
        (JNE, 22, 91, 603),                      # 595: 91 is 1208
        (LOAD, 22, 5, 1),                        # 596
        (LOAD, 23, 5, 2),                        # 597
        (TEXT, 22, 4),                           # 598
        (MOVE, 19, 22),                          # 599
        (MOVE, 20, 23),                          # 600
        (MOVE, 21, 68),                          # 601: 68 is 4
        (JUMP, 633),                             # 602
        (JNE, 22, 92, 611),                      # 603: 92 is 1252
        (LOAD, 22, 5, 1),                        # 604
        (LOAD, 23, 5, 2),                        # 605
        (TEXT, 22, 5),                           # 606
        (MOVE, 19, 22),                          # 607
        (MOVE, 20, 23),                          # 608
        (MOVE, 21, 73),                          # 609: 73 is 5
        (JUMP, 633),                             # 610
        (JNE, 22, 93, 619),                      # 611: 93 is 437
        (LOAD, 22, 5, 1),                        # 612
        (LOAD, 23, 5, 2),                        # 613
        (TEXT, 22, 6),                           # 614
        (MOVE, 19, 22),                          # 615
        (MOVE, 20, 23),                          # 616
        (MOVE, 21, 74),                          # 617: 74 is 6
        (JUMP, 633),                             # 618
        (JNE, 22, 94, 627),                      # 619: 94 is 850
        (LOAD, 22, 5, 1),                        # 620
        (LOAD, 23, 5, 2),                        # 621
        (TEXT, 22, 7),                           # 622
        (MOVE, 19, 22),                          # 623
        (MOVE, 20, 23),                          # 624
        (MOVE, 21, 69),                          # 625: 69 is 7
        (JUMP, 633),                             # 626
        (LOAD, 22, 5, 1),                        # 627
        (LOAD, 23, 5, 2),                        # 628
        (TEXT, 22, 8),                           # 629
        (MOVE, 19, 22),                          # 630
        (MOVE, 20, 23),                          # 631
        (MOVE, 21, 67),                          # 632: 67 is 8
        (STORE, 5, 3, 19),                       # 633
        (STORE, 5, 4, 20),                       # 634
        (STORE, 5, 5, 21),                       # 635
        (LOOP, 10, 0),                           # 636
        (JUMP, 559),                             # 637
        (LOOP, 8, 2),                            # 638
        (JUMP, 422),                             # 639
        (DONE,),                                 # 640: read
        (FAIL,),                                 # 641: handed over
    ),
    constants=b'littlebigexcludes_nul\x00',
    tables=(
        Table(12, (0, 6, 11)),  # 0: sas_mq_indexes
        Table(54, (5, 7, 10, 12, 16, 19, 22, 28, 30, 33, 35, 38, 40, 45)),  # 1: sas_mq_indexes.indexes[]
        Table(6, ()),  # 2: names.names[]
    ),
    registers=58,
    numbers=(-1, 6, 0, -7, 3, 1, 15, 2, 16, 8, 4, 7, 9, 10, 11, 5, 6, -10, 12, 193, 201, 209, 217, 226, 233, 1047, 819, 37, 500, 1140, -22, 1, 3, 1208, 1252, 437, 850),
    addresses=(0, -1, -1, 1, -1, 2),
    encodings=('IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'marks': Present(0, Span(1, None)),
        'is_be': Worked(3, 'bool'),
        'long_used': Worked(4, 'int'),
        'nul_counted': Worked(5, 'bool'),
        'first_letter': Present(6, Span(7, None)),
        'ccsid_used': Worked(9, 'int'),
        'indexes': Items(10, 1, Inline({
            'upercmx': Inline({
                'narrow': Present(5, Number(6, 0, 4, True, False, 'be', 4)),
                'wide': Present(7, Number(8, 0, 8, True, False, 'be', 4)),
                'value': Worked(46, 'int'),
            }),
            'name': Inline({
                'len': Inline({
                    'narrow': Present(10, Number(11, 0, 4, True, False, 'be', 9)),
                    'wide': Present(12, Number(13, 0, 8, True, False, 'be', 9)),
                }),
                'content': Inline({
                    'last': Present(19, Span(20, None)),
                    'characters': Present(16, Span(17, None)),
                    'ebcdic_characters': Present(22, Span(23, None)),
                    'terminator': Span(25, None),
                    'is_terminated': Worked(50, 'bool'),
                }),
                'text': Span(47, '*'),
                'is_terminated': Worked(51, 'bool'),
            }),
            'flags': Inline({
                'narrow': Present(28, Number(29, 0, 4, True, False, 'be', 27)),
                'wide': Present(30, Number(31, 0, 8, True, False, 'be', 27)),
                'value': Worked(52, 'int'),
            }),
            'num_variables': Inline({
                'narrow': Present(33, Number(34, 0, 4, True, False, 'be', 32)),
                'wide': Present(35, Number(36, 0, 8, True, False, 'be', 32)),
                'value': Worked(53, 'int'),
            }),
            'len_names': Inline({
                'narrow': Present(38, Number(39, 0, 4, True, False, 'be', 37)),
                'wide': Present(40, Number(41, 0, 8, True, False, 'be', 37)),
            }),
            'names': Inline({
                'names': Items(44, 2, Inline({
                    'characters': Span(1, None),
                    'text': Span(3, '*'),
                })),
            }),
            'is_count_right': Formula('bool', Apply('==', (Worked(45, 'int'), Worked(53, 'int')))),
            'is_name_terminated': Formula('bool', Worked(51, 'bool')),
        })),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
