# Generated from ksy/ibm_mq/mq_message.ksy by `ksyspark generate`; do not edit.
"""Plans of mq_message: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, CUT, DONE, EQ, FAIL, FIXED, GE, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JSAME, JSAMEN, JUMP, JZ, LOAD, LOOP, MOD, MOVE, MUL, NE, NEG, NUMBER, NUMBER2, OPEN, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWAT, ROWS, RUN, SAME, SEEK, SEEKROOT, SHR, STORE, SUB, SWITCH, TEXT, TEXTAT, UNPAD
from ksyspark.machine.plan import Apply, Fixed, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mq_message
        (PARAM, 1, 0),                           # 1: has_md
        (PARAM, 2, 1),                           # 2: encoding
        (PARAM, 3, 2),                           # 3: ccsid
        (PARAM, 4, 3),                           # 4: md_format
        (PARAM, 5, 4),                           # 5: md_format
        (PARAM, 6, 5),                           # 6: md_version
        (PARAM, 7, 6),                           # 7: md_extension_is_default
        (JZ, 1, 372),                            # 8: if: has_md
        (ROW, 1, 1, 8),                          # 9: mq_message.md
        (STORE, 0, 0, 8),                        # 10
        (AND, 12, 2, 126),                       # 11: 126 is 15
        (JEQ, 12, 127, 14),                      # 12: 127 is 1
        (JNE, 12, 128, 29),                      # 13: 128 is 2
        (MOVE, 9, 2),                            # 14
        (JUMP, 42),                              # 15
        (LOAD, 13, 0, 1),                        # 16
        (JNZ, 13, 28),                           # 17
        (SEEKROOT, 14, 129),                     # 18: pos: 0; 129 is 0
        (ROOTSIZE, 19),                          # 19: size: _io.size < 8 ? _io.size : 8
        (JGE, 19, 130, 24),                      # 20: 130 is 8
        (ROOTSIZE, 19),                          # 21
        (MOVE, 16, 19),                          # 22
        (JUMP, 25),                              # 23
        (MOVE, 16, 130),                         # 24: 130 is 8
        (BYTES, 0, 2, 16),                       # 25: start
        (CLOSE, 14),                             # 26: back from start
        (STORE, 0, 1, 127),                      # 27: 127 is 1
        (RETURN, 2),                             # 28: start is read
        (CALL, 2, 16),                           # 29: start
        (LOAD, 20, 0, 2),                        # 30
        (LOAD, 21, 0, 3),                        # 31
        (JNE, 21, 130, 41),                      # 32: 130 is 8
        (BYTE, 22, 20, 131),                     # 33: start; 131 is 4
        (JEQ, 22, 129, 41),                      # 34: 129 is 0
        (LOAD, 20, 0, 2),                        # 35: start
        (LOAD, 21, 0, 3),                        # 36
        (BYTE, 22, 20, 132),                     # 37: 132 is 7
        (JNE, 22, 129, 41),                      # 38: 129 is 0
        (MOVE, 9, 133),                          # 39: 133 is 546
        (JUMP, 42),                              # 40
        (MOVE, 9, 134),                          # 41: 134 is 273
        (STORE, 1, 0, 9),                        # 42
        (STORE, 1, 1, 3),                        # 43
        (AND, 10, 9, 126),                       # 44: switch-on: context_encoding & 15; 126 is 15
        (JNE, 10, 128, 48),                      # 45: cases: 2; 128 is 2
        (STORE, 1, 2, 127),                      # 46: byte order le; 127 is 1
        (JUMP, 49),                              # 47
        (STORE, 1, 2, 129),                      # 48: byte order be; 129 is 0
        (RUN, 1, 3, 8),                          # 49: struc_id, version
        (JSAMEN, 1, 3, 0, 0, 4, 58),             # 50: struc_id; valid: (_ == [0x4d, 0x44, 0x20, 0x20] and not context.is_ebcdic) or (_ == [0xd4, 0xc4, 0x40, 0x40] and not  ...; _ != b'MD  '
        (LOAD, 9, 1, 1),                         # 51
        (JEQ, 9, 137, 58),                       # 52: 137 is 37
        (JEQ, 9, 134, 58),                       # 53: 134 is 273
        (JEQ, 9, 138, 58),                       # 54: 138 is 277
        (JEQ, 9, 139, 58),                       # 55: 139 is 500
        (JEQ, 9, 140, 58),                       # 56: 140 is 1047
        (JNE, 9, 141, 65),                       # 57: 141 is 1140
        (JSAMEN, 1, 3, 0, 4, 4, 11639),          # 58: _ != b'\xd4\xc4@@'
        (LOAD, 9, 1, 1),                         # 59
        (JEQ, 9, 144, 11639),                    # 60: 144 is 437
        (JEQ, 9, 145, 11639),                    # 61: 145 is 819
        (JEQ, 9, 146, 11639),                    # 62: 146 is 850
        (JEQ, 9, 147, 11639),                    # 63: 147 is 1208
        (JEQ, 9, 148, 11639),                    # 64: 148 is 1252
        (NUMBER2, 9, 1, 3, 4, 52, 2),            # 65
        (JEQ, 9, 127, 68),                       # 66: 127 is 1
        (JNE, 9, 128, 11639),                    # 67: 128 is 2
        (RUN, 1, 4, 4),                          # 68: bits
        (RUN, 1, 5, 20),                         # 69: msg_type, expiry, feedback, encoding, coded_char_set_id
        (FIXED, 9, 1, 3, 0, 4),                  # 70
        (SAME, 11, 9, 142),                      # 71: 142 is b'\xd4\xc4@@'
        (STORE, 1, 6, 11),                       # 72
        (LOAD, 9, 1, 6),                         # 73: if: not is_ebcdic
        (JNZ, 9, 80),                            # 74
        (BYTES, 1, 8, 130),                      # 75: size: 8; ascii; 130 is 8
        (UNPAD, 1, 8, 32),                       # 76
        (CUT, 1, 8, 0, 0),                       # 77
        (TEXTAT, 1, 8, 0),                       # 78: ascii is ISO-8859-1
        (STORE, 1, 7, 127),                      # 79: 127 is 1
        (JZ, 9, 86),                             # 80: if: is_ebcdic
        (BYTES, 1, 11, 130),                     # 81: size: 8; ebcdic; 130 is 8
        (UNPAD, 1, 11, 64),                      # 82
        (CUT, 1, 11, 0, 0),                      # 83
        (TEXTAT, 1, 11, 1),                      # 84: ebcdic is IBM037
        (STORE, 1, 10, 127),                     # 85: 127 is 1
        (LOAD, 12, 1, 6),                        # 86
        (JZ, 12, 183),                           # 87
        (LOAD, 23, 1, 10),                       # 88
        (JZ, 23, 11639),                         # 89
        (LOAD, 24, 1, 11),                       # 90
        (LOAD, 25, 1, 12),                       # 91
        (SAME, 26, 24, 149),                     # 92: 149 is b''
        (JZ, 26, 96),                            # 93
        (MOVE, 20, 127),                         # 94: 127 is 1
        (JUMP, 181),                             # 95
        (SAME, 26, 24, 151),                     # 96: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 26, 100),                           # 97
        (MOVE, 20, 153),                         # 98: 153 is 39
        (JUMP, 181),                             # 99
        (SAME, 26, 24, 154),                     # 100: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 26, 104),                           # 101
        (MOVE, 20, 156),                         # 102: 156 is 10
        (JUMP, 181),                             # 103
        (SAME, 26, 24, 157),                     # 104: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 26, 108),                           # 105
        (MOVE, 20, 159),                         # 106: 159 is 11
        (JUMP, 181),                             # 107
        (SAME, 26, 24, 160),                     # 108: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 26, 112),                           # 109
        (MOVE, 20, 162),                         # 110: 162 is 12
        (JUMP, 181),                             # 111
        (SAME, 26, 24, 163),                     # 112: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 26, 116),                           # 113
        (MOVE, 20, 165),                         # 114: 165 is 13
        (JUMP, 181),                             # 115
        (SAME, 26, 24, 166),                     # 116: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 26, 120),                           # 117
        (MOVE, 20, 168),                         # 118: 168 is 14
        (JUMP, 181),                             # 119
        (SAME, 26, 24, 169),                     # 120: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 26, 124),                           # 121
        (MOVE, 20, 126),                         # 122: 126 is 15
        (JUMP, 181),                             # 123
        (SAME, 26, 24, 171),                     # 124: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 26, 128),                           # 125
        (MOVE, 20, 173),                         # 126: 173 is 16
        (JUMP, 181),                             # 127
        (SAME, 26, 24, 174),                     # 128: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 26, 132),                           # 129
        (MOVE, 20, 176),                         # 130: 176 is 17
        (JUMP, 181),                             # 131
        (SAME, 26, 24, 177),                     # 132: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 26, 136),                           # 133
        (MOVE, 20, 179),                         # 134: 179 is 18
        (JUMP, 181),                             # 135
        (SAME, 26, 24, 180),                     # 136: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 26, 140),                           # 137
        (MOVE, 20, 182),                         # 138: 182 is 19
        (JUMP, 181),                             # 139
        (SAME, 26, 24, 183),                     # 140: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 26, 144),                           # 141
        (MOVE, 20, 185),                         # 142: 185 is 30
        (JUMP, 181),                             # 143
        (SAME, 26, 24, 186),                     # 144: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 26, 148),                           # 145
        (MOVE, 20, 188),                         # 146: 188 is 31
        (JUMP, 181),                             # 147
        (SAME, 26, 24, 189),                     # 148: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 26, 152),                           # 149
        (MOVE, 20, 191),                         # 150: 191 is 32
        (JUMP, 181),                             # 151
        (SAME, 26, 24, 192),                     # 152: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 26, 156),                           # 153
        (MOVE, 20, 194),                         # 154: 194 is 33
        (JUMP, 181),                             # 155
        (SAME, 26, 24, 195),                     # 156: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 26, 160),                           # 157
        (MOVE, 20, 197),                         # 158: 197 is 34
        (JUMP, 181),                             # 159
        (SAME, 26, 24, 198),                     # 160: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 26, 164),                           # 161
        (MOVE, 20, 200),                         # 162: 200 is 35
        (JUMP, 181),                             # 163
        (SAME, 26, 24, 201),                     # 164: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 26, 168),                           # 165
        (MOVE, 20, 203),                         # 166: 203 is 36
        (JUMP, 181),                             # 167
        (SAME, 26, 24, 204),                     # 168: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 26, 172),                           # 169
        (MOVE, 20, 137),                         # 170: 137 is 37
        (JUMP, 181),                             # 171
        (SAME, 26, 24, 206),                     # 172: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 26, 176),                           # 173
        (MOVE, 20, 208),                         # 174: 208 is 38
        (JUMP, 181),                             # 175
        (SAME, 26, 24, 209),                     # 176: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 26, 180),                           # 177
        (MOVE, 20, 211),                         # 178: 211 is 40
        (JUMP, 181),                             # 179
        (MOVE, 20, 129),                         # 180: 129 is 0
        (MOVE, 9, 20),                           # 181
        (JUMP, 278),                             # 182
        (JNZ, 12, 11639),                        # 183
        (LOAD, 23, 1, 7),                        # 184
        (JZ, 23, 11639),                         # 185
        (LOAD, 24, 1, 8),                        # 186
        (LOAD, 25, 1, 9),                        # 187
        (SAME, 26, 24, 149),                     # 188: 149 is b''
        (JZ, 26, 192),                           # 189
        (MOVE, 20, 127),                         # 190: 127 is 1
        (JUMP, 277),                             # 191
        (SAME, 26, 24, 212),                     # 192: 212 is b'MQSTR'
        (JZ, 26, 196),                           # 193
        (MOVE, 20, 153),                         # 194: 153 is 39
        (JUMP, 277),                             # 195
        (SAME, 26, 24, 214),                     # 196: 214 is b'MQXMIT'
        (JZ, 26, 200),                           # 197
        (MOVE, 20, 156),                         # 198: 156 is 10
        (JUMP, 277),                             # 199
        (SAME, 26, 24, 216),                     # 200: 216 is b'MQHMDE'
        (JZ, 26, 204),                           # 201
        (MOVE, 20, 159),                         # 202: 159 is 11
        (JUMP, 277),                             # 203
        (SAME, 26, 24, 218),                     # 204: 218 is b'MQDEAD'
        (JZ, 26, 208),                           # 205
        (MOVE, 20, 162),                         # 206: 162 is 12
        (JUMP, 277),                             # 207
        (SAME, 26, 24, 220),                     # 208: 220 is b'MQHDIST'
        (JZ, 26, 212),                           # 209
        (MOVE, 20, 165),                         # 210: 165 is 13
        (JUMP, 277),                             # 211
        (SAME, 26, 24, 222),                     # 212: 222 is b'MQHRF'
        (JZ, 26, 216),                           # 213
        (MOVE, 20, 168),                         # 214: 168 is 14
        (JUMP, 277),                             # 215
        (SAME, 26, 24, 224),                     # 216: 224 is b'MQHRF2'
        (JZ, 26, 220),                           # 217
        (MOVE, 20, 126),                         # 218: 126 is 15
        (JUMP, 277),                             # 219
        (SAME, 26, 24, 226),                     # 220: 226 is b'MQCICS'
        (JZ, 26, 224),                           # 221
        (MOVE, 20, 173),                         # 222: 173 is 16
        (JUMP, 277),                             # 223
        (SAME, 26, 24, 228),                     # 224: 228 is b'MQIMS'
        (JZ, 26, 228),                           # 225
        (MOVE, 20, 176),                         # 226: 176 is 17
        (JUMP, 277),                             # 227
        (SAME, 26, 24, 230),                     # 228: 230 is b'MQHWIH'
        (JZ, 26, 232),                           # 229
        (MOVE, 20, 179),                         # 230: 179 is 18
        (JUMP, 277),                             # 231
        (SAME, 26, 24, 232),                     # 232: 232 is b'MQHREF'
        (JZ, 26, 236),                           # 233
        (MOVE, 20, 182),                         # 234: 182 is 19
        (JUMP, 277),                             # 235
        (SAME, 26, 24, 234),                     # 236: 234 is b'MQADMIN'
        (JZ, 26, 240),                           # 237
        (MOVE, 20, 185),                         # 238: 185 is 30
        (JUMP, 277),                             # 239
        (SAME, 26, 24, 236),                     # 240: 236 is b'MQAMQP'
        (JZ, 26, 244),                           # 241
        (MOVE, 20, 188),                         # 242: 188 is 31
        (JUMP, 277),                             # 243
        (SAME, 26, 24, 238),                     # 244: 238 is b'MQCHCOM'
        (JZ, 26, 248),                           # 245
        (MOVE, 20, 191),                         # 246: 191 is 32
        (JUMP, 277),                             # 247
        (SAME, 26, 24, 240),                     # 248: 240 is b'MQCMD1'
        (JZ, 26, 252),                           # 249
        (MOVE, 20, 194),                         # 250: 194 is 33
        (JUMP, 277),                             # 251
        (SAME, 26, 24, 242),                     # 252: 242 is b'MQCMD2'
        (JZ, 26, 256),                           # 253
        (MOVE, 20, 197),                         # 254: 197 is 34
        (JUMP, 277),                             # 255
        (SAME, 26, 24, 244),                     # 256: 244 is b'MQHEPCF'
        (JZ, 26, 260),                           # 257
        (MOVE, 20, 200),                         # 258: 200 is 35
        (JUMP, 277),                             # 259
        (SAME, 26, 24, 246),                     # 260: 246 is b'MQEVENT'
        (JZ, 26, 264),                           # 261
        (MOVE, 20, 203),                         # 262: 203 is 36
        (JUMP, 277),                             # 263
        (SAME, 26, 24, 248),                     # 264: 248 is b'MQIMSVS'
        (JZ, 26, 268),                           # 265
        (MOVE, 20, 137),                         # 266: 137 is 37
        (JUMP, 277),                             # 267
        (SAME, 26, 24, 250),                     # 268: 250 is b'MQPCF'
        (JZ, 26, 272),                           # 269
        (MOVE, 20, 208),                         # 270: 208 is 38
        (JUMP, 277),                             # 271
        (SAME, 26, 24, 252),                     # 272: 252 is b'MQTRIG'
        (JZ, 26, 276),                           # 273
        (MOVE, 20, 211),                         # 274: 211 is 40
        (JUMP, 277),                             # 275
        (MOVE, 20, 129),                         # 276: 129 is 0
        (MOVE, 9, 20),                           # 277
        (STORE, 1, 13, 9),                       # 278
        (RUN, 1, 14, 60),                        # 279: priority, persistence, msg_id, correl_id, backout_count
        (LOAD, 9, 1, 6),                         # 280: if: not is_ebcdic
        (JNZ, 9, 286),                           # 281
        (BYTES, 1, 16, 254),                     # 282: size: len; ascii; 254 is 48
        (UNPAD, 1, 16, 32),                      # 283
        (CUT, 1, 16, 0, 0),                      # 284
        (STORE, 1, 15, 127),                     # 285: 127 is 1
        (JZ, 9, 291),                            # 286: if: is_ebcdic
        (BYTES, 1, 19, 254),                     # 287: size: len; ebcdic; 254 is 48
        (UNPAD, 1, 19, 64),                      # 288
        (CUT, 1, 19, 0, 0),                      # 289
        (STORE, 1, 18, 127),                     # 290: 127 is 1
        (JNZ, 9, 296),                           # 291: if: not is_ebcdic
        (BYTES, 1, 22, 254),                     # 292: size: len; ascii; 254 is 48
        (UNPAD, 1, 22, 32),                      # 293
        (CUT, 1, 22, 0, 0),                      # 294
        (STORE, 1, 21, 127),                     # 295: 127 is 1
        (JZ, 9, 301),                            # 296: if: is_ebcdic
        (BYTES, 1, 25, 254),                     # 297: size: len; ebcdic; 254 is 48
        (UNPAD, 1, 25, 64),                      # 298
        (CUT, 1, 25, 0, 0),                      # 299
        (STORE, 1, 24, 127),                     # 300: 127 is 1
        (JNZ, 9, 306),                           # 301: if: not is_ebcdic
        (BYTES, 1, 28, 162),                     # 302: size: len; ascii; 162 is 12
        (UNPAD, 1, 28, 32),                      # 303
        (CUT, 1, 28, 0, 0),                      # 304
        (STORE, 1, 27, 127),                     # 305: 127 is 1
        (JZ, 9, 311),                            # 306: if: is_ebcdic
        (BYTES, 1, 31, 162),                     # 307: size: len; ebcdic; 162 is 12
        (UNPAD, 1, 31, 64),                      # 308
        (CUT, 1, 31, 0, 0),                      # 309
        (STORE, 1, 30, 127),                     # 310: 127 is 1
        (RUN, 1, 33, 32),                        # 311: accounting_token
        (JNZ, 9, 317),                           # 312: if: not is_ebcdic
        (BYTES, 1, 35, 191),                     # 313: size: len; ascii; 191 is 32
        (UNPAD, 1, 35, 32),                      # 314
        (CUT, 1, 35, 0, 0),                      # 315
        (STORE, 1, 34, 127),                     # 316: 127 is 1
        (JZ, 9, 322),                            # 317: if: is_ebcdic
        (BYTES, 1, 38, 191),                     # 318: size: len; ebcdic; 191 is 32
        (UNPAD, 1, 38, 64),                      # 319
        (CUT, 1, 38, 0, 0),                      # 320
        (STORE, 1, 37, 127),                     # 321: 127 is 1
        (RUN, 1, 40, 4),                         # 322: put_appl_type
        (JNZ, 9, 328),                           # 323: if: not is_ebcdic
        (BYTES, 1, 42, 255),                     # 324: size: len; ascii; 255 is 28
        (UNPAD, 1, 42, 32),                      # 325
        (CUT, 1, 42, 0, 0),                      # 326
        (STORE, 1, 41, 127),                     # 327: 127 is 1
        (JZ, 9, 333),                            # 328: if: is_ebcdic
        (BYTES, 1, 45, 255),                     # 329: size: len; ebcdic; 255 is 28
        (UNPAD, 1, 45, 64),                      # 330
        (CUT, 1, 45, 0, 0),                      # 331
        (STORE, 1, 44, 127),                     # 332: 127 is 1
        (JNZ, 9, 338),                           # 333: if: not is_ebcdic
        (BYTES, 1, 48, 130),                     # 334: size: len; ascii; 130 is 8
        (UNPAD, 1, 48, 32),                      # 335
        (CUT, 1, 48, 0, 0),                      # 336
        (STORE, 1, 47, 127),                     # 337: 127 is 1
        (JZ, 9, 343),                            # 338: if: is_ebcdic
        (BYTES, 1, 51, 130),                     # 339: size: len; ebcdic; 130 is 8
        (UNPAD, 1, 51, 64),                      # 340
        (CUT, 1, 51, 0, 0),                      # 341
        (STORE, 1, 50, 127),                     # 342: 127 is 1
        (JNZ, 9, 348),                           # 343: if: not is_ebcdic
        (BYTES, 1, 54, 130),                     # 344: size: len; ascii; 130 is 8
        (UNPAD, 1, 54, 32),                      # 345
        (CUT, 1, 54, 0, 0),                      # 346
        (STORE, 1, 53, 127),                     # 347: 127 is 1
        (JZ, 9, 353),                            # 348: if: is_ebcdic
        (BYTES, 1, 57, 130),                     # 349: size: len; ebcdic; 130 is 8
        (UNPAD, 1, 57, 64),                      # 350
        (CUT, 1, 57, 0, 0),                      # 351
        (STORE, 1, 56, 127),                     # 352: 127 is 1
        (JNZ, 9, 358),                           # 353: if: not is_ebcdic
        (BYTES, 1, 60, 131),                     # 354: size: len; ascii; 131 is 4
        (UNPAD, 1, 60, 32),                      # 355
        (CUT, 1, 60, 0, 0),                      # 356
        (STORE, 1, 59, 127),                     # 357: 127 is 1
        (JZ, 9, 363),                            # 358: if: is_ebcdic
        (BYTES, 1, 63, 131),                     # 359: size: len; ebcdic; 131 is 4
        (UNPAD, 1, 63, 64),                      # 360
        (CUT, 1, 63, 0, 0),                      # 361
        (STORE, 1, 62, 127),                     # 362: 127 is 1
        (NUMBER2, 9, 1, 3, 4, 52, 2),            # 363: if: version == 2 and not is_embedded
        (JNE, 9, 128, 372),                      # 364: 128 is 2
        (ROW, 2, 3, 9),                          # 365: md.extension
        (STORE, 1, 65, 9),                       # 366
        (LOAD, 10, 1, 2),                        # 367
        (STORE, 3, 0, 10),                       # 368
        (RUN, 3, 1, 32),                         # 369: group_id, msg_seq_number, offset
        (RUN, 3, 2, 4),                          # 370: bits
        (RUN, 3, 3, 4),                          # 371: original_length
        (JZ, 1, 378),                            # 372
        (LOAD, 11, 0, 0),                        # 373
        (JZ, 11, 11639),                         # 374
        (ROWAT, 4, 1, 11),                       # 375
        (LOAD, 8, 4, 13),                        # 376
        (JUMP, 510),                             # 377
        (SAME, 23, 4, 149),                      # 378: 149 is b''
        (JZ, 23, 382),                           # 379
        (MOVE, 20, 127),                         # 380: 127 is 1
        (JUMP, 509),                             # 381
        (SAME, 23, 4, 214),                      # 382: 214 is b'MQXMIT'
        (JNZ, 23, 386),                          # 383
        (SAME, 23, 4, 256),                      # 384: 256 is b'MQXMIT  '
        (JZ, 23, 388),                           # 385
        (MOVE, 20, 156),                         # 386: 156 is 10
        (JUMP, 509),                             # 387
        (SAME, 23, 4, 216),                      # 388: 216 is b'MQHMDE'
        (JNZ, 23, 392),                          # 389
        (SAME, 23, 4, 258),                      # 390: 258 is b'MQHMDE  '
        (JZ, 23, 394),                           # 391
        (MOVE, 20, 159),                         # 392: 159 is 11
        (JUMP, 509),                             # 393
        (SAME, 23, 4, 218),                      # 394: 218 is b'MQDEAD'
        (JNZ, 23, 398),                          # 395
        (SAME, 23, 4, 260),                      # 396: 260 is b'MQDEAD  '
        (JZ, 23, 400),                           # 397
        (MOVE, 20, 162),                         # 398: 162 is 12
        (JUMP, 509),                             # 399
        (SAME, 23, 4, 220),                      # 400: 220 is b'MQHDIST'
        (JNZ, 23, 404),                          # 401
        (SAME, 23, 4, 262),                      # 402: 262 is b'MQHDIST '
        (JZ, 23, 406),                           # 403
        (MOVE, 20, 165),                         # 404: 165 is 13
        (JUMP, 509),                             # 405
        (SAME, 23, 4, 222),                      # 406: 222 is b'MQHRF'
        (JNZ, 23, 410),                          # 407
        (SAME, 23, 4, 264),                      # 408: 264 is b'MQHRF   '
        (JZ, 23, 412),                           # 409
        (MOVE, 20, 168),                         # 410: 168 is 14
        (JUMP, 509),                             # 411
        (SAME, 23, 4, 224),                      # 412: 224 is b'MQHRF2'
        (JNZ, 23, 416),                          # 413
        (SAME, 23, 4, 266),                      # 414: 266 is b'MQHRF2  '
        (JZ, 23, 418),                           # 415
        (MOVE, 20, 126),                         # 416: 126 is 15
        (JUMP, 509),                             # 417
        (SAME, 23, 4, 226),                      # 418: 226 is b'MQCICS'
        (JNZ, 23, 422),                          # 419
        (SAME, 23, 4, 268),                      # 420: 268 is b'MQCICS  '
        (JZ, 23, 424),                           # 421
        (MOVE, 20, 173),                         # 422: 173 is 16
        (JUMP, 509),                             # 423
        (SAME, 23, 4, 228),                      # 424: 228 is b'MQIMS'
        (JNZ, 23, 428),                          # 425
        (SAME, 23, 4, 270),                      # 426: 270 is b'MQIMS   '
        (JZ, 23, 430),                           # 427
        (MOVE, 20, 176),                         # 428: 176 is 17
        (JUMP, 509),                             # 429
        (SAME, 23, 4, 230),                      # 430: 230 is b'MQHWIH'
        (JNZ, 23, 434),                          # 431
        (SAME, 23, 4, 272),                      # 432: 272 is b'MQHWIH  '
        (JZ, 23, 436),                           # 433
        (MOVE, 20, 179),                         # 434: 179 is 18
        (JUMP, 509),                             # 435
        (SAME, 23, 4, 232),                      # 436: 232 is b'MQHREF'
        (JNZ, 23, 440),                          # 437
        (SAME, 23, 4, 274),                      # 438: 274 is b'MQHREF  '
        (JZ, 23, 442),                           # 439
        (MOVE, 20, 182),                         # 440: 182 is 19
        (JUMP, 509),                             # 441
        (SAME, 23, 4, 234),                      # 442: 234 is b'MQADMIN'
        (JNZ, 23, 446),                          # 443
        (SAME, 23, 4, 276),                      # 444: 276 is b'MQADMIN '
        (JZ, 23, 448),                           # 445
        (MOVE, 20, 185),                         # 446: 185 is 30
        (JUMP, 509),                             # 447
        (SAME, 23, 4, 236),                      # 448: 236 is b'MQAMQP'
        (JNZ, 23, 452),                          # 449
        (SAME, 23, 4, 278),                      # 450: 278 is b'MQAMQP  '
        (JZ, 23, 454),                           # 451
        (MOVE, 20, 188),                         # 452: 188 is 31
        (JUMP, 509),                             # 453
        (SAME, 23, 4, 238),                      # 454: 238 is b'MQCHCOM'
        (JNZ, 23, 458),                          # 455
        (SAME, 23, 4, 280),                      # 456: 280 is b'MQCHCOM '
        (JZ, 23, 460),                           # 457
        (MOVE, 20, 191),                         # 458: 191 is 32
        (JUMP, 509),                             # 459
        (SAME, 23, 4, 240),                      # 460: 240 is b'MQCMD1'
        (JNZ, 23, 464),                          # 461
        (SAME, 23, 4, 282),                      # 462: 282 is b'MQCMD1  '
        (JZ, 23, 466),                           # 463
        (MOVE, 20, 194),                         # 464: 194 is 33
        (JUMP, 509),                             # 465
        (SAME, 23, 4, 242),                      # 466: 242 is b'MQCMD2'
        (JNZ, 23, 470),                          # 467
        (SAME, 23, 4, 284),                      # 468: 284 is b'MQCMD2  '
        (JZ, 23, 472),                           # 469
        (MOVE, 20, 197),                         # 470: 197 is 34
        (JUMP, 509),                             # 471
        (SAME, 23, 4, 244),                      # 472: 244 is b'MQHEPCF'
        (JNZ, 23, 476),                          # 473
        (SAME, 23, 4, 286),                      # 474: 286 is b'MQHEPCF '
        (JZ, 23, 478),                           # 475
        (MOVE, 20, 200),                         # 476: 200 is 35
        (JUMP, 509),                             # 477
        (SAME, 23, 4, 246),                      # 478: 246 is b'MQEVENT'
        (JNZ, 23, 482),                          # 479
        (SAME, 23, 4, 288),                      # 480: 288 is b'MQEVENT '
        (JZ, 23, 484),                           # 481
        (MOVE, 20, 203),                         # 482: 203 is 36
        (JUMP, 509),                             # 483
        (SAME, 23, 4, 248),                      # 484: 248 is b'MQIMSVS'
        (JNZ, 23, 488),                          # 485
        (SAME, 23, 4, 290),                      # 486: 290 is b'MQIMSVS '
        (JZ, 23, 490),                           # 487
        (MOVE, 20, 137),                         # 488: 137 is 37
        (JUMP, 509),                             # 489
        (SAME, 23, 4, 250),                      # 490: 250 is b'MQPCF'
        (JNZ, 23, 494),                          # 491
        (SAME, 23, 4, 292),                      # 492: 292 is b'MQPCF   '
        (JZ, 23, 496),                           # 493
        (MOVE, 20, 208),                         # 494: 208 is 38
        (JUMP, 509),                             # 495
        (SAME, 23, 4, 212),                      # 496: 212 is b'MQSTR'
        (JNZ, 23, 500),                          # 497
        (SAME, 23, 4, 294),                      # 498: 294 is b'MQSTR   '
        (JZ, 23, 502),                           # 499
        (MOVE, 20, 153),                         # 500: 153 is 39
        (JUMP, 509),                             # 501
        (SAME, 23, 4, 252),                      # 502: 252 is b'MQTRIG'
        (JNZ, 23, 506),                          # 503
        (SAME, 23, 4, 296),                      # 504: 296 is b'MQTRIG  '
        (JZ, 23, 508),                           # 505
        (MOVE, 20, 211),                         # 506: 211 is 40
        (JUMP, 509),                             # 507
        (MOVE, 20, 129),                         # 508: 129 is 0
        (MOVE, 8, 20),                           # 509
        (STORE, 0, 4, 8),                        # 510
        (JZ, 1, 517),                            # 511
        (LOAD, 11, 0, 0),                        # 512
        (JZ, 11, 11639),                         # 513
        (ROWAT, 5, 1, 11),                       # 514
        (NUMBER2, 8, 5, 5, 12, 52, 2),           # 515
        (JUMP, 799),                             # 516
        (AND, 11, 2, 126),                       # 517: 126 is 15
        (JEQ, 11, 127, 784),                     # 518: 127 is 1
        (JEQ, 11, 128, 784),                     # 519: 128 is 2
        (SAME, 23, 4, 149),                      # 520: 149 is b''
        (JZ, 23, 524),                           # 521
        (MOVE, 20, 127),                         # 522: 127 is 1
        (JUMP, 651),                             # 523
        (SAME, 23, 4, 214),                      # 524: 214 is b'MQXMIT'
        (JNZ, 23, 528),                          # 525
        (SAME, 23, 4, 256),                      # 526: 256 is b'MQXMIT  '
        (JZ, 23, 530),                           # 527
        (MOVE, 20, 156),                         # 528: 156 is 10
        (JUMP, 651),                             # 529
        (SAME, 23, 4, 216),                      # 530: 216 is b'MQHMDE'
        (JNZ, 23, 534),                          # 531
        (SAME, 23, 4, 258),                      # 532: 258 is b'MQHMDE  '
        (JZ, 23, 536),                           # 533
        (MOVE, 20, 159),                         # 534: 159 is 11
        (JUMP, 651),                             # 535
        (SAME, 23, 4, 218),                      # 536: 218 is b'MQDEAD'
        (JNZ, 23, 540),                          # 537
        (SAME, 23, 4, 260),                      # 538: 260 is b'MQDEAD  '
        (JZ, 23, 542),                           # 539
        (MOVE, 20, 162),                         # 540: 162 is 12
        (JUMP, 651),                             # 541
        (SAME, 23, 4, 220),                      # 542: 220 is b'MQHDIST'
        (JNZ, 23, 546),                          # 543
        (SAME, 23, 4, 262),                      # 544: 262 is b'MQHDIST '
        (JZ, 23, 548),                           # 545
        (MOVE, 20, 165),                         # 546: 165 is 13
        (JUMP, 651),                             # 547
        (SAME, 23, 4, 222),                      # 548: 222 is b'MQHRF'
        (JNZ, 23, 552),                          # 549
        (SAME, 23, 4, 264),                      # 550: 264 is b'MQHRF   '
        (JZ, 23, 554),                           # 551
        (MOVE, 20, 168),                         # 552: 168 is 14
        (JUMP, 651),                             # 553
        (SAME, 23, 4, 224),                      # 554: 224 is b'MQHRF2'
        (JNZ, 23, 558),                          # 555
        (SAME, 23, 4, 266),                      # 556: 266 is b'MQHRF2  '
        (JZ, 23, 560),                           # 557
        (MOVE, 20, 126),                         # 558: 126 is 15
        (JUMP, 651),                             # 559
        (SAME, 23, 4, 226),                      # 560: 226 is b'MQCICS'
        (JNZ, 23, 564),                          # 561
        (SAME, 23, 4, 268),                      # 562: 268 is b'MQCICS  '
        (JZ, 23, 566),                           # 563
        (MOVE, 20, 173),                         # 564: 173 is 16
        (JUMP, 651),                             # 565
        (SAME, 23, 4, 228),                      # 566: 228 is b'MQIMS'
        (JNZ, 23, 570),                          # 567
        (SAME, 23, 4, 270),                      # 568: 270 is b'MQIMS   '
        (JZ, 23, 572),                           # 569
        (MOVE, 20, 176),                         # 570: 176 is 17
        (JUMP, 651),                             # 571
        (SAME, 23, 4, 230),                      # 572: 230 is b'MQHWIH'
        (JNZ, 23, 576),                          # 573
        (SAME, 23, 4, 272),                      # 574: 272 is b'MQHWIH  '
        (JZ, 23, 578),                           # 575
        (MOVE, 20, 179),                         # 576: 179 is 18
        (JUMP, 651),                             # 577
        (SAME, 23, 4, 232),                      # 578: 232 is b'MQHREF'
        (JNZ, 23, 582),                          # 579
        (SAME, 23, 4, 274),                      # 580: 274 is b'MQHREF  '
        (JZ, 23, 584),                           # 581
        (MOVE, 20, 182),                         # 582: 182 is 19
        (JUMP, 651),                             # 583
        (SAME, 23, 4, 234),                      # 584: 234 is b'MQADMIN'
        (JNZ, 23, 588),                          # 585
        (SAME, 23, 4, 276),                      # 586: 276 is b'MQADMIN '
        (JZ, 23, 590),                           # 587
        (MOVE, 20, 185),                         # 588: 185 is 30
        (JUMP, 651),                             # 589
        (SAME, 23, 4, 236),                      # 590: 236 is b'MQAMQP'
        (JNZ, 23, 594),                          # 591
        (SAME, 23, 4, 278),                      # 592: 278 is b'MQAMQP  '
        (JZ, 23, 596),                           # 593
        (MOVE, 20, 188),                         # 594: 188 is 31
        (JUMP, 651),                             # 595
        (SAME, 23, 4, 238),                      # 596: 238 is b'MQCHCOM'
        (JNZ, 23, 600),                          # 597
        (SAME, 23, 4, 280),                      # 598: 280 is b'MQCHCOM '
        (JZ, 23, 602),                           # 599
        (MOVE, 20, 191),                         # 600: 191 is 32
        (JUMP, 651),                             # 601
        (SAME, 23, 4, 240),                      # 602: 240 is b'MQCMD1'
        (JNZ, 23, 606),                          # 603
        (SAME, 23, 4, 282),                      # 604: 282 is b'MQCMD1  '
        (JZ, 23, 608),                           # 605
        (MOVE, 20, 194),                         # 606: 194 is 33
        (JUMP, 651),                             # 607
        (SAME, 23, 4, 242),                      # 608: 242 is b'MQCMD2'
        (JNZ, 23, 612),                          # 609
        (SAME, 23, 4, 284),                      # 610: 284 is b'MQCMD2  '
        (JZ, 23, 614),                           # 611
        (MOVE, 20, 197),                         # 612: 197 is 34
        (JUMP, 651),                             # 613
        (SAME, 23, 4, 244),                      # 614: 244 is b'MQHEPCF'
        (JNZ, 23, 618),                          # 615
        (SAME, 23, 4, 286),                      # 616: 286 is b'MQHEPCF '
        (JZ, 23, 620),                           # 617
        (MOVE, 20, 200),                         # 618: 200 is 35
        (JUMP, 651),                             # 619
        (SAME, 23, 4, 246),                      # 620: 246 is b'MQEVENT'
        (JNZ, 23, 624),                          # 621
        (SAME, 23, 4, 288),                      # 622: 288 is b'MQEVENT '
        (JZ, 23, 626),                           # 623
        (MOVE, 20, 203),                         # 624: 203 is 36
        (JUMP, 651),                             # 625
        (SAME, 23, 4, 248),                      # 626: 248 is b'MQIMSVS'
        (JNZ, 23, 630),                          # 627
        (SAME, 23, 4, 290),                      # 628: 290 is b'MQIMSVS '
        (JZ, 23, 632),                           # 629
        (MOVE, 20, 137),                         # 630: 137 is 37
        (JUMP, 651),                             # 631
        (SAME, 23, 4, 250),                      # 632: 250 is b'MQPCF'
        (JNZ, 23, 636),                          # 633
        (SAME, 23, 4, 292),                      # 634: 292 is b'MQPCF   '
        (JZ, 23, 638),                           # 635
        (MOVE, 20, 208),                         # 636: 208 is 38
        (JUMP, 651),                             # 637
        (SAME, 23, 4, 212),                      # 638: 212 is b'MQSTR'
        (JNZ, 23, 642),                          # 639
        (SAME, 23, 4, 294),                      # 640: 294 is b'MQSTR   '
        (JZ, 23, 644),                           # 641
        (MOVE, 20, 153),                         # 642: 153 is 39
        (JUMP, 651),                             # 643
        (SAME, 23, 4, 252),                      # 644: 252 is b'MQTRIG'
        (JNZ, 23, 648),                          # 645
        (SAME, 23, 4, 296),                      # 646: 296 is b'MQTRIG  '
        (JZ, 23, 650),                           # 647
        (MOVE, 20, 211),                         # 648: 211 is 40
        (JUMP, 651),                             # 649
        (MOVE, 20, 129),                         # 650: 129 is 0
        (JLT, 20, 156, 784),                     # 651: 156 is 10
        (SAME, 23, 4, 149),                      # 652: 149 is b''
        (JZ, 23, 656),                           # 653
        (MOVE, 20, 127),                         # 654: 127 is 1
        (JUMP, 783),                             # 655
        (SAME, 23, 4, 214),                      # 656: 214 is b'MQXMIT'
        (JNZ, 23, 660),                          # 657
        (SAME, 23, 4, 256),                      # 658: 256 is b'MQXMIT  '
        (JZ, 23, 662),                           # 659
        (MOVE, 20, 156),                         # 660: 156 is 10
        (JUMP, 783),                             # 661
        (SAME, 23, 4, 216),                      # 662: 216 is b'MQHMDE'
        (JNZ, 23, 666),                          # 663
        (SAME, 23, 4, 258),                      # 664: 258 is b'MQHMDE  '
        (JZ, 23, 668),                           # 665
        (MOVE, 20, 159),                         # 666: 159 is 11
        (JUMP, 783),                             # 667
        (SAME, 23, 4, 218),                      # 668: 218 is b'MQDEAD'
        (JNZ, 23, 672),                          # 669
        (SAME, 23, 4, 260),                      # 670: 260 is b'MQDEAD  '
        (JZ, 23, 674),                           # 671
        (MOVE, 20, 162),                         # 672: 162 is 12
        (JUMP, 783),                             # 673
        (SAME, 23, 4, 220),                      # 674: 220 is b'MQHDIST'
        (JNZ, 23, 678),                          # 675
        (SAME, 23, 4, 262),                      # 676: 262 is b'MQHDIST '
        (JZ, 23, 680),                           # 677
        (MOVE, 20, 165),                         # 678: 165 is 13
        (JUMP, 783),                             # 679
        (SAME, 23, 4, 222),                      # 680: 222 is b'MQHRF'
        (JNZ, 23, 684),                          # 681
        (SAME, 23, 4, 264),                      # 682: 264 is b'MQHRF   '
        (JZ, 23, 686),                           # 683
        (MOVE, 20, 168),                         # 684: 168 is 14
        (JUMP, 783),                             # 685
        (SAME, 23, 4, 224),                      # 686: 224 is b'MQHRF2'
        (JNZ, 23, 690),                          # 687
        (SAME, 23, 4, 266),                      # 688: 266 is b'MQHRF2  '
        (JZ, 23, 692),                           # 689
        (MOVE, 20, 126),                         # 690: 126 is 15
        (JUMP, 783),                             # 691
        (SAME, 23, 4, 226),                      # 692: 226 is b'MQCICS'
        (JNZ, 23, 696),                          # 693
        (SAME, 23, 4, 268),                      # 694: 268 is b'MQCICS  '
        (JZ, 23, 698),                           # 695
        (MOVE, 20, 173),                         # 696: 173 is 16
        (JUMP, 783),                             # 697
        (SAME, 23, 4, 228),                      # 698: 228 is b'MQIMS'
        (JNZ, 23, 702),                          # 699
        (SAME, 23, 4, 270),                      # 700: 270 is b'MQIMS   '
        (JZ, 23, 704),                           # 701
        (MOVE, 20, 176),                         # 702: 176 is 17
        (JUMP, 783),                             # 703
        (SAME, 23, 4, 230),                      # 704: 230 is b'MQHWIH'
        (JNZ, 23, 708),                          # 705
        (SAME, 23, 4, 272),                      # 706: 272 is b'MQHWIH  '
        (JZ, 23, 710),                           # 707
        (MOVE, 20, 179),                         # 708: 179 is 18
        (JUMP, 783),                             # 709
        (SAME, 23, 4, 232),                      # 710: 232 is b'MQHREF'
        (JNZ, 23, 714),                          # 711
        (SAME, 23, 4, 274),                      # 712: 274 is b'MQHREF  '
        (JZ, 23, 716),                           # 713
        (MOVE, 20, 182),                         # 714: 182 is 19
        (JUMP, 783),                             # 715
        (SAME, 23, 4, 234),                      # 716: 234 is b'MQADMIN'
        (JNZ, 23, 720),                          # 717
        (SAME, 23, 4, 276),                      # 718: 276 is b'MQADMIN '
        (JZ, 23, 722),                           # 719
        (MOVE, 20, 185),                         # 720: 185 is 30
        (JUMP, 783),                             # 721
        (SAME, 23, 4, 236),                      # 722: 236 is b'MQAMQP'
        (JNZ, 23, 726),                          # 723
        (SAME, 23, 4, 278),                      # 724: 278 is b'MQAMQP  '
        (JZ, 23, 728),                           # 725
        (MOVE, 20, 188),                         # 726: 188 is 31
        (JUMP, 783),                             # 727
        (SAME, 23, 4, 238),                      # 728: 238 is b'MQCHCOM'
        (JNZ, 23, 732),                          # 729
        (SAME, 23, 4, 280),                      # 730: 280 is b'MQCHCOM '
        (JZ, 23, 734),                           # 731
        (MOVE, 20, 191),                         # 732: 191 is 32
        (JUMP, 783),                             # 733
        (SAME, 23, 4, 240),                      # 734: 240 is b'MQCMD1'
        (JNZ, 23, 738),                          # 735
        (SAME, 23, 4, 282),                      # 736: 282 is b'MQCMD1  '
        (JZ, 23, 740),                           # 737
        (MOVE, 20, 194),                         # 738: 194 is 33
        (JUMP, 783),                             # 739
        (SAME, 23, 4, 242),                      # 740: 242 is b'MQCMD2'
        (JNZ, 23, 744),                          # 741
        (SAME, 23, 4, 284),                      # 742: 284 is b'MQCMD2  '
        (JZ, 23, 746),                           # 743
        (MOVE, 20, 197),                         # 744: 197 is 34
        (JUMP, 783),                             # 745
        (SAME, 23, 4, 244),                      # 746: 244 is b'MQHEPCF'
        (JNZ, 23, 750),                          # 747
        (SAME, 23, 4, 286),                      # 748: 286 is b'MQHEPCF '
        (JZ, 23, 752),                           # 749
        (MOVE, 20, 200),                         # 750: 200 is 35
        (JUMP, 783),                             # 751
        (SAME, 23, 4, 246),                      # 752: 246 is b'MQEVENT'
        (JNZ, 23, 756),                          # 753
        (SAME, 23, 4, 288),                      # 754: 288 is b'MQEVENT '
        (JZ, 23, 758),                           # 755
        (MOVE, 20, 203),                         # 756: 203 is 36
        (JUMP, 783),                             # 757
        (SAME, 23, 4, 248),                      # 758: 248 is b'MQIMSVS'
        (JNZ, 23, 762),                          # 759
        (SAME, 23, 4, 290),                      # 760: 290 is b'MQIMSVS '
        (JZ, 23, 764),                           # 761
        (MOVE, 20, 137),                         # 762: 137 is 37
        (JUMP, 783),                             # 763
        (SAME, 23, 4, 250),                      # 764: 250 is b'MQPCF'
        (JNZ, 23, 768),                          # 765
        (SAME, 23, 4, 292),                      # 766: 292 is b'MQPCF   '
        (JZ, 23, 770),                           # 767
        (MOVE, 20, 208),                         # 768: 208 is 38
        (JUMP, 783),                             # 769
        (SAME, 23, 4, 212),                      # 770: 212 is b'MQSTR'
        (JNZ, 23, 774),                          # 771
        (SAME, 23, 4, 294),                      # 772: 294 is b'MQSTR   '
        (JZ, 23, 776),                           # 773
        (MOVE, 20, 153),                         # 774: 153 is 39
        (JUMP, 783),                             # 775
        (SAME, 23, 4, 252),                      # 776: 252 is b'MQTRIG'
        (JNZ, 23, 780),                          # 777
        (SAME, 23, 4, 296),                      # 778: 296 is b'MQTRIG  '
        (JZ, 23, 782),                           # 779
        (MOVE, 20, 211),                         # 780: 211 is 40
        (JUMP, 783),                             # 781
        (MOVE, 20, 129),                         # 782: 129 is 0
        (JLE, 20, 182, 786),                     # 783: 182 is 19
        (MOVE, 8, 2),                            # 784
        (JUMP, 799),                             # 785
        (CALL, 2, 16),                           # 786: start
        (LOAD, 11, 0, 2),                        # 787
        (LOAD, 12, 0, 3),                        # 788
        (JNE, 12, 130, 798),                     # 789: 130 is 8
        (BYTE, 20, 11, 131),                     # 790: start; 131 is 4
        (JEQ, 20, 129, 798),                     # 791: 129 is 0
        (LOAD, 11, 0, 2),                        # 792: start
        (LOAD, 12, 0, 3),                        # 793
        (BYTE, 20, 11, 132),                     # 794: 132 is 7
        (JNE, 20, 129, 798),                     # 795: 129 is 0
        (MOVE, 8, 133),                          # 796: 133 is 546
        (JUMP, 799),                             # 797
        (MOVE, 8, 134),                          # 798: 134 is 273
        (STORE, 0, 5, 8),                        # 799
        (JZ, 1, 806),                            # 800
        (LOAD, 11, 0, 0),                        # 801
        (JZ, 11, 11639),                         # 802
        (ROWAT, 6, 1, 11),                       # 803
        (NUMBER2, 12, 6, 5, 16, 52, 2),          # 804
        (JGT, 12, 129, 808),                     # 805: 129 is 0
        (MOVE, 8, 3),                            # 806
        (JUMP, 812),                             # 807
        (LOAD, 11, 0, 0),                        # 808
        (JZ, 11, 11639),                         # 809
        (ROWAT, 7, 1, 11),                       # 810
        (NUMBER2, 8, 7, 5, 16, 52, 2),           # 811
        (STORE, 0, 6, 8),                        # 812
        (LOAD, 8, 0, 4),                         # 813
        (JLT, 8, 156, 4756),                     # 814: 156 is 10
        (JGT, 8, 182, 4756),                     # 815: 182 is 19
        (ROWS, 9, 3),                            # 816: links: repeat until
        (STORE, 0, 8, 9),                        # 817
        (MOVE, 8, 129),                          # 818: 129 is 0
        (ROW, 3, 8, 9),                          # 819: links: an item
        (JUMP, 4722),                            # 820
        (ROOTSIZE, 20),                          # 821
        (LOAD, 21, 8, 5),                        # 822
        (SUB, 22, 20, 21),                       # 823
        (STORE, 8, 6, 22),                       # 824
        (JLT, 22, 131, 874),                     # 825: 131 is 4
        (JUMP, 841),                             # 826: struc_id, when it is asked for
        (LOAD, 27, 8, 7),                        # 827
        (JNZ, 27, 840),                          # 828
        (LOAD, 30, 8, 5),                        # 829: pos: begin
        (SEEKROOT, 28, 30),                      # 830
        (LOAD, 31, 8, 6),                        # 831
        (GE, 32, 31, 131),                       # 832: 131 is 4
        (STORE, 8, 8, 32),                       # 833
        (LOAD, 31, 8, 8),                        # 834: if: is_there
        (JZ, 31, 838),                           # 835
        (RUN, 8, 10, 4),                         # 836: number
        (STORE, 8, 9, 127),                      # 837: 127 is 1
        (CLOSE, 28),                             # 838: back from struc_id
        (STORE, 8, 7, 127),                      # 839: 127 is 1
        (RETURN, 9),                             # 840: struc_id is read
        (CALL, 9, 827),                          # 841: struc_id
        (LOAD, 20, 8, 9),                        # 842
        (JZ, 20, 11639),                         # 843
        (NUMBER, 21, 8, 10, 0, 36),              # 844
        (LOAD, 25, 8, 1),                        # 845
        (JNE, 25, 156, 849),                     # 846: 156 is 10
        (MOVE, 22, 298),                         # 847: 298 is 1481721888
        (JUMP, 871),                             # 848
        (JNE, 25, 159, 852),                     # 849: 159 is 11
        (MOVE, 22, 299),                         # 850: 299 is 1296319776
        (JUMP, 871),                             # 851
        (JNE, 25, 162, 855),                     # 852: 162 is 12
        (MOVE, 22, 300),                         # 853: 300 is 1145849888
        (JUMP, 871),                             # 854
        (JNE, 25, 165, 858),                     # 855: 165 is 13
        (MOVE, 22, 301),                         # 856: 301 is 1145577504
        (JUMP, 871),                             # 857
        (JGT, 25, 126, 861),                     # 858: 126 is 15
        (MOVE, 22, 302),                         # 859: 302 is 1380337696
        (JUMP, 871),                             # 860
        (JNE, 25, 173, 864),                     # 861: 173 is 16
        (MOVE, 22, 303),                         # 862: 303 is 1128876064
        (JUMP, 871),                             # 863
        (JNE, 25, 176, 867),                     # 864: 176 is 17
        (MOVE, 22, 304),                         # 865: 304 is 1229539360
        (JUMP, 871),                             # 866
        (JNE, 25, 179, 870),                     # 867: 179 is 18
        (MOVE, 22, 305),                         # 868: 305 is 1464420384
        (JUMP, 871),                             # 869
        (MOVE, 22, 306),                         # 870: 306 is 1380796448
        (JNE, 21, 22, 874),                      # 871
        (MOVE, 10, 127),                         # 872: 127 is 1
        (JUMP, 910),                             # 873
        (LOAD, 20, 8, 6),                        # 874
        (JLT, 20, 131, 909),                     # 875: 131 is 4
        (CALL, 9, 827),                          # 876: struc_id
        (LOAD, 20, 8, 9),                        # 877
        (JZ, 20, 11639),                         # 878
        (NUMBER, 21, 8, 10, 0, 36),              # 879
        (LOAD, 25, 8, 1),                        # 880
        (JNE, 25, 156, 884),                     # 881: 156 is 10
        (MOVE, 22, 307),                         # 882: 307 is 3889743936
        (JUMP, 906),                             # 883
        (JNE, 25, 159, 887),                     # 884: 159 is 11
        (MOVE, 22, 308),                         # 885: 308 is 3569665344
        (JUMP, 906),                             # 886
        (JNE, 25, 162, 890),                     # 887: 162 is 12
        (MOVE, 22, 309),                         # 888: 309 is 3302213696
        (JUMP, 906),                             # 889
        (JNE, 25, 165, 893),                     # 890: 165 is 13
        (MOVE, 22, 310),                         # 891: 310 is 3301457984
        (JUMP, 906),                             # 892
        (JGT, 25, 126, 896),                     # 893: 126 is 15
        (MOVE, 22, 311),                         # 894: 311 is 3653683264
        (JUMP, 906),                             # 895
        (JNE, 25, 173, 899),                     # 896: 173 is 16
        (MOVE, 22, 312),                         # 897: 312 is 3284781120
        (JUMP, 906),                             # 898
        (JNE, 25, 176, 902),                     # 899: 176 is 17
        (MOVE, 22, 313),                         # 900: 313 is 3385444416
        (JUMP, 906),                             # 901
        (JNE, 25, 179, 905),                     # 902: 179 is 18
        (MOVE, 22, 314),                         # 903: 314 is 3871983680
        (JUMP, 906),                             # 904
        (MOVE, 22, 315),                         # 905: 315 is 3654600768
        (JNE, 21, 22, 909),                      # 906
        (MOVE, 10, 128),                         # 907: 128 is 2
        (JUMP, 910),                             # 908
        (MOVE, 10, 129),                         # 909: 129 is 0
        (STORE, 8, 11, 10),                      # 910
        (LOAD, 20, 8, 2),                        # 911
        (AND, 21, 20, 126),                      # 912: 126 is 15
        (JEQ, 21, 127, 917),                     # 913: 127 is 1
        (JEQ, 21, 128, 917),                     # 914: 128 is 2
        (MOVE, 10, 130),                         # 915: 130 is 8
        (JUMP, 1348),                            # 916
        (LOAD, 20, 8, 6),                        # 917
        (LOAD, 24, 8, 1),                        # 918
        (JNE, 24, 156, 922),                     # 919: 156 is 10
        (MOVE, 21, 316),                         # 920: 316 is 428
        (JUMP, 947),                             # 921
        (JNE, 24, 159, 925),                     # 922: 159 is 11
        (MOVE, 21, 317),                         # 923: 317 is 72
        (JUMP, 947),                             # 924
        (JNE, 24, 162, 928),                     # 925: 162 is 12
        (MOVE, 21, 318),                         # 926: 318 is 172
        (JUMP, 947),                             # 927
        (JNE, 24, 165, 931),                     # 928: 165 is 13
        (MOVE, 21, 254),                         # 929: 254 is 48
        (JUMP, 947),                             # 930
        (JNE, 24, 168, 934),                     # 931: 168 is 14
        (MOVE, 21, 191),                         # 932: 191 is 32
        (JUMP, 947),                             # 933
        (JNE, 24, 126, 937),                     # 934: 126 is 15
        (MOVE, 21, 203),                         # 935: 203 is 36
        (JUMP, 947),                             # 936
        (JNE, 24, 173, 940),                     # 937: 173 is 16
        (MOVE, 21, 319),                         # 938: 319 is 164
        (JUMP, 947),                             # 939
        (JNE, 24, 176, 943),                     # 940: 176 is 17
        (MOVE, 21, 320),                         # 941: 320 is 84
        (JUMP, 947),                             # 942
        (JNE, 24, 179, 946),                     # 943: 179 is 18
        (MOVE, 21, 321),                         # 944: 321 is 120
        (JUMP, 947),                             # 945
        (MOVE, 21, 322),                         # 946: 322 is 108
        (JGE, 20, 21, 950),                      # 947
        (MOVE, 10, 127),                         # 948: 127 is 1
        (JUMP, 1348),                            # 949
        (LOAD, 20, 8, 11),                       # 950
        (JNE, 20, 129, 954),                     # 951: 129 is 0
        (MOVE, 10, 128),                         # 952: 128 is 2
        (JUMP, 1348),                            # 953
        (JNE, 20, 127, 1179),                    # 954: 127 is 1
        (LOAD, 23, 8, 3),                        # 955
        (JEQ, 23, 137, 962),                     # 956: 137 is 37
        (JEQ, 23, 134, 962),                     # 957: 134 is 273
        (JEQ, 23, 138, 962),                     # 958: 138 is 277
        (JEQ, 23, 139, 962),                     # 959: 139 is 500
        (JEQ, 23, 140, 962),                     # 960: 140 is 1047
        (JNE, 23, 141, 991),                     # 961: 141 is 1140
        (MOVE, 20, 323),                         # 962: 323 is 3
        (JUMP, 1177),                            # 963
        (LOAD, 33, 8, 12),                       # 964
        (JNZ, 33, 990),                          # 965
        (LOAD, 36, 8, 5),                        # 966: pos: begin
        (SEEKROOT, 34, 36),                      # 967
        (LOAD, 37, 8, 2),                        # 968
        (AND, 38, 37, 126),                      # 969: 126 is 15
        (EQ, 39, 38, 128),                       # 970: 128 is 2
        (STORE, 8, 13, 39),                      # 971
        (LOAD, 37, 8, 6),                        # 972
        (GE, 38, 37, 324),                       # 973: 324 is 20
        (STORE, 8, 14, 38),                      # 974
        (LOAD, 37, 8, 14),                       # 975: if: is_there
        (JZ, 37, 988),                           # 976
        (ROW, 4, 11, 37),                        # 977: front.words
        (STORE, 8, 15, 37),                      # 978
        (LOAD, 38, 8, 13),                       # 979
        (STORE, 11, 0, 38),                      # 980
        (JNE, 38, 127, 984),                     # 981: switch-on: is_reversed; cases: true; 127 is 1
        (STORE, 11, 1, 127),                     # 982: byte order le; 127 is 1
        (JUMP, 987),                             # 983
        (JNE, 38, 129, 11639),                   # 984: cases: false; 129 is 0
        (STORE, 11, 1, 129),                     # 985: byte order be; 129 is 0
        (JUMP, 987),                             # 986
        (RUN, 11, 2, 20),                        # 987: struc_id, version, struc_length, encoding, ccsid
        (CLOSE, 34),                             # 988: back from front
        (STORE, 8, 12, 127),                     # 989: 127 is 1
        (RETURN, 10),                            # 990: front is read
        (CALL, 10, 964),                         # 991: front
        (LOAD, 26, 8, 15),                       # 992
        (JZ, 26, 11639),                         # 993
        (ROWAT, 12, 4, 26),                      # 994
        (NUMBER2, 40, 12, 2, 4, 52, 1),          # 995
        (LOAD, 44, 8, 1),                        # 996
        (JEQ, 44, 159, 999),                     # 997: 159 is 11
        (JNE, 44, 126, 1001),                    # 998: 126 is 15
        (MOVE, 41, 128),                         # 999: 128 is 2
        (JUMP, 1002),                            # 1000
        (MOVE, 41, 127),                         # 1001: 127 is 1
        (JEQ, 40, 41, 1011),                     # 1002
        (LOAD, 26, 8, 1),                        # 1003
        (JNE, 26, 173, 1144),                    # 1004: 173 is 16
        (CALL, 10, 964),                         # 1005: front
        (LOAD, 26, 8, 15),                       # 1006
        (JZ, 26, 11639),                         # 1007
        (ROWAT, 13, 4, 26),                      # 1008
        (NUMBER2, 40, 13, 2, 4, 52, 1),          # 1009
        (JNE, 40, 128, 1144),                    # 1010: 128 is 2
        (LOAD, 43, 8, 1),                        # 1011
        (JNE, 43, 159, 1020),                    # 1012: 159 is 11
        (CALL, 10, 964),                         # 1013: front
        (LOAD, 43, 8, 15),                       # 1014
        (JZ, 43, 11639),                         # 1015
        (ROWAT, 14, 4, 43),                      # 1016
        (NUMBER2, 44, 14, 2, 8, 52, 1),          # 1017
        (JEQ, 44, 317, 1091),                    # 1018: 317 is 72
        (JUMP, 1089),                            # 1019
        (JNE, 43, 173, 1037),                    # 1020: 173 is 16
        (CALL, 10, 964),                         # 1021: front
        (LOAD, 43, 8, 15),                       # 1022
        (JZ, 43, 11639),                         # 1023
        (ROWAT, 15, 4, 43),                      # 1024
        (NUMBER2, 44, 15, 2, 8, 52, 1),          # 1025
        (CALL, 10, 964),                         # 1026: front
        (LOAD, 48, 8, 15),                       # 1027
        (JZ, 48, 11639),                         # 1028
        (ROWAT, 16, 4, 48),                      # 1029
        (NUMBER2, 49, 16, 2, 4, 52, 1),          # 1030
        (JNE, 49, 127, 1034),                    # 1031: 127 is 1
        (MOVE, 45, 319),                         # 1032: 319 is 164
        (JUMP, 1035),                            # 1033
        (MOVE, 45, 325),                         # 1034: 325 is 180
        (JEQ, 44, 45, 1091),                     # 1035
        (JUMP, 1089),                            # 1036
        (JNE, 43, 176, 1045),                    # 1037: 176 is 17
        (CALL, 10, 964),                         # 1038: front
        (LOAD, 43, 8, 15),                       # 1039
        (JZ, 43, 11639),                         # 1040
        (ROWAT, 17, 4, 43),                      # 1041
        (NUMBER2, 44, 17, 2, 8, 52, 1),          # 1042
        (JEQ, 44, 320, 1091),                    # 1043: 320 is 84
        (JUMP, 1089),                            # 1044
        (JNE, 43, 179, 1053),                    # 1045: 179 is 18
        (CALL, 10, 964),                         # 1046: front
        (LOAD, 43, 8, 15),                       # 1047
        (JZ, 43, 11639),                         # 1048
        (ROWAT, 18, 4, 43),                      # 1049
        (NUMBER2, 44, 18, 2, 8, 52, 1),          # 1050
        (JEQ, 44, 321, 1091),                    # 1051: 321 is 120
        (JUMP, 1089),                            # 1052
        (JLT, 43, 165, 1091),                    # 1053: 165 is 13
        (CALL, 10, 964),                         # 1054: front
        (LOAD, 43, 8, 15),                       # 1055
        (JZ, 43, 11639),                         # 1056
        (ROWAT, 19, 4, 43),                      # 1057
        (NUMBER2, 44, 19, 2, 8, 52, 1),          # 1058
        (LOAD, 48, 8, 1),                        # 1059
        (JNE, 48, 156, 1063),                    # 1060: 156 is 10
        (MOVE, 45, 316),                         # 1061: 316 is 428
        (JUMP, 1088),                            # 1062
        (JNE, 48, 159, 1066),                    # 1063: 159 is 11
        (MOVE, 45, 317),                         # 1064: 317 is 72
        (JUMP, 1088),                            # 1065
        (JNE, 48, 162, 1069),                    # 1066: 162 is 12
        (MOVE, 45, 318),                         # 1067: 318 is 172
        (JUMP, 1088),                            # 1068
        (JNE, 48, 165, 1072),                    # 1069: 165 is 13
        (MOVE, 45, 254),                         # 1070: 254 is 48
        (JUMP, 1088),                            # 1071
        (JNE, 48, 168, 1075),                    # 1072: 168 is 14
        (MOVE, 45, 191),                         # 1073: 191 is 32
        (JUMP, 1088),                            # 1074
        (JNE, 48, 126, 1078),                    # 1075: 126 is 15
        (MOVE, 45, 203),                         # 1076: 203 is 36
        (JUMP, 1088),                            # 1077
        (JNE, 48, 173, 1081),                    # 1078: 173 is 16
        (MOVE, 45, 319),                         # 1079: 319 is 164
        (JUMP, 1088),                            # 1080
        (JNE, 48, 176, 1084),                    # 1081: 176 is 17
        (MOVE, 45, 320),                         # 1082: 320 is 84
        (JUMP, 1088),                            # 1083
        (JNE, 48, 179, 1087),                    # 1084: 179 is 18
        (MOVE, 45, 321),                         # 1085: 321 is 120
        (JUMP, 1088),                            # 1086
        (MOVE, 45, 322),                         # 1087: 322 is 108
        (JGE, 44, 45, 1091),                     # 1088
        (MOVE, 40, 132),                         # 1089: 132 is 7
        (JUMP, 1142),                            # 1090
        (LOAD, 43, 8, 1),                        # 1091
        (JLT, 43, 165, 1102),                    # 1092: 165 is 13
        (CALL, 10, 964),                         # 1093: front
        (LOAD, 43, 8, 15),                       # 1094
        (JZ, 43, 11639),                         # 1095
        (ROWAT, 20, 4, 43),                      # 1096
        (NUMBER2, 44, 20, 2, 8, 52, 1),          # 1097
        (LOAD, 45, 8, 6),                        # 1098
        (JLE, 44, 45, 1102),                     # 1099
        (MOVE, 40, 127),                         # 1100: 127 is 1
        (JUMP, 1142),                            # 1101
        (LOAD, 43, 8, 1),                        # 1102
        (JNE, 43, 156, 1141),                    # 1103: 156 is 10
        (JUMP, 1129),                            # 1104: embedded_id, when it is asked for
        (LOAD, 50, 8, 16),                       # 1105
        (JNZ, 50, 1128),                         # 1106
        (LOAD, 56, 8, 1),                        # 1107: pos: told_kind == 10 and len_left >= 108 ? begin + 104 : begin
        (JNE, 56, 156, 1114),                    # 1108: 156 is 10
        (LOAD, 56, 8, 6),                        # 1109
        (JLT, 56, 322, 1114),                    # 1110: 322 is 108
        (LOAD, 56, 8, 5),                        # 1111
        (ADD, 53, 56, 326),                      # 1112: 326 is 104
        (JUMP, 1115),                            # 1113
        (LOAD, 53, 8, 5),                        # 1114
        (SEEKROOT, 51, 53),                      # 1115
        (MOVE, 56, 129),                         # 1116: 129 is 0
        (LOAD, 57, 8, 1),                        # 1117
        (JNE, 57, 156, 1122),                    # 1118: 156 is 10
        (LOAD, 57, 8, 6),                        # 1119
        (JLT, 57, 322, 1122),                    # 1120: 322 is 108
        (MOVE, 56, 127),                         # 1121: 127 is 1
        (STORE, 8, 17, 56),                      # 1122
        (JZ, 56, 1126),                          # 1123: if: is_there
        (RUN, 8, 19, 4),                         # 1124: number
        (STORE, 8, 18, 127),                     # 1125: 127 is 1
        (CLOSE, 51),                             # 1126: back from embedded_id
        (STORE, 8, 16, 127),                     # 1127: 127 is 1
        (RETURN, 21),                            # 1128: embedded_id is read
        (CALL, 21, 1105),                        # 1129: embedded_id
        (LOAD, 43, 8, 18),                       # 1130
        (JZ, 43, 11639),                         # 1131
        (NUMBER, 44, 8, 19, 0, 36),              # 1132
        (LOAD, 48, 8, 11),                       # 1133
        (JNE, 48, 128, 1137),                    # 1134: 128 is 2
        (MOVE, 45, 327),                         # 1135: 327 is 3569631296
        (JUMP, 1138),                            # 1136
        (MOVE, 45, 328),                         # 1137: 328 is 1296310304
        (JEQ, 44, 45, 1141),                     # 1138
        (MOVE, 40, 329),                         # 1139: 329 is 9
        (JUMP, 1142),                            # 1140
        (MOVE, 40, 129),                         # 1141: 129 is 0
        (MOVE, 23, 40),                          # 1142
        (JUMP, 1176),                            # 1143
        (LOAD, 26, 8, 1),                        # 1144
        (JEQ, 26, 168, 1147),                    # 1145: 168 is 14
        (JNE, 26, 126, 1161),                    # 1146: 126 is 15
        (CALL, 10, 964),                         # 1147: front
        (LOAD, 26, 8, 15),                       # 1148
        (JZ, 26, 11639),                         # 1149
        (ROWAT, 22, 4, 26),                      # 1150
        (NUMBER2, 40, 22, 2, 4, 52, 1),          # 1151
        (JEQ, 40, 127, 1159),                    # 1152: 127 is 1
        (CALL, 10, 964),                         # 1153: front
        (LOAD, 26, 8, 15),                       # 1154
        (JZ, 26, 11639),                         # 1155
        (ROWAT, 23, 4, 26),                      # 1156
        (NUMBER2, 40, 23, 2, 4, 52, 1),          # 1157
        (JNE, 40, 128, 1161),                    # 1158: 128 is 2
        (MOVE, 23, 330),                         # 1159: 330 is 6
        (JUMP, 1176),                            # 1160
        (CALL, 10, 964),                         # 1161: front
        (LOAD, 26, 8, 15),                       # 1162
        (JZ, 26, 11639),                         # 1163
        (ROWAT, 24, 4, 26),                      # 1164
        (NUMBER2, 40, 24, 2, 4, 52, 1),          # 1165
        (JEQ, 40, 331, 1173),                    # 1166: 331 is 16777216
        (CALL, 10, 964),                         # 1167: front
        (LOAD, 26, 8, 15),                       # 1168
        (JZ, 26, 11639),                         # 1169
        (ROWAT, 25, 4, 26),                      # 1170
        (NUMBER2, 40, 25, 2, 4, 52, 1),          # 1171
        (JNE, 40, 332, 1175),                    # 1172: 332 is 33554432
        (MOVE, 23, 131),                         # 1173: 131 is 4
        (JUMP, 1176),                            # 1174
        (MOVE, 23, 333),                         # 1175: 333 is 5
        (MOVE, 20, 23),                          # 1176
        (MOVE, 10, 20),                          # 1177
        (JUMP, 1348),                            # 1178
        (LOAD, 20, 8, 3),                        # 1179
        (JEQ, 20, 144, 1185),                    # 1180: 144 is 437
        (JEQ, 20, 145, 1185),                    # 1181: 145 is 819
        (JEQ, 20, 146, 1185),                    # 1182: 146 is 850
        (JEQ, 20, 147, 1185),                    # 1183: 147 is 1208
        (JNE, 20, 148, 1187),                    # 1184: 148 is 1252
        (MOVE, 10, 323),                         # 1185: 323 is 3
        (JUMP, 1348),                            # 1186
        (CALL, 10, 964),                         # 1187: front
        (LOAD, 23, 8, 15),                       # 1188
        (JZ, 23, 11639),                         # 1189
        (ROWAT, 26, 4, 23),                      # 1190
        (NUMBER2, 24, 26, 2, 4, 52, 1),          # 1191
        (LOAD, 43, 8, 1),                        # 1192
        (JEQ, 43, 159, 1195),                    # 1193: 159 is 11
        (JNE, 43, 126, 1197),                    # 1194: 126 is 15
        (MOVE, 40, 128),                         # 1195: 128 is 2
        (JUMP, 1198),                            # 1196
        (MOVE, 40, 127),                         # 1197: 127 is 1
        (JEQ, 24, 40, 1207),                     # 1198
        (LOAD, 23, 8, 1),                        # 1199
        (JNE, 23, 173, 1315),                    # 1200: 173 is 16
        (CALL, 10, 964),                         # 1201: front
        (LOAD, 23, 8, 15),                       # 1202
        (JZ, 23, 11639),                         # 1203
        (ROWAT, 27, 4, 23),                      # 1204
        (NUMBER2, 24, 27, 2, 4, 52, 1),          # 1205
        (JNE, 24, 128, 1315),                    # 1206: 128 is 2
        (LOAD, 26, 8, 1),                        # 1207
        (JNE, 26, 159, 1216),                    # 1208: 159 is 11
        (CALL, 10, 964),                         # 1209: front
        (LOAD, 26, 8, 15),                       # 1210
        (JZ, 26, 11639),                         # 1211
        (ROWAT, 28, 4, 26),                      # 1212
        (NUMBER2, 40, 28, 2, 8, 52, 1),          # 1213
        (JEQ, 40, 317, 1287),                    # 1214: 317 is 72
        (JUMP, 1285),                            # 1215
        (JNE, 26, 173, 1233),                    # 1216: 173 is 16
        (CALL, 10, 964),                         # 1217: front
        (LOAD, 26, 8, 15),                       # 1218
        (JZ, 26, 11639),                         # 1219
        (ROWAT, 29, 4, 26),                      # 1220
        (NUMBER2, 40, 29, 2, 8, 52, 1),          # 1221
        (CALL, 10, 964),                         # 1222: front
        (LOAD, 44, 8, 15),                       # 1223
        (JZ, 44, 11639),                         # 1224
        (ROWAT, 30, 4, 44),                      # 1225
        (NUMBER2, 45, 30, 2, 4, 52, 1),          # 1226
        (JNE, 45, 127, 1230),                    # 1227: 127 is 1
        (MOVE, 41, 319),                         # 1228: 319 is 164
        (JUMP, 1231),                            # 1229
        (MOVE, 41, 325),                         # 1230: 325 is 180
        (JEQ, 40, 41, 1287),                     # 1231
        (JUMP, 1285),                            # 1232
        (JNE, 26, 176, 1241),                    # 1233: 176 is 17
        (CALL, 10, 964),                         # 1234: front
        (LOAD, 26, 8, 15),                       # 1235
        (JZ, 26, 11639),                         # 1236
        (ROWAT, 31, 4, 26),                      # 1237
        (NUMBER2, 40, 31, 2, 8, 52, 1),          # 1238
        (JEQ, 40, 320, 1287),                    # 1239: 320 is 84
        (JUMP, 1285),                            # 1240
        (JNE, 26, 179, 1249),                    # 1241: 179 is 18
        (CALL, 10, 964),                         # 1242: front
        (LOAD, 26, 8, 15),                       # 1243
        (JZ, 26, 11639),                         # 1244
        (ROWAT, 32, 4, 26),                      # 1245
        (NUMBER2, 40, 32, 2, 8, 52, 1),          # 1246
        (JEQ, 40, 321, 1287),                    # 1247: 321 is 120
        (JUMP, 1285),                            # 1248
        (JLT, 26, 165, 1287),                    # 1249: 165 is 13
        (CALL, 10, 964),                         # 1250: front
        (LOAD, 26, 8, 15),                       # 1251
        (JZ, 26, 11639),                         # 1252
        (ROWAT, 33, 4, 26),                      # 1253
        (NUMBER2, 40, 33, 2, 8, 52, 1),          # 1254
        (LOAD, 44, 8, 1),                        # 1255
        (JNE, 44, 156, 1259),                    # 1256: 156 is 10
        (MOVE, 41, 316),                         # 1257: 316 is 428
        (JUMP, 1284),                            # 1258
        (JNE, 44, 159, 1262),                    # 1259: 159 is 11
        (MOVE, 41, 317),                         # 1260: 317 is 72
        (JUMP, 1284),                            # 1261
        (JNE, 44, 162, 1265),                    # 1262: 162 is 12
        (MOVE, 41, 318),                         # 1263: 318 is 172
        (JUMP, 1284),                            # 1264
        (JNE, 44, 165, 1268),                    # 1265: 165 is 13
        (MOVE, 41, 254),                         # 1266: 254 is 48
        (JUMP, 1284),                            # 1267
        (JNE, 44, 168, 1271),                    # 1268: 168 is 14
        (MOVE, 41, 191),                         # 1269: 191 is 32
        (JUMP, 1284),                            # 1270
        (JNE, 44, 126, 1274),                    # 1271: 126 is 15
        (MOVE, 41, 203),                         # 1272: 203 is 36
        (JUMP, 1284),                            # 1273
        (JNE, 44, 173, 1277),                    # 1274: 173 is 16
        (MOVE, 41, 319),                         # 1275: 319 is 164
        (JUMP, 1284),                            # 1276
        (JNE, 44, 176, 1280),                    # 1277: 176 is 17
        (MOVE, 41, 320),                         # 1278: 320 is 84
        (JUMP, 1284),                            # 1279
        (JNE, 44, 179, 1283),                    # 1280: 179 is 18
        (MOVE, 41, 321),                         # 1281: 321 is 120
        (JUMP, 1284),                            # 1282
        (MOVE, 41, 322),                         # 1283: 322 is 108
        (JGE, 40, 41, 1287),                     # 1284
        (MOVE, 23, 132),                         # 1285: 132 is 7
        (JUMP, 1313),                            # 1286
        (LOAD, 26, 8, 1),                        # 1287
        (JLT, 26, 165, 1298),                    # 1288: 165 is 13
        (CALL, 10, 964),                         # 1289: front
        (LOAD, 26, 8, 15),                       # 1290
        (JZ, 26, 11639),                         # 1291
        (ROWAT, 34, 4, 26),                      # 1292
        (NUMBER2, 40, 34, 2, 8, 52, 1),          # 1293
        (LOAD, 41, 8, 6),                        # 1294
        (JLE, 40, 41, 1298),                     # 1295
        (MOVE, 23, 127),                         # 1296: 127 is 1
        (JUMP, 1313),                            # 1297
        (LOAD, 26, 8, 1),                        # 1298
        (JNE, 26, 156, 1312),                    # 1299: 156 is 10
        (CALL, 21, 1105),                        # 1300: embedded_id
        (LOAD, 26, 8, 18),                       # 1301
        (JZ, 26, 11639),                         # 1302
        (NUMBER, 40, 8, 19, 0, 36),              # 1303
        (LOAD, 44, 8, 11),                       # 1304
        (JNE, 44, 128, 1308),                    # 1305: 128 is 2
        (MOVE, 41, 327),                         # 1306: 327 is 3569631296
        (JUMP, 1309),                            # 1307
        (MOVE, 41, 328),                         # 1308: 328 is 1296310304
        (JEQ, 40, 41, 1312),                     # 1309
        (MOVE, 23, 329),                         # 1310: 329 is 9
        (JUMP, 1313),                            # 1311
        (MOVE, 23, 129),                         # 1312: 129 is 0
        (MOVE, 20, 23),                          # 1313
        (JUMP, 1347),                            # 1314
        (LOAD, 23, 8, 1),                        # 1315
        (JEQ, 23, 168, 1318),                    # 1316: 168 is 14
        (JNE, 23, 126, 1332),                    # 1317: 126 is 15
        (CALL, 10, 964),                         # 1318: front
        (LOAD, 23, 8, 15),                       # 1319
        (JZ, 23, 11639),                         # 1320
        (ROWAT, 35, 4, 23),                      # 1321
        (NUMBER2, 24, 35, 2, 4, 52, 1),          # 1322
        (JEQ, 24, 127, 1330),                    # 1323: 127 is 1
        (CALL, 10, 964),                         # 1324: front
        (LOAD, 23, 8, 15),                       # 1325
        (JZ, 23, 11639),                         # 1326
        (ROWAT, 36, 4, 23),                      # 1327
        (NUMBER2, 24, 36, 2, 4, 52, 1),          # 1328
        (JNE, 24, 128, 1332),                    # 1329: 128 is 2
        (MOVE, 20, 330),                         # 1330: 330 is 6
        (JUMP, 1347),                            # 1331
        (CALL, 10, 964),                         # 1332: front
        (LOAD, 23, 8, 15),                       # 1333
        (JZ, 23, 11639),                         # 1334
        (ROWAT, 37, 4, 23),                      # 1335
        (NUMBER2, 24, 37, 2, 4, 52, 1),          # 1336
        (JEQ, 24, 331, 1344),                    # 1337: 331 is 16777216
        (CALL, 10, 964),                         # 1338: front
        (LOAD, 23, 8, 15),                       # 1339
        (JZ, 23, 11639),                         # 1340
        (ROWAT, 38, 4, 23),                      # 1341
        (NUMBER2, 24, 38, 2, 4, 52, 1),          # 1342
        (JNE, 24, 332, 1346),                    # 1343: 332 is 33554432
        (MOVE, 20, 131),                         # 1344: 131 is 4
        (JUMP, 1347),                            # 1345
        (MOVE, 20, 333),                         # 1346: 333 is 5
        (MOVE, 10, 20),                          # 1347
        (STORE, 8, 20, 10),                      # 1348
        (JNE, 10, 129, 4350),                    # 1349: if: verdict.code == 0; 129 is 0
        (ROW, 5, 39, 10),                        # 1350: link.header
        (STORE, 8, 21, 10),                      # 1351
        (LOAD, 11, 8, 1),                        # 1352: switch-on: told_kind
        (SWITCH, 11, 10, 10),                    # 1353
        (JUMP, 1365),                            # 1354: case 10
        (JUMP, 1780),                            # 1355: case 11
        (JUMP, 1826),                            # 1356: case 12
        (JUMP, 2118),                            # 1357: case 13
        (JUMP, 2419),                            # 1358: case 14
        (JUMP, 2679),                            # 1359: case 15
        (JUMP, 3039),                            # 1360: case 16
        (JUMP, 3446),                            # 1361: case 17
        (JUMP, 3770),                            # 1362: case 18
        (JUMP, 4044),                            # 1363: case 19
        (JUMP, 4350),                            # 1364
        (ROW, 6, 40, 11),                        # 1365: link.header.xqh
        (STORE, 39, 0, 11),                      # 1366
        (LOAD, 12, 8, 2),                        # 1367
        (STORE, 40, 0, 12),                      # 1368
        (LOAD, 12, 8, 3),                        # 1369
        (STORE, 40, 1, 12),                      # 1370
        (LOAD, 12, 40, 0),                       # 1371: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 1372: 126 is 15
        (JNE, 20, 128, 1376),                    # 1373: cases: 2; 128 is 2
        (STORE, 40, 2, 127),                     # 1374: byte order le; 127 is 1
        (JUMP, 1377),                            # 1375
        (STORE, 40, 2, 129),                     # 1376: byte order be; 129 is 0
        (RUN, 40, 3, 8),                         # 1377: struc_id, version
        (JSAMEN, 40, 3, 0, 432, 4, 1386),        # 1378: struc_id; valid: (_ == [0x58, 0x51, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xe7, 0xd8, 0xc8, 0x40] and not  ...; _ != b'XQH '
        (LOAD, 12, 40, 1),                       # 1379
        (JEQ, 12, 137, 1386),                    # 1380: 137 is 37
        (JEQ, 12, 134, 1386),                    # 1381: 134 is 273
        (JEQ, 12, 138, 1386),                    # 1382: 138 is 277
        (JEQ, 12, 139, 1386),                    # 1383: 139 is 500
        (JEQ, 12, 140, 1386),                    # 1384: 140 is 1047
        (JNE, 12, 141, 1393),                    # 1385: 141 is 1140
        (JSAMEN, 40, 3, 0, 436, 4, 11639),       # 1386: _ != b'\xe7\xd8\xc8@'
        (LOAD, 12, 40, 1),                       # 1387
        (JEQ, 12, 144, 11639),                   # 1388: 144 is 437
        (JEQ, 12, 145, 11639),                   # 1389: 145 is 819
        (JEQ, 12, 146, 11639),                   # 1390: 146 is 850
        (JEQ, 12, 147, 11639),                   # 1391: 147 is 1208
        (JEQ, 12, 148, 11639),                   # 1392: 148 is 1252
        (NUMBER2, 12, 40, 3, 4, 52, 2),          # 1393: version
        (JNE, 12, 127, 11639),                   # 1394: valid: 1; 127 is 1
        (FIXED, 20, 40, 3, 0, 4),                # 1395
        (SAME, 22, 20, 336),                     # 1396: 336 is b'\xe7\xd8\xc8@'
        (STORE, 40, 4, 22),                      # 1397
        (LOAD, 12, 40, 4),                       # 1398: if: not is_ebcdic
        (JNZ, 12, 1404),                         # 1399
        (BYTES, 40, 6, 254),                     # 1400: size: len; ascii; 254 is 48
        (UNPAD, 40, 6, 32),                      # 1401
        (CUT, 40, 6, 0, 0),                      # 1402
        (STORE, 40, 5, 127),                     # 1403: 127 is 1
        (JZ, 12, 1409),                          # 1404: if: is_ebcdic
        (BYTES, 40, 9, 254),                     # 1405: size: len; ebcdic; 254 is 48
        (UNPAD, 40, 9, 64),                      # 1406
        (CUT, 40, 9, 0, 0),                      # 1407
        (STORE, 40, 8, 127),                     # 1408: 127 is 1
        (JNZ, 12, 1414),                         # 1409: if: not is_ebcdic
        (BYTES, 40, 12, 254),                    # 1410: size: len; ascii; 254 is 48
        (UNPAD, 40, 12, 32),                     # 1411
        (CUT, 40, 12, 0, 0),                     # 1412
        (STORE, 40, 11, 127),                    # 1413: 127 is 1
        (JZ, 12, 1419),                          # 1414: if: is_ebcdic
        (BYTES, 40, 15, 254),                    # 1415: size: len; ebcdic; 254 is 48
        (UNPAD, 40, 15, 64),                     # 1416
        (CUT, 40, 15, 0, 0),                     # 1417
        (STORE, 40, 14, 127),                    # 1418: 127 is 1
        (LOAD, 12, 40, 0),                       # 1419: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 1420: 126 is 15
        (JNE, 20, 128, 1424),                    # 1421: cases: 2; 128 is 2
        (STORE, 40, 17, 127),                    # 1422: byte order le; 127 is 1
        (JUMP, 1425),                            # 1423
        (STORE, 40, 17, 129),                    # 1424: byte order be; 129 is 0
        (RUN, 40, 18, 8),                        # 1425: struc_id, version
        (JSAMEN, 40, 18, 0, 0, 4, 1434),         # 1426: struc_id; valid: (_ == [0x4d, 0x44, 0x20, 0x20] and not context.is_ebcdic) or (_ == [0xd4, 0xc4, 0x40, 0x40] and not  ...; _ != b'MD  '
        (LOAD, 12, 40, 1),                       # 1427
        (JEQ, 12, 137, 1434),                    # 1428: 137 is 37
        (JEQ, 12, 134, 1434),                    # 1429: 134 is 273
        (JEQ, 12, 138, 1434),                    # 1430: 138 is 277
        (JEQ, 12, 139, 1434),                    # 1431: 139 is 500
        (JEQ, 12, 140, 1434),                    # 1432: 140 is 1047
        (JNE, 12, 141, 1441),                    # 1433: 141 is 1140
        (JSAMEN, 40, 18, 0, 4, 4, 11639),        # 1434: _ != b'\xd4\xc4@@'
        (LOAD, 12, 40, 1),                       # 1435
        (JEQ, 12, 144, 11639),                   # 1436: 144 is 437
        (JEQ, 12, 145, 11639),                   # 1437: 145 is 819
        (JEQ, 12, 146, 11639),                   # 1438: 146 is 850
        (JEQ, 12, 147, 11639),                   # 1439: 147 is 1208
        (JEQ, 12, 148, 11639),                   # 1440: 148 is 1252
        (RUN, 40, 19, 4),                        # 1441: bits
        (RUN, 40, 20, 20),                       # 1442: msg_type, expiry, feedback, encoding, coded_char_set_id
        (FIXED, 20, 40, 18, 0, 4),               # 1443
        (SAME, 22, 20, 142),                     # 1444: 142 is b'\xd4\xc4@@'
        (STORE, 40, 21, 22),                     # 1445
        (LOAD, 12, 40, 21),                      # 1446: if: not is_ebcdic
        (JNZ, 12, 1453),                         # 1447
        (BYTES, 40, 23, 130),                    # 1448: size: 8; ascii; 130 is 8
        (UNPAD, 40, 23, 32),                     # 1449
        (CUT, 40, 23, 0, 0),                     # 1450
        (TEXTAT, 40, 23, 0),                     # 1451: ascii is ISO-8859-1
        (STORE, 40, 22, 127),                    # 1452: 127 is 1
        (JZ, 12, 1459),                          # 1453: if: is_ebcdic
        (BYTES, 40, 26, 130),                    # 1454: size: 8; ebcdic; 130 is 8
        (UNPAD, 40, 26, 64),                     # 1455
        (CUT, 40, 26, 0, 0),                     # 1456
        (TEXTAT, 40, 26, 1),                     # 1457: ebcdic is IBM037
        (STORE, 40, 25, 127),                    # 1458: 127 is 1
        (LOAD, 23, 40, 21),                      # 1459
        (JZ, 23, 1577),                          # 1460
        (LOAD, 26, 40, 25),                      # 1461
        (JZ, 26, 11639),                         # 1462
        (LOAD, 40, 40, 26),                      # 1463
        (LOAD, 41, 40, 27),                      # 1464
        (SAME, 42, 40, 149),                     # 1465: 149 is b''
        (JZ, 42, 1469),                          # 1466
        (MOVE, 23, 127),                         # 1467: 127 is 1
        (JUMP, 1575),                            # 1468
        (LOAD, 40, 40, 26),                      # 1469
        (SAME, 42, 40, 151),                     # 1470: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 1474),                          # 1471
        (MOVE, 23, 153),                         # 1472: 153 is 39
        (JUMP, 1575),                            # 1473
        (LOAD, 40, 40, 26),                      # 1474
        (SAME, 42, 40, 154),                     # 1475: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 1479),                          # 1476
        (MOVE, 23, 156),                         # 1477: 156 is 10
        (JUMP, 1575),                            # 1478
        (LOAD, 40, 40, 26),                      # 1479
        (SAME, 42, 40, 157),                     # 1480: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 1484),                          # 1481
        (MOVE, 23, 159),                         # 1482: 159 is 11
        (JUMP, 1575),                            # 1483
        (LOAD, 40, 40, 26),                      # 1484
        (SAME, 42, 40, 160),                     # 1485: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 1489),                          # 1486
        (MOVE, 23, 162),                         # 1487: 162 is 12
        (JUMP, 1575),                            # 1488
        (LOAD, 40, 40, 26),                      # 1489
        (SAME, 42, 40, 163),                     # 1490: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 1494),                          # 1491
        (MOVE, 23, 165),                         # 1492: 165 is 13
        (JUMP, 1575),                            # 1493
        (LOAD, 40, 40, 26),                      # 1494
        (SAME, 42, 40, 166),                     # 1495: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 1499),                          # 1496
        (MOVE, 23, 168),                         # 1497: 168 is 14
        (JUMP, 1575),                            # 1498
        (LOAD, 40, 40, 26),                      # 1499
        (SAME, 42, 40, 169),                     # 1500: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 1504),                          # 1501
        (MOVE, 23, 126),                         # 1502: 126 is 15
        (JUMP, 1575),                            # 1503
        (LOAD, 40, 40, 26),                      # 1504
        (SAME, 42, 40, 171),                     # 1505: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 1509),                          # 1506
        (MOVE, 23, 173),                         # 1507: 173 is 16
        (JUMP, 1575),                            # 1508
        (LOAD, 40, 40, 26),                      # 1509
        (SAME, 42, 40, 174),                     # 1510: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 1514),                          # 1511
        (MOVE, 23, 176),                         # 1512: 176 is 17
        (JUMP, 1575),                            # 1513
        (LOAD, 40, 40, 26),                      # 1514
        (SAME, 42, 40, 177),                     # 1515: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 1519),                          # 1516
        (MOVE, 23, 179),                         # 1517: 179 is 18
        (JUMP, 1575),                            # 1518
        (LOAD, 40, 40, 26),                      # 1519
        (SAME, 42, 40, 180),                     # 1520: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 1524),                          # 1521
        (MOVE, 23, 182),                         # 1522: 182 is 19
        (JUMP, 1575),                            # 1523
        (LOAD, 40, 40, 26),                      # 1524
        (SAME, 42, 40, 183),                     # 1525: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 1529),                          # 1526
        (MOVE, 23, 185),                         # 1527: 185 is 30
        (JUMP, 1575),                            # 1528
        (LOAD, 40, 40, 26),                      # 1529
        (SAME, 42, 40, 186),                     # 1530: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 1534),                          # 1531
        (MOVE, 23, 188),                         # 1532: 188 is 31
        (JUMP, 1575),                            # 1533
        (LOAD, 40, 40, 26),                      # 1534
        (SAME, 42, 40, 189),                     # 1535: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 1539),                          # 1536
        (MOVE, 23, 191),                         # 1537: 191 is 32
        (JUMP, 1575),                            # 1538
        (LOAD, 40, 40, 26),                      # 1539
        (SAME, 42, 40, 192),                     # 1540: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 1544),                          # 1541
        (MOVE, 23, 194),                         # 1542: 194 is 33
        (JUMP, 1575),                            # 1543
        (LOAD, 40, 40, 26),                      # 1544
        (SAME, 42, 40, 195),                     # 1545: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 1549),                          # 1546
        (MOVE, 23, 197),                         # 1547: 197 is 34
        (JUMP, 1575),                            # 1548
        (LOAD, 40, 40, 26),                      # 1549
        (SAME, 42, 40, 198),                     # 1550: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 1554),                          # 1551
        (MOVE, 23, 200),                         # 1552: 200 is 35
        (JUMP, 1575),                            # 1553
        (LOAD, 40, 40, 26),                      # 1554
        (SAME, 42, 40, 201),                     # 1555: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 1559),                          # 1556
        (MOVE, 23, 203),                         # 1557: 203 is 36
        (JUMP, 1575),                            # 1558
        (LOAD, 40, 40, 26),                      # 1559
        (SAME, 42, 40, 204),                     # 1560: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 1564),                          # 1561
        (MOVE, 23, 137),                         # 1562: 137 is 37
        (JUMP, 1575),                            # 1563
        (LOAD, 40, 40, 26),                      # 1564
        (SAME, 42, 40, 206),                     # 1565: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 1569),                          # 1566
        (MOVE, 23, 208),                         # 1567: 208 is 38
        (JUMP, 1575),                            # 1568
        (LOAD, 40, 40, 26),                      # 1569
        (SAME, 42, 40, 209),                     # 1570: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 1574),                          # 1571
        (MOVE, 23, 211),                         # 1572: 211 is 40
        (JUMP, 1575),                            # 1573
        (MOVE, 23, 129),                         # 1574: 129 is 0
        (MOVE, 20, 23),                          # 1575
        (JUMP, 1693),                            # 1576
        (JNZ, 23, 11639),                        # 1577
        (LOAD, 26, 40, 22),                      # 1578
        (JZ, 26, 11639),                         # 1579
        (LOAD, 40, 40, 23),                      # 1580
        (LOAD, 41, 40, 24),                      # 1581
        (SAME, 42, 40, 149),                     # 1582: 149 is b''
        (JZ, 42, 1586),                          # 1583
        (MOVE, 23, 127),                         # 1584: 127 is 1
        (JUMP, 1692),                            # 1585
        (LOAD, 40, 40, 23),                      # 1586
        (SAME, 42, 40, 212),                     # 1587: 212 is b'MQSTR'
        (JZ, 42, 1591),                          # 1588
        (MOVE, 23, 153),                         # 1589: 153 is 39
        (JUMP, 1692),                            # 1590
        (LOAD, 40, 40, 23),                      # 1591
        (SAME, 42, 40, 214),                     # 1592: 214 is b'MQXMIT'
        (JZ, 42, 1596),                          # 1593
        (MOVE, 23, 156),                         # 1594: 156 is 10
        (JUMP, 1692),                            # 1595
        (LOAD, 40, 40, 23),                      # 1596
        (SAME, 42, 40, 216),                     # 1597: 216 is b'MQHMDE'
        (JZ, 42, 1601),                          # 1598
        (MOVE, 23, 159),                         # 1599: 159 is 11
        (JUMP, 1692),                            # 1600
        (LOAD, 40, 40, 23),                      # 1601
        (SAME, 42, 40, 218),                     # 1602: 218 is b'MQDEAD'
        (JZ, 42, 1606),                          # 1603
        (MOVE, 23, 162),                         # 1604: 162 is 12
        (JUMP, 1692),                            # 1605
        (LOAD, 40, 40, 23),                      # 1606
        (SAME, 42, 40, 220),                     # 1607: 220 is b'MQHDIST'
        (JZ, 42, 1611),                          # 1608
        (MOVE, 23, 165),                         # 1609: 165 is 13
        (JUMP, 1692),                            # 1610
        (LOAD, 40, 40, 23),                      # 1611
        (SAME, 42, 40, 222),                     # 1612: 222 is b'MQHRF'
        (JZ, 42, 1616),                          # 1613
        (MOVE, 23, 168),                         # 1614: 168 is 14
        (JUMP, 1692),                            # 1615
        (LOAD, 40, 40, 23),                      # 1616
        (SAME, 42, 40, 224),                     # 1617: 224 is b'MQHRF2'
        (JZ, 42, 1621),                          # 1618
        (MOVE, 23, 126),                         # 1619: 126 is 15
        (JUMP, 1692),                            # 1620
        (LOAD, 40, 40, 23),                      # 1621
        (SAME, 42, 40, 226),                     # 1622: 226 is b'MQCICS'
        (JZ, 42, 1626),                          # 1623
        (MOVE, 23, 173),                         # 1624: 173 is 16
        (JUMP, 1692),                            # 1625
        (LOAD, 40, 40, 23),                      # 1626
        (SAME, 42, 40, 228),                     # 1627: 228 is b'MQIMS'
        (JZ, 42, 1631),                          # 1628
        (MOVE, 23, 176),                         # 1629: 176 is 17
        (JUMP, 1692),                            # 1630
        (LOAD, 40, 40, 23),                      # 1631
        (SAME, 42, 40, 230),                     # 1632: 230 is b'MQHWIH'
        (JZ, 42, 1636),                          # 1633
        (MOVE, 23, 179),                         # 1634: 179 is 18
        (JUMP, 1692),                            # 1635
        (LOAD, 40, 40, 23),                      # 1636
        (SAME, 42, 40, 232),                     # 1637: 232 is b'MQHREF'
        (JZ, 42, 1641),                          # 1638
        (MOVE, 23, 182),                         # 1639: 182 is 19
        (JUMP, 1692),                            # 1640
        (LOAD, 40, 40, 23),                      # 1641
        (SAME, 42, 40, 234),                     # 1642: 234 is b'MQADMIN'
        (JZ, 42, 1646),                          # 1643
        (MOVE, 23, 185),                         # 1644: 185 is 30
        (JUMP, 1692),                            # 1645
        (LOAD, 40, 40, 23),                      # 1646
        (SAME, 42, 40, 236),                     # 1647: 236 is b'MQAMQP'
        (JZ, 42, 1651),                          # 1648
        (MOVE, 23, 188),                         # 1649: 188 is 31
        (JUMP, 1692),                            # 1650
        (LOAD, 40, 40, 23),                      # 1651
        (SAME, 42, 40, 238),                     # 1652: 238 is b'MQCHCOM'
        (JZ, 42, 1656),                          # 1653
        (MOVE, 23, 191),                         # 1654: 191 is 32
        (JUMP, 1692),                            # 1655
        (LOAD, 40, 40, 23),                      # 1656
        (SAME, 42, 40, 240),                     # 1657: 240 is b'MQCMD1'
        (JZ, 42, 1661),                          # 1658
        (MOVE, 23, 194),                         # 1659: 194 is 33
        (JUMP, 1692),                            # 1660
        (LOAD, 40, 40, 23),                      # 1661
        (SAME, 42, 40, 242),                     # 1662: 242 is b'MQCMD2'
        (JZ, 42, 1666),                          # 1663
        (MOVE, 23, 197),                         # 1664: 197 is 34
        (JUMP, 1692),                            # 1665
        (LOAD, 40, 40, 23),                      # 1666
        (SAME, 42, 40, 244),                     # 1667: 244 is b'MQHEPCF'
        (JZ, 42, 1671),                          # 1668
        (MOVE, 23, 200),                         # 1669: 200 is 35
        (JUMP, 1692),                            # 1670
        (LOAD, 40, 40, 23),                      # 1671
        (SAME, 42, 40, 246),                     # 1672: 246 is b'MQEVENT'
        (JZ, 42, 1676),                          # 1673
        (MOVE, 23, 203),                         # 1674: 203 is 36
        (JUMP, 1692),                            # 1675
        (LOAD, 40, 40, 23),                      # 1676
        (SAME, 42, 40, 248),                     # 1677: 248 is b'MQIMSVS'
        (JZ, 42, 1681),                          # 1678
        (MOVE, 23, 137),                         # 1679: 137 is 37
        (JUMP, 1692),                            # 1680
        (LOAD, 40, 40, 23),                      # 1681
        (SAME, 42, 40, 250),                     # 1682: 250 is b'MQPCF'
        (JZ, 42, 1686),                          # 1683
        (MOVE, 23, 208),                         # 1684: 208 is 38
        (JUMP, 1692),                            # 1685
        (LOAD, 40, 40, 23),                      # 1686
        (SAME, 42, 40, 252),                     # 1687: 252 is b'MQTRIG'
        (JZ, 42, 1691),                          # 1688
        (MOVE, 23, 211),                         # 1689: 211 is 40
        (JUMP, 1692),                            # 1690
        (MOVE, 23, 129),                         # 1691: 129 is 0
        (MOVE, 20, 23),                          # 1692
        (STORE, 40, 28, 20),                     # 1693
        (RUN, 40, 29, 60),                       # 1694: priority, persistence, msg_id, correl_id, backout_count
        (JNZ, 12, 1700),                         # 1695: if: not is_ebcdic
        (BYTES, 40, 31, 254),                    # 1696: size: len; ascii; 254 is 48
        (UNPAD, 40, 31, 32),                     # 1697
        (CUT, 40, 31, 0, 0),                     # 1698
        (STORE, 40, 30, 127),                    # 1699: 127 is 1
        (JZ, 12, 1705),                          # 1700: if: is_ebcdic
        (BYTES, 40, 34, 254),                    # 1701: size: len; ebcdic; 254 is 48
        (UNPAD, 40, 34, 64),                     # 1702
        (CUT, 40, 34, 0, 0),                     # 1703
        (STORE, 40, 33, 127),                    # 1704: 127 is 1
        (JNZ, 12, 1710),                         # 1705: if: not is_ebcdic
        (BYTES, 40, 37, 254),                    # 1706: size: len; ascii; 254 is 48
        (UNPAD, 40, 37, 32),                     # 1707
        (CUT, 40, 37, 0, 0),                     # 1708
        (STORE, 40, 36, 127),                    # 1709: 127 is 1
        (JZ, 12, 1715),                          # 1710: if: is_ebcdic
        (BYTES, 40, 40, 254),                    # 1711: size: len; ebcdic; 254 is 48
        (UNPAD, 40, 40, 64),                     # 1712
        (CUT, 40, 40, 0, 0),                     # 1713
        (STORE, 40, 39, 127),                    # 1714: 127 is 1
        (JNZ, 12, 1720),                         # 1715: if: not is_ebcdic
        (BYTES, 40, 43, 162),                    # 1716: size: len; ascii; 162 is 12
        (UNPAD, 40, 43, 32),                     # 1717
        (CUT, 40, 43, 0, 0),                     # 1718
        (STORE, 40, 42, 127),                    # 1719: 127 is 1
        (JZ, 12, 1725),                          # 1720: if: is_ebcdic
        (BYTES, 40, 46, 162),                    # 1721: size: len; ebcdic; 162 is 12
        (UNPAD, 40, 46, 64),                     # 1722
        (CUT, 40, 46, 0, 0),                     # 1723
        (STORE, 40, 45, 127),                    # 1724: 127 is 1
        (RUN, 40, 48, 32),                       # 1725: accounting_token
        (JNZ, 12, 1731),                         # 1726: if: not is_ebcdic
        (BYTES, 40, 50, 191),                    # 1727: size: len; ascii; 191 is 32
        (UNPAD, 40, 50, 32),                     # 1728
        (CUT, 40, 50, 0, 0),                     # 1729
        (STORE, 40, 49, 127),                    # 1730: 127 is 1
        (JZ, 12, 1736),                          # 1731: if: is_ebcdic
        (BYTES, 40, 53, 191),                    # 1732: size: len; ebcdic; 191 is 32
        (UNPAD, 40, 53, 64),                     # 1733
        (CUT, 40, 53, 0, 0),                     # 1734
        (STORE, 40, 52, 127),                    # 1735: 127 is 1
        (RUN, 40, 55, 4),                        # 1736: put_appl_type
        (JNZ, 12, 1742),                         # 1737: if: not is_ebcdic
        (BYTES, 40, 57, 255),                    # 1738: size: len; ascii; 255 is 28
        (UNPAD, 40, 57, 32),                     # 1739
        (CUT, 40, 57, 0, 0),                     # 1740
        (STORE, 40, 56, 127),                    # 1741: 127 is 1
        (JZ, 12, 1747),                          # 1742: if: is_ebcdic
        (BYTES, 40, 60, 255),                    # 1743: size: len; ebcdic; 255 is 28
        (UNPAD, 40, 60, 64),                     # 1744
        (CUT, 40, 60, 0, 0),                     # 1745
        (STORE, 40, 59, 127),                    # 1746: 127 is 1
        (JNZ, 12, 1752),                         # 1747: if: not is_ebcdic
        (BYTES, 40, 63, 130),                    # 1748: size: len; ascii; 130 is 8
        (UNPAD, 40, 63, 32),                     # 1749
        (CUT, 40, 63, 0, 0),                     # 1750
        (STORE, 40, 62, 127),                    # 1751: 127 is 1
        (JZ, 12, 1757),                          # 1752: if: is_ebcdic
        (BYTES, 40, 66, 130),                    # 1753: size: len; ebcdic; 130 is 8
        (UNPAD, 40, 66, 64),                     # 1754
        (CUT, 40, 66, 0, 0),                     # 1755
        (STORE, 40, 65, 127),                    # 1756: 127 is 1
        (JNZ, 12, 1762),                         # 1757: if: not is_ebcdic
        (BYTES, 40, 69, 130),                    # 1758: size: len; ascii; 130 is 8
        (UNPAD, 40, 69, 32),                     # 1759
        (CUT, 40, 69, 0, 0),                     # 1760
        (STORE, 40, 68, 127),                    # 1761: 127 is 1
        (JZ, 12, 1767),                          # 1762: if: is_ebcdic
        (BYTES, 40, 72, 130),                    # 1763: size: len; ebcdic; 130 is 8
        (UNPAD, 40, 72, 64),                     # 1764
        (CUT, 40, 72, 0, 0),                     # 1765
        (STORE, 40, 71, 127),                    # 1766: 127 is 1
        (JNZ, 12, 1772),                         # 1767: if: not is_ebcdic
        (BYTES, 40, 75, 131),                    # 1768: size: len; ascii; 131 is 4
        (UNPAD, 40, 75, 32),                     # 1769
        (CUT, 40, 75, 0, 0),                     # 1770
        (STORE, 40, 74, 127),                    # 1771: 127 is 1
        (JZ, 12, 1777),                          # 1772: if: is_ebcdic
        (BYTES, 40, 78, 131),                    # 1773: size: len; ebcdic; 131 is 4
        (UNPAD, 40, 78, 64),                     # 1774
        (CUT, 40, 78, 0, 0),                     # 1775
        (STORE, 40, 77, 127),                    # 1776: 127 is 1
        (NUMBER2, 12, 40, 18, 4, 52, 17),        # 1777: if: version == 2 and not is_embedded
        (JNE, 12, 128, 4350),                    # 1778: 128 is 2
        (JUMP, 4350),                            # 1779
        (ROW, 8, 42, 11),                        # 1780: link.header.mde
        (STORE, 39, 1, 11),                      # 1781
        (LOAD, 12, 8, 2),                        # 1782
        (STORE, 42, 0, 12),                      # 1783
        (LOAD, 12, 8, 3),                        # 1784
        (STORE, 42, 1, 12),                      # 1785
        (LOAD, 12, 42, 0),                       # 1786: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 1787: 126 is 15
        (JNE, 20, 128, 1791),                    # 1788: cases: 2; 128 is 2
        (STORE, 42, 2, 127),                     # 1789: byte order le; 127 is 1
        (JUMP, 1792),                            # 1790
        (STORE, 42, 2, 129),                     # 1791: byte order be; 129 is 0
        (RUN, 42, 3, 20),                        # 1792: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 42, 3, 0, 275, 4, 1801),        # 1793: struc_id; valid: (_ == [0x4d, 0x44, 0x45, 0x20] and not context.is_ebcdic) or (_ == [0xd4, 0xc4, 0xc5, 0x40] and not  ...; _ != b'MDE '
        (LOAD, 12, 42, 1),                       # 1794
        (JEQ, 12, 137, 1801),                    # 1795: 137 is 37
        (JEQ, 12, 134, 1801),                    # 1796: 134 is 273
        (JEQ, 12, 138, 1801),                    # 1797: 138 is 277
        (JEQ, 12, 139, 1801),                    # 1798: 139 is 500
        (JEQ, 12, 140, 1801),                    # 1799: 140 is 1047
        (JNE, 12, 141, 1808),                    # 1800: 141 is 1140
        (JSAMEN, 42, 3, 0, 440, 4, 11639),       # 1801: _ != b'\xd4\xc4\xc5@'
        (LOAD, 12, 42, 1),                       # 1802
        (JEQ, 12, 144, 11639),                   # 1803: 144 is 437
        (JEQ, 12, 145, 11639),                   # 1804: 145 is 819
        (JEQ, 12, 146, 11639),                   # 1805: 146 is 850
        (JEQ, 12, 147, 11639),                   # 1806: 147 is 1208
        (JEQ, 12, 148, 11639),                   # 1807: 148 is 1252
        (NUMBER2, 12, 42, 3, 4, 52, 2),          # 1808: version
        (JNE, 12, 128, 11639),                   # 1809: valid: 2; 128 is 2
        (NUMBER2, 12, 42, 3, 8, 52, 2),          # 1810: struc_length
        (JNE, 12, 317, 11639),                   # 1811: valid: 72; 317 is 72
        (JSAME, 42, 3, 0, 440, 4, 1818),         # 1812: if: not is_ebcdic; struc_id == b'\xd4\xc4\xc5@'
        (BYTES, 42, 5, 130),                     # 1813: size: 8; format_ascii; 130 is 8
        (UNPAD, 42, 5, 32),                      # 1814
        (CUT, 42, 5, 0, 0),                      # 1815
        (TEXTAT, 42, 5, 0),                      # 1816: format_ascii is ISO-8859-1
        (STORE, 42, 4, 127),                     # 1817: 127 is 1
        (JSAMEN, 42, 3, 0, 440, 4, 1824),        # 1818: if: is_ebcdic; struc_id != b'\xd4\xc4\xc5@'
        (BYTES, 42, 8, 130),                     # 1819: size: 8; format_ebcdic; 130 is 8
        (UNPAD, 42, 8, 64),                      # 1820
        (CUT, 42, 8, 0, 0),                      # 1821
        (TEXTAT, 42, 8, 1),                      # 1822: format_ebcdic is IBM037
        (STORE, 42, 7, 127),                     # 1823: 127 is 1
        (RUN, 42, 10, 44),                       # 1824: flags, group_id, msg_seq_number, offset, msg_flags, original_length
        (JUMP, 4350),                            # 1825: msg_seq_number; valid: keeps_bad_values or (_ >= 1 and _ <= 999999999)
        (ROW, 9, 43, 11),                        # 1826: link.header.dlh
        (STORE, 39, 2, 11),                      # 1827
        (LOAD, 12, 8, 2),                        # 1828
        (STORE, 43, 0, 12),                      # 1829
        (LOAD, 12, 8, 3),                        # 1830
        (STORE, 43, 1, 12),                      # 1831
        (LOAD, 12, 43, 0),                       # 1832: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 1833: 126 is 15
        (JNE, 20, 128, 1837),                    # 1834: cases: 2; 128 is 2
        (STORE, 43, 2, 127),                     # 1835: byte order le; 127 is 1
        (JUMP, 1838),                            # 1836
        (STORE, 43, 2, 129),                     # 1837: byte order be; 129 is 0
        (RUN, 43, 3, 12),                        # 1838: struc_id, version, reason
        (JSAMEN, 43, 3, 0, 444, 4, 1847),        # 1839: struc_id; valid: (_ == [0x44, 0x4c, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xc4, 0xd3, 0xc8, 0x40] and not  ...; _ != b'DLH '
        (LOAD, 12, 43, 1),                       # 1840
        (JEQ, 12, 137, 1847),                    # 1841: 137 is 37
        (JEQ, 12, 134, 1847),                    # 1842: 134 is 273
        (JEQ, 12, 138, 1847),                    # 1843: 138 is 277
        (JEQ, 12, 139, 1847),                    # 1844: 139 is 500
        (JEQ, 12, 140, 1847),                    # 1845: 140 is 1047
        (JNE, 12, 141, 1854),                    # 1846: 141 is 1140
        (JSAMEN, 43, 3, 0, 448, 4, 11639),       # 1847: _ != b'\xc4\xd3\xc8@'
        (LOAD, 12, 43, 1),                       # 1848
        (JEQ, 12, 144, 11639),                   # 1849: 144 is 437
        (JEQ, 12, 145, 11639),                   # 1850: 145 is 819
        (JEQ, 12, 146, 11639),                   # 1851: 146 is 850
        (JEQ, 12, 147, 11639),                   # 1852: 147 is 1208
        (JEQ, 12, 148, 11639),                   # 1853: 148 is 1252
        (NUMBER2, 12, 43, 3, 4, 52, 2),          # 1854: version
        (JNE, 12, 127, 11639),                   # 1855: valid: 1; 127 is 1
        (FIXED, 20, 43, 3, 0, 4),                # 1856
        (SAME, 22, 20, 345),                     # 1857: 345 is b'\xc4\xd3\xc8@'
        (STORE, 43, 4, 22),                      # 1858
        (LOAD, 12, 43, 4),                       # 1859: if: not is_ebcdic
        (JNZ, 12, 1865),                         # 1860
        (BYTES, 43, 6, 254),                     # 1861: size: len; ascii; 254 is 48
        (UNPAD, 43, 6, 32),                      # 1862
        (CUT, 43, 6, 0, 0),                      # 1863
        (STORE, 43, 5, 127),                     # 1864: 127 is 1
        (JZ, 12, 1870),                          # 1865: if: is_ebcdic
        (BYTES, 43, 9, 254),                     # 1866: size: len; ebcdic; 254 is 48
        (UNPAD, 43, 9, 64),                      # 1867
        (CUT, 43, 9, 0, 0),                      # 1868
        (STORE, 43, 8, 127),                     # 1869: 127 is 1
        (JNZ, 12, 1875),                         # 1870: if: not is_ebcdic
        (BYTES, 43, 12, 254),                    # 1871: size: len; ascii; 254 is 48
        (UNPAD, 43, 12, 32),                     # 1872
        (CUT, 43, 12, 0, 0),                     # 1873
        (STORE, 43, 11, 127),                    # 1874: 127 is 1
        (JZ, 12, 1880),                          # 1875: if: is_ebcdic
        (BYTES, 43, 15, 254),                    # 1876: size: len; ebcdic; 254 is 48
        (UNPAD, 43, 15, 64),                     # 1877
        (CUT, 43, 15, 0, 0),                     # 1878
        (STORE, 43, 14, 127),                    # 1879: 127 is 1
        (RUN, 43, 17, 8),                        # 1880: encoding, coded_char_set_id
        (JNZ, 12, 1887),                         # 1881: if: not is_ebcdic
        (BYTES, 43, 19, 130),                    # 1882: size: 8; ascii; 130 is 8
        (UNPAD, 43, 19, 32),                     # 1883
        (CUT, 43, 19, 0, 0),                     # 1884
        (TEXTAT, 43, 19, 0),                     # 1885: ascii is ISO-8859-1
        (STORE, 43, 18, 127),                    # 1886: 127 is 1
        (JZ, 12, 1893),                          # 1887: if: is_ebcdic
        (BYTES, 43, 22, 130),                    # 1888: size: 8; ebcdic; 130 is 8
        (UNPAD, 43, 22, 64),                     # 1889
        (CUT, 43, 22, 0, 0),                     # 1890
        (TEXTAT, 43, 22, 1),                     # 1891: ebcdic is IBM037
        (STORE, 43, 21, 127),                    # 1892: 127 is 1
        (LOAD, 23, 43, 4),                       # 1893
        (JZ, 23, 1990),                          # 1894
        (LOAD, 26, 43, 21),                      # 1895
        (JZ, 26, 11639),                         # 1896
        (LOAD, 40, 43, 22),                      # 1897
        (LOAD, 41, 43, 23),                      # 1898
        (SAME, 42, 40, 149),                     # 1899: 149 is b''
        (JZ, 42, 1903),                          # 1900
        (MOVE, 23, 127),                         # 1901: 127 is 1
        (JUMP, 1988),                            # 1902
        (SAME, 42, 40, 151),                     # 1903: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 1907),                          # 1904
        (MOVE, 23, 153),                         # 1905: 153 is 39
        (JUMP, 1988),                            # 1906
        (SAME, 42, 40, 154),                     # 1907: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 1911),                          # 1908
        (MOVE, 23, 156),                         # 1909: 156 is 10
        (JUMP, 1988),                            # 1910
        (SAME, 42, 40, 157),                     # 1911: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 1915),                          # 1912
        (MOVE, 23, 159),                         # 1913: 159 is 11
        (JUMP, 1988),                            # 1914
        (SAME, 42, 40, 160),                     # 1915: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 1919),                          # 1916
        (MOVE, 23, 162),                         # 1917: 162 is 12
        (JUMP, 1988),                            # 1918
        (SAME, 42, 40, 163),                     # 1919: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 1923),                          # 1920
        (MOVE, 23, 165),                         # 1921: 165 is 13
        (JUMP, 1988),                            # 1922
        (SAME, 42, 40, 166),                     # 1923: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 1927),                          # 1924
        (MOVE, 23, 168),                         # 1925: 168 is 14
        (JUMP, 1988),                            # 1926
        (SAME, 42, 40, 169),                     # 1927: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 1931),                          # 1928
        (MOVE, 23, 126),                         # 1929: 126 is 15
        (JUMP, 1988),                            # 1930
        (SAME, 42, 40, 171),                     # 1931: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 1935),                          # 1932
        (MOVE, 23, 173),                         # 1933: 173 is 16
        (JUMP, 1988),                            # 1934
        (SAME, 42, 40, 174),                     # 1935: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 1939),                          # 1936
        (MOVE, 23, 176),                         # 1937: 176 is 17
        (JUMP, 1988),                            # 1938
        (SAME, 42, 40, 177),                     # 1939: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 1943),                          # 1940
        (MOVE, 23, 179),                         # 1941: 179 is 18
        (JUMP, 1988),                            # 1942
        (SAME, 42, 40, 180),                     # 1943: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 1947),                          # 1944
        (MOVE, 23, 182),                         # 1945: 182 is 19
        (JUMP, 1988),                            # 1946
        (SAME, 42, 40, 183),                     # 1947: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 1951),                          # 1948
        (MOVE, 23, 185),                         # 1949: 185 is 30
        (JUMP, 1988),                            # 1950
        (SAME, 42, 40, 186),                     # 1951: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 1955),                          # 1952
        (MOVE, 23, 188),                         # 1953: 188 is 31
        (JUMP, 1988),                            # 1954
        (SAME, 42, 40, 189),                     # 1955: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 1959),                          # 1956
        (MOVE, 23, 191),                         # 1957: 191 is 32
        (JUMP, 1988),                            # 1958
        (SAME, 42, 40, 192),                     # 1959: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 1963),                          # 1960
        (MOVE, 23, 194),                         # 1961: 194 is 33
        (JUMP, 1988),                            # 1962
        (SAME, 42, 40, 195),                     # 1963: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 1967),                          # 1964
        (MOVE, 23, 197),                         # 1965: 197 is 34
        (JUMP, 1988),                            # 1966
        (SAME, 42, 40, 198),                     # 1967: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 1971),                          # 1968
        (MOVE, 23, 200),                         # 1969: 200 is 35
        (JUMP, 1988),                            # 1970
        (SAME, 42, 40, 201),                     # 1971: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 1975),                          # 1972
        (MOVE, 23, 203),                         # 1973: 203 is 36
        (JUMP, 1988),                            # 1974
        (SAME, 42, 40, 204),                     # 1975: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 1979),                          # 1976
        (MOVE, 23, 137),                         # 1977: 137 is 37
        (JUMP, 1988),                            # 1978
        (SAME, 42, 40, 206),                     # 1979: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 1983),                          # 1980
        (MOVE, 23, 208),                         # 1981: 208 is 38
        (JUMP, 1988),                            # 1982
        (SAME, 42, 40, 209),                     # 1983: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 1987),                          # 1984
        (MOVE, 23, 211),                         # 1985: 211 is 40
        (JUMP, 1988),                            # 1986
        (MOVE, 23, 129),                         # 1987: 129 is 0
        (MOVE, 20, 23),                          # 1988
        (JUMP, 2085),                            # 1989
        (JNZ, 23, 11639),                        # 1990
        (LOAD, 26, 43, 18),                      # 1991
        (JZ, 26, 11639),                         # 1992
        (LOAD, 40, 43, 19),                      # 1993
        (LOAD, 41, 43, 20),                      # 1994
        (SAME, 42, 40, 149),                     # 1995: 149 is b''
        (JZ, 42, 1999),                          # 1996
        (MOVE, 23, 127),                         # 1997: 127 is 1
        (JUMP, 2084),                            # 1998
        (SAME, 42, 40, 212),                     # 1999: 212 is b'MQSTR'
        (JZ, 42, 2003),                          # 2000
        (MOVE, 23, 153),                         # 2001: 153 is 39
        (JUMP, 2084),                            # 2002
        (SAME, 42, 40, 214),                     # 2003: 214 is b'MQXMIT'
        (JZ, 42, 2007),                          # 2004
        (MOVE, 23, 156),                         # 2005: 156 is 10
        (JUMP, 2084),                            # 2006
        (SAME, 42, 40, 216),                     # 2007: 216 is b'MQHMDE'
        (JZ, 42, 2011),                          # 2008
        (MOVE, 23, 159),                         # 2009: 159 is 11
        (JUMP, 2084),                            # 2010
        (SAME, 42, 40, 218),                     # 2011: 218 is b'MQDEAD'
        (JZ, 42, 2015),                          # 2012
        (MOVE, 23, 162),                         # 2013: 162 is 12
        (JUMP, 2084),                            # 2014
        (SAME, 42, 40, 220),                     # 2015: 220 is b'MQHDIST'
        (JZ, 42, 2019),                          # 2016
        (MOVE, 23, 165),                         # 2017: 165 is 13
        (JUMP, 2084),                            # 2018
        (SAME, 42, 40, 222),                     # 2019: 222 is b'MQHRF'
        (JZ, 42, 2023),                          # 2020
        (MOVE, 23, 168),                         # 2021: 168 is 14
        (JUMP, 2084),                            # 2022
        (SAME, 42, 40, 224),                     # 2023: 224 is b'MQHRF2'
        (JZ, 42, 2027),                          # 2024
        (MOVE, 23, 126),                         # 2025: 126 is 15
        (JUMP, 2084),                            # 2026
        (SAME, 42, 40, 226),                     # 2027: 226 is b'MQCICS'
        (JZ, 42, 2031),                          # 2028
        (MOVE, 23, 173),                         # 2029: 173 is 16
        (JUMP, 2084),                            # 2030
        (SAME, 42, 40, 228),                     # 2031: 228 is b'MQIMS'
        (JZ, 42, 2035),                          # 2032
        (MOVE, 23, 176),                         # 2033: 176 is 17
        (JUMP, 2084),                            # 2034
        (SAME, 42, 40, 230),                     # 2035: 230 is b'MQHWIH'
        (JZ, 42, 2039),                          # 2036
        (MOVE, 23, 179),                         # 2037: 179 is 18
        (JUMP, 2084),                            # 2038
        (SAME, 42, 40, 232),                     # 2039: 232 is b'MQHREF'
        (JZ, 42, 2043),                          # 2040
        (MOVE, 23, 182),                         # 2041: 182 is 19
        (JUMP, 2084),                            # 2042
        (SAME, 42, 40, 234),                     # 2043: 234 is b'MQADMIN'
        (JZ, 42, 2047),                          # 2044
        (MOVE, 23, 185),                         # 2045: 185 is 30
        (JUMP, 2084),                            # 2046
        (SAME, 42, 40, 236),                     # 2047: 236 is b'MQAMQP'
        (JZ, 42, 2051),                          # 2048
        (MOVE, 23, 188),                         # 2049: 188 is 31
        (JUMP, 2084),                            # 2050
        (SAME, 42, 40, 238),                     # 2051: 238 is b'MQCHCOM'
        (JZ, 42, 2055),                          # 2052
        (MOVE, 23, 191),                         # 2053: 191 is 32
        (JUMP, 2084),                            # 2054
        (SAME, 42, 40, 240),                     # 2055: 240 is b'MQCMD1'
        (JZ, 42, 2059),                          # 2056
        (MOVE, 23, 194),                         # 2057: 194 is 33
        (JUMP, 2084),                            # 2058
        (SAME, 42, 40, 242),                     # 2059: 242 is b'MQCMD2'
        (JZ, 42, 2063),                          # 2060
        (MOVE, 23, 197),                         # 2061: 197 is 34
        (JUMP, 2084),                            # 2062
        (SAME, 42, 40, 244),                     # 2063: 244 is b'MQHEPCF'
        (JZ, 42, 2067),                          # 2064
        (MOVE, 23, 200),                         # 2065: 200 is 35
        (JUMP, 2084),                            # 2066
        (SAME, 42, 40, 246),                     # 2067: 246 is b'MQEVENT'
        (JZ, 42, 2071),                          # 2068
        (MOVE, 23, 203),                         # 2069: 203 is 36
        (JUMP, 2084),                            # 2070
        (SAME, 42, 40, 248),                     # 2071: 248 is b'MQIMSVS'
        (JZ, 42, 2075),                          # 2072
        (MOVE, 23, 137),                         # 2073: 137 is 37
        (JUMP, 2084),                            # 2074
        (SAME, 42, 40, 250),                     # 2075: 250 is b'MQPCF'
        (JZ, 42, 2079),                          # 2076
        (MOVE, 23, 208),                         # 2077: 208 is 38
        (JUMP, 2084),                            # 2078
        (SAME, 42, 40, 252),                     # 2079: 252 is b'MQTRIG'
        (JZ, 42, 2083),                          # 2080
        (MOVE, 23, 211),                         # 2081: 211 is 40
        (JUMP, 2084),                            # 2082
        (MOVE, 23, 129),                         # 2083: 129 is 0
        (MOVE, 20, 23),                          # 2084
        (STORE, 43, 24, 20),                     # 2085
        (RUN, 43, 25, 4),                        # 2086: put_appl_type
        (JNZ, 12, 2092),                         # 2087: if: not is_ebcdic
        (BYTES, 43, 27, 255),                    # 2088: size: len; ascii; 255 is 28
        (UNPAD, 43, 27, 32),                     # 2089
        (CUT, 43, 27, 0, 0),                     # 2090
        (STORE, 43, 26, 127),                    # 2091: 127 is 1
        (JZ, 12, 2097),                          # 2092: if: is_ebcdic
        (BYTES, 43, 30, 255),                    # 2093: size: len; ebcdic; 255 is 28
        (UNPAD, 43, 30, 64),                     # 2094
        (CUT, 43, 30, 0, 0),                     # 2095
        (STORE, 43, 29, 127),                    # 2096: 127 is 1
        (JNZ, 12, 2102),                         # 2097: if: not is_ebcdic
        (BYTES, 43, 33, 130),                    # 2098: size: len; ascii; 130 is 8
        (UNPAD, 43, 33, 32),                     # 2099
        (CUT, 43, 33, 0, 0),                     # 2100
        (STORE, 43, 32, 127),                    # 2101: 127 is 1
        (JZ, 12, 2107),                          # 2102: if: is_ebcdic
        (BYTES, 43, 36, 130),                    # 2103: size: len; ebcdic; 130 is 8
        (UNPAD, 43, 36, 64),                     # 2104
        (CUT, 43, 36, 0, 0),                     # 2105
        (STORE, 43, 35, 127),                    # 2106: 127 is 1
        (JNZ, 12, 2112),                         # 2107: if: not is_ebcdic
        (BYTES, 43, 39, 130),                    # 2108: size: len; ascii; 130 is 8
        (UNPAD, 43, 39, 32),                     # 2109
        (CUT, 43, 39, 0, 0),                     # 2110
        (STORE, 43, 38, 127),                    # 2111: 127 is 1
        (JZ, 12, 4350),                          # 2112: if: is_ebcdic
        (BYTES, 43, 42, 130),                    # 2113: size: len; ebcdic; 130 is 8
        (UNPAD, 43, 42, 64),                     # 2114
        (CUT, 43, 42, 0, 0),                     # 2115
        (STORE, 43, 41, 127),                    # 2116: 127 is 1
        (JUMP, 4350),                            # 2117
        (ROW, 10, 44, 11),                       # 2118: link.header.dh
        (STORE, 39, 3, 11),                      # 2119
        (LOAD, 12, 8, 2),                        # 2120
        (STORE, 44, 0, 12),                      # 2121
        (LOAD, 12, 8, 3),                        # 2122
        (STORE, 44, 1, 12),                      # 2123
        (LOAD, 12, 44, 0),                       # 2124: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 2125: 126 is 15
        (JNE, 20, 128, 2129),                    # 2126: cases: 2; 128 is 2
        (STORE, 44, 2, 127),                     # 2127: byte order le; 127 is 1
        (JUMP, 2130),                            # 2128
        (STORE, 44, 2, 129),                     # 2129: byte order be; 129 is 0
        (RUN, 44, 3, 20),                        # 2130: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 44, 3, 0, 452, 4, 2139),        # 2131: struc_id; valid: (_ == [0x44, 0x48, 0x20, 0x20] and not context.is_ebcdic) or (_ == [0xc4, 0xc8, 0x40, 0x40] and not  ...; _ != b'DH  '
        (LOAD, 12, 44, 1),                       # 2132
        (JEQ, 12, 137, 2139),                    # 2133: 137 is 37
        (JEQ, 12, 134, 2139),                    # 2134: 134 is 273
        (JEQ, 12, 138, 2139),                    # 2135: 138 is 277
        (JEQ, 12, 139, 2139),                    # 2136: 139 is 500
        (JEQ, 12, 140, 2139),                    # 2137: 140 is 1047
        (JNE, 12, 141, 2146),                    # 2138: 141 is 1140
        (JSAMEN, 44, 3, 0, 456, 4, 11639),       # 2139: _ != b'\xc4\xc8@@'
        (LOAD, 12, 44, 1),                       # 2140
        (JEQ, 12, 144, 11639),                   # 2141: 144 is 437
        (JEQ, 12, 145, 11639),                   # 2142: 145 is 819
        (JEQ, 12, 146, 11639),                   # 2143: 146 is 850
        (JEQ, 12, 147, 11639),                   # 2144: 147 is 1208
        (JEQ, 12, 148, 11639),                   # 2145: 148 is 1252
        (NUMBER2, 12, 44, 3, 4, 52, 2),          # 2146: version
        (JNE, 12, 127, 11639),                   # 2147: valid: 1; 127 is 1
        (NUMBER2, 12, 44, 3, 8, 52, 2),          # 2148: struc_length
        (JLT, 12, 254, 11639),                   # 2149: valid: 48; 254 is 48
        (FIXED, 20, 44, 3, 0, 4),                # 2150
        (SAME, 22, 20, 349),                     # 2151: 349 is b'\xc4\xc8@@'
        (STORE, 44, 4, 22),                      # 2152
        (LOAD, 12, 44, 4),                       # 2153: if: not is_ebcdic
        (JNZ, 12, 2160),                         # 2154
        (BYTES, 44, 6, 130),                     # 2155: size: 8; ascii; 130 is 8
        (UNPAD, 44, 6, 32),                      # 2156
        (CUT, 44, 6, 0, 0),                      # 2157
        (TEXTAT, 44, 6, 0),                      # 2158: ascii is ISO-8859-1
        (STORE, 44, 5, 127),                     # 2159: 127 is 1
        (JZ, 12, 2166),                          # 2160: if: is_ebcdic
        (BYTES, 44, 9, 130),                     # 2161: size: 8; ebcdic; 130 is 8
        (UNPAD, 44, 9, 64),                      # 2162
        (CUT, 44, 9, 0, 0),                      # 2163
        (TEXTAT, 44, 9, 1),                      # 2164: ebcdic is IBM037
        (STORE, 44, 8, 127),                     # 2165: 127 is 1
        (LOAD, 23, 44, 4),                       # 2166
        (JZ, 23, 2263),                          # 2167
        (LOAD, 26, 44, 8),                       # 2168
        (JZ, 26, 11639),                         # 2169
        (LOAD, 40, 44, 9),                       # 2170
        (LOAD, 41, 44, 10),                      # 2171
        (SAME, 42, 40, 149),                     # 2172: 149 is b''
        (JZ, 42, 2176),                          # 2173
        (MOVE, 23, 127),                         # 2174: 127 is 1
        (JUMP, 2261),                            # 2175
        (SAME, 42, 40, 151),                     # 2176: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 2180),                          # 2177
        (MOVE, 23, 153),                         # 2178: 153 is 39
        (JUMP, 2261),                            # 2179
        (SAME, 42, 40, 154),                     # 2180: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 2184),                          # 2181
        (MOVE, 23, 156),                         # 2182: 156 is 10
        (JUMP, 2261),                            # 2183
        (SAME, 42, 40, 157),                     # 2184: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 2188),                          # 2185
        (MOVE, 23, 159),                         # 2186: 159 is 11
        (JUMP, 2261),                            # 2187
        (SAME, 42, 40, 160),                     # 2188: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 2192),                          # 2189
        (MOVE, 23, 162),                         # 2190: 162 is 12
        (JUMP, 2261),                            # 2191
        (SAME, 42, 40, 163),                     # 2192: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 2196),                          # 2193
        (MOVE, 23, 165),                         # 2194: 165 is 13
        (JUMP, 2261),                            # 2195
        (SAME, 42, 40, 166),                     # 2196: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 2200),                          # 2197
        (MOVE, 23, 168),                         # 2198: 168 is 14
        (JUMP, 2261),                            # 2199
        (SAME, 42, 40, 169),                     # 2200: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 2204),                          # 2201
        (MOVE, 23, 126),                         # 2202: 126 is 15
        (JUMP, 2261),                            # 2203
        (SAME, 42, 40, 171),                     # 2204: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 2208),                          # 2205
        (MOVE, 23, 173),                         # 2206: 173 is 16
        (JUMP, 2261),                            # 2207
        (SAME, 42, 40, 174),                     # 2208: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 2212),                          # 2209
        (MOVE, 23, 176),                         # 2210: 176 is 17
        (JUMP, 2261),                            # 2211
        (SAME, 42, 40, 177),                     # 2212: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 2216),                          # 2213
        (MOVE, 23, 179),                         # 2214: 179 is 18
        (JUMP, 2261),                            # 2215
        (SAME, 42, 40, 180),                     # 2216: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 2220),                          # 2217
        (MOVE, 23, 182),                         # 2218: 182 is 19
        (JUMP, 2261),                            # 2219
        (SAME, 42, 40, 183),                     # 2220: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 2224),                          # 2221
        (MOVE, 23, 185),                         # 2222: 185 is 30
        (JUMP, 2261),                            # 2223
        (SAME, 42, 40, 186),                     # 2224: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 2228),                          # 2225
        (MOVE, 23, 188),                         # 2226: 188 is 31
        (JUMP, 2261),                            # 2227
        (SAME, 42, 40, 189),                     # 2228: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 2232),                          # 2229
        (MOVE, 23, 191),                         # 2230: 191 is 32
        (JUMP, 2261),                            # 2231
        (SAME, 42, 40, 192),                     # 2232: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 2236),                          # 2233
        (MOVE, 23, 194),                         # 2234: 194 is 33
        (JUMP, 2261),                            # 2235
        (SAME, 42, 40, 195),                     # 2236: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 2240),                          # 2237
        (MOVE, 23, 197),                         # 2238: 197 is 34
        (JUMP, 2261),                            # 2239
        (SAME, 42, 40, 198),                     # 2240: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 2244),                          # 2241
        (MOVE, 23, 200),                         # 2242: 200 is 35
        (JUMP, 2261),                            # 2243
        (SAME, 42, 40, 201),                     # 2244: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 2248),                          # 2245
        (MOVE, 23, 203),                         # 2246: 203 is 36
        (JUMP, 2261),                            # 2247
        (SAME, 42, 40, 204),                     # 2248: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 2252),                          # 2249
        (MOVE, 23, 137),                         # 2250: 137 is 37
        (JUMP, 2261),                            # 2251
        (SAME, 42, 40, 206),                     # 2252: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 2256),                          # 2253
        (MOVE, 23, 208),                         # 2254: 208 is 38
        (JUMP, 2261),                            # 2255
        (SAME, 42, 40, 209),                     # 2256: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 2260),                          # 2257
        (MOVE, 23, 211),                         # 2258: 211 is 40
        (JUMP, 2261),                            # 2259
        (MOVE, 23, 129),                         # 2260: 129 is 0
        (MOVE, 20, 23),                          # 2261
        (JUMP, 2358),                            # 2262
        (JNZ, 23, 11639),                        # 2263
        (LOAD, 26, 44, 5),                       # 2264
        (JZ, 26, 11639),                         # 2265
        (LOAD, 40, 44, 6),                       # 2266
        (LOAD, 41, 44, 7),                       # 2267
        (SAME, 42, 40, 149),                     # 2268: 149 is b''
        (JZ, 42, 2272),                          # 2269
        (MOVE, 23, 127),                         # 2270: 127 is 1
        (JUMP, 2357),                            # 2271
        (SAME, 42, 40, 212),                     # 2272: 212 is b'MQSTR'
        (JZ, 42, 2276),                          # 2273
        (MOVE, 23, 153),                         # 2274: 153 is 39
        (JUMP, 2357),                            # 2275
        (SAME, 42, 40, 214),                     # 2276: 214 is b'MQXMIT'
        (JZ, 42, 2280),                          # 2277
        (MOVE, 23, 156),                         # 2278: 156 is 10
        (JUMP, 2357),                            # 2279
        (SAME, 42, 40, 216),                     # 2280: 216 is b'MQHMDE'
        (JZ, 42, 2284),                          # 2281
        (MOVE, 23, 159),                         # 2282: 159 is 11
        (JUMP, 2357),                            # 2283
        (SAME, 42, 40, 218),                     # 2284: 218 is b'MQDEAD'
        (JZ, 42, 2288),                          # 2285
        (MOVE, 23, 162),                         # 2286: 162 is 12
        (JUMP, 2357),                            # 2287
        (SAME, 42, 40, 220),                     # 2288: 220 is b'MQHDIST'
        (JZ, 42, 2292),                          # 2289
        (MOVE, 23, 165),                         # 2290: 165 is 13
        (JUMP, 2357),                            # 2291
        (SAME, 42, 40, 222),                     # 2292: 222 is b'MQHRF'
        (JZ, 42, 2296),                          # 2293
        (MOVE, 23, 168),                         # 2294: 168 is 14
        (JUMP, 2357),                            # 2295
        (SAME, 42, 40, 224),                     # 2296: 224 is b'MQHRF2'
        (JZ, 42, 2300),                          # 2297
        (MOVE, 23, 126),                         # 2298: 126 is 15
        (JUMP, 2357),                            # 2299
        (SAME, 42, 40, 226),                     # 2300: 226 is b'MQCICS'
        (JZ, 42, 2304),                          # 2301
        (MOVE, 23, 173),                         # 2302: 173 is 16
        (JUMP, 2357),                            # 2303
        (SAME, 42, 40, 228),                     # 2304: 228 is b'MQIMS'
        (JZ, 42, 2308),                          # 2305
        (MOVE, 23, 176),                         # 2306: 176 is 17
        (JUMP, 2357),                            # 2307
        (SAME, 42, 40, 230),                     # 2308: 230 is b'MQHWIH'
        (JZ, 42, 2312),                          # 2309
        (MOVE, 23, 179),                         # 2310: 179 is 18
        (JUMP, 2357),                            # 2311
        (SAME, 42, 40, 232),                     # 2312: 232 is b'MQHREF'
        (JZ, 42, 2316),                          # 2313
        (MOVE, 23, 182),                         # 2314: 182 is 19
        (JUMP, 2357),                            # 2315
        (SAME, 42, 40, 234),                     # 2316: 234 is b'MQADMIN'
        (JZ, 42, 2320),                          # 2317
        (MOVE, 23, 185),                         # 2318: 185 is 30
        (JUMP, 2357),                            # 2319
        (SAME, 42, 40, 236),                     # 2320: 236 is b'MQAMQP'
        (JZ, 42, 2324),                          # 2321
        (MOVE, 23, 188),                         # 2322: 188 is 31
        (JUMP, 2357),                            # 2323
        (SAME, 42, 40, 238),                     # 2324: 238 is b'MQCHCOM'
        (JZ, 42, 2328),                          # 2325
        (MOVE, 23, 191),                         # 2326: 191 is 32
        (JUMP, 2357),                            # 2327
        (SAME, 42, 40, 240),                     # 2328: 240 is b'MQCMD1'
        (JZ, 42, 2332),                          # 2329
        (MOVE, 23, 194),                         # 2330: 194 is 33
        (JUMP, 2357),                            # 2331
        (SAME, 42, 40, 242),                     # 2332: 242 is b'MQCMD2'
        (JZ, 42, 2336),                          # 2333
        (MOVE, 23, 197),                         # 2334: 197 is 34
        (JUMP, 2357),                            # 2335
        (SAME, 42, 40, 244),                     # 2336: 244 is b'MQHEPCF'
        (JZ, 42, 2340),                          # 2337
        (MOVE, 23, 200),                         # 2338: 200 is 35
        (JUMP, 2357),                            # 2339
        (SAME, 42, 40, 246),                     # 2340: 246 is b'MQEVENT'
        (JZ, 42, 2344),                          # 2341
        (MOVE, 23, 203),                         # 2342: 203 is 36
        (JUMP, 2357),                            # 2343
        (SAME, 42, 40, 248),                     # 2344: 248 is b'MQIMSVS'
        (JZ, 42, 2348),                          # 2345
        (MOVE, 23, 137),                         # 2346: 137 is 37
        (JUMP, 2357),                            # 2347
        (SAME, 42, 40, 250),                     # 2348: 250 is b'MQPCF'
        (JZ, 42, 2352),                          # 2349
        (MOVE, 23, 208),                         # 2350: 208 is 38
        (JUMP, 2357),                            # 2351
        (SAME, 42, 40, 252),                     # 2352: 252 is b'MQTRIG'
        (JZ, 42, 2356),                          # 2353
        (MOVE, 23, 211),                         # 2354: 211 is 40
        (JUMP, 2357),                            # 2355
        (MOVE, 23, 129),                         # 2356: 129 is 0
        (MOVE, 20, 23),                          # 2357
        (STORE, 44, 11, 20),                     # 2358
        (RUN, 44, 12, 20),                       # 2359: flags, put_msg_rec_fields, recs_present, object_rec_offset, put_msg_rec_offset
        (NUMBER2, 12, 44, 3, 8, 52, 2),          # 2360: size: struc_length - 48
        (SUB, 20, 12, 254),                      # 2361: 254 is 48
        (BYTES, 44, 13, 20),                     # 2362: records
        (NUMBER2, 24, 44, 12, 8, 52, 2),         # 2363
        (JLE, 24, 129, 2374),                    # 2364: 129 is 0
        (NUMBER2, 24, 44, 12, 12, 52, 2),        # 2365
        (JLT, 24, 254, 2374),                    # 2366: 254 is 48
        (NUMBER2, 25, 44, 12, 8, 52, 2),         # 2367
        (MUL, 26, 25, 351),                      # 2368: 351 is 96
        (ADD, 40, 24, 26),                       # 2369
        (NUMBER2, 41, 44, 3, 8, 52, 2),          # 2370
        (JGT, 40, 41, 2374),                     # 2371
        (NUMBER2, 21, 44, 12, 8, 52, 2),         # 2372
        (JUMP, 2375),                            # 2373
        (MOVE, 21, 129),                         # 2374: 129 is 0
        (STORE, 44, 15, 21),                     # 2375
        (NUMBER2, 24, 44, 12, 8, 52, 2),         # 2376
        (JLE, 24, 129, 2414),                    # 2377: 129 is 0
        (NUMBER2, 24, 44, 12, 16, 52, 2),        # 2378
        (JLT, 24, 254, 2414),                    # 2379: 254 is 48
        (NUMBER2, 24, 44, 12, 4, 52, 2),         # 2380
        (AND, 25, 24, 188),                      # 2381: 188 is 31
        (JEQ, 25, 129, 2414),                    # 2382: 129 is 0
        (NUMBER2, 24, 44, 12, 16, 52, 2),        # 2383
        (NUMBER2, 25, 44, 12, 8, 52, 2),         # 2384
        (NUMBER2, 26, 44, 12, 4, 52, 2),         # 2385
        (AND, 40, 26, 127),                      # 2386: 127 is 1
        (MUL, 41, 40, 352),                      # 2387: 352 is 24
        (NUMBER2, 42, 44, 12, 4, 52, 2),         # 2388
        (SHR, 43, 42, 127),                      # 2389: 127 is 1
        (AND, 44, 43, 127),                      # 2390: 127 is 1
        (MUL, 45, 44, 352),                      # 2391: 352 is 24
        (ADD, 46, 41, 45),                       # 2392
        (NUMBER2, 47, 44, 12, 4, 52, 2),         # 2393
        (SHR, 48, 47, 128),                      # 2394: 128 is 2
        (AND, 49, 48, 127),                      # 2395: 127 is 1
        (MUL, 58, 49, 352),                      # 2396: 352 is 24
        (ADD, 59, 46, 58),                       # 2397
        (NUMBER2, 60, 44, 12, 4, 52, 2),         # 2398
        (SHR, 61, 60, 323),                      # 2399: 323 is 3
        (AND, 62, 61, 127),                      # 2400: 127 is 1
        (MUL, 63, 62, 131),                      # 2401: 131 is 4
        (ADD, 64, 59, 63),                       # 2402
        (NUMBER2, 65, 44, 12, 4, 52, 2),         # 2403
        (SHR, 66, 65, 131),                      # 2404: 131 is 4
        (AND, 67, 66, 127),                      # 2405: 127 is 1
        (MUL, 68, 67, 191),                      # 2406: 191 is 32
        (ADD, 69, 64, 68),                       # 2407
        (MUL, 70, 25, 69),                       # 2408
        (ADD, 71, 24, 70),                       # 2409
        (NUMBER2, 72, 44, 3, 8, 52, 2),          # 2410
        (JGT, 71, 72, 2414),                     # 2411
        (NUMBER2, 21, 44, 12, 8, 52, 2),         # 2412
        (JUMP, 2415),                            # 2413
        (MOVE, 21, 129),                         # 2414: 129 is 0
        (STORE, 44, 16, 21),                     # 2415
        (OPEN, 21, 44, 13),                      # 2416: records begins
        (CLOSE, 21),                             # 2417: records ends
        (JUMP, 4350),                            # 2418
        (ROW, 11, 45, 11),                       # 2419: link.header.rfh
        (STORE, 39, 4, 11),                      # 2420
        (LOAD, 12, 8, 2),                        # 2421
        (STORE, 45, 0, 12),                      # 2422
        (LOAD, 12, 8, 3),                        # 2423
        (STORE, 45, 1, 12),                      # 2424
        (LOAD, 12, 45, 0),                       # 2425: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 2426: 126 is 15
        (JNE, 20, 128, 2430),                    # 2427: cases: 2; 128 is 2
        (STORE, 45, 2, 127),                     # 2428: byte order le; 127 is 1
        (JUMP, 2431),                            # 2429
        (STORE, 45, 2, 129),                     # 2430: byte order be; 129 is 0
        (RUN, 45, 3, 20),                        # 2431: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 45, 3, 0, 460, 4, 2440),        # 2432: struc_id; valid: (_ == [0x52, 0x46, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xd9, 0xc6, 0xc8, 0x40] and not  ...; _ != b'RFH '
        (LOAD, 12, 45, 1),                       # 2433
        (JEQ, 12, 137, 2440),                    # 2434: 137 is 37
        (JEQ, 12, 134, 2440),                    # 2435: 134 is 273
        (JEQ, 12, 138, 2440),                    # 2436: 138 is 277
        (JEQ, 12, 139, 2440),                    # 2437: 139 is 500
        (JEQ, 12, 140, 2440),                    # 2438: 140 is 1047
        (JNE, 12, 141, 2447),                    # 2439: 141 is 1140
        (JSAMEN, 45, 3, 0, 464, 4, 11639),       # 2440: _ != b'\xd9\xc6\xc8@'
        (LOAD, 12, 45, 1),                       # 2441
        (JEQ, 12, 144, 11639),                   # 2442: 144 is 437
        (JEQ, 12, 145, 11639),                   # 2443: 145 is 819
        (JEQ, 12, 146, 11639),                   # 2444: 146 is 850
        (JEQ, 12, 147, 11639),                   # 2445: 147 is 1208
        (JEQ, 12, 148, 11639),                   # 2446: 148 is 1252
        (NUMBER2, 12, 45, 3, 4, 52, 2),          # 2447: version
        (JNE, 12, 127, 11639),                   # 2448: valid: 1; 127 is 1
        (NUMBER2, 12, 45, 3, 8, 52, 2),          # 2449: struc_length
        (JLT, 12, 191, 11639),                   # 2450: valid: 32; 191 is 32
        (FIXED, 20, 45, 3, 0, 4),                # 2451
        (SAME, 22, 20, 355),                     # 2452: 355 is b'\xd9\xc6\xc8@'
        (STORE, 45, 4, 22),                      # 2453
        (LOAD, 12, 45, 4),                       # 2454: if: not is_ebcdic
        (JNZ, 12, 2461),                         # 2455
        (BYTES, 45, 6, 130),                     # 2456: size: 8; ascii; 130 is 8
        (UNPAD, 45, 6, 32),                      # 2457
        (CUT, 45, 6, 0, 0),                      # 2458
        (TEXTAT, 45, 6, 0),                      # 2459: ascii is ISO-8859-1
        (STORE, 45, 5, 127),                     # 2460: 127 is 1
        (JZ, 12, 2467),                          # 2461: if: is_ebcdic
        (BYTES, 45, 9, 130),                     # 2462: size: 8; ebcdic; 130 is 8
        (UNPAD, 45, 9, 64),                      # 2463
        (CUT, 45, 9, 0, 0),                      # 2464
        (TEXTAT, 45, 9, 1),                      # 2465: ebcdic is IBM037
        (STORE, 45, 8, 127),                     # 2466: 127 is 1
        (LOAD, 23, 45, 4),                       # 2467
        (JZ, 23, 2564),                          # 2468
        (LOAD, 26, 45, 8),                       # 2469
        (JZ, 26, 11639),                         # 2470
        (LOAD, 40, 45, 9),                       # 2471
        (LOAD, 41, 45, 10),                      # 2472
        (SAME, 42, 40, 149),                     # 2473: 149 is b''
        (JZ, 42, 2477),                          # 2474
        (MOVE, 23, 127),                         # 2475: 127 is 1
        (JUMP, 2562),                            # 2476
        (SAME, 42, 40, 151),                     # 2477: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 2481),                          # 2478
        (MOVE, 23, 153),                         # 2479: 153 is 39
        (JUMP, 2562),                            # 2480
        (SAME, 42, 40, 154),                     # 2481: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 2485),                          # 2482
        (MOVE, 23, 156),                         # 2483: 156 is 10
        (JUMP, 2562),                            # 2484
        (SAME, 42, 40, 157),                     # 2485: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 2489),                          # 2486
        (MOVE, 23, 159),                         # 2487: 159 is 11
        (JUMP, 2562),                            # 2488
        (SAME, 42, 40, 160),                     # 2489: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 2493),                          # 2490
        (MOVE, 23, 162),                         # 2491: 162 is 12
        (JUMP, 2562),                            # 2492
        (SAME, 42, 40, 163),                     # 2493: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 2497),                          # 2494
        (MOVE, 23, 165),                         # 2495: 165 is 13
        (JUMP, 2562),                            # 2496
        (SAME, 42, 40, 166),                     # 2497: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 2501),                          # 2498
        (MOVE, 23, 168),                         # 2499: 168 is 14
        (JUMP, 2562),                            # 2500
        (SAME, 42, 40, 169),                     # 2501: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 2505),                          # 2502
        (MOVE, 23, 126),                         # 2503: 126 is 15
        (JUMP, 2562),                            # 2504
        (SAME, 42, 40, 171),                     # 2505: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 2509),                          # 2506
        (MOVE, 23, 173),                         # 2507: 173 is 16
        (JUMP, 2562),                            # 2508
        (SAME, 42, 40, 174),                     # 2509: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 2513),                          # 2510
        (MOVE, 23, 176),                         # 2511: 176 is 17
        (JUMP, 2562),                            # 2512
        (SAME, 42, 40, 177),                     # 2513: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 2517),                          # 2514
        (MOVE, 23, 179),                         # 2515: 179 is 18
        (JUMP, 2562),                            # 2516
        (SAME, 42, 40, 180),                     # 2517: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 2521),                          # 2518
        (MOVE, 23, 182),                         # 2519: 182 is 19
        (JUMP, 2562),                            # 2520
        (SAME, 42, 40, 183),                     # 2521: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 2525),                          # 2522
        (MOVE, 23, 185),                         # 2523: 185 is 30
        (JUMP, 2562),                            # 2524
        (SAME, 42, 40, 186),                     # 2525: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 2529),                          # 2526
        (MOVE, 23, 188),                         # 2527: 188 is 31
        (JUMP, 2562),                            # 2528
        (SAME, 42, 40, 189),                     # 2529: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 2533),                          # 2530
        (MOVE, 23, 191),                         # 2531: 191 is 32
        (JUMP, 2562),                            # 2532
        (SAME, 42, 40, 192),                     # 2533: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 2537),                          # 2534
        (MOVE, 23, 194),                         # 2535: 194 is 33
        (JUMP, 2562),                            # 2536
        (SAME, 42, 40, 195),                     # 2537: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 2541),                          # 2538
        (MOVE, 23, 197),                         # 2539: 197 is 34
        (JUMP, 2562),                            # 2540
        (SAME, 42, 40, 198),                     # 2541: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 2545),                          # 2542
        (MOVE, 23, 200),                         # 2543: 200 is 35
        (JUMP, 2562),                            # 2544
        (SAME, 42, 40, 201),                     # 2545: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 2549),                          # 2546
        (MOVE, 23, 203),                         # 2547: 203 is 36
        (JUMP, 2562),                            # 2548
        (SAME, 42, 40, 204),                     # 2549: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 2553),                          # 2550
        (MOVE, 23, 137),                         # 2551: 137 is 37
        (JUMP, 2562),                            # 2552
        (SAME, 42, 40, 206),                     # 2553: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 2557),                          # 2554
        (MOVE, 23, 208),                         # 2555: 208 is 38
        (JUMP, 2562),                            # 2556
        (SAME, 42, 40, 209),                     # 2557: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 2561),                          # 2558
        (MOVE, 23, 211),                         # 2559: 211 is 40
        (JUMP, 2562),                            # 2560
        (MOVE, 23, 129),                         # 2561: 129 is 0
        (MOVE, 20, 23),                          # 2562
        (JUMP, 2659),                            # 2563
        (JNZ, 23, 11639),                        # 2564
        (LOAD, 26, 45, 5),                       # 2565
        (JZ, 26, 11639),                         # 2566
        (LOAD, 40, 45, 6),                       # 2567
        (LOAD, 41, 45, 7),                       # 2568
        (SAME, 42, 40, 149),                     # 2569: 149 is b''
        (JZ, 42, 2573),                          # 2570
        (MOVE, 23, 127),                         # 2571: 127 is 1
        (JUMP, 2658),                            # 2572
        (SAME, 42, 40, 212),                     # 2573: 212 is b'MQSTR'
        (JZ, 42, 2577),                          # 2574
        (MOVE, 23, 153),                         # 2575: 153 is 39
        (JUMP, 2658),                            # 2576
        (SAME, 42, 40, 214),                     # 2577: 214 is b'MQXMIT'
        (JZ, 42, 2581),                          # 2578
        (MOVE, 23, 156),                         # 2579: 156 is 10
        (JUMP, 2658),                            # 2580
        (SAME, 42, 40, 216),                     # 2581: 216 is b'MQHMDE'
        (JZ, 42, 2585),                          # 2582
        (MOVE, 23, 159),                         # 2583: 159 is 11
        (JUMP, 2658),                            # 2584
        (SAME, 42, 40, 218),                     # 2585: 218 is b'MQDEAD'
        (JZ, 42, 2589),                          # 2586
        (MOVE, 23, 162),                         # 2587: 162 is 12
        (JUMP, 2658),                            # 2588
        (SAME, 42, 40, 220),                     # 2589: 220 is b'MQHDIST'
        (JZ, 42, 2593),                          # 2590
        (MOVE, 23, 165),                         # 2591: 165 is 13
        (JUMP, 2658),                            # 2592
        (SAME, 42, 40, 222),                     # 2593: 222 is b'MQHRF'
        (JZ, 42, 2597),                          # 2594
        (MOVE, 23, 168),                         # 2595: 168 is 14
        (JUMP, 2658),                            # 2596
        (SAME, 42, 40, 224),                     # 2597: 224 is b'MQHRF2'
        (JZ, 42, 2601),                          # 2598
        (MOVE, 23, 126),                         # 2599: 126 is 15
        (JUMP, 2658),                            # 2600
        (SAME, 42, 40, 226),                     # 2601: 226 is b'MQCICS'
        (JZ, 42, 2605),                          # 2602
        (MOVE, 23, 173),                         # 2603: 173 is 16
        (JUMP, 2658),                            # 2604
        (SAME, 42, 40, 228),                     # 2605: 228 is b'MQIMS'
        (JZ, 42, 2609),                          # 2606
        (MOVE, 23, 176),                         # 2607: 176 is 17
        (JUMP, 2658),                            # 2608
        (SAME, 42, 40, 230),                     # 2609: 230 is b'MQHWIH'
        (JZ, 42, 2613),                          # 2610
        (MOVE, 23, 179),                         # 2611: 179 is 18
        (JUMP, 2658),                            # 2612
        (SAME, 42, 40, 232),                     # 2613: 232 is b'MQHREF'
        (JZ, 42, 2617),                          # 2614
        (MOVE, 23, 182),                         # 2615: 182 is 19
        (JUMP, 2658),                            # 2616
        (SAME, 42, 40, 234),                     # 2617: 234 is b'MQADMIN'
        (JZ, 42, 2621),                          # 2618
        (MOVE, 23, 185),                         # 2619: 185 is 30
        (JUMP, 2658),                            # 2620
        (SAME, 42, 40, 236),                     # 2621: 236 is b'MQAMQP'
        (JZ, 42, 2625),                          # 2622
        (MOVE, 23, 188),                         # 2623: 188 is 31
        (JUMP, 2658),                            # 2624
        (SAME, 42, 40, 238),                     # 2625: 238 is b'MQCHCOM'
        (JZ, 42, 2629),                          # 2626
        (MOVE, 23, 191),                         # 2627: 191 is 32
        (JUMP, 2658),                            # 2628
        (SAME, 42, 40, 240),                     # 2629: 240 is b'MQCMD1'
        (JZ, 42, 2633),                          # 2630
        (MOVE, 23, 194),                         # 2631: 194 is 33
        (JUMP, 2658),                            # 2632
        (SAME, 42, 40, 242),                     # 2633: 242 is b'MQCMD2'
        (JZ, 42, 2637),                          # 2634
        (MOVE, 23, 197),                         # 2635: 197 is 34
        (JUMP, 2658),                            # 2636
        (SAME, 42, 40, 244),                     # 2637: 244 is b'MQHEPCF'
        (JZ, 42, 2641),                          # 2638
        (MOVE, 23, 200),                         # 2639: 200 is 35
        (JUMP, 2658),                            # 2640
        (SAME, 42, 40, 246),                     # 2641: 246 is b'MQEVENT'
        (JZ, 42, 2645),                          # 2642
        (MOVE, 23, 203),                         # 2643: 203 is 36
        (JUMP, 2658),                            # 2644
        (SAME, 42, 40, 248),                     # 2645: 248 is b'MQIMSVS'
        (JZ, 42, 2649),                          # 2646
        (MOVE, 23, 137),                         # 2647: 137 is 37
        (JUMP, 2658),                            # 2648
        (SAME, 42, 40, 250),                     # 2649: 250 is b'MQPCF'
        (JZ, 42, 2653),                          # 2650
        (MOVE, 23, 208),                         # 2651: 208 is 38
        (JUMP, 2658),                            # 2652
        (SAME, 42, 40, 252),                     # 2653: 252 is b'MQTRIG'
        (JZ, 42, 2657),                          # 2654
        (MOVE, 23, 211),                         # 2655: 211 is 40
        (JUMP, 2658),                            # 2656
        (MOVE, 23, 129),                         # 2657: 129 is 0
        (MOVE, 20, 23),                          # 2658
        (STORE, 45, 11, 20),                     # 2659
        (RUN, 45, 12, 4),                        # 2660: flags
        (NUMBER2, 12, 45, 3, 8, 52, 2),          # 2661
        (SUB, 20, 12, 191),                      # 2662: 191 is 32
        (STORE, 45, 13, 20),                     # 2663
        (LOAD, 12, 45, 4),                       # 2664: if: not is_ebcdic
        (JNZ, 12, 2671),                         # 2665
        (LOAD, 12, 45, 13),                      # 2666: size: len
        (BYTES, 45, 15, 12),                     # 2667: ascii
        (UNPAD, 45, 15, 32),                     # 2668
        (CUT, 45, 15, 0, 0),                     # 2669
        (STORE, 45, 14, 127),                    # 2670: 127 is 1
        (LOAD, 12, 45, 4),                       # 2671: if: is_ebcdic
        (JZ, 12, 4350),                          # 2672
        (LOAD, 12, 45, 13),                      # 2673: size: len
        (BYTES, 45, 18, 12),                     # 2674: ebcdic
        (UNPAD, 45, 18, 64),                     # 2675
        (CUT, 45, 18, 0, 0),                     # 2676
        (STORE, 45, 17, 127),                    # 2677: 127 is 1
        (JUMP, 4350),                            # 2678
        (ROW, 12, 46, 11),                       # 2679: link.header.rfh2
        (STORE, 39, 5, 11),                      # 2680
        (LOAD, 12, 8, 2),                        # 2681
        (STORE, 46, 0, 12),                      # 2682
        (LOAD, 12, 8, 3),                        # 2683
        (STORE, 46, 1, 12),                      # 2684
        (LOAD, 12, 46, 0),                       # 2685: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 2686: 126 is 15
        (JNE, 20, 128, 2690),                    # 2687: cases: 2; 128 is 2
        (STORE, 46, 2, 127),                     # 2688: byte order le; 127 is 1
        (JUMP, 2691),                            # 2689
        (STORE, 46, 2, 129),                     # 2690: byte order be; 129 is 0
        (RUN, 46, 3, 20),                        # 2691: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 46, 3, 0, 460, 4, 2700),        # 2692: struc_id; valid: (_ == [0x52, 0x46, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xd9, 0xc6, 0xc8, 0x40] and not  ...; _ != b'RFH '
        (LOAD, 12, 46, 1),                       # 2693
        (JEQ, 12, 137, 2700),                    # 2694: 137 is 37
        (JEQ, 12, 134, 2700),                    # 2695: 134 is 273
        (JEQ, 12, 138, 2700),                    # 2696: 138 is 277
        (JEQ, 12, 139, 2700),                    # 2697: 139 is 500
        (JEQ, 12, 140, 2700),                    # 2698: 140 is 1047
        (JNE, 12, 141, 2707),                    # 2699: 141 is 1140
        (JSAMEN, 46, 3, 0, 464, 4, 11639),       # 2700: _ != b'\xd9\xc6\xc8@'
        (LOAD, 12, 46, 1),                       # 2701
        (JEQ, 12, 144, 11639),                   # 2702: 144 is 437
        (JEQ, 12, 145, 11639),                   # 2703: 145 is 819
        (JEQ, 12, 146, 11639),                   # 2704: 146 is 850
        (JEQ, 12, 147, 11639),                   # 2705: 147 is 1208
        (JEQ, 12, 148, 11639),                   # 2706: 148 is 1252
        (NUMBER2, 12, 46, 3, 4, 52, 2),          # 2707: version
        (JNE, 12, 128, 11639),                   # 2708: valid: 2; 128 is 2
        (NUMBER2, 12, 46, 3, 8, 52, 2),          # 2709: struc_length
        (JLT, 12, 203, 11639),                   # 2710: valid: 36; 203 is 36
        (FIXED, 20, 46, 3, 0, 4),                # 2711
        (SAME, 22, 20, 355),                     # 2712: 355 is b'\xd9\xc6\xc8@'
        (STORE, 46, 4, 22),                      # 2713
        (LOAD, 12, 46, 4),                       # 2714: if: not is_ebcdic
        (JNZ, 12, 2721),                         # 2715
        (BYTES, 46, 6, 130),                     # 2716: size: 8; ascii; 130 is 8
        (UNPAD, 46, 6, 32),                      # 2717
        (CUT, 46, 6, 0, 0),                      # 2718
        (TEXTAT, 46, 6, 0),                      # 2719: ascii is ISO-8859-1
        (STORE, 46, 5, 127),                     # 2720: 127 is 1
        (JZ, 12, 2727),                          # 2721: if: is_ebcdic
        (BYTES, 46, 9, 130),                     # 2722: size: 8; ebcdic; 130 is 8
        (UNPAD, 46, 9, 64),                      # 2723
        (CUT, 46, 9, 0, 0),                      # 2724
        (TEXTAT, 46, 9, 1),                      # 2725: ebcdic is IBM037
        (STORE, 46, 8, 127),                     # 2726: 127 is 1
        (LOAD, 23, 46, 4),                       # 2727
        (JZ, 23, 2824),                          # 2728
        (LOAD, 26, 46, 8),                       # 2729
        (JZ, 26, 11639),                         # 2730
        (LOAD, 40, 46, 9),                       # 2731
        (LOAD, 41, 46, 10),                      # 2732
        (SAME, 42, 40, 149),                     # 2733: 149 is b''
        (JZ, 42, 2737),                          # 2734
        (MOVE, 23, 127),                         # 2735: 127 is 1
        (JUMP, 2822),                            # 2736
        (SAME, 42, 40, 151),                     # 2737: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 2741),                          # 2738
        (MOVE, 23, 153),                         # 2739: 153 is 39
        (JUMP, 2822),                            # 2740
        (SAME, 42, 40, 154),                     # 2741: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 2745),                          # 2742
        (MOVE, 23, 156),                         # 2743: 156 is 10
        (JUMP, 2822),                            # 2744
        (SAME, 42, 40, 157),                     # 2745: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 2749),                          # 2746
        (MOVE, 23, 159),                         # 2747: 159 is 11
        (JUMP, 2822),                            # 2748
        (SAME, 42, 40, 160),                     # 2749: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 2753),                          # 2750
        (MOVE, 23, 162),                         # 2751: 162 is 12
        (JUMP, 2822),                            # 2752
        (SAME, 42, 40, 163),                     # 2753: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 2757),                          # 2754
        (MOVE, 23, 165),                         # 2755: 165 is 13
        (JUMP, 2822),                            # 2756
        (SAME, 42, 40, 166),                     # 2757: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 2761),                          # 2758
        (MOVE, 23, 168),                         # 2759: 168 is 14
        (JUMP, 2822),                            # 2760
        (SAME, 42, 40, 169),                     # 2761: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 2765),                          # 2762
        (MOVE, 23, 126),                         # 2763: 126 is 15
        (JUMP, 2822),                            # 2764
        (SAME, 42, 40, 171),                     # 2765: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 2769),                          # 2766
        (MOVE, 23, 173),                         # 2767: 173 is 16
        (JUMP, 2822),                            # 2768
        (SAME, 42, 40, 174),                     # 2769: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 2773),                          # 2770
        (MOVE, 23, 176),                         # 2771: 176 is 17
        (JUMP, 2822),                            # 2772
        (SAME, 42, 40, 177),                     # 2773: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 2777),                          # 2774
        (MOVE, 23, 179),                         # 2775: 179 is 18
        (JUMP, 2822),                            # 2776
        (SAME, 42, 40, 180),                     # 2777: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 2781),                          # 2778
        (MOVE, 23, 182),                         # 2779: 182 is 19
        (JUMP, 2822),                            # 2780
        (SAME, 42, 40, 183),                     # 2781: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 2785),                          # 2782
        (MOVE, 23, 185),                         # 2783: 185 is 30
        (JUMP, 2822),                            # 2784
        (SAME, 42, 40, 186),                     # 2785: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 2789),                          # 2786
        (MOVE, 23, 188),                         # 2787: 188 is 31
        (JUMP, 2822),                            # 2788
        (SAME, 42, 40, 189),                     # 2789: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 2793),                          # 2790
        (MOVE, 23, 191),                         # 2791: 191 is 32
        (JUMP, 2822),                            # 2792
        (SAME, 42, 40, 192),                     # 2793: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 2797),                          # 2794
        (MOVE, 23, 194),                         # 2795: 194 is 33
        (JUMP, 2822),                            # 2796
        (SAME, 42, 40, 195),                     # 2797: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 2801),                          # 2798
        (MOVE, 23, 197),                         # 2799: 197 is 34
        (JUMP, 2822),                            # 2800
        (SAME, 42, 40, 198),                     # 2801: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 2805),                          # 2802
        (MOVE, 23, 200),                         # 2803: 200 is 35
        (JUMP, 2822),                            # 2804
        (SAME, 42, 40, 201),                     # 2805: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 2809),                          # 2806
        (MOVE, 23, 203),                         # 2807: 203 is 36
        (JUMP, 2822),                            # 2808
        (SAME, 42, 40, 204),                     # 2809: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 2813),                          # 2810
        (MOVE, 23, 137),                         # 2811: 137 is 37
        (JUMP, 2822),                            # 2812
        (SAME, 42, 40, 206),                     # 2813: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 2817),                          # 2814
        (MOVE, 23, 208),                         # 2815: 208 is 38
        (JUMP, 2822),                            # 2816
        (SAME, 42, 40, 209),                     # 2817: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 2821),                          # 2818
        (MOVE, 23, 211),                         # 2819: 211 is 40
        (JUMP, 2822),                            # 2820
        (MOVE, 23, 129),                         # 2821: 129 is 0
        (MOVE, 20, 23),                          # 2822
        (JUMP, 2919),                            # 2823
        (JNZ, 23, 11639),                        # 2824
        (LOAD, 26, 46, 5),                       # 2825
        (JZ, 26, 11639),                         # 2826
        (LOAD, 40, 46, 6),                       # 2827
        (LOAD, 41, 46, 7),                       # 2828
        (SAME, 42, 40, 149),                     # 2829: 149 is b''
        (JZ, 42, 2833),                          # 2830
        (MOVE, 23, 127),                         # 2831: 127 is 1
        (JUMP, 2918),                            # 2832
        (SAME, 42, 40, 212),                     # 2833: 212 is b'MQSTR'
        (JZ, 42, 2837),                          # 2834
        (MOVE, 23, 153),                         # 2835: 153 is 39
        (JUMP, 2918),                            # 2836
        (SAME, 42, 40, 214),                     # 2837: 214 is b'MQXMIT'
        (JZ, 42, 2841),                          # 2838
        (MOVE, 23, 156),                         # 2839: 156 is 10
        (JUMP, 2918),                            # 2840
        (SAME, 42, 40, 216),                     # 2841: 216 is b'MQHMDE'
        (JZ, 42, 2845),                          # 2842
        (MOVE, 23, 159),                         # 2843: 159 is 11
        (JUMP, 2918),                            # 2844
        (SAME, 42, 40, 218),                     # 2845: 218 is b'MQDEAD'
        (JZ, 42, 2849),                          # 2846
        (MOVE, 23, 162),                         # 2847: 162 is 12
        (JUMP, 2918),                            # 2848
        (SAME, 42, 40, 220),                     # 2849: 220 is b'MQHDIST'
        (JZ, 42, 2853),                          # 2850
        (MOVE, 23, 165),                         # 2851: 165 is 13
        (JUMP, 2918),                            # 2852
        (SAME, 42, 40, 222),                     # 2853: 222 is b'MQHRF'
        (JZ, 42, 2857),                          # 2854
        (MOVE, 23, 168),                         # 2855: 168 is 14
        (JUMP, 2918),                            # 2856
        (SAME, 42, 40, 224),                     # 2857: 224 is b'MQHRF2'
        (JZ, 42, 2861),                          # 2858
        (MOVE, 23, 126),                         # 2859: 126 is 15
        (JUMP, 2918),                            # 2860
        (SAME, 42, 40, 226),                     # 2861: 226 is b'MQCICS'
        (JZ, 42, 2865),                          # 2862
        (MOVE, 23, 173),                         # 2863: 173 is 16
        (JUMP, 2918),                            # 2864
        (SAME, 42, 40, 228),                     # 2865: 228 is b'MQIMS'
        (JZ, 42, 2869),                          # 2866
        (MOVE, 23, 176),                         # 2867: 176 is 17
        (JUMP, 2918),                            # 2868
        (SAME, 42, 40, 230),                     # 2869: 230 is b'MQHWIH'
        (JZ, 42, 2873),                          # 2870
        (MOVE, 23, 179),                         # 2871: 179 is 18
        (JUMP, 2918),                            # 2872
        (SAME, 42, 40, 232),                     # 2873: 232 is b'MQHREF'
        (JZ, 42, 2877),                          # 2874
        (MOVE, 23, 182),                         # 2875: 182 is 19
        (JUMP, 2918),                            # 2876
        (SAME, 42, 40, 234),                     # 2877: 234 is b'MQADMIN'
        (JZ, 42, 2881),                          # 2878
        (MOVE, 23, 185),                         # 2879: 185 is 30
        (JUMP, 2918),                            # 2880
        (SAME, 42, 40, 236),                     # 2881: 236 is b'MQAMQP'
        (JZ, 42, 2885),                          # 2882
        (MOVE, 23, 188),                         # 2883: 188 is 31
        (JUMP, 2918),                            # 2884
        (SAME, 42, 40, 238),                     # 2885: 238 is b'MQCHCOM'
        (JZ, 42, 2889),                          # 2886
        (MOVE, 23, 191),                         # 2887: 191 is 32
        (JUMP, 2918),                            # 2888
        (SAME, 42, 40, 240),                     # 2889: 240 is b'MQCMD1'
        (JZ, 42, 2893),                          # 2890
        (MOVE, 23, 194),                         # 2891: 194 is 33
        (JUMP, 2918),                            # 2892
        (SAME, 42, 40, 242),                     # 2893: 242 is b'MQCMD2'
        (JZ, 42, 2897),                          # 2894
        (MOVE, 23, 197),                         # 2895: 197 is 34
        (JUMP, 2918),                            # 2896
        (SAME, 42, 40, 244),                     # 2897: 244 is b'MQHEPCF'
        (JZ, 42, 2901),                          # 2898
        (MOVE, 23, 200),                         # 2899: 200 is 35
        (JUMP, 2918),                            # 2900
        (SAME, 42, 40, 246),                     # 2901: 246 is b'MQEVENT'
        (JZ, 42, 2905),                          # 2902
        (MOVE, 23, 203),                         # 2903: 203 is 36
        (JUMP, 2918),                            # 2904
        (SAME, 42, 40, 248),                     # 2905: 248 is b'MQIMSVS'
        (JZ, 42, 2909),                          # 2906
        (MOVE, 23, 137),                         # 2907: 137 is 37
        (JUMP, 2918),                            # 2908
        (SAME, 42, 40, 250),                     # 2909: 250 is b'MQPCF'
        (JZ, 42, 2913),                          # 2910
        (MOVE, 23, 208),                         # 2911: 208 is 38
        (JUMP, 2918),                            # 2912
        (SAME, 42, 40, 252),                     # 2913: 252 is b'MQTRIG'
        (JZ, 42, 2917),                          # 2914
        (MOVE, 23, 211),                         # 2915: 211 is 40
        (JUMP, 2918),                            # 2916
        (MOVE, 23, 129),                         # 2917: 129 is 0
        (MOVE, 20, 23),                          # 2918
        (STORE, 46, 11, 20),                     # 2919
        (RUN, 46, 12, 8),                        # 2920: flags, name_value_ccsid
        (NUMBER2, 12, 46, 3, 8, 52, 2),          # 2921: size: struc_length - 36
        (SUB, 20, 12, 203),                      # 2922: 203 is 36
        (BYTES, 46, 13, 20),                     # 2923: name_values
        (OPEN, 21, 46, 13),                      # 2924: name_values begins
        (LOAD, 23, 46, 14),                      # 2925: if: _io.size >= 4
        (JLT, 23, 131, 3036),                    # 2926: 131 is 4
        (ROWS, 24, 13),                          # 2927: folders: repeat until
        (STORE, 46, 16, 24),                     # 2928
        (MOVE, 23, 129),                         # 2929: 129 is 0
        (ROW, 13, 47, 24),                       # 2930: folders: an item
        (NUMBER2, 25, 46, 12, 4, 52, 2),         # 2931
        (STORE, 47, 0, 25),                      # 2932
        (LOAD, 25, 46, 14),                      # 2933
        (LOAD, 26, 46, 13),                      # 2934
        (POSITION, 26, 26),                      # 2935
        (SUB, 40, 25, 26),                       # 2936
        (STORE, 47, 1, 40),                      # 2937
        (LOAD, 25, 46, 0),                       # 2938
        (AND, 26, 25, 126),                      # 2939: 126 is 15
        (EQ, 40, 26, 128),                       # 2940: 128 is 2
        (STORE, 47, 2, 40),                      # 2941
        (LOAD, 25, 46, 2),                       # 2942
        (STORE, 47, 3, 25),                      # 2943
        (RUN, 47, 4, 4),                         # 2944: len_data
        (LOAD, 25, 47, 0),                       # 2945: if: ccsid == 1208
        (JNE, 25, 147, 2961),                    # 2946: 147 is 1208
        (NUMBER2, 43, 47, 4, 0, 52, 3),          # 2947: size: is_sound ? len_data : 0
        (JLT, 43, 129, 2956),                    # 2948: 129 is 0
        (LOAD, 44, 47, 1),                       # 2949
        (SUB, 45, 44, 131),                      # 2950: 131 is 4
        (JGT, 43, 45, 2956),                     # 2951
        (MOD, 44, 43, 131),                      # 2952: 131 is 4
        (JNE, 44, 129, 2956),                    # 2953: 129 is 0
        (NUMBER2, 40, 47, 4, 0, 52, 3),          # 2954
        (JUMP, 2957),                            # 2955
        (MOVE, 40, 129),                         # 2956: 129 is 0
        (BYTES, 47, 6, 40),                      # 2957: utf8
        (UNPAD, 47, 6, 32),                      # 2958
        (TEXTAT, 47, 6, 2),                      # 2959: utf8 is UTF-8
        (STORE, 47, 5, 127),                     # 2960: 127 is 1
        (LOAD, 25, 47, 0),                       # 2961: if: (ccsid == 1200 or ccsid == 13488 or ccsid == 17584) and is_reversed
        (JEQ, 25, 357, 2965),                    # 2962: 357 is 1200
        (JEQ, 25, 358, 2965),                    # 2963: 358 is 13488
        (JNE, 25, 359, 2980),                    # 2964: 359 is 17584
        (LOAD, 25, 47, 2),                       # 2965
        (JZ, 25, 2980),                          # 2966
        (NUMBER2, 43, 47, 4, 0, 52, 3),          # 2967: size: is_sound ? len_data : 0
        (JLT, 43, 129, 2976),                    # 2968: 129 is 0
        (LOAD, 44, 47, 1),                       # 2969
        (SUB, 45, 44, 131),                      # 2970: 131 is 4
        (JGT, 43, 45, 2976),                     # 2971
        (MOD, 44, 43, 131),                      # 2972: 131 is 4
        (JNE, 44, 129, 2976),                    # 2973: 129 is 0
        (NUMBER2, 40, 47, 4, 0, 52, 3),          # 2974
        (JUMP, 2977),                            # 2975
        (MOVE, 40, 129),                         # 2976: 129 is 0
        (BYTES, 47, 9, 40),                      # 2977: utf16le
        (TEXTAT, 47, 9, 3),                      # 2978: utf16le is UTF-16LE
        (STORE, 47, 8, 127),                     # 2979: 127 is 1
        (LOAD, 25, 47, 0),                       # 2980: if: (ccsid == 1200 or ccsid == 13488 or ccsid == 17584) and not is_reversed
        (JEQ, 25, 357, 2984),                    # 2981: 357 is 1200
        (JEQ, 25, 358, 2984),                    # 2982: 358 is 13488
        (JNE, 25, 359, 2999),                    # 2983: 359 is 17584
        (LOAD, 25, 47, 2),                       # 2984
        (JNZ, 25, 2999),                         # 2985
        (NUMBER2, 43, 47, 4, 0, 52, 3),          # 2986: size: is_sound ? len_data : 0
        (JLT, 43, 129, 2995),                    # 2987: 129 is 0
        (LOAD, 44, 47, 1),                       # 2988
        (SUB, 45, 44, 131),                      # 2989: 131 is 4
        (JGT, 43, 45, 2995),                     # 2990
        (MOD, 44, 43, 131),                      # 2991: 131 is 4
        (JNE, 44, 129, 2995),                    # 2992: 129 is 0
        (NUMBER2, 40, 47, 4, 0, 52, 3),          # 2993
        (JUMP, 2996),                            # 2994
        (MOVE, 40, 129),                         # 2995: 129 is 0
        (BYTES, 47, 12, 40),                     # 2996: utf16be
        (TEXTAT, 47, 12, 4),                     # 2997: utf16be is UTF-16BE
        (STORE, 47, 11, 127),                    # 2998: 127 is 1
        (LOAD, 25, 47, 0),                       # 2999: if: ccsid != 1208 and not (ccsid == 1200 or ccsid == 13488 or ccsid == 17584)
        (JEQ, 25, 147, 3016),                    # 3000: 147 is 1208
        (JEQ, 25, 357, 3016),                    # 3001: 357 is 1200
        (JEQ, 25, 358, 3016),                    # 3002: 358 is 13488
        (JEQ, 25, 359, 3016),                    # 3003: 359 is 17584
        (NUMBER2, 43, 47, 4, 0, 52, 3),          # 3004: size: is_sound ? len_data : 0
        (JLT, 43, 129, 3013),                    # 3005: 129 is 0
        (LOAD, 44, 47, 1),                       # 3006
        (SUB, 45, 44, 131),                      # 3007: 131 is 4
        (JGT, 43, 45, 3013),                     # 3008
        (MOD, 44, 43, 131),                      # 3009: 131 is 4
        (JNE, 44, 129, 3013),                    # 3010: 129 is 0
        (NUMBER2, 40, 47, 4, 0, 52, 3),          # 3011
        (JUMP, 3014),                            # 3012
        (MOVE, 40, 129),                         # 3013: 129 is 0
        (BYTES, 47, 15, 40),                     # 3014: raw
        (STORE, 47, 14, 127),                    # 3015: 127 is 1
        (MOVE, 25, 129),                         # 3016: repeat-until: _io.size - _io.pos < 4 or not _.is_sound; 129 is 0
        (LOAD, 26, 46, 14),                      # 3017
        (LOAD, 40, 46, 13),                      # 3018
        (POSITION, 40, 40),                      # 3019
        (SUB, 41, 26, 40),                       # 3020
        (JLT, 41, 131, 3032),                    # 3021: 131 is 4
        (MOVE, 26, 129),                         # 3022: 129 is 0
        (NUMBER2, 40, 47, 4, 0, 52, 3),          # 3023
        (JLT, 40, 129, 3031),                    # 3024: 129 is 0
        (LOAD, 41, 47, 1),                       # 3025
        (SUB, 42, 41, 131),                      # 3026: 131 is 4
        (JGT, 40, 42, 3031),                     # 3027
        (MOD, 41, 40, 131),                      # 3028: 131 is 4
        (JNE, 41, 129, 3031),                    # 3029: 129 is 0
        (MOVE, 26, 127),                         # 3030: 127 is 1
        (JNZ, 26, 3033),                         # 3031
        (MOVE, 25, 127),                         # 3032: 127 is 1
        (COUNT, 23, 2, 46, 17),                  # 3033
        (JZ, 25, 2930),                          # 3034
        (STORE, 46, 15, 127),                    # 3035: 127 is 1
        (REST, 46, 18),                          # 3036: stray
        (CLOSE, 21),                             # 3037: name_values ends
        (JUMP, 4350),                            # 3038
        (ROW, 14, 48, 11),                       # 3039: link.header.cih
        (STORE, 39, 6, 11),                      # 3040
        (LOAD, 12, 8, 2),                        # 3041
        (STORE, 48, 0, 12),                      # 3042
        (LOAD, 12, 8, 3),                        # 3043
        (STORE, 48, 1, 12),                      # 3044
        (LOAD, 12, 48, 0),                       # 3045: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 3046: 126 is 15
        (JNE, 20, 128, 3050),                    # 3047: cases: 2; 128 is 2
        (STORE, 48, 2, 127),                     # 3048: byte order le; 127 is 1
        (JUMP, 3051),                            # 3049
        (STORE, 48, 2, 129),                     # 3050: byte order be; 129 is 0
        (RUN, 48, 3, 20),                        # 3051: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 48, 3, 0, 468, 4, 3060),        # 3052: struc_id; valid: (_ == [0x43, 0x49, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xc3, 0xc9, 0xc8, 0x40] and not  ...; _ != b'CIH '
        (LOAD, 12, 48, 1),                       # 3053
        (JEQ, 12, 137, 3060),                    # 3054: 137 is 37
        (JEQ, 12, 134, 3060),                    # 3055: 134 is 273
        (JEQ, 12, 138, 3060),                    # 3056: 138 is 277
        (JEQ, 12, 139, 3060),                    # 3057: 139 is 500
        (JEQ, 12, 140, 3060),                    # 3058: 140 is 1047
        (JNE, 12, 141, 3067),                    # 3059: 141 is 1140
        (JSAMEN, 48, 3, 0, 472, 4, 11639),       # 3060: _ != b'\xc3\xc9\xc8@'
        (LOAD, 12, 48, 1),                       # 3061
        (JEQ, 12, 144, 11639),                   # 3062: 144 is 437
        (JEQ, 12, 145, 11639),                   # 3063: 145 is 819
        (JEQ, 12, 146, 11639),                   # 3064: 146 is 850
        (JEQ, 12, 147, 11639),                   # 3065: 147 is 1208
        (JEQ, 12, 148, 11639),                   # 3066: 148 is 1252
        (NUMBER2, 12, 48, 3, 4, 52, 2),          # 3067: version, valid: any of these
        (JEQ, 12, 127, 3071),                    # 3068: valid: 1; valid: 2; 127 is 1
        (JEQ, 12, 128, 3071),                    # 3069: 128 is 2
        (JUMP, 11639),                           # 3070
        (NUMBER2, 12, 48, 3, 8, 52, 2),          # 3071: struc_length; valid: _ == (version == 1 ? 164 : 180)
        (NUMBER2, 23, 48, 3, 4, 52, 2),          # 3072
        (JNE, 23, 127, 3076),                    # 3073: 127 is 1
        (MOVE, 20, 319),                         # 3074: 319 is 164
        (JUMP, 3077),                            # 3075
        (MOVE, 20, 325),                         # 3076: 325 is 180
        (JNE, 12, 20, 11639),                    # 3077
        (FIXED, 20, 48, 3, 0, 4),                # 3078
        (SAME, 22, 20, 362),                     # 3079: 362 is b'\xc3\xc9\xc8@'
        (STORE, 48, 4, 22),                      # 3080
        (LOAD, 12, 48, 4),                       # 3081: if: not is_ebcdic
        (JNZ, 12, 3088),                         # 3082
        (BYTES, 48, 6, 130),                     # 3083: size: 8; ascii; 130 is 8
        (UNPAD, 48, 6, 32),                      # 3084
        (CUT, 48, 6, 0, 0),                      # 3085
        (TEXTAT, 48, 6, 0),                      # 3086: ascii is ISO-8859-1
        (STORE, 48, 5, 127),                     # 3087: 127 is 1
        (JZ, 12, 3094),                          # 3088: if: is_ebcdic
        (BYTES, 48, 9, 130),                     # 3089: size: 8; ebcdic; 130 is 8
        (UNPAD, 48, 9, 64),                      # 3090
        (CUT, 48, 9, 0, 0),                      # 3091
        (TEXTAT, 48, 9, 1),                      # 3092: ebcdic is IBM037
        (STORE, 48, 8, 127),                     # 3093: 127 is 1
        (LOAD, 23, 48, 4),                       # 3094
        (JZ, 23, 3191),                          # 3095
        (LOAD, 26, 48, 8),                       # 3096
        (JZ, 26, 11639),                         # 3097
        (LOAD, 40, 48, 9),                       # 3098
        (LOAD, 41, 48, 10),                      # 3099
        (SAME, 42, 40, 149),                     # 3100: 149 is b''
        (JZ, 42, 3104),                          # 3101
        (MOVE, 23, 127),                         # 3102: 127 is 1
        (JUMP, 3189),                            # 3103
        (SAME, 42, 40, 151),                     # 3104: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 3108),                          # 3105
        (MOVE, 23, 153),                         # 3106: 153 is 39
        (JUMP, 3189),                            # 3107
        (SAME, 42, 40, 154),                     # 3108: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 3112),                          # 3109
        (MOVE, 23, 156),                         # 3110: 156 is 10
        (JUMP, 3189),                            # 3111
        (SAME, 42, 40, 157),                     # 3112: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 3116),                          # 3113
        (MOVE, 23, 159),                         # 3114: 159 is 11
        (JUMP, 3189),                            # 3115
        (SAME, 42, 40, 160),                     # 3116: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 3120),                          # 3117
        (MOVE, 23, 162),                         # 3118: 162 is 12
        (JUMP, 3189),                            # 3119
        (SAME, 42, 40, 163),                     # 3120: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 3124),                          # 3121
        (MOVE, 23, 165),                         # 3122: 165 is 13
        (JUMP, 3189),                            # 3123
        (SAME, 42, 40, 166),                     # 3124: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 3128),                          # 3125
        (MOVE, 23, 168),                         # 3126: 168 is 14
        (JUMP, 3189),                            # 3127
        (SAME, 42, 40, 169),                     # 3128: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 3132),                          # 3129
        (MOVE, 23, 126),                         # 3130: 126 is 15
        (JUMP, 3189),                            # 3131
        (SAME, 42, 40, 171),                     # 3132: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 3136),                          # 3133
        (MOVE, 23, 173),                         # 3134: 173 is 16
        (JUMP, 3189),                            # 3135
        (SAME, 42, 40, 174),                     # 3136: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 3140),                          # 3137
        (MOVE, 23, 176),                         # 3138: 176 is 17
        (JUMP, 3189),                            # 3139
        (SAME, 42, 40, 177),                     # 3140: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 3144),                          # 3141
        (MOVE, 23, 179),                         # 3142: 179 is 18
        (JUMP, 3189),                            # 3143
        (SAME, 42, 40, 180),                     # 3144: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 3148),                          # 3145
        (MOVE, 23, 182),                         # 3146: 182 is 19
        (JUMP, 3189),                            # 3147
        (SAME, 42, 40, 183),                     # 3148: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 3152),                          # 3149
        (MOVE, 23, 185),                         # 3150: 185 is 30
        (JUMP, 3189),                            # 3151
        (SAME, 42, 40, 186),                     # 3152: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 3156),                          # 3153
        (MOVE, 23, 188),                         # 3154: 188 is 31
        (JUMP, 3189),                            # 3155
        (SAME, 42, 40, 189),                     # 3156: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 3160),                          # 3157
        (MOVE, 23, 191),                         # 3158: 191 is 32
        (JUMP, 3189),                            # 3159
        (SAME, 42, 40, 192),                     # 3160: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 3164),                          # 3161
        (MOVE, 23, 194),                         # 3162: 194 is 33
        (JUMP, 3189),                            # 3163
        (SAME, 42, 40, 195),                     # 3164: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 3168),                          # 3165
        (MOVE, 23, 197),                         # 3166: 197 is 34
        (JUMP, 3189),                            # 3167
        (SAME, 42, 40, 198),                     # 3168: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 3172),                          # 3169
        (MOVE, 23, 200),                         # 3170: 200 is 35
        (JUMP, 3189),                            # 3171
        (SAME, 42, 40, 201),                     # 3172: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 3176),                          # 3173
        (MOVE, 23, 203),                         # 3174: 203 is 36
        (JUMP, 3189),                            # 3175
        (SAME, 42, 40, 204),                     # 3176: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 3180),                          # 3177
        (MOVE, 23, 137),                         # 3178: 137 is 37
        (JUMP, 3189),                            # 3179
        (SAME, 42, 40, 206),                     # 3180: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 3184),                          # 3181
        (MOVE, 23, 208),                         # 3182: 208 is 38
        (JUMP, 3189),                            # 3183
        (SAME, 42, 40, 209),                     # 3184: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 3188),                          # 3185
        (MOVE, 23, 211),                         # 3186: 211 is 40
        (JUMP, 3189),                            # 3187
        (MOVE, 23, 129),                         # 3188: 129 is 0
        (MOVE, 20, 23),                          # 3189
        (JUMP, 3286),                            # 3190
        (JNZ, 23, 11639),                        # 3191
        (LOAD, 26, 48, 5),                       # 3192
        (JZ, 26, 11639),                         # 3193
        (LOAD, 40, 48, 6),                       # 3194
        (LOAD, 41, 48, 7),                       # 3195
        (SAME, 42, 40, 149),                     # 3196: 149 is b''
        (JZ, 42, 3200),                          # 3197
        (MOVE, 23, 127),                         # 3198: 127 is 1
        (JUMP, 3285),                            # 3199
        (SAME, 42, 40, 212),                     # 3200: 212 is b'MQSTR'
        (JZ, 42, 3204),                          # 3201
        (MOVE, 23, 153),                         # 3202: 153 is 39
        (JUMP, 3285),                            # 3203
        (SAME, 42, 40, 214),                     # 3204: 214 is b'MQXMIT'
        (JZ, 42, 3208),                          # 3205
        (MOVE, 23, 156),                         # 3206: 156 is 10
        (JUMP, 3285),                            # 3207
        (SAME, 42, 40, 216),                     # 3208: 216 is b'MQHMDE'
        (JZ, 42, 3212),                          # 3209
        (MOVE, 23, 159),                         # 3210: 159 is 11
        (JUMP, 3285),                            # 3211
        (SAME, 42, 40, 218),                     # 3212: 218 is b'MQDEAD'
        (JZ, 42, 3216),                          # 3213
        (MOVE, 23, 162),                         # 3214: 162 is 12
        (JUMP, 3285),                            # 3215
        (SAME, 42, 40, 220),                     # 3216: 220 is b'MQHDIST'
        (JZ, 42, 3220),                          # 3217
        (MOVE, 23, 165),                         # 3218: 165 is 13
        (JUMP, 3285),                            # 3219
        (SAME, 42, 40, 222),                     # 3220: 222 is b'MQHRF'
        (JZ, 42, 3224),                          # 3221
        (MOVE, 23, 168),                         # 3222: 168 is 14
        (JUMP, 3285),                            # 3223
        (SAME, 42, 40, 224),                     # 3224: 224 is b'MQHRF2'
        (JZ, 42, 3228),                          # 3225
        (MOVE, 23, 126),                         # 3226: 126 is 15
        (JUMP, 3285),                            # 3227
        (SAME, 42, 40, 226),                     # 3228: 226 is b'MQCICS'
        (JZ, 42, 3232),                          # 3229
        (MOVE, 23, 173),                         # 3230: 173 is 16
        (JUMP, 3285),                            # 3231
        (SAME, 42, 40, 228),                     # 3232: 228 is b'MQIMS'
        (JZ, 42, 3236),                          # 3233
        (MOVE, 23, 176),                         # 3234: 176 is 17
        (JUMP, 3285),                            # 3235
        (SAME, 42, 40, 230),                     # 3236: 230 is b'MQHWIH'
        (JZ, 42, 3240),                          # 3237
        (MOVE, 23, 179),                         # 3238: 179 is 18
        (JUMP, 3285),                            # 3239
        (SAME, 42, 40, 232),                     # 3240: 232 is b'MQHREF'
        (JZ, 42, 3244),                          # 3241
        (MOVE, 23, 182),                         # 3242: 182 is 19
        (JUMP, 3285),                            # 3243
        (SAME, 42, 40, 234),                     # 3244: 234 is b'MQADMIN'
        (JZ, 42, 3248),                          # 3245
        (MOVE, 23, 185),                         # 3246: 185 is 30
        (JUMP, 3285),                            # 3247
        (SAME, 42, 40, 236),                     # 3248: 236 is b'MQAMQP'
        (JZ, 42, 3252),                          # 3249
        (MOVE, 23, 188),                         # 3250: 188 is 31
        (JUMP, 3285),                            # 3251
        (SAME, 42, 40, 238),                     # 3252: 238 is b'MQCHCOM'
        (JZ, 42, 3256),                          # 3253
        (MOVE, 23, 191),                         # 3254: 191 is 32
        (JUMP, 3285),                            # 3255
        (SAME, 42, 40, 240),                     # 3256: 240 is b'MQCMD1'
        (JZ, 42, 3260),                          # 3257
        (MOVE, 23, 194),                         # 3258: 194 is 33
        (JUMP, 3285),                            # 3259
        (SAME, 42, 40, 242),                     # 3260: 242 is b'MQCMD2'
        (JZ, 42, 3264),                          # 3261
        (MOVE, 23, 197),                         # 3262: 197 is 34
        (JUMP, 3285),                            # 3263
        (SAME, 42, 40, 244),                     # 3264: 244 is b'MQHEPCF'
        (JZ, 42, 3268),                          # 3265
        (MOVE, 23, 200),                         # 3266: 200 is 35
        (JUMP, 3285),                            # 3267
        (SAME, 42, 40, 246),                     # 3268: 246 is b'MQEVENT'
        (JZ, 42, 3272),                          # 3269
        (MOVE, 23, 203),                         # 3270: 203 is 36
        (JUMP, 3285),                            # 3271
        (SAME, 42, 40, 248),                     # 3272: 248 is b'MQIMSVS'
        (JZ, 42, 3276),                          # 3273
        (MOVE, 23, 137),                         # 3274: 137 is 37
        (JUMP, 3285),                            # 3275
        (SAME, 42, 40, 250),                     # 3276: 250 is b'MQPCF'
        (JZ, 42, 3280),                          # 3277
        (MOVE, 23, 208),                         # 3278: 208 is 38
        (JUMP, 3285),                            # 3279
        (SAME, 42, 40, 252),                     # 3280: 252 is b'MQTRIG'
        (JZ, 42, 3284),                          # 3281
        (MOVE, 23, 211),                         # 3282: 211 is 40
        (JUMP, 3285),                            # 3283
        (MOVE, 23, 129),                         # 3284: 129 is 0
        (MOVE, 20, 23),                          # 3285
        (STORE, 48, 11, 20),                     # 3286
        (RUN, 48, 12, 56),                       # 3287: flags, return_code, comp_code, reason, uow_control, get_wait_interval, link_type, output_data_length, facility_keep_time, ads_descriptor, conversational_task, task_end_status, facility
        (JNZ, 12, 3293),                         # 3288: if: not is_ebcdic
        (BYTES, 48, 14, 131),                    # 3289: size: len; ascii; 131 is 4
        (UNPAD, 48, 14, 32),                     # 3290
        (CUT, 48, 14, 0, 0),                     # 3291
        (STORE, 48, 13, 127),                    # 3292: 127 is 1
        (JZ, 12, 3298),                          # 3293: if: is_ebcdic
        (BYTES, 48, 17, 131),                    # 3294: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 17, 64),                     # 3295
        (CUT, 48, 17, 0, 0),                     # 3296
        (STORE, 48, 16, 127),                    # 3297: 127 is 1
        (JNZ, 12, 3303),                         # 3298: if: not is_ebcdic
        (BYTES, 48, 20, 131),                    # 3299: size: len; ascii; 131 is 4
        (UNPAD, 48, 20, 32),                     # 3300
        (CUT, 48, 20, 0, 0),                     # 3301
        (STORE, 48, 19, 127),                    # 3302: 127 is 1
        (JZ, 12, 3308),                          # 3303: if: is_ebcdic
        (BYTES, 48, 23, 131),                    # 3304: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 23, 64),                     # 3305
        (CUT, 48, 23, 0, 0),                     # 3306
        (STORE, 48, 22, 127),                    # 3307: 127 is 1
        (JNZ, 12, 3313),                         # 3308: if: not is_ebcdic
        (BYTES, 48, 26, 130),                    # 3309: size: len; ascii; 130 is 8
        (UNPAD, 48, 26, 32),                     # 3310
        (CUT, 48, 26, 0, 0),                     # 3311
        (STORE, 48, 25, 127),                    # 3312: 127 is 1
        (JZ, 12, 3318),                          # 3313: if: is_ebcdic
        (BYTES, 48, 29, 130),                    # 3314: size: len; ebcdic; 130 is 8
        (UNPAD, 48, 29, 64),                     # 3315
        (CUT, 48, 29, 0, 0),                     # 3316
        (STORE, 48, 28, 127),                    # 3317: 127 is 1
        (JNZ, 12, 3323),                         # 3318: if: not is_ebcdic
        (BYTES, 48, 32, 130),                    # 3319: size: len; ascii; 130 is 8
        (UNPAD, 48, 32, 32),                     # 3320
        (CUT, 48, 32, 0, 0),                     # 3321
        (STORE, 48, 31, 127),                    # 3322: 127 is 1
        (JZ, 12, 3328),                          # 3323: if: is_ebcdic
        (BYTES, 48, 35, 130),                    # 3324: size: len; ebcdic; 130 is 8
        (UNPAD, 48, 35, 64),                     # 3325
        (CUT, 48, 35, 0, 0),                     # 3326
        (STORE, 48, 34, 127),                    # 3327: 127 is 1
        (JNZ, 12, 3333),                         # 3328: if: not is_ebcdic
        (BYTES, 48, 38, 130),                    # 3329: size: len; ascii; 130 is 8
        (UNPAD, 48, 38, 32),                     # 3330
        (CUT, 48, 38, 0, 0),                     # 3331
        (STORE, 48, 37, 127),                    # 3332: 127 is 1
        (JZ, 12, 3338),                          # 3333: if: is_ebcdic
        (BYTES, 48, 41, 130),                    # 3334: size: len; ebcdic; 130 is 8
        (UNPAD, 48, 41, 64),                     # 3335
        (CUT, 48, 41, 0, 0),                     # 3336
        (STORE, 48, 40, 127),                    # 3337: 127 is 1
        (JNZ, 12, 3343),                         # 3338: if: not is_ebcdic
        (BYTES, 48, 44, 131),                    # 3339: size: len; ascii; 131 is 4
        (UNPAD, 48, 44, 32),                     # 3340
        (CUT, 48, 44, 0, 0),                     # 3341
        (STORE, 48, 43, 127),                    # 3342: 127 is 1
        (JZ, 12, 3348),                          # 3343: if: is_ebcdic
        (BYTES, 48, 47, 131),                    # 3344: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 47, 64),                     # 3345
        (CUT, 48, 47, 0, 0),                     # 3346
        (STORE, 48, 46, 127),                    # 3347: 127 is 1
        (JNZ, 12, 3353),                         # 3348: if: not is_ebcdic
        (BYTES, 48, 50, 131),                    # 3349: size: len; ascii; 131 is 4
        (UNPAD, 48, 50, 32),                     # 3350
        (CUT, 48, 50, 0, 0),                     # 3351
        (STORE, 48, 49, 127),                    # 3352: 127 is 1
        (JZ, 12, 3358),                          # 3353: if: is_ebcdic
        (BYTES, 48, 53, 131),                    # 3354: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 53, 64),                     # 3355
        (CUT, 48, 53, 0, 0),                     # 3356
        (STORE, 48, 52, 127),                    # 3357: 127 is 1
        (JNZ, 12, 3363),                         # 3358: if: not is_ebcdic
        (BYTES, 48, 56, 131),                    # 3359: size: len; ascii; 131 is 4
        (UNPAD, 48, 56, 32),                     # 3360
        (CUT, 48, 56, 0, 0),                     # 3361
        (STORE, 48, 55, 127),                    # 3362: 127 is 1
        (JZ, 12, 3368),                          # 3363: if: is_ebcdic
        (BYTES, 48, 59, 131),                    # 3364: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 59, 64),                     # 3365
        (CUT, 48, 59, 0, 0),                     # 3366
        (STORE, 48, 58, 127),                    # 3367: 127 is 1
        (JNZ, 12, 3373),                         # 3368: if: not is_ebcdic
        (BYTES, 48, 62, 131),                    # 3369: size: len; ascii; 131 is 4
        (UNPAD, 48, 62, 32),                     # 3370
        (CUT, 48, 62, 0, 0),                     # 3371
        (STORE, 48, 61, 127),                    # 3372: 127 is 1
        (JZ, 12, 3378),                          # 3373: if: is_ebcdic
        (BYTES, 48, 65, 131),                    # 3374: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 65, 64),                     # 3375
        (CUT, 48, 65, 0, 0),                     # 3376
        (STORE, 48, 64, 127),                    # 3377: 127 is 1
        (JNZ, 12, 3383),                         # 3378: if: not is_ebcdic
        (BYTES, 48, 68, 131),                    # 3379: size: len; ascii; 131 is 4
        (UNPAD, 48, 68, 32),                     # 3380
        (CUT, 48, 68, 0, 0),                     # 3381
        (STORE, 48, 67, 127),                    # 3382: 127 is 1
        (JZ, 12, 3388),                          # 3383: if: is_ebcdic
        (BYTES, 48, 71, 131),                    # 3384: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 71, 64),                     # 3385
        (CUT, 48, 71, 0, 0),                     # 3386
        (STORE, 48, 70, 127),                    # 3387: 127 is 1
        (JNZ, 12, 3393),                         # 3388: if: not is_ebcdic
        (BYTES, 48, 74, 131),                    # 3389: size: len; ascii; 131 is 4
        (UNPAD, 48, 74, 32),                     # 3390
        (CUT, 48, 74, 0, 0),                     # 3391
        (STORE, 48, 73, 127),                    # 3392: 127 is 1
        (JZ, 12, 3398),                          # 3393: if: is_ebcdic
        (BYTES, 48, 77, 131),                    # 3394: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 77, 64),                     # 3395
        (CUT, 48, 77, 0, 0),                     # 3396
        (STORE, 48, 76, 127),                    # 3397: 127 is 1
        (JNZ, 12, 3403),                         # 3398: if: not is_ebcdic
        (BYTES, 48, 80, 131),                    # 3399: size: len; ascii; 131 is 4
        (UNPAD, 48, 80, 32),                     # 3400
        (CUT, 48, 80, 0, 0),                     # 3401
        (STORE, 48, 79, 127),                    # 3402: 127 is 1
        (JZ, 12, 3408),                          # 3403: if: is_ebcdic
        (BYTES, 48, 83, 131),                    # 3404: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 83, 64),                     # 3405
        (CUT, 48, 83, 0, 0),                     # 3406
        (STORE, 48, 82, 127),                    # 3407: 127 is 1
        (JNZ, 12, 3413),                         # 3408: if: not is_ebcdic
        (BYTES, 48, 86, 131),                    # 3409: size: len; ascii; 131 is 4
        (UNPAD, 48, 86, 32),                     # 3410
        (CUT, 48, 86, 0, 0),                     # 3411
        (STORE, 48, 85, 127),                    # 3412: 127 is 1
        (JZ, 12, 3418),                          # 3413: if: is_ebcdic
        (BYTES, 48, 89, 131),                    # 3414: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 89, 64),                     # 3415
        (CUT, 48, 89, 0, 0),                     # 3416
        (STORE, 48, 88, 127),                    # 3417: 127 is 1
        (JNZ, 12, 3423),                         # 3418: if: not is_ebcdic
        (BYTES, 48, 92, 130),                    # 3419: size: len; ascii; 130 is 8
        (UNPAD, 48, 92, 32),                     # 3420
        (CUT, 48, 92, 0, 0),                     # 3421
        (STORE, 48, 91, 127),                    # 3422: 127 is 1
        (JZ, 12, 3428),                          # 3423: if: is_ebcdic
        (BYTES, 48, 95, 130),                    # 3424: size: len; ebcdic; 130 is 8
        (UNPAD, 48, 95, 64),                     # 3425
        (CUT, 48, 95, 0, 0),                     # 3426
        (STORE, 48, 94, 127),                    # 3427: 127 is 1
        (JNZ, 12, 3433),                         # 3428: if: not is_ebcdic
        (BYTES, 48, 98, 130),                    # 3429: size: len; ascii; 130 is 8
        (UNPAD, 48, 98, 32),                     # 3430
        (CUT, 48, 98, 0, 0),                     # 3431
        (STORE, 48, 97, 127),                    # 3432: 127 is 1
        (JZ, 12, 3438),                          # 3433: if: is_ebcdic
        (BYTES, 48, 101, 130),                   # 3434: size: len; ebcdic; 130 is 8
        (UNPAD, 48, 101, 64),                    # 3435
        (CUT, 48, 101, 0, 0),                    # 3436
        (STORE, 48, 100, 127),                   # 3437: 127 is 1
        (NUMBER2, 12, 48, 3, 4, 52, 2),          # 3438: if: version == 2
        (JNE, 12, 128, 4350),                    # 3439: 128 is 2
        (ROW, 15, 49, 12),                       # 3440: cih.screen
        (STORE, 48, 103, 12),                    # 3441
        (LOAD, 20, 48, 2),                       # 3442
        (STORE, 49, 0, 20),                      # 3443
        (RUN, 49, 1, 16),                        # 3444: cursor_position, error_offset, input_item, reserved4
        (JUMP, 4350),                            # 3445
        (ROW, 16, 50, 11),                       # 3446: link.header.iih
        (STORE, 39, 7, 11),                      # 3447
        (LOAD, 12, 8, 2),                        # 3448
        (STORE, 50, 0, 12),                      # 3449
        (LOAD, 12, 8, 3),                        # 3450
        (STORE, 50, 1, 12),                      # 3451
        (LOAD, 12, 50, 0),                       # 3452: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 3453: 126 is 15
        (JNE, 20, 128, 3457),                    # 3454: cases: 2; 128 is 2
        (STORE, 50, 2, 127),                     # 3455: byte order le; 127 is 1
        (JUMP, 3458),                            # 3456
        (STORE, 50, 2, 129),                     # 3457: byte order be; 129 is 0
        (RUN, 50, 3, 20),                        # 3458: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 50, 3, 0, 476, 4, 3467),        # 3459: struc_id; valid: (_ == [0x49, 0x49, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xc9, 0xc9, 0xc8, 0x40] and not  ...; _ != b'IIH '
        (LOAD, 12, 50, 1),                       # 3460
        (JEQ, 12, 137, 3467),                    # 3461: 137 is 37
        (JEQ, 12, 134, 3467),                    # 3462: 134 is 273
        (JEQ, 12, 138, 3467),                    # 3463: 138 is 277
        (JEQ, 12, 139, 3467),                    # 3464: 139 is 500
        (JEQ, 12, 140, 3467),                    # 3465: 140 is 1047
        (JNE, 12, 141, 3474),                    # 3466: 141 is 1140
        (JSAMEN, 50, 3, 0, 480, 4, 11639),       # 3467: _ != b'\xc9\xc9\xc8@'
        (LOAD, 12, 50, 1),                       # 3468
        (JEQ, 12, 144, 11639),                   # 3469: 144 is 437
        (JEQ, 12, 145, 11639),                   # 3470: 145 is 819
        (JEQ, 12, 146, 11639),                   # 3471: 146 is 850
        (JEQ, 12, 147, 11639),                   # 3472: 147 is 1208
        (JEQ, 12, 148, 11639),                   # 3473: 148 is 1252
        (NUMBER2, 12, 50, 3, 4, 52, 2),          # 3474: version
        (JNE, 12, 127, 11639),                   # 3475: valid: 1; 127 is 1
        (NUMBER2, 12, 50, 3, 8, 52, 2),          # 3476: struc_length
        (JNE, 12, 320, 11639),                   # 3477: valid: 84; 320 is 84
        (FIXED, 20, 50, 3, 0, 4),                # 3478
        (SAME, 22, 20, 366),                     # 3479: 366 is b'\xc9\xc9\xc8@'
        (STORE, 50, 4, 22),                      # 3480
        (LOAD, 12, 50, 4),                       # 3481: if: not is_ebcdic
        (JNZ, 12, 3488),                         # 3482
        (BYTES, 50, 6, 130),                     # 3483: size: 8; ascii; 130 is 8
        (UNPAD, 50, 6, 32),                      # 3484
        (CUT, 50, 6, 0, 0),                      # 3485
        (TEXTAT, 50, 6, 0),                      # 3486: ascii is ISO-8859-1
        (STORE, 50, 5, 127),                     # 3487: 127 is 1
        (JZ, 12, 3494),                          # 3488: if: is_ebcdic
        (BYTES, 50, 9, 130),                     # 3489: size: 8; ebcdic; 130 is 8
        (UNPAD, 50, 9, 64),                      # 3490
        (CUT, 50, 9, 0, 0),                      # 3491
        (TEXTAT, 50, 9, 1),                      # 3492: ebcdic is IBM037
        (STORE, 50, 8, 127),                     # 3493: 127 is 1
        (LOAD, 23, 50, 4),                       # 3494
        (JZ, 23, 3591),                          # 3495
        (LOAD, 26, 50, 8),                       # 3496
        (JZ, 26, 11639),                         # 3497
        (LOAD, 40, 50, 9),                       # 3498
        (LOAD, 41, 50, 10),                      # 3499
        (SAME, 42, 40, 149),                     # 3500: 149 is b''
        (JZ, 42, 3504),                          # 3501
        (MOVE, 23, 127),                         # 3502: 127 is 1
        (JUMP, 3589),                            # 3503
        (SAME, 42, 40, 151),                     # 3504: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 3508),                          # 3505
        (MOVE, 23, 153),                         # 3506: 153 is 39
        (JUMP, 3589),                            # 3507
        (SAME, 42, 40, 154),                     # 3508: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 3512),                          # 3509
        (MOVE, 23, 156),                         # 3510: 156 is 10
        (JUMP, 3589),                            # 3511
        (SAME, 42, 40, 157),                     # 3512: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 3516),                          # 3513
        (MOVE, 23, 159),                         # 3514: 159 is 11
        (JUMP, 3589),                            # 3515
        (SAME, 42, 40, 160),                     # 3516: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 3520),                          # 3517
        (MOVE, 23, 162),                         # 3518: 162 is 12
        (JUMP, 3589),                            # 3519
        (SAME, 42, 40, 163),                     # 3520: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 3524),                          # 3521
        (MOVE, 23, 165),                         # 3522: 165 is 13
        (JUMP, 3589),                            # 3523
        (SAME, 42, 40, 166),                     # 3524: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 3528),                          # 3525
        (MOVE, 23, 168),                         # 3526: 168 is 14
        (JUMP, 3589),                            # 3527
        (SAME, 42, 40, 169),                     # 3528: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 3532),                          # 3529
        (MOVE, 23, 126),                         # 3530: 126 is 15
        (JUMP, 3589),                            # 3531
        (SAME, 42, 40, 171),                     # 3532: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 3536),                          # 3533
        (MOVE, 23, 173),                         # 3534: 173 is 16
        (JUMP, 3589),                            # 3535
        (SAME, 42, 40, 174),                     # 3536: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 3540),                          # 3537
        (MOVE, 23, 176),                         # 3538: 176 is 17
        (JUMP, 3589),                            # 3539
        (SAME, 42, 40, 177),                     # 3540: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 3544),                          # 3541
        (MOVE, 23, 179),                         # 3542: 179 is 18
        (JUMP, 3589),                            # 3543
        (SAME, 42, 40, 180),                     # 3544: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 3548),                          # 3545
        (MOVE, 23, 182),                         # 3546: 182 is 19
        (JUMP, 3589),                            # 3547
        (SAME, 42, 40, 183),                     # 3548: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 3552),                          # 3549
        (MOVE, 23, 185),                         # 3550: 185 is 30
        (JUMP, 3589),                            # 3551
        (SAME, 42, 40, 186),                     # 3552: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 3556),                          # 3553
        (MOVE, 23, 188),                         # 3554: 188 is 31
        (JUMP, 3589),                            # 3555
        (SAME, 42, 40, 189),                     # 3556: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 3560),                          # 3557
        (MOVE, 23, 191),                         # 3558: 191 is 32
        (JUMP, 3589),                            # 3559
        (SAME, 42, 40, 192),                     # 3560: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 3564),                          # 3561
        (MOVE, 23, 194),                         # 3562: 194 is 33
        (JUMP, 3589),                            # 3563
        (SAME, 42, 40, 195),                     # 3564: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 3568),                          # 3565
        (MOVE, 23, 197),                         # 3566: 197 is 34
        (JUMP, 3589),                            # 3567
        (SAME, 42, 40, 198),                     # 3568: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 3572),                          # 3569
        (MOVE, 23, 200),                         # 3570: 200 is 35
        (JUMP, 3589),                            # 3571
        (SAME, 42, 40, 201),                     # 3572: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 3576),                          # 3573
        (MOVE, 23, 203),                         # 3574: 203 is 36
        (JUMP, 3589),                            # 3575
        (SAME, 42, 40, 204),                     # 3576: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 3580),                          # 3577
        (MOVE, 23, 137),                         # 3578: 137 is 37
        (JUMP, 3589),                            # 3579
        (SAME, 42, 40, 206),                     # 3580: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 3584),                          # 3581
        (MOVE, 23, 208),                         # 3582: 208 is 38
        (JUMP, 3589),                            # 3583
        (SAME, 42, 40, 209),                     # 3584: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 3588),                          # 3585
        (MOVE, 23, 211),                         # 3586: 211 is 40
        (JUMP, 3589),                            # 3587
        (MOVE, 23, 129),                         # 3588: 129 is 0
        (MOVE, 20, 23),                          # 3589
        (JUMP, 3686),                            # 3590
        (JNZ, 23, 11639),                        # 3591
        (LOAD, 26, 50, 5),                       # 3592
        (JZ, 26, 11639),                         # 3593
        (LOAD, 40, 50, 6),                       # 3594
        (LOAD, 41, 50, 7),                       # 3595
        (SAME, 42, 40, 149),                     # 3596: 149 is b''
        (JZ, 42, 3600),                          # 3597
        (MOVE, 23, 127),                         # 3598: 127 is 1
        (JUMP, 3685),                            # 3599
        (SAME, 42, 40, 212),                     # 3600: 212 is b'MQSTR'
        (JZ, 42, 3604),                          # 3601
        (MOVE, 23, 153),                         # 3602: 153 is 39
        (JUMP, 3685),                            # 3603
        (SAME, 42, 40, 214),                     # 3604: 214 is b'MQXMIT'
        (JZ, 42, 3608),                          # 3605
        (MOVE, 23, 156),                         # 3606: 156 is 10
        (JUMP, 3685),                            # 3607
        (SAME, 42, 40, 216),                     # 3608: 216 is b'MQHMDE'
        (JZ, 42, 3612),                          # 3609
        (MOVE, 23, 159),                         # 3610: 159 is 11
        (JUMP, 3685),                            # 3611
        (SAME, 42, 40, 218),                     # 3612: 218 is b'MQDEAD'
        (JZ, 42, 3616),                          # 3613
        (MOVE, 23, 162),                         # 3614: 162 is 12
        (JUMP, 3685),                            # 3615
        (SAME, 42, 40, 220),                     # 3616: 220 is b'MQHDIST'
        (JZ, 42, 3620),                          # 3617
        (MOVE, 23, 165),                         # 3618: 165 is 13
        (JUMP, 3685),                            # 3619
        (SAME, 42, 40, 222),                     # 3620: 222 is b'MQHRF'
        (JZ, 42, 3624),                          # 3621
        (MOVE, 23, 168),                         # 3622: 168 is 14
        (JUMP, 3685),                            # 3623
        (SAME, 42, 40, 224),                     # 3624: 224 is b'MQHRF2'
        (JZ, 42, 3628),                          # 3625
        (MOVE, 23, 126),                         # 3626: 126 is 15
        (JUMP, 3685),                            # 3627
        (SAME, 42, 40, 226),                     # 3628: 226 is b'MQCICS'
        (JZ, 42, 3632),                          # 3629
        (MOVE, 23, 173),                         # 3630: 173 is 16
        (JUMP, 3685),                            # 3631
        (SAME, 42, 40, 228),                     # 3632: 228 is b'MQIMS'
        (JZ, 42, 3636),                          # 3633
        (MOVE, 23, 176),                         # 3634: 176 is 17
        (JUMP, 3685),                            # 3635
        (SAME, 42, 40, 230),                     # 3636: 230 is b'MQHWIH'
        (JZ, 42, 3640),                          # 3637
        (MOVE, 23, 179),                         # 3638: 179 is 18
        (JUMP, 3685),                            # 3639
        (SAME, 42, 40, 232),                     # 3640: 232 is b'MQHREF'
        (JZ, 42, 3644),                          # 3641
        (MOVE, 23, 182),                         # 3642: 182 is 19
        (JUMP, 3685),                            # 3643
        (SAME, 42, 40, 234),                     # 3644: 234 is b'MQADMIN'
        (JZ, 42, 3648),                          # 3645
        (MOVE, 23, 185),                         # 3646: 185 is 30
        (JUMP, 3685),                            # 3647
        (SAME, 42, 40, 236),                     # 3648: 236 is b'MQAMQP'
        (JZ, 42, 3652),                          # 3649
        (MOVE, 23, 188),                         # 3650: 188 is 31
        (JUMP, 3685),                            # 3651
        (SAME, 42, 40, 238),                     # 3652: 238 is b'MQCHCOM'
        (JZ, 42, 3656),                          # 3653
        (MOVE, 23, 191),                         # 3654: 191 is 32
        (JUMP, 3685),                            # 3655
        (SAME, 42, 40, 240),                     # 3656: 240 is b'MQCMD1'
        (JZ, 42, 3660),                          # 3657
        (MOVE, 23, 194),                         # 3658: 194 is 33
        (JUMP, 3685),                            # 3659
        (SAME, 42, 40, 242),                     # 3660: 242 is b'MQCMD2'
        (JZ, 42, 3664),                          # 3661
        (MOVE, 23, 197),                         # 3662: 197 is 34
        (JUMP, 3685),                            # 3663
        (SAME, 42, 40, 244),                     # 3664: 244 is b'MQHEPCF'
        (JZ, 42, 3668),                          # 3665
        (MOVE, 23, 200),                         # 3666: 200 is 35
        (JUMP, 3685),                            # 3667
        (SAME, 42, 40, 246),                     # 3668: 246 is b'MQEVENT'
        (JZ, 42, 3672),                          # 3669
        (MOVE, 23, 203),                         # 3670: 203 is 36
        (JUMP, 3685),                            # 3671
        (SAME, 42, 40, 248),                     # 3672: 248 is b'MQIMSVS'
        (JZ, 42, 3676),                          # 3673
        (MOVE, 23, 137),                         # 3674: 137 is 37
        (JUMP, 3685),                            # 3675
        (SAME, 42, 40, 250),                     # 3676: 250 is b'MQPCF'
        (JZ, 42, 3680),                          # 3677
        (MOVE, 23, 208),                         # 3678: 208 is 38
        (JUMP, 3685),                            # 3679
        (SAME, 42, 40, 252),                     # 3680: 252 is b'MQTRIG'
        (JZ, 42, 3684),                          # 3681
        (MOVE, 23, 211),                         # 3682: 211 is 40
        (JUMP, 3685),                            # 3683
        (MOVE, 23, 129),                         # 3684: 129 is 0
        (MOVE, 20, 23),                          # 3685
        (STORE, 50, 11, 20),                     # 3686
        (RUN, 50, 12, 4),                        # 3687: flags
        (JNZ, 12, 3693),                         # 3688: if: not is_ebcdic
        (BYTES, 50, 14, 130),                    # 3689: size: len; ascii; 130 is 8
        (UNPAD, 50, 14, 32),                     # 3690
        (CUT, 50, 14, 0, 0),                     # 3691
        (STORE, 50, 13, 127),                    # 3692: 127 is 1
        (JZ, 12, 3698),                          # 3693: if: is_ebcdic
        (BYTES, 50, 17, 130),                    # 3694: size: len; ebcdic; 130 is 8
        (UNPAD, 50, 17, 64),                     # 3695
        (CUT, 50, 17, 0, 0),                     # 3696
        (STORE, 50, 16, 127),                    # 3697: 127 is 1
        (JNZ, 12, 3703),                         # 3698: if: not is_ebcdic
        (BYTES, 50, 20, 130),                    # 3699: size: len; ascii; 130 is 8
        (UNPAD, 50, 20, 32),                     # 3700
        (CUT, 50, 20, 0, 0),                     # 3701
        (STORE, 50, 19, 127),                    # 3702: 127 is 1
        (JZ, 12, 3708),                          # 3703: if: is_ebcdic
        (BYTES, 50, 23, 130),                    # 3704: size: len; ebcdic; 130 is 8
        (UNPAD, 50, 23, 64),                     # 3705
        (CUT, 50, 23, 0, 0),                     # 3706
        (STORE, 50, 22, 127),                    # 3707: 127 is 1
        (JNZ, 12, 3713),                         # 3708: if: not is_ebcdic
        (BYTES, 50, 26, 130),                    # 3709: size: len; ascii; 130 is 8
        (UNPAD, 50, 26, 32),                     # 3710
        (CUT, 50, 26, 0, 0),                     # 3711
        (STORE, 50, 25, 127),                    # 3712: 127 is 1
        (JZ, 12, 3718),                          # 3713: if: is_ebcdic
        (BYTES, 50, 29, 130),                    # 3714: size: len; ebcdic; 130 is 8
        (UNPAD, 50, 29, 64),                     # 3715
        (CUT, 50, 29, 0, 0),                     # 3716
        (STORE, 50, 28, 127),                    # 3717: 127 is 1
        (JNZ, 12, 3723),                         # 3718: if: not is_ebcdic
        (BYTES, 50, 32, 130),                    # 3719: size: len; ascii; 130 is 8
        (UNPAD, 50, 32, 32),                     # 3720
        (CUT, 50, 32, 0, 0),                     # 3721
        (STORE, 50, 31, 127),                    # 3722: 127 is 1
        (JZ, 12, 3728),                          # 3723: if: is_ebcdic
        (BYTES, 50, 35, 130),                    # 3724: size: len; ebcdic; 130 is 8
        (UNPAD, 50, 35, 64),                     # 3725
        (CUT, 50, 35, 0, 0),                     # 3726
        (STORE, 50, 34, 127),                    # 3727: 127 is 1
        (RUN, 50, 37, 16),                       # 3728: tran_instance_id
        (JNZ, 12, 3734),                         # 3729: if: not is_ebcdic
        (BYTES, 50, 39, 127),                    # 3730: size: len; ascii; 127 is 1
        (UNPAD, 50, 39, 32),                     # 3731
        (CUT, 50, 39, 0, 0),                     # 3732
        (STORE, 50, 38, 127),                    # 3733: 127 is 1
        (JZ, 12, 3739),                          # 3734: if: is_ebcdic
        (BYTES, 50, 42, 127),                    # 3735: size: len; ebcdic; 127 is 1
        (UNPAD, 50, 42, 64),                     # 3736
        (CUT, 50, 42, 0, 0),                     # 3737
        (STORE, 50, 41, 127),                    # 3738: 127 is 1
        (JNZ, 12, 3744),                         # 3739: if: not is_ebcdic
        (BYTES, 50, 45, 127),                    # 3740: size: len; ascii; 127 is 1
        (UNPAD, 50, 45, 32),                     # 3741
        (CUT, 50, 45, 0, 0),                     # 3742
        (STORE, 50, 44, 127),                    # 3743: 127 is 1
        (JZ, 12, 3749),                          # 3744: if: is_ebcdic
        (BYTES, 50, 48, 127),                    # 3745: size: len; ebcdic; 127 is 1
        (UNPAD, 50, 48, 64),                     # 3746
        (CUT, 50, 48, 0, 0),                     # 3747
        (STORE, 50, 47, 127),                    # 3748: 127 is 1
        (JNZ, 12, 3754),                         # 3749: if: not is_ebcdic
        (BYTES, 50, 51, 127),                    # 3750: size: len; ascii; 127 is 1
        (UNPAD, 50, 51, 32),                     # 3751
        (CUT, 50, 51, 0, 0),                     # 3752
        (STORE, 50, 50, 127),                    # 3753: 127 is 1
        (JZ, 12, 3759),                          # 3754: if: is_ebcdic
        (BYTES, 50, 54, 127),                    # 3755: size: len; ebcdic; 127 is 1
        (UNPAD, 50, 54, 64),                     # 3756
        (CUT, 50, 54, 0, 0),                     # 3757
        (STORE, 50, 53, 127),                    # 3758: 127 is 1
        (JNZ, 12, 3764),                         # 3759: if: not is_ebcdic
        (BYTES, 50, 57, 127),                    # 3760: size: len; ascii; 127 is 1
        (UNPAD, 50, 57, 32),                     # 3761
        (CUT, 50, 57, 0, 0),                     # 3762
        (STORE, 50, 56, 127),                    # 3763: 127 is 1
        (JZ, 12, 4350),                          # 3764: if: is_ebcdic
        (BYTES, 50, 60, 127),                    # 3765: size: len; ebcdic; 127 is 1
        (UNPAD, 50, 60, 64),                     # 3766
        (CUT, 50, 60, 0, 0),                     # 3767
        (STORE, 50, 59, 127),                    # 3768: 127 is 1
        (JUMP, 4350),                            # 3769
        (ROW, 17, 51, 11),                       # 3770: link.header.wih
        (STORE, 39, 8, 11),                      # 3771
        (LOAD, 12, 8, 2),                        # 3772
        (STORE, 51, 0, 12),                      # 3773
        (LOAD, 12, 8, 3),                        # 3774
        (STORE, 51, 1, 12),                      # 3775
        (LOAD, 12, 51, 0),                       # 3776: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 3777: 126 is 15
        (JNE, 20, 128, 3781),                    # 3778: cases: 2; 128 is 2
        (STORE, 51, 2, 127),                     # 3779: byte order le; 127 is 1
        (JUMP, 3782),                            # 3780
        (STORE, 51, 2, 129),                     # 3781: byte order be; 129 is 0
        (RUN, 51, 3, 20),                        # 3782: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 51, 3, 0, 331, 4, 3791),        # 3783: struc_id; valid: (_ == [0x57, 0x49, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xe6, 0xc9, 0xc8, 0x40] and not  ...; _ != b'WIH '
        (LOAD, 12, 51, 1),                       # 3784
        (JEQ, 12, 137, 3791),                    # 3785: 137 is 37
        (JEQ, 12, 134, 3791),                    # 3786: 134 is 273
        (JEQ, 12, 138, 3791),                    # 3787: 138 is 277
        (JEQ, 12, 139, 3791),                    # 3788: 139 is 500
        (JEQ, 12, 140, 3791),                    # 3789: 140 is 1047
        (JNE, 12, 141, 3798),                    # 3790: 141 is 1140
        (JSAMEN, 51, 3, 0, 484, 4, 11639),       # 3791: _ != b'\xe6\xc9\xc8@'
        (LOAD, 12, 51, 1),                       # 3792
        (JEQ, 12, 144, 11639),                   # 3793: 144 is 437
        (JEQ, 12, 145, 11639),                   # 3794: 145 is 819
        (JEQ, 12, 146, 11639),                   # 3795: 146 is 850
        (JEQ, 12, 147, 11639),                   # 3796: 147 is 1208
        (JEQ, 12, 148, 11639),                   # 3797: 148 is 1252
        (NUMBER2, 12, 51, 3, 4, 52, 2),          # 3798: version
        (JNE, 12, 127, 11639),                   # 3799: valid: 1; 127 is 1
        (NUMBER2, 12, 51, 3, 8, 52, 2),          # 3800: struc_length
        (JNE, 12, 321, 11639),                   # 3801: valid: 120; 321 is 120
        (FIXED, 20, 51, 3, 0, 4),                # 3802
        (SAME, 22, 20, 370),                     # 3803: 370 is b'\xe6\xc9\xc8@'
        (STORE, 51, 4, 22),                      # 3804
        (LOAD, 12, 51, 4),                       # 3805: if: not is_ebcdic
        (JNZ, 12, 3812),                         # 3806
        (BYTES, 51, 6, 130),                     # 3807: size: 8; ascii; 130 is 8
        (UNPAD, 51, 6, 32),                      # 3808
        (CUT, 51, 6, 0, 0),                      # 3809
        (TEXTAT, 51, 6, 0),                      # 3810: ascii is ISO-8859-1
        (STORE, 51, 5, 127),                     # 3811: 127 is 1
        (JZ, 12, 3818),                          # 3812: if: is_ebcdic
        (BYTES, 51, 9, 130),                     # 3813: size: 8; ebcdic; 130 is 8
        (UNPAD, 51, 9, 64),                      # 3814
        (CUT, 51, 9, 0, 0),                      # 3815
        (TEXTAT, 51, 9, 1),                      # 3816: ebcdic is IBM037
        (STORE, 51, 8, 127),                     # 3817: 127 is 1
        (LOAD, 23, 51, 4),                       # 3818
        (JZ, 23, 3915),                          # 3819
        (LOAD, 26, 51, 8),                       # 3820
        (JZ, 26, 11639),                         # 3821
        (LOAD, 40, 51, 9),                       # 3822
        (LOAD, 41, 51, 10),                      # 3823
        (SAME, 42, 40, 149),                     # 3824: 149 is b''
        (JZ, 42, 3828),                          # 3825
        (MOVE, 23, 127),                         # 3826: 127 is 1
        (JUMP, 3913),                            # 3827
        (SAME, 42, 40, 151),                     # 3828: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 3832),                          # 3829
        (MOVE, 23, 153),                         # 3830: 153 is 39
        (JUMP, 3913),                            # 3831
        (SAME, 42, 40, 154),                     # 3832: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 3836),                          # 3833
        (MOVE, 23, 156),                         # 3834: 156 is 10
        (JUMP, 3913),                            # 3835
        (SAME, 42, 40, 157),                     # 3836: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 3840),                          # 3837
        (MOVE, 23, 159),                         # 3838: 159 is 11
        (JUMP, 3913),                            # 3839
        (SAME, 42, 40, 160),                     # 3840: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 3844),                          # 3841
        (MOVE, 23, 162),                         # 3842: 162 is 12
        (JUMP, 3913),                            # 3843
        (SAME, 42, 40, 163),                     # 3844: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 3848),                          # 3845
        (MOVE, 23, 165),                         # 3846: 165 is 13
        (JUMP, 3913),                            # 3847
        (SAME, 42, 40, 166),                     # 3848: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 3852),                          # 3849
        (MOVE, 23, 168),                         # 3850: 168 is 14
        (JUMP, 3913),                            # 3851
        (SAME, 42, 40, 169),                     # 3852: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 3856),                          # 3853
        (MOVE, 23, 126),                         # 3854: 126 is 15
        (JUMP, 3913),                            # 3855
        (SAME, 42, 40, 171),                     # 3856: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 3860),                          # 3857
        (MOVE, 23, 173),                         # 3858: 173 is 16
        (JUMP, 3913),                            # 3859
        (SAME, 42, 40, 174),                     # 3860: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 3864),                          # 3861
        (MOVE, 23, 176),                         # 3862: 176 is 17
        (JUMP, 3913),                            # 3863
        (SAME, 42, 40, 177),                     # 3864: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 3868),                          # 3865
        (MOVE, 23, 179),                         # 3866: 179 is 18
        (JUMP, 3913),                            # 3867
        (SAME, 42, 40, 180),                     # 3868: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 3872),                          # 3869
        (MOVE, 23, 182),                         # 3870: 182 is 19
        (JUMP, 3913),                            # 3871
        (SAME, 42, 40, 183),                     # 3872: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 3876),                          # 3873
        (MOVE, 23, 185),                         # 3874: 185 is 30
        (JUMP, 3913),                            # 3875
        (SAME, 42, 40, 186),                     # 3876: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 3880),                          # 3877
        (MOVE, 23, 188),                         # 3878: 188 is 31
        (JUMP, 3913),                            # 3879
        (SAME, 42, 40, 189),                     # 3880: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 3884),                          # 3881
        (MOVE, 23, 191),                         # 3882: 191 is 32
        (JUMP, 3913),                            # 3883
        (SAME, 42, 40, 192),                     # 3884: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 3888),                          # 3885
        (MOVE, 23, 194),                         # 3886: 194 is 33
        (JUMP, 3913),                            # 3887
        (SAME, 42, 40, 195),                     # 3888: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 3892),                          # 3889
        (MOVE, 23, 197),                         # 3890: 197 is 34
        (JUMP, 3913),                            # 3891
        (SAME, 42, 40, 198),                     # 3892: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 3896),                          # 3893
        (MOVE, 23, 200),                         # 3894: 200 is 35
        (JUMP, 3913),                            # 3895
        (SAME, 42, 40, 201),                     # 3896: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 3900),                          # 3897
        (MOVE, 23, 203),                         # 3898: 203 is 36
        (JUMP, 3913),                            # 3899
        (SAME, 42, 40, 204),                     # 3900: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 3904),                          # 3901
        (MOVE, 23, 137),                         # 3902: 137 is 37
        (JUMP, 3913),                            # 3903
        (SAME, 42, 40, 206),                     # 3904: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 3908),                          # 3905
        (MOVE, 23, 208),                         # 3906: 208 is 38
        (JUMP, 3913),                            # 3907
        (SAME, 42, 40, 209),                     # 3908: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 3912),                          # 3909
        (MOVE, 23, 211),                         # 3910: 211 is 40
        (JUMP, 3913),                            # 3911
        (MOVE, 23, 129),                         # 3912: 129 is 0
        (MOVE, 20, 23),                          # 3913
        (JUMP, 4010),                            # 3914
        (JNZ, 23, 11639),                        # 3915
        (LOAD, 26, 51, 5),                       # 3916
        (JZ, 26, 11639),                         # 3917
        (LOAD, 40, 51, 6),                       # 3918
        (LOAD, 41, 51, 7),                       # 3919
        (SAME, 42, 40, 149),                     # 3920: 149 is b''
        (JZ, 42, 3924),                          # 3921
        (MOVE, 23, 127),                         # 3922: 127 is 1
        (JUMP, 4009),                            # 3923
        (SAME, 42, 40, 212),                     # 3924: 212 is b'MQSTR'
        (JZ, 42, 3928),                          # 3925
        (MOVE, 23, 153),                         # 3926: 153 is 39
        (JUMP, 4009),                            # 3927
        (SAME, 42, 40, 214),                     # 3928: 214 is b'MQXMIT'
        (JZ, 42, 3932),                          # 3929
        (MOVE, 23, 156),                         # 3930: 156 is 10
        (JUMP, 4009),                            # 3931
        (SAME, 42, 40, 216),                     # 3932: 216 is b'MQHMDE'
        (JZ, 42, 3936),                          # 3933
        (MOVE, 23, 159),                         # 3934: 159 is 11
        (JUMP, 4009),                            # 3935
        (SAME, 42, 40, 218),                     # 3936: 218 is b'MQDEAD'
        (JZ, 42, 3940),                          # 3937
        (MOVE, 23, 162),                         # 3938: 162 is 12
        (JUMP, 4009),                            # 3939
        (SAME, 42, 40, 220),                     # 3940: 220 is b'MQHDIST'
        (JZ, 42, 3944),                          # 3941
        (MOVE, 23, 165),                         # 3942: 165 is 13
        (JUMP, 4009),                            # 3943
        (SAME, 42, 40, 222),                     # 3944: 222 is b'MQHRF'
        (JZ, 42, 3948),                          # 3945
        (MOVE, 23, 168),                         # 3946: 168 is 14
        (JUMP, 4009),                            # 3947
        (SAME, 42, 40, 224),                     # 3948: 224 is b'MQHRF2'
        (JZ, 42, 3952),                          # 3949
        (MOVE, 23, 126),                         # 3950: 126 is 15
        (JUMP, 4009),                            # 3951
        (SAME, 42, 40, 226),                     # 3952: 226 is b'MQCICS'
        (JZ, 42, 3956),                          # 3953
        (MOVE, 23, 173),                         # 3954: 173 is 16
        (JUMP, 4009),                            # 3955
        (SAME, 42, 40, 228),                     # 3956: 228 is b'MQIMS'
        (JZ, 42, 3960),                          # 3957
        (MOVE, 23, 176),                         # 3958: 176 is 17
        (JUMP, 4009),                            # 3959
        (SAME, 42, 40, 230),                     # 3960: 230 is b'MQHWIH'
        (JZ, 42, 3964),                          # 3961
        (MOVE, 23, 179),                         # 3962: 179 is 18
        (JUMP, 4009),                            # 3963
        (SAME, 42, 40, 232),                     # 3964: 232 is b'MQHREF'
        (JZ, 42, 3968),                          # 3965
        (MOVE, 23, 182),                         # 3966: 182 is 19
        (JUMP, 4009),                            # 3967
        (SAME, 42, 40, 234),                     # 3968: 234 is b'MQADMIN'
        (JZ, 42, 3972),                          # 3969
        (MOVE, 23, 185),                         # 3970: 185 is 30
        (JUMP, 4009),                            # 3971
        (SAME, 42, 40, 236),                     # 3972: 236 is b'MQAMQP'
        (JZ, 42, 3976),                          # 3973
        (MOVE, 23, 188),                         # 3974: 188 is 31
        (JUMP, 4009),                            # 3975
        (SAME, 42, 40, 238),                     # 3976: 238 is b'MQCHCOM'
        (JZ, 42, 3980),                          # 3977
        (MOVE, 23, 191),                         # 3978: 191 is 32
        (JUMP, 4009),                            # 3979
        (SAME, 42, 40, 240),                     # 3980: 240 is b'MQCMD1'
        (JZ, 42, 3984),                          # 3981
        (MOVE, 23, 194),                         # 3982: 194 is 33
        (JUMP, 4009),                            # 3983
        (SAME, 42, 40, 242),                     # 3984: 242 is b'MQCMD2'
        (JZ, 42, 3988),                          # 3985
        (MOVE, 23, 197),                         # 3986: 197 is 34
        (JUMP, 4009),                            # 3987
        (SAME, 42, 40, 244),                     # 3988: 244 is b'MQHEPCF'
        (JZ, 42, 3992),                          # 3989
        (MOVE, 23, 200),                         # 3990: 200 is 35
        (JUMP, 4009),                            # 3991
        (SAME, 42, 40, 246),                     # 3992: 246 is b'MQEVENT'
        (JZ, 42, 3996),                          # 3993
        (MOVE, 23, 203),                         # 3994: 203 is 36
        (JUMP, 4009),                            # 3995
        (SAME, 42, 40, 248),                     # 3996: 248 is b'MQIMSVS'
        (JZ, 42, 4000),                          # 3997
        (MOVE, 23, 137),                         # 3998: 137 is 37
        (JUMP, 4009),                            # 3999
        (SAME, 42, 40, 250),                     # 4000: 250 is b'MQPCF'
        (JZ, 42, 4004),                          # 4001
        (MOVE, 23, 208),                         # 4002: 208 is 38
        (JUMP, 4009),                            # 4003
        (SAME, 42, 40, 252),                     # 4004: 252 is b'MQTRIG'
        (JZ, 42, 4008),                          # 4005
        (MOVE, 23, 211),                         # 4006: 211 is 40
        (JUMP, 4009),                            # 4007
        (MOVE, 23, 129),                         # 4008: 129 is 0
        (MOVE, 20, 23),                          # 4009
        (STORE, 51, 11, 20),                     # 4010
        (RUN, 51, 12, 4),                        # 4011: flags
        (JNZ, 12, 4017),                         # 4012: if: not is_ebcdic
        (BYTES, 51, 14, 191),                    # 4013: size: len; ascii; 191 is 32
        (UNPAD, 51, 14, 32),                     # 4014
        (CUT, 51, 14, 0, 0),                     # 4015
        (STORE, 51, 13, 127),                    # 4016: 127 is 1
        (JZ, 12, 4022),                          # 4017: if: is_ebcdic
        (BYTES, 51, 17, 191),                    # 4018: size: len; ebcdic; 191 is 32
        (UNPAD, 51, 17, 64),                     # 4019
        (CUT, 51, 17, 0, 0),                     # 4020
        (STORE, 51, 16, 127),                    # 4021: 127 is 1
        (JNZ, 12, 4027),                         # 4022: if: not is_ebcdic
        (BYTES, 51, 20, 130),                    # 4023: size: len; ascii; 130 is 8
        (UNPAD, 51, 20, 32),                     # 4024
        (CUT, 51, 20, 0, 0),                     # 4025
        (STORE, 51, 19, 127),                    # 4026: 127 is 1
        (JZ, 12, 4032),                          # 4027: if: is_ebcdic
        (BYTES, 51, 23, 130),                    # 4028: size: len; ebcdic; 130 is 8
        (UNPAD, 51, 23, 64),                     # 4029
        (CUT, 51, 23, 0, 0),                     # 4030
        (STORE, 51, 22, 127),                    # 4031: 127 is 1
        (RUN, 51, 25, 16),                       # 4032: msg_token
        (JNZ, 12, 4038),                         # 4033: if: not is_ebcdic
        (BYTES, 51, 27, 191),                    # 4034: size: len; ascii; 191 is 32
        (UNPAD, 51, 27, 32),                     # 4035
        (CUT, 51, 27, 0, 0),                     # 4036
        (STORE, 51, 26, 127),                    # 4037: 127 is 1
        (JZ, 12, 4350),                          # 4038: if: is_ebcdic
        (BYTES, 51, 30, 191),                    # 4039: size: len; ebcdic; 191 is 32
        (UNPAD, 51, 30, 64),                     # 4040
        (CUT, 51, 30, 0, 0),                     # 4041
        (STORE, 51, 29, 127),                    # 4042: 127 is 1
        (JUMP, 4350),                            # 4043
        (ROW, 18, 52, 11),                       # 4044: link.header.rmh
        (STORE, 39, 9, 11),                      # 4045
        (LOAD, 12, 8, 2),                        # 4046
        (STORE, 52, 0, 12),                      # 4047
        (LOAD, 12, 8, 3),                        # 4048
        (STORE, 52, 1, 12),                      # 4049
        (LOAD, 12, 52, 0),                       # 4050: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 4051: 126 is 15
        (JNE, 20, 128, 4055),                    # 4052: cases: 2; 128 is 2
        (STORE, 52, 2, 127),                     # 4053: byte order le; 127 is 1
        (JUMP, 4056),                            # 4054
        (STORE, 52, 2, 129),                     # 4055: byte order be; 129 is 0
        (RUN, 52, 3, 20),                        # 4056: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 52, 3, 0, 488, 4, 4065),        # 4057: struc_id; valid: (_ == [0x52, 0x4d, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xd9, 0xd4, 0xc8, 0x40] and not  ...; _ != b'RMH '
        (LOAD, 12, 52, 1),                       # 4058
        (JEQ, 12, 137, 4065),                    # 4059: 137 is 37
        (JEQ, 12, 134, 4065),                    # 4060: 134 is 273
        (JEQ, 12, 138, 4065),                    # 4061: 138 is 277
        (JEQ, 12, 139, 4065),                    # 4062: 139 is 500
        (JEQ, 12, 140, 4065),                    # 4063: 140 is 1047
        (JNE, 12, 141, 4072),                    # 4064: 141 is 1140
        (JSAMEN, 52, 3, 0, 492, 4, 11639),       # 4065: _ != b'\xd9\xd4\xc8@'
        (LOAD, 12, 52, 1),                       # 4066
        (JEQ, 12, 144, 11639),                   # 4067: 144 is 437
        (JEQ, 12, 145, 11639),                   # 4068: 145 is 819
        (JEQ, 12, 146, 11639),                   # 4069: 146 is 850
        (JEQ, 12, 147, 11639),                   # 4070: 147 is 1208
        (JEQ, 12, 148, 11639),                   # 4071: 148 is 1252
        (NUMBER2, 12, 52, 3, 4, 52, 2),          # 4072: version
        (JNE, 12, 127, 11639),                   # 4073: valid: 1; 127 is 1
        (NUMBER2, 12, 52, 3, 8, 52, 2),          # 4074: struc_length
        (JLT, 12, 322, 11639),                   # 4075: valid: 108; 322 is 108
        (FIXED, 20, 52, 3, 0, 4),                # 4076
        (SAME, 22, 20, 374),                     # 4077: 374 is b'\xd9\xd4\xc8@'
        (STORE, 52, 4, 22),                      # 4078
        (LOAD, 12, 52, 4),                       # 4079: if: not is_ebcdic
        (JNZ, 12, 4086),                         # 4080
        (BYTES, 52, 6, 130),                     # 4081: size: 8; ascii; 130 is 8
        (UNPAD, 52, 6, 32),                      # 4082
        (CUT, 52, 6, 0, 0),                      # 4083
        (TEXTAT, 52, 6, 0),                      # 4084: ascii is ISO-8859-1
        (STORE, 52, 5, 127),                     # 4085: 127 is 1
        (JZ, 12, 4092),                          # 4086: if: is_ebcdic
        (BYTES, 52, 9, 130),                     # 4087: size: 8; ebcdic; 130 is 8
        (UNPAD, 52, 9, 64),                      # 4088
        (CUT, 52, 9, 0, 0),                      # 4089
        (TEXTAT, 52, 9, 1),                      # 4090: ebcdic is IBM037
        (STORE, 52, 8, 127),                     # 4091: 127 is 1
        (LOAD, 23, 52, 4),                       # 4092
        (JZ, 23, 4189),                          # 4093
        (LOAD, 26, 52, 8),                       # 4094
        (JZ, 26, 11639),                         # 4095
        (LOAD, 40, 52, 9),                       # 4096
        (LOAD, 41, 52, 10),                      # 4097
        (SAME, 42, 40, 149),                     # 4098: 149 is b''
        (JZ, 42, 4102),                          # 4099
        (MOVE, 23, 127),                         # 4100: 127 is 1
        (JUMP, 4187),                            # 4101
        (SAME, 42, 40, 151),                     # 4102: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 4106),                          # 4103
        (MOVE, 23, 153),                         # 4104: 153 is 39
        (JUMP, 4187),                            # 4105
        (SAME, 42, 40, 154),                     # 4106: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 4110),                          # 4107
        (MOVE, 23, 156),                         # 4108: 156 is 10
        (JUMP, 4187),                            # 4109
        (SAME, 42, 40, 157),                     # 4110: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 4114),                          # 4111
        (MOVE, 23, 159),                         # 4112: 159 is 11
        (JUMP, 4187),                            # 4113
        (SAME, 42, 40, 160),                     # 4114: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 4118),                          # 4115
        (MOVE, 23, 162),                         # 4116: 162 is 12
        (JUMP, 4187),                            # 4117
        (SAME, 42, 40, 163),                     # 4118: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 4122),                          # 4119
        (MOVE, 23, 165),                         # 4120: 165 is 13
        (JUMP, 4187),                            # 4121
        (SAME, 42, 40, 166),                     # 4122: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 4126),                          # 4123
        (MOVE, 23, 168),                         # 4124: 168 is 14
        (JUMP, 4187),                            # 4125
        (SAME, 42, 40, 169),                     # 4126: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 4130),                          # 4127
        (MOVE, 23, 126),                         # 4128: 126 is 15
        (JUMP, 4187),                            # 4129
        (SAME, 42, 40, 171),                     # 4130: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 4134),                          # 4131
        (MOVE, 23, 173),                         # 4132: 173 is 16
        (JUMP, 4187),                            # 4133
        (SAME, 42, 40, 174),                     # 4134: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 4138),                          # 4135
        (MOVE, 23, 176),                         # 4136: 176 is 17
        (JUMP, 4187),                            # 4137
        (SAME, 42, 40, 177),                     # 4138: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 4142),                          # 4139
        (MOVE, 23, 179),                         # 4140: 179 is 18
        (JUMP, 4187),                            # 4141
        (SAME, 42, 40, 180),                     # 4142: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 4146),                          # 4143
        (MOVE, 23, 182),                         # 4144: 182 is 19
        (JUMP, 4187),                            # 4145
        (SAME, 42, 40, 183),                     # 4146: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 4150),                          # 4147
        (MOVE, 23, 185),                         # 4148: 185 is 30
        (JUMP, 4187),                            # 4149
        (SAME, 42, 40, 186),                     # 4150: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 4154),                          # 4151
        (MOVE, 23, 188),                         # 4152: 188 is 31
        (JUMP, 4187),                            # 4153
        (SAME, 42, 40, 189),                     # 4154: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 4158),                          # 4155
        (MOVE, 23, 191),                         # 4156: 191 is 32
        (JUMP, 4187),                            # 4157
        (SAME, 42, 40, 192),                     # 4158: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 4162),                          # 4159
        (MOVE, 23, 194),                         # 4160: 194 is 33
        (JUMP, 4187),                            # 4161
        (SAME, 42, 40, 195),                     # 4162: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 4166),                          # 4163
        (MOVE, 23, 197),                         # 4164: 197 is 34
        (JUMP, 4187),                            # 4165
        (SAME, 42, 40, 198),                     # 4166: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 4170),                          # 4167
        (MOVE, 23, 200),                         # 4168: 200 is 35
        (JUMP, 4187),                            # 4169
        (SAME, 42, 40, 201),                     # 4170: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 4174),                          # 4171
        (MOVE, 23, 203),                         # 4172: 203 is 36
        (JUMP, 4187),                            # 4173
        (SAME, 42, 40, 204),                     # 4174: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 4178),                          # 4175
        (MOVE, 23, 137),                         # 4176: 137 is 37
        (JUMP, 4187),                            # 4177
        (SAME, 42, 40, 206),                     # 4178: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 4182),                          # 4179
        (MOVE, 23, 208),                         # 4180: 208 is 38
        (JUMP, 4187),                            # 4181
        (SAME, 42, 40, 209),                     # 4182: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 4186),                          # 4183
        (MOVE, 23, 211),                         # 4184: 211 is 40
        (JUMP, 4187),                            # 4185
        (MOVE, 23, 129),                         # 4186: 129 is 0
        (MOVE, 20, 23),                          # 4187
        (JUMP, 4284),                            # 4188
        (JNZ, 23, 11639),                        # 4189
        (LOAD, 26, 52, 5),                       # 4190
        (JZ, 26, 11639),                         # 4191
        (LOAD, 40, 52, 6),                       # 4192
        (LOAD, 41, 52, 7),                       # 4193
        (SAME, 42, 40, 149),                     # 4194: 149 is b''
        (JZ, 42, 4198),                          # 4195
        (MOVE, 23, 127),                         # 4196: 127 is 1
        (JUMP, 4283),                            # 4197
        (SAME, 42, 40, 212),                     # 4198: 212 is b'MQSTR'
        (JZ, 42, 4202),                          # 4199
        (MOVE, 23, 153),                         # 4200: 153 is 39
        (JUMP, 4283),                            # 4201
        (SAME, 42, 40, 214),                     # 4202: 214 is b'MQXMIT'
        (JZ, 42, 4206),                          # 4203
        (MOVE, 23, 156),                         # 4204: 156 is 10
        (JUMP, 4283),                            # 4205
        (SAME, 42, 40, 216),                     # 4206: 216 is b'MQHMDE'
        (JZ, 42, 4210),                          # 4207
        (MOVE, 23, 159),                         # 4208: 159 is 11
        (JUMP, 4283),                            # 4209
        (SAME, 42, 40, 218),                     # 4210: 218 is b'MQDEAD'
        (JZ, 42, 4214),                          # 4211
        (MOVE, 23, 162),                         # 4212: 162 is 12
        (JUMP, 4283),                            # 4213
        (SAME, 42, 40, 220),                     # 4214: 220 is b'MQHDIST'
        (JZ, 42, 4218),                          # 4215
        (MOVE, 23, 165),                         # 4216: 165 is 13
        (JUMP, 4283),                            # 4217
        (SAME, 42, 40, 222),                     # 4218: 222 is b'MQHRF'
        (JZ, 42, 4222),                          # 4219
        (MOVE, 23, 168),                         # 4220: 168 is 14
        (JUMP, 4283),                            # 4221
        (SAME, 42, 40, 224),                     # 4222: 224 is b'MQHRF2'
        (JZ, 42, 4226),                          # 4223
        (MOVE, 23, 126),                         # 4224: 126 is 15
        (JUMP, 4283),                            # 4225
        (SAME, 42, 40, 226),                     # 4226: 226 is b'MQCICS'
        (JZ, 42, 4230),                          # 4227
        (MOVE, 23, 173),                         # 4228: 173 is 16
        (JUMP, 4283),                            # 4229
        (SAME, 42, 40, 228),                     # 4230: 228 is b'MQIMS'
        (JZ, 42, 4234),                          # 4231
        (MOVE, 23, 176),                         # 4232: 176 is 17
        (JUMP, 4283),                            # 4233
        (SAME, 42, 40, 230),                     # 4234: 230 is b'MQHWIH'
        (JZ, 42, 4238),                          # 4235
        (MOVE, 23, 179),                         # 4236: 179 is 18
        (JUMP, 4283),                            # 4237
        (SAME, 42, 40, 232),                     # 4238: 232 is b'MQHREF'
        (JZ, 42, 4242),                          # 4239
        (MOVE, 23, 182),                         # 4240: 182 is 19
        (JUMP, 4283),                            # 4241
        (SAME, 42, 40, 234),                     # 4242: 234 is b'MQADMIN'
        (JZ, 42, 4246),                          # 4243
        (MOVE, 23, 185),                         # 4244: 185 is 30
        (JUMP, 4283),                            # 4245
        (SAME, 42, 40, 236),                     # 4246: 236 is b'MQAMQP'
        (JZ, 42, 4250),                          # 4247
        (MOVE, 23, 188),                         # 4248: 188 is 31
        (JUMP, 4283),                            # 4249
        (SAME, 42, 40, 238),                     # 4250: 238 is b'MQCHCOM'
        (JZ, 42, 4254),                          # 4251
        (MOVE, 23, 191),                         # 4252: 191 is 32
        (JUMP, 4283),                            # 4253
        (SAME, 42, 40, 240),                     # 4254: 240 is b'MQCMD1'
        (JZ, 42, 4258),                          # 4255
        (MOVE, 23, 194),                         # 4256: 194 is 33
        (JUMP, 4283),                            # 4257
        (SAME, 42, 40, 242),                     # 4258: 242 is b'MQCMD2'
        (JZ, 42, 4262),                          # 4259
        (MOVE, 23, 197),                         # 4260: 197 is 34
        (JUMP, 4283),                            # 4261
        (SAME, 42, 40, 244),                     # 4262: 244 is b'MQHEPCF'
        (JZ, 42, 4266),                          # 4263
        (MOVE, 23, 200),                         # 4264: 200 is 35
        (JUMP, 4283),                            # 4265
        (SAME, 42, 40, 246),                     # 4266: 246 is b'MQEVENT'
        (JZ, 42, 4270),                          # 4267
        (MOVE, 23, 203),                         # 4268: 203 is 36
        (JUMP, 4283),                            # 4269
        (SAME, 42, 40, 248),                     # 4270: 248 is b'MQIMSVS'
        (JZ, 42, 4274),                          # 4271
        (MOVE, 23, 137),                         # 4272: 137 is 37
        (JUMP, 4283),                            # 4273
        (SAME, 42, 40, 250),                     # 4274: 250 is b'MQPCF'
        (JZ, 42, 4278),                          # 4275
        (MOVE, 23, 208),                         # 4276: 208 is 38
        (JUMP, 4283),                            # 4277
        (SAME, 42, 40, 252),                     # 4278: 252 is b'MQTRIG'
        (JZ, 42, 4282),                          # 4279
        (MOVE, 23, 211),                         # 4280: 211 is 40
        (JUMP, 4283),                            # 4281
        (MOVE, 23, 129),                         # 4282: 129 is 0
        (MOVE, 20, 23),                          # 4283
        (STORE, 52, 11, 20),                     # 4284
        (RUN, 52, 12, 4),                        # 4285: flags
        (JNZ, 12, 4291),                         # 4286: if: not is_ebcdic
        (BYTES, 52, 14, 130),                    # 4287: size: len; ascii; 130 is 8
        (UNPAD, 52, 14, 32),                     # 4288
        (CUT, 52, 14, 0, 0),                     # 4289
        (STORE, 52, 13, 127),                    # 4290: 127 is 1
        (JZ, 12, 4296),                          # 4291: if: is_ebcdic
        (BYTES, 52, 17, 130),                    # 4292: size: len; ebcdic; 130 is 8
        (UNPAD, 52, 17, 64),                     # 4293
        (CUT, 52, 17, 0, 0),                     # 4294
        (STORE, 52, 16, 127),                    # 4295: 127 is 1
        (RUN, 52, 19, 68),                       # 4296: object_instance_id, len_src_env, ofs_src_env, len_src_name, ofs_src_name, len_dest_env, ofs_dest_env, len_dest_name, ofs_dest_name, data_logical_length, data_logical_offset, data_logical_offset2
        (NUMBER2, 12, 52, 3, 8, 52, 2),          # 4297: size: struc_length - 108
        (SUB, 20, 12, 322),                      # 4298: 322 is 108
        (BYTES, 52, 20, 20),                     # 4299: strings
        (NUMBER2, 24, 52, 19, 24, 52, 2),        # 4300
        (JLE, 24, 129, 4310),                    # 4301: 129 is 0
        (NUMBER2, 24, 52, 19, 28, 52, 2),        # 4302
        (JLT, 24, 322, 4310),                    # 4303: 322 is 108
        (NUMBER2, 25, 52, 19, 24, 52, 2),        # 4304
        (ADD, 26, 24, 25),                       # 4305
        (NUMBER2, 40, 52, 3, 8, 52, 2),          # 4306
        (JGT, 26, 40, 4310),                     # 4307
        (NUMBER2, 21, 52, 19, 24, 52, 2),        # 4308
        (JUMP, 4311),                            # 4309
        (MOVE, 21, 129),                         # 4310: 129 is 0
        (STORE, 52, 22, 21),                     # 4311
        (NUMBER2, 24, 52, 19, 32, 52, 2),        # 4312
        (JLE, 24, 129, 4322),                    # 4313: 129 is 0
        (NUMBER2, 24, 52, 19, 36, 52, 2),        # 4314
        (JLT, 24, 322, 4322),                    # 4315: 322 is 108
        (NUMBER2, 25, 52, 19, 32, 52, 2),        # 4316
        (ADD, 26, 24, 25),                       # 4317
        (NUMBER2, 40, 52, 3, 8, 52, 2),          # 4318
        (JGT, 26, 40, 4322),                     # 4319
        (NUMBER2, 21, 52, 19, 32, 52, 2),        # 4320
        (JUMP, 4323),                            # 4321
        (MOVE, 21, 129),                         # 4322: 129 is 0
        (STORE, 52, 23, 21),                     # 4323
        (NUMBER2, 24, 52, 19, 40, 52, 2),        # 4324
        (JLE, 24, 129, 4334),                    # 4325: 129 is 0
        (NUMBER2, 24, 52, 19, 44, 52, 2),        # 4326
        (JLT, 24, 322, 4334),                    # 4327: 322 is 108
        (NUMBER2, 25, 52, 19, 40, 52, 2),        # 4328
        (ADD, 26, 24, 25),                       # 4329
        (NUMBER2, 40, 52, 3, 8, 52, 2),          # 4330
        (JGT, 26, 40, 4334),                     # 4331
        (NUMBER2, 21, 52, 19, 40, 52, 2),        # 4332
        (JUMP, 4335),                            # 4333
        (MOVE, 21, 129),                         # 4334: 129 is 0
        (STORE, 52, 24, 21),                     # 4335
        (NUMBER2, 24, 52, 19, 48, 52, 2),        # 4336
        (JLE, 24, 129, 4346),                    # 4337: 129 is 0
        (NUMBER2, 24, 52, 19, 52, 52, 2),        # 4338
        (JLT, 24, 322, 4346),                    # 4339: 322 is 108
        (NUMBER2, 25, 52, 19, 48, 52, 2),        # 4340
        (ADD, 26, 24, 25),                       # 4341
        (NUMBER2, 40, 52, 3, 8, 52, 2),          # 4342
        (JGT, 26, 40, 4346),                     # 4343
        (NUMBER2, 21, 52, 19, 48, 52, 2),        # 4344
        (JUMP, 4347),                            # 4345
        (MOVE, 21, 129),                         # 4346: 129 is 0
        (STORE, 52, 25, 21),                     # 4347
        (OPEN, 21, 52, 20),                      # 4348: strings begins
        (CLOSE, 21),                             # 4349: strings ends
        (LOAD, 20, 8, 20),                       # 4350
        (JEQ, 20, 129, 4354),                    # 4351: 129 is 0
        (LOAD, 10, 8, 1),                        # 4352
        (JUMP, 4638),                            # 4353
        (LOAD, 20, 8, 1),                        # 4354
        (JNE, 20, 156, 4364),                    # 4355: 156 is 10
        (LOAD, 20, 8, 21),                       # 4356
        (JZ, 20, 11639),                         # 4357
        (ROWAT, 53, 5, 20),                      # 4358
        (LOAD, 21, 53, 0),                       # 4359
        (JZ, 21, 11639),                         # 4360
        (ROWAT, 54, 6, 21),                      # 4361
        (LOAD, 10, 54, 28),                      # 4362
        (JUMP, 4638),                            # 4363
        (JNE, 20, 159, 4565),                    # 4364: 159 is 11
        (LOAD, 20, 8, 21),                       # 4365
        (JZ, 20, 11639),                         # 4366
        (ROWAT, 55, 5, 20),                      # 4367
        (LOAD, 21, 55, 1),                       # 4368
        (JZ, 21, 11639),                         # 4369
        (ROWAT, 56, 8, 21),                      # 4370
        (JSAMEN, 56, 3, 0, 440, 4, 4468),        # 4371: struc_id != b'\xd4\xc4\xc5@'
        (JSAMEN, 56, 3, 0, 440, 4, 11639),       # 4372: struc_id != b'\xd4\xc4\xc5@'
        (LOAD, 43, 56, 7),                       # 4373
        (JZ, 43, 11639),                         # 4374
        (LOAD, 44, 56, 8),                       # 4375
        (LOAD, 45, 56, 9),                       # 4376
        (SAME, 46, 44, 149),                     # 4377: 149 is b''
        (JZ, 46, 4381),                          # 4378
        (MOVE, 40, 127),                         # 4379: 127 is 1
        (JUMP, 4466),                            # 4380
        (SAME, 46, 44, 151),                     # 4381: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 46, 4385),                          # 4382
        (MOVE, 40, 153),                         # 4383: 153 is 39
        (JUMP, 4466),                            # 4384
        (SAME, 46, 44, 154),                     # 4385: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 46, 4389),                          # 4386
        (MOVE, 40, 156),                         # 4387: 156 is 10
        (JUMP, 4466),                            # 4388
        (SAME, 46, 44, 157),                     # 4389: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 46, 4393),                          # 4390
        (MOVE, 40, 159),                         # 4391: 159 is 11
        (JUMP, 4466),                            # 4392
        (SAME, 46, 44, 160),                     # 4393: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 46, 4397),                          # 4394
        (MOVE, 40, 162),                         # 4395: 162 is 12
        (JUMP, 4466),                            # 4396
        (SAME, 46, 44, 163),                     # 4397: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 46, 4401),                          # 4398
        (MOVE, 40, 165),                         # 4399: 165 is 13
        (JUMP, 4466),                            # 4400
        (SAME, 46, 44, 166),                     # 4401: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 46, 4405),                          # 4402
        (MOVE, 40, 168),                         # 4403: 168 is 14
        (JUMP, 4466),                            # 4404
        (SAME, 46, 44, 169),                     # 4405: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 46, 4409),                          # 4406
        (MOVE, 40, 126),                         # 4407: 126 is 15
        (JUMP, 4466),                            # 4408
        (SAME, 46, 44, 171),                     # 4409: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 46, 4413),                          # 4410
        (MOVE, 40, 173),                         # 4411: 173 is 16
        (JUMP, 4466),                            # 4412
        (SAME, 46, 44, 174),                     # 4413: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 46, 4417),                          # 4414
        (MOVE, 40, 176),                         # 4415: 176 is 17
        (JUMP, 4466),                            # 4416
        (SAME, 46, 44, 177),                     # 4417: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 46, 4421),                          # 4418
        (MOVE, 40, 179),                         # 4419: 179 is 18
        (JUMP, 4466),                            # 4420
        (SAME, 46, 44, 180),                     # 4421: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 46, 4425),                          # 4422
        (MOVE, 40, 182),                         # 4423: 182 is 19
        (JUMP, 4466),                            # 4424
        (SAME, 46, 44, 183),                     # 4425: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 46, 4429),                          # 4426
        (MOVE, 40, 185),                         # 4427: 185 is 30
        (JUMP, 4466),                            # 4428
        (SAME, 46, 44, 186),                     # 4429: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 46, 4433),                          # 4430
        (MOVE, 40, 188),                         # 4431: 188 is 31
        (JUMP, 4466),                            # 4432
        (SAME, 46, 44, 189),                     # 4433: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 46, 4437),                          # 4434
        (MOVE, 40, 191),                         # 4435: 191 is 32
        (JUMP, 4466),                            # 4436
        (SAME, 46, 44, 192),                     # 4437: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 46, 4441),                          # 4438
        (MOVE, 40, 194),                         # 4439: 194 is 33
        (JUMP, 4466),                            # 4440
        (SAME, 46, 44, 195),                     # 4441: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 46, 4445),                          # 4442
        (MOVE, 40, 197),                         # 4443: 197 is 34
        (JUMP, 4466),                            # 4444
        (SAME, 46, 44, 198),                     # 4445: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 46, 4449),                          # 4446
        (MOVE, 40, 200),                         # 4447: 200 is 35
        (JUMP, 4466),                            # 4448
        (SAME, 46, 44, 201),                     # 4449: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 46, 4453),                          # 4450
        (MOVE, 40, 203),                         # 4451: 203 is 36
        (JUMP, 4466),                            # 4452
        (SAME, 46, 44, 204),                     # 4453: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 46, 4457),                          # 4454
        (MOVE, 40, 137),                         # 4455: 137 is 37
        (JUMP, 4466),                            # 4456
        (SAME, 46, 44, 206),                     # 4457: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 46, 4461),                          # 4458
        (MOVE, 40, 208),                         # 4459: 208 is 38
        (JUMP, 4466),                            # 4460
        (SAME, 46, 44, 209),                     # 4461: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 46, 4465),                          # 4462
        (MOVE, 40, 211),                         # 4463: 211 is 40
        (JUMP, 4466),                            # 4464
        (MOVE, 40, 129),                         # 4465: 129 is 0
        (MOVE, 22, 40),                          # 4466
        (JUMP, 4563),                            # 4467
        (JSAME, 56, 3, 0, 440, 4, 11639),        # 4468: struc_id == b'\xd4\xc4\xc5@'
        (LOAD, 43, 56, 4),                       # 4469
        (JZ, 43, 11639),                         # 4470
        (LOAD, 44, 56, 5),                       # 4471
        (LOAD, 45, 56, 6),                       # 4472
        (SAME, 46, 44, 149),                     # 4473: 149 is b''
        (JZ, 46, 4477),                          # 4474
        (MOVE, 40, 127),                         # 4475: 127 is 1
        (JUMP, 4562),                            # 4476
        (SAME, 46, 44, 212),                     # 4477: 212 is b'MQSTR'
        (JZ, 46, 4481),                          # 4478
        (MOVE, 40, 153),                         # 4479: 153 is 39
        (JUMP, 4562),                            # 4480
        (SAME, 46, 44, 214),                     # 4481: 214 is b'MQXMIT'
        (JZ, 46, 4485),                          # 4482
        (MOVE, 40, 156),                         # 4483: 156 is 10
        (JUMP, 4562),                            # 4484
        (SAME, 46, 44, 216),                     # 4485: 216 is b'MQHMDE'
        (JZ, 46, 4489),                          # 4486
        (MOVE, 40, 159),                         # 4487: 159 is 11
        (JUMP, 4562),                            # 4488
        (SAME, 46, 44, 218),                     # 4489: 218 is b'MQDEAD'
        (JZ, 46, 4493),                          # 4490
        (MOVE, 40, 162),                         # 4491: 162 is 12
        (JUMP, 4562),                            # 4492
        (SAME, 46, 44, 220),                     # 4493: 220 is b'MQHDIST'
        (JZ, 46, 4497),                          # 4494
        (MOVE, 40, 165),                         # 4495: 165 is 13
        (JUMP, 4562),                            # 4496
        (SAME, 46, 44, 222),                     # 4497: 222 is b'MQHRF'
        (JZ, 46, 4501),                          # 4498
        (MOVE, 40, 168),                         # 4499: 168 is 14
        (JUMP, 4562),                            # 4500
        (SAME, 46, 44, 224),                     # 4501: 224 is b'MQHRF2'
        (JZ, 46, 4505),                          # 4502
        (MOVE, 40, 126),                         # 4503: 126 is 15
        (JUMP, 4562),                            # 4504
        (SAME, 46, 44, 226),                     # 4505: 226 is b'MQCICS'
        (JZ, 46, 4509),                          # 4506
        (MOVE, 40, 173),                         # 4507: 173 is 16
        (JUMP, 4562),                            # 4508
        (SAME, 46, 44, 228),                     # 4509: 228 is b'MQIMS'
        (JZ, 46, 4513),                          # 4510
        (MOVE, 40, 176),                         # 4511: 176 is 17
        (JUMP, 4562),                            # 4512
        (SAME, 46, 44, 230),                     # 4513: 230 is b'MQHWIH'
        (JZ, 46, 4517),                          # 4514
        (MOVE, 40, 179),                         # 4515: 179 is 18
        (JUMP, 4562),                            # 4516
        (SAME, 46, 44, 232),                     # 4517: 232 is b'MQHREF'
        (JZ, 46, 4521),                          # 4518
        (MOVE, 40, 182),                         # 4519: 182 is 19
        (JUMP, 4562),                            # 4520
        (SAME, 46, 44, 234),                     # 4521: 234 is b'MQADMIN'
        (JZ, 46, 4525),                          # 4522
        (MOVE, 40, 185),                         # 4523: 185 is 30
        (JUMP, 4562),                            # 4524
        (SAME, 46, 44, 236),                     # 4525: 236 is b'MQAMQP'
        (JZ, 46, 4529),                          # 4526
        (MOVE, 40, 188),                         # 4527: 188 is 31
        (JUMP, 4562),                            # 4528
        (SAME, 46, 44, 238),                     # 4529: 238 is b'MQCHCOM'
        (JZ, 46, 4533),                          # 4530
        (MOVE, 40, 191),                         # 4531: 191 is 32
        (JUMP, 4562),                            # 4532
        (SAME, 46, 44, 240),                     # 4533: 240 is b'MQCMD1'
        (JZ, 46, 4537),                          # 4534
        (MOVE, 40, 194),                         # 4535: 194 is 33
        (JUMP, 4562),                            # 4536
        (SAME, 46, 44, 242),                     # 4537: 242 is b'MQCMD2'
        (JZ, 46, 4541),                          # 4538
        (MOVE, 40, 197),                         # 4539: 197 is 34
        (JUMP, 4562),                            # 4540
        (SAME, 46, 44, 244),                     # 4541: 244 is b'MQHEPCF'
        (JZ, 46, 4545),                          # 4542
        (MOVE, 40, 200),                         # 4543: 200 is 35
        (JUMP, 4562),                            # 4544
        (SAME, 46, 44, 246),                     # 4545: 246 is b'MQEVENT'
        (JZ, 46, 4549),                          # 4546
        (MOVE, 40, 203),                         # 4547: 203 is 36
        (JUMP, 4562),                            # 4548
        (SAME, 46, 44, 248),                     # 4549: 248 is b'MQIMSVS'
        (JZ, 46, 4553),                          # 4550
        (MOVE, 40, 137),                         # 4551: 137 is 37
        (JUMP, 4562),                            # 4552
        (SAME, 46, 44, 250),                     # 4553: 250 is b'MQPCF'
        (JZ, 46, 4557),                          # 4554
        (MOVE, 40, 208),                         # 4555: 208 is 38
        (JUMP, 4562),                            # 4556
        (SAME, 46, 44, 252),                     # 4557: 252 is b'MQTRIG'
        (JZ, 46, 4561),                          # 4558
        (MOVE, 40, 211),                         # 4559: 211 is 40
        (JUMP, 4562),                            # 4560
        (MOVE, 40, 129),                         # 4561: 129 is 0
        (MOVE, 22, 40),                          # 4562
        (MOVE, 10, 22),                          # 4563
        (JUMP, 4638),                            # 4564
        (JNE, 20, 162, 4574),                    # 4565: 162 is 12
        (LOAD, 20, 8, 21),                       # 4566
        (JZ, 20, 11639),                         # 4567
        (ROWAT, 57, 5, 20),                      # 4568
        (LOAD, 21, 57, 2),                       # 4569
        (JZ, 21, 11639),                         # 4570
        (ROWAT, 58, 9, 21),                      # 4571
        (LOAD, 10, 58, 24),                      # 4572
        (JUMP, 4638),                            # 4573
        (JNE, 20, 165, 4583),                    # 4574: 165 is 13
        (LOAD, 20, 8, 21),                       # 4575
        (JZ, 20, 11639),                         # 4576
        (ROWAT, 59, 5, 20),                      # 4577
        (LOAD, 21, 59, 3),                       # 4578
        (JZ, 21, 11639),                         # 4579
        (ROWAT, 60, 10, 21),                     # 4580
        (LOAD, 10, 60, 11),                      # 4581
        (JUMP, 4638),                            # 4582
        (JNE, 20, 168, 4592),                    # 4583: 168 is 14
        (LOAD, 20, 8, 21),                       # 4584
        (JZ, 20, 11639),                         # 4585
        (ROWAT, 61, 5, 20),                      # 4586
        (LOAD, 21, 61, 4),                       # 4587
        (JZ, 21, 11639),                         # 4588
        (ROWAT, 62, 11, 21),                     # 4589
        (LOAD, 10, 62, 11),                      # 4590
        (JUMP, 4638),                            # 4591
        (JNE, 20, 126, 4601),                    # 4592: 126 is 15
        (LOAD, 20, 8, 21),                       # 4593
        (JZ, 20, 11639),                         # 4594
        (ROWAT, 63, 5, 20),                      # 4595
        (LOAD, 21, 63, 5),                       # 4596
        (JZ, 21, 11639),                         # 4597
        (ROWAT, 64, 12, 21),                     # 4598
        (LOAD, 10, 64, 11),                      # 4599
        (JUMP, 4638),                            # 4600
        (JNE, 20, 173, 4610),                    # 4601: 173 is 16
        (LOAD, 20, 8, 21),                       # 4602
        (JZ, 20, 11639),                         # 4603
        (ROWAT, 65, 5, 20),                      # 4604
        (LOAD, 21, 65, 6),                       # 4605
        (JZ, 21, 11639),                         # 4606
        (ROWAT, 66, 14, 21),                     # 4607
        (LOAD, 10, 66, 11),                      # 4608
        (JUMP, 4638),                            # 4609
        (JNE, 20, 176, 4619),                    # 4610: 176 is 17
        (LOAD, 20, 8, 21),                       # 4611
        (JZ, 20, 11639),                         # 4612
        (ROWAT, 67, 5, 20),                      # 4613
        (LOAD, 21, 67, 7),                       # 4614
        (JZ, 21, 11639),                         # 4615
        (ROWAT, 68, 16, 21),                     # 4616
        (LOAD, 10, 68, 11),                      # 4617
        (JUMP, 4638),                            # 4618
        (JNE, 20, 179, 4628),                    # 4619: 179 is 18
        (LOAD, 20, 8, 21),                       # 4620
        (JZ, 20, 11639),                         # 4621
        (ROWAT, 69, 5, 20),                      # 4622
        (LOAD, 21, 69, 8),                       # 4623
        (JZ, 21, 11639),                         # 4624
        (ROWAT, 70, 17, 21),                     # 4625
        (LOAD, 10, 70, 11),                      # 4626
        (JUMP, 4638),                            # 4627
        (JNE, 20, 182, 4637),                    # 4628: 182 is 19
        (LOAD, 20, 8, 21),                       # 4629
        (JZ, 20, 11639),                         # 4630
        (ROWAT, 71, 5, 20),                      # 4631
        (LOAD, 21, 71, 9),                       # 4632
        (JZ, 21, 11639),                         # 4633
        (ROWAT, 72, 18, 21),                     # 4634
        (LOAD, 10, 72, 11),                      # 4635
        (JUMP, 4638),                            # 4636
        (MOVE, 10, 129),                         # 4637: 129 is 0
        (STORE, 8, 22, 10),                      # 4638
        (LOAD, 20, 8, 20),                       # 4639
        (JNE, 20, 129, 4644),                    # 4640: 129 is 0
        (LOAD, 20, 8, 1),                        # 4641
        (JEQ, 20, 173, 4644),                    # 4642: 173 is 16
        (JNE, 20, 176, 4646),                    # 4643: 176 is 17
        (LOAD, 10, 8, 2),                        # 4644
        (JUMP, 4669),                            # 4645
        (JNE, 20, 156, 4655),                    # 4646: 156 is 10
        (LOAD, 20, 8, 21),                       # 4647
        (JZ, 20, 11639),                         # 4648
        (ROWAT, 73, 5, 20),                      # 4649
        (LOAD, 21, 73, 0),                       # 4650
        (JZ, 21, 11639),                         # 4651
        (ROWAT, 74, 6, 21),                      # 4652
        (NUMBER2, 10, 74, 20, 12, 52, 17),       # 4653
        (JUMP, 4669),                            # 4654
        (JNE, 20, 162, 4664),                    # 4655: 162 is 12
        (LOAD, 20, 8, 21),                       # 4656
        (JZ, 20, 11639),                         # 4657
        (ROWAT, 75, 5, 20),                      # 4658
        (LOAD, 21, 75, 2),                       # 4659
        (JZ, 21, 11639),                         # 4660
        (ROWAT, 76, 9, 21),                      # 4661
        (NUMBER2, 10, 76, 17, 0, 52, 2),         # 4662
        (JUMP, 4669),                            # 4663
        (CALL, 10, 964),                         # 4664: front
        (LOAD, 20, 8, 15),                       # 4665
        (JZ, 20, 11639),                         # 4666
        (ROWAT, 77, 4, 20),                      # 4667
        (NUMBER2, 10, 77, 2, 12, 52, 1),         # 4668
        (STORE, 8, 23, 10),                      # 4669
        (LOAD, 23, 8, 20),                       # 4670
        (JNE, 23, 129, 4675),                    # 4671: 129 is 0
        (LOAD, 23, 8, 1),                        # 4672
        (JEQ, 23, 173, 4675),                    # 4673: 173 is 16
        (JNE, 23, 176, 4677),                    # 4674: 176 is 17
        (LOAD, 20, 8, 3),                        # 4675
        (JUMP, 4700),                            # 4676
        (JNE, 23, 156, 4686),                    # 4677: 156 is 10
        (LOAD, 23, 8, 21),                       # 4678
        (JZ, 23, 11639),                         # 4679
        (ROWAT, 78, 5, 23),                      # 4680
        (LOAD, 24, 78, 0),                       # 4681
        (JZ, 24, 11639),                         # 4682
        (ROWAT, 79, 6, 24),                      # 4683
        (NUMBER2, 20, 79, 20, 16, 52, 17),       # 4684
        (JUMP, 4700),                            # 4685
        (JNE, 23, 162, 4695),                    # 4686: 162 is 12
        (LOAD, 23, 8, 21),                       # 4687
        (JZ, 23, 11639),                         # 4688
        (ROWAT, 80, 5, 23),                      # 4689
        (LOAD, 24, 80, 2),                       # 4690
        (JZ, 24, 11639),                         # 4691
        (ROWAT, 81, 9, 24),                      # 4692
        (NUMBER2, 20, 81, 17, 4, 52, 2),         # 4693
        (JUMP, 4700),                            # 4694
        (CALL, 10, 964),                         # 4695: front
        (LOAD, 23, 8, 15),                       # 4696
        (JZ, 23, 11639),                         # 4697
        (ROWAT, 82, 4, 23),                      # 4698
        (NUMBER2, 20, 82, 2, 16, 52, 1),         # 4699
        (STORE, 8, 24, 20),                      # 4700
        (JLE, 20, 129, 4704),                    # 4701: 129 is 0
        (MOVE, 10, 20),                          # 4702
        (JUMP, 4705),                            # 4703
        (LOAD, 10, 8, 3),                        # 4704
        (STORE, 8, 25, 10),                      # 4705
        (LOAD, 10, 8, 20),                       # 4706
        (STORE, 8, 26, 10),                      # 4707
        (MOVE, 10, 129),                         # 4708: repeat-until: not _.next.is_header or _index == 63; 129 is 0
        (MOVE, 11, 129),                         # 4709: 129 is 0
        (LOAD, 12, 8, 26),                       # 4710
        (JNE, 12, 129, 4716),                    # 4711: 129 is 0
        (LOAD, 12, 8, 22),                       # 4712
        (JLT, 12, 156, 4716),                    # 4713: 156 is 10
        (JGT, 12, 182, 4716),                    # 4714: 182 is 19
        (MOVE, 11, 127),                         # 4715: 127 is 1
        (JZ, 11, 4718),                          # 4716
        (JNE, 8, 376, 4719),                     # 4717: 376 is 63
        (MOVE, 10, 127),                         # 4718: 127 is 1
        (COUNT, 8, 74, 0, 9),                    # 4719
        (JZ, 10, 819),                           # 4720
        (JUMP, 4755),                            # 4721
        (STORE, 8, 0, 8),                        # 4722
        (JNE, 8, 129, 4726),                     # 4723: 129 is 0
        (LOAD, 20, 0, 4),                        # 4724
        (JUMP, 4729),                            # 4725
        (SUB, 23, 8, 127),                       # 4726: 127 is 1
        (ITEM, 83, 3, 0, 8, 23),                 # 4727
        (LOAD, 20, 83, 22),                      # 4728
        (STORE, 8, 1, 20),                       # 4729
        (JNE, 8, 129, 4733),                     # 4730: 129 is 0
        (LOAD, 20, 0, 5),                        # 4731
        (JUMP, 4736),                            # 4732
        (SUB, 23, 8, 127),                       # 4733: 127 is 1
        (ITEM, 84, 3, 0, 8, 23),                 # 4734
        (LOAD, 20, 84, 23),                      # 4735
        (STORE, 8, 2, 20),                       # 4736
        (JNE, 8, 129, 4740),                     # 4737: 129 is 0
        (LOAD, 20, 0, 6),                        # 4738
        (JUMP, 4743),                            # 4739
        (SUB, 23, 8, 127),                       # 4740: 127 is 1
        (ITEM, 85, 3, 0, 8, 23),                 # 4741
        (LOAD, 20, 85, 25),                      # 4742
        (STORE, 8, 3, 20),                       # 4743
        (JNE, 8, 129, 4747),                     # 4744: 129 is 0
        (MOVE, 20, 129),                         # 4745: 129 is 0
        (JUMP, 4750),                            # 4746
        (SUB, 23, 8, 127),                       # 4747: 127 is 1
        (ITEM, 86, 3, 0, 8, 23),                 # 4748
        (LOAD, 20, 86, 1),                       # 4749
        (STORE, 8, 4, 20),                       # 4750
        (ROOTSTART, 11),                         # 4751
        (POSITION, 11, 11),                      # 4752
        (STORE, 8, 5, 11),                       # 4753
        (JUMP, 821),                             # 4754
        (STORE, 0, 7, 127),                      # 4755: 127 is 1
        (REST, 0, 10),                           # 4756: data
        (LOAD, 8, 0, 0),                         # 4757
        (JZ, 8, 5635),                           # 4758
        (ROWAT, 1, 1, 8),                        # 4759
        (LOAD, 12, 1, 6),                        # 4760: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 12, 4768),                          # 4761
        (LOAD, 12, 1, 10),                       # 4762
        (JZ, 12, 11639),                         # 4763
        (LOAD, 9, 1, 11),                        # 4764
        (LOAD, 10, 1, 12),                       # 4765
        (MOVE, 11, 127),                         # 4766: 127 is 1
        (JUMP, 4773),                            # 4767
        (LOAD, 12, 1, 7),                        # 4768
        (JZ, 12, 11639),                         # 4769
        (LOAD, 9, 1, 8),                         # 4770
        (LOAD, 10, 1, 9),                        # 4771
        (MOVE, 11, 129),                         # 4772: 129 is 0
        (STORE, 1, 66, 9),                       # 4773
        (STORE, 1, 67, 10),                      # 4774
        (STORE, 1, 68, 11),                      # 4775
        (LOAD, 12, 1, 6),                        # 4776: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 4831),                          # 4777
        (LOAD, 23, 1, 1),                        # 4778
        (JNE, 23, 134, 4789),                    # 4779: 134 is 273
        (LOAD, 23, 1, 18),                       # 4780
        (JZ, 23, 11639),                         # 4781
        (LOAD, 24, 1, 19),                       # 4782
        (LOAD, 25, 1, 20),                       # 4783
        (TEXT, 24, 5),                           # 4784
        (MOVE, 20, 24),                          # 4785
        (MOVE, 21, 25),                          # 4786
        (MOVE, 22, 333),                         # 4787: 333 is 5
        (JUMP, 4827),                            # 4788
        (JNE, 23, 139, 4799),                    # 4789: 139 is 500
        (LOAD, 23, 1, 18),                       # 4790
        (JZ, 23, 11639),                         # 4791
        (LOAD, 24, 1, 19),                       # 4792
        (LOAD, 25, 1, 20),                       # 4793
        (TEXT, 24, 6),                           # 4794
        (MOVE, 20, 24),                          # 4795
        (MOVE, 21, 25),                          # 4796
        (MOVE, 22, 330),                         # 4797: 330 is 6
        (JUMP, 4827),                            # 4798
        (JNE, 23, 140, 4809),                    # 4799: 140 is 1047
        (LOAD, 23, 1, 18),                       # 4800
        (JZ, 23, 11639),                         # 4801
        (LOAD, 24, 1, 19),                       # 4802
        (LOAD, 25, 1, 20),                       # 4803
        (TEXT, 24, 7),                           # 4804
        (MOVE, 20, 24),                          # 4805
        (MOVE, 21, 25),                          # 4806
        (MOVE, 22, 132),                         # 4807: 132 is 7
        (JUMP, 4827),                            # 4808
        (JNE, 23, 141, 4819),                    # 4809: 141 is 1140
        (LOAD, 23, 1, 18),                       # 4810
        (JZ, 23, 11639),                         # 4811
        (LOAD, 24, 1, 19),                       # 4812
        (LOAD, 25, 1, 20),                       # 4813
        (TEXT, 24, 8),                           # 4814
        (MOVE, 20, 24),                          # 4815
        (MOVE, 21, 25),                          # 4816
        (MOVE, 22, 130),                         # 4817: 130 is 8
        (JUMP, 4827),                            # 4818
        (LOAD, 23, 1, 18),                       # 4819
        (JZ, 23, 11639),                         # 4820
        (LOAD, 24, 1, 19),                       # 4821
        (LOAD, 25, 1, 20),                       # 4822
        (TEXT, 24, 1),                           # 4823
        (MOVE, 20, 24),                          # 4824
        (MOVE, 21, 25),                          # 4825
        (MOVE, 22, 127),                         # 4826: 127 is 1
        (MOVE, 9, 20),                           # 4827
        (MOVE, 10, 21),                          # 4828
        (MOVE, 11, 22),                          # 4829
        (JUMP, 4880),                            # 4830
        (LOAD, 12, 1, 1),                        # 4831
        (JNE, 12, 147, 4842),                    # 4832: 147 is 1208
        (LOAD, 12, 1, 15),                       # 4833
        (JZ, 12, 11639),                         # 4834
        (LOAD, 20, 1, 16),                       # 4835
        (LOAD, 21, 1, 17),                       # 4836
        (TEXT, 20, 2),                           # 4837
        (MOVE, 9, 20),                           # 4838
        (MOVE, 10, 21),                          # 4839
        (MOVE, 11, 128),                         # 4840: 128 is 2
        (JUMP, 4880),                            # 4841
        (JNE, 12, 148, 4852),                    # 4842: 148 is 1252
        (LOAD, 12, 1, 15),                       # 4843
        (JZ, 12, 11639),                         # 4844
        (LOAD, 20, 1, 16),                       # 4845
        (LOAD, 21, 1, 17),                       # 4846
        (TEXT, 20, 9),                           # 4847
        (MOVE, 9, 20),                           # 4848
        (MOVE, 10, 21),                          # 4849
        (MOVE, 11, 329),                         # 4850: 329 is 9
        (JUMP, 4880),                            # 4851
        (JNE, 12, 144, 4862),                    # 4852: 144 is 437
        (LOAD, 12, 1, 15),                       # 4853
        (JZ, 12, 11639),                         # 4854
        (LOAD, 20, 1, 16),                       # 4855
        (LOAD, 21, 1, 17),                       # 4856
        (TEXT, 20, 10),                          # 4857
        (MOVE, 9, 20),                           # 4858
        (MOVE, 10, 21),                          # 4859
        (MOVE, 11, 156),                         # 4860: 156 is 10
        (JUMP, 4880),                            # 4861
        (JNE, 12, 146, 4872),                    # 4862: 146 is 850
        (LOAD, 12, 1, 15),                       # 4863
        (JZ, 12, 11639),                         # 4864
        (LOAD, 20, 1, 16),                       # 4865
        (LOAD, 21, 1, 17),                       # 4866
        (TEXT, 20, 11),                          # 4867
        (MOVE, 9, 20),                           # 4868
        (MOVE, 10, 21),                          # 4869
        (MOVE, 11, 159),                         # 4870: 159 is 11
        (JUMP, 4880),                            # 4871
        (LOAD, 12, 1, 15),                       # 4872
        (JZ, 12, 11639),                         # 4873
        (LOAD, 20, 1, 16),                       # 4874
        (LOAD, 21, 1, 17),                       # 4875
        (TEXT, 20, 0),                           # 4876
        (MOVE, 9, 20),                           # 4877
        (MOVE, 10, 21),                          # 4878
        (MOVE, 11, 129),                         # 4879: 129 is 0
        (STORE, 1, 69, 9),                       # 4880
        (STORE, 1, 70, 10),                      # 4881
        (STORE, 1, 71, 11),                      # 4882
        (LOAD, 12, 1, 6),                        # 4883: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 4938),                          # 4884
        (LOAD, 23, 1, 1),                        # 4885
        (JNE, 23, 134, 4896),                    # 4886: 134 is 273
        (LOAD, 23, 1, 24),                       # 4887
        (JZ, 23, 11639),                         # 4888
        (LOAD, 24, 1, 25),                       # 4889
        (LOAD, 25, 1, 26),                       # 4890
        (TEXT, 24, 5),                           # 4891
        (MOVE, 20, 24),                          # 4892
        (MOVE, 21, 25),                          # 4893
        (MOVE, 22, 333),                         # 4894: 333 is 5
        (JUMP, 4934),                            # 4895
        (JNE, 23, 139, 4906),                    # 4896: 139 is 500
        (LOAD, 23, 1, 24),                       # 4897
        (JZ, 23, 11639),                         # 4898
        (LOAD, 24, 1, 25),                       # 4899
        (LOAD, 25, 1, 26),                       # 4900
        (TEXT, 24, 6),                           # 4901
        (MOVE, 20, 24),                          # 4902
        (MOVE, 21, 25),                          # 4903
        (MOVE, 22, 330),                         # 4904: 330 is 6
        (JUMP, 4934),                            # 4905
        (JNE, 23, 140, 4916),                    # 4906: 140 is 1047
        (LOAD, 23, 1, 24),                       # 4907
        (JZ, 23, 11639),                         # 4908
        (LOAD, 24, 1, 25),                       # 4909
        (LOAD, 25, 1, 26),                       # 4910
        (TEXT, 24, 7),                           # 4911
        (MOVE, 20, 24),                          # 4912
        (MOVE, 21, 25),                          # 4913
        (MOVE, 22, 132),                         # 4914: 132 is 7
        (JUMP, 4934),                            # 4915
        (JNE, 23, 141, 4926),                    # 4916: 141 is 1140
        (LOAD, 23, 1, 24),                       # 4917
        (JZ, 23, 11639),                         # 4918
        (LOAD, 24, 1, 25),                       # 4919
        (LOAD, 25, 1, 26),                       # 4920
        (TEXT, 24, 8),                           # 4921
        (MOVE, 20, 24),                          # 4922
        (MOVE, 21, 25),                          # 4923
        (MOVE, 22, 130),                         # 4924: 130 is 8
        (JUMP, 4934),                            # 4925
        (LOAD, 23, 1, 24),                       # 4926
        (JZ, 23, 11639),                         # 4927
        (LOAD, 24, 1, 25),                       # 4928
        (LOAD, 25, 1, 26),                       # 4929
        (TEXT, 24, 1),                           # 4930
        (MOVE, 20, 24),                          # 4931
        (MOVE, 21, 25),                          # 4932
        (MOVE, 22, 127),                         # 4933: 127 is 1
        (MOVE, 9, 20),                           # 4934
        (MOVE, 10, 21),                          # 4935
        (MOVE, 11, 22),                          # 4936
        (JUMP, 4987),                            # 4937
        (LOAD, 12, 1, 1),                        # 4938
        (JNE, 12, 147, 4949),                    # 4939: 147 is 1208
        (LOAD, 12, 1, 21),                       # 4940
        (JZ, 12, 11639),                         # 4941
        (LOAD, 20, 1, 22),                       # 4942
        (LOAD, 21, 1, 23),                       # 4943
        (TEXT, 20, 2),                           # 4944
        (MOVE, 9, 20),                           # 4945
        (MOVE, 10, 21),                          # 4946
        (MOVE, 11, 128),                         # 4947: 128 is 2
        (JUMP, 4987),                            # 4948
        (JNE, 12, 148, 4959),                    # 4949: 148 is 1252
        (LOAD, 12, 1, 21),                       # 4950
        (JZ, 12, 11639),                         # 4951
        (LOAD, 20, 1, 22),                       # 4952
        (LOAD, 21, 1, 23),                       # 4953
        (TEXT, 20, 9),                           # 4954
        (MOVE, 9, 20),                           # 4955
        (MOVE, 10, 21),                          # 4956
        (MOVE, 11, 329),                         # 4957: 329 is 9
        (JUMP, 4987),                            # 4958
        (JNE, 12, 144, 4969),                    # 4959: 144 is 437
        (LOAD, 12, 1, 21),                       # 4960
        (JZ, 12, 11639),                         # 4961
        (LOAD, 20, 1, 22),                       # 4962
        (LOAD, 21, 1, 23),                       # 4963
        (TEXT, 20, 10),                          # 4964
        (MOVE, 9, 20),                           # 4965
        (MOVE, 10, 21),                          # 4966
        (MOVE, 11, 156),                         # 4967: 156 is 10
        (JUMP, 4987),                            # 4968
        (JNE, 12, 146, 4979),                    # 4969: 146 is 850
        (LOAD, 12, 1, 21),                       # 4970
        (JZ, 12, 11639),                         # 4971
        (LOAD, 20, 1, 22),                       # 4972
        (LOAD, 21, 1, 23),                       # 4973
        (TEXT, 20, 11),                          # 4974
        (MOVE, 9, 20),                           # 4975
        (MOVE, 10, 21),                          # 4976
        (MOVE, 11, 159),                         # 4977: 159 is 11
        (JUMP, 4987),                            # 4978
        (LOAD, 12, 1, 21),                       # 4979
        (JZ, 12, 11639),                         # 4980
        (LOAD, 20, 1, 22),                       # 4981
        (LOAD, 21, 1, 23),                       # 4982
        (TEXT, 20, 0),                           # 4983
        (MOVE, 9, 20),                           # 4984
        (MOVE, 10, 21),                          # 4985
        (MOVE, 11, 129),                         # 4986: 129 is 0
        (STORE, 1, 72, 9),                       # 4987
        (STORE, 1, 73, 10),                      # 4988
        (STORE, 1, 74, 11),                      # 4989
        (LOAD, 12, 1, 6),                        # 4990: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 5045),                          # 4991
        (LOAD, 23, 1, 1),                        # 4992
        (JNE, 23, 134, 5003),                    # 4993: 134 is 273
        (LOAD, 23, 1, 30),                       # 4994
        (JZ, 23, 11639),                         # 4995
        (LOAD, 24, 1, 31),                       # 4996
        (LOAD, 25, 1, 32),                       # 4997
        (TEXT, 24, 5),                           # 4998
        (MOVE, 20, 24),                          # 4999
        (MOVE, 21, 25),                          # 5000
        (MOVE, 22, 333),                         # 5001: 333 is 5
        (JUMP, 5041),                            # 5002
        (JNE, 23, 139, 5013),                    # 5003: 139 is 500
        (LOAD, 23, 1, 30),                       # 5004
        (JZ, 23, 11639),                         # 5005
        (LOAD, 24, 1, 31),                       # 5006
        (LOAD, 25, 1, 32),                       # 5007
        (TEXT, 24, 6),                           # 5008
        (MOVE, 20, 24),                          # 5009
        (MOVE, 21, 25),                          # 5010
        (MOVE, 22, 330),                         # 5011: 330 is 6
        (JUMP, 5041),                            # 5012
        (JNE, 23, 140, 5023),                    # 5013: 140 is 1047
        (LOAD, 23, 1, 30),                       # 5014
        (JZ, 23, 11639),                         # 5015
        (LOAD, 24, 1, 31),                       # 5016
        (LOAD, 25, 1, 32),                       # 5017
        (TEXT, 24, 7),                           # 5018
        (MOVE, 20, 24),                          # 5019
        (MOVE, 21, 25),                          # 5020
        (MOVE, 22, 132),                         # 5021: 132 is 7
        (JUMP, 5041),                            # 5022
        (JNE, 23, 141, 5033),                    # 5023: 141 is 1140
        (LOAD, 23, 1, 30),                       # 5024
        (JZ, 23, 11639),                         # 5025
        (LOAD, 24, 1, 31),                       # 5026
        (LOAD, 25, 1, 32),                       # 5027
        (TEXT, 24, 8),                           # 5028
        (MOVE, 20, 24),                          # 5029
        (MOVE, 21, 25),                          # 5030
        (MOVE, 22, 130),                         # 5031: 130 is 8
        (JUMP, 5041),                            # 5032
        (LOAD, 23, 1, 30),                       # 5033
        (JZ, 23, 11639),                         # 5034
        (LOAD, 24, 1, 31),                       # 5035
        (LOAD, 25, 1, 32),                       # 5036
        (TEXT, 24, 1),                           # 5037
        (MOVE, 20, 24),                          # 5038
        (MOVE, 21, 25),                          # 5039
        (MOVE, 22, 127),                         # 5040: 127 is 1
        (MOVE, 9, 20),                           # 5041
        (MOVE, 10, 21),                          # 5042
        (MOVE, 11, 22),                          # 5043
        (JUMP, 5094),                            # 5044
        (LOAD, 12, 1, 1),                        # 5045
        (JNE, 12, 147, 5056),                    # 5046: 147 is 1208
        (LOAD, 12, 1, 27),                       # 5047
        (JZ, 12, 11639),                         # 5048
        (LOAD, 20, 1, 28),                       # 5049
        (LOAD, 21, 1, 29),                       # 5050
        (TEXT, 20, 2),                           # 5051
        (MOVE, 9, 20),                           # 5052
        (MOVE, 10, 21),                          # 5053
        (MOVE, 11, 128),                         # 5054: 128 is 2
        (JUMP, 5094),                            # 5055
        (JNE, 12, 148, 5066),                    # 5056: 148 is 1252
        (LOAD, 12, 1, 27),                       # 5057
        (JZ, 12, 11639),                         # 5058
        (LOAD, 20, 1, 28),                       # 5059
        (LOAD, 21, 1, 29),                       # 5060
        (TEXT, 20, 9),                           # 5061
        (MOVE, 9, 20),                           # 5062
        (MOVE, 10, 21),                          # 5063
        (MOVE, 11, 329),                         # 5064: 329 is 9
        (JUMP, 5094),                            # 5065
        (JNE, 12, 144, 5076),                    # 5066: 144 is 437
        (LOAD, 12, 1, 27),                       # 5067
        (JZ, 12, 11639),                         # 5068
        (LOAD, 20, 1, 28),                       # 5069
        (LOAD, 21, 1, 29),                       # 5070
        (TEXT, 20, 10),                          # 5071
        (MOVE, 9, 20),                           # 5072
        (MOVE, 10, 21),                          # 5073
        (MOVE, 11, 156),                         # 5074: 156 is 10
        (JUMP, 5094),                            # 5075
        (JNE, 12, 146, 5086),                    # 5076: 146 is 850
        (LOAD, 12, 1, 27),                       # 5077
        (JZ, 12, 11639),                         # 5078
        (LOAD, 20, 1, 28),                       # 5079
        (LOAD, 21, 1, 29),                       # 5080
        (TEXT, 20, 11),                          # 5081
        (MOVE, 9, 20),                           # 5082
        (MOVE, 10, 21),                          # 5083
        (MOVE, 11, 159),                         # 5084: 159 is 11
        (JUMP, 5094),                            # 5085
        (LOAD, 12, 1, 27),                       # 5086
        (JZ, 12, 11639),                         # 5087
        (LOAD, 20, 1, 28),                       # 5088
        (LOAD, 21, 1, 29),                       # 5089
        (TEXT, 20, 0),                           # 5090
        (MOVE, 9, 20),                           # 5091
        (MOVE, 10, 21),                          # 5092
        (MOVE, 11, 129),                         # 5093: 129 is 0
        (STORE, 1, 75, 9),                       # 5094
        (STORE, 1, 76, 10),                      # 5095
        (STORE, 1, 77, 11),                      # 5096
        (LOAD, 12, 1, 6),                        # 5097: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 5152),                          # 5098
        (LOAD, 23, 1, 1),                        # 5099
        (JNE, 23, 134, 5110),                    # 5100: 134 is 273
        (LOAD, 23, 1, 37),                       # 5101
        (JZ, 23, 11639),                         # 5102
        (LOAD, 24, 1, 38),                       # 5103
        (LOAD, 25, 1, 39),                       # 5104
        (TEXT, 24, 5),                           # 5105
        (MOVE, 20, 24),                          # 5106
        (MOVE, 21, 25),                          # 5107
        (MOVE, 22, 333),                         # 5108: 333 is 5
        (JUMP, 5148),                            # 5109
        (JNE, 23, 139, 5120),                    # 5110: 139 is 500
        (LOAD, 23, 1, 37),                       # 5111
        (JZ, 23, 11639),                         # 5112
        (LOAD, 24, 1, 38),                       # 5113
        (LOAD, 25, 1, 39),                       # 5114
        (TEXT, 24, 6),                           # 5115
        (MOVE, 20, 24),                          # 5116
        (MOVE, 21, 25),                          # 5117
        (MOVE, 22, 330),                         # 5118: 330 is 6
        (JUMP, 5148),                            # 5119
        (JNE, 23, 140, 5130),                    # 5120: 140 is 1047
        (LOAD, 23, 1, 37),                       # 5121
        (JZ, 23, 11639),                         # 5122
        (LOAD, 24, 1, 38),                       # 5123
        (LOAD, 25, 1, 39),                       # 5124
        (TEXT, 24, 7),                           # 5125
        (MOVE, 20, 24),                          # 5126
        (MOVE, 21, 25),                          # 5127
        (MOVE, 22, 132),                         # 5128: 132 is 7
        (JUMP, 5148),                            # 5129
        (JNE, 23, 141, 5140),                    # 5130: 141 is 1140
        (LOAD, 23, 1, 37),                       # 5131
        (JZ, 23, 11639),                         # 5132
        (LOAD, 24, 1, 38),                       # 5133
        (LOAD, 25, 1, 39),                       # 5134
        (TEXT, 24, 8),                           # 5135
        (MOVE, 20, 24),                          # 5136
        (MOVE, 21, 25),                          # 5137
        (MOVE, 22, 130),                         # 5138: 130 is 8
        (JUMP, 5148),                            # 5139
        (LOAD, 23, 1, 37),                       # 5140
        (JZ, 23, 11639),                         # 5141
        (LOAD, 24, 1, 38),                       # 5142
        (LOAD, 25, 1, 39),                       # 5143
        (TEXT, 24, 1),                           # 5144
        (MOVE, 20, 24),                          # 5145
        (MOVE, 21, 25),                          # 5146
        (MOVE, 22, 127),                         # 5147: 127 is 1
        (MOVE, 9, 20),                           # 5148
        (MOVE, 10, 21),                          # 5149
        (MOVE, 11, 22),                          # 5150
        (JUMP, 5201),                            # 5151
        (LOAD, 12, 1, 1),                        # 5152
        (JNE, 12, 147, 5163),                    # 5153: 147 is 1208
        (LOAD, 12, 1, 34),                       # 5154
        (JZ, 12, 11639),                         # 5155
        (LOAD, 20, 1, 35),                       # 5156
        (LOAD, 21, 1, 36),                       # 5157
        (TEXT, 20, 2),                           # 5158
        (MOVE, 9, 20),                           # 5159
        (MOVE, 10, 21),                          # 5160
        (MOVE, 11, 128),                         # 5161: 128 is 2
        (JUMP, 5201),                            # 5162
        (JNE, 12, 148, 5173),                    # 5163: 148 is 1252
        (LOAD, 12, 1, 34),                       # 5164
        (JZ, 12, 11639),                         # 5165
        (LOAD, 20, 1, 35),                       # 5166
        (LOAD, 21, 1, 36),                       # 5167
        (TEXT, 20, 9),                           # 5168
        (MOVE, 9, 20),                           # 5169
        (MOVE, 10, 21),                          # 5170
        (MOVE, 11, 329),                         # 5171: 329 is 9
        (JUMP, 5201),                            # 5172
        (JNE, 12, 144, 5183),                    # 5173: 144 is 437
        (LOAD, 12, 1, 34),                       # 5174
        (JZ, 12, 11639),                         # 5175
        (LOAD, 20, 1, 35),                       # 5176
        (LOAD, 21, 1, 36),                       # 5177
        (TEXT, 20, 10),                          # 5178
        (MOVE, 9, 20),                           # 5179
        (MOVE, 10, 21),                          # 5180
        (MOVE, 11, 156),                         # 5181: 156 is 10
        (JUMP, 5201),                            # 5182
        (JNE, 12, 146, 5193),                    # 5183: 146 is 850
        (LOAD, 12, 1, 34),                       # 5184
        (JZ, 12, 11639),                         # 5185
        (LOAD, 20, 1, 35),                       # 5186
        (LOAD, 21, 1, 36),                       # 5187
        (TEXT, 20, 11),                          # 5188
        (MOVE, 9, 20),                           # 5189
        (MOVE, 10, 21),                          # 5190
        (MOVE, 11, 159),                         # 5191: 159 is 11
        (JUMP, 5201),                            # 5192
        (LOAD, 12, 1, 34),                       # 5193
        (JZ, 12, 11639),                         # 5194
        (LOAD, 20, 1, 35),                       # 5195
        (LOAD, 21, 1, 36),                       # 5196
        (TEXT, 20, 0),                           # 5197
        (MOVE, 9, 20),                           # 5198
        (MOVE, 10, 21),                          # 5199
        (MOVE, 11, 129),                         # 5200: 129 is 0
        (STORE, 1, 78, 9),                       # 5201
        (STORE, 1, 79, 10),                      # 5202
        (STORE, 1, 80, 11),                      # 5203
        (LOAD, 12, 1, 6),                        # 5204: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 5259),                          # 5205
        (LOAD, 23, 1, 1),                        # 5206
        (JNE, 23, 134, 5217),                    # 5207: 134 is 273
        (LOAD, 23, 1, 44),                       # 5208
        (JZ, 23, 11639),                         # 5209
        (LOAD, 24, 1, 45),                       # 5210
        (LOAD, 25, 1, 46),                       # 5211
        (TEXT, 24, 5),                           # 5212
        (MOVE, 20, 24),                          # 5213
        (MOVE, 21, 25),                          # 5214
        (MOVE, 22, 333),                         # 5215: 333 is 5
        (JUMP, 5255),                            # 5216
        (JNE, 23, 139, 5227),                    # 5217: 139 is 500
        (LOAD, 23, 1, 44),                       # 5218
        (JZ, 23, 11639),                         # 5219
        (LOAD, 24, 1, 45),                       # 5220
        (LOAD, 25, 1, 46),                       # 5221
        (TEXT, 24, 6),                           # 5222
        (MOVE, 20, 24),                          # 5223
        (MOVE, 21, 25),                          # 5224
        (MOVE, 22, 330),                         # 5225: 330 is 6
        (JUMP, 5255),                            # 5226
        (JNE, 23, 140, 5237),                    # 5227: 140 is 1047
        (LOAD, 23, 1, 44),                       # 5228
        (JZ, 23, 11639),                         # 5229
        (LOAD, 24, 1, 45),                       # 5230
        (LOAD, 25, 1, 46),                       # 5231
        (TEXT, 24, 7),                           # 5232
        (MOVE, 20, 24),                          # 5233
        (MOVE, 21, 25),                          # 5234
        (MOVE, 22, 132),                         # 5235: 132 is 7
        (JUMP, 5255),                            # 5236
        (JNE, 23, 141, 5247),                    # 5237: 141 is 1140
        (LOAD, 23, 1, 44),                       # 5238
        (JZ, 23, 11639),                         # 5239
        (LOAD, 24, 1, 45),                       # 5240
        (LOAD, 25, 1, 46),                       # 5241
        (TEXT, 24, 8),                           # 5242
        (MOVE, 20, 24),                          # 5243
        (MOVE, 21, 25),                          # 5244
        (MOVE, 22, 130),                         # 5245: 130 is 8
        (JUMP, 5255),                            # 5246
        (LOAD, 23, 1, 44),                       # 5247
        (JZ, 23, 11639),                         # 5248
        (LOAD, 24, 1, 45),                       # 5249
        (LOAD, 25, 1, 46),                       # 5250
        (TEXT, 24, 1),                           # 5251
        (MOVE, 20, 24),                          # 5252
        (MOVE, 21, 25),                          # 5253
        (MOVE, 22, 127),                         # 5254: 127 is 1
        (MOVE, 9, 20),                           # 5255
        (MOVE, 10, 21),                          # 5256
        (MOVE, 11, 22),                          # 5257
        (JUMP, 5308),                            # 5258
        (LOAD, 12, 1, 1),                        # 5259
        (JNE, 12, 147, 5270),                    # 5260: 147 is 1208
        (LOAD, 12, 1, 41),                       # 5261
        (JZ, 12, 11639),                         # 5262
        (LOAD, 20, 1, 42),                       # 5263
        (LOAD, 21, 1, 43),                       # 5264
        (TEXT, 20, 2),                           # 5265
        (MOVE, 9, 20),                           # 5266
        (MOVE, 10, 21),                          # 5267
        (MOVE, 11, 128),                         # 5268: 128 is 2
        (JUMP, 5308),                            # 5269
        (JNE, 12, 148, 5280),                    # 5270: 148 is 1252
        (LOAD, 12, 1, 41),                       # 5271
        (JZ, 12, 11639),                         # 5272
        (LOAD, 20, 1, 42),                       # 5273
        (LOAD, 21, 1, 43),                       # 5274
        (TEXT, 20, 9),                           # 5275
        (MOVE, 9, 20),                           # 5276
        (MOVE, 10, 21),                          # 5277
        (MOVE, 11, 329),                         # 5278: 329 is 9
        (JUMP, 5308),                            # 5279
        (JNE, 12, 144, 5290),                    # 5280: 144 is 437
        (LOAD, 12, 1, 41),                       # 5281
        (JZ, 12, 11639),                         # 5282
        (LOAD, 20, 1, 42),                       # 5283
        (LOAD, 21, 1, 43),                       # 5284
        (TEXT, 20, 10),                          # 5285
        (MOVE, 9, 20),                           # 5286
        (MOVE, 10, 21),                          # 5287
        (MOVE, 11, 156),                         # 5288: 156 is 10
        (JUMP, 5308),                            # 5289
        (JNE, 12, 146, 5300),                    # 5290: 146 is 850
        (LOAD, 12, 1, 41),                       # 5291
        (JZ, 12, 11639),                         # 5292
        (LOAD, 20, 1, 42),                       # 5293
        (LOAD, 21, 1, 43),                       # 5294
        (TEXT, 20, 11),                          # 5295
        (MOVE, 9, 20),                           # 5296
        (MOVE, 10, 21),                          # 5297
        (MOVE, 11, 159),                         # 5298: 159 is 11
        (JUMP, 5308),                            # 5299
        (LOAD, 12, 1, 41),                       # 5300
        (JZ, 12, 11639),                         # 5301
        (LOAD, 20, 1, 42),                       # 5302
        (LOAD, 21, 1, 43),                       # 5303
        (TEXT, 20, 0),                           # 5304
        (MOVE, 9, 20),                           # 5305
        (MOVE, 10, 21),                          # 5306
        (MOVE, 11, 129),                         # 5307: 129 is 0
        (STORE, 1, 81, 9),                       # 5308
        (STORE, 1, 82, 10),                      # 5309
        (STORE, 1, 83, 11),                      # 5310
        (LOAD, 12, 1, 6),                        # 5311: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 5366),                          # 5312
        (LOAD, 23, 1, 1),                        # 5313
        (JNE, 23, 134, 5324),                    # 5314: 134 is 273
        (LOAD, 23, 1, 50),                       # 5315
        (JZ, 23, 11639),                         # 5316
        (LOAD, 24, 1, 51),                       # 5317
        (LOAD, 25, 1, 52),                       # 5318
        (TEXT, 24, 5),                           # 5319
        (MOVE, 20, 24),                          # 5320
        (MOVE, 21, 25),                          # 5321
        (MOVE, 22, 333),                         # 5322: 333 is 5
        (JUMP, 5362),                            # 5323
        (JNE, 23, 139, 5334),                    # 5324: 139 is 500
        (LOAD, 23, 1, 50),                       # 5325
        (JZ, 23, 11639),                         # 5326
        (LOAD, 24, 1, 51),                       # 5327
        (LOAD, 25, 1, 52),                       # 5328
        (TEXT, 24, 6),                           # 5329
        (MOVE, 20, 24),                          # 5330
        (MOVE, 21, 25),                          # 5331
        (MOVE, 22, 330),                         # 5332: 330 is 6
        (JUMP, 5362),                            # 5333
        (JNE, 23, 140, 5344),                    # 5334: 140 is 1047
        (LOAD, 23, 1, 50),                       # 5335
        (JZ, 23, 11639),                         # 5336
        (LOAD, 24, 1, 51),                       # 5337
        (LOAD, 25, 1, 52),                       # 5338
        (TEXT, 24, 7),                           # 5339
        (MOVE, 20, 24),                          # 5340
        (MOVE, 21, 25),                          # 5341
        (MOVE, 22, 132),                         # 5342: 132 is 7
        (JUMP, 5362),                            # 5343
        (JNE, 23, 141, 5354),                    # 5344: 141 is 1140
        (LOAD, 23, 1, 50),                       # 5345
        (JZ, 23, 11639),                         # 5346
        (LOAD, 24, 1, 51),                       # 5347
        (LOAD, 25, 1, 52),                       # 5348
        (TEXT, 24, 8),                           # 5349
        (MOVE, 20, 24),                          # 5350
        (MOVE, 21, 25),                          # 5351
        (MOVE, 22, 130),                         # 5352: 130 is 8
        (JUMP, 5362),                            # 5353
        (LOAD, 23, 1, 50),                       # 5354
        (JZ, 23, 11639),                         # 5355
        (LOAD, 24, 1, 51),                       # 5356
        (LOAD, 25, 1, 52),                       # 5357
        (TEXT, 24, 1),                           # 5358
        (MOVE, 20, 24),                          # 5359
        (MOVE, 21, 25),                          # 5360
        (MOVE, 22, 127),                         # 5361: 127 is 1
        (MOVE, 9, 20),                           # 5362
        (MOVE, 10, 21),                          # 5363
        (MOVE, 11, 22),                          # 5364
        (JUMP, 5415),                            # 5365
        (LOAD, 12, 1, 1),                        # 5366
        (JNE, 12, 147, 5377),                    # 5367: 147 is 1208
        (LOAD, 12, 1, 47),                       # 5368
        (JZ, 12, 11639),                         # 5369
        (LOAD, 20, 1, 48),                       # 5370
        (LOAD, 21, 1, 49),                       # 5371
        (TEXT, 20, 2),                           # 5372
        (MOVE, 9, 20),                           # 5373
        (MOVE, 10, 21),                          # 5374
        (MOVE, 11, 128),                         # 5375: 128 is 2
        (JUMP, 5415),                            # 5376
        (JNE, 12, 148, 5387),                    # 5377: 148 is 1252
        (LOAD, 12, 1, 47),                       # 5378
        (JZ, 12, 11639),                         # 5379
        (LOAD, 20, 1, 48),                       # 5380
        (LOAD, 21, 1, 49),                       # 5381
        (TEXT, 20, 9),                           # 5382
        (MOVE, 9, 20),                           # 5383
        (MOVE, 10, 21),                          # 5384
        (MOVE, 11, 329),                         # 5385: 329 is 9
        (JUMP, 5415),                            # 5386
        (JNE, 12, 144, 5397),                    # 5387: 144 is 437
        (LOAD, 12, 1, 47),                       # 5388
        (JZ, 12, 11639),                         # 5389
        (LOAD, 20, 1, 48),                       # 5390
        (LOAD, 21, 1, 49),                       # 5391
        (TEXT, 20, 10),                          # 5392
        (MOVE, 9, 20),                           # 5393
        (MOVE, 10, 21),                          # 5394
        (MOVE, 11, 156),                         # 5395: 156 is 10
        (JUMP, 5415),                            # 5396
        (JNE, 12, 146, 5407),                    # 5397: 146 is 850
        (LOAD, 12, 1, 47),                       # 5398
        (JZ, 12, 11639),                         # 5399
        (LOAD, 20, 1, 48),                       # 5400
        (LOAD, 21, 1, 49),                       # 5401
        (TEXT, 20, 11),                          # 5402
        (MOVE, 9, 20),                           # 5403
        (MOVE, 10, 21),                          # 5404
        (MOVE, 11, 159),                         # 5405: 159 is 11
        (JUMP, 5415),                            # 5406
        (LOAD, 12, 1, 47),                       # 5407
        (JZ, 12, 11639),                         # 5408
        (LOAD, 20, 1, 48),                       # 5409
        (LOAD, 21, 1, 49),                       # 5410
        (TEXT, 20, 0),                           # 5411
        (MOVE, 9, 20),                           # 5412
        (MOVE, 10, 21),                          # 5413
        (MOVE, 11, 129),                         # 5414: 129 is 0
        (STORE, 1, 84, 9),                       # 5415
        (STORE, 1, 85, 10),                      # 5416
        (STORE, 1, 86, 11),                      # 5417
        (LOAD, 12, 1, 6),                        # 5418: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 5473),                          # 5419
        (LOAD, 23, 1, 1),                        # 5420
        (JNE, 23, 134, 5431),                    # 5421: 134 is 273
        (LOAD, 23, 1, 56),                       # 5422
        (JZ, 23, 11639),                         # 5423
        (LOAD, 24, 1, 57),                       # 5424
        (LOAD, 25, 1, 58),                       # 5425
        (TEXT, 24, 5),                           # 5426
        (MOVE, 20, 24),                          # 5427
        (MOVE, 21, 25),                          # 5428
        (MOVE, 22, 333),                         # 5429: 333 is 5
        (JUMP, 5469),                            # 5430
        (JNE, 23, 139, 5441),                    # 5431: 139 is 500
        (LOAD, 23, 1, 56),                       # 5432
        (JZ, 23, 11639),                         # 5433
        (LOAD, 24, 1, 57),                       # 5434
        (LOAD, 25, 1, 58),                       # 5435
        (TEXT, 24, 6),                           # 5436
        (MOVE, 20, 24),                          # 5437
        (MOVE, 21, 25),                          # 5438
        (MOVE, 22, 330),                         # 5439: 330 is 6
        (JUMP, 5469),                            # 5440
        (JNE, 23, 140, 5451),                    # 5441: 140 is 1047
        (LOAD, 23, 1, 56),                       # 5442
        (JZ, 23, 11639),                         # 5443
        (LOAD, 24, 1, 57),                       # 5444
        (LOAD, 25, 1, 58),                       # 5445
        (TEXT, 24, 7),                           # 5446
        (MOVE, 20, 24),                          # 5447
        (MOVE, 21, 25),                          # 5448
        (MOVE, 22, 132),                         # 5449: 132 is 7
        (JUMP, 5469),                            # 5450
        (JNE, 23, 141, 5461),                    # 5451: 141 is 1140
        (LOAD, 23, 1, 56),                       # 5452
        (JZ, 23, 11639),                         # 5453
        (LOAD, 24, 1, 57),                       # 5454
        (LOAD, 25, 1, 58),                       # 5455
        (TEXT, 24, 8),                           # 5456
        (MOVE, 20, 24),                          # 5457
        (MOVE, 21, 25),                          # 5458
        (MOVE, 22, 130),                         # 5459: 130 is 8
        (JUMP, 5469),                            # 5460
        (LOAD, 23, 1, 56),                       # 5461
        (JZ, 23, 11639),                         # 5462
        (LOAD, 24, 1, 57),                       # 5463
        (LOAD, 25, 1, 58),                       # 5464
        (TEXT, 24, 1),                           # 5465
        (MOVE, 20, 24),                          # 5466
        (MOVE, 21, 25),                          # 5467
        (MOVE, 22, 127),                         # 5468: 127 is 1
        (MOVE, 9, 20),                           # 5469
        (MOVE, 10, 21),                          # 5470
        (MOVE, 11, 22),                          # 5471
        (JUMP, 5522),                            # 5472
        (LOAD, 12, 1, 1),                        # 5473
        (JNE, 12, 147, 5484),                    # 5474: 147 is 1208
        (LOAD, 12, 1, 53),                       # 5475
        (JZ, 12, 11639),                         # 5476
        (LOAD, 20, 1, 54),                       # 5477
        (LOAD, 21, 1, 55),                       # 5478
        (TEXT, 20, 2),                           # 5479
        (MOVE, 9, 20),                           # 5480
        (MOVE, 10, 21),                          # 5481
        (MOVE, 11, 128),                         # 5482: 128 is 2
        (JUMP, 5522),                            # 5483
        (JNE, 12, 148, 5494),                    # 5484: 148 is 1252
        (LOAD, 12, 1, 53),                       # 5485
        (JZ, 12, 11639),                         # 5486
        (LOAD, 20, 1, 54),                       # 5487
        (LOAD, 21, 1, 55),                       # 5488
        (TEXT, 20, 9),                           # 5489
        (MOVE, 9, 20),                           # 5490
        (MOVE, 10, 21),                          # 5491
        (MOVE, 11, 329),                         # 5492: 329 is 9
        (JUMP, 5522),                            # 5493
        (JNE, 12, 144, 5504),                    # 5494: 144 is 437
        (LOAD, 12, 1, 53),                       # 5495
        (JZ, 12, 11639),                         # 5496
        (LOAD, 20, 1, 54),                       # 5497
        (LOAD, 21, 1, 55),                       # 5498
        (TEXT, 20, 10),                          # 5499
        (MOVE, 9, 20),                           # 5500
        (MOVE, 10, 21),                          # 5501
        (MOVE, 11, 156),                         # 5502: 156 is 10
        (JUMP, 5522),                            # 5503
        (JNE, 12, 146, 5514),                    # 5504: 146 is 850
        (LOAD, 12, 1, 53),                       # 5505
        (JZ, 12, 11639),                         # 5506
        (LOAD, 20, 1, 54),                       # 5507
        (LOAD, 21, 1, 55),                       # 5508
        (TEXT, 20, 11),                          # 5509
        (MOVE, 9, 20),                           # 5510
        (MOVE, 10, 21),                          # 5511
        (MOVE, 11, 159),                         # 5512: 159 is 11
        (JUMP, 5522),                            # 5513
        (LOAD, 12, 1, 53),                       # 5514
        (JZ, 12, 11639),                         # 5515
        (LOAD, 20, 1, 54),                       # 5516
        (LOAD, 21, 1, 55),                       # 5517
        (TEXT, 20, 0),                           # 5518
        (MOVE, 9, 20),                           # 5519
        (MOVE, 10, 21),                          # 5520
        (MOVE, 11, 129),                         # 5521: 129 is 0
        (STORE, 1, 87, 9),                       # 5522
        (STORE, 1, 88, 10),                      # 5523
        (STORE, 1, 89, 11),                      # 5524
        (LOAD, 12, 1, 6),                        # 5525: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 5580),                          # 5526
        (LOAD, 23, 1, 1),                        # 5527
        (JNE, 23, 134, 5538),                    # 5528: 134 is 273
        (LOAD, 23, 1, 62),                       # 5529
        (JZ, 23, 11639),                         # 5530
        (LOAD, 24, 1, 63),                       # 5531
        (LOAD, 25, 1, 64),                       # 5532
        (TEXT, 24, 5),                           # 5533
        (MOVE, 20, 24),                          # 5534
        (MOVE, 21, 25),                          # 5535
        (MOVE, 22, 333),                         # 5536: 333 is 5
        (JUMP, 5576),                            # 5537
        (JNE, 23, 139, 5548),                    # 5538: 139 is 500
        (LOAD, 23, 1, 62),                       # 5539
        (JZ, 23, 11639),                         # 5540
        (LOAD, 24, 1, 63),                       # 5541
        (LOAD, 25, 1, 64),                       # 5542
        (TEXT, 24, 6),                           # 5543
        (MOVE, 20, 24),                          # 5544
        (MOVE, 21, 25),                          # 5545
        (MOVE, 22, 330),                         # 5546: 330 is 6
        (JUMP, 5576),                            # 5547
        (JNE, 23, 140, 5558),                    # 5548: 140 is 1047
        (LOAD, 23, 1, 62),                       # 5549
        (JZ, 23, 11639),                         # 5550
        (LOAD, 24, 1, 63),                       # 5551
        (LOAD, 25, 1, 64),                       # 5552
        (TEXT, 24, 7),                           # 5553
        (MOVE, 20, 24),                          # 5554
        (MOVE, 21, 25),                          # 5555
        (MOVE, 22, 132),                         # 5556: 132 is 7
        (JUMP, 5576),                            # 5557
        (JNE, 23, 141, 5568),                    # 5558: 141 is 1140
        (LOAD, 23, 1, 62),                       # 5559
        (JZ, 23, 11639),                         # 5560
        (LOAD, 24, 1, 63),                       # 5561
        (LOAD, 25, 1, 64),                       # 5562
        (TEXT, 24, 8),                           # 5563
        (MOVE, 20, 24),                          # 5564
        (MOVE, 21, 25),                          # 5565
        (MOVE, 22, 130),                         # 5566: 130 is 8
        (JUMP, 5576),                            # 5567
        (LOAD, 23, 1, 62),                       # 5568
        (JZ, 23, 11639),                         # 5569
        (LOAD, 24, 1, 63),                       # 5570
        (LOAD, 25, 1, 64),                       # 5571
        (TEXT, 24, 1),                           # 5572
        (MOVE, 20, 24),                          # 5573
        (MOVE, 21, 25),                          # 5574
        (MOVE, 22, 127),                         # 5575: 127 is 1
        (MOVE, 9, 20),                           # 5576
        (MOVE, 10, 21),                          # 5577
        (MOVE, 11, 22),                          # 5578
        (JUMP, 5629),                            # 5579
        (LOAD, 12, 1, 1),                        # 5580
        (JNE, 12, 147, 5591),                    # 5581: 147 is 1208
        (LOAD, 12, 1, 59),                       # 5582
        (JZ, 12, 11639),                         # 5583
        (LOAD, 20, 1, 60),                       # 5584
        (LOAD, 21, 1, 61),                       # 5585
        (TEXT, 20, 2),                           # 5586
        (MOVE, 9, 20),                           # 5587
        (MOVE, 10, 21),                          # 5588
        (MOVE, 11, 128),                         # 5589: 128 is 2
        (JUMP, 5629),                            # 5590
        (JNE, 12, 148, 5601),                    # 5591: 148 is 1252
        (LOAD, 12, 1, 59),                       # 5592
        (JZ, 12, 11639),                         # 5593
        (LOAD, 20, 1, 60),                       # 5594
        (LOAD, 21, 1, 61),                       # 5595
        (TEXT, 20, 9),                           # 5596
        (MOVE, 9, 20),                           # 5597
        (MOVE, 10, 21),                          # 5598
        (MOVE, 11, 329),                         # 5599: 329 is 9
        (JUMP, 5629),                            # 5600
        (JNE, 12, 144, 5611),                    # 5601: 144 is 437
        (LOAD, 12, 1, 59),                       # 5602
        (JZ, 12, 11639),                         # 5603
        (LOAD, 20, 1, 60),                       # 5604
        (LOAD, 21, 1, 61),                       # 5605
        (TEXT, 20, 10),                          # 5606
        (MOVE, 9, 20),                           # 5607
        (MOVE, 10, 21),                          # 5608
        (MOVE, 11, 156),                         # 5609: 156 is 10
        (JUMP, 5629),                            # 5610
        (JNE, 12, 146, 5621),                    # 5611: 146 is 850
        (LOAD, 12, 1, 59),                       # 5612
        (JZ, 12, 11639),                         # 5613
        (LOAD, 20, 1, 60),                       # 5614
        (LOAD, 21, 1, 61),                       # 5615
        (TEXT, 20, 11),                          # 5616
        (MOVE, 9, 20),                           # 5617
        (MOVE, 10, 21),                          # 5618
        (MOVE, 11, 159),                         # 5619: 159 is 11
        (JUMP, 5629),                            # 5620
        (LOAD, 12, 1, 59),                       # 5621
        (JZ, 12, 11639),                         # 5622
        (LOAD, 20, 1, 60),                       # 5623
        (LOAD, 21, 1, 61),                       # 5624
        (TEXT, 20, 0),                           # 5625
        (MOVE, 9, 20),                           # 5626
        (MOVE, 10, 21),                          # 5627
        (MOVE, 11, 129),                         # 5628: 129 is 0
        (STORE, 1, 90, 9),                       # 5629
        (STORE, 1, 91, 10),                      # 5630
        (STORE, 1, 92, 11),                      # 5631
        (LOAD, 9, 1, 65),                        # 5632
        (JZ, 9, 5635),                           # 5633
        (ROWAT, 3, 2, 9),                        # 5634
        (LOAD, 8, 0, 7),                         # 5635
        (JZ, 8, 11575),                          # 5636
        (MOVE, 9, 129),                          # 5637: 129 is 0
        (LOAD, 10, 0, 9),                        # 5638
        (JGE, 9, 10, 11575),                     # 5639
        (ITEM, 8, 3, 0, 8, 9),                   # 5640
        (LOAD, 11, 8, 21),                       # 5641
        (JZ, 11, 11395),                         # 5642
        (ROWAT, 39, 5, 11),                      # 5643
        (LOAD, 12, 39, 0),                       # 5644
        (JZ, 12, 6736),                          # 5645
        (ROWAT, 40, 6, 12),                      # 5646
        (LOAD, 23, 40, 4),                       # 5647: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 5702),                          # 5648
        (LOAD, 26, 40, 1),                       # 5649
        (JNE, 26, 134, 5660),                    # 5650: 134 is 273
        (LOAD, 26, 40, 8),                       # 5651
        (JZ, 26, 11639),                         # 5652
        (LOAD, 40, 40, 9),                       # 5653
        (LOAD, 41, 40, 10),                      # 5654
        (TEXT, 40, 5),                           # 5655
        (MOVE, 23, 40),                          # 5656
        (MOVE, 24, 41),                          # 5657
        (MOVE, 25, 333),                         # 5658: 333 is 5
        (JUMP, 5698),                            # 5659
        (JNE, 26, 139, 5670),                    # 5660: 139 is 500
        (LOAD, 26, 40, 8),                       # 5661
        (JZ, 26, 11639),                         # 5662
        (LOAD, 40, 40, 9),                       # 5663
        (LOAD, 41, 40, 10),                      # 5664
        (TEXT, 40, 6),                           # 5665
        (MOVE, 23, 40),                          # 5666
        (MOVE, 24, 41),                          # 5667
        (MOVE, 25, 330),                         # 5668: 330 is 6
        (JUMP, 5698),                            # 5669
        (JNE, 26, 140, 5680),                    # 5670: 140 is 1047
        (LOAD, 26, 40, 8),                       # 5671
        (JZ, 26, 11639),                         # 5672
        (LOAD, 40, 40, 9),                       # 5673
        (LOAD, 41, 40, 10),                      # 5674
        (TEXT, 40, 7),                           # 5675
        (MOVE, 23, 40),                          # 5676
        (MOVE, 24, 41),                          # 5677
        (MOVE, 25, 132),                         # 5678: 132 is 7
        (JUMP, 5698),                            # 5679
        (JNE, 26, 141, 5690),                    # 5680: 141 is 1140
        (LOAD, 26, 40, 8),                       # 5681
        (JZ, 26, 11639),                         # 5682
        (LOAD, 40, 40, 9),                       # 5683
        (LOAD, 41, 40, 10),                      # 5684
        (TEXT, 40, 8),                           # 5685
        (MOVE, 23, 40),                          # 5686
        (MOVE, 24, 41),                          # 5687
        (MOVE, 25, 130),                         # 5688: 130 is 8
        (JUMP, 5698),                            # 5689
        (LOAD, 26, 40, 8),                       # 5690
        (JZ, 26, 11639),                         # 5691
        (LOAD, 40, 40, 9),                       # 5692
        (LOAD, 41, 40, 10),                      # 5693
        (TEXT, 40, 1),                           # 5694
        (MOVE, 23, 40),                          # 5695
        (MOVE, 24, 41),                          # 5696
        (MOVE, 25, 127),                         # 5697: 127 is 1
        (MOVE, 20, 23),                          # 5698
        (MOVE, 21, 24),                          # 5699
        (MOVE, 22, 25),                          # 5700
        (JUMP, 5751),                            # 5701
        (LOAD, 23, 40, 1),                       # 5702
        (JNE, 23, 147, 5713),                    # 5703: 147 is 1208
        (LOAD, 23, 40, 5),                       # 5704
        (JZ, 23, 11639),                         # 5705
        (LOAD, 24, 40, 6),                       # 5706
        (LOAD, 25, 40, 7),                       # 5707
        (TEXT, 24, 2),                           # 5708
        (MOVE, 20, 24),                          # 5709
        (MOVE, 21, 25),                          # 5710
        (MOVE, 22, 128),                         # 5711: 128 is 2
        (JUMP, 5751),                            # 5712
        (JNE, 23, 148, 5723),                    # 5713: 148 is 1252
        (LOAD, 23, 40, 5),                       # 5714
        (JZ, 23, 11639),                         # 5715
        (LOAD, 24, 40, 6),                       # 5716
        (LOAD, 25, 40, 7),                       # 5717
        (TEXT, 24, 9),                           # 5718
        (MOVE, 20, 24),                          # 5719
        (MOVE, 21, 25),                          # 5720
        (MOVE, 22, 329),                         # 5721: 329 is 9
        (JUMP, 5751),                            # 5722
        (JNE, 23, 144, 5733),                    # 5723: 144 is 437
        (LOAD, 23, 40, 5),                       # 5724
        (JZ, 23, 11639),                         # 5725
        (LOAD, 24, 40, 6),                       # 5726
        (LOAD, 25, 40, 7),                       # 5727
        (TEXT, 24, 10),                          # 5728
        (MOVE, 20, 24),                          # 5729
        (MOVE, 21, 25),                          # 5730
        (MOVE, 22, 156),                         # 5731: 156 is 10
        (JUMP, 5751),                            # 5732
        (JNE, 23, 146, 5743),                    # 5733: 146 is 850
        (LOAD, 23, 40, 5),                       # 5734
        (JZ, 23, 11639),                         # 5735
        (LOAD, 24, 40, 6),                       # 5736
        (LOAD, 25, 40, 7),                       # 5737
        (TEXT, 24, 11),                          # 5738
        (MOVE, 20, 24),                          # 5739
        (MOVE, 21, 25),                          # 5740
        (MOVE, 22, 159),                         # 5741: 159 is 11
        (JUMP, 5751),                            # 5742
        (LOAD, 23, 40, 5),                       # 5743
        (JZ, 23, 11639),                         # 5744
        (LOAD, 24, 40, 6),                       # 5745
        (LOAD, 25, 40, 7),                       # 5746
        (TEXT, 24, 0),                           # 5747
        (MOVE, 20, 24),                          # 5748
        (MOVE, 21, 25),                          # 5749
        (MOVE, 22, 129),                         # 5750: 129 is 0
        (STORE, 40, 81, 20),                     # 5751
        (STORE, 40, 82, 21),                     # 5752
        (STORE, 40, 83, 22),                     # 5753
        (LOAD, 23, 40, 4),                       # 5754: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 5809),                          # 5755
        (LOAD, 26, 40, 1),                       # 5756
        (JNE, 26, 134, 5767),                    # 5757: 134 is 273
        (LOAD, 26, 40, 14),                      # 5758
        (JZ, 26, 11639),                         # 5759
        (LOAD, 40, 40, 15),                      # 5760
        (LOAD, 41, 40, 16),                      # 5761
        (TEXT, 40, 5),                           # 5762
        (MOVE, 23, 40),                          # 5763
        (MOVE, 24, 41),                          # 5764
        (MOVE, 25, 333),                         # 5765: 333 is 5
        (JUMP, 5805),                            # 5766
        (JNE, 26, 139, 5777),                    # 5767: 139 is 500
        (LOAD, 26, 40, 14),                      # 5768
        (JZ, 26, 11639),                         # 5769
        (LOAD, 40, 40, 15),                      # 5770
        (LOAD, 41, 40, 16),                      # 5771
        (TEXT, 40, 6),                           # 5772
        (MOVE, 23, 40),                          # 5773
        (MOVE, 24, 41),                          # 5774
        (MOVE, 25, 330),                         # 5775: 330 is 6
        (JUMP, 5805),                            # 5776
        (JNE, 26, 140, 5787),                    # 5777: 140 is 1047
        (LOAD, 26, 40, 14),                      # 5778
        (JZ, 26, 11639),                         # 5779
        (LOAD, 40, 40, 15),                      # 5780
        (LOAD, 41, 40, 16),                      # 5781
        (TEXT, 40, 7),                           # 5782
        (MOVE, 23, 40),                          # 5783
        (MOVE, 24, 41),                          # 5784
        (MOVE, 25, 132),                         # 5785: 132 is 7
        (JUMP, 5805),                            # 5786
        (JNE, 26, 141, 5797),                    # 5787: 141 is 1140
        (LOAD, 26, 40, 14),                      # 5788
        (JZ, 26, 11639),                         # 5789
        (LOAD, 40, 40, 15),                      # 5790
        (LOAD, 41, 40, 16),                      # 5791
        (TEXT, 40, 8),                           # 5792
        (MOVE, 23, 40),                          # 5793
        (MOVE, 24, 41),                          # 5794
        (MOVE, 25, 130),                         # 5795: 130 is 8
        (JUMP, 5805),                            # 5796
        (LOAD, 26, 40, 14),                      # 5797
        (JZ, 26, 11639),                         # 5798
        (LOAD, 40, 40, 15),                      # 5799
        (LOAD, 41, 40, 16),                      # 5800
        (TEXT, 40, 1),                           # 5801
        (MOVE, 23, 40),                          # 5802
        (MOVE, 24, 41),                          # 5803
        (MOVE, 25, 127),                         # 5804: 127 is 1
        (MOVE, 20, 23),                          # 5805
        (MOVE, 21, 24),                          # 5806
        (MOVE, 22, 25),                          # 5807
        (JUMP, 5858),                            # 5808
        (LOAD, 23, 40, 1),                       # 5809
        (JNE, 23, 147, 5820),                    # 5810: 147 is 1208
        (LOAD, 23, 40, 11),                      # 5811
        (JZ, 23, 11639),                         # 5812
        (LOAD, 24, 40, 12),                      # 5813
        (LOAD, 25, 40, 13),                      # 5814
        (TEXT, 24, 2),                           # 5815
        (MOVE, 20, 24),                          # 5816
        (MOVE, 21, 25),                          # 5817
        (MOVE, 22, 128),                         # 5818: 128 is 2
        (JUMP, 5858),                            # 5819
        (JNE, 23, 148, 5830),                    # 5820: 148 is 1252
        (LOAD, 23, 40, 11),                      # 5821
        (JZ, 23, 11639),                         # 5822
        (LOAD, 24, 40, 12),                      # 5823
        (LOAD, 25, 40, 13),                      # 5824
        (TEXT, 24, 9),                           # 5825
        (MOVE, 20, 24),                          # 5826
        (MOVE, 21, 25),                          # 5827
        (MOVE, 22, 329),                         # 5828: 329 is 9
        (JUMP, 5858),                            # 5829
        (JNE, 23, 144, 5840),                    # 5830: 144 is 437
        (LOAD, 23, 40, 11),                      # 5831
        (JZ, 23, 11639),                         # 5832
        (LOAD, 24, 40, 12),                      # 5833
        (LOAD, 25, 40, 13),                      # 5834
        (TEXT, 24, 10),                          # 5835
        (MOVE, 20, 24),                          # 5836
        (MOVE, 21, 25),                          # 5837
        (MOVE, 22, 156),                         # 5838: 156 is 10
        (JUMP, 5858),                            # 5839
        (JNE, 23, 146, 5850),                    # 5840: 146 is 850
        (LOAD, 23, 40, 11),                      # 5841
        (JZ, 23, 11639),                         # 5842
        (LOAD, 24, 40, 12),                      # 5843
        (LOAD, 25, 40, 13),                      # 5844
        (TEXT, 24, 11),                          # 5845
        (MOVE, 20, 24),                          # 5846
        (MOVE, 21, 25),                          # 5847
        (MOVE, 22, 159),                         # 5848: 159 is 11
        (JUMP, 5858),                            # 5849
        (LOAD, 23, 40, 11),                      # 5850
        (JZ, 23, 11639),                         # 5851
        (LOAD, 24, 40, 12),                      # 5852
        (LOAD, 25, 40, 13),                      # 5853
        (TEXT, 24, 0),                           # 5854
        (MOVE, 20, 24),                          # 5855
        (MOVE, 21, 25),                          # 5856
        (MOVE, 22, 129),                         # 5857: 129 is 0
        (STORE, 40, 84, 20),                     # 5858
        (STORE, 40, 85, 21),                     # 5859
        (STORE, 40, 86, 22),                     # 5860
        (LOAD, 23, 40, 21),                      # 5861: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 5869),                          # 5862
        (LOAD, 23, 40, 25),                      # 5863
        (JZ, 23, 11639),                         # 5864
        (LOAD, 20, 40, 26),                      # 5865
        (LOAD, 21, 40, 27),                      # 5866
        (MOVE, 22, 127),                         # 5867: 127 is 1
        (JUMP, 5874),                            # 5868
        (LOAD, 23, 40, 22),                      # 5869
        (JZ, 23, 11639),                         # 5870
        (LOAD, 20, 40, 23),                      # 5871
        (LOAD, 21, 40, 24),                      # 5872
        (MOVE, 22, 129),                         # 5873: 129 is 0
        (STORE, 40, 87, 20),                     # 5874
        (STORE, 40, 88, 21),                     # 5875
        (STORE, 40, 89, 22),                     # 5876
        (LOAD, 23, 40, 21),                      # 5877: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 5932),                          # 5878
        (LOAD, 26, 40, 1),                       # 5879
        (JNE, 26, 134, 5890),                    # 5880: 134 is 273
        (LOAD, 26, 40, 33),                      # 5881
        (JZ, 26, 11639),                         # 5882
        (LOAD, 40, 40, 34),                      # 5883
        (LOAD, 41, 40, 35),                      # 5884
        (TEXT, 40, 5),                           # 5885
        (MOVE, 23, 40),                          # 5886
        (MOVE, 24, 41),                          # 5887
        (MOVE, 25, 333),                         # 5888: 333 is 5
        (JUMP, 5928),                            # 5889
        (JNE, 26, 139, 5900),                    # 5890: 139 is 500
        (LOAD, 26, 40, 33),                      # 5891
        (JZ, 26, 11639),                         # 5892
        (LOAD, 40, 40, 34),                      # 5893
        (LOAD, 41, 40, 35),                      # 5894
        (TEXT, 40, 6),                           # 5895
        (MOVE, 23, 40),                          # 5896
        (MOVE, 24, 41),                          # 5897
        (MOVE, 25, 330),                         # 5898: 330 is 6
        (JUMP, 5928),                            # 5899
        (JNE, 26, 140, 5910),                    # 5900: 140 is 1047
        (LOAD, 26, 40, 33),                      # 5901
        (JZ, 26, 11639),                         # 5902
        (LOAD, 40, 40, 34),                      # 5903
        (LOAD, 41, 40, 35),                      # 5904
        (TEXT, 40, 7),                           # 5905
        (MOVE, 23, 40),                          # 5906
        (MOVE, 24, 41),                          # 5907
        (MOVE, 25, 132),                         # 5908: 132 is 7
        (JUMP, 5928),                            # 5909
        (JNE, 26, 141, 5920),                    # 5910: 141 is 1140
        (LOAD, 26, 40, 33),                      # 5911
        (JZ, 26, 11639),                         # 5912
        (LOAD, 40, 40, 34),                      # 5913
        (LOAD, 41, 40, 35),                      # 5914
        (TEXT, 40, 8),                           # 5915
        (MOVE, 23, 40),                          # 5916
        (MOVE, 24, 41),                          # 5917
        (MOVE, 25, 130),                         # 5918: 130 is 8
        (JUMP, 5928),                            # 5919
        (LOAD, 26, 40, 33),                      # 5920
        (JZ, 26, 11639),                         # 5921
        (LOAD, 40, 40, 34),                      # 5922
        (LOAD, 41, 40, 35),                      # 5923
        (TEXT, 40, 1),                           # 5924
        (MOVE, 23, 40),                          # 5925
        (MOVE, 24, 41),                          # 5926
        (MOVE, 25, 127),                         # 5927: 127 is 1
        (MOVE, 20, 23),                          # 5928
        (MOVE, 21, 24),                          # 5929
        (MOVE, 22, 25),                          # 5930
        (JUMP, 5981),                            # 5931
        (LOAD, 23, 40, 1),                       # 5932
        (JNE, 23, 147, 5943),                    # 5933: 147 is 1208
        (LOAD, 23, 40, 30),                      # 5934
        (JZ, 23, 11639),                         # 5935
        (LOAD, 24, 40, 31),                      # 5936
        (LOAD, 25, 40, 32),                      # 5937
        (TEXT, 24, 2),                           # 5938
        (MOVE, 20, 24),                          # 5939
        (MOVE, 21, 25),                          # 5940
        (MOVE, 22, 128),                         # 5941: 128 is 2
        (JUMP, 5981),                            # 5942
        (JNE, 23, 148, 5953),                    # 5943: 148 is 1252
        (LOAD, 23, 40, 30),                      # 5944
        (JZ, 23, 11639),                         # 5945
        (LOAD, 24, 40, 31),                      # 5946
        (LOAD, 25, 40, 32),                      # 5947
        (TEXT, 24, 9),                           # 5948
        (MOVE, 20, 24),                          # 5949
        (MOVE, 21, 25),                          # 5950
        (MOVE, 22, 329),                         # 5951: 329 is 9
        (JUMP, 5981),                            # 5952
        (JNE, 23, 144, 5963),                    # 5953: 144 is 437
        (LOAD, 23, 40, 30),                      # 5954
        (JZ, 23, 11639),                         # 5955
        (LOAD, 24, 40, 31),                      # 5956
        (LOAD, 25, 40, 32),                      # 5957
        (TEXT, 24, 10),                          # 5958
        (MOVE, 20, 24),                          # 5959
        (MOVE, 21, 25),                          # 5960
        (MOVE, 22, 156),                         # 5961: 156 is 10
        (JUMP, 5981),                            # 5962
        (JNE, 23, 146, 5973),                    # 5963: 146 is 850
        (LOAD, 23, 40, 30),                      # 5964
        (JZ, 23, 11639),                         # 5965
        (LOAD, 24, 40, 31),                      # 5966
        (LOAD, 25, 40, 32),                      # 5967
        (TEXT, 24, 11),                          # 5968
        (MOVE, 20, 24),                          # 5969
        (MOVE, 21, 25),                          # 5970
        (MOVE, 22, 159),                         # 5971: 159 is 11
        (JUMP, 5981),                            # 5972
        (LOAD, 23, 40, 30),                      # 5973
        (JZ, 23, 11639),                         # 5974
        (LOAD, 24, 40, 31),                      # 5975
        (LOAD, 25, 40, 32),                      # 5976
        (TEXT, 24, 0),                           # 5977
        (MOVE, 20, 24),                          # 5978
        (MOVE, 21, 25),                          # 5979
        (MOVE, 22, 129),                         # 5980: 129 is 0
        (STORE, 40, 90, 20),                     # 5981
        (STORE, 40, 91, 21),                     # 5982
        (STORE, 40, 92, 22),                     # 5983
        (LOAD, 23, 40, 21),                      # 5984: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6039),                          # 5985
        (LOAD, 26, 40, 1),                       # 5986
        (JNE, 26, 134, 5997),                    # 5987: 134 is 273
        (LOAD, 26, 40, 39),                      # 5988
        (JZ, 26, 11639),                         # 5989
        (LOAD, 40, 40, 40),                      # 5990
        (LOAD, 41, 40, 41),                      # 5991
        (TEXT, 40, 5),                           # 5992
        (MOVE, 23, 40),                          # 5993
        (MOVE, 24, 41),                          # 5994
        (MOVE, 25, 333),                         # 5995: 333 is 5
        (JUMP, 6035),                            # 5996
        (JNE, 26, 139, 6007),                    # 5997: 139 is 500
        (LOAD, 26, 40, 39),                      # 5998
        (JZ, 26, 11639),                         # 5999
        (LOAD, 40, 40, 40),                      # 6000
        (LOAD, 41, 40, 41),                      # 6001
        (TEXT, 40, 6),                           # 6002
        (MOVE, 23, 40),                          # 6003
        (MOVE, 24, 41),                          # 6004
        (MOVE, 25, 330),                         # 6005: 330 is 6
        (JUMP, 6035),                            # 6006
        (JNE, 26, 140, 6017),                    # 6007: 140 is 1047
        (LOAD, 26, 40, 39),                      # 6008
        (JZ, 26, 11639),                         # 6009
        (LOAD, 40, 40, 40),                      # 6010
        (LOAD, 41, 40, 41),                      # 6011
        (TEXT, 40, 7),                           # 6012
        (MOVE, 23, 40),                          # 6013
        (MOVE, 24, 41),                          # 6014
        (MOVE, 25, 132),                         # 6015: 132 is 7
        (JUMP, 6035),                            # 6016
        (JNE, 26, 141, 6027),                    # 6017: 141 is 1140
        (LOAD, 26, 40, 39),                      # 6018
        (JZ, 26, 11639),                         # 6019
        (LOAD, 40, 40, 40),                      # 6020
        (LOAD, 41, 40, 41),                      # 6021
        (TEXT, 40, 8),                           # 6022
        (MOVE, 23, 40),                          # 6023
        (MOVE, 24, 41),                          # 6024
        (MOVE, 25, 130),                         # 6025: 130 is 8
        (JUMP, 6035),                            # 6026
        (LOAD, 26, 40, 39),                      # 6027
        (JZ, 26, 11639),                         # 6028
        (LOAD, 40, 40, 40),                      # 6029
        (LOAD, 41, 40, 41),                      # 6030
        (TEXT, 40, 1),                           # 6031
        (MOVE, 23, 40),                          # 6032
        (MOVE, 24, 41),                          # 6033
        (MOVE, 25, 127),                         # 6034: 127 is 1
        (MOVE, 20, 23),                          # 6035
        (MOVE, 21, 24),                          # 6036
        (MOVE, 22, 25),                          # 6037
        (JUMP, 6088),                            # 6038
        (LOAD, 23, 40, 1),                       # 6039
        (JNE, 23, 147, 6050),                    # 6040: 147 is 1208
        (LOAD, 23, 40, 36),                      # 6041
        (JZ, 23, 11639),                         # 6042
        (LOAD, 24, 40, 37),                      # 6043
        (LOAD, 25, 40, 38),                      # 6044
        (TEXT, 24, 2),                           # 6045
        (MOVE, 20, 24),                          # 6046
        (MOVE, 21, 25),                          # 6047
        (MOVE, 22, 128),                         # 6048: 128 is 2
        (JUMP, 6088),                            # 6049
        (JNE, 23, 148, 6060),                    # 6050: 148 is 1252
        (LOAD, 23, 40, 36),                      # 6051
        (JZ, 23, 11639),                         # 6052
        (LOAD, 24, 40, 37),                      # 6053
        (LOAD, 25, 40, 38),                      # 6054
        (TEXT, 24, 9),                           # 6055
        (MOVE, 20, 24),                          # 6056
        (MOVE, 21, 25),                          # 6057
        (MOVE, 22, 329),                         # 6058: 329 is 9
        (JUMP, 6088),                            # 6059
        (JNE, 23, 144, 6070),                    # 6060: 144 is 437
        (LOAD, 23, 40, 36),                      # 6061
        (JZ, 23, 11639),                         # 6062
        (LOAD, 24, 40, 37),                      # 6063
        (LOAD, 25, 40, 38),                      # 6064
        (TEXT, 24, 10),                          # 6065
        (MOVE, 20, 24),                          # 6066
        (MOVE, 21, 25),                          # 6067
        (MOVE, 22, 156),                         # 6068: 156 is 10
        (JUMP, 6088),                            # 6069
        (JNE, 23, 146, 6080),                    # 6070: 146 is 850
        (LOAD, 23, 40, 36),                      # 6071
        (JZ, 23, 11639),                         # 6072
        (LOAD, 24, 40, 37),                      # 6073
        (LOAD, 25, 40, 38),                      # 6074
        (TEXT, 24, 11),                          # 6075
        (MOVE, 20, 24),                          # 6076
        (MOVE, 21, 25),                          # 6077
        (MOVE, 22, 159),                         # 6078: 159 is 11
        (JUMP, 6088),                            # 6079
        (LOAD, 23, 40, 36),                      # 6080
        (JZ, 23, 11639),                         # 6081
        (LOAD, 24, 40, 37),                      # 6082
        (LOAD, 25, 40, 38),                      # 6083
        (TEXT, 24, 0),                           # 6084
        (MOVE, 20, 24),                          # 6085
        (MOVE, 21, 25),                          # 6086
        (MOVE, 22, 129),                         # 6087: 129 is 0
        (STORE, 40, 93, 20),                     # 6088
        (STORE, 40, 94, 21),                     # 6089
        (STORE, 40, 95, 22),                     # 6090
        (LOAD, 23, 40, 21),                      # 6091: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6146),                          # 6092
        (LOAD, 26, 40, 1),                       # 6093
        (JNE, 26, 134, 6104),                    # 6094: 134 is 273
        (LOAD, 26, 40, 45),                      # 6095
        (JZ, 26, 11639),                         # 6096
        (LOAD, 40, 40, 46),                      # 6097
        (LOAD, 41, 40, 47),                      # 6098
        (TEXT, 40, 5),                           # 6099
        (MOVE, 23, 40),                          # 6100
        (MOVE, 24, 41),                          # 6101
        (MOVE, 25, 333),                         # 6102: 333 is 5
        (JUMP, 6142),                            # 6103
        (JNE, 26, 139, 6114),                    # 6104: 139 is 500
        (LOAD, 26, 40, 45),                      # 6105
        (JZ, 26, 11639),                         # 6106
        (LOAD, 40, 40, 46),                      # 6107
        (LOAD, 41, 40, 47),                      # 6108
        (TEXT, 40, 6),                           # 6109
        (MOVE, 23, 40),                          # 6110
        (MOVE, 24, 41),                          # 6111
        (MOVE, 25, 330),                         # 6112: 330 is 6
        (JUMP, 6142),                            # 6113
        (JNE, 26, 140, 6124),                    # 6114: 140 is 1047
        (LOAD, 26, 40, 45),                      # 6115
        (JZ, 26, 11639),                         # 6116
        (LOAD, 40, 40, 46),                      # 6117
        (LOAD, 41, 40, 47),                      # 6118
        (TEXT, 40, 7),                           # 6119
        (MOVE, 23, 40),                          # 6120
        (MOVE, 24, 41),                          # 6121
        (MOVE, 25, 132),                         # 6122: 132 is 7
        (JUMP, 6142),                            # 6123
        (JNE, 26, 141, 6134),                    # 6124: 141 is 1140
        (LOAD, 26, 40, 45),                      # 6125
        (JZ, 26, 11639),                         # 6126
        (LOAD, 40, 40, 46),                      # 6127
        (LOAD, 41, 40, 47),                      # 6128
        (TEXT, 40, 8),                           # 6129
        (MOVE, 23, 40),                          # 6130
        (MOVE, 24, 41),                          # 6131
        (MOVE, 25, 130),                         # 6132: 130 is 8
        (JUMP, 6142),                            # 6133
        (LOAD, 26, 40, 45),                      # 6134
        (JZ, 26, 11639),                         # 6135
        (LOAD, 40, 40, 46),                      # 6136
        (LOAD, 41, 40, 47),                      # 6137
        (TEXT, 40, 1),                           # 6138
        (MOVE, 23, 40),                          # 6139
        (MOVE, 24, 41),                          # 6140
        (MOVE, 25, 127),                         # 6141: 127 is 1
        (MOVE, 20, 23),                          # 6142
        (MOVE, 21, 24),                          # 6143
        (MOVE, 22, 25),                          # 6144
        (JUMP, 6195),                            # 6145
        (LOAD, 23, 40, 1),                       # 6146
        (JNE, 23, 147, 6157),                    # 6147: 147 is 1208
        (LOAD, 23, 40, 42),                      # 6148
        (JZ, 23, 11639),                         # 6149
        (LOAD, 24, 40, 43),                      # 6150
        (LOAD, 25, 40, 44),                      # 6151
        (TEXT, 24, 2),                           # 6152
        (MOVE, 20, 24),                          # 6153
        (MOVE, 21, 25),                          # 6154
        (MOVE, 22, 128),                         # 6155: 128 is 2
        (JUMP, 6195),                            # 6156
        (JNE, 23, 148, 6167),                    # 6157: 148 is 1252
        (LOAD, 23, 40, 42),                      # 6158
        (JZ, 23, 11639),                         # 6159
        (LOAD, 24, 40, 43),                      # 6160
        (LOAD, 25, 40, 44),                      # 6161
        (TEXT, 24, 9),                           # 6162
        (MOVE, 20, 24),                          # 6163
        (MOVE, 21, 25),                          # 6164
        (MOVE, 22, 329),                         # 6165: 329 is 9
        (JUMP, 6195),                            # 6166
        (JNE, 23, 144, 6177),                    # 6167: 144 is 437
        (LOAD, 23, 40, 42),                      # 6168
        (JZ, 23, 11639),                         # 6169
        (LOAD, 24, 40, 43),                      # 6170
        (LOAD, 25, 40, 44),                      # 6171
        (TEXT, 24, 10),                          # 6172
        (MOVE, 20, 24),                          # 6173
        (MOVE, 21, 25),                          # 6174
        (MOVE, 22, 156),                         # 6175: 156 is 10
        (JUMP, 6195),                            # 6176
        (JNE, 23, 146, 6187),                    # 6177: 146 is 850
        (LOAD, 23, 40, 42),                      # 6178
        (JZ, 23, 11639),                         # 6179
        (LOAD, 24, 40, 43),                      # 6180
        (LOAD, 25, 40, 44),                      # 6181
        (TEXT, 24, 11),                          # 6182
        (MOVE, 20, 24),                          # 6183
        (MOVE, 21, 25),                          # 6184
        (MOVE, 22, 159),                         # 6185: 159 is 11
        (JUMP, 6195),                            # 6186
        (LOAD, 23, 40, 42),                      # 6187
        (JZ, 23, 11639),                         # 6188
        (LOAD, 24, 40, 43),                      # 6189
        (LOAD, 25, 40, 44),                      # 6190
        (TEXT, 24, 0),                           # 6191
        (MOVE, 20, 24),                          # 6192
        (MOVE, 21, 25),                          # 6193
        (MOVE, 22, 129),                         # 6194: 129 is 0
        (STORE, 40, 96, 20),                     # 6195
        (STORE, 40, 97, 21),                     # 6196
        (STORE, 40, 98, 22),                     # 6197
        (LOAD, 23, 40, 21),                      # 6198: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6253),                          # 6199
        (LOAD, 26, 40, 1),                       # 6200
        (JNE, 26, 134, 6211),                    # 6201: 134 is 273
        (LOAD, 26, 40, 52),                      # 6202
        (JZ, 26, 11639),                         # 6203
        (LOAD, 40, 40, 53),                      # 6204
        (LOAD, 41, 40, 54),                      # 6205
        (TEXT, 40, 5),                           # 6206
        (MOVE, 23, 40),                          # 6207
        (MOVE, 24, 41),                          # 6208
        (MOVE, 25, 333),                         # 6209: 333 is 5
        (JUMP, 6249),                            # 6210
        (JNE, 26, 139, 6221),                    # 6211: 139 is 500
        (LOAD, 26, 40, 52),                      # 6212
        (JZ, 26, 11639),                         # 6213
        (LOAD, 40, 40, 53),                      # 6214
        (LOAD, 41, 40, 54),                      # 6215
        (TEXT, 40, 6),                           # 6216
        (MOVE, 23, 40),                          # 6217
        (MOVE, 24, 41),                          # 6218
        (MOVE, 25, 330),                         # 6219: 330 is 6
        (JUMP, 6249),                            # 6220
        (JNE, 26, 140, 6231),                    # 6221: 140 is 1047
        (LOAD, 26, 40, 52),                      # 6222
        (JZ, 26, 11639),                         # 6223
        (LOAD, 40, 40, 53),                      # 6224
        (LOAD, 41, 40, 54),                      # 6225
        (TEXT, 40, 7),                           # 6226
        (MOVE, 23, 40),                          # 6227
        (MOVE, 24, 41),                          # 6228
        (MOVE, 25, 132),                         # 6229: 132 is 7
        (JUMP, 6249),                            # 6230
        (JNE, 26, 141, 6241),                    # 6231: 141 is 1140
        (LOAD, 26, 40, 52),                      # 6232
        (JZ, 26, 11639),                         # 6233
        (LOAD, 40, 40, 53),                      # 6234
        (LOAD, 41, 40, 54),                      # 6235
        (TEXT, 40, 8),                           # 6236
        (MOVE, 23, 40),                          # 6237
        (MOVE, 24, 41),                          # 6238
        (MOVE, 25, 130),                         # 6239: 130 is 8
        (JUMP, 6249),                            # 6240
        (LOAD, 26, 40, 52),                      # 6241
        (JZ, 26, 11639),                         # 6242
        (LOAD, 40, 40, 53),                      # 6243
        (LOAD, 41, 40, 54),                      # 6244
        (TEXT, 40, 1),                           # 6245
        (MOVE, 23, 40),                          # 6246
        (MOVE, 24, 41),                          # 6247
        (MOVE, 25, 127),                         # 6248: 127 is 1
        (MOVE, 20, 23),                          # 6249
        (MOVE, 21, 24),                          # 6250
        (MOVE, 22, 25),                          # 6251
        (JUMP, 6302),                            # 6252
        (LOAD, 23, 40, 1),                       # 6253
        (JNE, 23, 147, 6264),                    # 6254: 147 is 1208
        (LOAD, 23, 40, 49),                      # 6255
        (JZ, 23, 11639),                         # 6256
        (LOAD, 24, 40, 50),                      # 6257
        (LOAD, 25, 40, 51),                      # 6258
        (TEXT, 24, 2),                           # 6259
        (MOVE, 20, 24),                          # 6260
        (MOVE, 21, 25),                          # 6261
        (MOVE, 22, 128),                         # 6262: 128 is 2
        (JUMP, 6302),                            # 6263
        (JNE, 23, 148, 6274),                    # 6264: 148 is 1252
        (LOAD, 23, 40, 49),                      # 6265
        (JZ, 23, 11639),                         # 6266
        (LOAD, 24, 40, 50),                      # 6267
        (LOAD, 25, 40, 51),                      # 6268
        (TEXT, 24, 9),                           # 6269
        (MOVE, 20, 24),                          # 6270
        (MOVE, 21, 25),                          # 6271
        (MOVE, 22, 329),                         # 6272: 329 is 9
        (JUMP, 6302),                            # 6273
        (JNE, 23, 144, 6284),                    # 6274: 144 is 437
        (LOAD, 23, 40, 49),                      # 6275
        (JZ, 23, 11639),                         # 6276
        (LOAD, 24, 40, 50),                      # 6277
        (LOAD, 25, 40, 51),                      # 6278
        (TEXT, 24, 10),                          # 6279
        (MOVE, 20, 24),                          # 6280
        (MOVE, 21, 25),                          # 6281
        (MOVE, 22, 156),                         # 6282: 156 is 10
        (JUMP, 6302),                            # 6283
        (JNE, 23, 146, 6294),                    # 6284: 146 is 850
        (LOAD, 23, 40, 49),                      # 6285
        (JZ, 23, 11639),                         # 6286
        (LOAD, 24, 40, 50),                      # 6287
        (LOAD, 25, 40, 51),                      # 6288
        (TEXT, 24, 11),                          # 6289
        (MOVE, 20, 24),                          # 6290
        (MOVE, 21, 25),                          # 6291
        (MOVE, 22, 159),                         # 6292: 159 is 11
        (JUMP, 6302),                            # 6293
        (LOAD, 23, 40, 49),                      # 6294
        (JZ, 23, 11639),                         # 6295
        (LOAD, 24, 40, 50),                      # 6296
        (LOAD, 25, 40, 51),                      # 6297
        (TEXT, 24, 0),                           # 6298
        (MOVE, 20, 24),                          # 6299
        (MOVE, 21, 25),                          # 6300
        (MOVE, 22, 129),                         # 6301: 129 is 0
        (STORE, 40, 99, 20),                     # 6302
        (STORE, 40, 100, 21),                    # 6303
        (STORE, 40, 101, 22),                    # 6304
        (LOAD, 23, 40, 21),                      # 6305: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6360),                          # 6306
        (LOAD, 26, 40, 1),                       # 6307
        (JNE, 26, 134, 6318),                    # 6308: 134 is 273
        (LOAD, 26, 40, 59),                      # 6309
        (JZ, 26, 11639),                         # 6310
        (LOAD, 40, 40, 60),                      # 6311
        (LOAD, 41, 40, 61),                      # 6312
        (TEXT, 40, 5),                           # 6313
        (MOVE, 23, 40),                          # 6314
        (MOVE, 24, 41),                          # 6315
        (MOVE, 25, 333),                         # 6316: 333 is 5
        (JUMP, 6356),                            # 6317
        (JNE, 26, 139, 6328),                    # 6318: 139 is 500
        (LOAD, 26, 40, 59),                      # 6319
        (JZ, 26, 11639),                         # 6320
        (LOAD, 40, 40, 60),                      # 6321
        (LOAD, 41, 40, 61),                      # 6322
        (TEXT, 40, 6),                           # 6323
        (MOVE, 23, 40),                          # 6324
        (MOVE, 24, 41),                          # 6325
        (MOVE, 25, 330),                         # 6326: 330 is 6
        (JUMP, 6356),                            # 6327
        (JNE, 26, 140, 6338),                    # 6328: 140 is 1047
        (LOAD, 26, 40, 59),                      # 6329
        (JZ, 26, 11639),                         # 6330
        (LOAD, 40, 40, 60),                      # 6331
        (LOAD, 41, 40, 61),                      # 6332
        (TEXT, 40, 7),                           # 6333
        (MOVE, 23, 40),                          # 6334
        (MOVE, 24, 41),                          # 6335
        (MOVE, 25, 132),                         # 6336: 132 is 7
        (JUMP, 6356),                            # 6337
        (JNE, 26, 141, 6348),                    # 6338: 141 is 1140
        (LOAD, 26, 40, 59),                      # 6339
        (JZ, 26, 11639),                         # 6340
        (LOAD, 40, 40, 60),                      # 6341
        (LOAD, 41, 40, 61),                      # 6342
        (TEXT, 40, 8),                           # 6343
        (MOVE, 23, 40),                          # 6344
        (MOVE, 24, 41),                          # 6345
        (MOVE, 25, 130),                         # 6346: 130 is 8
        (JUMP, 6356),                            # 6347
        (LOAD, 26, 40, 59),                      # 6348
        (JZ, 26, 11639),                         # 6349
        (LOAD, 40, 40, 60),                      # 6350
        (LOAD, 41, 40, 61),                      # 6351
        (TEXT, 40, 1),                           # 6352
        (MOVE, 23, 40),                          # 6353
        (MOVE, 24, 41),                          # 6354
        (MOVE, 25, 127),                         # 6355: 127 is 1
        (MOVE, 20, 23),                          # 6356
        (MOVE, 21, 24),                          # 6357
        (MOVE, 22, 25),                          # 6358
        (JUMP, 6409),                            # 6359
        (LOAD, 23, 40, 1),                       # 6360
        (JNE, 23, 147, 6371),                    # 6361: 147 is 1208
        (LOAD, 23, 40, 56),                      # 6362
        (JZ, 23, 11639),                         # 6363
        (LOAD, 24, 40, 57),                      # 6364
        (LOAD, 25, 40, 58),                      # 6365
        (TEXT, 24, 2),                           # 6366
        (MOVE, 20, 24),                          # 6367
        (MOVE, 21, 25),                          # 6368
        (MOVE, 22, 128),                         # 6369: 128 is 2
        (JUMP, 6409),                            # 6370
        (JNE, 23, 148, 6381),                    # 6371: 148 is 1252
        (LOAD, 23, 40, 56),                      # 6372
        (JZ, 23, 11639),                         # 6373
        (LOAD, 24, 40, 57),                      # 6374
        (LOAD, 25, 40, 58),                      # 6375
        (TEXT, 24, 9),                           # 6376
        (MOVE, 20, 24),                          # 6377
        (MOVE, 21, 25),                          # 6378
        (MOVE, 22, 329),                         # 6379: 329 is 9
        (JUMP, 6409),                            # 6380
        (JNE, 23, 144, 6391),                    # 6381: 144 is 437
        (LOAD, 23, 40, 56),                      # 6382
        (JZ, 23, 11639),                         # 6383
        (LOAD, 24, 40, 57),                      # 6384
        (LOAD, 25, 40, 58),                      # 6385
        (TEXT, 24, 10),                          # 6386
        (MOVE, 20, 24),                          # 6387
        (MOVE, 21, 25),                          # 6388
        (MOVE, 22, 156),                         # 6389: 156 is 10
        (JUMP, 6409),                            # 6390
        (JNE, 23, 146, 6401),                    # 6391: 146 is 850
        (LOAD, 23, 40, 56),                      # 6392
        (JZ, 23, 11639),                         # 6393
        (LOAD, 24, 40, 57),                      # 6394
        (LOAD, 25, 40, 58),                      # 6395
        (TEXT, 24, 11),                          # 6396
        (MOVE, 20, 24),                          # 6397
        (MOVE, 21, 25),                          # 6398
        (MOVE, 22, 159),                         # 6399: 159 is 11
        (JUMP, 6409),                            # 6400
        (LOAD, 23, 40, 56),                      # 6401
        (JZ, 23, 11639),                         # 6402
        (LOAD, 24, 40, 57),                      # 6403
        (LOAD, 25, 40, 58),                      # 6404
        (TEXT, 24, 0),                           # 6405
        (MOVE, 20, 24),                          # 6406
        (MOVE, 21, 25),                          # 6407
        (MOVE, 22, 129),                         # 6408: 129 is 0
        (STORE, 40, 102, 20),                    # 6409
        (STORE, 40, 103, 21),                    # 6410
        (STORE, 40, 104, 22),                    # 6411
        (LOAD, 23, 40, 21),                      # 6412: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6467),                          # 6413
        (LOAD, 26, 40, 1),                       # 6414
        (JNE, 26, 134, 6425),                    # 6415: 134 is 273
        (LOAD, 26, 40, 65),                      # 6416
        (JZ, 26, 11639),                         # 6417
        (LOAD, 40, 40, 66),                      # 6418
        (LOAD, 41, 40, 67),                      # 6419
        (TEXT, 40, 5),                           # 6420
        (MOVE, 23, 40),                          # 6421
        (MOVE, 24, 41),                          # 6422
        (MOVE, 25, 333),                         # 6423: 333 is 5
        (JUMP, 6463),                            # 6424
        (JNE, 26, 139, 6435),                    # 6425: 139 is 500
        (LOAD, 26, 40, 65),                      # 6426
        (JZ, 26, 11639),                         # 6427
        (LOAD, 40, 40, 66),                      # 6428
        (LOAD, 41, 40, 67),                      # 6429
        (TEXT, 40, 6),                           # 6430
        (MOVE, 23, 40),                          # 6431
        (MOVE, 24, 41),                          # 6432
        (MOVE, 25, 330),                         # 6433: 330 is 6
        (JUMP, 6463),                            # 6434
        (JNE, 26, 140, 6445),                    # 6435: 140 is 1047
        (LOAD, 26, 40, 65),                      # 6436
        (JZ, 26, 11639),                         # 6437
        (LOAD, 40, 40, 66),                      # 6438
        (LOAD, 41, 40, 67),                      # 6439
        (TEXT, 40, 7),                           # 6440
        (MOVE, 23, 40),                          # 6441
        (MOVE, 24, 41),                          # 6442
        (MOVE, 25, 132),                         # 6443: 132 is 7
        (JUMP, 6463),                            # 6444
        (JNE, 26, 141, 6455),                    # 6445: 141 is 1140
        (LOAD, 26, 40, 65),                      # 6446
        (JZ, 26, 11639),                         # 6447
        (LOAD, 40, 40, 66),                      # 6448
        (LOAD, 41, 40, 67),                      # 6449
        (TEXT, 40, 8),                           # 6450
        (MOVE, 23, 40),                          # 6451
        (MOVE, 24, 41),                          # 6452
        (MOVE, 25, 130),                         # 6453: 130 is 8
        (JUMP, 6463),                            # 6454
        (LOAD, 26, 40, 65),                      # 6455
        (JZ, 26, 11639),                         # 6456
        (LOAD, 40, 40, 66),                      # 6457
        (LOAD, 41, 40, 67),                      # 6458
        (TEXT, 40, 1),                           # 6459
        (MOVE, 23, 40),                          # 6460
        (MOVE, 24, 41),                          # 6461
        (MOVE, 25, 127),                         # 6462: 127 is 1
        (MOVE, 20, 23),                          # 6463
        (MOVE, 21, 24),                          # 6464
        (MOVE, 22, 25),                          # 6465
        (JUMP, 6516),                            # 6466
        (LOAD, 23, 40, 1),                       # 6467
        (JNE, 23, 147, 6478),                    # 6468: 147 is 1208
        (LOAD, 23, 40, 62),                      # 6469
        (JZ, 23, 11639),                         # 6470
        (LOAD, 24, 40, 63),                      # 6471
        (LOAD, 25, 40, 64),                      # 6472
        (TEXT, 24, 2),                           # 6473
        (MOVE, 20, 24),                          # 6474
        (MOVE, 21, 25),                          # 6475
        (MOVE, 22, 128),                         # 6476: 128 is 2
        (JUMP, 6516),                            # 6477
        (JNE, 23, 148, 6488),                    # 6478: 148 is 1252
        (LOAD, 23, 40, 62),                      # 6479
        (JZ, 23, 11639),                         # 6480
        (LOAD, 24, 40, 63),                      # 6481
        (LOAD, 25, 40, 64),                      # 6482
        (TEXT, 24, 9),                           # 6483
        (MOVE, 20, 24),                          # 6484
        (MOVE, 21, 25),                          # 6485
        (MOVE, 22, 329),                         # 6486: 329 is 9
        (JUMP, 6516),                            # 6487
        (JNE, 23, 144, 6498),                    # 6488: 144 is 437
        (LOAD, 23, 40, 62),                      # 6489
        (JZ, 23, 11639),                         # 6490
        (LOAD, 24, 40, 63),                      # 6491
        (LOAD, 25, 40, 64),                      # 6492
        (TEXT, 24, 10),                          # 6493
        (MOVE, 20, 24),                          # 6494
        (MOVE, 21, 25),                          # 6495
        (MOVE, 22, 156),                         # 6496: 156 is 10
        (JUMP, 6516),                            # 6497
        (JNE, 23, 146, 6508),                    # 6498: 146 is 850
        (LOAD, 23, 40, 62),                      # 6499
        (JZ, 23, 11639),                         # 6500
        (LOAD, 24, 40, 63),                      # 6501
        (LOAD, 25, 40, 64),                      # 6502
        (TEXT, 24, 11),                          # 6503
        (MOVE, 20, 24),                          # 6504
        (MOVE, 21, 25),                          # 6505
        (MOVE, 22, 159),                         # 6506: 159 is 11
        (JUMP, 6516),                            # 6507
        (LOAD, 23, 40, 62),                      # 6508
        (JZ, 23, 11639),                         # 6509
        (LOAD, 24, 40, 63),                      # 6510
        (LOAD, 25, 40, 64),                      # 6511
        (TEXT, 24, 0),                           # 6512
        (MOVE, 20, 24),                          # 6513
        (MOVE, 21, 25),                          # 6514
        (MOVE, 22, 129),                         # 6515: 129 is 0
        (STORE, 40, 105, 20),                    # 6516
        (STORE, 40, 106, 21),                    # 6517
        (STORE, 40, 107, 22),                    # 6518
        (LOAD, 23, 40, 21),                      # 6519: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6574),                          # 6520
        (LOAD, 26, 40, 1),                       # 6521
        (JNE, 26, 134, 6532),                    # 6522: 134 is 273
        (LOAD, 26, 40, 71),                      # 6523
        (JZ, 26, 11639),                         # 6524
        (LOAD, 40, 40, 72),                      # 6525
        (LOAD, 41, 40, 73),                      # 6526
        (TEXT, 40, 5),                           # 6527
        (MOVE, 23, 40),                          # 6528
        (MOVE, 24, 41),                          # 6529
        (MOVE, 25, 333),                         # 6530: 333 is 5
        (JUMP, 6570),                            # 6531
        (JNE, 26, 139, 6542),                    # 6532: 139 is 500
        (LOAD, 26, 40, 71),                      # 6533
        (JZ, 26, 11639),                         # 6534
        (LOAD, 40, 40, 72),                      # 6535
        (LOAD, 41, 40, 73),                      # 6536
        (TEXT, 40, 6),                           # 6537
        (MOVE, 23, 40),                          # 6538
        (MOVE, 24, 41),                          # 6539
        (MOVE, 25, 330),                         # 6540: 330 is 6
        (JUMP, 6570),                            # 6541
        (JNE, 26, 140, 6552),                    # 6542: 140 is 1047
        (LOAD, 26, 40, 71),                      # 6543
        (JZ, 26, 11639),                         # 6544
        (LOAD, 40, 40, 72),                      # 6545
        (LOAD, 41, 40, 73),                      # 6546
        (TEXT, 40, 7),                           # 6547
        (MOVE, 23, 40),                          # 6548
        (MOVE, 24, 41),                          # 6549
        (MOVE, 25, 132),                         # 6550: 132 is 7
        (JUMP, 6570),                            # 6551
        (JNE, 26, 141, 6562),                    # 6552: 141 is 1140
        (LOAD, 26, 40, 71),                      # 6553
        (JZ, 26, 11639),                         # 6554
        (LOAD, 40, 40, 72),                      # 6555
        (LOAD, 41, 40, 73),                      # 6556
        (TEXT, 40, 8),                           # 6557
        (MOVE, 23, 40),                          # 6558
        (MOVE, 24, 41),                          # 6559
        (MOVE, 25, 130),                         # 6560: 130 is 8
        (JUMP, 6570),                            # 6561
        (LOAD, 26, 40, 71),                      # 6562
        (JZ, 26, 11639),                         # 6563
        (LOAD, 40, 40, 72),                      # 6564
        (LOAD, 41, 40, 73),                      # 6565
        (TEXT, 40, 1),                           # 6566
        (MOVE, 23, 40),                          # 6567
        (MOVE, 24, 41),                          # 6568
        (MOVE, 25, 127),                         # 6569: 127 is 1
        (MOVE, 20, 23),                          # 6570
        (MOVE, 21, 24),                          # 6571
        (MOVE, 22, 25),                          # 6572
        (JUMP, 6623),                            # 6573
        (LOAD, 23, 40, 1),                       # 6574
        (JNE, 23, 147, 6585),                    # 6575: 147 is 1208
        (LOAD, 23, 40, 68),                      # 6576
        (JZ, 23, 11639),                         # 6577
        (LOAD, 24, 40, 69),                      # 6578
        (LOAD, 25, 40, 70),                      # 6579
        (TEXT, 24, 2),                           # 6580
        (MOVE, 20, 24),                          # 6581
        (MOVE, 21, 25),                          # 6582
        (MOVE, 22, 128),                         # 6583: 128 is 2
        (JUMP, 6623),                            # 6584
        (JNE, 23, 148, 6595),                    # 6585: 148 is 1252
        (LOAD, 23, 40, 68),                      # 6586
        (JZ, 23, 11639),                         # 6587
        (LOAD, 24, 40, 69),                      # 6588
        (LOAD, 25, 40, 70),                      # 6589
        (TEXT, 24, 9),                           # 6590
        (MOVE, 20, 24),                          # 6591
        (MOVE, 21, 25),                          # 6592
        (MOVE, 22, 329),                         # 6593: 329 is 9
        (JUMP, 6623),                            # 6594
        (JNE, 23, 144, 6605),                    # 6595: 144 is 437
        (LOAD, 23, 40, 68),                      # 6596
        (JZ, 23, 11639),                         # 6597
        (LOAD, 24, 40, 69),                      # 6598
        (LOAD, 25, 40, 70),                      # 6599
        (TEXT, 24, 10),                          # 6600
        (MOVE, 20, 24),                          # 6601
        (MOVE, 21, 25),                          # 6602
        (MOVE, 22, 156),                         # 6603: 156 is 10
        (JUMP, 6623),                            # 6604
        (JNE, 23, 146, 6615),                    # 6605: 146 is 850
        (LOAD, 23, 40, 68),                      # 6606
        (JZ, 23, 11639),                         # 6607
        (LOAD, 24, 40, 69),                      # 6608
        (LOAD, 25, 40, 70),                      # 6609
        (TEXT, 24, 11),                          # 6610
        (MOVE, 20, 24),                          # 6611
        (MOVE, 21, 25),                          # 6612
        (MOVE, 22, 159),                         # 6613: 159 is 11
        (JUMP, 6623),                            # 6614
        (LOAD, 23, 40, 68),                      # 6615
        (JZ, 23, 11639),                         # 6616
        (LOAD, 24, 40, 69),                      # 6617
        (LOAD, 25, 40, 70),                      # 6618
        (TEXT, 24, 0),                           # 6619
        (MOVE, 20, 24),                          # 6620
        (MOVE, 21, 25),                          # 6621
        (MOVE, 22, 129),                         # 6622: 129 is 0
        (STORE, 40, 108, 20),                    # 6623
        (STORE, 40, 109, 21),                    # 6624
        (STORE, 40, 110, 22),                    # 6625
        (LOAD, 23, 40, 21),                      # 6626: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6681),                          # 6627
        (LOAD, 26, 40, 1),                       # 6628
        (JNE, 26, 134, 6639),                    # 6629: 134 is 273
        (LOAD, 26, 40, 77),                      # 6630
        (JZ, 26, 11639),                         # 6631
        (LOAD, 40, 40, 78),                      # 6632
        (LOAD, 41, 40, 79),                      # 6633
        (TEXT, 40, 5),                           # 6634
        (MOVE, 23, 40),                          # 6635
        (MOVE, 24, 41),                          # 6636
        (MOVE, 25, 333),                         # 6637: 333 is 5
        (JUMP, 6677),                            # 6638
        (JNE, 26, 139, 6649),                    # 6639: 139 is 500
        (LOAD, 26, 40, 77),                      # 6640
        (JZ, 26, 11639),                         # 6641
        (LOAD, 40, 40, 78),                      # 6642
        (LOAD, 41, 40, 79),                      # 6643
        (TEXT, 40, 6),                           # 6644
        (MOVE, 23, 40),                          # 6645
        (MOVE, 24, 41),                          # 6646
        (MOVE, 25, 330),                         # 6647: 330 is 6
        (JUMP, 6677),                            # 6648
        (JNE, 26, 140, 6659),                    # 6649: 140 is 1047
        (LOAD, 26, 40, 77),                      # 6650
        (JZ, 26, 11639),                         # 6651
        (LOAD, 40, 40, 78),                      # 6652
        (LOAD, 41, 40, 79),                      # 6653
        (TEXT, 40, 7),                           # 6654
        (MOVE, 23, 40),                          # 6655
        (MOVE, 24, 41),                          # 6656
        (MOVE, 25, 132),                         # 6657: 132 is 7
        (JUMP, 6677),                            # 6658
        (JNE, 26, 141, 6669),                    # 6659: 141 is 1140
        (LOAD, 26, 40, 77),                      # 6660
        (JZ, 26, 11639),                         # 6661
        (LOAD, 40, 40, 78),                      # 6662
        (LOAD, 41, 40, 79),                      # 6663
        (TEXT, 40, 8),                           # 6664
        (MOVE, 23, 40),                          # 6665
        (MOVE, 24, 41),                          # 6666
        (MOVE, 25, 130),                         # 6667: 130 is 8
        (JUMP, 6677),                            # 6668
        (LOAD, 26, 40, 77),                      # 6669
        (JZ, 26, 11639),                         # 6670
        (LOAD, 40, 40, 78),                      # 6671
        (LOAD, 41, 40, 79),                      # 6672
        (TEXT, 40, 1),                           # 6673
        (MOVE, 23, 40),                          # 6674
        (MOVE, 24, 41),                          # 6675
        (MOVE, 25, 127),                         # 6676: 127 is 1
        (MOVE, 20, 23),                          # 6677
        (MOVE, 21, 24),                          # 6678
        (MOVE, 22, 25),                          # 6679
        (JUMP, 6730),                            # 6680
        (LOAD, 23, 40, 1),                       # 6681
        (JNE, 23, 147, 6692),                    # 6682: 147 is 1208
        (LOAD, 23, 40, 74),                      # 6683
        (JZ, 23, 11639),                         # 6684
        (LOAD, 24, 40, 75),                      # 6685
        (LOAD, 25, 40, 76),                      # 6686
        (TEXT, 24, 2),                           # 6687
        (MOVE, 20, 24),                          # 6688
        (MOVE, 21, 25),                          # 6689
        (MOVE, 22, 128),                         # 6690: 128 is 2
        (JUMP, 6730),                            # 6691
        (JNE, 23, 148, 6702),                    # 6692: 148 is 1252
        (LOAD, 23, 40, 74),                      # 6693
        (JZ, 23, 11639),                         # 6694
        (LOAD, 24, 40, 75),                      # 6695
        (LOAD, 25, 40, 76),                      # 6696
        (TEXT, 24, 9),                           # 6697
        (MOVE, 20, 24),                          # 6698
        (MOVE, 21, 25),                          # 6699
        (MOVE, 22, 329),                         # 6700: 329 is 9
        (JUMP, 6730),                            # 6701
        (JNE, 23, 144, 6712),                    # 6702: 144 is 437
        (LOAD, 23, 40, 74),                      # 6703
        (JZ, 23, 11639),                         # 6704
        (LOAD, 24, 40, 75),                      # 6705
        (LOAD, 25, 40, 76),                      # 6706
        (TEXT, 24, 10),                          # 6707
        (MOVE, 20, 24),                          # 6708
        (MOVE, 21, 25),                          # 6709
        (MOVE, 22, 156),                         # 6710: 156 is 10
        (JUMP, 6730),                            # 6711
        (JNE, 23, 146, 6722),                    # 6712: 146 is 850
        (LOAD, 23, 40, 74),                      # 6713
        (JZ, 23, 11639),                         # 6714
        (LOAD, 24, 40, 75),                      # 6715
        (LOAD, 25, 40, 76),                      # 6716
        (TEXT, 24, 11),                          # 6717
        (MOVE, 20, 24),                          # 6718
        (MOVE, 21, 25),                          # 6719
        (MOVE, 22, 159),                         # 6720: 159 is 11
        (JUMP, 6730),                            # 6721
        (LOAD, 23, 40, 74),                      # 6722
        (JZ, 23, 11639),                         # 6723
        (LOAD, 24, 40, 75),                      # 6724
        (LOAD, 25, 40, 76),                      # 6725
        (TEXT, 24, 0),                           # 6726
        (MOVE, 20, 24),                          # 6727
        (MOVE, 21, 25),                          # 6728
        (MOVE, 22, 129),                         # 6729: 129 is 0
        (STORE, 40, 111, 20),                    # 6730
        (STORE, 40, 112, 21),                    # 6731
        (STORE, 40, 113, 22),                    # 6732
        (LOAD, 20, 40, 80),                      # 6733
        (JZ, 20, 6736),                          # 6734
        (ROWAT, 41, 7, 20),                      # 6735
        (LOAD, 12, 39, 1),                       # 6736
        (JZ, 12, 6754),                          # 6737
        (ROWAT, 42, 8, 12),                      # 6738
        (JSAMEN, 42, 3, 0, 440, 4, 6746),        # 6739: format, value: is_ebcdic ? format_ebcdic : format_ascii; struc_id != b'\xd4\xc4\xc5@'
        (LOAD, 23, 42, 7),                       # 6740
        (JZ, 23, 11639),                         # 6741
        (LOAD, 20, 42, 8),                       # 6742
        (LOAD, 21, 42, 9),                       # 6743
        (MOVE, 22, 127),                         # 6744: 127 is 1
        (JUMP, 6751),                            # 6745
        (LOAD, 23, 42, 4),                       # 6746
        (JZ, 23, 11639),                         # 6747
        (LOAD, 20, 42, 5),                       # 6748
        (LOAD, 21, 42, 6),                       # 6749
        (MOVE, 22, 129),                         # 6750: 129 is 0
        (STORE, 42, 11, 20),                     # 6751
        (STORE, 42, 12, 21),                     # 6752
        (STORE, 42, 13, 22),                     # 6753
        (LOAD, 12, 39, 2),                       # 6754
        (JZ, 12, 7308),                          # 6755
        (ROWAT, 43, 9, 12),                      # 6756
        (LOAD, 23, 43, 4),                       # 6757: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6812),                          # 6758
        (LOAD, 26, 43, 1),                       # 6759
        (JNE, 26, 134, 6770),                    # 6760: 134 is 273
        (LOAD, 26, 43, 8),                       # 6761
        (JZ, 26, 11639),                         # 6762
        (LOAD, 40, 43, 9),                       # 6763
        (LOAD, 41, 43, 10),                      # 6764
        (TEXT, 40, 5),                           # 6765
        (MOVE, 23, 40),                          # 6766
        (MOVE, 24, 41),                          # 6767
        (MOVE, 25, 333),                         # 6768: 333 is 5
        (JUMP, 6808),                            # 6769
        (JNE, 26, 139, 6780),                    # 6770: 139 is 500
        (LOAD, 26, 43, 8),                       # 6771
        (JZ, 26, 11639),                         # 6772
        (LOAD, 40, 43, 9),                       # 6773
        (LOAD, 41, 43, 10),                      # 6774
        (TEXT, 40, 6),                           # 6775
        (MOVE, 23, 40),                          # 6776
        (MOVE, 24, 41),                          # 6777
        (MOVE, 25, 330),                         # 6778: 330 is 6
        (JUMP, 6808),                            # 6779
        (JNE, 26, 140, 6790),                    # 6780: 140 is 1047
        (LOAD, 26, 43, 8),                       # 6781
        (JZ, 26, 11639),                         # 6782
        (LOAD, 40, 43, 9),                       # 6783
        (LOAD, 41, 43, 10),                      # 6784
        (TEXT, 40, 7),                           # 6785
        (MOVE, 23, 40),                          # 6786
        (MOVE, 24, 41),                          # 6787
        (MOVE, 25, 132),                         # 6788: 132 is 7
        (JUMP, 6808),                            # 6789
        (JNE, 26, 141, 6800),                    # 6790: 141 is 1140
        (LOAD, 26, 43, 8),                       # 6791
        (JZ, 26, 11639),                         # 6792
        (LOAD, 40, 43, 9),                       # 6793
        (LOAD, 41, 43, 10),                      # 6794
        (TEXT, 40, 8),                           # 6795
        (MOVE, 23, 40),                          # 6796
        (MOVE, 24, 41),                          # 6797
        (MOVE, 25, 130),                         # 6798: 130 is 8
        (JUMP, 6808),                            # 6799
        (LOAD, 26, 43, 8),                       # 6800
        (JZ, 26, 11639),                         # 6801
        (LOAD, 40, 43, 9),                       # 6802
        (LOAD, 41, 43, 10),                      # 6803
        (TEXT, 40, 1),                           # 6804
        (MOVE, 23, 40),                          # 6805
        (MOVE, 24, 41),                          # 6806
        (MOVE, 25, 127),                         # 6807: 127 is 1
        (MOVE, 20, 23),                          # 6808
        (MOVE, 21, 24),                          # 6809
        (MOVE, 22, 25),                          # 6810
        (JUMP, 6861),                            # 6811
        (LOAD, 23, 43, 1),                       # 6812
        (JNE, 23, 147, 6823),                    # 6813: 147 is 1208
        (LOAD, 23, 43, 5),                       # 6814
        (JZ, 23, 11639),                         # 6815
        (LOAD, 24, 43, 6),                       # 6816
        (LOAD, 25, 43, 7),                       # 6817
        (TEXT, 24, 2),                           # 6818
        (MOVE, 20, 24),                          # 6819
        (MOVE, 21, 25),                          # 6820
        (MOVE, 22, 128),                         # 6821: 128 is 2
        (JUMP, 6861),                            # 6822
        (JNE, 23, 148, 6833),                    # 6823: 148 is 1252
        (LOAD, 23, 43, 5),                       # 6824
        (JZ, 23, 11639),                         # 6825
        (LOAD, 24, 43, 6),                       # 6826
        (LOAD, 25, 43, 7),                       # 6827
        (TEXT, 24, 9),                           # 6828
        (MOVE, 20, 24),                          # 6829
        (MOVE, 21, 25),                          # 6830
        (MOVE, 22, 329),                         # 6831: 329 is 9
        (JUMP, 6861),                            # 6832
        (JNE, 23, 144, 6843),                    # 6833: 144 is 437
        (LOAD, 23, 43, 5),                       # 6834
        (JZ, 23, 11639),                         # 6835
        (LOAD, 24, 43, 6),                       # 6836
        (LOAD, 25, 43, 7),                       # 6837
        (TEXT, 24, 10),                          # 6838
        (MOVE, 20, 24),                          # 6839
        (MOVE, 21, 25),                          # 6840
        (MOVE, 22, 156),                         # 6841: 156 is 10
        (JUMP, 6861),                            # 6842
        (JNE, 23, 146, 6853),                    # 6843: 146 is 850
        (LOAD, 23, 43, 5),                       # 6844
        (JZ, 23, 11639),                         # 6845
        (LOAD, 24, 43, 6),                       # 6846
        (LOAD, 25, 43, 7),                       # 6847
        (TEXT, 24, 11),                          # 6848
        (MOVE, 20, 24),                          # 6849
        (MOVE, 21, 25),                          # 6850
        (MOVE, 22, 159),                         # 6851: 159 is 11
        (JUMP, 6861),                            # 6852
        (LOAD, 23, 43, 5),                       # 6853
        (JZ, 23, 11639),                         # 6854
        (LOAD, 24, 43, 6),                       # 6855
        (LOAD, 25, 43, 7),                       # 6856
        (TEXT, 24, 0),                           # 6857
        (MOVE, 20, 24),                          # 6858
        (MOVE, 21, 25),                          # 6859
        (MOVE, 22, 129),                         # 6860: 129 is 0
        (STORE, 43, 44, 20),                     # 6861
        (STORE, 43, 45, 21),                     # 6862
        (STORE, 43, 46, 22),                     # 6863
        (LOAD, 23, 43, 4),                       # 6864: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6919),                          # 6865
        (LOAD, 26, 43, 1),                       # 6866
        (JNE, 26, 134, 6877),                    # 6867: 134 is 273
        (LOAD, 26, 43, 14),                      # 6868
        (JZ, 26, 11639),                         # 6869
        (LOAD, 40, 43, 15),                      # 6870
        (LOAD, 41, 43, 16),                      # 6871
        (TEXT, 40, 5),                           # 6872
        (MOVE, 23, 40),                          # 6873
        (MOVE, 24, 41),                          # 6874
        (MOVE, 25, 333),                         # 6875: 333 is 5
        (JUMP, 6915),                            # 6876
        (JNE, 26, 139, 6887),                    # 6877: 139 is 500
        (LOAD, 26, 43, 14),                      # 6878
        (JZ, 26, 11639),                         # 6879
        (LOAD, 40, 43, 15),                      # 6880
        (LOAD, 41, 43, 16),                      # 6881
        (TEXT, 40, 6),                           # 6882
        (MOVE, 23, 40),                          # 6883
        (MOVE, 24, 41),                          # 6884
        (MOVE, 25, 330),                         # 6885: 330 is 6
        (JUMP, 6915),                            # 6886
        (JNE, 26, 140, 6897),                    # 6887: 140 is 1047
        (LOAD, 26, 43, 14),                      # 6888
        (JZ, 26, 11639),                         # 6889
        (LOAD, 40, 43, 15),                      # 6890
        (LOAD, 41, 43, 16),                      # 6891
        (TEXT, 40, 7),                           # 6892
        (MOVE, 23, 40),                          # 6893
        (MOVE, 24, 41),                          # 6894
        (MOVE, 25, 132),                         # 6895: 132 is 7
        (JUMP, 6915),                            # 6896
        (JNE, 26, 141, 6907),                    # 6897: 141 is 1140
        (LOAD, 26, 43, 14),                      # 6898
        (JZ, 26, 11639),                         # 6899
        (LOAD, 40, 43, 15),                      # 6900
        (LOAD, 41, 43, 16),                      # 6901
        (TEXT, 40, 8),                           # 6902
        (MOVE, 23, 40),                          # 6903
        (MOVE, 24, 41),                          # 6904
        (MOVE, 25, 130),                         # 6905: 130 is 8
        (JUMP, 6915),                            # 6906
        (LOAD, 26, 43, 14),                      # 6907
        (JZ, 26, 11639),                         # 6908
        (LOAD, 40, 43, 15),                      # 6909
        (LOAD, 41, 43, 16),                      # 6910
        (TEXT, 40, 1),                           # 6911
        (MOVE, 23, 40),                          # 6912
        (MOVE, 24, 41),                          # 6913
        (MOVE, 25, 127),                         # 6914: 127 is 1
        (MOVE, 20, 23),                          # 6915
        (MOVE, 21, 24),                          # 6916
        (MOVE, 22, 25),                          # 6917
        (JUMP, 6968),                            # 6918
        (LOAD, 23, 43, 1),                       # 6919
        (JNE, 23, 147, 6930),                    # 6920: 147 is 1208
        (LOAD, 23, 43, 11),                      # 6921
        (JZ, 23, 11639),                         # 6922
        (LOAD, 24, 43, 12),                      # 6923
        (LOAD, 25, 43, 13),                      # 6924
        (TEXT, 24, 2),                           # 6925
        (MOVE, 20, 24),                          # 6926
        (MOVE, 21, 25),                          # 6927
        (MOVE, 22, 128),                         # 6928: 128 is 2
        (JUMP, 6968),                            # 6929
        (JNE, 23, 148, 6940),                    # 6930: 148 is 1252
        (LOAD, 23, 43, 11),                      # 6931
        (JZ, 23, 11639),                         # 6932
        (LOAD, 24, 43, 12),                      # 6933
        (LOAD, 25, 43, 13),                      # 6934
        (TEXT, 24, 9),                           # 6935
        (MOVE, 20, 24),                          # 6936
        (MOVE, 21, 25),                          # 6937
        (MOVE, 22, 329),                         # 6938: 329 is 9
        (JUMP, 6968),                            # 6939
        (JNE, 23, 144, 6950),                    # 6940: 144 is 437
        (LOAD, 23, 43, 11),                      # 6941
        (JZ, 23, 11639),                         # 6942
        (LOAD, 24, 43, 12),                      # 6943
        (LOAD, 25, 43, 13),                      # 6944
        (TEXT, 24, 10),                          # 6945
        (MOVE, 20, 24),                          # 6946
        (MOVE, 21, 25),                          # 6947
        (MOVE, 22, 156),                         # 6948: 156 is 10
        (JUMP, 6968),                            # 6949
        (JNE, 23, 146, 6960),                    # 6950: 146 is 850
        (LOAD, 23, 43, 11),                      # 6951
        (JZ, 23, 11639),                         # 6952
        (LOAD, 24, 43, 12),                      # 6953
        (LOAD, 25, 43, 13),                      # 6954
        (TEXT, 24, 11),                          # 6955
        (MOVE, 20, 24),                          # 6956
        (MOVE, 21, 25),                          # 6957
        (MOVE, 22, 159),                         # 6958: 159 is 11
        (JUMP, 6968),                            # 6959
        (LOAD, 23, 43, 11),                      # 6960
        (JZ, 23, 11639),                         # 6961
        (LOAD, 24, 43, 12),                      # 6962
        (LOAD, 25, 43, 13),                      # 6963
        (TEXT, 24, 0),                           # 6964
        (MOVE, 20, 24),                          # 6965
        (MOVE, 21, 25),                          # 6966
        (MOVE, 22, 129),                         # 6967: 129 is 0
        (STORE, 43, 47, 20),                     # 6968
        (STORE, 43, 48, 21),                     # 6969
        (STORE, 43, 49, 22),                     # 6970
        (LOAD, 23, 43, 4),                       # 6971: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 6979),                          # 6972
        (LOAD, 23, 43, 21),                      # 6973
        (JZ, 23, 11639),                         # 6974
        (LOAD, 20, 43, 22),                      # 6975
        (LOAD, 21, 43, 23),                      # 6976
        (MOVE, 22, 127),                         # 6977: 127 is 1
        (JUMP, 6984),                            # 6978
        (LOAD, 23, 43, 18),                      # 6979
        (JZ, 23, 11639),                         # 6980
        (LOAD, 20, 43, 19),                      # 6981
        (LOAD, 21, 43, 20),                      # 6982
        (MOVE, 22, 129),                         # 6983: 129 is 0
        (STORE, 43, 50, 20),                     # 6984
        (STORE, 43, 51, 21),                     # 6985
        (STORE, 43, 52, 22),                     # 6986
        (LOAD, 23, 43, 4),                       # 6987: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 7042),                          # 6988
        (LOAD, 26, 43, 1),                       # 6989
        (JNE, 26, 134, 7000),                    # 6990: 134 is 273
        (LOAD, 26, 43, 29),                      # 6991
        (JZ, 26, 11639),                         # 6992
        (LOAD, 40, 43, 30),                      # 6993
        (LOAD, 41, 43, 31),                      # 6994
        (TEXT, 40, 5),                           # 6995
        (MOVE, 23, 40),                          # 6996
        (MOVE, 24, 41),                          # 6997
        (MOVE, 25, 333),                         # 6998: 333 is 5
        (JUMP, 7038),                            # 6999
        (JNE, 26, 139, 7010),                    # 7000: 139 is 500
        (LOAD, 26, 43, 29),                      # 7001
        (JZ, 26, 11639),                         # 7002
        (LOAD, 40, 43, 30),                      # 7003
        (LOAD, 41, 43, 31),                      # 7004
        (TEXT, 40, 6),                           # 7005
        (MOVE, 23, 40),                          # 7006
        (MOVE, 24, 41),                          # 7007
        (MOVE, 25, 330),                         # 7008: 330 is 6
        (JUMP, 7038),                            # 7009
        (JNE, 26, 140, 7020),                    # 7010: 140 is 1047
        (LOAD, 26, 43, 29),                      # 7011
        (JZ, 26, 11639),                         # 7012
        (LOAD, 40, 43, 30),                      # 7013
        (LOAD, 41, 43, 31),                      # 7014
        (TEXT, 40, 7),                           # 7015
        (MOVE, 23, 40),                          # 7016
        (MOVE, 24, 41),                          # 7017
        (MOVE, 25, 132),                         # 7018: 132 is 7
        (JUMP, 7038),                            # 7019
        (JNE, 26, 141, 7030),                    # 7020: 141 is 1140
        (LOAD, 26, 43, 29),                      # 7021
        (JZ, 26, 11639),                         # 7022
        (LOAD, 40, 43, 30),                      # 7023
        (LOAD, 41, 43, 31),                      # 7024
        (TEXT, 40, 8),                           # 7025
        (MOVE, 23, 40),                          # 7026
        (MOVE, 24, 41),                          # 7027
        (MOVE, 25, 130),                         # 7028: 130 is 8
        (JUMP, 7038),                            # 7029
        (LOAD, 26, 43, 29),                      # 7030
        (JZ, 26, 11639),                         # 7031
        (LOAD, 40, 43, 30),                      # 7032
        (LOAD, 41, 43, 31),                      # 7033
        (TEXT, 40, 1),                           # 7034
        (MOVE, 23, 40),                          # 7035
        (MOVE, 24, 41),                          # 7036
        (MOVE, 25, 127),                         # 7037: 127 is 1
        (MOVE, 20, 23),                          # 7038
        (MOVE, 21, 24),                          # 7039
        (MOVE, 22, 25),                          # 7040
        (JUMP, 7091),                            # 7041
        (LOAD, 23, 43, 1),                       # 7042
        (JNE, 23, 147, 7053),                    # 7043: 147 is 1208
        (LOAD, 23, 43, 26),                      # 7044
        (JZ, 23, 11639),                         # 7045
        (LOAD, 24, 43, 27),                      # 7046
        (LOAD, 25, 43, 28),                      # 7047
        (TEXT, 24, 2),                           # 7048
        (MOVE, 20, 24),                          # 7049
        (MOVE, 21, 25),                          # 7050
        (MOVE, 22, 128),                         # 7051: 128 is 2
        (JUMP, 7091),                            # 7052
        (JNE, 23, 148, 7063),                    # 7053: 148 is 1252
        (LOAD, 23, 43, 26),                      # 7054
        (JZ, 23, 11639),                         # 7055
        (LOAD, 24, 43, 27),                      # 7056
        (LOAD, 25, 43, 28),                      # 7057
        (TEXT, 24, 9),                           # 7058
        (MOVE, 20, 24),                          # 7059
        (MOVE, 21, 25),                          # 7060
        (MOVE, 22, 329),                         # 7061: 329 is 9
        (JUMP, 7091),                            # 7062
        (JNE, 23, 144, 7073),                    # 7063: 144 is 437
        (LOAD, 23, 43, 26),                      # 7064
        (JZ, 23, 11639),                         # 7065
        (LOAD, 24, 43, 27),                      # 7066
        (LOAD, 25, 43, 28),                      # 7067
        (TEXT, 24, 10),                          # 7068
        (MOVE, 20, 24),                          # 7069
        (MOVE, 21, 25),                          # 7070
        (MOVE, 22, 156),                         # 7071: 156 is 10
        (JUMP, 7091),                            # 7072
        (JNE, 23, 146, 7083),                    # 7073: 146 is 850
        (LOAD, 23, 43, 26),                      # 7074
        (JZ, 23, 11639),                         # 7075
        (LOAD, 24, 43, 27),                      # 7076
        (LOAD, 25, 43, 28),                      # 7077
        (TEXT, 24, 11),                          # 7078
        (MOVE, 20, 24),                          # 7079
        (MOVE, 21, 25),                          # 7080
        (MOVE, 22, 159),                         # 7081: 159 is 11
        (JUMP, 7091),                            # 7082
        (LOAD, 23, 43, 26),                      # 7083
        (JZ, 23, 11639),                         # 7084
        (LOAD, 24, 43, 27),                      # 7085
        (LOAD, 25, 43, 28),                      # 7086
        (TEXT, 24, 0),                           # 7087
        (MOVE, 20, 24),                          # 7088
        (MOVE, 21, 25),                          # 7089
        (MOVE, 22, 129),                         # 7090: 129 is 0
        (STORE, 43, 53, 20),                     # 7091
        (STORE, 43, 54, 21),                     # 7092
        (STORE, 43, 55, 22),                     # 7093
        (LOAD, 23, 43, 4),                       # 7094: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 7149),                          # 7095
        (LOAD, 26, 43, 1),                       # 7096
        (JNE, 26, 134, 7107),                    # 7097: 134 is 273
        (LOAD, 26, 43, 35),                      # 7098
        (JZ, 26, 11639),                         # 7099
        (LOAD, 40, 43, 36),                      # 7100
        (LOAD, 41, 43, 37),                      # 7101
        (TEXT, 40, 5),                           # 7102
        (MOVE, 23, 40),                          # 7103
        (MOVE, 24, 41),                          # 7104
        (MOVE, 25, 333),                         # 7105: 333 is 5
        (JUMP, 7145),                            # 7106
        (JNE, 26, 139, 7117),                    # 7107: 139 is 500
        (LOAD, 26, 43, 35),                      # 7108
        (JZ, 26, 11639),                         # 7109
        (LOAD, 40, 43, 36),                      # 7110
        (LOAD, 41, 43, 37),                      # 7111
        (TEXT, 40, 6),                           # 7112
        (MOVE, 23, 40),                          # 7113
        (MOVE, 24, 41),                          # 7114
        (MOVE, 25, 330),                         # 7115: 330 is 6
        (JUMP, 7145),                            # 7116
        (JNE, 26, 140, 7127),                    # 7117: 140 is 1047
        (LOAD, 26, 43, 35),                      # 7118
        (JZ, 26, 11639),                         # 7119
        (LOAD, 40, 43, 36),                      # 7120
        (LOAD, 41, 43, 37),                      # 7121
        (TEXT, 40, 7),                           # 7122
        (MOVE, 23, 40),                          # 7123
        (MOVE, 24, 41),                          # 7124
        (MOVE, 25, 132),                         # 7125: 132 is 7
        (JUMP, 7145),                            # 7126
        (JNE, 26, 141, 7137),                    # 7127: 141 is 1140
        (LOAD, 26, 43, 35),                      # 7128
        (JZ, 26, 11639),                         # 7129
        (LOAD, 40, 43, 36),                      # 7130
        (LOAD, 41, 43, 37),                      # 7131
        (TEXT, 40, 8),                           # 7132
        (MOVE, 23, 40),                          # 7133
        (MOVE, 24, 41),                          # 7134
        (MOVE, 25, 130),                         # 7135: 130 is 8
        (JUMP, 7145),                            # 7136
        (LOAD, 26, 43, 35),                      # 7137
        (JZ, 26, 11639),                         # 7138
        (LOAD, 40, 43, 36),                      # 7139
        (LOAD, 41, 43, 37),                      # 7140
        (TEXT, 40, 1),                           # 7141
        (MOVE, 23, 40),                          # 7142
        (MOVE, 24, 41),                          # 7143
        (MOVE, 25, 127),                         # 7144: 127 is 1
        (MOVE, 20, 23),                          # 7145
        (MOVE, 21, 24),                          # 7146
        (MOVE, 22, 25),                          # 7147
        (JUMP, 7198),                            # 7148
        (LOAD, 23, 43, 1),                       # 7149
        (JNE, 23, 147, 7160),                    # 7150: 147 is 1208
        (LOAD, 23, 43, 32),                      # 7151
        (JZ, 23, 11639),                         # 7152
        (LOAD, 24, 43, 33),                      # 7153
        (LOAD, 25, 43, 34),                      # 7154
        (TEXT, 24, 2),                           # 7155
        (MOVE, 20, 24),                          # 7156
        (MOVE, 21, 25),                          # 7157
        (MOVE, 22, 128),                         # 7158: 128 is 2
        (JUMP, 7198),                            # 7159
        (JNE, 23, 148, 7170),                    # 7160: 148 is 1252
        (LOAD, 23, 43, 32),                      # 7161
        (JZ, 23, 11639),                         # 7162
        (LOAD, 24, 43, 33),                      # 7163
        (LOAD, 25, 43, 34),                      # 7164
        (TEXT, 24, 9),                           # 7165
        (MOVE, 20, 24),                          # 7166
        (MOVE, 21, 25),                          # 7167
        (MOVE, 22, 329),                         # 7168: 329 is 9
        (JUMP, 7198),                            # 7169
        (JNE, 23, 144, 7180),                    # 7170: 144 is 437
        (LOAD, 23, 43, 32),                      # 7171
        (JZ, 23, 11639),                         # 7172
        (LOAD, 24, 43, 33),                      # 7173
        (LOAD, 25, 43, 34),                      # 7174
        (TEXT, 24, 10),                          # 7175
        (MOVE, 20, 24),                          # 7176
        (MOVE, 21, 25),                          # 7177
        (MOVE, 22, 156),                         # 7178: 156 is 10
        (JUMP, 7198),                            # 7179
        (JNE, 23, 146, 7190),                    # 7180: 146 is 850
        (LOAD, 23, 43, 32),                      # 7181
        (JZ, 23, 11639),                         # 7182
        (LOAD, 24, 43, 33),                      # 7183
        (LOAD, 25, 43, 34),                      # 7184
        (TEXT, 24, 11),                          # 7185
        (MOVE, 20, 24),                          # 7186
        (MOVE, 21, 25),                          # 7187
        (MOVE, 22, 159),                         # 7188: 159 is 11
        (JUMP, 7198),                            # 7189
        (LOAD, 23, 43, 32),                      # 7190
        (JZ, 23, 11639),                         # 7191
        (LOAD, 24, 43, 33),                      # 7192
        (LOAD, 25, 43, 34),                      # 7193
        (TEXT, 24, 0),                           # 7194
        (MOVE, 20, 24),                          # 7195
        (MOVE, 21, 25),                          # 7196
        (MOVE, 22, 129),                         # 7197: 129 is 0
        (STORE, 43, 56, 20),                     # 7198
        (STORE, 43, 57, 21),                     # 7199
        (STORE, 43, 58, 22),                     # 7200
        (LOAD, 23, 43, 4),                       # 7201: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 7256),                          # 7202
        (LOAD, 26, 43, 1),                       # 7203
        (JNE, 26, 134, 7214),                    # 7204: 134 is 273
        (LOAD, 26, 43, 41),                      # 7205
        (JZ, 26, 11639),                         # 7206
        (LOAD, 40, 43, 42),                      # 7207
        (LOAD, 41, 43, 43),                      # 7208
        (TEXT, 40, 5),                           # 7209
        (MOVE, 23, 40),                          # 7210
        (MOVE, 24, 41),                          # 7211
        (MOVE, 25, 333),                         # 7212: 333 is 5
        (JUMP, 7252),                            # 7213
        (JNE, 26, 139, 7224),                    # 7214: 139 is 500
        (LOAD, 26, 43, 41),                      # 7215
        (JZ, 26, 11639),                         # 7216
        (LOAD, 40, 43, 42),                      # 7217
        (LOAD, 41, 43, 43),                      # 7218
        (TEXT, 40, 6),                           # 7219
        (MOVE, 23, 40),                          # 7220
        (MOVE, 24, 41),                          # 7221
        (MOVE, 25, 330),                         # 7222: 330 is 6
        (JUMP, 7252),                            # 7223
        (JNE, 26, 140, 7234),                    # 7224: 140 is 1047
        (LOAD, 26, 43, 41),                      # 7225
        (JZ, 26, 11639),                         # 7226
        (LOAD, 40, 43, 42),                      # 7227
        (LOAD, 41, 43, 43),                      # 7228
        (TEXT, 40, 7),                           # 7229
        (MOVE, 23, 40),                          # 7230
        (MOVE, 24, 41),                          # 7231
        (MOVE, 25, 132),                         # 7232: 132 is 7
        (JUMP, 7252),                            # 7233
        (JNE, 26, 141, 7244),                    # 7234: 141 is 1140
        (LOAD, 26, 43, 41),                      # 7235
        (JZ, 26, 11639),                         # 7236
        (LOAD, 40, 43, 42),                      # 7237
        (LOAD, 41, 43, 43),                      # 7238
        (TEXT, 40, 8),                           # 7239
        (MOVE, 23, 40),                          # 7240
        (MOVE, 24, 41),                          # 7241
        (MOVE, 25, 130),                         # 7242: 130 is 8
        (JUMP, 7252),                            # 7243
        (LOAD, 26, 43, 41),                      # 7244
        (JZ, 26, 11639),                         # 7245
        (LOAD, 40, 43, 42),                      # 7246
        (LOAD, 41, 43, 43),                      # 7247
        (TEXT, 40, 1),                           # 7248
        (MOVE, 23, 40),                          # 7249
        (MOVE, 24, 41),                          # 7250
        (MOVE, 25, 127),                         # 7251: 127 is 1
        (MOVE, 20, 23),                          # 7252
        (MOVE, 21, 24),                          # 7253
        (MOVE, 22, 25),                          # 7254
        (JUMP, 7305),                            # 7255
        (LOAD, 23, 43, 1),                       # 7256
        (JNE, 23, 147, 7267),                    # 7257: 147 is 1208
        (LOAD, 23, 43, 38),                      # 7258
        (JZ, 23, 11639),                         # 7259
        (LOAD, 24, 43, 39),                      # 7260
        (LOAD, 25, 43, 40),                      # 7261
        (TEXT, 24, 2),                           # 7262
        (MOVE, 20, 24),                          # 7263
        (MOVE, 21, 25),                          # 7264
        (MOVE, 22, 128),                         # 7265: 128 is 2
        (JUMP, 7305),                            # 7266
        (JNE, 23, 148, 7277),                    # 7267: 148 is 1252
        (LOAD, 23, 43, 38),                      # 7268
        (JZ, 23, 11639),                         # 7269
        (LOAD, 24, 43, 39),                      # 7270
        (LOAD, 25, 43, 40),                      # 7271
        (TEXT, 24, 9),                           # 7272
        (MOVE, 20, 24),                          # 7273
        (MOVE, 21, 25),                          # 7274
        (MOVE, 22, 329),                         # 7275: 329 is 9
        (JUMP, 7305),                            # 7276
        (JNE, 23, 144, 7287),                    # 7277: 144 is 437
        (LOAD, 23, 43, 38),                      # 7278
        (JZ, 23, 11639),                         # 7279
        (LOAD, 24, 43, 39),                      # 7280
        (LOAD, 25, 43, 40),                      # 7281
        (TEXT, 24, 10),                          # 7282
        (MOVE, 20, 24),                          # 7283
        (MOVE, 21, 25),                          # 7284
        (MOVE, 22, 156),                         # 7285: 156 is 10
        (JUMP, 7305),                            # 7286
        (JNE, 23, 146, 7297),                    # 7287: 146 is 850
        (LOAD, 23, 43, 38),                      # 7288
        (JZ, 23, 11639),                         # 7289
        (LOAD, 24, 43, 39),                      # 7290
        (LOAD, 25, 43, 40),                      # 7291
        (TEXT, 24, 11),                          # 7292
        (MOVE, 20, 24),                          # 7293
        (MOVE, 21, 25),                          # 7294
        (MOVE, 22, 159),                         # 7295: 159 is 11
        (JUMP, 7305),                            # 7296
        (LOAD, 23, 43, 38),                      # 7297
        (JZ, 23, 11639),                         # 7298
        (LOAD, 24, 43, 39),                      # 7299
        (LOAD, 25, 43, 40),                      # 7300
        (TEXT, 24, 0),                           # 7301
        (MOVE, 20, 24),                          # 7302
        (MOVE, 21, 25),                          # 7303
        (MOVE, 22, 129),                         # 7304: 129 is 0
        (STORE, 43, 59, 20),                     # 7305
        (STORE, 43, 60, 21),                     # 7306
        (STORE, 43, 61, 22),                     # 7307
        (LOAD, 12, 39, 3),                       # 7308
        (JZ, 12, 7644),                          # 7309
        (ROWAT, 44, 10, 12),                     # 7310
        (LOAD, 23, 44, 4),                       # 7311: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 7319),                          # 7312
        (LOAD, 23, 44, 8),                       # 7313
        (JZ, 23, 11639),                         # 7314
        (LOAD, 20, 44, 9),                       # 7315
        (LOAD, 21, 44, 10),                      # 7316
        (MOVE, 22, 127),                         # 7317: 127 is 1
        (JUMP, 7324),                            # 7318
        (LOAD, 23, 44, 5),                       # 7319
        (JZ, 23, 11639),                         # 7320
        (LOAD, 20, 44, 6),                       # 7321
        (LOAD, 21, 44, 7),                       # 7322
        (MOVE, 22, 129),                         # 7323: 129 is 0
        (STORE, 44, 17, 20),                     # 7324
        (STORE, 44, 18, 21),                     # 7325
        (STORE, 44, 19, 22),                     # 7326
        (JUMP, 7375),                            # 7327: object_records, when it is asked for
        (LOAD, 73, 44, 20),                      # 7328
        (JNZ, 73, 7374),                         # 7329
        (LOAD, 79, 44, 15),                      # 7330: pos: num_object_records > 0 ? _parent.object_rec_offset - 48 : 0
        (JLE, 79, 129, 7335),                    # 7331: 129 is 0
        (NUMBER2, 79, 44, 12, 12, 52, 2),        # 7332
        (SUB, 76, 79, 254),                      # 7333: 254 is 48
        (JUMP, 7336),                            # 7334
        (MOVE, 76, 129),                         # 7335: 129 is 0
        (SEEK, 74, 44, 13, 76),                  # 7336
        (LOAD, 81, 44, 15),                      # 7337: repeat-expr: num_object_records
        (ROWS, 80, 19),                          # 7338: object_records: repeat expr
        (STORE, 44, 21, 80),                     # 7339
        (MOVE, 79, 129),                         # 7340: 129 is 0
        (JGE, 79, 81, 7372),                     # 7341
        (ROW, 19, 88, 80),                       # 7342: object_records: an item
        (LOAD, 82, 44, 1),                       # 7343
        (STORE, 88, 0, 82),                      # 7344
        (LOAD, 82, 44, 4),                       # 7345
        (STORE, 88, 1, 82),                      # 7346
        (LOAD, 82, 44, 2),                       # 7347
        (STORE, 88, 2, 82),                      # 7348
        (LOAD, 82, 88, 1),                       # 7349: if: not is_ebcdic
        (JNZ, 82, 7355),                         # 7350
        (BYTES, 88, 4, 254),                     # 7351: size: len; ascii; 254 is 48
        (UNPAD, 88, 4, 32),                      # 7352
        (CUT, 88, 4, 0, 0),                      # 7353
        (STORE, 88, 3, 127),                     # 7354: 127 is 1
        (JZ, 82, 7360),                          # 7355: if: is_ebcdic
        (BYTES, 88, 7, 254),                     # 7356: size: len; ebcdic; 254 is 48
        (UNPAD, 88, 7, 64),                      # 7357
        (CUT, 88, 7, 0, 0),                      # 7358
        (STORE, 88, 6, 127),                     # 7359: 127 is 1
        (JNZ, 82, 7365),                         # 7360: if: not is_ebcdic
        (BYTES, 88, 10, 254),                    # 7361: size: len; ascii; 254 is 48
        (UNPAD, 88, 10, 32),                     # 7362
        (CUT, 88, 10, 0, 0),                     # 7363
        (STORE, 88, 9, 127),                     # 7364: 127 is 1
        (JZ, 82, 7370),                          # 7365: if: is_ebcdic
        (BYTES, 88, 13, 254),                    # 7366: size: len; ebcdic; 254 is 48
        (UNPAD, 88, 13, 64),                     # 7367
        (CUT, 88, 13, 0, 0),                     # 7368
        (STORE, 88, 12, 127),                    # 7369: 127 is 1
        (COUNT, 79, 6, 44, 22),                  # 7370
        (JUMP, 7341),                            # 7371
        (CLOSE, 74),                             # 7372: back from object_records
        (STORE, 44, 20, 127),                    # 7373: 127 is 1
        (RETURN, 87),                            # 7374: object_records is read
        (CALL, 87, 7328),                        # 7375: object_records
        (LOAD, 20, 44, 20),                      # 7376
        (JZ, 20, 7643),                          # 7377
        (MOVE, 21, 129),                         # 7378: 129 is 0
        (LOAD, 22, 44, 22),                      # 7379
        (JGE, 21, 22, 7643),                     # 7380
        (ITEM, 88, 19, 44, 21, 21),              # 7381
        (LOAD, 26, 88, 1),                       # 7382: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 26, 7437),                          # 7383
        (LOAD, 43, 88, 0),                       # 7384
        (JNE, 43, 134, 7395),                    # 7385: 134 is 273
        (LOAD, 43, 88, 6),                       # 7386
        (JZ, 43, 11639),                         # 7387
        (LOAD, 44, 88, 7),                       # 7388
        (LOAD, 45, 88, 8),                       # 7389
        (TEXT, 44, 5),                           # 7390
        (MOVE, 40, 44),                          # 7391
        (MOVE, 41, 45),                          # 7392
        (MOVE, 42, 333),                         # 7393: 333 is 5
        (JUMP, 7433),                            # 7394
        (JNE, 43, 139, 7405),                    # 7395: 139 is 500
        (LOAD, 43, 88, 6),                       # 7396
        (JZ, 43, 11639),                         # 7397
        (LOAD, 44, 88, 7),                       # 7398
        (LOAD, 45, 88, 8),                       # 7399
        (TEXT, 44, 6),                           # 7400
        (MOVE, 40, 44),                          # 7401
        (MOVE, 41, 45),                          # 7402
        (MOVE, 42, 330),                         # 7403: 330 is 6
        (JUMP, 7433),                            # 7404
        (JNE, 43, 140, 7415),                    # 7405: 140 is 1047
        (LOAD, 43, 88, 6),                       # 7406
        (JZ, 43, 11639),                         # 7407
        (LOAD, 44, 88, 7),                       # 7408
        (LOAD, 45, 88, 8),                       # 7409
        (TEXT, 44, 7),                           # 7410
        (MOVE, 40, 44),                          # 7411
        (MOVE, 41, 45),                          # 7412
        (MOVE, 42, 132),                         # 7413: 132 is 7
        (JUMP, 7433),                            # 7414
        (JNE, 43, 141, 7425),                    # 7415: 141 is 1140
        (LOAD, 43, 88, 6),                       # 7416
        (JZ, 43, 11639),                         # 7417
        (LOAD, 44, 88, 7),                       # 7418
        (LOAD, 45, 88, 8),                       # 7419
        (TEXT, 44, 8),                           # 7420
        (MOVE, 40, 44),                          # 7421
        (MOVE, 41, 45),                          # 7422
        (MOVE, 42, 130),                         # 7423: 130 is 8
        (JUMP, 7433),                            # 7424
        (LOAD, 43, 88, 6),                       # 7425
        (JZ, 43, 11639),                         # 7426
        (LOAD, 44, 88, 7),                       # 7427
        (LOAD, 45, 88, 8),                       # 7428
        (TEXT, 44, 1),                           # 7429
        (MOVE, 40, 44),                          # 7430
        (MOVE, 41, 45),                          # 7431
        (MOVE, 42, 127),                         # 7432: 127 is 1
        (MOVE, 23, 40),                          # 7433
        (MOVE, 24, 41),                          # 7434
        (MOVE, 25, 42),                          # 7435
        (JUMP, 7486),                            # 7436
        (LOAD, 26, 88, 0),                       # 7437
        (JNE, 26, 147, 7448),                    # 7438: 147 is 1208
        (LOAD, 26, 88, 3),                       # 7439
        (JZ, 26, 11639),                         # 7440
        (LOAD, 40, 88, 4),                       # 7441
        (LOAD, 41, 88, 5),                       # 7442
        (TEXT, 40, 2),                           # 7443
        (MOVE, 23, 40),                          # 7444
        (MOVE, 24, 41),                          # 7445
        (MOVE, 25, 128),                         # 7446: 128 is 2
        (JUMP, 7486),                            # 7447
        (JNE, 26, 148, 7458),                    # 7448: 148 is 1252
        (LOAD, 26, 88, 3),                       # 7449
        (JZ, 26, 11639),                         # 7450
        (LOAD, 40, 88, 4),                       # 7451
        (LOAD, 41, 88, 5),                       # 7452
        (TEXT, 40, 9),                           # 7453
        (MOVE, 23, 40),                          # 7454
        (MOVE, 24, 41),                          # 7455
        (MOVE, 25, 329),                         # 7456: 329 is 9
        (JUMP, 7486),                            # 7457
        (JNE, 26, 144, 7468),                    # 7458: 144 is 437
        (LOAD, 26, 88, 3),                       # 7459
        (JZ, 26, 11639),                         # 7460
        (LOAD, 40, 88, 4),                       # 7461
        (LOAD, 41, 88, 5),                       # 7462
        (TEXT, 40, 10),                          # 7463
        (MOVE, 23, 40),                          # 7464
        (MOVE, 24, 41),                          # 7465
        (MOVE, 25, 156),                         # 7466: 156 is 10
        (JUMP, 7486),                            # 7467
        (JNE, 26, 146, 7478),                    # 7468: 146 is 850
        (LOAD, 26, 88, 3),                       # 7469
        (JZ, 26, 11639),                         # 7470
        (LOAD, 40, 88, 4),                       # 7471
        (LOAD, 41, 88, 5),                       # 7472
        (TEXT, 40, 11),                          # 7473
        (MOVE, 23, 40),                          # 7474
        (MOVE, 24, 41),                          # 7475
        (MOVE, 25, 159),                         # 7476: 159 is 11
        (JUMP, 7486),                            # 7477
        (LOAD, 26, 88, 3),                       # 7478
        (JZ, 26, 11639),                         # 7479
        (LOAD, 40, 88, 4),                       # 7480
        (LOAD, 41, 88, 5),                       # 7481
        (TEXT, 40, 0),                           # 7482
        (MOVE, 23, 40),                          # 7483
        (MOVE, 24, 41),                          # 7484
        (MOVE, 25, 129),                         # 7485: 129 is 0
        (STORE, 88, 15, 23),                     # 7486
        (STORE, 88, 16, 24),                     # 7487
        (STORE, 88, 17, 25),                     # 7488
        (LOAD, 26, 88, 1),                       # 7489: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 26, 7544),                          # 7490
        (LOAD, 43, 88, 0),                       # 7491
        (JNE, 43, 134, 7502),                    # 7492: 134 is 273
        (LOAD, 43, 88, 12),                      # 7493
        (JZ, 43, 11639),                         # 7494
        (LOAD, 44, 88, 13),                      # 7495
        (LOAD, 45, 88, 14),                      # 7496
        (TEXT, 44, 5),                           # 7497
        (MOVE, 40, 44),                          # 7498
        (MOVE, 41, 45),                          # 7499
        (MOVE, 42, 333),                         # 7500: 333 is 5
        (JUMP, 7540),                            # 7501
        (JNE, 43, 139, 7512),                    # 7502: 139 is 500
        (LOAD, 43, 88, 12),                      # 7503
        (JZ, 43, 11639),                         # 7504
        (LOAD, 44, 88, 13),                      # 7505
        (LOAD, 45, 88, 14),                      # 7506
        (TEXT, 44, 6),                           # 7507
        (MOVE, 40, 44),                          # 7508
        (MOVE, 41, 45),                          # 7509
        (MOVE, 42, 330),                         # 7510: 330 is 6
        (JUMP, 7540),                            # 7511
        (JNE, 43, 140, 7522),                    # 7512: 140 is 1047
        (LOAD, 43, 88, 12),                      # 7513
        (JZ, 43, 11639),                         # 7514
        (LOAD, 44, 88, 13),                      # 7515
        (LOAD, 45, 88, 14),                      # 7516
        (TEXT, 44, 7),                           # 7517
        (MOVE, 40, 44),                          # 7518
        (MOVE, 41, 45),                          # 7519
        (MOVE, 42, 132),                         # 7520: 132 is 7
        (JUMP, 7540),                            # 7521
        (JNE, 43, 141, 7532),                    # 7522: 141 is 1140
        (LOAD, 43, 88, 12),                      # 7523
        (JZ, 43, 11639),                         # 7524
        (LOAD, 44, 88, 13),                      # 7525
        (LOAD, 45, 88, 14),                      # 7526
        (TEXT, 44, 8),                           # 7527
        (MOVE, 40, 44),                          # 7528
        (MOVE, 41, 45),                          # 7529
        (MOVE, 42, 130),                         # 7530: 130 is 8
        (JUMP, 7540),                            # 7531
        (LOAD, 43, 88, 12),                      # 7532
        (JZ, 43, 11639),                         # 7533
        (LOAD, 44, 88, 13),                      # 7534
        (LOAD, 45, 88, 14),                      # 7535
        (TEXT, 44, 1),                           # 7536
        (MOVE, 40, 44),                          # 7537
        (MOVE, 41, 45),                          # 7538
        (MOVE, 42, 127),                         # 7539: 127 is 1
        (MOVE, 23, 40),                          # 7540
        (MOVE, 24, 41),                          # 7541
        (MOVE, 25, 42),                          # 7542
        (JUMP, 7593),                            # 7543
        (LOAD, 26, 88, 0),                       # 7544
        (JNE, 26, 147, 7555),                    # 7545: 147 is 1208
        (LOAD, 26, 88, 9),                       # 7546
        (JZ, 26, 11639),                         # 7547
        (LOAD, 40, 88, 10),                      # 7548
        (LOAD, 41, 88, 11),                      # 7549
        (TEXT, 40, 2),                           # 7550
        (MOVE, 23, 40),                          # 7551
        (MOVE, 24, 41),                          # 7552
        (MOVE, 25, 128),                         # 7553: 128 is 2
        (JUMP, 7593),                            # 7554
        (JNE, 26, 148, 7565),                    # 7555: 148 is 1252
        (LOAD, 26, 88, 9),                       # 7556
        (JZ, 26, 11639),                         # 7557
        (LOAD, 40, 88, 10),                      # 7558
        (LOAD, 41, 88, 11),                      # 7559
        (TEXT, 40, 9),                           # 7560
        (MOVE, 23, 40),                          # 7561
        (MOVE, 24, 41),                          # 7562
        (MOVE, 25, 329),                         # 7563: 329 is 9
        (JUMP, 7593),                            # 7564
        (JNE, 26, 144, 7575),                    # 7565: 144 is 437
        (LOAD, 26, 88, 9),                       # 7566
        (JZ, 26, 11639),                         # 7567
        (LOAD, 40, 88, 10),                      # 7568
        (LOAD, 41, 88, 11),                      # 7569
        (TEXT, 40, 10),                          # 7570
        (MOVE, 23, 40),                          # 7571
        (MOVE, 24, 41),                          # 7572
        (MOVE, 25, 156),                         # 7573: 156 is 10
        (JUMP, 7593),                            # 7574
        (JNE, 26, 146, 7585),                    # 7575: 146 is 850
        (LOAD, 26, 88, 9),                       # 7576
        (JZ, 26, 11639),                         # 7577
        (LOAD, 40, 88, 10),                      # 7578
        (LOAD, 41, 88, 11),                      # 7579
        (TEXT, 40, 11),                          # 7580
        (MOVE, 23, 40),                          # 7581
        (MOVE, 24, 41),                          # 7582
        (MOVE, 25, 159),                         # 7583: 159 is 11
        (JUMP, 7593),                            # 7584
        (LOAD, 26, 88, 9),                       # 7585
        (JZ, 26, 11639),                         # 7586
        (LOAD, 40, 88, 10),                      # 7587
        (LOAD, 41, 88, 11),                      # 7588
        (TEXT, 40, 0),                           # 7589
        (MOVE, 23, 40),                          # 7590
        (MOVE, 24, 41),                          # 7591
        (MOVE, 25, 129),                         # 7592: 129 is 0
        (STORE, 88, 18, 23),                     # 7593
        (STORE, 88, 19, 24),                     # 7594
        (STORE, 88, 20, 25),                     # 7595
        (LOOP, 21, 0),                           # 7596
        (JUMP, 7379),                            # 7597
        (LOAD, 83, 44, 23),                      # 7598
        (JNZ, 83, 7642),                         # 7599
        (LOAD, 89, 44, 16),                      # 7600: pos: num_put_msg_records > 0 ? _parent.put_msg_rec_offset - 48 : 0
        (JLE, 89, 129, 7605),                    # 7601: 129 is 0
        (NUMBER2, 89, 44, 12, 16, 52, 2),        # 7602
        (SUB, 86, 89, 254),                      # 7603: 254 is 48
        (JUMP, 7606),                            # 7604
        (MOVE, 86, 129),                         # 7605: 129 is 0
        (SEEK, 84, 44, 13, 86),                  # 7606
        (LOAD, 91, 44, 16),                      # 7607: repeat-expr: num_put_msg_records
        (ROWS, 90, 20),                          # 7608: put_msg_records: repeat expr
        (STORE, 44, 24, 90),                     # 7609
        (MOVE, 89, 129),                         # 7610: 129 is 0
        (JGE, 89, 91, 7640),                     # 7611
        (ROW, 20, 90, 90),                       # 7612: put_msg_records: an item
        (NUMBER2, 92, 44, 12, 4, 52, 2),         # 7613
        (STORE, 90, 0, 92),                      # 7614
        (LOAD, 92, 44, 2),                       # 7615
        (STORE, 90, 1, 92),                      # 7616
        (LOAD, 92, 90, 0),                       # 7617: if: (fields & 1) != 0
        (AND, 93, 92, 127),                      # 7618: 127 is 1
        (JEQ, 93, 129, 7622),                    # 7619: 129 is 0
        (BYTES, 90, 3, 352),                     # 7620: size: 24; msg_id; 352 is 24
        (STORE, 90, 2, 127),                     # 7621: 127 is 1
        (AND, 93, 92, 128),                      # 7622: if: (fields & 2) != 0; 128 is 2
        (JEQ, 93, 129, 7626),                    # 7623: 129 is 0
        (BYTES, 90, 6, 352),                     # 7624: size: 24; correl_id; 352 is 24
        (STORE, 90, 5, 127),                     # 7625: 127 is 1
        (AND, 93, 92, 131),                      # 7626: if: (fields & 4) != 0; 131 is 4
        (JEQ, 93, 129, 7630),                    # 7627: 129 is 0
        (BYTES, 90, 9, 352),                     # 7628: size: 24; group_id; 352 is 24
        (STORE, 90, 8, 127),                     # 7629: 127 is 1
        (AND, 93, 92, 130),                      # 7630: if: (fields & 8) != 0; 130 is 8
        (JEQ, 93, 129, 7634),                    # 7631: 129 is 0
        (RUN, 90, 12, 4),                        # 7632: feedback
        (STORE, 90, 11, 127),                    # 7633: 127 is 1
        (AND, 93, 92, 173),                      # 7634: if: (fields & 16) != 0; 173 is 16
        (JEQ, 93, 129, 7638),                    # 7635: 129 is 0
        (BYTES, 90, 14, 191),                    # 7636: size: 32; accounting_token; 191 is 32
        (STORE, 90, 13, 127),                    # 7637: 127 is 1
        (COUNT, 89, 2, 44, 25),                  # 7638
        (JUMP, 7611),                            # 7639
        (CLOSE, 84),                             # 7640: back from put_msg_records
        (STORE, 44, 23, 127),                    # 7641: 127 is 1
        (RETURN, 89),                            # 7642: put_msg_records is read
        (CALL, 89, 7598),                        # 7643: put_msg_records
        (LOAD, 12, 39, 4),                       # 7644
        (JZ, 12, 7774),                          # 7645
        (ROWAT, 45, 11, 12),                     # 7646
        (LOAD, 23, 45, 4),                       # 7647: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 7655),                          # 7648
        (LOAD, 23, 45, 8),                       # 7649
        (JZ, 23, 11639),                         # 7650
        (LOAD, 20, 45, 9),                       # 7651
        (LOAD, 21, 45, 10),                      # 7652
        (MOVE, 22, 127),                         # 7653: 127 is 1
        (JUMP, 7660),                            # 7654
        (LOAD, 23, 45, 5),                       # 7655
        (JZ, 23, 11639),                         # 7656
        (LOAD, 20, 45, 6),                       # 7657
        (LOAD, 21, 45, 7),                       # 7658
        (MOVE, 22, 129),                         # 7659: 129 is 0
        (STORE, 45, 20, 20),                     # 7660
        (STORE, 45, 21, 21),                     # 7661
        (STORE, 45, 22, 22),                     # 7662
        (LOAD, 23, 45, 4),                       # 7663: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 7718),                          # 7664
        (LOAD, 26, 45, 1),                       # 7665
        (JNE, 26, 134, 7676),                    # 7666: 134 is 273
        (LOAD, 26, 45, 17),                      # 7667
        (JZ, 26, 11639),                         # 7668
        (LOAD, 40, 45, 18),                      # 7669
        (LOAD, 41, 45, 19),                      # 7670
        (TEXT, 40, 5),                           # 7671
        (MOVE, 23, 40),                          # 7672
        (MOVE, 24, 41),                          # 7673
        (MOVE, 25, 333),                         # 7674: 333 is 5
        (JUMP, 7714),                            # 7675
        (JNE, 26, 139, 7686),                    # 7676: 139 is 500
        (LOAD, 26, 45, 17),                      # 7677
        (JZ, 26, 11639),                         # 7678
        (LOAD, 40, 45, 18),                      # 7679
        (LOAD, 41, 45, 19),                      # 7680
        (TEXT, 40, 6),                           # 7681
        (MOVE, 23, 40),                          # 7682
        (MOVE, 24, 41),                          # 7683
        (MOVE, 25, 330),                         # 7684: 330 is 6
        (JUMP, 7714),                            # 7685
        (JNE, 26, 140, 7696),                    # 7686: 140 is 1047
        (LOAD, 26, 45, 17),                      # 7687
        (JZ, 26, 11639),                         # 7688
        (LOAD, 40, 45, 18),                      # 7689
        (LOAD, 41, 45, 19),                      # 7690
        (TEXT, 40, 7),                           # 7691
        (MOVE, 23, 40),                          # 7692
        (MOVE, 24, 41),                          # 7693
        (MOVE, 25, 132),                         # 7694: 132 is 7
        (JUMP, 7714),                            # 7695
        (JNE, 26, 141, 7706),                    # 7696: 141 is 1140
        (LOAD, 26, 45, 17),                      # 7697
        (JZ, 26, 11639),                         # 7698
        (LOAD, 40, 45, 18),                      # 7699
        (LOAD, 41, 45, 19),                      # 7700
        (TEXT, 40, 8),                           # 7701
        (MOVE, 23, 40),                          # 7702
        (MOVE, 24, 41),                          # 7703
        (MOVE, 25, 130),                         # 7704: 130 is 8
        (JUMP, 7714),                            # 7705
        (LOAD, 26, 45, 17),                      # 7706
        (JZ, 26, 11639),                         # 7707
        (LOAD, 40, 45, 18),                      # 7708
        (LOAD, 41, 45, 19),                      # 7709
        (TEXT, 40, 1),                           # 7710
        (MOVE, 23, 40),                          # 7711
        (MOVE, 24, 41),                          # 7712
        (MOVE, 25, 127),                         # 7713: 127 is 1
        (MOVE, 20, 23),                          # 7714
        (MOVE, 21, 24),                          # 7715
        (MOVE, 22, 25),                          # 7716
        (JUMP, 7767),                            # 7717
        (LOAD, 23, 45, 1),                       # 7718
        (JNE, 23, 147, 7729),                    # 7719: 147 is 1208
        (LOAD, 23, 45, 14),                      # 7720
        (JZ, 23, 11639),                         # 7721
        (LOAD, 24, 45, 15),                      # 7722
        (LOAD, 25, 45, 16),                      # 7723
        (TEXT, 24, 2),                           # 7724
        (MOVE, 20, 24),                          # 7725
        (MOVE, 21, 25),                          # 7726
        (MOVE, 22, 128),                         # 7727: 128 is 2
        (JUMP, 7767),                            # 7728
        (JNE, 23, 148, 7739),                    # 7729: 148 is 1252
        (LOAD, 23, 45, 14),                      # 7730
        (JZ, 23, 11639),                         # 7731
        (LOAD, 24, 45, 15),                      # 7732
        (LOAD, 25, 45, 16),                      # 7733
        (TEXT, 24, 9),                           # 7734
        (MOVE, 20, 24),                          # 7735
        (MOVE, 21, 25),                          # 7736
        (MOVE, 22, 329),                         # 7737: 329 is 9
        (JUMP, 7767),                            # 7738
        (JNE, 23, 144, 7749),                    # 7739: 144 is 437
        (LOAD, 23, 45, 14),                      # 7740
        (JZ, 23, 11639),                         # 7741
        (LOAD, 24, 45, 15),                      # 7742
        (LOAD, 25, 45, 16),                      # 7743
        (TEXT, 24, 10),                          # 7744
        (MOVE, 20, 24),                          # 7745
        (MOVE, 21, 25),                          # 7746
        (MOVE, 22, 156),                         # 7747: 156 is 10
        (JUMP, 7767),                            # 7748
        (JNE, 23, 146, 7759),                    # 7749: 146 is 850
        (LOAD, 23, 45, 14),                      # 7750
        (JZ, 23, 11639),                         # 7751
        (LOAD, 24, 45, 15),                      # 7752
        (LOAD, 25, 45, 16),                      # 7753
        (TEXT, 24, 11),                          # 7754
        (MOVE, 20, 24),                          # 7755
        (MOVE, 21, 25),                          # 7756
        (MOVE, 22, 159),                         # 7757: 159 is 11
        (JUMP, 7767),                            # 7758
        (LOAD, 23, 45, 14),                      # 7759
        (JZ, 23, 11639),                         # 7760
        (LOAD, 24, 45, 15),                      # 7761
        (LOAD, 25, 45, 16),                      # 7762
        (TEXT, 24, 0),                           # 7763
        (MOVE, 20, 24),                          # 7764
        (MOVE, 21, 25),                          # 7765
        (MOVE, 22, 129),                         # 7766: 129 is 0
        (STORE, 45, 23, 20),                     # 7767
        (STORE, 45, 24, 21),                     # 7768
        (STORE, 45, 25, 22),                     # 7769
        (NUMBER2, 20, 45, 3, 8, 52, 2),          # 7770: is_unaligned, value: struc_length % 4 != 0
        (MOD, 21, 20, 131),                      # 7771: 131 is 4
        (NE, 22, 21, 129),                       # 7772: 129 is 0
        (STORE, 45, 26, 22),                     # 7773
        (LOAD, 12, 39, 5),                       # 7774
        (JZ, 12, 7870),                          # 7775
        (ROWAT, 46, 12, 12),                     # 7776
        (LOAD, 23, 46, 4),                       # 7777: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 7785),                          # 7778
        (LOAD, 23, 46, 8),                       # 7779
        (JZ, 23, 11639),                         # 7780
        (LOAD, 20, 46, 9),                       # 7781
        (LOAD, 21, 46, 10),                      # 7782
        (MOVE, 22, 127),                         # 7783: 127 is 1
        (JUMP, 7790),                            # 7784
        (LOAD, 23, 46, 5),                       # 7785
        (JZ, 23, 11639),                         # 7786
        (LOAD, 20, 46, 6),                       # 7787
        (LOAD, 21, 46, 7),                       # 7788
        (MOVE, 22, 129),                         # 7789: 129 is 0
        (STORE, 46, 20, 20),                     # 7790
        (STORE, 46, 21, 21),                     # 7791
        (STORE, 46, 22, 22),                     # 7792
        (LOAD, 20, 46, 15),                      # 7793
        (JZ, 20, 7841),                          # 7794
        (MOVE, 21, 129),                         # 7795: 129 is 0
        (LOAD, 22, 46, 17),                      # 7796
        (JGE, 21, 22, 7841),                     # 7797
        (ITEM, 47, 13, 46, 16, 21),              # 7798
        (MOVE, 23, 129),                         # 7799: is_sound, value: len_data >= 0 and len_data <= len_left - 4 and len_data % 4 == 0; 129 is 0
        (NUMBER2, 24, 47, 4, 0, 52, 3),          # 7800
        (JLT, 24, 129, 7808),                    # 7801: 129 is 0
        (LOAD, 25, 47, 1),                       # 7802
        (SUB, 26, 25, 131),                      # 7803: 131 is 4
        (JGT, 24, 26, 7808),                     # 7804
        (MOD, 25, 24, 131),                      # 7805: 131 is 4
        (JNE, 25, 129, 7808),                    # 7806: 129 is 0
        (MOVE, 23, 127),                         # 7807: 127 is 1
        (STORE, 47, 17, 23),                     # 7808
        (LOAD, 23, 47, 0),                       # 7809: data, value: ccsid == 1208 ? utf8 : is_reversed ? utf16le : utf16be
        (JEQ, 23, 147, 7814),                    # 7810: 147 is 1208
        (JEQ, 23, 357, 7814),                    # 7811: 357 is 1200
        (JEQ, 23, 358, 7814),                    # 7812: 358 is 13488
        (JNE, 23, 359, 7839),                    # 7813: 359 is 17584
        (LOAD, 26, 47, 0),                       # 7814
        (JNE, 26, 147, 7822),                    # 7815: 147 is 1208
        (LOAD, 26, 47, 5),                       # 7816
        (JZ, 26, 11639),                         # 7817
        (LOAD, 23, 47, 6),                       # 7818
        (LOAD, 24, 47, 7),                       # 7819
        (MOVE, 25, 128),                         # 7820: 128 is 2
        (JUMP, 7835),                            # 7821
        (LOAD, 26, 47, 2),                       # 7822
        (JZ, 26, 7830),                          # 7823
        (LOAD, 26, 47, 8),                       # 7824
        (JZ, 26, 11639),                         # 7825
        (LOAD, 23, 47, 9),                       # 7826
        (LOAD, 24, 47, 10),                      # 7827
        (MOVE, 25, 323),                         # 7828: 323 is 3
        (JUMP, 7835),                            # 7829
        (LOAD, 26, 47, 11),                      # 7830
        (JZ, 26, 11639),                         # 7831
        (LOAD, 23, 47, 12),                      # 7832
        (LOAD, 24, 47, 13),                      # 7833
        (MOVE, 25, 131),                         # 7834: 131 is 4
        (STORE, 47, 19, 23),                     # 7835
        (STORE, 47, 20, 24),                     # 7836
        (STORE, 47, 21, 25),                     # 7837
        (STORE, 47, 18, 127),                    # 7838: 127 is 1
        (LOOP, 21, 0),                           # 7839
        (JUMP, 7796),                            # 7840
        (LOAD, 23, 46, 14),                      # 7841: ending, value: _io.size < 4 ? (_io.size == 0 ? 0 : 2) : not folders.last.is_sound ? 1 : stray.size > 0 ? 2 : 0
        (JGE, 23, 131, 7850),                    # 7842: 131 is 4
        (LOAD, 26, 46, 14),                      # 7843
        (JNE, 26, 129, 7847),                    # 7844: 129 is 0
        (MOVE, 23, 129),                         # 7845: 129 is 0
        (JUMP, 7848),                            # 7846
        (MOVE, 23, 128),                         # 7847: 128 is 2
        (MOVE, 20, 23),                          # 7848
        (JUMP, 7865),                            # 7849
        (LOAD, 23, 46, 15),                      # 7850
        (JZ, 23, 11639),                         # 7851
        (LOAD, 24, 46, 17),                      # 7852
        (SUB, 24, 24, 127),                      # 7853: 127 is 1
        (ITEM, 91, 13, 46, 16, 24),              # 7854
        (LOAD, 25, 91, 17),                      # 7855
        (JNZ, 25, 7859),                         # 7856
        (MOVE, 20, 127),                         # 7857: 127 is 1
        (JUMP, 7865),                            # 7858
        (LOAD, 23, 46, 18),                      # 7859
        (LOAD, 24, 46, 19),                      # 7860
        (JLE, 24, 129, 7864),                    # 7861: 129 is 0
        (MOVE, 20, 128),                         # 7862: 128 is 2
        (JUMP, 7865),                            # 7863
        (MOVE, 20, 129),                         # 7864: 129 is 0
        (STORE, 46, 23, 20),                     # 7865
        (NUMBER2, 20, 46, 3, 8, 52, 2),          # 7866: is_unaligned, value: struc_length % 4 != 0
        (MOD, 21, 20, 131),                      # 7867: 131 is 4
        (NE, 22, 21, 129),                       # 7868: 129 is 0
        (STORE, 46, 24, 22),                     # 7869
        (LOAD, 12, 39, 6),                       # 7870
        (JZ, 12, 9494),                          # 7871
        (ROWAT, 48, 14, 12),                     # 7872
        (LOAD, 23, 48, 4),                       # 7873: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 7881),                          # 7874
        (LOAD, 23, 48, 8),                       # 7875
        (JZ, 23, 11639),                         # 7876
        (LOAD, 20, 48, 9),                       # 7877
        (LOAD, 21, 48, 10),                      # 7878
        (MOVE, 22, 127),                         # 7879: 127 is 1
        (JUMP, 7886),                            # 7880
        (LOAD, 23, 48, 5),                       # 7881
        (JZ, 23, 11639),                         # 7882
        (LOAD, 20, 48, 6),                       # 7883
        (LOAD, 21, 48, 7),                       # 7884
        (MOVE, 22, 129),                         # 7885: 129 is 0
        (STORE, 48, 104, 20),                    # 7886
        (STORE, 48, 105, 21),                    # 7887
        (STORE, 48, 106, 22),                    # 7888
        (LOAD, 23, 48, 4),                       # 7889: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 7944),                          # 7890
        (LOAD, 26, 48, 1),                       # 7891
        (JNE, 26, 134, 7902),                    # 7892: 134 is 273
        (LOAD, 26, 48, 16),                      # 7893
        (JZ, 26, 11639),                         # 7894
        (LOAD, 40, 48, 17),                      # 7895
        (LOAD, 41, 48, 18),                      # 7896
        (TEXT, 40, 5),                           # 7897
        (MOVE, 23, 40),                          # 7898
        (MOVE, 24, 41),                          # 7899
        (MOVE, 25, 333),                         # 7900: 333 is 5
        (JUMP, 7940),                            # 7901
        (JNE, 26, 139, 7912),                    # 7902: 139 is 500
        (LOAD, 26, 48, 16),                      # 7903
        (JZ, 26, 11639),                         # 7904
        (LOAD, 40, 48, 17),                      # 7905
        (LOAD, 41, 48, 18),                      # 7906
        (TEXT, 40, 6),                           # 7907
        (MOVE, 23, 40),                          # 7908
        (MOVE, 24, 41),                          # 7909
        (MOVE, 25, 330),                         # 7910: 330 is 6
        (JUMP, 7940),                            # 7911
        (JNE, 26, 140, 7922),                    # 7912: 140 is 1047
        (LOAD, 26, 48, 16),                      # 7913
        (JZ, 26, 11639),                         # 7914
        (LOAD, 40, 48, 17),                      # 7915
        (LOAD, 41, 48, 18),                      # 7916
        (TEXT, 40, 7),                           # 7917
        (MOVE, 23, 40),                          # 7918
        (MOVE, 24, 41),                          # 7919
        (MOVE, 25, 132),                         # 7920: 132 is 7
        (JUMP, 7940),                            # 7921
        (JNE, 26, 141, 7932),                    # 7922: 141 is 1140
        (LOAD, 26, 48, 16),                      # 7923
        (JZ, 26, 11639),                         # 7924
        (LOAD, 40, 48, 17),                      # 7925
        (LOAD, 41, 48, 18),                      # 7926
        (TEXT, 40, 8),                           # 7927
        (MOVE, 23, 40),                          # 7928
        (MOVE, 24, 41),                          # 7929
        (MOVE, 25, 130),                         # 7930: 130 is 8
        (JUMP, 7940),                            # 7931
        (LOAD, 26, 48, 16),                      # 7932
        (JZ, 26, 11639),                         # 7933
        (LOAD, 40, 48, 17),                      # 7934
        (LOAD, 41, 48, 18),                      # 7935
        (TEXT, 40, 1),                           # 7936
        (MOVE, 23, 40),                          # 7937
        (MOVE, 24, 41),                          # 7938
        (MOVE, 25, 127),                         # 7939: 127 is 1
        (MOVE, 20, 23),                          # 7940
        (MOVE, 21, 24),                          # 7941
        (MOVE, 22, 25),                          # 7942
        (JUMP, 7993),                            # 7943
        (LOAD, 23, 48, 1),                       # 7944
        (JNE, 23, 147, 7955),                    # 7945: 147 is 1208
        (LOAD, 23, 48, 13),                      # 7946
        (JZ, 23, 11639),                         # 7947
        (LOAD, 24, 48, 14),                      # 7948
        (LOAD, 25, 48, 15),                      # 7949
        (TEXT, 24, 2),                           # 7950
        (MOVE, 20, 24),                          # 7951
        (MOVE, 21, 25),                          # 7952
        (MOVE, 22, 128),                         # 7953: 128 is 2
        (JUMP, 7993),                            # 7954
        (JNE, 23, 148, 7965),                    # 7955: 148 is 1252
        (LOAD, 23, 48, 13),                      # 7956
        (JZ, 23, 11639),                         # 7957
        (LOAD, 24, 48, 14),                      # 7958
        (LOAD, 25, 48, 15),                      # 7959
        (TEXT, 24, 9),                           # 7960
        (MOVE, 20, 24),                          # 7961
        (MOVE, 21, 25),                          # 7962
        (MOVE, 22, 329),                         # 7963: 329 is 9
        (JUMP, 7993),                            # 7964
        (JNE, 23, 144, 7975),                    # 7965: 144 is 437
        (LOAD, 23, 48, 13),                      # 7966
        (JZ, 23, 11639),                         # 7967
        (LOAD, 24, 48, 14),                      # 7968
        (LOAD, 25, 48, 15),                      # 7969
        (TEXT, 24, 10),                          # 7970
        (MOVE, 20, 24),                          # 7971
        (MOVE, 21, 25),                          # 7972
        (MOVE, 22, 156),                         # 7973: 156 is 10
        (JUMP, 7993),                            # 7974
        (JNE, 23, 146, 7985),                    # 7975: 146 is 850
        (LOAD, 23, 48, 13),                      # 7976
        (JZ, 23, 11639),                         # 7977
        (LOAD, 24, 48, 14),                      # 7978
        (LOAD, 25, 48, 15),                      # 7979
        (TEXT, 24, 11),                          # 7980
        (MOVE, 20, 24),                          # 7981
        (MOVE, 21, 25),                          # 7982
        (MOVE, 22, 159),                         # 7983: 159 is 11
        (JUMP, 7993),                            # 7984
        (LOAD, 23, 48, 13),                      # 7985
        (JZ, 23, 11639),                         # 7986
        (LOAD, 24, 48, 14),                      # 7987
        (LOAD, 25, 48, 15),                      # 7988
        (TEXT, 24, 0),                           # 7989
        (MOVE, 20, 24),                          # 7990
        (MOVE, 21, 25),                          # 7991
        (MOVE, 22, 129),                         # 7992: 129 is 0
        (STORE, 48, 107, 20),                    # 7993
        (STORE, 48, 108, 21),                    # 7994
        (STORE, 48, 109, 22),                    # 7995
        (LOAD, 23, 48, 4),                       # 7996: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8051),                          # 7997
        (LOAD, 26, 48, 1),                       # 7998
        (JNE, 26, 134, 8009),                    # 7999: 134 is 273
        (LOAD, 26, 48, 22),                      # 8000
        (JZ, 26, 11639),                         # 8001
        (LOAD, 40, 48, 23),                      # 8002
        (LOAD, 41, 48, 24),                      # 8003
        (TEXT, 40, 5),                           # 8004
        (MOVE, 23, 40),                          # 8005
        (MOVE, 24, 41),                          # 8006
        (MOVE, 25, 333),                         # 8007: 333 is 5
        (JUMP, 8047),                            # 8008
        (JNE, 26, 139, 8019),                    # 8009: 139 is 500
        (LOAD, 26, 48, 22),                      # 8010
        (JZ, 26, 11639),                         # 8011
        (LOAD, 40, 48, 23),                      # 8012
        (LOAD, 41, 48, 24),                      # 8013
        (TEXT, 40, 6),                           # 8014
        (MOVE, 23, 40),                          # 8015
        (MOVE, 24, 41),                          # 8016
        (MOVE, 25, 330),                         # 8017: 330 is 6
        (JUMP, 8047),                            # 8018
        (JNE, 26, 140, 8029),                    # 8019: 140 is 1047
        (LOAD, 26, 48, 22),                      # 8020
        (JZ, 26, 11639),                         # 8021
        (LOAD, 40, 48, 23),                      # 8022
        (LOAD, 41, 48, 24),                      # 8023
        (TEXT, 40, 7),                           # 8024
        (MOVE, 23, 40),                          # 8025
        (MOVE, 24, 41),                          # 8026
        (MOVE, 25, 132),                         # 8027: 132 is 7
        (JUMP, 8047),                            # 8028
        (JNE, 26, 141, 8039),                    # 8029: 141 is 1140
        (LOAD, 26, 48, 22),                      # 8030
        (JZ, 26, 11639),                         # 8031
        (LOAD, 40, 48, 23),                      # 8032
        (LOAD, 41, 48, 24),                      # 8033
        (TEXT, 40, 8),                           # 8034
        (MOVE, 23, 40),                          # 8035
        (MOVE, 24, 41),                          # 8036
        (MOVE, 25, 130),                         # 8037: 130 is 8
        (JUMP, 8047),                            # 8038
        (LOAD, 26, 48, 22),                      # 8039
        (JZ, 26, 11639),                         # 8040
        (LOAD, 40, 48, 23),                      # 8041
        (LOAD, 41, 48, 24),                      # 8042
        (TEXT, 40, 1),                           # 8043
        (MOVE, 23, 40),                          # 8044
        (MOVE, 24, 41),                          # 8045
        (MOVE, 25, 127),                         # 8046: 127 is 1
        (MOVE, 20, 23),                          # 8047
        (MOVE, 21, 24),                          # 8048
        (MOVE, 22, 25),                          # 8049
        (JUMP, 8100),                            # 8050
        (LOAD, 23, 48, 1),                       # 8051
        (JNE, 23, 147, 8062),                    # 8052: 147 is 1208
        (LOAD, 23, 48, 19),                      # 8053
        (JZ, 23, 11639),                         # 8054
        (LOAD, 24, 48, 20),                      # 8055
        (LOAD, 25, 48, 21),                      # 8056
        (TEXT, 24, 2),                           # 8057
        (MOVE, 20, 24),                          # 8058
        (MOVE, 21, 25),                          # 8059
        (MOVE, 22, 128),                         # 8060: 128 is 2
        (JUMP, 8100),                            # 8061
        (JNE, 23, 148, 8072),                    # 8062: 148 is 1252
        (LOAD, 23, 48, 19),                      # 8063
        (JZ, 23, 11639),                         # 8064
        (LOAD, 24, 48, 20),                      # 8065
        (LOAD, 25, 48, 21),                      # 8066
        (TEXT, 24, 9),                           # 8067
        (MOVE, 20, 24),                          # 8068
        (MOVE, 21, 25),                          # 8069
        (MOVE, 22, 329),                         # 8070: 329 is 9
        (JUMP, 8100),                            # 8071
        (JNE, 23, 144, 8082),                    # 8072: 144 is 437
        (LOAD, 23, 48, 19),                      # 8073
        (JZ, 23, 11639),                         # 8074
        (LOAD, 24, 48, 20),                      # 8075
        (LOAD, 25, 48, 21),                      # 8076
        (TEXT, 24, 10),                          # 8077
        (MOVE, 20, 24),                          # 8078
        (MOVE, 21, 25),                          # 8079
        (MOVE, 22, 156),                         # 8080: 156 is 10
        (JUMP, 8100),                            # 8081
        (JNE, 23, 146, 8092),                    # 8082: 146 is 850
        (LOAD, 23, 48, 19),                      # 8083
        (JZ, 23, 11639),                         # 8084
        (LOAD, 24, 48, 20),                      # 8085
        (LOAD, 25, 48, 21),                      # 8086
        (TEXT, 24, 11),                          # 8087
        (MOVE, 20, 24),                          # 8088
        (MOVE, 21, 25),                          # 8089
        (MOVE, 22, 159),                         # 8090: 159 is 11
        (JUMP, 8100),                            # 8091
        (LOAD, 23, 48, 19),                      # 8092
        (JZ, 23, 11639),                         # 8093
        (LOAD, 24, 48, 20),                      # 8094
        (LOAD, 25, 48, 21),                      # 8095
        (TEXT, 24, 0),                           # 8096
        (MOVE, 20, 24),                          # 8097
        (MOVE, 21, 25),                          # 8098
        (MOVE, 22, 129),                         # 8099: 129 is 0
        (STORE, 48, 110, 20),                    # 8100
        (STORE, 48, 111, 21),                    # 8101
        (STORE, 48, 112, 22),                    # 8102
        (LOAD, 23, 48, 4),                       # 8103: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8158),                          # 8104
        (LOAD, 26, 48, 1),                       # 8105
        (JNE, 26, 134, 8116),                    # 8106: 134 is 273
        (LOAD, 26, 48, 28),                      # 8107
        (JZ, 26, 11639),                         # 8108
        (LOAD, 40, 48, 29),                      # 8109
        (LOAD, 41, 48, 30),                      # 8110
        (TEXT, 40, 5),                           # 8111
        (MOVE, 23, 40),                          # 8112
        (MOVE, 24, 41),                          # 8113
        (MOVE, 25, 333),                         # 8114: 333 is 5
        (JUMP, 8154),                            # 8115
        (JNE, 26, 139, 8126),                    # 8116: 139 is 500
        (LOAD, 26, 48, 28),                      # 8117
        (JZ, 26, 11639),                         # 8118
        (LOAD, 40, 48, 29),                      # 8119
        (LOAD, 41, 48, 30),                      # 8120
        (TEXT, 40, 6),                           # 8121
        (MOVE, 23, 40),                          # 8122
        (MOVE, 24, 41),                          # 8123
        (MOVE, 25, 330),                         # 8124: 330 is 6
        (JUMP, 8154),                            # 8125
        (JNE, 26, 140, 8136),                    # 8126: 140 is 1047
        (LOAD, 26, 48, 28),                      # 8127
        (JZ, 26, 11639),                         # 8128
        (LOAD, 40, 48, 29),                      # 8129
        (LOAD, 41, 48, 30),                      # 8130
        (TEXT, 40, 7),                           # 8131
        (MOVE, 23, 40),                          # 8132
        (MOVE, 24, 41),                          # 8133
        (MOVE, 25, 132),                         # 8134: 132 is 7
        (JUMP, 8154),                            # 8135
        (JNE, 26, 141, 8146),                    # 8136: 141 is 1140
        (LOAD, 26, 48, 28),                      # 8137
        (JZ, 26, 11639),                         # 8138
        (LOAD, 40, 48, 29),                      # 8139
        (LOAD, 41, 48, 30),                      # 8140
        (TEXT, 40, 8),                           # 8141
        (MOVE, 23, 40),                          # 8142
        (MOVE, 24, 41),                          # 8143
        (MOVE, 25, 130),                         # 8144: 130 is 8
        (JUMP, 8154),                            # 8145
        (LOAD, 26, 48, 28),                      # 8146
        (JZ, 26, 11639),                         # 8147
        (LOAD, 40, 48, 29),                      # 8148
        (LOAD, 41, 48, 30),                      # 8149
        (TEXT, 40, 1),                           # 8150
        (MOVE, 23, 40),                          # 8151
        (MOVE, 24, 41),                          # 8152
        (MOVE, 25, 127),                         # 8153: 127 is 1
        (MOVE, 20, 23),                          # 8154
        (MOVE, 21, 24),                          # 8155
        (MOVE, 22, 25),                          # 8156
        (JUMP, 8207),                            # 8157
        (LOAD, 23, 48, 1),                       # 8158
        (JNE, 23, 147, 8169),                    # 8159: 147 is 1208
        (LOAD, 23, 48, 25),                      # 8160
        (JZ, 23, 11639),                         # 8161
        (LOAD, 24, 48, 26),                      # 8162
        (LOAD, 25, 48, 27),                      # 8163
        (TEXT, 24, 2),                           # 8164
        (MOVE, 20, 24),                          # 8165
        (MOVE, 21, 25),                          # 8166
        (MOVE, 22, 128),                         # 8167: 128 is 2
        (JUMP, 8207),                            # 8168
        (JNE, 23, 148, 8179),                    # 8169: 148 is 1252
        (LOAD, 23, 48, 25),                      # 8170
        (JZ, 23, 11639),                         # 8171
        (LOAD, 24, 48, 26),                      # 8172
        (LOAD, 25, 48, 27),                      # 8173
        (TEXT, 24, 9),                           # 8174
        (MOVE, 20, 24),                          # 8175
        (MOVE, 21, 25),                          # 8176
        (MOVE, 22, 329),                         # 8177: 329 is 9
        (JUMP, 8207),                            # 8178
        (JNE, 23, 144, 8189),                    # 8179: 144 is 437
        (LOAD, 23, 48, 25),                      # 8180
        (JZ, 23, 11639),                         # 8181
        (LOAD, 24, 48, 26),                      # 8182
        (LOAD, 25, 48, 27),                      # 8183
        (TEXT, 24, 10),                          # 8184
        (MOVE, 20, 24),                          # 8185
        (MOVE, 21, 25),                          # 8186
        (MOVE, 22, 156),                         # 8187: 156 is 10
        (JUMP, 8207),                            # 8188
        (JNE, 23, 146, 8199),                    # 8189: 146 is 850
        (LOAD, 23, 48, 25),                      # 8190
        (JZ, 23, 11639),                         # 8191
        (LOAD, 24, 48, 26),                      # 8192
        (LOAD, 25, 48, 27),                      # 8193
        (TEXT, 24, 11),                          # 8194
        (MOVE, 20, 24),                          # 8195
        (MOVE, 21, 25),                          # 8196
        (MOVE, 22, 159),                         # 8197: 159 is 11
        (JUMP, 8207),                            # 8198
        (LOAD, 23, 48, 25),                      # 8199
        (JZ, 23, 11639),                         # 8200
        (LOAD, 24, 48, 26),                      # 8201
        (LOAD, 25, 48, 27),                      # 8202
        (TEXT, 24, 0),                           # 8203
        (MOVE, 20, 24),                          # 8204
        (MOVE, 21, 25),                          # 8205
        (MOVE, 22, 129),                         # 8206: 129 is 0
        (STORE, 48, 113, 20),                    # 8207
        (STORE, 48, 114, 21),                    # 8208
        (STORE, 48, 115, 22),                    # 8209
        (LOAD, 23, 48, 4),                       # 8210: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8265),                          # 8211
        (LOAD, 26, 48, 1),                       # 8212
        (JNE, 26, 134, 8223),                    # 8213: 134 is 273
        (LOAD, 26, 48, 34),                      # 8214
        (JZ, 26, 11639),                         # 8215
        (LOAD, 40, 48, 35),                      # 8216
        (LOAD, 41, 48, 36),                      # 8217
        (TEXT, 40, 5),                           # 8218
        (MOVE, 23, 40),                          # 8219
        (MOVE, 24, 41),                          # 8220
        (MOVE, 25, 333),                         # 8221: 333 is 5
        (JUMP, 8261),                            # 8222
        (JNE, 26, 139, 8233),                    # 8223: 139 is 500
        (LOAD, 26, 48, 34),                      # 8224
        (JZ, 26, 11639),                         # 8225
        (LOAD, 40, 48, 35),                      # 8226
        (LOAD, 41, 48, 36),                      # 8227
        (TEXT, 40, 6),                           # 8228
        (MOVE, 23, 40),                          # 8229
        (MOVE, 24, 41),                          # 8230
        (MOVE, 25, 330),                         # 8231: 330 is 6
        (JUMP, 8261),                            # 8232
        (JNE, 26, 140, 8243),                    # 8233: 140 is 1047
        (LOAD, 26, 48, 34),                      # 8234
        (JZ, 26, 11639),                         # 8235
        (LOAD, 40, 48, 35),                      # 8236
        (LOAD, 41, 48, 36),                      # 8237
        (TEXT, 40, 7),                           # 8238
        (MOVE, 23, 40),                          # 8239
        (MOVE, 24, 41),                          # 8240
        (MOVE, 25, 132),                         # 8241: 132 is 7
        (JUMP, 8261),                            # 8242
        (JNE, 26, 141, 8253),                    # 8243: 141 is 1140
        (LOAD, 26, 48, 34),                      # 8244
        (JZ, 26, 11639),                         # 8245
        (LOAD, 40, 48, 35),                      # 8246
        (LOAD, 41, 48, 36),                      # 8247
        (TEXT, 40, 8),                           # 8248
        (MOVE, 23, 40),                          # 8249
        (MOVE, 24, 41),                          # 8250
        (MOVE, 25, 130),                         # 8251: 130 is 8
        (JUMP, 8261),                            # 8252
        (LOAD, 26, 48, 34),                      # 8253
        (JZ, 26, 11639),                         # 8254
        (LOAD, 40, 48, 35),                      # 8255
        (LOAD, 41, 48, 36),                      # 8256
        (TEXT, 40, 1),                           # 8257
        (MOVE, 23, 40),                          # 8258
        (MOVE, 24, 41),                          # 8259
        (MOVE, 25, 127),                         # 8260: 127 is 1
        (MOVE, 20, 23),                          # 8261
        (MOVE, 21, 24),                          # 8262
        (MOVE, 22, 25),                          # 8263
        (JUMP, 8314),                            # 8264
        (LOAD, 23, 48, 1),                       # 8265
        (JNE, 23, 147, 8276),                    # 8266: 147 is 1208
        (LOAD, 23, 48, 31),                      # 8267
        (JZ, 23, 11639),                         # 8268
        (LOAD, 24, 48, 32),                      # 8269
        (LOAD, 25, 48, 33),                      # 8270
        (TEXT, 24, 2),                           # 8271
        (MOVE, 20, 24),                          # 8272
        (MOVE, 21, 25),                          # 8273
        (MOVE, 22, 128),                         # 8274: 128 is 2
        (JUMP, 8314),                            # 8275
        (JNE, 23, 148, 8286),                    # 8276: 148 is 1252
        (LOAD, 23, 48, 31),                      # 8277
        (JZ, 23, 11639),                         # 8278
        (LOAD, 24, 48, 32),                      # 8279
        (LOAD, 25, 48, 33),                      # 8280
        (TEXT, 24, 9),                           # 8281
        (MOVE, 20, 24),                          # 8282
        (MOVE, 21, 25),                          # 8283
        (MOVE, 22, 329),                         # 8284: 329 is 9
        (JUMP, 8314),                            # 8285
        (JNE, 23, 144, 8296),                    # 8286: 144 is 437
        (LOAD, 23, 48, 31),                      # 8287
        (JZ, 23, 11639),                         # 8288
        (LOAD, 24, 48, 32),                      # 8289
        (LOAD, 25, 48, 33),                      # 8290
        (TEXT, 24, 10),                          # 8291
        (MOVE, 20, 24),                          # 8292
        (MOVE, 21, 25),                          # 8293
        (MOVE, 22, 156),                         # 8294: 156 is 10
        (JUMP, 8314),                            # 8295
        (JNE, 23, 146, 8306),                    # 8296: 146 is 850
        (LOAD, 23, 48, 31),                      # 8297
        (JZ, 23, 11639),                         # 8298
        (LOAD, 24, 48, 32),                      # 8299
        (LOAD, 25, 48, 33),                      # 8300
        (TEXT, 24, 11),                          # 8301
        (MOVE, 20, 24),                          # 8302
        (MOVE, 21, 25),                          # 8303
        (MOVE, 22, 159),                         # 8304: 159 is 11
        (JUMP, 8314),                            # 8305
        (LOAD, 23, 48, 31),                      # 8306
        (JZ, 23, 11639),                         # 8307
        (LOAD, 24, 48, 32),                      # 8308
        (LOAD, 25, 48, 33),                      # 8309
        (TEXT, 24, 0),                           # 8310
        (MOVE, 20, 24),                          # 8311
        (MOVE, 21, 25),                          # 8312
        (MOVE, 22, 129),                         # 8313: 129 is 0
        (STORE, 48, 116, 20),                    # 8314
        (STORE, 48, 117, 21),                    # 8315
        (STORE, 48, 118, 22),                    # 8316
        (LOAD, 23, 48, 4),                       # 8317: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8372),                          # 8318
        (LOAD, 26, 48, 1),                       # 8319
        (JNE, 26, 134, 8330),                    # 8320: 134 is 273
        (LOAD, 26, 48, 40),                      # 8321
        (JZ, 26, 11639),                         # 8322
        (LOAD, 40, 48, 41),                      # 8323
        (LOAD, 41, 48, 42),                      # 8324
        (TEXT, 40, 5),                           # 8325
        (MOVE, 23, 40),                          # 8326
        (MOVE, 24, 41),                          # 8327
        (MOVE, 25, 333),                         # 8328: 333 is 5
        (JUMP, 8368),                            # 8329
        (JNE, 26, 139, 8340),                    # 8330: 139 is 500
        (LOAD, 26, 48, 40),                      # 8331
        (JZ, 26, 11639),                         # 8332
        (LOAD, 40, 48, 41),                      # 8333
        (LOAD, 41, 48, 42),                      # 8334
        (TEXT, 40, 6),                           # 8335
        (MOVE, 23, 40),                          # 8336
        (MOVE, 24, 41),                          # 8337
        (MOVE, 25, 330),                         # 8338: 330 is 6
        (JUMP, 8368),                            # 8339
        (JNE, 26, 140, 8350),                    # 8340: 140 is 1047
        (LOAD, 26, 48, 40),                      # 8341
        (JZ, 26, 11639),                         # 8342
        (LOAD, 40, 48, 41),                      # 8343
        (LOAD, 41, 48, 42),                      # 8344
        (TEXT, 40, 7),                           # 8345
        (MOVE, 23, 40),                          # 8346
        (MOVE, 24, 41),                          # 8347
        (MOVE, 25, 132),                         # 8348: 132 is 7
        (JUMP, 8368),                            # 8349
        (JNE, 26, 141, 8360),                    # 8350: 141 is 1140
        (LOAD, 26, 48, 40),                      # 8351
        (JZ, 26, 11639),                         # 8352
        (LOAD, 40, 48, 41),                      # 8353
        (LOAD, 41, 48, 42),                      # 8354
        (TEXT, 40, 8),                           # 8355
        (MOVE, 23, 40),                          # 8356
        (MOVE, 24, 41),                          # 8357
        (MOVE, 25, 130),                         # 8358: 130 is 8
        (JUMP, 8368),                            # 8359
        (LOAD, 26, 48, 40),                      # 8360
        (JZ, 26, 11639),                         # 8361
        (LOAD, 40, 48, 41),                      # 8362
        (LOAD, 41, 48, 42),                      # 8363
        (TEXT, 40, 1),                           # 8364
        (MOVE, 23, 40),                          # 8365
        (MOVE, 24, 41),                          # 8366
        (MOVE, 25, 127),                         # 8367: 127 is 1
        (MOVE, 20, 23),                          # 8368
        (MOVE, 21, 24),                          # 8369
        (MOVE, 22, 25),                          # 8370
        (JUMP, 8421),                            # 8371
        (LOAD, 23, 48, 1),                       # 8372
        (JNE, 23, 147, 8383),                    # 8373: 147 is 1208
        (LOAD, 23, 48, 37),                      # 8374
        (JZ, 23, 11639),                         # 8375
        (LOAD, 24, 48, 38),                      # 8376
        (LOAD, 25, 48, 39),                      # 8377
        (TEXT, 24, 2),                           # 8378
        (MOVE, 20, 24),                          # 8379
        (MOVE, 21, 25),                          # 8380
        (MOVE, 22, 128),                         # 8381: 128 is 2
        (JUMP, 8421),                            # 8382
        (JNE, 23, 148, 8393),                    # 8383: 148 is 1252
        (LOAD, 23, 48, 37),                      # 8384
        (JZ, 23, 11639),                         # 8385
        (LOAD, 24, 48, 38),                      # 8386
        (LOAD, 25, 48, 39),                      # 8387
        (TEXT, 24, 9),                           # 8388
        (MOVE, 20, 24),                          # 8389
        (MOVE, 21, 25),                          # 8390
        (MOVE, 22, 329),                         # 8391: 329 is 9
        (JUMP, 8421),                            # 8392
        (JNE, 23, 144, 8403),                    # 8393: 144 is 437
        (LOAD, 23, 48, 37),                      # 8394
        (JZ, 23, 11639),                         # 8395
        (LOAD, 24, 48, 38),                      # 8396
        (LOAD, 25, 48, 39),                      # 8397
        (TEXT, 24, 10),                          # 8398
        (MOVE, 20, 24),                          # 8399
        (MOVE, 21, 25),                          # 8400
        (MOVE, 22, 156),                         # 8401: 156 is 10
        (JUMP, 8421),                            # 8402
        (JNE, 23, 146, 8413),                    # 8403: 146 is 850
        (LOAD, 23, 48, 37),                      # 8404
        (JZ, 23, 11639),                         # 8405
        (LOAD, 24, 48, 38),                      # 8406
        (LOAD, 25, 48, 39),                      # 8407
        (TEXT, 24, 11),                          # 8408
        (MOVE, 20, 24),                          # 8409
        (MOVE, 21, 25),                          # 8410
        (MOVE, 22, 159),                         # 8411: 159 is 11
        (JUMP, 8421),                            # 8412
        (LOAD, 23, 48, 37),                      # 8413
        (JZ, 23, 11639),                         # 8414
        (LOAD, 24, 48, 38),                      # 8415
        (LOAD, 25, 48, 39),                      # 8416
        (TEXT, 24, 0),                           # 8417
        (MOVE, 20, 24),                          # 8418
        (MOVE, 21, 25),                          # 8419
        (MOVE, 22, 129),                         # 8420: 129 is 0
        (STORE, 48, 119, 20),                    # 8421
        (STORE, 48, 120, 21),                    # 8422
        (STORE, 48, 121, 22),                    # 8423
        (LOAD, 23, 48, 4),                       # 8424: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8479),                          # 8425
        (LOAD, 26, 48, 1),                       # 8426
        (JNE, 26, 134, 8437),                    # 8427: 134 is 273
        (LOAD, 26, 48, 46),                      # 8428
        (JZ, 26, 11639),                         # 8429
        (LOAD, 40, 48, 47),                      # 8430
        (LOAD, 41, 48, 48),                      # 8431
        (TEXT, 40, 5),                           # 8432
        (MOVE, 23, 40),                          # 8433
        (MOVE, 24, 41),                          # 8434
        (MOVE, 25, 333),                         # 8435: 333 is 5
        (JUMP, 8475),                            # 8436
        (JNE, 26, 139, 8447),                    # 8437: 139 is 500
        (LOAD, 26, 48, 46),                      # 8438
        (JZ, 26, 11639),                         # 8439
        (LOAD, 40, 48, 47),                      # 8440
        (LOAD, 41, 48, 48),                      # 8441
        (TEXT, 40, 6),                           # 8442
        (MOVE, 23, 40),                          # 8443
        (MOVE, 24, 41),                          # 8444
        (MOVE, 25, 330),                         # 8445: 330 is 6
        (JUMP, 8475),                            # 8446
        (JNE, 26, 140, 8457),                    # 8447: 140 is 1047
        (LOAD, 26, 48, 46),                      # 8448
        (JZ, 26, 11639),                         # 8449
        (LOAD, 40, 48, 47),                      # 8450
        (LOAD, 41, 48, 48),                      # 8451
        (TEXT, 40, 7),                           # 8452
        (MOVE, 23, 40),                          # 8453
        (MOVE, 24, 41),                          # 8454
        (MOVE, 25, 132),                         # 8455: 132 is 7
        (JUMP, 8475),                            # 8456
        (JNE, 26, 141, 8467),                    # 8457: 141 is 1140
        (LOAD, 26, 48, 46),                      # 8458
        (JZ, 26, 11639),                         # 8459
        (LOAD, 40, 48, 47),                      # 8460
        (LOAD, 41, 48, 48),                      # 8461
        (TEXT, 40, 8),                           # 8462
        (MOVE, 23, 40),                          # 8463
        (MOVE, 24, 41),                          # 8464
        (MOVE, 25, 130),                         # 8465: 130 is 8
        (JUMP, 8475),                            # 8466
        (LOAD, 26, 48, 46),                      # 8467
        (JZ, 26, 11639),                         # 8468
        (LOAD, 40, 48, 47),                      # 8469
        (LOAD, 41, 48, 48),                      # 8470
        (TEXT, 40, 1),                           # 8471
        (MOVE, 23, 40),                          # 8472
        (MOVE, 24, 41),                          # 8473
        (MOVE, 25, 127),                         # 8474: 127 is 1
        (MOVE, 20, 23),                          # 8475
        (MOVE, 21, 24),                          # 8476
        (MOVE, 22, 25),                          # 8477
        (JUMP, 8528),                            # 8478
        (LOAD, 23, 48, 1),                       # 8479
        (JNE, 23, 147, 8490),                    # 8480: 147 is 1208
        (LOAD, 23, 48, 43),                      # 8481
        (JZ, 23, 11639),                         # 8482
        (LOAD, 24, 48, 44),                      # 8483
        (LOAD, 25, 48, 45),                      # 8484
        (TEXT, 24, 2),                           # 8485
        (MOVE, 20, 24),                          # 8486
        (MOVE, 21, 25),                          # 8487
        (MOVE, 22, 128),                         # 8488: 128 is 2
        (JUMP, 8528),                            # 8489
        (JNE, 23, 148, 8500),                    # 8490: 148 is 1252
        (LOAD, 23, 48, 43),                      # 8491
        (JZ, 23, 11639),                         # 8492
        (LOAD, 24, 48, 44),                      # 8493
        (LOAD, 25, 48, 45),                      # 8494
        (TEXT, 24, 9),                           # 8495
        (MOVE, 20, 24),                          # 8496
        (MOVE, 21, 25),                          # 8497
        (MOVE, 22, 329),                         # 8498: 329 is 9
        (JUMP, 8528),                            # 8499
        (JNE, 23, 144, 8510),                    # 8500: 144 is 437
        (LOAD, 23, 48, 43),                      # 8501
        (JZ, 23, 11639),                         # 8502
        (LOAD, 24, 48, 44),                      # 8503
        (LOAD, 25, 48, 45),                      # 8504
        (TEXT, 24, 10),                          # 8505
        (MOVE, 20, 24),                          # 8506
        (MOVE, 21, 25),                          # 8507
        (MOVE, 22, 156),                         # 8508: 156 is 10
        (JUMP, 8528),                            # 8509
        (JNE, 23, 146, 8520),                    # 8510: 146 is 850
        (LOAD, 23, 48, 43),                      # 8511
        (JZ, 23, 11639),                         # 8512
        (LOAD, 24, 48, 44),                      # 8513
        (LOAD, 25, 48, 45),                      # 8514
        (TEXT, 24, 11),                          # 8515
        (MOVE, 20, 24),                          # 8516
        (MOVE, 21, 25),                          # 8517
        (MOVE, 22, 159),                         # 8518: 159 is 11
        (JUMP, 8528),                            # 8519
        (LOAD, 23, 48, 43),                      # 8520
        (JZ, 23, 11639),                         # 8521
        (LOAD, 24, 48, 44),                      # 8522
        (LOAD, 25, 48, 45),                      # 8523
        (TEXT, 24, 0),                           # 8524
        (MOVE, 20, 24),                          # 8525
        (MOVE, 21, 25),                          # 8526
        (MOVE, 22, 129),                         # 8527: 129 is 0
        (STORE, 48, 122, 20),                    # 8528
        (STORE, 48, 123, 21),                    # 8529
        (STORE, 48, 124, 22),                    # 8530
        (LOAD, 23, 48, 4),                       # 8531: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8586),                          # 8532
        (LOAD, 26, 48, 1),                       # 8533
        (JNE, 26, 134, 8544),                    # 8534: 134 is 273
        (LOAD, 26, 48, 52),                      # 8535
        (JZ, 26, 11639),                         # 8536
        (LOAD, 40, 48, 53),                      # 8537
        (LOAD, 41, 48, 54),                      # 8538
        (TEXT, 40, 5),                           # 8539
        (MOVE, 23, 40),                          # 8540
        (MOVE, 24, 41),                          # 8541
        (MOVE, 25, 333),                         # 8542: 333 is 5
        (JUMP, 8582),                            # 8543
        (JNE, 26, 139, 8554),                    # 8544: 139 is 500
        (LOAD, 26, 48, 52),                      # 8545
        (JZ, 26, 11639),                         # 8546
        (LOAD, 40, 48, 53),                      # 8547
        (LOAD, 41, 48, 54),                      # 8548
        (TEXT, 40, 6),                           # 8549
        (MOVE, 23, 40),                          # 8550
        (MOVE, 24, 41),                          # 8551
        (MOVE, 25, 330),                         # 8552: 330 is 6
        (JUMP, 8582),                            # 8553
        (JNE, 26, 140, 8564),                    # 8554: 140 is 1047
        (LOAD, 26, 48, 52),                      # 8555
        (JZ, 26, 11639),                         # 8556
        (LOAD, 40, 48, 53),                      # 8557
        (LOAD, 41, 48, 54),                      # 8558
        (TEXT, 40, 7),                           # 8559
        (MOVE, 23, 40),                          # 8560
        (MOVE, 24, 41),                          # 8561
        (MOVE, 25, 132),                         # 8562: 132 is 7
        (JUMP, 8582),                            # 8563
        (JNE, 26, 141, 8574),                    # 8564: 141 is 1140
        (LOAD, 26, 48, 52),                      # 8565
        (JZ, 26, 11639),                         # 8566
        (LOAD, 40, 48, 53),                      # 8567
        (LOAD, 41, 48, 54),                      # 8568
        (TEXT, 40, 8),                           # 8569
        (MOVE, 23, 40),                          # 8570
        (MOVE, 24, 41),                          # 8571
        (MOVE, 25, 130),                         # 8572: 130 is 8
        (JUMP, 8582),                            # 8573
        (LOAD, 26, 48, 52),                      # 8574
        (JZ, 26, 11639),                         # 8575
        (LOAD, 40, 48, 53),                      # 8576
        (LOAD, 41, 48, 54),                      # 8577
        (TEXT, 40, 1),                           # 8578
        (MOVE, 23, 40),                          # 8579
        (MOVE, 24, 41),                          # 8580
        (MOVE, 25, 127),                         # 8581: 127 is 1
        (MOVE, 20, 23),                          # 8582
        (MOVE, 21, 24),                          # 8583
        (MOVE, 22, 25),                          # 8584
        (JUMP, 8635),                            # 8585
        (LOAD, 23, 48, 1),                       # 8586
        (JNE, 23, 147, 8597),                    # 8587: 147 is 1208
        (LOAD, 23, 48, 49),                      # 8588
        (JZ, 23, 11639),                         # 8589
        (LOAD, 24, 48, 50),                      # 8590
        (LOAD, 25, 48, 51),                      # 8591
        (TEXT, 24, 2),                           # 8592
        (MOVE, 20, 24),                          # 8593
        (MOVE, 21, 25),                          # 8594
        (MOVE, 22, 128),                         # 8595: 128 is 2
        (JUMP, 8635),                            # 8596
        (JNE, 23, 148, 8607),                    # 8597: 148 is 1252
        (LOAD, 23, 48, 49),                      # 8598
        (JZ, 23, 11639),                         # 8599
        (LOAD, 24, 48, 50),                      # 8600
        (LOAD, 25, 48, 51),                      # 8601
        (TEXT, 24, 9),                           # 8602
        (MOVE, 20, 24),                          # 8603
        (MOVE, 21, 25),                          # 8604
        (MOVE, 22, 329),                         # 8605: 329 is 9
        (JUMP, 8635),                            # 8606
        (JNE, 23, 144, 8617),                    # 8607: 144 is 437
        (LOAD, 23, 48, 49),                      # 8608
        (JZ, 23, 11639),                         # 8609
        (LOAD, 24, 48, 50),                      # 8610
        (LOAD, 25, 48, 51),                      # 8611
        (TEXT, 24, 10),                          # 8612
        (MOVE, 20, 24),                          # 8613
        (MOVE, 21, 25),                          # 8614
        (MOVE, 22, 156),                         # 8615: 156 is 10
        (JUMP, 8635),                            # 8616
        (JNE, 23, 146, 8627),                    # 8617: 146 is 850
        (LOAD, 23, 48, 49),                      # 8618
        (JZ, 23, 11639),                         # 8619
        (LOAD, 24, 48, 50),                      # 8620
        (LOAD, 25, 48, 51),                      # 8621
        (TEXT, 24, 11),                          # 8622
        (MOVE, 20, 24),                          # 8623
        (MOVE, 21, 25),                          # 8624
        (MOVE, 22, 159),                         # 8625: 159 is 11
        (JUMP, 8635),                            # 8626
        (LOAD, 23, 48, 49),                      # 8627
        (JZ, 23, 11639),                         # 8628
        (LOAD, 24, 48, 50),                      # 8629
        (LOAD, 25, 48, 51),                      # 8630
        (TEXT, 24, 0),                           # 8631
        (MOVE, 20, 24),                          # 8632
        (MOVE, 21, 25),                          # 8633
        (MOVE, 22, 129),                         # 8634: 129 is 0
        (STORE, 48, 125, 20),                    # 8635
        (STORE, 48, 126, 21),                    # 8636
        (STORE, 48, 127, 22),                    # 8637
        (LOAD, 23, 48, 4),                       # 8638: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8693),                          # 8639
        (LOAD, 26, 48, 1),                       # 8640
        (JNE, 26, 134, 8651),                    # 8641: 134 is 273
        (LOAD, 26, 48, 58),                      # 8642
        (JZ, 26, 11639),                         # 8643
        (LOAD, 40, 48, 59),                      # 8644
        (LOAD, 41, 48, 60),                      # 8645
        (TEXT, 40, 5),                           # 8646
        (MOVE, 23, 40),                          # 8647
        (MOVE, 24, 41),                          # 8648
        (MOVE, 25, 333),                         # 8649: 333 is 5
        (JUMP, 8689),                            # 8650
        (JNE, 26, 139, 8661),                    # 8651: 139 is 500
        (LOAD, 26, 48, 58),                      # 8652
        (JZ, 26, 11639),                         # 8653
        (LOAD, 40, 48, 59),                      # 8654
        (LOAD, 41, 48, 60),                      # 8655
        (TEXT, 40, 6),                           # 8656
        (MOVE, 23, 40),                          # 8657
        (MOVE, 24, 41),                          # 8658
        (MOVE, 25, 330),                         # 8659: 330 is 6
        (JUMP, 8689),                            # 8660
        (JNE, 26, 140, 8671),                    # 8661: 140 is 1047
        (LOAD, 26, 48, 58),                      # 8662
        (JZ, 26, 11639),                         # 8663
        (LOAD, 40, 48, 59),                      # 8664
        (LOAD, 41, 48, 60),                      # 8665
        (TEXT, 40, 7),                           # 8666
        (MOVE, 23, 40),                          # 8667
        (MOVE, 24, 41),                          # 8668
        (MOVE, 25, 132),                         # 8669: 132 is 7
        (JUMP, 8689),                            # 8670
        (JNE, 26, 141, 8681),                    # 8671: 141 is 1140
        (LOAD, 26, 48, 58),                      # 8672
        (JZ, 26, 11639),                         # 8673
        (LOAD, 40, 48, 59),                      # 8674
        (LOAD, 41, 48, 60),                      # 8675
        (TEXT, 40, 8),                           # 8676
        (MOVE, 23, 40),                          # 8677
        (MOVE, 24, 41),                          # 8678
        (MOVE, 25, 130),                         # 8679: 130 is 8
        (JUMP, 8689),                            # 8680
        (LOAD, 26, 48, 58),                      # 8681
        (JZ, 26, 11639),                         # 8682
        (LOAD, 40, 48, 59),                      # 8683
        (LOAD, 41, 48, 60),                      # 8684
        (TEXT, 40, 1),                           # 8685
        (MOVE, 23, 40),                          # 8686
        (MOVE, 24, 41),                          # 8687
        (MOVE, 25, 127),                         # 8688: 127 is 1
        (MOVE, 20, 23),                          # 8689
        (MOVE, 21, 24),                          # 8690
        (MOVE, 22, 25),                          # 8691
        (JUMP, 8742),                            # 8692
        (LOAD, 23, 48, 1),                       # 8693
        (JNE, 23, 147, 8704),                    # 8694: 147 is 1208
        (LOAD, 23, 48, 55),                      # 8695
        (JZ, 23, 11639),                         # 8696
        (LOAD, 24, 48, 56),                      # 8697
        (LOAD, 25, 48, 57),                      # 8698
        (TEXT, 24, 2),                           # 8699
        (MOVE, 20, 24),                          # 8700
        (MOVE, 21, 25),                          # 8701
        (MOVE, 22, 128),                         # 8702: 128 is 2
        (JUMP, 8742),                            # 8703
        (JNE, 23, 148, 8714),                    # 8704: 148 is 1252
        (LOAD, 23, 48, 55),                      # 8705
        (JZ, 23, 11639),                         # 8706
        (LOAD, 24, 48, 56),                      # 8707
        (LOAD, 25, 48, 57),                      # 8708
        (TEXT, 24, 9),                           # 8709
        (MOVE, 20, 24),                          # 8710
        (MOVE, 21, 25),                          # 8711
        (MOVE, 22, 329),                         # 8712: 329 is 9
        (JUMP, 8742),                            # 8713
        (JNE, 23, 144, 8724),                    # 8714: 144 is 437
        (LOAD, 23, 48, 55),                      # 8715
        (JZ, 23, 11639),                         # 8716
        (LOAD, 24, 48, 56),                      # 8717
        (LOAD, 25, 48, 57),                      # 8718
        (TEXT, 24, 10),                          # 8719
        (MOVE, 20, 24),                          # 8720
        (MOVE, 21, 25),                          # 8721
        (MOVE, 22, 156),                         # 8722: 156 is 10
        (JUMP, 8742),                            # 8723
        (JNE, 23, 146, 8734),                    # 8724: 146 is 850
        (LOAD, 23, 48, 55),                      # 8725
        (JZ, 23, 11639),                         # 8726
        (LOAD, 24, 48, 56),                      # 8727
        (LOAD, 25, 48, 57),                      # 8728
        (TEXT, 24, 11),                          # 8729
        (MOVE, 20, 24),                          # 8730
        (MOVE, 21, 25),                          # 8731
        (MOVE, 22, 159),                         # 8732: 159 is 11
        (JUMP, 8742),                            # 8733
        (LOAD, 23, 48, 55),                      # 8734
        (JZ, 23, 11639),                         # 8735
        (LOAD, 24, 48, 56),                      # 8736
        (LOAD, 25, 48, 57),                      # 8737
        (TEXT, 24, 0),                           # 8738
        (MOVE, 20, 24),                          # 8739
        (MOVE, 21, 25),                          # 8740
        (MOVE, 22, 129),                         # 8741: 129 is 0
        (STORE, 48, 128, 20),                    # 8742
        (STORE, 48, 129, 21),                    # 8743
        (STORE, 48, 130, 22),                    # 8744
        (LOAD, 23, 48, 4),                       # 8745: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8800),                          # 8746
        (LOAD, 26, 48, 1),                       # 8747
        (JNE, 26, 134, 8758),                    # 8748: 134 is 273
        (LOAD, 26, 48, 64),                      # 8749
        (JZ, 26, 11639),                         # 8750
        (LOAD, 40, 48, 65),                      # 8751
        (LOAD, 41, 48, 66),                      # 8752
        (TEXT, 40, 5),                           # 8753
        (MOVE, 23, 40),                          # 8754
        (MOVE, 24, 41),                          # 8755
        (MOVE, 25, 333),                         # 8756: 333 is 5
        (JUMP, 8796),                            # 8757
        (JNE, 26, 139, 8768),                    # 8758: 139 is 500
        (LOAD, 26, 48, 64),                      # 8759
        (JZ, 26, 11639),                         # 8760
        (LOAD, 40, 48, 65),                      # 8761
        (LOAD, 41, 48, 66),                      # 8762
        (TEXT, 40, 6),                           # 8763
        (MOVE, 23, 40),                          # 8764
        (MOVE, 24, 41),                          # 8765
        (MOVE, 25, 330),                         # 8766: 330 is 6
        (JUMP, 8796),                            # 8767
        (JNE, 26, 140, 8778),                    # 8768: 140 is 1047
        (LOAD, 26, 48, 64),                      # 8769
        (JZ, 26, 11639),                         # 8770
        (LOAD, 40, 48, 65),                      # 8771
        (LOAD, 41, 48, 66),                      # 8772
        (TEXT, 40, 7),                           # 8773
        (MOVE, 23, 40),                          # 8774
        (MOVE, 24, 41),                          # 8775
        (MOVE, 25, 132),                         # 8776: 132 is 7
        (JUMP, 8796),                            # 8777
        (JNE, 26, 141, 8788),                    # 8778: 141 is 1140
        (LOAD, 26, 48, 64),                      # 8779
        (JZ, 26, 11639),                         # 8780
        (LOAD, 40, 48, 65),                      # 8781
        (LOAD, 41, 48, 66),                      # 8782
        (TEXT, 40, 8),                           # 8783
        (MOVE, 23, 40),                          # 8784
        (MOVE, 24, 41),                          # 8785
        (MOVE, 25, 130),                         # 8786: 130 is 8
        (JUMP, 8796),                            # 8787
        (LOAD, 26, 48, 64),                      # 8788
        (JZ, 26, 11639),                         # 8789
        (LOAD, 40, 48, 65),                      # 8790
        (LOAD, 41, 48, 66),                      # 8791
        (TEXT, 40, 1),                           # 8792
        (MOVE, 23, 40),                          # 8793
        (MOVE, 24, 41),                          # 8794
        (MOVE, 25, 127),                         # 8795: 127 is 1
        (MOVE, 20, 23),                          # 8796
        (MOVE, 21, 24),                          # 8797
        (MOVE, 22, 25),                          # 8798
        (JUMP, 8849),                            # 8799
        (LOAD, 23, 48, 1),                       # 8800
        (JNE, 23, 147, 8811),                    # 8801: 147 is 1208
        (LOAD, 23, 48, 61),                      # 8802
        (JZ, 23, 11639),                         # 8803
        (LOAD, 24, 48, 62),                      # 8804
        (LOAD, 25, 48, 63),                      # 8805
        (TEXT, 24, 2),                           # 8806
        (MOVE, 20, 24),                          # 8807
        (MOVE, 21, 25),                          # 8808
        (MOVE, 22, 128),                         # 8809: 128 is 2
        (JUMP, 8849),                            # 8810
        (JNE, 23, 148, 8821),                    # 8811: 148 is 1252
        (LOAD, 23, 48, 61),                      # 8812
        (JZ, 23, 11639),                         # 8813
        (LOAD, 24, 48, 62),                      # 8814
        (LOAD, 25, 48, 63),                      # 8815
        (TEXT, 24, 9),                           # 8816
        (MOVE, 20, 24),                          # 8817
        (MOVE, 21, 25),                          # 8818
        (MOVE, 22, 329),                         # 8819: 329 is 9
        (JUMP, 8849),                            # 8820
        (JNE, 23, 144, 8831),                    # 8821: 144 is 437
        (LOAD, 23, 48, 61),                      # 8822
        (JZ, 23, 11639),                         # 8823
        (LOAD, 24, 48, 62),                      # 8824
        (LOAD, 25, 48, 63),                      # 8825
        (TEXT, 24, 10),                          # 8826
        (MOVE, 20, 24),                          # 8827
        (MOVE, 21, 25),                          # 8828
        (MOVE, 22, 156),                         # 8829: 156 is 10
        (JUMP, 8849),                            # 8830
        (JNE, 23, 146, 8841),                    # 8831: 146 is 850
        (LOAD, 23, 48, 61),                      # 8832
        (JZ, 23, 11639),                         # 8833
        (LOAD, 24, 48, 62),                      # 8834
        (LOAD, 25, 48, 63),                      # 8835
        (TEXT, 24, 11),                          # 8836
        (MOVE, 20, 24),                          # 8837
        (MOVE, 21, 25),                          # 8838
        (MOVE, 22, 159),                         # 8839: 159 is 11
        (JUMP, 8849),                            # 8840
        (LOAD, 23, 48, 61),                      # 8841
        (JZ, 23, 11639),                         # 8842
        (LOAD, 24, 48, 62),                      # 8843
        (LOAD, 25, 48, 63),                      # 8844
        (TEXT, 24, 0),                           # 8845
        (MOVE, 20, 24),                          # 8846
        (MOVE, 21, 25),                          # 8847
        (MOVE, 22, 129),                         # 8848: 129 is 0
        (STORE, 48, 131, 20),                    # 8849
        (STORE, 48, 132, 21),                    # 8850
        (STORE, 48, 133, 22),                    # 8851
        (LOAD, 23, 48, 4),                       # 8852: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8907),                          # 8853
        (LOAD, 26, 48, 1),                       # 8854
        (JNE, 26, 134, 8865),                    # 8855: 134 is 273
        (LOAD, 26, 48, 70),                      # 8856
        (JZ, 26, 11639),                         # 8857
        (LOAD, 40, 48, 71),                      # 8858
        (LOAD, 41, 48, 72),                      # 8859
        (TEXT, 40, 5),                           # 8860
        (MOVE, 23, 40),                          # 8861
        (MOVE, 24, 41),                          # 8862
        (MOVE, 25, 333),                         # 8863: 333 is 5
        (JUMP, 8903),                            # 8864
        (JNE, 26, 139, 8875),                    # 8865: 139 is 500
        (LOAD, 26, 48, 70),                      # 8866
        (JZ, 26, 11639),                         # 8867
        (LOAD, 40, 48, 71),                      # 8868
        (LOAD, 41, 48, 72),                      # 8869
        (TEXT, 40, 6),                           # 8870
        (MOVE, 23, 40),                          # 8871
        (MOVE, 24, 41),                          # 8872
        (MOVE, 25, 330),                         # 8873: 330 is 6
        (JUMP, 8903),                            # 8874
        (JNE, 26, 140, 8885),                    # 8875: 140 is 1047
        (LOAD, 26, 48, 70),                      # 8876
        (JZ, 26, 11639),                         # 8877
        (LOAD, 40, 48, 71),                      # 8878
        (LOAD, 41, 48, 72),                      # 8879
        (TEXT, 40, 7),                           # 8880
        (MOVE, 23, 40),                          # 8881
        (MOVE, 24, 41),                          # 8882
        (MOVE, 25, 132),                         # 8883: 132 is 7
        (JUMP, 8903),                            # 8884
        (JNE, 26, 141, 8895),                    # 8885: 141 is 1140
        (LOAD, 26, 48, 70),                      # 8886
        (JZ, 26, 11639),                         # 8887
        (LOAD, 40, 48, 71),                      # 8888
        (LOAD, 41, 48, 72),                      # 8889
        (TEXT, 40, 8),                           # 8890
        (MOVE, 23, 40),                          # 8891
        (MOVE, 24, 41),                          # 8892
        (MOVE, 25, 130),                         # 8893: 130 is 8
        (JUMP, 8903),                            # 8894
        (LOAD, 26, 48, 70),                      # 8895
        (JZ, 26, 11639),                         # 8896
        (LOAD, 40, 48, 71),                      # 8897
        (LOAD, 41, 48, 72),                      # 8898
        (TEXT, 40, 1),                           # 8899
        (MOVE, 23, 40),                          # 8900
        (MOVE, 24, 41),                          # 8901
        (MOVE, 25, 127),                         # 8902: 127 is 1
        (MOVE, 20, 23),                          # 8903
        (MOVE, 21, 24),                          # 8904
        (MOVE, 22, 25),                          # 8905
        (JUMP, 8956),                            # 8906
        (LOAD, 23, 48, 1),                       # 8907
        (JNE, 23, 147, 8918),                    # 8908: 147 is 1208
        (LOAD, 23, 48, 67),                      # 8909
        (JZ, 23, 11639),                         # 8910
        (LOAD, 24, 48, 68),                      # 8911
        (LOAD, 25, 48, 69),                      # 8912
        (TEXT, 24, 2),                           # 8913
        (MOVE, 20, 24),                          # 8914
        (MOVE, 21, 25),                          # 8915
        (MOVE, 22, 128),                         # 8916: 128 is 2
        (JUMP, 8956),                            # 8917
        (JNE, 23, 148, 8928),                    # 8918: 148 is 1252
        (LOAD, 23, 48, 67),                      # 8919
        (JZ, 23, 11639),                         # 8920
        (LOAD, 24, 48, 68),                      # 8921
        (LOAD, 25, 48, 69),                      # 8922
        (TEXT, 24, 9),                           # 8923
        (MOVE, 20, 24),                          # 8924
        (MOVE, 21, 25),                          # 8925
        (MOVE, 22, 329),                         # 8926: 329 is 9
        (JUMP, 8956),                            # 8927
        (JNE, 23, 144, 8938),                    # 8928: 144 is 437
        (LOAD, 23, 48, 67),                      # 8929
        (JZ, 23, 11639),                         # 8930
        (LOAD, 24, 48, 68),                      # 8931
        (LOAD, 25, 48, 69),                      # 8932
        (TEXT, 24, 10),                          # 8933
        (MOVE, 20, 24),                          # 8934
        (MOVE, 21, 25),                          # 8935
        (MOVE, 22, 156),                         # 8936: 156 is 10
        (JUMP, 8956),                            # 8937
        (JNE, 23, 146, 8948),                    # 8938: 146 is 850
        (LOAD, 23, 48, 67),                      # 8939
        (JZ, 23, 11639),                         # 8940
        (LOAD, 24, 48, 68),                      # 8941
        (LOAD, 25, 48, 69),                      # 8942
        (TEXT, 24, 11),                          # 8943
        (MOVE, 20, 24),                          # 8944
        (MOVE, 21, 25),                          # 8945
        (MOVE, 22, 159),                         # 8946: 159 is 11
        (JUMP, 8956),                            # 8947
        (LOAD, 23, 48, 67),                      # 8948
        (JZ, 23, 11639),                         # 8949
        (LOAD, 24, 48, 68),                      # 8950
        (LOAD, 25, 48, 69),                      # 8951
        (TEXT, 24, 0),                           # 8952
        (MOVE, 20, 24),                          # 8953
        (MOVE, 21, 25),                          # 8954
        (MOVE, 22, 129),                         # 8955: 129 is 0
        (STORE, 48, 134, 20),                    # 8956
        (STORE, 48, 135, 21),                    # 8957
        (STORE, 48, 136, 22),                    # 8958
        (LOAD, 23, 48, 4),                       # 8959: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9014),                          # 8960
        (LOAD, 26, 48, 1),                       # 8961
        (JNE, 26, 134, 8972),                    # 8962: 134 is 273
        (LOAD, 26, 48, 76),                      # 8963
        (JZ, 26, 11639),                         # 8964
        (LOAD, 40, 48, 77),                      # 8965
        (LOAD, 41, 48, 78),                      # 8966
        (TEXT, 40, 5),                           # 8967
        (MOVE, 23, 40),                          # 8968
        (MOVE, 24, 41),                          # 8969
        (MOVE, 25, 333),                         # 8970: 333 is 5
        (JUMP, 9010),                            # 8971
        (JNE, 26, 139, 8982),                    # 8972: 139 is 500
        (LOAD, 26, 48, 76),                      # 8973
        (JZ, 26, 11639),                         # 8974
        (LOAD, 40, 48, 77),                      # 8975
        (LOAD, 41, 48, 78),                      # 8976
        (TEXT, 40, 6),                           # 8977
        (MOVE, 23, 40),                          # 8978
        (MOVE, 24, 41),                          # 8979
        (MOVE, 25, 330),                         # 8980: 330 is 6
        (JUMP, 9010),                            # 8981
        (JNE, 26, 140, 8992),                    # 8982: 140 is 1047
        (LOAD, 26, 48, 76),                      # 8983
        (JZ, 26, 11639),                         # 8984
        (LOAD, 40, 48, 77),                      # 8985
        (LOAD, 41, 48, 78),                      # 8986
        (TEXT, 40, 7),                           # 8987
        (MOVE, 23, 40),                          # 8988
        (MOVE, 24, 41),                          # 8989
        (MOVE, 25, 132),                         # 8990: 132 is 7
        (JUMP, 9010),                            # 8991
        (JNE, 26, 141, 9002),                    # 8992: 141 is 1140
        (LOAD, 26, 48, 76),                      # 8993
        (JZ, 26, 11639),                         # 8994
        (LOAD, 40, 48, 77),                      # 8995
        (LOAD, 41, 48, 78),                      # 8996
        (TEXT, 40, 8),                           # 8997
        (MOVE, 23, 40),                          # 8998
        (MOVE, 24, 41),                          # 8999
        (MOVE, 25, 130),                         # 9000: 130 is 8
        (JUMP, 9010),                            # 9001
        (LOAD, 26, 48, 76),                      # 9002
        (JZ, 26, 11639),                         # 9003
        (LOAD, 40, 48, 77),                      # 9004
        (LOAD, 41, 48, 78),                      # 9005
        (TEXT, 40, 1),                           # 9006
        (MOVE, 23, 40),                          # 9007
        (MOVE, 24, 41),                          # 9008
        (MOVE, 25, 127),                         # 9009: 127 is 1
        (MOVE, 20, 23),                          # 9010
        (MOVE, 21, 24),                          # 9011
        (MOVE, 22, 25),                          # 9012
        (JUMP, 9063),                            # 9013
        (LOAD, 23, 48, 1),                       # 9014
        (JNE, 23, 147, 9025),                    # 9015: 147 is 1208
        (LOAD, 23, 48, 73),                      # 9016
        (JZ, 23, 11639),                         # 9017
        (LOAD, 24, 48, 74),                      # 9018
        (LOAD, 25, 48, 75),                      # 9019
        (TEXT, 24, 2),                           # 9020
        (MOVE, 20, 24),                          # 9021
        (MOVE, 21, 25),                          # 9022
        (MOVE, 22, 128),                         # 9023: 128 is 2
        (JUMP, 9063),                            # 9024
        (JNE, 23, 148, 9035),                    # 9025: 148 is 1252
        (LOAD, 23, 48, 73),                      # 9026
        (JZ, 23, 11639),                         # 9027
        (LOAD, 24, 48, 74),                      # 9028
        (LOAD, 25, 48, 75),                      # 9029
        (TEXT, 24, 9),                           # 9030
        (MOVE, 20, 24),                          # 9031
        (MOVE, 21, 25),                          # 9032
        (MOVE, 22, 329),                         # 9033: 329 is 9
        (JUMP, 9063),                            # 9034
        (JNE, 23, 144, 9045),                    # 9035: 144 is 437
        (LOAD, 23, 48, 73),                      # 9036
        (JZ, 23, 11639),                         # 9037
        (LOAD, 24, 48, 74),                      # 9038
        (LOAD, 25, 48, 75),                      # 9039
        (TEXT, 24, 10),                          # 9040
        (MOVE, 20, 24),                          # 9041
        (MOVE, 21, 25),                          # 9042
        (MOVE, 22, 156),                         # 9043: 156 is 10
        (JUMP, 9063),                            # 9044
        (JNE, 23, 146, 9055),                    # 9045: 146 is 850
        (LOAD, 23, 48, 73),                      # 9046
        (JZ, 23, 11639),                         # 9047
        (LOAD, 24, 48, 74),                      # 9048
        (LOAD, 25, 48, 75),                      # 9049
        (TEXT, 24, 11),                          # 9050
        (MOVE, 20, 24),                          # 9051
        (MOVE, 21, 25),                          # 9052
        (MOVE, 22, 159),                         # 9053: 159 is 11
        (JUMP, 9063),                            # 9054
        (LOAD, 23, 48, 73),                      # 9055
        (JZ, 23, 11639),                         # 9056
        (LOAD, 24, 48, 74),                      # 9057
        (LOAD, 25, 48, 75),                      # 9058
        (TEXT, 24, 0),                           # 9059
        (MOVE, 20, 24),                          # 9060
        (MOVE, 21, 25),                          # 9061
        (MOVE, 22, 129),                         # 9062: 129 is 0
        (STORE, 48, 137, 20),                    # 9063
        (STORE, 48, 138, 21),                    # 9064
        (STORE, 48, 139, 22),                    # 9065
        (LOAD, 23, 48, 4),                       # 9066: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9121),                          # 9067
        (LOAD, 26, 48, 1),                       # 9068
        (JNE, 26, 134, 9079),                    # 9069: 134 is 273
        (LOAD, 26, 48, 82),                      # 9070
        (JZ, 26, 11639),                         # 9071
        (LOAD, 40, 48, 83),                      # 9072
        (LOAD, 41, 48, 84),                      # 9073
        (TEXT, 40, 5),                           # 9074
        (MOVE, 23, 40),                          # 9075
        (MOVE, 24, 41),                          # 9076
        (MOVE, 25, 333),                         # 9077: 333 is 5
        (JUMP, 9117),                            # 9078
        (JNE, 26, 139, 9089),                    # 9079: 139 is 500
        (LOAD, 26, 48, 82),                      # 9080
        (JZ, 26, 11639),                         # 9081
        (LOAD, 40, 48, 83),                      # 9082
        (LOAD, 41, 48, 84),                      # 9083
        (TEXT, 40, 6),                           # 9084
        (MOVE, 23, 40),                          # 9085
        (MOVE, 24, 41),                          # 9086
        (MOVE, 25, 330),                         # 9087: 330 is 6
        (JUMP, 9117),                            # 9088
        (JNE, 26, 140, 9099),                    # 9089: 140 is 1047
        (LOAD, 26, 48, 82),                      # 9090
        (JZ, 26, 11639),                         # 9091
        (LOAD, 40, 48, 83),                      # 9092
        (LOAD, 41, 48, 84),                      # 9093
        (TEXT, 40, 7),                           # 9094
        (MOVE, 23, 40),                          # 9095
        (MOVE, 24, 41),                          # 9096
        (MOVE, 25, 132),                         # 9097: 132 is 7
        (JUMP, 9117),                            # 9098
        (JNE, 26, 141, 9109),                    # 9099: 141 is 1140
        (LOAD, 26, 48, 82),                      # 9100
        (JZ, 26, 11639),                         # 9101
        (LOAD, 40, 48, 83),                      # 9102
        (LOAD, 41, 48, 84),                      # 9103
        (TEXT, 40, 8),                           # 9104
        (MOVE, 23, 40),                          # 9105
        (MOVE, 24, 41),                          # 9106
        (MOVE, 25, 130),                         # 9107: 130 is 8
        (JUMP, 9117),                            # 9108
        (LOAD, 26, 48, 82),                      # 9109
        (JZ, 26, 11639),                         # 9110
        (LOAD, 40, 48, 83),                      # 9111
        (LOAD, 41, 48, 84),                      # 9112
        (TEXT, 40, 1),                           # 9113
        (MOVE, 23, 40),                          # 9114
        (MOVE, 24, 41),                          # 9115
        (MOVE, 25, 127),                         # 9116: 127 is 1
        (MOVE, 20, 23),                          # 9117
        (MOVE, 21, 24),                          # 9118
        (MOVE, 22, 25),                          # 9119
        (JUMP, 9170),                            # 9120
        (LOAD, 23, 48, 1),                       # 9121
        (JNE, 23, 147, 9132),                    # 9122: 147 is 1208
        (LOAD, 23, 48, 79),                      # 9123
        (JZ, 23, 11639),                         # 9124
        (LOAD, 24, 48, 80),                      # 9125
        (LOAD, 25, 48, 81),                      # 9126
        (TEXT, 24, 2),                           # 9127
        (MOVE, 20, 24),                          # 9128
        (MOVE, 21, 25),                          # 9129
        (MOVE, 22, 128),                         # 9130: 128 is 2
        (JUMP, 9170),                            # 9131
        (JNE, 23, 148, 9142),                    # 9132: 148 is 1252
        (LOAD, 23, 48, 79),                      # 9133
        (JZ, 23, 11639),                         # 9134
        (LOAD, 24, 48, 80),                      # 9135
        (LOAD, 25, 48, 81),                      # 9136
        (TEXT, 24, 9),                           # 9137
        (MOVE, 20, 24),                          # 9138
        (MOVE, 21, 25),                          # 9139
        (MOVE, 22, 329),                         # 9140: 329 is 9
        (JUMP, 9170),                            # 9141
        (JNE, 23, 144, 9152),                    # 9142: 144 is 437
        (LOAD, 23, 48, 79),                      # 9143
        (JZ, 23, 11639),                         # 9144
        (LOAD, 24, 48, 80),                      # 9145
        (LOAD, 25, 48, 81),                      # 9146
        (TEXT, 24, 10),                          # 9147
        (MOVE, 20, 24),                          # 9148
        (MOVE, 21, 25),                          # 9149
        (MOVE, 22, 156),                         # 9150: 156 is 10
        (JUMP, 9170),                            # 9151
        (JNE, 23, 146, 9162),                    # 9152: 146 is 850
        (LOAD, 23, 48, 79),                      # 9153
        (JZ, 23, 11639),                         # 9154
        (LOAD, 24, 48, 80),                      # 9155
        (LOAD, 25, 48, 81),                      # 9156
        (TEXT, 24, 11),                          # 9157
        (MOVE, 20, 24),                          # 9158
        (MOVE, 21, 25),                          # 9159
        (MOVE, 22, 159),                         # 9160: 159 is 11
        (JUMP, 9170),                            # 9161
        (LOAD, 23, 48, 79),                      # 9162
        (JZ, 23, 11639),                         # 9163
        (LOAD, 24, 48, 80),                      # 9164
        (LOAD, 25, 48, 81),                      # 9165
        (TEXT, 24, 0),                           # 9166
        (MOVE, 20, 24),                          # 9167
        (MOVE, 21, 25),                          # 9168
        (MOVE, 22, 129),                         # 9169: 129 is 0
        (STORE, 48, 140, 20),                    # 9170
        (STORE, 48, 141, 21),                    # 9171
        (STORE, 48, 142, 22),                    # 9172
        (LOAD, 23, 48, 4),                       # 9173: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9228),                          # 9174
        (LOAD, 26, 48, 1),                       # 9175
        (JNE, 26, 134, 9186),                    # 9176: 134 is 273
        (LOAD, 26, 48, 88),                      # 9177
        (JZ, 26, 11639),                         # 9178
        (LOAD, 40, 48, 89),                      # 9179
        (LOAD, 41, 48, 90),                      # 9180
        (TEXT, 40, 5),                           # 9181
        (MOVE, 23, 40),                          # 9182
        (MOVE, 24, 41),                          # 9183
        (MOVE, 25, 333),                         # 9184: 333 is 5
        (JUMP, 9224),                            # 9185
        (JNE, 26, 139, 9196),                    # 9186: 139 is 500
        (LOAD, 26, 48, 88),                      # 9187
        (JZ, 26, 11639),                         # 9188
        (LOAD, 40, 48, 89),                      # 9189
        (LOAD, 41, 48, 90),                      # 9190
        (TEXT, 40, 6),                           # 9191
        (MOVE, 23, 40),                          # 9192
        (MOVE, 24, 41),                          # 9193
        (MOVE, 25, 330),                         # 9194: 330 is 6
        (JUMP, 9224),                            # 9195
        (JNE, 26, 140, 9206),                    # 9196: 140 is 1047
        (LOAD, 26, 48, 88),                      # 9197
        (JZ, 26, 11639),                         # 9198
        (LOAD, 40, 48, 89),                      # 9199
        (LOAD, 41, 48, 90),                      # 9200
        (TEXT, 40, 7),                           # 9201
        (MOVE, 23, 40),                          # 9202
        (MOVE, 24, 41),                          # 9203
        (MOVE, 25, 132),                         # 9204: 132 is 7
        (JUMP, 9224),                            # 9205
        (JNE, 26, 141, 9216),                    # 9206: 141 is 1140
        (LOAD, 26, 48, 88),                      # 9207
        (JZ, 26, 11639),                         # 9208
        (LOAD, 40, 48, 89),                      # 9209
        (LOAD, 41, 48, 90),                      # 9210
        (TEXT, 40, 8),                           # 9211
        (MOVE, 23, 40),                          # 9212
        (MOVE, 24, 41),                          # 9213
        (MOVE, 25, 130),                         # 9214: 130 is 8
        (JUMP, 9224),                            # 9215
        (LOAD, 26, 48, 88),                      # 9216
        (JZ, 26, 11639),                         # 9217
        (LOAD, 40, 48, 89),                      # 9218
        (LOAD, 41, 48, 90),                      # 9219
        (TEXT, 40, 1),                           # 9220
        (MOVE, 23, 40),                          # 9221
        (MOVE, 24, 41),                          # 9222
        (MOVE, 25, 127),                         # 9223: 127 is 1
        (MOVE, 20, 23),                          # 9224
        (MOVE, 21, 24),                          # 9225
        (MOVE, 22, 25),                          # 9226
        (JUMP, 9277),                            # 9227
        (LOAD, 23, 48, 1),                       # 9228
        (JNE, 23, 147, 9239),                    # 9229: 147 is 1208
        (LOAD, 23, 48, 85),                      # 9230
        (JZ, 23, 11639),                         # 9231
        (LOAD, 24, 48, 86),                      # 9232
        (LOAD, 25, 48, 87),                      # 9233
        (TEXT, 24, 2),                           # 9234
        (MOVE, 20, 24),                          # 9235
        (MOVE, 21, 25),                          # 9236
        (MOVE, 22, 128),                         # 9237: 128 is 2
        (JUMP, 9277),                            # 9238
        (JNE, 23, 148, 9249),                    # 9239: 148 is 1252
        (LOAD, 23, 48, 85),                      # 9240
        (JZ, 23, 11639),                         # 9241
        (LOAD, 24, 48, 86),                      # 9242
        (LOAD, 25, 48, 87),                      # 9243
        (TEXT, 24, 9),                           # 9244
        (MOVE, 20, 24),                          # 9245
        (MOVE, 21, 25),                          # 9246
        (MOVE, 22, 329),                         # 9247: 329 is 9
        (JUMP, 9277),                            # 9248
        (JNE, 23, 144, 9259),                    # 9249: 144 is 437
        (LOAD, 23, 48, 85),                      # 9250
        (JZ, 23, 11639),                         # 9251
        (LOAD, 24, 48, 86),                      # 9252
        (LOAD, 25, 48, 87),                      # 9253
        (TEXT, 24, 10),                          # 9254
        (MOVE, 20, 24),                          # 9255
        (MOVE, 21, 25),                          # 9256
        (MOVE, 22, 156),                         # 9257: 156 is 10
        (JUMP, 9277),                            # 9258
        (JNE, 23, 146, 9269),                    # 9259: 146 is 850
        (LOAD, 23, 48, 85),                      # 9260
        (JZ, 23, 11639),                         # 9261
        (LOAD, 24, 48, 86),                      # 9262
        (LOAD, 25, 48, 87),                      # 9263
        (TEXT, 24, 11),                          # 9264
        (MOVE, 20, 24),                          # 9265
        (MOVE, 21, 25),                          # 9266
        (MOVE, 22, 159),                         # 9267: 159 is 11
        (JUMP, 9277),                            # 9268
        (LOAD, 23, 48, 85),                      # 9269
        (JZ, 23, 11639),                         # 9270
        (LOAD, 24, 48, 86),                      # 9271
        (LOAD, 25, 48, 87),                      # 9272
        (TEXT, 24, 0),                           # 9273
        (MOVE, 20, 24),                          # 9274
        (MOVE, 21, 25),                          # 9275
        (MOVE, 22, 129),                         # 9276: 129 is 0
        (STORE, 48, 143, 20),                    # 9277
        (STORE, 48, 144, 21),                    # 9278
        (STORE, 48, 145, 22),                    # 9279
        (LOAD, 23, 48, 4),                       # 9280: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9335),                          # 9281
        (LOAD, 26, 48, 1),                       # 9282
        (JNE, 26, 134, 9293),                    # 9283: 134 is 273
        (LOAD, 26, 48, 94),                      # 9284
        (JZ, 26, 11639),                         # 9285
        (LOAD, 40, 48, 95),                      # 9286
        (LOAD, 41, 48, 96),                      # 9287
        (TEXT, 40, 5),                           # 9288
        (MOVE, 23, 40),                          # 9289
        (MOVE, 24, 41),                          # 9290
        (MOVE, 25, 333),                         # 9291: 333 is 5
        (JUMP, 9331),                            # 9292
        (JNE, 26, 139, 9303),                    # 9293: 139 is 500
        (LOAD, 26, 48, 94),                      # 9294
        (JZ, 26, 11639),                         # 9295
        (LOAD, 40, 48, 95),                      # 9296
        (LOAD, 41, 48, 96),                      # 9297
        (TEXT, 40, 6),                           # 9298
        (MOVE, 23, 40),                          # 9299
        (MOVE, 24, 41),                          # 9300
        (MOVE, 25, 330),                         # 9301: 330 is 6
        (JUMP, 9331),                            # 9302
        (JNE, 26, 140, 9313),                    # 9303: 140 is 1047
        (LOAD, 26, 48, 94),                      # 9304
        (JZ, 26, 11639),                         # 9305
        (LOAD, 40, 48, 95),                      # 9306
        (LOAD, 41, 48, 96),                      # 9307
        (TEXT, 40, 7),                           # 9308
        (MOVE, 23, 40),                          # 9309
        (MOVE, 24, 41),                          # 9310
        (MOVE, 25, 132),                         # 9311: 132 is 7
        (JUMP, 9331),                            # 9312
        (JNE, 26, 141, 9323),                    # 9313: 141 is 1140
        (LOAD, 26, 48, 94),                      # 9314
        (JZ, 26, 11639),                         # 9315
        (LOAD, 40, 48, 95),                      # 9316
        (LOAD, 41, 48, 96),                      # 9317
        (TEXT, 40, 8),                           # 9318
        (MOVE, 23, 40),                          # 9319
        (MOVE, 24, 41),                          # 9320
        (MOVE, 25, 130),                         # 9321: 130 is 8
        (JUMP, 9331),                            # 9322
        (LOAD, 26, 48, 94),                      # 9323
        (JZ, 26, 11639),                         # 9324
        (LOAD, 40, 48, 95),                      # 9325
        (LOAD, 41, 48, 96),                      # 9326
        (TEXT, 40, 1),                           # 9327
        (MOVE, 23, 40),                          # 9328
        (MOVE, 24, 41),                          # 9329
        (MOVE, 25, 127),                         # 9330: 127 is 1
        (MOVE, 20, 23),                          # 9331
        (MOVE, 21, 24),                          # 9332
        (MOVE, 22, 25),                          # 9333
        (JUMP, 9384),                            # 9334
        (LOAD, 23, 48, 1),                       # 9335
        (JNE, 23, 147, 9346),                    # 9336: 147 is 1208
        (LOAD, 23, 48, 91),                      # 9337
        (JZ, 23, 11639),                         # 9338
        (LOAD, 24, 48, 92),                      # 9339
        (LOAD, 25, 48, 93),                      # 9340
        (TEXT, 24, 2),                           # 9341
        (MOVE, 20, 24),                          # 9342
        (MOVE, 21, 25),                          # 9343
        (MOVE, 22, 128),                         # 9344: 128 is 2
        (JUMP, 9384),                            # 9345
        (JNE, 23, 148, 9356),                    # 9346: 148 is 1252
        (LOAD, 23, 48, 91),                      # 9347
        (JZ, 23, 11639),                         # 9348
        (LOAD, 24, 48, 92),                      # 9349
        (LOAD, 25, 48, 93),                      # 9350
        (TEXT, 24, 9),                           # 9351
        (MOVE, 20, 24),                          # 9352
        (MOVE, 21, 25),                          # 9353
        (MOVE, 22, 329),                         # 9354: 329 is 9
        (JUMP, 9384),                            # 9355
        (JNE, 23, 144, 9366),                    # 9356: 144 is 437
        (LOAD, 23, 48, 91),                      # 9357
        (JZ, 23, 11639),                         # 9358
        (LOAD, 24, 48, 92),                      # 9359
        (LOAD, 25, 48, 93),                      # 9360
        (TEXT, 24, 10),                          # 9361
        (MOVE, 20, 24),                          # 9362
        (MOVE, 21, 25),                          # 9363
        (MOVE, 22, 156),                         # 9364: 156 is 10
        (JUMP, 9384),                            # 9365
        (JNE, 23, 146, 9376),                    # 9366: 146 is 850
        (LOAD, 23, 48, 91),                      # 9367
        (JZ, 23, 11639),                         # 9368
        (LOAD, 24, 48, 92),                      # 9369
        (LOAD, 25, 48, 93),                      # 9370
        (TEXT, 24, 11),                          # 9371
        (MOVE, 20, 24),                          # 9372
        (MOVE, 21, 25),                          # 9373
        (MOVE, 22, 159),                         # 9374: 159 is 11
        (JUMP, 9384),                            # 9375
        (LOAD, 23, 48, 91),                      # 9376
        (JZ, 23, 11639),                         # 9377
        (LOAD, 24, 48, 92),                      # 9378
        (LOAD, 25, 48, 93),                      # 9379
        (TEXT, 24, 0),                           # 9380
        (MOVE, 20, 24),                          # 9381
        (MOVE, 21, 25),                          # 9382
        (MOVE, 22, 129),                         # 9383: 129 is 0
        (STORE, 48, 146, 20),                    # 9384
        (STORE, 48, 147, 21),                    # 9385
        (STORE, 48, 148, 22),                    # 9386
        (LOAD, 23, 48, 4),                       # 9387: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9442),                          # 9388
        (LOAD, 26, 48, 1),                       # 9389
        (JNE, 26, 134, 9400),                    # 9390: 134 is 273
        (LOAD, 26, 48, 100),                     # 9391
        (JZ, 26, 11639),                         # 9392
        (LOAD, 40, 48, 101),                     # 9393
        (LOAD, 41, 48, 102),                     # 9394
        (TEXT, 40, 5),                           # 9395
        (MOVE, 23, 40),                          # 9396
        (MOVE, 24, 41),                          # 9397
        (MOVE, 25, 333),                         # 9398: 333 is 5
        (JUMP, 9438),                            # 9399
        (JNE, 26, 139, 9410),                    # 9400: 139 is 500
        (LOAD, 26, 48, 100),                     # 9401
        (JZ, 26, 11639),                         # 9402
        (LOAD, 40, 48, 101),                     # 9403
        (LOAD, 41, 48, 102),                     # 9404
        (TEXT, 40, 6),                           # 9405
        (MOVE, 23, 40),                          # 9406
        (MOVE, 24, 41),                          # 9407
        (MOVE, 25, 330),                         # 9408: 330 is 6
        (JUMP, 9438),                            # 9409
        (JNE, 26, 140, 9420),                    # 9410: 140 is 1047
        (LOAD, 26, 48, 100),                     # 9411
        (JZ, 26, 11639),                         # 9412
        (LOAD, 40, 48, 101),                     # 9413
        (LOAD, 41, 48, 102),                     # 9414
        (TEXT, 40, 7),                           # 9415
        (MOVE, 23, 40),                          # 9416
        (MOVE, 24, 41),                          # 9417
        (MOVE, 25, 132),                         # 9418: 132 is 7
        (JUMP, 9438),                            # 9419
        (JNE, 26, 141, 9430),                    # 9420: 141 is 1140
        (LOAD, 26, 48, 100),                     # 9421
        (JZ, 26, 11639),                         # 9422
        (LOAD, 40, 48, 101),                     # 9423
        (LOAD, 41, 48, 102),                     # 9424
        (TEXT, 40, 8),                           # 9425
        (MOVE, 23, 40),                          # 9426
        (MOVE, 24, 41),                          # 9427
        (MOVE, 25, 130),                         # 9428: 130 is 8
        (JUMP, 9438),                            # 9429
        (LOAD, 26, 48, 100),                     # 9430
        (JZ, 26, 11639),                         # 9431
        (LOAD, 40, 48, 101),                     # 9432
        (LOAD, 41, 48, 102),                     # 9433
        (TEXT, 40, 1),                           # 9434
        (MOVE, 23, 40),                          # 9435
        (MOVE, 24, 41),                          # 9436
        (MOVE, 25, 127),                         # 9437: 127 is 1
        (MOVE, 20, 23),                          # 9438
        (MOVE, 21, 24),                          # 9439
        (MOVE, 22, 25),                          # 9440
        (JUMP, 9491),                            # 9441
        (LOAD, 23, 48, 1),                       # 9442
        (JNE, 23, 147, 9453),                    # 9443: 147 is 1208
        (LOAD, 23, 48, 97),                      # 9444
        (JZ, 23, 11639),                         # 9445
        (LOAD, 24, 48, 98),                      # 9446
        (LOAD, 25, 48, 99),                      # 9447
        (TEXT, 24, 2),                           # 9448
        (MOVE, 20, 24),                          # 9449
        (MOVE, 21, 25),                          # 9450
        (MOVE, 22, 128),                         # 9451: 128 is 2
        (JUMP, 9491),                            # 9452
        (JNE, 23, 148, 9463),                    # 9453: 148 is 1252
        (LOAD, 23, 48, 97),                      # 9454
        (JZ, 23, 11639),                         # 9455
        (LOAD, 24, 48, 98),                      # 9456
        (LOAD, 25, 48, 99),                      # 9457
        (TEXT, 24, 9),                           # 9458
        (MOVE, 20, 24),                          # 9459
        (MOVE, 21, 25),                          # 9460
        (MOVE, 22, 329),                         # 9461: 329 is 9
        (JUMP, 9491),                            # 9462
        (JNE, 23, 144, 9473),                    # 9463: 144 is 437
        (LOAD, 23, 48, 97),                      # 9464
        (JZ, 23, 11639),                         # 9465
        (LOAD, 24, 48, 98),                      # 9466
        (LOAD, 25, 48, 99),                      # 9467
        (TEXT, 24, 10),                          # 9468
        (MOVE, 20, 24),                          # 9469
        (MOVE, 21, 25),                          # 9470
        (MOVE, 22, 156),                         # 9471: 156 is 10
        (JUMP, 9491),                            # 9472
        (JNE, 23, 146, 9483),                    # 9473: 146 is 850
        (LOAD, 23, 48, 97),                      # 9474
        (JZ, 23, 11639),                         # 9475
        (LOAD, 24, 48, 98),                      # 9476
        (LOAD, 25, 48, 99),                      # 9477
        (TEXT, 24, 11),                          # 9478
        (MOVE, 20, 24),                          # 9479
        (MOVE, 21, 25),                          # 9480
        (MOVE, 22, 159),                         # 9481: 159 is 11
        (JUMP, 9491),                            # 9482
        (LOAD, 23, 48, 97),                      # 9483
        (JZ, 23, 11639),                         # 9484
        (LOAD, 24, 48, 98),                      # 9485
        (LOAD, 25, 48, 99),                      # 9486
        (TEXT, 24, 0),                           # 9487
        (MOVE, 20, 24),                          # 9488
        (MOVE, 21, 25),                          # 9489
        (MOVE, 22, 129),                         # 9490: 129 is 0
        (STORE, 48, 149, 20),                    # 9491
        (STORE, 48, 150, 21),                    # 9492
        (STORE, 48, 151, 22),                    # 9493
        (LOAD, 12, 39, 7),                       # 9494
        (JZ, 12, 10369),                         # 9495
        (ROWAT, 50, 16, 12),                     # 9496
        (LOAD, 23, 50, 4),                       # 9497: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 9505),                          # 9498
        (LOAD, 23, 50, 8),                       # 9499
        (JZ, 23, 11639),                         # 9500
        (LOAD, 20, 50, 9),                       # 9501
        (LOAD, 21, 50, 10),                      # 9502
        (MOVE, 22, 127),                         # 9503: 127 is 1
        (JUMP, 9510),                            # 9504
        (LOAD, 23, 50, 5),                       # 9505
        (JZ, 23, 11639),                         # 9506
        (LOAD, 20, 50, 6),                       # 9507
        (LOAD, 21, 50, 7),                       # 9508
        (MOVE, 22, 129),                         # 9509: 129 is 0
        (STORE, 50, 62, 20),                     # 9510
        (STORE, 50, 63, 21),                     # 9511
        (STORE, 50, 64, 22),                     # 9512
        (LOAD, 23, 50, 4),                       # 9513: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9568),                          # 9514
        (LOAD, 26, 50, 1),                       # 9515
        (JNE, 26, 134, 9526),                    # 9516: 134 is 273
        (LOAD, 26, 50, 16),                      # 9517
        (JZ, 26, 11639),                         # 9518
        (LOAD, 40, 50, 17),                      # 9519
        (LOAD, 41, 50, 18),                      # 9520
        (TEXT, 40, 5),                           # 9521
        (MOVE, 23, 40),                          # 9522
        (MOVE, 24, 41),                          # 9523
        (MOVE, 25, 333),                         # 9524: 333 is 5
        (JUMP, 9564),                            # 9525
        (JNE, 26, 139, 9536),                    # 9526: 139 is 500
        (LOAD, 26, 50, 16),                      # 9527
        (JZ, 26, 11639),                         # 9528
        (LOAD, 40, 50, 17),                      # 9529
        (LOAD, 41, 50, 18),                      # 9530
        (TEXT, 40, 6),                           # 9531
        (MOVE, 23, 40),                          # 9532
        (MOVE, 24, 41),                          # 9533
        (MOVE, 25, 330),                         # 9534: 330 is 6
        (JUMP, 9564),                            # 9535
        (JNE, 26, 140, 9546),                    # 9536: 140 is 1047
        (LOAD, 26, 50, 16),                      # 9537
        (JZ, 26, 11639),                         # 9538
        (LOAD, 40, 50, 17),                      # 9539
        (LOAD, 41, 50, 18),                      # 9540
        (TEXT, 40, 7),                           # 9541
        (MOVE, 23, 40),                          # 9542
        (MOVE, 24, 41),                          # 9543
        (MOVE, 25, 132),                         # 9544: 132 is 7
        (JUMP, 9564),                            # 9545
        (JNE, 26, 141, 9556),                    # 9546: 141 is 1140
        (LOAD, 26, 50, 16),                      # 9547
        (JZ, 26, 11639),                         # 9548
        (LOAD, 40, 50, 17),                      # 9549
        (LOAD, 41, 50, 18),                      # 9550
        (TEXT, 40, 8),                           # 9551
        (MOVE, 23, 40),                          # 9552
        (MOVE, 24, 41),                          # 9553
        (MOVE, 25, 130),                         # 9554: 130 is 8
        (JUMP, 9564),                            # 9555
        (LOAD, 26, 50, 16),                      # 9556
        (JZ, 26, 11639),                         # 9557
        (LOAD, 40, 50, 17),                      # 9558
        (LOAD, 41, 50, 18),                      # 9559
        (TEXT, 40, 1),                           # 9560
        (MOVE, 23, 40),                          # 9561
        (MOVE, 24, 41),                          # 9562
        (MOVE, 25, 127),                         # 9563: 127 is 1
        (MOVE, 20, 23),                          # 9564
        (MOVE, 21, 24),                          # 9565
        (MOVE, 22, 25),                          # 9566
        (JUMP, 9617),                            # 9567
        (LOAD, 23, 50, 1),                       # 9568
        (JNE, 23, 147, 9579),                    # 9569: 147 is 1208
        (LOAD, 23, 50, 13),                      # 9570
        (JZ, 23, 11639),                         # 9571
        (LOAD, 24, 50, 14),                      # 9572
        (LOAD, 25, 50, 15),                      # 9573
        (TEXT, 24, 2),                           # 9574
        (MOVE, 20, 24),                          # 9575
        (MOVE, 21, 25),                          # 9576
        (MOVE, 22, 128),                         # 9577: 128 is 2
        (JUMP, 9617),                            # 9578
        (JNE, 23, 148, 9589),                    # 9579: 148 is 1252
        (LOAD, 23, 50, 13),                      # 9580
        (JZ, 23, 11639),                         # 9581
        (LOAD, 24, 50, 14),                      # 9582
        (LOAD, 25, 50, 15),                      # 9583
        (TEXT, 24, 9),                           # 9584
        (MOVE, 20, 24),                          # 9585
        (MOVE, 21, 25),                          # 9586
        (MOVE, 22, 329),                         # 9587: 329 is 9
        (JUMP, 9617),                            # 9588
        (JNE, 23, 144, 9599),                    # 9589: 144 is 437
        (LOAD, 23, 50, 13),                      # 9590
        (JZ, 23, 11639),                         # 9591
        (LOAD, 24, 50, 14),                      # 9592
        (LOAD, 25, 50, 15),                      # 9593
        (TEXT, 24, 10),                          # 9594
        (MOVE, 20, 24),                          # 9595
        (MOVE, 21, 25),                          # 9596
        (MOVE, 22, 156),                         # 9597: 156 is 10
        (JUMP, 9617),                            # 9598
        (JNE, 23, 146, 9609),                    # 9599: 146 is 850
        (LOAD, 23, 50, 13),                      # 9600
        (JZ, 23, 11639),                         # 9601
        (LOAD, 24, 50, 14),                      # 9602
        (LOAD, 25, 50, 15),                      # 9603
        (TEXT, 24, 11),                          # 9604
        (MOVE, 20, 24),                          # 9605
        (MOVE, 21, 25),                          # 9606
        (MOVE, 22, 159),                         # 9607: 159 is 11
        (JUMP, 9617),                            # 9608
        (LOAD, 23, 50, 13),                      # 9609
        (JZ, 23, 11639),                         # 9610
        (LOAD, 24, 50, 14),                      # 9611
        (LOAD, 25, 50, 15),                      # 9612
        (TEXT, 24, 0),                           # 9613
        (MOVE, 20, 24),                          # 9614
        (MOVE, 21, 25),                          # 9615
        (MOVE, 22, 129),                         # 9616: 129 is 0
        (STORE, 50, 65, 20),                     # 9617
        (STORE, 50, 66, 21),                     # 9618
        (STORE, 50, 67, 22),                     # 9619
        (LOAD, 23, 50, 4),                       # 9620: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9675),                          # 9621
        (LOAD, 26, 50, 1),                       # 9622
        (JNE, 26, 134, 9633),                    # 9623: 134 is 273
        (LOAD, 26, 50, 22),                      # 9624
        (JZ, 26, 11639),                         # 9625
        (LOAD, 40, 50, 23),                      # 9626
        (LOAD, 41, 50, 24),                      # 9627
        (TEXT, 40, 5),                           # 9628
        (MOVE, 23, 40),                          # 9629
        (MOVE, 24, 41),                          # 9630
        (MOVE, 25, 333),                         # 9631: 333 is 5
        (JUMP, 9671),                            # 9632
        (JNE, 26, 139, 9643),                    # 9633: 139 is 500
        (LOAD, 26, 50, 22),                      # 9634
        (JZ, 26, 11639),                         # 9635
        (LOAD, 40, 50, 23),                      # 9636
        (LOAD, 41, 50, 24),                      # 9637
        (TEXT, 40, 6),                           # 9638
        (MOVE, 23, 40),                          # 9639
        (MOVE, 24, 41),                          # 9640
        (MOVE, 25, 330),                         # 9641: 330 is 6
        (JUMP, 9671),                            # 9642
        (JNE, 26, 140, 9653),                    # 9643: 140 is 1047
        (LOAD, 26, 50, 22),                      # 9644
        (JZ, 26, 11639),                         # 9645
        (LOAD, 40, 50, 23),                      # 9646
        (LOAD, 41, 50, 24),                      # 9647
        (TEXT, 40, 7),                           # 9648
        (MOVE, 23, 40),                          # 9649
        (MOVE, 24, 41),                          # 9650
        (MOVE, 25, 132),                         # 9651: 132 is 7
        (JUMP, 9671),                            # 9652
        (JNE, 26, 141, 9663),                    # 9653: 141 is 1140
        (LOAD, 26, 50, 22),                      # 9654
        (JZ, 26, 11639),                         # 9655
        (LOAD, 40, 50, 23),                      # 9656
        (LOAD, 41, 50, 24),                      # 9657
        (TEXT, 40, 8),                           # 9658
        (MOVE, 23, 40),                          # 9659
        (MOVE, 24, 41),                          # 9660
        (MOVE, 25, 130),                         # 9661: 130 is 8
        (JUMP, 9671),                            # 9662
        (LOAD, 26, 50, 22),                      # 9663
        (JZ, 26, 11639),                         # 9664
        (LOAD, 40, 50, 23),                      # 9665
        (LOAD, 41, 50, 24),                      # 9666
        (TEXT, 40, 1),                           # 9667
        (MOVE, 23, 40),                          # 9668
        (MOVE, 24, 41),                          # 9669
        (MOVE, 25, 127),                         # 9670: 127 is 1
        (MOVE, 20, 23),                          # 9671
        (MOVE, 21, 24),                          # 9672
        (MOVE, 22, 25),                          # 9673
        (JUMP, 9724),                            # 9674
        (LOAD, 23, 50, 1),                       # 9675
        (JNE, 23, 147, 9686),                    # 9676: 147 is 1208
        (LOAD, 23, 50, 19),                      # 9677
        (JZ, 23, 11639),                         # 9678
        (LOAD, 24, 50, 20),                      # 9679
        (LOAD, 25, 50, 21),                      # 9680
        (TEXT, 24, 2),                           # 9681
        (MOVE, 20, 24),                          # 9682
        (MOVE, 21, 25),                          # 9683
        (MOVE, 22, 128),                         # 9684: 128 is 2
        (JUMP, 9724),                            # 9685
        (JNE, 23, 148, 9696),                    # 9686: 148 is 1252
        (LOAD, 23, 50, 19),                      # 9687
        (JZ, 23, 11639),                         # 9688
        (LOAD, 24, 50, 20),                      # 9689
        (LOAD, 25, 50, 21),                      # 9690
        (TEXT, 24, 9),                           # 9691
        (MOVE, 20, 24),                          # 9692
        (MOVE, 21, 25),                          # 9693
        (MOVE, 22, 329),                         # 9694: 329 is 9
        (JUMP, 9724),                            # 9695
        (JNE, 23, 144, 9706),                    # 9696: 144 is 437
        (LOAD, 23, 50, 19),                      # 9697
        (JZ, 23, 11639),                         # 9698
        (LOAD, 24, 50, 20),                      # 9699
        (LOAD, 25, 50, 21),                      # 9700
        (TEXT, 24, 10),                          # 9701
        (MOVE, 20, 24),                          # 9702
        (MOVE, 21, 25),                          # 9703
        (MOVE, 22, 156),                         # 9704: 156 is 10
        (JUMP, 9724),                            # 9705
        (JNE, 23, 146, 9716),                    # 9706: 146 is 850
        (LOAD, 23, 50, 19),                      # 9707
        (JZ, 23, 11639),                         # 9708
        (LOAD, 24, 50, 20),                      # 9709
        (LOAD, 25, 50, 21),                      # 9710
        (TEXT, 24, 11),                          # 9711
        (MOVE, 20, 24),                          # 9712
        (MOVE, 21, 25),                          # 9713
        (MOVE, 22, 159),                         # 9714: 159 is 11
        (JUMP, 9724),                            # 9715
        (LOAD, 23, 50, 19),                      # 9716
        (JZ, 23, 11639),                         # 9717
        (LOAD, 24, 50, 20),                      # 9718
        (LOAD, 25, 50, 21),                      # 9719
        (TEXT, 24, 0),                           # 9720
        (MOVE, 20, 24),                          # 9721
        (MOVE, 21, 25),                          # 9722
        (MOVE, 22, 129),                         # 9723: 129 is 0
        (STORE, 50, 68, 20),                     # 9724
        (STORE, 50, 69, 21),                     # 9725
        (STORE, 50, 70, 22),                     # 9726
        (LOAD, 23, 50, 4),                       # 9727: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9782),                          # 9728
        (LOAD, 26, 50, 1),                       # 9729
        (JNE, 26, 134, 9740),                    # 9730: 134 is 273
        (LOAD, 26, 50, 28),                      # 9731
        (JZ, 26, 11639),                         # 9732
        (LOAD, 40, 50, 29),                      # 9733
        (LOAD, 41, 50, 30),                      # 9734
        (TEXT, 40, 5),                           # 9735
        (MOVE, 23, 40),                          # 9736
        (MOVE, 24, 41),                          # 9737
        (MOVE, 25, 333),                         # 9738: 333 is 5
        (JUMP, 9778),                            # 9739
        (JNE, 26, 139, 9750),                    # 9740: 139 is 500
        (LOAD, 26, 50, 28),                      # 9741
        (JZ, 26, 11639),                         # 9742
        (LOAD, 40, 50, 29),                      # 9743
        (LOAD, 41, 50, 30),                      # 9744
        (TEXT, 40, 6),                           # 9745
        (MOVE, 23, 40),                          # 9746
        (MOVE, 24, 41),                          # 9747
        (MOVE, 25, 330),                         # 9748: 330 is 6
        (JUMP, 9778),                            # 9749
        (JNE, 26, 140, 9760),                    # 9750: 140 is 1047
        (LOAD, 26, 50, 28),                      # 9751
        (JZ, 26, 11639),                         # 9752
        (LOAD, 40, 50, 29),                      # 9753
        (LOAD, 41, 50, 30),                      # 9754
        (TEXT, 40, 7),                           # 9755
        (MOVE, 23, 40),                          # 9756
        (MOVE, 24, 41),                          # 9757
        (MOVE, 25, 132),                         # 9758: 132 is 7
        (JUMP, 9778),                            # 9759
        (JNE, 26, 141, 9770),                    # 9760: 141 is 1140
        (LOAD, 26, 50, 28),                      # 9761
        (JZ, 26, 11639),                         # 9762
        (LOAD, 40, 50, 29),                      # 9763
        (LOAD, 41, 50, 30),                      # 9764
        (TEXT, 40, 8),                           # 9765
        (MOVE, 23, 40),                          # 9766
        (MOVE, 24, 41),                          # 9767
        (MOVE, 25, 130),                         # 9768: 130 is 8
        (JUMP, 9778),                            # 9769
        (LOAD, 26, 50, 28),                      # 9770
        (JZ, 26, 11639),                         # 9771
        (LOAD, 40, 50, 29),                      # 9772
        (LOAD, 41, 50, 30),                      # 9773
        (TEXT, 40, 1),                           # 9774
        (MOVE, 23, 40),                          # 9775
        (MOVE, 24, 41),                          # 9776
        (MOVE, 25, 127),                         # 9777: 127 is 1
        (MOVE, 20, 23),                          # 9778
        (MOVE, 21, 24),                          # 9779
        (MOVE, 22, 25),                          # 9780
        (JUMP, 9831),                            # 9781
        (LOAD, 23, 50, 1),                       # 9782
        (JNE, 23, 147, 9793),                    # 9783: 147 is 1208
        (LOAD, 23, 50, 25),                      # 9784
        (JZ, 23, 11639),                         # 9785
        (LOAD, 24, 50, 26),                      # 9786
        (LOAD, 25, 50, 27),                      # 9787
        (TEXT, 24, 2),                           # 9788
        (MOVE, 20, 24),                          # 9789
        (MOVE, 21, 25),                          # 9790
        (MOVE, 22, 128),                         # 9791: 128 is 2
        (JUMP, 9831),                            # 9792
        (JNE, 23, 148, 9803),                    # 9793: 148 is 1252
        (LOAD, 23, 50, 25),                      # 9794
        (JZ, 23, 11639),                         # 9795
        (LOAD, 24, 50, 26),                      # 9796
        (LOAD, 25, 50, 27),                      # 9797
        (TEXT, 24, 9),                           # 9798
        (MOVE, 20, 24),                          # 9799
        (MOVE, 21, 25),                          # 9800
        (MOVE, 22, 329),                         # 9801: 329 is 9
        (JUMP, 9831),                            # 9802
        (JNE, 23, 144, 9813),                    # 9803: 144 is 437
        (LOAD, 23, 50, 25),                      # 9804
        (JZ, 23, 11639),                         # 9805
        (LOAD, 24, 50, 26),                      # 9806
        (LOAD, 25, 50, 27),                      # 9807
        (TEXT, 24, 10),                          # 9808
        (MOVE, 20, 24),                          # 9809
        (MOVE, 21, 25),                          # 9810
        (MOVE, 22, 156),                         # 9811: 156 is 10
        (JUMP, 9831),                            # 9812
        (JNE, 23, 146, 9823),                    # 9813: 146 is 850
        (LOAD, 23, 50, 25),                      # 9814
        (JZ, 23, 11639),                         # 9815
        (LOAD, 24, 50, 26),                      # 9816
        (LOAD, 25, 50, 27),                      # 9817
        (TEXT, 24, 11),                          # 9818
        (MOVE, 20, 24),                          # 9819
        (MOVE, 21, 25),                          # 9820
        (MOVE, 22, 159),                         # 9821: 159 is 11
        (JUMP, 9831),                            # 9822
        (LOAD, 23, 50, 25),                      # 9823
        (JZ, 23, 11639),                         # 9824
        (LOAD, 24, 50, 26),                      # 9825
        (LOAD, 25, 50, 27),                      # 9826
        (TEXT, 24, 0),                           # 9827
        (MOVE, 20, 24),                          # 9828
        (MOVE, 21, 25),                          # 9829
        (MOVE, 22, 129),                         # 9830: 129 is 0
        (STORE, 50, 71, 20),                     # 9831
        (STORE, 50, 72, 21),                     # 9832
        (STORE, 50, 73, 22),                     # 9833
        (LOAD, 23, 50, 4),                       # 9834: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9889),                          # 9835
        (LOAD, 26, 50, 1),                       # 9836
        (JNE, 26, 134, 9847),                    # 9837: 134 is 273
        (LOAD, 26, 50, 34),                      # 9838
        (JZ, 26, 11639),                         # 9839
        (LOAD, 40, 50, 35),                      # 9840
        (LOAD, 41, 50, 36),                      # 9841
        (TEXT, 40, 5),                           # 9842
        (MOVE, 23, 40),                          # 9843
        (MOVE, 24, 41),                          # 9844
        (MOVE, 25, 333),                         # 9845: 333 is 5
        (JUMP, 9885),                            # 9846
        (JNE, 26, 139, 9857),                    # 9847: 139 is 500
        (LOAD, 26, 50, 34),                      # 9848
        (JZ, 26, 11639),                         # 9849
        (LOAD, 40, 50, 35),                      # 9850
        (LOAD, 41, 50, 36),                      # 9851
        (TEXT, 40, 6),                           # 9852
        (MOVE, 23, 40),                          # 9853
        (MOVE, 24, 41),                          # 9854
        (MOVE, 25, 330),                         # 9855: 330 is 6
        (JUMP, 9885),                            # 9856
        (JNE, 26, 140, 9867),                    # 9857: 140 is 1047
        (LOAD, 26, 50, 34),                      # 9858
        (JZ, 26, 11639),                         # 9859
        (LOAD, 40, 50, 35),                      # 9860
        (LOAD, 41, 50, 36),                      # 9861
        (TEXT, 40, 7),                           # 9862
        (MOVE, 23, 40),                          # 9863
        (MOVE, 24, 41),                          # 9864
        (MOVE, 25, 132),                         # 9865: 132 is 7
        (JUMP, 9885),                            # 9866
        (JNE, 26, 141, 9877),                    # 9867: 141 is 1140
        (LOAD, 26, 50, 34),                      # 9868
        (JZ, 26, 11639),                         # 9869
        (LOAD, 40, 50, 35),                      # 9870
        (LOAD, 41, 50, 36),                      # 9871
        (TEXT, 40, 8),                           # 9872
        (MOVE, 23, 40),                          # 9873
        (MOVE, 24, 41),                          # 9874
        (MOVE, 25, 130),                         # 9875: 130 is 8
        (JUMP, 9885),                            # 9876
        (LOAD, 26, 50, 34),                      # 9877
        (JZ, 26, 11639),                         # 9878
        (LOAD, 40, 50, 35),                      # 9879
        (LOAD, 41, 50, 36),                      # 9880
        (TEXT, 40, 1),                           # 9881
        (MOVE, 23, 40),                          # 9882
        (MOVE, 24, 41),                          # 9883
        (MOVE, 25, 127),                         # 9884: 127 is 1
        (MOVE, 20, 23),                          # 9885
        (MOVE, 21, 24),                          # 9886
        (MOVE, 22, 25),                          # 9887
        (JUMP, 9938),                            # 9888
        (LOAD, 23, 50, 1),                       # 9889
        (JNE, 23, 147, 9900),                    # 9890: 147 is 1208
        (LOAD, 23, 50, 31),                      # 9891
        (JZ, 23, 11639),                         # 9892
        (LOAD, 24, 50, 32),                      # 9893
        (LOAD, 25, 50, 33),                      # 9894
        (TEXT, 24, 2),                           # 9895
        (MOVE, 20, 24),                          # 9896
        (MOVE, 21, 25),                          # 9897
        (MOVE, 22, 128),                         # 9898: 128 is 2
        (JUMP, 9938),                            # 9899
        (JNE, 23, 148, 9910),                    # 9900: 148 is 1252
        (LOAD, 23, 50, 31),                      # 9901
        (JZ, 23, 11639),                         # 9902
        (LOAD, 24, 50, 32),                      # 9903
        (LOAD, 25, 50, 33),                      # 9904
        (TEXT, 24, 9),                           # 9905
        (MOVE, 20, 24),                          # 9906
        (MOVE, 21, 25),                          # 9907
        (MOVE, 22, 329),                         # 9908: 329 is 9
        (JUMP, 9938),                            # 9909
        (JNE, 23, 144, 9920),                    # 9910: 144 is 437
        (LOAD, 23, 50, 31),                      # 9911
        (JZ, 23, 11639),                         # 9912
        (LOAD, 24, 50, 32),                      # 9913
        (LOAD, 25, 50, 33),                      # 9914
        (TEXT, 24, 10),                          # 9915
        (MOVE, 20, 24),                          # 9916
        (MOVE, 21, 25),                          # 9917
        (MOVE, 22, 156),                         # 9918: 156 is 10
        (JUMP, 9938),                            # 9919
        (JNE, 23, 146, 9930),                    # 9920: 146 is 850
        (LOAD, 23, 50, 31),                      # 9921
        (JZ, 23, 11639),                         # 9922
        (LOAD, 24, 50, 32),                      # 9923
        (LOAD, 25, 50, 33),                      # 9924
        (TEXT, 24, 11),                          # 9925
        (MOVE, 20, 24),                          # 9926
        (MOVE, 21, 25),                          # 9927
        (MOVE, 22, 159),                         # 9928: 159 is 11
        (JUMP, 9938),                            # 9929
        (LOAD, 23, 50, 31),                      # 9930
        (JZ, 23, 11639),                         # 9931
        (LOAD, 24, 50, 32),                      # 9932
        (LOAD, 25, 50, 33),                      # 9933
        (TEXT, 24, 0),                           # 9934
        (MOVE, 20, 24),                          # 9935
        (MOVE, 21, 25),                          # 9936
        (MOVE, 22, 129),                         # 9937: 129 is 0
        (STORE, 50, 74, 20),                     # 9938
        (STORE, 50, 75, 21),                     # 9939
        (STORE, 50, 76, 22),                     # 9940
        (LOAD, 23, 50, 4),                       # 9941: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9996),                          # 9942
        (LOAD, 26, 50, 1),                       # 9943
        (JNE, 26, 134, 9954),                    # 9944: 134 is 273
        (LOAD, 26, 50, 41),                      # 9945
        (JZ, 26, 11639),                         # 9946
        (LOAD, 40, 50, 42),                      # 9947
        (LOAD, 41, 50, 43),                      # 9948
        (TEXT, 40, 5),                           # 9949
        (MOVE, 23, 40),                          # 9950
        (MOVE, 24, 41),                          # 9951
        (MOVE, 25, 333),                         # 9952: 333 is 5
        (JUMP, 9992),                            # 9953
        (JNE, 26, 139, 9964),                    # 9954: 139 is 500
        (LOAD, 26, 50, 41),                      # 9955
        (JZ, 26, 11639),                         # 9956
        (LOAD, 40, 50, 42),                      # 9957
        (LOAD, 41, 50, 43),                      # 9958
        (TEXT, 40, 6),                           # 9959
        (MOVE, 23, 40),                          # 9960
        (MOVE, 24, 41),                          # 9961
        (MOVE, 25, 330),                         # 9962: 330 is 6
        (JUMP, 9992),                            # 9963
        (JNE, 26, 140, 9974),                    # 9964: 140 is 1047
        (LOAD, 26, 50, 41),                      # 9965
        (JZ, 26, 11639),                         # 9966
        (LOAD, 40, 50, 42),                      # 9967
        (LOAD, 41, 50, 43),                      # 9968
        (TEXT, 40, 7),                           # 9969
        (MOVE, 23, 40),                          # 9970
        (MOVE, 24, 41),                          # 9971
        (MOVE, 25, 132),                         # 9972: 132 is 7
        (JUMP, 9992),                            # 9973
        (JNE, 26, 141, 9984),                    # 9974: 141 is 1140
        (LOAD, 26, 50, 41),                      # 9975
        (JZ, 26, 11639),                         # 9976
        (LOAD, 40, 50, 42),                      # 9977
        (LOAD, 41, 50, 43),                      # 9978
        (TEXT, 40, 8),                           # 9979
        (MOVE, 23, 40),                          # 9980
        (MOVE, 24, 41),                          # 9981
        (MOVE, 25, 130),                         # 9982: 130 is 8
        (JUMP, 9992),                            # 9983
        (LOAD, 26, 50, 41),                      # 9984
        (JZ, 26, 11639),                         # 9985
        (LOAD, 40, 50, 42),                      # 9986
        (LOAD, 41, 50, 43),                      # 9987
        (TEXT, 40, 1),                           # 9988
        (MOVE, 23, 40),                          # 9989
        (MOVE, 24, 41),                          # 9990
        (MOVE, 25, 127),                         # 9991: 127 is 1
        (MOVE, 20, 23),                          # 9992
        (MOVE, 21, 24),                          # 9993
        (MOVE, 22, 25),                          # 9994
        (JUMP, 10045),                           # 9995
        (LOAD, 23, 50, 1),                       # 9996
        (JNE, 23, 147, 10007),                   # 9997: 147 is 1208
        (LOAD, 23, 50, 38),                      # 9998
        (JZ, 23, 11639),                         # 9999
        (LOAD, 24, 50, 39),                      # 10000
        (LOAD, 25, 50, 40),                      # 10001
        (TEXT, 24, 2),                           # 10002
        (MOVE, 20, 24),                          # 10003
        (MOVE, 21, 25),                          # 10004
        (MOVE, 22, 128),                         # 10005: 128 is 2
        (JUMP, 10045),                           # 10006
        (JNE, 23, 148, 10017),                   # 10007: 148 is 1252
        (LOAD, 23, 50, 38),                      # 10008
        (JZ, 23, 11639),                         # 10009
        (LOAD, 24, 50, 39),                      # 10010
        (LOAD, 25, 50, 40),                      # 10011
        (TEXT, 24, 9),                           # 10012
        (MOVE, 20, 24),                          # 10013
        (MOVE, 21, 25),                          # 10014
        (MOVE, 22, 329),                         # 10015: 329 is 9
        (JUMP, 10045),                           # 10016
        (JNE, 23, 144, 10027),                   # 10017: 144 is 437
        (LOAD, 23, 50, 38),                      # 10018
        (JZ, 23, 11639),                         # 10019
        (LOAD, 24, 50, 39),                      # 10020
        (LOAD, 25, 50, 40),                      # 10021
        (TEXT, 24, 10),                          # 10022
        (MOVE, 20, 24),                          # 10023
        (MOVE, 21, 25),                          # 10024
        (MOVE, 22, 156),                         # 10025: 156 is 10
        (JUMP, 10045),                           # 10026
        (JNE, 23, 146, 10037),                   # 10027: 146 is 850
        (LOAD, 23, 50, 38),                      # 10028
        (JZ, 23, 11639),                         # 10029
        (LOAD, 24, 50, 39),                      # 10030
        (LOAD, 25, 50, 40),                      # 10031
        (TEXT, 24, 11),                          # 10032
        (MOVE, 20, 24),                          # 10033
        (MOVE, 21, 25),                          # 10034
        (MOVE, 22, 159),                         # 10035: 159 is 11
        (JUMP, 10045),                           # 10036
        (LOAD, 23, 50, 38),                      # 10037
        (JZ, 23, 11639),                         # 10038
        (LOAD, 24, 50, 39),                      # 10039
        (LOAD, 25, 50, 40),                      # 10040
        (TEXT, 24, 0),                           # 10041
        (MOVE, 20, 24),                          # 10042
        (MOVE, 21, 25),                          # 10043
        (MOVE, 22, 129),                         # 10044: 129 is 0
        (STORE, 50, 77, 20),                     # 10045
        (STORE, 50, 78, 21),                     # 10046
        (STORE, 50, 79, 22),                     # 10047
        (LOAD, 23, 50, 4),                       # 10048: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 10103),                         # 10049
        (LOAD, 26, 50, 1),                       # 10050
        (JNE, 26, 134, 10061),                   # 10051: 134 is 273
        (LOAD, 26, 50, 47),                      # 10052
        (JZ, 26, 11639),                         # 10053
        (LOAD, 40, 50, 48),                      # 10054
        (LOAD, 41, 50, 49),                      # 10055
        (TEXT, 40, 5),                           # 10056
        (MOVE, 23, 40),                          # 10057
        (MOVE, 24, 41),                          # 10058
        (MOVE, 25, 333),                         # 10059: 333 is 5
        (JUMP, 10099),                           # 10060
        (JNE, 26, 139, 10071),                   # 10061: 139 is 500
        (LOAD, 26, 50, 47),                      # 10062
        (JZ, 26, 11639),                         # 10063
        (LOAD, 40, 50, 48),                      # 10064
        (LOAD, 41, 50, 49),                      # 10065
        (TEXT, 40, 6),                           # 10066
        (MOVE, 23, 40),                          # 10067
        (MOVE, 24, 41),                          # 10068
        (MOVE, 25, 330),                         # 10069: 330 is 6
        (JUMP, 10099),                           # 10070
        (JNE, 26, 140, 10081),                   # 10071: 140 is 1047
        (LOAD, 26, 50, 47),                      # 10072
        (JZ, 26, 11639),                         # 10073
        (LOAD, 40, 50, 48),                      # 10074
        (LOAD, 41, 50, 49),                      # 10075
        (TEXT, 40, 7),                           # 10076
        (MOVE, 23, 40),                          # 10077
        (MOVE, 24, 41),                          # 10078
        (MOVE, 25, 132),                         # 10079: 132 is 7
        (JUMP, 10099),                           # 10080
        (JNE, 26, 141, 10091),                   # 10081: 141 is 1140
        (LOAD, 26, 50, 47),                      # 10082
        (JZ, 26, 11639),                         # 10083
        (LOAD, 40, 50, 48),                      # 10084
        (LOAD, 41, 50, 49),                      # 10085
        (TEXT, 40, 8),                           # 10086
        (MOVE, 23, 40),                          # 10087
        (MOVE, 24, 41),                          # 10088
        (MOVE, 25, 130),                         # 10089: 130 is 8
        (JUMP, 10099),                           # 10090
        (LOAD, 26, 50, 47),                      # 10091
        (JZ, 26, 11639),                         # 10092
        (LOAD, 40, 50, 48),                      # 10093
        (LOAD, 41, 50, 49),                      # 10094
        (TEXT, 40, 1),                           # 10095
        (MOVE, 23, 40),                          # 10096
        (MOVE, 24, 41),                          # 10097
        (MOVE, 25, 127),                         # 10098: 127 is 1
        (MOVE, 20, 23),                          # 10099
        (MOVE, 21, 24),                          # 10100
        (MOVE, 22, 25),                          # 10101
        (JUMP, 10152),                           # 10102
        (LOAD, 23, 50, 1),                       # 10103
        (JNE, 23, 147, 10114),                   # 10104: 147 is 1208
        (LOAD, 23, 50, 44),                      # 10105
        (JZ, 23, 11639),                         # 10106
        (LOAD, 24, 50, 45),                      # 10107
        (LOAD, 25, 50, 46),                      # 10108
        (TEXT, 24, 2),                           # 10109
        (MOVE, 20, 24),                          # 10110
        (MOVE, 21, 25),                          # 10111
        (MOVE, 22, 128),                         # 10112: 128 is 2
        (JUMP, 10152),                           # 10113
        (JNE, 23, 148, 10124),                   # 10114: 148 is 1252
        (LOAD, 23, 50, 44),                      # 10115
        (JZ, 23, 11639),                         # 10116
        (LOAD, 24, 50, 45),                      # 10117
        (LOAD, 25, 50, 46),                      # 10118
        (TEXT, 24, 9),                           # 10119
        (MOVE, 20, 24),                          # 10120
        (MOVE, 21, 25),                          # 10121
        (MOVE, 22, 329),                         # 10122: 329 is 9
        (JUMP, 10152),                           # 10123
        (JNE, 23, 144, 10134),                   # 10124: 144 is 437
        (LOAD, 23, 50, 44),                      # 10125
        (JZ, 23, 11639),                         # 10126
        (LOAD, 24, 50, 45),                      # 10127
        (LOAD, 25, 50, 46),                      # 10128
        (TEXT, 24, 10),                          # 10129
        (MOVE, 20, 24),                          # 10130
        (MOVE, 21, 25),                          # 10131
        (MOVE, 22, 156),                         # 10132: 156 is 10
        (JUMP, 10152),                           # 10133
        (JNE, 23, 146, 10144),                   # 10134: 146 is 850
        (LOAD, 23, 50, 44),                      # 10135
        (JZ, 23, 11639),                         # 10136
        (LOAD, 24, 50, 45),                      # 10137
        (LOAD, 25, 50, 46),                      # 10138
        (TEXT, 24, 11),                          # 10139
        (MOVE, 20, 24),                          # 10140
        (MOVE, 21, 25),                          # 10141
        (MOVE, 22, 159),                         # 10142: 159 is 11
        (JUMP, 10152),                           # 10143
        (LOAD, 23, 50, 44),                      # 10144
        (JZ, 23, 11639),                         # 10145
        (LOAD, 24, 50, 45),                      # 10146
        (LOAD, 25, 50, 46),                      # 10147
        (TEXT, 24, 0),                           # 10148
        (MOVE, 20, 24),                          # 10149
        (MOVE, 21, 25),                          # 10150
        (MOVE, 22, 129),                         # 10151: 129 is 0
        (STORE, 50, 80, 20),                     # 10152
        (STORE, 50, 81, 21),                     # 10153
        (STORE, 50, 82, 22),                     # 10154
        (LOAD, 23, 50, 4),                       # 10155: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 10210),                         # 10156
        (LOAD, 26, 50, 1),                       # 10157
        (JNE, 26, 134, 10168),                   # 10158: 134 is 273
        (LOAD, 26, 50, 53),                      # 10159
        (JZ, 26, 11639),                         # 10160
        (LOAD, 40, 50, 54),                      # 10161
        (LOAD, 41, 50, 55),                      # 10162
        (TEXT, 40, 5),                           # 10163
        (MOVE, 23, 40),                          # 10164
        (MOVE, 24, 41),                          # 10165
        (MOVE, 25, 333),                         # 10166: 333 is 5
        (JUMP, 10206),                           # 10167
        (JNE, 26, 139, 10178),                   # 10168: 139 is 500
        (LOAD, 26, 50, 53),                      # 10169
        (JZ, 26, 11639),                         # 10170
        (LOAD, 40, 50, 54),                      # 10171
        (LOAD, 41, 50, 55),                      # 10172
        (TEXT, 40, 6),                           # 10173
        (MOVE, 23, 40),                          # 10174
        (MOVE, 24, 41),                          # 10175
        (MOVE, 25, 330),                         # 10176: 330 is 6
        (JUMP, 10206),                           # 10177
        (JNE, 26, 140, 10188),                   # 10178: 140 is 1047
        (LOAD, 26, 50, 53),                      # 10179
        (JZ, 26, 11639),                         # 10180
        (LOAD, 40, 50, 54),                      # 10181
        (LOAD, 41, 50, 55),                      # 10182
        (TEXT, 40, 7),                           # 10183
        (MOVE, 23, 40),                          # 10184
        (MOVE, 24, 41),                          # 10185
        (MOVE, 25, 132),                         # 10186: 132 is 7
        (JUMP, 10206),                           # 10187
        (JNE, 26, 141, 10198),                   # 10188: 141 is 1140
        (LOAD, 26, 50, 53),                      # 10189
        (JZ, 26, 11639),                         # 10190
        (LOAD, 40, 50, 54),                      # 10191
        (LOAD, 41, 50, 55),                      # 10192
        (TEXT, 40, 8),                           # 10193
        (MOVE, 23, 40),                          # 10194
        (MOVE, 24, 41),                          # 10195
        (MOVE, 25, 130),                         # 10196: 130 is 8
        (JUMP, 10206),                           # 10197
        (LOAD, 26, 50, 53),                      # 10198
        (JZ, 26, 11639),                         # 10199
        (LOAD, 40, 50, 54),                      # 10200
        (LOAD, 41, 50, 55),                      # 10201
        (TEXT, 40, 1),                           # 10202
        (MOVE, 23, 40),                          # 10203
        (MOVE, 24, 41),                          # 10204
        (MOVE, 25, 127),                         # 10205: 127 is 1
        (MOVE, 20, 23),                          # 10206
        (MOVE, 21, 24),                          # 10207
        (MOVE, 22, 25),                          # 10208
        (JUMP, 10259),                           # 10209
        (LOAD, 23, 50, 1),                       # 10210
        (JNE, 23, 147, 10221),                   # 10211: 147 is 1208
        (LOAD, 23, 50, 50),                      # 10212
        (JZ, 23, 11639),                         # 10213
        (LOAD, 24, 50, 51),                      # 10214
        (LOAD, 25, 50, 52),                      # 10215
        (TEXT, 24, 2),                           # 10216
        (MOVE, 20, 24),                          # 10217
        (MOVE, 21, 25),                          # 10218
        (MOVE, 22, 128),                         # 10219: 128 is 2
        (JUMP, 10259),                           # 10220
        (JNE, 23, 148, 10231),                   # 10221: 148 is 1252
        (LOAD, 23, 50, 50),                      # 10222
        (JZ, 23, 11639),                         # 10223
        (LOAD, 24, 50, 51),                      # 10224
        (LOAD, 25, 50, 52),                      # 10225
        (TEXT, 24, 9),                           # 10226
        (MOVE, 20, 24),                          # 10227
        (MOVE, 21, 25),                          # 10228
        (MOVE, 22, 329),                         # 10229: 329 is 9
        (JUMP, 10259),                           # 10230
        (JNE, 23, 144, 10241),                   # 10231: 144 is 437
        (LOAD, 23, 50, 50),                      # 10232
        (JZ, 23, 11639),                         # 10233
        (LOAD, 24, 50, 51),                      # 10234
        (LOAD, 25, 50, 52),                      # 10235
        (TEXT, 24, 10),                          # 10236
        (MOVE, 20, 24),                          # 10237
        (MOVE, 21, 25),                          # 10238
        (MOVE, 22, 156),                         # 10239: 156 is 10
        (JUMP, 10259),                           # 10240
        (JNE, 23, 146, 10251),                   # 10241: 146 is 850
        (LOAD, 23, 50, 50),                      # 10242
        (JZ, 23, 11639),                         # 10243
        (LOAD, 24, 50, 51),                      # 10244
        (LOAD, 25, 50, 52),                      # 10245
        (TEXT, 24, 11),                          # 10246
        (MOVE, 20, 24),                          # 10247
        (MOVE, 21, 25),                          # 10248
        (MOVE, 22, 159),                         # 10249: 159 is 11
        (JUMP, 10259),                           # 10250
        (LOAD, 23, 50, 50),                      # 10251
        (JZ, 23, 11639),                         # 10252
        (LOAD, 24, 50, 51),                      # 10253
        (LOAD, 25, 50, 52),                      # 10254
        (TEXT, 24, 0),                           # 10255
        (MOVE, 20, 24),                          # 10256
        (MOVE, 21, 25),                          # 10257
        (MOVE, 22, 129),                         # 10258: 129 is 0
        (STORE, 50, 83, 20),                     # 10259
        (STORE, 50, 84, 21),                     # 10260
        (STORE, 50, 85, 22),                     # 10261
        (LOAD, 23, 50, 4),                       # 10262: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 10317),                         # 10263
        (LOAD, 26, 50, 1),                       # 10264
        (JNE, 26, 134, 10275),                   # 10265: 134 is 273
        (LOAD, 26, 50, 59),                      # 10266
        (JZ, 26, 11639),                         # 10267
        (LOAD, 40, 50, 60),                      # 10268
        (LOAD, 41, 50, 61),                      # 10269
        (TEXT, 40, 5),                           # 10270
        (MOVE, 23, 40),                          # 10271
        (MOVE, 24, 41),                          # 10272
        (MOVE, 25, 333),                         # 10273: 333 is 5
        (JUMP, 10313),                           # 10274
        (JNE, 26, 139, 10285),                   # 10275: 139 is 500
        (LOAD, 26, 50, 59),                      # 10276
        (JZ, 26, 11639),                         # 10277
        (LOAD, 40, 50, 60),                      # 10278
        (LOAD, 41, 50, 61),                      # 10279
        (TEXT, 40, 6),                           # 10280
        (MOVE, 23, 40),                          # 10281
        (MOVE, 24, 41),                          # 10282
        (MOVE, 25, 330),                         # 10283: 330 is 6
        (JUMP, 10313),                           # 10284
        (JNE, 26, 140, 10295),                   # 10285: 140 is 1047
        (LOAD, 26, 50, 59),                      # 10286
        (JZ, 26, 11639),                         # 10287
        (LOAD, 40, 50, 60),                      # 10288
        (LOAD, 41, 50, 61),                      # 10289
        (TEXT, 40, 7),                           # 10290
        (MOVE, 23, 40),                          # 10291
        (MOVE, 24, 41),                          # 10292
        (MOVE, 25, 132),                         # 10293: 132 is 7
        (JUMP, 10313),                           # 10294
        (JNE, 26, 141, 10305),                   # 10295: 141 is 1140
        (LOAD, 26, 50, 59),                      # 10296
        (JZ, 26, 11639),                         # 10297
        (LOAD, 40, 50, 60),                      # 10298
        (LOAD, 41, 50, 61),                      # 10299
        (TEXT, 40, 8),                           # 10300
        (MOVE, 23, 40),                          # 10301
        (MOVE, 24, 41),                          # 10302
        (MOVE, 25, 130),                         # 10303: 130 is 8
        (JUMP, 10313),                           # 10304
        (LOAD, 26, 50, 59),                      # 10305
        (JZ, 26, 11639),                         # 10306
        (LOAD, 40, 50, 60),                      # 10307
        (LOAD, 41, 50, 61),                      # 10308
        (TEXT, 40, 1),                           # 10309
        (MOVE, 23, 40),                          # 10310
        (MOVE, 24, 41),                          # 10311
        (MOVE, 25, 127),                         # 10312: 127 is 1
        (MOVE, 20, 23),                          # 10313
        (MOVE, 21, 24),                          # 10314
        (MOVE, 22, 25),                          # 10315
        (JUMP, 10366),                           # 10316
        (LOAD, 23, 50, 1),                       # 10317
        (JNE, 23, 147, 10328),                   # 10318: 147 is 1208
        (LOAD, 23, 50, 56),                      # 10319
        (JZ, 23, 11639),                         # 10320
        (LOAD, 24, 50, 57),                      # 10321
        (LOAD, 25, 50, 58),                      # 10322
        (TEXT, 24, 2),                           # 10323
        (MOVE, 20, 24),                          # 10324
        (MOVE, 21, 25),                          # 10325
        (MOVE, 22, 128),                         # 10326: 128 is 2
        (JUMP, 10366),                           # 10327
        (JNE, 23, 148, 10338),                   # 10328: 148 is 1252
        (LOAD, 23, 50, 56),                      # 10329
        (JZ, 23, 11639),                         # 10330
        (LOAD, 24, 50, 57),                      # 10331
        (LOAD, 25, 50, 58),                      # 10332
        (TEXT, 24, 9),                           # 10333
        (MOVE, 20, 24),                          # 10334
        (MOVE, 21, 25),                          # 10335
        (MOVE, 22, 329),                         # 10336: 329 is 9
        (JUMP, 10366),                           # 10337
        (JNE, 23, 144, 10348),                   # 10338: 144 is 437
        (LOAD, 23, 50, 56),                      # 10339
        (JZ, 23, 11639),                         # 10340
        (LOAD, 24, 50, 57),                      # 10341
        (LOAD, 25, 50, 58),                      # 10342
        (TEXT, 24, 10),                          # 10343
        (MOVE, 20, 24),                          # 10344
        (MOVE, 21, 25),                          # 10345
        (MOVE, 22, 156),                         # 10346: 156 is 10
        (JUMP, 10366),                           # 10347
        (JNE, 23, 146, 10358),                   # 10348: 146 is 850
        (LOAD, 23, 50, 56),                      # 10349
        (JZ, 23, 11639),                         # 10350
        (LOAD, 24, 50, 57),                      # 10351
        (LOAD, 25, 50, 58),                      # 10352
        (TEXT, 24, 11),                          # 10353
        (MOVE, 20, 24),                          # 10354
        (MOVE, 21, 25),                          # 10355
        (MOVE, 22, 159),                         # 10356: 159 is 11
        (JUMP, 10366),                           # 10357
        (LOAD, 23, 50, 56),                      # 10358
        (JZ, 23, 11639),                         # 10359
        (LOAD, 24, 50, 57),                      # 10360
        (LOAD, 25, 50, 58),                      # 10361
        (TEXT, 24, 0),                           # 10362
        (MOVE, 20, 24),                          # 10363
        (MOVE, 21, 25),                          # 10364
        (MOVE, 22, 129),                         # 10365: 129 is 0
        (STORE, 50, 86, 20),                     # 10366
        (STORE, 50, 87, 21),                     # 10367
        (STORE, 50, 88, 22),                     # 10368
        (LOAD, 12, 39, 8),                       # 10369
        (JZ, 12, 10709),                         # 10370
        (ROWAT, 51, 17, 12),                     # 10371
        (LOAD, 23, 51, 4),                       # 10372: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 10380),                         # 10373
        (LOAD, 23, 51, 8),                       # 10374
        (JZ, 23, 11639),                         # 10375
        (LOAD, 20, 51, 9),                       # 10376
        (LOAD, 21, 51, 10),                      # 10377
        (MOVE, 22, 127),                         # 10378: 127 is 1
        (JUMP, 10385),                           # 10379
        (LOAD, 23, 51, 5),                       # 10380
        (JZ, 23, 11639),                         # 10381
        (LOAD, 20, 51, 6),                       # 10382
        (LOAD, 21, 51, 7),                       # 10383
        (MOVE, 22, 129),                         # 10384: 129 is 0
        (STORE, 51, 32, 20),                     # 10385
        (STORE, 51, 33, 21),                     # 10386
        (STORE, 51, 34, 22),                     # 10387
        (LOAD, 23, 51, 4),                       # 10388: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 10443),                         # 10389
        (LOAD, 26, 51, 1),                       # 10390
        (JNE, 26, 134, 10401),                   # 10391: 134 is 273
        (LOAD, 26, 51, 16),                      # 10392
        (JZ, 26, 11639),                         # 10393
        (LOAD, 40, 51, 17),                      # 10394
        (LOAD, 41, 51, 18),                      # 10395
        (TEXT, 40, 5),                           # 10396
        (MOVE, 23, 40),                          # 10397
        (MOVE, 24, 41),                          # 10398
        (MOVE, 25, 333),                         # 10399: 333 is 5
        (JUMP, 10439),                           # 10400
        (JNE, 26, 139, 10411),                   # 10401: 139 is 500
        (LOAD, 26, 51, 16),                      # 10402
        (JZ, 26, 11639),                         # 10403
        (LOAD, 40, 51, 17),                      # 10404
        (LOAD, 41, 51, 18),                      # 10405
        (TEXT, 40, 6),                           # 10406
        (MOVE, 23, 40),                          # 10407
        (MOVE, 24, 41),                          # 10408
        (MOVE, 25, 330),                         # 10409: 330 is 6
        (JUMP, 10439),                           # 10410
        (JNE, 26, 140, 10421),                   # 10411: 140 is 1047
        (LOAD, 26, 51, 16),                      # 10412
        (JZ, 26, 11639),                         # 10413
        (LOAD, 40, 51, 17),                      # 10414
        (LOAD, 41, 51, 18),                      # 10415
        (TEXT, 40, 7),                           # 10416
        (MOVE, 23, 40),                          # 10417
        (MOVE, 24, 41),                          # 10418
        (MOVE, 25, 132),                         # 10419: 132 is 7
        (JUMP, 10439),                           # 10420
        (JNE, 26, 141, 10431),                   # 10421: 141 is 1140
        (LOAD, 26, 51, 16),                      # 10422
        (JZ, 26, 11639),                         # 10423
        (LOAD, 40, 51, 17),                      # 10424
        (LOAD, 41, 51, 18),                      # 10425
        (TEXT, 40, 8),                           # 10426
        (MOVE, 23, 40),                          # 10427
        (MOVE, 24, 41),                          # 10428
        (MOVE, 25, 130),                         # 10429: 130 is 8
        (JUMP, 10439),                           # 10430
        (LOAD, 26, 51, 16),                      # 10431
        (JZ, 26, 11639),                         # 10432
        (LOAD, 40, 51, 17),                      # 10433
        (LOAD, 41, 51, 18),                      # 10434
        (TEXT, 40, 1),                           # 10435
        (MOVE, 23, 40),                          # 10436
        (MOVE, 24, 41),                          # 10437
        (MOVE, 25, 127),                         # 10438: 127 is 1
        (MOVE, 20, 23),                          # 10439
        (MOVE, 21, 24),                          # 10440
        (MOVE, 22, 25),                          # 10441
        (JUMP, 10492),                           # 10442
        (LOAD, 23, 51, 1),                       # 10443
        (JNE, 23, 147, 10454),                   # 10444: 147 is 1208
        (LOAD, 23, 51, 13),                      # 10445
        (JZ, 23, 11639),                         # 10446
        (LOAD, 24, 51, 14),                      # 10447
        (LOAD, 25, 51, 15),                      # 10448
        (TEXT, 24, 2),                           # 10449
        (MOVE, 20, 24),                          # 10450
        (MOVE, 21, 25),                          # 10451
        (MOVE, 22, 128),                         # 10452: 128 is 2
        (JUMP, 10492),                           # 10453
        (JNE, 23, 148, 10464),                   # 10454: 148 is 1252
        (LOAD, 23, 51, 13),                      # 10455
        (JZ, 23, 11639),                         # 10456
        (LOAD, 24, 51, 14),                      # 10457
        (LOAD, 25, 51, 15),                      # 10458
        (TEXT, 24, 9),                           # 10459
        (MOVE, 20, 24),                          # 10460
        (MOVE, 21, 25),                          # 10461
        (MOVE, 22, 329),                         # 10462: 329 is 9
        (JUMP, 10492),                           # 10463
        (JNE, 23, 144, 10474),                   # 10464: 144 is 437
        (LOAD, 23, 51, 13),                      # 10465
        (JZ, 23, 11639),                         # 10466
        (LOAD, 24, 51, 14),                      # 10467
        (LOAD, 25, 51, 15),                      # 10468
        (TEXT, 24, 10),                          # 10469
        (MOVE, 20, 24),                          # 10470
        (MOVE, 21, 25),                          # 10471
        (MOVE, 22, 156),                         # 10472: 156 is 10
        (JUMP, 10492),                           # 10473
        (JNE, 23, 146, 10484),                   # 10474: 146 is 850
        (LOAD, 23, 51, 13),                      # 10475
        (JZ, 23, 11639),                         # 10476
        (LOAD, 24, 51, 14),                      # 10477
        (LOAD, 25, 51, 15),                      # 10478
        (TEXT, 24, 11),                          # 10479
        (MOVE, 20, 24),                          # 10480
        (MOVE, 21, 25),                          # 10481
        (MOVE, 22, 159),                         # 10482: 159 is 11
        (JUMP, 10492),                           # 10483
        (LOAD, 23, 51, 13),                      # 10484
        (JZ, 23, 11639),                         # 10485
        (LOAD, 24, 51, 14),                      # 10486
        (LOAD, 25, 51, 15),                      # 10487
        (TEXT, 24, 0),                           # 10488
        (MOVE, 20, 24),                          # 10489
        (MOVE, 21, 25),                          # 10490
        (MOVE, 22, 129),                         # 10491: 129 is 0
        (STORE, 51, 35, 20),                     # 10492
        (STORE, 51, 36, 21),                     # 10493
        (STORE, 51, 37, 22),                     # 10494
        (LOAD, 23, 51, 4),                       # 10495: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 10550),                         # 10496
        (LOAD, 26, 51, 1),                       # 10497
        (JNE, 26, 134, 10508),                   # 10498: 134 is 273
        (LOAD, 26, 51, 22),                      # 10499
        (JZ, 26, 11639),                         # 10500
        (LOAD, 40, 51, 23),                      # 10501
        (LOAD, 41, 51, 24),                      # 10502
        (TEXT, 40, 5),                           # 10503
        (MOVE, 23, 40),                          # 10504
        (MOVE, 24, 41),                          # 10505
        (MOVE, 25, 333),                         # 10506: 333 is 5
        (JUMP, 10546),                           # 10507
        (JNE, 26, 139, 10518),                   # 10508: 139 is 500
        (LOAD, 26, 51, 22),                      # 10509
        (JZ, 26, 11639),                         # 10510
        (LOAD, 40, 51, 23),                      # 10511
        (LOAD, 41, 51, 24),                      # 10512
        (TEXT, 40, 6),                           # 10513
        (MOVE, 23, 40),                          # 10514
        (MOVE, 24, 41),                          # 10515
        (MOVE, 25, 330),                         # 10516: 330 is 6
        (JUMP, 10546),                           # 10517
        (JNE, 26, 140, 10528),                   # 10518: 140 is 1047
        (LOAD, 26, 51, 22),                      # 10519
        (JZ, 26, 11639),                         # 10520
        (LOAD, 40, 51, 23),                      # 10521
        (LOAD, 41, 51, 24),                      # 10522
        (TEXT, 40, 7),                           # 10523
        (MOVE, 23, 40),                          # 10524
        (MOVE, 24, 41),                          # 10525
        (MOVE, 25, 132),                         # 10526: 132 is 7
        (JUMP, 10546),                           # 10527
        (JNE, 26, 141, 10538),                   # 10528: 141 is 1140
        (LOAD, 26, 51, 22),                      # 10529
        (JZ, 26, 11639),                         # 10530
        (LOAD, 40, 51, 23),                      # 10531
        (LOAD, 41, 51, 24),                      # 10532
        (TEXT, 40, 8),                           # 10533
        (MOVE, 23, 40),                          # 10534
        (MOVE, 24, 41),                          # 10535
        (MOVE, 25, 130),                         # 10536: 130 is 8
        (JUMP, 10546),                           # 10537
        (LOAD, 26, 51, 22),                      # 10538
        (JZ, 26, 11639),                         # 10539
        (LOAD, 40, 51, 23),                      # 10540
        (LOAD, 41, 51, 24),                      # 10541
        (TEXT, 40, 1),                           # 10542
        (MOVE, 23, 40),                          # 10543
        (MOVE, 24, 41),                          # 10544
        (MOVE, 25, 127),                         # 10545: 127 is 1
        (MOVE, 20, 23),                          # 10546
        (MOVE, 21, 24),                          # 10547
        (MOVE, 22, 25),                          # 10548
        (JUMP, 10599),                           # 10549
        (LOAD, 23, 51, 1),                       # 10550
        (JNE, 23, 147, 10561),                   # 10551: 147 is 1208
        (LOAD, 23, 51, 19),                      # 10552
        (JZ, 23, 11639),                         # 10553
        (LOAD, 24, 51, 20),                      # 10554
        (LOAD, 25, 51, 21),                      # 10555
        (TEXT, 24, 2),                           # 10556
        (MOVE, 20, 24),                          # 10557
        (MOVE, 21, 25),                          # 10558
        (MOVE, 22, 128),                         # 10559: 128 is 2
        (JUMP, 10599),                           # 10560
        (JNE, 23, 148, 10571),                   # 10561: 148 is 1252
        (LOAD, 23, 51, 19),                      # 10562
        (JZ, 23, 11639),                         # 10563
        (LOAD, 24, 51, 20),                      # 10564
        (LOAD, 25, 51, 21),                      # 10565
        (TEXT, 24, 9),                           # 10566
        (MOVE, 20, 24),                          # 10567
        (MOVE, 21, 25),                          # 10568
        (MOVE, 22, 329),                         # 10569: 329 is 9
        (JUMP, 10599),                           # 10570
        (JNE, 23, 144, 10581),                   # 10571: 144 is 437
        (LOAD, 23, 51, 19),                      # 10572
        (JZ, 23, 11639),                         # 10573
        (LOAD, 24, 51, 20),                      # 10574
        (LOAD, 25, 51, 21),                      # 10575
        (TEXT, 24, 10),                          # 10576
        (MOVE, 20, 24),                          # 10577
        (MOVE, 21, 25),                          # 10578
        (MOVE, 22, 156),                         # 10579: 156 is 10
        (JUMP, 10599),                           # 10580
        (JNE, 23, 146, 10591),                   # 10581: 146 is 850
        (LOAD, 23, 51, 19),                      # 10582
        (JZ, 23, 11639),                         # 10583
        (LOAD, 24, 51, 20),                      # 10584
        (LOAD, 25, 51, 21),                      # 10585
        (TEXT, 24, 11),                          # 10586
        (MOVE, 20, 24),                          # 10587
        (MOVE, 21, 25),                          # 10588
        (MOVE, 22, 159),                         # 10589: 159 is 11
        (JUMP, 10599),                           # 10590
        (LOAD, 23, 51, 19),                      # 10591
        (JZ, 23, 11639),                         # 10592
        (LOAD, 24, 51, 20),                      # 10593
        (LOAD, 25, 51, 21),                      # 10594
        (TEXT, 24, 0),                           # 10595
        (MOVE, 20, 24),                          # 10596
        (MOVE, 21, 25),                          # 10597
        (MOVE, 22, 129),                         # 10598: 129 is 0
        (STORE, 51, 38, 20),                     # 10599
        (STORE, 51, 39, 21),                     # 10600
        (STORE, 51, 40, 22),                     # 10601
        (LOAD, 23, 51, 4),                       # 10602: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 10657),                         # 10603
        (LOAD, 26, 51, 1),                       # 10604
        (JNE, 26, 134, 10615),                   # 10605: 134 is 273
        (LOAD, 26, 51, 29),                      # 10606
        (JZ, 26, 11639),                         # 10607
        (LOAD, 40, 51, 30),                      # 10608
        (LOAD, 41, 51, 31),                      # 10609
        (TEXT, 40, 5),                           # 10610
        (MOVE, 23, 40),                          # 10611
        (MOVE, 24, 41),                          # 10612
        (MOVE, 25, 333),                         # 10613: 333 is 5
        (JUMP, 10653),                           # 10614
        (JNE, 26, 139, 10625),                   # 10615: 139 is 500
        (LOAD, 26, 51, 29),                      # 10616
        (JZ, 26, 11639),                         # 10617
        (LOAD, 40, 51, 30),                      # 10618
        (LOAD, 41, 51, 31),                      # 10619
        (TEXT, 40, 6),                           # 10620
        (MOVE, 23, 40),                          # 10621
        (MOVE, 24, 41),                          # 10622
        (MOVE, 25, 330),                         # 10623: 330 is 6
        (JUMP, 10653),                           # 10624
        (JNE, 26, 140, 10635),                   # 10625: 140 is 1047
        (LOAD, 26, 51, 29),                      # 10626
        (JZ, 26, 11639),                         # 10627
        (LOAD, 40, 51, 30),                      # 10628
        (LOAD, 41, 51, 31),                      # 10629
        (TEXT, 40, 7),                           # 10630
        (MOVE, 23, 40),                          # 10631
        (MOVE, 24, 41),                          # 10632
        (MOVE, 25, 132),                         # 10633: 132 is 7
        (JUMP, 10653),                           # 10634
        (JNE, 26, 141, 10645),                   # 10635: 141 is 1140
        (LOAD, 26, 51, 29),                      # 10636
        (JZ, 26, 11639),                         # 10637
        (LOAD, 40, 51, 30),                      # 10638
        (LOAD, 41, 51, 31),                      # 10639
        (TEXT, 40, 8),                           # 10640
        (MOVE, 23, 40),                          # 10641
        (MOVE, 24, 41),                          # 10642
        (MOVE, 25, 130),                         # 10643: 130 is 8
        (JUMP, 10653),                           # 10644
        (LOAD, 26, 51, 29),                      # 10645
        (JZ, 26, 11639),                         # 10646
        (LOAD, 40, 51, 30),                      # 10647
        (LOAD, 41, 51, 31),                      # 10648
        (TEXT, 40, 1),                           # 10649
        (MOVE, 23, 40),                          # 10650
        (MOVE, 24, 41),                          # 10651
        (MOVE, 25, 127),                         # 10652: 127 is 1
        (MOVE, 20, 23),                          # 10653
        (MOVE, 21, 24),                          # 10654
        (MOVE, 22, 25),                          # 10655
        (JUMP, 10706),                           # 10656
        (LOAD, 23, 51, 1),                       # 10657
        (JNE, 23, 147, 10668),                   # 10658: 147 is 1208
        (LOAD, 23, 51, 26),                      # 10659
        (JZ, 23, 11639),                         # 10660
        (LOAD, 24, 51, 27),                      # 10661
        (LOAD, 25, 51, 28),                      # 10662
        (TEXT, 24, 2),                           # 10663
        (MOVE, 20, 24),                          # 10664
        (MOVE, 21, 25),                          # 10665
        (MOVE, 22, 128),                         # 10666: 128 is 2
        (JUMP, 10706),                           # 10667
        (JNE, 23, 148, 10678),                   # 10668: 148 is 1252
        (LOAD, 23, 51, 26),                      # 10669
        (JZ, 23, 11639),                         # 10670
        (LOAD, 24, 51, 27),                      # 10671
        (LOAD, 25, 51, 28),                      # 10672
        (TEXT, 24, 9),                           # 10673
        (MOVE, 20, 24),                          # 10674
        (MOVE, 21, 25),                          # 10675
        (MOVE, 22, 329),                         # 10676: 329 is 9
        (JUMP, 10706),                           # 10677
        (JNE, 23, 144, 10688),                   # 10678: 144 is 437
        (LOAD, 23, 51, 26),                      # 10679
        (JZ, 23, 11639),                         # 10680
        (LOAD, 24, 51, 27),                      # 10681
        (LOAD, 25, 51, 28),                      # 10682
        (TEXT, 24, 10),                          # 10683
        (MOVE, 20, 24),                          # 10684
        (MOVE, 21, 25),                          # 10685
        (MOVE, 22, 156),                         # 10686: 156 is 10
        (JUMP, 10706),                           # 10687
        (JNE, 23, 146, 10698),                   # 10688: 146 is 850
        (LOAD, 23, 51, 26),                      # 10689
        (JZ, 23, 11639),                         # 10690
        (LOAD, 24, 51, 27),                      # 10691
        (LOAD, 25, 51, 28),                      # 10692
        (TEXT, 24, 11),                          # 10693
        (MOVE, 20, 24),                          # 10694
        (MOVE, 21, 25),                          # 10695
        (MOVE, 22, 159),                         # 10696: 159 is 11
        (JUMP, 10706),                           # 10697
        (LOAD, 23, 51, 26),                      # 10698
        (JZ, 23, 11639),                         # 10699
        (LOAD, 24, 51, 27),                      # 10700
        (LOAD, 25, 51, 28),                      # 10701
        (TEXT, 24, 0),                           # 10702
        (MOVE, 20, 24),                          # 10703
        (MOVE, 21, 25),                          # 10704
        (MOVE, 22, 129),                         # 10705: 129 is 0
        (STORE, 51, 41, 20),                     # 10706
        (STORE, 51, 42, 21),                     # 10707
        (STORE, 51, 43, 22),                     # 10708
        (LOAD, 12, 39, 9),                       # 10709
        (JZ, 12, 11395),                         # 10710
        (ROWAT, 52, 18, 12),                     # 10711
        (LOAD, 23, 52, 4),                       # 10712: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 10720),                         # 10713
        (LOAD, 23, 52, 8),                       # 10714
        (JZ, 23, 11639),                         # 10715
        (LOAD, 20, 52, 9),                       # 10716
        (LOAD, 21, 52, 10),                      # 10717
        (MOVE, 22, 127),                         # 10718: 127 is 1
        (JUMP, 10725),                           # 10719
        (LOAD, 23, 52, 5),                       # 10720
        (JZ, 23, 11639),                         # 10721
        (LOAD, 20, 52, 6),                       # 10722
        (LOAD, 21, 52, 7),                       # 10723
        (MOVE, 22, 129),                         # 10724: 129 is 0
        (STORE, 52, 26, 20),                     # 10725
        (STORE, 52, 27, 21),                     # 10726
        (STORE, 52, 28, 22),                     # 10727
        (LOAD, 23, 52, 4),                       # 10728: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 10783),                         # 10729
        (LOAD, 26, 52, 1),                       # 10730
        (JNE, 26, 134, 10741),                   # 10731: 134 is 273
        (LOAD, 26, 52, 16),                      # 10732
        (JZ, 26, 11639),                         # 10733
        (LOAD, 40, 52, 17),                      # 10734
        (LOAD, 41, 52, 18),                      # 10735
        (TEXT, 40, 5),                           # 10736
        (MOVE, 23, 40),                          # 10737
        (MOVE, 24, 41),                          # 10738
        (MOVE, 25, 333),                         # 10739: 333 is 5
        (JUMP, 10779),                           # 10740
        (JNE, 26, 139, 10751),                   # 10741: 139 is 500
        (LOAD, 26, 52, 16),                      # 10742
        (JZ, 26, 11639),                         # 10743
        (LOAD, 40, 52, 17),                      # 10744
        (LOAD, 41, 52, 18),                      # 10745
        (TEXT, 40, 6),                           # 10746
        (MOVE, 23, 40),                          # 10747
        (MOVE, 24, 41),                          # 10748
        (MOVE, 25, 330),                         # 10749: 330 is 6
        (JUMP, 10779),                           # 10750
        (JNE, 26, 140, 10761),                   # 10751: 140 is 1047
        (LOAD, 26, 52, 16),                      # 10752
        (JZ, 26, 11639),                         # 10753
        (LOAD, 40, 52, 17),                      # 10754
        (LOAD, 41, 52, 18),                      # 10755
        (TEXT, 40, 7),                           # 10756
        (MOVE, 23, 40),                          # 10757
        (MOVE, 24, 41),                          # 10758
        (MOVE, 25, 132),                         # 10759: 132 is 7
        (JUMP, 10779),                           # 10760
        (JNE, 26, 141, 10771),                   # 10761: 141 is 1140
        (LOAD, 26, 52, 16),                      # 10762
        (JZ, 26, 11639),                         # 10763
        (LOAD, 40, 52, 17),                      # 10764
        (LOAD, 41, 52, 18),                      # 10765
        (TEXT, 40, 8),                           # 10766
        (MOVE, 23, 40),                          # 10767
        (MOVE, 24, 41),                          # 10768
        (MOVE, 25, 130),                         # 10769: 130 is 8
        (JUMP, 10779),                           # 10770
        (LOAD, 26, 52, 16),                      # 10771
        (JZ, 26, 11639),                         # 10772
        (LOAD, 40, 52, 17),                      # 10773
        (LOAD, 41, 52, 18),                      # 10774
        (TEXT, 40, 1),                           # 10775
        (MOVE, 23, 40),                          # 10776
        (MOVE, 24, 41),                          # 10777
        (MOVE, 25, 127),                         # 10778: 127 is 1
        (MOVE, 20, 23),                          # 10779
        (MOVE, 21, 24),                          # 10780
        (MOVE, 22, 25),                          # 10781
        (JUMP, 10832),                           # 10782
        (LOAD, 23, 52, 1),                       # 10783
        (JNE, 23, 147, 10794),                   # 10784: 147 is 1208
        (LOAD, 23, 52, 13),                      # 10785
        (JZ, 23, 11639),                         # 10786
        (LOAD, 24, 52, 14),                      # 10787
        (LOAD, 25, 52, 15),                      # 10788
        (TEXT, 24, 2),                           # 10789
        (MOVE, 20, 24),                          # 10790
        (MOVE, 21, 25),                          # 10791
        (MOVE, 22, 128),                         # 10792: 128 is 2
        (JUMP, 10832),                           # 10793
        (JNE, 23, 148, 10804),                   # 10794: 148 is 1252
        (LOAD, 23, 52, 13),                      # 10795
        (JZ, 23, 11639),                         # 10796
        (LOAD, 24, 52, 14),                      # 10797
        (LOAD, 25, 52, 15),                      # 10798
        (TEXT, 24, 9),                           # 10799
        (MOVE, 20, 24),                          # 10800
        (MOVE, 21, 25),                          # 10801
        (MOVE, 22, 329),                         # 10802: 329 is 9
        (JUMP, 10832),                           # 10803
        (JNE, 23, 144, 10814),                   # 10804: 144 is 437
        (LOAD, 23, 52, 13),                      # 10805
        (JZ, 23, 11639),                         # 10806
        (LOAD, 24, 52, 14),                      # 10807
        (LOAD, 25, 52, 15),                      # 10808
        (TEXT, 24, 10),                          # 10809
        (MOVE, 20, 24),                          # 10810
        (MOVE, 21, 25),                          # 10811
        (MOVE, 22, 156),                         # 10812: 156 is 10
        (JUMP, 10832),                           # 10813
        (JNE, 23, 146, 10824),                   # 10814: 146 is 850
        (LOAD, 23, 52, 13),                      # 10815
        (JZ, 23, 11639),                         # 10816
        (LOAD, 24, 52, 14),                      # 10817
        (LOAD, 25, 52, 15),                      # 10818
        (TEXT, 24, 11),                          # 10819
        (MOVE, 20, 24),                          # 10820
        (MOVE, 21, 25),                          # 10821
        (MOVE, 22, 159),                         # 10822: 159 is 11
        (JUMP, 10832),                           # 10823
        (LOAD, 23, 52, 13),                      # 10824
        (JZ, 23, 11639),                         # 10825
        (LOAD, 24, 52, 14),                      # 10826
        (LOAD, 25, 52, 15),                      # 10827
        (TEXT, 24, 0),                           # 10828
        (MOVE, 20, 24),                          # 10829
        (MOVE, 21, 25),                          # 10830
        (MOVE, 22, 129),                         # 10831: 129 is 0
        (STORE, 52, 29, 20),                     # 10832
        (STORE, 52, 30, 21),                     # 10833
        (STORE, 52, 31, 22),                     # 10834
        (JUMP, 10865),                           # 10835: src_env, when it is asked for
        (LOAD, 94, 52, 32),                      # 10836
        (JNZ, 94, 10864),                        # 10837
        (LOAD, 100, 52, 22),                     # 10838: pos: len_src_env > 0 ? _parent.ofs_src_env - 108 : 0
        (JLE, 100, 129, 10843),                  # 10839: 129 is 0
        (NUMBER2, 100, 52, 19, 28, 52, 2),       # 10840
        (SUB, 97, 100, 322),                     # 10841: 322 is 108
        (JUMP, 10844),                           # 10842
        (MOVE, 97, 129),                         # 10843: 129 is 0
        (SEEK, 95, 52, 20, 97),                  # 10844
        (LOAD, 100, 52, 1),                      # 10845
        (STORE, 52, 33, 100),                    # 10846
        (LOAD, 100, 52, 4),                      # 10847
        (STORE, 52, 34, 100),                    # 10848
        (JNZ, 100, 10855),                       # 10849: if: not is_ebcdic
        (LOAD, 100, 52, 22),                     # 10850: size: len
        (BYTES, 52, 36, 100),                    # 10851: ascii
        (UNPAD, 52, 36, 32),                     # 10852
        (CUT, 52, 36, 0, 0),                     # 10853
        (STORE, 52, 35, 127),                    # 10854: 127 is 1
        (LOAD, 100, 52, 34),                     # 10855: if: is_ebcdic
        (JZ, 100, 10862),                        # 10856
        (LOAD, 100, 52, 22),                     # 10857: size: len
        (BYTES, 52, 39, 100),                    # 10858: ebcdic
        (UNPAD, 52, 39, 64),                     # 10859
        (CUT, 52, 39, 0, 0),                     # 10860
        (STORE, 52, 38, 127),                    # 10861: 127 is 1
        (CLOSE, 95),                             # 10862: back from src_env
        (STORE, 52, 32, 127),                    # 10863: 127 is 1
        (RETURN, 92),                            # 10864: src_env is read
        (CALL, 92, 10836),                       # 10865: src_env
        (LOAD, 20, 52, 32),                      # 10866
        (JZ, 20, 11005),                         # 10867
        (LOAD, 24, 52, 34),                      # 10868: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 24, 10923),                         # 10869
        (LOAD, 40, 52, 33),                      # 10870
        (JNE, 40, 134, 10881),                   # 10871: 134 is 273
        (LOAD, 40, 52, 38),                      # 10872
        (JZ, 40, 11639),                         # 10873
        (LOAD, 41, 52, 39),                      # 10874
        (LOAD, 42, 52, 40),                      # 10875
        (TEXT, 41, 5),                           # 10876
        (MOVE, 24, 41),                          # 10877
        (MOVE, 25, 42),                          # 10878
        (MOVE, 26, 333),                         # 10879: 333 is 5
        (JUMP, 10919),                           # 10880
        (JNE, 40, 139, 10891),                   # 10881: 139 is 500
        (LOAD, 40, 52, 38),                      # 10882
        (JZ, 40, 11639),                         # 10883
        (LOAD, 41, 52, 39),                      # 10884
        (LOAD, 42, 52, 40),                      # 10885
        (TEXT, 41, 6),                           # 10886
        (MOVE, 24, 41),                          # 10887
        (MOVE, 25, 42),                          # 10888
        (MOVE, 26, 330),                         # 10889: 330 is 6
        (JUMP, 10919),                           # 10890
        (JNE, 40, 140, 10901),                   # 10891: 140 is 1047
        (LOAD, 40, 52, 38),                      # 10892
        (JZ, 40, 11639),                         # 10893
        (LOAD, 41, 52, 39),                      # 10894
        (LOAD, 42, 52, 40),                      # 10895
        (TEXT, 41, 7),                           # 10896
        (MOVE, 24, 41),                          # 10897
        (MOVE, 25, 42),                          # 10898
        (MOVE, 26, 132),                         # 10899: 132 is 7
        (JUMP, 10919),                           # 10900
        (JNE, 40, 141, 10911),                   # 10901: 141 is 1140
        (LOAD, 40, 52, 38),                      # 10902
        (JZ, 40, 11639),                         # 10903
        (LOAD, 41, 52, 39),                      # 10904
        (LOAD, 42, 52, 40),                      # 10905
        (TEXT, 41, 8),                           # 10906
        (MOVE, 24, 41),                          # 10907
        (MOVE, 25, 42),                          # 10908
        (MOVE, 26, 130),                         # 10909: 130 is 8
        (JUMP, 10919),                           # 10910
        (LOAD, 40, 52, 38),                      # 10911
        (JZ, 40, 11639),                         # 10912
        (LOAD, 41, 52, 39),                      # 10913
        (LOAD, 42, 52, 40),                      # 10914
        (TEXT, 41, 1),                           # 10915
        (MOVE, 24, 41),                          # 10916
        (MOVE, 25, 42),                          # 10917
        (MOVE, 26, 127),                         # 10918: 127 is 1
        (MOVE, 21, 24),                          # 10919
        (MOVE, 22, 25),                          # 10920
        (MOVE, 23, 26),                          # 10921
        (JUMP, 10972),                           # 10922
        (LOAD, 24, 52, 33),                      # 10923
        (JNE, 24, 147, 10934),                   # 10924: 147 is 1208
        (LOAD, 24, 52, 35),                      # 10925
        (JZ, 24, 11639),                         # 10926
        (LOAD, 25, 52, 36),                      # 10927
        (LOAD, 26, 52, 37),                      # 10928
        (TEXT, 25, 2),                           # 10929
        (MOVE, 21, 25),                          # 10930
        (MOVE, 22, 26),                          # 10931
        (MOVE, 23, 128),                         # 10932: 128 is 2
        (JUMP, 10972),                           # 10933
        (JNE, 24, 148, 10944),                   # 10934: 148 is 1252
        (LOAD, 24, 52, 35),                      # 10935
        (JZ, 24, 11639),                         # 10936
        (LOAD, 25, 52, 36),                      # 10937
        (LOAD, 26, 52, 37),                      # 10938
        (TEXT, 25, 9),                           # 10939
        (MOVE, 21, 25),                          # 10940
        (MOVE, 22, 26),                          # 10941
        (MOVE, 23, 329),                         # 10942: 329 is 9
        (JUMP, 10972),                           # 10943
        (JNE, 24, 144, 10954),                   # 10944: 144 is 437
        (LOAD, 24, 52, 35),                      # 10945
        (JZ, 24, 11639),                         # 10946
        (LOAD, 25, 52, 36),                      # 10947
        (LOAD, 26, 52, 37),                      # 10948
        (TEXT, 25, 10),                          # 10949
        (MOVE, 21, 25),                          # 10950
        (MOVE, 22, 26),                          # 10951
        (MOVE, 23, 156),                         # 10952: 156 is 10
        (JUMP, 10972),                           # 10953
        (JNE, 24, 146, 10964),                   # 10954: 146 is 850
        (LOAD, 24, 52, 35),                      # 10955
        (JZ, 24, 11639),                         # 10956
        (LOAD, 25, 52, 36),                      # 10957
        (LOAD, 26, 52, 37),                      # 10958
        (TEXT, 25, 11),                          # 10959
        (MOVE, 21, 25),                          # 10960
        (MOVE, 22, 26),                          # 10961
        (MOVE, 23, 159),                         # 10962: 159 is 11
        (JUMP, 10972),                           # 10963
        (LOAD, 24, 52, 35),                      # 10964
        (JZ, 24, 11639),                         # 10965
        (LOAD, 25, 52, 36),                      # 10966
        (LOAD, 26, 52, 37),                      # 10967
        (TEXT, 25, 0),                           # 10968
        (MOVE, 21, 25),                          # 10969
        (MOVE, 22, 26),                          # 10970
        (MOVE, 23, 129),                         # 10971: 129 is 0
        (STORE, 52, 41, 21),                     # 10972
        (STORE, 52, 42, 22),                     # 10973
        (STORE, 52, 43, 23),                     # 10974
        (JUMP, 11005),                           # 10975: src_name, when it is asked for
        (LOAD, 102, 52, 44),                     # 10976
        (JNZ, 102, 11004),                       # 10977
        (LOAD, 108, 52, 23),                     # 10978: pos: len_src_name > 0 ? _parent.ofs_src_name - 108 : 0
        (JLE, 108, 129, 10983),                  # 10979: 129 is 0
        (NUMBER2, 108, 52, 19, 36, 52, 2),       # 10980
        (SUB, 105, 108, 322),                    # 10981: 322 is 108
        (JUMP, 10984),                           # 10982
        (MOVE, 105, 129),                        # 10983: 129 is 0
        (SEEK, 103, 52, 20, 105),                # 10984
        (LOAD, 108, 52, 1),                      # 10985
        (STORE, 52, 45, 108),                    # 10986
        (LOAD, 108, 52, 4),                      # 10987
        (STORE, 52, 46, 108),                    # 10988
        (JNZ, 108, 10995),                       # 10989: if: not is_ebcdic
        (LOAD, 108, 52, 23),                     # 10990: size: len
        (BYTES, 52, 48, 108),                    # 10991: ascii
        (UNPAD, 52, 48, 32),                     # 10992
        (CUT, 52, 48, 0, 0),                     # 10993
        (STORE, 52, 47, 127),                    # 10994: 127 is 1
        (LOAD, 108, 52, 46),                     # 10995: if: is_ebcdic
        (JZ, 108, 11002),                        # 10996
        (LOAD, 108, 52, 23),                     # 10997: size: len
        (BYTES, 52, 51, 108),                    # 10998: ebcdic
        (UNPAD, 52, 51, 64),                     # 10999
        (CUT, 52, 51, 0, 0),                     # 11000
        (STORE, 52, 50, 127),                    # 11001: 127 is 1
        (CLOSE, 103),                            # 11002: back from src_name
        (STORE, 52, 44, 127),                    # 11003: 127 is 1
        (RETURN, 93),                            # 11004: src_name is read
        (CALL, 93, 10976),                       # 11005: src_name
        (LOAD, 20, 52, 44),                      # 11006
        (JZ, 20, 11145),                         # 11007
        (LOAD, 24, 52, 46),                      # 11008: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 24, 11063),                         # 11009
        (LOAD, 40, 52, 45),                      # 11010
        (JNE, 40, 134, 11021),                   # 11011: 134 is 273
        (LOAD, 40, 52, 50),                      # 11012
        (JZ, 40, 11639),                         # 11013
        (LOAD, 41, 52, 51),                      # 11014
        (LOAD, 42, 52, 52),                      # 11015
        (TEXT, 41, 5),                           # 11016
        (MOVE, 24, 41),                          # 11017
        (MOVE, 25, 42),                          # 11018
        (MOVE, 26, 333),                         # 11019: 333 is 5
        (JUMP, 11059),                           # 11020
        (JNE, 40, 139, 11031),                   # 11021: 139 is 500
        (LOAD, 40, 52, 50),                      # 11022
        (JZ, 40, 11639),                         # 11023
        (LOAD, 41, 52, 51),                      # 11024
        (LOAD, 42, 52, 52),                      # 11025
        (TEXT, 41, 6),                           # 11026
        (MOVE, 24, 41),                          # 11027
        (MOVE, 25, 42),                          # 11028
        (MOVE, 26, 330),                         # 11029: 330 is 6
        (JUMP, 11059),                           # 11030
        (JNE, 40, 140, 11041),                   # 11031: 140 is 1047
        (LOAD, 40, 52, 50),                      # 11032
        (JZ, 40, 11639),                         # 11033
        (LOAD, 41, 52, 51),                      # 11034
        (LOAD, 42, 52, 52),                      # 11035
        (TEXT, 41, 7),                           # 11036
        (MOVE, 24, 41),                          # 11037
        (MOVE, 25, 42),                          # 11038
        (MOVE, 26, 132),                         # 11039: 132 is 7
        (JUMP, 11059),                           # 11040
        (JNE, 40, 141, 11051),                   # 11041: 141 is 1140
        (LOAD, 40, 52, 50),                      # 11042
        (JZ, 40, 11639),                         # 11043
        (LOAD, 41, 52, 51),                      # 11044
        (LOAD, 42, 52, 52),                      # 11045
        (TEXT, 41, 8),                           # 11046
        (MOVE, 24, 41),                          # 11047
        (MOVE, 25, 42),                          # 11048
        (MOVE, 26, 130),                         # 11049: 130 is 8
        (JUMP, 11059),                           # 11050
        (LOAD, 40, 52, 50),                      # 11051
        (JZ, 40, 11639),                         # 11052
        (LOAD, 41, 52, 51),                      # 11053
        (LOAD, 42, 52, 52),                      # 11054
        (TEXT, 41, 1),                           # 11055
        (MOVE, 24, 41),                          # 11056
        (MOVE, 25, 42),                          # 11057
        (MOVE, 26, 127),                         # 11058: 127 is 1
        (MOVE, 21, 24),                          # 11059
        (MOVE, 22, 25),                          # 11060
        (MOVE, 23, 26),                          # 11061
        (JUMP, 11112),                           # 11062
        (LOAD, 24, 52, 45),                      # 11063
        (JNE, 24, 147, 11074),                   # 11064: 147 is 1208
        (LOAD, 24, 52, 47),                      # 11065
        (JZ, 24, 11639),                         # 11066
        (LOAD, 25, 52, 48),                      # 11067
        (LOAD, 26, 52, 49),                      # 11068
        (TEXT, 25, 2),                           # 11069
        (MOVE, 21, 25),                          # 11070
        (MOVE, 22, 26),                          # 11071
        (MOVE, 23, 128),                         # 11072: 128 is 2
        (JUMP, 11112),                           # 11073
        (JNE, 24, 148, 11084),                   # 11074: 148 is 1252
        (LOAD, 24, 52, 47),                      # 11075
        (JZ, 24, 11639),                         # 11076
        (LOAD, 25, 52, 48),                      # 11077
        (LOAD, 26, 52, 49),                      # 11078
        (TEXT, 25, 9),                           # 11079
        (MOVE, 21, 25),                          # 11080
        (MOVE, 22, 26),                          # 11081
        (MOVE, 23, 329),                         # 11082: 329 is 9
        (JUMP, 11112),                           # 11083
        (JNE, 24, 144, 11094),                   # 11084: 144 is 437
        (LOAD, 24, 52, 47),                      # 11085
        (JZ, 24, 11639),                         # 11086
        (LOAD, 25, 52, 48),                      # 11087
        (LOAD, 26, 52, 49),                      # 11088
        (TEXT, 25, 10),                          # 11089
        (MOVE, 21, 25),                          # 11090
        (MOVE, 22, 26),                          # 11091
        (MOVE, 23, 156),                         # 11092: 156 is 10
        (JUMP, 11112),                           # 11093
        (JNE, 24, 146, 11104),                   # 11094: 146 is 850
        (LOAD, 24, 52, 47),                      # 11095
        (JZ, 24, 11639),                         # 11096
        (LOAD, 25, 52, 48),                      # 11097
        (LOAD, 26, 52, 49),                      # 11098
        (TEXT, 25, 11),                          # 11099
        (MOVE, 21, 25),                          # 11100
        (MOVE, 22, 26),                          # 11101
        (MOVE, 23, 159),                         # 11102: 159 is 11
        (JUMP, 11112),                           # 11103
        (LOAD, 24, 52, 47),                      # 11104
        (JZ, 24, 11639),                         # 11105
        (LOAD, 25, 52, 48),                      # 11106
        (LOAD, 26, 52, 49),                      # 11107
        (TEXT, 25, 0),                           # 11108
        (MOVE, 21, 25),                          # 11109
        (MOVE, 22, 26),                          # 11110
        (MOVE, 23, 129),                         # 11111: 129 is 0
        (STORE, 52, 53, 21),                     # 11112
        (STORE, 52, 54, 22),                     # 11113
        (STORE, 52, 55, 23),                     # 11114
        (JUMP, 11145),                           # 11115: dest_env, when it is asked for
        (LOAD, 110, 52, 56),                     # 11116
        (JNZ, 110, 11144),                       # 11117
        (LOAD, 116, 52, 24),                     # 11118: pos: len_dest_env > 0 ? _parent.ofs_dest_env - 108 : 0
        (JLE, 116, 129, 11123),                  # 11119: 129 is 0
        (NUMBER2, 116, 52, 19, 44, 52, 2),       # 11120
        (SUB, 113, 116, 322),                    # 11121: 322 is 108
        (JUMP, 11124),                           # 11122
        (MOVE, 113, 129),                        # 11123: 129 is 0
        (SEEK, 111, 52, 20, 113),                # 11124
        (LOAD, 116, 52, 1),                      # 11125
        (STORE, 52, 57, 116),                    # 11126
        (LOAD, 116, 52, 4),                      # 11127
        (STORE, 52, 58, 116),                    # 11128
        (JNZ, 116, 11135),                       # 11129: if: not is_ebcdic
        (LOAD, 116, 52, 24),                     # 11130: size: len
        (BYTES, 52, 60, 116),                    # 11131: ascii
        (UNPAD, 52, 60, 32),                     # 11132
        (CUT, 52, 60, 0, 0),                     # 11133
        (STORE, 52, 59, 127),                    # 11134: 127 is 1
        (LOAD, 116, 52, 58),                     # 11135: if: is_ebcdic
        (JZ, 116, 11142),                        # 11136
        (LOAD, 116, 52, 24),                     # 11137: size: len
        (BYTES, 52, 63, 116),                    # 11138: ebcdic
        (UNPAD, 52, 63, 64),                     # 11139
        (CUT, 52, 63, 0, 0),                     # 11140
        (STORE, 52, 62, 127),                    # 11141: 127 is 1
        (CLOSE, 111),                            # 11142: back from dest_env
        (STORE, 52, 56, 127),                    # 11143: 127 is 1
        (RETURN, 94),                            # 11144: dest_env is read
        (CALL, 94, 11116),                       # 11145: dest_env
        (LOAD, 20, 52, 56),                      # 11146
        (JZ, 20, 11285),                         # 11147
        (LOAD, 24, 52, 58),                      # 11148: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 24, 11203),                         # 11149
        (LOAD, 40, 52, 57),                      # 11150
        (JNE, 40, 134, 11161),                   # 11151: 134 is 273
        (LOAD, 40, 52, 62),                      # 11152
        (JZ, 40, 11639),                         # 11153
        (LOAD, 41, 52, 63),                      # 11154
        (LOAD, 42, 52, 64),                      # 11155
        (TEXT, 41, 5),                           # 11156
        (MOVE, 24, 41),                          # 11157
        (MOVE, 25, 42),                          # 11158
        (MOVE, 26, 333),                         # 11159: 333 is 5
        (JUMP, 11199),                           # 11160
        (JNE, 40, 139, 11171),                   # 11161: 139 is 500
        (LOAD, 40, 52, 62),                      # 11162
        (JZ, 40, 11639),                         # 11163
        (LOAD, 41, 52, 63),                      # 11164
        (LOAD, 42, 52, 64),                      # 11165
        (TEXT, 41, 6),                           # 11166
        (MOVE, 24, 41),                          # 11167
        (MOVE, 25, 42),                          # 11168
        (MOVE, 26, 330),                         # 11169: 330 is 6
        (JUMP, 11199),                           # 11170
        (JNE, 40, 140, 11181),                   # 11171: 140 is 1047
        (LOAD, 40, 52, 62),                      # 11172
        (JZ, 40, 11639),                         # 11173
        (LOAD, 41, 52, 63),                      # 11174
        (LOAD, 42, 52, 64),                      # 11175
        (TEXT, 41, 7),                           # 11176
        (MOVE, 24, 41),                          # 11177
        (MOVE, 25, 42),                          # 11178
        (MOVE, 26, 132),                         # 11179: 132 is 7
        (JUMP, 11199),                           # 11180
        (JNE, 40, 141, 11191),                   # 11181: 141 is 1140
        (LOAD, 40, 52, 62),                      # 11182
        (JZ, 40, 11639),                         # 11183
        (LOAD, 41, 52, 63),                      # 11184
        (LOAD, 42, 52, 64),                      # 11185
        (TEXT, 41, 8),                           # 11186
        (MOVE, 24, 41),                          # 11187
        (MOVE, 25, 42),                          # 11188
        (MOVE, 26, 130),                         # 11189: 130 is 8
        (JUMP, 11199),                           # 11190
        (LOAD, 40, 52, 62),                      # 11191
        (JZ, 40, 11639),                         # 11192
        (LOAD, 41, 52, 63),                      # 11193
        (LOAD, 42, 52, 64),                      # 11194
        (TEXT, 41, 1),                           # 11195
        (MOVE, 24, 41),                          # 11196
        (MOVE, 25, 42),                          # 11197
        (MOVE, 26, 127),                         # 11198: 127 is 1
        (MOVE, 21, 24),                          # 11199
        (MOVE, 22, 25),                          # 11200
        (MOVE, 23, 26),                          # 11201
        (JUMP, 11252),                           # 11202
        (LOAD, 24, 52, 57),                      # 11203
        (JNE, 24, 147, 11214),                   # 11204: 147 is 1208
        (LOAD, 24, 52, 59),                      # 11205
        (JZ, 24, 11639),                         # 11206
        (LOAD, 25, 52, 60),                      # 11207
        (LOAD, 26, 52, 61),                      # 11208
        (TEXT, 25, 2),                           # 11209
        (MOVE, 21, 25),                          # 11210
        (MOVE, 22, 26),                          # 11211
        (MOVE, 23, 128),                         # 11212: 128 is 2
        (JUMP, 11252),                           # 11213
        (JNE, 24, 148, 11224),                   # 11214: 148 is 1252
        (LOAD, 24, 52, 59),                      # 11215
        (JZ, 24, 11639),                         # 11216
        (LOAD, 25, 52, 60),                      # 11217
        (LOAD, 26, 52, 61),                      # 11218
        (TEXT, 25, 9),                           # 11219
        (MOVE, 21, 25),                          # 11220
        (MOVE, 22, 26),                          # 11221
        (MOVE, 23, 329),                         # 11222: 329 is 9
        (JUMP, 11252),                           # 11223
        (JNE, 24, 144, 11234),                   # 11224: 144 is 437
        (LOAD, 24, 52, 59),                      # 11225
        (JZ, 24, 11639),                         # 11226
        (LOAD, 25, 52, 60),                      # 11227
        (LOAD, 26, 52, 61),                      # 11228
        (TEXT, 25, 10),                          # 11229
        (MOVE, 21, 25),                          # 11230
        (MOVE, 22, 26),                          # 11231
        (MOVE, 23, 156),                         # 11232: 156 is 10
        (JUMP, 11252),                           # 11233
        (JNE, 24, 146, 11244),                   # 11234: 146 is 850
        (LOAD, 24, 52, 59),                      # 11235
        (JZ, 24, 11639),                         # 11236
        (LOAD, 25, 52, 60),                      # 11237
        (LOAD, 26, 52, 61),                      # 11238
        (TEXT, 25, 11),                          # 11239
        (MOVE, 21, 25),                          # 11240
        (MOVE, 22, 26),                          # 11241
        (MOVE, 23, 159),                         # 11242: 159 is 11
        (JUMP, 11252),                           # 11243
        (LOAD, 24, 52, 59),                      # 11244
        (JZ, 24, 11639),                         # 11245
        (LOAD, 25, 52, 60),                      # 11246
        (LOAD, 26, 52, 61),                      # 11247
        (TEXT, 25, 0),                           # 11248
        (MOVE, 21, 25),                          # 11249
        (MOVE, 22, 26),                          # 11250
        (MOVE, 23, 129),                         # 11251: 129 is 0
        (STORE, 52, 65, 21),                     # 11252
        (STORE, 52, 66, 22),                     # 11253
        (STORE, 52, 67, 23),                     # 11254
        (JUMP, 11285),                           # 11255: dest_name, when it is asked for
        (LOAD, 118, 52, 68),                     # 11256
        (JNZ, 118, 11284),                       # 11257
        (LOAD, 124, 52, 25),                     # 11258: pos: len_dest_name > 0 ? _parent.ofs_dest_name - 108 : 0
        (JLE, 124, 129, 11263),                  # 11259: 129 is 0
        (NUMBER2, 124, 52, 19, 52, 52, 2),       # 11260
        (SUB, 121, 124, 322),                    # 11261: 322 is 108
        (JUMP, 11264),                           # 11262
        (MOVE, 121, 129),                        # 11263: 129 is 0
        (SEEK, 119, 52, 20, 121),                # 11264
        (LOAD, 124, 52, 1),                      # 11265
        (STORE, 52, 69, 124),                    # 11266
        (LOAD, 124, 52, 4),                      # 11267
        (STORE, 52, 70, 124),                    # 11268
        (JNZ, 124, 11275),                       # 11269: if: not is_ebcdic
        (LOAD, 124, 52, 25),                     # 11270: size: len
        (BYTES, 52, 72, 124),                    # 11271: ascii
        (UNPAD, 52, 72, 32),                     # 11272
        (CUT, 52, 72, 0, 0),                     # 11273
        (STORE, 52, 71, 127),                    # 11274: 127 is 1
        (LOAD, 124, 52, 70),                     # 11275: if: is_ebcdic
        (JZ, 124, 11282),                        # 11276
        (LOAD, 124, 52, 25),                     # 11277: size: len
        (BYTES, 52, 75, 124),                    # 11278: ebcdic
        (UNPAD, 52, 75, 64),                     # 11279
        (CUT, 52, 75, 0, 0),                     # 11280
        (STORE, 52, 74, 127),                    # 11281: 127 is 1
        (CLOSE, 119),                            # 11282: back from dest_name
        (STORE, 52, 68, 127),                    # 11283: 127 is 1
        (RETURN, 95),                            # 11284: dest_name is read
        (CALL, 95, 11256),                       # 11285: dest_name
        (LOAD, 20, 52, 68),                      # 11286
        (JZ, 20, 11395),                         # 11287
        (LOAD, 24, 52, 70),                      # 11288: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 24, 11343),                         # 11289
        (LOAD, 40, 52, 69),                      # 11290
        (JNE, 40, 134, 11301),                   # 11291: 134 is 273
        (LOAD, 40, 52, 74),                      # 11292
        (JZ, 40, 11639),                         # 11293
        (LOAD, 41, 52, 75),                      # 11294
        (LOAD, 42, 52, 76),                      # 11295
        (TEXT, 41, 5),                           # 11296
        (MOVE, 24, 41),                          # 11297
        (MOVE, 25, 42),                          # 11298
        (MOVE, 26, 333),                         # 11299: 333 is 5
        (JUMP, 11339),                           # 11300
        (JNE, 40, 139, 11311),                   # 11301: 139 is 500
        (LOAD, 40, 52, 74),                      # 11302
        (JZ, 40, 11639),                         # 11303
        (LOAD, 41, 52, 75),                      # 11304
        (LOAD, 42, 52, 76),                      # 11305
        (TEXT, 41, 6),                           # 11306
        (MOVE, 24, 41),                          # 11307
        (MOVE, 25, 42),                          # 11308
        (MOVE, 26, 330),                         # 11309: 330 is 6
        (JUMP, 11339),                           # 11310
        (JNE, 40, 140, 11321),                   # 11311: 140 is 1047
        (LOAD, 40, 52, 74),                      # 11312
        (JZ, 40, 11639),                         # 11313
        (LOAD, 41, 52, 75),                      # 11314
        (LOAD, 42, 52, 76),                      # 11315
        (TEXT, 41, 7),                           # 11316
        (MOVE, 24, 41),                          # 11317
        (MOVE, 25, 42),                          # 11318
        (MOVE, 26, 132),                         # 11319: 132 is 7
        (JUMP, 11339),                           # 11320
        (JNE, 40, 141, 11331),                   # 11321: 141 is 1140
        (LOAD, 40, 52, 74),                      # 11322
        (JZ, 40, 11639),                         # 11323
        (LOAD, 41, 52, 75),                      # 11324
        (LOAD, 42, 52, 76),                      # 11325
        (TEXT, 41, 8),                           # 11326
        (MOVE, 24, 41),                          # 11327
        (MOVE, 25, 42),                          # 11328
        (MOVE, 26, 130),                         # 11329: 130 is 8
        (JUMP, 11339),                           # 11330
        (LOAD, 40, 52, 74),                      # 11331
        (JZ, 40, 11639),                         # 11332
        (LOAD, 41, 52, 75),                      # 11333
        (LOAD, 42, 52, 76),                      # 11334
        (TEXT, 41, 1),                           # 11335
        (MOVE, 24, 41),                          # 11336
        (MOVE, 25, 42),                          # 11337
        (MOVE, 26, 127),                         # 11338: 127 is 1
        (MOVE, 21, 24),                          # 11339
        (MOVE, 22, 25),                          # 11340
        (MOVE, 23, 26),                          # 11341
        (JUMP, 11392),                           # 11342
        (LOAD, 24, 52, 69),                      # 11343
        (JNE, 24, 147, 11354),                   # 11344: 147 is 1208
        (LOAD, 24, 52, 71),                      # 11345
        (JZ, 24, 11639),                         # 11346
        (LOAD, 25, 52, 72),                      # 11347
        (LOAD, 26, 52, 73),                      # 11348
        (TEXT, 25, 2),                           # 11349
        (MOVE, 21, 25),                          # 11350
        (MOVE, 22, 26),                          # 11351
        (MOVE, 23, 128),                         # 11352: 128 is 2
        (JUMP, 11392),                           # 11353
        (JNE, 24, 148, 11364),                   # 11354: 148 is 1252
        (LOAD, 24, 52, 71),                      # 11355
        (JZ, 24, 11639),                         # 11356
        (LOAD, 25, 52, 72),                      # 11357
        (LOAD, 26, 52, 73),                      # 11358
        (TEXT, 25, 9),                           # 11359
        (MOVE, 21, 25),                          # 11360
        (MOVE, 22, 26),                          # 11361
        (MOVE, 23, 329),                         # 11362: 329 is 9
        (JUMP, 11392),                           # 11363
        (JNE, 24, 144, 11374),                   # 11364: 144 is 437
        (LOAD, 24, 52, 71),                      # 11365
        (JZ, 24, 11639),                         # 11366
        (LOAD, 25, 52, 72),                      # 11367
        (LOAD, 26, 52, 73),                      # 11368
        (TEXT, 25, 10),                          # 11369
        (MOVE, 21, 25),                          # 11370
        (MOVE, 22, 26),                          # 11371
        (MOVE, 23, 156),                         # 11372: 156 is 10
        (JUMP, 11392),                           # 11373
        (JNE, 24, 146, 11384),                   # 11374: 146 is 850
        (LOAD, 24, 52, 71),                      # 11375
        (JZ, 24, 11639),                         # 11376
        (LOAD, 25, 52, 72),                      # 11377
        (LOAD, 26, 52, 73),                      # 11378
        (TEXT, 25, 11),                          # 11379
        (MOVE, 21, 25),                          # 11380
        (MOVE, 22, 26),                          # 11381
        (MOVE, 23, 159),                         # 11382: 159 is 11
        (JUMP, 11392),                           # 11383
        (LOAD, 24, 52, 71),                      # 11384
        (JZ, 24, 11639),                         # 11385
        (LOAD, 25, 52, 72),                      # 11386
        (LOAD, 26, 52, 73),                      # 11387
        (TEXT, 25, 0),                           # 11388
        (MOVE, 21, 25),                          # 11389
        (MOVE, 22, 26),                          # 11390
        (MOVE, 23, 129),                         # 11391: 129 is 0
        (STORE, 52, 77, 21),                     # 11392
        (STORE, 52, 78, 22),                     # 11393
        (STORE, 52, 79, 23),                     # 11394
        (LOAD, 11, 8, 1),                        # 11395: mqmde_action, value: index > 0 and before != 10 ? (before == 11 ? 2 : 4) : verdict.code == 1 or verdict.code == 2 or verd ...
        (JNE, 11, 159, 11533),                   # 11396: 159 is 11
        (LOAD, 23, 8, 0),                        # 11397
        (JLE, 23, 129, 11408),                   # 11398: 129 is 0
        (LOAD, 23, 8, 4),                        # 11399
        (JEQ, 23, 156, 11408),                   # 11400: 156 is 10
        (LOAD, 26, 8, 4),                        # 11401
        (JNE, 26, 159, 11405),                   # 11402: 159 is 11
        (MOVE, 23, 128),                         # 11403: 128 is 2
        (JUMP, 11406),                           # 11404
        (MOVE, 23, 131),                         # 11405: 131 is 4
        (MOVE, 20, 23),                          # 11406
        (JUMP, 11531),                           # 11407
        (LOAD, 23, 8, 20),                       # 11408
        (JEQ, 23, 127, 11412),                   # 11409: 127 is 1
        (JEQ, 23, 128, 11412),                   # 11410: 128 is 2
        (JNE, 23, 132, 11414),                   # 11411: 132 is 7
        (MOVE, 20, 323),                         # 11412: 323 is 3
        (JUMP, 11531),                           # 11413
        (JNE, 23, 129, 11447),                   # 11414: 129 is 0
        (LOAD, 24, 8, 4),                        # 11415
        (JEQ, 24, 156, 11449),                   # 11416: 156 is 10
        (JZ, 1, 11449),                          # 11417
        (AND, 40, 2, 126),                       # 11418: 126 is 15
        (JEQ, 40, 127, 11421),                   # 11419: 127 is 1
        (JNE, 40, 128, 11423),                   # 11420: 128 is 2
        (MOVE, 24, 2),                           # 11421
        (JUMP, 11436),                           # 11422
        (CALL, 2, 16),                           # 11423: start
        (LOAD, 40, 0, 2),                        # 11424
        (LOAD, 41, 0, 3),                        # 11425
        (JNE, 41, 130, 11435),                   # 11426: 130 is 8
        (BYTE, 42, 40, 131),                     # 11427: start; 131 is 4
        (JEQ, 42, 129, 11435),                   # 11428: 129 is 0
        (LOAD, 40, 0, 2),                        # 11429: start
        (LOAD, 41, 0, 3),                        # 11430
        (BYTE, 42, 40, 132),                     # 11431: 132 is 7
        (JNE, 42, 129, 11435),                   # 11432: 129 is 0
        (MOVE, 24, 133),                         # 11433: 133 is 546
        (JUMP, 11436),                           # 11434
        (MOVE, 24, 134),                         # 11435: 134 is 273
        (AND, 40, 24, 126),                      # 11436: 126 is 15
        (LOAD, 41, 8, 2),                        # 11437
        (AND, 42, 41, 126),                      # 11438: 126 is 15
        (JNE, 40, 42, 11447),                    # 11439
        (LOAD, 24, 0, 0),                        # 11440
        (JZ, 24, 11639),                         # 11441
        (ROWAT, 96, 1, 24),                      # 11442
        (LOAD, 25, 96, 6),                       # 11443
        (LOAD, 26, 8, 11),                       # 11444
        (EQ, 40, 26, 128),                       # 11445: 128 is 2
        (JEQ, 25, 40, 11449),                    # 11446
        (MOVE, 20, 128),                         # 11447: 128 is 2
        (JUMP, 11531),                           # 11448
        (LOAD, 24, 8, 21),                       # 11449
        (JZ, 24, 11639),                         # 11450
        (ROWAT, 97, 5, 24),                      # 11451
        (LOAD, 25, 97, 1),                       # 11452
        (JZ, 25, 11639),                         # 11453
        (ROWAT, 98, 8, 25),                      # 11454
        (NUMBER2, 43, 98, 10, 36, 52, 2),        # 11455
        (AND, 44, 43, 377),                      # 11456: 377 is 4064
        (JEQ, 44, 129, 11460),                   # 11457: 129 is 0
        (MOVE, 40, 378),                         # 11458: 378 is 2249
        (JUMP, 11476),                           # 11459
        (NUMBER2, 43, 98, 10, 28, 52, 2),        # 11460
        (JLT, 43, 127, 11463),                   # 11461: 127 is 1
        (JLE, 43, 342, 11465),                   # 11462: 342 is 999999999
        (MOVE, 40, 379),                         # 11463: 379 is 2250
        (JUMP, 11476),                           # 11464
        (NUMBER2, 43, 98, 10, 32, 52, 2),        # 11465
        (JLT, 43, 129, 11468),                   # 11466: 129 is 0
        (JLE, 43, 342, 11470),                   # 11467: 342 is 999999999
        (MOVE, 40, 380),                         # 11468: 380 is 2251
        (JUMP, 11476),                           # 11469
        (NUMBER2, 43, 98, 10, 40, 52, 2),        # 11470
        (NEG, 44, 127),                          # 11471: 127 is 1
        (JGE, 43, 44, 11475),                    # 11472
        (MOVE, 40, 381),                         # 11473: 381 is 2252
        (JUMP, 11476),                           # 11474
        (MOVE, 40, 129),                         # 11475: 129 is 0
        (JEQ, 40, 129, 11479),                   # 11476: 129 is 0
        (MOVE, 20, 323),                         # 11477: 323 is 3
        (JUMP, 11531),                           # 11478
        (LOAD, 24, 8, 4),                        # 11479
        (JEQ, 24, 156, 11489),                   # 11480: 156 is 10
        (JZ, 1, 11487),                          # 11481
        (LOAD, 40, 0, 0),                        # 11482
        (JZ, 40, 11639),                         # 11483
        (ROWAT, 99, 1, 40),                      # 11484
        (NUMBER2, 24, 99, 3, 4, 52, 2),          # 11485
        (JUMP, 11488),                           # 11486
        (MOVE, 24, 6),                           # 11487
        (JNE, 24, 127, 11491),                   # 11488: 127 is 1
        (MOVE, 20, 127),                         # 11489: 127 is 1
        (JUMP, 11531),                           # 11490
        (JZ, 1, 11497),                          # 11491
        (LOAD, 40, 0, 0),                        # 11492
        (JZ, 40, 11639),                         # 11493
        (ROWAT, 100, 1, 40),                     # 11494
        (NUMBER2, 24, 100, 3, 4, 52, 2),         # 11495
        (JUMP, 11498),                           # 11496
        (MOVE, 24, 6),                           # 11497
        (JNE, 24, 129, 11501),                   # 11498: 129 is 0
        (MOVE, 20, 333),                         # 11499: 333 is 5
        (JUMP, 11531),                           # 11500
        (JNZ, 1, 11504),                         # 11501
        (JZ, 7, 11530),                          # 11502
        (JUMP, 11528),                           # 11503
        (LOAD, 24, 0, 0),                        # 11504
        (JZ, 24, 11639),                         # 11505
        (ROWAT, 101, 1, 24),                     # 11506
        (NUMBER2, 25, 101, 3, 4, 52, 2),         # 11507
        (JNE, 25, 128, 11528),                   # 11508: 128 is 2
        (LOAD, 24, 0, 0),                        # 11509
        (JZ, 24, 11639),                         # 11510
        (ROWAT, 102, 1, 24),                     # 11511
        (LOAD, 25, 102, 65),                     # 11512
        (JZ, 25, 11639),                         # 11513
        (ROWAT, 103, 2, 25),                     # 11514
        (MOVE, 26, 129),                         # 11515: 129 is 0
        (JSAMEN, 103, 1, 0, 496, 24, 11527),     # 11516: group_id != b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
        (NUMBER2, 40, 103, 1, 24, 52, 0),        # 11517
        (JNE, 40, 127, 11527),                   # 11518: 127 is 1
        (NUMBER2, 40, 103, 1, 28, 52, 0),        # 11519
        (JNE, 40, 129, 11527),                   # 11520: 129 is 0
        (NUMBER2, 40, 103, 2, 0, 52, 0),         # 11521
        (JNE, 40, 129, 11527),                   # 11522: 129 is 0
        (NUMBER2, 40, 103, 3, 0, 52, 0),         # 11523
        (NEG, 41, 127),                          # 11524: 127 is 1
        (JNE, 40, 41, 11527),                    # 11525
        (MOVE, 26, 127),                         # 11526: 127 is 1
        (JZ, 26, 11530),                         # 11527
        (MOVE, 20, 127),                         # 11528: 127 is 1
        (JUMP, 11531),                           # 11529
        (MOVE, 20, 128),                         # 11530: 128 is 2
        (STORE, 8, 28, 20),                      # 11531
        (STORE, 8, 27, 127),                     # 11532: 127 is 1
        (LOAD, 11, 8, 1),                        # 11533: mqmde_reason, value: verdict.code == 0 ? header.as<mqmde::mde>.refusal : 2248
        (JNE, 11, 159, 11573),                   # 11534: 159 is 11
        (LOAD, 11, 8, 27),                       # 11535
        (JZ, 11, 11639),                         # 11536
        (LOAD, 12, 8, 28),                       # 11537
        (JNE, 12, 323, 11573),                   # 11538: 323 is 3
        (LOAD, 23, 8, 20),                       # 11539
        (JNE, 23, 129, 11570),                   # 11540: 129 is 0
        (LOAD, 23, 8, 21),                       # 11541
        (JZ, 23, 11639),                         # 11542
        (ROWAT, 104, 5, 23),                     # 11543
        (LOAD, 24, 104, 1),                      # 11544
        (JZ, 24, 11639),                         # 11545
        (ROWAT, 105, 8, 24),                     # 11546
        (NUMBER2, 43, 105, 10, 36, 52, 2),       # 11547
        (AND, 44, 43, 377),                      # 11548: 377 is 4064
        (JEQ, 44, 129, 11552),                   # 11549: 129 is 0
        (MOVE, 40, 378),                         # 11550: 378 is 2249
        (JUMP, 11568),                           # 11551
        (NUMBER2, 43, 105, 10, 28, 52, 2),       # 11552
        (JLT, 43, 127, 11555),                   # 11553: 127 is 1
        (JLE, 43, 342, 11557),                   # 11554: 342 is 999999999
        (MOVE, 40, 379),                         # 11555: 379 is 2250
        (JUMP, 11568),                           # 11556
        (NUMBER2, 43, 105, 10, 32, 52, 2),       # 11557
        (JLT, 43, 129, 11560),                   # 11558: 129 is 0
        (JLE, 43, 342, 11562),                   # 11559: 342 is 999999999
        (MOVE, 40, 380),                         # 11560: 380 is 2251
        (JUMP, 11568),                           # 11561
        (NUMBER2, 43, 105, 10, 40, 52, 2),       # 11562
        (NEG, 44, 127),                          # 11563: 127 is 1
        (JGE, 43, 44, 11567),                    # 11564
        (MOVE, 40, 381),                         # 11565: 381 is 2252
        (JUMP, 11568),                           # 11566
        (MOVE, 40, 129),                         # 11567: 129 is 0
        (MOVE, 20, 40),                          # 11568
        (JUMP, 11571),                           # 11569
        (MOVE, 20, 384),                         # 11570: 384 is 2248
        (STORE, 8, 30, 20),                      # 11571
        (STORE, 8, 29, 127),                     # 11572: 127 is 1
        (LOOP, 9, 6),                            # 11573
        (JUMP, 5638),                            # 11574
        (LOAD, 11, 0, 4),                        # 11575
        (JLT, 11, 156, 11578),                   # 11576: 156 is 10
        (JLE, 11, 182, 11580),                   # 11577: 182 is 19
        (MOVE, 8, 129),                          # 11578: 129 is 0
        (JUMP, 11601),                           # 11579
        (LOAD, 11, 0, 7),                        # 11580
        (JZ, 11, 11639),                         # 11581
        (LOAD, 12, 0, 9),                        # 11582
        (SUB, 12, 12, 127),                      # 11583: 127 is 1
        (ITEM, 106, 3, 0, 8, 12),                # 11584
        (MOVE, 20, 129),                         # 11585: 129 is 0
        (LOAD, 21, 106, 26),                     # 11586
        (JNE, 21, 129, 11592),                   # 11587: 129 is 0
        (LOAD, 21, 106, 22),                     # 11588
        (JLT, 21, 156, 11592),                   # 11589: 156 is 10
        (JGT, 21, 182, 11592),                   # 11590: 182 is 19
        (MOVE, 20, 127),                         # 11591: 127 is 1
        (JZ, 20, 11595),                         # 11592
        (MOVE, 8, 324),                          # 11593: 324 is 20
        (JUMP, 11601),                           # 11594
        (LOAD, 11, 0, 7),                        # 11595
        (JZ, 11, 11639),                         # 11596
        (LOAD, 12, 0, 9),                        # 11597
        (SUB, 12, 12, 127),                      # 11598: 127 is 1
        (ITEM, 107, 3, 0, 8, 12),                # 11599
        (LOAD, 8, 107, 26),                      # 11600
        (STORE, 0, 12, 8),                       # 11601
        (LOAD, 11, 0, 4),                        # 11602
        (JLT, 11, 156, 11612),                   # 11603: 156 is 10
        (JGT, 11, 182, 11612),                   # 11604: 182 is 19
        (LOAD, 11, 0, 7),                        # 11605
        (JZ, 11, 11639),                         # 11606
        (LOAD, 12, 0, 9),                        # 11607
        (SUB, 12, 12, 127),                      # 11608: 127 is 1
        (ITEM, 108, 3, 0, 8, 12),                # 11609
        (LOAD, 8, 108, 22),                      # 11610
        (JUMP, 11613),                           # 11611
        (LOAD, 8, 0, 4),                         # 11612
        (STORE, 0, 13, 8),                       # 11613
        (LOAD, 11, 0, 4),                        # 11614
        (JLT, 11, 156, 11624),                   # 11615: 156 is 10
        (JGT, 11, 182, 11624),                   # 11616: 182 is 19
        (LOAD, 11, 0, 7),                        # 11617
        (JZ, 11, 11639),                         # 11618
        (LOAD, 12, 0, 9),                        # 11619
        (SUB, 12, 12, 127),                      # 11620: 127 is 1
        (ITEM, 109, 3, 0, 8, 12),                # 11621
        (LOAD, 8, 109, 23),                      # 11622
        (JUMP, 11625),                           # 11623
        (LOAD, 8, 0, 5),                         # 11624
        (STORE, 0, 14, 8),                       # 11625
        (LOAD, 11, 0, 4),                        # 11626
        (JLT, 11, 156, 11636),                   # 11627: 156 is 10
        (JGT, 11, 182, 11636),                   # 11628: 182 is 19
        (LOAD, 11, 0, 7),                        # 11629
        (JZ, 11, 11639),                         # 11630
        (LOAD, 12, 0, 9),                        # 11631
        (SUB, 12, 12, 127),                      # 11632: 127 is 1
        (ITEM, 110, 3, 0, 8, 12),                # 11633
        (LOAD, 8, 110, 25),                      # 11634
        (JUMP, 11637),                           # 11635
        (LOAD, 8, 0, 6),                         # 11636
        (STORE, 0, 15, 8),                       # 11637
        (DONE,),                                 # 11638: read
        (FAIL,),                                 # 11639: handed over
    ),
    constants=(b'MD  \xd4\xc4@@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
 b'\xd8\xc8\xd4\xc4\xc5\xd4\xd8\xc4\xc5\xc1\xc4\xd4\xd8\xc8\xc4\xc9'
 b'\xe2\xe3\xd4\xd8\xc8\xd9\xc6\xd4\xd8\xc8\xd9\xc6\xf2\xd4\xd8\xc3'
 b'\xc9\xc3\xe2\xd4\xd8\xc9\xd4\xe2\xd4\xd8\xc8\xe6\xc9\xc8\xd4\xd8'
 b'\xc8\xd9\xc5\xc6\xd4\xd8\xc1\xc4\xd4\xc9\xd5\xd4\xd8\xc1\xd4\xd8'
 b'\xd7\xd4\xd8\xc3\xc8\xc3\xd6\xd4\xd4\xd8\xc3\xd4\xc4\xf1\xd4\xd8'
 b'\xc3\xd4\xc4\xf2\xd4\xd8\xc8\xc5\xd7\xc3\xc6\xd4\xd8\xc5\xe5\xc5'
 b'\xd5\xe3\xd4\xd8\xc9\xd4\xe2\xe5\xe2\xd4\xd8\xd7\xc3\xc6\xd4\xd8'
 b'\xe3\xd9\xc9\xc7MQSTRMQXMITMQHMDEMQDEADMQHDISTMQHRFMQHRF2MQCICSMQIMSMQHWIHMQ'
 b'HREFMQADMINMQAMQPMQCHCOMMQCMD1MQCMD2MQHEPCFMQEVENTMQIMSVSMQPCFMQTRIGMQXMIT  '
 b'MQHMDE  MQDEAD  MQHDIST MQHRF   MQHRF2  MQCICS  MQIMS   MQHWIH  MQHREF  MQAD'
 b'MIN MQAMQP  MQCHCOM MQCMD1  MQCMD2  MQHEPCF MQEVENT MQIMSVS MQPCF   MQSTR   '
 b'MQTRIG  XQH \xe7\xd8\xc8@\xd4\xc4\xc5@DLH \xc4\xd3\xc8@DH  \xc4\xc8@@RFH '
 b'\xd9\xc6\xc8@CIH \xc3\xc9\xc8@IIH \xc9\xc9\xc8@\xe6\xc9\xc8@RMH '
 b'\xd9\xd4\xc8@\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
 b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'),
    tables=(
        Table(16, (0, 1, 7, 9)),  # 0: mq_message
        Table(93, (7, 10, 15, 18, 21, 24, 27, 30, 34, 37, 41, 44, 47, 50, 53, 56, 59, 62, 65)),  # 1: mq_message.md
        Table(4, ()),  # 2: md.extension
        Table(31, (7, 9, 12, 15, 16, 18, 21, 27, 29)),  # 3: mq_message.links[]
        Table(3, ()),  # 4: front.words
        Table(10, (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)),  # 5: link.header
        Table(114, (5, 8, 11, 14, 22, 25, 30, 33, 36, 39, 42, 45, 49, 52, 56, 59, 62, 65, 68, 71, 74, 77, 80)),  # 6: link.header.xqh
        Table(4, ()),  # 7: md.extension
        Table(14, (4, 7)),  # 8: link.header.mde
        Table(62, (5, 8, 11, 14, 18, 21, 26, 29, 32, 35, 38, 41)),  # 9: link.header.dlh
        Table(26, (5, 8, 20, 22, 23, 25)),  # 10: link.header.dh
        Table(27, (5, 8, 14, 17)),  # 11: link.header.rfh
        Table(25, (5, 8, 15, 17)),  # 12: link.header.rfh2
        Table(22, (5, 8, 11, 14, 18)),  # 13: name_values.folders[]
        Table(152, (5, 8, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 52, 55, 58, 61, 64, 67, 70, 73, 76, 79, 82, 85, 88, 91, 94, 97, 100, 103)),  # 14: link.header.cih
        Table(2, ()),  # 15: cih.screen
        Table(89, (5, 8, 13, 16, 19, 22, 25, 28, 31, 34, 38, 41, 44, 47, 50, 53, 56, 59)),  # 16: link.header.iih
        Table(44, (5, 8, 13, 16, 19, 22, 26, 29)),  # 17: link.header.wih
        Table(80, (5, 8, 13, 16, 32, 35, 38, 44, 47, 50, 56, 59, 62, 68, 71, 74)),  # 18: link.header.rmh
        Table(21, (3, 6, 9, 12)),  # 19: records.object_records[]
        Table(16, (2, 5, 8, 11, 13)),  # 20: records.put_msg_records[]
    ),
    registers=126,
    numbers=(15, 1, 2, 0, 8, 4, 7, 546, 273, -1, 4, 37, 277, 500, 1047, 1140, -5, 4, 437, 819, 850, 1208, 1252, -1, 0, -9, 5, 39, -14, 6, 10, -20, 6, 11, -26, 6, 12, -32, 7, 13, -39, 5, 14, -44, 6, -50, 6, 16, -56, 5, 17, -61, 6, 18, -67, 6, 19, -73, 7, 30, -80, 6, 31, -86, 7, 32, -93, 6, 33, -99, 6, 34, -105, 7, 35, -112, 7, 36, -119, 7, -126, 5, 38, -131, 6, 40, -137, 5, -142, 6, -148, 6, -154, 6, -160, 7, -167, 5, -172, 6, -178, 6, -184, 5, -189, 6, -195, 6, -201, 7, -208, 6, -214, 7, -221, 6, -227, 6, -233, 7, -240, 7, -247, 7, -254, 5, -259, 6, 48, 28, -265, 8, -273, 8, -281, 8, -289, 8, -297, 8, -305, 8, -313, 8, -321, 8, -329, 8, -337, 8, -345, 8, -353, 8, -361, 8, -369, 8, -377, 8, -385, 8, -393, 8, -401, 8, -409, 8, -417, 8, -425, 8, 1481721888, 1296319776, 1145849888, 1145577504, 1380337696, 1128876064, 1229539360, 1464420384, 1380796448, 3889743936, 3569665344, 3302213696, 3301457984, 3653683264, 3284781120, 3385444416, 3871983680, 3654600768, 428, 72, 172, 164, 84, 120, 108, 3, 20, 180, 104, 3569631296, 1296310304, 9, 6, 16777216, 33554432, 5, -433, 4, -437, 4, -276, 4, -441, 4, 999999999, -445, 4, -449, 4, -453, 4, -457, 4, 96, 24, -461, 4, -465, 4, 1200, 13488, 17584, -469, 4, -473, 4, -477, 4, -481, 4, -332, 4, -485, 4, -489, 4, -493, 4, 63, 4064, 2249, 2250, 2251, 2252, -497, 24, 2248),
    addresses=(0, 1, -1, 2, 1, 1, 1, 1, 3, -1, -1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, -1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 5, 6, 5, 8, 5, 9, 5, 10, 5, 11, 5, 12, 5, 14, 5, 16, 5, 17, 5, 18, 5, 6, 5, 9, 4, 5, 6, 5, 9, 4, 3, 3, 3, 3, -1, 19, -1, 20, 13, -1, -1, -1, -1, 1, 5, 8, 1, 1, 1, 1, 2, 5, 8, 3, 3, 3, 3, 3),
    encodings=('ISO-8859-1', 'IBM037', 'UTF-8', 'UTF-16LE', 'UTF-16BE', 'IBM273', 'IBM500', 'IBM1047', 'IBM1140', 'windows-1252', 'IBM437', 'IBM850'),
    root=Inline({
        'start': Present(1, Span(2, None)),
        'md': Rows(0, 1, Inline({
            'context': Inline({}),
            'struc_id': Fixed(3, 0, 4, None),
            'version': Number(3, 4, 4, True, False, 'be', 2),
            'report': Inline({
                'bits': Number(4, 0, 4, True, False, 'be', 2),
                'exception': Formula('int', Apply('&', (Apply('>>', (Number(4, 0, 4, True, False, 'be', 2), 24)), 7))),
                'expiration': Formula('int', Apply('&', (Apply('>>', (Number(4, 0, 4, True, False, 'be', 2), 21)), 7))),
                'confirm_on_arrival': Formula('int', Apply('&', (Apply('>>', (Number(4, 0, 4, True, False, 'be', 2), 8)), 7))),
                'confirm_on_delivery': Formula('int', Apply('&', (Apply('>>', (Number(4, 0, 4, True, False, 'be', 2), 11)), 7))),
                'positive_action': Formula('bool', Apply('!=', (Apply('&', (Number(4, 0, 4, True, False, 'be', 2), 1)), 0))),
                'negative_action': Formula('bool', Apply('!=', (Apply('&', (Number(4, 0, 4, True, False, 'be', 2), 2)), 0))),
                'activity': Formula('bool', Apply('!=', (Apply('&', (Number(4, 0, 4, True, False, 'be', 2), 4)), 0))),
                'pass_correl_id': Formula('bool', Apply('!=', (Apply('&', (Number(4, 0, 4, True, False, 'be', 2), 64)), 0))),
                'pass_msg_id': Formula('bool', Apply('!=', (Apply('&', (Number(4, 0, 4, True, False, 'be', 2), 128)), 0))),
                'pass_discard_and_expiry': Formula('bool', Apply('!=', (Apply('&', (Number(4, 0, 4, True, False, 'be', 2), 16384)), 0))),
                'discard_msg': Formula('bool', Apply('!=', (Apply('&', (Number(4, 0, 4, True, False, 'be', 2), 134217728)), 0))),
                'undefined_bits': Formula('int', Apply('&', (Number(4, 0, 4, True, False, 'be', 2), Apply('~', (266371015,))))),
            }),
            'msg_type': Number(5, 0, 4, True, False, 'be', 2),
            'expiry': Number(5, 4, 4, True, False, 'be', 2),
            'feedback': Number(5, 8, 4, True, False, 'be', 2),
            'encoding': Number(5, 12, 4, True, False, 'be', 2),
            'coded_char_set_id': Number(5, 16, 4, True, False, 'be', 2),
            'is_ebcdic': Worked(6, 'bool'),
            'format': Inline({
                'ascii': Present(7, Span(8, 'ISO-8859-1')),
                'ebcdic': Present(10, Span(11, 'IBM037')),
                'known': Inline({}),
                'value': Span(66, '*'),
                'kind': Formula('int', Worked(13, 'int')),
            }),
            'priority': Number(14, 0, 4, True, False, 'be', 2),
            'persistence': Number(14, 4, 4, True, False, 'be', 2),
            'msg_id': Fixed(14, 8, 24, None),
            'correl_id': Fixed(14, 32, 24, None),
            'backout_count': Number(14, 56, 4, True, False, 'be', 2),
            'reply_to_q': Inline({
                'ascii': Present(15, Span(16, None)),
                'ebcdic': Present(18, Span(19, None)),
                'value': Span(69, '*'),
            }),
            'reply_to_q_mgr': Inline({
                'ascii': Present(21, Span(22, None)),
                'ebcdic': Present(24, Span(25, None)),
                'value': Span(72, '*'),
            }),
            'user_identifier': Inline({
                'ascii': Present(27, Span(28, None)),
                'ebcdic': Present(30, Span(31, None)),
                'value': Span(75, '*'),
            }),
            'accounting_token': Fixed(33, 0, 32, None),
            'appl_identity_data': Inline({
                'ascii': Present(34, Span(35, None)),
                'ebcdic': Present(37, Span(38, None)),
                'value': Span(78, '*'),
            }),
            'put_appl_type': Number(40, 0, 4, True, False, 'be', 2),
            'put_appl_name': Inline({
                'ascii': Present(41, Span(42, None)),
                'ebcdic': Present(44, Span(45, None)),
                'value': Span(81, '*'),
            }),
            'put_date': Inline({
                'ascii': Present(47, Span(48, None)),
                'ebcdic': Present(50, Span(51, None)),
                'value': Span(84, '*'),
            }),
            'put_time': Inline({
                'ascii': Present(53, Span(54, None)),
                'ebcdic': Present(56, Span(57, None)),
                'value': Span(87, '*'),
            }),
            'appl_origin_data': Inline({
                'ascii': Present(59, Span(60, None)),
                'ebcdic': Present(62, Span(63, None)),
                'value': Span(90, '*'),
            }),
            'extension': Rows(65, 2, Inline({
                'group_id': Fixed(1, 0, 24, None),
                'msg_seq_number': Number(1, 24, 4, True, False, 'be', 0),
                'offset': Number(1, 28, 4, True, False, 'be', 0),
                'msg_flags': Inline({
                    'bits': Number(2, 0, 4, True, False, 'be', 0),
                    'segmentation_allowed': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 1)), 0))),
                    'segment': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 2)), 0))),
                    'last_segment': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 4)), 0))),
                    'msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 8)), 0))),
                    'last_msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 16)), 0))),
                    'undefined': Formula('int', Apply('?', (Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 4064)), 0)), 1, Apply('?', (Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 1044480)), 0)), 2, Apply('?', (Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), Apply('~', (1048575,)))), 0)), 3, 0))))))),
                }),
                'original_length': Number(3, 0, 4, True, False, 'be', 0),
                'is_default': Formula('bool', Apply('and', (Apply('and', (Apply('and', (Apply('and', (Apply('same', (Fixed(1, 0, 24, None), b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00')), Apply('==', (Number(1, 24, 4, True, False, 'be', 0), 1)))), Apply('==', (Number(1, 28, 4, True, False, 'be', 0), 0)))), Apply('==', (Number(2, 0, 4, True, False, 'be', 0), 0)))), Apply('==', (Number(3, 0, 4, True, False, 'be', 0), -1))))),
            })),
        })),
        'first_kind': Worked(4, 'int'),
        'first_encoding': Worked(5, 'int'),
        'first_ccsid': Worked(6, 'int'),
        'first': Inline({}),
        'links': Present(7, Items(8, 3, Inline({
            'len_left': Worked(6, 'int'),
            'struc_id': Present(7, Inline({
                'number': Present(9, Number(10, 0, 4, False, False, 'be')),
            })),
            'spelling': Inline({}),
            'front': Present(12, Inline({
                'words': Rows(15, 4, Inline({
                    'struc_id': Fixed(2, 0, 4, None),
                    'version': Number(2, 4, 4, True, False, 'be', 1),
                    'struc_length': Number(2, 8, 4, True, False, 'be', 1),
                    'encoding': Number(2, 12, 4, True, False, 'be', 1),
                    'ccsid': Number(2, 16, 4, True, False, 'be', 1),
                })),
            })),
            'embedded_id': Present(16, Inline({
                'number': Present(18, Number(19, 0, 4, False, False, 'be')),
            })),
            'found': Worked(20, 'int'),
            'verdict': Inline({}),
            'header': Rows(21, 5, OneOf({'xqh': Rows(0, 6, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'is_ebcdic': Worked(4, 'bool'),
                'remote_q_name': Inline({
                    'ascii': Present(5, Span(6, None)),
                    'ebcdic': Present(8, Span(9, None)),
                    'value': Span(81, '*'),
                }),
                'remote_q_mgr_name': Inline({
                    'ascii': Present(11, Span(12, None)),
                    'ebcdic': Present(14, Span(15, None)),
                    'value': Span(84, '*'),
                }),
                'msg_desc': Inline({
                    'context': Inline({}),
                    'struc_id': Fixed(18, 0, 4, None),
                    'version': Number(18, 4, 4, True, False, 'be', 17),
                    'report': Inline({
                        'bits': Number(19, 0, 4, True, False, 'be', 17),
                        'exception': Formula('int', Apply('&', (Apply('>>', (Number(19, 0, 4, True, False, 'be', 17), 24)), 7))),
                        'expiration': Formula('int', Apply('&', (Apply('>>', (Number(19, 0, 4, True, False, 'be', 17), 21)), 7))),
                        'confirm_on_arrival': Formula('int', Apply('&', (Apply('>>', (Number(19, 0, 4, True, False, 'be', 17), 8)), 7))),
                        'confirm_on_delivery': Formula('int', Apply('&', (Apply('>>', (Number(19, 0, 4, True, False, 'be', 17), 11)), 7))),
                        'positive_action': Formula('bool', Apply('!=', (Apply('&', (Number(19, 0, 4, True, False, 'be', 17), 1)), 0))),
                        'negative_action': Formula('bool', Apply('!=', (Apply('&', (Number(19, 0, 4, True, False, 'be', 17), 2)), 0))),
                        'activity': Formula('bool', Apply('!=', (Apply('&', (Number(19, 0, 4, True, False, 'be', 17), 4)), 0))),
                        'pass_correl_id': Formula('bool', Apply('!=', (Apply('&', (Number(19, 0, 4, True, False, 'be', 17), 64)), 0))),
                        'pass_msg_id': Formula('bool', Apply('!=', (Apply('&', (Number(19, 0, 4, True, False, 'be', 17), 128)), 0))),
                        'pass_discard_and_expiry': Formula('bool', Apply('!=', (Apply('&', (Number(19, 0, 4, True, False, 'be', 17), 16384)), 0))),
                        'discard_msg': Formula('bool', Apply('!=', (Apply('&', (Number(19, 0, 4, True, False, 'be', 17), 134217728)), 0))),
                        'undefined_bits': Formula('int', Apply('&', (Number(19, 0, 4, True, False, 'be', 17), Apply('~', (266371015,))))),
                    }),
                    'msg_type': Number(20, 0, 4, True, False, 'be', 17),
                    'expiry': Number(20, 4, 4, True, False, 'be', 17),
                    'feedback': Number(20, 8, 4, True, False, 'be', 17),
                    'encoding': Number(20, 12, 4, True, False, 'be', 17),
                    'coded_char_set_id': Number(20, 16, 4, True, False, 'be', 17),
                    'is_ebcdic': Worked(21, 'bool'),
                    'format': Inline({
                        'ascii': Present(22, Span(23, 'ISO-8859-1')),
                        'ebcdic': Present(25, Span(26, 'IBM037')),
                        'known': Inline({}),
                        'value': Span(87, '*'),
                        'kind': Formula('int', Worked(28, 'int')),
                    }),
                    'priority': Number(29, 0, 4, True, False, 'be', 17),
                    'persistence': Number(29, 4, 4, True, False, 'be', 17),
                    'msg_id': Fixed(29, 8, 24, None),
                    'correl_id': Fixed(29, 32, 24, None),
                    'backout_count': Number(29, 56, 4, True, False, 'be', 17),
                    'reply_to_q': Inline({
                        'ascii': Present(30, Span(31, None)),
                        'ebcdic': Present(33, Span(34, None)),
                        'value': Span(90, '*'),
                    }),
                    'reply_to_q_mgr': Inline({
                        'ascii': Present(36, Span(37, None)),
                        'ebcdic': Present(39, Span(40, None)),
                        'value': Span(93, '*'),
                    }),
                    'user_identifier': Inline({
                        'ascii': Present(42, Span(43, None)),
                        'ebcdic': Present(45, Span(46, None)),
                        'value': Span(96, '*'),
                    }),
                    'accounting_token': Fixed(48, 0, 32, None),
                    'appl_identity_data': Inline({
                        'ascii': Present(49, Span(50, None)),
                        'ebcdic': Present(52, Span(53, None)),
                        'value': Span(99, '*'),
                    }),
                    'put_appl_type': Number(55, 0, 4, True, False, 'be', 17),
                    'put_appl_name': Inline({
                        'ascii': Present(56, Span(57, None)),
                        'ebcdic': Present(59, Span(60, None)),
                        'value': Span(102, '*'),
                    }),
                    'put_date': Inline({
                        'ascii': Present(62, Span(63, None)),
                        'ebcdic': Present(65, Span(66, None)),
                        'value': Span(105, '*'),
                    }),
                    'put_time': Inline({
                        'ascii': Present(68, Span(69, None)),
                        'ebcdic': Present(71, Span(72, None)),
                        'value': Span(108, '*'),
                    }),
                    'appl_origin_data': Inline({
                        'ascii': Present(74, Span(75, None)),
                        'ebcdic': Present(77, Span(78, None)),
                        'value': Span(111, '*'),
                    }),
                    'extension': Rows(80, 7, Inline({
                        'group_id': Fixed(1, 0, 24, None),
                        'msg_seq_number': Number(1, 24, 4, True, False, 'be', 0),
                        'offset': Number(1, 28, 4, True, False, 'be', 0),
                        'msg_flags': Inline({
                            'bits': Number(2, 0, 4, True, False, 'be', 0),
                            'segmentation_allowed': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 1)), 0))),
                            'segment': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 2)), 0))),
                            'last_segment': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 4)), 0))),
                            'msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 8)), 0))),
                            'last_msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 16)), 0))),
                            'undefined': Formula('int', Apply('?', (Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 4064)), 0)), 1, Apply('?', (Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 1044480)), 0)), 2, Apply('?', (Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), Apply('~', (1048575,)))), 0)), 3, 0))))))),
                        }),
                        'original_length': Number(3, 0, 4, True, False, 'be', 0),
                        'is_default': Formula('bool', Apply('and', (Apply('and', (Apply('and', (Apply('and', (Apply('same', (Fixed(1, 0, 24, None), b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00')), Apply('==', (Number(1, 24, 4, True, False, 'be', 0), 1)))), Apply('==', (Number(1, 28, 4, True, False, 'be', 0), 0)))), Apply('==', (Number(2, 0, 4, True, False, 'be', 0), 0)))), Apply('==', (Number(3, 0, 4, True, False, 'be', 0), -1))))),
                    })),
                }),
                'embedded_version_is_wrong': Formula('bool', Apply('!=', (Number(18, 4, 4, True, False, 'be', 17), 1))),
            })), 'mde': Rows(1, 8, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'struc_length': Number(3, 8, 4, True, False, 'be', 2),
                'encoding': Number(3, 12, 4, True, False, 'be', 2),
                'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
                'format_ascii': Present(4, Span(5, 'ISO-8859-1')),
                'format_ebcdic': Present(7, Span(8, 'IBM037')),
                'flags': Number(10, 0, 4, True, False, 'be', 2),
                'group_id': Fixed(10, 4, 24, None),
                'msg_seq_number': Number(10, 28, 4, True, False, 'be', 2),
                'offset': Number(10, 32, 4, True, False, 'be', 2),
                'msg_flags': Number(10, 36, 4, True, False, 'be', 2),
                'original_length': Number(10, 40, 4, True, False, 'be', 2),
                'format': Span(11, '*'),
                'is_ebcdic': Formula('bool', Apply('same', (Fixed(3, 0, 4, None), b'\xd4\xc4\xc5@'))),
                'segmentation_allowed': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 1)), 0))),
                'segment': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 2)), 0))),
                'last_segment': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 4)), 0))),
                'msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 8)), 0))),
                'last_msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 16)), 0))),
                'has_lone_last': Formula('bool', Apply('or', (Apply('==', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 6)), 4)), Apply('==', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 24)), 16))))),
                'undefined_msg_flags': Formula('int', Apply('?', (Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 4064)), 0)), 1, Apply('?', (Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 1044480)), 0)), 2, Apply('?', (Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), Apply('~', (1048575,)))), 0)), 3, 0))))))),
            })), 'dlh': Rows(2, 9, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'reason': Number(3, 8, 4, True, False, 'be', 2),
                'is_ebcdic': Worked(4, 'bool'),
                'dest_q_name': Inline({
                    'ascii': Present(5, Span(6, None)),
                    'ebcdic': Present(8, Span(9, None)),
                    'value': Span(44, '*'),
                }),
                'dest_q_mgr_name': Inline({
                    'ascii': Present(11, Span(12, None)),
                    'ebcdic': Present(14, Span(15, None)),
                    'value': Span(47, '*'),
                }),
                'encoding': Number(17, 0, 4, True, False, 'be', 2),
                'coded_char_set_id': Number(17, 4, 4, True, False, 'be', 2),
                'format': Inline({
                    'ascii': Present(18, Span(19, 'ISO-8859-1')),
                    'ebcdic': Present(21, Span(22, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(50, '*'),
                    'kind': Formula('int', Worked(24, 'int')),
                }),
                'put_appl_type': Number(25, 0, 4, True, False, 'be', 2),
                'put_appl_name': Inline({
                    'ascii': Present(26, Span(27, None)),
                    'ebcdic': Present(29, Span(30, None)),
                    'value': Span(53, '*'),
                }),
                'put_date': Inline({
                    'ascii': Present(32, Span(33, None)),
                    'ebcdic': Present(35, Span(36, None)),
                    'value': Span(56, '*'),
                }),
                'put_time': Inline({
                    'ascii': Present(38, Span(39, None)),
                    'ebcdic': Present(41, Span(42, None)),
                    'value': Span(59, '*'),
                }),
            })), 'dh': Rows(3, 10, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'struc_length': Number(3, 8, 4, True, False, 'be', 2),
                'encoding': Number(3, 12, 4, True, False, 'be', 2),
                'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
                'is_ebcdic': Worked(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(17, '*'),
                    'kind': Formula('int', Worked(11, 'int')),
                }),
                'flags': Number(12, 0, 4, True, False, 'be', 2),
                'put_msg_rec_fields': Number(12, 4, 4, True, False, 'be', 2),
                'recs_present': Number(12, 8, 4, True, False, 'be', 2),
                'object_rec_offset': Number(12, 12, 4, True, False, 'be', 2),
                'put_msg_rec_offset': Number(12, 16, 4, True, False, 'be', 2),
                'num_object_records': Worked(15, 'int'),
                'num_put_msg_records': Worked(16, 'int'),
                'records': Inline({
                    'object_records': Present(20, Items(21, 19, Inline({
                        'object_name': Inline({
                            'ascii': Present(3, Span(4, None)),
                            'ebcdic': Present(6, Span(7, None)),
                            'value': Span(15, '*'),
                        }),
                        'object_q_mgr_name': Inline({
                            'ascii': Present(9, Span(10, None)),
                            'ebcdic': Present(12, Span(13, None)),
                            'value': Span(18, '*'),
                        }),
                    }))),
                    'put_msg_records': Present(23, Items(24, 20, Inline({
                        'msg_id': Present(2, Span(3, None)),
                        'correl_id': Present(5, Span(6, None)),
                        'group_id': Present(8, Span(9, None)),
                        'feedback': Present(11, Number(12, 0, 4, True, False, 'be', 1)),
                        'accounting_token': Present(13, Span(14, None)),
                    }))),
                    'has_array_outside': Formula('bool', Apply('and', (Apply('!=', (Number(12, 8, 4, True, False, 'be', 2), 0)), Apply('or', (Apply('and', (Apply('!=', (Number(12, 12, 4, True, False, 'be', 2), 0)), Apply('==', (Worked(15, 'int'), 0)))), Apply('and', (Apply('and', (Apply('!=', (Number(12, 16, 4, True, False, 'be', 2), 0)), Apply('!=', (Apply('&', (Number(12, 4, 4, True, False, 'be', 2), 31)), 0)))), Apply('==', (Worked(16, 'int'), 0))))))))),
                }),
                'new_msg_ids': Formula('bool', Apply('!=', (Apply('&', (Number(12, 0, 4, True, False, 'be', 2), 1)), 0))),
            })), 'rfh': Rows(4, 11, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'struc_length': Number(3, 8, 4, True, False, 'be', 2),
                'encoding': Number(3, 12, 4, True, False, 'be', 2),
                'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
                'is_ebcdic': Worked(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(20, '*'),
                    'kind': Formula('int', Worked(11, 'int')),
                }),
                'flags': Number(12, 0, 4, True, False, 'be', 2),
                'name_value_string': Inline({
                    'ascii': Present(14, Span(15, None)),
                    'ebcdic': Present(17, Span(18, None)),
                    'value': Span(23, '*'),
                }),
                'is_unaligned': Worked(26, 'bool'),
            })), 'rfh2': Rows(5, 12, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'struc_length': Number(3, 8, 4, True, False, 'be', 2),
                'encoding': Number(3, 12, 4, True, False, 'be', 2),
                'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
                'is_ebcdic': Worked(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(20, '*'),
                    'kind': Formula('int', Worked(11, 'int')),
                }),
                'flags': Number(12, 0, 4, True, False, 'be', 2),
                'name_value_ccsid': Number(12, 4, 4, True, False, 'be', 2),
                'name_values': Inline({
                    'folders': Present(15, Items(16, 13, Inline({
                        'len_data': Number(4, 0, 4, True, False, 'be', 3),
                        'utf8': Present(5, Span(6, 'UTF-8')),
                        'utf16le': Present(8, Span(9, 'UTF-16LE')),
                        'utf16be': Present(11, Span(12, 'UTF-16BE')),
                        'raw': Present(14, Span(15, None)),
                        'is_sound': Worked(17, 'bool'),
                        'data': Present(18, Span(19, '*')),
                    }))),
                    'stray': Span(18, None),
                    'ending': Worked(23, 'int'),
                }),
                'is_unaligned': Worked(24, 'bool'),
            })), 'cih': Rows(6, 14, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'struc_length': Number(3, 8, 4, True, False, 'be', 2),
                'encoding': Number(3, 12, 4, True, False, 'be', 2),
                'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
                'is_ebcdic': Worked(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(104, '*'),
                    'kind': Formula('int', Worked(11, 'int')),
                }),
                'flags': Number(12, 0, 4, True, False, 'be', 2),
                'return_code': Number(12, 4, 4, True, False, 'be', 2),
                'comp_code': Number(12, 8, 4, True, False, 'be', 2),
                'reason': Number(12, 12, 4, True, False, 'be', 2),
                'uow_control': Number(12, 16, 4, True, False, 'be', 2),
                'get_wait_interval': Number(12, 20, 4, True, False, 'be', 2),
                'link_type': Number(12, 24, 4, True, False, 'be', 2),
                'output_data_length': Number(12, 28, 4, True, False, 'be', 2),
                'facility_keep_time': Number(12, 32, 4, True, False, 'be', 2),
                'ads_descriptor': Number(12, 36, 4, True, False, 'be', 2),
                'conversational_task': Number(12, 40, 4, True, False, 'be', 2),
                'task_end_status': Number(12, 44, 4, True, False, 'be', 2),
                'facility': Fixed(12, 48, 8, None),
                'function': Inline({
                    'ascii': Present(13, Span(14, None)),
                    'ebcdic': Present(16, Span(17, None)),
                    'value': Span(107, '*'),
                }),
                'abend_code': Inline({
                    'ascii': Present(19, Span(20, None)),
                    'ebcdic': Present(22, Span(23, None)),
                    'value': Span(110, '*'),
                }),
                'authenticator': Inline({
                    'ascii': Present(25, Span(26, None)),
                    'ebcdic': Present(28, Span(29, None)),
                    'value': Span(113, '*'),
                }),
                'reserved1': Inline({
                    'ascii': Present(31, Span(32, None)),
                    'ebcdic': Present(34, Span(35, None)),
                    'value': Span(116, '*'),
                }),
                'reply_to_format': Inline({
                    'ascii': Present(37, Span(38, None)),
                    'ebcdic': Present(40, Span(41, None)),
                    'value': Span(119, '*'),
                }),
                'remote_sys_id': Inline({
                    'ascii': Present(43, Span(44, None)),
                    'ebcdic': Present(46, Span(47, None)),
                    'value': Span(122, '*'),
                }),
                'remote_trans_id': Inline({
                    'ascii': Present(49, Span(50, None)),
                    'ebcdic': Present(52, Span(53, None)),
                    'value': Span(125, '*'),
                }),
                'transaction_id': Inline({
                    'ascii': Present(55, Span(56, None)),
                    'ebcdic': Present(58, Span(59, None)),
                    'value': Span(128, '*'),
                }),
                'facility_like': Inline({
                    'ascii': Present(61, Span(62, None)),
                    'ebcdic': Present(64, Span(65, None)),
                    'value': Span(131, '*'),
                }),
                'attention_id': Inline({
                    'ascii': Present(67, Span(68, None)),
                    'ebcdic': Present(70, Span(71, None)),
                    'value': Span(134, '*'),
                }),
                'start_code': Inline({
                    'ascii': Present(73, Span(74, None)),
                    'ebcdic': Present(76, Span(77, None)),
                    'value': Span(137, '*'),
                }),
                'cancel_code': Inline({
                    'ascii': Present(79, Span(80, None)),
                    'ebcdic': Present(82, Span(83, None)),
                    'value': Span(140, '*'),
                }),
                'next_transaction_id': Inline({
                    'ascii': Present(85, Span(86, None)),
                    'ebcdic': Present(88, Span(89, None)),
                    'value': Span(143, '*'),
                }),
                'reserved2': Inline({
                    'ascii': Present(91, Span(92, None)),
                    'ebcdic': Present(94, Span(95, None)),
                    'value': Span(146, '*'),
                }),
                'reserved3': Inline({
                    'ascii': Present(97, Span(98, None)),
                    'ebcdic': Present(100, Span(101, None)),
                    'value': Span(149, '*'),
                }),
                'screen': Rows(103, 15, Inline({
                    'cursor_position': Number(1, 0, 4, True, False, 'be', 0),
                    'error_offset': Number(1, 4, 4, True, False, 'be', 0),
                    'input_item': Number(1, 8, 4, True, False, 'be', 0),
                    'reserved4': Number(1, 12, 4, True, False, 'be', 0),
                })),
                'pass_expiration': Formula('bool', Apply('!=', (Apply('&', (Number(12, 0, 4, True, False, 'be', 2), 1)), 0))),
                'reply_without_nulls': Formula('bool', Apply('!=', (Apply('&', (Number(12, 0, 4, True, False, 'be', 2), 2)), 0))),
                'sync_on_return': Formula('bool', Apply('!=', (Apply('&', (Number(12, 0, 4, True, False, 'be', 2), 4)), 0))),
            })), 'iih': Rows(7, 16, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'struc_length': Number(3, 8, 4, True, False, 'be', 2),
                'encoding': Number(3, 12, 4, True, False, 'be', 2),
                'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
                'is_ebcdic': Worked(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(62, '*'),
                    'kind': Formula('int', Worked(11, 'int')),
                }),
                'flags': Number(12, 0, 4, True, False, 'be', 2),
                'l_term_override': Inline({
                    'ascii': Present(13, Span(14, None)),
                    'ebcdic': Present(16, Span(17, None)),
                    'value': Span(65, '*'),
                }),
                'mfs_map_name': Inline({
                    'ascii': Present(19, Span(20, None)),
                    'ebcdic': Present(22, Span(23, None)),
                    'value': Span(68, '*'),
                }),
                'reply_to_format': Inline({
                    'ascii': Present(25, Span(26, None)),
                    'ebcdic': Present(28, Span(29, None)),
                    'value': Span(71, '*'),
                }),
                'authenticator': Inline({
                    'ascii': Present(31, Span(32, None)),
                    'ebcdic': Present(34, Span(35, None)),
                    'value': Span(74, '*'),
                }),
                'tran_instance_id': Fixed(37, 0, 16, None),
                'tran_state': Inline({
                    'ascii': Present(38, Span(39, None)),
                    'ebcdic': Present(41, Span(42, None)),
                    'value': Span(77, '*'),
                }),
                'commit_mode': Inline({
                    'ascii': Present(44, Span(45, None)),
                    'ebcdic': Present(47, Span(48, None)),
                    'value': Span(80, '*'),
                }),
                'security_scope': Inline({
                    'ascii': Present(50, Span(51, None)),
                    'ebcdic': Present(53, Span(54, None)),
                    'value': Span(83, '*'),
                }),
                'reserved': Inline({
                    'ascii': Present(56, Span(57, None)),
                    'ebcdic': Present(59, Span(60, None)),
                    'value': Span(86, '*'),
                }),
                'pass_expiration': Formula('bool', Apply('!=', (Apply('&', (Number(12, 0, 4, True, False, 'be', 2), 1)), 0))),
                'reply_format_none': Formula('bool', Apply('!=', (Apply('&', (Number(12, 0, 4, True, False, 'be', 2), 8)), 0))),
                'ignore_purg': Formula('bool', Apply('!=', (Apply('&', (Number(12, 0, 4, True, False, 'be', 2), 16)), 0))),
                'cm0_request_response': Formula('bool', Apply('!=', (Apply('&', (Number(12, 0, 4, True, False, 'be', 2), 32)), 0))),
            })), 'wih': Rows(8, 17, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'struc_length': Number(3, 8, 4, True, False, 'be', 2),
                'encoding': Number(3, 12, 4, True, False, 'be', 2),
                'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
                'is_ebcdic': Worked(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(32, '*'),
                    'kind': Formula('int', Worked(11, 'int')),
                }),
                'flags': Number(12, 0, 4, True, False, 'be', 2),
                'service_name': Inline({
                    'ascii': Present(13, Span(14, None)),
                    'ebcdic': Present(16, Span(17, None)),
                    'value': Span(35, '*'),
                }),
                'service_step': Inline({
                    'ascii': Present(19, Span(20, None)),
                    'ebcdic': Present(22, Span(23, None)),
                    'value': Span(38, '*'),
                }),
                'msg_token': Fixed(25, 0, 16, None),
                'reserved': Inline({
                    'ascii': Present(26, Span(27, None)),
                    'ebcdic': Present(29, Span(30, None)),
                    'value': Span(41, '*'),
                }),
            })), 'rmh': Rows(9, 18, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'struc_length': Number(3, 8, 4, True, False, 'be', 2),
                'encoding': Number(3, 12, 4, True, False, 'be', 2),
                'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
                'is_ebcdic': Worked(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(26, '*'),
                    'kind': Formula('int', Worked(11, 'int')),
                }),
                'flags': Number(12, 0, 4, True, False, 'be', 2),
                'object_type': Inline({
                    'ascii': Present(13, Span(14, None)),
                    'ebcdic': Present(16, Span(17, None)),
                    'value': Span(29, '*'),
                }),
                'object_instance_id': Fixed(19, 0, 24, None),
                'len_src_env': Number(19, 24, 4, True, False, 'be', 2),
                'ofs_src_env': Number(19, 28, 4, True, False, 'be', 2),
                'len_src_name': Number(19, 32, 4, True, False, 'be', 2),
                'ofs_src_name': Number(19, 36, 4, True, False, 'be', 2),
                'len_dest_env': Number(19, 40, 4, True, False, 'be', 2),
                'ofs_dest_env': Number(19, 44, 4, True, False, 'be', 2),
                'len_dest_name': Number(19, 48, 4, True, False, 'be', 2),
                'ofs_dest_name': Number(19, 52, 4, True, False, 'be', 2),
                'data_logical_length': Number(19, 56, 4, True, False, 'be', 2),
                'data_logical_offset': Number(19, 60, 4, True, False, 'be', 2),
                'data_logical_offset2': Number(19, 64, 4, True, False, 'be', 2),
                'len_src_env_inside': Worked(22, 'int'),
                'len_src_name_inside': Worked(23, 'int'),
                'len_dest_env_inside': Worked(24, 'int'),
                'len_dest_name_inside': Worked(25, 'int'),
                'strings': Inline({
                    'src_env': Present(32, Inline({
                        'ascii': Present(35, Span(36, None)),
                        'ebcdic': Present(38, Span(39, None)),
                        'value': Span(41, '*'),
                    })),
                    'src_name': Present(44, Inline({
                        'ascii': Present(47, Span(48, None)),
                        'ebcdic': Present(50, Span(51, None)),
                        'value': Span(53, '*'),
                    })),
                    'dest_env': Present(56, Inline({
                        'ascii': Present(59, Span(60, None)),
                        'ebcdic': Present(62, Span(63, None)),
                        'value': Span(65, '*'),
                    })),
                    'dest_name': Present(68, Inline({
                        'ascii': Present(71, Span(72, None)),
                        'ebcdic': Present(74, Span(75, None)),
                        'value': Span(77, '*'),
                    })),
                    'has_string_outside': Formula('bool', Apply('or', (Apply('or', (Apply('or', (Apply('and', (Apply('!=', (Number(19, 24, 4, True, False, 'be', 2), 0)), Apply('==', (Worked(22, 'int'), 0)))), Apply('and', (Apply('!=', (Number(19, 32, 4, True, False, 'be', 2), 0)), Apply('==', (Worked(23, 'int'), 0)))))), Apply('and', (Apply('!=', (Number(19, 40, 4, True, False, 'be', 2), 0)), Apply('==', (Worked(24, 'int'), 0)))))), Apply('and', (Apply('!=', (Number(19, 48, 4, True, False, 'be', 2), 0)), Apply('==', (Worked(25, 'int'), 0))))))),
                }),
                'is_last': Formula('bool', Apply('!=', (Apply('&', (Number(12, 0, 4, True, False, 'be', 2), 1)), 0))),
                'logical_offset': Formula('int', Apply('+', (Apply('*', (Number(19, 64, 4, True, False, 'be', 2), 1000000000)), Number(19, 60, 4, True, False, 'be', 2)))),
            }))})),
            'next_kind': Worked(22, 'int'),
            'said_encoding': Worked(23, 'int'),
            'said_ccsid': Worked(24, 'int'),
            'next_ccsid': Worked(25, 'int'),
            'next': Inline({}),
            'following': Inline({
                'integers': Formula('int', Apply('&', (Worked(23, 'int'), 15))),
                'decimals': Formula('int', Apply('&', (Apply('>>', (Worked(23, 'int'), 4)), 15))),
                'floats': Formula('int', Apply('&', (Apply('>>', (Worked(23, 'int'), 8)), 15))),
                'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Worked(23, 'int'), Apply('~', (4095,)))), 0))),
                'environment': Formula('int', Worked(23, 'int')),
                'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Worked(24, 'int'), 0)), Apply('==', (Worked(24, 'int'), -1)))), 0, Apply('?', (Apply('==', (Worked(24, 'int'), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Worked(24, 'int'), 37)), Apply('==', (Worked(24, 'int'), 273)))), Apply('==', (Worked(24, 'int'), 277)))), Apply('==', (Worked(24, 'int'), 500)))), Apply('==', (Worked(24, 'int'), 1047)))), Apply('==', (Worked(24, 'int'), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Worked(24, 'int'), 437)), Apply('==', (Worked(24, 'int'), 819)))), Apply('==', (Worked(24, 'int'), 850)))), Apply('==', (Worked(24, 'int'), 1208)))), Apply('==', (Worked(24, 'int'), 1252)))), 1, 4))))))))),
            }),
            'mqmde_action': Present(27, Worked(28, 'int')),
            'mqmde_reason': Present(29, Worked(30, 'int')),
            'announced': Formula('int', Worked(1, 'int')),
            'encoding': Formula('int', Worked(2, 'int')),
            'ccsid': Formula('int', Worked(3, 'int')),
            'offset': Formula('int', Worked(5, 'int')),
            'outcome': Formula('int', Worked(20, 'int')),
            'letters': Formula('int', Worked(11, 'int')),
        }))),
        'data': Span(10, None),
        'ending': Worked(12, 'int'),
        'data_kind': Worked(13, 'int'),
        'data_encoding': Worked(14, 'int'),
        'data_ccsid': Worked(15, 'int'),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
