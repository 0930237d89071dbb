# Generated from ksy/sas/sas_mq_data_set_definition.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_data_set_definition: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, DONE, EQ, FAIL, JEQ, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NOT, NUMBER2, OPEN, OR, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWAT, RUN, SAME, SEEK, SEEKROOT, STORE, SUB, TEXT, UNPAD
from ksyspark.machine.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Rows, Span, Table, Worked

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
        (JUMP, 34),                              # 21: marks, when it is asked for
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
        (JNE, 8, 97, 1439),                      # 157: cases: false; 97 is 0
        (STORE, 0, 10, 100),                     # 158: byte order le; 100 is 1
        (JUMP, 160),                             # 159
        (RUN, 0, 11, 4),                         # 160: version
        (JNE, 8, 100, 164),                      # 161: switch-on: is_be; cases: true; 100 is 1
        (STORE, 0, 12, 97),                      # 162: byte order be; 97 is 0
        (JUMP, 167),                             # 163
        (JNE, 8, 97, 1439),                      # 164: cases: false; 97 is 0
        (STORE, 0, 12, 100),                     # 165: byte order le; 100 is 1
        (JUMP, 167),                             # 166
        (LOAD, 8, 0, 4),                         # 167: if: length_bytes != 8
        (JEQ, 8, 106, 184),                      # 168: 106 is 8
        (RUN, 0, 14, 4),                         # 169: narrow
        (NUMBER2, 8, 0, 14, 0, 52, 12),          # 170: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1439),                      # 171: 97 is 0
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
        (JGT, 8, 22, 1439),                      # 182
        (STORE, 0, 13, 100),                     # 183: 100 is 1
        (LOAD, 8, 0, 4),                         # 184: if: length_bytes == 8
        (JNE, 8, 106, 201),                      # 185: 106 is 8
        (RUN, 0, 16, 8),                         # 186: wide
        (NUMBER2, 8, 0, 16, 0, 56, 12),          # 187: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1439),                      # 188: 97 is 0
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
        (JGT, 8, 22, 1439),                      # 199
        (STORE, 0, 15, 100),                     # 200: 100 is 1
        (LOAD, 11, 0, 5),                        # 201: size: nul_counted ? len.value : len.value + 1
        (JZ, 11, 214),                           # 202
        (LOAD, 22, 0, 4),                        # 203
        (JNE, 22, 106, 209),                     # 204: 106 is 8
        (LOAD, 22, 0, 15),                       # 205
        (JZ, 22, 1439),                          # 206
        (NUMBER2, 19, 0, 16, 0, 56, 12),         # 207
        (JUMP, 212),                             # 208
        (LOAD, 22, 0, 13),                       # 209
        (JZ, 22, 1439),                          # 210
        (NUMBER2, 19, 0, 14, 0, 52, 12),         # 211
        (MOVE, 8, 19),                           # 212
        (JUMP, 224),                             # 213
        (LOAD, 22, 0, 4),                        # 214
        (JNE, 22, 106, 220),                     # 215: 106 is 8
        (LOAD, 22, 0, 15),                       # 216
        (JZ, 22, 1439),                          # 217
        (NUMBER2, 19, 0, 16, 0, 56, 12),         # 218
        (JUMP, 223),                             # 219
        (LOAD, 22, 0, 13),                       # 220
        (JZ, 22, 1439),                          # 221
        (NUMBER2, 19, 0, 14, 0, 52, 12),         # 222
        (ADD, 8, 19, 100),                       # 223: 100 is 1
        (BYTES, 0, 17, 8),                       # 224: content
        (OPEN, 19, 0, 17),                       # 225: content begins
        (LOAD, 21, 0, 9),                        # 226: if: not is_ebcdic
        (JEQ, 21, 121, 265),                     # 227: 121 is 37
        (JEQ, 21, 122, 265),                     # 228: 122 is 500
        (JEQ, 21, 119, 265),                     # 229: 119 is 1047
        (JEQ, 21, 123, 265),                     # 230: 123 is 1140
        (LOAD, 24, 0, 18),                       # 231: size: len_characters
        (JLE, 24, 97, 261),                      # 232: 97 is 0
        (JUMP, 251),                             # 233: last, when it is asked for
        (LOAD, 45, 0, 22),                       # 234
        (JNZ, 45, 250),                          # 235
        (LOAD, 51, 0, 18),                       # 236: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 51, 97, 240),                      # 237: 97 is 0
        (SUB, 48, 51, 100),                      # 238: 100 is 1
        (JUMP, 241),                             # 239
        (MOVE, 48, 97),                          # 240: 97 is 0
        (SEEK, 46, 0, 17, 48),                   # 241
        (LOAD, 54, 0, 18),                       # 242: size: _io.size > 0 ? 1 : 0
        (JLE, 54, 97, 246),                      # 243: 97 is 0
        (MOVE, 51, 100),                         # 244: 100 is 1
        (JUMP, 247),                             # 245
        (MOVE, 51, 97),                          # 246: 97 is 0
        (BYTES, 0, 23, 51),                      # 247: last
        (CLOSE, 46),                             # 248: back from last
        (STORE, 0, 22, 100),                     # 249: 100 is 1
        (RETURN, 3),                             # 250: last is read
        (CALL, 3, 234),                          # 251: last
        (LOAD, 24, 0, 23),                       # 252
        (LOAD, 25, 0, 24),                       # 253
        (SAME, 26, 24, 124),                     # 254: 124 is b'\x00'
        (JNZ, 26, 258),                          # 255
        (LOAD, 24, 0, 5),                        # 256
        (JNZ, 24, 261),                          # 257
        (LOAD, 24, 0, 18),                       # 258
        (SUB, 21, 24, 100),                      # 259: 100 is 1
        (JUMP, 262),                             # 260
        (LOAD, 21, 0, 18),                       # 261
        (BYTES, 0, 20, 21),                      # 262: characters
        (UNPAD, 0, 20, 32),                      # 263
        (STORE, 0, 19, 100),                     # 264: 100 is 1
        (LOAD, 21, 0, 9),                        # 265: if: is_ebcdic
        (JEQ, 21, 121, 270),                     # 266: 121 is 37
        (JEQ, 21, 122, 270),                     # 267: 122 is 500
        (JEQ, 21, 119, 270),                     # 268: 119 is 1047
        (JNE, 21, 123, 286),                     # 269: 123 is 1140
        (LOAD, 24, 0, 18),                       # 270: size: len_characters
        (JLE, 24, 97, 282),                      # 271: 97 is 0
        (CALL, 3, 234),                          # 272: last
        (LOAD, 24, 0, 23),                       # 273
        (LOAD, 25, 0, 24),                       # 274
        (SAME, 26, 24, 124),                     # 275: 124 is b'\x00'
        (JNZ, 26, 279),                          # 276
        (LOAD, 24, 0, 5),                        # 277
        (JNZ, 24, 282),                          # 278
        (LOAD, 24, 0, 18),                       # 279
        (SUB, 21, 24, 100),                      # 280: 100 is 1
        (JUMP, 283),                             # 281
        (LOAD, 21, 0, 18),                       # 282
        (BYTES, 0, 26, 21),                      # 283: ebcdic_characters
        (UNPAD, 0, 26, 64),                      # 284
        (STORE, 0, 25, 100),                     # 285: 100 is 1
        (REST, 0, 28),                           # 286: terminator
        (CLOSE, 19),                             # 287: content ends
        (LOAD, 8, 0, 3),                         # 288: switch-on: is_be
        (JNE, 8, 100, 292),                      # 289: cases: true; 100 is 1
        (STORE, 0, 30, 97),                      # 290: byte order be; 97 is 0
        (JUMP, 295),                             # 291
        (JNE, 8, 97, 1439),                      # 292: cases: false; 97 is 0
        (STORE, 0, 30, 100),                     # 293: byte order le; 100 is 1
        (JUMP, 295),                             # 294
        (LOAD, 8, 0, 4),                         # 295: if: length_bytes != 8
        (JEQ, 8, 106, 312),                      # 296: 106 is 8
        (RUN, 0, 32, 4),                         # 297: narrow
        (NUMBER2, 8, 0, 32, 0, 52, 30),          # 298: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1439),                      # 299: 97 is 0
        (ROOTSIZE, 9),                           # 300
        (ROOTSTART, 10),                         # 301
        (POSITION, 10, 10),                      # 302
        (SUB, 11, 9, 10),                        # 303
        (LOAD, 22, 0, 5),                        # 304
        (JZ, 22, 308),                           # 305
        (MOVE, 19, 97),                          # 306: 97 is 0
        (JUMP, 309),                             # 307
        (MOVE, 19, 100),                         # 308: 100 is 1
        (SUB, 22, 11, 19),                       # 309
        (JGT, 8, 22, 1439),                      # 310
        (STORE, 0, 31, 100),                     # 311: 100 is 1
        (LOAD, 8, 0, 4),                         # 312: if: length_bytes == 8
        (JNE, 8, 106, 329),                      # 313: 106 is 8
        (RUN, 0, 34, 8),                         # 314: wide
        (NUMBER2, 8, 0, 34, 0, 56, 30),          # 315: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1439),                      # 316: 97 is 0
        (ROOTSIZE, 9),                           # 317
        (ROOTSTART, 10),                         # 318
        (POSITION, 10, 10),                      # 319
        (SUB, 11, 9, 10),                        # 320
        (LOAD, 22, 0, 5),                        # 321
        (JZ, 22, 325),                           # 322
        (MOVE, 19, 97),                          # 323: 97 is 0
        (JUMP, 326),                             # 324
        (MOVE, 19, 100),                         # 325: 100 is 1
        (SUB, 22, 11, 19),                       # 326
        (JGT, 8, 22, 1439),                      # 327
        (STORE, 0, 33, 100),                     # 328: 100 is 1
        (LOAD, 11, 0, 5),                        # 329: size: nul_counted ? len.value : len.value + 1
        (JZ, 11, 342),                           # 330
        (LOAD, 22, 0, 4),                        # 331
        (JNE, 22, 106, 337),                     # 332: 106 is 8
        (LOAD, 22, 0, 33),                       # 333
        (JZ, 22, 1439),                          # 334
        (NUMBER2, 19, 0, 34, 0, 56, 30),         # 335
        (JUMP, 340),                             # 336
        (LOAD, 22, 0, 31),                       # 337
        (JZ, 22, 1439),                          # 338
        (NUMBER2, 19, 0, 32, 0, 52, 30),         # 339
        (MOVE, 8, 19),                           # 340
        (JUMP, 352),                             # 341
        (LOAD, 22, 0, 4),                        # 342
        (JNE, 22, 106, 348),                     # 343: 106 is 8
        (LOAD, 22, 0, 33),                       # 344
        (JZ, 22, 1439),                          # 345
        (NUMBER2, 19, 0, 34, 0, 56, 30),         # 346
        (JUMP, 351),                             # 347
        (LOAD, 22, 0, 31),                       # 348
        (JZ, 22, 1439),                          # 349
        (NUMBER2, 19, 0, 32, 0, 52, 30),         # 350
        (ADD, 8, 19, 100),                       # 351: 100 is 1
        (BYTES, 0, 35, 8),                       # 352: content
        (OPEN, 19, 0, 35),                       # 353: content begins
        (LOAD, 21, 0, 9),                        # 354: if: not is_ebcdic
        (JEQ, 21, 121, 393),                     # 355: 121 is 37
        (JEQ, 21, 122, 393),                     # 356: 122 is 500
        (JEQ, 21, 119, 393),                     # 357: 119 is 1047
        (JEQ, 21, 123, 393),                     # 358: 123 is 1140
        (LOAD, 24, 0, 36),                       # 359: size: len_characters
        (JLE, 24, 97, 389),                      # 360: 97 is 0
        (JUMP, 379),                             # 361: last, when it is asked for
        (LOAD, 55, 0, 40),                       # 362
        (JNZ, 55, 378),                          # 363
        (LOAD, 61, 0, 36),                       # 364: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 61, 97, 368),                      # 365: 97 is 0
        (SUB, 58, 61, 100),                      # 366: 100 is 1
        (JUMP, 369),                             # 367
        (MOVE, 58, 97),                          # 368: 97 is 0
        (SEEK, 56, 0, 35, 58),                   # 369
        (LOAD, 64, 0, 36),                       # 370: size: _io.size > 0 ? 1 : 0
        (JLE, 64, 97, 374),                      # 371: 97 is 0
        (MOVE, 61, 100),                         # 372: 100 is 1
        (JUMP, 375),                             # 373
        (MOVE, 61, 97),                          # 374: 97 is 0
        (BYTES, 0, 41, 61),                      # 375: last
        (CLOSE, 56),                             # 376: back from last
        (STORE, 0, 40, 100),                     # 377: 100 is 1
        (RETURN, 4),                             # 378: last is read
        (CALL, 4, 362),                          # 379: last
        (LOAD, 24, 0, 41),                       # 380
        (LOAD, 25, 0, 42),                       # 381
        (SAME, 26, 24, 124),                     # 382: 124 is b'\x00'
        (JNZ, 26, 386),                          # 383
        (LOAD, 24, 0, 5),                        # 384
        (JNZ, 24, 389),                          # 385
        (LOAD, 24, 0, 36),                       # 386
        (SUB, 21, 24, 100),                      # 387: 100 is 1
        (JUMP, 390),                             # 388
        (LOAD, 21, 0, 36),                       # 389
        (BYTES, 0, 38, 21),                      # 390: characters
        (UNPAD, 0, 38, 32),                      # 391
        (STORE, 0, 37, 100),                     # 392: 100 is 1
        (LOAD, 21, 0, 9),                        # 393: if: is_ebcdic
        (JEQ, 21, 121, 398),                     # 394: 121 is 37
        (JEQ, 21, 122, 398),                     # 395: 122 is 500
        (JEQ, 21, 119, 398),                     # 396: 119 is 1047
        (JNE, 21, 123, 414),                     # 397: 123 is 1140
        (LOAD, 24, 0, 36),                       # 398: size: len_characters
        (JLE, 24, 97, 410),                      # 399: 97 is 0
        (CALL, 4, 362),                          # 400: last
        (LOAD, 24, 0, 41),                       # 401
        (LOAD, 25, 0, 42),                       # 402
        (SAME, 26, 24, 124),                     # 403: 124 is b'\x00'
        (JNZ, 26, 407),                          # 404
        (LOAD, 24, 0, 5),                        # 405
        (JNZ, 24, 410),                          # 406
        (LOAD, 24, 0, 36),                       # 407
        (SUB, 21, 24, 100),                      # 408: 100 is 1
        (JUMP, 411),                             # 409
        (LOAD, 21, 0, 36),                       # 410
        (BYTES, 0, 44, 21),                      # 411: ebcdic_characters
        (UNPAD, 0, 44, 64),                      # 412
        (STORE, 0, 43, 100),                     # 413: 100 is 1
        (REST, 0, 46),                           # 414: terminator
        (CLOSE, 19),                             # 415: content ends
        (LOAD, 8, 0, 3),                         # 416: switch-on: is_be
        (JNE, 8, 100, 420),                      # 417: cases: true; 100 is 1
        (STORE, 0, 48, 97),                      # 418: byte order be; 97 is 0
        (JUMP, 423),                             # 419
        (JNE, 8, 97, 1439),                      # 420: cases: false; 97 is 0
        (STORE, 0, 48, 100),                     # 421: byte order le; 100 is 1
        (JUMP, 423),                             # 422
        (LOAD, 8, 0, 4),                         # 423: if: long_bytes != 8
        (JEQ, 8, 106, 427),                      # 424: 106 is 8
        (RUN, 0, 50, 4),                         # 425: narrow
        (STORE, 0, 49, 100),                     # 426: 100 is 1
        (JNE, 8, 106, 430),                      # 427: if: long_bytes == 8; 106 is 8
        (RUN, 0, 52, 8),                         # 428: wide
        (STORE, 0, 51, 100),                     # 429: 100 is 1
        (LOAD, 8, 0, 3),                         # 430: switch-on: is_be
        (JNE, 8, 100, 434),                      # 431: cases: true; 100 is 1
        (STORE, 0, 53, 97),                      # 432: byte order be; 97 is 0
        (JUMP, 437),                             # 433
        (JNE, 8, 97, 1439),                      # 434: cases: false; 97 is 0
        (STORE, 0, 53, 100),                     # 435: byte order le; 100 is 1
        (JUMP, 437),                             # 436
        (LOAD, 8, 0, 4),                         # 437: if: long_bytes != 8
        (JEQ, 8, 106, 441),                      # 438: 106 is 8
        (RUN, 0, 55, 4),                         # 439: narrow
        (STORE, 0, 54, 100),                     # 440: 100 is 1
        (JNE, 8, 106, 444),                      # 441: if: long_bytes == 8; 106 is 8
        (RUN, 0, 57, 8),                         # 442: wide
        (STORE, 0, 56, 100),                     # 443: 100 is 1
        (LOAD, 8, 0, 3),                         # 444: switch-on: is_be
        (JNE, 8, 100, 448),                      # 445: cases: true; 100 is 1
        (STORE, 0, 58, 97),                      # 446: byte order be; 97 is 0
        (JUMP, 451),                             # 447
        (JNE, 8, 97, 1439),                      # 448: cases: false; 97 is 0
        (STORE, 0, 58, 100),                     # 449: byte order le; 100 is 1
        (JUMP, 451),                             # 450
        (LOAD, 8, 0, 4),                         # 451: if: long_bytes != 8
        (JEQ, 8, 106, 455),                      # 452: 106 is 8
        (RUN, 0, 60, 4),                         # 453: narrow
        (STORE, 0, 59, 100),                     # 454: 100 is 1
        (JNE, 8, 106, 458),                      # 455: if: long_bytes == 8; 106 is 8
        (RUN, 0, 62, 8),                         # 456: wide
        (STORE, 0, 61, 100),                     # 457: 100 is 1
        (LOAD, 8, 0, 3),                         # 458: switch-on: is_be
        (JNE, 8, 100, 462),                      # 459: cases: true; 100 is 1
        (STORE, 0, 63, 97),                      # 460: byte order be; 97 is 0
        (JUMP, 465),                             # 461
        (JNE, 8, 97, 1439),                      # 462: cases: false; 97 is 0
        (STORE, 0, 63, 100),                     # 463: byte order le; 100 is 1
        (JUMP, 465),                             # 464
        (LOAD, 8, 0, 4),                         # 465: if: length_bytes != 8
        (JEQ, 8, 106, 482),                      # 466: 106 is 8
        (RUN, 0, 65, 4),                         # 467: narrow
        (NUMBER2, 8, 0, 65, 0, 52, 63),          # 468: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1439),                      # 469: 97 is 0
        (ROOTSIZE, 9),                           # 470
        (ROOTSTART, 10),                         # 471
        (POSITION, 10, 10),                      # 472
        (SUB, 11, 9, 10),                        # 473
        (LOAD, 22, 0, 5),                        # 474
        (JZ, 22, 478),                           # 475
        (MOVE, 19, 97),                          # 476: 97 is 0
        (JUMP, 479),                             # 477
        (MOVE, 19, 100),                         # 478: 100 is 1
        (SUB, 22, 11, 19),                       # 479
        (JGT, 8, 22, 1439),                      # 480
        (STORE, 0, 64, 100),                     # 481: 100 is 1
        (LOAD, 8, 0, 4),                         # 482: if: length_bytes == 8
        (JNE, 8, 106, 499),                      # 483: 106 is 8
        (RUN, 0, 67, 8),                         # 484: wide
        (NUMBER2, 8, 0, 67, 0, 56, 63),          # 485: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1439),                      # 486: 97 is 0
        (ROOTSIZE, 9),                           # 487
        (ROOTSTART, 10),                         # 488
        (POSITION, 10, 10),                      # 489
        (SUB, 11, 9, 10),                        # 490
        (LOAD, 22, 0, 5),                        # 491
        (JZ, 22, 495),                           # 492
        (MOVE, 19, 97),                          # 493: 97 is 0
        (JUMP, 496),                             # 494
        (MOVE, 19, 100),                         # 495: 100 is 1
        (SUB, 22, 11, 19),                       # 496
        (JGT, 8, 22, 1439),                      # 497
        (STORE, 0, 66, 100),                     # 498: 100 is 1
        (LOAD, 11, 0, 5),                        # 499: size: nul_counted ? len.value : len.value + 1
        (JZ, 11, 512),                           # 500
        (LOAD, 22, 0, 4),                        # 501
        (JNE, 22, 106, 507),                     # 502: 106 is 8
        (LOAD, 22, 0, 66),                       # 503
        (JZ, 22, 1439),                          # 504
        (NUMBER2, 19, 0, 67, 0, 56, 63),         # 505
        (JUMP, 510),                             # 506
        (LOAD, 22, 0, 64),                       # 507
        (JZ, 22, 1439),                          # 508
        (NUMBER2, 19, 0, 65, 0, 52, 63),         # 509
        (MOVE, 8, 19),                           # 510
        (JUMP, 522),                             # 511
        (LOAD, 22, 0, 4),                        # 512
        (JNE, 22, 106, 518),                     # 513: 106 is 8
        (LOAD, 22, 0, 66),                       # 514
        (JZ, 22, 1439),                          # 515
        (NUMBER2, 19, 0, 67, 0, 56, 63),         # 516
        (JUMP, 521),                             # 517
        (LOAD, 22, 0, 64),                       # 518
        (JZ, 22, 1439),                          # 519
        (NUMBER2, 19, 0, 65, 0, 52, 63),         # 520
        (ADD, 8, 19, 100),                       # 521: 100 is 1
        (BYTES, 0, 68, 8),                       # 522: content
        (OPEN, 19, 0, 68),                       # 523: content begins
        (LOAD, 21, 0, 9),                        # 524: if: not is_ebcdic
        (JEQ, 21, 121, 563),                     # 525: 121 is 37
        (JEQ, 21, 122, 563),                     # 526: 122 is 500
        (JEQ, 21, 119, 563),                     # 527: 119 is 1047
        (JEQ, 21, 123, 563),                     # 528: 123 is 1140
        (LOAD, 24, 0, 69),                       # 529: size: len_characters
        (JLE, 24, 97, 559),                      # 530: 97 is 0
        (JUMP, 549),                             # 531: last, when it is asked for
        (LOAD, 65, 0, 73),                       # 532
        (JNZ, 65, 548),                          # 533
        (LOAD, 71, 0, 69),                       # 534: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 71, 97, 538),                      # 535: 97 is 0
        (SUB, 68, 71, 100),                      # 536: 100 is 1
        (JUMP, 539),                             # 537
        (MOVE, 68, 97),                          # 538: 97 is 0
        (SEEK, 66, 0, 68, 68),                   # 539
        (LOAD, 74, 0, 69),                       # 540: size: _io.size > 0 ? 1 : 0
        (JLE, 74, 97, 544),                      # 541: 97 is 0
        (MOVE, 71, 100),                         # 542: 100 is 1
        (JUMP, 545),                             # 543
        (MOVE, 71, 97),                          # 544: 97 is 0
        (BYTES, 0, 74, 71),                      # 545: last
        (CLOSE, 66),                             # 546: back from last
        (STORE, 0, 73, 100),                     # 547: 100 is 1
        (RETURN, 5),                             # 548: last is read
        (CALL, 5, 532),                          # 549: last
        (LOAD, 24, 0, 74),                       # 550
        (LOAD, 25, 0, 75),                       # 551
        (SAME, 26, 24, 124),                     # 552: 124 is b'\x00'
        (JNZ, 26, 556),                          # 553
        (LOAD, 24, 0, 5),                        # 554
        (JNZ, 24, 559),                          # 555
        (LOAD, 24, 0, 69),                       # 556
        (SUB, 21, 24, 100),                      # 557: 100 is 1
        (JUMP, 560),                             # 558
        (LOAD, 21, 0, 69),                       # 559
        (BYTES, 0, 71, 21),                      # 560: characters
        (UNPAD, 0, 71, 32),                      # 561
        (STORE, 0, 70, 100),                     # 562: 100 is 1
        (LOAD, 21, 0, 9),                        # 563: if: is_ebcdic
        (JEQ, 21, 121, 568),                     # 564: 121 is 37
        (JEQ, 21, 122, 568),                     # 565: 122 is 500
        (JEQ, 21, 119, 568),                     # 566: 119 is 1047
        (JNE, 21, 123, 584),                     # 567: 123 is 1140
        (LOAD, 24, 0, 69),                       # 568: size: len_characters
        (JLE, 24, 97, 580),                      # 569: 97 is 0
        (CALL, 5, 532),                          # 570: last
        (LOAD, 24, 0, 74),                       # 571
        (LOAD, 25, 0, 75),                       # 572
        (SAME, 26, 24, 124),                     # 573: 124 is b'\x00'
        (JNZ, 26, 577),                          # 574
        (LOAD, 24, 0, 5),                        # 575
        (JNZ, 24, 580),                          # 576
        (LOAD, 24, 0, 69),                       # 577
        (SUB, 21, 24, 100),                      # 578: 100 is 1
        (JUMP, 581),                             # 579
        (LOAD, 21, 0, 69),                       # 580
        (BYTES, 0, 77, 21),                      # 581: ebcdic_characters
        (UNPAD, 0, 77, 64),                      # 582
        (STORE, 0, 76, 100),                     # 583: 100 is 1
        (REST, 0, 79),                           # 584: terminator
        (CLOSE, 19),                             # 585: content ends
        (RUN, 0, 81, 1),                         # 586: reuse
        (LOAD, 8, 0, 3),                         # 587: switch-on: is_be
        (JNE, 8, 100, 591),                      # 588: cases: true; 100 is 1
        (STORE, 0, 82, 97),                      # 589: byte order be; 97 is 0
        (JUMP, 594),                             # 590
        (JNE, 8, 97, 1439),                      # 591: cases: false; 97 is 0
        (STORE, 0, 82, 100),                     # 592: byte order le; 100 is 1
        (JUMP, 594),                             # 593
        (LOAD, 8, 0, 4),                         # 594: if: length_bytes != 8
        (JEQ, 8, 106, 611),                      # 595: 106 is 8
        (RUN, 0, 84, 4),                         # 596: narrow
        (NUMBER2, 8, 0, 84, 0, 52, 82),          # 597: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1439),                      # 598: 97 is 0
        (ROOTSIZE, 9),                           # 599
        (ROOTSTART, 10),                         # 600
        (POSITION, 10, 10),                      # 601
        (SUB, 11, 9, 10),                        # 602
        (LOAD, 22, 0, 5),                        # 603
        (JZ, 22, 607),                           # 604
        (MOVE, 19, 97),                          # 605: 97 is 0
        (JUMP, 608),                             # 606
        (MOVE, 19, 100),                         # 607: 100 is 1
        (SUB, 22, 11, 19),                       # 608
        (JGT, 8, 22, 1439),                      # 609
        (STORE, 0, 83, 100),                     # 610: 100 is 1
        (LOAD, 8, 0, 4),                         # 611: if: length_bytes == 8
        (JNE, 8, 106, 628),                      # 612: 106 is 8
        (RUN, 0, 86, 8),                         # 613: wide
        (NUMBER2, 8, 0, 86, 0, 56, 82),          # 614: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1439),                      # 615: 97 is 0
        (ROOTSIZE, 9),                           # 616
        (ROOTSTART, 10),                         # 617
        (POSITION, 10, 10),                      # 618
        (SUB, 11, 9, 10),                        # 619
        (LOAD, 22, 0, 5),                        # 620
        (JZ, 22, 624),                           # 621
        (MOVE, 19, 97),                          # 622: 97 is 0
        (JUMP, 625),                             # 623
        (MOVE, 19, 100),                         # 624: 100 is 1
        (SUB, 22, 11, 19),                       # 625
        (JGT, 8, 22, 1439),                      # 626
        (STORE, 0, 85, 100),                     # 627: 100 is 1
        (LOAD, 11, 0, 5),                        # 628: size: nul_counted ? len.value : len.value + 1
        (JZ, 11, 641),                           # 629
        (LOAD, 22, 0, 4),                        # 630
        (JNE, 22, 106, 636),                     # 631: 106 is 8
        (LOAD, 22, 0, 85),                       # 632
        (JZ, 22, 1439),                          # 633
        (NUMBER2, 19, 0, 86, 0, 56, 82),         # 634
        (JUMP, 639),                             # 635
        (LOAD, 22, 0, 83),                       # 636
        (JZ, 22, 1439),                          # 637
        (NUMBER2, 19, 0, 84, 0, 52, 82),         # 638
        (MOVE, 8, 19),                           # 639
        (JUMP, 651),                             # 640
        (LOAD, 22, 0, 4),                        # 641
        (JNE, 22, 106, 647),                     # 642: 106 is 8
        (LOAD, 22, 0, 85),                       # 643
        (JZ, 22, 1439),                          # 644
        (NUMBER2, 19, 0, 86, 0, 56, 82),         # 645
        (JUMP, 650),                             # 646
        (LOAD, 22, 0, 83),                       # 647
        (JZ, 22, 1439),                          # 648
        (NUMBER2, 19, 0, 84, 0, 52, 82),         # 649
        (ADD, 8, 19, 100),                       # 650: 100 is 1
        (BYTES, 0, 87, 8),                       # 651: content
        (OPEN, 19, 0, 87),                       # 652: content begins
        (LOAD, 21, 0, 9),                        # 653: if: not is_ebcdic
        (JEQ, 21, 121, 692),                     # 654: 121 is 37
        (JEQ, 21, 122, 692),                     # 655: 122 is 500
        (JEQ, 21, 119, 692),                     # 656: 119 is 1047
        (JEQ, 21, 123, 692),                     # 657: 123 is 1140
        (LOAD, 24, 0, 88),                       # 658: size: len_characters
        (JLE, 24, 97, 688),                      # 659: 97 is 0
        (JUMP, 678),                             # 660: last, when it is asked for
        (LOAD, 75, 0, 92),                       # 661
        (JNZ, 75, 677),                          # 662
        (LOAD, 81, 0, 88),                       # 663: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 81, 97, 667),                      # 664: 97 is 0
        (SUB, 78, 81, 100),                      # 665: 100 is 1
        (JUMP, 668),                             # 666
        (MOVE, 78, 97),                          # 667: 97 is 0
        (SEEK, 76, 0, 87, 78),                   # 668
        (LOAD, 84, 0, 88),                       # 669: size: _io.size > 0 ? 1 : 0
        (JLE, 84, 97, 673),                      # 670: 97 is 0
        (MOVE, 81, 100),                         # 671: 100 is 1
        (JUMP, 674),                             # 672
        (MOVE, 81, 97),                          # 673: 97 is 0
        (BYTES, 0, 93, 81),                      # 674: last
        (CLOSE, 76),                             # 675: back from last
        (STORE, 0, 92, 100),                     # 676: 100 is 1
        (RETURN, 6),                             # 677: last is read
        (CALL, 6, 661),                          # 678: last
        (LOAD, 24, 0, 93),                       # 679
        (LOAD, 25, 0, 94),                       # 680
        (SAME, 26, 24, 124),                     # 681: 124 is b'\x00'
        (JNZ, 26, 685),                          # 682
        (LOAD, 24, 0, 5),                        # 683
        (JNZ, 24, 688),                          # 684
        (LOAD, 24, 0, 88),                       # 685
        (SUB, 21, 24, 100),                      # 686: 100 is 1
        (JUMP, 689),                             # 687
        (LOAD, 21, 0, 88),                       # 688
        (BYTES, 0, 90, 21),                      # 689: characters
        (UNPAD, 0, 90, 32),                      # 690
        (STORE, 0, 89, 100),                     # 691: 100 is 1
        (LOAD, 21, 0, 9),                        # 692: if: is_ebcdic
        (JEQ, 21, 121, 697),                     # 693: 121 is 37
        (JEQ, 21, 122, 697),                     # 694: 122 is 500
        (JEQ, 21, 119, 697),                     # 695: 119 is 1047
        (JNE, 21, 123, 713),                     # 696: 123 is 1140
        (LOAD, 24, 0, 88),                       # 697: size: len_characters
        (JLE, 24, 97, 709),                      # 698: 97 is 0
        (CALL, 6, 661),                          # 699: last
        (LOAD, 24, 0, 93),                       # 700
        (LOAD, 25, 0, 94),                       # 701
        (SAME, 26, 24, 124),                     # 702: 124 is b'\x00'
        (JNZ, 26, 706),                          # 703
        (LOAD, 24, 0, 5),                        # 704
        (JNZ, 24, 709),                          # 705
        (LOAD, 24, 0, 88),                       # 706
        (SUB, 21, 24, 100),                      # 707: 100 is 1
        (JUMP, 710),                             # 708
        (LOAD, 21, 0, 88),                       # 709
        (BYTES, 0, 96, 21),                      # 710: ebcdic_characters
        (UNPAD, 0, 96, 64),                      # 711
        (STORE, 0, 95, 100),                     # 712: 100 is 1
        (REST, 0, 98),                           # 713: terminator
        (CLOSE, 19),                             # 714: content ends
        (LOAD, 8, 0, 3),                         # 715: switch-on: is_be
        (JNE, 8, 100, 719),                      # 716: cases: true; 100 is 1
        (STORE, 0, 100, 97),                     # 717: byte order be; 97 is 0
        (JUMP, 722),                             # 718
        (JNE, 8, 97, 1439),                      # 719: cases: false; 97 is 0
        (STORE, 0, 100, 100),                    # 720: byte order le; 100 is 1
        (JUMP, 722),                             # 721
        (LOAD, 8, 0, 4),                         # 722: if: long_bytes != 8
        (JEQ, 8, 106, 726),                      # 723: 106 is 8
        (RUN, 0, 102, 4),                        # 724: narrow
        (STORE, 0, 101, 100),                    # 725: 100 is 1
        (JNE, 8, 106, 729),                      # 726: if: long_bytes == 8; 106 is 8
        (RUN, 0, 104, 8),                        # 727: wide
        (STORE, 0, 103, 100),                    # 728: 100 is 1
        (LOAD, 8, 0, 3),                         # 729: switch-on: is_be
        (JNE, 8, 100, 733),                      # 730: cases: true; 100 is 1
        (STORE, 0, 105, 97),                     # 731: byte order be; 97 is 0
        (JUMP, 736),                             # 732
        (JNE, 8, 97, 1439),                      # 733: cases: false; 97 is 0
        (STORE, 0, 105, 100),                    # 734: byte order le; 100 is 1
        (JUMP, 736),                             # 735
        (LOAD, 8, 0, 4),                         # 736: if: length_bytes != 8
        (JEQ, 8, 106, 753),                      # 737: 106 is 8
        (RUN, 0, 107, 4),                        # 738: narrow
        (NUMBER2, 8, 0, 107, 0, 52, 105),        # 739: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1439),                      # 740: 97 is 0
        (ROOTSIZE, 9),                           # 741
        (ROOTSTART, 10),                         # 742
        (POSITION, 10, 10),                      # 743
        (SUB, 11, 9, 10),                        # 744
        (LOAD, 22, 0, 5),                        # 745
        (JZ, 22, 749),                           # 746
        (MOVE, 19, 97),                          # 747: 97 is 0
        (JUMP, 750),                             # 748
        (MOVE, 19, 100),                         # 749: 100 is 1
        (SUB, 22, 11, 19),                       # 750
        (JGT, 8, 22, 1439),                      # 751
        (STORE, 0, 106, 100),                    # 752: 100 is 1
        (LOAD, 8, 0, 4),                         # 753: if: length_bytes == 8
        (JNE, 8, 106, 770),                      # 754: 106 is 8
        (RUN, 0, 109, 8),                        # 755: wide
        (NUMBER2, 8, 0, 109, 0, 56, 105),        # 756: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 8, 97, 1439),                      # 757: 97 is 0
        (ROOTSIZE, 9),                           # 758
        (ROOTSTART, 10),                         # 759
        (POSITION, 10, 10),                      # 760
        (SUB, 11, 9, 10),                        # 761
        (LOAD, 22, 0, 5),                        # 762
        (JZ, 22, 766),                           # 763
        (MOVE, 19, 97),                          # 764: 97 is 0
        (JUMP, 767),                             # 765
        (MOVE, 19, 100),                         # 766: 100 is 1
        (SUB, 22, 11, 19),                       # 767
        (JGT, 8, 22, 1439),                      # 768
        (STORE, 0, 108, 100),                    # 769: 100 is 1
        (LOAD, 11, 0, 5),                        # 770: size: nul_counted ? len.value : len.value + 1
        (JZ, 11, 783),                           # 771
        (LOAD, 22, 0, 4),                        # 772
        (JNE, 22, 106, 778),                     # 773: 106 is 8
        (LOAD, 22, 0, 108),                      # 774
        (JZ, 22, 1439),                          # 775
        (NUMBER2, 19, 0, 109, 0, 56, 105),       # 776
        (JUMP, 781),                             # 777
        (LOAD, 22, 0, 106),                      # 778
        (JZ, 22, 1439),                          # 779
        (NUMBER2, 19, 0, 107, 0, 52, 105),       # 780
        (MOVE, 8, 19),                           # 781
        (JUMP, 793),                             # 782
        (LOAD, 22, 0, 4),                        # 783
        (JNE, 22, 106, 789),                     # 784: 106 is 8
        (LOAD, 22, 0, 108),                      # 785
        (JZ, 22, 1439),                          # 786
        (NUMBER2, 19, 0, 109, 0, 56, 105),       # 787
        (JUMP, 792),                             # 788
        (LOAD, 22, 0, 106),                      # 789
        (JZ, 22, 1439),                          # 790
        (NUMBER2, 19, 0, 107, 0, 52, 105),       # 791
        (ADD, 8, 19, 100),                       # 792: 100 is 1
        (BYTES, 0, 110, 8),                      # 793: content
        (OPEN, 19, 0, 110),                      # 794: content begins
        (LOAD, 21, 0, 9),                        # 795: if: not is_ebcdic
        (JEQ, 21, 121, 834),                     # 796: 121 is 37
        (JEQ, 21, 122, 834),                     # 797: 122 is 500
        (JEQ, 21, 119, 834),                     # 798: 119 is 1047
        (JEQ, 21, 123, 834),                     # 799: 123 is 1140
        (LOAD, 24, 0, 111),                      # 800: size: len_characters
        (JLE, 24, 97, 830),                      # 801: 97 is 0
        (JUMP, 820),                             # 802: last, when it is asked for
        (LOAD, 85, 0, 115),                      # 803
        (JNZ, 85, 819),                          # 804
        (LOAD, 91, 0, 111),                      # 805: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 91, 97, 809),                      # 806: 97 is 0
        (SUB, 88, 91, 100),                      # 807: 100 is 1
        (JUMP, 810),                             # 808
        (MOVE, 88, 97),                          # 809: 97 is 0
        (SEEK, 86, 0, 110, 88),                  # 810
        (LOAD, 94, 0, 111),                      # 811: size: _io.size > 0 ? 1 : 0
        (JLE, 94, 97, 815),                      # 812: 97 is 0
        (MOVE, 91, 100),                         # 813: 100 is 1
        (JUMP, 816),                             # 814
        (MOVE, 91, 97),                          # 815: 97 is 0
        (BYTES, 0, 116, 91),                     # 816: last
        (CLOSE, 86),                             # 817: back from last
        (STORE, 0, 115, 100),                    # 818: 100 is 1
        (RETURN, 7),                             # 819: last is read
        (CALL, 7, 803),                          # 820: last
        (LOAD, 24, 0, 116),                      # 821
        (LOAD, 25, 0, 117),                      # 822
        (SAME, 26, 24, 124),                     # 823: 124 is b'\x00'
        (JNZ, 26, 827),                          # 824
        (LOAD, 24, 0, 5),                        # 825
        (JNZ, 24, 830),                          # 826
        (LOAD, 24, 0, 111),                      # 827
        (SUB, 21, 24, 100),                      # 828: 100 is 1
        (JUMP, 831),                             # 829
        (LOAD, 21, 0, 111),                      # 830
        (BYTES, 0, 113, 21),                     # 831: characters
        (UNPAD, 0, 113, 32),                     # 832
        (STORE, 0, 112, 100),                    # 833: 100 is 1
        (LOAD, 21, 0, 9),                        # 834: if: is_ebcdic
        (JEQ, 21, 121, 839),                     # 835: 121 is 37
        (JEQ, 21, 122, 839),                     # 836: 122 is 500
        (JEQ, 21, 119, 839),                     # 837: 119 is 1047
        (JNE, 21, 123, 855),                     # 838: 123 is 1140
        (LOAD, 24, 0, 111),                      # 839: size: len_characters
        (JLE, 24, 97, 851),                      # 840: 97 is 0
        (CALL, 7, 803),                          # 841: last
        (LOAD, 24, 0, 116),                      # 842
        (LOAD, 25, 0, 117),                      # 843
        (SAME, 26, 24, 124),                     # 844: 124 is b'\x00'
        (JNZ, 26, 848),                          # 845
        (LOAD, 24, 0, 5),                        # 846
        (JNZ, 24, 851),                          # 847
        (LOAD, 24, 0, 111),                      # 848
        (SUB, 21, 24, 100),                      # 849: 100 is 1
        (JUMP, 852),                             # 850
        (LOAD, 21, 0, 111),                      # 851
        (BYTES, 0, 119, 21),                     # 852: ebcdic_characters
        (UNPAD, 0, 119, 64),                     # 853
        (STORE, 0, 118, 100),                    # 854: 100 is 1
        (REST, 0, 121),                          # 855: terminator
        (CLOSE, 19),                             # 856: content ends
        (RUN, 0, 123, 26),                       # 857: sort_flags, read_password_flag, read_password, write_password_flag, write_password, alter_password_flag, alter_password
        (ROOTSIZE, 8),                           # 858: if: _io.size - _io.pos == 4
        (ROOTSTART, 9),                          # 859
        (POSITION, 9, 9),                        # 860
        (SUB, 10, 8, 9),                         # 861
        (JNE, 10, 104, 875),                     # 862: 104 is 4
        (ROW, 1, 8, 8),                          # 863: sas_mq_data_set_definition.generations_limit
        (STORE, 0, 124, 8),                      # 864
        (LOAD, 9, 0, 3),                         # 865
        (STORE, 8, 0, 9),                        # 866
        (JNE, 9, 100, 870),                      # 867: switch-on: is_be; cases: true; 100 is 1
        (STORE, 8, 1, 97),                       # 868: byte order be; 97 is 0
        (JUMP, 873),                             # 869
        (JNE, 9, 97, 1439),                      # 870: cases: false; 97 is 0
        (STORE, 8, 1, 100),                      # 871: byte order le; 100 is 1
        (JUMP, 873),                             # 872
        (RUN, 8, 3, 4),                          # 873: narrow
        (STORE, 8, 2, 100),                      # 874: 100 is 1
        (REST, 0, 125),                          # 875: trailing_bytes
        (LOAD, 11, 0, 9),                        # 876: text, value: content.text
        (JNE, 11, 121, 887),                     # 877: 121 is 37
        (LOAD, 11, 0, 25),                       # 878
        (JZ, 11, 1439),                          # 879
        (LOAD, 19, 0, 26),                       # 880
        (LOAD, 20, 0, 27),                       # 881
        (TEXT, 19, 0),                           # 882
        (MOVE, 8, 19),                           # 883
        (MOVE, 9, 20),                           # 884
        (MOVE, 10, 97),                          # 885: 97 is 0
        (JUMP, 965),                             # 886
        (JNE, 11, 122, 897),                     # 887: 122 is 500
        (LOAD, 11, 0, 25),                       # 888
        (JZ, 11, 1439),                          # 889
        (LOAD, 19, 0, 26),                       # 890
        (LOAD, 20, 0, 27),                       # 891
        (TEXT, 19, 1),                           # 892
        (MOVE, 8, 19),                           # 893
        (MOVE, 9, 20),                           # 894
        (MOVE, 10, 100),                         # 895: 100 is 1
        (JUMP, 965),                             # 896
        (JNE, 11, 119, 907),                     # 897: 119 is 1047
        (LOAD, 11, 0, 25),                       # 898
        (JZ, 11, 1439),                          # 899
        (LOAD, 19, 0, 26),                       # 900
        (LOAD, 20, 0, 27),                       # 901
        (TEXT, 19, 2),                           # 902
        (MOVE, 8, 19),                           # 903
        (MOVE, 9, 20),                           # 904
        (MOVE, 10, 102),                         # 905: 102 is 2
        (JUMP, 965),                             # 906
        (JNE, 11, 123, 917),                     # 907: 123 is 1140
        (LOAD, 11, 0, 25),                       # 908
        (JZ, 11, 1439),                          # 909
        (LOAD, 19, 0, 26),                       # 910
        (LOAD, 20, 0, 27),                       # 911
        (TEXT, 19, 3),                           # 912
        (MOVE, 8, 19),                           # 913
        (MOVE, 9, 20),                           # 914
        (MOVE, 10, 126),                         # 915: 126 is 3
        (JUMP, 965),                             # 916
        (JNE, 11, 127, 927),                     # 917: 127 is 1208
        (LOAD, 11, 0, 19),                       # 918
        (JZ, 11, 1439),                          # 919
        (LOAD, 19, 0, 20),                       # 920
        (LOAD, 20, 0, 21),                       # 921
        (TEXT, 19, 4),                           # 922
        (MOVE, 8, 19),                           # 923
        (MOVE, 9, 20),                           # 924
        (MOVE, 10, 104),                         # 925: 104 is 4
        (JUMP, 965),                             # 926
        (JNE, 11, 128, 937),                     # 927: 128 is 1252
        (LOAD, 11, 0, 19),                       # 928
        (JZ, 11, 1439),                          # 929
        (LOAD, 19, 0, 20),                       # 930
        (LOAD, 20, 0, 21),                       # 931
        (TEXT, 19, 5),                           # 932
        (MOVE, 8, 19),                           # 933
        (MOVE, 9, 20),                           # 934
        (MOVE, 10, 112),                         # 935: 112 is 5
        (JUMP, 965),                             # 936
        (JNE, 11, 129, 947),                     # 937: 129 is 437
        (LOAD, 11, 0, 19),                       # 938
        (JZ, 11, 1439),                          # 939
        (LOAD, 19, 0, 20),                       # 940
        (LOAD, 20, 0, 21),                       # 941
        (TEXT, 19, 6),                           # 942
        (MOVE, 8, 19),                           # 943
        (MOVE, 9, 20),                           # 944
        (MOVE, 10, 130),                         # 945: 130 is 6
        (JUMP, 965),                             # 946
        (JNE, 11, 131, 957),                     # 947: 131 is 850
        (LOAD, 11, 0, 19),                       # 948
        (JZ, 11, 1439),                          # 949
        (LOAD, 19, 0, 20),                       # 950
        (LOAD, 20, 0, 21),                       # 951
        (TEXT, 19, 7),                           # 952
        (MOVE, 8, 19),                           # 953
        (MOVE, 9, 20),                           # 954
        (MOVE, 10, 105),                         # 955: 105 is 7
        (JUMP, 965),                             # 956
        (LOAD, 11, 0, 19),                       # 957
        (JZ, 11, 1439),                          # 958
        (LOAD, 19, 0, 20),                       # 959
        (LOAD, 20, 0, 21),                       # 960
        (TEXT, 19, 8),                           # 961
        (MOVE, 8, 19),                           # 962
        (MOVE, 9, 20),                           # 963
        (MOVE, 10, 106),                         # 964: 106 is 8
        (STORE, 0, 127, 8),                      # 965
        (STORE, 0, 128, 9),                      # 966
        (STORE, 0, 129, 10),                     # 967
        (MOVE, 8, 97),                           # 968: is_terminated, value: content.is_terminated; 97 is 0
        (LOAD, 9, 0, 18),                        # 969
        (JEQ, 9, 97, 976),                       # 970: 97 is 0
        (CALL, 3, 234),                          # 971: last
        (LOAD, 9, 0, 23),                        # 972
        (LOAD, 10, 0, 24),                       # 973
        (SAME, 11, 9, 124),                      # 974: 124 is b'\x00'
        (JZ, 11, 977),                           # 975
        (MOVE, 8, 100),                          # 976: 100 is 1
        (STORE, 0, 130, 8),                      # 977
        (STORE, 0, 131, 8),                      # 978
        (LOAD, 11, 0, 9),                        # 979: text, value: content.text
        (JNE, 11, 121, 990),                     # 980: 121 is 37
        (LOAD, 11, 0, 43),                       # 981
        (JZ, 11, 1439),                          # 982
        (LOAD, 19, 0, 44),                       # 983
        (LOAD, 20, 0, 45),                       # 984
        (TEXT, 19, 0),                           # 985
        (MOVE, 8, 19),                           # 986
        (MOVE, 9, 20),                           # 987
        (MOVE, 10, 97),                          # 988: 97 is 0
        (JUMP, 1068),                            # 989
        (JNE, 11, 122, 1000),                    # 990: 122 is 500
        (LOAD, 11, 0, 43),                       # 991
        (JZ, 11, 1439),                          # 992
        (LOAD, 19, 0, 44),                       # 993
        (LOAD, 20, 0, 45),                       # 994
        (TEXT, 19, 1),                           # 995
        (MOVE, 8, 19),                           # 996
        (MOVE, 9, 20),                           # 997
        (MOVE, 10, 100),                         # 998: 100 is 1
        (JUMP, 1068),                            # 999
        (JNE, 11, 119, 1010),                    # 1000: 119 is 1047
        (LOAD, 11, 0, 43),                       # 1001
        (JZ, 11, 1439),                          # 1002
        (LOAD, 19, 0, 44),                       # 1003
        (LOAD, 20, 0, 45),                       # 1004
        (TEXT, 19, 2),                           # 1005
        (MOVE, 8, 19),                           # 1006
        (MOVE, 9, 20),                           # 1007
        (MOVE, 10, 102),                         # 1008: 102 is 2
        (JUMP, 1068),                            # 1009
        (JNE, 11, 123, 1020),                    # 1010: 123 is 1140
        (LOAD, 11, 0, 43),                       # 1011
        (JZ, 11, 1439),                          # 1012
        (LOAD, 19, 0, 44),                       # 1013
        (LOAD, 20, 0, 45),                       # 1014
        (TEXT, 19, 3),                           # 1015
        (MOVE, 8, 19),                           # 1016
        (MOVE, 9, 20),                           # 1017
        (MOVE, 10, 126),                         # 1018: 126 is 3
        (JUMP, 1068),                            # 1019
        (JNE, 11, 127, 1030),                    # 1020: 127 is 1208
        (LOAD, 11, 0, 37),                       # 1021
        (JZ, 11, 1439),                          # 1022
        (LOAD, 19, 0, 38),                       # 1023
        (LOAD, 20, 0, 39),                       # 1024
        (TEXT, 19, 4),                           # 1025
        (MOVE, 8, 19),                           # 1026
        (MOVE, 9, 20),                           # 1027
        (MOVE, 10, 104),                         # 1028: 104 is 4
        (JUMP, 1068),                            # 1029
        (JNE, 11, 128, 1040),                    # 1030: 128 is 1252
        (LOAD, 11, 0, 37),                       # 1031
        (JZ, 11, 1439),                          # 1032
        (LOAD, 19, 0, 38),                       # 1033
        (LOAD, 20, 0, 39),                       # 1034
        (TEXT, 19, 5),                           # 1035
        (MOVE, 8, 19),                           # 1036
        (MOVE, 9, 20),                           # 1037
        (MOVE, 10, 112),                         # 1038: 112 is 5
        (JUMP, 1068),                            # 1039
        (JNE, 11, 129, 1050),                    # 1040: 129 is 437
        (LOAD, 11, 0, 37),                       # 1041
        (JZ, 11, 1439),                          # 1042
        (LOAD, 19, 0, 38),                       # 1043
        (LOAD, 20, 0, 39),                       # 1044
        (TEXT, 19, 6),                           # 1045
        (MOVE, 8, 19),                           # 1046
        (MOVE, 9, 20),                           # 1047
        (MOVE, 10, 130),                         # 1048: 130 is 6
        (JUMP, 1068),                            # 1049
        (JNE, 11, 131, 1060),                    # 1050: 131 is 850
        (LOAD, 11, 0, 37),                       # 1051
        (JZ, 11, 1439),                          # 1052
        (LOAD, 19, 0, 38),                       # 1053
        (LOAD, 20, 0, 39),                       # 1054
        (TEXT, 19, 7),                           # 1055
        (MOVE, 8, 19),                           # 1056
        (MOVE, 9, 20),                           # 1057
        (MOVE, 10, 105),                         # 1058: 105 is 7
        (JUMP, 1068),                            # 1059
        (LOAD, 11, 0, 37),                       # 1060
        (JZ, 11, 1439),                          # 1061
        (LOAD, 19, 0, 38),                       # 1062
        (LOAD, 20, 0, 39),                       # 1063
        (TEXT, 19, 8),                           # 1064
        (MOVE, 8, 19),                           # 1065
        (MOVE, 9, 20),                           # 1066
        (MOVE, 10, 106),                         # 1067: 106 is 8
        (STORE, 0, 132, 8),                      # 1068
        (STORE, 0, 133, 9),                      # 1069
        (STORE, 0, 134, 10),                     # 1070
        (MOVE, 8, 97),                           # 1071: is_terminated, value: content.is_terminated; 97 is 0
        (LOAD, 9, 0, 36),                        # 1072
        (JEQ, 9, 97, 1079),                      # 1073: 97 is 0
        (CALL, 4, 362),                          # 1074: last
        (LOAD, 9, 0, 41),                        # 1075
        (LOAD, 10, 0, 42),                       # 1076
        (SAME, 11, 9, 124),                      # 1077: 124 is b'\x00'
        (JZ, 11, 1080),                          # 1078
        (MOVE, 8, 100),                          # 1079: 100 is 1
        (STORE, 0, 135, 8),                      # 1080
        (STORE, 0, 136, 8),                      # 1081
        (LOAD, 11, 0, 4),                        # 1082: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 11, 106, 1088),                    # 1083: 106 is 8
        (LOAD, 11, 0, 51),                       # 1084
        (JZ, 11, 1439),                          # 1085
        (NUMBER2, 8, 0, 52, 0, 56, 48),          # 1086
        (JUMP, 1091),                            # 1087
        (LOAD, 11, 0, 49),                       # 1088
        (JZ, 11, 1439),                          # 1089
        (NUMBER2, 8, 0, 50, 0, 52, 48),          # 1090
        (STORE, 0, 137, 8),                      # 1091
        (LOAD, 11, 0, 4),                        # 1092: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 11, 106, 1098),                    # 1093: 106 is 8
        (LOAD, 11, 0, 56),                       # 1094
        (JZ, 11, 1439),                          # 1095
        (NUMBER2, 8, 0, 57, 0, 56, 53),          # 1096
        (JUMP, 1101),                            # 1097
        (LOAD, 11, 0, 54),                       # 1098
        (JZ, 11, 1439),                          # 1099
        (NUMBER2, 8, 0, 55, 0, 52, 53),          # 1100
        (STORE, 0, 138, 8),                      # 1101
        (LOAD, 11, 0, 4),                        # 1102: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 11, 106, 1108),                    # 1103: 106 is 8
        (LOAD, 11, 0, 61),                       # 1104
        (JZ, 11, 1439),                          # 1105
        (NUMBER2, 8, 0, 62, 0, 56, 58),          # 1106
        (JUMP, 1111),                            # 1107
        (LOAD, 11, 0, 59),                       # 1108
        (JZ, 11, 1439),                          # 1109
        (NUMBER2, 8, 0, 60, 0, 52, 58),          # 1110
        (STORE, 0, 139, 8),                      # 1111
        (LOAD, 11, 0, 9),                        # 1112: text, value: content.text
        (JNE, 11, 121, 1123),                    # 1113: 121 is 37
        (LOAD, 11, 0, 76),                       # 1114
        (JZ, 11, 1439),                          # 1115
        (LOAD, 19, 0, 77),                       # 1116
        (LOAD, 20, 0, 78),                       # 1117
        (TEXT, 19, 0),                           # 1118
        (MOVE, 8, 19),                           # 1119
        (MOVE, 9, 20),                           # 1120
        (MOVE, 10, 97),                          # 1121: 97 is 0
        (JUMP, 1201),                            # 1122
        (JNE, 11, 122, 1133),                    # 1123: 122 is 500
        (LOAD, 11, 0, 76),                       # 1124
        (JZ, 11, 1439),                          # 1125
        (LOAD, 19, 0, 77),                       # 1126
        (LOAD, 20, 0, 78),                       # 1127
        (TEXT, 19, 1),                           # 1128
        (MOVE, 8, 19),                           # 1129
        (MOVE, 9, 20),                           # 1130
        (MOVE, 10, 100),                         # 1131: 100 is 1
        (JUMP, 1201),                            # 1132
        (JNE, 11, 119, 1143),                    # 1133: 119 is 1047
        (LOAD, 11, 0, 76),                       # 1134
        (JZ, 11, 1439),                          # 1135
        (LOAD, 19, 0, 77),                       # 1136
        (LOAD, 20, 0, 78),                       # 1137
        (TEXT, 19, 2),                           # 1138
        (MOVE, 8, 19),                           # 1139
        (MOVE, 9, 20),                           # 1140
        (MOVE, 10, 102),                         # 1141: 102 is 2
        (JUMP, 1201),                            # 1142
        (JNE, 11, 123, 1153),                    # 1143: 123 is 1140
        (LOAD, 11, 0, 76),                       # 1144
        (JZ, 11, 1439),                          # 1145
        (LOAD, 19, 0, 77),                       # 1146
        (LOAD, 20, 0, 78),                       # 1147
        (TEXT, 19, 3),                           # 1148
        (MOVE, 8, 19),                           # 1149
        (MOVE, 9, 20),                           # 1150
        (MOVE, 10, 126),                         # 1151: 126 is 3
        (JUMP, 1201),                            # 1152
        (JNE, 11, 127, 1163),                    # 1153: 127 is 1208
        (LOAD, 11, 0, 70),                       # 1154
        (JZ, 11, 1439),                          # 1155
        (LOAD, 19, 0, 71),                       # 1156
        (LOAD, 20, 0, 72),                       # 1157
        (TEXT, 19, 4),                           # 1158
        (MOVE, 8, 19),                           # 1159
        (MOVE, 9, 20),                           # 1160
        (MOVE, 10, 104),                         # 1161: 104 is 4
        (JUMP, 1201),                            # 1162
        (JNE, 11, 128, 1173),                    # 1163: 128 is 1252
        (LOAD, 11, 0, 70),                       # 1164
        (JZ, 11, 1439),                          # 1165
        (LOAD, 19, 0, 71),                       # 1166
        (LOAD, 20, 0, 72),                       # 1167
        (TEXT, 19, 5),                           # 1168
        (MOVE, 8, 19),                           # 1169
        (MOVE, 9, 20),                           # 1170
        (MOVE, 10, 112),                         # 1171: 112 is 5
        (JUMP, 1201),                            # 1172
        (JNE, 11, 129, 1183),                    # 1173: 129 is 437
        (LOAD, 11, 0, 70),                       # 1174
        (JZ, 11, 1439),                          # 1175
        (LOAD, 19, 0, 71),                       # 1176
        (LOAD, 20, 0, 72),                       # 1177
        (TEXT, 19, 6),                           # 1178
        (MOVE, 8, 19),                           # 1179
        (MOVE, 9, 20),                           # 1180
        (MOVE, 10, 130),                         # 1181: 130 is 6
        (JUMP, 1201),                            # 1182
        (JNE, 11, 131, 1193),                    # 1183: 131 is 850
        (LOAD, 11, 0, 70),                       # 1184
        (JZ, 11, 1439),                          # 1185
        (LOAD, 19, 0, 71),                       # 1186
        (LOAD, 20, 0, 72),                       # 1187
        (TEXT, 19, 7),                           # 1188
        (MOVE, 8, 19),                           # 1189
        (MOVE, 9, 20),                           # 1190
        (MOVE, 10, 105),                         # 1191: 105 is 7
        (JUMP, 1201),                            # 1192
        (LOAD, 11, 0, 70),                       # 1193
        (JZ, 11, 1439),                          # 1194
        (LOAD, 19, 0, 71),                       # 1195
        (LOAD, 20, 0, 72),                       # 1196
        (TEXT, 19, 8),                           # 1197
        (MOVE, 8, 19),                           # 1198
        (MOVE, 9, 20),                           # 1199
        (MOVE, 10, 106),                         # 1200: 106 is 8
        (STORE, 0, 140, 8),                      # 1201
        (STORE, 0, 141, 9),                      # 1202
        (STORE, 0, 142, 10),                     # 1203
        (MOVE, 8, 97),                           # 1204: is_terminated, value: content.is_terminated; 97 is 0
        (LOAD, 9, 0, 69),                        # 1205
        (JEQ, 9, 97, 1212),                      # 1206: 97 is 0
        (CALL, 5, 532),                          # 1207: last
        (LOAD, 9, 0, 74),                        # 1208
        (LOAD, 10, 0, 75),                       # 1209
        (SAME, 11, 9, 124),                      # 1210: 124 is b'\x00'
        (JZ, 11, 1213),                          # 1211
        (MOVE, 8, 100),                          # 1212: 100 is 1
        (STORE, 0, 143, 8),                      # 1213
        (STORE, 0, 144, 8),                      # 1214
        (LOAD, 11, 0, 9),                        # 1215: text, value: content.text
        (JNE, 11, 121, 1226),                    # 1216: 121 is 37
        (LOAD, 11, 0, 95),                       # 1217
        (JZ, 11, 1439),                          # 1218
        (LOAD, 19, 0, 96),                       # 1219
        (LOAD, 20, 0, 97),                       # 1220
        (TEXT, 19, 0),                           # 1221
        (MOVE, 8, 19),                           # 1222
        (MOVE, 9, 20),                           # 1223
        (MOVE, 10, 97),                          # 1224: 97 is 0
        (JUMP, 1304),                            # 1225
        (JNE, 11, 122, 1236),                    # 1226: 122 is 500
        (LOAD, 11, 0, 95),                       # 1227
        (JZ, 11, 1439),                          # 1228
        (LOAD, 19, 0, 96),                       # 1229
        (LOAD, 20, 0, 97),                       # 1230
        (TEXT, 19, 1),                           # 1231
        (MOVE, 8, 19),                           # 1232
        (MOVE, 9, 20),                           # 1233
        (MOVE, 10, 100),                         # 1234: 100 is 1
        (JUMP, 1304),                            # 1235
        (JNE, 11, 119, 1246),                    # 1236: 119 is 1047
        (LOAD, 11, 0, 95),                       # 1237
        (JZ, 11, 1439),                          # 1238
        (LOAD, 19, 0, 96),                       # 1239
        (LOAD, 20, 0, 97),                       # 1240
        (TEXT, 19, 2),                           # 1241
        (MOVE, 8, 19),                           # 1242
        (MOVE, 9, 20),                           # 1243
        (MOVE, 10, 102),                         # 1244: 102 is 2
        (JUMP, 1304),                            # 1245
        (JNE, 11, 123, 1256),                    # 1246: 123 is 1140
        (LOAD, 11, 0, 95),                       # 1247
        (JZ, 11, 1439),                          # 1248
        (LOAD, 19, 0, 96),                       # 1249
        (LOAD, 20, 0, 97),                       # 1250
        (TEXT, 19, 3),                           # 1251
        (MOVE, 8, 19),                           # 1252
        (MOVE, 9, 20),                           # 1253
        (MOVE, 10, 126),                         # 1254: 126 is 3
        (JUMP, 1304),                            # 1255
        (JNE, 11, 127, 1266),                    # 1256: 127 is 1208
        (LOAD, 11, 0, 89),                       # 1257
        (JZ, 11, 1439),                          # 1258
        (LOAD, 19, 0, 90),                       # 1259
        (LOAD, 20, 0, 91),                       # 1260
        (TEXT, 19, 4),                           # 1261
        (MOVE, 8, 19),                           # 1262
        (MOVE, 9, 20),                           # 1263
        (MOVE, 10, 104),                         # 1264: 104 is 4
        (JUMP, 1304),                            # 1265
        (JNE, 11, 128, 1276),                    # 1266: 128 is 1252
        (LOAD, 11, 0, 89),                       # 1267
        (JZ, 11, 1439),                          # 1268
        (LOAD, 19, 0, 90),                       # 1269
        (LOAD, 20, 0, 91),                       # 1270
        (TEXT, 19, 5),                           # 1271
        (MOVE, 8, 19),                           # 1272
        (MOVE, 9, 20),                           # 1273
        (MOVE, 10, 112),                         # 1274: 112 is 5
        (JUMP, 1304),                            # 1275
        (JNE, 11, 129, 1286),                    # 1276: 129 is 437
        (LOAD, 11, 0, 89),                       # 1277
        (JZ, 11, 1439),                          # 1278
        (LOAD, 19, 0, 90),                       # 1279
        (LOAD, 20, 0, 91),                       # 1280
        (TEXT, 19, 6),                           # 1281
        (MOVE, 8, 19),                           # 1282
        (MOVE, 9, 20),                           # 1283
        (MOVE, 10, 130),                         # 1284: 130 is 6
        (JUMP, 1304),                            # 1285
        (JNE, 11, 131, 1296),                    # 1286: 131 is 850
        (LOAD, 11, 0, 89),                       # 1287
        (JZ, 11, 1439),                          # 1288
        (LOAD, 19, 0, 90),                       # 1289
        (LOAD, 20, 0, 91),                       # 1290
        (TEXT, 19, 7),                           # 1291
        (MOVE, 8, 19),                           # 1292
        (MOVE, 9, 20),                           # 1293
        (MOVE, 10, 105),                         # 1294: 105 is 7
        (JUMP, 1304),                            # 1295
        (LOAD, 11, 0, 89),                       # 1296
        (JZ, 11, 1439),                          # 1297
        (LOAD, 19, 0, 90),                       # 1298
        (LOAD, 20, 0, 91),                       # 1299
        (TEXT, 19, 8),                           # 1300
        (MOVE, 8, 19),                           # 1301
        (MOVE, 9, 20),                           # 1302
        (MOVE, 10, 106),                         # 1303: 106 is 8
        (STORE, 0, 145, 8),                      # 1304
        (STORE, 0, 146, 9),                      # 1305
        (STORE, 0, 147, 10),                     # 1306
        (MOVE, 8, 97),                           # 1307: is_terminated, value: content.is_terminated; 97 is 0
        (LOAD, 9, 0, 88),                        # 1308
        (JEQ, 9, 97, 1315),                      # 1309: 97 is 0
        (CALL, 6, 661),                          # 1310: last
        (LOAD, 9, 0, 93),                        # 1311
        (LOAD, 10, 0, 94),                       # 1312
        (SAME, 11, 9, 124),                      # 1313: 124 is b'\x00'
        (JZ, 11, 1316),                          # 1314
        (MOVE, 8, 100),                          # 1315: 100 is 1
        (STORE, 0, 148, 8),                      # 1316
        (STORE, 0, 149, 8),                      # 1317
        (LOAD, 11, 0, 4),                        # 1318: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 11, 106, 1324),                    # 1319: 106 is 8
        (LOAD, 11, 0, 103),                      # 1320
        (JZ, 11, 1439),                          # 1321
        (NUMBER2, 8, 0, 104, 0, 56, 100),        # 1322
        (JUMP, 1327),                            # 1323
        (LOAD, 11, 0, 101),                      # 1324
        (JZ, 11, 1439),                          # 1325
        (NUMBER2, 8, 0, 102, 0, 52, 100),        # 1326
        (STORE, 0, 150, 8),                      # 1327
        (LOAD, 11, 0, 9),                        # 1328: text, value: content.text
        (JNE, 11, 121, 1339),                    # 1329: 121 is 37
        (LOAD, 11, 0, 118),                      # 1330
        (JZ, 11, 1439),                          # 1331
        (LOAD, 19, 0, 119),                      # 1332
        (LOAD, 20, 0, 120),                      # 1333
        (TEXT, 19, 0),                           # 1334
        (MOVE, 8, 19),                           # 1335
        (MOVE, 9, 20),                           # 1336
        (MOVE, 10, 97),                          # 1337: 97 is 0
        (JUMP, 1417),                            # 1338
        (JNE, 11, 122, 1349),                    # 1339: 122 is 500
        (LOAD, 11, 0, 118),                      # 1340
        (JZ, 11, 1439),                          # 1341
        (LOAD, 19, 0, 119),                      # 1342
        (LOAD, 20, 0, 120),                      # 1343
        (TEXT, 19, 1),                           # 1344
        (MOVE, 8, 19),                           # 1345
        (MOVE, 9, 20),                           # 1346
        (MOVE, 10, 100),                         # 1347: 100 is 1
        (JUMP, 1417),                            # 1348
        (JNE, 11, 119, 1359),                    # 1349: 119 is 1047
        (LOAD, 11, 0, 118),                      # 1350
        (JZ, 11, 1439),                          # 1351
        (LOAD, 19, 0, 119),                      # 1352
        (LOAD, 20, 0, 120),                      # 1353
        (TEXT, 19, 2),                           # 1354
        (MOVE, 8, 19),                           # 1355
        (MOVE, 9, 20),                           # 1356
        (MOVE, 10, 102),                         # 1357: 102 is 2
        (JUMP, 1417),                            # 1358
        (JNE, 11, 123, 1369),                    # 1359: 123 is 1140
        (LOAD, 11, 0, 118),                      # 1360
        (JZ, 11, 1439),                          # 1361
        (LOAD, 19, 0, 119),                      # 1362
        (LOAD, 20, 0, 120),                      # 1363
        (TEXT, 19, 3),                           # 1364
        (MOVE, 8, 19),                           # 1365
        (MOVE, 9, 20),                           # 1366
        (MOVE, 10, 126),                         # 1367: 126 is 3
        (JUMP, 1417),                            # 1368
        (JNE, 11, 127, 1379),                    # 1369: 127 is 1208
        (LOAD, 11, 0, 112),                      # 1370
        (JZ, 11, 1439),                          # 1371
        (LOAD, 19, 0, 113),                      # 1372
        (LOAD, 20, 0, 114),                      # 1373
        (TEXT, 19, 4),                           # 1374
        (MOVE, 8, 19),                           # 1375
        (MOVE, 9, 20),                           # 1376
        (MOVE, 10, 104),                         # 1377: 104 is 4
        (JUMP, 1417),                            # 1378
        (JNE, 11, 128, 1389),                    # 1379: 128 is 1252
        (LOAD, 11, 0, 112),                      # 1380
        (JZ, 11, 1439),                          # 1381
        (LOAD, 19, 0, 113),                      # 1382
        (LOAD, 20, 0, 114),                      # 1383
        (TEXT, 19, 5),                           # 1384
        (MOVE, 8, 19),                           # 1385
        (MOVE, 9, 20),                           # 1386
        (MOVE, 10, 112),                         # 1387: 112 is 5
        (JUMP, 1417),                            # 1388
        (JNE, 11, 129, 1399),                    # 1389: 129 is 437
        (LOAD, 11, 0, 112),                      # 1390
        (JZ, 11, 1439),                          # 1391
        (LOAD, 19, 0, 113),                      # 1392
        (LOAD, 20, 0, 114),                      # 1393
        (TEXT, 19, 6),                           # 1394
        (MOVE, 8, 19),                           # 1395
        (MOVE, 9, 20),                           # 1396
        (MOVE, 10, 130),                         # 1397: 130 is 6
        (JUMP, 1417),                            # 1398
        (JNE, 11, 131, 1409),                    # 1399: 131 is 850
        (LOAD, 11, 0, 112),                      # 1400
        (JZ, 11, 1439),                          # 1401
        (LOAD, 19, 0, 113),                      # 1402
        (LOAD, 20, 0, 114),                      # 1403
        (TEXT, 19, 7),                           # 1404
        (MOVE, 8, 19),                           # 1405
        (MOVE, 9, 20),                           # 1406
        (MOVE, 10, 105),                         # 1407: 105 is 7
        (JUMP, 1417),                            # 1408
        (LOAD, 11, 0, 112),                      # 1409
        (JZ, 11, 1439),                          # 1410
        (LOAD, 19, 0, 113),                      # 1411
        (LOAD, 20, 0, 114),                      # 1412
        (TEXT, 19, 8),                           # 1413
        (MOVE, 8, 19),                           # 1414
        (MOVE, 9, 20),                           # 1415
        (MOVE, 10, 106),                         # 1416: 106 is 8
        (STORE, 0, 151, 8),                      # 1417
        (STORE, 0, 152, 9),                      # 1418
        (STORE, 0, 153, 10),                     # 1419
        (MOVE, 8, 97),                           # 1420: is_terminated, value: content.is_terminated; 97 is 0
        (LOAD, 9, 0, 111),                       # 1421
        (JEQ, 9, 97, 1428),                      # 1422: 97 is 0
        (CALL, 7, 803),                          # 1423: last
        (LOAD, 9, 0, 116),                       # 1424
        (LOAD, 10, 0, 117),                      # 1425
        (SAME, 11, 9, 124),                      # 1426: 124 is b'\x00'
        (JZ, 11, 1429),                          # 1427
        (MOVE, 8, 100),                          # 1428: 100 is 1
        (STORE, 0, 154, 8),                      # 1429
        (STORE, 0, 155, 8),                      # 1430
        (LOAD, 8, 0, 124),                       # 1431
        (JZ, 8, 1438),                           # 1432
        (ROWAT, 8, 1, 8),                        # 1433
        (LOAD, 19, 8, 2),                        # 1434
        (JZ, 19, 1439),                          # 1435
        (NUMBER2, 9, 8, 3, 0, 52, 1),            # 1436
        (STORE, 8, 6, 9),                        # 1437
        (DONE,),                                 # 1438: read
        (FAIL,),                                 # 1439: handed over
    ),
    constants=b'littlebigexcludes_nul\x00',
    tables=(
        Table(156, (0, 6, 13, 15, 19, 22, 25, 31, 33, 37, 40, 43, 49, 51, 54, 56, 59, 61, 64, 66, 70, 73, 76, 83, 85, 89, 92, 95, 101, 103, 106, 108, 112, 115, 118, 124)),  # 0: sas_mq_data_set_definition
        Table(7, (2, 4)),  # 1: sas_mq_data_set_definition.generations_limit
    ),
    registers=95,
    numbers=(-1, 6, 0, -7, 3, 1, 15, 2, 12, 4, 7, 8, 11, 9, 10, -10, 12, 5, 193, 201, 209, 217, 226, 233, 1047, 819, 37, 500, 1140, -22, 1, 3, 1208, 1252, 437, 6, 850),
    addresses=(0, -1, -1, -1, -1, -1, -1, -1, 1),
    encodings=('IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'marks': Present(0, Span(1, None)),
        'is_be': Worked(3, 'bool'),
        'long_used': Worked(4, 'int'),
        'nul_counted': Worked(5, 'bool'),
        'first_letter': Present(6, Span(7, None)),
        'ccsid_used': Worked(9, 'int'),
        'definition': Inline({
            'version': Number(11, 0, 4, True, False, 'be', 10),
            'data_set_type': Inline({
                'len': Inline({
                    'narrow': Present(13, Number(14, 0, 4, True, False, 'be', 12)),
                    'wide': Present(15, Number(16, 0, 8, True, False, 'be', 12)),
                }),
                'content': Inline({
                    'last': Present(22, Span(23, None)),
                    'characters': Present(19, Span(20, None)),
                    'ebcdic_characters': Present(25, Span(26, None)),
                    'terminator': Span(28, None),
                    'is_terminated': Worked(130, 'bool'),
                }),
                'text': Span(127, '*'),
                'is_terminated': Worked(131, 'bool'),
            }),
            'label': Inline({
                'len': Inline({
                    'narrow': Present(31, Number(32, 0, 4, True, False, 'be', 30)),
                    'wide': Present(33, Number(34, 0, 8, True, False, 'be', 30)),
                }),
                'content': Inline({
                    'last': Present(40, Span(41, None)),
                    'characters': Present(37, Span(38, None)),
                    'ebcdic_characters': Present(43, Span(44, None)),
                    'terminator': Span(46, None),
                    'is_terminated': Worked(135, 'bool'),
                }),
                'text': Span(132, '*'),
                'is_terminated': Worked(136, 'bool'),
            }),
            'num_observations': Inline({
                'narrow': Present(49, Number(50, 0, 4, True, False, 'be', 48)),
                'wide': Present(51, Number(52, 0, 8, True, False, 'be', 48)),
                'value': Worked(137, 'int'),
            }),
            'num_variables': Inline({
                'narrow': Present(54, Number(55, 0, 4, True, False, 'be', 53)),
                'wide': Present(56, Number(57, 0, 8, True, False, 'be', 53)),
                'value': Worked(138, 'int'),
            }),
            'len_observation': Inline({
                'narrow': Present(59, Number(60, 0, 4, True, False, 'be', 58)),
                'wide': Present(61, Number(62, 0, 8, True, False, 'be', 58)),
                'value': Worked(139, 'int'),
            }),
            'compress': Inline({
                'len': Inline({
                    'narrow': Present(64, Number(65, 0, 4, True, False, 'be', 63)),
                    'wide': Present(66, Number(67, 0, 8, True, False, 'be', 63)),
                }),
                'content': Inline({
                    'last': Present(73, Span(74, None)),
                    'characters': Present(70, Span(71, None)),
                    'ebcdic_characters': Present(76, Span(77, None)),
                    'terminator': Span(79, None),
                    'is_terminated': Worked(143, 'bool'),
                }),
                'text': Span(140, '*'),
                'is_terminated': Worked(144, 'bool'),
            }),
            'reuse': Fixed(81, 0, 1, None),
            'encrypt': Inline({
                'len': Inline({
                    'narrow': Present(83, Number(84, 0, 4, True, False, 'be', 82)),
                    'wide': Present(85, Number(86, 0, 8, True, False, 'be', 82)),
                }),
                'content': Inline({
                    'last': Present(92, Span(93, None)),
                    'characters': Present(89, Span(90, None)),
                    'ebcdic_characters': Present(95, Span(96, None)),
                    'terminator': Span(98, None),
                    'is_terminated': Worked(148, 'bool'),
                }),
                'text': Span(145, '*'),
                'is_terminated': Worked(149, 'bool'),
            }),
            'num_sort_variables': Inline({
                'narrow': Present(101, Number(102, 0, 4, True, False, 'be', 100)),
                'wide': Present(103, Number(104, 0, 8, True, False, 'be', 100)),
                'value': Worked(150, 'int'),
            }),
            'sort_collating_sequence': Inline({
                'len': Inline({
                    'narrow': Present(106, Number(107, 0, 4, True, False, 'be', 105)),
                    'wide': Present(108, Number(109, 0, 8, True, False, 'be', 105)),
                }),
                'content': Inline({
                    'last': Present(115, Span(116, None)),
                    'characters': Present(112, Span(113, None)),
                    'ebcdic_characters': Present(118, Span(119, None)),
                    'terminator': Span(121, None),
                    'is_terminated': Worked(154, 'bool'),
                }),
                'text': Span(151, '*'),
                'is_terminated': Worked(155, 'bool'),
            }),
            'sort_flags': Number(123, 0, 2, True, False, 'be', 10),
            'read_password_flag': Number(123, 2, 4, True, False, 'be', 10),
            'read_password': Fixed(123, 6, 4, None),
            'write_password_flag': Number(123, 10, 4, True, False, 'be', 10),
            'write_password': Fixed(123, 14, 4, None),
            'alter_password_flag': Number(123, 18, 4, True, False, 'be', 10),
            'alter_password': Fixed(123, 22, 4, None),
            'are_strings_terminated': Formula('bool', Apply('and', (Apply('and', (Apply('and', (Apply('and', (Worked(131, 'bool'), Worked(136, 'bool'))), Worked(144, 'bool'))), Worked(149, 'bool'))), Worked(155, 'bool')))),
        }),
        'generations_limit': Rows(124, 1, Inline({
            'narrow': Present(2, Number(3, 0, 4, True, False, 'be', 1)),
            'wide': Present(4, Number(5, 0, 8, True, False, 'be', 1)),
            'value': Worked(6, 'int'),
        })),
        'trailing_bytes': Span(125, None),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
