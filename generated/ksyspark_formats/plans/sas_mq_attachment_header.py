# Generated from ksy/sas/sas_mq_attachment_header.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_attachment_header: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EQ, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, NOT, NUMBER2, OPEN, OR, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWS, RUN, SAME, SEEK, SEEKROOT, STORE, SUB, TEXT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Items, Number, Plan, Present, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_attachment_header
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: long_bytes
        (PARAM, 4, 3),                           # 4: string_length
        (PARAM, 5, 4),                           # 5: string_length
        (PARAM, 6, 5),                           # 6: encoding
        (PARAM, 7, 6),                           # 7: ccsid
        (SAME, 11, 1, 80),                       # 8: 80 is b'little'
        (JZ, 11, 12),                            # 9
        (MOVE, 8, 82),                           # 10: 82 is 0
        (JUMP, 137),                             # 11
        (SAME, 11, 1, 83),                       # 12: 83 is b'big'
        (JZ, 11, 28),                            # 13
        (MOVE, 8, 85),                           # 14: 85 is 1
        (JUMP, 137),                             # 15
        (LOAD, 12, 0, 0),                        # 16
        (JNZ, 12, 27),                           # 17
        (SEEKROOT, 13, 86),                      # 18: pos: 76; 86 is 76
        (ROOTSIZE, 18),                          # 19: size: _io.size >= 88 ? 12 : 0
        (JLT, 18, 87, 23),                       # 20: 87 is 88
        (MOVE, 15, 88),                          # 21: 88 is 12
        (JUMP, 24),                              # 22
        (MOVE, 15, 82),                          # 23: 82 is 0
        (BYTES, 0, 1, 15),                       # 24: marks
        (CLOSE, 13),                             # 25: back from marks
        (STORE, 0, 0, 85),                       # 26: 85 is 1
        (RETURN, 1),                             # 27: marks is read
        (CALL, 1, 16),                           # 28: marks
        (LOAD, 19, 0, 1),                        # 29
        (LOAD, 20, 0, 2),                        # 30
        (JNE, 20, 82, 35),                       # 31: 82 is 0
        (AND, 11, 6, 89),                        # 32: 89 is 15
        (EQ, 8, 11, 85),                         # 33: 85 is 1
        (JUMP, 137),                             # 34
        (JEQ, 3, 82, 38),                        # 35: 82 is 0
        (MOVE, 22, 3),                           # 36
        (JUMP, 89),                              # 37
        (LOAD, 25, 0, 1),                        # 38: marks
        (LOAD, 26, 0, 2),                        # 39
        (JNE, 26, 82, 48),                       # 40: 82 is 0
        (ROOTSIZE, 28),                          # 41
        (JNE, 28, 90, 45),                       # 42: 90 is 84
        (MOVE, 25, 91),                          # 43: 91 is 8
        (JUMP, 46),                              # 44
        (MOVE, 25, 92),                          # 45: 92 is 4
        (MOVE, 22, 25),                          # 46
        (JUMP, 89),                              # 47
        (BYTE, 27, 25, 92),                      # 48: marks; 92 is 4
        (LOAD, 28, 0, 1),                        # 49: marks
        (LOAD, 29, 0, 2),                        # 50
        (BYTE, 30, 28, 93),                      # 51: 93 is 7
        (OR, 31, 27, 30),                        # 52
        (JGT, 31, 94, 88),                       # 53: 94 is 3
        (LOAD, 25, 0, 1),                        # 54: marks
        (LOAD, 26, 0, 2),                        # 55
        (BYTE, 27, 25, 92),                      # 56: 92 is 4
        (LOAD, 28, 0, 1),                        # 57: marks
        (LOAD, 29, 0, 2),                        # 58
        (BYTE, 30, 28, 95),                      # 59: 95 is 5
        (OR, 31, 27, 30),                        # 60
        (LOAD, 32, 0, 1),                        # 61: marks
        (LOAD, 33, 0, 2),                        # 62
        (BYTE, 34, 32, 96),                      # 63: 96 is 6
        (OR, 35, 31, 34),                        # 64
        (LOAD, 36, 0, 1),                        # 65: marks
        (LOAD, 37, 0, 2),                        # 66
        (BYTE, 38, 36, 93),                      # 67: 93 is 7
        (OR, 39, 35, 38),                        # 68
        (JEQ, 39, 82, 88),                       # 69: 82 is 0
        (LOAD, 25, 0, 1),                        # 70: marks
        (LOAD, 26, 0, 2),                        # 71
        (BYTE, 27, 25, 82),                      # 72: 82 is 0
        (LOAD, 28, 0, 1),                        # 73: marks
        (LOAD, 29, 0, 2),                        # 74
        (BYTE, 30, 28, 85),                      # 75: 85 is 1
        (OR, 31, 27, 30),                        # 76
        (LOAD, 32, 0, 1),                        # 77: marks
        (LOAD, 33, 0, 2),                        # 78
        (BYTE, 34, 32, 97),                      # 79: 97 is 2
        (OR, 35, 31, 34),                        # 80
        (LOAD, 36, 0, 1),                        # 81: marks
        (LOAD, 37, 0, 2),                        # 82
        (BYTE, 38, 36, 94),                      # 83: 94 is 3
        (OR, 39, 35, 38),                        # 84
        (JEQ, 39, 82, 88),                       # 85: 82 is 0
        (MOVE, 22, 92),                          # 86: 92 is 4
        (JUMP, 89),                              # 87
        (MOVE, 22, 91),                          # 88: 91 is 8
        (JNE, 22, 91, 92),                       # 89: 91 is 8
        (MOVE, 19, 92),                          # 90: 92 is 4
        (JUMP, 93),                              # 91
        (MOVE, 19, 82),                          # 92: 82 is 0
        (LOAD, 22, 0, 1),                        # 93: marks
        (LOAD, 23, 0, 2),                        # 94
        (BYTE, 24, 22, 19),                      # 95
        (LOAD, 25, 0, 1),                        # 96: marks
        (LOAD, 26, 0, 2),                        # 97
        (ADD, 27, 19, 85),                       # 98: 85 is 1
        (BYTE, 28, 25, 27),                      # 99
        (OR, 29, 24, 28),                        # 100
        (JNE, 29, 82, 114),                      # 101: 82 is 0
        (LOAD, 22, 0, 1),                        # 102: marks
        (LOAD, 23, 0, 2),                        # 103
        (ADD, 24, 19, 97),                       # 104: 97 is 2
        (BYTE, 25, 22, 24),                      # 105
        (LOAD, 26, 0, 1),                        # 106: marks
        (LOAD, 27, 0, 2),                        # 107
        (ADD, 28, 19, 94),                       # 108: 94 is 3
        (BYTE, 29, 26, 28),                      # 109
        (OR, 30, 25, 29),                        # 110
        (JEQ, 30, 82, 114),                      # 111: 82 is 0
        (MOVE, 8, 85),                           # 112: 85 is 1
        (JUMP, 137),                             # 113
        (LOAD, 22, 0, 1),                        # 114: marks
        (LOAD, 23, 0, 2),                        # 115
        (ADD, 24, 19, 97),                       # 116: 97 is 2
        (BYTE, 25, 22, 24),                      # 117
        (LOAD, 26, 0, 1),                        # 118: marks
        (LOAD, 27, 0, 2),                        # 119
        (ADD, 28, 19, 94),                       # 120: 94 is 3
        (BYTE, 29, 26, 28),                      # 121
        (OR, 30, 25, 29),                        # 122
        (JNE, 30, 82, 135),                      # 123: 82 is 0
        (LOAD, 22, 0, 1),                        # 124: marks
        (LOAD, 23, 0, 2),                        # 125
        (BYTE, 24, 22, 19),                      # 126
        (LOAD, 25, 0, 1),                        # 127: marks
        (LOAD, 26, 0, 2),                        # 128
        (ADD, 27, 19, 85),                       # 129: 85 is 1
        (BYTE, 28, 25, 27),                      # 130
        (OR, 29, 24, 28),                        # 131
        (JEQ, 29, 82, 135),                      # 132: 82 is 0
        (MOVE, 8, 82),                           # 133: 82 is 0
        (JUMP, 137),                             # 134
        (AND, 22, 6, 89),                        # 135: 89 is 15
        (EQ, 8, 22, 85),                         # 136: 85 is 1
        (STORE, 0, 3, 8),                        # 137
        (JEQ, 3, 82, 141),                       # 138: 82 is 0
        (MOVE, 8, 3),                            # 139
        (JUMP, 193),                             # 140
        (CALL, 1, 16),                           # 141: marks
        (LOAD, 19, 0, 1),                        # 142
        (LOAD, 20, 0, 2),                        # 143
        (JNE, 20, 82, 152),                      # 144: 82 is 0
        (ROOTSIZE, 22),                          # 145
        (JNE, 22, 90, 149),                      # 146: 90 is 84
        (MOVE, 19, 91),                          # 147: 91 is 8
        (JUMP, 150),                             # 148
        (MOVE, 19, 92),                          # 149: 92 is 4
        (MOVE, 8, 19),                           # 150
        (JUMP, 193),                             # 151
        (BYTE, 21, 19, 92),                      # 152: marks; 92 is 4
        (LOAD, 22, 0, 1),                        # 153: marks
        (LOAD, 23, 0, 2),                        # 154
        (BYTE, 24, 22, 93),                      # 155: 93 is 7
        (OR, 25, 21, 24),                        # 156
        (JGT, 25, 94, 192),                      # 157: 94 is 3
        (LOAD, 19, 0, 1),                        # 158: marks
        (LOAD, 20, 0, 2),                        # 159
        (BYTE, 21, 19, 92),                      # 160: 92 is 4
        (LOAD, 22, 0, 1),                        # 161: marks
        (LOAD, 23, 0, 2),                        # 162
        (BYTE, 24, 22, 95),                      # 163: 95 is 5
        (OR, 25, 21, 24),                        # 164
        (LOAD, 26, 0, 1),                        # 165: marks
        (LOAD, 27, 0, 2),                        # 166
        (BYTE, 28, 26, 96),                      # 167: 96 is 6
        (OR, 29, 25, 28),                        # 168
        (LOAD, 30, 0, 1),                        # 169: marks
        (LOAD, 31, 0, 2),                        # 170
        (BYTE, 32, 30, 93),                      # 171: 93 is 7
        (OR, 33, 29, 32),                        # 172
        (JEQ, 33, 82, 192),                      # 173: 82 is 0
        (LOAD, 19, 0, 1),                        # 174: marks
        (LOAD, 20, 0, 2),                        # 175
        (BYTE, 21, 19, 82),                      # 176: 82 is 0
        (LOAD, 22, 0, 1),                        # 177: marks
        (LOAD, 23, 0, 2),                        # 178
        (BYTE, 24, 22, 85),                      # 179: 85 is 1
        (OR, 25, 21, 24),                        # 180
        (LOAD, 26, 0, 1),                        # 181: marks
        (LOAD, 27, 0, 2),                        # 182
        (BYTE, 28, 26, 97),                      # 183: 97 is 2
        (OR, 29, 25, 28),                        # 184
        (LOAD, 30, 0, 1),                        # 185: marks
        (LOAD, 31, 0, 2),                        # 186
        (BYTE, 32, 30, 94),                      # 187: 94 is 3
        (OR, 33, 29, 32),                        # 188
        (JEQ, 33, 82, 192),                      # 189: 82 is 0
        (MOVE, 8, 92),                           # 190: 92 is 4
        (JUMP, 193),                             # 191
        (MOVE, 8, 91),                           # 192: 91 is 8
        (STORE, 0, 4, 8),                        # 193
        (LOAD, 8, 0, 3),                         # 194: switch-on: is_be
        (JNE, 8, 85, 198),                       # 195: cases: true; 85 is 1
        (STORE, 0, 5, 82),                       # 196: byte order be; 82 is 0
        (JUMP, 201),                             # 197
        (JNE, 8, 82, 907),                       # 198: cases: false; 82 is 0
        (STORE, 0, 5, 85),                       # 199: byte order le; 85 is 1
        (JUMP, 201),                             # 200
        (RUN, 0, 6, 24),                         # 201: header_id
        (JNE, 8, 85, 205),                       # 202: switch-on: is_be; cases: true; 85 is 1
        (STORE, 0, 7, 82),                       # 203: byte order be; 82 is 0
        (JUMP, 208),                             # 204
        (JNE, 8, 82, 907),                       # 205: cases: false; 82 is 0
        (STORE, 0, 7, 85),                       # 206: byte order le; 85 is 1
        (JUMP, 208),                             # 207
        (LOAD, 8, 0, 4),                         # 208: if: long_bytes != 8
        (JEQ, 8, 91, 212),                       # 209: 91 is 8
        (RUN, 0, 9, 4),                          # 210: narrow
        (STORE, 0, 8, 85),                       # 211: 85 is 1
        (JNE, 8, 91, 215),                       # 212: if: long_bytes == 8; 91 is 8
        (RUN, 0, 11, 8),                         # 213: wide
        (STORE, 0, 10, 85),                      # 214: 85 is 1
        (RUN, 0, 12, 52),                        # 215: original_correlation_id, message_id, num_attachments
        (LOAD, 8, 0, 3),                         # 216
        (SAME, 8, 4, 98),                        # 217: 98 is b'excludes_nul'
        (NOT, 9, 8),                             # 218
        (STORE, 0, 13, 9),                       # 219
        (JEQ, 7, 82, 240),                       # 220: 82 is 0
        (MOVE, 8, 7),                            # 221
        (JUMP, 269),                             # 222
        (LOAD, 40, 0, 14),                       # 223
        (JNZ, 40, 239),                          # 224
        (LOAD, 46, 0, 4),                        # 225: pos: long_used == 8 ? 116 : 112
        (JNE, 46, 91, 229),                      # 226: 91 is 8
        (MOVE, 43, 100),                         # 227: 100 is 116
        (JUMP, 230),                             # 228
        (MOVE, 43, 101),                         # 229: 101 is 112
        (SEEKROOT, 41, 43),                      # 230
        (ROOTSIZE, 49),                          # 231: size: _io.size >= 117 ? 1 : 0
        (JLT, 49, 102, 235),                     # 232: 102 is 117
        (MOVE, 46, 85),                          # 233: 85 is 1
        (JUMP, 236),                             # 234
        (MOVE, 46, 82),                          # 235: 82 is 0
        (BYTES, 0, 15, 46),                      # 236: first_letter
        (CLOSE, 41),                             # 237: back from first_letter
        (STORE, 0, 14, 85),                      # 238: 85 is 1
        (RETURN, 2),                             # 239: first_letter is read
        (CALL, 2, 223),                          # 240: first_letter
        (LOAD, 19, 0, 15),                       # 241
        (LOAD, 20, 0, 16),                       # 242
        (JNE, 20, 85, 268),                      # 243: 85 is 1
        (BYTE, 21, 19, 82),                      # 244: first_letter; 82 is 0
        (JLT, 21, 103, 250),                     # 245: 103 is 193
        (LOAD, 19, 0, 15),                       # 246: first_letter
        (LOAD, 20, 0, 16),                       # 247
        (BYTE, 21, 19, 82),                      # 248: 82 is 0
        (JLE, 21, 104, 266),                     # 249: 104 is 201
        (LOAD, 19, 0, 15),                       # 250: first_letter
        (LOAD, 20, 0, 16),                       # 251
        (BYTE, 21, 19, 82),                      # 252: 82 is 0
        (JLT, 21, 105, 258),                     # 253: 105 is 209
        (LOAD, 19, 0, 15),                       # 254: first_letter
        (LOAD, 20, 0, 16),                       # 255
        (BYTE, 21, 19, 82),                      # 256: 82 is 0
        (JLE, 21, 106, 266),                     # 257: 106 is 217
        (LOAD, 19, 0, 15),                       # 258: first_letter
        (LOAD, 20, 0, 16),                       # 259
        (BYTE, 21, 19, 82),                      # 260: 82 is 0
        (JLT, 21, 107, 268),                     # 261: 107 is 226
        (LOAD, 19, 0, 15),                       # 262: first_letter
        (LOAD, 20, 0, 16),                       # 263
        (BYTE, 21, 19, 82),                      # 264: 82 is 0
        (JGT, 21, 108, 268),                     # 265: 108 is 233
        (MOVE, 8, 109),                          # 266: 109 is 1047
        (JUMP, 269),                             # 267
        (MOVE, 8, 110),                          # 268: 110 is 819
        (STORE, 0, 17, 8),                       # 269
        (NUMBER2, 10, 0, 12, 48, 52, 5),         # 270: repeat-expr: header.num_attachments
        (ROWS, 9, 1),                            # 271: attachments: repeat expr
        (STORE, 0, 18, 9),                       # 272
        (MOVE, 8, 82),                           # 273: 82 is 0
        (JGE, 8, 10, 580),                       # 274
        (ROW, 1, 3, 9),                          # 275: attachments: an item
        (LOAD, 11, 0, 3),                        # 276
        (STORE, 3, 0, 11),                       # 277
        (LOAD, 11, 0, 13),                       # 278
        (STORE, 3, 1, 11),                       # 279
        (LOAD, 11, 0, 17),                       # 280
        (STORE, 3, 2, 11),                       # 281
        (LOAD, 11, 3, 0),                        # 282: switch-on: is_be
        (JNE, 11, 85, 286),                      # 283: cases: true; 85 is 1
        (STORE, 3, 3, 82),                       # 284: byte order be; 82 is 0
        (JUMP, 289),                             # 285
        (JNE, 11, 82, 907),                      # 286: cases: false; 82 is 0
        (STORE, 3, 3, 85),                       # 287: byte order le; 85 is 1
        (JUMP, 289),                             # 288
        (RUN, 3, 4, 28),                         # 289: kind, attachment_id
        (JNE, 11, 85, 293),                      # 290: switch-on: is_be; cases: true; 85 is 1
        (STORE, 3, 5, 82),                       # 291: byte order be; 82 is 0
        (JUMP, 296),                             # 292
        (JNE, 11, 82, 907),                      # 293: cases: false; 82 is 0
        (STORE, 3, 5, 85),                       # 294: byte order le; 85 is 1
        (JUMP, 296),                             # 295
        (RUN, 3, 7, 4),                          # 296: narrow
        (NUMBER2, 11, 3, 7, 0, 52, 5),           # 297: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 11, 82, 907),                      # 298: 82 is 0
        (ROOTSIZE, 19),                          # 299
        (ROOTSTART, 20),                         # 300
        (POSITION, 20, 20),                      # 301
        (SUB, 21, 19, 20),                       # 302
        (LOAD, 25, 3, 1),                        # 303
        (JZ, 25, 307),                           # 304
        (MOVE, 22, 82),                          # 305: 82 is 0
        (JUMP, 308),                             # 306
        (MOVE, 22, 85),                          # 307: 85 is 1
        (SUB, 25, 21, 22),                       # 308
        (JGT, 11, 25, 907),                      # 309
        (STORE, 3, 6, 85),                       # 310: 85 is 1
        (JUMP, 312),                             # 311: if: length_bytes == 8
        (LOAD, 22, 3, 6),                        # 312
        (JZ, 22, 907),                           # 313
        (NUMBER2, 19, 3, 7, 0, 52, 5),           # 314
        (STORE, 3, 12, 19),                      # 315
        (LOAD, 25, 3, 1),                        # 316
        (JZ, 25, 320),                           # 317
        (MOVE, 22, 19),                          # 318
        (JUMP, 321),                             # 319
        (ADD, 22, 19, 85),                       # 320: 85 is 1
        (BYTES, 3, 10, 22),                      # 321: content
        (OPEN, 25, 3, 10),                       # 322: content begins
        (LOAD, 27, 3, 2),                        # 323: if: not is_ebcdic
        (JEQ, 27, 111, 362),                     # 324: 111 is 37
        (JEQ, 27, 112, 362),                     # 325: 112 is 500
        (JEQ, 27, 109, 362),                     # 326: 109 is 1047
        (JEQ, 27, 113, 362),                     # 327: 113 is 1140
        (LOAD, 30, 3, 11),                       # 328: size: len_characters
        (JLE, 30, 82, 358),                      # 329: 82 is 0
        (JUMP, 348),                             # 330: last, where it is used
        (LOAD, 50, 3, 16),                       # 331
        (JNZ, 50, 347),                          # 332
        (LOAD, 56, 3, 11),                       # 333: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 56, 82, 337),                      # 334: 82 is 0
        (SUB, 53, 56, 85),                       # 335: 85 is 1
        (JUMP, 338),                             # 336
        (MOVE, 53, 82),                          # 337: 82 is 0
        (SEEK, 51, 3, 10, 53),                   # 338
        (LOAD, 59, 3, 11),                       # 339: size: _io.size > 0 ? 1 : 0
        (JLE, 59, 82, 343),                      # 340: 82 is 0
        (MOVE, 56, 85),                          # 341: 85 is 1
        (JUMP, 344),                             # 342
        (MOVE, 56, 82),                          # 343: 82 is 0
        (BYTES, 3, 17, 56),                      # 344: last
        (CLOSE, 51),                             # 345: back from last
        (STORE, 3, 16, 85),                      # 346: 85 is 1
        (RETURN, 4),                             # 347: last is read
        (CALL, 4, 331),                          # 348: last
        (LOAD, 30, 3, 17),                       # 349
        (LOAD, 31, 3, 18),                       # 350
        (SAME, 32, 30, 114),                     # 351: 114 is b'\x00'
        (JNZ, 32, 355),                          # 352
        (LOAD, 30, 3, 1),                        # 353
        (JNZ, 30, 358),                          # 354
        (LOAD, 30, 3, 11),                       # 355
        (SUB, 27, 30, 85),                       # 356: 85 is 1
        (JUMP, 359),                             # 357
        (LOAD, 27, 3, 11),                       # 358
        (BYTES, 3, 14, 27),                      # 359: characters
        (UNPAD, 3, 14, 32),                      # 360
        (STORE, 3, 13, 85),                      # 361: 85 is 1
        (LOAD, 27, 3, 2),                        # 362: if: is_ebcdic
        (JEQ, 27, 111, 367),                     # 363: 111 is 37
        (JEQ, 27, 112, 367),                     # 364: 112 is 500
        (JEQ, 27, 109, 367),                     # 365: 109 is 1047
        (JNE, 27, 113, 383),                     # 366: 113 is 1140
        (LOAD, 30, 3, 11),                       # 367: size: len_characters
        (JLE, 30, 82, 379),                      # 368: 82 is 0
        (CALL, 4, 331),                          # 369: last
        (LOAD, 30, 3, 17),                       # 370
        (LOAD, 31, 3, 18),                       # 371
        (SAME, 32, 30, 114),                     # 372: 114 is b'\x00'
        (JNZ, 32, 376),                          # 373
        (LOAD, 30, 3, 1),                        # 374
        (JNZ, 30, 379),                          # 375
        (LOAD, 30, 3, 11),                       # 376
        (SUB, 27, 30, 85),                       # 377: 85 is 1
        (JUMP, 380),                             # 378
        (LOAD, 27, 3, 11),                       # 379
        (BYTES, 3, 20, 27),                      # 380: ebcdic_characters
        (UNPAD, 3, 20, 64),                      # 381
        (STORE, 3, 19, 85),                      # 382: 85 is 1
        (REST, 3, 22),                           # 383: terminator
        (CLOSE, 25),                             # 384: content ends
        (LOAD, 11, 3, 0),                        # 385: switch-on: is_be
        (JNE, 11, 85, 389),                      # 386: cases: true; 85 is 1
        (STORE, 3, 24, 82),                      # 387: byte order be; 82 is 0
        (JUMP, 392),                             # 388
        (JNE, 11, 82, 907),                      # 389: cases: false; 82 is 0
        (STORE, 3, 24, 85),                      # 390: byte order le; 85 is 1
        (JUMP, 392),                             # 391
        (RUN, 3, 26, 4),                         # 392: narrow
        (NUMBER2, 11, 3, 26, 0, 52, 24),         # 393: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 11, 82, 907),                      # 394: 82 is 0
        (ROOTSIZE, 19),                          # 395
        (ROOTSTART, 20),                         # 396
        (POSITION, 20, 20),                      # 397
        (SUB, 21, 19, 20),                       # 398
        (LOAD, 25, 3, 1),                        # 399
        (JZ, 25, 403),                           # 400
        (MOVE, 22, 82),                          # 401: 82 is 0
        (JUMP, 404),                             # 402
        (MOVE, 22, 85),                          # 403: 85 is 1
        (SUB, 25, 21, 22),                       # 404
        (JGT, 11, 25, 907),                      # 405
        (STORE, 3, 25, 85),                      # 406: 85 is 1
        (JUMP, 408),                             # 407: if: length_bytes == 8
        (LOAD, 22, 3, 25),                       # 408
        (JZ, 22, 907),                           # 409
        (NUMBER2, 19, 3, 26, 0, 52, 24),         # 410
        (STORE, 3, 31, 19),                      # 411
        (LOAD, 25, 3, 1),                        # 412
        (JZ, 25, 416),                           # 413
        (MOVE, 22, 19),                          # 414
        (JUMP, 417),                             # 415
        (ADD, 22, 19, 85),                       # 416: 85 is 1
        (BYTES, 3, 29, 22),                      # 417: content
        (OPEN, 25, 3, 29),                       # 418: content begins
        (LOAD, 27, 3, 2),                        # 419: if: not is_ebcdic
        (JEQ, 27, 111, 458),                     # 420: 111 is 37
        (JEQ, 27, 112, 458),                     # 421: 112 is 500
        (JEQ, 27, 109, 458),                     # 422: 109 is 1047
        (JEQ, 27, 113, 458),                     # 423: 113 is 1140
        (LOAD, 30, 3, 30),                       # 424: size: len_characters
        (JLE, 30, 82, 454),                      # 425: 82 is 0
        (JUMP, 444),                             # 426: last, where it is used
        (LOAD, 60, 3, 35),                       # 427
        (JNZ, 60, 443),                          # 428
        (LOAD, 66, 3, 30),                       # 429: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 66, 82, 433),                      # 430: 82 is 0
        (SUB, 63, 66, 85),                       # 431: 85 is 1
        (JUMP, 434),                             # 432
        (MOVE, 63, 82),                          # 433: 82 is 0
        (SEEK, 61, 3, 29, 63),                   # 434
        (LOAD, 69, 3, 30),                       # 435: size: _io.size > 0 ? 1 : 0
        (JLE, 69, 82, 439),                      # 436: 82 is 0
        (MOVE, 66, 85),                          # 437: 85 is 1
        (JUMP, 440),                             # 438
        (MOVE, 66, 82),                          # 439: 82 is 0
        (BYTES, 3, 36, 66),                      # 440: last
        (CLOSE, 61),                             # 441: back from last
        (STORE, 3, 35, 85),                      # 442: 85 is 1
        (RETURN, 5),                             # 443: last is read
        (CALL, 5, 427),                          # 444: last
        (LOAD, 30, 3, 36),                       # 445
        (LOAD, 31, 3, 37),                       # 446
        (SAME, 32, 30, 114),                     # 447: 114 is b'\x00'
        (JNZ, 32, 451),                          # 448
        (LOAD, 30, 3, 1),                        # 449
        (JNZ, 30, 454),                          # 450
        (LOAD, 30, 3, 30),                       # 451
        (SUB, 27, 30, 85),                       # 452: 85 is 1
        (JUMP, 455),                             # 453
        (LOAD, 27, 3, 30),                       # 454
        (BYTES, 3, 33, 27),                      # 455: characters
        (UNPAD, 3, 33, 32),                      # 456
        (STORE, 3, 32, 85),                      # 457: 85 is 1
        (LOAD, 27, 3, 2),                        # 458: if: is_ebcdic
        (JEQ, 27, 111, 463),                     # 459: 111 is 37
        (JEQ, 27, 112, 463),                     # 460: 112 is 500
        (JEQ, 27, 109, 463),                     # 461: 109 is 1047
        (JNE, 27, 113, 479),                     # 462: 113 is 1140
        (LOAD, 30, 3, 30),                       # 463: size: len_characters
        (JLE, 30, 82, 475),                      # 464: 82 is 0
        (CALL, 5, 427),                          # 465: last
        (LOAD, 30, 3, 36),                       # 466
        (LOAD, 31, 3, 37),                       # 467
        (SAME, 32, 30, 114),                     # 468: 114 is b'\x00'
        (JNZ, 32, 472),                          # 469
        (LOAD, 30, 3, 1),                        # 470
        (JNZ, 30, 475),                          # 471
        (LOAD, 30, 3, 30),                       # 472
        (SUB, 27, 30, 85),                       # 473: 85 is 1
        (JUMP, 476),                             # 474
        (LOAD, 27, 3, 30),                       # 475
        (BYTES, 3, 39, 27),                      # 476: ebcdic_characters
        (UNPAD, 3, 39, 64),                      # 477
        (STORE, 3, 38, 85),                      # 478: 85 is 1
        (REST, 3, 41),                           # 479: terminator
        (CLOSE, 25),                             # 480: content ends
        (LOAD, 11, 3, 0),                        # 481: switch-on: is_be
        (JNE, 11, 85, 485),                      # 482: cases: true; 85 is 1
        (STORE, 3, 43, 82),                      # 483: byte order be; 82 is 0
        (JUMP, 488),                             # 484
        (JNE, 11, 82, 907),                      # 485: cases: false; 82 is 0
        (STORE, 3, 43, 85),                      # 486: byte order le; 85 is 1
        (JUMP, 488),                             # 487
        (RUN, 3, 45, 4),                         # 488: narrow
        (NUMBER2, 11, 3, 45, 0, 52, 43),         # 489: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 11, 82, 907),                      # 490: 82 is 0
        (ROOTSIZE, 19),                          # 491
        (ROOTSTART, 20),                         # 492
        (POSITION, 20, 20),                      # 493
        (SUB, 21, 19, 20),                       # 494
        (LOAD, 25, 3, 1),                        # 495
        (JZ, 25, 499),                           # 496
        (MOVE, 22, 82),                          # 497: 82 is 0
        (JUMP, 500),                             # 498
        (MOVE, 22, 85),                          # 499: 85 is 1
        (SUB, 25, 21, 22),                       # 500
        (JGT, 11, 25, 907),                      # 501
        (STORE, 3, 44, 85),                      # 502: 85 is 1
        (JUMP, 504),                             # 503: if: length_bytes == 8
        (LOAD, 22, 3, 44),                       # 504
        (JZ, 22, 907),                           # 505
        (NUMBER2, 19, 3, 45, 0, 52, 43),         # 506
        (STORE, 3, 50, 19),                      # 507
        (LOAD, 25, 3, 1),                        # 508
        (JZ, 25, 512),                           # 509
        (MOVE, 22, 19),                          # 510
        (JUMP, 513),                             # 511
        (ADD, 22, 19, 85),                       # 512: 85 is 1
        (BYTES, 3, 48, 22),                      # 513: content
        (OPEN, 25, 3, 48),                       # 514: content begins
        (LOAD, 27, 3, 2),                        # 515: if: not is_ebcdic
        (JEQ, 27, 111, 554),                     # 516: 111 is 37
        (JEQ, 27, 112, 554),                     # 517: 112 is 500
        (JEQ, 27, 109, 554),                     # 518: 109 is 1047
        (JEQ, 27, 113, 554),                     # 519: 113 is 1140
        (LOAD, 30, 3, 49),                       # 520: size: len_characters
        (JLE, 30, 82, 550),                      # 521: 82 is 0
        (JUMP, 540),                             # 522: last, where it is used
        (LOAD, 70, 3, 54),                       # 523
        (JNZ, 70, 539),                          # 524
        (LOAD, 76, 3, 49),                       # 525: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 76, 82, 529),                      # 526: 82 is 0
        (SUB, 73, 76, 85),                       # 527: 85 is 1
        (JUMP, 530),                             # 528
        (MOVE, 73, 82),                          # 529: 82 is 0
        (SEEK, 71, 3, 48, 73),                   # 530
        (LOAD, 79, 3, 49),                       # 531: size: _io.size > 0 ? 1 : 0
        (JLE, 79, 82, 535),                      # 532: 82 is 0
        (MOVE, 76, 85),                          # 533: 85 is 1
        (JUMP, 536),                             # 534
        (MOVE, 76, 82),                          # 535: 82 is 0
        (BYTES, 3, 55, 76),                      # 536: last
        (CLOSE, 71),                             # 537: back from last
        (STORE, 3, 54, 85),                      # 538: 85 is 1
        (RETURN, 6),                             # 539: last is read
        (CALL, 6, 523),                          # 540: last
        (LOAD, 30, 3, 55),                       # 541
        (LOAD, 31, 3, 56),                       # 542
        (SAME, 32, 30, 114),                     # 543: 114 is b'\x00'
        (JNZ, 32, 547),                          # 544
        (LOAD, 30, 3, 1),                        # 545
        (JNZ, 30, 550),                          # 546
        (LOAD, 30, 3, 49),                       # 547
        (SUB, 27, 30, 85),                       # 548: 85 is 1
        (JUMP, 551),                             # 549
        (LOAD, 27, 3, 49),                       # 550
        (BYTES, 3, 52, 27),                      # 551: characters
        (UNPAD, 3, 52, 32),                      # 552
        (STORE, 3, 51, 85),                      # 553: 85 is 1
        (LOAD, 27, 3, 2),                        # 554: if: is_ebcdic
        (JEQ, 27, 111, 559),                     # 555: 111 is 37
        (JEQ, 27, 112, 559),                     # 556: 112 is 500
        (JEQ, 27, 109, 559),                     # 557: 109 is 1047
        (JNE, 27, 113, 575),                     # 558: 113 is 1140
        (LOAD, 30, 3, 49),                       # 559: size: len_characters
        (JLE, 30, 82, 571),                      # 560: 82 is 0
        (CALL, 6, 523),                          # 561: last
        (LOAD, 30, 3, 55),                       # 562
        (LOAD, 31, 3, 56),                       # 563
        (SAME, 32, 30, 114),                     # 564: 114 is b'\x00'
        (JNZ, 32, 568),                          # 565
        (LOAD, 30, 3, 1),                        # 566
        (JNZ, 30, 571),                          # 567
        (LOAD, 30, 3, 49),                       # 568
        (SUB, 27, 30, 85),                       # 569: 85 is 1
        (JUMP, 572),                             # 570
        (LOAD, 27, 3, 49),                       # 571
        (BYTES, 3, 58, 27),                      # 572: ebcdic_characters
        (UNPAD, 3, 58, 64),                      # 573
        (STORE, 3, 57, 85),                      # 574: 85 is 1
        (REST, 3, 60),                           # 575: terminator
        (CLOSE, 25),                             # 576: content ends
        (RUN, 3, 62, 8),                         # 577: minor_version, major_version
        (COUNT, 8, 26, 0, 19),                   # 578
        (JUMP, 274),                             # 579
        (REST, 0, 20),                           # 580: trailing_bytes
        (LOAD, 11, 0, 4),                        # 581: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 11, 91, 587),                      # 582: 91 is 8
        (LOAD, 11, 0, 10),                       # 583
        (JZ, 11, 907),                           # 584
        (NUMBER2, 8, 0, 11, 0, 56, 7),           # 585
        (JUMP, 590),                             # 586
        (LOAD, 11, 0, 8),                        # 587
        (JZ, 11, 907),                           # 588
        (NUMBER2, 8, 0, 9, 0, 52, 7),            # 589
        (STORE, 0, 22, 8),                       # 590
        (MOVE, 8, 82),                           # 591: 82 is 0
        (LOAD, 9, 0, 19),                        # 592
        (JGE, 8, 9, 906),                        # 593
        (ITEM, 3, 1, 0, 18, 8),                  # 594
        (LOAD, 22, 3, 2),                        # 595: text, value: content.text
        (JNE, 22, 111, 606),                     # 596: 111 is 37
        (LOAD, 22, 3, 19),                       # 597
        (JZ, 22, 907),                           # 598
        (LOAD, 23, 3, 20),                       # 599
        (LOAD, 24, 3, 21),                       # 600
        (TEXT, 23, 0),                           # 601
        (MOVE, 19, 23),                          # 602
        (MOVE, 20, 24),                          # 603
        (MOVE, 21, 82),                          # 604: 82 is 0
        (JUMP, 684),                             # 605
        (JNE, 22, 112, 616),                     # 606: 112 is 500
        (LOAD, 22, 3, 19),                       # 607
        (JZ, 22, 907),                           # 608
        (LOAD, 23, 3, 20),                       # 609
        (LOAD, 24, 3, 21),                       # 610
        (TEXT, 23, 1),                           # 611
        (MOVE, 19, 23),                          # 612
        (MOVE, 20, 24),                          # 613
        (MOVE, 21, 85),                          # 614: 85 is 1
        (JUMP, 684),                             # 615
        (JNE, 22, 109, 626),                     # 616: 109 is 1047
        (LOAD, 22, 3, 19),                       # 617
        (JZ, 22, 907),                           # 618
        (LOAD, 23, 3, 20),                       # 619
        (LOAD, 24, 3, 21),                       # 620
        (TEXT, 23, 2),                           # 621
        (MOVE, 19, 23),                          # 622
        (MOVE, 20, 24),                          # 623
        (MOVE, 21, 97),                          # 624: 97 is 2
        (JUMP, 684),                             # 625
        (JNE, 22, 113, 636),                     # 626: 113 is 1140
        (LOAD, 22, 3, 19),                       # 627
        (JZ, 22, 907),                           # 628
        (LOAD, 23, 3, 20),                       # 629
        (LOAD, 24, 3, 21),                       # 630
        (TEXT, 23, 3),                           # 631
        (MOVE, 19, 23),                          # 632
        (MOVE, 20, 24),                          # 633
        (MOVE, 21, 94),                          # 634: 94 is 3
        (JUMP, 684),                             # 635
        (JNE, 22, 116, 646),                     # 636: 116 is 1208
        (LOAD, 22, 3, 13),                       # 637
        (JZ, 22, 907),                           # 638
        (LOAD, 23, 3, 14),                       # 639
        (LOAD, 24, 3, 15),                       # 640
        (TEXT, 23, 4),                           # 641
        (MOVE, 19, 23),                          # 642
        (MOVE, 20, 24),                          # 643
        (MOVE, 21, 92),                          # 644: 92 is 4
        (JUMP, 684),                             # 645
        (JNE, 22, 117, 656),                     # 646: 117 is 1252
        (LOAD, 22, 3, 13),                       # 647
        (JZ, 22, 907),                           # 648
        (LOAD, 23, 3, 14),                       # 649
        (LOAD, 24, 3, 15),                       # 650
        (TEXT, 23, 5),                           # 651
        (MOVE, 19, 23),                          # 652
        (MOVE, 20, 24),                          # 653
        (MOVE, 21, 95),                          # 654: 95 is 5
        (JUMP, 684),                             # 655
        (JNE, 22, 118, 666),                     # 656: 118 is 437
        (LOAD, 22, 3, 13),                       # 657
        (JZ, 22, 907),                           # 658
        (LOAD, 23, 3, 14),                       # 659
        (LOAD, 24, 3, 15),                       # 660
        (TEXT, 23, 6),                           # 661
        (MOVE, 19, 23),                          # 662
        (MOVE, 20, 24),                          # 663
        (MOVE, 21, 96),                          # 664: 96 is 6
        (JUMP, 684),                             # 665
        (JNE, 22, 119, 676),                     # 666: 119 is 850
        (LOAD, 22, 3, 13),                       # 667
        (JZ, 22, 907),                           # 668
        (LOAD, 23, 3, 14),                       # 669
        (LOAD, 24, 3, 15),                       # 670
        (TEXT, 23, 7),                           # 671
        (MOVE, 19, 23),                          # 672
        (MOVE, 20, 24),                          # 673
        (MOVE, 21, 93),                          # 674: 93 is 7
        (JUMP, 684),                             # 675
        (LOAD, 22, 3, 13),                       # 676
        (JZ, 22, 907),                           # 677
        (LOAD, 23, 3, 14),                       # 678
        (LOAD, 24, 3, 15),                       # 679
        (TEXT, 23, 8),                           # 680
        (MOVE, 19, 23),                          # 681
        (MOVE, 20, 24),                          # 682
        (MOVE, 21, 91),                          # 683: 91 is 8
        (STORE, 3, 63, 19),                      # 684
        (STORE, 3, 64, 20),                      # 685
        (STORE, 3, 65, 21),                      # 686
        (MOVE, 10, 82),                          # 687: is_terminated, value: content.is_terminated; 82 is 0
        (LOAD, 11, 3, 11),                       # 688
        (JEQ, 11, 82, 695),                      # 689: 82 is 0
        (CALL, 4, 331),                          # 690: last
        (LOAD, 19, 3, 17),                       # 691
        (LOAD, 20, 3, 18),                       # 692
        (SAME, 21, 19, 114),                     # 693: 114 is b'\x00'
        (JZ, 21, 696),                           # 694
        (MOVE, 10, 85),                          # 695: 85 is 1
        (STORE, 3, 66, 10),                      # 696
        (STORE, 3, 67, 10),                      # 697
        (LOAD, 22, 3, 2),                        # 698: text, value: content.text
        (JNE, 22, 111, 709),                     # 699: 111 is 37
        (LOAD, 22, 3, 38),                       # 700
        (JZ, 22, 907),                           # 701
        (LOAD, 23, 3, 39),                       # 702
        (LOAD, 24, 3, 40),                       # 703
        (TEXT, 23, 0),                           # 704
        (MOVE, 19, 23),                          # 705
        (MOVE, 20, 24),                          # 706
        (MOVE, 21, 82),                          # 707: 82 is 0
        (JUMP, 787),                             # 708
        (JNE, 22, 112, 719),                     # 709: 112 is 500
        (LOAD, 22, 3, 38),                       # 710
        (JZ, 22, 907),                           # 711
        (LOAD, 23, 3, 39),                       # 712
        (LOAD, 24, 3, 40),                       # 713
        (TEXT, 23, 1),                           # 714
        (MOVE, 19, 23),                          # 715
        (MOVE, 20, 24),                          # 716
        (MOVE, 21, 85),                          # 717: 85 is 1
        (JUMP, 787),                             # 718
        (JNE, 22, 109, 729),                     # 719: 109 is 1047
        (LOAD, 22, 3, 38),                       # 720
        (JZ, 22, 907),                           # 721
        (LOAD, 23, 3, 39),                       # 722
        (LOAD, 24, 3, 40),                       # 723
        (TEXT, 23, 2),                           # 724
        (MOVE, 19, 23),                          # 725
        (MOVE, 20, 24),                          # 726
        (MOVE, 21, 97),                          # 727: 97 is 2
        (JUMP, 787),                             # 728
        (JNE, 22, 113, 739),                     # 729: 113 is 1140
        (LOAD, 22, 3, 38),                       # 730
        (JZ, 22, 907),                           # 731
        (LOAD, 23, 3, 39),                       # 732
        (LOAD, 24, 3, 40),                       # 733
        (TEXT, 23, 3),                           # 734
        (MOVE, 19, 23),                          # 735
        (MOVE, 20, 24),                          # 736
        (MOVE, 21, 94),                          # 737: 94 is 3
        (JUMP, 787),                             # 738
        (JNE, 22, 116, 749),                     # 739: 116 is 1208
        (LOAD, 22, 3, 32),                       # 740
        (JZ, 22, 907),                           # 741
        (LOAD, 23, 3, 33),                       # 742
        (LOAD, 24, 3, 34),                       # 743
        (TEXT, 23, 4),                           # 744
        (MOVE, 19, 23),                          # 745
        (MOVE, 20, 24),                          # 746
        (MOVE, 21, 92),                          # 747: 92 is 4
        (JUMP, 787),                             # 748
        (JNE, 22, 117, 759),                     # 749: 117 is 1252
        (LOAD, 22, 3, 32),                       # 750
        (JZ, 22, 907),                           # 751
        (LOAD, 23, 3, 33),                       # 752
        (LOAD, 24, 3, 34),                       # 753
        (TEXT, 23, 5),                           # 754
        (MOVE, 19, 23),                          # 755
        (MOVE, 20, 24),                          # 756
        (MOVE, 21, 95),                          # 757: 95 is 5
        (JUMP, 787),                             # 758
        (JNE, 22, 118, 769),                     # 759: 118 is 437
        (LOAD, 22, 3, 32),                       # 760
        (JZ, 22, 907),                           # 761
        (LOAD, 23, 3, 33),                       # 762
        (LOAD, 24, 3, 34),                       # 763
        (TEXT, 23, 6),                           # 764
        (MOVE, 19, 23),                          # 765
        (MOVE, 20, 24),                          # 766
        (MOVE, 21, 96),                          # 767: 96 is 6
        (JUMP, 787),                             # 768
        (JNE, 22, 119, 779),                     # 769: 119 is 850
        (LOAD, 22, 3, 32),                       # 770
        (JZ, 22, 907),                           # 771
        (LOAD, 23, 3, 33),                       # 772
        (LOAD, 24, 3, 34),                       # 773
        (TEXT, 23, 7),                           # 774
        (MOVE, 19, 23),                          # 775
        (MOVE, 20, 24),                          # 776
        (MOVE, 21, 93),                          # 777: 93 is 7
        (JUMP, 787),                             # 778
        (LOAD, 22, 3, 32),                       # 779
        (JZ, 22, 907),                           # 780
        (LOAD, 23, 3, 33),                       # 781
        (LOAD, 24, 3, 34),                       # 782
        (TEXT, 23, 8),                           # 783
        (MOVE, 19, 23),                          # 784
        (MOVE, 20, 24),                          # 785
        (MOVE, 21, 91),                          # 786: 91 is 8
        (STORE, 3, 68, 19),                      # 787
        (STORE, 3, 69, 20),                      # 788
        (STORE, 3, 70, 21),                      # 789
        (MOVE, 10, 82),                          # 790: is_terminated, value: content.is_terminated; 82 is 0
        (LOAD, 11, 3, 30),                       # 791
        (JEQ, 11, 82, 798),                      # 792: 82 is 0
        (CALL, 5, 427),                          # 793: last
        (LOAD, 19, 3, 36),                       # 794
        (LOAD, 20, 3, 37),                       # 795
        (SAME, 21, 19, 114),                     # 796: 114 is b'\x00'
        (JZ, 21, 799),                           # 797
        (MOVE, 10, 85),                          # 798: 85 is 1
        (STORE, 3, 71, 10),                      # 799
        (STORE, 3, 72, 10),                      # 800
        (LOAD, 22, 3, 2),                        # 801: text, value: content.text
        (JNE, 22, 111, 812),                     # 802: 111 is 37
        (LOAD, 22, 3, 57),                       # 803
        (JZ, 22, 907),                           # 804
        (LOAD, 23, 3, 58),                       # 805
        (LOAD, 24, 3, 59),                       # 806
        (TEXT, 23, 0),                           # 807
        (MOVE, 19, 23),                          # 808
        (MOVE, 20, 24),                          # 809
        (MOVE, 21, 82),                          # 810: 82 is 0
        (JUMP, 890),                             # 811
        (JNE, 22, 112, 822),                     # 812: 112 is 500
        (LOAD, 22, 3, 57),                       # 813
        (JZ, 22, 907),                           # 814
        (LOAD, 23, 3, 58),                       # 815
        (LOAD, 24, 3, 59),                       # 816
        (TEXT, 23, 1),                           # 817
        (MOVE, 19, 23),                          # 818
        (MOVE, 20, 24),                          # 819
        (MOVE, 21, 85),                          # 820: 85 is 1
        (JUMP, 890),                             # 821
        (JNE, 22, 109, 832),                     # 822: 109 is 1047
        (LOAD, 22, 3, 57),                       # 823
        (JZ, 22, 907),                           # 824
        (LOAD, 23, 3, 58),                       # 825
        (LOAD, 24, 3, 59),                       # 826
        (TEXT, 23, 2),                           # 827
        (MOVE, 19, 23),                          # 828
        (MOVE, 20, 24),                          # 829
        (MOVE, 21, 97),                          # 830: 97 is 2
        (JUMP, 890),                             # 831
        (JNE, 22, 113, 842),                     # 832: 113 is 1140
        (LOAD, 22, 3, 57),                       # 833
        (JZ, 22, 907),                           # 834
        (LOAD, 23, 3, 58),                       # 835
        (LOAD, 24, 3, 59),                       # 836
        (TEXT, 23, 3),                           # 837
        (MOVE, 19, 23),                          # 838
        (MOVE, 20, 24),                          # 839
        (MOVE, 21, 94),                          # 840: 94 is 3
        (JUMP, 890),                             # 841
        (JNE, 22, 116, 852),                     # 842: 116 is 1208
        (LOAD, 22, 3, 51),                       # 843
        (JZ, 22, 907),                           # 844
        (LOAD, 23, 3, 52),                       # 845
        (LOAD, 24, 3, 53),                       # 846
        (TEXT, 23, 4),                           # 847
        (MOVE, 19, 23),                          # 848
        (MOVE, 20, 24),                          # 849
        (MOVE, 21, 92),                          # 850: 92 is 4
        (JUMP, 890),                             # 851
        (JNE, 22, 117, 862),                     # 852: 117 is 1252
        (LOAD, 22, 3, 51),                       # 853
        (JZ, 22, 907),                           # 854
        (LOAD, 23, 3, 52),                       # 855
        (LOAD, 24, 3, 53),                       # 856
        (TEXT, 23, 5),                           # 857
        (MOVE, 19, 23),                          # 858
        (MOVE, 20, 24),                          # 859
        (MOVE, 21, 95),                          # 860: 95 is 5
        (JUMP, 890),                             # 861
        (JNE, 22, 118, 872),                     # 862: 118 is 437
        (LOAD, 22, 3, 51),                       # 863
        (JZ, 22, 907),                           # 864
        (LOAD, 23, 3, 52),                       # 865
        (LOAD, 24, 3, 53),                       # 866
        (TEXT, 23, 6),                           # 867
        (MOVE, 19, 23),                          # 868
        (MOVE, 20, 24),                          # 869
        (MOVE, 21, 96),                          # 870: 96 is 6
        (JUMP, 890),                             # 871
        (JNE, 22, 119, 882),                     # 872: 119 is 850
        (LOAD, 22, 3, 51),                       # 873
        (JZ, 22, 907),                           # 874
        (LOAD, 23, 3, 52),                       # 875
        (LOAD, 24, 3, 53),                       # 876
        (TEXT, 23, 7),                           # 877
        (MOVE, 19, 23),                          # 878
        (MOVE, 20, 24),                          # 879
        (MOVE, 21, 93),                          # 880: 93 is 7
        (JUMP, 890),                             # 881
        (LOAD, 22, 3, 51),                       # 882
        (JZ, 22, 907),                           # 883
        (LOAD, 23, 3, 52),                       # 884
        (LOAD, 24, 3, 53),                       # 885
        (TEXT, 23, 8),                           # 886
        (MOVE, 19, 23),                          # 887
        (MOVE, 20, 24),                          # 888
        (MOVE, 21, 91),                          # 889: 91 is 8
        (STORE, 3, 73, 19),                      # 890
        (STORE, 3, 74, 20),                      # 891
        (STORE, 3, 75, 21),                      # 892
        (MOVE, 10, 82),                          # 893: is_terminated, value: content.is_terminated; 82 is 0
        (LOAD, 11, 3, 49),                       # 894
        (JEQ, 11, 82, 901),                      # 895: 82 is 0
        (CALL, 6, 523),                          # 896: last
        (LOAD, 19, 3, 55),                       # 897
        (LOAD, 20, 3, 56),                       # 898
        (SAME, 21, 19, 114),                     # 899: 114 is b'\x00'
        (JZ, 21, 902),                           # 900
        (MOVE, 10, 85),                          # 901: 85 is 1
        (STORE, 3, 76, 10),                      # 902
        (STORE, 3, 77, 10),                      # 903
        (LOOP, 8, 6),                            # 904
        (JUMP, 592),                             # 905
        (DONE,),                                 # 906: read
        (FAIL,),                                 # 907: handed over
    ),
    constants=b'littlebigexcludes_nul\x00',
    tables=(
        Table(23, (0, 8, 10, 14, 19)),  # 0: sas_mq_attachment_header
        Table(78, (6, 8, 13, 16, 19, 25, 27, 32, 35, 38, 44, 46, 51, 54, 57)),  # 1: sas_mq_attachment_header.attachments[]
    ),
    registers=80,
    numbers=(-1, 6, 0, -7, 3, 1, 76, 88, 12, 15, 84, 8, 4, 7, 3, 5, 6, 2, -10, 12, 116, 112, 117, 193, 201, 209, 217, 226, 233, 1047, 819, 37, 500, 1140, -22, 1, 1208, 1252, 437, 850),
    addresses=(0, -1, -1, 1, -1, -1, -1),
    encodings=('IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'marks': Present(0, Span(1, None)),
        'is_be': Computed(3, 'bool'),
        'long_used': Computed(4, 'int'),
        'header': Inline({
            'header_id': Fixed(6, 0, 24, None),
            'original_message_type': Inline({
                'narrow': Present(8, Number(9, 0, 4, True, False, 'be', 7)),
                'wide': Present(10, Number(11, 0, 8, True, False, 'be', 7)),
                'value': Computed(22, 'int'),
            }),
            'original_correlation_id': Fixed(12, 0, 24, None),
            'message_id': Fixed(12, 24, 24, None),
            'num_attachments': Number(12, 48, 4, True, False, 'be', 5),
        }),
        'nul_counted': Computed(13, 'bool'),
        'first_letter': Present(14, Span(15, None)),
        'ccsid_used': Computed(17, 'int'),
        'attachments': Items(18, 1, Inline({
            'kind': Number(4, 0, 4, True, False, 'be', 3),
            'attachment_id': Fixed(4, 4, 24, None),
            'qualifier_1': Inline({
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
                    'is_terminated': Computed(66, 'bool'),
                }),
                'text': Span(63, '*'),
                'is_terminated': Computed(67, 'bool'),
            }),
            'qualifier_2': Inline({
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
                    'is_terminated': Computed(71, 'bool'),
                }),
                'text': Span(68, '*'),
                'is_terminated': Computed(72, 'bool'),
            }),
            'description': Inline({
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
                    'is_terminated': Computed(76, 'bool'),
                }),
                'text': Span(73, '*'),
                'is_terminated': Computed(77, 'bool'),
            }),
            'minor_version': Number(62, 0, 4, True, False, 'be', 3),
            'major_version': Number(62, 4, 4, True, False, 'be', 3),
            'are_strings_terminated': Formula('bool', Apply('and', (Apply('and', (Computed(67, 'bool'), Computed(72, 'bool'))), Computed(77, 'bool')))),
        })),
        'trailing_bytes': Span(20, None),
        'is_reading_conflict': Formula('bool', Apply('or', (Apply('and', (Apply('==', (Apply('&', (Parameter(5), 15)), 1)), Apply('not', (Computed(3, 'bool'),)))), Apply('and', (Apply('==', (Apply('&', (Parameter(5), 15)), 2)), Computed(3, 'bool')))))),
    }),
    checks=(
        Apply('>=', (Number(12, 48, 4, True, False, 'be', 5), 0)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
