# Generated from ksy/sas/sas_mq_variable_definitions.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_variable_definitions: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EOF, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, NOT, NUMBER2, OPEN, OR, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWS, RUN, SAME, SEEK, SEEKROOT, STORE, SUB, TEXT, UNPAD
from ksyspark.machine.plan import Apply, Formula, Inline, Items, Number, Plan, Present, Span, Table, Worked

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
        (JUMP, 34),                              # 21: marks, when it is asked for
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
        (JNZ, 9, 760),                           # 158
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
        (JNE, 10, 88, 1229),                     # 172: cases: false; 88 is 0
        (STORE, 3, 4, 91),                       # 173: byte order le; 91 is 1
        (JUMP, 175),                             # 174
        (JNE, 10, 91, 178),                      # 175: switch-on: is_be; cases: true; 91 is 1
        (STORE, 3, 5, 88),                       # 176: byte order be; 88 is 0
        (JUMP, 181),                             # 177
        (JNE, 10, 88, 1229),                     # 178: cases: false; 88 is 0
        (STORE, 3, 5, 91),                       # 179: byte order le; 91 is 1
        (JUMP, 181),                             # 180
        (LOAD, 10, 3, 1),                        # 181: if: length_bytes != 8
        (JEQ, 10, 94, 198),                      # 182: 94 is 8
        (RUN, 3, 7, 4),                          # 183: narrow
        (NUMBER2, 10, 3, 7, 0, 52, 5),           # 184: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1229),                     # 185: 88 is 0
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
        (JGT, 10, 24, 1229),                     # 196
        (STORE, 3, 6, 91),                       # 197: 91 is 1
        (LOAD, 10, 3, 1),                        # 198: if: length_bytes == 8
        (JNE, 10, 94, 215),                      # 199: 94 is 8
        (RUN, 3, 9, 8),                          # 200: wide
        (NUMBER2, 10, 3, 9, 0, 56, 5),           # 201: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1229),                     # 202: 88 is 0
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
        (JGT, 10, 24, 1229),                     # 213
        (STORE, 3, 8, 91),                       # 214: 91 is 1
        (LOAD, 22, 3, 2),                        # 215: size: nul_counted ? len.value : len.value + 1
        (JZ, 22, 228),                           # 216
        (LOAD, 25, 3, 1),                        # 217
        (JNE, 25, 94, 223),                      # 218: 94 is 8
        (LOAD, 25, 3, 8),                        # 219
        (JZ, 25, 1229),                          # 220
        (NUMBER2, 22, 3, 9, 0, 56, 5),           # 221
        (JUMP, 226),                             # 222
        (LOAD, 25, 3, 6),                        # 223
        (JZ, 25, 1229),                          # 224
        (NUMBER2, 22, 3, 7, 0, 52, 5),           # 225
        (MOVE, 19, 22),                          # 226
        (JUMP, 238),                             # 227
        (LOAD, 25, 3, 1),                        # 228
        (JNE, 25, 94, 234),                      # 229: 94 is 8
        (LOAD, 25, 3, 8),                        # 230
        (JZ, 25, 1229),                          # 231
        (NUMBER2, 22, 3, 9, 0, 56, 5),           # 232
        (JUMP, 237),                             # 233
        (LOAD, 25, 3, 6),                        # 234
        (JZ, 25, 1229),                          # 235
        (NUMBER2, 22, 3, 7, 0, 52, 5),           # 236
        (ADD, 19, 22, 91),                       # 237: 91 is 1
        (BYTES, 3, 10, 19),                      # 238: content
        (OPEN, 22, 3, 10),                       # 239: content begins
        (LOAD, 24, 3, 3),                        # 240: if: not is_ebcdic
        (JEQ, 24, 110, 279),                     # 241: 110 is 37
        (JEQ, 24, 111, 279),                     # 242: 111 is 500
        (JEQ, 24, 108, 279),                     # 243: 108 is 1047
        (JEQ, 24, 112, 279),                     # 244: 112 is 1140
        (LOAD, 27, 3, 11),                       # 245: size: len_characters
        (JLE, 27, 88, 275),                      # 246: 88 is 0
        (JUMP, 265),                             # 247: last, when it is asked for
        (LOAD, 46, 3, 15),                       # 248
        (JNZ, 46, 264),                          # 249
        (LOAD, 52, 3, 11),                       # 250: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 52, 88, 254),                      # 251: 88 is 0
        (SUB, 49, 52, 91),                       # 252: 91 is 1
        (JUMP, 255),                             # 253
        (MOVE, 49, 88),                          # 254: 88 is 0
        (SEEK, 47, 3, 10, 49),                   # 255
        (LOAD, 55, 3, 11),                       # 256: size: _io.size > 0 ? 1 : 0
        (JLE, 55, 88, 260),                      # 257: 88 is 0
        (MOVE, 52, 91),                          # 258: 91 is 1
        (JUMP, 261),                             # 259
        (MOVE, 52, 88),                          # 260: 88 is 0
        (BYTES, 3, 16, 52),                      # 261: last
        (CLOSE, 47),                             # 262: back from last
        (STORE, 3, 15, 91),                      # 263: 91 is 1
        (RETURN, 4),                             # 264: last is read
        (CALL, 4, 248),                          # 265: last
        (LOAD, 27, 3, 16),                       # 266
        (LOAD, 28, 3, 17),                       # 267
        (SAME, 29, 27, 113),                     # 268: 113 is b'\x00'
        (JNZ, 29, 272),                          # 269
        (LOAD, 27, 3, 2),                        # 270
        (JNZ, 27, 275),                          # 271
        (LOAD, 27, 3, 11),                       # 272
        (SUB, 24, 27, 91),                       # 273: 91 is 1
        (JUMP, 276),                             # 274
        (LOAD, 24, 3, 11),                       # 275
        (BYTES, 3, 13, 24),                      # 276: characters
        (UNPAD, 3, 13, 32),                      # 277
        (STORE, 3, 12, 91),                      # 278: 91 is 1
        (LOAD, 24, 3, 3),                        # 279: if: is_ebcdic
        (JEQ, 24, 110, 284),                     # 280: 110 is 37
        (JEQ, 24, 111, 284),                     # 281: 111 is 500
        (JEQ, 24, 108, 284),                     # 282: 108 is 1047
        (JNE, 24, 112, 300),                     # 283: 112 is 1140
        (LOAD, 27, 3, 11),                       # 284: size: len_characters
        (JLE, 27, 88, 296),                      # 285: 88 is 0
        (CALL, 4, 248),                          # 286: last
        (LOAD, 27, 3, 16),                       # 287
        (LOAD, 28, 3, 17),                       # 288
        (SAME, 29, 27, 113),                     # 289: 113 is b'\x00'
        (JNZ, 29, 293),                          # 290
        (LOAD, 27, 3, 2),                        # 291
        (JNZ, 27, 296),                          # 292
        (LOAD, 27, 3, 11),                       # 293
        (SUB, 24, 27, 91),                       # 294: 91 is 1
        (JUMP, 297),                             # 295
        (LOAD, 24, 3, 11),                       # 296
        (BYTES, 3, 19, 24),                      # 297: ebcdic_characters
        (UNPAD, 3, 19, 64),                      # 298
        (STORE, 3, 18, 91),                      # 299: 91 is 1
        (REST, 3, 21),                           # 300: terminator
        (CLOSE, 22),                             # 301: content ends
        (LOAD, 10, 3, 0),                        # 302: switch-on: is_be
        (JNE, 10, 91, 306),                      # 303: cases: true; 91 is 1
        (STORE, 3, 23, 88),                      # 304: byte order be; 88 is 0
        (JUMP, 309),                             # 305
        (JNE, 10, 88, 1229),                     # 306: cases: false; 88 is 0
        (STORE, 3, 23, 91),                      # 307: byte order le; 91 is 1
        (JUMP, 309),                             # 308
        (LOAD, 10, 3, 1),                        # 309: if: length_bytes != 8
        (JEQ, 10, 94, 326),                      # 310: 94 is 8
        (RUN, 3, 25, 4),                         # 311: narrow
        (NUMBER2, 10, 3, 25, 0, 52, 23),         # 312: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1229),                     # 313: 88 is 0
        (ROOTSIZE, 11),                          # 314
        (ROOTSTART, 19),                         # 315
        (POSITION, 19, 19),                      # 316
        (SUB, 20, 11, 19),                       # 317
        (LOAD, 24, 3, 2),                        # 318
        (JZ, 24, 322),                           # 319
        (MOVE, 21, 88),                          # 320: 88 is 0
        (JUMP, 323),                             # 321
        (MOVE, 21, 91),                          # 322: 91 is 1
        (SUB, 24, 20, 21),                       # 323
        (JGT, 10, 24, 1229),                     # 324
        (STORE, 3, 24, 91),                      # 325: 91 is 1
        (LOAD, 10, 3, 1),                        # 326: if: length_bytes == 8
        (JNE, 10, 94, 343),                      # 327: 94 is 8
        (RUN, 3, 27, 8),                         # 328: wide
        (NUMBER2, 10, 3, 27, 0, 56, 23),         # 329: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1229),                     # 330: 88 is 0
        (ROOTSIZE, 11),                          # 331
        (ROOTSTART, 19),                         # 332
        (POSITION, 19, 19),                      # 333
        (SUB, 20, 11, 19),                       # 334
        (LOAD, 24, 3, 2),                        # 335
        (JZ, 24, 339),                           # 336
        (MOVE, 21, 88),                          # 337: 88 is 0
        (JUMP, 340),                             # 338
        (MOVE, 21, 91),                          # 339: 91 is 1
        (SUB, 24, 20, 21),                       # 340
        (JGT, 10, 24, 1229),                     # 341
        (STORE, 3, 26, 91),                      # 342: 91 is 1
        (LOAD, 22, 3, 2),                        # 343: size: nul_counted ? len.value : len.value + 1
        (JZ, 22, 356),                           # 344
        (LOAD, 25, 3, 1),                        # 345
        (JNE, 25, 94, 351),                      # 346: 94 is 8
        (LOAD, 25, 3, 26),                       # 347
        (JZ, 25, 1229),                          # 348
        (NUMBER2, 22, 3, 27, 0, 56, 23),         # 349
        (JUMP, 354),                             # 350
        (LOAD, 25, 3, 24),                       # 351
        (JZ, 25, 1229),                          # 352
        (NUMBER2, 22, 3, 25, 0, 52, 23),         # 353
        (MOVE, 19, 22),                          # 354
        (JUMP, 366),                             # 355
        (LOAD, 25, 3, 1),                        # 356
        (JNE, 25, 94, 362),                      # 357: 94 is 8
        (LOAD, 25, 3, 26),                       # 358
        (JZ, 25, 1229),                          # 359
        (NUMBER2, 22, 3, 27, 0, 56, 23),         # 360
        (JUMP, 365),                             # 361
        (LOAD, 25, 3, 24),                       # 362
        (JZ, 25, 1229),                          # 363
        (NUMBER2, 22, 3, 25, 0, 52, 23),         # 364
        (ADD, 19, 22, 91),                       # 365: 91 is 1
        (BYTES, 3, 28, 19),                      # 366: content
        (OPEN, 22, 3, 28),                       # 367: content begins
        (LOAD, 24, 3, 3),                        # 368: if: not is_ebcdic
        (JEQ, 24, 110, 407),                     # 369: 110 is 37
        (JEQ, 24, 111, 407),                     # 370: 111 is 500
        (JEQ, 24, 108, 407),                     # 371: 108 is 1047
        (JEQ, 24, 112, 407),                     # 372: 112 is 1140
        (LOAD, 27, 3, 29),                       # 373: size: len_characters
        (JLE, 27, 88, 403),                      # 374: 88 is 0
        (JUMP, 393),                             # 375: last, when it is asked for
        (LOAD, 56, 3, 33),                       # 376
        (JNZ, 56, 392),                          # 377
        (LOAD, 62, 3, 29),                       # 378: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 62, 88, 382),                      # 379: 88 is 0
        (SUB, 59, 62, 91),                       # 380: 91 is 1
        (JUMP, 383),                             # 381
        (MOVE, 59, 88),                          # 382: 88 is 0
        (SEEK, 57, 3, 28, 59),                   # 383
        (LOAD, 65, 3, 29),                       # 384: size: _io.size > 0 ? 1 : 0
        (JLE, 65, 88, 388),                      # 385: 88 is 0
        (MOVE, 62, 91),                          # 386: 91 is 1
        (JUMP, 389),                             # 387
        (MOVE, 62, 88),                          # 388: 88 is 0
        (BYTES, 3, 34, 62),                      # 389: last
        (CLOSE, 57),                             # 390: back from last
        (STORE, 3, 33, 91),                      # 391: 91 is 1
        (RETURN, 5),                             # 392: last is read
        (CALL, 5, 376),                          # 393: last
        (LOAD, 27, 3, 34),                       # 394
        (LOAD, 28, 3, 35),                       # 395
        (SAME, 29, 27, 113),                     # 396: 113 is b'\x00'
        (JNZ, 29, 400),                          # 397
        (LOAD, 27, 3, 2),                        # 398
        (JNZ, 27, 403),                          # 399
        (LOAD, 27, 3, 29),                       # 400
        (SUB, 24, 27, 91),                       # 401: 91 is 1
        (JUMP, 404),                             # 402
        (LOAD, 24, 3, 29),                       # 403
        (BYTES, 3, 31, 24),                      # 404: characters
        (UNPAD, 3, 31, 32),                      # 405
        (STORE, 3, 30, 91),                      # 406: 91 is 1
        (LOAD, 24, 3, 3),                        # 407: if: is_ebcdic
        (JEQ, 24, 110, 412),                     # 408: 110 is 37
        (JEQ, 24, 111, 412),                     # 409: 111 is 500
        (JEQ, 24, 108, 412),                     # 410: 108 is 1047
        (JNE, 24, 112, 428),                     # 411: 112 is 1140
        (LOAD, 27, 3, 29),                       # 412: size: len_characters
        (JLE, 27, 88, 424),                      # 413: 88 is 0
        (CALL, 5, 376),                          # 414: last
        (LOAD, 27, 3, 34),                       # 415
        (LOAD, 28, 3, 35),                       # 416
        (SAME, 29, 27, 113),                     # 417: 113 is b'\x00'
        (JNZ, 29, 421),                          # 418
        (LOAD, 27, 3, 2),                        # 419
        (JNZ, 27, 424),                          # 420
        (LOAD, 27, 3, 29),                       # 421
        (SUB, 24, 27, 91),                       # 422: 91 is 1
        (JUMP, 425),                             # 423
        (LOAD, 24, 3, 29),                       # 424
        (BYTES, 3, 37, 24),                      # 425: ebcdic_characters
        (UNPAD, 3, 37, 64),                      # 426
        (STORE, 3, 36, 91),                      # 427: 91 is 1
        (REST, 3, 39),                           # 428: terminator
        (CLOSE, 22),                             # 429: content ends
        (LOAD, 10, 3, 0),                        # 430: switch-on: is_be
        (JNE, 10, 91, 434),                      # 431: cases: true; 91 is 1
        (STORE, 3, 41, 88),                      # 432: byte order be; 88 is 0
        (JUMP, 437),                             # 433
        (JNE, 10, 88, 1229),                     # 434: cases: false; 88 is 0
        (STORE, 3, 41, 91),                      # 435: byte order le; 91 is 1
        (JUMP, 437),                             # 436
        (LOAD, 10, 3, 1),                        # 437: if: length_bytes != 8
        (JEQ, 10, 94, 454),                      # 438: 94 is 8
        (RUN, 3, 43, 4),                         # 439: narrow
        (NUMBER2, 10, 3, 43, 0, 52, 41),         # 440: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1229),                     # 441: 88 is 0
        (ROOTSIZE, 11),                          # 442
        (ROOTSTART, 19),                         # 443
        (POSITION, 19, 19),                      # 444
        (SUB, 20, 11, 19),                       # 445
        (LOAD, 24, 3, 2),                        # 446
        (JZ, 24, 450),                           # 447
        (MOVE, 21, 88),                          # 448: 88 is 0
        (JUMP, 451),                             # 449
        (MOVE, 21, 91),                          # 450: 91 is 1
        (SUB, 24, 20, 21),                       # 451
        (JGT, 10, 24, 1229),                     # 452
        (STORE, 3, 42, 91),                      # 453: 91 is 1
        (LOAD, 10, 3, 1),                        # 454: if: length_bytes == 8
        (JNE, 10, 94, 471),                      # 455: 94 is 8
        (RUN, 3, 45, 8),                         # 456: wide
        (NUMBER2, 10, 3, 45, 0, 56, 41),         # 457: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1229),                     # 458: 88 is 0
        (ROOTSIZE, 11),                          # 459
        (ROOTSTART, 19),                         # 460
        (POSITION, 19, 19),                      # 461
        (SUB, 20, 11, 19),                       # 462
        (LOAD, 24, 3, 2),                        # 463
        (JZ, 24, 467),                           # 464
        (MOVE, 21, 88),                          # 465: 88 is 0
        (JUMP, 468),                             # 466
        (MOVE, 21, 91),                          # 467: 91 is 1
        (SUB, 24, 20, 21),                       # 468
        (JGT, 10, 24, 1229),                     # 469
        (STORE, 3, 44, 91),                      # 470: 91 is 1
        (LOAD, 22, 3, 2),                        # 471: size: nul_counted ? len.value : len.value + 1
        (JZ, 22, 484),                           # 472
        (LOAD, 25, 3, 1),                        # 473
        (JNE, 25, 94, 479),                      # 474: 94 is 8
        (LOAD, 25, 3, 44),                       # 475
        (JZ, 25, 1229),                          # 476
        (NUMBER2, 22, 3, 45, 0, 56, 41),         # 477
        (JUMP, 482),                             # 478
        (LOAD, 25, 3, 42),                       # 479
        (JZ, 25, 1229),                          # 480
        (NUMBER2, 22, 3, 43, 0, 52, 41),         # 481
        (MOVE, 19, 22),                          # 482
        (JUMP, 494),                             # 483
        (LOAD, 25, 3, 1),                        # 484
        (JNE, 25, 94, 490),                      # 485: 94 is 8
        (LOAD, 25, 3, 44),                       # 486
        (JZ, 25, 1229),                          # 487
        (NUMBER2, 22, 3, 45, 0, 56, 41),         # 488
        (JUMP, 493),                             # 489
        (LOAD, 25, 3, 42),                       # 490
        (JZ, 25, 1229),                          # 491
        (NUMBER2, 22, 3, 43, 0, 52, 41),         # 492
        (ADD, 19, 22, 91),                       # 493: 91 is 1
        (BYTES, 3, 46, 19),                      # 494: content
        (OPEN, 22, 3, 46),                       # 495: content begins
        (LOAD, 24, 3, 3),                        # 496: if: not is_ebcdic
        (JEQ, 24, 110, 535),                     # 497: 110 is 37
        (JEQ, 24, 111, 535),                     # 498: 111 is 500
        (JEQ, 24, 108, 535),                     # 499: 108 is 1047
        (JEQ, 24, 112, 535),                     # 500: 112 is 1140
        (LOAD, 27, 3, 47),                       # 501: size: len_characters
        (JLE, 27, 88, 531),                      # 502: 88 is 0
        (JUMP, 521),                             # 503: last, when it is asked for
        (LOAD, 66, 3, 51),                       # 504
        (JNZ, 66, 520),                          # 505
        (LOAD, 72, 3, 47),                       # 506: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 72, 88, 510),                      # 507: 88 is 0
        (SUB, 69, 72, 91),                       # 508: 91 is 1
        (JUMP, 511),                             # 509
        (MOVE, 69, 88),                          # 510: 88 is 0
        (SEEK, 67, 3, 46, 69),                   # 511
        (LOAD, 75, 3, 47),                       # 512: size: _io.size > 0 ? 1 : 0
        (JLE, 75, 88, 516),                      # 513: 88 is 0
        (MOVE, 72, 91),                          # 514: 91 is 1
        (JUMP, 517),                             # 515
        (MOVE, 72, 88),                          # 516: 88 is 0
        (BYTES, 3, 52, 72),                      # 517: last
        (CLOSE, 67),                             # 518: back from last
        (STORE, 3, 51, 91),                      # 519: 91 is 1
        (RETURN, 6),                             # 520: last is read
        (CALL, 6, 504),                          # 521: last
        (LOAD, 27, 3, 52),                       # 522
        (LOAD, 28, 3, 53),                       # 523
        (SAME, 29, 27, 113),                     # 524: 113 is b'\x00'
        (JNZ, 29, 528),                          # 525
        (LOAD, 27, 3, 2),                        # 526
        (JNZ, 27, 531),                          # 527
        (LOAD, 27, 3, 47),                       # 528
        (SUB, 24, 27, 91),                       # 529: 91 is 1
        (JUMP, 532),                             # 530
        (LOAD, 24, 3, 47),                       # 531
        (BYTES, 3, 49, 24),                      # 532: characters
        (UNPAD, 3, 49, 32),                      # 533
        (STORE, 3, 48, 91),                      # 534: 91 is 1
        (LOAD, 24, 3, 3),                        # 535: if: is_ebcdic
        (JEQ, 24, 110, 540),                     # 536: 110 is 37
        (JEQ, 24, 111, 540),                     # 537: 111 is 500
        (JEQ, 24, 108, 540),                     # 538: 108 is 1047
        (JNE, 24, 112, 556),                     # 539: 112 is 1140
        (LOAD, 27, 3, 47),                       # 540: size: len_characters
        (JLE, 27, 88, 552),                      # 541: 88 is 0
        (CALL, 6, 504),                          # 542: last
        (LOAD, 27, 3, 52),                       # 543
        (LOAD, 28, 3, 53),                       # 544
        (SAME, 29, 27, 113),                     # 545: 113 is b'\x00'
        (JNZ, 29, 549),                          # 546
        (LOAD, 27, 3, 2),                        # 547
        (JNZ, 27, 552),                          # 548
        (LOAD, 27, 3, 47),                       # 549
        (SUB, 24, 27, 91),                       # 550: 91 is 1
        (JUMP, 553),                             # 551
        (LOAD, 24, 3, 47),                       # 552
        (BYTES, 3, 55, 24),                      # 553: ebcdic_characters
        (UNPAD, 3, 55, 64),                      # 554
        (STORE, 3, 54, 91),                      # 555: 91 is 1
        (REST, 3, 57),                           # 556: terminator
        (CLOSE, 22),                             # 557: content ends
        (LOAD, 10, 3, 0),                        # 558: switch-on: is_be
        (JNE, 10, 91, 562),                      # 559: cases: true; 91 is 1
        (STORE, 3, 59, 88),                      # 560: byte order be; 88 is 0
        (JUMP, 565),                             # 561
        (JNE, 10, 88, 1229),                     # 562: cases: false; 88 is 0
        (STORE, 3, 59, 91),                      # 563: byte order le; 91 is 1
        (JUMP, 565),                             # 564
        (LOAD, 10, 3, 1),                        # 565: if: length_bytes != 8
        (JEQ, 10, 94, 582),                      # 566: 94 is 8
        (RUN, 3, 61, 4),                         # 567: narrow
        (NUMBER2, 10, 3, 61, 0, 52, 59),         # 568: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1229),                     # 569: 88 is 0
        (ROOTSIZE, 11),                          # 570
        (ROOTSTART, 19),                         # 571
        (POSITION, 19, 19),                      # 572
        (SUB, 20, 11, 19),                       # 573
        (LOAD, 24, 3, 2),                        # 574
        (JZ, 24, 578),                           # 575
        (MOVE, 21, 88),                          # 576: 88 is 0
        (JUMP, 579),                             # 577
        (MOVE, 21, 91),                          # 578: 91 is 1
        (SUB, 24, 20, 21),                       # 579
        (JGT, 10, 24, 1229),                     # 580
        (STORE, 3, 60, 91),                      # 581: 91 is 1
        (LOAD, 10, 3, 1),                        # 582: if: length_bytes == 8
        (JNE, 10, 94, 599),                      # 583: 94 is 8
        (RUN, 3, 63, 8),                         # 584: wide
        (NUMBER2, 10, 3, 63, 0, 56, 59),         # 585: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 10, 88, 1229),                     # 586: 88 is 0
        (ROOTSIZE, 11),                          # 587
        (ROOTSTART, 19),                         # 588
        (POSITION, 19, 19),                      # 589
        (SUB, 20, 11, 19),                       # 590
        (LOAD, 24, 3, 2),                        # 591
        (JZ, 24, 595),                           # 592
        (MOVE, 21, 88),                          # 593: 88 is 0
        (JUMP, 596),                             # 594
        (MOVE, 21, 91),                          # 595: 91 is 1
        (SUB, 24, 20, 21),                       # 596
        (JGT, 10, 24, 1229),                     # 597
        (STORE, 3, 62, 91),                      # 598: 91 is 1
        (LOAD, 22, 3, 2),                        # 599: size: nul_counted ? len.value : len.value + 1
        (JZ, 22, 612),                           # 600
        (LOAD, 25, 3, 1),                        # 601
        (JNE, 25, 94, 607),                      # 602: 94 is 8
        (LOAD, 25, 3, 62),                       # 603
        (JZ, 25, 1229),                          # 604
        (NUMBER2, 22, 3, 63, 0, 56, 59),         # 605
        (JUMP, 610),                             # 606
        (LOAD, 25, 3, 60),                       # 607
        (JZ, 25, 1229),                          # 608
        (NUMBER2, 22, 3, 61, 0, 52, 59),         # 609
        (MOVE, 19, 22),                          # 610
        (JUMP, 622),                             # 611
        (LOAD, 25, 3, 1),                        # 612
        (JNE, 25, 94, 618),                      # 613: 94 is 8
        (LOAD, 25, 3, 62),                       # 614
        (JZ, 25, 1229),                          # 615
        (NUMBER2, 22, 3, 63, 0, 56, 59),         # 616
        (JUMP, 621),                             # 617
        (LOAD, 25, 3, 60),                       # 618
        (JZ, 25, 1229),                          # 619
        (NUMBER2, 22, 3, 61, 0, 52, 59),         # 620
        (ADD, 19, 22, 91),                       # 621: 91 is 1
        (BYTES, 3, 64, 19),                      # 622: content
        (OPEN, 22, 3, 64),                       # 623: content begins
        (LOAD, 24, 3, 3),                        # 624: if: not is_ebcdic
        (JEQ, 24, 110, 663),                     # 625: 110 is 37
        (JEQ, 24, 111, 663),                     # 626: 111 is 500
        (JEQ, 24, 108, 663),                     # 627: 108 is 1047
        (JEQ, 24, 112, 663),                     # 628: 112 is 1140
        (LOAD, 27, 3, 65),                       # 629: size: len_characters
        (JLE, 27, 88, 659),                      # 630: 88 is 0
        (JUMP, 649),                             # 631: last, when it is asked for
        (LOAD, 76, 3, 69),                       # 632
        (JNZ, 76, 648),                          # 633
        (LOAD, 82, 3, 65),                       # 634: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 82, 88, 638),                      # 635: 88 is 0
        (SUB, 79, 82, 91),                       # 636: 91 is 1
        (JUMP, 639),                             # 637
        (MOVE, 79, 88),                          # 638: 88 is 0
        (SEEK, 77, 3, 64, 79),                   # 639
        (LOAD, 85, 3, 65),                       # 640: size: _io.size > 0 ? 1 : 0
        (JLE, 85, 88, 644),                      # 641: 88 is 0
        (MOVE, 82, 91),                          # 642: 91 is 1
        (JUMP, 645),                             # 643
        (MOVE, 82, 88),                          # 644: 88 is 0
        (BYTES, 3, 70, 82),                      # 645: last
        (CLOSE, 77),                             # 646: back from last
        (STORE, 3, 69, 91),                      # 647: 91 is 1
        (RETURN, 7),                             # 648: last is read
        (CALL, 7, 632),                          # 649: last
        (LOAD, 27, 3, 70),                       # 650
        (LOAD, 28, 3, 71),                       # 651
        (SAME, 29, 27, 113),                     # 652: 113 is b'\x00'
        (JNZ, 29, 656),                          # 653
        (LOAD, 27, 3, 2),                        # 654
        (JNZ, 27, 659),                          # 655
        (LOAD, 27, 3, 65),                       # 656
        (SUB, 24, 27, 91),                       # 657: 91 is 1
        (JUMP, 660),                             # 658
        (LOAD, 24, 3, 65),                       # 659
        (BYTES, 3, 67, 24),                      # 660: characters
        (UNPAD, 3, 67, 32),                      # 661
        (STORE, 3, 66, 91),                      # 662: 91 is 1
        (LOAD, 24, 3, 3),                        # 663: if: is_ebcdic
        (JEQ, 24, 110, 668),                     # 664: 110 is 37
        (JEQ, 24, 111, 668),                     # 665: 111 is 500
        (JEQ, 24, 108, 668),                     # 666: 108 is 1047
        (JNE, 24, 112, 684),                     # 667: 112 is 1140
        (LOAD, 27, 3, 65),                       # 668: size: len_characters
        (JLE, 27, 88, 680),                      # 669: 88 is 0
        (CALL, 7, 632),                          # 670: last
        (LOAD, 27, 3, 70),                       # 671
        (LOAD, 28, 3, 71),                       # 672
        (SAME, 29, 27, 113),                     # 673: 113 is b'\x00'
        (JNZ, 29, 677),                          # 674
        (LOAD, 27, 3, 2),                        # 675
        (JNZ, 27, 680),                          # 676
        (LOAD, 27, 3, 65),                       # 677
        (SUB, 24, 27, 91),                       # 678: 91 is 1
        (JUMP, 681),                             # 679
        (LOAD, 24, 3, 65),                       # 680
        (BYTES, 3, 73, 24),                      # 681: ebcdic_characters
        (UNPAD, 3, 73, 64),                      # 682
        (STORE, 3, 72, 91),                      # 683: 91 is 1
        (REST, 3, 75),                           # 684: terminator
        (CLOSE, 22),                             # 685: content ends
        (RUN, 3, 77, 1),                         # 686: variable_type
        (LOAD, 10, 3, 0),                        # 687: switch-on: is_be
        (JNE, 10, 91, 691),                      # 688: cases: true; 91 is 1
        (STORE, 3, 78, 88),                      # 689: byte order be; 88 is 0
        (JUMP, 694),                             # 690
        (JNE, 10, 88, 1229),                     # 691: cases: false; 88 is 0
        (STORE, 3, 78, 91),                      # 692: byte order le; 91 is 1
        (JUMP, 694),                             # 693
        (LOAD, 10, 3, 1),                        # 694: if: long_bytes != 8
        (JEQ, 10, 94, 698),                      # 695: 94 is 8
        (RUN, 3, 80, 4),                         # 696: narrow
        (STORE, 3, 79, 91),                      # 697: 91 is 1
        (JNE, 10, 94, 701),                      # 698: if: long_bytes == 8; 94 is 8
        (RUN, 3, 82, 8),                         # 699: wide
        (STORE, 3, 81, 91),                      # 700: 91 is 1
        (LOAD, 10, 3, 0),                        # 701: switch-on: is_be
        (JNE, 10, 91, 705),                      # 702: cases: true; 91 is 1
        (STORE, 3, 83, 88),                      # 703: byte order be; 88 is 0
        (JUMP, 708),                             # 704
        (JNE, 10, 88, 1229),                     # 705: cases: false; 88 is 0
        (STORE, 3, 83, 91),                      # 706: byte order le; 91 is 1
        (JUMP, 708),                             # 707
        (LOAD, 10, 3, 1),                        # 708: if: long_bytes != 8
        (JEQ, 10, 94, 712),                      # 709: 94 is 8
        (RUN, 3, 85, 4),                         # 710: narrow
        (STORE, 3, 84, 91),                      # 711: 91 is 1
        (JNE, 10, 94, 715),                      # 712: if: long_bytes == 8; 94 is 8
        (RUN, 3, 87, 8),                         # 713: wide
        (STORE, 3, 86, 91),                      # 714: 91 is 1
        (LOAD, 10, 3, 0),                        # 715: switch-on: is_be
        (JNE, 10, 91, 719),                      # 716: cases: true; 91 is 1
        (STORE, 3, 88, 88),                      # 717: byte order be; 88 is 0
        (JUMP, 722),                             # 718
        (JNE, 10, 88, 1229),                     # 719: cases: false; 88 is 0
        (STORE, 3, 88, 91),                      # 720: byte order le; 91 is 1
        (JUMP, 722),                             # 721
        (LOAD, 10, 3, 1),                        # 722: if: long_bytes != 8
        (JEQ, 10, 94, 726),                      # 723: 94 is 8
        (RUN, 3, 90, 4),                         # 724: narrow
        (STORE, 3, 89, 91),                      # 725: 91 is 1
        (JNE, 10, 94, 729),                      # 726: if: long_bytes == 8; 94 is 8
        (RUN, 3, 92, 8),                         # 727: wide
        (STORE, 3, 91, 91),                      # 728: 91 is 1
        (LOAD, 10, 3, 0),                        # 729: switch-on: is_be
        (JNE, 10, 91, 733),                      # 730: cases: true; 91 is 1
        (STORE, 3, 93, 88),                      # 731: byte order be; 88 is 0
        (JUMP, 736),                             # 732
        (JNE, 10, 88, 1229),                     # 733: cases: false; 88 is 0
        (STORE, 3, 93, 91),                      # 734: byte order le; 91 is 1
        (JUMP, 736),                             # 735
        (LOAD, 10, 3, 1),                        # 736: if: long_bytes != 8
        (JEQ, 10, 94, 740),                      # 737: 94 is 8
        (RUN, 3, 95, 4),                         # 738: narrow
        (STORE, 3, 94, 91),                      # 739: 91 is 1
        (JNE, 10, 94, 743),                      # 740: if: long_bytes == 8; 94 is 8
        (RUN, 3, 97, 8),                         # 741: wide
        (STORE, 3, 96, 91),                      # 742: 91 is 1
        (LOAD, 10, 3, 0),                        # 743: switch-on: is_be
        (JNE, 10, 91, 747),                      # 744: cases: true; 91 is 1
        (STORE, 3, 98, 88),                      # 745: byte order be; 88 is 0
        (JUMP, 750),                             # 746
        (JNE, 10, 88, 1229),                     # 747: cases: false; 88 is 0
        (STORE, 3, 98, 91),                      # 748: byte order le; 91 is 1
        (JUMP, 750),                             # 749
        (LOAD, 10, 3, 1),                        # 750: if: long_bytes != 8
        (JEQ, 10, 94, 754),                      # 751: 94 is 8
        (RUN, 3, 100, 4),                        # 752: narrow
        (STORE, 3, 99, 91),                      # 753: 91 is 1
        (JNE, 10, 94, 757),                      # 754: if: long_bytes == 8; 94 is 8
        (RUN, 3, 102, 8),                        # 755: wide
        (STORE, 3, 101, 91),                     # 756: 91 is 1
        (RUN, 3, 103, 1),                        # 757: sort_position
        (COUNT, 8, 44, 0, 11),                   # 758
        (JUMP, 157),                             # 759
        (MOVE, 8, 88),                           # 760: 88 is 0
        (LOAD, 9, 0, 11),                        # 761
        (JGE, 8, 9, 1228),                       # 762
        (ITEM, 3, 1, 0, 10, 8),                  # 763
        (LOAD, 22, 3, 3),                        # 764: text, value: content.text
        (JNE, 22, 110, 775),                     # 765: 110 is 37
        (LOAD, 22, 3, 18),                       # 766
        (JZ, 22, 1229),                          # 767
        (LOAD, 23, 3, 19),                       # 768
        (LOAD, 24, 3, 20),                       # 769
        (TEXT, 23, 0),                           # 770
        (MOVE, 19, 23),                          # 771
        (MOVE, 20, 24),                          # 772
        (MOVE, 21, 88),                          # 773: 88 is 0
        (JUMP, 853),                             # 774
        (JNE, 22, 111, 785),                     # 775: 111 is 500
        (LOAD, 22, 3, 18),                       # 776
        (JZ, 22, 1229),                          # 777
        (LOAD, 23, 3, 19),                       # 778
        (LOAD, 24, 3, 20),                       # 779
        (TEXT, 23, 1),                           # 780
        (MOVE, 19, 23),                          # 781
        (MOVE, 20, 24),                          # 782
        (MOVE, 21, 91),                          # 783: 91 is 1
        (JUMP, 853),                             # 784
        (JNE, 22, 108, 795),                     # 785: 108 is 1047
        (LOAD, 22, 3, 18),                       # 786
        (JZ, 22, 1229),                          # 787
        (LOAD, 23, 3, 19),                       # 788
        (LOAD, 24, 3, 20),                       # 789
        (TEXT, 23, 2),                           # 790
        (MOVE, 19, 23),                          # 791
        (MOVE, 20, 24),                          # 792
        (MOVE, 21, 93),                          # 793: 93 is 2
        (JUMP, 853),                             # 794
        (JNE, 22, 112, 805),                     # 795: 112 is 1140
        (LOAD, 22, 3, 18),                       # 796
        (JZ, 22, 1229),                          # 797
        (LOAD, 23, 3, 19),                       # 798
        (LOAD, 24, 3, 20),                       # 799
        (TEXT, 23, 3),                           # 800
        (MOVE, 19, 23),                          # 801
        (MOVE, 20, 24),                          # 802
        (MOVE, 21, 95),                          # 803: 95 is 3
        (JUMP, 853),                             # 804
        (JNE, 22, 115, 815),                     # 805: 115 is 1208
        (LOAD, 22, 3, 12),                       # 806
        (JZ, 22, 1229),                          # 807
        (LOAD, 23, 3, 13),                       # 808
        (LOAD, 24, 3, 14),                       # 809
        (TEXT, 23, 4),                           # 810
        (MOVE, 19, 23),                          # 811
        (MOVE, 20, 24),                          # 812
        (MOVE, 21, 97),                          # 813: 97 is 4
        (JUMP, 853),                             # 814
        (JNE, 22, 116, 825),                     # 815: 116 is 1252
        (LOAD, 22, 3, 12),                       # 816
        (JZ, 22, 1229),                          # 817
        (LOAD, 23, 3, 13),                       # 818
        (LOAD, 24, 3, 14),                       # 819
        (TEXT, 23, 5),                           # 820
        (MOVE, 19, 23),                          # 821
        (MOVE, 20, 24),                          # 822
        (MOVE, 21, 98),                          # 823: 98 is 5
        (JUMP, 853),                             # 824
        (JNE, 22, 117, 835),                     # 825: 117 is 437
        (LOAD, 22, 3, 12),                       # 826
        (JZ, 22, 1229),                          # 827
        (LOAD, 23, 3, 13),                       # 828
        (LOAD, 24, 3, 14),                       # 829
        (TEXT, 23, 6),                           # 830
        (MOVE, 19, 23),                          # 831
        (MOVE, 20, 24),                          # 832
        (MOVE, 21, 99),                          # 833: 99 is 6
        (JUMP, 853),                             # 834
        (JNE, 22, 118, 845),                     # 835: 118 is 850
        (LOAD, 22, 3, 12),                       # 836
        (JZ, 22, 1229),                          # 837
        (LOAD, 23, 3, 13),                       # 838
        (LOAD, 24, 3, 14),                       # 839
        (TEXT, 23, 7),                           # 840
        (MOVE, 19, 23),                          # 841
        (MOVE, 20, 24),                          # 842
        (MOVE, 21, 96),                          # 843: 96 is 7
        (JUMP, 853),                             # 844
        (LOAD, 22, 3, 12),                       # 845
        (JZ, 22, 1229),                          # 846
        (LOAD, 23, 3, 13),                       # 847
        (LOAD, 24, 3, 14),                       # 848
        (TEXT, 23, 8),                           # 849
        (MOVE, 19, 23),                          # 850
        (MOVE, 20, 24),                          # 851
        (MOVE, 21, 94),                          # 852: 94 is 8
        (STORE, 3, 104, 19),                     # 853
        (STORE, 3, 105, 20),                     # 854
        (STORE, 3, 106, 21),                     # 855
        (MOVE, 10, 88),                          # 856: is_terminated, value: content.is_terminated; 88 is 0
        (LOAD, 11, 3, 11),                       # 857
        (JEQ, 11, 88, 864),                      # 858: 88 is 0
        (CALL, 4, 248),                          # 859: last
        (LOAD, 19, 3, 16),                       # 860
        (LOAD, 20, 3, 17),                       # 861
        (SAME, 21, 19, 113),                     # 862: 113 is b'\x00'
        (JZ, 21, 865),                           # 863
        (MOVE, 10, 91),                          # 864: 91 is 1
        (STORE, 3, 107, 10),                     # 865
        (STORE, 3, 108, 10),                     # 866
        (LOAD, 22, 3, 3),                        # 867: text, value: content.text
        (JNE, 22, 110, 878),                     # 868: 110 is 37
        (LOAD, 22, 3, 36),                       # 869
        (JZ, 22, 1229),                          # 870
        (LOAD, 23, 3, 37),                       # 871
        (LOAD, 24, 3, 38),                       # 872
        (TEXT, 23, 0),                           # 873
        (MOVE, 19, 23),                          # 874
        (MOVE, 20, 24),                          # 875
        (MOVE, 21, 88),                          # 876: 88 is 0
        (JUMP, 956),                             # 877
        (JNE, 22, 111, 888),                     # 878: 111 is 500
        (LOAD, 22, 3, 36),                       # 879
        (JZ, 22, 1229),                          # 880
        (LOAD, 23, 3, 37),                       # 881
        (LOAD, 24, 3, 38),                       # 882
        (TEXT, 23, 1),                           # 883
        (MOVE, 19, 23),                          # 884
        (MOVE, 20, 24),                          # 885
        (MOVE, 21, 91),                          # 886: 91 is 1
        (JUMP, 956),                             # 887
        (JNE, 22, 108, 898),                     # 888: 108 is 1047
        (LOAD, 22, 3, 36),                       # 889
        (JZ, 22, 1229),                          # 890
        (LOAD, 23, 3, 37),                       # 891
        (LOAD, 24, 3, 38),                       # 892
        (TEXT, 23, 2),                           # 893
        (MOVE, 19, 23),                          # 894
        (MOVE, 20, 24),                          # 895
        (MOVE, 21, 93),                          # 896: 93 is 2
        (JUMP, 956),                             # 897
        (JNE, 22, 112, 908),                     # 898: 112 is 1140
        (LOAD, 22, 3, 36),                       # 899
        (JZ, 22, 1229),                          # 900
        (LOAD, 23, 3, 37),                       # 901
        (LOAD, 24, 3, 38),                       # 902
        (TEXT, 23, 3),                           # 903
        (MOVE, 19, 23),                          # 904
        (MOVE, 20, 24),                          # 905
        (MOVE, 21, 95),                          # 906: 95 is 3
        (JUMP, 956),                             # 907
        (JNE, 22, 115, 918),                     # 908: 115 is 1208
        (LOAD, 22, 3, 30),                       # 909
        (JZ, 22, 1229),                          # 910
        (LOAD, 23, 3, 31),                       # 911
        (LOAD, 24, 3, 32),                       # 912
        (TEXT, 23, 4),                           # 913
        (MOVE, 19, 23),                          # 914
        (MOVE, 20, 24),                          # 915
        (MOVE, 21, 97),                          # 916: 97 is 4
        (JUMP, 956),                             # 917
        (JNE, 22, 116, 928),                     # 918: 116 is 1252
        (LOAD, 22, 3, 30),                       # 919
        (JZ, 22, 1229),                          # 920
        (LOAD, 23, 3, 31),                       # 921
        (LOAD, 24, 3, 32),                       # 922
        (TEXT, 23, 5),                           # 923
        (MOVE, 19, 23),                          # 924
        (MOVE, 20, 24),                          # 925
        (MOVE, 21, 98),                          # 926: 98 is 5
        (JUMP, 956),                             # 927
        (JNE, 22, 117, 938),                     # 928: 117 is 437
        (LOAD, 22, 3, 30),                       # 929
        (JZ, 22, 1229),                          # 930
        (LOAD, 23, 3, 31),                       # 931
        (LOAD, 24, 3, 32),                       # 932
        (TEXT, 23, 6),                           # 933
        (MOVE, 19, 23),                          # 934
        (MOVE, 20, 24),                          # 935
        (MOVE, 21, 99),                          # 936: 99 is 6
        (JUMP, 956),                             # 937
        (JNE, 22, 118, 948),                     # 938: 118 is 850
        (LOAD, 22, 3, 30),                       # 939
        (JZ, 22, 1229),                          # 940
        (LOAD, 23, 3, 31),                       # 941
        (LOAD, 24, 3, 32),                       # 942
        (TEXT, 23, 7),                           # 943
        (MOVE, 19, 23),                          # 944
        (MOVE, 20, 24),                          # 945
        (MOVE, 21, 96),                          # 946: 96 is 7
        (JUMP, 956),                             # 947
        (LOAD, 22, 3, 30),                       # 948
        (JZ, 22, 1229),                          # 949
        (LOAD, 23, 3, 31),                       # 950
        (LOAD, 24, 3, 32),                       # 951
        (TEXT, 23, 8),                           # 952
        (MOVE, 19, 23),                          # 953
        (MOVE, 20, 24),                          # 954
        (MOVE, 21, 94),                          # 955: 94 is 8
        (STORE, 3, 109, 19),                     # 956
        (STORE, 3, 110, 20),                     # 957
        (STORE, 3, 111, 21),                     # 958
        (MOVE, 10, 88),                          # 959: is_terminated, value: content.is_terminated; 88 is 0
        (LOAD, 11, 3, 29),                       # 960
        (JEQ, 11, 88, 967),                      # 961: 88 is 0
        (CALL, 5, 376),                          # 962: last
        (LOAD, 19, 3, 34),                       # 963
        (LOAD, 20, 3, 35),                       # 964
        (SAME, 21, 19, 113),                     # 965: 113 is b'\x00'
        (JZ, 21, 968),                           # 966
        (MOVE, 10, 91),                          # 967: 91 is 1
        (STORE, 3, 112, 10),                     # 968
        (STORE, 3, 113, 10),                     # 969
        (LOAD, 22, 3, 3),                        # 970: text, value: content.text
        (JNE, 22, 110, 981),                     # 971: 110 is 37
        (LOAD, 22, 3, 54),                       # 972
        (JZ, 22, 1229),                          # 973
        (LOAD, 23, 3, 55),                       # 974
        (LOAD, 24, 3, 56),                       # 975
        (TEXT, 23, 0),                           # 976
        (MOVE, 19, 23),                          # 977
        (MOVE, 20, 24),                          # 978
        (MOVE, 21, 88),                          # 979: 88 is 0
        (JUMP, 1059),                            # 980
        (JNE, 22, 111, 991),                     # 981: 111 is 500
        (LOAD, 22, 3, 54),                       # 982
        (JZ, 22, 1229),                          # 983
        (LOAD, 23, 3, 55),                       # 984
        (LOAD, 24, 3, 56),                       # 985
        (TEXT, 23, 1),                           # 986
        (MOVE, 19, 23),                          # 987
        (MOVE, 20, 24),                          # 988
        (MOVE, 21, 91),                          # 989: 91 is 1
        (JUMP, 1059),                            # 990
        (JNE, 22, 108, 1001),                    # 991: 108 is 1047
        (LOAD, 22, 3, 54),                       # 992
        (JZ, 22, 1229),                          # 993
        (LOAD, 23, 3, 55),                       # 994
        (LOAD, 24, 3, 56),                       # 995
        (TEXT, 23, 2),                           # 996
        (MOVE, 19, 23),                          # 997
        (MOVE, 20, 24),                          # 998
        (MOVE, 21, 93),                          # 999: 93 is 2
        (JUMP, 1059),                            # 1000
        (JNE, 22, 112, 1011),                    # 1001: 112 is 1140
        (LOAD, 22, 3, 54),                       # 1002
        (JZ, 22, 1229),                          # 1003
        (LOAD, 23, 3, 55),                       # 1004
        (LOAD, 24, 3, 56),                       # 1005
        (TEXT, 23, 3),                           # 1006
        (MOVE, 19, 23),                          # 1007
        (MOVE, 20, 24),                          # 1008
        (MOVE, 21, 95),                          # 1009: 95 is 3
        (JUMP, 1059),                            # 1010
        (JNE, 22, 115, 1021),                    # 1011: 115 is 1208
        (LOAD, 22, 3, 48),                       # 1012
        (JZ, 22, 1229),                          # 1013
        (LOAD, 23, 3, 49),                       # 1014
        (LOAD, 24, 3, 50),                       # 1015
        (TEXT, 23, 4),                           # 1016
        (MOVE, 19, 23),                          # 1017
        (MOVE, 20, 24),                          # 1018
        (MOVE, 21, 97),                          # 1019: 97 is 4
        (JUMP, 1059),                            # 1020
        (JNE, 22, 116, 1031),                    # 1021: 116 is 1252
        (LOAD, 22, 3, 48),                       # 1022
        (JZ, 22, 1229),                          # 1023
        (LOAD, 23, 3, 49),                       # 1024
        (LOAD, 24, 3, 50),                       # 1025
        (TEXT, 23, 5),                           # 1026
        (MOVE, 19, 23),                          # 1027
        (MOVE, 20, 24),                          # 1028
        (MOVE, 21, 98),                          # 1029: 98 is 5
        (JUMP, 1059),                            # 1030
        (JNE, 22, 117, 1041),                    # 1031: 117 is 437
        (LOAD, 22, 3, 48),                       # 1032
        (JZ, 22, 1229),                          # 1033
        (LOAD, 23, 3, 49),                       # 1034
        (LOAD, 24, 3, 50),                       # 1035
        (TEXT, 23, 6),                           # 1036
        (MOVE, 19, 23),                          # 1037
        (MOVE, 20, 24),                          # 1038
        (MOVE, 21, 99),                          # 1039: 99 is 6
        (JUMP, 1059),                            # 1040
        (JNE, 22, 118, 1051),                    # 1041: 118 is 850
        (LOAD, 22, 3, 48),                       # 1042
        (JZ, 22, 1229),                          # 1043
        (LOAD, 23, 3, 49),                       # 1044
        (LOAD, 24, 3, 50),                       # 1045
        (TEXT, 23, 7),                           # 1046
        (MOVE, 19, 23),                          # 1047
        (MOVE, 20, 24),                          # 1048
        (MOVE, 21, 96),                          # 1049: 96 is 7
        (JUMP, 1059),                            # 1050
        (LOAD, 22, 3, 48),                       # 1051
        (JZ, 22, 1229),                          # 1052
        (LOAD, 23, 3, 49),                       # 1053
        (LOAD, 24, 3, 50),                       # 1054
        (TEXT, 23, 8),                           # 1055
        (MOVE, 19, 23),                          # 1056
        (MOVE, 20, 24),                          # 1057
        (MOVE, 21, 94),                          # 1058: 94 is 8
        (STORE, 3, 114, 19),                     # 1059
        (STORE, 3, 115, 20),                     # 1060
        (STORE, 3, 116, 21),                     # 1061
        (MOVE, 10, 88),                          # 1062: is_terminated, value: content.is_terminated; 88 is 0
        (LOAD, 11, 3, 47),                       # 1063
        (JEQ, 11, 88, 1070),                     # 1064: 88 is 0
        (CALL, 6, 504),                          # 1065: last
        (LOAD, 19, 3, 52),                       # 1066
        (LOAD, 20, 3, 53),                       # 1067
        (SAME, 21, 19, 113),                     # 1068: 113 is b'\x00'
        (JZ, 21, 1071),                          # 1069
        (MOVE, 10, 91),                          # 1070: 91 is 1
        (STORE, 3, 117, 10),                     # 1071
        (STORE, 3, 118, 10),                     # 1072
        (LOAD, 22, 3, 3),                        # 1073: text, value: content.text
        (JNE, 22, 110, 1084),                    # 1074: 110 is 37
        (LOAD, 22, 3, 72),                       # 1075
        (JZ, 22, 1229),                          # 1076
        (LOAD, 23, 3, 73),                       # 1077
        (LOAD, 24, 3, 74),                       # 1078
        (TEXT, 23, 0),                           # 1079
        (MOVE, 19, 23),                          # 1080
        (MOVE, 20, 24),                          # 1081
        (MOVE, 21, 88),                          # 1082: 88 is 0
        (JUMP, 1162),                            # 1083
        (JNE, 22, 111, 1094),                    # 1084: 111 is 500
        (LOAD, 22, 3, 72),                       # 1085
        (JZ, 22, 1229),                          # 1086
        (LOAD, 23, 3, 73),                       # 1087
        (LOAD, 24, 3, 74),                       # 1088
        (TEXT, 23, 1),                           # 1089
        (MOVE, 19, 23),                          # 1090
        (MOVE, 20, 24),                          # 1091
        (MOVE, 21, 91),                          # 1092: 91 is 1
        (JUMP, 1162),                            # 1093
        (JNE, 22, 108, 1104),                    # 1094: 108 is 1047
        (LOAD, 22, 3, 72),                       # 1095
        (JZ, 22, 1229),                          # 1096
        (LOAD, 23, 3, 73),                       # 1097
        (LOAD, 24, 3, 74),                       # 1098
        (TEXT, 23, 2),                           # 1099
        (MOVE, 19, 23),                          # 1100
        (MOVE, 20, 24),                          # 1101
        (MOVE, 21, 93),                          # 1102: 93 is 2
        (JUMP, 1162),                            # 1103
        (JNE, 22, 112, 1114),                    # 1104: 112 is 1140
        (LOAD, 22, 3, 72),                       # 1105
        (JZ, 22, 1229),                          # 1106
        (LOAD, 23, 3, 73),                       # 1107
        (LOAD, 24, 3, 74),                       # 1108
        (TEXT, 23, 3),                           # 1109
        (MOVE, 19, 23),                          # 1110
        (MOVE, 20, 24),                          # 1111
        (MOVE, 21, 95),                          # 1112: 95 is 3
        (JUMP, 1162),                            # 1113
        (JNE, 22, 115, 1124),                    # 1114: 115 is 1208
        (LOAD, 22, 3, 66),                       # 1115
        (JZ, 22, 1229),                          # 1116
        (LOAD, 23, 3, 67),                       # 1117
        (LOAD, 24, 3, 68),                       # 1118
        (TEXT, 23, 4),                           # 1119
        (MOVE, 19, 23),                          # 1120
        (MOVE, 20, 24),                          # 1121
        (MOVE, 21, 97),                          # 1122: 97 is 4
        (JUMP, 1162),                            # 1123
        (JNE, 22, 116, 1134),                    # 1124: 116 is 1252
        (LOAD, 22, 3, 66),                       # 1125
        (JZ, 22, 1229),                          # 1126
        (LOAD, 23, 3, 67),                       # 1127
        (LOAD, 24, 3, 68),                       # 1128
        (TEXT, 23, 5),                           # 1129
        (MOVE, 19, 23),                          # 1130
        (MOVE, 20, 24),                          # 1131
        (MOVE, 21, 98),                          # 1132: 98 is 5
        (JUMP, 1162),                            # 1133
        (JNE, 22, 117, 1144),                    # 1134: 117 is 437
        (LOAD, 22, 3, 66),                       # 1135
        (JZ, 22, 1229),                          # 1136
        (LOAD, 23, 3, 67),                       # 1137
        (LOAD, 24, 3, 68),                       # 1138
        (TEXT, 23, 6),                           # 1139
        (MOVE, 19, 23),                          # 1140
        (MOVE, 20, 24),                          # 1141
        (MOVE, 21, 99),                          # 1142: 99 is 6
        (JUMP, 1162),                            # 1143
        (JNE, 22, 118, 1154),                    # 1144: 118 is 850
        (LOAD, 22, 3, 66),                       # 1145
        (JZ, 22, 1229),                          # 1146
        (LOAD, 23, 3, 67),                       # 1147
        (LOAD, 24, 3, 68),                       # 1148
        (TEXT, 23, 7),                           # 1149
        (MOVE, 19, 23),                          # 1150
        (MOVE, 20, 24),                          # 1151
        (MOVE, 21, 96),                          # 1152: 96 is 7
        (JUMP, 1162),                            # 1153
        (LOAD, 22, 3, 66),                       # 1154
        (JZ, 22, 1229),                          # 1155
        (LOAD, 23, 3, 67),                       # 1156
        (LOAD, 24, 3, 68),                       # 1157
        (TEXT, 23, 8),                           # 1158
        (MOVE, 19, 23),                          # 1159
        (MOVE, 20, 24),                          # 1160
        (MOVE, 21, 94),                          # 1161: 94 is 8
        (STORE, 3, 119, 19),                     # 1162
        (STORE, 3, 120, 20),                     # 1163
        (STORE, 3, 121, 21),                     # 1164
        (MOVE, 10, 88),                          # 1165: is_terminated, value: content.is_terminated; 88 is 0
        (LOAD, 11, 3, 65),                       # 1166
        (JEQ, 11, 88, 1173),                     # 1167: 88 is 0
        (CALL, 7, 632),                          # 1168: last
        (LOAD, 19, 3, 70),                       # 1169
        (LOAD, 20, 3, 71),                       # 1170
        (SAME, 21, 19, 113),                     # 1171: 113 is b'\x00'
        (JZ, 21, 1174),                          # 1172
        (MOVE, 10, 91),                          # 1173: 91 is 1
        (STORE, 3, 122, 10),                     # 1174
        (STORE, 3, 123, 10),                     # 1175
        (LOAD, 22, 3, 1),                        # 1176: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 94, 1182),                     # 1177: 94 is 8
        (LOAD, 22, 3, 81),                       # 1178
        (JZ, 22, 1229),                          # 1179
        (NUMBER2, 19, 3, 82, 0, 56, 78),         # 1180
        (JUMP, 1185),                            # 1181
        (LOAD, 22, 3, 79),                       # 1182
        (JZ, 22, 1229),                          # 1183
        (NUMBER2, 19, 3, 80, 0, 52, 78),         # 1184
        (STORE, 3, 124, 19),                     # 1185
        (LOAD, 22, 3, 1),                        # 1186: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 94, 1192),                     # 1187: 94 is 8
        (LOAD, 22, 3, 86),                       # 1188
        (JZ, 22, 1229),                          # 1189
        (NUMBER2, 19, 3, 87, 0, 56, 83),         # 1190
        (JUMP, 1195),                            # 1191
        (LOAD, 22, 3, 84),                       # 1192
        (JZ, 22, 1229),                          # 1193
        (NUMBER2, 19, 3, 85, 0, 52, 83),         # 1194
        (STORE, 3, 125, 19),                     # 1195
        (LOAD, 22, 3, 1),                        # 1196: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 94, 1202),                     # 1197: 94 is 8
        (LOAD, 22, 3, 91),                       # 1198
        (JZ, 22, 1229),                          # 1199
        (NUMBER2, 19, 3, 92, 0, 56, 88),         # 1200
        (JUMP, 1205),                            # 1201
        (LOAD, 22, 3, 89),                       # 1202
        (JZ, 22, 1229),                          # 1203
        (NUMBER2, 19, 3, 90, 0, 52, 88),         # 1204
        (STORE, 3, 126, 19),                     # 1205
        (LOAD, 22, 3, 1),                        # 1206: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 94, 1212),                     # 1207: 94 is 8
        (LOAD, 22, 3, 96),                       # 1208
        (JZ, 22, 1229),                          # 1209
        (NUMBER2, 19, 3, 97, 0, 56, 93),         # 1210
        (JUMP, 1215),                            # 1211
        (LOAD, 22, 3, 94),                       # 1212
        (JZ, 22, 1229),                          # 1213
        (NUMBER2, 19, 3, 95, 0, 52, 93),         # 1214
        (STORE, 3, 127, 19),                     # 1215
        (LOAD, 22, 3, 1),                        # 1216: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 94, 1222),                     # 1217: 94 is 8
        (LOAD, 22, 3, 101),                      # 1218
        (JZ, 22, 1229),                          # 1219
        (NUMBER2, 19, 3, 102, 0, 56, 98),        # 1220
        (JUMP, 1225),                            # 1221
        (LOAD, 22, 3, 99),                       # 1222
        (JZ, 22, 1229),                          # 1223
        (NUMBER2, 19, 3, 100, 0, 52, 98),        # 1224
        (STORE, 3, 128, 19),                     # 1225
        (LOOP, 8, 8),                            # 1226
        (JUMP, 761),                             # 1227
        (DONE,),                                 # 1228: read
        (FAIL,),                                 # 1229: handed over
    ),
    constants=b'littlebigexcludes_nul\x00',
    tables=(
        Table(12, (0, 6, 11)),  # 0: sas_mq_variable_definitions
        Table(129, (6, 8, 12, 15, 18, 24, 26, 30, 33, 36, 42, 44, 48, 51, 54, 60, 62, 66, 69, 72, 79, 81, 84, 86, 89, 91, 94, 96, 99, 101)),  # 1: sas_mq_variable_definitions.variables[]
    ),
    registers=86,
    numbers=(-1, 6, 0, -7, 3, 1, 15, 2, 8, 3, 7, 4, 5, 6, -10, 12, 193, 201, 209, 217, 226, 233, 1047, 819, 37, 500, 1140, -22, 1, 1208, 1252, 437, 850),
    addresses=(0, -1, -1, 1, -1, -1, -1, -1),
    encodings=('IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'marks': Present(0, Span(1, None)),
        'is_be': Worked(3, 'bool'),
        'long_used': Worked(4, 'int'),
        'nul_counted': Worked(5, 'bool'),
        'first_letter': Present(6, Span(7, None)),
        'ccsid_used': Worked(9, 'int'),
        'variables': Items(10, 1, Inline({
            'name': Inline({
                'len': Inline({
                    'narrow': Present(6, Number(7, 0, 4, True, False, 'be', 5)),
                    'wide': Present(8, Number(9, 0, 8, True, False, 'be', 5)),
                }),
                'content': Inline({
                    'last': Present(15, Span(16, None)),
                    'characters': Present(12, Span(13, None)),
                    'ebcdic_characters': Present(18, Span(19, None)),
                    'terminator': Span(21, None),
                    'is_terminated': Worked(107, 'bool'),
                }),
                'text': Span(104, '*'),
                'is_terminated': Worked(108, 'bool'),
            }),
            'format': Inline({
                'len': Inline({
                    'narrow': Present(24, Number(25, 0, 4, True, False, 'be', 23)),
                    'wide': Present(26, Number(27, 0, 8, True, False, 'be', 23)),
                }),
                'content': Inline({
                    'last': Present(33, Span(34, None)),
                    'characters': Present(30, Span(31, None)),
                    'ebcdic_characters': Present(36, Span(37, None)),
                    'terminator': Span(39, None),
                    'is_terminated': Worked(112, 'bool'),
                }),
                'text': Span(109, '*'),
                'is_terminated': Worked(113, 'bool'),
            }),
            'informat': Inline({
                'len': Inline({
                    'narrow': Present(42, Number(43, 0, 4, True, False, 'be', 41)),
                    'wide': Present(44, Number(45, 0, 8, True, False, 'be', 41)),
                }),
                'content': Inline({
                    'last': Present(51, Span(52, None)),
                    'characters': Present(48, Span(49, None)),
                    'ebcdic_characters': Present(54, Span(55, None)),
                    'terminator': Span(57, None),
                    'is_terminated': Worked(117, 'bool'),
                }),
                'text': Span(114, '*'),
                'is_terminated': Worked(118, 'bool'),
            }),
            'label': Inline({
                'len': Inline({
                    'narrow': Present(60, Number(61, 0, 4, True, False, 'be', 59)),
                    'wide': Present(62, Number(63, 0, 8, True, False, 'be', 59)),
                }),
                'content': Inline({
                    'last': Present(69, Span(70, None)),
                    'characters': Present(66, Span(67, None)),
                    'ebcdic_characters': Present(72, Span(73, None)),
                    'terminator': Span(75, None),
                    'is_terminated': Worked(122, 'bool'),
                }),
                'text': Span(119, '*'),
                'is_terminated': Worked(123, 'bool'),
            }),
            'variable_type': Number(77, 0, 1, False, False, 'be'),
            'len_value': Inline({
                'narrow': Present(79, Number(80, 0, 4, True, False, 'be', 78)),
                'wide': Present(81, Number(82, 0, 8, True, False, 'be', 78)),
                'value': Worked(124, 'int'),
            }),
            'format_width': Inline({
                'narrow': Present(84, Number(85, 0, 4, True, False, 'be', 83)),
                'wide': Present(86, Number(87, 0, 8, True, False, 'be', 83)),
                'value': Worked(125, 'int'),
            }),
            'format_decimals': Inline({
                'narrow': Present(89, Number(90, 0, 4, True, False, 'be', 88)),
                'wide': Present(91, Number(92, 0, 8, True, False, 'be', 88)),
                'value': Worked(126, 'int'),
            }),
            'informat_width': Inline({
                'narrow': Present(94, Number(95, 0, 4, True, False, 'be', 93)),
                'wide': Present(96, Number(97, 0, 8, True, False, 'be', 93)),
                'value': Worked(127, 'int'),
            }),
            'informat_decimals': Inline({
                'narrow': Present(99, Number(100, 0, 4, True, False, 'be', 98)),
                'wide': Present(101, Number(102, 0, 8, True, False, 'be', 98)),
                'value': Worked(128, 'int'),
            }),
            'sort_position': Number(103, 0, 1, True, False, 'be'),
            'is_numeric': Formula('bool', Apply('or', (Apply('or', (Apply('==', (Number(77, 0, 1, False, False, 'be'), 1)), Apply('==', (Number(77, 0, 1, False, False, 'be'), 49)))), Apply('==', (Number(77, 0, 1, False, False, 'be'), 241))))),
            'are_strings_terminated': Formula('bool', Apply('and', (Apply('and', (Apply('and', (Worked(108, 'bool'), Worked(113, 'bool'))), Worked(118, 'bool'))), Worked(123, 'bool')))),
        })),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
