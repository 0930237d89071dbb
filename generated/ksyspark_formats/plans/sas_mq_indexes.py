# Generated from ksy/sas/sas_mq_indexes.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_indexes: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EOF, EQ, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, MUL, NOT, NUMBER2, OPEN, OR, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWS, RUN, SAME, SEEK, SEEKROOT, STORE, SUB, TEXT, UNPAD, UNTIL
from ksyspark.compiler.plan import Apply, Formula, Inline, Items, Number, Plan, Present, Span, Table, Computed

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
        (JUMP, 34),                              # 21: marks, where it is used
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
        (JNZ, 9, 405),                           # 160
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
        (JNE, 10, 60, 625),                      # 174: cases: false; 60 is 0
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
        (JNE, 10, 60, 625),                      # 188: cases: false; 60 is 0
        (STORE, 3, 9, 63),                       # 189: byte order le; 63 is 1
        (JUMP, 191),                             # 190
        (LOAD, 10, 3, 1),                        # 191: if: length_bytes != 8
        (JEQ, 10, 67, 208),                      # 192: 67 is 8
        (RUN, 3, 11, 4),                         # 193: narrow
        (NUMBER2, 10, 3, 11, 0, 52, 9),          # 194: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 60, 625),                      # 195: 60 is 0
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
        (JGT, 10, 24, 625),                      # 206
        (STORE, 3, 10, 63),                      # 207: 63 is 1
        (LOAD, 10, 3, 1),                        # 208: if: length_bytes == 8
        (JNE, 10, 67, 225),                      # 209: 67 is 8
        (RUN, 3, 13, 8),                         # 210: wide
        (NUMBER2, 10, 3, 13, 0, 56, 9),          # 211: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 60, 625),                      # 212: 60 is 0
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
        (JGT, 10, 24, 625),                      # 223
        (STORE, 3, 12, 63),                      # 224: 63 is 1
        (LOAD, 22, 3, 1),                        # 225: size: nul_counted ? len.value : len.value + 1
        (JNE, 22, 67, 231),                      # 226: 67 is 8
        (LOAD, 22, 3, 12),                       # 227
        (JZ, 22, 625),                           # 228
        (NUMBER2, 19, 3, 13, 0, 56, 9),          # 229
        (JUMP, 234),                             # 230
        (LOAD, 22, 3, 10),                       # 231
        (JZ, 22, 625),                           # 232
        (NUMBER2, 19, 3, 11, 0, 52, 9),          # 233
        (STORE, 3, 16, 19),                      # 234
        (LOAD, 25, 3, 2),                        # 235
        (JZ, 25, 239),                           # 236
        (MOVE, 22, 19),                          # 237
        (JUMP, 240),                             # 238
        (ADD, 22, 19, 63),                       # 239: 63 is 1
        (BYTES, 3, 14, 22),                      # 240: content
        (OPEN, 25, 3, 14),                       # 241: content begins
        (LOAD, 27, 3, 3),                        # 242: if: not is_ebcdic
        (JEQ, 27, 85, 281),                      # 243: 85 is 37
        (JEQ, 27, 86, 281),                      # 244: 86 is 500
        (JEQ, 27, 83, 281),                      # 245: 83 is 1047
        (JEQ, 27, 87, 281),                      # 246: 87 is 1140
        (LOAD, 30, 3, 15),                       # 247: size: len_characters
        (JLE, 30, 60, 277),                      # 248: 60 is 0
        (JUMP, 267),                             # 249: last, where it is used
        (LOAD, 48, 3, 20),                       # 250
        (JNZ, 48, 266),                          # 251
        (LOAD, 54, 3, 15),                       # 252: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 54, 60, 256),                      # 253: 60 is 0
        (SUB, 51, 54, 63),                       # 254: 63 is 1
        (JUMP, 257),                             # 255
        (MOVE, 51, 60),                          # 256: 60 is 0
        (SEEK, 49, 3, 14, 51),                   # 257
        (LOAD, 57, 3, 15),                       # 258: size: _io.size > 0 ? 1 : 0
        (JLE, 57, 60, 262),                      # 259: 60 is 0
        (MOVE, 54, 63),                          # 260: 63 is 1
        (JUMP, 263),                             # 261
        (MOVE, 54, 60),                          # 262: 60 is 0
        (BYTES, 3, 21, 54),                      # 263: last
        (CLOSE, 49),                             # 264: back from last
        (STORE, 3, 20, 63),                      # 265: 63 is 1
        (RETURN, 4),                             # 266: last is read
        (CALL, 4, 250),                          # 267: last
        (LOAD, 30, 3, 21),                       # 268
        (LOAD, 31, 3, 22),                       # 269
        (SAME, 32, 30, 88),                      # 270: 88 is b'\x00'
        (JNZ, 32, 274),                          # 271
        (LOAD, 30, 3, 2),                        # 272
        (JNZ, 30, 277),                          # 273
        (LOAD, 30, 3, 15),                       # 274
        (SUB, 27, 30, 63),                       # 275: 63 is 1
        (JUMP, 278),                             # 276
        (LOAD, 27, 3, 15),                       # 277
        (BYTES, 3, 18, 27),                      # 278: characters
        (UNPAD, 3, 18, 32),                      # 279
        (STORE, 3, 17, 63),                      # 280: 63 is 1
        (LOAD, 27, 3, 3),                        # 281: if: is_ebcdic
        (JEQ, 27, 85, 286),                      # 282: 85 is 37
        (JEQ, 27, 86, 286),                      # 283: 86 is 500
        (JEQ, 27, 83, 286),                      # 284: 83 is 1047
        (JNE, 27, 87, 302),                      # 285: 87 is 1140
        (LOAD, 30, 3, 15),                       # 286: size: len_characters
        (JLE, 30, 60, 298),                      # 287: 60 is 0
        (CALL, 4, 250),                          # 288: last
        (LOAD, 30, 3, 21),                       # 289
        (LOAD, 31, 3, 22),                       # 290
        (SAME, 32, 30, 88),                      # 291: 88 is b'\x00'
        (JNZ, 32, 295),                          # 292
        (LOAD, 30, 3, 2),                        # 293
        (JNZ, 30, 298),                          # 294
        (LOAD, 30, 3, 15),                       # 295
        (SUB, 27, 30, 63),                       # 296: 63 is 1
        (JUMP, 299),                             # 297
        (LOAD, 27, 3, 15),                       # 298
        (BYTES, 3, 24, 27),                      # 299: ebcdic_characters
        (UNPAD, 3, 24, 64),                      # 300
        (STORE, 3, 23, 63),                      # 301: 63 is 1
        (REST, 3, 26),                           # 302: terminator
        (CLOSE, 25),                             # 303: content ends
        (LOAD, 10, 3, 0),                        # 304: switch-on: is_be
        (JNE, 10, 63, 308),                      # 305: cases: true; 63 is 1
        (STORE, 3, 28, 60),                      # 306: byte order be; 60 is 0
        (JUMP, 311),                             # 307
        (JNE, 10, 60, 625),                      # 308: cases: false; 60 is 0
        (STORE, 3, 28, 63),                      # 309: byte order le; 63 is 1
        (JUMP, 311),                             # 310
        (LOAD, 10, 3, 1),                        # 311: if: long_bytes != 8
        (JEQ, 10, 67, 315),                      # 312: 67 is 8
        (RUN, 3, 30, 4),                         # 313: narrow
        (STORE, 3, 29, 63),                      # 314: 63 is 1
        (JNE, 10, 67, 318),                      # 315: if: long_bytes == 8; 67 is 8
        (RUN, 3, 32, 8),                         # 316: wide
        (STORE, 3, 31, 63),                      # 317: 63 is 1
        (LOAD, 10, 3, 0),                        # 318: switch-on: is_be
        (JNE, 10, 63, 322),                      # 319: cases: true; 63 is 1
        (STORE, 3, 33, 60),                      # 320: byte order be; 60 is 0
        (JUMP, 325),                             # 321
        (JNE, 10, 60, 625),                      # 322: cases: false; 60 is 0
        (STORE, 3, 33, 63),                      # 323: byte order le; 63 is 1
        (JUMP, 325),                             # 324
        (LOAD, 10, 3, 1),                        # 325: if: long_bytes != 8
        (JEQ, 10, 67, 329),                      # 326: 67 is 8
        (RUN, 3, 35, 4),                         # 327: narrow
        (STORE, 3, 34, 63),                      # 328: 63 is 1
        (JNE, 10, 67, 332),                      # 329: if: long_bytes == 8; 67 is 8
        (RUN, 3, 37, 8),                         # 330: wide
        (STORE, 3, 36, 63),                      # 331: 63 is 1
        (LOAD, 10, 3, 0),                        # 332: switch-on: is_be
        (JNE, 10, 63, 336),                      # 333: cases: true; 63 is 1
        (STORE, 3, 38, 60),                      # 334: byte order be; 60 is 0
        (JUMP, 339),                             # 335
        (JNE, 10, 60, 625),                      # 336: cases: false; 60 is 0
        (STORE, 3, 38, 63),                      # 337: byte order le; 63 is 1
        (JUMP, 339),                             # 338
        (LOAD, 10, 3, 1),                        # 339: if: length_bytes != 8
        (JEQ, 10, 67, 352),                      # 340: 67 is 8
        (RUN, 3, 40, 4),                         # 341: narrow
        (NUMBER2, 10, 3, 40, 0, 52, 38),         # 342: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 60, 625),                      # 343: 60 is 0
        (ROOTSIZE, 11),                          # 344
        (ROOTSTART, 19),                         # 345
        (POSITION, 19, 19),                      # 346
        (SUB, 20, 11, 19),                       # 347
        (MOVE, 21, 60),                          # 348: 60 is 0
        (SUB, 24, 20, 21),                       # 349
        (JGT, 10, 24, 625),                      # 350
        (STORE, 3, 39, 63),                      # 351: 63 is 1
        (LOAD, 10, 3, 1),                        # 352: if: length_bytes == 8
        (JNE, 10, 67, 365),                      # 353: 67 is 8
        (RUN, 3, 42, 8),                         # 354: wide
        (NUMBER2, 10, 3, 42, 0, 56, 38),         # 355: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 60, 625),                      # 356: 60 is 0
        (ROOTSIZE, 11),                          # 357
        (ROOTSTART, 19),                         # 358
        (POSITION, 19, 19),                      # 359
        (SUB, 20, 11, 19),                       # 360
        (MOVE, 21, 60),                          # 361: 60 is 0
        (SUB, 24, 20, 21),                       # 362
        (JGT, 10, 24, 625),                      # 363
        (STORE, 3, 41, 63),                      # 364: 63 is 1
        (LOAD, 22, 3, 1),                        # 365: size: nul_counted ? len_names.value : len_names.value + num_variables.value
        (JNE, 22, 67, 371),                      # 366: 67 is 8
        (LOAD, 22, 3, 41),                       # 367
        (JZ, 22, 625),                           # 368
        (NUMBER2, 19, 3, 42, 0, 56, 38),         # 369
        (JUMP, 374),                             # 370
        (LOAD, 22, 3, 39),                       # 371
        (JZ, 22, 625),                           # 372
        (NUMBER2, 19, 3, 40, 0, 52, 38),         # 373
        (STORE, 3, 45, 19),                      # 374
        (LOAD, 25, 3, 2),                        # 375
        (JZ, 25, 379),                           # 376
        (MOVE, 22, 19),                          # 377
        (JUMP, 389),                             # 378
        (LOAD, 28, 3, 1),                        # 379
        (JNE, 28, 67, 385),                      # 380: 67 is 8
        (LOAD, 28, 3, 36),                       # 381
        (JZ, 28, 625),                           # 382
        (NUMBER2, 25, 3, 37, 0, 56, 33),         # 383
        (JUMP, 388),                             # 384
        (LOAD, 28, 3, 34),                       # 385
        (JZ, 28, 625),                           # 386
        (NUMBER2, 25, 3, 35, 0, 52, 33),         # 387
        (ADD, 22, 19, 25),                       # 388
        (BYTES, 3, 43, 22),                      # 389: names
        (OPEN, 25, 3, 43),                       # 390: names begins
        (ROWS, 28, 2),                           # 391: names: repeat eos
        (STORE, 3, 46, 28),                      # 392
        (MOVE, 27, 60),                          # 393: 60 is 0
        (EOF, 28),                               # 394
        (JNZ, 28, 402),                          # 395
        (ROW, 2, 5, 28),                         # 396: names: an item
        (LOAD, 29, 3, 3),                        # 397
        (STORE, 5, 0, 29),                       # 398
        (UNTIL, 5, 1, 0, 2),                     # 399: characters
        (COUNT, 27, 4, 3, 47),                   # 400
        (JUMP, 394),                             # 401
        (CLOSE, 25),                             # 402: names ends
        (COUNT, 8, 22, 0, 11),                   # 403
        (JUMP, 159),                             # 404
        (MOVE, 8, 60),                           # 405: 60 is 0
        (LOAD, 9, 0, 11),                        # 406
        (JGE, 8, 9, 624),                        # 407
        (ITEM, 3, 1, 0, 10, 8),                  # 408
        (LOAD, 22, 3, 1),                        # 409: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 67, 415),                      # 410: 67 is 8
        (LOAD, 22, 3, 7),                        # 411
        (JZ, 22, 625),                           # 412
        (NUMBER2, 19, 3, 8, 0, 56, 4),           # 413
        (JUMP, 418),                             # 414
        (LOAD, 22, 3, 5),                        # 415
        (JZ, 22, 625),                           # 416
        (NUMBER2, 19, 3, 6, 0, 52, 4),           # 417
        (STORE, 3, 48, 19),                      # 418
        (LOAD, 22, 3, 3),                        # 419: text, value: content.text
        (JNE, 22, 85, 430),                      # 420: 85 is 37
        (LOAD, 22, 3, 23),                       # 421
        (JZ, 22, 625),                           # 422
        (LOAD, 23, 3, 24),                       # 423
        (LOAD, 24, 3, 25),                       # 424
        (TEXT, 23, 0),                           # 425
        (MOVE, 19, 23),                          # 426
        (MOVE, 20, 24),                          # 427
        (MOVE, 21, 60),                          # 428: 60 is 0
        (JUMP, 508),                             # 429
        (JNE, 22, 86, 440),                      # 430: 86 is 500
        (LOAD, 22, 3, 23),                       # 431
        (JZ, 22, 625),                           # 432
        (LOAD, 23, 3, 24),                       # 433
        (LOAD, 24, 3, 25),                       # 434
        (TEXT, 23, 1),                           # 435
        (MOVE, 19, 23),                          # 436
        (MOVE, 20, 24),                          # 437
        (MOVE, 21, 63),                          # 438: 63 is 1
        (JUMP, 508),                             # 439
        (JNE, 22, 83, 450),                      # 440: 83 is 1047
        (LOAD, 22, 3, 23),                       # 441
        (JZ, 22, 625),                           # 442
        (LOAD, 23, 3, 24),                       # 443
        (LOAD, 24, 3, 25),                       # 444
        (TEXT, 23, 2),                           # 445
        (MOVE, 19, 23),                          # 446
        (MOVE, 20, 24),                          # 447
        (MOVE, 21, 65),                          # 448: 65 is 2
        (JUMP, 508),                             # 449
        (JNE, 22, 87, 460),                      # 450: 87 is 1140
        (LOAD, 22, 3, 23),                       # 451
        (JZ, 22, 625),                           # 452
        (LOAD, 23, 3, 24),                       # 453
        (LOAD, 24, 3, 25),                       # 454
        (TEXT, 23, 3),                           # 455
        (MOVE, 19, 23),                          # 456
        (MOVE, 20, 24),                          # 457
        (MOVE, 21, 90),                          # 458: 90 is 3
        (JUMP, 508),                             # 459
        (JNE, 22, 91, 470),                      # 460: 91 is 1208
        (LOAD, 22, 3, 17),                       # 461
        (JZ, 22, 625),                           # 462
        (LOAD, 23, 3, 18),                       # 463
        (LOAD, 24, 3, 19),                       # 464
        (TEXT, 23, 4),                           # 465
        (MOVE, 19, 23),                          # 466
        (MOVE, 20, 24),                          # 467
        (MOVE, 21, 68),                          # 468: 68 is 4
        (JUMP, 508),                             # 469
        (JNE, 22, 92, 480),                      # 470: 92 is 1252
        (LOAD, 22, 3, 17),                       # 471
        (JZ, 22, 625),                           # 472
        (LOAD, 23, 3, 18),                       # 473
        (LOAD, 24, 3, 19),                       # 474
        (TEXT, 23, 5),                           # 475
        (MOVE, 19, 23),                          # 476
        (MOVE, 20, 24),                          # 477
        (MOVE, 21, 73),                          # 478: 73 is 5
        (JUMP, 508),                             # 479
        (JNE, 22, 93, 490),                      # 480: 93 is 437
        (LOAD, 22, 3, 17),                       # 481
        (JZ, 22, 625),                           # 482
        (LOAD, 23, 3, 18),                       # 483
        (LOAD, 24, 3, 19),                       # 484
        (TEXT, 23, 6),                           # 485
        (MOVE, 19, 23),                          # 486
        (MOVE, 20, 24),                          # 487
        (MOVE, 21, 74),                          # 488: 74 is 6
        (JUMP, 508),                             # 489
        (JNE, 22, 94, 500),                      # 490: 94 is 850
        (LOAD, 22, 3, 17),                       # 491
        (JZ, 22, 625),                           # 492
        (LOAD, 23, 3, 18),                       # 493
        (LOAD, 24, 3, 19),                       # 494
        (TEXT, 23, 7),                           # 495
        (MOVE, 19, 23),                          # 496
        (MOVE, 20, 24),                          # 497
        (MOVE, 21, 69),                          # 498: 69 is 7
        (JUMP, 508),                             # 499
        (LOAD, 22, 3, 17),                       # 500
        (JZ, 22, 625),                           # 501
        (LOAD, 23, 3, 18),                       # 502
        (LOAD, 24, 3, 19),                       # 503
        (TEXT, 23, 8),                           # 504
        (MOVE, 19, 23),                          # 505
        (MOVE, 20, 24),                          # 506
        (MOVE, 21, 67),                          # 507: 67 is 8
        (STORE, 3, 49, 19),                      # 508
        (STORE, 3, 50, 20),                      # 509
        (STORE, 3, 51, 21),                      # 510
        (MOVE, 10, 60),                          # 511: is_terminated, value: content.is_terminated; 60 is 0
        (LOAD, 11, 3, 15),                       # 512
        (JEQ, 11, 60, 519),                      # 513: 60 is 0
        (CALL, 4, 250),                          # 514: last
        (LOAD, 19, 3, 21),                       # 515
        (LOAD, 20, 3, 22),                       # 516
        (SAME, 21, 19, 88),                      # 517: 88 is b'\x00'
        (JZ, 21, 520),                           # 518
        (MOVE, 10, 63),                          # 519: 63 is 1
        (STORE, 3, 52, 10),                      # 520
        (STORE, 3, 53, 10),                      # 521
        (LOAD, 22, 3, 1),                        # 522: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 67, 528),                      # 523: 67 is 8
        (LOAD, 22, 3, 31),                       # 524
        (JZ, 22, 625),                           # 525
        (NUMBER2, 19, 3, 32, 0, 56, 28),         # 526
        (JUMP, 531),                             # 527
        (LOAD, 22, 3, 29),                       # 528
        (JZ, 22, 625),                           # 529
        (NUMBER2, 19, 3, 30, 0, 52, 28),         # 530
        (STORE, 3, 54, 19),                      # 531
        (LOAD, 22, 3, 1),                        # 532: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 67, 538),                      # 533: 67 is 8
        (LOAD, 22, 3, 36),                       # 534
        (JZ, 22, 625),                           # 535
        (NUMBER2, 19, 3, 37, 0, 56, 33),         # 536
        (JUMP, 541),                             # 537
        (LOAD, 22, 3, 34),                       # 538
        (JZ, 22, 625),                           # 539
        (NUMBER2, 19, 3, 35, 0, 52, 33),         # 540
        (STORE, 3, 55, 19),                      # 541
        (MOVE, 10, 60),                          # 542: 60 is 0
        (LOAD, 11, 3, 47),                       # 543
        (JGE, 10, 11, 622),                      # 544
        (ITEM, 5, 2, 3, 46, 10),                 # 545
        (LOAD, 22, 5, 0),                        # 546: text, value: ccsid == 37 ? characters.to_s("IBM037") : ccsid == 500 ? characters.to_s("IBM500") : ccsid == 1047 ? ...
        (JNE, 22, 85, 555),                      # 547: 85 is 37
        (LOAD, 22, 5, 1),                        # 548
        (LOAD, 23, 5, 2),                        # 549
        (TEXT, 22, 0),                           # 550
        (MOVE, 19, 22),                          # 551
        (MOVE, 20, 23),                          # 552
        (MOVE, 21, 60),                          # 553: 60 is 0
        (JUMP, 617),                             # 554
        (JNE, 22, 86, 563),                      # 555: 86 is 500
        (LOAD, 22, 5, 1),                        # 556
        (LOAD, 23, 5, 2),                        # 557
        (TEXT, 22, 1),                           # 558
        (MOVE, 19, 22),                          # 559
        (MOVE, 20, 23),                          # 560
        (MOVE, 21, 63),                          # 561: 63 is 1
        (JUMP, 617),                             # 562
        (JNE, 22, 83, 571),                      # 563: 83 is 1047
        (LOAD, 22, 5, 1),                        # 564
        (LOAD, 23, 5, 2),                        # 565
        (TEXT, 22, 2),                           # 566
        (MOVE, 19, 22),                          # 567
        (MOVE, 20, 23),                          # 568
        (MOVE, 21, 65),                          # 569: 65 is 2
        (JUMP, 617),                             # 570
        (JNE, 22, 87, 579),                      # 571: 87 is 1140
        (LOAD, 22, 5, 1),                        # 572
        (LOAD, 23, 5, 2),                        # 573
        (TEXT, 22, 3),                           # 574
        (MOVE, 19, 22),                          # 575
        (MOVE, 20, 23),                          # 576
        (MOVE, 21, 90),                          # 577: 90 is 3
        (JUMP, 617),                             # 578
        (JNE, 22, 91, 587),                      # 579: 91 is 1208
        (LOAD, 22, 5, 1),                        # 580
        (LOAD, 23, 5, 2),                        # 581
        (TEXT, 22, 4),                           # 582
        (MOVE, 19, 22),                          # 583
        (MOVE, 20, 23),                          # 584
        (MOVE, 21, 68),                          # 585: 68 is 4
        (JUMP, 617),                             # 586
        (JNE, 22, 92, 595),                      # 587: 92 is 1252
        (LOAD, 22, 5, 1),                        # 588
        (LOAD, 23, 5, 2),                        # 589
        (TEXT, 22, 5),                           # 590
        (MOVE, 19, 22),                          # 591
        (MOVE, 20, 23),                          # 592
        (MOVE, 21, 73),                          # 593: 73 is 5
        (JUMP, 617),                             # 594
        (JNE, 22, 93, 603),                      # 595: 93 is 437
        (LOAD, 22, 5, 1),                        # 596
        (LOAD, 23, 5, 2),                        # 597
        (TEXT, 22, 6),                           # 598
        (MOVE, 19, 22),                          # 599
        (MOVE, 20, 23),                          # 600
        (MOVE, 21, 74),                          # 601: 74 is 6
        (JUMP, 617),                             # 602
        (JNE, 22, 94, 611),                      # 603: 94 is 850
        (LOAD, 22, 5, 1),                        # 604
        (LOAD, 23, 5, 2),                        # 605
        (TEXT, 22, 7),                           # 606
        (MOVE, 19, 22),                          # 607
        (MOVE, 20, 23),                          # 608
        (MOVE, 21, 69),                          # 609: 69 is 7
        (JUMP, 617),                             # 610
        (LOAD, 22, 5, 1),                        # 611
        (LOAD, 23, 5, 2),                        # 612
        (TEXT, 22, 8),                           # 613
        (MOVE, 19, 22),                          # 614
        (MOVE, 20, 23),                          # 615
        (MOVE, 21, 67),                          # 616: 67 is 8
        (STORE, 5, 3, 19),                       # 617
        (STORE, 5, 4, 20),                       # 618
        (STORE, 5, 5, 21),                       # 619
        (LOOP, 10, 0),                           # 620
        (JUMP, 543),                             # 621
        (LOOP, 8, 2),                            # 622
        (JUMP, 406),                             # 623
        (DONE,),                                 # 624: read
        (FAIL,),                                 # 625: handed over
    ),
    constants=b'littlebigexcludes_nul\x00',
    tables=(
        Table(12, (0, 6, 11)),  # 0: sas_mq_indexes
        Table(56, (5, 7, 10, 12, 17, 20, 23, 29, 31, 34, 36, 39, 41, 47)),  # 1: sas_mq_indexes.indexes[]
        Table(6, ()),  # 2: names.names[]
    ),
    registers=58,
    numbers=(-1, 6, 0, -7, 3, 1, 15, 2, 16, 8, 4, 7, 9, 10, 11, 5, 6, -10, 12, 193, 201, 209, 217, 226, 233, 1047, 819, 37, 500, 1140, -22, 1, 3, 1208, 1252, 437, 850),
    addresses=(0, -1, -1, 1, -1, 2),
    encodings=('IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'marks': Present(0, Span(1, None)),
        'is_be': Computed(3, 'bool'),
        'long_used': Computed(4, 'int'),
        'nul_counted': Computed(5, 'bool'),
        'first_letter': Present(6, Span(7, None)),
        'ccsid_used': Computed(9, 'int'),
        'indexes': Items(10, 1, Inline({
            'upercmx': Inline({
                'narrow': Present(5, Number(6, 0, 4, True, False, 'be', 4)),
                'wide': Present(7, Number(8, 0, 8, True, False, 'be', 4)),
                'value': Computed(48, 'int'),
            }),
            'name': Inline({
                'len': Inline({
                    'narrow': Present(10, Number(11, 0, 4, True, False, 'be', 9)),
                    'wide': Present(12, Number(13, 0, 8, True, False, 'be', 9)),
                    'value': Computed(16, 'int'),
                }),
                'content': Inline({
                    'last': Present(20, Span(21, None)),
                    'characters': Present(17, Span(18, None)),
                    'ebcdic_characters': Present(23, Span(24, None)),
                    'terminator': Span(26, None),
                    'is_terminated': Computed(52, 'bool'),
                }),
                'text': Span(49, '*'),
                'is_terminated': Computed(53, 'bool'),
            }),
            'flags': Inline({
                'narrow': Present(29, Number(30, 0, 4, True, False, 'be', 28)),
                'wide': Present(31, Number(32, 0, 8, True, False, 'be', 28)),
                'value': Computed(54, 'int'),
            }),
            'num_variables': Inline({
                'narrow': Present(34, Number(35, 0, 4, True, False, 'be', 33)),
                'wide': Present(36, Number(37, 0, 8, True, False, 'be', 33)),
                'value': Computed(55, 'int'),
            }),
            'len_names': Inline({
                'narrow': Present(39, Number(40, 0, 4, True, False, 'be', 38)),
                'wide': Present(41, Number(42, 0, 8, True, False, 'be', 38)),
                'value': Computed(45, 'int'),
            }),
            'names': Inline({
                'names': Items(46, 2, Inline({
                    'characters': Span(1, None),
                    'text': Span(3, '*'),
                })),
            }),
            'is_count_right': Formula('bool', Apply('==', (Computed(47, 'int'), Computed(55, 'int')))),
            'is_name_terminated': Formula('bool', Computed(53, 'bool')),
        })),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
