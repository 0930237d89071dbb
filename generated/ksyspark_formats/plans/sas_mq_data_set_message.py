# Generated from ksy/sas/sas_mq_data_set_message.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_data_set_message: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EOF, EQ, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, MUL, NOT, NUMBER2, OPEN, OR, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROW, ROWAT, ROWS, RUN, SAME, SEEK, SEEKROOT, STORE, SUB, SWITCH, TEXT, UNPAD, UNTIL
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_data_set_message
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: long_bytes
        (PARAM, 4, 3),                           # 4: string_length
        (PARAM, 5, 4),                           # 5: string_length
        (PARAM, 6, 5),                           # 6: encoding
        (PARAM, 7, 6),                           # 7: ccsid
        (PARAM, 8, 7),                           # 8: continuation
        (PARAM, 9, 8),                           # 9: continuation
        (PARAM, 10, 9),                          # 10: raw_content
        (SAME, 11, 8, 195),                      # 11: if: not is_continuation; 195 is b'bare'
        (JZ, 11, 115),                           # 12
        (JUMP, 26),                              # 13: marks, where it is used
        (LOAD, 12, 0, 1),                        # 14
        (JNZ, 12, 25),                           # 15
        (SEEKROOT, 13, 197),                     # 16: pos: 0; 197 is 0
        (ROOTSIZE, 18),                          # 17: size: _io.size >= 4 ? 4 : 0
        (JLT, 18, 198, 21),                      # 18: 198 is 4
        (MOVE, 15, 198),                         # 19: 198 is 4
        (JUMP, 22),                              # 20
        (MOVE, 15, 197),                         # 21: 197 is 0
        (BYTES, 0, 2, 15),                       # 22: marks
        (CLOSE, 13),                             # 23: back from marks
        (STORE, 0, 1, 199),                      # 24: 199 is 1
        (RETURN, 1),                             # 25: marks is read
        (CALL, 1, 14),                           # 26: marks
        (LOAD, 19, 0, 2),                        # 27
        (LOAD, 20, 0, 3),                        # 28
        (JEQ, 20, 197, 179),                     # 29: 197 is 0
        (SAME, 11, 1, 200),                      # 30: 200 is b'little'
        (JZ, 11, 33),                            # 31
        (JUMP, 95),                              # 32
        (SAME, 11, 1, 202),                      # 33: 202 is b'big'
        (JZ, 11, 36),                            # 34
        (JUMP, 74),                              # 35
        (JNE, 20, 197, 40),                      # 36: marks; 197 is 0
        (AND, 11, 6, 204),                       # 37: 204 is 15
        (JNE, 11, 199, 95),                      # 38: 199 is 1
        (JUMP, 74),                              # 39
        (BYTE, 21, 19, 197),                     # 40: marks; 197 is 0
        (JNE, 21, 197, 55),                      # 41: 197 is 0
        (LOAD, 19, 0, 2),                        # 42: marks
        (LOAD, 20, 0, 3),                        # 43
        (BYTE, 21, 19, 199),                     # 44: 199 is 1
        (JNE, 21, 197, 55),                      # 45: 197 is 0
        (LOAD, 19, 0, 2),                        # 46: marks
        (LOAD, 20, 0, 3),                        # 47
        (BYTE, 21, 19, 205),                     # 48: 205 is 2
        (JNE, 21, 197, 55),                      # 49: 197 is 0
        (LOAD, 19, 0, 2),                        # 50: marks
        (LOAD, 20, 0, 3),                        # 51
        (BYTE, 21, 19, 206),                     # 52: 206 is 3
        (JEQ, 21, 197, 55),                      # 53: 197 is 0
        (JUMP, 74),                              # 54
        (LOAD, 19, 0, 2),                        # 55: marks
        (LOAD, 20, 0, 3),                        # 56
        (BYTE, 21, 19, 206),                     # 57: 206 is 3
        (JNE, 21, 197, 72),                      # 58: 197 is 0
        (LOAD, 19, 0, 2),                        # 59: marks
        (LOAD, 20, 0, 3),                        # 60
        (BYTE, 21, 19, 205),                     # 61: 205 is 2
        (JNE, 21, 197, 72),                      # 62: 197 is 0
        (LOAD, 19, 0, 2),                        # 63: marks
        (LOAD, 20, 0, 3),                        # 64
        (BYTE, 21, 19, 199),                     # 65: 199 is 1
        (JNE, 21, 197, 72),                      # 66: 197 is 0
        (LOAD, 19, 0, 2),                        # 67: marks
        (LOAD, 20, 0, 3),                        # 68
        (BYTE, 21, 19, 197),                     # 69: 197 is 0
        (JEQ, 21, 197, 72),                      # 70: 197 is 0
        (JUMP, 95),                              # 71
        (AND, 11, 6, 204),                       # 72: 204 is 15
        (JNE, 11, 199, 95),                      # 73: 199 is 1
        (LOAD, 19, 0, 2),                        # 74: marks
        (LOAD, 20, 0, 3),                        # 75
        (BYTE, 21, 19, 197),                     # 76: 197 is 0
        (JNE, 21, 197, 179),                     # 77: 197 is 0
        (LOAD, 19, 0, 2),                        # 78: marks
        (LOAD, 20, 0, 3),                        # 79
        (BYTE, 21, 19, 199),                     # 80: 199 is 1
        (JNE, 21, 197, 179),                     # 81: 197 is 0
        (LOAD, 19, 0, 2),                        # 82: marks
        (LOAD, 20, 0, 3),                        # 83
        (BYTE, 21, 19, 205),                     # 84: 205 is 2
        (JNE, 21, 197, 179),                     # 85: 197 is 0
        (LOAD, 19, 0, 2),                        # 86: marks
        (LOAD, 20, 0, 3),                        # 87
        (BYTE, 21, 19, 206),                     # 88: 206 is 3
        (JLT, 21, 199, 179),                     # 89: 199 is 1
        (LOAD, 19, 0, 2),                        # 90: marks
        (LOAD, 20, 0, 3),                        # 91
        (BYTE, 21, 19, 206),                     # 92: 206 is 3
        (JGT, 21, 207, 179),                     # 93: 207 is 5
        (JUMP, 115),                             # 94
        (LOAD, 19, 0, 2),                        # 95: marks
        (LOAD, 20, 0, 3),                        # 96
        (BYTE, 21, 19, 206),                     # 97: 206 is 3
        (JNE, 21, 197, 179),                     # 98: 197 is 0
        (LOAD, 19, 0, 2),                        # 99: marks
        (LOAD, 20, 0, 3),                        # 100
        (BYTE, 21, 19, 205),                     # 101: 205 is 2
        (JNE, 21, 197, 179),                     # 102: 197 is 0
        (LOAD, 19, 0, 2),                        # 103: marks
        (LOAD, 20, 0, 3),                        # 104
        (BYTE, 21, 19, 199),                     # 105: 199 is 1
        (JNE, 21, 197, 179),                     # 106: 197 is 0
        (LOAD, 19, 0, 2),                        # 107: marks
        (LOAD, 20, 0, 3),                        # 108
        (BYTE, 21, 19, 197),                     # 109: 197 is 0
        (JLT, 21, 199, 179),                     # 110: 199 is 1
        (LOAD, 19, 0, 2),                        # 111: marks
        (LOAD, 20, 0, 3),                        # 112
        (BYTE, 21, 19, 197),                     # 113: 197 is 0
        (JGT, 21, 207, 179),                     # 114: 207 is 5
        (ROW, 1, 2, 11),                         # 115: sas_mq_data_set_message.head
        (STORE, 0, 0, 11),                       # 116
        (SAME, 22, 1, 200),                      # 117: 200 is b'little'
        (JZ, 22, 121),                           # 118
        (MOVE, 19, 197),                         # 119: 197 is 0
        (JUMP, 168),                             # 120
        (SAME, 22, 1, 202),                      # 121: 202 is b'big'
        (JZ, 22, 125),                           # 122
        (MOVE, 19, 199),                         # 123: 199 is 1
        (JUMP, 168),                             # 124
        (CALL, 1, 14),                           # 125: marks
        (LOAD, 22, 0, 2),                        # 126
        (LOAD, 23, 0, 3),                        # 127
        (JNE, 23, 197, 132),                     # 128: 197 is 0
        (AND, 22, 6, 204),                       # 129: 204 is 15
        (EQ, 19, 22, 199),                       # 130: 199 is 1
        (JUMP, 168),                             # 131
        (BYTE, 24, 22, 197),                     # 132: marks; 197 is 0
        (JNE, 24, 197, 148),                     # 133: 197 is 0
        (LOAD, 22, 0, 2),                        # 134: marks
        (LOAD, 23, 0, 3),                        # 135
        (BYTE, 24, 22, 199),                     # 136: 199 is 1
        (JNE, 24, 197, 148),                     # 137: 197 is 0
        (LOAD, 22, 0, 2),                        # 138: marks
        (LOAD, 23, 0, 3),                        # 139
        (BYTE, 24, 22, 205),                     # 140: 205 is 2
        (JNE, 24, 197, 148),                     # 141: 197 is 0
        (LOAD, 22, 0, 2),                        # 142: marks
        (LOAD, 23, 0, 3),                        # 143
        (BYTE, 24, 22, 206),                     # 144: 206 is 3
        (JEQ, 24, 197, 148),                     # 145: 197 is 0
        (MOVE, 19, 199),                         # 146: 199 is 1
        (JUMP, 168),                             # 147
        (LOAD, 22, 0, 2),                        # 148: marks
        (LOAD, 23, 0, 3),                        # 149
        (BYTE, 24, 22, 206),                     # 150: 206 is 3
        (JNE, 24, 197, 166),                     # 151: 197 is 0
        (LOAD, 22, 0, 2),                        # 152: marks
        (LOAD, 23, 0, 3),                        # 153
        (BYTE, 24, 22, 205),                     # 154: 205 is 2
        (JNE, 24, 197, 166),                     # 155: 197 is 0
        (LOAD, 22, 0, 2),                        # 156: marks
        (LOAD, 23, 0, 3),                        # 157
        (BYTE, 24, 22, 199),                     # 158: 199 is 1
        (JNE, 24, 197, 166),                     # 159: 197 is 0
        (LOAD, 22, 0, 2),                        # 160: marks
        (LOAD, 23, 0, 3),                        # 161
        (BYTE, 24, 22, 197),                     # 162: 197 is 0
        (JEQ, 24, 197, 166),                     # 163: 197 is 0
        (MOVE, 19, 197),                         # 164: 197 is 0
        (JUMP, 168),                             # 165
        (AND, 22, 6, 204),                       # 166: 204 is 15
        (EQ, 19, 22, 199),                       # 167: 199 is 1
        (STORE, 2, 0, 19),                       # 168
        (JNE, 19, 199, 172),                     # 169: switch-on: is_be; cases: true; 199 is 1
        (STORE, 2, 1, 197),                      # 170: byte order be; 197 is 0
        (JUMP, 175),                             # 171
        (JNE, 19, 197, 3840),                    # 172: cases: false; 197 is 0
        (STORE, 2, 1, 199),                      # 173: byte order le; 199 is 1
        (JUMP, 175),                             # 174
        (RUN, 2, 2, 4),                          # 175: type_id
        (NUMBER2, 19, 2, 2, 0, 52, 1),           # 176: type_id; valid: _.to_i >= 1 and _.to_i <= 5
        (JLT, 19, 199, 3840),                    # 177: 199 is 1
        (JGT, 19, 207, 3840),                    # 178: 207 is 5
        (REST, 0, 4),                            # 179: content
        (SAME, 22, 8, 195),                      # 180: switch-on: is_continuation or raw_content ? 0 : head.type_id.to_i; 195 is b'bare'
        (JZ, 22, 272),                           # 181
        (CALL, 1, 14),                           # 182: marks
        (LOAD, 22, 0, 2),                        # 183
        (LOAD, 23, 0, 3),                        # 184
        (JEQ, 23, 197, 273),                     # 185: 197 is 0
        (SAME, 22, 1, 200),                      # 186: 200 is b'little'
        (JZ, 22, 189),                           # 187
        (JUMP, 252),                             # 188
        (SAME, 22, 1, 202),                      # 189: 202 is b'big'
        (JZ, 22, 192),                           # 190
        (JUMP, 231),                             # 191
        (LOAD, 22, 0, 2),                        # 192: marks
        (JNE, 23, 197, 197),                     # 193: 197 is 0
        (AND, 22, 6, 204),                       # 194: 204 is 15
        (JNE, 22, 199, 252),                     # 195: 199 is 1
        (JUMP, 231),                             # 196
        (BYTE, 24, 22, 197),                     # 197: marks; 197 is 0
        (JNE, 24, 197, 212),                     # 198: 197 is 0
        (LOAD, 22, 0, 2),                        # 199: marks
        (LOAD, 23, 0, 3),                        # 200
        (BYTE, 24, 22, 199),                     # 201: 199 is 1
        (JNE, 24, 197, 212),                     # 202: 197 is 0
        (LOAD, 22, 0, 2),                        # 203: marks
        (LOAD, 23, 0, 3),                        # 204
        (BYTE, 24, 22, 205),                     # 205: 205 is 2
        (JNE, 24, 197, 212),                     # 206: 197 is 0
        (LOAD, 22, 0, 2),                        # 207: marks
        (LOAD, 23, 0, 3),                        # 208
        (BYTE, 24, 22, 206),                     # 209: 206 is 3
        (JEQ, 24, 197, 212),                     # 210: 197 is 0
        (JUMP, 231),                             # 211
        (LOAD, 22, 0, 2),                        # 212: marks
        (LOAD, 23, 0, 3),                        # 213
        (BYTE, 24, 22, 206),                     # 214: 206 is 3
        (JNE, 24, 197, 229),                     # 215: 197 is 0
        (LOAD, 22, 0, 2),                        # 216: marks
        (LOAD, 23, 0, 3),                        # 217
        (BYTE, 24, 22, 205),                     # 218: 205 is 2
        (JNE, 24, 197, 229),                     # 219: 197 is 0
        (LOAD, 22, 0, 2),                        # 220: marks
        (LOAD, 23, 0, 3),                        # 221
        (BYTE, 24, 22, 199),                     # 222: 199 is 1
        (JNE, 24, 197, 229),                     # 223: 197 is 0
        (LOAD, 22, 0, 2),                        # 224: marks
        (LOAD, 23, 0, 3),                        # 225
        (BYTE, 24, 22, 197),                     # 226: 197 is 0
        (JEQ, 24, 197, 229),                     # 227: 197 is 0
        (JUMP, 252),                             # 228
        (AND, 22, 6, 204),                       # 229: 204 is 15
        (JNE, 22, 199, 252),                     # 230: 199 is 1
        (LOAD, 22, 0, 2),                        # 231: marks
        (LOAD, 23, 0, 3),                        # 232
        (BYTE, 24, 22, 197),                     # 233: 197 is 0
        (JNE, 24, 197, 273),                     # 234: 197 is 0
        (LOAD, 22, 0, 2),                        # 235: marks
        (LOAD, 23, 0, 3),                        # 236
        (BYTE, 24, 22, 199),                     # 237: 199 is 1
        (JNE, 24, 197, 273),                     # 238: 197 is 0
        (LOAD, 22, 0, 2),                        # 239: marks
        (LOAD, 23, 0, 3),                        # 240
        (BYTE, 24, 22, 205),                     # 241: 205 is 2
        (JNE, 24, 197, 273),                     # 242: 197 is 0
        (LOAD, 22, 0, 2),                        # 243: marks
        (LOAD, 23, 0, 3),                        # 244
        (BYTE, 24, 22, 206),                     # 245: 206 is 3
        (JLT, 24, 199, 273),                     # 246: 199 is 1
        (LOAD, 22, 0, 2),                        # 247: marks
        (LOAD, 23, 0, 3),                        # 248
        (BYTE, 24, 22, 206),                     # 249: 206 is 3
        (JGT, 24, 207, 273),                     # 250: 207 is 5
        (JUMP, 272),                             # 251
        (LOAD, 22, 0, 2),                        # 252: marks
        (LOAD, 23, 0, 3),                        # 253
        (BYTE, 24, 22, 206),                     # 254: 206 is 3
        (JNE, 24, 197, 273),                     # 255: 197 is 0
        (LOAD, 22, 0, 2),                        # 256: marks
        (LOAD, 23, 0, 3),                        # 257
        (BYTE, 24, 22, 205),                     # 258: 205 is 2
        (JNE, 24, 197, 273),                     # 259: 197 is 0
        (LOAD, 22, 0, 2),                        # 260: marks
        (LOAD, 23, 0, 3),                        # 261
        (BYTE, 24, 22, 199),                     # 262: 199 is 1
        (JNE, 24, 197, 273),                     # 263: 197 is 0
        (LOAD, 22, 0, 2),                        # 264: marks
        (LOAD, 23, 0, 3),                        # 265
        (BYTE, 24, 22, 197),                     # 266: 197 is 0
        (JLT, 24, 199, 273),                     # 267: 199 is 1
        (LOAD, 22, 0, 2),                        # 268: marks
        (LOAD, 23, 0, 3),                        # 269
        (BYTE, 24, 22, 197),                     # 270: 197 is 0
        (JGT, 24, 207, 273),                     # 271: 207 is 5
        (JZ, 10, 275),                           # 272
        (MOVE, 19, 197),                         # 273: 197 is 0
        (JUMP, 279),                             # 274
        (LOAD, 22, 0, 0),                        # 275
        (JZ, 22, 3840),                          # 276
        (ROWAT, 3, 1, 22),                       # 277
        (NUMBER2, 19, 3, 2, 0, 52, 1),           # 278
        (SWITCH, 19, 1, 4),                      # 279
        (JUMP, 285),                             # 280: case 1
        (JUMP, 1188),                            # 281: case 2
        (JUMP, 2459),                            # 282: case 3
        (JUMP, 1984),                            # 283: case 4
        (JUMP, 2459),                            # 284
        (ROW, 2, 4, 11),                         # 285: sas_mq_data_set_message.content.sas_mq_data_set_definition
        (STORE, 0, 6, 11),                       # 286
        (SAME, 22, 1, 200),                      # 287: 200 is b'little'
        (JZ, 22, 290),                           # 288
        (JUMP, 338),                             # 289
        (SAME, 22, 1, 202),                      # 290: 202 is b'big'
        (JZ, 22, 293),                           # 291
        (JUMP, 334),                             # 292
        (CALL, 1, 14),                           # 293: marks
        (LOAD, 22, 0, 2),                        # 294
        (LOAD, 23, 0, 3),                        # 295
        (JNE, 23, 197, 300),                     # 296: 197 is 0
        (AND, 22, 6, 204),                       # 297: 204 is 15
        (JNE, 22, 199, 338),                     # 298: 199 is 1
        (JUMP, 334),                             # 299
        (BYTE, 24, 22, 197),                     # 300: marks; 197 is 0
        (JNE, 24, 197, 315),                     # 301: 197 is 0
        (LOAD, 22, 0, 2),                        # 302: marks
        (LOAD, 23, 0, 3),                        # 303
        (BYTE, 24, 22, 199),                     # 304: 199 is 1
        (JNE, 24, 197, 315),                     # 305: 197 is 0
        (LOAD, 22, 0, 2),                        # 306: marks
        (LOAD, 23, 0, 3),                        # 307
        (BYTE, 24, 22, 205),                     # 308: 205 is 2
        (JNE, 24, 197, 315),                     # 309: 197 is 0
        (LOAD, 22, 0, 2),                        # 310: marks
        (LOAD, 23, 0, 3),                        # 311
        (BYTE, 24, 22, 206),                     # 312: 206 is 3
        (JEQ, 24, 197, 315),                     # 313: 197 is 0
        (JUMP, 334),                             # 314
        (LOAD, 22, 0, 2),                        # 315: marks
        (LOAD, 23, 0, 3),                        # 316
        (BYTE, 24, 22, 206),                     # 317: 206 is 3
        (JNE, 24, 197, 332),                     # 318: 197 is 0
        (LOAD, 22, 0, 2),                        # 319: marks
        (LOAD, 23, 0, 3),                        # 320
        (BYTE, 24, 22, 205),                     # 321: 205 is 2
        (JNE, 24, 197, 332),                     # 322: 197 is 0
        (LOAD, 22, 0, 2),                        # 323: marks
        (LOAD, 23, 0, 3),                        # 324
        (BYTE, 24, 22, 199),                     # 325: 199 is 1
        (JNE, 24, 197, 332),                     # 326: 197 is 0
        (LOAD, 22, 0, 2),                        # 327: marks
        (LOAD, 23, 0, 3),                        # 328
        (BYTE, 24, 22, 197),                     # 329: 197 is 0
        (JEQ, 24, 197, 332),                     # 330: 197 is 0
        (JUMP, 338),                             # 331
        (AND, 22, 6, 204),                       # 332: 204 is 15
        (JNE, 22, 199, 338),                     # 333: 199 is 1
        (MOVE, 19, 202),                         # 334: 202 is b'big'
        (MOVE, 20, 203),                         # 335: 203 is 3
        (MOVE, 21, 197),                         # 336: 197 is 0
        (JUMP, 341),                             # 337
        (MOVE, 19, 200),                         # 338: 200 is b'little'
        (MOVE, 20, 201),                         # 339: 201 is 6
        (MOVE, 21, 197),                         # 340: 197 is 0
        (STORE, 4, 0, 19),                       # 341
        (STORE, 4, 1, 20),                       # 342
        (STORE, 4, 2, 3),                        # 343
        (STORE, 4, 3, 4),                        # 344
        (STORE, 4, 4, 5),                        # 345
        (STORE, 4, 5, 6),                        # 346
        (STORE, 4, 6, 7),                        # 347
        (OPEN, 19, 0, 4),                        # 348: sas_mq_data_set_definition begins
        (LOAD, 24, 4, 0),                        # 349
        (LOAD, 25, 4, 1),                        # 350
        (SAME, 26, 24, 200),                     # 351: 200 is b'little'
        (JZ, 26, 355),                           # 352
        (MOVE, 21, 197),                         # 353: 197 is 0
        (JUMP, 406),                             # 354
        (SAME, 26, 24, 202),                     # 355: 202 is b'big'
        (JZ, 26, 359),                           # 356
        (MOVE, 21, 199),                         # 357: 199 is 1
        (JUMP, 406),                             # 358
        (LOAD, 24, 4, 5),                        # 359
        (AND, 25, 24, 204),                      # 360: 204 is 15
        (JNE, 25, 199, 364),                     # 361: 199 is 1
        (MOVE, 21, 199),                         # 362: 199 is 1
        (JUMP, 406),                             # 363
        (JEQ, 25, 205, 382),                     # 364: 205 is 2
        (JUMP, 378),                             # 365: marks, where it is used
        (LOAD, 27, 4, 7),                        # 366
        (JNZ, 27, 377),                          # 367
        (SEEK, 28, 0, 4, 197),                   # 368: pos: 0; 197 is 0
        (LOAD, 33, 0, 5),                        # 369: size: _io.size >= 12 ? 12 : 0
        (JLT, 33, 208, 373),                     # 370: 208 is 12
        (MOVE, 30, 208),                         # 371: 208 is 12
        (JUMP, 374),                             # 372
        (MOVE, 30, 197),                         # 373: 197 is 0
        (BYTES, 4, 8, 30),                       # 374: marks
        (CLOSE, 28),                             # 375: back from marks
        (STORE, 4, 7, 199),                      # 376: 199 is 1
        (RETURN, 5),                             # 377: marks is read
        (CALL, 5, 366),                          # 378: marks
        (LOAD, 24, 4, 8),                        # 379
        (LOAD, 25, 4, 9),                        # 380
        (JNE, 25, 197, 384),                     # 381: 197 is 0
        (MOVE, 21, 197),                         # 382: 197 is 0
        (JUMP, 406),                             # 383
        (BYTE, 26, 24, 198),                     # 384: marks; 198 is 4
        (JNE, 26, 197, 390),                     # 385: 197 is 0
        (LOAD, 24, 4, 8),                        # 386: marks
        (LOAD, 25, 4, 9),                        # 387
        (BYTE, 26, 24, 209),                     # 388: 209 is 7
        (JEQ, 26, 197, 395),                     # 389: 197 is 0
        (LOAD, 24, 4, 8),                        # 390: marks
        (LOAD, 25, 4, 9),                        # 391
        (BYTE, 26, 24, 198),                     # 392: 198 is 4
        (EQ, 21, 26, 197),                       # 393: 197 is 0
        (JUMP, 406),                             # 394
        (MOVE, 24, 197),                         # 395: 197 is 0
        (LOAD, 25, 4, 8),                        # 396: marks
        (LOAD, 26, 4, 9),                        # 397
        (BYTE, 34, 25, 210),                     # 398: 210 is 8
        (JNE, 34, 197, 405),                     # 399: 197 is 0
        (LOAD, 25, 4, 8),                        # 400: marks
        (LOAD, 26, 4, 9),                        # 401
        (BYTE, 34, 25, 211),                     # 402: 211 is 11
        (JEQ, 34, 197, 405),                     # 403: 197 is 0
        (MOVE, 24, 199),                         # 404: 199 is 1
        (MOVE, 21, 24),                          # 405
        (STORE, 4, 10, 21),                      # 406
        (LOAD, 24, 4, 2),                        # 407
        (JEQ, 24, 197, 411),                     # 408: 197 is 0
        (LOAD, 21, 4, 2),                        # 409
        (JUMP, 446),                             # 410
        (CALL, 5, 366),                          # 411: marks
        (LOAD, 24, 4, 8),                        # 412
        (LOAD, 25, 4, 9),                        # 413
        (JNE, 25, 197, 417),                     # 414: 197 is 0
        (MOVE, 21, 198),                         # 415: 198 is 4
        (JUMP, 446),                             # 416
        (LOAD, 24, 4, 10),                       # 417
        (JZ, 24, 428),                           # 418
        (LOAD, 34, 4, 8),                        # 419: marks
        (LOAD, 35, 4, 9),                        # 420
        (BYTE, 36, 34, 209),                     # 421: 209 is 7
        (JNE, 36, 197, 425),                     # 422: 197 is 0
        (MOVE, 24, 210),                         # 423: 210 is 8
        (JUMP, 426),                             # 424
        (MOVE, 24, 198),                         # 425: 198 is 4
        (MOVE, 21, 24),                          # 426
        (JUMP, 446),                             # 427
        (LOAD, 24, 4, 8),                        # 428: marks
        (BYTE, 26, 24, 210),                     # 429: 210 is 8
        (LOAD, 34, 4, 8),                        # 430: marks
        (LOAD, 35, 4, 9),                        # 431
        (BYTE, 36, 34, 212),                     # 432: 212 is 9
        (OR, 37, 26, 36),                        # 433
        (LOAD, 38, 4, 8),                        # 434: marks
        (LOAD, 39, 4, 9),                        # 435
        (BYTE, 40, 38, 213),                     # 436: 213 is 10
        (OR, 41, 37, 40),                        # 437
        (LOAD, 42, 4, 8),                        # 438: marks
        (LOAD, 43, 4, 9),                        # 439
        (BYTE, 44, 42, 211),                     # 440: 211 is 11
        (OR, 45, 41, 44),                        # 441
        (JNE, 45, 197, 445),                     # 442: 197 is 0
        (MOVE, 21, 210),                         # 443: 210 is 8
        (JUMP, 446),                             # 444
        (MOVE, 21, 198),                         # 445: 198 is 4
        (STORE, 4, 11, 21),                      # 446
        (LOAD, 21, 4, 3),                        # 447
        (LOAD, 22, 4, 4),                        # 448
        (SAME, 23, 21, 214),                     # 449: 214 is b'excludes_nul'
        (NOT, 24, 23),                           # 450
        (STORE, 4, 12, 24),                      # 451
        (LOAD, 24, 4, 6),                        # 452
        (JEQ, 24, 197, 472),                     # 453: 197 is 0
        (LOAD, 21, 4, 6),                        # 454
        (JUMP, 501),                             # 455
        (LOAD, 46, 4, 13),                       # 456
        (JNZ, 46, 471),                          # 457
        (LOAD, 49, 4, 11),                       # 458: pos: 4 + long_used
        (ADD, 50, 198, 49),                      # 459: 198 is 4
        (SEEK, 47, 0, 4, 50),                    # 460
        (LOAD, 54, 0, 5),                        # 461: size: _io.size >= 5 + long_used ? 1 : 0
        (LOAD, 55, 4, 11),                       # 462
        (ADD, 56, 207, 55),                      # 463: 207 is 5
        (JLT, 54, 56, 467),                      # 464
        (MOVE, 51, 199),                         # 465: 199 is 1
        (JUMP, 468),                             # 466
        (MOVE, 51, 197),                         # 467: 197 is 0
        (BYTES, 4, 14, 51),                      # 468: first_letter
        (CLOSE, 47),                             # 469: back from first_letter
        (STORE, 4, 13, 199),                     # 470: 199 is 1
        (RETURN, 6),                             # 471: first_letter is read
        (CALL, 6, 456),                          # 472: first_letter
        (LOAD, 24, 4, 14),                       # 473
        (LOAD, 25, 4, 15),                       # 474
        (JNE, 25, 199, 500),                     # 475: 199 is 1
        (BYTE, 26, 24, 197),                     # 476: first_letter; 197 is 0
        (JLT, 26, 216, 482),                     # 477: 216 is 193
        (LOAD, 24, 4, 14),                       # 478: first_letter
        (LOAD, 25, 4, 15),                       # 479
        (BYTE, 26, 24, 197),                     # 480: 197 is 0
        (JLE, 26, 217, 498),                     # 481: 217 is 201
        (LOAD, 24, 4, 14),                       # 482: first_letter
        (LOAD, 25, 4, 15),                       # 483
        (BYTE, 26, 24, 197),                     # 484: 197 is 0
        (JLT, 26, 218, 490),                     # 485: 218 is 209
        (LOAD, 24, 4, 14),                       # 486: first_letter
        (LOAD, 25, 4, 15),                       # 487
        (BYTE, 26, 24, 197),                     # 488: 197 is 0
        (JLE, 26, 219, 498),                     # 489: 219 is 217
        (LOAD, 24, 4, 14),                       # 490: first_letter
        (LOAD, 25, 4, 15),                       # 491
        (BYTE, 26, 24, 197),                     # 492: 197 is 0
        (JLT, 26, 220, 500),                     # 493: 220 is 226
        (LOAD, 24, 4, 14),                       # 494: first_letter
        (LOAD, 25, 4, 15),                       # 495
        (BYTE, 26, 24, 197),                     # 496: 197 is 0
        (JGT, 26, 221, 500),                     # 497: 221 is 233
        (MOVE, 21, 222),                         # 498: 222 is 1047
        (JUMP, 501),                             # 499
        (MOVE, 21, 223),                         # 500: 223 is 819
        (STORE, 4, 16, 21),                      # 501
        (LOAD, 21, 4, 10),                       # 502: switch-on: is_be
        (JNE, 21, 199, 506),                     # 503: cases: true; 199 is 1
        (STORE, 4, 17, 197),                     # 504: byte order be; 197 is 0
        (JUMP, 509),                             # 505
        (JNE, 21, 197, 3840),                    # 506: cases: false; 197 is 0
        (STORE, 4, 17, 199),                     # 507: byte order le; 199 is 1
        (JUMP, 509),                             # 508
        (RUN, 4, 18, 4),                         # 509: version
        (JNE, 21, 199, 513),                     # 510: switch-on: is_be; cases: true; 199 is 1
        (STORE, 4, 19, 197),                     # 511: byte order be; 197 is 0
        (JUMP, 516),                             # 512
        (JNE, 21, 197, 3840),                    # 513: cases: false; 197 is 0
        (STORE, 4, 19, 199),                     # 514: byte order le; 199 is 1
        (JUMP, 516),                             # 515
        (LOAD, 21, 4, 11),                       # 516: if: length_bytes != 8
        (JEQ, 21, 210, 534),                     # 517: 210 is 8
        (RUN, 4, 21, 4),                         # 518: narrow
        (NUMBER2, 21, 4, 21, 0, 52, 19),         # 519: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3840),                    # 520: 197 is 0
        (NUMBER2, 21, 4, 21, 0, 52, 19),         # 521
        (LOAD, 22, 0, 5),                        # 522
        (LOAD, 23, 0, 4),                        # 523
        (POSITION, 23, 23),                      # 524
        (SUB, 24, 22, 23),                       # 525
        (LOAD, 37, 4, 12),                       # 526
        (JZ, 37, 530),                           # 527
        (MOVE, 34, 197),                         # 528: 197 is 0
        (JUMP, 531),                             # 529
        (MOVE, 34, 199),                         # 530: 199 is 1
        (SUB, 37, 24, 34),                       # 531
        (JGT, 21, 37, 3840),                     # 532
        (STORE, 4, 20, 199),                     # 533: 199 is 1
        (LOAD, 21, 4, 11),                       # 534: if: length_bytes == 8
        (JNE, 21, 210, 551),                     # 535: 210 is 8
        (RUN, 4, 23, 8),                         # 536: wide
        (NUMBER2, 21, 4, 23, 0, 56, 19),         # 537: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3840),                    # 538: 197 is 0
        (LOAD, 22, 0, 5),                        # 539
        (LOAD, 23, 0, 4),                        # 540
        (POSITION, 23, 23),                      # 541
        (SUB, 24, 22, 23),                       # 542
        (LOAD, 37, 4, 12),                       # 543
        (JZ, 37, 547),                           # 544
        (MOVE, 34, 197),                         # 545: 197 is 0
        (JUMP, 548),                             # 546
        (MOVE, 34, 199),                         # 547: 199 is 1
        (SUB, 37, 24, 34),                       # 548
        (JGT, 21, 37, 3840),                     # 549
        (STORE, 4, 22, 199),                     # 550: 199 is 1
        (LOAD, 24, 4, 11),                       # 551: size: nul_counted ? len.value : len.value + 1
        (JNE, 24, 210, 557),                     # 552: 210 is 8
        (LOAD, 24, 4, 22),                       # 553
        (JZ, 24, 3840),                          # 554
        (NUMBER2, 21, 4, 23, 0, 56, 19),         # 555
        (JUMP, 560),                             # 556
        (LOAD, 24, 4, 20),                       # 557
        (JZ, 24, 3840),                          # 558
        (NUMBER2, 21, 4, 21, 0, 52, 19),         # 559
        (STORE, 4, 26, 21),                      # 560
        (LOAD, 34, 4, 12),                       # 561
        (JZ, 34, 565),                           # 562
        (MOVE, 24, 21),                          # 563
        (JUMP, 566),                             # 564
        (ADD, 24, 21, 199),                      # 565: 199 is 1
        (BYTES, 4, 24, 24),                      # 566: content
        (OPEN, 34, 4, 24),                       # 567: content begins
        (LOAD, 36, 4, 16),                       # 568: if: not is_ebcdic
        (JEQ, 36, 224, 607),                     # 569: 224 is 37
        (JEQ, 36, 225, 607),                     # 570: 225 is 500
        (JEQ, 36, 222, 607),                     # 571: 222 is 1047
        (JEQ, 36, 226, 607),                     # 572: 226 is 1140
        (LOAD, 39, 4, 25),                       # 573: size: len_characters
        (JLE, 39, 197, 603),                     # 574: 197 is 0
        (JUMP, 593),                             # 575: last, where it is used
        (LOAD, 57, 4, 30),                       # 576
        (JNZ, 57, 592),                          # 577
        (LOAD, 63, 4, 25),                       # 578: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 63, 197, 582),                     # 579: 197 is 0
        (SUB, 60, 63, 199),                      # 580: 199 is 1
        (JUMP, 583),                             # 581
        (MOVE, 60, 197),                         # 582: 197 is 0
        (SEEK, 58, 4, 24, 60),                   # 583
        (LOAD, 66, 4, 25),                       # 584: size: _io.size > 0 ? 1 : 0
        (JLE, 66, 197, 588),                     # 585: 197 is 0
        (MOVE, 63, 199),                         # 586: 199 is 1
        (JUMP, 589),                             # 587
        (MOVE, 63, 197),                         # 588: 197 is 0
        (BYTES, 4, 31, 63),                      # 589: last
        (CLOSE, 58),                             # 590: back from last
        (STORE, 4, 30, 199),                     # 591: 199 is 1
        (RETURN, 7),                             # 592: last is read
        (CALL, 7, 576),                          # 593: last
        (LOAD, 39, 4, 31),                       # 594
        (LOAD, 40, 4, 32),                       # 595
        (SAME, 41, 39, 227),                     # 596: 227 is b'\x00'
        (JNZ, 41, 600),                          # 597
        (LOAD, 39, 4, 12),                       # 598
        (JNZ, 39, 603),                          # 599
        (LOAD, 39, 4, 25),                       # 600
        (SUB, 36, 39, 199),                      # 601: 199 is 1
        (JUMP, 604),                             # 602
        (LOAD, 36, 4, 25),                       # 603
        (BYTES, 4, 28, 36),                      # 604: characters
        (UNPAD, 4, 28, 32),                      # 605
        (STORE, 4, 27, 199),                     # 606: 199 is 1
        (LOAD, 36, 4, 16),                       # 607: if: is_ebcdic
        (JEQ, 36, 224, 612),                     # 608: 224 is 37
        (JEQ, 36, 225, 612),                     # 609: 225 is 500
        (JEQ, 36, 222, 612),                     # 610: 222 is 1047
        (JNE, 36, 226, 628),                     # 611: 226 is 1140
        (LOAD, 39, 4, 25),                       # 612: size: len_characters
        (JLE, 39, 197, 624),                     # 613: 197 is 0
        (CALL, 7, 576),                          # 614: last
        (LOAD, 39, 4, 31),                       # 615
        (LOAD, 40, 4, 32),                       # 616
        (SAME, 41, 39, 227),                     # 617: 227 is b'\x00'
        (JNZ, 41, 621),                          # 618
        (LOAD, 39, 4, 12),                       # 619
        (JNZ, 39, 624),                          # 620
        (LOAD, 39, 4, 25),                       # 621
        (SUB, 36, 39, 199),                      # 622: 199 is 1
        (JUMP, 625),                             # 623
        (LOAD, 36, 4, 25),                       # 624
        (BYTES, 4, 34, 36),                      # 625: ebcdic_characters
        (UNPAD, 4, 34, 64),                      # 626
        (STORE, 4, 33, 199),                     # 627: 199 is 1
        (REST, 4, 36),                           # 628: terminator
        (CLOSE, 34),                             # 629: content ends
        (LOAD, 21, 4, 10),                       # 630: switch-on: is_be
        (JNE, 21, 199, 634),                     # 631: cases: true; 199 is 1
        (STORE, 4, 38, 197),                     # 632: byte order be; 197 is 0
        (JUMP, 637),                             # 633
        (JNE, 21, 197, 3840),                    # 634: cases: false; 197 is 0
        (STORE, 4, 38, 199),                     # 635: byte order le; 199 is 1
        (JUMP, 637),                             # 636
        (LOAD, 21, 4, 11),                       # 637: if: length_bytes != 8
        (JEQ, 21, 210, 654),                     # 638: 210 is 8
        (RUN, 4, 40, 4),                         # 639: narrow
        (NUMBER2, 21, 4, 40, 0, 52, 38),         # 640: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3840),                    # 641: 197 is 0
        (LOAD, 22, 0, 5),                        # 642
        (LOAD, 23, 0, 4),                        # 643
        (POSITION, 23, 23),                      # 644
        (SUB, 24, 22, 23),                       # 645
        (LOAD, 37, 4, 12),                       # 646
        (JZ, 37, 650),                           # 647
        (MOVE, 34, 197),                         # 648: 197 is 0
        (JUMP, 651),                             # 649
        (MOVE, 34, 199),                         # 650: 199 is 1
        (SUB, 37, 24, 34),                       # 651
        (JGT, 21, 37, 3840),                     # 652
        (STORE, 4, 39, 199),                     # 653: 199 is 1
        (LOAD, 21, 4, 11),                       # 654: if: length_bytes == 8
        (JNE, 21, 210, 671),                     # 655: 210 is 8
        (RUN, 4, 42, 8),                         # 656: wide
        (NUMBER2, 21, 4, 42, 0, 56, 38),         # 657: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3840),                    # 658: 197 is 0
        (LOAD, 22, 0, 5),                        # 659
        (LOAD, 23, 0, 4),                        # 660
        (POSITION, 23, 23),                      # 661
        (SUB, 24, 22, 23),                       # 662
        (LOAD, 37, 4, 12),                       # 663
        (JZ, 37, 667),                           # 664
        (MOVE, 34, 197),                         # 665: 197 is 0
        (JUMP, 668),                             # 666
        (MOVE, 34, 199),                         # 667: 199 is 1
        (SUB, 37, 24, 34),                       # 668
        (JGT, 21, 37, 3840),                     # 669
        (STORE, 4, 41, 199),                     # 670: 199 is 1
        (LOAD, 24, 4, 11),                       # 671: size: nul_counted ? len.value : len.value + 1
        (JNE, 24, 210, 677),                     # 672: 210 is 8
        (LOAD, 24, 4, 41),                       # 673
        (JZ, 24, 3840),                          # 674
        (NUMBER2, 21, 4, 42, 0, 56, 38),         # 675
        (JUMP, 680),                             # 676
        (LOAD, 24, 4, 39),                       # 677
        (JZ, 24, 3840),                          # 678
        (NUMBER2, 21, 4, 40, 0, 52, 38),         # 679
        (STORE, 4, 45, 21),                      # 680
        (LOAD, 34, 4, 12),                       # 681
        (JZ, 34, 685),                           # 682
        (MOVE, 24, 21),                          # 683
        (JUMP, 686),                             # 684
        (ADD, 24, 21, 199),                      # 685: 199 is 1
        (BYTES, 4, 43, 24),                      # 686: content
        (OPEN, 34, 4, 43),                       # 687: content begins
        (LOAD, 36, 4, 16),                       # 688: if: not is_ebcdic
        (JEQ, 36, 224, 727),                     # 689: 224 is 37
        (JEQ, 36, 225, 727),                     # 690: 225 is 500
        (JEQ, 36, 222, 727),                     # 691: 222 is 1047
        (JEQ, 36, 226, 727),                     # 692: 226 is 1140
        (LOAD, 39, 4, 44),                       # 693: size: len_characters
        (JLE, 39, 197, 723),                     # 694: 197 is 0
        (JUMP, 713),                             # 695: last, where it is used
        (LOAD, 67, 4, 49),                       # 696
        (JNZ, 67, 712),                          # 697
        (LOAD, 73, 4, 44),                       # 698: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 73, 197, 702),                     # 699: 197 is 0
        (SUB, 70, 73, 199),                      # 700: 199 is 1
        (JUMP, 703),                             # 701
        (MOVE, 70, 197),                         # 702: 197 is 0
        (SEEK, 68, 4, 43, 70),                   # 703
        (LOAD, 76, 4, 44),                       # 704: size: _io.size > 0 ? 1 : 0
        (JLE, 76, 197, 708),                     # 705: 197 is 0
        (MOVE, 73, 199),                         # 706: 199 is 1
        (JUMP, 709),                             # 707
        (MOVE, 73, 197),                         # 708: 197 is 0
        (BYTES, 4, 50, 73),                      # 709: last
        (CLOSE, 68),                             # 710: back from last
        (STORE, 4, 49, 199),                     # 711: 199 is 1
        (RETURN, 8),                             # 712: last is read
        (CALL, 8, 696),                          # 713: last
        (LOAD, 39, 4, 50),                       # 714
        (LOAD, 40, 4, 51),                       # 715
        (SAME, 41, 39, 227),                     # 716: 227 is b'\x00'
        (JNZ, 41, 720),                          # 717
        (LOAD, 39, 4, 12),                       # 718
        (JNZ, 39, 723),                          # 719
        (LOAD, 39, 4, 44),                       # 720
        (SUB, 36, 39, 199),                      # 721: 199 is 1
        (JUMP, 724),                             # 722
        (LOAD, 36, 4, 44),                       # 723
        (BYTES, 4, 47, 36),                      # 724: characters
        (UNPAD, 4, 47, 32),                      # 725
        (STORE, 4, 46, 199),                     # 726: 199 is 1
        (LOAD, 36, 4, 16),                       # 727: if: is_ebcdic
        (JEQ, 36, 224, 732),                     # 728: 224 is 37
        (JEQ, 36, 225, 732),                     # 729: 225 is 500
        (JEQ, 36, 222, 732),                     # 730: 222 is 1047
        (JNE, 36, 226, 748),                     # 731: 226 is 1140
        (LOAD, 39, 4, 44),                       # 732: size: len_characters
        (JLE, 39, 197, 744),                     # 733: 197 is 0
        (CALL, 8, 696),                          # 734: last
        (LOAD, 39, 4, 50),                       # 735
        (LOAD, 40, 4, 51),                       # 736
        (SAME, 41, 39, 227),                     # 737: 227 is b'\x00'
        (JNZ, 41, 741),                          # 738
        (LOAD, 39, 4, 12),                       # 739
        (JNZ, 39, 744),                          # 740
        (LOAD, 39, 4, 44),                       # 741
        (SUB, 36, 39, 199),                      # 742: 199 is 1
        (JUMP, 745),                             # 743
        (LOAD, 36, 4, 44),                       # 744
        (BYTES, 4, 53, 36),                      # 745: ebcdic_characters
        (UNPAD, 4, 53, 64),                      # 746
        (STORE, 4, 52, 199),                     # 747: 199 is 1
        (REST, 4, 55),                           # 748: terminator
        (CLOSE, 34),                             # 749: content ends
        (LOAD, 21, 4, 10),                       # 750: switch-on: is_be
        (JNE, 21, 199, 754),                     # 751: cases: true; 199 is 1
        (STORE, 4, 57, 197),                     # 752: byte order be; 197 is 0
        (JUMP, 757),                             # 753
        (JNE, 21, 197, 3840),                    # 754: cases: false; 197 is 0
        (STORE, 4, 57, 199),                     # 755: byte order le; 199 is 1
        (JUMP, 757),                             # 756
        (LOAD, 21, 4, 11),                       # 757: if: long_bytes != 8
        (JEQ, 21, 210, 761),                     # 758: 210 is 8
        (RUN, 4, 59, 4),                         # 759: narrow
        (STORE, 4, 58, 199),                     # 760: 199 is 1
        (JNE, 21, 210, 764),                     # 761: if: long_bytes == 8; 210 is 8
        (RUN, 4, 61, 8),                         # 762: wide
        (STORE, 4, 60, 199),                     # 763: 199 is 1
        (LOAD, 21, 4, 10),                       # 764: switch-on: is_be
        (JNE, 21, 199, 768),                     # 765: cases: true; 199 is 1
        (STORE, 4, 62, 197),                     # 766: byte order be; 197 is 0
        (JUMP, 771),                             # 767
        (JNE, 21, 197, 3840),                    # 768: cases: false; 197 is 0
        (STORE, 4, 62, 199),                     # 769: byte order le; 199 is 1
        (JUMP, 771),                             # 770
        (LOAD, 21, 4, 11),                       # 771: if: long_bytes != 8
        (JEQ, 21, 210, 775),                     # 772: 210 is 8
        (RUN, 4, 64, 4),                         # 773: narrow
        (STORE, 4, 63, 199),                     # 774: 199 is 1
        (JNE, 21, 210, 778),                     # 775: if: long_bytes == 8; 210 is 8
        (RUN, 4, 66, 8),                         # 776: wide
        (STORE, 4, 65, 199),                     # 777: 199 is 1
        (LOAD, 21, 4, 10),                       # 778: switch-on: is_be
        (JNE, 21, 199, 782),                     # 779: cases: true; 199 is 1
        (STORE, 4, 67, 197),                     # 780: byte order be; 197 is 0
        (JUMP, 785),                             # 781
        (JNE, 21, 197, 3840),                    # 782: cases: false; 197 is 0
        (STORE, 4, 67, 199),                     # 783: byte order le; 199 is 1
        (JUMP, 785),                             # 784
        (LOAD, 21, 4, 11),                       # 785: if: long_bytes != 8
        (JEQ, 21, 210, 789),                     # 786: 210 is 8
        (RUN, 4, 69, 4),                         # 787: narrow
        (STORE, 4, 68, 199),                     # 788: 199 is 1
        (JNE, 21, 210, 792),                     # 789: if: long_bytes == 8; 210 is 8
        (RUN, 4, 71, 8),                         # 790: wide
        (STORE, 4, 70, 199),                     # 791: 199 is 1
        (LOAD, 21, 4, 10),                       # 792: switch-on: is_be
        (JNE, 21, 199, 796),                     # 793: cases: true; 199 is 1
        (STORE, 4, 72, 197),                     # 794: byte order be; 197 is 0
        (JUMP, 799),                             # 795
        (JNE, 21, 197, 3840),                    # 796: cases: false; 197 is 0
        (STORE, 4, 72, 199),                     # 797: byte order le; 199 is 1
        (JUMP, 799),                             # 798
        (LOAD, 21, 4, 11),                       # 799: if: length_bytes != 8
        (JEQ, 21, 210, 816),                     # 800: 210 is 8
        (RUN, 4, 74, 4),                         # 801: narrow
        (NUMBER2, 21, 4, 74, 0, 52, 72),         # 802: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3840),                    # 803: 197 is 0
        (LOAD, 22, 0, 5),                        # 804
        (LOAD, 23, 0, 4),                        # 805
        (POSITION, 23, 23),                      # 806
        (SUB, 24, 22, 23),                       # 807
        (LOAD, 37, 4, 12),                       # 808
        (JZ, 37, 812),                           # 809
        (MOVE, 34, 197),                         # 810: 197 is 0
        (JUMP, 813),                             # 811
        (MOVE, 34, 199),                         # 812: 199 is 1
        (SUB, 37, 24, 34),                       # 813
        (JGT, 21, 37, 3840),                     # 814
        (STORE, 4, 73, 199),                     # 815: 199 is 1
        (LOAD, 21, 4, 11),                       # 816: if: length_bytes == 8
        (JNE, 21, 210, 833),                     # 817: 210 is 8
        (RUN, 4, 76, 8),                         # 818: wide
        (NUMBER2, 21, 4, 76, 0, 56, 72),         # 819: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3840),                    # 820: 197 is 0
        (LOAD, 22, 0, 5),                        # 821
        (LOAD, 23, 0, 4),                        # 822
        (POSITION, 23, 23),                      # 823
        (SUB, 24, 22, 23),                       # 824
        (LOAD, 37, 4, 12),                       # 825
        (JZ, 37, 829),                           # 826
        (MOVE, 34, 197),                         # 827: 197 is 0
        (JUMP, 830),                             # 828
        (MOVE, 34, 199),                         # 829: 199 is 1
        (SUB, 37, 24, 34),                       # 830
        (JGT, 21, 37, 3840),                     # 831
        (STORE, 4, 75, 199),                     # 832: 199 is 1
        (LOAD, 24, 4, 11),                       # 833: size: nul_counted ? len.value : len.value + 1
        (JNE, 24, 210, 839),                     # 834: 210 is 8
        (LOAD, 24, 4, 75),                       # 835
        (JZ, 24, 3840),                          # 836
        (NUMBER2, 21, 4, 76, 0, 56, 72),         # 837
        (JUMP, 842),                             # 838
        (LOAD, 24, 4, 73),                       # 839
        (JZ, 24, 3840),                          # 840
        (NUMBER2, 21, 4, 74, 0, 52, 72),         # 841
        (STORE, 4, 79, 21),                      # 842
        (LOAD, 34, 4, 12),                       # 843
        (JZ, 34, 847),                           # 844
        (MOVE, 24, 21),                          # 845
        (JUMP, 848),                             # 846
        (ADD, 24, 21, 199),                      # 847: 199 is 1
        (BYTES, 4, 77, 24),                      # 848: content
        (OPEN, 34, 4, 77),                       # 849: content begins
        (LOAD, 36, 4, 16),                       # 850: if: not is_ebcdic
        (JEQ, 36, 224, 889),                     # 851: 224 is 37
        (JEQ, 36, 225, 889),                     # 852: 225 is 500
        (JEQ, 36, 222, 889),                     # 853: 222 is 1047
        (JEQ, 36, 226, 889),                     # 854: 226 is 1140
        (LOAD, 39, 4, 78),                       # 855: size: len_characters
        (JLE, 39, 197, 885),                     # 856: 197 is 0
        (JUMP, 875),                             # 857: last, where it is used
        (LOAD, 77, 4, 83),                       # 858
        (JNZ, 77, 874),                          # 859
        (LOAD, 83, 4, 78),                       # 860: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 83, 197, 864),                     # 861: 197 is 0
        (SUB, 80, 83, 199),                      # 862: 199 is 1
        (JUMP, 865),                             # 863
        (MOVE, 80, 197),                         # 864: 197 is 0
        (SEEK, 78, 4, 77, 80),                   # 865
        (LOAD, 86, 4, 78),                       # 866: size: _io.size > 0 ? 1 : 0
        (JLE, 86, 197, 870),                     # 867: 197 is 0
        (MOVE, 83, 199),                         # 868: 199 is 1
        (JUMP, 871),                             # 869
        (MOVE, 83, 197),                         # 870: 197 is 0
        (BYTES, 4, 84, 83),                      # 871: last
        (CLOSE, 78),                             # 872: back from last
        (STORE, 4, 83, 199),                     # 873: 199 is 1
        (RETURN, 9),                             # 874: last is read
        (CALL, 9, 858),                          # 875: last
        (LOAD, 39, 4, 84),                       # 876
        (LOAD, 40, 4, 85),                       # 877
        (SAME, 41, 39, 227),                     # 878: 227 is b'\x00'
        (JNZ, 41, 882),                          # 879
        (LOAD, 39, 4, 12),                       # 880
        (JNZ, 39, 885),                          # 881
        (LOAD, 39, 4, 78),                       # 882
        (SUB, 36, 39, 199),                      # 883: 199 is 1
        (JUMP, 886),                             # 884
        (LOAD, 36, 4, 78),                       # 885
        (BYTES, 4, 81, 36),                      # 886: characters
        (UNPAD, 4, 81, 32),                      # 887
        (STORE, 4, 80, 199),                     # 888: 199 is 1
        (LOAD, 36, 4, 16),                       # 889: if: is_ebcdic
        (JEQ, 36, 224, 894),                     # 890: 224 is 37
        (JEQ, 36, 225, 894),                     # 891: 225 is 500
        (JEQ, 36, 222, 894),                     # 892: 222 is 1047
        (JNE, 36, 226, 910),                     # 893: 226 is 1140
        (LOAD, 39, 4, 78),                       # 894: size: len_characters
        (JLE, 39, 197, 906),                     # 895: 197 is 0
        (CALL, 9, 858),                          # 896: last
        (LOAD, 39, 4, 84),                       # 897
        (LOAD, 40, 4, 85),                       # 898
        (SAME, 41, 39, 227),                     # 899: 227 is b'\x00'
        (JNZ, 41, 903),                          # 900
        (LOAD, 39, 4, 12),                       # 901
        (JNZ, 39, 906),                          # 902
        (LOAD, 39, 4, 78),                       # 903
        (SUB, 36, 39, 199),                      # 904: 199 is 1
        (JUMP, 907),                             # 905
        (LOAD, 36, 4, 78),                       # 906
        (BYTES, 4, 87, 36),                      # 907: ebcdic_characters
        (UNPAD, 4, 87, 64),                      # 908
        (STORE, 4, 86, 199),                     # 909: 199 is 1
        (REST, 4, 89),                           # 910: terminator
        (CLOSE, 34),                             # 911: content ends
        (RUN, 4, 91, 1),                         # 912: reuse
        (LOAD, 21, 4, 10),                       # 913: switch-on: is_be
        (JNE, 21, 199, 917),                     # 914: cases: true; 199 is 1
        (STORE, 4, 92, 197),                     # 915: byte order be; 197 is 0
        (JUMP, 920),                             # 916
        (JNE, 21, 197, 3840),                    # 917: cases: false; 197 is 0
        (STORE, 4, 92, 199),                     # 918: byte order le; 199 is 1
        (JUMP, 920),                             # 919
        (LOAD, 21, 4, 11),                       # 920: if: length_bytes != 8
        (JEQ, 21, 210, 937),                     # 921: 210 is 8
        (RUN, 4, 94, 4),                         # 922: narrow
        (NUMBER2, 21, 4, 94, 0, 52, 92),         # 923: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3840),                    # 924: 197 is 0
        (LOAD, 22, 0, 5),                        # 925
        (LOAD, 23, 0, 4),                        # 926
        (POSITION, 23, 23),                      # 927
        (SUB, 24, 22, 23),                       # 928
        (LOAD, 37, 4, 12),                       # 929
        (JZ, 37, 933),                           # 930
        (MOVE, 34, 197),                         # 931: 197 is 0
        (JUMP, 934),                             # 932
        (MOVE, 34, 199),                         # 933: 199 is 1
        (SUB, 37, 24, 34),                       # 934
        (JGT, 21, 37, 3840),                     # 935
        (STORE, 4, 93, 199),                     # 936: 199 is 1
        (LOAD, 21, 4, 11),                       # 937: if: length_bytes == 8
        (JNE, 21, 210, 954),                     # 938: 210 is 8
        (RUN, 4, 96, 8),                         # 939: wide
        (NUMBER2, 21, 4, 96, 0, 56, 92),         # 940: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3840),                    # 941: 197 is 0
        (LOAD, 22, 0, 5),                        # 942
        (LOAD, 23, 0, 4),                        # 943
        (POSITION, 23, 23),                      # 944
        (SUB, 24, 22, 23),                       # 945
        (LOAD, 37, 4, 12),                       # 946
        (JZ, 37, 950),                           # 947
        (MOVE, 34, 197),                         # 948: 197 is 0
        (JUMP, 951),                             # 949
        (MOVE, 34, 199),                         # 950: 199 is 1
        (SUB, 37, 24, 34),                       # 951
        (JGT, 21, 37, 3840),                     # 952
        (STORE, 4, 95, 199),                     # 953: 199 is 1
        (LOAD, 24, 4, 11),                       # 954: size: nul_counted ? len.value : len.value + 1
        (JNE, 24, 210, 960),                     # 955: 210 is 8
        (LOAD, 24, 4, 95),                       # 956
        (JZ, 24, 3840),                          # 957
        (NUMBER2, 21, 4, 96, 0, 56, 92),         # 958
        (JUMP, 963),                             # 959
        (LOAD, 24, 4, 93),                       # 960
        (JZ, 24, 3840),                          # 961
        (NUMBER2, 21, 4, 94, 0, 52, 92),         # 962
        (STORE, 4, 99, 21),                      # 963
        (LOAD, 34, 4, 12),                       # 964
        (JZ, 34, 968),                           # 965
        (MOVE, 24, 21),                          # 966
        (JUMP, 969),                             # 967
        (ADD, 24, 21, 199),                      # 968: 199 is 1
        (BYTES, 4, 97, 24),                      # 969: content
        (OPEN, 34, 4, 97),                       # 970: content begins
        (LOAD, 36, 4, 16),                       # 971: if: not is_ebcdic
        (JEQ, 36, 224, 1010),                    # 972: 224 is 37
        (JEQ, 36, 225, 1010),                    # 973: 225 is 500
        (JEQ, 36, 222, 1010),                    # 974: 222 is 1047
        (JEQ, 36, 226, 1010),                    # 975: 226 is 1140
        (LOAD, 39, 4, 98),                       # 976: size: len_characters
        (JLE, 39, 197, 1006),                    # 977: 197 is 0
        (JUMP, 996),                             # 978: last, where it is used
        (LOAD, 87, 4, 103),                      # 979
        (JNZ, 87, 995),                          # 980
        (LOAD, 93, 4, 98),                       # 981: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 93, 197, 985),                     # 982: 197 is 0
        (SUB, 90, 93, 199),                      # 983: 199 is 1
        (JUMP, 986),                             # 984
        (MOVE, 90, 197),                         # 985: 197 is 0
        (SEEK, 88, 4, 97, 90),                   # 986
        (LOAD, 96, 4, 98),                       # 987: size: _io.size > 0 ? 1 : 0
        (JLE, 96, 197, 991),                     # 988: 197 is 0
        (MOVE, 93, 199),                         # 989: 199 is 1
        (JUMP, 992),                             # 990
        (MOVE, 93, 197),                         # 991: 197 is 0
        (BYTES, 4, 104, 93),                     # 992: last
        (CLOSE, 88),                             # 993: back from last
        (STORE, 4, 103, 199),                    # 994: 199 is 1
        (RETURN, 10),                            # 995: last is read
        (CALL, 10, 979),                         # 996: last
        (LOAD, 39, 4, 104),                      # 997
        (LOAD, 40, 4, 105),                      # 998
        (SAME, 41, 39, 227),                     # 999: 227 is b'\x00'
        (JNZ, 41, 1003),                         # 1000
        (LOAD, 39, 4, 12),                       # 1001
        (JNZ, 39, 1006),                         # 1002
        (LOAD, 39, 4, 98),                       # 1003
        (SUB, 36, 39, 199),                      # 1004: 199 is 1
        (JUMP, 1007),                            # 1005
        (LOAD, 36, 4, 98),                       # 1006
        (BYTES, 4, 101, 36),                     # 1007: characters
        (UNPAD, 4, 101, 32),                     # 1008
        (STORE, 4, 100, 199),                    # 1009: 199 is 1
        (LOAD, 36, 4, 16),                       # 1010: if: is_ebcdic
        (JEQ, 36, 224, 1015),                    # 1011: 224 is 37
        (JEQ, 36, 225, 1015),                    # 1012: 225 is 500
        (JEQ, 36, 222, 1015),                    # 1013: 222 is 1047
        (JNE, 36, 226, 1031),                    # 1014: 226 is 1140
        (LOAD, 39, 4, 98),                       # 1015: size: len_characters
        (JLE, 39, 197, 1027),                    # 1016: 197 is 0
        (CALL, 10, 979),                         # 1017: last
        (LOAD, 39, 4, 104),                      # 1018
        (LOAD, 40, 4, 105),                      # 1019
        (SAME, 41, 39, 227),                     # 1020: 227 is b'\x00'
        (JNZ, 41, 1024),                         # 1021
        (LOAD, 39, 4, 12),                       # 1022
        (JNZ, 39, 1027),                         # 1023
        (LOAD, 39, 4, 98),                       # 1024
        (SUB, 36, 39, 199),                      # 1025: 199 is 1
        (JUMP, 1028),                            # 1026
        (LOAD, 36, 4, 98),                       # 1027
        (BYTES, 4, 107, 36),                     # 1028: ebcdic_characters
        (UNPAD, 4, 107, 64),                     # 1029
        (STORE, 4, 106, 199),                    # 1030: 199 is 1
        (REST, 4, 109),                          # 1031: terminator
        (CLOSE, 34),                             # 1032: content ends
        (LOAD, 21, 4, 10),                       # 1033: switch-on: is_be
        (JNE, 21, 199, 1037),                    # 1034: cases: true; 199 is 1
        (STORE, 4, 111, 197),                    # 1035: byte order be; 197 is 0
        (JUMP, 1040),                            # 1036
        (JNE, 21, 197, 3840),                    # 1037: cases: false; 197 is 0
        (STORE, 4, 111, 199),                    # 1038: byte order le; 199 is 1
        (JUMP, 1040),                            # 1039
        (LOAD, 21, 4, 11),                       # 1040: if: long_bytes != 8
        (JEQ, 21, 210, 1044),                    # 1041: 210 is 8
        (RUN, 4, 113, 4),                        # 1042: narrow
        (STORE, 4, 112, 199),                    # 1043: 199 is 1
        (JNE, 21, 210, 1047),                    # 1044: if: long_bytes == 8; 210 is 8
        (RUN, 4, 115, 8),                        # 1045: wide
        (STORE, 4, 114, 199),                    # 1046: 199 is 1
        (LOAD, 21, 4, 10),                       # 1047: switch-on: is_be
        (JNE, 21, 199, 1051),                    # 1048: cases: true; 199 is 1
        (STORE, 4, 116, 197),                    # 1049: byte order be; 197 is 0
        (JUMP, 1054),                            # 1050
        (JNE, 21, 197, 3840),                    # 1051: cases: false; 197 is 0
        (STORE, 4, 116, 199),                    # 1052: byte order le; 199 is 1
        (JUMP, 1054),                            # 1053
        (LOAD, 21, 4, 11),                       # 1054: if: length_bytes != 8
        (JEQ, 21, 210, 1071),                    # 1055: 210 is 8
        (RUN, 4, 118, 4),                        # 1056: narrow
        (NUMBER2, 21, 4, 118, 0, 52, 116),       # 1057: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3840),                    # 1058: 197 is 0
        (LOAD, 22, 0, 5),                        # 1059
        (LOAD, 23, 0, 4),                        # 1060
        (POSITION, 23, 23),                      # 1061
        (SUB, 24, 22, 23),                       # 1062
        (LOAD, 37, 4, 12),                       # 1063
        (JZ, 37, 1067),                          # 1064
        (MOVE, 34, 197),                         # 1065: 197 is 0
        (JUMP, 1068),                            # 1066
        (MOVE, 34, 199),                         # 1067: 199 is 1
        (SUB, 37, 24, 34),                       # 1068
        (JGT, 21, 37, 3840),                     # 1069
        (STORE, 4, 117, 199),                    # 1070: 199 is 1
        (LOAD, 21, 4, 11),                       # 1071: if: length_bytes == 8
        (JNE, 21, 210, 1088),                    # 1072: 210 is 8
        (RUN, 4, 120, 8),                        # 1073: wide
        (NUMBER2, 21, 4, 120, 0, 56, 116),       # 1074: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3840),                    # 1075: 197 is 0
        (LOAD, 22, 0, 5),                        # 1076
        (LOAD, 23, 0, 4),                        # 1077
        (POSITION, 23, 23),                      # 1078
        (SUB, 24, 22, 23),                       # 1079
        (LOAD, 37, 4, 12),                       # 1080
        (JZ, 37, 1084),                          # 1081
        (MOVE, 34, 197),                         # 1082: 197 is 0
        (JUMP, 1085),                            # 1083
        (MOVE, 34, 199),                         # 1084: 199 is 1
        (SUB, 37, 24, 34),                       # 1085
        (JGT, 21, 37, 3840),                     # 1086
        (STORE, 4, 119, 199),                    # 1087: 199 is 1
        (LOAD, 24, 4, 11),                       # 1088: size: nul_counted ? len.value : len.value + 1
        (JNE, 24, 210, 1094),                    # 1089: 210 is 8
        (LOAD, 24, 4, 119),                      # 1090
        (JZ, 24, 3840),                          # 1091
        (NUMBER2, 21, 4, 120, 0, 56, 116),       # 1092
        (JUMP, 1097),                            # 1093
        (LOAD, 24, 4, 117),                      # 1094
        (JZ, 24, 3840),                          # 1095
        (NUMBER2, 21, 4, 118, 0, 52, 116),       # 1096
        (STORE, 4, 123, 21),                     # 1097
        (LOAD, 34, 4, 12),                       # 1098
        (JZ, 34, 1102),                          # 1099
        (MOVE, 24, 21),                          # 1100
        (JUMP, 1103),                            # 1101
        (ADD, 24, 21, 199),                      # 1102: 199 is 1
        (BYTES, 4, 121, 24),                     # 1103: content
        (OPEN, 34, 4, 121),                      # 1104: content begins
        (LOAD, 36, 4, 16),                       # 1105: if: not is_ebcdic
        (JEQ, 36, 224, 1144),                    # 1106: 224 is 37
        (JEQ, 36, 225, 1144),                    # 1107: 225 is 500
        (JEQ, 36, 222, 1144),                    # 1108: 222 is 1047
        (JEQ, 36, 226, 1144),                    # 1109: 226 is 1140
        (LOAD, 39, 4, 122),                      # 1110: size: len_characters
        (JLE, 39, 197, 1140),                    # 1111: 197 is 0
        (JUMP, 1130),                            # 1112: last, where it is used
        (LOAD, 97, 4, 127),                      # 1113
        (JNZ, 97, 1129),                         # 1114
        (LOAD, 103, 4, 122),                     # 1115: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 103, 197, 1119),                   # 1116: 197 is 0
        (SUB, 100, 103, 199),                    # 1117: 199 is 1
        (JUMP, 1120),                            # 1118
        (MOVE, 100, 197),                        # 1119: 197 is 0
        (SEEK, 98, 4, 121, 100),                 # 1120
        (LOAD, 106, 4, 122),                     # 1121: size: _io.size > 0 ? 1 : 0
        (JLE, 106, 197, 1125),                   # 1122: 197 is 0
        (MOVE, 103, 199),                        # 1123: 199 is 1
        (JUMP, 1126),                            # 1124
        (MOVE, 103, 197),                        # 1125: 197 is 0
        (BYTES, 4, 128, 103),                    # 1126: last
        (CLOSE, 98),                             # 1127: back from last
        (STORE, 4, 127, 199),                    # 1128: 199 is 1
        (RETURN, 11),                            # 1129: last is read
        (CALL, 11, 1113),                        # 1130: last
        (LOAD, 39, 4, 128),                      # 1131
        (LOAD, 40, 4, 129),                      # 1132
        (SAME, 41, 39, 227),                     # 1133: 227 is b'\x00'
        (JNZ, 41, 1137),                         # 1134
        (LOAD, 39, 4, 12),                       # 1135
        (JNZ, 39, 1140),                         # 1136
        (LOAD, 39, 4, 122),                      # 1137
        (SUB, 36, 39, 199),                      # 1138: 199 is 1
        (JUMP, 1141),                            # 1139
        (LOAD, 36, 4, 122),                      # 1140
        (BYTES, 4, 125, 36),                     # 1141: characters
        (UNPAD, 4, 125, 32),                     # 1142
        (STORE, 4, 124, 199),                    # 1143: 199 is 1
        (LOAD, 36, 4, 16),                       # 1144: if: is_ebcdic
        (JEQ, 36, 224, 1149),                    # 1145: 224 is 37
        (JEQ, 36, 225, 1149),                    # 1146: 225 is 500
        (JEQ, 36, 222, 1149),                    # 1147: 222 is 1047
        (JNE, 36, 226, 1165),                    # 1148: 226 is 1140
        (LOAD, 39, 4, 122),                      # 1149: size: len_characters
        (JLE, 39, 197, 1161),                    # 1150: 197 is 0
        (CALL, 11, 1113),                        # 1151: last
        (LOAD, 39, 4, 128),                      # 1152
        (LOAD, 40, 4, 129),                      # 1153
        (SAME, 41, 39, 227),                     # 1154: 227 is b'\x00'
        (JNZ, 41, 1158),                         # 1155
        (LOAD, 39, 4, 12),                       # 1156
        (JNZ, 39, 1161),                         # 1157
        (LOAD, 39, 4, 122),                      # 1158
        (SUB, 36, 39, 199),                      # 1159: 199 is 1
        (JUMP, 1162),                            # 1160
        (LOAD, 36, 4, 122),                      # 1161
        (BYTES, 4, 131, 36),                     # 1162: ebcdic_characters
        (UNPAD, 4, 131, 64),                     # 1163
        (STORE, 4, 130, 199),                    # 1164: 199 is 1
        (REST, 4, 133),                          # 1165: terminator
        (CLOSE, 34),                             # 1166: content ends
        (RUN, 4, 135, 26),                       # 1167: sort_flags, read_password_flag, read_password, write_password_flag, write_password, alter_password_flag, alter_password
        (LOAD, 21, 0, 5),                        # 1168: if: _io.size - _io.pos == 4
        (LOAD, 22, 0, 4),                        # 1169
        (POSITION, 22, 22),                      # 1170
        (SUB, 23, 21, 22),                       # 1171
        (JNE, 23, 198, 1185),                    # 1172: 198 is 4
        (ROW, 3, 12, 21),                        # 1173: sas_mq_data_set_definition.generations_limit
        (STORE, 4, 136, 21),                     # 1174
        (LOAD, 22, 4, 10),                       # 1175
        (STORE, 12, 0, 22),                      # 1176
        (JNE, 22, 199, 1180),                    # 1177: switch-on: is_be; cases: true; 199 is 1
        (STORE, 12, 1, 197),                     # 1178: byte order be; 197 is 0
        (JUMP, 1183),                            # 1179
        (JNE, 22, 197, 3840),                    # 1180: cases: false; 197 is 0
        (STORE, 12, 1, 199),                     # 1181: byte order le; 199 is 1
        (JUMP, 1183),                            # 1182
        (RUN, 12, 3, 4),                         # 1183: narrow
        (STORE, 12, 2, 199),                     # 1184: 199 is 1
        (REST, 4, 137),                          # 1185: trailing_bytes
        (CLOSE, 19),                             # 1186: sas_mq_data_set_definition ends
        (JUMP, 2465),                            # 1187
        (ROW, 4, 13, 11),                        # 1188: sas_mq_data_set_message.content.sas_mq_variable_definitions
        (STORE, 0, 7, 11),                       # 1189
        (SAME, 22, 1, 200),                      # 1190: 200 is b'little'
        (JZ, 22, 1193),                          # 1191
        (JUMP, 1241),                            # 1192
        (SAME, 22, 1, 202),                      # 1193: 202 is b'big'
        (JZ, 22, 1196),                          # 1194
        (JUMP, 1237),                            # 1195
        (CALL, 1, 14),                           # 1196: marks
        (LOAD, 22, 0, 2),                        # 1197
        (LOAD, 23, 0, 3),                        # 1198
        (JNE, 23, 197, 1203),                    # 1199: 197 is 0
        (AND, 22, 6, 204),                       # 1200: 204 is 15
        (JNE, 22, 199, 1241),                    # 1201: 199 is 1
        (JUMP, 1237),                            # 1202
        (BYTE, 24, 22, 197),                     # 1203: marks; 197 is 0
        (JNE, 24, 197, 1218),                    # 1204: 197 is 0
        (LOAD, 22, 0, 2),                        # 1205: marks
        (LOAD, 23, 0, 3),                        # 1206
        (BYTE, 24, 22, 199),                     # 1207: 199 is 1
        (JNE, 24, 197, 1218),                    # 1208: 197 is 0
        (LOAD, 22, 0, 2),                        # 1209: marks
        (LOAD, 23, 0, 3),                        # 1210
        (BYTE, 24, 22, 205),                     # 1211: 205 is 2
        (JNE, 24, 197, 1218),                    # 1212: 197 is 0
        (LOAD, 22, 0, 2),                        # 1213: marks
        (LOAD, 23, 0, 3),                        # 1214
        (BYTE, 24, 22, 206),                     # 1215: 206 is 3
        (JEQ, 24, 197, 1218),                    # 1216: 197 is 0
        (JUMP, 1237),                            # 1217
        (LOAD, 22, 0, 2),                        # 1218: marks
        (LOAD, 23, 0, 3),                        # 1219
        (BYTE, 24, 22, 206),                     # 1220: 206 is 3
        (JNE, 24, 197, 1235),                    # 1221: 197 is 0
        (LOAD, 22, 0, 2),                        # 1222: marks
        (LOAD, 23, 0, 3),                        # 1223
        (BYTE, 24, 22, 205),                     # 1224: 205 is 2
        (JNE, 24, 197, 1235),                    # 1225: 197 is 0
        (LOAD, 22, 0, 2),                        # 1226: marks
        (LOAD, 23, 0, 3),                        # 1227
        (BYTE, 24, 22, 199),                     # 1228: 199 is 1
        (JNE, 24, 197, 1235),                    # 1229: 197 is 0
        (LOAD, 22, 0, 2),                        # 1230: marks
        (LOAD, 23, 0, 3),                        # 1231
        (BYTE, 24, 22, 197),                     # 1232: 197 is 0
        (JEQ, 24, 197, 1235),                    # 1233: 197 is 0
        (JUMP, 1241),                            # 1234
        (AND, 22, 6, 204),                       # 1235: 204 is 15
        (JNE, 22, 199, 1241),                    # 1236: 199 is 1
        (MOVE, 19, 202),                         # 1237: 202 is b'big'
        (MOVE, 20, 203),                         # 1238: 203 is 3
        (MOVE, 21, 197),                         # 1239: 197 is 0
        (JUMP, 1244),                            # 1240
        (MOVE, 19, 200),                         # 1241: 200 is b'little'
        (MOVE, 20, 201),                         # 1242: 201 is 6
        (MOVE, 21, 197),                         # 1243: 197 is 0
        (STORE, 13, 0, 19),                      # 1244
        (STORE, 13, 1, 20),                      # 1245
        (STORE, 13, 2, 3),                       # 1246
        (STORE, 13, 3, 4),                       # 1247
        (STORE, 13, 4, 5),                       # 1248
        (STORE, 13, 5, 6),                       # 1249
        (STORE, 13, 6, 7),                       # 1250
        (OPEN, 19, 0, 4),                        # 1251: sas_mq_variable_definitions begins
        (LOAD, 24, 13, 0),                       # 1252
        (LOAD, 25, 13, 1),                       # 1253
        (SAME, 26, 24, 200),                     # 1254: 200 is b'little'
        (JZ, 26, 1258),                          # 1255
        (MOVE, 21, 197),                         # 1256: 197 is 0
        (JUMP, 1302),                            # 1257
        (SAME, 26, 24, 202),                     # 1258: 202 is b'big'
        (JZ, 26, 1262),                          # 1259
        (MOVE, 21, 199),                         # 1260: 199 is 1
        (JUMP, 1302),                            # 1261
        (LOAD, 24, 13, 5),                       # 1262
        (AND, 25, 24, 204),                      # 1263: 204 is 15
        (JNE, 25, 199, 1267),                    # 1264: 199 is 1
        (MOVE, 21, 199),                         # 1265: 199 is 1
        (JUMP, 1302),                            # 1266
        (JEQ, 25, 205, 1285),                    # 1267: 205 is 2
        (JUMP, 1281),                            # 1268: marks, where it is used
        (LOAD, 107, 13, 7),                      # 1269
        (JNZ, 107, 1280),                        # 1270
        (SEEK, 108, 0, 4, 197),                  # 1271: pos: 0; 197 is 0
        (LOAD, 113, 0, 5),                       # 1272: size: _io.size >= 8 ? 8 : 0
        (JLT, 113, 210, 1276),                   # 1273: 210 is 8
        (MOVE, 110, 210),                        # 1274: 210 is 8
        (JUMP, 1277),                            # 1275
        (MOVE, 110, 197),                        # 1276: 197 is 0
        (BYTES, 13, 8, 110),                     # 1277: marks
        (CLOSE, 108),                            # 1278: back from marks
        (STORE, 13, 7, 199),                     # 1279: 199 is 1
        (RETURN, 14),                            # 1280: marks is read
        (CALL, 14, 1269),                        # 1281: marks
        (LOAD, 24, 13, 8),                       # 1282
        (LOAD, 25, 13, 9),                       # 1283
        (JNE, 25, 197, 1287),                    # 1284: 197 is 0
        (MOVE, 21, 197),                         # 1285: 197 is 0
        (JUMP, 1302),                            # 1286
        (MOVE, 24, 197),                         # 1287: 197 is 0
        (LOAD, 25, 13, 8),                       # 1288: marks
        (LOAD, 26, 13, 9),                       # 1289
        (BYTE, 34, 25, 197),                     # 1290: 197 is 0
        (JNE, 34, 197, 1301),                    # 1291: 197 is 0
        (LOAD, 25, 13, 8),                       # 1292: marks
        (LOAD, 26, 13, 9),                       # 1293
        (BYTE, 34, 25, 206),                     # 1294: 206 is 3
        (JNE, 34, 197, 1300),                    # 1295: 197 is 0
        (LOAD, 25, 13, 8),                       # 1296: marks
        (LOAD, 26, 13, 9),                       # 1297
        (BYTE, 34, 25, 209),                     # 1298: 209 is 7
        (JEQ, 34, 197, 1301),                    # 1299: 197 is 0
        (MOVE, 24, 199),                         # 1300: 199 is 1
        (MOVE, 21, 24),                          # 1301
        (STORE, 13, 10, 21),                     # 1302
        (LOAD, 24, 13, 2),                       # 1303
        (JEQ, 24, 197, 1307),                    # 1304: 197 is 0
        (LOAD, 21, 13, 2),                       # 1305
        (JUMP, 1354),                            # 1306
        (CALL, 14, 1269),                        # 1307: marks
        (LOAD, 24, 13, 8),                       # 1308
        (LOAD, 25, 13, 9),                       # 1309
        (JNE, 25, 197, 1313),                    # 1310: 197 is 0
        (MOVE, 21, 198),                         # 1311: 198 is 4
        (JUMP, 1354),                            # 1312
        (LOAD, 24, 13, 10),                      # 1313
        (JZ, 24, 1336),                          # 1314
        (LOAD, 34, 13, 8),                       # 1315: marks
        (LOAD, 35, 13, 9),                       # 1316
        (BYTE, 36, 34, 197),                     # 1317: 197 is 0
        (LOAD, 37, 13, 8),                       # 1318: marks
        (LOAD, 38, 13, 9),                       # 1319
        (BYTE, 39, 37, 199),                     # 1320: 199 is 1
        (OR, 40, 36, 39),                        # 1321
        (LOAD, 41, 13, 8),                       # 1322: marks
        (LOAD, 42, 13, 9),                       # 1323
        (BYTE, 43, 41, 205),                     # 1324: 205 is 2
        (OR, 44, 40, 43),                        # 1325
        (LOAD, 114, 13, 8),                      # 1326: marks
        (LOAD, 115, 13, 9),                      # 1327
        (BYTE, 116, 114, 206),                   # 1328: 206 is 3
        (OR, 117, 44, 116),                      # 1329
        (JNE, 117, 197, 1333),                   # 1330: 197 is 0
        (MOVE, 24, 210),                         # 1331: 210 is 8
        (JUMP, 1334),                            # 1332
        (MOVE, 24, 198),                         # 1333: 198 is 4
        (MOVE, 21, 24),                          # 1334
        (JUMP, 1354),                            # 1335
        (LOAD, 24, 13, 8),                       # 1336: marks
        (BYTE, 26, 24, 198),                     # 1337: 198 is 4
        (LOAD, 34, 13, 8),                       # 1338: marks
        (LOAD, 35, 13, 9),                       # 1339
        (BYTE, 36, 34, 207),                     # 1340: 207 is 5
        (OR, 37, 26, 36),                        # 1341
        (LOAD, 38, 13, 8),                       # 1342: marks
        (LOAD, 39, 13, 9),                       # 1343
        (BYTE, 40, 38, 229),                     # 1344: 229 is 6
        (OR, 41, 37, 40),                        # 1345
        (LOAD, 42, 13, 8),                       # 1346: marks
        (LOAD, 43, 13, 9),                       # 1347
        (BYTE, 44, 42, 209),                     # 1348: 209 is 7
        (OR, 45, 41, 44),                        # 1349
        (JNE, 45, 197, 1353),                    # 1350: 197 is 0
        (MOVE, 21, 210),                         # 1351: 210 is 8
        (JUMP, 1354),                            # 1352
        (MOVE, 21, 198),                         # 1353: 198 is 4
        (STORE, 13, 11, 21),                     # 1354
        (LOAD, 21, 13, 3),                       # 1355
        (LOAD, 22, 13, 4),                       # 1356
        (SAME, 23, 21, 214),                     # 1357: 214 is b'excludes_nul'
        (NOT, 24, 23),                           # 1358
        (STORE, 13, 12, 24),                     # 1359
        (LOAD, 24, 13, 6),                       # 1360
        (JEQ, 24, 197, 1378),                    # 1361: 197 is 0
        (LOAD, 21, 13, 6),                       # 1362
        (JUMP, 1407),                            # 1363
        (LOAD, 118, 13, 13),                     # 1364
        (JNZ, 118, 1377),                        # 1365
        (LOAD, 121, 13, 11),                     # 1366: pos: long_used
        (SEEK, 119, 0, 4, 121),                  # 1367
        (LOAD, 125, 0, 5),                       # 1368: size: _io.size > long_used ? 1 : 0
        (LOAD, 126, 13, 11),                     # 1369
        (JLE, 125, 126, 1373),                   # 1370
        (MOVE, 122, 199),                        # 1371: 199 is 1
        (JUMP, 1374),                            # 1372
        (MOVE, 122, 197),                        # 1373: 197 is 0
        (BYTES, 13, 14, 122),                    # 1374: first_letter
        (CLOSE, 119),                            # 1375: back from first_letter
        (STORE, 13, 13, 199),                    # 1376: 199 is 1
        (RETURN, 15),                            # 1377: first_letter is read
        (CALL, 15, 1364),                        # 1378: first_letter
        (LOAD, 24, 13, 14),                      # 1379
        (LOAD, 25, 13, 15),                      # 1380
        (JNE, 25, 199, 1406),                    # 1381: 199 is 1
        (BYTE, 26, 24, 197),                     # 1382: first_letter; 197 is 0
        (JLT, 26, 216, 1388),                    # 1383: 216 is 193
        (LOAD, 24, 13, 14),                      # 1384: first_letter
        (LOAD, 25, 13, 15),                      # 1385
        (BYTE, 26, 24, 197),                     # 1386: 197 is 0
        (JLE, 26, 217, 1404),                    # 1387: 217 is 201
        (LOAD, 24, 13, 14),                      # 1388: first_letter
        (LOAD, 25, 13, 15),                      # 1389
        (BYTE, 26, 24, 197),                     # 1390: 197 is 0
        (JLT, 26, 218, 1396),                    # 1391: 218 is 209
        (LOAD, 24, 13, 14),                      # 1392: first_letter
        (LOAD, 25, 13, 15),                      # 1393
        (BYTE, 26, 24, 197),                     # 1394: 197 is 0
        (JLE, 26, 219, 1404),                    # 1395: 219 is 217
        (LOAD, 24, 13, 14),                      # 1396: first_letter
        (LOAD, 25, 13, 15),                      # 1397
        (BYTE, 26, 24, 197),                     # 1398: 197 is 0
        (JLT, 26, 220, 1406),                    # 1399: 220 is 226
        (LOAD, 24, 13, 14),                      # 1400: first_letter
        (LOAD, 25, 13, 15),                      # 1401
        (BYTE, 26, 24, 197),                     # 1402: 197 is 0
        (JGT, 26, 221, 1406),                    # 1403: 221 is 233
        (MOVE, 21, 222),                         # 1404: 222 is 1047
        (JUMP, 1407),                            # 1405
        (MOVE, 21, 223),                         # 1406: 223 is 819
        (STORE, 13, 16, 21),                     # 1407
        (ROWS, 22, 5),                           # 1408: variables: repeat eos
        (STORE, 13, 17, 22),                     # 1409
        (MOVE, 21, 197),                         # 1410: 197 is 0
        (EOF, 22),                               # 1411
        (JNZ, 22, 1982),                         # 1412
        (ROW, 5, 16, 22),                        # 1413: variables: an item
        (LOAD, 23, 13, 10),                      # 1414
        (STORE, 16, 0, 23),                      # 1415
        (LOAD, 23, 13, 11),                      # 1416
        (STORE, 16, 1, 23),                      # 1417
        (LOAD, 23, 13, 12),                      # 1418
        (STORE, 16, 2, 23),                      # 1419
        (LOAD, 23, 13, 16),                      # 1420
        (STORE, 16, 3, 23),                      # 1421
        (LOAD, 23, 16, 0),                       # 1422: switch-on: is_be
        (JNE, 23, 199, 1426),                    # 1423: cases: true; 199 is 1
        (STORE, 16, 4, 197),                     # 1424: byte order be; 197 is 0
        (JUMP, 1429),                            # 1425
        (JNE, 23, 197, 3840),                    # 1426: cases: false; 197 is 0
        (STORE, 16, 4, 199),                     # 1427: byte order le; 199 is 1
        (JUMP, 1429),                            # 1428
        (JNE, 23, 199, 1432),                    # 1429: switch-on: is_be; cases: true; 199 is 1
        (STORE, 16, 5, 197),                     # 1430: byte order be; 197 is 0
        (JUMP, 1435),                            # 1431
        (JNE, 23, 197, 3840),                    # 1432: cases: false; 197 is 0
        (STORE, 16, 5, 199),                     # 1433: byte order le; 199 is 1
        (JUMP, 1435),                            # 1434
        (LOAD, 23, 16, 1),                       # 1435: if: length_bytes != 8
        (JEQ, 23, 210, 1452),                    # 1436: 210 is 8
        (RUN, 16, 7, 4),                         # 1437: narrow
        (NUMBER2, 23, 16, 7, 0, 52, 5),          # 1438: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3840),                    # 1439: 197 is 0
        (LOAD, 24, 0, 5),                        # 1440
        (LOAD, 25, 0, 4),                        # 1441
        (POSITION, 25, 25),                      # 1442
        (SUB, 26, 24, 25),                       # 1443
        (LOAD, 37, 16, 2),                       # 1444
        (JZ, 37, 1448),                          # 1445
        (MOVE, 34, 197),                         # 1446: 197 is 0
        (JUMP, 1449),                            # 1447
        (MOVE, 34, 199),                         # 1448: 199 is 1
        (SUB, 37, 26, 34),                       # 1449
        (JGT, 23, 37, 3840),                     # 1450
        (STORE, 16, 6, 199),                     # 1451: 199 is 1
        (LOAD, 23, 16, 1),                       # 1452: if: length_bytes == 8
        (JNE, 23, 210, 1469),                    # 1453: 210 is 8
        (RUN, 16, 9, 8),                         # 1454: wide
        (NUMBER2, 23, 16, 9, 0, 56, 5),          # 1455: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3840),                    # 1456: 197 is 0
        (LOAD, 24, 0, 5),                        # 1457
        (LOAD, 25, 0, 4),                        # 1458
        (POSITION, 25, 25),                      # 1459
        (SUB, 26, 24, 25),                       # 1460
        (LOAD, 37, 16, 2),                       # 1461
        (JZ, 37, 1465),                          # 1462
        (MOVE, 34, 197),                         # 1463: 197 is 0
        (JUMP, 1466),                            # 1464
        (MOVE, 34, 199),                         # 1465: 199 is 1
        (SUB, 37, 26, 34),                       # 1466
        (JGT, 23, 37, 3840),                     # 1467
        (STORE, 16, 8, 199),                     # 1468: 199 is 1
        (LOAD, 26, 16, 1),                       # 1469: size: nul_counted ? len.value : len.value + 1
        (JNE, 26, 210, 1475),                    # 1470: 210 is 8
        (LOAD, 26, 16, 8),                       # 1471
        (JZ, 26, 3840),                          # 1472
        (NUMBER2, 23, 16, 9, 0, 56, 5),          # 1473
        (JUMP, 1478),                            # 1474
        (LOAD, 26, 16, 6),                       # 1475
        (JZ, 26, 3840),                          # 1476
        (NUMBER2, 23, 16, 7, 0, 52, 5),          # 1477
        (STORE, 16, 12, 23),                     # 1478
        (LOAD, 37, 16, 2),                       # 1479
        (JZ, 37, 1483),                          # 1480
        (MOVE, 34, 23),                          # 1481
        (JUMP, 1484),                            # 1482
        (ADD, 34, 23, 199),                      # 1483: 199 is 1
        (BYTES, 16, 10, 34),                     # 1484: content
        (OPEN, 37, 16, 10),                      # 1485: content begins
        (LOAD, 39, 16, 3),                       # 1486: if: not is_ebcdic
        (JEQ, 39, 224, 1525),                    # 1487: 224 is 37
        (JEQ, 39, 225, 1525),                    # 1488: 225 is 500
        (JEQ, 39, 222, 1525),                    # 1489: 222 is 1047
        (JEQ, 39, 226, 1525),                    # 1490: 226 is 1140
        (LOAD, 42, 16, 11),                      # 1491: size: len_characters
        (JLE, 42, 197, 1521),                    # 1492: 197 is 0
        (JUMP, 1511),                            # 1493: last, where it is used
        (LOAD, 127, 16, 16),                     # 1494
        (JNZ, 127, 1510),                        # 1495
        (LOAD, 133, 16, 11),                     # 1496: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 133, 197, 1500),                   # 1497: 197 is 0
        (SUB, 130, 133, 199),                    # 1498: 199 is 1
        (JUMP, 1501),                            # 1499
        (MOVE, 130, 197),                        # 1500: 197 is 0
        (SEEK, 128, 16, 10, 130),                # 1501
        (LOAD, 136, 16, 11),                     # 1502: size: _io.size > 0 ? 1 : 0
        (JLE, 136, 197, 1506),                   # 1503: 197 is 0
        (MOVE, 133, 199),                        # 1504: 199 is 1
        (JUMP, 1507),                            # 1505
        (MOVE, 133, 197),                        # 1506: 197 is 0
        (BYTES, 16, 17, 133),                    # 1507: last
        (CLOSE, 128),                            # 1508: back from last
        (STORE, 16, 16, 199),                    # 1509: 199 is 1
        (RETURN, 17),                            # 1510: last is read
        (CALL, 17, 1494),                        # 1511: last
        (LOAD, 42, 16, 17),                      # 1512
        (LOAD, 43, 16, 18),                      # 1513
        (SAME, 44, 42, 227),                     # 1514: 227 is b'\x00'
        (JNZ, 44, 1518),                         # 1515
        (LOAD, 42, 16, 2),                       # 1516
        (JNZ, 42, 1521),                         # 1517
        (LOAD, 42, 16, 11),                      # 1518
        (SUB, 39, 42, 199),                      # 1519: 199 is 1
        (JUMP, 1522),                            # 1520
        (LOAD, 39, 16, 11),                      # 1521
        (BYTES, 16, 14, 39),                     # 1522: characters
        (UNPAD, 16, 14, 32),                     # 1523
        (STORE, 16, 13, 199),                    # 1524: 199 is 1
        (LOAD, 39, 16, 3),                       # 1525: if: is_ebcdic
        (JEQ, 39, 224, 1530),                    # 1526: 224 is 37
        (JEQ, 39, 225, 1530),                    # 1527: 225 is 500
        (JEQ, 39, 222, 1530),                    # 1528: 222 is 1047
        (JNE, 39, 226, 1546),                    # 1529: 226 is 1140
        (LOAD, 42, 16, 11),                      # 1530: size: len_characters
        (JLE, 42, 197, 1542),                    # 1531: 197 is 0
        (CALL, 17, 1494),                        # 1532: last
        (LOAD, 42, 16, 17),                      # 1533
        (LOAD, 43, 16, 18),                      # 1534
        (SAME, 44, 42, 227),                     # 1535: 227 is b'\x00'
        (JNZ, 44, 1539),                         # 1536
        (LOAD, 42, 16, 2),                       # 1537
        (JNZ, 42, 1542),                         # 1538
        (LOAD, 42, 16, 11),                      # 1539
        (SUB, 39, 42, 199),                      # 1540: 199 is 1
        (JUMP, 1543),                            # 1541
        (LOAD, 39, 16, 11),                      # 1542
        (BYTES, 16, 20, 39),                     # 1543: ebcdic_characters
        (UNPAD, 16, 20, 64),                     # 1544
        (STORE, 16, 19, 199),                    # 1545: 199 is 1
        (REST, 16, 22),                          # 1546: terminator
        (CLOSE, 37),                             # 1547: content ends
        (LOAD, 23, 16, 0),                       # 1548: switch-on: is_be
        (JNE, 23, 199, 1552),                    # 1549: cases: true; 199 is 1
        (STORE, 16, 24, 197),                    # 1550: byte order be; 197 is 0
        (JUMP, 1555),                            # 1551
        (JNE, 23, 197, 3840),                    # 1552: cases: false; 197 is 0
        (STORE, 16, 24, 199),                    # 1553: byte order le; 199 is 1
        (JUMP, 1555),                            # 1554
        (LOAD, 23, 16, 1),                       # 1555: if: length_bytes != 8
        (JEQ, 23, 210, 1572),                    # 1556: 210 is 8
        (RUN, 16, 26, 4),                        # 1557: narrow
        (NUMBER2, 23, 16, 26, 0, 52, 24),        # 1558: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3840),                    # 1559: 197 is 0
        (LOAD, 24, 0, 5),                        # 1560
        (LOAD, 25, 0, 4),                        # 1561
        (POSITION, 25, 25),                      # 1562
        (SUB, 26, 24, 25),                       # 1563
        (LOAD, 37, 16, 2),                       # 1564
        (JZ, 37, 1568),                          # 1565
        (MOVE, 34, 197),                         # 1566: 197 is 0
        (JUMP, 1569),                            # 1567
        (MOVE, 34, 199),                         # 1568: 199 is 1
        (SUB, 37, 26, 34),                       # 1569
        (JGT, 23, 37, 3840),                     # 1570
        (STORE, 16, 25, 199),                    # 1571: 199 is 1
        (LOAD, 23, 16, 1),                       # 1572: if: length_bytes == 8
        (JNE, 23, 210, 1589),                    # 1573: 210 is 8
        (RUN, 16, 28, 8),                        # 1574: wide
        (NUMBER2, 23, 16, 28, 0, 56, 24),        # 1575: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3840),                    # 1576: 197 is 0
        (LOAD, 24, 0, 5),                        # 1577
        (LOAD, 25, 0, 4),                        # 1578
        (POSITION, 25, 25),                      # 1579
        (SUB, 26, 24, 25),                       # 1580
        (LOAD, 37, 16, 2),                       # 1581
        (JZ, 37, 1585),                          # 1582
        (MOVE, 34, 197),                         # 1583: 197 is 0
        (JUMP, 1586),                            # 1584
        (MOVE, 34, 199),                         # 1585: 199 is 1
        (SUB, 37, 26, 34),                       # 1586
        (JGT, 23, 37, 3840),                     # 1587
        (STORE, 16, 27, 199),                    # 1588: 199 is 1
        (LOAD, 26, 16, 1),                       # 1589: size: nul_counted ? len.value : len.value + 1
        (JNE, 26, 210, 1595),                    # 1590: 210 is 8
        (LOAD, 26, 16, 27),                      # 1591
        (JZ, 26, 3840),                          # 1592
        (NUMBER2, 23, 16, 28, 0, 56, 24),        # 1593
        (JUMP, 1598),                            # 1594
        (LOAD, 26, 16, 25),                      # 1595
        (JZ, 26, 3840),                          # 1596
        (NUMBER2, 23, 16, 26, 0, 52, 24),        # 1597
        (STORE, 16, 31, 23),                     # 1598
        (LOAD, 37, 16, 2),                       # 1599
        (JZ, 37, 1603),                          # 1600
        (MOVE, 34, 23),                          # 1601
        (JUMP, 1604),                            # 1602
        (ADD, 34, 23, 199),                      # 1603: 199 is 1
        (BYTES, 16, 29, 34),                     # 1604: content
        (OPEN, 37, 16, 29),                      # 1605: content begins
        (LOAD, 39, 16, 3),                       # 1606: if: not is_ebcdic
        (JEQ, 39, 224, 1645),                    # 1607: 224 is 37
        (JEQ, 39, 225, 1645),                    # 1608: 225 is 500
        (JEQ, 39, 222, 1645),                    # 1609: 222 is 1047
        (JEQ, 39, 226, 1645),                    # 1610: 226 is 1140
        (LOAD, 42, 16, 30),                      # 1611: size: len_characters
        (JLE, 42, 197, 1641),                    # 1612: 197 is 0
        (JUMP, 1631),                            # 1613: last, where it is used
        (LOAD, 137, 16, 35),                     # 1614
        (JNZ, 137, 1630),                        # 1615
        (LOAD, 143, 16, 30),                     # 1616: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 143, 197, 1620),                   # 1617: 197 is 0
        (SUB, 140, 143, 199),                    # 1618: 199 is 1
        (JUMP, 1621),                            # 1619
        (MOVE, 140, 197),                        # 1620: 197 is 0
        (SEEK, 138, 16, 29, 140),                # 1621
        (LOAD, 146, 16, 30),                     # 1622: size: _io.size > 0 ? 1 : 0
        (JLE, 146, 197, 1626),                   # 1623: 197 is 0
        (MOVE, 143, 199),                        # 1624: 199 is 1
        (JUMP, 1627),                            # 1625
        (MOVE, 143, 197),                        # 1626: 197 is 0
        (BYTES, 16, 36, 143),                    # 1627: last
        (CLOSE, 138),                            # 1628: back from last
        (STORE, 16, 35, 199),                    # 1629: 199 is 1
        (RETURN, 18),                            # 1630: last is read
        (CALL, 18, 1614),                        # 1631: last
        (LOAD, 42, 16, 36),                      # 1632
        (LOAD, 43, 16, 37),                      # 1633
        (SAME, 44, 42, 227),                     # 1634: 227 is b'\x00'
        (JNZ, 44, 1638),                         # 1635
        (LOAD, 42, 16, 2),                       # 1636
        (JNZ, 42, 1641),                         # 1637
        (LOAD, 42, 16, 30),                      # 1638
        (SUB, 39, 42, 199),                      # 1639: 199 is 1
        (JUMP, 1642),                            # 1640
        (LOAD, 39, 16, 30),                      # 1641
        (BYTES, 16, 33, 39),                     # 1642: characters
        (UNPAD, 16, 33, 32),                     # 1643
        (STORE, 16, 32, 199),                    # 1644: 199 is 1
        (LOAD, 39, 16, 3),                       # 1645: if: is_ebcdic
        (JEQ, 39, 224, 1650),                    # 1646: 224 is 37
        (JEQ, 39, 225, 1650),                    # 1647: 225 is 500
        (JEQ, 39, 222, 1650),                    # 1648: 222 is 1047
        (JNE, 39, 226, 1666),                    # 1649: 226 is 1140
        (LOAD, 42, 16, 30),                      # 1650: size: len_characters
        (JLE, 42, 197, 1662),                    # 1651: 197 is 0
        (CALL, 18, 1614),                        # 1652: last
        (LOAD, 42, 16, 36),                      # 1653
        (LOAD, 43, 16, 37),                      # 1654
        (SAME, 44, 42, 227),                     # 1655: 227 is b'\x00'
        (JNZ, 44, 1659),                         # 1656
        (LOAD, 42, 16, 2),                       # 1657
        (JNZ, 42, 1662),                         # 1658
        (LOAD, 42, 16, 30),                      # 1659
        (SUB, 39, 42, 199),                      # 1660: 199 is 1
        (JUMP, 1663),                            # 1661
        (LOAD, 39, 16, 30),                      # 1662
        (BYTES, 16, 39, 39),                     # 1663: ebcdic_characters
        (UNPAD, 16, 39, 64),                     # 1664
        (STORE, 16, 38, 199),                    # 1665: 199 is 1
        (REST, 16, 41),                          # 1666: terminator
        (CLOSE, 37),                             # 1667: content ends
        (LOAD, 23, 16, 0),                       # 1668: switch-on: is_be
        (JNE, 23, 199, 1672),                    # 1669: cases: true; 199 is 1
        (STORE, 16, 43, 197),                    # 1670: byte order be; 197 is 0
        (JUMP, 1675),                            # 1671
        (JNE, 23, 197, 3840),                    # 1672: cases: false; 197 is 0
        (STORE, 16, 43, 199),                    # 1673: byte order le; 199 is 1
        (JUMP, 1675),                            # 1674
        (LOAD, 23, 16, 1),                       # 1675: if: length_bytes != 8
        (JEQ, 23, 210, 1692),                    # 1676: 210 is 8
        (RUN, 16, 45, 4),                        # 1677: narrow
        (NUMBER2, 23, 16, 45, 0, 52, 43),        # 1678: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3840),                    # 1679: 197 is 0
        (LOAD, 24, 0, 5),                        # 1680
        (LOAD, 25, 0, 4),                        # 1681
        (POSITION, 25, 25),                      # 1682
        (SUB, 26, 24, 25),                       # 1683
        (LOAD, 37, 16, 2),                       # 1684
        (JZ, 37, 1688),                          # 1685
        (MOVE, 34, 197),                         # 1686: 197 is 0
        (JUMP, 1689),                            # 1687
        (MOVE, 34, 199),                         # 1688: 199 is 1
        (SUB, 37, 26, 34),                       # 1689
        (JGT, 23, 37, 3840),                     # 1690
        (STORE, 16, 44, 199),                    # 1691: 199 is 1
        (LOAD, 23, 16, 1),                       # 1692: if: length_bytes == 8
        (JNE, 23, 210, 1709),                    # 1693: 210 is 8
        (RUN, 16, 47, 8),                        # 1694: wide
        (NUMBER2, 23, 16, 47, 0, 56, 43),        # 1695: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3840),                    # 1696: 197 is 0
        (LOAD, 24, 0, 5),                        # 1697
        (LOAD, 25, 0, 4),                        # 1698
        (POSITION, 25, 25),                      # 1699
        (SUB, 26, 24, 25),                       # 1700
        (LOAD, 37, 16, 2),                       # 1701
        (JZ, 37, 1705),                          # 1702
        (MOVE, 34, 197),                         # 1703: 197 is 0
        (JUMP, 1706),                            # 1704
        (MOVE, 34, 199),                         # 1705: 199 is 1
        (SUB, 37, 26, 34),                       # 1706
        (JGT, 23, 37, 3840),                     # 1707
        (STORE, 16, 46, 199),                    # 1708: 199 is 1
        (LOAD, 26, 16, 1),                       # 1709: size: nul_counted ? len.value : len.value + 1
        (JNE, 26, 210, 1715),                    # 1710: 210 is 8
        (LOAD, 26, 16, 46),                      # 1711
        (JZ, 26, 3840),                          # 1712
        (NUMBER2, 23, 16, 47, 0, 56, 43),        # 1713
        (JUMP, 1718),                            # 1714
        (LOAD, 26, 16, 44),                      # 1715
        (JZ, 26, 3840),                          # 1716
        (NUMBER2, 23, 16, 45, 0, 52, 43),        # 1717
        (STORE, 16, 50, 23),                     # 1718
        (LOAD, 37, 16, 2),                       # 1719
        (JZ, 37, 1723),                          # 1720
        (MOVE, 34, 23),                          # 1721
        (JUMP, 1724),                            # 1722
        (ADD, 34, 23, 199),                      # 1723: 199 is 1
        (BYTES, 16, 48, 34),                     # 1724: content
        (OPEN, 37, 16, 48),                      # 1725: content begins
        (LOAD, 39, 16, 3),                       # 1726: if: not is_ebcdic
        (JEQ, 39, 224, 1765),                    # 1727: 224 is 37
        (JEQ, 39, 225, 1765),                    # 1728: 225 is 500
        (JEQ, 39, 222, 1765),                    # 1729: 222 is 1047
        (JEQ, 39, 226, 1765),                    # 1730: 226 is 1140
        (LOAD, 42, 16, 49),                      # 1731: size: len_characters
        (JLE, 42, 197, 1761),                    # 1732: 197 is 0
        (JUMP, 1751),                            # 1733: last, where it is used
        (LOAD, 147, 16, 54),                     # 1734
        (JNZ, 147, 1750),                        # 1735
        (LOAD, 153, 16, 49),                     # 1736: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 153, 197, 1740),                   # 1737: 197 is 0
        (SUB, 150, 153, 199),                    # 1738: 199 is 1
        (JUMP, 1741),                            # 1739
        (MOVE, 150, 197),                        # 1740: 197 is 0
        (SEEK, 148, 16, 48, 150),                # 1741
        (LOAD, 156, 16, 49),                     # 1742: size: _io.size > 0 ? 1 : 0
        (JLE, 156, 197, 1746),                   # 1743: 197 is 0
        (MOVE, 153, 199),                        # 1744: 199 is 1
        (JUMP, 1747),                            # 1745
        (MOVE, 153, 197),                        # 1746: 197 is 0
        (BYTES, 16, 55, 153),                    # 1747: last
        (CLOSE, 148),                            # 1748: back from last
        (STORE, 16, 54, 199),                    # 1749: 199 is 1
        (RETURN, 19),                            # 1750: last is read
        (CALL, 19, 1734),                        # 1751: last
        (LOAD, 42, 16, 55),                      # 1752
        (LOAD, 43, 16, 56),                      # 1753
        (SAME, 44, 42, 227),                     # 1754: 227 is b'\x00'
        (JNZ, 44, 1758),                         # 1755
        (LOAD, 42, 16, 2),                       # 1756
        (JNZ, 42, 1761),                         # 1757
        (LOAD, 42, 16, 49),                      # 1758
        (SUB, 39, 42, 199),                      # 1759: 199 is 1
        (JUMP, 1762),                            # 1760
        (LOAD, 39, 16, 49),                      # 1761
        (BYTES, 16, 52, 39),                     # 1762: characters
        (UNPAD, 16, 52, 32),                     # 1763
        (STORE, 16, 51, 199),                    # 1764: 199 is 1
        (LOAD, 39, 16, 3),                       # 1765: if: is_ebcdic
        (JEQ, 39, 224, 1770),                    # 1766: 224 is 37
        (JEQ, 39, 225, 1770),                    # 1767: 225 is 500
        (JEQ, 39, 222, 1770),                    # 1768: 222 is 1047
        (JNE, 39, 226, 1786),                    # 1769: 226 is 1140
        (LOAD, 42, 16, 49),                      # 1770: size: len_characters
        (JLE, 42, 197, 1782),                    # 1771: 197 is 0
        (CALL, 19, 1734),                        # 1772: last
        (LOAD, 42, 16, 55),                      # 1773
        (LOAD, 43, 16, 56),                      # 1774
        (SAME, 44, 42, 227),                     # 1775: 227 is b'\x00'
        (JNZ, 44, 1779),                         # 1776
        (LOAD, 42, 16, 2),                       # 1777
        (JNZ, 42, 1782),                         # 1778
        (LOAD, 42, 16, 49),                      # 1779
        (SUB, 39, 42, 199),                      # 1780: 199 is 1
        (JUMP, 1783),                            # 1781
        (LOAD, 39, 16, 49),                      # 1782
        (BYTES, 16, 58, 39),                     # 1783: ebcdic_characters
        (UNPAD, 16, 58, 64),                     # 1784
        (STORE, 16, 57, 199),                    # 1785: 199 is 1
        (REST, 16, 60),                          # 1786: terminator
        (CLOSE, 37),                             # 1787: content ends
        (LOAD, 23, 16, 0),                       # 1788: switch-on: is_be
        (JNE, 23, 199, 1792),                    # 1789: cases: true; 199 is 1
        (STORE, 16, 62, 197),                    # 1790: byte order be; 197 is 0
        (JUMP, 1795),                            # 1791
        (JNE, 23, 197, 3840),                    # 1792: cases: false; 197 is 0
        (STORE, 16, 62, 199),                    # 1793: byte order le; 199 is 1
        (JUMP, 1795),                            # 1794
        (LOAD, 23, 16, 1),                       # 1795: if: length_bytes != 8
        (JEQ, 23, 210, 1812),                    # 1796: 210 is 8
        (RUN, 16, 64, 4),                        # 1797: narrow
        (NUMBER2, 23, 16, 64, 0, 52, 62),        # 1798: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3840),                    # 1799: 197 is 0
        (LOAD, 24, 0, 5),                        # 1800
        (LOAD, 25, 0, 4),                        # 1801
        (POSITION, 25, 25),                      # 1802
        (SUB, 26, 24, 25),                       # 1803
        (LOAD, 37, 16, 2),                       # 1804
        (JZ, 37, 1808),                          # 1805
        (MOVE, 34, 197),                         # 1806: 197 is 0
        (JUMP, 1809),                            # 1807
        (MOVE, 34, 199),                         # 1808: 199 is 1
        (SUB, 37, 26, 34),                       # 1809
        (JGT, 23, 37, 3840),                     # 1810
        (STORE, 16, 63, 199),                    # 1811: 199 is 1
        (LOAD, 23, 16, 1),                       # 1812: if: length_bytes == 8
        (JNE, 23, 210, 1829),                    # 1813: 210 is 8
        (RUN, 16, 66, 8),                        # 1814: wide
        (NUMBER2, 23, 16, 66, 0, 56, 62),        # 1815: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3840),                    # 1816: 197 is 0
        (LOAD, 24, 0, 5),                        # 1817
        (LOAD, 25, 0, 4),                        # 1818
        (POSITION, 25, 25),                      # 1819
        (SUB, 26, 24, 25),                       # 1820
        (LOAD, 37, 16, 2),                       # 1821
        (JZ, 37, 1825),                          # 1822
        (MOVE, 34, 197),                         # 1823: 197 is 0
        (JUMP, 1826),                            # 1824
        (MOVE, 34, 199),                         # 1825: 199 is 1
        (SUB, 37, 26, 34),                       # 1826
        (JGT, 23, 37, 3840),                     # 1827
        (STORE, 16, 65, 199),                    # 1828: 199 is 1
        (LOAD, 26, 16, 1),                       # 1829: size: nul_counted ? len.value : len.value + 1
        (JNE, 26, 210, 1835),                    # 1830: 210 is 8
        (LOAD, 26, 16, 65),                      # 1831
        (JZ, 26, 3840),                          # 1832
        (NUMBER2, 23, 16, 66, 0, 56, 62),        # 1833
        (JUMP, 1838),                            # 1834
        (LOAD, 26, 16, 63),                      # 1835
        (JZ, 26, 3840),                          # 1836
        (NUMBER2, 23, 16, 64, 0, 52, 62),        # 1837
        (STORE, 16, 69, 23),                     # 1838
        (LOAD, 37, 16, 2),                       # 1839
        (JZ, 37, 1843),                          # 1840
        (MOVE, 34, 23),                          # 1841
        (JUMP, 1844),                            # 1842
        (ADD, 34, 23, 199),                      # 1843: 199 is 1
        (BYTES, 16, 67, 34),                     # 1844: content
        (OPEN, 37, 16, 67),                      # 1845: content begins
        (LOAD, 39, 16, 3),                       # 1846: if: not is_ebcdic
        (JEQ, 39, 224, 1885),                    # 1847: 224 is 37
        (JEQ, 39, 225, 1885),                    # 1848: 225 is 500
        (JEQ, 39, 222, 1885),                    # 1849: 222 is 1047
        (JEQ, 39, 226, 1885),                    # 1850: 226 is 1140
        (LOAD, 42, 16, 68),                      # 1851: size: len_characters
        (JLE, 42, 197, 1881),                    # 1852: 197 is 0
        (JUMP, 1871),                            # 1853: last, where it is used
        (LOAD, 157, 16, 73),                     # 1854
        (JNZ, 157, 1870),                        # 1855
        (LOAD, 163, 16, 68),                     # 1856: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 163, 197, 1860),                   # 1857: 197 is 0
        (SUB, 160, 163, 199),                    # 1858: 199 is 1
        (JUMP, 1861),                            # 1859
        (MOVE, 160, 197),                        # 1860: 197 is 0
        (SEEK, 158, 16, 67, 160),                # 1861
        (LOAD, 166, 16, 68),                     # 1862: size: _io.size > 0 ? 1 : 0
        (JLE, 166, 197, 1866),                   # 1863: 197 is 0
        (MOVE, 163, 199),                        # 1864: 199 is 1
        (JUMP, 1867),                            # 1865
        (MOVE, 163, 197),                        # 1866: 197 is 0
        (BYTES, 16, 74, 163),                    # 1867: last
        (CLOSE, 158),                            # 1868: back from last
        (STORE, 16, 73, 199),                    # 1869: 199 is 1
        (RETURN, 20),                            # 1870: last is read
        (CALL, 20, 1854),                        # 1871: last
        (LOAD, 42, 16, 74),                      # 1872
        (LOAD, 43, 16, 75),                      # 1873
        (SAME, 44, 42, 227),                     # 1874: 227 is b'\x00'
        (JNZ, 44, 1878),                         # 1875
        (LOAD, 42, 16, 2),                       # 1876
        (JNZ, 42, 1881),                         # 1877
        (LOAD, 42, 16, 68),                      # 1878
        (SUB, 39, 42, 199),                      # 1879: 199 is 1
        (JUMP, 1882),                            # 1880
        (LOAD, 39, 16, 68),                      # 1881
        (BYTES, 16, 71, 39),                     # 1882: characters
        (UNPAD, 16, 71, 32),                     # 1883
        (STORE, 16, 70, 199),                    # 1884: 199 is 1
        (LOAD, 39, 16, 3),                       # 1885: if: is_ebcdic
        (JEQ, 39, 224, 1890),                    # 1886: 224 is 37
        (JEQ, 39, 225, 1890),                    # 1887: 225 is 500
        (JEQ, 39, 222, 1890),                    # 1888: 222 is 1047
        (JNE, 39, 226, 1906),                    # 1889: 226 is 1140
        (LOAD, 42, 16, 68),                      # 1890: size: len_characters
        (JLE, 42, 197, 1902),                    # 1891: 197 is 0
        (CALL, 20, 1854),                        # 1892: last
        (LOAD, 42, 16, 74),                      # 1893
        (LOAD, 43, 16, 75),                      # 1894
        (SAME, 44, 42, 227),                     # 1895: 227 is b'\x00'
        (JNZ, 44, 1899),                         # 1896
        (LOAD, 42, 16, 2),                       # 1897
        (JNZ, 42, 1902),                         # 1898
        (LOAD, 42, 16, 68),                      # 1899
        (SUB, 39, 42, 199),                      # 1900: 199 is 1
        (JUMP, 1903),                            # 1901
        (LOAD, 39, 16, 68),                      # 1902
        (BYTES, 16, 77, 39),                     # 1903: ebcdic_characters
        (UNPAD, 16, 77, 64),                     # 1904
        (STORE, 16, 76, 199),                    # 1905: 199 is 1
        (REST, 16, 79),                          # 1906: terminator
        (CLOSE, 37),                             # 1907: content ends
        (RUN, 16, 81, 1),                        # 1908: variable_type
        (LOAD, 23, 16, 0),                       # 1909: switch-on: is_be
        (JNE, 23, 199, 1913),                    # 1910: cases: true; 199 is 1
        (STORE, 16, 82, 197),                    # 1911: byte order be; 197 is 0
        (JUMP, 1916),                            # 1912
        (JNE, 23, 197, 3840),                    # 1913: cases: false; 197 is 0
        (STORE, 16, 82, 199),                    # 1914: byte order le; 199 is 1
        (JUMP, 1916),                            # 1915
        (LOAD, 23, 16, 1),                       # 1916: if: long_bytes != 8
        (JEQ, 23, 210, 1920),                    # 1917: 210 is 8
        (RUN, 16, 84, 4),                        # 1918: narrow
        (STORE, 16, 83, 199),                    # 1919: 199 is 1
        (JNE, 23, 210, 1923),                    # 1920: if: long_bytes == 8; 210 is 8
        (RUN, 16, 86, 8),                        # 1921: wide
        (STORE, 16, 85, 199),                    # 1922: 199 is 1
        (LOAD, 23, 16, 0),                       # 1923: switch-on: is_be
        (JNE, 23, 199, 1927),                    # 1924: cases: true; 199 is 1
        (STORE, 16, 87, 197),                    # 1925: byte order be; 197 is 0
        (JUMP, 1930),                            # 1926
        (JNE, 23, 197, 3840),                    # 1927: cases: false; 197 is 0
        (STORE, 16, 87, 199),                    # 1928: byte order le; 199 is 1
        (JUMP, 1930),                            # 1929
        (LOAD, 23, 16, 1),                       # 1930: if: long_bytes != 8
        (JEQ, 23, 210, 1934),                    # 1931: 210 is 8
        (RUN, 16, 89, 4),                        # 1932: narrow
        (STORE, 16, 88, 199),                    # 1933: 199 is 1
        (JNE, 23, 210, 1937),                    # 1934: if: long_bytes == 8; 210 is 8
        (RUN, 16, 91, 8),                        # 1935: wide
        (STORE, 16, 90, 199),                    # 1936: 199 is 1
        (LOAD, 23, 16, 0),                       # 1937: switch-on: is_be
        (JNE, 23, 199, 1941),                    # 1938: cases: true; 199 is 1
        (STORE, 16, 92, 197),                    # 1939: byte order be; 197 is 0
        (JUMP, 1944),                            # 1940
        (JNE, 23, 197, 3840),                    # 1941: cases: false; 197 is 0
        (STORE, 16, 92, 199),                    # 1942: byte order le; 199 is 1
        (JUMP, 1944),                            # 1943
        (LOAD, 23, 16, 1),                       # 1944: if: long_bytes != 8
        (JEQ, 23, 210, 1948),                    # 1945: 210 is 8
        (RUN, 16, 94, 4),                        # 1946: narrow
        (STORE, 16, 93, 199),                    # 1947: 199 is 1
        (JNE, 23, 210, 1951),                    # 1948: if: long_bytes == 8; 210 is 8
        (RUN, 16, 96, 8),                        # 1949: wide
        (STORE, 16, 95, 199),                    # 1950: 199 is 1
        (LOAD, 23, 16, 0),                       # 1951: switch-on: is_be
        (JNE, 23, 199, 1955),                    # 1952: cases: true; 199 is 1
        (STORE, 16, 97, 197),                    # 1953: byte order be; 197 is 0
        (JUMP, 1958),                            # 1954
        (JNE, 23, 197, 3840),                    # 1955: cases: false; 197 is 0
        (STORE, 16, 97, 199),                    # 1956: byte order le; 199 is 1
        (JUMP, 1958),                            # 1957
        (LOAD, 23, 16, 1),                       # 1958: if: long_bytes != 8
        (JEQ, 23, 210, 1962),                    # 1959: 210 is 8
        (RUN, 16, 99, 4),                        # 1960: narrow
        (STORE, 16, 98, 199),                    # 1961: 199 is 1
        (JNE, 23, 210, 1965),                    # 1962: if: long_bytes == 8; 210 is 8
        (RUN, 16, 101, 8),                       # 1963: wide
        (STORE, 16, 100, 199),                   # 1964: 199 is 1
        (LOAD, 23, 16, 0),                       # 1965: switch-on: is_be
        (JNE, 23, 199, 1969),                    # 1966: cases: true; 199 is 1
        (STORE, 16, 102, 197),                   # 1967: byte order be; 197 is 0
        (JUMP, 1972),                            # 1968
        (JNE, 23, 197, 3840),                    # 1969: cases: false; 197 is 0
        (STORE, 16, 102, 199),                   # 1970: byte order le; 199 is 1
        (JUMP, 1972),                            # 1971
        (LOAD, 23, 16, 1),                       # 1972: if: long_bytes != 8
        (JEQ, 23, 210, 1976),                    # 1973: 210 is 8
        (RUN, 16, 104, 4),                       # 1974: narrow
        (STORE, 16, 103, 199),                   # 1975: 199 is 1
        (JNE, 23, 210, 1979),                    # 1976: if: long_bytes == 8; 210 is 8
        (RUN, 16, 106, 8),                       # 1977: wide
        (STORE, 16, 105, 199),                   # 1978: 199 is 1
        (RUN, 16, 107, 1),                       # 1979: sort_position
        (COUNT, 21, 44, 13, 18),                 # 1980
        (JUMP, 1411),                            # 1981
        (CLOSE, 19),                             # 1982: sas_mq_variable_definitions ends
        (JUMP, 2465),                            # 1983
        (ROW, 6, 21, 11),                        # 1984: sas_mq_data_set_message.content.sas_mq_indexes
        (STORE, 0, 8, 11),                       # 1985
        (SAME, 22, 1, 200),                      # 1986: 200 is b'little'
        (JZ, 22, 1989),                          # 1987
        (JUMP, 2037),                            # 1988
        (SAME, 22, 1, 202),                      # 1989: 202 is b'big'
        (JZ, 22, 1992),                          # 1990
        (JUMP, 2033),                            # 1991
        (CALL, 1, 14),                           # 1992: marks
        (LOAD, 22, 0, 2),                        # 1993
        (LOAD, 23, 0, 3),                        # 1994
        (JNE, 23, 197, 1999),                    # 1995: 197 is 0
        (AND, 22, 6, 204),                       # 1996: 204 is 15
        (JNE, 22, 199, 2037),                    # 1997: 199 is 1
        (JUMP, 2033),                            # 1998
        (BYTE, 24, 22, 197),                     # 1999: marks; 197 is 0
        (JNE, 24, 197, 2014),                    # 2000: 197 is 0
        (LOAD, 22, 0, 2),                        # 2001: marks
        (LOAD, 23, 0, 3),                        # 2002
        (BYTE, 24, 22, 199),                     # 2003: 199 is 1
        (JNE, 24, 197, 2014),                    # 2004: 197 is 0
        (LOAD, 22, 0, 2),                        # 2005: marks
        (LOAD, 23, 0, 3),                        # 2006
        (BYTE, 24, 22, 205),                     # 2007: 205 is 2
        (JNE, 24, 197, 2014),                    # 2008: 197 is 0
        (LOAD, 22, 0, 2),                        # 2009: marks
        (LOAD, 23, 0, 3),                        # 2010
        (BYTE, 24, 22, 206),                     # 2011: 206 is 3
        (JEQ, 24, 197, 2014),                    # 2012: 197 is 0
        (JUMP, 2033),                            # 2013
        (LOAD, 22, 0, 2),                        # 2014: marks
        (LOAD, 23, 0, 3),                        # 2015
        (BYTE, 24, 22, 206),                     # 2016: 206 is 3
        (JNE, 24, 197, 2031),                    # 2017: 197 is 0
        (LOAD, 22, 0, 2),                        # 2018: marks
        (LOAD, 23, 0, 3),                        # 2019
        (BYTE, 24, 22, 205),                     # 2020: 205 is 2
        (JNE, 24, 197, 2031),                    # 2021: 197 is 0
        (LOAD, 22, 0, 2),                        # 2022: marks
        (LOAD, 23, 0, 3),                        # 2023
        (BYTE, 24, 22, 199),                     # 2024: 199 is 1
        (JNE, 24, 197, 2031),                    # 2025: 197 is 0
        (LOAD, 22, 0, 2),                        # 2026: marks
        (LOAD, 23, 0, 3),                        # 2027
        (BYTE, 24, 22, 197),                     # 2028: 197 is 0
        (JEQ, 24, 197, 2031),                    # 2029: 197 is 0
        (JUMP, 2037),                            # 2030
        (AND, 22, 6, 204),                       # 2031: 204 is 15
        (JNE, 22, 199, 2037),                    # 2032: 199 is 1
        (MOVE, 19, 202),                         # 2033: 202 is b'big'
        (MOVE, 20, 203),                         # 2034: 203 is 3
        (MOVE, 21, 197),                         # 2035: 197 is 0
        (JUMP, 2040),                            # 2036
        (MOVE, 19, 200),                         # 2037: 200 is b'little'
        (MOVE, 20, 201),                         # 2038: 201 is 6
        (MOVE, 21, 197),                         # 2039: 197 is 0
        (STORE, 21, 0, 19),                      # 2040
        (STORE, 21, 1, 20),                      # 2041
        (STORE, 21, 2, 3),                       # 2042
        (STORE, 21, 3, 4),                       # 2043
        (STORE, 21, 4, 5),                       # 2044
        (STORE, 21, 5, 6),                       # 2045
        (STORE, 21, 6, 7),                       # 2046
        (OPEN, 19, 0, 4),                        # 2047: sas_mq_indexes begins
        (LOAD, 24, 21, 0),                       # 2048
        (LOAD, 25, 21, 1),                       # 2049
        (SAME, 26, 24, 200),                     # 2050: 200 is b'little'
        (JZ, 26, 2054),                          # 2051
        (MOVE, 21, 197),                         # 2052: 197 is 0
        (JUMP, 2100),                            # 2053
        (SAME, 26, 24, 202),                     # 2054: 202 is b'big'
        (JZ, 26, 2058),                          # 2055
        (MOVE, 21, 199),                         # 2056: 199 is 1
        (JUMP, 2100),                            # 2057
        (LOAD, 24, 21, 5),                       # 2058
        (AND, 25, 24, 204),                      # 2059: 204 is 15
        (JNE, 25, 199, 2063),                    # 2060: 199 is 1
        (MOVE, 21, 199),                         # 2061: 199 is 1
        (JUMP, 2100),                            # 2062
        (JEQ, 25, 205, 2081),                    # 2063: 205 is 2
        (JUMP, 2077),                            # 2064: marks, where it is used
        (LOAD, 167, 21, 7),                      # 2065
        (JNZ, 167, 2076),                        # 2066
        (SEEK, 168, 0, 4, 197),                  # 2067: pos: 0; 197 is 0
        (LOAD, 173, 0, 5),                       # 2068: size: _io.size >= 16 ? 16 : 0
        (JLT, 173, 230, 2072),                   # 2069: 230 is 16
        (MOVE, 170, 230),                        # 2070: 230 is 16
        (JUMP, 2073),                            # 2071
        (MOVE, 170, 197),                        # 2072: 197 is 0
        (BYTES, 21, 8, 170),                     # 2073: marks
        (CLOSE, 168),                            # 2074: back from marks
        (STORE, 21, 7, 199),                     # 2075: 199 is 1
        (RETURN, 22),                            # 2076: marks is read
        (CALL, 22, 2065),                        # 2077: marks
        (LOAD, 24, 21, 8),                       # 2078
        (LOAD, 25, 21, 9),                       # 2079
        (JNE, 25, 197, 2083),                    # 2080: 197 is 0
        (MOVE, 21, 197),                         # 2081: 197 is 0
        (JUMP, 2100),                            # 2082
        (LOAD, 24, 21, 2),                       # 2083
        (JNE, 24, 210, 2089),                    # 2084: 210 is 8
        (LOAD, 24, 21, 8),                       # 2085: marks
        (BYTE, 26, 24, 210),                     # 2086: 210 is 8
        (EQ, 21, 26, 197),                       # 2087: 197 is 0
        (JUMP, 2100),                            # 2088
        (MOVE, 24, 197),                         # 2089: 197 is 0
        (LOAD, 25, 21, 8),                       # 2090: marks
        (LOAD, 26, 21, 9),                       # 2091
        (BYTE, 34, 25, 198),                     # 2092: 198 is 4
        (JNE, 34, 197, 2099),                    # 2093: 197 is 0
        (LOAD, 25, 21, 8),                       # 2094: marks
        (LOAD, 26, 21, 9),                       # 2095
        (BYTE, 34, 25, 209),                     # 2096: 209 is 7
        (JEQ, 34, 197, 2099),                    # 2097: 197 is 0
        (MOVE, 24, 199),                         # 2098: 199 is 1
        (MOVE, 21, 24),                          # 2099
        (STORE, 21, 10, 21),                     # 2100
        (LOAD, 24, 21, 2),                       # 2101
        (JEQ, 24, 197, 2105),                    # 2102: 197 is 0
        (LOAD, 21, 21, 2),                       # 2103
        (JUMP, 2152),                            # 2104
        (CALL, 22, 2065),                        # 2105: marks
        (LOAD, 24, 21, 8),                       # 2106
        (LOAD, 25, 21, 9),                       # 2107
        (JNE, 25, 197, 2111),                    # 2108: 197 is 0
        (MOVE, 21, 198),                         # 2109: 198 is 4
        (JUMP, 2152),                            # 2110
        (LOAD, 24, 21, 10),                      # 2111
        (JZ, 24, 2134),                          # 2112
        (LOAD, 34, 21, 8),                       # 2113: marks
        (LOAD, 35, 21, 9),                       # 2114
        (BYTE, 36, 34, 210),                     # 2115: 210 is 8
        (LOAD, 37, 21, 8),                       # 2116: marks
        (LOAD, 38, 21, 9),                       # 2117
        (BYTE, 39, 37, 212),                     # 2118: 212 is 9
        (OR, 40, 36, 39),                        # 2119
        (LOAD, 41, 21, 8),                       # 2120: marks
        (LOAD, 42, 21, 9),                       # 2121
        (BYTE, 43, 41, 213),                     # 2122: 213 is 10
        (OR, 44, 40, 43),                        # 2123
        (LOAD, 114, 21, 8),                      # 2124: marks
        (LOAD, 115, 21, 9),                      # 2125
        (BYTE, 116, 114, 211),                   # 2126: 211 is 11
        (OR, 117, 44, 116),                      # 2127
        (JNE, 117, 197, 2131),                   # 2128: 197 is 0
        (MOVE, 24, 210),                         # 2129: 210 is 8
        (JUMP, 2132),                            # 2130
        (MOVE, 24, 198),                         # 2131: 198 is 4
        (MOVE, 21, 24),                          # 2132
        (JUMP, 2152),                            # 2133
        (LOAD, 24, 21, 8),                       # 2134: marks
        (BYTE, 26, 24, 198),                     # 2135: 198 is 4
        (LOAD, 34, 21, 8),                       # 2136: marks
        (LOAD, 35, 21, 9),                       # 2137
        (BYTE, 36, 34, 207),                     # 2138: 207 is 5
        (OR, 37, 26, 36),                        # 2139
        (LOAD, 38, 21, 8),                       # 2140: marks
        (LOAD, 39, 21, 9),                       # 2141
        (BYTE, 40, 38, 229),                     # 2142: 229 is 6
        (OR, 41, 37, 40),                        # 2143
        (LOAD, 42, 21, 8),                       # 2144: marks
        (LOAD, 43, 21, 9),                       # 2145
        (BYTE, 44, 42, 209),                     # 2146: 209 is 7
        (OR, 45, 41, 44),                        # 2147
        (JNE, 45, 197, 2151),                    # 2148: 197 is 0
        (MOVE, 21, 210),                         # 2149: 210 is 8
        (JUMP, 2152),                            # 2150
        (MOVE, 21, 198),                         # 2151: 198 is 4
        (STORE, 21, 11, 21),                     # 2152
        (LOAD, 21, 21, 3),                       # 2153
        (LOAD, 22, 21, 4),                       # 2154
        (SAME, 23, 21, 214),                     # 2155: 214 is b'excludes_nul'
        (NOT, 24, 23),                           # 2156
        (STORE, 21, 12, 24),                     # 2157
        (LOAD, 24, 21, 6),                       # 2158
        (JEQ, 24, 197, 2178),                    # 2159: 197 is 0
        (LOAD, 21, 21, 6),                       # 2160
        (JUMP, 2207),                            # 2161
        (LOAD, 174, 21, 13),                     # 2162
        (JNZ, 174, 2177),                        # 2163
        (LOAD, 177, 21, 11),                     # 2164: pos: 2 * long_used
        (MUL, 178, 205, 177),                    # 2165: 205 is 2
        (SEEK, 175, 0, 4, 178),                  # 2166
        (LOAD, 182, 0, 5),                       # 2167: size: _io.size > 2 * long_used ? 1 : 0
        (LOAD, 183, 21, 11),                     # 2168
        (MUL, 184, 205, 183),                    # 2169: 205 is 2
        (JLE, 182, 184, 2173),                   # 2170
        (MOVE, 179, 199),                        # 2171: 199 is 1
        (JUMP, 2174),                            # 2172
        (MOVE, 179, 197),                        # 2173: 197 is 0
        (BYTES, 21, 14, 179),                    # 2174: first_letter
        (CLOSE, 175),                            # 2175: back from first_letter
        (STORE, 21, 13, 199),                    # 2176: 199 is 1
        (RETURN, 23),                            # 2177: first_letter is read
        (CALL, 23, 2162),                        # 2178: first_letter
        (LOAD, 24, 21, 14),                      # 2179
        (LOAD, 25, 21, 15),                      # 2180
        (JNE, 25, 199, 2206),                    # 2181: 199 is 1
        (BYTE, 26, 24, 197),                     # 2182: first_letter; 197 is 0
        (JLT, 26, 216, 2188),                    # 2183: 216 is 193
        (LOAD, 24, 21, 14),                      # 2184: first_letter
        (LOAD, 25, 21, 15),                      # 2185
        (BYTE, 26, 24, 197),                     # 2186: 197 is 0
        (JLE, 26, 217, 2204),                    # 2187: 217 is 201
        (LOAD, 24, 21, 14),                      # 2188: first_letter
        (LOAD, 25, 21, 15),                      # 2189
        (BYTE, 26, 24, 197),                     # 2190: 197 is 0
        (JLT, 26, 218, 2196),                    # 2191: 218 is 209
        (LOAD, 24, 21, 14),                      # 2192: first_letter
        (LOAD, 25, 21, 15),                      # 2193
        (BYTE, 26, 24, 197),                     # 2194: 197 is 0
        (JLE, 26, 219, 2204),                    # 2195: 219 is 217
        (LOAD, 24, 21, 14),                      # 2196: first_letter
        (LOAD, 25, 21, 15),                      # 2197
        (BYTE, 26, 24, 197),                     # 2198: 197 is 0
        (JLT, 26, 220, 2206),                    # 2199: 220 is 226
        (LOAD, 24, 21, 14),                      # 2200: first_letter
        (LOAD, 25, 21, 15),                      # 2201
        (BYTE, 26, 24, 197),                     # 2202: 197 is 0
        (JGT, 26, 221, 2206),                    # 2203: 221 is 233
        (MOVE, 21, 222),                         # 2204: 222 is 1047
        (JUMP, 2207),                            # 2205
        (MOVE, 21, 223),                         # 2206: 223 is 819
        (STORE, 21, 16, 21),                     # 2207
        (ROWS, 22, 7),                           # 2208: indexes: repeat eos
        (STORE, 21, 17, 22),                     # 2209
        (MOVE, 21, 197),                         # 2210: 197 is 0
        (EOF, 22),                               # 2211
        (JNZ, 22, 2457),                         # 2212
        (ROW, 7, 24, 22),                        # 2213: indexes: an item
        (LOAD, 23, 21, 10),                      # 2214
        (STORE, 24, 0, 23),                      # 2215
        (LOAD, 23, 21, 11),                      # 2216
        (STORE, 24, 1, 23),                      # 2217
        (LOAD, 23, 21, 12),                      # 2218
        (STORE, 24, 2, 23),                      # 2219
        (LOAD, 23, 21, 16),                      # 2220
        (STORE, 24, 3, 23),                      # 2221
        (LOAD, 23, 24, 0),                       # 2222: switch-on: is_be
        (JNE, 23, 199, 2226),                    # 2223: cases: true; 199 is 1
        (STORE, 24, 4, 197),                     # 2224: byte order be; 197 is 0
        (JUMP, 2229),                            # 2225
        (JNE, 23, 197, 3840),                    # 2226: cases: false; 197 is 0
        (STORE, 24, 4, 199),                     # 2227: byte order le; 199 is 1
        (JUMP, 2229),                            # 2228
        (LOAD, 23, 24, 1),                       # 2229: if: long_bytes != 8
        (JEQ, 23, 210, 2233),                    # 2230: 210 is 8
        (RUN, 24, 6, 4),                         # 2231: narrow
        (STORE, 24, 5, 199),                     # 2232: 199 is 1
        (JNE, 23, 210, 2236),                    # 2233: if: long_bytes == 8; 210 is 8
        (RUN, 24, 8, 8),                         # 2234: wide
        (STORE, 24, 7, 199),                     # 2235: 199 is 1
        (LOAD, 23, 24, 0),                       # 2236: switch-on: is_be
        (JNE, 23, 199, 2240),                    # 2237: cases: true; 199 is 1
        (STORE, 24, 9, 197),                     # 2238: byte order be; 197 is 0
        (JUMP, 2243),                            # 2239
        (JNE, 23, 197, 3840),                    # 2240: cases: false; 197 is 0
        (STORE, 24, 9, 199),                     # 2241: byte order le; 199 is 1
        (JUMP, 2243),                            # 2242
        (LOAD, 23, 24, 1),                       # 2243: if: length_bytes != 8
        (JEQ, 23, 210, 2260),                    # 2244: 210 is 8
        (RUN, 24, 11, 4),                        # 2245: narrow
        (NUMBER2, 23, 24, 11, 0, 52, 9),         # 2246: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3840),                    # 2247: 197 is 0
        (LOAD, 24, 0, 5),                        # 2248
        (LOAD, 25, 0, 4),                        # 2249
        (POSITION, 25, 25),                      # 2250
        (SUB, 26, 24, 25),                       # 2251
        (LOAD, 37, 24, 2),                       # 2252
        (JZ, 37, 2256),                          # 2253
        (MOVE, 34, 197),                         # 2254: 197 is 0
        (JUMP, 2257),                            # 2255
        (MOVE, 34, 199),                         # 2256: 199 is 1
        (SUB, 37, 26, 34),                       # 2257
        (JGT, 23, 37, 3840),                     # 2258
        (STORE, 24, 10, 199),                    # 2259: 199 is 1
        (LOAD, 23, 24, 1),                       # 2260: if: length_bytes == 8
        (JNE, 23, 210, 2277),                    # 2261: 210 is 8
        (RUN, 24, 13, 8),                        # 2262: wide
        (NUMBER2, 23, 24, 13, 0, 56, 9),         # 2263: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3840),                    # 2264: 197 is 0
        (LOAD, 24, 0, 5),                        # 2265
        (LOAD, 25, 0, 4),                        # 2266
        (POSITION, 25, 25),                      # 2267
        (SUB, 26, 24, 25),                       # 2268
        (LOAD, 37, 24, 2),                       # 2269
        (JZ, 37, 2273),                          # 2270
        (MOVE, 34, 197),                         # 2271: 197 is 0
        (JUMP, 2274),                            # 2272
        (MOVE, 34, 199),                         # 2273: 199 is 1
        (SUB, 37, 26, 34),                       # 2274
        (JGT, 23, 37, 3840),                     # 2275
        (STORE, 24, 12, 199),                    # 2276: 199 is 1
        (LOAD, 26, 24, 1),                       # 2277: size: nul_counted ? len.value : len.value + 1
        (JNE, 26, 210, 2283),                    # 2278: 210 is 8
        (LOAD, 26, 24, 12),                      # 2279
        (JZ, 26, 3840),                          # 2280
        (NUMBER2, 23, 24, 13, 0, 56, 9),         # 2281
        (JUMP, 2286),                            # 2282
        (LOAD, 26, 24, 10),                      # 2283
        (JZ, 26, 3840),                          # 2284
        (NUMBER2, 23, 24, 11, 0, 52, 9),         # 2285
        (STORE, 24, 16, 23),                     # 2286
        (LOAD, 37, 24, 2),                       # 2287
        (JZ, 37, 2291),                          # 2288
        (MOVE, 34, 23),                          # 2289
        (JUMP, 2292),                            # 2290
        (ADD, 34, 23, 199),                      # 2291: 199 is 1
        (BYTES, 24, 14, 34),                     # 2292: content
        (OPEN, 37, 24, 14),                      # 2293: content begins
        (LOAD, 39, 24, 3),                       # 2294: if: not is_ebcdic
        (JEQ, 39, 224, 2333),                    # 2295: 224 is 37
        (JEQ, 39, 225, 2333),                    # 2296: 225 is 500
        (JEQ, 39, 222, 2333),                    # 2297: 222 is 1047
        (JEQ, 39, 226, 2333),                    # 2298: 226 is 1140
        (LOAD, 42, 24, 15),                      # 2299: size: len_characters
        (JLE, 42, 197, 2329),                    # 2300: 197 is 0
        (JUMP, 2319),                            # 2301: last, where it is used
        (LOAD, 185, 24, 20),                     # 2302
        (JNZ, 185, 2318),                        # 2303
        (LOAD, 191, 24, 15),                     # 2304: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 191, 197, 2308),                   # 2305: 197 is 0
        (SUB, 188, 191, 199),                    # 2306: 199 is 1
        (JUMP, 2309),                            # 2307
        (MOVE, 188, 197),                        # 2308: 197 is 0
        (SEEK, 186, 24, 14, 188),                # 2309
        (LOAD, 194, 24, 15),                     # 2310: size: _io.size > 0 ? 1 : 0
        (JLE, 194, 197, 2314),                   # 2311: 197 is 0
        (MOVE, 191, 199),                        # 2312: 199 is 1
        (JUMP, 2315),                            # 2313
        (MOVE, 191, 197),                        # 2314: 197 is 0
        (BYTES, 24, 21, 191),                    # 2315: last
        (CLOSE, 186),                            # 2316: back from last
        (STORE, 24, 20, 199),                    # 2317: 199 is 1
        (RETURN, 25),                            # 2318: last is read
        (CALL, 25, 2302),                        # 2319: last
        (LOAD, 42, 24, 21),                      # 2320
        (LOAD, 43, 24, 22),                      # 2321
        (SAME, 44, 42, 227),                     # 2322: 227 is b'\x00'
        (JNZ, 44, 2326),                         # 2323
        (LOAD, 42, 24, 2),                       # 2324
        (JNZ, 42, 2329),                         # 2325
        (LOAD, 42, 24, 15),                      # 2326
        (SUB, 39, 42, 199),                      # 2327: 199 is 1
        (JUMP, 2330),                            # 2328
        (LOAD, 39, 24, 15),                      # 2329
        (BYTES, 24, 18, 39),                     # 2330: characters
        (UNPAD, 24, 18, 32),                     # 2331
        (STORE, 24, 17, 199),                    # 2332: 199 is 1
        (LOAD, 39, 24, 3),                       # 2333: if: is_ebcdic
        (JEQ, 39, 224, 2338),                    # 2334: 224 is 37
        (JEQ, 39, 225, 2338),                    # 2335: 225 is 500
        (JEQ, 39, 222, 2338),                    # 2336: 222 is 1047
        (JNE, 39, 226, 2354),                    # 2337: 226 is 1140
        (LOAD, 42, 24, 15),                      # 2338: size: len_characters
        (JLE, 42, 197, 2350),                    # 2339: 197 is 0
        (CALL, 25, 2302),                        # 2340: last
        (LOAD, 42, 24, 21),                      # 2341
        (LOAD, 43, 24, 22),                      # 2342
        (SAME, 44, 42, 227),                     # 2343: 227 is b'\x00'
        (JNZ, 44, 2347),                         # 2344
        (LOAD, 42, 24, 2),                       # 2345
        (JNZ, 42, 2350),                         # 2346
        (LOAD, 42, 24, 15),                      # 2347
        (SUB, 39, 42, 199),                      # 2348: 199 is 1
        (JUMP, 2351),                            # 2349
        (LOAD, 39, 24, 15),                      # 2350
        (BYTES, 24, 24, 39),                     # 2351: ebcdic_characters
        (UNPAD, 24, 24, 64),                     # 2352
        (STORE, 24, 23, 199),                    # 2353: 199 is 1
        (REST, 24, 26),                          # 2354: terminator
        (CLOSE, 37),                             # 2355: content ends
        (LOAD, 23, 24, 0),                       # 2356: switch-on: is_be
        (JNE, 23, 199, 2360),                    # 2357: cases: true; 199 is 1
        (STORE, 24, 28, 197),                    # 2358: byte order be; 197 is 0
        (JUMP, 2363),                            # 2359
        (JNE, 23, 197, 3840),                    # 2360: cases: false; 197 is 0
        (STORE, 24, 28, 199),                    # 2361: byte order le; 199 is 1
        (JUMP, 2363),                            # 2362
        (LOAD, 23, 24, 1),                       # 2363: if: long_bytes != 8
        (JEQ, 23, 210, 2367),                    # 2364: 210 is 8
        (RUN, 24, 30, 4),                        # 2365: narrow
        (STORE, 24, 29, 199),                    # 2366: 199 is 1
        (JNE, 23, 210, 2370),                    # 2367: if: long_bytes == 8; 210 is 8
        (RUN, 24, 32, 8),                        # 2368: wide
        (STORE, 24, 31, 199),                    # 2369: 199 is 1
        (LOAD, 23, 24, 0),                       # 2370: switch-on: is_be
        (JNE, 23, 199, 2374),                    # 2371: cases: true; 199 is 1
        (STORE, 24, 33, 197),                    # 2372: byte order be; 197 is 0
        (JUMP, 2377),                            # 2373
        (JNE, 23, 197, 3840),                    # 2374: cases: false; 197 is 0
        (STORE, 24, 33, 199),                    # 2375: byte order le; 199 is 1
        (JUMP, 2377),                            # 2376
        (LOAD, 23, 24, 1),                       # 2377: if: long_bytes != 8
        (JEQ, 23, 210, 2381),                    # 2378: 210 is 8
        (RUN, 24, 35, 4),                        # 2379: narrow
        (STORE, 24, 34, 199),                    # 2380: 199 is 1
        (JNE, 23, 210, 2384),                    # 2381: if: long_bytes == 8; 210 is 8
        (RUN, 24, 37, 8),                        # 2382: wide
        (STORE, 24, 36, 199),                    # 2383: 199 is 1
        (LOAD, 23, 24, 0),                       # 2384: switch-on: is_be
        (JNE, 23, 199, 2388),                    # 2385: cases: true; 199 is 1
        (STORE, 24, 38, 197),                    # 2386: byte order be; 197 is 0
        (JUMP, 2391),                            # 2387
        (JNE, 23, 197, 3840),                    # 2388: cases: false; 197 is 0
        (STORE, 24, 38, 199),                    # 2389: byte order le; 199 is 1
        (JUMP, 2391),                            # 2390
        (LOAD, 23, 24, 1),                       # 2391: if: length_bytes != 8
        (JEQ, 23, 210, 2404),                    # 2392: 210 is 8
        (RUN, 24, 40, 4),                        # 2393: narrow
        (NUMBER2, 23, 24, 40, 0, 52, 38),        # 2394: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3840),                    # 2395: 197 is 0
        (LOAD, 24, 0, 5),                        # 2396
        (LOAD, 25, 0, 4),                        # 2397
        (POSITION, 25, 25),                      # 2398
        (SUB, 26, 24, 25),                       # 2399
        (MOVE, 34, 197),                         # 2400: 197 is 0
        (SUB, 37, 26, 34),                       # 2401
        (JGT, 23, 37, 3840),                     # 2402
        (STORE, 24, 39, 199),                    # 2403: 199 is 1
        (LOAD, 23, 24, 1),                       # 2404: if: length_bytes == 8
        (JNE, 23, 210, 2417),                    # 2405: 210 is 8
        (RUN, 24, 42, 8),                        # 2406: wide
        (NUMBER2, 23, 24, 42, 0, 56, 38),        # 2407: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3840),                    # 2408: 197 is 0
        (LOAD, 24, 0, 5),                        # 2409
        (LOAD, 25, 0, 4),                        # 2410
        (POSITION, 25, 25),                      # 2411
        (SUB, 26, 24, 25),                       # 2412
        (MOVE, 34, 197),                         # 2413: 197 is 0
        (SUB, 37, 26, 34),                       # 2414
        (JGT, 23, 37, 3840),                     # 2415
        (STORE, 24, 41, 199),                    # 2416: 199 is 1
        (LOAD, 26, 24, 1),                       # 2417: size: nul_counted ? len_names.value : len_names.value + num_variables.value
        (JNE, 26, 210, 2423),                    # 2418: 210 is 8
        (LOAD, 26, 24, 41),                      # 2419
        (JZ, 26, 3840),                          # 2420
        (NUMBER2, 23, 24, 42, 0, 56, 38),        # 2421
        (JUMP, 2426),                            # 2422
        (LOAD, 26, 24, 39),                      # 2423
        (JZ, 26, 3840),                          # 2424
        (NUMBER2, 23, 24, 40, 0, 52, 38),        # 2425
        (STORE, 24, 45, 23),                     # 2426
        (LOAD, 37, 24, 2),                       # 2427
        (JZ, 37, 2431),                          # 2428
        (MOVE, 34, 23),                          # 2429
        (JUMP, 2441),                            # 2430
        (LOAD, 40, 24, 1),                       # 2431
        (JNE, 40, 210, 2437),                    # 2432: 210 is 8
        (LOAD, 40, 24, 36),                      # 2433
        (JZ, 40, 3840),                          # 2434
        (NUMBER2, 37, 24, 37, 0, 56, 33),        # 2435
        (JUMP, 2440),                            # 2436
        (LOAD, 40, 24, 34),                      # 2437
        (JZ, 40, 3840),                          # 2438
        (NUMBER2, 37, 24, 35, 0, 52, 33),        # 2439
        (ADD, 34, 23, 37),                       # 2440
        (BYTES, 24, 43, 34),                     # 2441: names
        (OPEN, 37, 24, 43),                      # 2442: names begins
        (ROWS, 40, 8),                           # 2443: names: repeat eos
        (STORE, 24, 46, 40),                     # 2444
        (MOVE, 39, 197),                         # 2445: 197 is 0
        (EOF, 40),                               # 2446
        (JNZ, 40, 2454),                         # 2447
        (ROW, 8, 26, 40),                        # 2448: names: an item
        (LOAD, 41, 24, 3),                       # 2449
        (STORE, 26, 0, 41),                      # 2450
        (UNTIL, 26, 1, 0, 2),                    # 2451: characters
        (COUNT, 39, 4, 24, 47),                  # 2452
        (JUMP, 2446),                            # 2453
        (CLOSE, 37),                             # 2454: names ends
        (COUNT, 21, 22, 21, 18),                 # 2455
        (JUMP, 2211),                            # 2456
        (CLOSE, 19),                             # 2457: sas_mq_indexes ends
        (JUMP, 2465),                            # 2458
        (ROW, 9, 27, 11),                        # 2459: sas_mq_data_set_message.content.raw
        (STORE, 0, 9, 11),                       # 2460
        (LOAD, 19, 0, 4),                        # 2461
        (STORE, 27, 0, 19),                      # 2462
        (LOAD, 20, 0, 5),                        # 2463
        (STORE, 27, 1, 20),                      # 2464
        (LOAD, 11, 0, 6),                        # 2465
        (JZ, 11, 3030),                          # 2466
        (ROWAT, 4, 2, 11),                       # 2467
        (LOAD, 22, 4, 16),                       # 2468: text, value: content.text
        (JNE, 22, 224, 2479),                    # 2469: 224 is 37
        (LOAD, 22, 4, 33),                       # 2470
        (JZ, 22, 3840),                          # 2471
        (LOAD, 23, 4, 34),                       # 2472
        (LOAD, 24, 4, 35),                       # 2473
        (TEXT, 23, 1),                           # 2474
        (MOVE, 19, 23),                          # 2475
        (MOVE, 20, 24),                          # 2476
        (MOVE, 21, 199),                         # 2477: 199 is 1
        (JUMP, 2557),                            # 2478
        (JNE, 22, 225, 2489),                    # 2479: 225 is 500
        (LOAD, 22, 4, 33),                       # 2480
        (JZ, 22, 3840),                          # 2481
        (LOAD, 23, 4, 34),                       # 2482
        (LOAD, 24, 4, 35),                       # 2483
        (TEXT, 23, 2),                           # 2484
        (MOVE, 19, 23),                          # 2485
        (MOVE, 20, 24),                          # 2486
        (MOVE, 21, 205),                         # 2487: 205 is 2
        (JUMP, 2557),                            # 2488
        (JNE, 22, 222, 2499),                    # 2489: 222 is 1047
        (LOAD, 22, 4, 33),                       # 2490
        (JZ, 22, 3840),                          # 2491
        (LOAD, 23, 4, 34),                       # 2492
        (LOAD, 24, 4, 35),                       # 2493
        (TEXT, 23, 3),                           # 2494
        (MOVE, 19, 23),                          # 2495
        (MOVE, 20, 24),                          # 2496
        (MOVE, 21, 206),                         # 2497: 206 is 3
        (JUMP, 2557),                            # 2498
        (JNE, 22, 226, 2509),                    # 2499: 226 is 1140
        (LOAD, 22, 4, 33),                       # 2500
        (JZ, 22, 3840),                          # 2501
        (LOAD, 23, 4, 34),                       # 2502
        (LOAD, 24, 4, 35),                       # 2503
        (TEXT, 23, 4),                           # 2504
        (MOVE, 19, 23),                          # 2505
        (MOVE, 20, 24),                          # 2506
        (MOVE, 21, 198),                         # 2507: 198 is 4
        (JUMP, 2557),                            # 2508
        (JNE, 22, 231, 2519),                    # 2509: 231 is 1208
        (LOAD, 22, 4, 27),                       # 2510
        (JZ, 22, 3840),                          # 2511
        (LOAD, 23, 4, 28),                       # 2512
        (LOAD, 24, 4, 29),                       # 2513
        (TEXT, 23, 0),                           # 2514
        (MOVE, 19, 23),                          # 2515
        (MOVE, 20, 24),                          # 2516
        (MOVE, 21, 197),                         # 2517: 197 is 0
        (JUMP, 2557),                            # 2518
        (JNE, 22, 232, 2529),                    # 2519: 232 is 1252
        (LOAD, 22, 4, 27),                       # 2520
        (JZ, 22, 3840),                          # 2521
        (LOAD, 23, 4, 28),                       # 2522
        (LOAD, 24, 4, 29),                       # 2523
        (TEXT, 23, 5),                           # 2524
        (MOVE, 19, 23),                          # 2525
        (MOVE, 20, 24),                          # 2526
        (MOVE, 21, 207),                         # 2527: 207 is 5
        (JUMP, 2557),                            # 2528
        (JNE, 22, 233, 2539),                    # 2529: 233 is 437
        (LOAD, 22, 4, 27),                       # 2530
        (JZ, 22, 3840),                          # 2531
        (LOAD, 23, 4, 28),                       # 2532
        (LOAD, 24, 4, 29),                       # 2533
        (TEXT, 23, 6),                           # 2534
        (MOVE, 19, 23),                          # 2535
        (MOVE, 20, 24),                          # 2536
        (MOVE, 21, 229),                         # 2537: 229 is 6
        (JUMP, 2557),                            # 2538
        (JNE, 22, 234, 2549),                    # 2539: 234 is 850
        (LOAD, 22, 4, 27),                       # 2540
        (JZ, 22, 3840),                          # 2541
        (LOAD, 23, 4, 28),                       # 2542
        (LOAD, 24, 4, 29),                       # 2543
        (TEXT, 23, 7),                           # 2544
        (MOVE, 19, 23),                          # 2545
        (MOVE, 20, 24),                          # 2546
        (MOVE, 21, 209),                         # 2547: 209 is 7
        (JUMP, 2557),                            # 2548
        (LOAD, 22, 4, 27),                       # 2549
        (JZ, 22, 3840),                          # 2550
        (LOAD, 23, 4, 28),                       # 2551
        (LOAD, 24, 4, 29),                       # 2552
        (TEXT, 23, 8),                           # 2553
        (MOVE, 19, 23),                          # 2554
        (MOVE, 20, 24),                          # 2555
        (MOVE, 21, 210),                         # 2556: 210 is 8
        (STORE, 4, 139, 19),                     # 2557
        (STORE, 4, 140, 20),                     # 2558
        (STORE, 4, 141, 21),                     # 2559
        (MOVE, 19, 197),                         # 2560: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 20, 4, 25),                       # 2561
        (JEQ, 20, 197, 2568),                    # 2562: 197 is 0
        (CALL, 7, 576),                          # 2563: last
        (LOAD, 20, 4, 31),                       # 2564
        (LOAD, 21, 4, 32),                       # 2565
        (SAME, 22, 20, 227),                     # 2566: 227 is b'\x00'
        (JZ, 22, 2569),                          # 2567
        (MOVE, 19, 199),                         # 2568: 199 is 1
        (STORE, 4, 142, 19),                     # 2569
        (STORE, 4, 143, 19),                     # 2570
        (LOAD, 22, 4, 16),                       # 2571: text, value: content.text
        (JNE, 22, 224, 2582),                    # 2572: 224 is 37
        (LOAD, 22, 4, 52),                       # 2573
        (JZ, 22, 3840),                          # 2574
        (LOAD, 23, 4, 53),                       # 2575
        (LOAD, 24, 4, 54),                       # 2576
        (TEXT, 23, 1),                           # 2577
        (MOVE, 19, 23),                          # 2578
        (MOVE, 20, 24),                          # 2579
        (MOVE, 21, 199),                         # 2580: 199 is 1
        (JUMP, 2660),                            # 2581
        (JNE, 22, 225, 2592),                    # 2582: 225 is 500
        (LOAD, 22, 4, 52),                       # 2583
        (JZ, 22, 3840),                          # 2584
        (LOAD, 23, 4, 53),                       # 2585
        (LOAD, 24, 4, 54),                       # 2586
        (TEXT, 23, 2),                           # 2587
        (MOVE, 19, 23),                          # 2588
        (MOVE, 20, 24),                          # 2589
        (MOVE, 21, 205),                         # 2590: 205 is 2
        (JUMP, 2660),                            # 2591
        (JNE, 22, 222, 2602),                    # 2592: 222 is 1047
        (LOAD, 22, 4, 52),                       # 2593
        (JZ, 22, 3840),                          # 2594
        (LOAD, 23, 4, 53),                       # 2595
        (LOAD, 24, 4, 54),                       # 2596
        (TEXT, 23, 3),                           # 2597
        (MOVE, 19, 23),                          # 2598
        (MOVE, 20, 24),                          # 2599
        (MOVE, 21, 206),                         # 2600: 206 is 3
        (JUMP, 2660),                            # 2601
        (JNE, 22, 226, 2612),                    # 2602: 226 is 1140
        (LOAD, 22, 4, 52),                       # 2603
        (JZ, 22, 3840),                          # 2604
        (LOAD, 23, 4, 53),                       # 2605
        (LOAD, 24, 4, 54),                       # 2606
        (TEXT, 23, 4),                           # 2607
        (MOVE, 19, 23),                          # 2608
        (MOVE, 20, 24),                          # 2609
        (MOVE, 21, 198),                         # 2610: 198 is 4
        (JUMP, 2660),                            # 2611
        (JNE, 22, 231, 2622),                    # 2612: 231 is 1208
        (LOAD, 22, 4, 46),                       # 2613
        (JZ, 22, 3840),                          # 2614
        (LOAD, 23, 4, 47),                       # 2615
        (LOAD, 24, 4, 48),                       # 2616
        (TEXT, 23, 0),                           # 2617
        (MOVE, 19, 23),                          # 2618
        (MOVE, 20, 24),                          # 2619
        (MOVE, 21, 197),                         # 2620: 197 is 0
        (JUMP, 2660),                            # 2621
        (JNE, 22, 232, 2632),                    # 2622: 232 is 1252
        (LOAD, 22, 4, 46),                       # 2623
        (JZ, 22, 3840),                          # 2624
        (LOAD, 23, 4, 47),                       # 2625
        (LOAD, 24, 4, 48),                       # 2626
        (TEXT, 23, 5),                           # 2627
        (MOVE, 19, 23),                          # 2628
        (MOVE, 20, 24),                          # 2629
        (MOVE, 21, 207),                         # 2630: 207 is 5
        (JUMP, 2660),                            # 2631
        (JNE, 22, 233, 2642),                    # 2632: 233 is 437
        (LOAD, 22, 4, 46),                       # 2633
        (JZ, 22, 3840),                          # 2634
        (LOAD, 23, 4, 47),                       # 2635
        (LOAD, 24, 4, 48),                       # 2636
        (TEXT, 23, 6),                           # 2637
        (MOVE, 19, 23),                          # 2638
        (MOVE, 20, 24),                          # 2639
        (MOVE, 21, 229),                         # 2640: 229 is 6
        (JUMP, 2660),                            # 2641
        (JNE, 22, 234, 2652),                    # 2642: 234 is 850
        (LOAD, 22, 4, 46),                       # 2643
        (JZ, 22, 3840),                          # 2644
        (LOAD, 23, 4, 47),                       # 2645
        (LOAD, 24, 4, 48),                       # 2646
        (TEXT, 23, 7),                           # 2647
        (MOVE, 19, 23),                          # 2648
        (MOVE, 20, 24),                          # 2649
        (MOVE, 21, 209),                         # 2650: 209 is 7
        (JUMP, 2660),                            # 2651
        (LOAD, 22, 4, 46),                       # 2652
        (JZ, 22, 3840),                          # 2653
        (LOAD, 23, 4, 47),                       # 2654
        (LOAD, 24, 4, 48),                       # 2655
        (TEXT, 23, 8),                           # 2656
        (MOVE, 19, 23),                          # 2657
        (MOVE, 20, 24),                          # 2658
        (MOVE, 21, 210),                         # 2659: 210 is 8
        (STORE, 4, 144, 19),                     # 2660
        (STORE, 4, 145, 20),                     # 2661
        (STORE, 4, 146, 21),                     # 2662
        (MOVE, 19, 197),                         # 2663: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 20, 4, 44),                       # 2664
        (JEQ, 20, 197, 2671),                    # 2665: 197 is 0
        (CALL, 8, 696),                          # 2666: last
        (LOAD, 20, 4, 50),                       # 2667
        (LOAD, 21, 4, 51),                       # 2668
        (SAME, 22, 20, 227),                     # 2669: 227 is b'\x00'
        (JZ, 22, 2672),                          # 2670
        (MOVE, 19, 199),                         # 2671: 199 is 1
        (STORE, 4, 147, 19),                     # 2672
        (STORE, 4, 148, 19),                     # 2673
        (LOAD, 22, 4, 11),                       # 2674: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 210, 2680),                    # 2675: 210 is 8
        (LOAD, 22, 4, 60),                       # 2676
        (JZ, 22, 3840),                          # 2677
        (NUMBER2, 19, 4, 61, 0, 56, 57),         # 2678
        (JUMP, 2683),                            # 2679
        (LOAD, 22, 4, 58),                       # 2680
        (JZ, 22, 3840),                          # 2681
        (NUMBER2, 19, 4, 59, 0, 52, 57),         # 2682
        (STORE, 4, 149, 19),                     # 2683
        (LOAD, 22, 4, 11),                       # 2684: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 210, 2690),                    # 2685: 210 is 8
        (LOAD, 22, 4, 65),                       # 2686
        (JZ, 22, 3840),                          # 2687
        (NUMBER2, 19, 4, 66, 0, 56, 62),         # 2688
        (JUMP, 2693),                            # 2689
        (LOAD, 22, 4, 63),                       # 2690
        (JZ, 22, 3840),                          # 2691
        (NUMBER2, 19, 4, 64, 0, 52, 62),         # 2692
        (STORE, 4, 150, 19),                     # 2693
        (LOAD, 22, 4, 11),                       # 2694: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 210, 2700),                    # 2695: 210 is 8
        (LOAD, 22, 4, 70),                       # 2696
        (JZ, 22, 3840),                          # 2697
        (NUMBER2, 19, 4, 71, 0, 56, 67),         # 2698
        (JUMP, 2703),                            # 2699
        (LOAD, 22, 4, 68),                       # 2700
        (JZ, 22, 3840),                          # 2701
        (NUMBER2, 19, 4, 69, 0, 52, 67),         # 2702
        (STORE, 4, 151, 19),                     # 2703
        (LOAD, 22, 4, 16),                       # 2704: text, value: content.text
        (JNE, 22, 224, 2715),                    # 2705: 224 is 37
        (LOAD, 22, 4, 86),                       # 2706
        (JZ, 22, 3840),                          # 2707
        (LOAD, 23, 4, 87),                       # 2708
        (LOAD, 24, 4, 88),                       # 2709
        (TEXT, 23, 1),                           # 2710
        (MOVE, 19, 23),                          # 2711
        (MOVE, 20, 24),                          # 2712
        (MOVE, 21, 199),                         # 2713: 199 is 1
        (JUMP, 2793),                            # 2714
        (JNE, 22, 225, 2725),                    # 2715: 225 is 500
        (LOAD, 22, 4, 86),                       # 2716
        (JZ, 22, 3840),                          # 2717
        (LOAD, 23, 4, 87),                       # 2718
        (LOAD, 24, 4, 88),                       # 2719
        (TEXT, 23, 2),                           # 2720
        (MOVE, 19, 23),                          # 2721
        (MOVE, 20, 24),                          # 2722
        (MOVE, 21, 205),                         # 2723: 205 is 2
        (JUMP, 2793),                            # 2724
        (JNE, 22, 222, 2735),                    # 2725: 222 is 1047
        (LOAD, 22, 4, 86),                       # 2726
        (JZ, 22, 3840),                          # 2727
        (LOAD, 23, 4, 87),                       # 2728
        (LOAD, 24, 4, 88),                       # 2729
        (TEXT, 23, 3),                           # 2730
        (MOVE, 19, 23),                          # 2731
        (MOVE, 20, 24),                          # 2732
        (MOVE, 21, 206),                         # 2733: 206 is 3
        (JUMP, 2793),                            # 2734
        (JNE, 22, 226, 2745),                    # 2735: 226 is 1140
        (LOAD, 22, 4, 86),                       # 2736
        (JZ, 22, 3840),                          # 2737
        (LOAD, 23, 4, 87),                       # 2738
        (LOAD, 24, 4, 88),                       # 2739
        (TEXT, 23, 4),                           # 2740
        (MOVE, 19, 23),                          # 2741
        (MOVE, 20, 24),                          # 2742
        (MOVE, 21, 198),                         # 2743: 198 is 4
        (JUMP, 2793),                            # 2744
        (JNE, 22, 231, 2755),                    # 2745: 231 is 1208
        (LOAD, 22, 4, 80),                       # 2746
        (JZ, 22, 3840),                          # 2747
        (LOAD, 23, 4, 81),                       # 2748
        (LOAD, 24, 4, 82),                       # 2749
        (TEXT, 23, 0),                           # 2750
        (MOVE, 19, 23),                          # 2751
        (MOVE, 20, 24),                          # 2752
        (MOVE, 21, 197),                         # 2753: 197 is 0
        (JUMP, 2793),                            # 2754
        (JNE, 22, 232, 2765),                    # 2755: 232 is 1252
        (LOAD, 22, 4, 80),                       # 2756
        (JZ, 22, 3840),                          # 2757
        (LOAD, 23, 4, 81),                       # 2758
        (LOAD, 24, 4, 82),                       # 2759
        (TEXT, 23, 5),                           # 2760
        (MOVE, 19, 23),                          # 2761
        (MOVE, 20, 24),                          # 2762
        (MOVE, 21, 207),                         # 2763: 207 is 5
        (JUMP, 2793),                            # 2764
        (JNE, 22, 233, 2775),                    # 2765: 233 is 437
        (LOAD, 22, 4, 80),                       # 2766
        (JZ, 22, 3840),                          # 2767
        (LOAD, 23, 4, 81),                       # 2768
        (LOAD, 24, 4, 82),                       # 2769
        (TEXT, 23, 6),                           # 2770
        (MOVE, 19, 23),                          # 2771
        (MOVE, 20, 24),                          # 2772
        (MOVE, 21, 229),                         # 2773: 229 is 6
        (JUMP, 2793),                            # 2774
        (JNE, 22, 234, 2785),                    # 2775: 234 is 850
        (LOAD, 22, 4, 80),                       # 2776
        (JZ, 22, 3840),                          # 2777
        (LOAD, 23, 4, 81),                       # 2778
        (LOAD, 24, 4, 82),                       # 2779
        (TEXT, 23, 7),                           # 2780
        (MOVE, 19, 23),                          # 2781
        (MOVE, 20, 24),                          # 2782
        (MOVE, 21, 209),                         # 2783: 209 is 7
        (JUMP, 2793),                            # 2784
        (LOAD, 22, 4, 80),                       # 2785
        (JZ, 22, 3840),                          # 2786
        (LOAD, 23, 4, 81),                       # 2787
        (LOAD, 24, 4, 82),                       # 2788
        (TEXT, 23, 8),                           # 2789
        (MOVE, 19, 23),                          # 2790
        (MOVE, 20, 24),                          # 2791
        (MOVE, 21, 210),                         # 2792: 210 is 8
        (STORE, 4, 152, 19),                     # 2793
        (STORE, 4, 153, 20),                     # 2794
        (STORE, 4, 154, 21),                     # 2795
        (MOVE, 19, 197),                         # 2796: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 20, 4, 78),                       # 2797
        (JEQ, 20, 197, 2804),                    # 2798: 197 is 0
        (CALL, 9, 858),                          # 2799: last
        (LOAD, 20, 4, 84),                       # 2800
        (LOAD, 21, 4, 85),                       # 2801
        (SAME, 22, 20, 227),                     # 2802: 227 is b'\x00'
        (JZ, 22, 2805),                          # 2803
        (MOVE, 19, 199),                         # 2804: 199 is 1
        (STORE, 4, 155, 19),                     # 2805
        (STORE, 4, 156, 19),                     # 2806
        (LOAD, 22, 4, 16),                       # 2807: text, value: content.text
        (JNE, 22, 224, 2818),                    # 2808: 224 is 37
        (LOAD, 22, 4, 106),                      # 2809
        (JZ, 22, 3840),                          # 2810
        (LOAD, 23, 4, 107),                      # 2811
        (LOAD, 24, 4, 108),                      # 2812
        (TEXT, 23, 1),                           # 2813
        (MOVE, 19, 23),                          # 2814
        (MOVE, 20, 24),                          # 2815
        (MOVE, 21, 199),                         # 2816: 199 is 1
        (JUMP, 2896),                            # 2817
        (JNE, 22, 225, 2828),                    # 2818: 225 is 500
        (LOAD, 22, 4, 106),                      # 2819
        (JZ, 22, 3840),                          # 2820
        (LOAD, 23, 4, 107),                      # 2821
        (LOAD, 24, 4, 108),                      # 2822
        (TEXT, 23, 2),                           # 2823
        (MOVE, 19, 23),                          # 2824
        (MOVE, 20, 24),                          # 2825
        (MOVE, 21, 205),                         # 2826: 205 is 2
        (JUMP, 2896),                            # 2827
        (JNE, 22, 222, 2838),                    # 2828: 222 is 1047
        (LOAD, 22, 4, 106),                      # 2829
        (JZ, 22, 3840),                          # 2830
        (LOAD, 23, 4, 107),                      # 2831
        (LOAD, 24, 4, 108),                      # 2832
        (TEXT, 23, 3),                           # 2833
        (MOVE, 19, 23),                          # 2834
        (MOVE, 20, 24),                          # 2835
        (MOVE, 21, 206),                         # 2836: 206 is 3
        (JUMP, 2896),                            # 2837
        (JNE, 22, 226, 2848),                    # 2838: 226 is 1140
        (LOAD, 22, 4, 106),                      # 2839
        (JZ, 22, 3840),                          # 2840
        (LOAD, 23, 4, 107),                      # 2841
        (LOAD, 24, 4, 108),                      # 2842
        (TEXT, 23, 4),                           # 2843
        (MOVE, 19, 23),                          # 2844
        (MOVE, 20, 24),                          # 2845
        (MOVE, 21, 198),                         # 2846: 198 is 4
        (JUMP, 2896),                            # 2847
        (JNE, 22, 231, 2858),                    # 2848: 231 is 1208
        (LOAD, 22, 4, 100),                      # 2849
        (JZ, 22, 3840),                          # 2850
        (LOAD, 23, 4, 101),                      # 2851
        (LOAD, 24, 4, 102),                      # 2852
        (TEXT, 23, 0),                           # 2853
        (MOVE, 19, 23),                          # 2854
        (MOVE, 20, 24),                          # 2855
        (MOVE, 21, 197),                         # 2856: 197 is 0
        (JUMP, 2896),                            # 2857
        (JNE, 22, 232, 2868),                    # 2858: 232 is 1252
        (LOAD, 22, 4, 100),                      # 2859
        (JZ, 22, 3840),                          # 2860
        (LOAD, 23, 4, 101),                      # 2861
        (LOAD, 24, 4, 102),                      # 2862
        (TEXT, 23, 5),                           # 2863
        (MOVE, 19, 23),                          # 2864
        (MOVE, 20, 24),                          # 2865
        (MOVE, 21, 207),                         # 2866: 207 is 5
        (JUMP, 2896),                            # 2867
        (JNE, 22, 233, 2878),                    # 2868: 233 is 437
        (LOAD, 22, 4, 100),                      # 2869
        (JZ, 22, 3840),                          # 2870
        (LOAD, 23, 4, 101),                      # 2871
        (LOAD, 24, 4, 102),                      # 2872
        (TEXT, 23, 6),                           # 2873
        (MOVE, 19, 23),                          # 2874
        (MOVE, 20, 24),                          # 2875
        (MOVE, 21, 229),                         # 2876: 229 is 6
        (JUMP, 2896),                            # 2877
        (JNE, 22, 234, 2888),                    # 2878: 234 is 850
        (LOAD, 22, 4, 100),                      # 2879
        (JZ, 22, 3840),                          # 2880
        (LOAD, 23, 4, 101),                      # 2881
        (LOAD, 24, 4, 102),                      # 2882
        (TEXT, 23, 7),                           # 2883
        (MOVE, 19, 23),                          # 2884
        (MOVE, 20, 24),                          # 2885
        (MOVE, 21, 209),                         # 2886: 209 is 7
        (JUMP, 2896),                            # 2887
        (LOAD, 22, 4, 100),                      # 2888
        (JZ, 22, 3840),                          # 2889
        (LOAD, 23, 4, 101),                      # 2890
        (LOAD, 24, 4, 102),                      # 2891
        (TEXT, 23, 8),                           # 2892
        (MOVE, 19, 23),                          # 2893
        (MOVE, 20, 24),                          # 2894
        (MOVE, 21, 210),                         # 2895: 210 is 8
        (STORE, 4, 157, 19),                     # 2896
        (STORE, 4, 158, 20),                     # 2897
        (STORE, 4, 159, 21),                     # 2898
        (MOVE, 19, 197),                         # 2899: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 20, 4, 98),                       # 2900
        (JEQ, 20, 197, 2907),                    # 2901: 197 is 0
        (CALL, 10, 979),                         # 2902: last
        (LOAD, 20, 4, 104),                      # 2903
        (LOAD, 21, 4, 105),                      # 2904
        (SAME, 22, 20, 227),                     # 2905: 227 is b'\x00'
        (JZ, 22, 2908),                          # 2906
        (MOVE, 19, 199),                         # 2907: 199 is 1
        (STORE, 4, 160, 19),                     # 2908
        (STORE, 4, 161, 19),                     # 2909
        (LOAD, 22, 4, 11),                       # 2910: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 210, 2916),                    # 2911: 210 is 8
        (LOAD, 22, 4, 114),                      # 2912
        (JZ, 22, 3840),                          # 2913
        (NUMBER2, 19, 4, 115, 0, 56, 111),       # 2914
        (JUMP, 2919),                            # 2915
        (LOAD, 22, 4, 112),                      # 2916
        (JZ, 22, 3840),                          # 2917
        (NUMBER2, 19, 4, 113, 0, 52, 111),       # 2918
        (STORE, 4, 162, 19),                     # 2919
        (LOAD, 22, 4, 16),                       # 2920: text, value: content.text
        (JNE, 22, 224, 2931),                    # 2921: 224 is 37
        (LOAD, 22, 4, 130),                      # 2922
        (JZ, 22, 3840),                          # 2923
        (LOAD, 23, 4, 131),                      # 2924
        (LOAD, 24, 4, 132),                      # 2925
        (TEXT, 23, 1),                           # 2926
        (MOVE, 19, 23),                          # 2927
        (MOVE, 20, 24),                          # 2928
        (MOVE, 21, 199),                         # 2929: 199 is 1
        (JUMP, 3009),                            # 2930
        (JNE, 22, 225, 2941),                    # 2931: 225 is 500
        (LOAD, 22, 4, 130),                      # 2932
        (JZ, 22, 3840),                          # 2933
        (LOAD, 23, 4, 131),                      # 2934
        (LOAD, 24, 4, 132),                      # 2935
        (TEXT, 23, 2),                           # 2936
        (MOVE, 19, 23),                          # 2937
        (MOVE, 20, 24),                          # 2938
        (MOVE, 21, 205),                         # 2939: 205 is 2
        (JUMP, 3009),                            # 2940
        (JNE, 22, 222, 2951),                    # 2941: 222 is 1047
        (LOAD, 22, 4, 130),                      # 2942
        (JZ, 22, 3840),                          # 2943
        (LOAD, 23, 4, 131),                      # 2944
        (LOAD, 24, 4, 132),                      # 2945
        (TEXT, 23, 3),                           # 2946
        (MOVE, 19, 23),                          # 2947
        (MOVE, 20, 24),                          # 2948
        (MOVE, 21, 206),                         # 2949: 206 is 3
        (JUMP, 3009),                            # 2950
        (JNE, 22, 226, 2961),                    # 2951: 226 is 1140
        (LOAD, 22, 4, 130),                      # 2952
        (JZ, 22, 3840),                          # 2953
        (LOAD, 23, 4, 131),                      # 2954
        (LOAD, 24, 4, 132),                      # 2955
        (TEXT, 23, 4),                           # 2956
        (MOVE, 19, 23),                          # 2957
        (MOVE, 20, 24),                          # 2958
        (MOVE, 21, 198),                         # 2959: 198 is 4
        (JUMP, 3009),                            # 2960
        (JNE, 22, 231, 2971),                    # 2961: 231 is 1208
        (LOAD, 22, 4, 124),                      # 2962
        (JZ, 22, 3840),                          # 2963
        (LOAD, 23, 4, 125),                      # 2964
        (LOAD, 24, 4, 126),                      # 2965
        (TEXT, 23, 0),                           # 2966
        (MOVE, 19, 23),                          # 2967
        (MOVE, 20, 24),                          # 2968
        (MOVE, 21, 197),                         # 2969: 197 is 0
        (JUMP, 3009),                            # 2970
        (JNE, 22, 232, 2981),                    # 2971: 232 is 1252
        (LOAD, 22, 4, 124),                      # 2972
        (JZ, 22, 3840),                          # 2973
        (LOAD, 23, 4, 125),                      # 2974
        (LOAD, 24, 4, 126),                      # 2975
        (TEXT, 23, 5),                           # 2976
        (MOVE, 19, 23),                          # 2977
        (MOVE, 20, 24),                          # 2978
        (MOVE, 21, 207),                         # 2979: 207 is 5
        (JUMP, 3009),                            # 2980
        (JNE, 22, 233, 2991),                    # 2981: 233 is 437
        (LOAD, 22, 4, 124),                      # 2982
        (JZ, 22, 3840),                          # 2983
        (LOAD, 23, 4, 125),                      # 2984
        (LOAD, 24, 4, 126),                      # 2985
        (TEXT, 23, 6),                           # 2986
        (MOVE, 19, 23),                          # 2987
        (MOVE, 20, 24),                          # 2988
        (MOVE, 21, 229),                         # 2989: 229 is 6
        (JUMP, 3009),                            # 2990
        (JNE, 22, 234, 3001),                    # 2991: 234 is 850
        (LOAD, 22, 4, 124),                      # 2992
        (JZ, 22, 3840),                          # 2993
        (LOAD, 23, 4, 125),                      # 2994
        (LOAD, 24, 4, 126),                      # 2995
        (TEXT, 23, 7),                           # 2996
        (MOVE, 19, 23),                          # 2997
        (MOVE, 20, 24),                          # 2998
        (MOVE, 21, 209),                         # 2999: 209 is 7
        (JUMP, 3009),                            # 3000
        (LOAD, 22, 4, 124),                      # 3001
        (JZ, 22, 3840),                          # 3002
        (LOAD, 23, 4, 125),                      # 3003
        (LOAD, 24, 4, 126),                      # 3004
        (TEXT, 23, 8),                           # 3005
        (MOVE, 19, 23),                          # 3006
        (MOVE, 20, 24),                          # 3007
        (MOVE, 21, 210),                         # 3008: 210 is 8
        (STORE, 4, 163, 19),                     # 3009
        (STORE, 4, 164, 20),                     # 3010
        (STORE, 4, 165, 21),                     # 3011
        (MOVE, 19, 197),                         # 3012: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 20, 4, 122),                      # 3013
        (JEQ, 20, 197, 3020),                    # 3014: 197 is 0
        (CALL, 11, 1113),                        # 3015: last
        (LOAD, 20, 4, 128),                      # 3016
        (LOAD, 21, 4, 129),                      # 3017
        (SAME, 22, 20, 227),                     # 3018: 227 is b'\x00'
        (JZ, 22, 3021),                          # 3019
        (MOVE, 19, 199),                         # 3020: 199 is 1
        (STORE, 4, 166, 19),                     # 3021
        (STORE, 4, 167, 19),                     # 3022
        (LOAD, 19, 4, 136),                      # 3023
        (JZ, 19, 3030),                          # 3024
        (ROWAT, 12, 3, 19),                      # 3025
        (LOAD, 23, 12, 2),                       # 3026
        (JZ, 23, 3840),                          # 3027
        (NUMBER2, 20, 12, 3, 0, 52, 1),          # 3028
        (STORE, 12, 6, 20),                      # 3029
        (LOAD, 11, 0, 7),                        # 3030
        (JZ, 11, 3501),                          # 3031
        (ROWAT, 13, 4, 11),                      # 3032
        (MOVE, 19, 197),                         # 3033: 197 is 0
        (LOAD, 20, 13, 18),                      # 3034
        (JGE, 19, 20, 3501),                     # 3035
        (ITEM, 16, 5, 13, 17, 19),               # 3036
        (LOAD, 24, 16, 3),                       # 3037: text, value: content.text
        (JNE, 24, 224, 3048),                    # 3038: 224 is 37
        (LOAD, 24, 16, 19),                      # 3039
        (JZ, 24, 3840),                          # 3040
        (LOAD, 25, 16, 20),                      # 3041
        (LOAD, 26, 16, 21),                      # 3042
        (TEXT, 25, 1),                           # 3043
        (MOVE, 21, 25),                          # 3044
        (MOVE, 22, 26),                          # 3045
        (MOVE, 23, 199),                         # 3046: 199 is 1
        (JUMP, 3126),                            # 3047
        (JNE, 24, 225, 3058),                    # 3048: 225 is 500
        (LOAD, 24, 16, 19),                      # 3049
        (JZ, 24, 3840),                          # 3050
        (LOAD, 25, 16, 20),                      # 3051
        (LOAD, 26, 16, 21),                      # 3052
        (TEXT, 25, 2),                           # 3053
        (MOVE, 21, 25),                          # 3054
        (MOVE, 22, 26),                          # 3055
        (MOVE, 23, 205),                         # 3056: 205 is 2
        (JUMP, 3126),                            # 3057
        (JNE, 24, 222, 3068),                    # 3058: 222 is 1047
        (LOAD, 24, 16, 19),                      # 3059
        (JZ, 24, 3840),                          # 3060
        (LOAD, 25, 16, 20),                      # 3061
        (LOAD, 26, 16, 21),                      # 3062
        (TEXT, 25, 3),                           # 3063
        (MOVE, 21, 25),                          # 3064
        (MOVE, 22, 26),                          # 3065
        (MOVE, 23, 206),                         # 3066: 206 is 3
        (JUMP, 3126),                            # 3067
        (JNE, 24, 226, 3078),                    # 3068: 226 is 1140
        (LOAD, 24, 16, 19),                      # 3069
        (JZ, 24, 3840),                          # 3070
        (LOAD, 25, 16, 20),                      # 3071
        (LOAD, 26, 16, 21),                      # 3072
        (TEXT, 25, 4),                           # 3073
        (MOVE, 21, 25),                          # 3074
        (MOVE, 22, 26),                          # 3075
        (MOVE, 23, 198),                         # 3076: 198 is 4
        (JUMP, 3126),                            # 3077
        (JNE, 24, 231, 3088),                    # 3078: 231 is 1208
        (LOAD, 24, 16, 13),                      # 3079
        (JZ, 24, 3840),                          # 3080
        (LOAD, 25, 16, 14),                      # 3081
        (LOAD, 26, 16, 15),                      # 3082
        (TEXT, 25, 0),                           # 3083
        (MOVE, 21, 25),                          # 3084
        (MOVE, 22, 26),                          # 3085
        (MOVE, 23, 197),                         # 3086: 197 is 0
        (JUMP, 3126),                            # 3087
        (JNE, 24, 232, 3098),                    # 3088: 232 is 1252
        (LOAD, 24, 16, 13),                      # 3089
        (JZ, 24, 3840),                          # 3090
        (LOAD, 25, 16, 14),                      # 3091
        (LOAD, 26, 16, 15),                      # 3092
        (TEXT, 25, 5),                           # 3093
        (MOVE, 21, 25),                          # 3094
        (MOVE, 22, 26),                          # 3095
        (MOVE, 23, 207),                         # 3096: 207 is 5
        (JUMP, 3126),                            # 3097
        (JNE, 24, 233, 3108),                    # 3098: 233 is 437
        (LOAD, 24, 16, 13),                      # 3099
        (JZ, 24, 3840),                          # 3100
        (LOAD, 25, 16, 14),                      # 3101
        (LOAD, 26, 16, 15),                      # 3102
        (TEXT, 25, 6),                           # 3103
        (MOVE, 21, 25),                          # 3104
        (MOVE, 22, 26),                          # 3105
        (MOVE, 23, 229),                         # 3106: 229 is 6
        (JUMP, 3126),                            # 3107
        (JNE, 24, 234, 3118),                    # 3108: 234 is 850
        (LOAD, 24, 16, 13),                      # 3109
        (JZ, 24, 3840),                          # 3110
        (LOAD, 25, 16, 14),                      # 3111
        (LOAD, 26, 16, 15),                      # 3112
        (TEXT, 25, 7),                           # 3113
        (MOVE, 21, 25),                          # 3114
        (MOVE, 22, 26),                          # 3115
        (MOVE, 23, 209),                         # 3116: 209 is 7
        (JUMP, 3126),                            # 3117
        (LOAD, 24, 16, 13),                      # 3118
        (JZ, 24, 3840),                          # 3119
        (LOAD, 25, 16, 14),                      # 3120
        (LOAD, 26, 16, 15),                      # 3121
        (TEXT, 25, 8),                           # 3122
        (MOVE, 21, 25),                          # 3123
        (MOVE, 22, 26),                          # 3124
        (MOVE, 23, 210),                         # 3125: 210 is 8
        (STORE, 16, 108, 21),                    # 3126
        (STORE, 16, 109, 22),                    # 3127
        (STORE, 16, 110, 23),                    # 3128
        (MOVE, 21, 197),                         # 3129: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 22, 16, 11),                      # 3130
        (JEQ, 22, 197, 3137),                    # 3131: 197 is 0
        (CALL, 17, 1494),                        # 3132: last
        (LOAD, 22, 16, 17),                      # 3133
        (LOAD, 23, 16, 18),                      # 3134
        (SAME, 24, 22, 227),                     # 3135: 227 is b'\x00'
        (JZ, 24, 3138),                          # 3136
        (MOVE, 21, 199),                         # 3137: 199 is 1
        (STORE, 16, 111, 21),                    # 3138
        (STORE, 16, 112, 21),                    # 3139
        (LOAD, 24, 16, 3),                       # 3140: text, value: content.text
        (JNE, 24, 224, 3151),                    # 3141: 224 is 37
        (LOAD, 24, 16, 38),                      # 3142
        (JZ, 24, 3840),                          # 3143
        (LOAD, 25, 16, 39),                      # 3144
        (LOAD, 26, 16, 40),                      # 3145
        (TEXT, 25, 1),                           # 3146
        (MOVE, 21, 25),                          # 3147
        (MOVE, 22, 26),                          # 3148
        (MOVE, 23, 199),                         # 3149: 199 is 1
        (JUMP, 3229),                            # 3150
        (JNE, 24, 225, 3161),                    # 3151: 225 is 500
        (LOAD, 24, 16, 38),                      # 3152
        (JZ, 24, 3840),                          # 3153
        (LOAD, 25, 16, 39),                      # 3154
        (LOAD, 26, 16, 40),                      # 3155
        (TEXT, 25, 2),                           # 3156
        (MOVE, 21, 25),                          # 3157
        (MOVE, 22, 26),                          # 3158
        (MOVE, 23, 205),                         # 3159: 205 is 2
        (JUMP, 3229),                            # 3160
        (JNE, 24, 222, 3171),                    # 3161: 222 is 1047
        (LOAD, 24, 16, 38),                      # 3162
        (JZ, 24, 3840),                          # 3163
        (LOAD, 25, 16, 39),                      # 3164
        (LOAD, 26, 16, 40),                      # 3165
        (TEXT, 25, 3),                           # 3166
        (MOVE, 21, 25),                          # 3167
        (MOVE, 22, 26),                          # 3168
        (MOVE, 23, 206),                         # 3169: 206 is 3
        (JUMP, 3229),                            # 3170
        (JNE, 24, 226, 3181),                    # 3171: 226 is 1140
        (LOAD, 24, 16, 38),                      # 3172
        (JZ, 24, 3840),                          # 3173
        (LOAD, 25, 16, 39),                      # 3174
        (LOAD, 26, 16, 40),                      # 3175
        (TEXT, 25, 4),                           # 3176
        (MOVE, 21, 25),                          # 3177
        (MOVE, 22, 26),                          # 3178
        (MOVE, 23, 198),                         # 3179: 198 is 4
        (JUMP, 3229),                            # 3180
        (JNE, 24, 231, 3191),                    # 3181: 231 is 1208
        (LOAD, 24, 16, 32),                      # 3182
        (JZ, 24, 3840),                          # 3183
        (LOAD, 25, 16, 33),                      # 3184
        (LOAD, 26, 16, 34),                      # 3185
        (TEXT, 25, 0),                           # 3186
        (MOVE, 21, 25),                          # 3187
        (MOVE, 22, 26),                          # 3188
        (MOVE, 23, 197),                         # 3189: 197 is 0
        (JUMP, 3229),                            # 3190
        (JNE, 24, 232, 3201),                    # 3191: 232 is 1252
        (LOAD, 24, 16, 32),                      # 3192
        (JZ, 24, 3840),                          # 3193
        (LOAD, 25, 16, 33),                      # 3194
        (LOAD, 26, 16, 34),                      # 3195
        (TEXT, 25, 5),                           # 3196
        (MOVE, 21, 25),                          # 3197
        (MOVE, 22, 26),                          # 3198
        (MOVE, 23, 207),                         # 3199: 207 is 5
        (JUMP, 3229),                            # 3200
        (JNE, 24, 233, 3211),                    # 3201: 233 is 437
        (LOAD, 24, 16, 32),                      # 3202
        (JZ, 24, 3840),                          # 3203
        (LOAD, 25, 16, 33),                      # 3204
        (LOAD, 26, 16, 34),                      # 3205
        (TEXT, 25, 6),                           # 3206
        (MOVE, 21, 25),                          # 3207
        (MOVE, 22, 26),                          # 3208
        (MOVE, 23, 229),                         # 3209: 229 is 6
        (JUMP, 3229),                            # 3210
        (JNE, 24, 234, 3221),                    # 3211: 234 is 850
        (LOAD, 24, 16, 32),                      # 3212
        (JZ, 24, 3840),                          # 3213
        (LOAD, 25, 16, 33),                      # 3214
        (LOAD, 26, 16, 34),                      # 3215
        (TEXT, 25, 7),                           # 3216
        (MOVE, 21, 25),                          # 3217
        (MOVE, 22, 26),                          # 3218
        (MOVE, 23, 209),                         # 3219: 209 is 7
        (JUMP, 3229),                            # 3220
        (LOAD, 24, 16, 32),                      # 3221
        (JZ, 24, 3840),                          # 3222
        (LOAD, 25, 16, 33),                      # 3223
        (LOAD, 26, 16, 34),                      # 3224
        (TEXT, 25, 8),                           # 3225
        (MOVE, 21, 25),                          # 3226
        (MOVE, 22, 26),                          # 3227
        (MOVE, 23, 210),                         # 3228: 210 is 8
        (STORE, 16, 113, 21),                    # 3229
        (STORE, 16, 114, 22),                    # 3230
        (STORE, 16, 115, 23),                    # 3231
        (MOVE, 21, 197),                         # 3232: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 22, 16, 30),                      # 3233
        (JEQ, 22, 197, 3240),                    # 3234: 197 is 0
        (CALL, 18, 1614),                        # 3235: last
        (LOAD, 22, 16, 36),                      # 3236
        (LOAD, 23, 16, 37),                      # 3237
        (SAME, 24, 22, 227),                     # 3238: 227 is b'\x00'
        (JZ, 24, 3241),                          # 3239
        (MOVE, 21, 199),                         # 3240: 199 is 1
        (STORE, 16, 116, 21),                    # 3241
        (STORE, 16, 117, 21),                    # 3242
        (LOAD, 24, 16, 3),                       # 3243: text, value: content.text
        (JNE, 24, 224, 3254),                    # 3244: 224 is 37
        (LOAD, 24, 16, 57),                      # 3245
        (JZ, 24, 3840),                          # 3246
        (LOAD, 25, 16, 58),                      # 3247
        (LOAD, 26, 16, 59),                      # 3248
        (TEXT, 25, 1),                           # 3249
        (MOVE, 21, 25),                          # 3250
        (MOVE, 22, 26),                          # 3251
        (MOVE, 23, 199),                         # 3252: 199 is 1
        (JUMP, 3332),                            # 3253
        (JNE, 24, 225, 3264),                    # 3254: 225 is 500
        (LOAD, 24, 16, 57),                      # 3255
        (JZ, 24, 3840),                          # 3256
        (LOAD, 25, 16, 58),                      # 3257
        (LOAD, 26, 16, 59),                      # 3258
        (TEXT, 25, 2),                           # 3259
        (MOVE, 21, 25),                          # 3260
        (MOVE, 22, 26),                          # 3261
        (MOVE, 23, 205),                         # 3262: 205 is 2
        (JUMP, 3332),                            # 3263
        (JNE, 24, 222, 3274),                    # 3264: 222 is 1047
        (LOAD, 24, 16, 57),                      # 3265
        (JZ, 24, 3840),                          # 3266
        (LOAD, 25, 16, 58),                      # 3267
        (LOAD, 26, 16, 59),                      # 3268
        (TEXT, 25, 3),                           # 3269
        (MOVE, 21, 25),                          # 3270
        (MOVE, 22, 26),                          # 3271
        (MOVE, 23, 206),                         # 3272: 206 is 3
        (JUMP, 3332),                            # 3273
        (JNE, 24, 226, 3284),                    # 3274: 226 is 1140
        (LOAD, 24, 16, 57),                      # 3275
        (JZ, 24, 3840),                          # 3276
        (LOAD, 25, 16, 58),                      # 3277
        (LOAD, 26, 16, 59),                      # 3278
        (TEXT, 25, 4),                           # 3279
        (MOVE, 21, 25),                          # 3280
        (MOVE, 22, 26),                          # 3281
        (MOVE, 23, 198),                         # 3282: 198 is 4
        (JUMP, 3332),                            # 3283
        (JNE, 24, 231, 3294),                    # 3284: 231 is 1208
        (LOAD, 24, 16, 51),                      # 3285
        (JZ, 24, 3840),                          # 3286
        (LOAD, 25, 16, 52),                      # 3287
        (LOAD, 26, 16, 53),                      # 3288
        (TEXT, 25, 0),                           # 3289
        (MOVE, 21, 25),                          # 3290
        (MOVE, 22, 26),                          # 3291
        (MOVE, 23, 197),                         # 3292: 197 is 0
        (JUMP, 3332),                            # 3293
        (JNE, 24, 232, 3304),                    # 3294: 232 is 1252
        (LOAD, 24, 16, 51),                      # 3295
        (JZ, 24, 3840),                          # 3296
        (LOAD, 25, 16, 52),                      # 3297
        (LOAD, 26, 16, 53),                      # 3298
        (TEXT, 25, 5),                           # 3299
        (MOVE, 21, 25),                          # 3300
        (MOVE, 22, 26),                          # 3301
        (MOVE, 23, 207),                         # 3302: 207 is 5
        (JUMP, 3332),                            # 3303
        (JNE, 24, 233, 3314),                    # 3304: 233 is 437
        (LOAD, 24, 16, 51),                      # 3305
        (JZ, 24, 3840),                          # 3306
        (LOAD, 25, 16, 52),                      # 3307
        (LOAD, 26, 16, 53),                      # 3308
        (TEXT, 25, 6),                           # 3309
        (MOVE, 21, 25),                          # 3310
        (MOVE, 22, 26),                          # 3311
        (MOVE, 23, 229),                         # 3312: 229 is 6
        (JUMP, 3332),                            # 3313
        (JNE, 24, 234, 3324),                    # 3314: 234 is 850
        (LOAD, 24, 16, 51),                      # 3315
        (JZ, 24, 3840),                          # 3316
        (LOAD, 25, 16, 52),                      # 3317
        (LOAD, 26, 16, 53),                      # 3318
        (TEXT, 25, 7),                           # 3319
        (MOVE, 21, 25),                          # 3320
        (MOVE, 22, 26),                          # 3321
        (MOVE, 23, 209),                         # 3322: 209 is 7
        (JUMP, 3332),                            # 3323
        (LOAD, 24, 16, 51),                      # 3324
        (JZ, 24, 3840),                          # 3325
        (LOAD, 25, 16, 52),                      # 3326
        (LOAD, 26, 16, 53),                      # 3327
        (TEXT, 25, 8),                           # 3328
        (MOVE, 21, 25),                          # 3329
        (MOVE, 22, 26),                          # 3330
        (MOVE, 23, 210),                         # 3331: 210 is 8
        (STORE, 16, 118, 21),                    # 3332
        (STORE, 16, 119, 22),                    # 3333
        (STORE, 16, 120, 23),                    # 3334
        (MOVE, 21, 197),                         # 3335: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 22, 16, 49),                      # 3336
        (JEQ, 22, 197, 3343),                    # 3337: 197 is 0
        (CALL, 19, 1734),                        # 3338: last
        (LOAD, 22, 16, 55),                      # 3339
        (LOAD, 23, 16, 56),                      # 3340
        (SAME, 24, 22, 227),                     # 3341: 227 is b'\x00'
        (JZ, 24, 3344),                          # 3342
        (MOVE, 21, 199),                         # 3343: 199 is 1
        (STORE, 16, 121, 21),                    # 3344
        (STORE, 16, 122, 21),                    # 3345
        (LOAD, 24, 16, 3),                       # 3346: text, value: content.text
        (JNE, 24, 224, 3357),                    # 3347: 224 is 37
        (LOAD, 24, 16, 76),                      # 3348
        (JZ, 24, 3840),                          # 3349
        (LOAD, 25, 16, 77),                      # 3350
        (LOAD, 26, 16, 78),                      # 3351
        (TEXT, 25, 1),                           # 3352
        (MOVE, 21, 25),                          # 3353
        (MOVE, 22, 26),                          # 3354
        (MOVE, 23, 199),                         # 3355: 199 is 1
        (JUMP, 3435),                            # 3356
        (JNE, 24, 225, 3367),                    # 3357: 225 is 500
        (LOAD, 24, 16, 76),                      # 3358
        (JZ, 24, 3840),                          # 3359
        (LOAD, 25, 16, 77),                      # 3360
        (LOAD, 26, 16, 78),                      # 3361
        (TEXT, 25, 2),                           # 3362
        (MOVE, 21, 25),                          # 3363
        (MOVE, 22, 26),                          # 3364
        (MOVE, 23, 205),                         # 3365: 205 is 2
        (JUMP, 3435),                            # 3366
        (JNE, 24, 222, 3377),                    # 3367: 222 is 1047
        (LOAD, 24, 16, 76),                      # 3368
        (JZ, 24, 3840),                          # 3369
        (LOAD, 25, 16, 77),                      # 3370
        (LOAD, 26, 16, 78),                      # 3371
        (TEXT, 25, 3),                           # 3372
        (MOVE, 21, 25),                          # 3373
        (MOVE, 22, 26),                          # 3374
        (MOVE, 23, 206),                         # 3375: 206 is 3
        (JUMP, 3435),                            # 3376
        (JNE, 24, 226, 3387),                    # 3377: 226 is 1140
        (LOAD, 24, 16, 76),                      # 3378
        (JZ, 24, 3840),                          # 3379
        (LOAD, 25, 16, 77),                      # 3380
        (LOAD, 26, 16, 78),                      # 3381
        (TEXT, 25, 4),                           # 3382
        (MOVE, 21, 25),                          # 3383
        (MOVE, 22, 26),                          # 3384
        (MOVE, 23, 198),                         # 3385: 198 is 4
        (JUMP, 3435),                            # 3386
        (JNE, 24, 231, 3397),                    # 3387: 231 is 1208
        (LOAD, 24, 16, 70),                      # 3388
        (JZ, 24, 3840),                          # 3389
        (LOAD, 25, 16, 71),                      # 3390
        (LOAD, 26, 16, 72),                      # 3391
        (TEXT, 25, 0),                           # 3392
        (MOVE, 21, 25),                          # 3393
        (MOVE, 22, 26),                          # 3394
        (MOVE, 23, 197),                         # 3395: 197 is 0
        (JUMP, 3435),                            # 3396
        (JNE, 24, 232, 3407),                    # 3397: 232 is 1252
        (LOAD, 24, 16, 70),                      # 3398
        (JZ, 24, 3840),                          # 3399
        (LOAD, 25, 16, 71),                      # 3400
        (LOAD, 26, 16, 72),                      # 3401
        (TEXT, 25, 5),                           # 3402
        (MOVE, 21, 25),                          # 3403
        (MOVE, 22, 26),                          # 3404
        (MOVE, 23, 207),                         # 3405: 207 is 5
        (JUMP, 3435),                            # 3406
        (JNE, 24, 233, 3417),                    # 3407: 233 is 437
        (LOAD, 24, 16, 70),                      # 3408
        (JZ, 24, 3840),                          # 3409
        (LOAD, 25, 16, 71),                      # 3410
        (LOAD, 26, 16, 72),                      # 3411
        (TEXT, 25, 6),                           # 3412
        (MOVE, 21, 25),                          # 3413
        (MOVE, 22, 26),                          # 3414
        (MOVE, 23, 229),                         # 3415: 229 is 6
        (JUMP, 3435),                            # 3416
        (JNE, 24, 234, 3427),                    # 3417: 234 is 850
        (LOAD, 24, 16, 70),                      # 3418
        (JZ, 24, 3840),                          # 3419
        (LOAD, 25, 16, 71),                      # 3420
        (LOAD, 26, 16, 72),                      # 3421
        (TEXT, 25, 7),                           # 3422
        (MOVE, 21, 25),                          # 3423
        (MOVE, 22, 26),                          # 3424
        (MOVE, 23, 209),                         # 3425: 209 is 7
        (JUMP, 3435),                            # 3426
        (LOAD, 24, 16, 70),                      # 3427
        (JZ, 24, 3840),                          # 3428
        (LOAD, 25, 16, 71),                      # 3429
        (LOAD, 26, 16, 72),                      # 3430
        (TEXT, 25, 8),                           # 3431
        (MOVE, 21, 25),                          # 3432
        (MOVE, 22, 26),                          # 3433
        (MOVE, 23, 210),                         # 3434: 210 is 8
        (STORE, 16, 123, 21),                    # 3435
        (STORE, 16, 124, 22),                    # 3436
        (STORE, 16, 125, 23),                    # 3437
        (MOVE, 21, 197),                         # 3438: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 22, 16, 68),                      # 3439
        (JEQ, 22, 197, 3446),                    # 3440: 197 is 0
        (CALL, 20, 1854),                        # 3441: last
        (LOAD, 22, 16, 74),                      # 3442
        (LOAD, 23, 16, 75),                      # 3443
        (SAME, 24, 22, 227),                     # 3444: 227 is b'\x00'
        (JZ, 24, 3447),                          # 3445
        (MOVE, 21, 199),                         # 3446: 199 is 1
        (STORE, 16, 126, 21),                    # 3447
        (STORE, 16, 127, 21),                    # 3448
        (LOAD, 24, 16, 1),                       # 3449: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3455),                    # 3450: 210 is 8
        (LOAD, 24, 16, 85),                      # 3451
        (JZ, 24, 3840),                          # 3452
        (NUMBER2, 21, 16, 86, 0, 56, 82),        # 3453
        (JUMP, 3458),                            # 3454
        (LOAD, 24, 16, 83),                      # 3455
        (JZ, 24, 3840),                          # 3456
        (NUMBER2, 21, 16, 84, 0, 52, 82),        # 3457
        (STORE, 16, 128, 21),                    # 3458
        (LOAD, 24, 16, 1),                       # 3459: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3465),                    # 3460: 210 is 8
        (LOAD, 24, 16, 90),                      # 3461
        (JZ, 24, 3840),                          # 3462
        (NUMBER2, 21, 16, 91, 0, 56, 87),        # 3463
        (JUMP, 3468),                            # 3464
        (LOAD, 24, 16, 88),                      # 3465
        (JZ, 24, 3840),                          # 3466
        (NUMBER2, 21, 16, 89, 0, 52, 87),        # 3467
        (STORE, 16, 129, 21),                    # 3468
        (LOAD, 24, 16, 1),                       # 3469: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3475),                    # 3470: 210 is 8
        (LOAD, 24, 16, 95),                      # 3471
        (JZ, 24, 3840),                          # 3472
        (NUMBER2, 21, 16, 96, 0, 56, 92),        # 3473
        (JUMP, 3478),                            # 3474
        (LOAD, 24, 16, 93),                      # 3475
        (JZ, 24, 3840),                          # 3476
        (NUMBER2, 21, 16, 94, 0, 52, 92),        # 3477
        (STORE, 16, 130, 21),                    # 3478
        (LOAD, 24, 16, 1),                       # 3479: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3485),                    # 3480: 210 is 8
        (LOAD, 24, 16, 100),                     # 3481
        (JZ, 24, 3840),                          # 3482
        (NUMBER2, 21, 16, 101, 0, 56, 97),       # 3483
        (JUMP, 3488),                            # 3484
        (LOAD, 24, 16, 98),                      # 3485
        (JZ, 24, 3840),                          # 3486
        (NUMBER2, 21, 16, 99, 0, 52, 97),        # 3487
        (STORE, 16, 131, 21),                    # 3488
        (LOAD, 24, 16, 1),                       # 3489: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3495),                    # 3490: 210 is 8
        (LOAD, 24, 16, 105),                     # 3491
        (JZ, 24, 3840),                          # 3492
        (NUMBER2, 21, 16, 106, 0, 56, 102),      # 3493
        (JUMP, 3498),                            # 3494
        (LOAD, 24, 16, 103),                     # 3495
        (JZ, 24, 3840),                          # 3496
        (NUMBER2, 21, 16, 104, 0, 52, 102),      # 3497
        (STORE, 16, 132, 21),                    # 3498
        (LOOP, 19, 8),                           # 3499
        (JUMP, 3034),                            # 3500
        (LOAD, 11, 0, 8),                        # 3501
        (JZ, 11, 3737),                          # 3502
        (ROWAT, 21, 6, 11),                      # 3503
        (MOVE, 19, 197),                         # 3504: 197 is 0
        (LOAD, 20, 21, 18),                      # 3505
        (JGE, 19, 20, 3737),                     # 3506
        (ITEM, 24, 7, 21, 17, 19),               # 3507
        (LOAD, 24, 24, 1),                       # 3508: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3514),                    # 3509: 210 is 8
        (LOAD, 24, 24, 7),                       # 3510
        (JZ, 24, 3840),                          # 3511
        (NUMBER2, 21, 24, 8, 0, 56, 4),          # 3512
        (JUMP, 3517),                            # 3513
        (LOAD, 24, 24, 5),                       # 3514
        (JZ, 24, 3840),                          # 3515
        (NUMBER2, 21, 24, 6, 0, 52, 4),          # 3516
        (STORE, 24, 48, 21),                     # 3517
        (LOAD, 24, 24, 3),                       # 3518: text, value: content.text
        (JNE, 24, 224, 3529),                    # 3519: 224 is 37
        (LOAD, 24, 24, 23),                      # 3520
        (JZ, 24, 3840),                          # 3521
        (LOAD, 25, 24, 24),                      # 3522
        (LOAD, 26, 24, 25),                      # 3523
        (TEXT, 25, 1),                           # 3524
        (MOVE, 21, 25),                          # 3525
        (MOVE, 22, 26),                          # 3526
        (MOVE, 23, 199),                         # 3527: 199 is 1
        (JUMP, 3614),                            # 3528
        (LOAD, 24, 24, 3),                       # 3529
        (JNE, 24, 225, 3540),                    # 3530: 225 is 500
        (LOAD, 24, 24, 23),                      # 3531
        (JZ, 24, 3840),                          # 3532
        (LOAD, 25, 24, 24),                      # 3533
        (LOAD, 26, 24, 25),                      # 3534
        (TEXT, 25, 2),                           # 3535
        (MOVE, 21, 25),                          # 3536
        (MOVE, 22, 26),                          # 3537
        (MOVE, 23, 205),                         # 3538: 205 is 2
        (JUMP, 3614),                            # 3539
        (LOAD, 24, 24, 3),                       # 3540
        (JNE, 24, 222, 3551),                    # 3541: 222 is 1047
        (LOAD, 24, 24, 23),                      # 3542
        (JZ, 24, 3840),                          # 3543
        (LOAD, 25, 24, 24),                      # 3544
        (LOAD, 26, 24, 25),                      # 3545
        (TEXT, 25, 3),                           # 3546
        (MOVE, 21, 25),                          # 3547
        (MOVE, 22, 26),                          # 3548
        (MOVE, 23, 206),                         # 3549: 206 is 3
        (JUMP, 3614),                            # 3550
        (LOAD, 24, 24, 3),                       # 3551
        (JNE, 24, 226, 3562),                    # 3552: 226 is 1140
        (LOAD, 24, 24, 23),                      # 3553
        (JZ, 24, 3840),                          # 3554
        (LOAD, 25, 24, 24),                      # 3555
        (LOAD, 26, 24, 25),                      # 3556
        (TEXT, 25, 4),                           # 3557
        (MOVE, 21, 25),                          # 3558
        (MOVE, 22, 26),                          # 3559
        (MOVE, 23, 198),                         # 3560: 198 is 4
        (JUMP, 3614),                            # 3561
        (LOAD, 24, 24, 3),                       # 3562
        (JNE, 24, 231, 3573),                    # 3563: 231 is 1208
        (LOAD, 24, 24, 17),                      # 3564
        (JZ, 24, 3840),                          # 3565
        (LOAD, 25, 24, 18),                      # 3566
        (LOAD, 26, 24, 19),                      # 3567
        (TEXT, 25, 0),                           # 3568
        (MOVE, 21, 25),                          # 3569
        (MOVE, 22, 26),                          # 3570
        (MOVE, 23, 197),                         # 3571: 197 is 0
        (JUMP, 3614),                            # 3572
        (LOAD, 24, 24, 3),                       # 3573
        (JNE, 24, 232, 3584),                    # 3574: 232 is 1252
        (LOAD, 24, 24, 17),                      # 3575
        (JZ, 24, 3840),                          # 3576
        (LOAD, 25, 24, 18),                      # 3577
        (LOAD, 26, 24, 19),                      # 3578
        (TEXT, 25, 5),                           # 3579
        (MOVE, 21, 25),                          # 3580
        (MOVE, 22, 26),                          # 3581
        (MOVE, 23, 207),                         # 3582: 207 is 5
        (JUMP, 3614),                            # 3583
        (LOAD, 24, 24, 3),                       # 3584
        (JNE, 24, 233, 3595),                    # 3585: 233 is 437
        (LOAD, 24, 24, 17),                      # 3586
        (JZ, 24, 3840),                          # 3587
        (LOAD, 25, 24, 18),                      # 3588
        (LOAD, 26, 24, 19),                      # 3589
        (TEXT, 25, 6),                           # 3590
        (MOVE, 21, 25),                          # 3591
        (MOVE, 22, 26),                          # 3592
        (MOVE, 23, 229),                         # 3593: 229 is 6
        (JUMP, 3614),                            # 3594
        (LOAD, 24, 24, 3),                       # 3595
        (JNE, 24, 234, 3606),                    # 3596: 234 is 850
        (LOAD, 24, 24, 17),                      # 3597
        (JZ, 24, 3840),                          # 3598
        (LOAD, 25, 24, 18),                      # 3599
        (LOAD, 26, 24, 19),                      # 3600
        (TEXT, 25, 7),                           # 3601
        (MOVE, 21, 25),                          # 3602
        (MOVE, 22, 26),                          # 3603
        (MOVE, 23, 209),                         # 3604: 209 is 7
        (JUMP, 3614),                            # 3605
        (LOAD, 24, 24, 17),                      # 3606
        (JZ, 24, 3840),                          # 3607
        (LOAD, 25, 24, 18),                      # 3608
        (LOAD, 26, 24, 19),                      # 3609
        (TEXT, 25, 8),                           # 3610
        (MOVE, 21, 25),                          # 3611
        (MOVE, 22, 26),                          # 3612
        (MOVE, 23, 210),                         # 3613: 210 is 8
        (STORE, 24, 49, 21),                     # 3614
        (STORE, 24, 50, 22),                     # 3615
        (STORE, 24, 51, 23),                     # 3616
        (MOVE, 21, 197),                         # 3617: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 22, 24, 15),                      # 3618
        (JEQ, 22, 197, 3625),                    # 3619: 197 is 0
        (CALL, 25, 2302),                        # 3620: last
        (LOAD, 22, 24, 21),                      # 3621
        (LOAD, 23, 24, 22),                      # 3622
        (SAME, 24, 22, 227),                     # 3623: 227 is b'\x00'
        (JZ, 24, 3626),                          # 3624
        (MOVE, 21, 199),                         # 3625: 199 is 1
        (STORE, 24, 52, 21),                     # 3626
        (STORE, 24, 53, 21),                     # 3627
        (LOAD, 24, 24, 1),                       # 3628: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3634),                    # 3629: 210 is 8
        (LOAD, 24, 24, 31),                      # 3630
        (JZ, 24, 3840),                          # 3631
        (NUMBER2, 21, 24, 32, 0, 56, 28),        # 3632
        (JUMP, 3637),                            # 3633
        (LOAD, 24, 24, 29),                      # 3634
        (JZ, 24, 3840),                          # 3635
        (NUMBER2, 21, 24, 30, 0, 52, 28),        # 3636
        (STORE, 24, 54, 21),                     # 3637
        (LOAD, 24, 24, 1),                       # 3638: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3644),                    # 3639: 210 is 8
        (LOAD, 24, 24, 36),                      # 3640
        (JZ, 24, 3840),                          # 3641
        (NUMBER2, 21, 24, 37, 0, 56, 33),        # 3642
        (JUMP, 3647),                            # 3643
        (LOAD, 24, 24, 34),                      # 3644
        (JZ, 24, 3840),                          # 3645
        (NUMBER2, 21, 24, 35, 0, 52, 33),        # 3646
        (STORE, 24, 55, 21),                     # 3647
        (MOVE, 21, 197),                         # 3648: 197 is 0
        (LOAD, 22, 24, 47),                      # 3649
        (JGE, 21, 22, 3735),                     # 3650
        (ITEM, 26, 8, 24, 46, 21),               # 3651
        (LOAD, 26, 26, 0),                       # 3652: text, value: ccsid == 37 ? characters.to_s("IBM037") : ccsid == 500 ? characters.to_s("IBM500") : ccsid == 1047 ? ...
        (JNE, 26, 224, 3661),                    # 3653: 224 is 37
        (LOAD, 34, 26, 1),                       # 3654
        (LOAD, 35, 26, 2),                       # 3655
        (TEXT, 34, 1),                           # 3656
        (MOVE, 23, 34),                          # 3657
        (MOVE, 24, 35),                          # 3658
        (MOVE, 25, 199),                         # 3659: 199 is 1
        (JUMP, 3730),                            # 3660
        (LOAD, 26, 26, 0),                       # 3661
        (JNE, 26, 225, 3670),                    # 3662: 225 is 500
        (LOAD, 34, 26, 1),                       # 3663
        (LOAD, 35, 26, 2),                       # 3664
        (TEXT, 34, 2),                           # 3665
        (MOVE, 23, 34),                          # 3666
        (MOVE, 24, 35),                          # 3667
        (MOVE, 25, 205),                         # 3668: 205 is 2
        (JUMP, 3730),                            # 3669
        (LOAD, 26, 26, 0),                       # 3670
        (JNE, 26, 222, 3679),                    # 3671: 222 is 1047
        (LOAD, 34, 26, 1),                       # 3672
        (LOAD, 35, 26, 2),                       # 3673
        (TEXT, 34, 3),                           # 3674
        (MOVE, 23, 34),                          # 3675
        (MOVE, 24, 35),                          # 3676
        (MOVE, 25, 206),                         # 3677: 206 is 3
        (JUMP, 3730),                            # 3678
        (LOAD, 26, 26, 0),                       # 3679
        (JNE, 26, 226, 3688),                    # 3680: 226 is 1140
        (LOAD, 34, 26, 1),                       # 3681
        (LOAD, 35, 26, 2),                       # 3682
        (TEXT, 34, 4),                           # 3683
        (MOVE, 23, 34),                          # 3684
        (MOVE, 24, 35),                          # 3685
        (MOVE, 25, 198),                         # 3686: 198 is 4
        (JUMP, 3730),                            # 3687
        (LOAD, 26, 26, 0),                       # 3688
        (JNE, 26, 231, 3697),                    # 3689: 231 is 1208
        (LOAD, 34, 26, 1),                       # 3690
        (LOAD, 35, 26, 2),                       # 3691
        (TEXT, 34, 0),                           # 3692
        (MOVE, 23, 34),                          # 3693
        (MOVE, 24, 35),                          # 3694
        (MOVE, 25, 197),                         # 3695: 197 is 0
        (JUMP, 3730),                            # 3696
        (LOAD, 26, 26, 0),                       # 3697
        (JNE, 26, 232, 3706),                    # 3698: 232 is 1252
        (LOAD, 34, 26, 1),                       # 3699
        (LOAD, 35, 26, 2),                       # 3700
        (TEXT, 34, 5),                           # 3701
        (MOVE, 23, 34),                          # 3702
        (MOVE, 24, 35),                          # 3703
        (MOVE, 25, 207),                         # 3704: 207 is 5
        (JUMP, 3730),                            # 3705
        (LOAD, 26, 26, 0),                       # 3706
        (JNE, 26, 233, 3715),                    # 3707: 233 is 437
        (LOAD, 34, 26, 1),                       # 3708
        (LOAD, 35, 26, 2),                       # 3709
        (TEXT, 34, 6),                           # 3710
        (MOVE, 23, 34),                          # 3711
        (MOVE, 24, 35),                          # 3712
        (MOVE, 25, 229),                         # 3713: 229 is 6
        (JUMP, 3730),                            # 3714
        (LOAD, 26, 26, 0),                       # 3715
        (JNE, 26, 234, 3724),                    # 3716: 234 is 850
        (LOAD, 34, 26, 1),                       # 3717
        (LOAD, 35, 26, 2),                       # 3718
        (TEXT, 34, 7),                           # 3719
        (MOVE, 23, 34),                          # 3720
        (MOVE, 24, 35),                          # 3721
        (MOVE, 25, 209),                         # 3722: 209 is 7
        (JUMP, 3730),                            # 3723
        (LOAD, 34, 26, 1),                       # 3724
        (LOAD, 35, 26, 2),                       # 3725
        (TEXT, 34, 8),                           # 3726
        (MOVE, 23, 34),                          # 3727
        (MOVE, 24, 35),                          # 3728
        (MOVE, 25, 210),                         # 3729: 210 is 8
        (STORE, 26, 3, 23),                      # 3730
        (STORE, 26, 4, 24),                      # 3731
        (STORE, 26, 5, 25),                      # 3732
        (LOOP, 21, 0),                           # 3733
        (JUMP, 3649),                            # 3734
        (LOOP, 19, 2),                           # 3735
        (JUMP, 3505),                            # 3736
        (SAME, 22, 1, 200),                      # 3737: is_be, value: byte_order == "little" ? false : byte_order == "big" ? true : marks.length == 0 ? (encoding & 15) == ...; 200 is b'little'
        (JZ, 22, 3741),                          # 3738
        (MOVE, 19, 197),                         # 3739: 197 is 0
        (JUMP, 3788),                            # 3740
        (SAME, 22, 1, 202),                      # 3741: 202 is b'big'
        (JZ, 22, 3745),                          # 3742
        (MOVE, 19, 199),                         # 3743: 199 is 1
        (JUMP, 3788),                            # 3744
        (CALL, 1, 14),                           # 3745: marks
        (LOAD, 22, 0, 2),                        # 3746
        (LOAD, 23, 0, 3),                        # 3747
        (JNE, 23, 197, 3752),                    # 3748: 197 is 0
        (AND, 22, 6, 204),                       # 3749: 204 is 15
        (EQ, 19, 22, 199),                       # 3750: 199 is 1
        (JUMP, 3788),                            # 3751
        (BYTE, 24, 22, 197),                     # 3752: marks; 197 is 0
        (JNE, 24, 197, 3768),                    # 3753: 197 is 0
        (LOAD, 22, 0, 2),                        # 3754: marks
        (LOAD, 23, 0, 3),                        # 3755
        (BYTE, 24, 22, 199),                     # 3756: 199 is 1
        (JNE, 24, 197, 3768),                    # 3757: 197 is 0
        (LOAD, 22, 0, 2),                        # 3758: marks
        (LOAD, 23, 0, 3),                        # 3759
        (BYTE, 24, 22, 205),                     # 3760: 205 is 2
        (JNE, 24, 197, 3768),                    # 3761: 197 is 0
        (LOAD, 22, 0, 2),                        # 3762: marks
        (LOAD, 23, 0, 3),                        # 3763
        (BYTE, 24, 22, 206),                     # 3764: 206 is 3
        (JEQ, 24, 197, 3768),                    # 3765: 197 is 0
        (MOVE, 19, 199),                         # 3766: 199 is 1
        (JUMP, 3788),                            # 3767
        (LOAD, 22, 0, 2),                        # 3768: marks
        (LOAD, 23, 0, 3),                        # 3769
        (BYTE, 24, 22, 206),                     # 3770: 206 is 3
        (JNE, 24, 197, 3786),                    # 3771: 197 is 0
        (LOAD, 22, 0, 2),                        # 3772: marks
        (LOAD, 23, 0, 3),                        # 3773
        (BYTE, 24, 22, 205),                     # 3774: 205 is 2
        (JNE, 24, 197, 3786),                    # 3775: 197 is 0
        (LOAD, 22, 0, 2),                        # 3776: marks
        (LOAD, 23, 0, 3),                        # 3777
        (BYTE, 24, 22, 199),                     # 3778: 199 is 1
        (JNE, 24, 197, 3786),                    # 3779: 197 is 0
        (LOAD, 22, 0, 2),                        # 3780: marks
        (LOAD, 23, 0, 3),                        # 3781
        (BYTE, 24, 22, 197),                     # 3782: 197 is 0
        (JEQ, 24, 197, 3786),                    # 3783: 197 is 0
        (MOVE, 19, 197),                         # 3784: 197 is 0
        (JUMP, 3788),                            # 3785
        (AND, 22, 6, 204),                       # 3786: 204 is 15
        (EQ, 19, 22, 199),                       # 3787: 199 is 1
        (STORE, 0, 10, 19),                      # 3788
        (MOVE, 11, 197),                         # 3789: is_continuation, value: continuation == "bare" and (marks.length == 0 or not (is_be ? marks[0] == 0 and marks[1] == 0 and ma ...; 197 is 0
        (SAME, 19, 8, 195),                      # 3790: 195 is b'bare'
        (JZ, 19, 3838),                          # 3791
        (CALL, 1, 14),                           # 3792: marks
        (LOAD, 19, 0, 2),                        # 3793
        (LOAD, 20, 0, 3),                        # 3794
        (JEQ, 20, 197, 3837),                    # 3795: 197 is 0
        (LOAD, 19, 0, 10),                       # 3796
        (JZ, 19, 3818),                          # 3797
        (LOAD, 19, 0, 2),                        # 3798: marks
        (BYTE, 21, 19, 197),                     # 3799: 197 is 0
        (JNE, 21, 197, 3837),                    # 3800: 197 is 0
        (LOAD, 19, 0, 2),                        # 3801: marks
        (LOAD, 20, 0, 3),                        # 3802
        (BYTE, 21, 19, 199),                     # 3803: 199 is 1
        (JNE, 21, 197, 3837),                    # 3804: 197 is 0
        (LOAD, 19, 0, 2),                        # 3805: marks
        (LOAD, 20, 0, 3),                        # 3806
        (BYTE, 21, 19, 205),                     # 3807: 205 is 2
        (JNE, 21, 197, 3837),                    # 3808: 197 is 0
        (LOAD, 19, 0, 2),                        # 3809: marks
        (LOAD, 20, 0, 3),                        # 3810
        (BYTE, 21, 19, 206),                     # 3811: 206 is 3
        (JLT, 21, 199, 3837),                    # 3812: 199 is 1
        (LOAD, 19, 0, 2),                        # 3813: marks
        (LOAD, 20, 0, 3),                        # 3814
        (BYTE, 21, 19, 206),                     # 3815: 206 is 3
        (JLE, 21, 207, 3838),                    # 3816: 207 is 5
        (JUMP, 3837),                            # 3817
        (LOAD, 19, 0, 2),                        # 3818: marks
        (BYTE, 21, 19, 206),                     # 3819: 206 is 3
        (JNE, 21, 197, 3837),                    # 3820: 197 is 0
        (LOAD, 19, 0, 2),                        # 3821: marks
        (LOAD, 20, 0, 3),                        # 3822
        (BYTE, 21, 19, 205),                     # 3823: 205 is 2
        (JNE, 21, 197, 3837),                    # 3824: 197 is 0
        (LOAD, 19, 0, 2),                        # 3825: marks
        (LOAD, 20, 0, 3),                        # 3826
        (BYTE, 21, 19, 199),                     # 3827: 199 is 1
        (JNE, 21, 197, 3837),                    # 3828: 197 is 0
        (LOAD, 19, 0, 2),                        # 3829: marks
        (LOAD, 20, 0, 3),                        # 3830
        (BYTE, 21, 19, 197),                     # 3831: 197 is 0
        (JLT, 21, 199, 3837),                    # 3832: 199 is 1
        (LOAD, 19, 0, 2),                        # 3833: marks
        (LOAD, 20, 0, 3),                        # 3834
        (BYTE, 21, 19, 197),                     # 3835: 197 is 0
        (JLE, 21, 207, 3838),                    # 3836: 207 is 5
        (MOVE, 11, 199),                         # 3837: 199 is 1
        (STORE, 0, 11, 11),                      # 3838
        (DONE,),                                 # 3839: read
        (FAIL,),                                 # 3840: handed over
    ),
    constants=b'barelittlebigexcludes_nul\x00',
    tables=(
        Table(12, (0, 1, 6, 7, 8, 9)),  # 0: sas_mq_data_set_message
        Table(3, ()),  # 1: sas_mq_data_set_message.head
        Table(168, (7, 13, 20, 22, 27, 30, 33, 39, 41, 46, 49, 52, 58, 60, 63, 65, 68, 70, 73, 75, 80, 83, 86, 93, 95, 100, 103, 106, 112, 114, 117, 119, 124, 127, 130, 136)),  # 2: sas_mq_data_set_message.content.sas_mq_data_set_definition
        Table(7, (2, 4)),  # 3: sas_mq_data_set_definition.generations_limit
        Table(19, (7, 13, 18)),  # 4: sas_mq_data_set_message.content.sas_mq_variable_definitions
        Table(133, (6, 8, 13, 16, 19, 25, 27, 32, 35, 38, 44, 46, 51, 54, 57, 63, 65, 70, 73, 76, 83, 85, 88, 90, 93, 95, 98, 100, 103, 105)),  # 5: sas_mq_variable_definitions.variables[]
        Table(19, (7, 13, 18)),  # 6: sas_mq_data_set_message.content.sas_mq_indexes
        Table(56, (5, 7, 10, 12, 17, 20, 23, 29, 31, 34, 36, 39, 41, 47)),  # 7: sas_mq_indexes.indexes[]
        Table(6, ()),  # 8: names.names[]
        Table(2, ()),  # 9: sas_mq_data_set_message.content.raw
    ),
    registers=195,
    numbers=(-1, 4, 0, 4, 1, -5, 6, -11, 3, 15, 2, 3, 5, 12, 7, 8, 11, 9, 10, -14, 12, 193, 201, 209, 217, 226, 233, 1047, 819, 37, 500, 1140, -26, 1, 6, 16, 1208, 1252, 437, 850),
    addresses=(0, -1, 1, 1, 2, -1, -1, -1, -1, -1, -1, -1, 3, 4, -1, -1, 5, -1, -1, -1, -1, 6, -1, -1, 7, -1, 8, 9),
    encodings=('UTF-8', 'IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'marks': Present(1, Span(2, None)),
        'head': Rows(0, 1, Inline({
            'type_id': Number(2, 0, 4, True, False, 'be', 1),
        })),
        'content': OneOf({'sas_mq_data_set_definition': Rows(6, 2, Inline({
            'marks': Present(7, Span(8, None)),
            'is_be': Computed(10, 'bool'),
            'long_used': Computed(11, 'int'),
            'nul_counted': Computed(12, 'bool'),
            'first_letter': Present(13, Span(14, None)),
            'ccsid_used': Computed(16, 'int'),
            'definition': Inline({
                'version': Number(18, 0, 4, True, False, 'be', 17),
                'data_set_type': Inline({
                    'len': Inline({
                        'narrow': Present(20, Number(21, 0, 4, True, False, 'be', 19)),
                        'wide': Present(22, Number(23, 0, 8, True, False, 'be', 19)),
                        'value': Computed(26, 'int'),
                    }),
                    'content': Inline({
                        'last': Present(30, Span(31, None)),
                        'characters': Present(27, Span(28, None)),
                        'ebcdic_characters': Present(33, Span(34, None)),
                        'terminator': Span(36, None),
                        'is_terminated': Computed(142, 'bool'),
                    }),
                    'text': Span(139, '*'),
                    'is_terminated': Computed(143, 'bool'),
                }),
                'label': Inline({
                    'len': Inline({
                        'narrow': Present(39, Number(40, 0, 4, True, False, 'be', 38)),
                        'wide': Present(41, Number(42, 0, 8, True, False, 'be', 38)),
                        'value': Computed(45, 'int'),
                    }),
                    'content': Inline({
                        'last': Present(49, Span(50, None)),
                        'characters': Present(46, Span(47, None)),
                        'ebcdic_characters': Present(52, Span(53, None)),
                        'terminator': Span(55, None),
                        'is_terminated': Computed(147, 'bool'),
                    }),
                    'text': Span(144, '*'),
                    'is_terminated': Computed(148, 'bool'),
                }),
                'num_observations': Inline({
                    'narrow': Present(58, Number(59, 0, 4, True, False, 'be', 57)),
                    'wide': Present(60, Number(61, 0, 8, True, False, 'be', 57)),
                    'value': Computed(149, 'int'),
                }),
                'num_variables': Inline({
                    'narrow': Present(63, Number(64, 0, 4, True, False, 'be', 62)),
                    'wide': Present(65, Number(66, 0, 8, True, False, 'be', 62)),
                    'value': Computed(150, 'int'),
                }),
                'len_observation': Inline({
                    'narrow': Present(68, Number(69, 0, 4, True, False, 'be', 67)),
                    'wide': Present(70, Number(71, 0, 8, True, False, 'be', 67)),
                    'value': Computed(151, 'int'),
                }),
                'compress': Inline({
                    'len': Inline({
                        'narrow': Present(73, Number(74, 0, 4, True, False, 'be', 72)),
                        'wide': Present(75, Number(76, 0, 8, True, False, 'be', 72)),
                        'value': Computed(79, 'int'),
                    }),
                    'content': Inline({
                        'last': Present(83, Span(84, None)),
                        'characters': Present(80, Span(81, None)),
                        'ebcdic_characters': Present(86, Span(87, None)),
                        'terminator': Span(89, None),
                        'is_terminated': Computed(155, 'bool'),
                    }),
                    'text': Span(152, '*'),
                    'is_terminated': Computed(156, 'bool'),
                }),
                'reuse': Fixed(91, 0, 1, None),
                'encrypt': Inline({
                    'len': Inline({
                        'narrow': Present(93, Number(94, 0, 4, True, False, 'be', 92)),
                        'wide': Present(95, Number(96, 0, 8, True, False, 'be', 92)),
                        'value': Computed(99, 'int'),
                    }),
                    'content': Inline({
                        'last': Present(103, Span(104, None)),
                        'characters': Present(100, Span(101, None)),
                        'ebcdic_characters': Present(106, Span(107, None)),
                        'terminator': Span(109, None),
                        'is_terminated': Computed(160, 'bool'),
                    }),
                    'text': Span(157, '*'),
                    'is_terminated': Computed(161, 'bool'),
                }),
                'num_sort_variables': Inline({
                    'narrow': Present(112, Number(113, 0, 4, True, False, 'be', 111)),
                    'wide': Present(114, Number(115, 0, 8, True, False, 'be', 111)),
                    'value': Computed(162, 'int'),
                }),
                'sort_collating_sequence': Inline({
                    'len': Inline({
                        'narrow': Present(117, Number(118, 0, 4, True, False, 'be', 116)),
                        'wide': Present(119, Number(120, 0, 8, True, False, 'be', 116)),
                        'value': Computed(123, 'int'),
                    }),
                    'content': Inline({
                        'last': Present(127, Span(128, None)),
                        'characters': Present(124, Span(125, None)),
                        'ebcdic_characters': Present(130, Span(131, None)),
                        'terminator': Span(133, None),
                        'is_terminated': Computed(166, 'bool'),
                    }),
                    'text': Span(163, '*'),
                    'is_terminated': Computed(167, 'bool'),
                }),
                'sort_flags': Number(135, 0, 2, True, False, 'be', 17),
                'read_password_flag': Number(135, 2, 4, True, False, 'be', 17),
                'read_password': Fixed(135, 6, 4, None),
                'write_password_flag': Number(135, 10, 4, True, False, 'be', 17),
                'write_password': Fixed(135, 14, 4, None),
                'alter_password_flag': Number(135, 18, 4, True, False, 'be', 17),
                'alter_password': Fixed(135, 22, 4, None),
                'are_strings_terminated': Formula('bool', Apply('and', (Apply('and', (Apply('and', (Apply('and', (Computed(143, 'bool'), Computed(148, 'bool'))), Computed(156, 'bool'))), Computed(161, 'bool'))), Computed(167, 'bool')))),
            }),
            'generations_limit': Rows(136, 3, Inline({
                'narrow': Present(2, Number(3, 0, 4, True, False, 'be', 1)),
                'wide': Present(4, Number(5, 0, 8, True, False, 'be', 1)),
                'value': Computed(6, 'int'),
            })),
            'trailing_bytes': Span(137, None),
        })), 'sas_mq_variable_definitions': Rows(7, 4, Inline({
            'marks': Present(7, Span(8, None)),
            'is_be': Computed(10, 'bool'),
            'long_used': Computed(11, 'int'),
            'nul_counted': Computed(12, 'bool'),
            'first_letter': Present(13, Span(14, None)),
            'ccsid_used': Computed(16, 'int'),
            'variables': Items(17, 5, Inline({
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
        })), 'sas_mq_indexes': Rows(8, 6, Inline({
            'marks': Present(7, Span(8, None)),
            'is_be': Computed(10, 'bool'),
            'long_used': Computed(11, 'int'),
            'nul_counted': Computed(12, 'bool'),
            'first_letter': Present(13, Span(14, None)),
            'ccsid_used': Computed(16, 'int'),
            'indexes': Items(17, 7, Inline({
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
                    'names': Items(46, 8, Inline({
                        'characters': Span(1, None),
                        'text': Span(3, '*'),
                    })),
                }),
                'is_count_right': Formula('bool', Apply('==', (Computed(47, 'int'), Computed(55, 'int')))),
                'is_name_terminated': Formula('bool', Computed(53, 'bool')),
            })),
        })), 'raw': Rows(9, 9, Span(0, None))}),
        'is_be': Computed(10, 'bool'),
        'is_continuation': Computed(11, 'bool'),
        'is_reading_conflict': Formula('bool', Apply('or', (Apply('and', (Apply('==', (Apply('&', (Parameter(5), 15)), 1)), Apply('not', (Computed(10, 'bool'),)))), Apply('and', (Apply('==', (Apply('&', (Parameter(5), 15)), 2)), Computed(10, 'bool')))))),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
