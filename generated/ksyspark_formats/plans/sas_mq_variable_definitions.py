# Generated from ksy/sas/sas_mq_variable_definitions.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_variable_definitions: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EOF, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, NOT, NUMBER2, OPEN, OR, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWS, RUN, SAME, SEEK, SEEKROOT, STORE, SUB, TEXT, UNPAD
from ksyspark.compiler.plan import Apply, Formula, Inline, Items, Number, Plan, Present, Span, Table, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_variable_definitions
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: long_bytes
        (PARAM, 4, 3),                           # 4: string_length
        (PARAM, 5, 4),                           # 5: string_length
        (PARAM, 6, 5),                           # 6: encoding
        (PARAM, 7, 6),                           # 7: ccsid
        (SAME, 11, 1, 86),                       # 8: 86 is b'little'
        (JZ, 11, 12),                            # 9
        (MOVE, 8, 88),                           # 10: 88 is 0
        (JUMP, 53),                              # 11
        (SAME, 11, 1, 89),                       # 12: 89 is b'big'
        (JZ, 11, 16),                            # 13
        (MOVE, 8, 91),                           # 14: 91 is 1
        (JUMP, 53),                              # 15
        (AND, 11, 6, 92),                        # 16: 92 is 15
        (JNE, 11, 91, 20),                       # 17: 91 is 1
        (MOVE, 8, 91),                           # 18: 91 is 1
        (JUMP, 53),                              # 19
        (JEQ, 11, 93, 38),                       # 20: 93 is 2
        (JUMP, 34),                              # 21: marks, where it is used
        (LOAD, 12, 0, 0),                        # 22
        (JNZ, 12, 33),                           # 23
        (SEEKROOT, 13, 88),                      # 24: pos: 0; 88 is 0
        (ROOTSIZE, 18),                          # 25: size: _io.size >= 8 ? 8 : 0
        (JLT, 18, 94, 29),                       # 26: 94 is 8
        (MOVE, 15, 94),                          # 27: 94 is 8
        (JUMP, 30),                              # 28
        (MOVE, 15, 88),                          # 29: 88 is 0
        (BYTES, 0, 1, 15),                       # 30: marks
        (CLOSE, 13),                             # 31: back from marks
        (STORE, 0, 0, 91),                       # 32: 91 is 1
        (RETURN, 1),                             # 33: marks is read
        (CALL, 1, 22),                           # 34: marks
        (LOAD, 19, 0, 1),                        # 35
        (LOAD, 20, 0, 2),                        # 36
        (JNE, 20, 88, 40),                       # 37: 88 is 0
        (MOVE, 8, 88),                           # 38: 88 is 0
        (JUMP, 53),                              # 39
        (MOVE, 11, 88),                          # 40: 88 is 0
        (BYTE, 21, 19, 88),                      # 41: marks; 88 is 0
        (JNE, 21, 88, 52),                       # 42: 88 is 0
        (LOAD, 19, 0, 1),                        # 43: marks
        (LOAD, 20, 0, 2),                        # 44
        (BYTE, 21, 19, 95),                      # 45: 95 is 3
        (JNE, 21, 88, 51),                       # 46: 88 is 0
        (LOAD, 19, 0, 1),                        # 47: marks
        (LOAD, 20, 0, 2),                        # 48
        (BYTE, 21, 19, 96),                      # 49: 96 is 7
        (JEQ, 21, 88, 52),                       # 50: 88 is 0
        (MOVE, 11, 91),                          # 51: 91 is 1
        (MOVE, 8, 11),                           # 52
        (STORE, 0, 3, 8),                        # 53
        (JEQ, 3, 88, 57),                        # 54: 88 is 0
        (MOVE, 8, 3),                            # 55
        (JUMP, 103),                             # 56
        (CALL, 1, 22),                           # 57: marks
        (LOAD, 19, 0, 1),                        # 58
        (LOAD, 20, 0, 2),                        # 59
        (JNE, 20, 88, 63),                       # 60: 88 is 0
        (MOVE, 8, 97),                           # 61: 97 is 4
        (JUMP, 103),                             # 62
        (LOAD, 11, 0, 3),                        # 63
        (JZ, 11, 86),                            # 64
        (LOAD, 22, 0, 1),                        # 65: marks
        (LOAD, 23, 0, 2),                        # 66
        (BYTE, 24, 22, 88),                      # 67: 88 is 0
        (LOAD, 25, 0, 1),                        # 68: marks
        (LOAD, 26, 0, 2),                        # 69
        (BYTE, 27, 25, 91),                      # 70: 91 is 1
        (OR, 28, 24, 27),                        # 71
        (LOAD, 29, 0, 1),                        # 72: marks
        (LOAD, 30, 0, 2),                        # 73
        (BYTE, 31, 29, 93),                      # 74: 93 is 2
        (OR, 32, 28, 31),                        # 75
        (LOAD, 33, 0, 1),                        # 76: marks
        (LOAD, 34, 0, 2),                        # 77
        (BYTE, 35, 33, 95),                      # 78: 95 is 3
        (OR, 36, 32, 35),                        # 79
        (JNE, 36, 88, 83),                       # 80: 88 is 0
        (MOVE, 19, 94),                          # 81: 94 is 8
        (JUMP, 84),                              # 82
        (MOVE, 19, 97),                          # 83: 97 is 4
        (MOVE, 8, 19),                           # 84
        (JUMP, 103),                             # 85
        (BYTE, 21, 19, 97),                      # 86: marks; 97 is 4
        (LOAD, 22, 0, 1),                        # 87: marks
        (LOAD, 23, 0, 2),                        # 88
        (BYTE, 24, 22, 98),                      # 89: 98 is 5
        (OR, 25, 21, 24),                        # 90
        (LOAD, 26, 0, 1),                        # 91: marks
        (LOAD, 27, 0, 2),                        # 92
        (BYTE, 28, 26, 99),                      # 93: 99 is 6
        (OR, 29, 25, 28),                        # 94
        (LOAD, 30, 0, 1),                        # 95: marks
        (LOAD, 31, 0, 2),                        # 96
        (BYTE, 32, 30, 96),                      # 97: 96 is 7
        (OR, 33, 29, 32),                        # 98
        (JNE, 33, 88, 102),                      # 99: 88 is 0
        (MOVE, 8, 94),                           # 100: 94 is 8
        (JUMP, 103),                             # 101
        (MOVE, 8, 97),                           # 102: 97 is 4
        (STORE, 0, 4, 8),                        # 103
        (SAME, 8, 4, 100),                       # 104: 100 is b'excludes_nul'
        (NOT, 9, 8),                             # 105
        (STORE, 0, 5, 9),                        # 106
        (JEQ, 7, 88, 124),                       # 107: 88 is 0
        (MOVE, 8, 7),                            # 108
        (JUMP, 153),                             # 109
        (LOAD, 37, 0, 6),                        # 110
        (JNZ, 37, 123),                          # 111
        (LOAD, 40, 0, 4),                        # 112: pos: long_used
        (SEEKROOT, 38, 40),                      # 113
        (ROOTSIZE, 44),                          # 114: size: _io.size > long_used ? 1 : 0
        (LOAD, 45, 0, 4),                        # 115
        (JLE, 44, 45, 119),                      # 116
        (MOVE, 41, 91),                          # 117: 91 is 1
        (JUMP, 120),                             # 118
        (MOVE, 41, 88),                          # 119: 88 is 0
        (BYTES, 0, 7, 41),                       # 120: first_letter
        (CLOSE, 38),                             # 121: back from first_letter
        (STORE, 0, 6, 91),                       # 122: 91 is 1
        (RETURN, 2),                             # 123: first_letter is read
        (CALL, 2, 110),                          # 124: first_letter
        (LOAD, 19, 0, 7),                        # 125
        (LOAD, 20, 0, 8),                        # 126
        (JNE, 20, 91, 152),                      # 127: 91 is 1
        (BYTE, 21, 19, 88),                      # 128: first_letter; 88 is 0
        (JLT, 21, 102, 134),                     # 129: 102 is 193
        (LOAD, 19, 0, 7),                        # 130: first_letter
        (LOAD, 20, 0, 8),                        # 131
        (BYTE, 21, 19, 88),                      # 132: 88 is 0
        (JLE, 21, 103, 150),                     # 133: 103 is 201
        (LOAD, 19, 0, 7),                        # 134: first_letter
        (LOAD, 20, 0, 8),                        # 135
        (BYTE, 21, 19, 88),                      # 136: 88 is 0
        (JLT, 21, 104, 142),                     # 137: 104 is 209
        (LOAD, 19, 0, 7),                        # 138: first_letter
        (LOAD, 20, 0, 8),                        # 139
        (BYTE, 21, 19, 88),                      # 140: 88 is 0
        (JLE, 21, 105, 150),                     # 141: 105 is 217
        (LOAD, 19, 0, 7),                        # 142: first_letter
        (LOAD, 20, 0, 8),                        # 143
        (BYTE, 21, 19, 88),                      # 144: 88 is 0
        (JLT, 21, 106, 152),                     # 145: 106 is 226
        (LOAD, 19, 0, 7),                        # 146: first_letter
        (LOAD, 20, 0, 8),                        # 147
        (BYTE, 21, 19, 88),                      # 148: 88 is 0
        (JGT, 21, 107, 152),                     # 149: 107 is 233
        (MOVE, 8, 108),                          # 150: 108 is 1047
        (JUMP, 153),                             # 151
        (MOVE, 8, 109),                          # 152: 109 is 819
        (STORE, 0, 9, 8),                        # 153
        (ROWS, 9, 1),                            # 154: variables: repeat eos
        (STORE, 0, 10, 9),                       # 155
        (MOVE, 8, 88),                           # 156: 88 is 0
        (EOF, 9),                                # 157
        (JNZ, 9, 728),                           # 158
        (ROW, 1, 3, 9),                          # 159: variables: an item
        (LOAD, 10, 0, 3),                        # 160
        (STORE, 3, 0, 10),                       # 161
        (LOAD, 10, 0, 4),                        # 162
        (STORE, 3, 1, 10),                       # 163
        (LOAD, 10, 0, 5),                        # 164
        (STORE, 3, 2, 10),                       # 165
        (LOAD, 10, 0, 9),                        # 166
        (STORE, 3, 3, 10),                       # 167
        (LOAD, 10, 3, 0),                        # 168: switch-on: is_be
        (JNE, 10, 91, 172),                      # 169: cases: true; 91 is 1
        (STORE, 3, 4, 88),                       # 170: byte order be; 88 is 0
        (JUMP, 175),                             # 171
        (JNE, 10, 88, 1197),                     # 172: cases: false; 88 is 0
        (STORE, 3, 4, 91),                       # 173: byte order le; 91 is 1
        (JUMP, 175),                             # 174
        (JNE, 10, 91, 178),                      # 175: switch-on: is_be; cases: true; 91 is 1
        (STORE, 3, 5, 88),                       # 176: byte order be; 88 is 0
        (JUMP, 181),                             # 177
        (JNE, 10, 88, 1197),                     # 178: cases: false; 88 is 0
        (STORE, 3, 5, 91),                       # 179: byte order le; 91 is 1
        (JUMP, 181),                             # 180
        (LOAD, 10, 3, 1),                        # 181: if: length_bytes != 8
        (JEQ, 10, 94, 198),                      # 182: 94 is 8
        (RUN, 3, 7, 4),                          # 183: narrow
        (NUMBER2, 10, 3, 7, 0, 52, 5),           # 184: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1197),                     # 185: 88 is 0
        (ROOTSIZE, 11),                          # 186
        (ROOTSTART, 19),                         # 187
        (POSITION, 19, 19),                      # 188
        (SUB, 20, 11, 19),                       # 189
        (LOAD, 24, 3, 2),                        # 190
        (JZ, 24, 194),                           # 191
        (MOVE, 21, 88),                          # 192: 88 is 0
        (JUMP, 195),                             # 193
        (MOVE, 21, 91),                          # 194: 91 is 1
        (SUB, 24, 20, 21),                       # 195
        (JGT, 10, 24, 1197),                     # 196
        (STORE, 3, 6, 91),                       # 197: 91 is 1
        (LOAD, 10, 3, 1),                        # 198: if: length_bytes == 8
        (JNE, 10, 94, 215),                      # 199: 94 is 8
        (RUN, 3, 9, 8),                          # 200: wide
        (NUMBER2, 10, 3, 9, 0, 56, 5),           # 201: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1197),                     # 202: 88 is 0
        (ROOTSIZE, 11),                          # 203
        (ROOTSTART, 19),                         # 204
        (POSITION, 19, 19),                      # 205
        (SUB, 20, 11, 19),                       # 206
        (LOAD, 24, 3, 2),                        # 207
        (JZ, 24, 211),                           # 208
        (MOVE, 21, 88),                          # 209: 88 is 0
        (JUMP, 212),                             # 210
        (MOVE, 21, 91),                          # 211: 91 is 1
        (SUB, 24, 20, 21),                       # 212
        (JGT, 10, 24, 1197),                     # 213
        (STORE, 3, 8, 91),                       # 214: 91 is 1
        (LOAD, 22, 3, 1),                        # 215: size: nul_counted ? len.value : len.value + 1
        (JNE, 22, 94, 221),                      # 216: 94 is 8
        (LOAD, 22, 3, 8),                        # 217
        (JZ, 22, 1197),                          # 218
        (NUMBER2, 19, 3, 9, 0, 56, 5),           # 219
        (JUMP, 224),                             # 220
        (LOAD, 22, 3, 6),                        # 221
        (JZ, 22, 1197),                          # 222
        (NUMBER2, 19, 3, 7, 0, 52, 5),           # 223
        (STORE, 3, 12, 19),                      # 224
        (LOAD, 25, 3, 2),                        # 225
        (JZ, 25, 229),                           # 226
        (MOVE, 22, 19),                          # 227
        (JUMP, 230),                             # 228
        (ADD, 22, 19, 91),                       # 229: 91 is 1
        (BYTES, 3, 10, 22),                      # 230: content
        (OPEN, 25, 3, 10),                       # 231: content begins
        (LOAD, 27, 3, 3),                        # 232: if: not is_ebcdic
        (JEQ, 27, 110, 271),                     # 233: 110 is 37
        (JEQ, 27, 111, 271),                     # 234: 111 is 500
        (JEQ, 27, 108, 271),                     # 235: 108 is 1047
        (JEQ, 27, 112, 271),                     # 236: 112 is 1140
        (LOAD, 30, 3, 11),                       # 237: size: len_characters
        (JLE, 30, 88, 267),                      # 238: 88 is 0
        (JUMP, 257),                             # 239: last, where it is used
        (LOAD, 46, 3, 16),                       # 240
        (JNZ, 46, 256),                          # 241
        (LOAD, 52, 3, 11),                       # 242: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 52, 88, 246),                      # 243: 88 is 0
        (SUB, 49, 52, 91),                       # 244: 91 is 1
        (JUMP, 247),                             # 245
        (MOVE, 49, 88),                          # 246: 88 is 0
        (SEEK, 47, 3, 10, 49),                   # 247
        (LOAD, 55, 3, 11),                       # 248: size: _io.size > 0 ? 1 : 0
        (JLE, 55, 88, 252),                      # 249: 88 is 0
        (MOVE, 52, 91),                          # 250: 91 is 1
        (JUMP, 253),                             # 251
        (MOVE, 52, 88),                          # 252: 88 is 0
        (BYTES, 3, 17, 52),                      # 253: last
        (CLOSE, 47),                             # 254: back from last
        (STORE, 3, 16, 91),                      # 255: 91 is 1
        (RETURN, 4),                             # 256: last is read
        (CALL, 4, 240),                          # 257: last
        (LOAD, 30, 3, 17),                       # 258
        (LOAD, 31, 3, 18),                       # 259
        (SAME, 32, 30, 113),                     # 260: 113 is b'\x00'
        (JNZ, 32, 264),                          # 261
        (LOAD, 30, 3, 2),                        # 262
        (JNZ, 30, 267),                          # 263
        (LOAD, 30, 3, 11),                       # 264
        (SUB, 27, 30, 91),                       # 265: 91 is 1
        (JUMP, 268),                             # 266
        (LOAD, 27, 3, 11),                       # 267
        (BYTES, 3, 14, 27),                      # 268: characters
        (UNPAD, 3, 14, 32),                      # 269
        (STORE, 3, 13, 91),                      # 270: 91 is 1
        (LOAD, 27, 3, 3),                        # 271: if: is_ebcdic
        (JEQ, 27, 110, 276),                     # 272: 110 is 37
        (JEQ, 27, 111, 276),                     # 273: 111 is 500
        (JEQ, 27, 108, 276),                     # 274: 108 is 1047
        (JNE, 27, 112, 292),                     # 275: 112 is 1140
        (LOAD, 30, 3, 11),                       # 276: size: len_characters
        (JLE, 30, 88, 288),                      # 277: 88 is 0
        (CALL, 4, 240),                          # 278: last
        (LOAD, 30, 3, 17),                       # 279
        (LOAD, 31, 3, 18),                       # 280
        (SAME, 32, 30, 113),                     # 281: 113 is b'\x00'
        (JNZ, 32, 285),                          # 282
        (LOAD, 30, 3, 2),                        # 283
        (JNZ, 30, 288),                          # 284
        (LOAD, 30, 3, 11),                       # 285
        (SUB, 27, 30, 91),                       # 286: 91 is 1
        (JUMP, 289),                             # 287
        (LOAD, 27, 3, 11),                       # 288
        (BYTES, 3, 20, 27),                      # 289: ebcdic_characters
        (UNPAD, 3, 20, 64),                      # 290
        (STORE, 3, 19, 91),                      # 291: 91 is 1
        (REST, 3, 22),                           # 292: terminator
        (CLOSE, 25),                             # 293: content ends
        (LOAD, 10, 3, 0),                        # 294: switch-on: is_be
        (JNE, 10, 91, 298),                      # 295: cases: true; 91 is 1
        (STORE, 3, 24, 88),                      # 296: byte order be; 88 is 0
        (JUMP, 301),                             # 297
        (JNE, 10, 88, 1197),                     # 298: cases: false; 88 is 0
        (STORE, 3, 24, 91),                      # 299: byte order le; 91 is 1
        (JUMP, 301),                             # 300
        (LOAD, 10, 3, 1),                        # 301: if: length_bytes != 8
        (JEQ, 10, 94, 318),                      # 302: 94 is 8
        (RUN, 3, 26, 4),                         # 303: narrow
        (NUMBER2, 10, 3, 26, 0, 52, 24),         # 304: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1197),                     # 305: 88 is 0
        (ROOTSIZE, 11),                          # 306
        (ROOTSTART, 19),                         # 307
        (POSITION, 19, 19),                      # 308
        (SUB, 20, 11, 19),                       # 309
        (LOAD, 24, 3, 2),                        # 310
        (JZ, 24, 314),                           # 311
        (MOVE, 21, 88),                          # 312: 88 is 0
        (JUMP, 315),                             # 313
        (MOVE, 21, 91),                          # 314: 91 is 1
        (SUB, 24, 20, 21),                       # 315
        (JGT, 10, 24, 1197),                     # 316
        (STORE, 3, 25, 91),                      # 317: 91 is 1
        (LOAD, 10, 3, 1),                        # 318: if: length_bytes == 8
        (JNE, 10, 94, 335),                      # 319: 94 is 8
        (RUN, 3, 28, 8),                         # 320: wide
        (NUMBER2, 10, 3, 28, 0, 56, 24),         # 321: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1197),                     # 322: 88 is 0
        (ROOTSIZE, 11),                          # 323
        (ROOTSTART, 19),                         # 324
        (POSITION, 19, 19),                      # 325
        (SUB, 20, 11, 19),                       # 326
        (LOAD, 24, 3, 2),                        # 327
        (JZ, 24, 331),                           # 328
        (MOVE, 21, 88),                          # 329: 88 is 0
        (JUMP, 332),                             # 330
        (MOVE, 21, 91),                          # 331: 91 is 1
        (SUB, 24, 20, 21),                       # 332
        (JGT, 10, 24, 1197),                     # 333
        (STORE, 3, 27, 91),                      # 334: 91 is 1
        (LOAD, 22, 3, 1),                        # 335: size: nul_counted ? len.value : len.value + 1
        (JNE, 22, 94, 341),                      # 336: 94 is 8
        (LOAD, 22, 3, 27),                       # 337
        (JZ, 22, 1197),                          # 338
        (NUMBER2, 19, 3, 28, 0, 56, 24),         # 339
        (JUMP, 344),                             # 340
        (LOAD, 22, 3, 25),                       # 341
        (JZ, 22, 1197),                          # 342
        (NUMBER2, 19, 3, 26, 0, 52, 24),         # 343
        (STORE, 3, 31, 19),                      # 344
        (LOAD, 25, 3, 2),                        # 345
        (JZ, 25, 349),                           # 346
        (MOVE, 22, 19),                          # 347
        (JUMP, 350),                             # 348
        (ADD, 22, 19, 91),                       # 349: 91 is 1
        (BYTES, 3, 29, 22),                      # 350: content
        (OPEN, 25, 3, 29),                       # 351: content begins
        (LOAD, 27, 3, 3),                        # 352: if: not is_ebcdic
        (JEQ, 27, 110, 391),                     # 353: 110 is 37
        (JEQ, 27, 111, 391),                     # 354: 111 is 500
        (JEQ, 27, 108, 391),                     # 355: 108 is 1047
        (JEQ, 27, 112, 391),                     # 356: 112 is 1140
        (LOAD, 30, 3, 30),                       # 357: size: len_characters
        (JLE, 30, 88, 387),                      # 358: 88 is 0
        (JUMP, 377),                             # 359: last, where it is used
        (LOAD, 56, 3, 35),                       # 360
        (JNZ, 56, 376),                          # 361
        (LOAD, 62, 3, 30),                       # 362: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 62, 88, 366),                      # 363: 88 is 0
        (SUB, 59, 62, 91),                       # 364: 91 is 1
        (JUMP, 367),                             # 365
        (MOVE, 59, 88),                          # 366: 88 is 0
        (SEEK, 57, 3, 29, 59),                   # 367
        (LOAD, 65, 3, 30),                       # 368: size: _io.size > 0 ? 1 : 0
        (JLE, 65, 88, 372),                      # 369: 88 is 0
        (MOVE, 62, 91),                          # 370: 91 is 1
        (JUMP, 373),                             # 371
        (MOVE, 62, 88),                          # 372: 88 is 0
        (BYTES, 3, 36, 62),                      # 373: last
        (CLOSE, 57),                             # 374: back from last
        (STORE, 3, 35, 91),                      # 375: 91 is 1
        (RETURN, 5),                             # 376: last is read
        (CALL, 5, 360),                          # 377: last
        (LOAD, 30, 3, 36),                       # 378
        (LOAD, 31, 3, 37),                       # 379
        (SAME, 32, 30, 113),                     # 380: 113 is b'\x00'
        (JNZ, 32, 384),                          # 381
        (LOAD, 30, 3, 2),                        # 382
        (JNZ, 30, 387),                          # 383
        (LOAD, 30, 3, 30),                       # 384
        (SUB, 27, 30, 91),                       # 385: 91 is 1
        (JUMP, 388),                             # 386
        (LOAD, 27, 3, 30),                       # 387
        (BYTES, 3, 33, 27),                      # 388: characters
        (UNPAD, 3, 33, 32),                      # 389
        (STORE, 3, 32, 91),                      # 390: 91 is 1
        (LOAD, 27, 3, 3),                        # 391: if: is_ebcdic
        (JEQ, 27, 110, 396),                     # 392: 110 is 37
        (JEQ, 27, 111, 396),                     # 393: 111 is 500
        (JEQ, 27, 108, 396),                     # 394: 108 is 1047
        (JNE, 27, 112, 412),                     # 395: 112 is 1140
        (LOAD, 30, 3, 30),                       # 396: size: len_characters
        (JLE, 30, 88, 408),                      # 397: 88 is 0
        (CALL, 5, 360),                          # 398: last
        (LOAD, 30, 3, 36),                       # 399
        (LOAD, 31, 3, 37),                       # 400
        (SAME, 32, 30, 113),                     # 401: 113 is b'\x00'
        (JNZ, 32, 405),                          # 402
        (LOAD, 30, 3, 2),                        # 403
        (JNZ, 30, 408),                          # 404
        (LOAD, 30, 3, 30),                       # 405
        (SUB, 27, 30, 91),                       # 406: 91 is 1
        (JUMP, 409),                             # 407
        (LOAD, 27, 3, 30),                       # 408
        (BYTES, 3, 39, 27),                      # 409: ebcdic_characters
        (UNPAD, 3, 39, 64),                      # 410
        (STORE, 3, 38, 91),                      # 411: 91 is 1
        (REST, 3, 41),                           # 412: terminator
        (CLOSE, 25),                             # 413: content ends
        (LOAD, 10, 3, 0),                        # 414: switch-on: is_be
        (JNE, 10, 91, 418),                      # 415: cases: true; 91 is 1
        (STORE, 3, 43, 88),                      # 416: byte order be; 88 is 0
        (JUMP, 421),                             # 417
        (JNE, 10, 88, 1197),                     # 418: cases: false; 88 is 0
        (STORE, 3, 43, 91),                      # 419: byte order le; 91 is 1
        (JUMP, 421),                             # 420
        (LOAD, 10, 3, 1),                        # 421: if: length_bytes != 8
        (JEQ, 10, 94, 438),                      # 422: 94 is 8
        (RUN, 3, 45, 4),                         # 423: narrow
        (NUMBER2, 10, 3, 45, 0, 52, 43),         # 424: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1197),                     # 425: 88 is 0
        (ROOTSIZE, 11),                          # 426
        (ROOTSTART, 19),                         # 427
        (POSITION, 19, 19),                      # 428
        (SUB, 20, 11, 19),                       # 429
        (LOAD, 24, 3, 2),                        # 430
        (JZ, 24, 434),                           # 431
        (MOVE, 21, 88),                          # 432: 88 is 0
        (JUMP, 435),                             # 433
        (MOVE, 21, 91),                          # 434: 91 is 1
        (SUB, 24, 20, 21),                       # 435
        (JGT, 10, 24, 1197),                     # 436
        (STORE, 3, 44, 91),                      # 437: 91 is 1
        (LOAD, 10, 3, 1),                        # 438: if: length_bytes == 8
        (JNE, 10, 94, 455),                      # 439: 94 is 8
        (RUN, 3, 47, 8),                         # 440: wide
        (NUMBER2, 10, 3, 47, 0, 56, 43),         # 441: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1197),                     # 442: 88 is 0
        (ROOTSIZE, 11),                          # 443
        (ROOTSTART, 19),                         # 444
        (POSITION, 19, 19),                      # 445
        (SUB, 20, 11, 19),                       # 446
        (LOAD, 24, 3, 2),                        # 447
        (JZ, 24, 451),                           # 448
        (MOVE, 21, 88),                          # 449: 88 is 0
        (JUMP, 452),                             # 450
        (MOVE, 21, 91),                          # 451: 91 is 1
        (SUB, 24, 20, 21),                       # 452
        (JGT, 10, 24, 1197),                     # 453
        (STORE, 3, 46, 91),                      # 454: 91 is 1
        (LOAD, 22, 3, 1),                        # 455: size: nul_counted ? len.value : len.value + 1
        (JNE, 22, 94, 461),                      # 456: 94 is 8
        (LOAD, 22, 3, 46),                       # 457
        (JZ, 22, 1197),                          # 458
        (NUMBER2, 19, 3, 47, 0, 56, 43),         # 459
        (JUMP, 464),                             # 460
        (LOAD, 22, 3, 44),                       # 461
        (JZ, 22, 1197),                          # 462
        (NUMBER2, 19, 3, 45, 0, 52, 43),         # 463
        (STORE, 3, 50, 19),                      # 464
        (LOAD, 25, 3, 2),                        # 465
        (JZ, 25, 469),                           # 466
        (MOVE, 22, 19),                          # 467
        (JUMP, 470),                             # 468
        (ADD, 22, 19, 91),                       # 469: 91 is 1
        (BYTES, 3, 48, 22),                      # 470: content
        (OPEN, 25, 3, 48),                       # 471: content begins
        (LOAD, 27, 3, 3),                        # 472: if: not is_ebcdic
        (JEQ, 27, 110, 511),                     # 473: 110 is 37
        (JEQ, 27, 111, 511),                     # 474: 111 is 500
        (JEQ, 27, 108, 511),                     # 475: 108 is 1047
        (JEQ, 27, 112, 511),                     # 476: 112 is 1140
        (LOAD, 30, 3, 49),                       # 477: size: len_characters
        (JLE, 30, 88, 507),                      # 478: 88 is 0
        (JUMP, 497),                             # 479: last, where it is used
        (LOAD, 66, 3, 54),                       # 480
        (JNZ, 66, 496),                          # 481
        (LOAD, 72, 3, 49),                       # 482: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 72, 88, 486),                      # 483: 88 is 0
        (SUB, 69, 72, 91),                       # 484: 91 is 1
        (JUMP, 487),                             # 485
        (MOVE, 69, 88),                          # 486: 88 is 0
        (SEEK, 67, 3, 48, 69),                   # 487
        (LOAD, 75, 3, 49),                       # 488: size: _io.size > 0 ? 1 : 0
        (JLE, 75, 88, 492),                      # 489: 88 is 0
        (MOVE, 72, 91),                          # 490: 91 is 1
        (JUMP, 493),                             # 491
        (MOVE, 72, 88),                          # 492: 88 is 0
        (BYTES, 3, 55, 72),                      # 493: last
        (CLOSE, 67),                             # 494: back from last
        (STORE, 3, 54, 91),                      # 495: 91 is 1
        (RETURN, 6),                             # 496: last is read
        (CALL, 6, 480),                          # 497: last
        (LOAD, 30, 3, 55),                       # 498
        (LOAD, 31, 3, 56),                       # 499
        (SAME, 32, 30, 113),                     # 500: 113 is b'\x00'
        (JNZ, 32, 504),                          # 501
        (LOAD, 30, 3, 2),                        # 502
        (JNZ, 30, 507),                          # 503
        (LOAD, 30, 3, 49),                       # 504
        (SUB, 27, 30, 91),                       # 505: 91 is 1
        (JUMP, 508),                             # 506
        (LOAD, 27, 3, 49),                       # 507
        (BYTES, 3, 52, 27),                      # 508: characters
        (UNPAD, 3, 52, 32),                      # 509
        (STORE, 3, 51, 91),                      # 510: 91 is 1
        (LOAD, 27, 3, 3),                        # 511: if: is_ebcdic
        (JEQ, 27, 110, 516),                     # 512: 110 is 37
        (JEQ, 27, 111, 516),                     # 513: 111 is 500
        (JEQ, 27, 108, 516),                     # 514: 108 is 1047
        (JNE, 27, 112, 532),                     # 515: 112 is 1140
        (LOAD, 30, 3, 49),                       # 516: size: len_characters
        (JLE, 30, 88, 528),                      # 517: 88 is 0
        (CALL, 6, 480),                          # 518: last
        (LOAD, 30, 3, 55),                       # 519
        (LOAD, 31, 3, 56),                       # 520
        (SAME, 32, 30, 113),                     # 521: 113 is b'\x00'
        (JNZ, 32, 525),                          # 522
        (LOAD, 30, 3, 2),                        # 523
        (JNZ, 30, 528),                          # 524
        (LOAD, 30, 3, 49),                       # 525
        (SUB, 27, 30, 91),                       # 526: 91 is 1
        (JUMP, 529),                             # 527
        (LOAD, 27, 3, 49),                       # 528
        (BYTES, 3, 58, 27),                      # 529: ebcdic_characters
        (UNPAD, 3, 58, 64),                      # 530
        (STORE, 3, 57, 91),                      # 531: 91 is 1
        (REST, 3, 60),                           # 532: terminator
        (CLOSE, 25),                             # 533: content ends
        (LOAD, 10, 3, 0),                        # 534: switch-on: is_be
        (JNE, 10, 91, 538),                      # 535: cases: true; 91 is 1
        (STORE, 3, 62, 88),                      # 536: byte order be; 88 is 0
        (JUMP, 541),                             # 537
        (JNE, 10, 88, 1197),                     # 538: cases: false; 88 is 0
        (STORE, 3, 62, 91),                      # 539: byte order le; 91 is 1
        (JUMP, 541),                             # 540
        (LOAD, 10, 3, 1),                        # 541: if: length_bytes != 8
        (JEQ, 10, 94, 558),                      # 542: 94 is 8
        (RUN, 3, 64, 4),                         # 543: narrow
        (NUMBER2, 10, 3, 64, 0, 52, 62),         # 544: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1197),                     # 545: 88 is 0
        (ROOTSIZE, 11),                          # 546
        (ROOTSTART, 19),                         # 547
        (POSITION, 19, 19),                      # 548
        (SUB, 20, 11, 19),                       # 549
        (LOAD, 24, 3, 2),                        # 550
        (JZ, 24, 554),                           # 551
        (MOVE, 21, 88),                          # 552: 88 is 0
        (JUMP, 555),                             # 553
        (MOVE, 21, 91),                          # 554: 91 is 1
        (SUB, 24, 20, 21),                       # 555
        (JGT, 10, 24, 1197),                     # 556
        (STORE, 3, 63, 91),                      # 557: 91 is 1
        (LOAD, 10, 3, 1),                        # 558: if: length_bytes == 8
        (JNE, 10, 94, 575),                      # 559: 94 is 8
        (RUN, 3, 66, 8),                         # 560: wide
        (NUMBER2, 10, 3, 66, 0, 56, 62),         # 561: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1197),                     # 562: 88 is 0
        (ROOTSIZE, 11),                          # 563
        (ROOTSTART, 19),                         # 564
        (POSITION, 19, 19),                      # 565
        (SUB, 20, 11, 19),                       # 566
        (LOAD, 24, 3, 2),                        # 567
        (JZ, 24, 571),                           # 568
        (MOVE, 21, 88),                          # 569: 88 is 0
        (JUMP, 572),                             # 570
        (MOVE, 21, 91),                          # 571: 91 is 1
        (SUB, 24, 20, 21),                       # 572
        (JGT, 10, 24, 1197),                     # 573
        (STORE, 3, 65, 91),                      # 574: 91 is 1
        (LOAD, 22, 3, 1),                        # 575: size: nul_counted ? len.value : len.value + 1
        (JNE, 22, 94, 581),                      # 576: 94 is 8
        (LOAD, 22, 3, 65),                       # 577
        (JZ, 22, 1197),                          # 578
        (NUMBER2, 19, 3, 66, 0, 56, 62),         # 579
        (JUMP, 584),                             # 580
        (LOAD, 22, 3, 63),                       # 581
        (JZ, 22, 1197),                          # 582
        (NUMBER2, 19, 3, 64, 0, 52, 62),         # 583
        (STORE, 3, 69, 19),                      # 584
        (LOAD, 25, 3, 2),                        # 585
        (JZ, 25, 589),                           # 586
        (MOVE, 22, 19),                          # 587
        (JUMP, 590),                             # 588
        (ADD, 22, 19, 91),                       # 589: 91 is 1
        (BYTES, 3, 67, 22),                      # 590: content
        (OPEN, 25, 3, 67),                       # 591: content begins
        (LOAD, 27, 3, 3),                        # 592: if: not is_ebcdic
        (JEQ, 27, 110, 631),                     # 593: 110 is 37
        (JEQ, 27, 111, 631),                     # 594: 111 is 500
        (JEQ, 27, 108, 631),                     # 595: 108 is 1047
        (JEQ, 27, 112, 631),                     # 596: 112 is 1140
        (LOAD, 30, 3, 68),                       # 597: size: len_characters
        (JLE, 30, 88, 627),                      # 598: 88 is 0
        (JUMP, 617),                             # 599: last, where it is used
        (LOAD, 76, 3, 73),                       # 600
        (JNZ, 76, 616),                          # 601
        (LOAD, 82, 3, 68),                       # 602: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 82, 88, 606),                      # 603: 88 is 0
        (SUB, 79, 82, 91),                       # 604: 91 is 1
        (JUMP, 607),                             # 605
        (MOVE, 79, 88),                          # 606: 88 is 0
        (SEEK, 77, 3, 67, 79),                   # 607
        (LOAD, 85, 3, 68),                       # 608: size: _io.size > 0 ? 1 : 0
        (JLE, 85, 88, 612),                      # 609: 88 is 0
        (MOVE, 82, 91),                          # 610: 91 is 1
        (JUMP, 613),                             # 611
        (MOVE, 82, 88),                          # 612: 88 is 0
        (BYTES, 3, 74, 82),                      # 613: last
        (CLOSE, 77),                             # 614: back from last
        (STORE, 3, 73, 91),                      # 615: 91 is 1
        (RETURN, 7),                             # 616: last is read
        (CALL, 7, 600),                          # 617: last
        (LOAD, 30, 3, 74),                       # 618
        (LOAD, 31, 3, 75),                       # 619
        (SAME, 32, 30, 113),                     # 620: 113 is b'\x00'
        (JNZ, 32, 624),                          # 621
        (LOAD, 30, 3, 2),                        # 622
        (JNZ, 30, 627),                          # 623
        (LOAD, 30, 3, 68),                       # 624
        (SUB, 27, 30, 91),                       # 625: 91 is 1
        (JUMP, 628),                             # 626
        (LOAD, 27, 3, 68),                       # 627
        (BYTES, 3, 71, 27),                      # 628: characters
        (UNPAD, 3, 71, 32),                      # 629
        (STORE, 3, 70, 91),                      # 630: 91 is 1
        (LOAD, 27, 3, 3),                        # 631: if: is_ebcdic
        (JEQ, 27, 110, 636),                     # 632: 110 is 37
        (JEQ, 27, 111, 636),                     # 633: 111 is 500
        (JEQ, 27, 108, 636),                     # 634: 108 is 1047
        (JNE, 27, 112, 652),                     # 635: 112 is 1140
        (LOAD, 30, 3, 68),                       # 636: size: len_characters
        (JLE, 30, 88, 648),                      # 637: 88 is 0
        (CALL, 7, 600),                          # 638: last
        (LOAD, 30, 3, 74),                       # 639
        (LOAD, 31, 3, 75),                       # 640
        (SAME, 32, 30, 113),                     # 641: 113 is b'\x00'
        (JNZ, 32, 645),                          # 642
        (LOAD, 30, 3, 2),                        # 643
        (JNZ, 30, 648),                          # 644
        (LOAD, 30, 3, 68),                       # 645
        (SUB, 27, 30, 91),                       # 646: 91 is 1
        (JUMP, 649),                             # 647
        (LOAD, 27, 3, 68),                       # 648
        (BYTES, 3, 77, 27),                      # 649: ebcdic_characters
        (UNPAD, 3, 77, 64),                      # 650
        (STORE, 3, 76, 91),                      # 651: 91 is 1
        (REST, 3, 79),                           # 652: terminator
        (CLOSE, 25),                             # 653: content ends
        (RUN, 3, 81, 1),                         # 654: variable_type
        (LOAD, 10, 3, 0),                        # 655: switch-on: is_be
        (JNE, 10, 91, 659),                      # 656: cases: true; 91 is 1
        (STORE, 3, 82, 88),                      # 657: byte order be; 88 is 0
        (JUMP, 662),                             # 658
        (JNE, 10, 88, 1197),                     # 659: cases: false; 88 is 0
        (STORE, 3, 82, 91),                      # 660: byte order le; 91 is 1
        (JUMP, 662),                             # 661
        (LOAD, 10, 3, 1),                        # 662: if: long_bytes != 8
        (JEQ, 10, 94, 666),                      # 663: 94 is 8
        (RUN, 3, 84, 4),                         # 664: narrow
        (STORE, 3, 83, 91),                      # 665: 91 is 1
        (JNE, 10, 94, 669),                      # 666: if: long_bytes == 8; 94 is 8
        (RUN, 3, 86, 8),                         # 667: wide
        (STORE, 3, 85, 91),                      # 668: 91 is 1
        (LOAD, 10, 3, 0),                        # 669: switch-on: is_be
        (JNE, 10, 91, 673),                      # 670: cases: true; 91 is 1
        (STORE, 3, 87, 88),                      # 671: byte order be; 88 is 0
        (JUMP, 676),                             # 672
        (JNE, 10, 88, 1197),                     # 673: cases: false; 88 is 0
        (STORE, 3, 87, 91),                      # 674: byte order le; 91 is 1
        (JUMP, 676),                             # 675
        (LOAD, 10, 3, 1),                        # 676: if: long_bytes != 8
        (JEQ, 10, 94, 680),                      # 677: 94 is 8
        (RUN, 3, 89, 4),                         # 678: narrow
        (STORE, 3, 88, 91),                      # 679: 91 is 1
        (JNE, 10, 94, 683),                      # 680: if: long_bytes == 8; 94 is 8
        (RUN, 3, 91, 8),                         # 681: wide
        (STORE, 3, 90, 91),                      # 682: 91 is 1
        (LOAD, 10, 3, 0),                        # 683: switch-on: is_be
        (JNE, 10, 91, 687),                      # 684: cases: true; 91 is 1
        (STORE, 3, 92, 88),                      # 685: byte order be; 88 is 0
        (JUMP, 690),                             # 686
        (JNE, 10, 88, 1197),                     # 687: cases: false; 88 is 0
        (STORE, 3, 92, 91),                      # 688: byte order le; 91 is 1
        (JUMP, 690),                             # 689
        (LOAD, 10, 3, 1),                        # 690: if: long_bytes != 8
        (JEQ, 10, 94, 694),                      # 691: 94 is 8
        (RUN, 3, 94, 4),                         # 692: narrow
        (STORE, 3, 93, 91),                      # 693: 91 is 1
        (JNE, 10, 94, 697),                      # 694: if: long_bytes == 8; 94 is 8
        (RUN, 3, 96, 8),                         # 695: wide
        (STORE, 3, 95, 91),                      # 696: 91 is 1
        (LOAD, 10, 3, 0),                        # 697: switch-on: is_be
        (JNE, 10, 91, 701),                      # 698: cases: true; 91 is 1
        (STORE, 3, 97, 88),                      # 699: byte order be; 88 is 0
        (JUMP, 704),                             # 700
        (JNE, 10, 88, 1197),                     # 701: cases: false; 88 is 0
        (STORE, 3, 97, 91),                      # 702: byte order le; 91 is 1
        (JUMP, 704),                             # 703
        (LOAD, 10, 3, 1),                        # 704: if: long_bytes != 8
        (JEQ, 10, 94, 708),                      # 705: 94 is 8
        (RUN, 3, 99, 4),                         # 706: narrow
        (STORE, 3, 98, 91),                      # 707: 91 is 1
        (JNE, 10, 94, 711),                      # 708: if: long_bytes == 8; 94 is 8
        (RUN, 3, 101, 8),                        # 709: wide
        (STORE, 3, 100, 91),                     # 710: 91 is 1
        (LOAD, 10, 3, 0),                        # 711: switch-on: is_be
        (JNE, 10, 91, 715),                      # 712: cases: true; 91 is 1
        (STORE, 3, 102, 88),                     # 713: byte order be; 88 is 0
        (JUMP, 718),                             # 714
        (JNE, 10, 88, 1197),                     # 715: cases: false; 88 is 0
        (STORE, 3, 102, 91),                     # 716: byte order le; 91 is 1
        (JUMP, 718),                             # 717
        (LOAD, 10, 3, 1),                        # 718: if: long_bytes != 8
        (JEQ, 10, 94, 722),                      # 719: 94 is 8
        (RUN, 3, 104, 4),                        # 720: narrow
        (STORE, 3, 103, 91),                     # 721: 91 is 1
        (JNE, 10, 94, 725),                      # 722: if: long_bytes == 8; 94 is 8
        (RUN, 3, 106, 8),                        # 723: wide
        (STORE, 3, 105, 91),                     # 724: 91 is 1
        (RUN, 3, 107, 1),                        # 725: sort_position
        (COUNT, 8, 44, 0, 11),                   # 726
        (JUMP, 157),                             # 727
        (MOVE, 8, 88),                           # 728: 88 is 0
        (LOAD, 9, 0, 11),                        # 729
        (JGE, 8, 9, 1196),                       # 730
        (ITEM, 3, 1, 0, 10, 8),                  # 731
        (LOAD, 22, 3, 3),                        # 732: text, value: content.text
        (JNE, 22, 110, 743),                     # 733: 110 is 37
        (LOAD, 22, 3, 19),                       # 734
        (JZ, 22, 1197),                          # 735
        (LOAD, 23, 3, 20),                       # 736
        (LOAD, 24, 3, 21),                       # 737
        (TEXT, 23, 0),                           # 738
        (MOVE, 19, 23),                          # 739
        (MOVE, 20, 24),                          # 740
        (MOVE, 21, 88),                          # 741: 88 is 0
        (JUMP, 821),                             # 742
        (JNE, 22, 111, 753),                     # 743: 111 is 500
        (LOAD, 22, 3, 19),                       # 744
        (JZ, 22, 1197),                          # 745
        (LOAD, 23, 3, 20),                       # 746
        (LOAD, 24, 3, 21),                       # 747
        (TEXT, 23, 1),                           # 748
        (MOVE, 19, 23),                          # 749
        (MOVE, 20, 24),                          # 750
        (MOVE, 21, 91),                          # 751: 91 is 1
        (JUMP, 821),                             # 752
        (JNE, 22, 108, 763),                     # 753: 108 is 1047
        (LOAD, 22, 3, 19),                       # 754
        (JZ, 22, 1197),                          # 755
        (LOAD, 23, 3, 20),                       # 756
        (LOAD, 24, 3, 21),                       # 757
        (TEXT, 23, 2),                           # 758
        (MOVE, 19, 23),                          # 759
        (MOVE, 20, 24),                          # 760
        (MOVE, 21, 93),                          # 761: 93 is 2
        (JUMP, 821),                             # 762
        (JNE, 22, 112, 773),                     # 763: 112 is 1140
        (LOAD, 22, 3, 19),                       # 764
        (JZ, 22, 1197),                          # 765
        (LOAD, 23, 3, 20),                       # 766
        (LOAD, 24, 3, 21),                       # 767
        (TEXT, 23, 3),                           # 768
        (MOVE, 19, 23),                          # 769
        (MOVE, 20, 24),                          # 770
        (MOVE, 21, 95),                          # 771: 95 is 3
        (JUMP, 821),                             # 772
        (JNE, 22, 115, 783),                     # 773: 115 is 1208
        (LOAD, 22, 3, 13),                       # 774
        (JZ, 22, 1197),                          # 775
        (LOAD, 23, 3, 14),                       # 776
        (LOAD, 24, 3, 15),                       # 777
        (TEXT, 23, 4),                           # 778
        (MOVE, 19, 23),                          # 779
        (MOVE, 20, 24),                          # 780
        (MOVE, 21, 97),                          # 781: 97 is 4
        (JUMP, 821),                             # 782
        (JNE, 22, 116, 793),                     # 783: 116 is 1252
        (LOAD, 22, 3, 13),                       # 784
        (JZ, 22, 1197),                          # 785
        (LOAD, 23, 3, 14),                       # 786
        (LOAD, 24, 3, 15),                       # 787
        (TEXT, 23, 5),                           # 788
        (MOVE, 19, 23),                          # 789
        (MOVE, 20, 24),                          # 790
        (MOVE, 21, 98),                          # 791: 98 is 5
        (JUMP, 821),                             # 792
        (JNE, 22, 117, 803),                     # 793: 117 is 437
        (LOAD, 22, 3, 13),                       # 794
        (JZ, 22, 1197),                          # 795
        (LOAD, 23, 3, 14),                       # 796
        (LOAD, 24, 3, 15),                       # 797
        (TEXT, 23, 6),                           # 798
        (MOVE, 19, 23),                          # 799
        (MOVE, 20, 24),                          # 800
        (MOVE, 21, 99),                          # 801: 99 is 6
        (JUMP, 821),                             # 802
        (JNE, 22, 118, 813),                     # 803: 118 is 850
        (LOAD, 22, 3, 13),                       # 804
        (JZ, 22, 1197),                          # 805
        (LOAD, 23, 3, 14),                       # 806
        (LOAD, 24, 3, 15),                       # 807
        (TEXT, 23, 7),                           # 808
        (MOVE, 19, 23),                          # 809
        (MOVE, 20, 24),                          # 810
        (MOVE, 21, 96),                          # 811: 96 is 7
        (JUMP, 821),                             # 812
        (LOAD, 22, 3, 13),                       # 813
        (JZ, 22, 1197),                          # 814
        (LOAD, 23, 3, 14),                       # 815
        (LOAD, 24, 3, 15),                       # 816
        (TEXT, 23, 8),                           # 817
        (MOVE, 19, 23),                          # 818
        (MOVE, 20, 24),                          # 819
        (MOVE, 21, 94),                          # 820: 94 is 8
        (STORE, 3, 108, 19),                     # 821
        (STORE, 3, 109, 20),                     # 822
        (STORE, 3, 110, 21),                     # 823
        (MOVE, 10, 88),                          # 824: is_terminated, value: content.is_terminated; 88 is 0
        (LOAD, 11, 3, 11),                       # 825
        (JEQ, 11, 88, 832),                      # 826: 88 is 0
        (CALL, 4, 240),                          # 827: last
        (LOAD, 19, 3, 17),                       # 828
        (LOAD, 20, 3, 18),                       # 829
        (SAME, 21, 19, 113),                     # 830: 113 is b'\x00'
        (JZ, 21, 833),                           # 831
        (MOVE, 10, 91),                          # 832: 91 is 1
        (STORE, 3, 111, 10),                     # 833
        (STORE, 3, 112, 10),                     # 834
        (LOAD, 22, 3, 3),                        # 835: text, value: content.text
        (JNE, 22, 110, 846),                     # 836: 110 is 37
        (LOAD, 22, 3, 38),                       # 837
        (JZ, 22, 1197),                          # 838
        (LOAD, 23, 3, 39),                       # 839
        (LOAD, 24, 3, 40),                       # 840
        (TEXT, 23, 0),                           # 841
        (MOVE, 19, 23),                          # 842
        (MOVE, 20, 24),                          # 843
        (MOVE, 21, 88),                          # 844: 88 is 0
        (JUMP, 924),                             # 845
        (JNE, 22, 111, 856),                     # 846: 111 is 500
        (LOAD, 22, 3, 38),                       # 847
        (JZ, 22, 1197),                          # 848
        (LOAD, 23, 3, 39),                       # 849
        (LOAD, 24, 3, 40),                       # 850
        (TEXT, 23, 1),                           # 851
        (MOVE, 19, 23),                          # 852
        (MOVE, 20, 24),                          # 853
        (MOVE, 21, 91),                          # 854: 91 is 1
        (JUMP, 924),                             # 855
        (JNE, 22, 108, 866),                     # 856: 108 is 1047
        (LOAD, 22, 3, 38),                       # 857
        (JZ, 22, 1197),                          # 858
        (LOAD, 23, 3, 39),                       # 859
        (LOAD, 24, 3, 40),                       # 860
        (TEXT, 23, 2),                           # 861
        (MOVE, 19, 23),                          # 862
        (MOVE, 20, 24),                          # 863
        (MOVE, 21, 93),                          # 864: 93 is 2
        (JUMP, 924),                             # 865
        (JNE, 22, 112, 876),                     # 866: 112 is 1140
        (LOAD, 22, 3, 38),                       # 867
        (JZ, 22, 1197),                          # 868
        (LOAD, 23, 3, 39),                       # 869
        (LOAD, 24, 3, 40),                       # 870
        (TEXT, 23, 3),                           # 871
        (MOVE, 19, 23),                          # 872
        (MOVE, 20, 24),                          # 873
        (MOVE, 21, 95),                          # 874: 95 is 3
        (JUMP, 924),                             # 875
        (JNE, 22, 115, 886),                     # 876: 115 is 1208
        (LOAD, 22, 3, 32),                       # 877
        (JZ, 22, 1197),                          # 878
        (LOAD, 23, 3, 33),                       # 879
        (LOAD, 24, 3, 34),                       # 880
        (TEXT, 23, 4),                           # 881
        (MOVE, 19, 23),                          # 882
        (MOVE, 20, 24),                          # 883
        (MOVE, 21, 97),                          # 884: 97 is 4
        (JUMP, 924),                             # 885
        (JNE, 22, 116, 896),                     # 886: 116 is 1252
        (LOAD, 22, 3, 32),                       # 887
        (JZ, 22, 1197),                          # 888
        (LOAD, 23, 3, 33),                       # 889
        (LOAD, 24, 3, 34),                       # 890
        (TEXT, 23, 5),                           # 891
        (MOVE, 19, 23),                          # 892
        (MOVE, 20, 24),                          # 893
        (MOVE, 21, 98),                          # 894: 98 is 5
        (JUMP, 924),                             # 895
        (JNE, 22, 117, 906),                     # 896: 117 is 437
        (LOAD, 22, 3, 32),                       # 897
        (JZ, 22, 1197),                          # 898
        (LOAD, 23, 3, 33),                       # 899
        (LOAD, 24, 3, 34),                       # 900
        (TEXT, 23, 6),                           # 901
        (MOVE, 19, 23),                          # 902
        (MOVE, 20, 24),                          # 903
        (MOVE, 21, 99),                          # 904: 99 is 6
        (JUMP, 924),                             # 905
        (JNE, 22, 118, 916),                     # 906: 118 is 850
        (LOAD, 22, 3, 32),                       # 907
        (JZ, 22, 1197),                          # 908
        (LOAD, 23, 3, 33),                       # 909
        (LOAD, 24, 3, 34),                       # 910
        (TEXT, 23, 7),                           # 911
        (MOVE, 19, 23),                          # 912
        (MOVE, 20, 24),                          # 913
        (MOVE, 21, 96),                          # 914: 96 is 7
        (JUMP, 924),                             # 915
        (LOAD, 22, 3, 32),                       # 916
        (JZ, 22, 1197),                          # 917
        (LOAD, 23, 3, 33),                       # 918
        (LOAD, 24, 3, 34),                       # 919
        (TEXT, 23, 8),                           # 920
        (MOVE, 19, 23),                          # 921
        (MOVE, 20, 24),                          # 922
        (MOVE, 21, 94),                          # 923: 94 is 8
        (STORE, 3, 113, 19),                     # 924
        (STORE, 3, 114, 20),                     # 925
        (STORE, 3, 115, 21),                     # 926
        (MOVE, 10, 88),                          # 927: is_terminated, value: content.is_terminated; 88 is 0
        (LOAD, 11, 3, 30),                       # 928
        (JEQ, 11, 88, 935),                      # 929: 88 is 0
        (CALL, 5, 360),                          # 930: last
        (LOAD, 19, 3, 36),                       # 931
        (LOAD, 20, 3, 37),                       # 932
        (SAME, 21, 19, 113),                     # 933: 113 is b'\x00'
        (JZ, 21, 936),                           # 934
        (MOVE, 10, 91),                          # 935: 91 is 1
        (STORE, 3, 116, 10),                     # 936
        (STORE, 3, 117, 10),                     # 937
        (LOAD, 22, 3, 3),                        # 938: text, value: content.text
        (JNE, 22, 110, 949),                     # 939: 110 is 37
        (LOAD, 22, 3, 57),                       # 940
        (JZ, 22, 1197),                          # 941
        (LOAD, 23, 3, 58),                       # 942
        (LOAD, 24, 3, 59),                       # 943
        (TEXT, 23, 0),                           # 944
        (MOVE, 19, 23),                          # 945
        (MOVE, 20, 24),                          # 946
        (MOVE, 21, 88),                          # 947: 88 is 0
        (JUMP, 1027),                            # 948
        (JNE, 22, 111, 959),                     # 949: 111 is 500
        (LOAD, 22, 3, 57),                       # 950
        (JZ, 22, 1197),                          # 951
        (LOAD, 23, 3, 58),                       # 952
        (LOAD, 24, 3, 59),                       # 953
        (TEXT, 23, 1),                           # 954
        (MOVE, 19, 23),                          # 955
        (MOVE, 20, 24),                          # 956
        (MOVE, 21, 91),                          # 957: 91 is 1
        (JUMP, 1027),                            # 958
        (JNE, 22, 108, 969),                     # 959: 108 is 1047
        (LOAD, 22, 3, 57),                       # 960
        (JZ, 22, 1197),                          # 961
        (LOAD, 23, 3, 58),                       # 962
        (LOAD, 24, 3, 59),                       # 963
        (TEXT, 23, 2),                           # 964
        (MOVE, 19, 23),                          # 965
        (MOVE, 20, 24),                          # 966
        (MOVE, 21, 93),                          # 967: 93 is 2
        (JUMP, 1027),                            # 968
        (JNE, 22, 112, 979),                     # 969: 112 is 1140
        (LOAD, 22, 3, 57),                       # 970
        (JZ, 22, 1197),                          # 971
        (LOAD, 23, 3, 58),                       # 972
        (LOAD, 24, 3, 59),                       # 973
        (TEXT, 23, 3),                           # 974
        (MOVE, 19, 23),                          # 975
        (MOVE, 20, 24),                          # 976
        (MOVE, 21, 95),                          # 977: 95 is 3
        (JUMP, 1027),                            # 978
        (JNE, 22, 115, 989),                     # 979: 115 is 1208
        (LOAD, 22, 3, 51),                       # 980
        (JZ, 22, 1197),                          # 981
        (LOAD, 23, 3, 52),                       # 982
        (LOAD, 24, 3, 53),                       # 983
        (TEXT, 23, 4),                           # 984
        (MOVE, 19, 23),                          # 985
        (MOVE, 20, 24),                          # 986
        (MOVE, 21, 97),                          # 987: 97 is 4
        (JUMP, 1027),                            # 988
        (JNE, 22, 116, 999),                     # 989: 116 is 1252
        (LOAD, 22, 3, 51),                       # 990
        (JZ, 22, 1197),                          # 991
        (LOAD, 23, 3, 52),                       # 992
        (LOAD, 24, 3, 53),                       # 993
        (TEXT, 23, 5),                           # 994
        (MOVE, 19, 23),                          # 995
        (MOVE, 20, 24),                          # 996
        (MOVE, 21, 98),                          # 997: 98 is 5
        (JUMP, 1027),                            # 998
        (JNE, 22, 117, 1009),                    # 999: 117 is 437
        (LOAD, 22, 3, 51),                       # 1000
        (JZ, 22, 1197),                          # 1001
        (LOAD, 23, 3, 52),                       # 1002
        (LOAD, 24, 3, 53),                       # 1003
        (TEXT, 23, 6),                           # 1004
        (MOVE, 19, 23),                          # 1005
        (MOVE, 20, 24),                          # 1006
        (MOVE, 21, 99),                          # 1007: 99 is 6
        (JUMP, 1027),                            # 1008
        (JNE, 22, 118, 1019),                    # 1009: 118 is 850
        (LOAD, 22, 3, 51),                       # 1010
        (JZ, 22, 1197),                          # 1011
        (LOAD, 23, 3, 52),                       # 1012
        (LOAD, 24, 3, 53),                       # 1013
        (TEXT, 23, 7),                           # 1014
        (MOVE, 19, 23),                          # 1015
        (MOVE, 20, 24),                          # 1016
        (MOVE, 21, 96),                          # 1017: 96 is 7
        (JUMP, 1027),                            # 1018
        (LOAD, 22, 3, 51),                       # 1019
        (JZ, 22, 1197),                          # 1020
        (LOAD, 23, 3, 52),                       # 1021
        (LOAD, 24, 3, 53),                       # 1022
        (TEXT, 23, 8),                           # 1023
        (MOVE, 19, 23),                          # 1024
        (MOVE, 20, 24),                          # 1025
        (MOVE, 21, 94),                          # 1026: 94 is 8
        (STORE, 3, 118, 19),                     # 1027
        (STORE, 3, 119, 20),                     # 1028
        (STORE, 3, 120, 21),                     # 1029
        (MOVE, 10, 88),                          # 1030: is_terminated, value: content.is_terminated; 88 is 0
        (LOAD, 11, 3, 49),                       # 1031
        (JEQ, 11, 88, 1038),                     # 1032: 88 is 0
        (CALL, 6, 480),                          # 1033: last
        (LOAD, 19, 3, 55),                       # 1034
        (LOAD, 20, 3, 56),                       # 1035
        (SAME, 21, 19, 113),                     # 1036: 113 is b'\x00'
        (JZ, 21, 1039),                          # 1037
        (MOVE, 10, 91),                          # 1038: 91 is 1
        (STORE, 3, 121, 10),                     # 1039
        (STORE, 3, 122, 10),                     # 1040
        (LOAD, 22, 3, 3),                        # 1041: text, value: content.text
        (JNE, 22, 110, 1052),                    # 1042: 110 is 37
        (LOAD, 22, 3, 76),                       # 1043
        (JZ, 22, 1197),                          # 1044
        (LOAD, 23, 3, 77),                       # 1045
        (LOAD, 24, 3, 78),                       # 1046
        (TEXT, 23, 0),                           # 1047
        (MOVE, 19, 23),                          # 1048
        (MOVE, 20, 24),                          # 1049
        (MOVE, 21, 88),                          # 1050: 88 is 0
        (JUMP, 1130),                            # 1051
        (JNE, 22, 111, 1062),                    # 1052: 111 is 500
        (LOAD, 22, 3, 76),                       # 1053
        (JZ, 22, 1197),                          # 1054
        (LOAD, 23, 3, 77),                       # 1055
        (LOAD, 24, 3, 78),                       # 1056
        (TEXT, 23, 1),                           # 1057
        (MOVE, 19, 23),                          # 1058
        (MOVE, 20, 24),                          # 1059
        (MOVE, 21, 91),                          # 1060: 91 is 1
        (JUMP, 1130),                            # 1061
        (JNE, 22, 108, 1072),                    # 1062: 108 is 1047
        (LOAD, 22, 3, 76),                       # 1063
        (JZ, 22, 1197),                          # 1064
        (LOAD, 23, 3, 77),                       # 1065
        (LOAD, 24, 3, 78),                       # 1066
        (TEXT, 23, 2),                           # 1067
        (MOVE, 19, 23),                          # 1068
        (MOVE, 20, 24),                          # 1069
        (MOVE, 21, 93),                          # 1070: 93 is 2
        (JUMP, 1130),                            # 1071
        (JNE, 22, 112, 1082),                    # 1072: 112 is 1140
        (LOAD, 22, 3, 76),                       # 1073
        (JZ, 22, 1197),                          # 1074
        (LOAD, 23, 3, 77),                       # 1075
        (LOAD, 24, 3, 78),                       # 1076
        (TEXT, 23, 3),                           # 1077
        (MOVE, 19, 23),                          # 1078
        (MOVE, 20, 24),                          # 1079
        (MOVE, 21, 95),                          # 1080: 95 is 3
        (JUMP, 1130),                            # 1081
        (JNE, 22, 115, 1092),                    # 1082: 115 is 1208
        (LOAD, 22, 3, 70),                       # 1083
        (JZ, 22, 1197),                          # 1084
        (LOAD, 23, 3, 71),                       # 1085
        (LOAD, 24, 3, 72),                       # 1086
        (TEXT, 23, 4),                           # 1087
        (MOVE, 19, 23),                          # 1088
        (MOVE, 20, 24),                          # 1089
        (MOVE, 21, 97),                          # 1090: 97 is 4
        (JUMP, 1130),                            # 1091
        (JNE, 22, 116, 1102),                    # 1092: 116 is 1252
        (LOAD, 22, 3, 70),                       # 1093
        (JZ, 22, 1197),                          # 1094
        (LOAD, 23, 3, 71),                       # 1095
        (LOAD, 24, 3, 72),                       # 1096
        (TEXT, 23, 5),                           # 1097
        (MOVE, 19, 23),                          # 1098
        (MOVE, 20, 24),                          # 1099
        (MOVE, 21, 98),                          # 1100: 98 is 5
        (JUMP, 1130),                            # 1101
        (JNE, 22, 117, 1112),                    # 1102: 117 is 437
        (LOAD, 22, 3, 70),                       # 1103
        (JZ, 22, 1197),                          # 1104
        (LOAD, 23, 3, 71),                       # 1105
        (LOAD, 24, 3, 72),                       # 1106
        (TEXT, 23, 6),                           # 1107
        (MOVE, 19, 23),                          # 1108
        (MOVE, 20, 24),                          # 1109
        (MOVE, 21, 99),                          # 1110: 99 is 6
        (JUMP, 1130),                            # 1111
        (JNE, 22, 118, 1122),                    # 1112: 118 is 850
        (LOAD, 22, 3, 70),                       # 1113
        (JZ, 22, 1197),                          # 1114
        (LOAD, 23, 3, 71),                       # 1115
        (LOAD, 24, 3, 72),                       # 1116
        (TEXT, 23, 7),                           # 1117
        (MOVE, 19, 23),                          # 1118
        (MOVE, 20, 24),                          # 1119
        (MOVE, 21, 96),                          # 1120: 96 is 7
        (JUMP, 1130),                            # 1121
        (LOAD, 22, 3, 70),                       # 1122
        (JZ, 22, 1197),                          # 1123
        (LOAD, 23, 3, 71),                       # 1124
        (LOAD, 24, 3, 72),                       # 1125
        (TEXT, 23, 8),                           # 1126
        (MOVE, 19, 23),                          # 1127
        (MOVE, 20, 24),                          # 1128
        (MOVE, 21, 94),                          # 1129: 94 is 8
        (STORE, 3, 123, 19),                     # 1130
        (STORE, 3, 124, 20),                     # 1131
        (STORE, 3, 125, 21),                     # 1132
        (MOVE, 10, 88),                          # 1133: is_terminated, value: content.is_terminated; 88 is 0
        (LOAD, 11, 3, 68),                       # 1134
        (JEQ, 11, 88, 1141),                     # 1135: 88 is 0
        (CALL, 7, 600),                          # 1136: last
        (LOAD, 19, 3, 74),                       # 1137
        (LOAD, 20, 3, 75),                       # 1138
        (SAME, 21, 19, 113),                     # 1139: 113 is b'\x00'
        (JZ, 21, 1142),                          # 1140
        (MOVE, 10, 91),                          # 1141: 91 is 1
        (STORE, 3, 126, 10),                     # 1142
        (STORE, 3, 127, 10),                     # 1143
        (LOAD, 22, 3, 1),                        # 1144: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 94, 1150),                     # 1145: 94 is 8
        (LOAD, 22, 3, 85),                       # 1146
        (JZ, 22, 1197),                          # 1147
        (NUMBER2, 19, 3, 86, 0, 56, 82),         # 1148
        (JUMP, 1153),                            # 1149
        (LOAD, 22, 3, 83),                       # 1150
        (JZ, 22, 1197),                          # 1151
        (NUMBER2, 19, 3, 84, 0, 52, 82),         # 1152
        (STORE, 3, 128, 19),                     # 1153
        (LOAD, 22, 3, 1),                        # 1154: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 94, 1160),                     # 1155: 94 is 8
        (LOAD, 22, 3, 90),                       # 1156
        (JZ, 22, 1197),                          # 1157
        (NUMBER2, 19, 3, 91, 0, 56, 87),         # 1158
        (JUMP, 1163),                            # 1159
        (LOAD, 22, 3, 88),                       # 1160
        (JZ, 22, 1197),                          # 1161
        (NUMBER2, 19, 3, 89, 0, 52, 87),         # 1162
        (STORE, 3, 129, 19),                     # 1163
        (LOAD, 22, 3, 1),                        # 1164: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 94, 1170),                     # 1165: 94 is 8
        (LOAD, 22, 3, 95),                       # 1166
        (JZ, 22, 1197),                          # 1167
        (NUMBER2, 19, 3, 96, 0, 56, 92),         # 1168
        (JUMP, 1173),                            # 1169
        (LOAD, 22, 3, 93),                       # 1170
        (JZ, 22, 1197),                          # 1171
        (NUMBER2, 19, 3, 94, 0, 52, 92),         # 1172
        (STORE, 3, 130, 19),                     # 1173
        (LOAD, 22, 3, 1),                        # 1174: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 94, 1180),                     # 1175: 94 is 8
        (LOAD, 22, 3, 100),                      # 1176
        (JZ, 22, 1197),                          # 1177
        (NUMBER2, 19, 3, 101, 0, 56, 97),        # 1178
        (JUMP, 1183),                            # 1179
        (LOAD, 22, 3, 98),                       # 1180
        (JZ, 22, 1197),                          # 1181
        (NUMBER2, 19, 3, 99, 0, 52, 97),         # 1182
        (STORE, 3, 131, 19),                     # 1183
        (LOAD, 22, 3, 1),                        # 1184: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 94, 1190),                     # 1185: 94 is 8
        (LOAD, 22, 3, 105),                      # 1186
        (JZ, 22, 1197),                          # 1187
        (NUMBER2, 19, 3, 106, 0, 56, 102),       # 1188
        (JUMP, 1193),                            # 1189
        (LOAD, 22, 3, 103),                      # 1190
        (JZ, 22, 1197),                          # 1191
        (NUMBER2, 19, 3, 104, 0, 52, 102),       # 1192
        (STORE, 3, 132, 19),                     # 1193
        (LOOP, 8, 8),                            # 1194
        (JUMP, 729),                             # 1195
        (DONE,),                                 # 1196: read
        (FAIL,),                                 # 1197: handed over
    ),
    constants=b'littlebigexcludes_nul\x00',
    tables=(
        Table(12, (0, 6, 11)),  # 0: sas_mq_variable_definitions
        Table(133, (6, 8, 13, 16, 19, 25, 27, 32, 35, 38, 44, 46, 51, 54, 57, 63, 65, 70, 73, 76, 83, 85, 88, 90, 93, 95, 98, 100, 103, 105)),  # 1: sas_mq_variable_definitions.variables[]
    ),
    registers=86,
    numbers=(-1, 6, 0, -7, 3, 1, 15, 2, 8, 3, 7, 4, 5, 6, -10, 12, 193, 201, 209, 217, 226, 233, 1047, 819, 37, 500, 1140, -22, 1, 1208, 1252, 437, 850),
    addresses=(0, -1, -1, 1, -1, -1, -1, -1),
    encodings=('IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'marks': Present(0, Span(1, None)),
        'is_be': Computed(3, 'bool'),
        'long_used': Computed(4, 'int'),
        'nul_counted': Computed(5, 'bool'),
        'first_letter': Present(6, Span(7, None)),
        'ccsid_used': Computed(9, 'int'),
        'variables': Items(10, 1, Inline({
            'name': Inline({
                'len': Inline({
                    'narrow': Present(6, Number(7, 0, 4, True, False, 'be', 5)),
                    'wide': Present(8, Number(9, 0, 8, True, False, 'be', 5)),
                    'value': Computed(12, 'int'),
                }),
                'content': Inline({
                    'last': Present(16, Span(17, None)),
                    'characters': Present(13, Span(14, None)),
                    'ebcdic_characters': Present(19, Span(20, None)),
                    'terminator': Span(22, None),
                    'is_terminated': Computed(111, 'bool'),
                }),
                'text': Span(108, '*'),
                'is_terminated': Computed(112, 'bool'),
            }),
            'format': Inline({
                'len': Inline({
                    'narrow': Present(25, Number(26, 0, 4, True, False, 'be', 24)),
                    'wide': Present(27, Number(28, 0, 8, True, False, 'be', 24)),
                    'value': Computed(31, 'int'),
                }),
                'content': Inline({
                    'last': Present(35, Span(36, None)),
                    'characters': Present(32, Span(33, None)),
                    'ebcdic_characters': Present(38, Span(39, None)),
                    'terminator': Span(41, None),
                    'is_terminated': Computed(116, 'bool'),
                }),
                'text': Span(113, '*'),
                'is_terminated': Computed(117, 'bool'),
            }),
            'informat': Inline({
                'len': Inline({
                    'narrow': Present(44, Number(45, 0, 4, True, False, 'be', 43)),
                    'wide': Present(46, Number(47, 0, 8, True, False, 'be', 43)),
                    'value': Computed(50, 'int'),
                }),
                'content': Inline({
                    'last': Present(54, Span(55, None)),
                    'characters': Present(51, Span(52, None)),
                    'ebcdic_characters': Present(57, Span(58, None)),
                    'terminator': Span(60, None),
                    'is_terminated': Computed(121, 'bool'),
                }),
                'text': Span(118, '*'),
                'is_terminated': Computed(122, 'bool'),
            }),
            'label': Inline({
                'len': Inline({
                    'narrow': Present(63, Number(64, 0, 4, True, False, 'be', 62)),
                    'wide': Present(65, Number(66, 0, 8, True, False, 'be', 62)),
                    'value': Computed(69, 'int'),
                }),
                'content': Inline({
                    'last': Present(73, Span(74, None)),
                    'characters': Present(70, Span(71, None)),
                    'ebcdic_characters': Present(76, Span(77, None)),
                    'terminator': Span(79, None),
                    'is_terminated': Computed(126, 'bool'),
                }),
                'text': Span(123, '*'),
                'is_terminated': Computed(127, 'bool'),
            }),
            'variable_type': Number(81, 0, 1, False, False, 'be'),
            'len_value': Inline({
                'narrow': Present(83, Number(84, 0, 4, True, False, 'be', 82)),
                'wide': Present(85, Number(86, 0, 8, True, False, 'be', 82)),
                'value': Computed(128, 'int'),
            }),
            'format_width': Inline({
                'narrow': Present(88, Number(89, 0, 4, True, False, 'be', 87)),
                'wide': Present(90, Number(91, 0, 8, True, False, 'be', 87)),
                'value': Computed(129, 'int'),
            }),
            'format_decimals': Inline({
                'narrow': Present(93, Number(94, 0, 4, True, False, 'be', 92)),
                'wide': Present(95, Number(96, 0, 8, True, False, 'be', 92)),
                'value': Computed(130, 'int'),
            }),
            'informat_width': Inline({
                'narrow': Present(98, Number(99, 0, 4, True, False, 'be', 97)),
                'wide': Present(100, Number(101, 0, 8, True, False, 'be', 97)),
                'value': Computed(131, 'int'),
            }),
            'informat_decimals': Inline({
                'narrow': Present(103, Number(104, 0, 4, True, False, 'be', 102)),
                'wide': Present(105, Number(106, 0, 8, True, False, 'be', 102)),
                'value': Computed(132, 'int'),
            }),
            'sort_position': Number(107, 0, 1, True, False, 'be'),
            'is_numeric': Formula('bool', Apply('or', (Apply('or', (Apply('==', (Number(81, 0, 1, False, False, 'be'), 1)), Apply('==', (Number(81, 0, 1, False, False, 'be'), 49)))), Apply('==', (Number(81, 0, 1, False, False, 'be'), 241))))),
            'are_strings_terminated': Formula('bool', Apply('and', (Apply('and', (Apply('and', (Computed(112, 'bool'), Computed(117, 'bool'))), Computed(122, 'bool'))), Computed(127, 'bool')))),
        })),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
