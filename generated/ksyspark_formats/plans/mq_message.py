# Generated from ksy/ibm_mq/mq_message.ksy by `ksyspark generate`; do not edit.
"""Plans of mq_message: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, CUT, DONE, EQ, FAIL, FIXED, GE, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JSAME, JSAMEN, JUMP, JZ, LOAD, LOOP, MOD, MOVE, MUL, NE, NEG, NUMBER, NUMBER2, OPEN, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWAT, ROWS, RUN, SAME, SEEK, SEEKROOT, SHR, STORE, SUB, SWITCH, TEXT, TEXTAT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Computed

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
        (JSAMEN, 1, 3, 0, 4, 4, 11508),          # 58: _ != b'\xd4\xc4@@'
        (LOAD, 9, 1, 1),                         # 59
        (JEQ, 9, 144, 11508),                    # 60: 144 is 437
        (JEQ, 9, 145, 11508),                    # 61: 145 is 819
        (JEQ, 9, 146, 11508),                    # 62: 146 is 850
        (JEQ, 9, 147, 11508),                    # 63: 147 is 1208
        (JEQ, 9, 148, 11508),                    # 64: 148 is 1252
        (NUMBER2, 9, 1, 3, 4, 52, 2),            # 65
        (JEQ, 9, 127, 68),                       # 66: 127 is 1
        (JNE, 9, 128, 11508),                    # 67: 128 is 2
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
        (JZ, 23, 11508),                         # 89
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
        (JNZ, 12, 11508),                        # 183
        (LOAD, 23, 1, 7),                        # 184
        (JZ, 23, 11508),                         # 185
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
        (JZ, 11, 11508),                         # 374
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
        (JZ, 11, 11508),                         # 513
        (ROWAT, 5, 1, 11),                       # 514
        (NUMBER2, 8, 5, 5, 12, 52, 2),           # 515
        (JUMP, 668),                             # 516
        (AND, 11, 2, 126),                       # 517: 126 is 15
        (JEQ, 11, 127, 653),                     # 518: 127 is 1
        (JEQ, 11, 128, 653),                     # 519: 128 is 2
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
        (JLT, 20, 156, 653),                     # 651: 156 is 10
        (JLE, 20, 182, 655),                     # 652: 182 is 19
        (MOVE, 8, 2),                            # 653
        (JUMP, 668),                             # 654
        (CALL, 2, 16),                           # 655: start
        (LOAD, 23, 0, 2),                        # 656
        (LOAD, 24, 0, 3),                        # 657
        (JNE, 24, 130, 667),                     # 658: 130 is 8
        (BYTE, 25, 23, 131),                     # 659: start; 131 is 4
        (JEQ, 25, 129, 667),                     # 660: 129 is 0
        (LOAD, 23, 0, 2),                        # 661: start
        (LOAD, 24, 0, 3),                        # 662
        (BYTE, 25, 23, 132),                     # 663: 132 is 7
        (JNE, 25, 129, 667),                     # 664: 129 is 0
        (MOVE, 8, 133),                          # 665: 133 is 546
        (JUMP, 668),                             # 666
        (MOVE, 8, 134),                          # 667: 134 is 273
        (STORE, 0, 5, 8),                        # 668
        (JZ, 1, 675),                            # 669
        (LOAD, 11, 0, 0),                        # 670
        (JZ, 11, 11508),                         # 671
        (ROWAT, 6, 1, 11),                       # 672
        (NUMBER2, 12, 6, 5, 16, 52, 2),          # 673
        (JGT, 12, 129, 677),                     # 674: 129 is 0
        (MOVE, 8, 3),                            # 675
        (JUMP, 681),                             # 676
        (LOAD, 11, 0, 0),                        # 677
        (JZ, 11, 11508),                         # 678
        (ROWAT, 7, 1, 11),                       # 679
        (NUMBER2, 8, 7, 5, 16, 52, 2),           # 680
        (STORE, 0, 6, 8),                        # 681
        (LOAD, 8, 0, 4),                         # 682
        (JLT, 8, 156, 4625),                     # 683: 156 is 10
        (JGT, 8, 182, 4625),                     # 684: 182 is 19
        (ROWS, 9, 3),                            # 685: links: repeat until
        (STORE, 0, 8, 9),                        # 686
        (MOVE, 8, 129),                          # 687: 129 is 0
        (ROW, 3, 8, 9),                          # 688: links: an item
        (JUMP, 4591),                            # 689
        (ROOTSIZE, 20),                          # 690
        (LOAD, 21, 8, 5),                        # 691
        (SUB, 22, 20, 21),                       # 692
        (STORE, 8, 6, 22),                       # 693
        (JLT, 22, 131, 743),                     # 694: 131 is 4
        (JUMP, 710),                             # 695: struc_id, where it is used
        (LOAD, 27, 8, 7),                        # 696
        (JNZ, 27, 709),                          # 697
        (LOAD, 30, 8, 5),                        # 698: pos: begin
        (SEEKROOT, 28, 30),                      # 699
        (LOAD, 31, 8, 6),                        # 700
        (GE, 32, 31, 131),                       # 701: 131 is 4
        (STORE, 8, 8, 32),                       # 702
        (LOAD, 31, 8, 8),                        # 703: if: is_there
        (JZ, 31, 707),                           # 704
        (RUN, 8, 10, 4),                         # 705: number
        (STORE, 8, 9, 127),                      # 706: 127 is 1
        (CLOSE, 28),                             # 707: back from struc_id
        (STORE, 8, 7, 127),                      # 708: 127 is 1
        (RETURN, 9),                             # 709: struc_id is read
        (CALL, 9, 696),                          # 710: struc_id
        (LOAD, 20, 8, 9),                        # 711
        (JZ, 20, 11508),                         # 712
        (NUMBER, 21, 8, 10, 0, 36),              # 713
        (LOAD, 25, 8, 1),                        # 714
        (JNE, 25, 156, 718),                     # 715: 156 is 10
        (MOVE, 22, 298),                         # 716: 298 is 1481721888
        (JUMP, 740),                             # 717
        (JNE, 25, 159, 721),                     # 718: 159 is 11
        (MOVE, 22, 299),                         # 719: 299 is 1296319776
        (JUMP, 740),                             # 720
        (JNE, 25, 162, 724),                     # 721: 162 is 12
        (MOVE, 22, 300),                         # 722: 300 is 1145849888
        (JUMP, 740),                             # 723
        (JNE, 25, 165, 727),                     # 724: 165 is 13
        (MOVE, 22, 301),                         # 725: 301 is 1145577504
        (JUMP, 740),                             # 726
        (JGT, 25, 126, 730),                     # 727: 126 is 15
        (MOVE, 22, 302),                         # 728: 302 is 1380337696
        (JUMP, 740),                             # 729
        (JNE, 25, 173, 733),                     # 730: 173 is 16
        (MOVE, 22, 303),                         # 731: 303 is 1128876064
        (JUMP, 740),                             # 732
        (JNE, 25, 176, 736),                     # 733: 176 is 17
        (MOVE, 22, 304),                         # 734: 304 is 1229539360
        (JUMP, 740),                             # 735
        (JNE, 25, 179, 739),                     # 736: 179 is 18
        (MOVE, 22, 305),                         # 737: 305 is 1464420384
        (JUMP, 740),                             # 738
        (MOVE, 22, 306),                         # 739: 306 is 1380796448
        (JNE, 21, 22, 743),                      # 740
        (MOVE, 10, 127),                         # 741: 127 is 1
        (JUMP, 779),                             # 742
        (LOAD, 20, 8, 6),                        # 743
        (JLT, 20, 131, 778),                     # 744: 131 is 4
        (CALL, 9, 696),                          # 745: struc_id
        (LOAD, 20, 8, 9),                        # 746
        (JZ, 20, 11508),                         # 747
        (NUMBER, 21, 8, 10, 0, 36),              # 748
        (LOAD, 25, 8, 1),                        # 749
        (JNE, 25, 156, 753),                     # 750: 156 is 10
        (MOVE, 22, 307),                         # 751: 307 is 3889743936
        (JUMP, 775),                             # 752
        (JNE, 25, 159, 756),                     # 753: 159 is 11
        (MOVE, 22, 308),                         # 754: 308 is 3569665344
        (JUMP, 775),                             # 755
        (JNE, 25, 162, 759),                     # 756: 162 is 12
        (MOVE, 22, 309),                         # 757: 309 is 3302213696
        (JUMP, 775),                             # 758
        (JNE, 25, 165, 762),                     # 759: 165 is 13
        (MOVE, 22, 310),                         # 760: 310 is 3301457984
        (JUMP, 775),                             # 761
        (JGT, 25, 126, 765),                     # 762: 126 is 15
        (MOVE, 22, 311),                         # 763: 311 is 3653683264
        (JUMP, 775),                             # 764
        (JNE, 25, 173, 768),                     # 765: 173 is 16
        (MOVE, 22, 312),                         # 766: 312 is 3284781120
        (JUMP, 775),                             # 767
        (JNE, 25, 176, 771),                     # 768: 176 is 17
        (MOVE, 22, 313),                         # 769: 313 is 3385444416
        (JUMP, 775),                             # 770
        (JNE, 25, 179, 774),                     # 771: 179 is 18
        (MOVE, 22, 314),                         # 772: 314 is 3871983680
        (JUMP, 775),                             # 773
        (MOVE, 22, 315),                         # 774: 315 is 3654600768
        (JNE, 21, 22, 778),                      # 775
        (MOVE, 10, 128),                         # 776: 128 is 2
        (JUMP, 779),                             # 777
        (MOVE, 10, 129),                         # 778: 129 is 0
        (STORE, 8, 11, 10),                      # 779
        (LOAD, 20, 8, 2),                        # 780
        (AND, 21, 20, 126),                      # 781: 126 is 15
        (JEQ, 21, 127, 786),                     # 782: 127 is 1
        (JEQ, 21, 128, 786),                     # 783: 128 is 2
        (MOVE, 10, 130),                         # 784: 130 is 8
        (JUMP, 1217),                            # 785
        (LOAD, 20, 8, 6),                        # 786
        (LOAD, 24, 8, 1),                        # 787
        (JNE, 24, 156, 791),                     # 788: 156 is 10
        (MOVE, 21, 316),                         # 789: 316 is 428
        (JUMP, 816),                             # 790
        (JNE, 24, 159, 794),                     # 791: 159 is 11
        (MOVE, 21, 317),                         # 792: 317 is 72
        (JUMP, 816),                             # 793
        (JNE, 24, 162, 797),                     # 794: 162 is 12
        (MOVE, 21, 318),                         # 795: 318 is 172
        (JUMP, 816),                             # 796
        (JNE, 24, 165, 800),                     # 797: 165 is 13
        (MOVE, 21, 254),                         # 798: 254 is 48
        (JUMP, 816),                             # 799
        (JNE, 24, 168, 803),                     # 800: 168 is 14
        (MOVE, 21, 191),                         # 801: 191 is 32
        (JUMP, 816),                             # 802
        (JNE, 24, 126, 806),                     # 803: 126 is 15
        (MOVE, 21, 203),                         # 804: 203 is 36
        (JUMP, 816),                             # 805
        (JNE, 24, 173, 809),                     # 806: 173 is 16
        (MOVE, 21, 319),                         # 807: 319 is 164
        (JUMP, 816),                             # 808
        (JNE, 24, 176, 812),                     # 809: 176 is 17
        (MOVE, 21, 320),                         # 810: 320 is 84
        (JUMP, 816),                             # 811
        (JNE, 24, 179, 815),                     # 812: 179 is 18
        (MOVE, 21, 321),                         # 813: 321 is 120
        (JUMP, 816),                             # 814
        (MOVE, 21, 322),                         # 815: 322 is 108
        (JGE, 20, 21, 819),                      # 816
        (MOVE, 10, 127),                         # 817: 127 is 1
        (JUMP, 1217),                            # 818
        (LOAD, 20, 8, 11),                       # 819
        (JNE, 20, 129, 823),                     # 820: 129 is 0
        (MOVE, 10, 128),                         # 821: 128 is 2
        (JUMP, 1217),                            # 822
        (JNE, 20, 127, 1048),                    # 823: 127 is 1
        (LOAD, 23, 8, 3),                        # 824
        (JEQ, 23, 137, 831),                     # 825: 137 is 37
        (JEQ, 23, 134, 831),                     # 826: 134 is 273
        (JEQ, 23, 138, 831),                     # 827: 138 is 277
        (JEQ, 23, 139, 831),                     # 828: 139 is 500
        (JEQ, 23, 140, 831),                     # 829: 140 is 1047
        (JNE, 23, 141, 860),                     # 830: 141 is 1140
        (MOVE, 20, 323),                         # 831: 323 is 3
        (JUMP, 1046),                            # 832
        (LOAD, 33, 8, 12),                       # 833
        (JNZ, 33, 859),                          # 834
        (LOAD, 36, 8, 5),                        # 835: pos: begin
        (SEEKROOT, 34, 36),                      # 836
        (LOAD, 37, 8, 2),                        # 837
        (AND, 38, 37, 126),                      # 838: 126 is 15
        (EQ, 39, 38, 128),                       # 839: 128 is 2
        (STORE, 8, 13, 39),                      # 840
        (LOAD, 37, 8, 6),                        # 841
        (GE, 38, 37, 324),                       # 842: 324 is 20
        (STORE, 8, 14, 38),                      # 843
        (LOAD, 37, 8, 14),                       # 844: if: is_there
        (JZ, 37, 857),                           # 845
        (ROW, 4, 11, 37),                        # 846: front.words
        (STORE, 8, 15, 37),                      # 847
        (LOAD, 38, 8, 13),                       # 848
        (STORE, 11, 0, 38),                      # 849
        (JNE, 38, 127, 853),                     # 850: switch-on: is_reversed; cases: true; 127 is 1
        (STORE, 11, 1, 127),                     # 851: byte order le; 127 is 1
        (JUMP, 856),                             # 852
        (JNE, 38, 129, 11508),                   # 853: cases: false; 129 is 0
        (STORE, 11, 1, 129),                     # 854: byte order be; 129 is 0
        (JUMP, 856),                             # 855
        (RUN, 11, 2, 20),                        # 856: struc_id, version, struc_length, encoding, ccsid
        (CLOSE, 34),                             # 857: back from front
        (STORE, 8, 12, 127),                     # 858: 127 is 1
        (RETURN, 10),                            # 859: front is read
        (CALL, 10, 833),                         # 860: front
        (LOAD, 26, 8, 15),                       # 861
        (JZ, 26, 11508),                         # 862
        (ROWAT, 12, 4, 26),                      # 863
        (NUMBER2, 40, 12, 2, 4, 52, 1),          # 864
        (LOAD, 44, 8, 1),                        # 865
        (JEQ, 44, 159, 868),                     # 866: 159 is 11
        (JNE, 44, 126, 870),                     # 867: 126 is 15
        (MOVE, 41, 128),                         # 868: 128 is 2
        (JUMP, 871),                             # 869
        (MOVE, 41, 127),                         # 870: 127 is 1
        (JEQ, 40, 41, 880),                      # 871
        (LOAD, 26, 8, 1),                        # 872
        (JNE, 26, 173, 1013),                    # 873: 173 is 16
        (CALL, 10, 833),                         # 874: front
        (LOAD, 26, 8, 15),                       # 875
        (JZ, 26, 11508),                         # 876
        (ROWAT, 13, 4, 26),                      # 877
        (NUMBER2, 40, 13, 2, 4, 52, 1),          # 878
        (JNE, 40, 128, 1013),                    # 879: 128 is 2
        (LOAD, 43, 8, 1),                        # 880
        (JNE, 43, 159, 889),                     # 881: 159 is 11
        (CALL, 10, 833),                         # 882: front
        (LOAD, 43, 8, 15),                       # 883
        (JZ, 43, 11508),                         # 884
        (ROWAT, 14, 4, 43),                      # 885
        (NUMBER2, 44, 14, 2, 8, 52, 1),          # 886
        (JEQ, 44, 317, 960),                     # 887: 317 is 72
        (JUMP, 958),                             # 888
        (JNE, 43, 173, 906),                     # 889: 173 is 16
        (CALL, 10, 833),                         # 890: front
        (LOAD, 43, 8, 15),                       # 891
        (JZ, 43, 11508),                         # 892
        (ROWAT, 15, 4, 43),                      # 893
        (NUMBER2, 44, 15, 2, 8, 52, 1),          # 894
        (CALL, 10, 833),                         # 895: front
        (LOAD, 48, 8, 15),                       # 896
        (JZ, 48, 11508),                         # 897
        (ROWAT, 16, 4, 48),                      # 898
        (NUMBER2, 49, 16, 2, 4, 52, 1),          # 899
        (JNE, 49, 127, 903),                     # 900: 127 is 1
        (MOVE, 45, 319),                         # 901: 319 is 164
        (JUMP, 904),                             # 902
        (MOVE, 45, 325),                         # 903: 325 is 180
        (JEQ, 44, 45, 960),                      # 904
        (JUMP, 958),                             # 905
        (JNE, 43, 176, 914),                     # 906: 176 is 17
        (CALL, 10, 833),                         # 907: front
        (LOAD, 43, 8, 15),                       # 908
        (JZ, 43, 11508),                         # 909
        (ROWAT, 17, 4, 43),                      # 910
        (NUMBER2, 44, 17, 2, 8, 52, 1),          # 911
        (JEQ, 44, 320, 960),                     # 912: 320 is 84
        (JUMP, 958),                             # 913
        (JNE, 43, 179, 922),                     # 914: 179 is 18
        (CALL, 10, 833),                         # 915: front
        (LOAD, 43, 8, 15),                       # 916
        (JZ, 43, 11508),                         # 917
        (ROWAT, 18, 4, 43),                      # 918
        (NUMBER2, 44, 18, 2, 8, 52, 1),          # 919
        (JEQ, 44, 321, 960),                     # 920: 321 is 120
        (JUMP, 958),                             # 921
        (JLT, 43, 165, 960),                     # 922: 165 is 13
        (CALL, 10, 833),                         # 923: front
        (LOAD, 43, 8, 15),                       # 924
        (JZ, 43, 11508),                         # 925
        (ROWAT, 19, 4, 43),                      # 926
        (NUMBER2, 44, 19, 2, 8, 52, 1),          # 927
        (LOAD, 48, 8, 1),                        # 928
        (JNE, 48, 156, 932),                     # 929: 156 is 10
        (MOVE, 45, 316),                         # 930: 316 is 428
        (JUMP, 957),                             # 931
        (JNE, 48, 159, 935),                     # 932: 159 is 11
        (MOVE, 45, 317),                         # 933: 317 is 72
        (JUMP, 957),                             # 934
        (JNE, 48, 162, 938),                     # 935: 162 is 12
        (MOVE, 45, 318),                         # 936: 318 is 172
        (JUMP, 957),                             # 937
        (JNE, 48, 165, 941),                     # 938: 165 is 13
        (MOVE, 45, 254),                         # 939: 254 is 48
        (JUMP, 957),                             # 940
        (JNE, 48, 168, 944),                     # 941: 168 is 14
        (MOVE, 45, 191),                         # 942: 191 is 32
        (JUMP, 957),                             # 943
        (JNE, 48, 126, 947),                     # 944: 126 is 15
        (MOVE, 45, 203),                         # 945: 203 is 36
        (JUMP, 957),                             # 946
        (JNE, 48, 173, 950),                     # 947: 173 is 16
        (MOVE, 45, 319),                         # 948: 319 is 164
        (JUMP, 957),                             # 949
        (JNE, 48, 176, 953),                     # 950: 176 is 17
        (MOVE, 45, 320),                         # 951: 320 is 84
        (JUMP, 957),                             # 952
        (JNE, 48, 179, 956),                     # 953: 179 is 18
        (MOVE, 45, 321),                         # 954: 321 is 120
        (JUMP, 957),                             # 955
        (MOVE, 45, 322),                         # 956: 322 is 108
        (JGE, 44, 45, 960),                      # 957
        (MOVE, 40, 132),                         # 958: 132 is 7
        (JUMP, 1011),                            # 959
        (LOAD, 43, 8, 1),                        # 960
        (JLT, 43, 165, 971),                     # 961: 165 is 13
        (CALL, 10, 833),                         # 962: front
        (LOAD, 43, 8, 15),                       # 963
        (JZ, 43, 11508),                         # 964
        (ROWAT, 20, 4, 43),                      # 965
        (NUMBER2, 44, 20, 2, 8, 52, 1),          # 966
        (LOAD, 45, 8, 6),                        # 967
        (JLE, 44, 45, 971),                      # 968
        (MOVE, 40, 127),                         # 969: 127 is 1
        (JUMP, 1011),                            # 970
        (LOAD, 43, 8, 1),                        # 971
        (JNE, 43, 156, 1010),                    # 972: 156 is 10
        (JUMP, 998),                             # 973: embedded_id, where it is used
        (LOAD, 50, 8, 16),                       # 974
        (JNZ, 50, 997),                          # 975
        (LOAD, 56, 8, 1),                        # 976: pos: told_kind == 10 and len_left >= 108 ? begin + 104 : begin
        (JNE, 56, 156, 983),                     # 977: 156 is 10
        (LOAD, 56, 8, 6),                        # 978
        (JLT, 56, 322, 983),                     # 979: 322 is 108
        (LOAD, 56, 8, 5),                        # 980
        (ADD, 53, 56, 326),                      # 981: 326 is 104
        (JUMP, 984),                             # 982
        (LOAD, 53, 8, 5),                        # 983
        (SEEKROOT, 51, 53),                      # 984
        (MOVE, 56, 129),                         # 985: 129 is 0
        (LOAD, 57, 8, 1),                        # 986
        (JNE, 57, 156, 991),                     # 987: 156 is 10
        (LOAD, 57, 8, 6),                        # 988
        (JLT, 57, 322, 991),                     # 989: 322 is 108
        (MOVE, 56, 127),                         # 990: 127 is 1
        (STORE, 8, 17, 56),                      # 991
        (JZ, 56, 995),                           # 992: if: is_there
        (RUN, 8, 19, 4),                         # 993: number
        (STORE, 8, 18, 127),                     # 994: 127 is 1
        (CLOSE, 51),                             # 995: back from embedded_id
        (STORE, 8, 16, 127),                     # 996: 127 is 1
        (RETURN, 21),                            # 997: embedded_id is read
        (CALL, 21, 974),                         # 998: embedded_id
        (LOAD, 43, 8, 18),                       # 999
        (JZ, 43, 11508),                         # 1000
        (NUMBER, 44, 8, 19, 0, 36),              # 1001
        (LOAD, 48, 8, 11),                       # 1002
        (JNE, 48, 128, 1006),                    # 1003: 128 is 2
        (MOVE, 45, 327),                         # 1004: 327 is 3569631296
        (JUMP, 1007),                            # 1005
        (MOVE, 45, 328),                         # 1006: 328 is 1296310304
        (JEQ, 44, 45, 1010),                     # 1007
        (MOVE, 40, 329),                         # 1008: 329 is 9
        (JUMP, 1011),                            # 1009
        (MOVE, 40, 129),                         # 1010: 129 is 0
        (MOVE, 23, 40),                          # 1011
        (JUMP, 1045),                            # 1012
        (LOAD, 26, 8, 1),                        # 1013
        (JEQ, 26, 168, 1016),                    # 1014: 168 is 14
        (JNE, 26, 126, 1030),                    # 1015: 126 is 15
        (CALL, 10, 833),                         # 1016: front
        (LOAD, 26, 8, 15),                       # 1017
        (JZ, 26, 11508),                         # 1018
        (ROWAT, 22, 4, 26),                      # 1019
        (NUMBER2, 40, 22, 2, 4, 52, 1),          # 1020
        (JEQ, 40, 127, 1028),                    # 1021: 127 is 1
        (CALL, 10, 833),                         # 1022: front
        (LOAD, 26, 8, 15),                       # 1023
        (JZ, 26, 11508),                         # 1024
        (ROWAT, 23, 4, 26),                      # 1025
        (NUMBER2, 40, 23, 2, 4, 52, 1),          # 1026
        (JNE, 40, 128, 1030),                    # 1027: 128 is 2
        (MOVE, 23, 330),                         # 1028: 330 is 6
        (JUMP, 1045),                            # 1029
        (CALL, 10, 833),                         # 1030: front
        (LOAD, 26, 8, 15),                       # 1031
        (JZ, 26, 11508),                         # 1032
        (ROWAT, 24, 4, 26),                      # 1033
        (NUMBER2, 40, 24, 2, 4, 52, 1),          # 1034
        (JEQ, 40, 331, 1042),                    # 1035: 331 is 16777216
        (CALL, 10, 833),                         # 1036: front
        (LOAD, 26, 8, 15),                       # 1037
        (JZ, 26, 11508),                         # 1038
        (ROWAT, 25, 4, 26),                      # 1039
        (NUMBER2, 40, 25, 2, 4, 52, 1),          # 1040
        (JNE, 40, 332, 1044),                    # 1041: 332 is 33554432
        (MOVE, 23, 131),                         # 1042: 131 is 4
        (JUMP, 1045),                            # 1043
        (MOVE, 23, 333),                         # 1044: 333 is 5
        (MOVE, 20, 23),                          # 1045
        (MOVE, 10, 20),                          # 1046
        (JUMP, 1217),                            # 1047
        (LOAD, 20, 8, 3),                        # 1048
        (JEQ, 20, 144, 1054),                    # 1049: 144 is 437
        (JEQ, 20, 145, 1054),                    # 1050: 145 is 819
        (JEQ, 20, 146, 1054),                    # 1051: 146 is 850
        (JEQ, 20, 147, 1054),                    # 1052: 147 is 1208
        (JNE, 20, 148, 1056),                    # 1053: 148 is 1252
        (MOVE, 10, 323),                         # 1054: 323 is 3
        (JUMP, 1217),                            # 1055
        (CALL, 10, 833),                         # 1056: front
        (LOAD, 23, 8, 15),                       # 1057
        (JZ, 23, 11508),                         # 1058
        (ROWAT, 26, 4, 23),                      # 1059
        (NUMBER2, 24, 26, 2, 4, 52, 1),          # 1060
        (LOAD, 43, 8, 1),                        # 1061
        (JEQ, 43, 159, 1064),                    # 1062: 159 is 11
        (JNE, 43, 126, 1066),                    # 1063: 126 is 15
        (MOVE, 40, 128),                         # 1064: 128 is 2
        (JUMP, 1067),                            # 1065
        (MOVE, 40, 127),                         # 1066: 127 is 1
        (JEQ, 24, 40, 1076),                     # 1067
        (LOAD, 23, 8, 1),                        # 1068
        (JNE, 23, 173, 1184),                    # 1069: 173 is 16
        (CALL, 10, 833),                         # 1070: front
        (LOAD, 23, 8, 15),                       # 1071
        (JZ, 23, 11508),                         # 1072
        (ROWAT, 27, 4, 23),                      # 1073
        (NUMBER2, 24, 27, 2, 4, 52, 1),          # 1074
        (JNE, 24, 128, 1184),                    # 1075: 128 is 2
        (LOAD, 26, 8, 1),                        # 1076
        (JNE, 26, 159, 1085),                    # 1077: 159 is 11
        (CALL, 10, 833),                         # 1078: front
        (LOAD, 26, 8, 15),                       # 1079
        (JZ, 26, 11508),                         # 1080
        (ROWAT, 28, 4, 26),                      # 1081
        (NUMBER2, 40, 28, 2, 8, 52, 1),          # 1082
        (JEQ, 40, 317, 1156),                    # 1083: 317 is 72
        (JUMP, 1154),                            # 1084
        (JNE, 26, 173, 1102),                    # 1085: 173 is 16
        (CALL, 10, 833),                         # 1086: front
        (LOAD, 26, 8, 15),                       # 1087
        (JZ, 26, 11508),                         # 1088
        (ROWAT, 29, 4, 26),                      # 1089
        (NUMBER2, 40, 29, 2, 8, 52, 1),          # 1090
        (CALL, 10, 833),                         # 1091: front
        (LOAD, 44, 8, 15),                       # 1092
        (JZ, 44, 11508),                         # 1093
        (ROWAT, 30, 4, 44),                      # 1094
        (NUMBER2, 45, 30, 2, 4, 52, 1),          # 1095
        (JNE, 45, 127, 1099),                    # 1096: 127 is 1
        (MOVE, 41, 319),                         # 1097: 319 is 164
        (JUMP, 1100),                            # 1098
        (MOVE, 41, 325),                         # 1099: 325 is 180
        (JEQ, 40, 41, 1156),                     # 1100
        (JUMP, 1154),                            # 1101
        (JNE, 26, 176, 1110),                    # 1102: 176 is 17
        (CALL, 10, 833),                         # 1103: front
        (LOAD, 26, 8, 15),                       # 1104
        (JZ, 26, 11508),                         # 1105
        (ROWAT, 31, 4, 26),                      # 1106
        (NUMBER2, 40, 31, 2, 8, 52, 1),          # 1107
        (JEQ, 40, 320, 1156),                    # 1108: 320 is 84
        (JUMP, 1154),                            # 1109
        (JNE, 26, 179, 1118),                    # 1110: 179 is 18
        (CALL, 10, 833),                         # 1111: front
        (LOAD, 26, 8, 15),                       # 1112
        (JZ, 26, 11508),                         # 1113
        (ROWAT, 32, 4, 26),                      # 1114
        (NUMBER2, 40, 32, 2, 8, 52, 1),          # 1115
        (JEQ, 40, 321, 1156),                    # 1116: 321 is 120
        (JUMP, 1154),                            # 1117
        (JLT, 26, 165, 1156),                    # 1118: 165 is 13
        (CALL, 10, 833),                         # 1119: front
        (LOAD, 26, 8, 15),                       # 1120
        (JZ, 26, 11508),                         # 1121
        (ROWAT, 33, 4, 26),                      # 1122
        (NUMBER2, 40, 33, 2, 8, 52, 1),          # 1123
        (LOAD, 44, 8, 1),                        # 1124
        (JNE, 44, 156, 1128),                    # 1125: 156 is 10
        (MOVE, 41, 316),                         # 1126: 316 is 428
        (JUMP, 1153),                            # 1127
        (JNE, 44, 159, 1131),                    # 1128: 159 is 11
        (MOVE, 41, 317),                         # 1129: 317 is 72
        (JUMP, 1153),                            # 1130
        (JNE, 44, 162, 1134),                    # 1131: 162 is 12
        (MOVE, 41, 318),                         # 1132: 318 is 172
        (JUMP, 1153),                            # 1133
        (JNE, 44, 165, 1137),                    # 1134: 165 is 13
        (MOVE, 41, 254),                         # 1135: 254 is 48
        (JUMP, 1153),                            # 1136
        (JNE, 44, 168, 1140),                    # 1137: 168 is 14
        (MOVE, 41, 191),                         # 1138: 191 is 32
        (JUMP, 1153),                            # 1139
        (JNE, 44, 126, 1143),                    # 1140: 126 is 15
        (MOVE, 41, 203),                         # 1141: 203 is 36
        (JUMP, 1153),                            # 1142
        (JNE, 44, 173, 1146),                    # 1143: 173 is 16
        (MOVE, 41, 319),                         # 1144: 319 is 164
        (JUMP, 1153),                            # 1145
        (JNE, 44, 176, 1149),                    # 1146: 176 is 17
        (MOVE, 41, 320),                         # 1147: 320 is 84
        (JUMP, 1153),                            # 1148
        (JNE, 44, 179, 1152),                    # 1149: 179 is 18
        (MOVE, 41, 321),                         # 1150: 321 is 120
        (JUMP, 1153),                            # 1151
        (MOVE, 41, 322),                         # 1152: 322 is 108
        (JGE, 40, 41, 1156),                     # 1153
        (MOVE, 23, 132),                         # 1154: 132 is 7
        (JUMP, 1182),                            # 1155
        (LOAD, 26, 8, 1),                        # 1156
        (JLT, 26, 165, 1167),                    # 1157: 165 is 13
        (CALL, 10, 833),                         # 1158: front
        (LOAD, 26, 8, 15),                       # 1159
        (JZ, 26, 11508),                         # 1160
        (ROWAT, 34, 4, 26),                      # 1161
        (NUMBER2, 40, 34, 2, 8, 52, 1),          # 1162
        (LOAD, 41, 8, 6),                        # 1163
        (JLE, 40, 41, 1167),                     # 1164
        (MOVE, 23, 127),                         # 1165: 127 is 1
        (JUMP, 1182),                            # 1166
        (LOAD, 26, 8, 1),                        # 1167
        (JNE, 26, 156, 1181),                    # 1168: 156 is 10
        (CALL, 21, 974),                         # 1169: embedded_id
        (LOAD, 26, 8, 18),                       # 1170
        (JZ, 26, 11508),                         # 1171
        (NUMBER, 40, 8, 19, 0, 36),              # 1172
        (LOAD, 44, 8, 11),                       # 1173
        (JNE, 44, 128, 1177),                    # 1174: 128 is 2
        (MOVE, 41, 327),                         # 1175: 327 is 3569631296
        (JUMP, 1178),                            # 1176
        (MOVE, 41, 328),                         # 1177: 328 is 1296310304
        (JEQ, 40, 41, 1181),                     # 1178
        (MOVE, 23, 329),                         # 1179: 329 is 9
        (JUMP, 1182),                            # 1180
        (MOVE, 23, 129),                         # 1181: 129 is 0
        (MOVE, 20, 23),                          # 1182
        (JUMP, 1216),                            # 1183
        (LOAD, 23, 8, 1),                        # 1184
        (JEQ, 23, 168, 1187),                    # 1185: 168 is 14
        (JNE, 23, 126, 1201),                    # 1186: 126 is 15
        (CALL, 10, 833),                         # 1187: front
        (LOAD, 23, 8, 15),                       # 1188
        (JZ, 23, 11508),                         # 1189
        (ROWAT, 35, 4, 23),                      # 1190
        (NUMBER2, 24, 35, 2, 4, 52, 1),          # 1191
        (JEQ, 24, 127, 1199),                    # 1192: 127 is 1
        (CALL, 10, 833),                         # 1193: front
        (LOAD, 23, 8, 15),                       # 1194
        (JZ, 23, 11508),                         # 1195
        (ROWAT, 36, 4, 23),                      # 1196
        (NUMBER2, 24, 36, 2, 4, 52, 1),          # 1197
        (JNE, 24, 128, 1201),                    # 1198: 128 is 2
        (MOVE, 20, 330),                         # 1199: 330 is 6
        (JUMP, 1216),                            # 1200
        (CALL, 10, 833),                         # 1201: front
        (LOAD, 23, 8, 15),                       # 1202
        (JZ, 23, 11508),                         # 1203
        (ROWAT, 37, 4, 23),                      # 1204
        (NUMBER2, 24, 37, 2, 4, 52, 1),          # 1205
        (JEQ, 24, 331, 1213),                    # 1206: 331 is 16777216
        (CALL, 10, 833),                         # 1207: front
        (LOAD, 23, 8, 15),                       # 1208
        (JZ, 23, 11508),                         # 1209
        (ROWAT, 38, 4, 23),                      # 1210
        (NUMBER2, 24, 38, 2, 4, 52, 1),          # 1211
        (JNE, 24, 332, 1215),                    # 1212: 332 is 33554432
        (MOVE, 20, 131),                         # 1213: 131 is 4
        (JUMP, 1216),                            # 1214
        (MOVE, 20, 333),                         # 1215: 333 is 5
        (MOVE, 10, 20),                          # 1216
        (STORE, 8, 20, 10),                      # 1217
        (JNE, 10, 129, 4219),                    # 1218: if: verdict.code == 0; 129 is 0
        (ROW, 5, 39, 10),                        # 1219: link.header
        (STORE, 8, 21, 10),                      # 1220
        (LOAD, 11, 8, 1),                        # 1221: switch-on: told_kind
        (SWITCH, 11, 10, 10),                    # 1222
        (JUMP, 1234),                            # 1223: case 10
        (JUMP, 1649),                            # 1224: case 11
        (JUMP, 1695),                            # 1225: case 12
        (JUMP, 1987),                            # 1226: case 13
        (JUMP, 2288),                            # 1227: case 14
        (JUMP, 2548),                            # 1228: case 15
        (JUMP, 2908),                            # 1229: case 16
        (JUMP, 3315),                            # 1230: case 17
        (JUMP, 3639),                            # 1231: case 18
        (JUMP, 3913),                            # 1232: case 19
        (JUMP, 4219),                            # 1233
        (ROW, 6, 40, 11),                        # 1234: link.header.xqh
        (STORE, 39, 0, 11),                      # 1235
        (LOAD, 12, 8, 2),                        # 1236
        (STORE, 40, 0, 12),                      # 1237
        (LOAD, 12, 8, 3),                        # 1238
        (STORE, 40, 1, 12),                      # 1239
        (LOAD, 12, 40, 0),                       # 1240: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 1241: 126 is 15
        (JNE, 20, 128, 1245),                    # 1242: cases: 2; 128 is 2
        (STORE, 40, 2, 127),                     # 1243: byte order le; 127 is 1
        (JUMP, 1246),                            # 1244
        (STORE, 40, 2, 129),                     # 1245: byte order be; 129 is 0
        (RUN, 40, 3, 8),                         # 1246: struc_id, version
        (JSAMEN, 40, 3, 0, 432, 4, 1255),        # 1247: struc_id; valid: (_ == [0x58, 0x51, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xe7, 0xd8, 0xc8, 0x40] and not  ...; _ != b'XQH '
        (LOAD, 12, 40, 1),                       # 1248
        (JEQ, 12, 137, 1255),                    # 1249: 137 is 37
        (JEQ, 12, 134, 1255),                    # 1250: 134 is 273
        (JEQ, 12, 138, 1255),                    # 1251: 138 is 277
        (JEQ, 12, 139, 1255),                    # 1252: 139 is 500
        (JEQ, 12, 140, 1255),                    # 1253: 140 is 1047
        (JNE, 12, 141, 1262),                    # 1254: 141 is 1140
        (JSAMEN, 40, 3, 0, 436, 4, 11508),       # 1255: _ != b'\xe7\xd8\xc8@'
        (LOAD, 12, 40, 1),                       # 1256
        (JEQ, 12, 144, 11508),                   # 1257: 144 is 437
        (JEQ, 12, 145, 11508),                   # 1258: 145 is 819
        (JEQ, 12, 146, 11508),                   # 1259: 146 is 850
        (JEQ, 12, 147, 11508),                   # 1260: 147 is 1208
        (JEQ, 12, 148, 11508),                   # 1261: 148 is 1252
        (NUMBER2, 12, 40, 3, 4, 52, 2),          # 1262: version
        (JNE, 12, 127, 11508),                   # 1263: valid: 1; 127 is 1
        (FIXED, 20, 40, 3, 0, 4),                # 1264
        (SAME, 22, 20, 336),                     # 1265: 336 is b'\xe7\xd8\xc8@'
        (STORE, 40, 4, 22),                      # 1266
        (LOAD, 12, 40, 4),                       # 1267: if: not is_ebcdic
        (JNZ, 12, 1273),                         # 1268
        (BYTES, 40, 6, 254),                     # 1269: size: len; ascii; 254 is 48
        (UNPAD, 40, 6, 32),                      # 1270
        (CUT, 40, 6, 0, 0),                      # 1271
        (STORE, 40, 5, 127),                     # 1272: 127 is 1
        (JZ, 12, 1278),                          # 1273: if: is_ebcdic
        (BYTES, 40, 9, 254),                     # 1274: size: len; ebcdic; 254 is 48
        (UNPAD, 40, 9, 64),                      # 1275
        (CUT, 40, 9, 0, 0),                      # 1276
        (STORE, 40, 8, 127),                     # 1277: 127 is 1
        (JNZ, 12, 1283),                         # 1278: if: not is_ebcdic
        (BYTES, 40, 12, 254),                    # 1279: size: len; ascii; 254 is 48
        (UNPAD, 40, 12, 32),                     # 1280
        (CUT, 40, 12, 0, 0),                     # 1281
        (STORE, 40, 11, 127),                    # 1282: 127 is 1
        (JZ, 12, 1288),                          # 1283: if: is_ebcdic
        (BYTES, 40, 15, 254),                    # 1284: size: len; ebcdic; 254 is 48
        (UNPAD, 40, 15, 64),                     # 1285
        (CUT, 40, 15, 0, 0),                     # 1286
        (STORE, 40, 14, 127),                    # 1287: 127 is 1
        (LOAD, 12, 40, 0),                       # 1288: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 1289: 126 is 15
        (JNE, 20, 128, 1293),                    # 1290: cases: 2; 128 is 2
        (STORE, 40, 17, 127),                    # 1291: byte order le; 127 is 1
        (JUMP, 1294),                            # 1292
        (STORE, 40, 17, 129),                    # 1293: byte order be; 129 is 0
        (RUN, 40, 18, 8),                        # 1294: struc_id, version
        (JSAMEN, 40, 18, 0, 0, 4, 1303),         # 1295: struc_id; valid: (_ == [0x4d, 0x44, 0x20, 0x20] and not context.is_ebcdic) or (_ == [0xd4, 0xc4, 0x40, 0x40] and not  ...; _ != b'MD  '
        (LOAD, 12, 40, 1),                       # 1296
        (JEQ, 12, 137, 1303),                    # 1297: 137 is 37
        (JEQ, 12, 134, 1303),                    # 1298: 134 is 273
        (JEQ, 12, 138, 1303),                    # 1299: 138 is 277
        (JEQ, 12, 139, 1303),                    # 1300: 139 is 500
        (JEQ, 12, 140, 1303),                    # 1301: 140 is 1047
        (JNE, 12, 141, 1310),                    # 1302: 141 is 1140
        (JSAMEN, 40, 18, 0, 4, 4, 11508),        # 1303: _ != b'\xd4\xc4@@'
        (LOAD, 12, 40, 1),                       # 1304
        (JEQ, 12, 144, 11508),                   # 1305: 144 is 437
        (JEQ, 12, 145, 11508),                   # 1306: 145 is 819
        (JEQ, 12, 146, 11508),                   # 1307: 146 is 850
        (JEQ, 12, 147, 11508),                   # 1308: 147 is 1208
        (JEQ, 12, 148, 11508),                   # 1309: 148 is 1252
        (RUN, 40, 19, 4),                        # 1310: bits
        (RUN, 40, 20, 20),                       # 1311: msg_type, expiry, feedback, encoding, coded_char_set_id
        (FIXED, 20, 40, 18, 0, 4),               # 1312
        (SAME, 22, 20, 142),                     # 1313: 142 is b'\xd4\xc4@@'
        (STORE, 40, 21, 22),                     # 1314
        (LOAD, 12, 40, 21),                      # 1315: if: not is_ebcdic
        (JNZ, 12, 1322),                         # 1316
        (BYTES, 40, 23, 130),                    # 1317: size: 8; ascii; 130 is 8
        (UNPAD, 40, 23, 32),                     # 1318
        (CUT, 40, 23, 0, 0),                     # 1319
        (TEXTAT, 40, 23, 0),                     # 1320: ascii is ISO-8859-1
        (STORE, 40, 22, 127),                    # 1321: 127 is 1
        (JZ, 12, 1328),                          # 1322: if: is_ebcdic
        (BYTES, 40, 26, 130),                    # 1323: size: 8; ebcdic; 130 is 8
        (UNPAD, 40, 26, 64),                     # 1324
        (CUT, 40, 26, 0, 0),                     # 1325
        (TEXTAT, 40, 26, 1),                     # 1326: ebcdic is IBM037
        (STORE, 40, 25, 127),                    # 1327: 127 is 1
        (LOAD, 23, 40, 21),                      # 1328
        (JZ, 23, 1446),                          # 1329
        (LOAD, 26, 40, 25),                      # 1330
        (JZ, 26, 11508),                         # 1331
        (LOAD, 40, 40, 26),                      # 1332
        (LOAD, 41, 40, 27),                      # 1333
        (SAME, 42, 40, 149),                     # 1334: 149 is b''
        (JZ, 42, 1338),                          # 1335
        (MOVE, 23, 127),                         # 1336: 127 is 1
        (JUMP, 1444),                            # 1337
        (LOAD, 40, 40, 26),                      # 1338
        (SAME, 42, 40, 151),                     # 1339: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 1343),                          # 1340
        (MOVE, 23, 153),                         # 1341: 153 is 39
        (JUMP, 1444),                            # 1342
        (LOAD, 40, 40, 26),                      # 1343
        (SAME, 42, 40, 154),                     # 1344: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 1348),                          # 1345
        (MOVE, 23, 156),                         # 1346: 156 is 10
        (JUMP, 1444),                            # 1347
        (LOAD, 40, 40, 26),                      # 1348
        (SAME, 42, 40, 157),                     # 1349: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 1353),                          # 1350
        (MOVE, 23, 159),                         # 1351: 159 is 11
        (JUMP, 1444),                            # 1352
        (LOAD, 40, 40, 26),                      # 1353
        (SAME, 42, 40, 160),                     # 1354: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 1358),                          # 1355
        (MOVE, 23, 162),                         # 1356: 162 is 12
        (JUMP, 1444),                            # 1357
        (LOAD, 40, 40, 26),                      # 1358
        (SAME, 42, 40, 163),                     # 1359: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 1363),                          # 1360
        (MOVE, 23, 165),                         # 1361: 165 is 13
        (JUMP, 1444),                            # 1362
        (LOAD, 40, 40, 26),                      # 1363
        (SAME, 42, 40, 166),                     # 1364: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 1368),                          # 1365
        (MOVE, 23, 168),                         # 1366: 168 is 14
        (JUMP, 1444),                            # 1367
        (LOAD, 40, 40, 26),                      # 1368
        (SAME, 42, 40, 169),                     # 1369: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 1373),                          # 1370
        (MOVE, 23, 126),                         # 1371: 126 is 15
        (JUMP, 1444),                            # 1372
        (LOAD, 40, 40, 26),                      # 1373
        (SAME, 42, 40, 171),                     # 1374: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 1378),                          # 1375
        (MOVE, 23, 173),                         # 1376: 173 is 16
        (JUMP, 1444),                            # 1377
        (LOAD, 40, 40, 26),                      # 1378
        (SAME, 42, 40, 174),                     # 1379: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 1383),                          # 1380
        (MOVE, 23, 176),                         # 1381: 176 is 17
        (JUMP, 1444),                            # 1382
        (LOAD, 40, 40, 26),                      # 1383
        (SAME, 42, 40, 177),                     # 1384: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 1388),                          # 1385
        (MOVE, 23, 179),                         # 1386: 179 is 18
        (JUMP, 1444),                            # 1387
        (LOAD, 40, 40, 26),                      # 1388
        (SAME, 42, 40, 180),                     # 1389: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 1393),                          # 1390
        (MOVE, 23, 182),                         # 1391: 182 is 19
        (JUMP, 1444),                            # 1392
        (LOAD, 40, 40, 26),                      # 1393
        (SAME, 42, 40, 183),                     # 1394: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 1398),                          # 1395
        (MOVE, 23, 185),                         # 1396: 185 is 30
        (JUMP, 1444),                            # 1397
        (LOAD, 40, 40, 26),                      # 1398
        (SAME, 42, 40, 186),                     # 1399: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 1403),                          # 1400
        (MOVE, 23, 188),                         # 1401: 188 is 31
        (JUMP, 1444),                            # 1402
        (LOAD, 40, 40, 26),                      # 1403
        (SAME, 42, 40, 189),                     # 1404: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 1408),                          # 1405
        (MOVE, 23, 191),                         # 1406: 191 is 32
        (JUMP, 1444),                            # 1407
        (LOAD, 40, 40, 26),                      # 1408
        (SAME, 42, 40, 192),                     # 1409: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 1413),                          # 1410
        (MOVE, 23, 194),                         # 1411: 194 is 33
        (JUMP, 1444),                            # 1412
        (LOAD, 40, 40, 26),                      # 1413
        (SAME, 42, 40, 195),                     # 1414: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 1418),                          # 1415
        (MOVE, 23, 197),                         # 1416: 197 is 34
        (JUMP, 1444),                            # 1417
        (LOAD, 40, 40, 26),                      # 1418
        (SAME, 42, 40, 198),                     # 1419: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 1423),                          # 1420
        (MOVE, 23, 200),                         # 1421: 200 is 35
        (JUMP, 1444),                            # 1422
        (LOAD, 40, 40, 26),                      # 1423
        (SAME, 42, 40, 201),                     # 1424: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 1428),                          # 1425
        (MOVE, 23, 203),                         # 1426: 203 is 36
        (JUMP, 1444),                            # 1427
        (LOAD, 40, 40, 26),                      # 1428
        (SAME, 42, 40, 204),                     # 1429: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 1433),                          # 1430
        (MOVE, 23, 137),                         # 1431: 137 is 37
        (JUMP, 1444),                            # 1432
        (LOAD, 40, 40, 26),                      # 1433
        (SAME, 42, 40, 206),                     # 1434: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 1438),                          # 1435
        (MOVE, 23, 208),                         # 1436: 208 is 38
        (JUMP, 1444),                            # 1437
        (LOAD, 40, 40, 26),                      # 1438
        (SAME, 42, 40, 209),                     # 1439: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 1443),                          # 1440
        (MOVE, 23, 211),                         # 1441: 211 is 40
        (JUMP, 1444),                            # 1442
        (MOVE, 23, 129),                         # 1443: 129 is 0
        (MOVE, 20, 23),                          # 1444
        (JUMP, 1562),                            # 1445
        (JNZ, 23, 11508),                        # 1446
        (LOAD, 26, 40, 22),                      # 1447
        (JZ, 26, 11508),                         # 1448
        (LOAD, 40, 40, 23),                      # 1449
        (LOAD, 41, 40, 24),                      # 1450
        (SAME, 42, 40, 149),                     # 1451: 149 is b''
        (JZ, 42, 1455),                          # 1452
        (MOVE, 23, 127),                         # 1453: 127 is 1
        (JUMP, 1561),                            # 1454
        (LOAD, 40, 40, 23),                      # 1455
        (SAME, 42, 40, 212),                     # 1456: 212 is b'MQSTR'
        (JZ, 42, 1460),                          # 1457
        (MOVE, 23, 153),                         # 1458: 153 is 39
        (JUMP, 1561),                            # 1459
        (LOAD, 40, 40, 23),                      # 1460
        (SAME, 42, 40, 214),                     # 1461: 214 is b'MQXMIT'
        (JZ, 42, 1465),                          # 1462
        (MOVE, 23, 156),                         # 1463: 156 is 10
        (JUMP, 1561),                            # 1464
        (LOAD, 40, 40, 23),                      # 1465
        (SAME, 42, 40, 216),                     # 1466: 216 is b'MQHMDE'
        (JZ, 42, 1470),                          # 1467
        (MOVE, 23, 159),                         # 1468: 159 is 11
        (JUMP, 1561),                            # 1469
        (LOAD, 40, 40, 23),                      # 1470
        (SAME, 42, 40, 218),                     # 1471: 218 is b'MQDEAD'
        (JZ, 42, 1475),                          # 1472
        (MOVE, 23, 162),                         # 1473: 162 is 12
        (JUMP, 1561),                            # 1474
        (LOAD, 40, 40, 23),                      # 1475
        (SAME, 42, 40, 220),                     # 1476: 220 is b'MQHDIST'
        (JZ, 42, 1480),                          # 1477
        (MOVE, 23, 165),                         # 1478: 165 is 13
        (JUMP, 1561),                            # 1479
        (LOAD, 40, 40, 23),                      # 1480
        (SAME, 42, 40, 222),                     # 1481: 222 is b'MQHRF'
        (JZ, 42, 1485),                          # 1482
        (MOVE, 23, 168),                         # 1483: 168 is 14
        (JUMP, 1561),                            # 1484
        (LOAD, 40, 40, 23),                      # 1485
        (SAME, 42, 40, 224),                     # 1486: 224 is b'MQHRF2'
        (JZ, 42, 1490),                          # 1487
        (MOVE, 23, 126),                         # 1488: 126 is 15
        (JUMP, 1561),                            # 1489
        (LOAD, 40, 40, 23),                      # 1490
        (SAME, 42, 40, 226),                     # 1491: 226 is b'MQCICS'
        (JZ, 42, 1495),                          # 1492
        (MOVE, 23, 173),                         # 1493: 173 is 16
        (JUMP, 1561),                            # 1494
        (LOAD, 40, 40, 23),                      # 1495
        (SAME, 42, 40, 228),                     # 1496: 228 is b'MQIMS'
        (JZ, 42, 1500),                          # 1497
        (MOVE, 23, 176),                         # 1498: 176 is 17
        (JUMP, 1561),                            # 1499
        (LOAD, 40, 40, 23),                      # 1500
        (SAME, 42, 40, 230),                     # 1501: 230 is b'MQHWIH'
        (JZ, 42, 1505),                          # 1502
        (MOVE, 23, 179),                         # 1503: 179 is 18
        (JUMP, 1561),                            # 1504
        (LOAD, 40, 40, 23),                      # 1505
        (SAME, 42, 40, 232),                     # 1506: 232 is b'MQHREF'
        (JZ, 42, 1510),                          # 1507
        (MOVE, 23, 182),                         # 1508: 182 is 19
        (JUMP, 1561),                            # 1509
        (LOAD, 40, 40, 23),                      # 1510
        (SAME, 42, 40, 234),                     # 1511: 234 is b'MQADMIN'
        (JZ, 42, 1515),                          # 1512
        (MOVE, 23, 185),                         # 1513: 185 is 30
        (JUMP, 1561),                            # 1514
        (LOAD, 40, 40, 23),                      # 1515
        (SAME, 42, 40, 236),                     # 1516: 236 is b'MQAMQP'
        (JZ, 42, 1520),                          # 1517
        (MOVE, 23, 188),                         # 1518: 188 is 31
        (JUMP, 1561),                            # 1519
        (LOAD, 40, 40, 23),                      # 1520
        (SAME, 42, 40, 238),                     # 1521: 238 is b'MQCHCOM'
        (JZ, 42, 1525),                          # 1522
        (MOVE, 23, 191),                         # 1523: 191 is 32
        (JUMP, 1561),                            # 1524
        (LOAD, 40, 40, 23),                      # 1525
        (SAME, 42, 40, 240),                     # 1526: 240 is b'MQCMD1'
        (JZ, 42, 1530),                          # 1527
        (MOVE, 23, 194),                         # 1528: 194 is 33
        (JUMP, 1561),                            # 1529
        (LOAD, 40, 40, 23),                      # 1530
        (SAME, 42, 40, 242),                     # 1531: 242 is b'MQCMD2'
        (JZ, 42, 1535),                          # 1532
        (MOVE, 23, 197),                         # 1533: 197 is 34
        (JUMP, 1561),                            # 1534
        (LOAD, 40, 40, 23),                      # 1535
        (SAME, 42, 40, 244),                     # 1536: 244 is b'MQHEPCF'
        (JZ, 42, 1540),                          # 1537
        (MOVE, 23, 200),                         # 1538: 200 is 35
        (JUMP, 1561),                            # 1539
        (LOAD, 40, 40, 23),                      # 1540
        (SAME, 42, 40, 246),                     # 1541: 246 is b'MQEVENT'
        (JZ, 42, 1545),                          # 1542
        (MOVE, 23, 203),                         # 1543: 203 is 36
        (JUMP, 1561),                            # 1544
        (LOAD, 40, 40, 23),                      # 1545
        (SAME, 42, 40, 248),                     # 1546: 248 is b'MQIMSVS'
        (JZ, 42, 1550),                          # 1547
        (MOVE, 23, 137),                         # 1548: 137 is 37
        (JUMP, 1561),                            # 1549
        (LOAD, 40, 40, 23),                      # 1550
        (SAME, 42, 40, 250),                     # 1551: 250 is b'MQPCF'
        (JZ, 42, 1555),                          # 1552
        (MOVE, 23, 208),                         # 1553: 208 is 38
        (JUMP, 1561),                            # 1554
        (LOAD, 40, 40, 23),                      # 1555
        (SAME, 42, 40, 252),                     # 1556: 252 is b'MQTRIG'
        (JZ, 42, 1560),                          # 1557
        (MOVE, 23, 211),                         # 1558: 211 is 40
        (JUMP, 1561),                            # 1559
        (MOVE, 23, 129),                         # 1560: 129 is 0
        (MOVE, 20, 23),                          # 1561
        (STORE, 40, 28, 20),                     # 1562
        (RUN, 40, 29, 60),                       # 1563: priority, persistence, msg_id, correl_id, backout_count
        (JNZ, 12, 1569),                         # 1564: if: not is_ebcdic
        (BYTES, 40, 31, 254),                    # 1565: size: len; ascii; 254 is 48
        (UNPAD, 40, 31, 32),                     # 1566
        (CUT, 40, 31, 0, 0),                     # 1567
        (STORE, 40, 30, 127),                    # 1568: 127 is 1
        (JZ, 12, 1574),                          # 1569: if: is_ebcdic
        (BYTES, 40, 34, 254),                    # 1570: size: len; ebcdic; 254 is 48
        (UNPAD, 40, 34, 64),                     # 1571
        (CUT, 40, 34, 0, 0),                     # 1572
        (STORE, 40, 33, 127),                    # 1573: 127 is 1
        (JNZ, 12, 1579),                         # 1574: if: not is_ebcdic
        (BYTES, 40, 37, 254),                    # 1575: size: len; ascii; 254 is 48
        (UNPAD, 40, 37, 32),                     # 1576
        (CUT, 40, 37, 0, 0),                     # 1577
        (STORE, 40, 36, 127),                    # 1578: 127 is 1
        (JZ, 12, 1584),                          # 1579: if: is_ebcdic
        (BYTES, 40, 40, 254),                    # 1580: size: len; ebcdic; 254 is 48
        (UNPAD, 40, 40, 64),                     # 1581
        (CUT, 40, 40, 0, 0),                     # 1582
        (STORE, 40, 39, 127),                    # 1583: 127 is 1
        (JNZ, 12, 1589),                         # 1584: if: not is_ebcdic
        (BYTES, 40, 43, 162),                    # 1585: size: len; ascii; 162 is 12
        (UNPAD, 40, 43, 32),                     # 1586
        (CUT, 40, 43, 0, 0),                     # 1587
        (STORE, 40, 42, 127),                    # 1588: 127 is 1
        (JZ, 12, 1594),                          # 1589: if: is_ebcdic
        (BYTES, 40, 46, 162),                    # 1590: size: len; ebcdic; 162 is 12
        (UNPAD, 40, 46, 64),                     # 1591
        (CUT, 40, 46, 0, 0),                     # 1592
        (STORE, 40, 45, 127),                    # 1593: 127 is 1
        (RUN, 40, 48, 32),                       # 1594: accounting_token
        (JNZ, 12, 1600),                         # 1595: if: not is_ebcdic
        (BYTES, 40, 50, 191),                    # 1596: size: len; ascii; 191 is 32
        (UNPAD, 40, 50, 32),                     # 1597
        (CUT, 40, 50, 0, 0),                     # 1598
        (STORE, 40, 49, 127),                    # 1599: 127 is 1
        (JZ, 12, 1605),                          # 1600: if: is_ebcdic
        (BYTES, 40, 53, 191),                    # 1601: size: len; ebcdic; 191 is 32
        (UNPAD, 40, 53, 64),                     # 1602
        (CUT, 40, 53, 0, 0),                     # 1603
        (STORE, 40, 52, 127),                    # 1604: 127 is 1
        (RUN, 40, 55, 4),                        # 1605: put_appl_type
        (JNZ, 12, 1611),                         # 1606: if: not is_ebcdic
        (BYTES, 40, 57, 255),                    # 1607: size: len; ascii; 255 is 28
        (UNPAD, 40, 57, 32),                     # 1608
        (CUT, 40, 57, 0, 0),                     # 1609
        (STORE, 40, 56, 127),                    # 1610: 127 is 1
        (JZ, 12, 1616),                          # 1611: if: is_ebcdic
        (BYTES, 40, 60, 255),                    # 1612: size: len; ebcdic; 255 is 28
        (UNPAD, 40, 60, 64),                     # 1613
        (CUT, 40, 60, 0, 0),                     # 1614
        (STORE, 40, 59, 127),                    # 1615: 127 is 1
        (JNZ, 12, 1621),                         # 1616: if: not is_ebcdic
        (BYTES, 40, 63, 130),                    # 1617: size: len; ascii; 130 is 8
        (UNPAD, 40, 63, 32),                     # 1618
        (CUT, 40, 63, 0, 0),                     # 1619
        (STORE, 40, 62, 127),                    # 1620: 127 is 1
        (JZ, 12, 1626),                          # 1621: if: is_ebcdic
        (BYTES, 40, 66, 130),                    # 1622: size: len; ebcdic; 130 is 8
        (UNPAD, 40, 66, 64),                     # 1623
        (CUT, 40, 66, 0, 0),                     # 1624
        (STORE, 40, 65, 127),                    # 1625: 127 is 1
        (JNZ, 12, 1631),                         # 1626: if: not is_ebcdic
        (BYTES, 40, 69, 130),                    # 1627: size: len; ascii; 130 is 8
        (UNPAD, 40, 69, 32),                     # 1628
        (CUT, 40, 69, 0, 0),                     # 1629
        (STORE, 40, 68, 127),                    # 1630: 127 is 1
        (JZ, 12, 1636),                          # 1631: if: is_ebcdic
        (BYTES, 40, 72, 130),                    # 1632: size: len; ebcdic; 130 is 8
        (UNPAD, 40, 72, 64),                     # 1633
        (CUT, 40, 72, 0, 0),                     # 1634
        (STORE, 40, 71, 127),                    # 1635: 127 is 1
        (JNZ, 12, 1641),                         # 1636: if: not is_ebcdic
        (BYTES, 40, 75, 131),                    # 1637: size: len; ascii; 131 is 4
        (UNPAD, 40, 75, 32),                     # 1638
        (CUT, 40, 75, 0, 0),                     # 1639
        (STORE, 40, 74, 127),                    # 1640: 127 is 1
        (JZ, 12, 1646),                          # 1641: if: is_ebcdic
        (BYTES, 40, 78, 131),                    # 1642: size: len; ebcdic; 131 is 4
        (UNPAD, 40, 78, 64),                     # 1643
        (CUT, 40, 78, 0, 0),                     # 1644
        (STORE, 40, 77, 127),                    # 1645: 127 is 1
        (NUMBER2, 12, 40, 18, 4, 52, 17),        # 1646: if: version == 2 and not is_embedded
        (JNE, 12, 128, 4219),                    # 1647: 128 is 2
        (JUMP, 4219),                            # 1648
        (ROW, 8, 42, 11),                        # 1649: link.header.mde
        (STORE, 39, 1, 11),                      # 1650
        (LOAD, 12, 8, 2),                        # 1651
        (STORE, 42, 0, 12),                      # 1652
        (LOAD, 12, 8, 3),                        # 1653
        (STORE, 42, 1, 12),                      # 1654
        (LOAD, 12, 42, 0),                       # 1655: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 1656: 126 is 15
        (JNE, 20, 128, 1660),                    # 1657: cases: 2; 128 is 2
        (STORE, 42, 2, 127),                     # 1658: byte order le; 127 is 1
        (JUMP, 1661),                            # 1659
        (STORE, 42, 2, 129),                     # 1660: byte order be; 129 is 0
        (RUN, 42, 3, 20),                        # 1661: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 42, 3, 0, 275, 4, 1670),        # 1662: struc_id; valid: (_ == [0x4d, 0x44, 0x45, 0x20] and not context.is_ebcdic) or (_ == [0xd4, 0xc4, 0xc5, 0x40] and not  ...; _ != b'MDE '
        (LOAD, 12, 42, 1),                       # 1663
        (JEQ, 12, 137, 1670),                    # 1664: 137 is 37
        (JEQ, 12, 134, 1670),                    # 1665: 134 is 273
        (JEQ, 12, 138, 1670),                    # 1666: 138 is 277
        (JEQ, 12, 139, 1670),                    # 1667: 139 is 500
        (JEQ, 12, 140, 1670),                    # 1668: 140 is 1047
        (JNE, 12, 141, 1677),                    # 1669: 141 is 1140
        (JSAMEN, 42, 3, 0, 440, 4, 11508),       # 1670: _ != b'\xd4\xc4\xc5@'
        (LOAD, 12, 42, 1),                       # 1671
        (JEQ, 12, 144, 11508),                   # 1672: 144 is 437
        (JEQ, 12, 145, 11508),                   # 1673: 145 is 819
        (JEQ, 12, 146, 11508),                   # 1674: 146 is 850
        (JEQ, 12, 147, 11508),                   # 1675: 147 is 1208
        (JEQ, 12, 148, 11508),                   # 1676: 148 is 1252
        (NUMBER2, 12, 42, 3, 4, 52, 2),          # 1677: version
        (JNE, 12, 128, 11508),                   # 1678: valid: 2; 128 is 2
        (NUMBER2, 12, 42, 3, 8, 52, 2),          # 1679: struc_length
        (JNE, 12, 317, 11508),                   # 1680: valid: 72; 317 is 72
        (JSAME, 42, 3, 0, 440, 4, 1687),         # 1681: if: not is_ebcdic; struc_id == b'\xd4\xc4\xc5@'
        (BYTES, 42, 5, 130),                     # 1682: size: 8; format_ascii; 130 is 8
        (UNPAD, 42, 5, 32),                      # 1683
        (CUT, 42, 5, 0, 0),                      # 1684
        (TEXTAT, 42, 5, 0),                      # 1685: format_ascii is ISO-8859-1
        (STORE, 42, 4, 127),                     # 1686: 127 is 1
        (JSAMEN, 42, 3, 0, 440, 4, 1693),        # 1687: if: is_ebcdic; struc_id != b'\xd4\xc4\xc5@'
        (BYTES, 42, 8, 130),                     # 1688: size: 8; format_ebcdic; 130 is 8
        (UNPAD, 42, 8, 64),                      # 1689
        (CUT, 42, 8, 0, 0),                      # 1690
        (TEXTAT, 42, 8, 1),                      # 1691: format_ebcdic is IBM037
        (STORE, 42, 7, 127),                     # 1692: 127 is 1
        (RUN, 42, 10, 44),                       # 1693: flags, group_id, msg_seq_number, offset, msg_flags, original_length
        (JUMP, 4219),                            # 1694: msg_seq_number; valid: keeps_bad_values or (_ >= 1 and _ <= 999999999)
        (ROW, 9, 43, 11),                        # 1695: link.header.dlh
        (STORE, 39, 2, 11),                      # 1696
        (LOAD, 12, 8, 2),                        # 1697
        (STORE, 43, 0, 12),                      # 1698
        (LOAD, 12, 8, 3),                        # 1699
        (STORE, 43, 1, 12),                      # 1700
        (LOAD, 12, 43, 0),                       # 1701: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 1702: 126 is 15
        (JNE, 20, 128, 1706),                    # 1703: cases: 2; 128 is 2
        (STORE, 43, 2, 127),                     # 1704: byte order le; 127 is 1
        (JUMP, 1707),                            # 1705
        (STORE, 43, 2, 129),                     # 1706: byte order be; 129 is 0
        (RUN, 43, 3, 12),                        # 1707: struc_id, version, reason
        (JSAMEN, 43, 3, 0, 444, 4, 1716),        # 1708: struc_id; valid: (_ == [0x44, 0x4c, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xc4, 0xd3, 0xc8, 0x40] and not  ...; _ != b'DLH '
        (LOAD, 12, 43, 1),                       # 1709
        (JEQ, 12, 137, 1716),                    # 1710: 137 is 37
        (JEQ, 12, 134, 1716),                    # 1711: 134 is 273
        (JEQ, 12, 138, 1716),                    # 1712: 138 is 277
        (JEQ, 12, 139, 1716),                    # 1713: 139 is 500
        (JEQ, 12, 140, 1716),                    # 1714: 140 is 1047
        (JNE, 12, 141, 1723),                    # 1715: 141 is 1140
        (JSAMEN, 43, 3, 0, 448, 4, 11508),       # 1716: _ != b'\xc4\xd3\xc8@'
        (LOAD, 12, 43, 1),                       # 1717
        (JEQ, 12, 144, 11508),                   # 1718: 144 is 437
        (JEQ, 12, 145, 11508),                   # 1719: 145 is 819
        (JEQ, 12, 146, 11508),                   # 1720: 146 is 850
        (JEQ, 12, 147, 11508),                   # 1721: 147 is 1208
        (JEQ, 12, 148, 11508),                   # 1722: 148 is 1252
        (NUMBER2, 12, 43, 3, 4, 52, 2),          # 1723: version
        (JNE, 12, 127, 11508),                   # 1724: valid: 1; 127 is 1
        (FIXED, 20, 43, 3, 0, 4),                # 1725
        (SAME, 22, 20, 345),                     # 1726: 345 is b'\xc4\xd3\xc8@'
        (STORE, 43, 4, 22),                      # 1727
        (LOAD, 12, 43, 4),                       # 1728: if: not is_ebcdic
        (JNZ, 12, 1734),                         # 1729
        (BYTES, 43, 6, 254),                     # 1730: size: len; ascii; 254 is 48
        (UNPAD, 43, 6, 32),                      # 1731
        (CUT, 43, 6, 0, 0),                      # 1732
        (STORE, 43, 5, 127),                     # 1733: 127 is 1
        (JZ, 12, 1739),                          # 1734: if: is_ebcdic
        (BYTES, 43, 9, 254),                     # 1735: size: len; ebcdic; 254 is 48
        (UNPAD, 43, 9, 64),                      # 1736
        (CUT, 43, 9, 0, 0),                      # 1737
        (STORE, 43, 8, 127),                     # 1738: 127 is 1
        (JNZ, 12, 1744),                         # 1739: if: not is_ebcdic
        (BYTES, 43, 12, 254),                    # 1740: size: len; ascii; 254 is 48
        (UNPAD, 43, 12, 32),                     # 1741
        (CUT, 43, 12, 0, 0),                     # 1742
        (STORE, 43, 11, 127),                    # 1743: 127 is 1
        (JZ, 12, 1749),                          # 1744: if: is_ebcdic
        (BYTES, 43, 15, 254),                    # 1745: size: len; ebcdic; 254 is 48
        (UNPAD, 43, 15, 64),                     # 1746
        (CUT, 43, 15, 0, 0),                     # 1747
        (STORE, 43, 14, 127),                    # 1748: 127 is 1
        (RUN, 43, 17, 8),                        # 1749: encoding, coded_char_set_id
        (JNZ, 12, 1756),                         # 1750: if: not is_ebcdic
        (BYTES, 43, 19, 130),                    # 1751: size: 8; ascii; 130 is 8
        (UNPAD, 43, 19, 32),                     # 1752
        (CUT, 43, 19, 0, 0),                     # 1753
        (TEXTAT, 43, 19, 0),                     # 1754: ascii is ISO-8859-1
        (STORE, 43, 18, 127),                    # 1755: 127 is 1
        (JZ, 12, 1762),                          # 1756: if: is_ebcdic
        (BYTES, 43, 22, 130),                    # 1757: size: 8; ebcdic; 130 is 8
        (UNPAD, 43, 22, 64),                     # 1758
        (CUT, 43, 22, 0, 0),                     # 1759
        (TEXTAT, 43, 22, 1),                     # 1760: ebcdic is IBM037
        (STORE, 43, 21, 127),                    # 1761: 127 is 1
        (LOAD, 23, 43, 4),                       # 1762
        (JZ, 23, 1859),                          # 1763
        (LOAD, 26, 43, 21),                      # 1764
        (JZ, 26, 11508),                         # 1765
        (LOAD, 40, 43, 22),                      # 1766
        (LOAD, 41, 43, 23),                      # 1767
        (SAME, 42, 40, 149),                     # 1768: 149 is b''
        (JZ, 42, 1772),                          # 1769
        (MOVE, 23, 127),                         # 1770: 127 is 1
        (JUMP, 1857),                            # 1771
        (SAME, 42, 40, 151),                     # 1772: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 1776),                          # 1773
        (MOVE, 23, 153),                         # 1774: 153 is 39
        (JUMP, 1857),                            # 1775
        (SAME, 42, 40, 154),                     # 1776: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 1780),                          # 1777
        (MOVE, 23, 156),                         # 1778: 156 is 10
        (JUMP, 1857),                            # 1779
        (SAME, 42, 40, 157),                     # 1780: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 1784),                          # 1781
        (MOVE, 23, 159),                         # 1782: 159 is 11
        (JUMP, 1857),                            # 1783
        (SAME, 42, 40, 160),                     # 1784: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 1788),                          # 1785
        (MOVE, 23, 162),                         # 1786: 162 is 12
        (JUMP, 1857),                            # 1787
        (SAME, 42, 40, 163),                     # 1788: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 1792),                          # 1789
        (MOVE, 23, 165),                         # 1790: 165 is 13
        (JUMP, 1857),                            # 1791
        (SAME, 42, 40, 166),                     # 1792: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 1796),                          # 1793
        (MOVE, 23, 168),                         # 1794: 168 is 14
        (JUMP, 1857),                            # 1795
        (SAME, 42, 40, 169),                     # 1796: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 1800),                          # 1797
        (MOVE, 23, 126),                         # 1798: 126 is 15
        (JUMP, 1857),                            # 1799
        (SAME, 42, 40, 171),                     # 1800: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 1804),                          # 1801
        (MOVE, 23, 173),                         # 1802: 173 is 16
        (JUMP, 1857),                            # 1803
        (SAME, 42, 40, 174),                     # 1804: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 1808),                          # 1805
        (MOVE, 23, 176),                         # 1806: 176 is 17
        (JUMP, 1857),                            # 1807
        (SAME, 42, 40, 177),                     # 1808: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 1812),                          # 1809
        (MOVE, 23, 179),                         # 1810: 179 is 18
        (JUMP, 1857),                            # 1811
        (SAME, 42, 40, 180),                     # 1812: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 1816),                          # 1813
        (MOVE, 23, 182),                         # 1814: 182 is 19
        (JUMP, 1857),                            # 1815
        (SAME, 42, 40, 183),                     # 1816: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 1820),                          # 1817
        (MOVE, 23, 185),                         # 1818: 185 is 30
        (JUMP, 1857),                            # 1819
        (SAME, 42, 40, 186),                     # 1820: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 1824),                          # 1821
        (MOVE, 23, 188),                         # 1822: 188 is 31
        (JUMP, 1857),                            # 1823
        (SAME, 42, 40, 189),                     # 1824: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 1828),                          # 1825
        (MOVE, 23, 191),                         # 1826: 191 is 32
        (JUMP, 1857),                            # 1827
        (SAME, 42, 40, 192),                     # 1828: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 1832),                          # 1829
        (MOVE, 23, 194),                         # 1830: 194 is 33
        (JUMP, 1857),                            # 1831
        (SAME, 42, 40, 195),                     # 1832: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 1836),                          # 1833
        (MOVE, 23, 197),                         # 1834: 197 is 34
        (JUMP, 1857),                            # 1835
        (SAME, 42, 40, 198),                     # 1836: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 1840),                          # 1837
        (MOVE, 23, 200),                         # 1838: 200 is 35
        (JUMP, 1857),                            # 1839
        (SAME, 42, 40, 201),                     # 1840: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 1844),                          # 1841
        (MOVE, 23, 203),                         # 1842: 203 is 36
        (JUMP, 1857),                            # 1843
        (SAME, 42, 40, 204),                     # 1844: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 1848),                          # 1845
        (MOVE, 23, 137),                         # 1846: 137 is 37
        (JUMP, 1857),                            # 1847
        (SAME, 42, 40, 206),                     # 1848: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 1852),                          # 1849
        (MOVE, 23, 208),                         # 1850: 208 is 38
        (JUMP, 1857),                            # 1851
        (SAME, 42, 40, 209),                     # 1852: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 1856),                          # 1853
        (MOVE, 23, 211),                         # 1854: 211 is 40
        (JUMP, 1857),                            # 1855
        (MOVE, 23, 129),                         # 1856: 129 is 0
        (MOVE, 20, 23),                          # 1857
        (JUMP, 1954),                            # 1858
        (JNZ, 23, 11508),                        # 1859
        (LOAD, 26, 43, 18),                      # 1860
        (JZ, 26, 11508),                         # 1861
        (LOAD, 40, 43, 19),                      # 1862
        (LOAD, 41, 43, 20),                      # 1863
        (SAME, 42, 40, 149),                     # 1864: 149 is b''
        (JZ, 42, 1868),                          # 1865
        (MOVE, 23, 127),                         # 1866: 127 is 1
        (JUMP, 1953),                            # 1867
        (SAME, 42, 40, 212),                     # 1868: 212 is b'MQSTR'
        (JZ, 42, 1872),                          # 1869
        (MOVE, 23, 153),                         # 1870: 153 is 39
        (JUMP, 1953),                            # 1871
        (SAME, 42, 40, 214),                     # 1872: 214 is b'MQXMIT'
        (JZ, 42, 1876),                          # 1873
        (MOVE, 23, 156),                         # 1874: 156 is 10
        (JUMP, 1953),                            # 1875
        (SAME, 42, 40, 216),                     # 1876: 216 is b'MQHMDE'
        (JZ, 42, 1880),                          # 1877
        (MOVE, 23, 159),                         # 1878: 159 is 11
        (JUMP, 1953),                            # 1879
        (SAME, 42, 40, 218),                     # 1880: 218 is b'MQDEAD'
        (JZ, 42, 1884),                          # 1881
        (MOVE, 23, 162),                         # 1882: 162 is 12
        (JUMP, 1953),                            # 1883
        (SAME, 42, 40, 220),                     # 1884: 220 is b'MQHDIST'
        (JZ, 42, 1888),                          # 1885
        (MOVE, 23, 165),                         # 1886: 165 is 13
        (JUMP, 1953),                            # 1887
        (SAME, 42, 40, 222),                     # 1888: 222 is b'MQHRF'
        (JZ, 42, 1892),                          # 1889
        (MOVE, 23, 168),                         # 1890: 168 is 14
        (JUMP, 1953),                            # 1891
        (SAME, 42, 40, 224),                     # 1892: 224 is b'MQHRF2'
        (JZ, 42, 1896),                          # 1893
        (MOVE, 23, 126),                         # 1894: 126 is 15
        (JUMP, 1953),                            # 1895
        (SAME, 42, 40, 226),                     # 1896: 226 is b'MQCICS'
        (JZ, 42, 1900),                          # 1897
        (MOVE, 23, 173),                         # 1898: 173 is 16
        (JUMP, 1953),                            # 1899
        (SAME, 42, 40, 228),                     # 1900: 228 is b'MQIMS'
        (JZ, 42, 1904),                          # 1901
        (MOVE, 23, 176),                         # 1902: 176 is 17
        (JUMP, 1953),                            # 1903
        (SAME, 42, 40, 230),                     # 1904: 230 is b'MQHWIH'
        (JZ, 42, 1908),                          # 1905
        (MOVE, 23, 179),                         # 1906: 179 is 18
        (JUMP, 1953),                            # 1907
        (SAME, 42, 40, 232),                     # 1908: 232 is b'MQHREF'
        (JZ, 42, 1912),                          # 1909
        (MOVE, 23, 182),                         # 1910: 182 is 19
        (JUMP, 1953),                            # 1911
        (SAME, 42, 40, 234),                     # 1912: 234 is b'MQADMIN'
        (JZ, 42, 1916),                          # 1913
        (MOVE, 23, 185),                         # 1914: 185 is 30
        (JUMP, 1953),                            # 1915
        (SAME, 42, 40, 236),                     # 1916: 236 is b'MQAMQP'
        (JZ, 42, 1920),                          # 1917
        (MOVE, 23, 188),                         # 1918: 188 is 31
        (JUMP, 1953),                            # 1919
        (SAME, 42, 40, 238),                     # 1920: 238 is b'MQCHCOM'
        (JZ, 42, 1924),                          # 1921
        (MOVE, 23, 191),                         # 1922: 191 is 32
        (JUMP, 1953),                            # 1923
        (SAME, 42, 40, 240),                     # 1924: 240 is b'MQCMD1'
        (JZ, 42, 1928),                          # 1925
        (MOVE, 23, 194),                         # 1926: 194 is 33
        (JUMP, 1953),                            # 1927
        (SAME, 42, 40, 242),                     # 1928: 242 is b'MQCMD2'
        (JZ, 42, 1932),                          # 1929
        (MOVE, 23, 197),                         # 1930: 197 is 34
        (JUMP, 1953),                            # 1931
        (SAME, 42, 40, 244),                     # 1932: 244 is b'MQHEPCF'
        (JZ, 42, 1936),                          # 1933
        (MOVE, 23, 200),                         # 1934: 200 is 35
        (JUMP, 1953),                            # 1935
        (SAME, 42, 40, 246),                     # 1936: 246 is b'MQEVENT'
        (JZ, 42, 1940),                          # 1937
        (MOVE, 23, 203),                         # 1938: 203 is 36
        (JUMP, 1953),                            # 1939
        (SAME, 42, 40, 248),                     # 1940: 248 is b'MQIMSVS'
        (JZ, 42, 1944),                          # 1941
        (MOVE, 23, 137),                         # 1942: 137 is 37
        (JUMP, 1953),                            # 1943
        (SAME, 42, 40, 250),                     # 1944: 250 is b'MQPCF'
        (JZ, 42, 1948),                          # 1945
        (MOVE, 23, 208),                         # 1946: 208 is 38
        (JUMP, 1953),                            # 1947
        (SAME, 42, 40, 252),                     # 1948: 252 is b'MQTRIG'
        (JZ, 42, 1952),                          # 1949
        (MOVE, 23, 211),                         # 1950: 211 is 40
        (JUMP, 1953),                            # 1951
        (MOVE, 23, 129),                         # 1952: 129 is 0
        (MOVE, 20, 23),                          # 1953
        (STORE, 43, 24, 20),                     # 1954
        (RUN, 43, 25, 4),                        # 1955: put_appl_type
        (JNZ, 12, 1961),                         # 1956: if: not is_ebcdic
        (BYTES, 43, 27, 255),                    # 1957: size: len; ascii; 255 is 28
        (UNPAD, 43, 27, 32),                     # 1958
        (CUT, 43, 27, 0, 0),                     # 1959
        (STORE, 43, 26, 127),                    # 1960: 127 is 1
        (JZ, 12, 1966),                          # 1961: if: is_ebcdic
        (BYTES, 43, 30, 255),                    # 1962: size: len; ebcdic; 255 is 28
        (UNPAD, 43, 30, 64),                     # 1963
        (CUT, 43, 30, 0, 0),                     # 1964
        (STORE, 43, 29, 127),                    # 1965: 127 is 1
        (JNZ, 12, 1971),                         # 1966: if: not is_ebcdic
        (BYTES, 43, 33, 130),                    # 1967: size: len; ascii; 130 is 8
        (UNPAD, 43, 33, 32),                     # 1968
        (CUT, 43, 33, 0, 0),                     # 1969
        (STORE, 43, 32, 127),                    # 1970: 127 is 1
        (JZ, 12, 1976),                          # 1971: if: is_ebcdic
        (BYTES, 43, 36, 130),                    # 1972: size: len; ebcdic; 130 is 8
        (UNPAD, 43, 36, 64),                     # 1973
        (CUT, 43, 36, 0, 0),                     # 1974
        (STORE, 43, 35, 127),                    # 1975: 127 is 1
        (JNZ, 12, 1981),                         # 1976: if: not is_ebcdic
        (BYTES, 43, 39, 130),                    # 1977: size: len; ascii; 130 is 8
        (UNPAD, 43, 39, 32),                     # 1978
        (CUT, 43, 39, 0, 0),                     # 1979
        (STORE, 43, 38, 127),                    # 1980: 127 is 1
        (JZ, 12, 4219),                          # 1981: if: is_ebcdic
        (BYTES, 43, 42, 130),                    # 1982: size: len; ebcdic; 130 is 8
        (UNPAD, 43, 42, 64),                     # 1983
        (CUT, 43, 42, 0, 0),                     # 1984
        (STORE, 43, 41, 127),                    # 1985: 127 is 1
        (JUMP, 4219),                            # 1986
        (ROW, 10, 44, 11),                       # 1987: link.header.dh
        (STORE, 39, 3, 11),                      # 1988
        (LOAD, 12, 8, 2),                        # 1989
        (STORE, 44, 0, 12),                      # 1990
        (LOAD, 12, 8, 3),                        # 1991
        (STORE, 44, 1, 12),                      # 1992
        (LOAD, 12, 44, 0),                       # 1993: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 1994: 126 is 15
        (JNE, 20, 128, 1998),                    # 1995: cases: 2; 128 is 2
        (STORE, 44, 2, 127),                     # 1996: byte order le; 127 is 1
        (JUMP, 1999),                            # 1997
        (STORE, 44, 2, 129),                     # 1998: byte order be; 129 is 0
        (RUN, 44, 3, 20),                        # 1999: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 44, 3, 0, 452, 4, 2008),        # 2000: struc_id; valid: (_ == [0x44, 0x48, 0x20, 0x20] and not context.is_ebcdic) or (_ == [0xc4, 0xc8, 0x40, 0x40] and not  ...; _ != b'DH  '
        (LOAD, 12, 44, 1),                       # 2001
        (JEQ, 12, 137, 2008),                    # 2002: 137 is 37
        (JEQ, 12, 134, 2008),                    # 2003: 134 is 273
        (JEQ, 12, 138, 2008),                    # 2004: 138 is 277
        (JEQ, 12, 139, 2008),                    # 2005: 139 is 500
        (JEQ, 12, 140, 2008),                    # 2006: 140 is 1047
        (JNE, 12, 141, 2015),                    # 2007: 141 is 1140
        (JSAMEN, 44, 3, 0, 456, 4, 11508),       # 2008: _ != b'\xc4\xc8@@'
        (LOAD, 12, 44, 1),                       # 2009
        (JEQ, 12, 144, 11508),                   # 2010: 144 is 437
        (JEQ, 12, 145, 11508),                   # 2011: 145 is 819
        (JEQ, 12, 146, 11508),                   # 2012: 146 is 850
        (JEQ, 12, 147, 11508),                   # 2013: 147 is 1208
        (JEQ, 12, 148, 11508),                   # 2014: 148 is 1252
        (NUMBER2, 12, 44, 3, 4, 52, 2),          # 2015: version
        (JNE, 12, 127, 11508),                   # 2016: valid: 1; 127 is 1
        (NUMBER2, 12, 44, 3, 8, 52, 2),          # 2017: struc_length
        (JLT, 12, 254, 11508),                   # 2018: valid: 48; 254 is 48
        (FIXED, 20, 44, 3, 0, 4),                # 2019
        (SAME, 22, 20, 349),                     # 2020: 349 is b'\xc4\xc8@@'
        (STORE, 44, 4, 22),                      # 2021
        (LOAD, 12, 44, 4),                       # 2022: if: not is_ebcdic
        (JNZ, 12, 2029),                         # 2023
        (BYTES, 44, 6, 130),                     # 2024: size: 8; ascii; 130 is 8
        (UNPAD, 44, 6, 32),                      # 2025
        (CUT, 44, 6, 0, 0),                      # 2026
        (TEXTAT, 44, 6, 0),                      # 2027: ascii is ISO-8859-1
        (STORE, 44, 5, 127),                     # 2028: 127 is 1
        (JZ, 12, 2035),                          # 2029: if: is_ebcdic
        (BYTES, 44, 9, 130),                     # 2030: size: 8; ebcdic; 130 is 8
        (UNPAD, 44, 9, 64),                      # 2031
        (CUT, 44, 9, 0, 0),                      # 2032
        (TEXTAT, 44, 9, 1),                      # 2033: ebcdic is IBM037
        (STORE, 44, 8, 127),                     # 2034: 127 is 1
        (LOAD, 23, 44, 4),                       # 2035
        (JZ, 23, 2132),                          # 2036
        (LOAD, 26, 44, 8),                       # 2037
        (JZ, 26, 11508),                         # 2038
        (LOAD, 40, 44, 9),                       # 2039
        (LOAD, 41, 44, 10),                      # 2040
        (SAME, 42, 40, 149),                     # 2041: 149 is b''
        (JZ, 42, 2045),                          # 2042
        (MOVE, 23, 127),                         # 2043: 127 is 1
        (JUMP, 2130),                            # 2044
        (SAME, 42, 40, 151),                     # 2045: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 2049),                          # 2046
        (MOVE, 23, 153),                         # 2047: 153 is 39
        (JUMP, 2130),                            # 2048
        (SAME, 42, 40, 154),                     # 2049: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 2053),                          # 2050
        (MOVE, 23, 156),                         # 2051: 156 is 10
        (JUMP, 2130),                            # 2052
        (SAME, 42, 40, 157),                     # 2053: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 2057),                          # 2054
        (MOVE, 23, 159),                         # 2055: 159 is 11
        (JUMP, 2130),                            # 2056
        (SAME, 42, 40, 160),                     # 2057: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 2061),                          # 2058
        (MOVE, 23, 162),                         # 2059: 162 is 12
        (JUMP, 2130),                            # 2060
        (SAME, 42, 40, 163),                     # 2061: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 2065),                          # 2062
        (MOVE, 23, 165),                         # 2063: 165 is 13
        (JUMP, 2130),                            # 2064
        (SAME, 42, 40, 166),                     # 2065: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 2069),                          # 2066
        (MOVE, 23, 168),                         # 2067: 168 is 14
        (JUMP, 2130),                            # 2068
        (SAME, 42, 40, 169),                     # 2069: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 2073),                          # 2070
        (MOVE, 23, 126),                         # 2071: 126 is 15
        (JUMP, 2130),                            # 2072
        (SAME, 42, 40, 171),                     # 2073: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 2077),                          # 2074
        (MOVE, 23, 173),                         # 2075: 173 is 16
        (JUMP, 2130),                            # 2076
        (SAME, 42, 40, 174),                     # 2077: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 2081),                          # 2078
        (MOVE, 23, 176),                         # 2079: 176 is 17
        (JUMP, 2130),                            # 2080
        (SAME, 42, 40, 177),                     # 2081: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 2085),                          # 2082
        (MOVE, 23, 179),                         # 2083: 179 is 18
        (JUMP, 2130),                            # 2084
        (SAME, 42, 40, 180),                     # 2085: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 2089),                          # 2086
        (MOVE, 23, 182),                         # 2087: 182 is 19
        (JUMP, 2130),                            # 2088
        (SAME, 42, 40, 183),                     # 2089: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 2093),                          # 2090
        (MOVE, 23, 185),                         # 2091: 185 is 30
        (JUMP, 2130),                            # 2092
        (SAME, 42, 40, 186),                     # 2093: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 2097),                          # 2094
        (MOVE, 23, 188),                         # 2095: 188 is 31
        (JUMP, 2130),                            # 2096
        (SAME, 42, 40, 189),                     # 2097: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 2101),                          # 2098
        (MOVE, 23, 191),                         # 2099: 191 is 32
        (JUMP, 2130),                            # 2100
        (SAME, 42, 40, 192),                     # 2101: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 2105),                          # 2102
        (MOVE, 23, 194),                         # 2103: 194 is 33
        (JUMP, 2130),                            # 2104
        (SAME, 42, 40, 195),                     # 2105: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 2109),                          # 2106
        (MOVE, 23, 197),                         # 2107: 197 is 34
        (JUMP, 2130),                            # 2108
        (SAME, 42, 40, 198),                     # 2109: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 2113),                          # 2110
        (MOVE, 23, 200),                         # 2111: 200 is 35
        (JUMP, 2130),                            # 2112
        (SAME, 42, 40, 201),                     # 2113: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 2117),                          # 2114
        (MOVE, 23, 203),                         # 2115: 203 is 36
        (JUMP, 2130),                            # 2116
        (SAME, 42, 40, 204),                     # 2117: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 2121),                          # 2118
        (MOVE, 23, 137),                         # 2119: 137 is 37
        (JUMP, 2130),                            # 2120
        (SAME, 42, 40, 206),                     # 2121: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 2125),                          # 2122
        (MOVE, 23, 208),                         # 2123: 208 is 38
        (JUMP, 2130),                            # 2124
        (SAME, 42, 40, 209),                     # 2125: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 2129),                          # 2126
        (MOVE, 23, 211),                         # 2127: 211 is 40
        (JUMP, 2130),                            # 2128
        (MOVE, 23, 129),                         # 2129: 129 is 0
        (MOVE, 20, 23),                          # 2130
        (JUMP, 2227),                            # 2131
        (JNZ, 23, 11508),                        # 2132
        (LOAD, 26, 44, 5),                       # 2133
        (JZ, 26, 11508),                         # 2134
        (LOAD, 40, 44, 6),                       # 2135
        (LOAD, 41, 44, 7),                       # 2136
        (SAME, 42, 40, 149),                     # 2137: 149 is b''
        (JZ, 42, 2141),                          # 2138
        (MOVE, 23, 127),                         # 2139: 127 is 1
        (JUMP, 2226),                            # 2140
        (SAME, 42, 40, 212),                     # 2141: 212 is b'MQSTR'
        (JZ, 42, 2145),                          # 2142
        (MOVE, 23, 153),                         # 2143: 153 is 39
        (JUMP, 2226),                            # 2144
        (SAME, 42, 40, 214),                     # 2145: 214 is b'MQXMIT'
        (JZ, 42, 2149),                          # 2146
        (MOVE, 23, 156),                         # 2147: 156 is 10
        (JUMP, 2226),                            # 2148
        (SAME, 42, 40, 216),                     # 2149: 216 is b'MQHMDE'
        (JZ, 42, 2153),                          # 2150
        (MOVE, 23, 159),                         # 2151: 159 is 11
        (JUMP, 2226),                            # 2152
        (SAME, 42, 40, 218),                     # 2153: 218 is b'MQDEAD'
        (JZ, 42, 2157),                          # 2154
        (MOVE, 23, 162),                         # 2155: 162 is 12
        (JUMP, 2226),                            # 2156
        (SAME, 42, 40, 220),                     # 2157: 220 is b'MQHDIST'
        (JZ, 42, 2161),                          # 2158
        (MOVE, 23, 165),                         # 2159: 165 is 13
        (JUMP, 2226),                            # 2160
        (SAME, 42, 40, 222),                     # 2161: 222 is b'MQHRF'
        (JZ, 42, 2165),                          # 2162
        (MOVE, 23, 168),                         # 2163: 168 is 14
        (JUMP, 2226),                            # 2164
        (SAME, 42, 40, 224),                     # 2165: 224 is b'MQHRF2'
        (JZ, 42, 2169),                          # 2166
        (MOVE, 23, 126),                         # 2167: 126 is 15
        (JUMP, 2226),                            # 2168
        (SAME, 42, 40, 226),                     # 2169: 226 is b'MQCICS'
        (JZ, 42, 2173),                          # 2170
        (MOVE, 23, 173),                         # 2171: 173 is 16
        (JUMP, 2226),                            # 2172
        (SAME, 42, 40, 228),                     # 2173: 228 is b'MQIMS'
        (JZ, 42, 2177),                          # 2174
        (MOVE, 23, 176),                         # 2175: 176 is 17
        (JUMP, 2226),                            # 2176
        (SAME, 42, 40, 230),                     # 2177: 230 is b'MQHWIH'
        (JZ, 42, 2181),                          # 2178
        (MOVE, 23, 179),                         # 2179: 179 is 18
        (JUMP, 2226),                            # 2180
        (SAME, 42, 40, 232),                     # 2181: 232 is b'MQHREF'
        (JZ, 42, 2185),                          # 2182
        (MOVE, 23, 182),                         # 2183: 182 is 19
        (JUMP, 2226),                            # 2184
        (SAME, 42, 40, 234),                     # 2185: 234 is b'MQADMIN'
        (JZ, 42, 2189),                          # 2186
        (MOVE, 23, 185),                         # 2187: 185 is 30
        (JUMP, 2226),                            # 2188
        (SAME, 42, 40, 236),                     # 2189: 236 is b'MQAMQP'
        (JZ, 42, 2193),                          # 2190
        (MOVE, 23, 188),                         # 2191: 188 is 31
        (JUMP, 2226),                            # 2192
        (SAME, 42, 40, 238),                     # 2193: 238 is b'MQCHCOM'
        (JZ, 42, 2197),                          # 2194
        (MOVE, 23, 191),                         # 2195: 191 is 32
        (JUMP, 2226),                            # 2196
        (SAME, 42, 40, 240),                     # 2197: 240 is b'MQCMD1'
        (JZ, 42, 2201),                          # 2198
        (MOVE, 23, 194),                         # 2199: 194 is 33
        (JUMP, 2226),                            # 2200
        (SAME, 42, 40, 242),                     # 2201: 242 is b'MQCMD2'
        (JZ, 42, 2205),                          # 2202
        (MOVE, 23, 197),                         # 2203: 197 is 34
        (JUMP, 2226),                            # 2204
        (SAME, 42, 40, 244),                     # 2205: 244 is b'MQHEPCF'
        (JZ, 42, 2209),                          # 2206
        (MOVE, 23, 200),                         # 2207: 200 is 35
        (JUMP, 2226),                            # 2208
        (SAME, 42, 40, 246),                     # 2209: 246 is b'MQEVENT'
        (JZ, 42, 2213),                          # 2210
        (MOVE, 23, 203),                         # 2211: 203 is 36
        (JUMP, 2226),                            # 2212
        (SAME, 42, 40, 248),                     # 2213: 248 is b'MQIMSVS'
        (JZ, 42, 2217),                          # 2214
        (MOVE, 23, 137),                         # 2215: 137 is 37
        (JUMP, 2226),                            # 2216
        (SAME, 42, 40, 250),                     # 2217: 250 is b'MQPCF'
        (JZ, 42, 2221),                          # 2218
        (MOVE, 23, 208),                         # 2219: 208 is 38
        (JUMP, 2226),                            # 2220
        (SAME, 42, 40, 252),                     # 2221: 252 is b'MQTRIG'
        (JZ, 42, 2225),                          # 2222
        (MOVE, 23, 211),                         # 2223: 211 is 40
        (JUMP, 2226),                            # 2224
        (MOVE, 23, 129),                         # 2225: 129 is 0
        (MOVE, 20, 23),                          # 2226
        (STORE, 44, 11, 20),                     # 2227
        (RUN, 44, 12, 20),                       # 2228: flags, put_msg_rec_fields, recs_present, object_rec_offset, put_msg_rec_offset
        (NUMBER2, 12, 44, 3, 8, 52, 2),          # 2229: size: struc_length - 48
        (SUB, 20, 12, 254),                      # 2230: 254 is 48
        (BYTES, 44, 13, 20),                     # 2231: records
        (NUMBER2, 24, 44, 12, 8, 52, 2),         # 2232
        (JLE, 24, 129, 2243),                    # 2233: 129 is 0
        (NUMBER2, 24, 44, 12, 12, 52, 2),        # 2234
        (JLT, 24, 254, 2243),                    # 2235: 254 is 48
        (NUMBER2, 25, 44, 12, 8, 52, 2),         # 2236
        (MUL, 26, 25, 351),                      # 2237: 351 is 96
        (ADD, 40, 24, 26),                       # 2238
        (NUMBER2, 41, 44, 3, 8, 52, 2),          # 2239
        (JGT, 40, 41, 2243),                     # 2240
        (NUMBER2, 21, 44, 12, 8, 52, 2),         # 2241
        (JUMP, 2244),                            # 2242
        (MOVE, 21, 129),                         # 2243: 129 is 0
        (STORE, 44, 15, 21),                     # 2244
        (NUMBER2, 24, 44, 12, 8, 52, 2),         # 2245
        (JLE, 24, 129, 2283),                    # 2246: 129 is 0
        (NUMBER2, 24, 44, 12, 16, 52, 2),        # 2247
        (JLT, 24, 254, 2283),                    # 2248: 254 is 48
        (NUMBER2, 24, 44, 12, 4, 52, 2),         # 2249
        (AND, 25, 24, 188),                      # 2250: 188 is 31
        (JEQ, 25, 129, 2283),                    # 2251: 129 is 0
        (NUMBER2, 24, 44, 12, 16, 52, 2),        # 2252
        (NUMBER2, 25, 44, 12, 8, 52, 2),         # 2253
        (NUMBER2, 26, 44, 12, 4, 52, 2),         # 2254
        (AND, 40, 26, 127),                      # 2255: 127 is 1
        (MUL, 41, 40, 352),                      # 2256: 352 is 24
        (NUMBER2, 42, 44, 12, 4, 52, 2),         # 2257
        (SHR, 43, 42, 127),                      # 2258: 127 is 1
        (AND, 44, 43, 127),                      # 2259: 127 is 1
        (MUL, 45, 44, 352),                      # 2260: 352 is 24
        (ADD, 46, 41, 45),                       # 2261
        (NUMBER2, 47, 44, 12, 4, 52, 2),         # 2262
        (SHR, 48, 47, 128),                      # 2263: 128 is 2
        (AND, 49, 48, 127),                      # 2264: 127 is 1
        (MUL, 58, 49, 352),                      # 2265: 352 is 24
        (ADD, 59, 46, 58),                       # 2266
        (NUMBER2, 60, 44, 12, 4, 52, 2),         # 2267
        (SHR, 61, 60, 323),                      # 2268: 323 is 3
        (AND, 62, 61, 127),                      # 2269: 127 is 1
        (MUL, 63, 62, 131),                      # 2270: 131 is 4
        (ADD, 64, 59, 63),                       # 2271
        (NUMBER2, 65, 44, 12, 4, 52, 2),         # 2272
        (SHR, 66, 65, 131),                      # 2273: 131 is 4
        (AND, 67, 66, 127),                      # 2274: 127 is 1
        (MUL, 68, 67, 191),                      # 2275: 191 is 32
        (ADD, 69, 64, 68),                       # 2276
        (MUL, 70, 25, 69),                       # 2277
        (ADD, 71, 24, 70),                       # 2278
        (NUMBER2, 72, 44, 3, 8, 52, 2),          # 2279
        (JGT, 71, 72, 2283),                     # 2280
        (NUMBER2, 21, 44, 12, 8, 52, 2),         # 2281
        (JUMP, 2284),                            # 2282
        (MOVE, 21, 129),                         # 2283: 129 is 0
        (STORE, 44, 16, 21),                     # 2284
        (OPEN, 21, 44, 13),                      # 2285: records begins
        (CLOSE, 21),                             # 2286: records ends
        (JUMP, 4219),                            # 2287
        (ROW, 11, 45, 11),                       # 2288: link.header.rfh
        (STORE, 39, 4, 11),                      # 2289
        (LOAD, 12, 8, 2),                        # 2290
        (STORE, 45, 0, 12),                      # 2291
        (LOAD, 12, 8, 3),                        # 2292
        (STORE, 45, 1, 12),                      # 2293
        (LOAD, 12, 45, 0),                       # 2294: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 2295: 126 is 15
        (JNE, 20, 128, 2299),                    # 2296: cases: 2; 128 is 2
        (STORE, 45, 2, 127),                     # 2297: byte order le; 127 is 1
        (JUMP, 2300),                            # 2298
        (STORE, 45, 2, 129),                     # 2299: byte order be; 129 is 0
        (RUN, 45, 3, 20),                        # 2300: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 45, 3, 0, 460, 4, 2309),        # 2301: struc_id; valid: (_ == [0x52, 0x46, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xd9, 0xc6, 0xc8, 0x40] and not  ...; _ != b'RFH '
        (LOAD, 12, 45, 1),                       # 2302
        (JEQ, 12, 137, 2309),                    # 2303: 137 is 37
        (JEQ, 12, 134, 2309),                    # 2304: 134 is 273
        (JEQ, 12, 138, 2309),                    # 2305: 138 is 277
        (JEQ, 12, 139, 2309),                    # 2306: 139 is 500
        (JEQ, 12, 140, 2309),                    # 2307: 140 is 1047
        (JNE, 12, 141, 2316),                    # 2308: 141 is 1140
        (JSAMEN, 45, 3, 0, 464, 4, 11508),       # 2309: _ != b'\xd9\xc6\xc8@'
        (LOAD, 12, 45, 1),                       # 2310
        (JEQ, 12, 144, 11508),                   # 2311: 144 is 437
        (JEQ, 12, 145, 11508),                   # 2312: 145 is 819
        (JEQ, 12, 146, 11508),                   # 2313: 146 is 850
        (JEQ, 12, 147, 11508),                   # 2314: 147 is 1208
        (JEQ, 12, 148, 11508),                   # 2315: 148 is 1252
        (NUMBER2, 12, 45, 3, 4, 52, 2),          # 2316: version
        (JNE, 12, 127, 11508),                   # 2317: valid: 1; 127 is 1
        (NUMBER2, 12, 45, 3, 8, 52, 2),          # 2318: struc_length
        (JLT, 12, 191, 11508),                   # 2319: valid: 32; 191 is 32
        (FIXED, 20, 45, 3, 0, 4),                # 2320
        (SAME, 22, 20, 355),                     # 2321: 355 is b'\xd9\xc6\xc8@'
        (STORE, 45, 4, 22),                      # 2322
        (LOAD, 12, 45, 4),                       # 2323: if: not is_ebcdic
        (JNZ, 12, 2330),                         # 2324
        (BYTES, 45, 6, 130),                     # 2325: size: 8; ascii; 130 is 8
        (UNPAD, 45, 6, 32),                      # 2326
        (CUT, 45, 6, 0, 0),                      # 2327
        (TEXTAT, 45, 6, 0),                      # 2328: ascii is ISO-8859-1
        (STORE, 45, 5, 127),                     # 2329: 127 is 1
        (JZ, 12, 2336),                          # 2330: if: is_ebcdic
        (BYTES, 45, 9, 130),                     # 2331: size: 8; ebcdic; 130 is 8
        (UNPAD, 45, 9, 64),                      # 2332
        (CUT, 45, 9, 0, 0),                      # 2333
        (TEXTAT, 45, 9, 1),                      # 2334: ebcdic is IBM037
        (STORE, 45, 8, 127),                     # 2335: 127 is 1
        (LOAD, 23, 45, 4),                       # 2336
        (JZ, 23, 2433),                          # 2337
        (LOAD, 26, 45, 8),                       # 2338
        (JZ, 26, 11508),                         # 2339
        (LOAD, 40, 45, 9),                       # 2340
        (LOAD, 41, 45, 10),                      # 2341
        (SAME, 42, 40, 149),                     # 2342: 149 is b''
        (JZ, 42, 2346),                          # 2343
        (MOVE, 23, 127),                         # 2344: 127 is 1
        (JUMP, 2431),                            # 2345
        (SAME, 42, 40, 151),                     # 2346: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 2350),                          # 2347
        (MOVE, 23, 153),                         # 2348: 153 is 39
        (JUMP, 2431),                            # 2349
        (SAME, 42, 40, 154),                     # 2350: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 2354),                          # 2351
        (MOVE, 23, 156),                         # 2352: 156 is 10
        (JUMP, 2431),                            # 2353
        (SAME, 42, 40, 157),                     # 2354: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 2358),                          # 2355
        (MOVE, 23, 159),                         # 2356: 159 is 11
        (JUMP, 2431),                            # 2357
        (SAME, 42, 40, 160),                     # 2358: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 2362),                          # 2359
        (MOVE, 23, 162),                         # 2360: 162 is 12
        (JUMP, 2431),                            # 2361
        (SAME, 42, 40, 163),                     # 2362: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 2366),                          # 2363
        (MOVE, 23, 165),                         # 2364: 165 is 13
        (JUMP, 2431),                            # 2365
        (SAME, 42, 40, 166),                     # 2366: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 2370),                          # 2367
        (MOVE, 23, 168),                         # 2368: 168 is 14
        (JUMP, 2431),                            # 2369
        (SAME, 42, 40, 169),                     # 2370: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 2374),                          # 2371
        (MOVE, 23, 126),                         # 2372: 126 is 15
        (JUMP, 2431),                            # 2373
        (SAME, 42, 40, 171),                     # 2374: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 2378),                          # 2375
        (MOVE, 23, 173),                         # 2376: 173 is 16
        (JUMP, 2431),                            # 2377
        (SAME, 42, 40, 174),                     # 2378: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 2382),                          # 2379
        (MOVE, 23, 176),                         # 2380: 176 is 17
        (JUMP, 2431),                            # 2381
        (SAME, 42, 40, 177),                     # 2382: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 2386),                          # 2383
        (MOVE, 23, 179),                         # 2384: 179 is 18
        (JUMP, 2431),                            # 2385
        (SAME, 42, 40, 180),                     # 2386: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 2390),                          # 2387
        (MOVE, 23, 182),                         # 2388: 182 is 19
        (JUMP, 2431),                            # 2389
        (SAME, 42, 40, 183),                     # 2390: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 2394),                          # 2391
        (MOVE, 23, 185),                         # 2392: 185 is 30
        (JUMP, 2431),                            # 2393
        (SAME, 42, 40, 186),                     # 2394: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 2398),                          # 2395
        (MOVE, 23, 188),                         # 2396: 188 is 31
        (JUMP, 2431),                            # 2397
        (SAME, 42, 40, 189),                     # 2398: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 2402),                          # 2399
        (MOVE, 23, 191),                         # 2400: 191 is 32
        (JUMP, 2431),                            # 2401
        (SAME, 42, 40, 192),                     # 2402: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 2406),                          # 2403
        (MOVE, 23, 194),                         # 2404: 194 is 33
        (JUMP, 2431),                            # 2405
        (SAME, 42, 40, 195),                     # 2406: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 2410),                          # 2407
        (MOVE, 23, 197),                         # 2408: 197 is 34
        (JUMP, 2431),                            # 2409
        (SAME, 42, 40, 198),                     # 2410: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 2414),                          # 2411
        (MOVE, 23, 200),                         # 2412: 200 is 35
        (JUMP, 2431),                            # 2413
        (SAME, 42, 40, 201),                     # 2414: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 2418),                          # 2415
        (MOVE, 23, 203),                         # 2416: 203 is 36
        (JUMP, 2431),                            # 2417
        (SAME, 42, 40, 204),                     # 2418: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 2422),                          # 2419
        (MOVE, 23, 137),                         # 2420: 137 is 37
        (JUMP, 2431),                            # 2421
        (SAME, 42, 40, 206),                     # 2422: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 2426),                          # 2423
        (MOVE, 23, 208),                         # 2424: 208 is 38
        (JUMP, 2431),                            # 2425
        (SAME, 42, 40, 209),                     # 2426: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 2430),                          # 2427
        (MOVE, 23, 211),                         # 2428: 211 is 40
        (JUMP, 2431),                            # 2429
        (MOVE, 23, 129),                         # 2430: 129 is 0
        (MOVE, 20, 23),                          # 2431
        (JUMP, 2528),                            # 2432
        (JNZ, 23, 11508),                        # 2433
        (LOAD, 26, 45, 5),                       # 2434
        (JZ, 26, 11508),                         # 2435
        (LOAD, 40, 45, 6),                       # 2436
        (LOAD, 41, 45, 7),                       # 2437
        (SAME, 42, 40, 149),                     # 2438: 149 is b''
        (JZ, 42, 2442),                          # 2439
        (MOVE, 23, 127),                         # 2440: 127 is 1
        (JUMP, 2527),                            # 2441
        (SAME, 42, 40, 212),                     # 2442: 212 is b'MQSTR'
        (JZ, 42, 2446),                          # 2443
        (MOVE, 23, 153),                         # 2444: 153 is 39
        (JUMP, 2527),                            # 2445
        (SAME, 42, 40, 214),                     # 2446: 214 is b'MQXMIT'
        (JZ, 42, 2450),                          # 2447
        (MOVE, 23, 156),                         # 2448: 156 is 10
        (JUMP, 2527),                            # 2449
        (SAME, 42, 40, 216),                     # 2450: 216 is b'MQHMDE'
        (JZ, 42, 2454),                          # 2451
        (MOVE, 23, 159),                         # 2452: 159 is 11
        (JUMP, 2527),                            # 2453
        (SAME, 42, 40, 218),                     # 2454: 218 is b'MQDEAD'
        (JZ, 42, 2458),                          # 2455
        (MOVE, 23, 162),                         # 2456: 162 is 12
        (JUMP, 2527),                            # 2457
        (SAME, 42, 40, 220),                     # 2458: 220 is b'MQHDIST'
        (JZ, 42, 2462),                          # 2459
        (MOVE, 23, 165),                         # 2460: 165 is 13
        (JUMP, 2527),                            # 2461
        (SAME, 42, 40, 222),                     # 2462: 222 is b'MQHRF'
        (JZ, 42, 2466),                          # 2463
        (MOVE, 23, 168),                         # 2464: 168 is 14
        (JUMP, 2527),                            # 2465
        (SAME, 42, 40, 224),                     # 2466: 224 is b'MQHRF2'
        (JZ, 42, 2470),                          # 2467
        (MOVE, 23, 126),                         # 2468: 126 is 15
        (JUMP, 2527),                            # 2469
        (SAME, 42, 40, 226),                     # 2470: 226 is b'MQCICS'
        (JZ, 42, 2474),                          # 2471
        (MOVE, 23, 173),                         # 2472: 173 is 16
        (JUMP, 2527),                            # 2473
        (SAME, 42, 40, 228),                     # 2474: 228 is b'MQIMS'
        (JZ, 42, 2478),                          # 2475
        (MOVE, 23, 176),                         # 2476: 176 is 17
        (JUMP, 2527),                            # 2477
        (SAME, 42, 40, 230),                     # 2478: 230 is b'MQHWIH'
        (JZ, 42, 2482),                          # 2479
        (MOVE, 23, 179),                         # 2480: 179 is 18
        (JUMP, 2527),                            # 2481
        (SAME, 42, 40, 232),                     # 2482: 232 is b'MQHREF'
        (JZ, 42, 2486),                          # 2483
        (MOVE, 23, 182),                         # 2484: 182 is 19
        (JUMP, 2527),                            # 2485
        (SAME, 42, 40, 234),                     # 2486: 234 is b'MQADMIN'
        (JZ, 42, 2490),                          # 2487
        (MOVE, 23, 185),                         # 2488: 185 is 30
        (JUMP, 2527),                            # 2489
        (SAME, 42, 40, 236),                     # 2490: 236 is b'MQAMQP'
        (JZ, 42, 2494),                          # 2491
        (MOVE, 23, 188),                         # 2492: 188 is 31
        (JUMP, 2527),                            # 2493
        (SAME, 42, 40, 238),                     # 2494: 238 is b'MQCHCOM'
        (JZ, 42, 2498),                          # 2495
        (MOVE, 23, 191),                         # 2496: 191 is 32
        (JUMP, 2527),                            # 2497
        (SAME, 42, 40, 240),                     # 2498: 240 is b'MQCMD1'
        (JZ, 42, 2502),                          # 2499
        (MOVE, 23, 194),                         # 2500: 194 is 33
        (JUMP, 2527),                            # 2501
        (SAME, 42, 40, 242),                     # 2502: 242 is b'MQCMD2'
        (JZ, 42, 2506),                          # 2503
        (MOVE, 23, 197),                         # 2504: 197 is 34
        (JUMP, 2527),                            # 2505
        (SAME, 42, 40, 244),                     # 2506: 244 is b'MQHEPCF'
        (JZ, 42, 2510),                          # 2507
        (MOVE, 23, 200),                         # 2508: 200 is 35
        (JUMP, 2527),                            # 2509
        (SAME, 42, 40, 246),                     # 2510: 246 is b'MQEVENT'
        (JZ, 42, 2514),                          # 2511
        (MOVE, 23, 203),                         # 2512: 203 is 36
        (JUMP, 2527),                            # 2513
        (SAME, 42, 40, 248),                     # 2514: 248 is b'MQIMSVS'
        (JZ, 42, 2518),                          # 2515
        (MOVE, 23, 137),                         # 2516: 137 is 37
        (JUMP, 2527),                            # 2517
        (SAME, 42, 40, 250),                     # 2518: 250 is b'MQPCF'
        (JZ, 42, 2522),                          # 2519
        (MOVE, 23, 208),                         # 2520: 208 is 38
        (JUMP, 2527),                            # 2521
        (SAME, 42, 40, 252),                     # 2522: 252 is b'MQTRIG'
        (JZ, 42, 2526),                          # 2523
        (MOVE, 23, 211),                         # 2524: 211 is 40
        (JUMP, 2527),                            # 2525
        (MOVE, 23, 129),                         # 2526: 129 is 0
        (MOVE, 20, 23),                          # 2527
        (STORE, 45, 11, 20),                     # 2528
        (RUN, 45, 12, 4),                        # 2529: flags
        (NUMBER2, 12, 45, 3, 8, 52, 2),          # 2530
        (SUB, 20, 12, 191),                      # 2531: 191 is 32
        (STORE, 45, 13, 20),                     # 2532
        (LOAD, 12, 45, 4),                       # 2533: if: not is_ebcdic
        (JNZ, 12, 2540),                         # 2534
        (LOAD, 12, 45, 13),                      # 2535: size: len
        (BYTES, 45, 15, 12),                     # 2536: ascii
        (UNPAD, 45, 15, 32),                     # 2537
        (CUT, 45, 15, 0, 0),                     # 2538
        (STORE, 45, 14, 127),                    # 2539: 127 is 1
        (LOAD, 12, 45, 4),                       # 2540: if: is_ebcdic
        (JZ, 12, 4219),                          # 2541
        (LOAD, 12, 45, 13),                      # 2542: size: len
        (BYTES, 45, 18, 12),                     # 2543: ebcdic
        (UNPAD, 45, 18, 64),                     # 2544
        (CUT, 45, 18, 0, 0),                     # 2545
        (STORE, 45, 17, 127),                    # 2546: 127 is 1
        (JUMP, 4219),                            # 2547
        (ROW, 12, 46, 11),                       # 2548: link.header.rfh2
        (STORE, 39, 5, 11),                      # 2549
        (LOAD, 12, 8, 2),                        # 2550
        (STORE, 46, 0, 12),                      # 2551
        (LOAD, 12, 8, 3),                        # 2552
        (STORE, 46, 1, 12),                      # 2553
        (LOAD, 12, 46, 0),                       # 2554: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 2555: 126 is 15
        (JNE, 20, 128, 2559),                    # 2556: cases: 2; 128 is 2
        (STORE, 46, 2, 127),                     # 2557: byte order le; 127 is 1
        (JUMP, 2560),                            # 2558
        (STORE, 46, 2, 129),                     # 2559: byte order be; 129 is 0
        (RUN, 46, 3, 20),                        # 2560: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 46, 3, 0, 460, 4, 2569),        # 2561: struc_id; valid: (_ == [0x52, 0x46, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xd9, 0xc6, 0xc8, 0x40] and not  ...; _ != b'RFH '
        (LOAD, 12, 46, 1),                       # 2562
        (JEQ, 12, 137, 2569),                    # 2563: 137 is 37
        (JEQ, 12, 134, 2569),                    # 2564: 134 is 273
        (JEQ, 12, 138, 2569),                    # 2565: 138 is 277
        (JEQ, 12, 139, 2569),                    # 2566: 139 is 500
        (JEQ, 12, 140, 2569),                    # 2567: 140 is 1047
        (JNE, 12, 141, 2576),                    # 2568: 141 is 1140
        (JSAMEN, 46, 3, 0, 464, 4, 11508),       # 2569: _ != b'\xd9\xc6\xc8@'
        (LOAD, 12, 46, 1),                       # 2570
        (JEQ, 12, 144, 11508),                   # 2571: 144 is 437
        (JEQ, 12, 145, 11508),                   # 2572: 145 is 819
        (JEQ, 12, 146, 11508),                   # 2573: 146 is 850
        (JEQ, 12, 147, 11508),                   # 2574: 147 is 1208
        (JEQ, 12, 148, 11508),                   # 2575: 148 is 1252
        (NUMBER2, 12, 46, 3, 4, 52, 2),          # 2576: version
        (JNE, 12, 128, 11508),                   # 2577: valid: 2; 128 is 2
        (NUMBER2, 12, 46, 3, 8, 52, 2),          # 2578: struc_length
        (JLT, 12, 203, 11508),                   # 2579: valid: 36; 203 is 36
        (FIXED, 20, 46, 3, 0, 4),                # 2580
        (SAME, 22, 20, 355),                     # 2581: 355 is b'\xd9\xc6\xc8@'
        (STORE, 46, 4, 22),                      # 2582
        (LOAD, 12, 46, 4),                       # 2583: if: not is_ebcdic
        (JNZ, 12, 2590),                         # 2584
        (BYTES, 46, 6, 130),                     # 2585: size: 8; ascii; 130 is 8
        (UNPAD, 46, 6, 32),                      # 2586
        (CUT, 46, 6, 0, 0),                      # 2587
        (TEXTAT, 46, 6, 0),                      # 2588: ascii is ISO-8859-1
        (STORE, 46, 5, 127),                     # 2589: 127 is 1
        (JZ, 12, 2596),                          # 2590: if: is_ebcdic
        (BYTES, 46, 9, 130),                     # 2591: size: 8; ebcdic; 130 is 8
        (UNPAD, 46, 9, 64),                      # 2592
        (CUT, 46, 9, 0, 0),                      # 2593
        (TEXTAT, 46, 9, 1),                      # 2594: ebcdic is IBM037
        (STORE, 46, 8, 127),                     # 2595: 127 is 1
        (LOAD, 23, 46, 4),                       # 2596
        (JZ, 23, 2693),                          # 2597
        (LOAD, 26, 46, 8),                       # 2598
        (JZ, 26, 11508),                         # 2599
        (LOAD, 40, 46, 9),                       # 2600
        (LOAD, 41, 46, 10),                      # 2601
        (SAME, 42, 40, 149),                     # 2602: 149 is b''
        (JZ, 42, 2606),                          # 2603
        (MOVE, 23, 127),                         # 2604: 127 is 1
        (JUMP, 2691),                            # 2605
        (SAME, 42, 40, 151),                     # 2606: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 2610),                          # 2607
        (MOVE, 23, 153),                         # 2608: 153 is 39
        (JUMP, 2691),                            # 2609
        (SAME, 42, 40, 154),                     # 2610: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 2614),                          # 2611
        (MOVE, 23, 156),                         # 2612: 156 is 10
        (JUMP, 2691),                            # 2613
        (SAME, 42, 40, 157),                     # 2614: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 2618),                          # 2615
        (MOVE, 23, 159),                         # 2616: 159 is 11
        (JUMP, 2691),                            # 2617
        (SAME, 42, 40, 160),                     # 2618: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 2622),                          # 2619
        (MOVE, 23, 162),                         # 2620: 162 is 12
        (JUMP, 2691),                            # 2621
        (SAME, 42, 40, 163),                     # 2622: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 2626),                          # 2623
        (MOVE, 23, 165),                         # 2624: 165 is 13
        (JUMP, 2691),                            # 2625
        (SAME, 42, 40, 166),                     # 2626: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 2630),                          # 2627
        (MOVE, 23, 168),                         # 2628: 168 is 14
        (JUMP, 2691),                            # 2629
        (SAME, 42, 40, 169),                     # 2630: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 2634),                          # 2631
        (MOVE, 23, 126),                         # 2632: 126 is 15
        (JUMP, 2691),                            # 2633
        (SAME, 42, 40, 171),                     # 2634: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 2638),                          # 2635
        (MOVE, 23, 173),                         # 2636: 173 is 16
        (JUMP, 2691),                            # 2637
        (SAME, 42, 40, 174),                     # 2638: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 2642),                          # 2639
        (MOVE, 23, 176),                         # 2640: 176 is 17
        (JUMP, 2691),                            # 2641
        (SAME, 42, 40, 177),                     # 2642: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 2646),                          # 2643
        (MOVE, 23, 179),                         # 2644: 179 is 18
        (JUMP, 2691),                            # 2645
        (SAME, 42, 40, 180),                     # 2646: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 2650),                          # 2647
        (MOVE, 23, 182),                         # 2648: 182 is 19
        (JUMP, 2691),                            # 2649
        (SAME, 42, 40, 183),                     # 2650: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 2654),                          # 2651
        (MOVE, 23, 185),                         # 2652: 185 is 30
        (JUMP, 2691),                            # 2653
        (SAME, 42, 40, 186),                     # 2654: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 2658),                          # 2655
        (MOVE, 23, 188),                         # 2656: 188 is 31
        (JUMP, 2691),                            # 2657
        (SAME, 42, 40, 189),                     # 2658: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 2662),                          # 2659
        (MOVE, 23, 191),                         # 2660: 191 is 32
        (JUMP, 2691),                            # 2661
        (SAME, 42, 40, 192),                     # 2662: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 2666),                          # 2663
        (MOVE, 23, 194),                         # 2664: 194 is 33
        (JUMP, 2691),                            # 2665
        (SAME, 42, 40, 195),                     # 2666: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 2670),                          # 2667
        (MOVE, 23, 197),                         # 2668: 197 is 34
        (JUMP, 2691),                            # 2669
        (SAME, 42, 40, 198),                     # 2670: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 2674),                          # 2671
        (MOVE, 23, 200),                         # 2672: 200 is 35
        (JUMP, 2691),                            # 2673
        (SAME, 42, 40, 201),                     # 2674: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 2678),                          # 2675
        (MOVE, 23, 203),                         # 2676: 203 is 36
        (JUMP, 2691),                            # 2677
        (SAME, 42, 40, 204),                     # 2678: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 2682),                          # 2679
        (MOVE, 23, 137),                         # 2680: 137 is 37
        (JUMP, 2691),                            # 2681
        (SAME, 42, 40, 206),                     # 2682: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 2686),                          # 2683
        (MOVE, 23, 208),                         # 2684: 208 is 38
        (JUMP, 2691),                            # 2685
        (SAME, 42, 40, 209),                     # 2686: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 2690),                          # 2687
        (MOVE, 23, 211),                         # 2688: 211 is 40
        (JUMP, 2691),                            # 2689
        (MOVE, 23, 129),                         # 2690: 129 is 0
        (MOVE, 20, 23),                          # 2691
        (JUMP, 2788),                            # 2692
        (JNZ, 23, 11508),                        # 2693
        (LOAD, 26, 46, 5),                       # 2694
        (JZ, 26, 11508),                         # 2695
        (LOAD, 40, 46, 6),                       # 2696
        (LOAD, 41, 46, 7),                       # 2697
        (SAME, 42, 40, 149),                     # 2698: 149 is b''
        (JZ, 42, 2702),                          # 2699
        (MOVE, 23, 127),                         # 2700: 127 is 1
        (JUMP, 2787),                            # 2701
        (SAME, 42, 40, 212),                     # 2702: 212 is b'MQSTR'
        (JZ, 42, 2706),                          # 2703
        (MOVE, 23, 153),                         # 2704: 153 is 39
        (JUMP, 2787),                            # 2705
        (SAME, 42, 40, 214),                     # 2706: 214 is b'MQXMIT'
        (JZ, 42, 2710),                          # 2707
        (MOVE, 23, 156),                         # 2708: 156 is 10
        (JUMP, 2787),                            # 2709
        (SAME, 42, 40, 216),                     # 2710: 216 is b'MQHMDE'
        (JZ, 42, 2714),                          # 2711
        (MOVE, 23, 159),                         # 2712: 159 is 11
        (JUMP, 2787),                            # 2713
        (SAME, 42, 40, 218),                     # 2714: 218 is b'MQDEAD'
        (JZ, 42, 2718),                          # 2715
        (MOVE, 23, 162),                         # 2716: 162 is 12
        (JUMP, 2787),                            # 2717
        (SAME, 42, 40, 220),                     # 2718: 220 is b'MQHDIST'
        (JZ, 42, 2722),                          # 2719
        (MOVE, 23, 165),                         # 2720: 165 is 13
        (JUMP, 2787),                            # 2721
        (SAME, 42, 40, 222),                     # 2722: 222 is b'MQHRF'
        (JZ, 42, 2726),                          # 2723
        (MOVE, 23, 168),                         # 2724: 168 is 14
        (JUMP, 2787),                            # 2725
        (SAME, 42, 40, 224),                     # 2726: 224 is b'MQHRF2'
        (JZ, 42, 2730),                          # 2727
        (MOVE, 23, 126),                         # 2728: 126 is 15
        (JUMP, 2787),                            # 2729
        (SAME, 42, 40, 226),                     # 2730: 226 is b'MQCICS'
        (JZ, 42, 2734),                          # 2731
        (MOVE, 23, 173),                         # 2732: 173 is 16
        (JUMP, 2787),                            # 2733
        (SAME, 42, 40, 228),                     # 2734: 228 is b'MQIMS'
        (JZ, 42, 2738),                          # 2735
        (MOVE, 23, 176),                         # 2736: 176 is 17
        (JUMP, 2787),                            # 2737
        (SAME, 42, 40, 230),                     # 2738: 230 is b'MQHWIH'
        (JZ, 42, 2742),                          # 2739
        (MOVE, 23, 179),                         # 2740: 179 is 18
        (JUMP, 2787),                            # 2741
        (SAME, 42, 40, 232),                     # 2742: 232 is b'MQHREF'
        (JZ, 42, 2746),                          # 2743
        (MOVE, 23, 182),                         # 2744: 182 is 19
        (JUMP, 2787),                            # 2745
        (SAME, 42, 40, 234),                     # 2746: 234 is b'MQADMIN'
        (JZ, 42, 2750),                          # 2747
        (MOVE, 23, 185),                         # 2748: 185 is 30
        (JUMP, 2787),                            # 2749
        (SAME, 42, 40, 236),                     # 2750: 236 is b'MQAMQP'
        (JZ, 42, 2754),                          # 2751
        (MOVE, 23, 188),                         # 2752: 188 is 31
        (JUMP, 2787),                            # 2753
        (SAME, 42, 40, 238),                     # 2754: 238 is b'MQCHCOM'
        (JZ, 42, 2758),                          # 2755
        (MOVE, 23, 191),                         # 2756: 191 is 32
        (JUMP, 2787),                            # 2757
        (SAME, 42, 40, 240),                     # 2758: 240 is b'MQCMD1'
        (JZ, 42, 2762),                          # 2759
        (MOVE, 23, 194),                         # 2760: 194 is 33
        (JUMP, 2787),                            # 2761
        (SAME, 42, 40, 242),                     # 2762: 242 is b'MQCMD2'
        (JZ, 42, 2766),                          # 2763
        (MOVE, 23, 197),                         # 2764: 197 is 34
        (JUMP, 2787),                            # 2765
        (SAME, 42, 40, 244),                     # 2766: 244 is b'MQHEPCF'
        (JZ, 42, 2770),                          # 2767
        (MOVE, 23, 200),                         # 2768: 200 is 35
        (JUMP, 2787),                            # 2769
        (SAME, 42, 40, 246),                     # 2770: 246 is b'MQEVENT'
        (JZ, 42, 2774),                          # 2771
        (MOVE, 23, 203),                         # 2772: 203 is 36
        (JUMP, 2787),                            # 2773
        (SAME, 42, 40, 248),                     # 2774: 248 is b'MQIMSVS'
        (JZ, 42, 2778),                          # 2775
        (MOVE, 23, 137),                         # 2776: 137 is 37
        (JUMP, 2787),                            # 2777
        (SAME, 42, 40, 250),                     # 2778: 250 is b'MQPCF'
        (JZ, 42, 2782),                          # 2779
        (MOVE, 23, 208),                         # 2780: 208 is 38
        (JUMP, 2787),                            # 2781
        (SAME, 42, 40, 252),                     # 2782: 252 is b'MQTRIG'
        (JZ, 42, 2786),                          # 2783
        (MOVE, 23, 211),                         # 2784: 211 is 40
        (JUMP, 2787),                            # 2785
        (MOVE, 23, 129),                         # 2786: 129 is 0
        (MOVE, 20, 23),                          # 2787
        (STORE, 46, 11, 20),                     # 2788
        (RUN, 46, 12, 8),                        # 2789: flags, name_value_ccsid
        (NUMBER2, 12, 46, 3, 8, 52, 2),          # 2790: size: struc_length - 36
        (SUB, 20, 12, 203),                      # 2791: 203 is 36
        (BYTES, 46, 13, 20),                     # 2792: name_values
        (OPEN, 21, 46, 13),                      # 2793: name_values begins
        (LOAD, 23, 46, 14),                      # 2794: if: _io.size >= 4
        (JLT, 23, 131, 2905),                    # 2795: 131 is 4
        (ROWS, 24, 13),                          # 2796: folders: repeat until
        (STORE, 46, 16, 24),                     # 2797
        (MOVE, 23, 129),                         # 2798: 129 is 0
        (ROW, 13, 47, 24),                       # 2799: folders: an item
        (NUMBER2, 25, 46, 12, 4, 52, 2),         # 2800
        (STORE, 47, 0, 25),                      # 2801
        (LOAD, 25, 46, 14),                      # 2802
        (LOAD, 26, 46, 13),                      # 2803
        (POSITION, 26, 26),                      # 2804
        (SUB, 40, 25, 26),                       # 2805
        (STORE, 47, 1, 40),                      # 2806
        (LOAD, 25, 46, 0),                       # 2807
        (AND, 26, 25, 126),                      # 2808: 126 is 15
        (EQ, 40, 26, 128),                       # 2809: 128 is 2
        (STORE, 47, 2, 40),                      # 2810
        (LOAD, 25, 46, 2),                       # 2811
        (STORE, 47, 3, 25),                      # 2812
        (RUN, 47, 4, 4),                         # 2813: len_data
        (LOAD, 25, 47, 0),                       # 2814: if: ccsid == 1208
        (JNE, 25, 147, 2830),                    # 2815: 147 is 1208
        (NUMBER2, 43, 47, 4, 0, 52, 3),          # 2816: size: is_sound ? len_data : 0
        (JLT, 43, 129, 2825),                    # 2817: 129 is 0
        (LOAD, 44, 47, 1),                       # 2818
        (SUB, 45, 44, 131),                      # 2819: 131 is 4
        (JGT, 43, 45, 2825),                     # 2820
        (MOD, 44, 43, 131),                      # 2821: 131 is 4
        (JNE, 44, 129, 2825),                    # 2822: 129 is 0
        (NUMBER2, 40, 47, 4, 0, 52, 3),          # 2823
        (JUMP, 2826),                            # 2824
        (MOVE, 40, 129),                         # 2825: 129 is 0
        (BYTES, 47, 6, 40),                      # 2826: utf8
        (UNPAD, 47, 6, 32),                      # 2827
        (TEXTAT, 47, 6, 2),                      # 2828: utf8 is UTF-8
        (STORE, 47, 5, 127),                     # 2829: 127 is 1
        (LOAD, 25, 47, 0),                       # 2830: if: (ccsid == 1200 or ccsid == 13488 or ccsid == 17584) and is_reversed
        (JEQ, 25, 357, 2834),                    # 2831: 357 is 1200
        (JEQ, 25, 358, 2834),                    # 2832: 358 is 13488
        (JNE, 25, 359, 2849),                    # 2833: 359 is 17584
        (LOAD, 25, 47, 2),                       # 2834
        (JZ, 25, 2849),                          # 2835
        (NUMBER2, 43, 47, 4, 0, 52, 3),          # 2836: size: is_sound ? len_data : 0
        (JLT, 43, 129, 2845),                    # 2837: 129 is 0
        (LOAD, 44, 47, 1),                       # 2838
        (SUB, 45, 44, 131),                      # 2839: 131 is 4
        (JGT, 43, 45, 2845),                     # 2840
        (MOD, 44, 43, 131),                      # 2841: 131 is 4
        (JNE, 44, 129, 2845),                    # 2842: 129 is 0
        (NUMBER2, 40, 47, 4, 0, 52, 3),          # 2843
        (JUMP, 2846),                            # 2844
        (MOVE, 40, 129),                         # 2845: 129 is 0
        (BYTES, 47, 9, 40),                      # 2846: utf16le
        (TEXTAT, 47, 9, 3),                      # 2847: utf16le is UTF-16LE
        (STORE, 47, 8, 127),                     # 2848: 127 is 1
        (LOAD, 25, 47, 0),                       # 2849: if: (ccsid == 1200 or ccsid == 13488 or ccsid == 17584) and not is_reversed
        (JEQ, 25, 357, 2853),                    # 2850: 357 is 1200
        (JEQ, 25, 358, 2853),                    # 2851: 358 is 13488
        (JNE, 25, 359, 2868),                    # 2852: 359 is 17584
        (LOAD, 25, 47, 2),                       # 2853
        (JNZ, 25, 2868),                         # 2854
        (NUMBER2, 43, 47, 4, 0, 52, 3),          # 2855: size: is_sound ? len_data : 0
        (JLT, 43, 129, 2864),                    # 2856: 129 is 0
        (LOAD, 44, 47, 1),                       # 2857
        (SUB, 45, 44, 131),                      # 2858: 131 is 4
        (JGT, 43, 45, 2864),                     # 2859
        (MOD, 44, 43, 131),                      # 2860: 131 is 4
        (JNE, 44, 129, 2864),                    # 2861: 129 is 0
        (NUMBER2, 40, 47, 4, 0, 52, 3),          # 2862
        (JUMP, 2865),                            # 2863
        (MOVE, 40, 129),                         # 2864: 129 is 0
        (BYTES, 47, 12, 40),                     # 2865: utf16be
        (TEXTAT, 47, 12, 4),                     # 2866: utf16be is UTF-16BE
        (STORE, 47, 11, 127),                    # 2867: 127 is 1
        (LOAD, 25, 47, 0),                       # 2868: if: ccsid != 1208 and not (ccsid == 1200 or ccsid == 13488 or ccsid == 17584)
        (JEQ, 25, 147, 2885),                    # 2869: 147 is 1208
        (JEQ, 25, 357, 2885),                    # 2870: 357 is 1200
        (JEQ, 25, 358, 2885),                    # 2871: 358 is 13488
        (JEQ, 25, 359, 2885),                    # 2872: 359 is 17584
        (NUMBER2, 43, 47, 4, 0, 52, 3),          # 2873: size: is_sound ? len_data : 0
        (JLT, 43, 129, 2882),                    # 2874: 129 is 0
        (LOAD, 44, 47, 1),                       # 2875
        (SUB, 45, 44, 131),                      # 2876: 131 is 4
        (JGT, 43, 45, 2882),                     # 2877
        (MOD, 44, 43, 131),                      # 2878: 131 is 4
        (JNE, 44, 129, 2882),                    # 2879: 129 is 0
        (NUMBER2, 40, 47, 4, 0, 52, 3),          # 2880
        (JUMP, 2883),                            # 2881
        (MOVE, 40, 129),                         # 2882: 129 is 0
        (BYTES, 47, 15, 40),                     # 2883: raw
        (STORE, 47, 14, 127),                    # 2884: 127 is 1
        (MOVE, 25, 129),                         # 2885: repeat-until: _io.size - _io.pos < 4 or not _.is_sound; 129 is 0
        (LOAD, 26, 46, 14),                      # 2886
        (LOAD, 40, 46, 13),                      # 2887
        (POSITION, 40, 40),                      # 2888
        (SUB, 41, 26, 40),                       # 2889
        (JLT, 41, 131, 2901),                    # 2890: 131 is 4
        (MOVE, 26, 129),                         # 2891: 129 is 0
        (NUMBER2, 40, 47, 4, 0, 52, 3),          # 2892
        (JLT, 40, 129, 2900),                    # 2893: 129 is 0
        (LOAD, 41, 47, 1),                       # 2894
        (SUB, 42, 41, 131),                      # 2895: 131 is 4
        (JGT, 40, 42, 2900),                     # 2896
        (MOD, 41, 40, 131),                      # 2897: 131 is 4
        (JNE, 41, 129, 2900),                    # 2898: 129 is 0
        (MOVE, 26, 127),                         # 2899: 127 is 1
        (JNZ, 26, 2902),                         # 2900
        (MOVE, 25, 127),                         # 2901: 127 is 1
        (COUNT, 23, 2, 46, 17),                  # 2902
        (JZ, 25, 2799),                          # 2903
        (STORE, 46, 15, 127),                    # 2904: 127 is 1
        (REST, 46, 18),                          # 2905: stray
        (CLOSE, 21),                             # 2906: name_values ends
        (JUMP, 4219),                            # 2907
        (ROW, 14, 48, 11),                       # 2908: link.header.cih
        (STORE, 39, 6, 11),                      # 2909
        (LOAD, 12, 8, 2),                        # 2910
        (STORE, 48, 0, 12),                      # 2911
        (LOAD, 12, 8, 3),                        # 2912
        (STORE, 48, 1, 12),                      # 2913
        (LOAD, 12, 48, 0),                       # 2914: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 2915: 126 is 15
        (JNE, 20, 128, 2919),                    # 2916: cases: 2; 128 is 2
        (STORE, 48, 2, 127),                     # 2917: byte order le; 127 is 1
        (JUMP, 2920),                            # 2918
        (STORE, 48, 2, 129),                     # 2919: byte order be; 129 is 0
        (RUN, 48, 3, 20),                        # 2920: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 48, 3, 0, 468, 4, 2929),        # 2921: struc_id; valid: (_ == [0x43, 0x49, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xc3, 0xc9, 0xc8, 0x40] and not  ...; _ != b'CIH '
        (LOAD, 12, 48, 1),                       # 2922
        (JEQ, 12, 137, 2929),                    # 2923: 137 is 37
        (JEQ, 12, 134, 2929),                    # 2924: 134 is 273
        (JEQ, 12, 138, 2929),                    # 2925: 138 is 277
        (JEQ, 12, 139, 2929),                    # 2926: 139 is 500
        (JEQ, 12, 140, 2929),                    # 2927: 140 is 1047
        (JNE, 12, 141, 2936),                    # 2928: 141 is 1140
        (JSAMEN, 48, 3, 0, 472, 4, 11508),       # 2929: _ != b'\xc3\xc9\xc8@'
        (LOAD, 12, 48, 1),                       # 2930
        (JEQ, 12, 144, 11508),                   # 2931: 144 is 437
        (JEQ, 12, 145, 11508),                   # 2932: 145 is 819
        (JEQ, 12, 146, 11508),                   # 2933: 146 is 850
        (JEQ, 12, 147, 11508),                   # 2934: 147 is 1208
        (JEQ, 12, 148, 11508),                   # 2935: 148 is 1252
        (NUMBER2, 12, 48, 3, 4, 52, 2),          # 2936: version, valid: any of these
        (JEQ, 12, 127, 2940),                    # 2937: valid: 1; valid: 2; 127 is 1
        (JEQ, 12, 128, 2940),                    # 2938: 128 is 2
        (JUMP, 11508),                           # 2939
        (NUMBER2, 12, 48, 3, 8, 52, 2),          # 2940: struc_length; valid: _ == (version == 1 ? 164 : 180)
        (NUMBER2, 23, 48, 3, 4, 52, 2),          # 2941
        (JNE, 23, 127, 2945),                    # 2942: 127 is 1
        (MOVE, 20, 319),                         # 2943: 319 is 164
        (JUMP, 2946),                            # 2944
        (MOVE, 20, 325),                         # 2945: 325 is 180
        (JNE, 12, 20, 11508),                    # 2946
        (FIXED, 20, 48, 3, 0, 4),                # 2947
        (SAME, 22, 20, 362),                     # 2948: 362 is b'\xc3\xc9\xc8@'
        (STORE, 48, 4, 22),                      # 2949
        (LOAD, 12, 48, 4),                       # 2950: if: not is_ebcdic
        (JNZ, 12, 2957),                         # 2951
        (BYTES, 48, 6, 130),                     # 2952: size: 8; ascii; 130 is 8
        (UNPAD, 48, 6, 32),                      # 2953
        (CUT, 48, 6, 0, 0),                      # 2954
        (TEXTAT, 48, 6, 0),                      # 2955: ascii is ISO-8859-1
        (STORE, 48, 5, 127),                     # 2956: 127 is 1
        (JZ, 12, 2963),                          # 2957: if: is_ebcdic
        (BYTES, 48, 9, 130),                     # 2958: size: 8; ebcdic; 130 is 8
        (UNPAD, 48, 9, 64),                      # 2959
        (CUT, 48, 9, 0, 0),                      # 2960
        (TEXTAT, 48, 9, 1),                      # 2961: ebcdic is IBM037
        (STORE, 48, 8, 127),                     # 2962: 127 is 1
        (LOAD, 23, 48, 4),                       # 2963
        (JZ, 23, 3060),                          # 2964
        (LOAD, 26, 48, 8),                       # 2965
        (JZ, 26, 11508),                         # 2966
        (LOAD, 40, 48, 9),                       # 2967
        (LOAD, 41, 48, 10),                      # 2968
        (SAME, 42, 40, 149),                     # 2969: 149 is b''
        (JZ, 42, 2973),                          # 2970
        (MOVE, 23, 127),                         # 2971: 127 is 1
        (JUMP, 3058),                            # 2972
        (SAME, 42, 40, 151),                     # 2973: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 2977),                          # 2974
        (MOVE, 23, 153),                         # 2975: 153 is 39
        (JUMP, 3058),                            # 2976
        (SAME, 42, 40, 154),                     # 2977: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 2981),                          # 2978
        (MOVE, 23, 156),                         # 2979: 156 is 10
        (JUMP, 3058),                            # 2980
        (SAME, 42, 40, 157),                     # 2981: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 2985),                          # 2982
        (MOVE, 23, 159),                         # 2983: 159 is 11
        (JUMP, 3058),                            # 2984
        (SAME, 42, 40, 160),                     # 2985: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 2989),                          # 2986
        (MOVE, 23, 162),                         # 2987: 162 is 12
        (JUMP, 3058),                            # 2988
        (SAME, 42, 40, 163),                     # 2989: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 2993),                          # 2990
        (MOVE, 23, 165),                         # 2991: 165 is 13
        (JUMP, 3058),                            # 2992
        (SAME, 42, 40, 166),                     # 2993: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 2997),                          # 2994
        (MOVE, 23, 168),                         # 2995: 168 is 14
        (JUMP, 3058),                            # 2996
        (SAME, 42, 40, 169),                     # 2997: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 3001),                          # 2998
        (MOVE, 23, 126),                         # 2999: 126 is 15
        (JUMP, 3058),                            # 3000
        (SAME, 42, 40, 171),                     # 3001: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 3005),                          # 3002
        (MOVE, 23, 173),                         # 3003: 173 is 16
        (JUMP, 3058),                            # 3004
        (SAME, 42, 40, 174),                     # 3005: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 3009),                          # 3006
        (MOVE, 23, 176),                         # 3007: 176 is 17
        (JUMP, 3058),                            # 3008
        (SAME, 42, 40, 177),                     # 3009: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 3013),                          # 3010
        (MOVE, 23, 179),                         # 3011: 179 is 18
        (JUMP, 3058),                            # 3012
        (SAME, 42, 40, 180),                     # 3013: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 3017),                          # 3014
        (MOVE, 23, 182),                         # 3015: 182 is 19
        (JUMP, 3058),                            # 3016
        (SAME, 42, 40, 183),                     # 3017: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 3021),                          # 3018
        (MOVE, 23, 185),                         # 3019: 185 is 30
        (JUMP, 3058),                            # 3020
        (SAME, 42, 40, 186),                     # 3021: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 3025),                          # 3022
        (MOVE, 23, 188),                         # 3023: 188 is 31
        (JUMP, 3058),                            # 3024
        (SAME, 42, 40, 189),                     # 3025: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 3029),                          # 3026
        (MOVE, 23, 191),                         # 3027: 191 is 32
        (JUMP, 3058),                            # 3028
        (SAME, 42, 40, 192),                     # 3029: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 3033),                          # 3030
        (MOVE, 23, 194),                         # 3031: 194 is 33
        (JUMP, 3058),                            # 3032
        (SAME, 42, 40, 195),                     # 3033: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 3037),                          # 3034
        (MOVE, 23, 197),                         # 3035: 197 is 34
        (JUMP, 3058),                            # 3036
        (SAME, 42, 40, 198),                     # 3037: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 3041),                          # 3038
        (MOVE, 23, 200),                         # 3039: 200 is 35
        (JUMP, 3058),                            # 3040
        (SAME, 42, 40, 201),                     # 3041: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 3045),                          # 3042
        (MOVE, 23, 203),                         # 3043: 203 is 36
        (JUMP, 3058),                            # 3044
        (SAME, 42, 40, 204),                     # 3045: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 3049),                          # 3046
        (MOVE, 23, 137),                         # 3047: 137 is 37
        (JUMP, 3058),                            # 3048
        (SAME, 42, 40, 206),                     # 3049: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 3053),                          # 3050
        (MOVE, 23, 208),                         # 3051: 208 is 38
        (JUMP, 3058),                            # 3052
        (SAME, 42, 40, 209),                     # 3053: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 3057),                          # 3054
        (MOVE, 23, 211),                         # 3055: 211 is 40
        (JUMP, 3058),                            # 3056
        (MOVE, 23, 129),                         # 3057: 129 is 0
        (MOVE, 20, 23),                          # 3058
        (JUMP, 3155),                            # 3059
        (JNZ, 23, 11508),                        # 3060
        (LOAD, 26, 48, 5),                       # 3061
        (JZ, 26, 11508),                         # 3062
        (LOAD, 40, 48, 6),                       # 3063
        (LOAD, 41, 48, 7),                       # 3064
        (SAME, 42, 40, 149),                     # 3065: 149 is b''
        (JZ, 42, 3069),                          # 3066
        (MOVE, 23, 127),                         # 3067: 127 is 1
        (JUMP, 3154),                            # 3068
        (SAME, 42, 40, 212),                     # 3069: 212 is b'MQSTR'
        (JZ, 42, 3073),                          # 3070
        (MOVE, 23, 153),                         # 3071: 153 is 39
        (JUMP, 3154),                            # 3072
        (SAME, 42, 40, 214),                     # 3073: 214 is b'MQXMIT'
        (JZ, 42, 3077),                          # 3074
        (MOVE, 23, 156),                         # 3075: 156 is 10
        (JUMP, 3154),                            # 3076
        (SAME, 42, 40, 216),                     # 3077: 216 is b'MQHMDE'
        (JZ, 42, 3081),                          # 3078
        (MOVE, 23, 159),                         # 3079: 159 is 11
        (JUMP, 3154),                            # 3080
        (SAME, 42, 40, 218),                     # 3081: 218 is b'MQDEAD'
        (JZ, 42, 3085),                          # 3082
        (MOVE, 23, 162),                         # 3083: 162 is 12
        (JUMP, 3154),                            # 3084
        (SAME, 42, 40, 220),                     # 3085: 220 is b'MQHDIST'
        (JZ, 42, 3089),                          # 3086
        (MOVE, 23, 165),                         # 3087: 165 is 13
        (JUMP, 3154),                            # 3088
        (SAME, 42, 40, 222),                     # 3089: 222 is b'MQHRF'
        (JZ, 42, 3093),                          # 3090
        (MOVE, 23, 168),                         # 3091: 168 is 14
        (JUMP, 3154),                            # 3092
        (SAME, 42, 40, 224),                     # 3093: 224 is b'MQHRF2'
        (JZ, 42, 3097),                          # 3094
        (MOVE, 23, 126),                         # 3095: 126 is 15
        (JUMP, 3154),                            # 3096
        (SAME, 42, 40, 226),                     # 3097: 226 is b'MQCICS'
        (JZ, 42, 3101),                          # 3098
        (MOVE, 23, 173),                         # 3099: 173 is 16
        (JUMP, 3154),                            # 3100
        (SAME, 42, 40, 228),                     # 3101: 228 is b'MQIMS'
        (JZ, 42, 3105),                          # 3102
        (MOVE, 23, 176),                         # 3103: 176 is 17
        (JUMP, 3154),                            # 3104
        (SAME, 42, 40, 230),                     # 3105: 230 is b'MQHWIH'
        (JZ, 42, 3109),                          # 3106
        (MOVE, 23, 179),                         # 3107: 179 is 18
        (JUMP, 3154),                            # 3108
        (SAME, 42, 40, 232),                     # 3109: 232 is b'MQHREF'
        (JZ, 42, 3113),                          # 3110
        (MOVE, 23, 182),                         # 3111: 182 is 19
        (JUMP, 3154),                            # 3112
        (SAME, 42, 40, 234),                     # 3113: 234 is b'MQADMIN'
        (JZ, 42, 3117),                          # 3114
        (MOVE, 23, 185),                         # 3115: 185 is 30
        (JUMP, 3154),                            # 3116
        (SAME, 42, 40, 236),                     # 3117: 236 is b'MQAMQP'
        (JZ, 42, 3121),                          # 3118
        (MOVE, 23, 188),                         # 3119: 188 is 31
        (JUMP, 3154),                            # 3120
        (SAME, 42, 40, 238),                     # 3121: 238 is b'MQCHCOM'
        (JZ, 42, 3125),                          # 3122
        (MOVE, 23, 191),                         # 3123: 191 is 32
        (JUMP, 3154),                            # 3124
        (SAME, 42, 40, 240),                     # 3125: 240 is b'MQCMD1'
        (JZ, 42, 3129),                          # 3126
        (MOVE, 23, 194),                         # 3127: 194 is 33
        (JUMP, 3154),                            # 3128
        (SAME, 42, 40, 242),                     # 3129: 242 is b'MQCMD2'
        (JZ, 42, 3133),                          # 3130
        (MOVE, 23, 197),                         # 3131: 197 is 34
        (JUMP, 3154),                            # 3132
        (SAME, 42, 40, 244),                     # 3133: 244 is b'MQHEPCF'
        (JZ, 42, 3137),                          # 3134
        (MOVE, 23, 200),                         # 3135: 200 is 35
        (JUMP, 3154),                            # 3136
        (SAME, 42, 40, 246),                     # 3137: 246 is b'MQEVENT'
        (JZ, 42, 3141),                          # 3138
        (MOVE, 23, 203),                         # 3139: 203 is 36
        (JUMP, 3154),                            # 3140
        (SAME, 42, 40, 248),                     # 3141: 248 is b'MQIMSVS'
        (JZ, 42, 3145),                          # 3142
        (MOVE, 23, 137),                         # 3143: 137 is 37
        (JUMP, 3154),                            # 3144
        (SAME, 42, 40, 250),                     # 3145: 250 is b'MQPCF'
        (JZ, 42, 3149),                          # 3146
        (MOVE, 23, 208),                         # 3147: 208 is 38
        (JUMP, 3154),                            # 3148
        (SAME, 42, 40, 252),                     # 3149: 252 is b'MQTRIG'
        (JZ, 42, 3153),                          # 3150
        (MOVE, 23, 211),                         # 3151: 211 is 40
        (JUMP, 3154),                            # 3152
        (MOVE, 23, 129),                         # 3153: 129 is 0
        (MOVE, 20, 23),                          # 3154
        (STORE, 48, 11, 20),                     # 3155
        (RUN, 48, 12, 56),                       # 3156: flags, return_code, comp_code, reason, uow_control, get_wait_interval, link_type, output_data_length, facility_keep_time, ads_descriptor, conversational_task, task_end_status, facility
        (JNZ, 12, 3162),                         # 3157: if: not is_ebcdic
        (BYTES, 48, 14, 131),                    # 3158: size: len; ascii; 131 is 4
        (UNPAD, 48, 14, 32),                     # 3159
        (CUT, 48, 14, 0, 0),                     # 3160
        (STORE, 48, 13, 127),                    # 3161: 127 is 1
        (JZ, 12, 3167),                          # 3162: if: is_ebcdic
        (BYTES, 48, 17, 131),                    # 3163: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 17, 64),                     # 3164
        (CUT, 48, 17, 0, 0),                     # 3165
        (STORE, 48, 16, 127),                    # 3166: 127 is 1
        (JNZ, 12, 3172),                         # 3167: if: not is_ebcdic
        (BYTES, 48, 20, 131),                    # 3168: size: len; ascii; 131 is 4
        (UNPAD, 48, 20, 32),                     # 3169
        (CUT, 48, 20, 0, 0),                     # 3170
        (STORE, 48, 19, 127),                    # 3171: 127 is 1
        (JZ, 12, 3177),                          # 3172: if: is_ebcdic
        (BYTES, 48, 23, 131),                    # 3173: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 23, 64),                     # 3174
        (CUT, 48, 23, 0, 0),                     # 3175
        (STORE, 48, 22, 127),                    # 3176: 127 is 1
        (JNZ, 12, 3182),                         # 3177: if: not is_ebcdic
        (BYTES, 48, 26, 130),                    # 3178: size: len; ascii; 130 is 8
        (UNPAD, 48, 26, 32),                     # 3179
        (CUT, 48, 26, 0, 0),                     # 3180
        (STORE, 48, 25, 127),                    # 3181: 127 is 1
        (JZ, 12, 3187),                          # 3182: if: is_ebcdic
        (BYTES, 48, 29, 130),                    # 3183: size: len; ebcdic; 130 is 8
        (UNPAD, 48, 29, 64),                     # 3184
        (CUT, 48, 29, 0, 0),                     # 3185
        (STORE, 48, 28, 127),                    # 3186: 127 is 1
        (JNZ, 12, 3192),                         # 3187: if: not is_ebcdic
        (BYTES, 48, 32, 130),                    # 3188: size: len; ascii; 130 is 8
        (UNPAD, 48, 32, 32),                     # 3189
        (CUT, 48, 32, 0, 0),                     # 3190
        (STORE, 48, 31, 127),                    # 3191: 127 is 1
        (JZ, 12, 3197),                          # 3192: if: is_ebcdic
        (BYTES, 48, 35, 130),                    # 3193: size: len; ebcdic; 130 is 8
        (UNPAD, 48, 35, 64),                     # 3194
        (CUT, 48, 35, 0, 0),                     # 3195
        (STORE, 48, 34, 127),                    # 3196: 127 is 1
        (JNZ, 12, 3202),                         # 3197: if: not is_ebcdic
        (BYTES, 48, 38, 130),                    # 3198: size: len; ascii; 130 is 8
        (UNPAD, 48, 38, 32),                     # 3199
        (CUT, 48, 38, 0, 0),                     # 3200
        (STORE, 48, 37, 127),                    # 3201: 127 is 1
        (JZ, 12, 3207),                          # 3202: if: is_ebcdic
        (BYTES, 48, 41, 130),                    # 3203: size: len; ebcdic; 130 is 8
        (UNPAD, 48, 41, 64),                     # 3204
        (CUT, 48, 41, 0, 0),                     # 3205
        (STORE, 48, 40, 127),                    # 3206: 127 is 1
        (JNZ, 12, 3212),                         # 3207: if: not is_ebcdic
        (BYTES, 48, 44, 131),                    # 3208: size: len; ascii; 131 is 4
        (UNPAD, 48, 44, 32),                     # 3209
        (CUT, 48, 44, 0, 0),                     # 3210
        (STORE, 48, 43, 127),                    # 3211: 127 is 1
        (JZ, 12, 3217),                          # 3212: if: is_ebcdic
        (BYTES, 48, 47, 131),                    # 3213: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 47, 64),                     # 3214
        (CUT, 48, 47, 0, 0),                     # 3215
        (STORE, 48, 46, 127),                    # 3216: 127 is 1
        (JNZ, 12, 3222),                         # 3217: if: not is_ebcdic
        (BYTES, 48, 50, 131),                    # 3218: size: len; ascii; 131 is 4
        (UNPAD, 48, 50, 32),                     # 3219
        (CUT, 48, 50, 0, 0),                     # 3220
        (STORE, 48, 49, 127),                    # 3221: 127 is 1
        (JZ, 12, 3227),                          # 3222: if: is_ebcdic
        (BYTES, 48, 53, 131),                    # 3223: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 53, 64),                     # 3224
        (CUT, 48, 53, 0, 0),                     # 3225
        (STORE, 48, 52, 127),                    # 3226: 127 is 1
        (JNZ, 12, 3232),                         # 3227: if: not is_ebcdic
        (BYTES, 48, 56, 131),                    # 3228: size: len; ascii; 131 is 4
        (UNPAD, 48, 56, 32),                     # 3229
        (CUT, 48, 56, 0, 0),                     # 3230
        (STORE, 48, 55, 127),                    # 3231: 127 is 1
        (JZ, 12, 3237),                          # 3232: if: is_ebcdic
        (BYTES, 48, 59, 131),                    # 3233: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 59, 64),                     # 3234
        (CUT, 48, 59, 0, 0),                     # 3235
        (STORE, 48, 58, 127),                    # 3236: 127 is 1
        (JNZ, 12, 3242),                         # 3237: if: not is_ebcdic
        (BYTES, 48, 62, 131),                    # 3238: size: len; ascii; 131 is 4
        (UNPAD, 48, 62, 32),                     # 3239
        (CUT, 48, 62, 0, 0),                     # 3240
        (STORE, 48, 61, 127),                    # 3241: 127 is 1
        (JZ, 12, 3247),                          # 3242: if: is_ebcdic
        (BYTES, 48, 65, 131),                    # 3243: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 65, 64),                     # 3244
        (CUT, 48, 65, 0, 0),                     # 3245
        (STORE, 48, 64, 127),                    # 3246: 127 is 1
        (JNZ, 12, 3252),                         # 3247: if: not is_ebcdic
        (BYTES, 48, 68, 131),                    # 3248: size: len; ascii; 131 is 4
        (UNPAD, 48, 68, 32),                     # 3249
        (CUT, 48, 68, 0, 0),                     # 3250
        (STORE, 48, 67, 127),                    # 3251: 127 is 1
        (JZ, 12, 3257),                          # 3252: if: is_ebcdic
        (BYTES, 48, 71, 131),                    # 3253: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 71, 64),                     # 3254
        (CUT, 48, 71, 0, 0),                     # 3255
        (STORE, 48, 70, 127),                    # 3256: 127 is 1
        (JNZ, 12, 3262),                         # 3257: if: not is_ebcdic
        (BYTES, 48, 74, 131),                    # 3258: size: len; ascii; 131 is 4
        (UNPAD, 48, 74, 32),                     # 3259
        (CUT, 48, 74, 0, 0),                     # 3260
        (STORE, 48, 73, 127),                    # 3261: 127 is 1
        (JZ, 12, 3267),                          # 3262: if: is_ebcdic
        (BYTES, 48, 77, 131),                    # 3263: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 77, 64),                     # 3264
        (CUT, 48, 77, 0, 0),                     # 3265
        (STORE, 48, 76, 127),                    # 3266: 127 is 1
        (JNZ, 12, 3272),                         # 3267: if: not is_ebcdic
        (BYTES, 48, 80, 131),                    # 3268: size: len; ascii; 131 is 4
        (UNPAD, 48, 80, 32),                     # 3269
        (CUT, 48, 80, 0, 0),                     # 3270
        (STORE, 48, 79, 127),                    # 3271: 127 is 1
        (JZ, 12, 3277),                          # 3272: if: is_ebcdic
        (BYTES, 48, 83, 131),                    # 3273: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 83, 64),                     # 3274
        (CUT, 48, 83, 0, 0),                     # 3275
        (STORE, 48, 82, 127),                    # 3276: 127 is 1
        (JNZ, 12, 3282),                         # 3277: if: not is_ebcdic
        (BYTES, 48, 86, 131),                    # 3278: size: len; ascii; 131 is 4
        (UNPAD, 48, 86, 32),                     # 3279
        (CUT, 48, 86, 0, 0),                     # 3280
        (STORE, 48, 85, 127),                    # 3281: 127 is 1
        (JZ, 12, 3287),                          # 3282: if: is_ebcdic
        (BYTES, 48, 89, 131),                    # 3283: size: len; ebcdic; 131 is 4
        (UNPAD, 48, 89, 64),                     # 3284
        (CUT, 48, 89, 0, 0),                     # 3285
        (STORE, 48, 88, 127),                    # 3286: 127 is 1
        (JNZ, 12, 3292),                         # 3287: if: not is_ebcdic
        (BYTES, 48, 92, 130),                    # 3288: size: len; ascii; 130 is 8
        (UNPAD, 48, 92, 32),                     # 3289
        (CUT, 48, 92, 0, 0),                     # 3290
        (STORE, 48, 91, 127),                    # 3291: 127 is 1
        (JZ, 12, 3297),                          # 3292: if: is_ebcdic
        (BYTES, 48, 95, 130),                    # 3293: size: len; ebcdic; 130 is 8
        (UNPAD, 48, 95, 64),                     # 3294
        (CUT, 48, 95, 0, 0),                     # 3295
        (STORE, 48, 94, 127),                    # 3296: 127 is 1
        (JNZ, 12, 3302),                         # 3297: if: not is_ebcdic
        (BYTES, 48, 98, 130),                    # 3298: size: len; ascii; 130 is 8
        (UNPAD, 48, 98, 32),                     # 3299
        (CUT, 48, 98, 0, 0),                     # 3300
        (STORE, 48, 97, 127),                    # 3301: 127 is 1
        (JZ, 12, 3307),                          # 3302: if: is_ebcdic
        (BYTES, 48, 101, 130),                   # 3303: size: len; ebcdic; 130 is 8
        (UNPAD, 48, 101, 64),                    # 3304
        (CUT, 48, 101, 0, 0),                    # 3305
        (STORE, 48, 100, 127),                   # 3306: 127 is 1
        (NUMBER2, 12, 48, 3, 4, 52, 2),          # 3307: if: version == 2
        (JNE, 12, 128, 4219),                    # 3308: 128 is 2
        (ROW, 15, 49, 12),                       # 3309: cih.screen
        (STORE, 48, 103, 12),                    # 3310
        (LOAD, 20, 48, 2),                       # 3311
        (STORE, 49, 0, 20),                      # 3312
        (RUN, 49, 1, 16),                        # 3313: cursor_position, error_offset, input_item, reserved4
        (JUMP, 4219),                            # 3314
        (ROW, 16, 50, 11),                       # 3315: link.header.iih
        (STORE, 39, 7, 11),                      # 3316
        (LOAD, 12, 8, 2),                        # 3317
        (STORE, 50, 0, 12),                      # 3318
        (LOAD, 12, 8, 3),                        # 3319
        (STORE, 50, 1, 12),                      # 3320
        (LOAD, 12, 50, 0),                       # 3321: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 3322: 126 is 15
        (JNE, 20, 128, 3326),                    # 3323: cases: 2; 128 is 2
        (STORE, 50, 2, 127),                     # 3324: byte order le; 127 is 1
        (JUMP, 3327),                            # 3325
        (STORE, 50, 2, 129),                     # 3326: byte order be; 129 is 0
        (RUN, 50, 3, 20),                        # 3327: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 50, 3, 0, 476, 4, 3336),        # 3328: struc_id; valid: (_ == [0x49, 0x49, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xc9, 0xc9, 0xc8, 0x40] and not  ...; _ != b'IIH '
        (LOAD, 12, 50, 1),                       # 3329
        (JEQ, 12, 137, 3336),                    # 3330: 137 is 37
        (JEQ, 12, 134, 3336),                    # 3331: 134 is 273
        (JEQ, 12, 138, 3336),                    # 3332: 138 is 277
        (JEQ, 12, 139, 3336),                    # 3333: 139 is 500
        (JEQ, 12, 140, 3336),                    # 3334: 140 is 1047
        (JNE, 12, 141, 3343),                    # 3335: 141 is 1140
        (JSAMEN, 50, 3, 0, 480, 4, 11508),       # 3336: _ != b'\xc9\xc9\xc8@'
        (LOAD, 12, 50, 1),                       # 3337
        (JEQ, 12, 144, 11508),                   # 3338: 144 is 437
        (JEQ, 12, 145, 11508),                   # 3339: 145 is 819
        (JEQ, 12, 146, 11508),                   # 3340: 146 is 850
        (JEQ, 12, 147, 11508),                   # 3341: 147 is 1208
        (JEQ, 12, 148, 11508),                   # 3342: 148 is 1252
        (NUMBER2, 12, 50, 3, 4, 52, 2),          # 3343: version
        (JNE, 12, 127, 11508),                   # 3344: valid: 1; 127 is 1
        (NUMBER2, 12, 50, 3, 8, 52, 2),          # 3345: struc_length
        (JNE, 12, 320, 11508),                   # 3346: valid: 84; 320 is 84
        (FIXED, 20, 50, 3, 0, 4),                # 3347
        (SAME, 22, 20, 366),                     # 3348: 366 is b'\xc9\xc9\xc8@'
        (STORE, 50, 4, 22),                      # 3349
        (LOAD, 12, 50, 4),                       # 3350: if: not is_ebcdic
        (JNZ, 12, 3357),                         # 3351
        (BYTES, 50, 6, 130),                     # 3352: size: 8; ascii; 130 is 8
        (UNPAD, 50, 6, 32),                      # 3353
        (CUT, 50, 6, 0, 0),                      # 3354
        (TEXTAT, 50, 6, 0),                      # 3355: ascii is ISO-8859-1
        (STORE, 50, 5, 127),                     # 3356: 127 is 1
        (JZ, 12, 3363),                          # 3357: if: is_ebcdic
        (BYTES, 50, 9, 130),                     # 3358: size: 8; ebcdic; 130 is 8
        (UNPAD, 50, 9, 64),                      # 3359
        (CUT, 50, 9, 0, 0),                      # 3360
        (TEXTAT, 50, 9, 1),                      # 3361: ebcdic is IBM037
        (STORE, 50, 8, 127),                     # 3362: 127 is 1
        (LOAD, 23, 50, 4),                       # 3363
        (JZ, 23, 3460),                          # 3364
        (LOAD, 26, 50, 8),                       # 3365
        (JZ, 26, 11508),                         # 3366
        (LOAD, 40, 50, 9),                       # 3367
        (LOAD, 41, 50, 10),                      # 3368
        (SAME, 42, 40, 149),                     # 3369: 149 is b''
        (JZ, 42, 3373),                          # 3370
        (MOVE, 23, 127),                         # 3371: 127 is 1
        (JUMP, 3458),                            # 3372
        (SAME, 42, 40, 151),                     # 3373: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 3377),                          # 3374
        (MOVE, 23, 153),                         # 3375: 153 is 39
        (JUMP, 3458),                            # 3376
        (SAME, 42, 40, 154),                     # 3377: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 3381),                          # 3378
        (MOVE, 23, 156),                         # 3379: 156 is 10
        (JUMP, 3458),                            # 3380
        (SAME, 42, 40, 157),                     # 3381: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 3385),                          # 3382
        (MOVE, 23, 159),                         # 3383: 159 is 11
        (JUMP, 3458),                            # 3384
        (SAME, 42, 40, 160),                     # 3385: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 3389),                          # 3386
        (MOVE, 23, 162),                         # 3387: 162 is 12
        (JUMP, 3458),                            # 3388
        (SAME, 42, 40, 163),                     # 3389: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 3393),                          # 3390
        (MOVE, 23, 165),                         # 3391: 165 is 13
        (JUMP, 3458),                            # 3392
        (SAME, 42, 40, 166),                     # 3393: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 3397),                          # 3394
        (MOVE, 23, 168),                         # 3395: 168 is 14
        (JUMP, 3458),                            # 3396
        (SAME, 42, 40, 169),                     # 3397: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 3401),                          # 3398
        (MOVE, 23, 126),                         # 3399: 126 is 15
        (JUMP, 3458),                            # 3400
        (SAME, 42, 40, 171),                     # 3401: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 3405),                          # 3402
        (MOVE, 23, 173),                         # 3403: 173 is 16
        (JUMP, 3458),                            # 3404
        (SAME, 42, 40, 174),                     # 3405: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 3409),                          # 3406
        (MOVE, 23, 176),                         # 3407: 176 is 17
        (JUMP, 3458),                            # 3408
        (SAME, 42, 40, 177),                     # 3409: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 3413),                          # 3410
        (MOVE, 23, 179),                         # 3411: 179 is 18
        (JUMP, 3458),                            # 3412
        (SAME, 42, 40, 180),                     # 3413: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 3417),                          # 3414
        (MOVE, 23, 182),                         # 3415: 182 is 19
        (JUMP, 3458),                            # 3416
        (SAME, 42, 40, 183),                     # 3417: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 3421),                          # 3418
        (MOVE, 23, 185),                         # 3419: 185 is 30
        (JUMP, 3458),                            # 3420
        (SAME, 42, 40, 186),                     # 3421: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 3425),                          # 3422
        (MOVE, 23, 188),                         # 3423: 188 is 31
        (JUMP, 3458),                            # 3424
        (SAME, 42, 40, 189),                     # 3425: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 3429),                          # 3426
        (MOVE, 23, 191),                         # 3427: 191 is 32
        (JUMP, 3458),                            # 3428
        (SAME, 42, 40, 192),                     # 3429: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 3433),                          # 3430
        (MOVE, 23, 194),                         # 3431: 194 is 33
        (JUMP, 3458),                            # 3432
        (SAME, 42, 40, 195),                     # 3433: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 3437),                          # 3434
        (MOVE, 23, 197),                         # 3435: 197 is 34
        (JUMP, 3458),                            # 3436
        (SAME, 42, 40, 198),                     # 3437: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 3441),                          # 3438
        (MOVE, 23, 200),                         # 3439: 200 is 35
        (JUMP, 3458),                            # 3440
        (SAME, 42, 40, 201),                     # 3441: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 3445),                          # 3442
        (MOVE, 23, 203),                         # 3443: 203 is 36
        (JUMP, 3458),                            # 3444
        (SAME, 42, 40, 204),                     # 3445: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 3449),                          # 3446
        (MOVE, 23, 137),                         # 3447: 137 is 37
        (JUMP, 3458),                            # 3448
        (SAME, 42, 40, 206),                     # 3449: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 3453),                          # 3450
        (MOVE, 23, 208),                         # 3451: 208 is 38
        (JUMP, 3458),                            # 3452
        (SAME, 42, 40, 209),                     # 3453: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 3457),                          # 3454
        (MOVE, 23, 211),                         # 3455: 211 is 40
        (JUMP, 3458),                            # 3456
        (MOVE, 23, 129),                         # 3457: 129 is 0
        (MOVE, 20, 23),                          # 3458
        (JUMP, 3555),                            # 3459
        (JNZ, 23, 11508),                        # 3460
        (LOAD, 26, 50, 5),                       # 3461
        (JZ, 26, 11508),                         # 3462
        (LOAD, 40, 50, 6),                       # 3463
        (LOAD, 41, 50, 7),                       # 3464
        (SAME, 42, 40, 149),                     # 3465: 149 is b''
        (JZ, 42, 3469),                          # 3466
        (MOVE, 23, 127),                         # 3467: 127 is 1
        (JUMP, 3554),                            # 3468
        (SAME, 42, 40, 212),                     # 3469: 212 is b'MQSTR'
        (JZ, 42, 3473),                          # 3470
        (MOVE, 23, 153),                         # 3471: 153 is 39
        (JUMP, 3554),                            # 3472
        (SAME, 42, 40, 214),                     # 3473: 214 is b'MQXMIT'
        (JZ, 42, 3477),                          # 3474
        (MOVE, 23, 156),                         # 3475: 156 is 10
        (JUMP, 3554),                            # 3476
        (SAME, 42, 40, 216),                     # 3477: 216 is b'MQHMDE'
        (JZ, 42, 3481),                          # 3478
        (MOVE, 23, 159),                         # 3479: 159 is 11
        (JUMP, 3554),                            # 3480
        (SAME, 42, 40, 218),                     # 3481: 218 is b'MQDEAD'
        (JZ, 42, 3485),                          # 3482
        (MOVE, 23, 162),                         # 3483: 162 is 12
        (JUMP, 3554),                            # 3484
        (SAME, 42, 40, 220),                     # 3485: 220 is b'MQHDIST'
        (JZ, 42, 3489),                          # 3486
        (MOVE, 23, 165),                         # 3487: 165 is 13
        (JUMP, 3554),                            # 3488
        (SAME, 42, 40, 222),                     # 3489: 222 is b'MQHRF'
        (JZ, 42, 3493),                          # 3490
        (MOVE, 23, 168),                         # 3491: 168 is 14
        (JUMP, 3554),                            # 3492
        (SAME, 42, 40, 224),                     # 3493: 224 is b'MQHRF2'
        (JZ, 42, 3497),                          # 3494
        (MOVE, 23, 126),                         # 3495: 126 is 15
        (JUMP, 3554),                            # 3496
        (SAME, 42, 40, 226),                     # 3497: 226 is b'MQCICS'
        (JZ, 42, 3501),                          # 3498
        (MOVE, 23, 173),                         # 3499: 173 is 16
        (JUMP, 3554),                            # 3500
        (SAME, 42, 40, 228),                     # 3501: 228 is b'MQIMS'
        (JZ, 42, 3505),                          # 3502
        (MOVE, 23, 176),                         # 3503: 176 is 17
        (JUMP, 3554),                            # 3504
        (SAME, 42, 40, 230),                     # 3505: 230 is b'MQHWIH'
        (JZ, 42, 3509),                          # 3506
        (MOVE, 23, 179),                         # 3507: 179 is 18
        (JUMP, 3554),                            # 3508
        (SAME, 42, 40, 232),                     # 3509: 232 is b'MQHREF'
        (JZ, 42, 3513),                          # 3510
        (MOVE, 23, 182),                         # 3511: 182 is 19
        (JUMP, 3554),                            # 3512
        (SAME, 42, 40, 234),                     # 3513: 234 is b'MQADMIN'
        (JZ, 42, 3517),                          # 3514
        (MOVE, 23, 185),                         # 3515: 185 is 30
        (JUMP, 3554),                            # 3516
        (SAME, 42, 40, 236),                     # 3517: 236 is b'MQAMQP'
        (JZ, 42, 3521),                          # 3518
        (MOVE, 23, 188),                         # 3519: 188 is 31
        (JUMP, 3554),                            # 3520
        (SAME, 42, 40, 238),                     # 3521: 238 is b'MQCHCOM'
        (JZ, 42, 3525),                          # 3522
        (MOVE, 23, 191),                         # 3523: 191 is 32
        (JUMP, 3554),                            # 3524
        (SAME, 42, 40, 240),                     # 3525: 240 is b'MQCMD1'
        (JZ, 42, 3529),                          # 3526
        (MOVE, 23, 194),                         # 3527: 194 is 33
        (JUMP, 3554),                            # 3528
        (SAME, 42, 40, 242),                     # 3529: 242 is b'MQCMD2'
        (JZ, 42, 3533),                          # 3530
        (MOVE, 23, 197),                         # 3531: 197 is 34
        (JUMP, 3554),                            # 3532
        (SAME, 42, 40, 244),                     # 3533: 244 is b'MQHEPCF'
        (JZ, 42, 3537),                          # 3534
        (MOVE, 23, 200),                         # 3535: 200 is 35
        (JUMP, 3554),                            # 3536
        (SAME, 42, 40, 246),                     # 3537: 246 is b'MQEVENT'
        (JZ, 42, 3541),                          # 3538
        (MOVE, 23, 203),                         # 3539: 203 is 36
        (JUMP, 3554),                            # 3540
        (SAME, 42, 40, 248),                     # 3541: 248 is b'MQIMSVS'
        (JZ, 42, 3545),                          # 3542
        (MOVE, 23, 137),                         # 3543: 137 is 37
        (JUMP, 3554),                            # 3544
        (SAME, 42, 40, 250),                     # 3545: 250 is b'MQPCF'
        (JZ, 42, 3549),                          # 3546
        (MOVE, 23, 208),                         # 3547: 208 is 38
        (JUMP, 3554),                            # 3548
        (SAME, 42, 40, 252),                     # 3549: 252 is b'MQTRIG'
        (JZ, 42, 3553),                          # 3550
        (MOVE, 23, 211),                         # 3551: 211 is 40
        (JUMP, 3554),                            # 3552
        (MOVE, 23, 129),                         # 3553: 129 is 0
        (MOVE, 20, 23),                          # 3554
        (STORE, 50, 11, 20),                     # 3555
        (RUN, 50, 12, 4),                        # 3556: flags
        (JNZ, 12, 3562),                         # 3557: if: not is_ebcdic
        (BYTES, 50, 14, 130),                    # 3558: size: len; ascii; 130 is 8
        (UNPAD, 50, 14, 32),                     # 3559
        (CUT, 50, 14, 0, 0),                     # 3560
        (STORE, 50, 13, 127),                    # 3561: 127 is 1
        (JZ, 12, 3567),                          # 3562: if: is_ebcdic
        (BYTES, 50, 17, 130),                    # 3563: size: len; ebcdic; 130 is 8
        (UNPAD, 50, 17, 64),                     # 3564
        (CUT, 50, 17, 0, 0),                     # 3565
        (STORE, 50, 16, 127),                    # 3566: 127 is 1
        (JNZ, 12, 3572),                         # 3567: if: not is_ebcdic
        (BYTES, 50, 20, 130),                    # 3568: size: len; ascii; 130 is 8
        (UNPAD, 50, 20, 32),                     # 3569
        (CUT, 50, 20, 0, 0),                     # 3570
        (STORE, 50, 19, 127),                    # 3571: 127 is 1
        (JZ, 12, 3577),                          # 3572: if: is_ebcdic
        (BYTES, 50, 23, 130),                    # 3573: size: len; ebcdic; 130 is 8
        (UNPAD, 50, 23, 64),                     # 3574
        (CUT, 50, 23, 0, 0),                     # 3575
        (STORE, 50, 22, 127),                    # 3576: 127 is 1
        (JNZ, 12, 3582),                         # 3577: if: not is_ebcdic
        (BYTES, 50, 26, 130),                    # 3578: size: len; ascii; 130 is 8
        (UNPAD, 50, 26, 32),                     # 3579
        (CUT, 50, 26, 0, 0),                     # 3580
        (STORE, 50, 25, 127),                    # 3581: 127 is 1
        (JZ, 12, 3587),                          # 3582: if: is_ebcdic
        (BYTES, 50, 29, 130),                    # 3583: size: len; ebcdic; 130 is 8
        (UNPAD, 50, 29, 64),                     # 3584
        (CUT, 50, 29, 0, 0),                     # 3585
        (STORE, 50, 28, 127),                    # 3586: 127 is 1
        (JNZ, 12, 3592),                         # 3587: if: not is_ebcdic
        (BYTES, 50, 32, 130),                    # 3588: size: len; ascii; 130 is 8
        (UNPAD, 50, 32, 32),                     # 3589
        (CUT, 50, 32, 0, 0),                     # 3590
        (STORE, 50, 31, 127),                    # 3591: 127 is 1
        (JZ, 12, 3597),                          # 3592: if: is_ebcdic
        (BYTES, 50, 35, 130),                    # 3593: size: len; ebcdic; 130 is 8
        (UNPAD, 50, 35, 64),                     # 3594
        (CUT, 50, 35, 0, 0),                     # 3595
        (STORE, 50, 34, 127),                    # 3596: 127 is 1
        (RUN, 50, 37, 16),                       # 3597: tran_instance_id
        (JNZ, 12, 3603),                         # 3598: if: not is_ebcdic
        (BYTES, 50, 39, 127),                    # 3599: size: len; ascii; 127 is 1
        (UNPAD, 50, 39, 32),                     # 3600
        (CUT, 50, 39, 0, 0),                     # 3601
        (STORE, 50, 38, 127),                    # 3602: 127 is 1
        (JZ, 12, 3608),                          # 3603: if: is_ebcdic
        (BYTES, 50, 42, 127),                    # 3604: size: len; ebcdic; 127 is 1
        (UNPAD, 50, 42, 64),                     # 3605
        (CUT, 50, 42, 0, 0),                     # 3606
        (STORE, 50, 41, 127),                    # 3607: 127 is 1
        (JNZ, 12, 3613),                         # 3608: if: not is_ebcdic
        (BYTES, 50, 45, 127),                    # 3609: size: len; ascii; 127 is 1
        (UNPAD, 50, 45, 32),                     # 3610
        (CUT, 50, 45, 0, 0),                     # 3611
        (STORE, 50, 44, 127),                    # 3612: 127 is 1
        (JZ, 12, 3618),                          # 3613: if: is_ebcdic
        (BYTES, 50, 48, 127),                    # 3614: size: len; ebcdic; 127 is 1
        (UNPAD, 50, 48, 64),                     # 3615
        (CUT, 50, 48, 0, 0),                     # 3616
        (STORE, 50, 47, 127),                    # 3617: 127 is 1
        (JNZ, 12, 3623),                         # 3618: if: not is_ebcdic
        (BYTES, 50, 51, 127),                    # 3619: size: len; ascii; 127 is 1
        (UNPAD, 50, 51, 32),                     # 3620
        (CUT, 50, 51, 0, 0),                     # 3621
        (STORE, 50, 50, 127),                    # 3622: 127 is 1
        (JZ, 12, 3628),                          # 3623: if: is_ebcdic
        (BYTES, 50, 54, 127),                    # 3624: size: len; ebcdic; 127 is 1
        (UNPAD, 50, 54, 64),                     # 3625
        (CUT, 50, 54, 0, 0),                     # 3626
        (STORE, 50, 53, 127),                    # 3627: 127 is 1
        (JNZ, 12, 3633),                         # 3628: if: not is_ebcdic
        (BYTES, 50, 57, 127),                    # 3629: size: len; ascii; 127 is 1
        (UNPAD, 50, 57, 32),                     # 3630
        (CUT, 50, 57, 0, 0),                     # 3631
        (STORE, 50, 56, 127),                    # 3632: 127 is 1
        (JZ, 12, 4219),                          # 3633: if: is_ebcdic
        (BYTES, 50, 60, 127),                    # 3634: size: len; ebcdic; 127 is 1
        (UNPAD, 50, 60, 64),                     # 3635
        (CUT, 50, 60, 0, 0),                     # 3636
        (STORE, 50, 59, 127),                    # 3637: 127 is 1
        (JUMP, 4219),                            # 3638
        (ROW, 17, 51, 11),                       # 3639: link.header.wih
        (STORE, 39, 8, 11),                      # 3640
        (LOAD, 12, 8, 2),                        # 3641
        (STORE, 51, 0, 12),                      # 3642
        (LOAD, 12, 8, 3),                        # 3643
        (STORE, 51, 1, 12),                      # 3644
        (LOAD, 12, 51, 0),                       # 3645: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 3646: 126 is 15
        (JNE, 20, 128, 3650),                    # 3647: cases: 2; 128 is 2
        (STORE, 51, 2, 127),                     # 3648: byte order le; 127 is 1
        (JUMP, 3651),                            # 3649
        (STORE, 51, 2, 129),                     # 3650: byte order be; 129 is 0
        (RUN, 51, 3, 20),                        # 3651: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 51, 3, 0, 331, 4, 3660),        # 3652: struc_id; valid: (_ == [0x57, 0x49, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xe6, 0xc9, 0xc8, 0x40] and not  ...; _ != b'WIH '
        (LOAD, 12, 51, 1),                       # 3653
        (JEQ, 12, 137, 3660),                    # 3654: 137 is 37
        (JEQ, 12, 134, 3660),                    # 3655: 134 is 273
        (JEQ, 12, 138, 3660),                    # 3656: 138 is 277
        (JEQ, 12, 139, 3660),                    # 3657: 139 is 500
        (JEQ, 12, 140, 3660),                    # 3658: 140 is 1047
        (JNE, 12, 141, 3667),                    # 3659: 141 is 1140
        (JSAMEN, 51, 3, 0, 484, 4, 11508),       # 3660: _ != b'\xe6\xc9\xc8@'
        (LOAD, 12, 51, 1),                       # 3661
        (JEQ, 12, 144, 11508),                   # 3662: 144 is 437
        (JEQ, 12, 145, 11508),                   # 3663: 145 is 819
        (JEQ, 12, 146, 11508),                   # 3664: 146 is 850
        (JEQ, 12, 147, 11508),                   # 3665: 147 is 1208
        (JEQ, 12, 148, 11508),                   # 3666: 148 is 1252
        (NUMBER2, 12, 51, 3, 4, 52, 2),          # 3667: version
        (JNE, 12, 127, 11508),                   # 3668: valid: 1; 127 is 1
        (NUMBER2, 12, 51, 3, 8, 52, 2),          # 3669: struc_length
        (JNE, 12, 321, 11508),                   # 3670: valid: 120; 321 is 120
        (FIXED, 20, 51, 3, 0, 4),                # 3671
        (SAME, 22, 20, 370),                     # 3672: 370 is b'\xe6\xc9\xc8@'
        (STORE, 51, 4, 22),                      # 3673
        (LOAD, 12, 51, 4),                       # 3674: if: not is_ebcdic
        (JNZ, 12, 3681),                         # 3675
        (BYTES, 51, 6, 130),                     # 3676: size: 8; ascii; 130 is 8
        (UNPAD, 51, 6, 32),                      # 3677
        (CUT, 51, 6, 0, 0),                      # 3678
        (TEXTAT, 51, 6, 0),                      # 3679: ascii is ISO-8859-1
        (STORE, 51, 5, 127),                     # 3680: 127 is 1
        (JZ, 12, 3687),                          # 3681: if: is_ebcdic
        (BYTES, 51, 9, 130),                     # 3682: size: 8; ebcdic; 130 is 8
        (UNPAD, 51, 9, 64),                      # 3683
        (CUT, 51, 9, 0, 0),                      # 3684
        (TEXTAT, 51, 9, 1),                      # 3685: ebcdic is IBM037
        (STORE, 51, 8, 127),                     # 3686: 127 is 1
        (LOAD, 23, 51, 4),                       # 3687
        (JZ, 23, 3784),                          # 3688
        (LOAD, 26, 51, 8),                       # 3689
        (JZ, 26, 11508),                         # 3690
        (LOAD, 40, 51, 9),                       # 3691
        (LOAD, 41, 51, 10),                      # 3692
        (SAME, 42, 40, 149),                     # 3693: 149 is b''
        (JZ, 42, 3697),                          # 3694
        (MOVE, 23, 127),                         # 3695: 127 is 1
        (JUMP, 3782),                            # 3696
        (SAME, 42, 40, 151),                     # 3697: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 3701),                          # 3698
        (MOVE, 23, 153),                         # 3699: 153 is 39
        (JUMP, 3782),                            # 3700
        (SAME, 42, 40, 154),                     # 3701: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 3705),                          # 3702
        (MOVE, 23, 156),                         # 3703: 156 is 10
        (JUMP, 3782),                            # 3704
        (SAME, 42, 40, 157),                     # 3705: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 3709),                          # 3706
        (MOVE, 23, 159),                         # 3707: 159 is 11
        (JUMP, 3782),                            # 3708
        (SAME, 42, 40, 160),                     # 3709: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 3713),                          # 3710
        (MOVE, 23, 162),                         # 3711: 162 is 12
        (JUMP, 3782),                            # 3712
        (SAME, 42, 40, 163),                     # 3713: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 3717),                          # 3714
        (MOVE, 23, 165),                         # 3715: 165 is 13
        (JUMP, 3782),                            # 3716
        (SAME, 42, 40, 166),                     # 3717: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 3721),                          # 3718
        (MOVE, 23, 168),                         # 3719: 168 is 14
        (JUMP, 3782),                            # 3720
        (SAME, 42, 40, 169),                     # 3721: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 3725),                          # 3722
        (MOVE, 23, 126),                         # 3723: 126 is 15
        (JUMP, 3782),                            # 3724
        (SAME, 42, 40, 171),                     # 3725: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 3729),                          # 3726
        (MOVE, 23, 173),                         # 3727: 173 is 16
        (JUMP, 3782),                            # 3728
        (SAME, 42, 40, 174),                     # 3729: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 3733),                          # 3730
        (MOVE, 23, 176),                         # 3731: 176 is 17
        (JUMP, 3782),                            # 3732
        (SAME, 42, 40, 177),                     # 3733: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 3737),                          # 3734
        (MOVE, 23, 179),                         # 3735: 179 is 18
        (JUMP, 3782),                            # 3736
        (SAME, 42, 40, 180),                     # 3737: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 3741),                          # 3738
        (MOVE, 23, 182),                         # 3739: 182 is 19
        (JUMP, 3782),                            # 3740
        (SAME, 42, 40, 183),                     # 3741: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 3745),                          # 3742
        (MOVE, 23, 185),                         # 3743: 185 is 30
        (JUMP, 3782),                            # 3744
        (SAME, 42, 40, 186),                     # 3745: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 3749),                          # 3746
        (MOVE, 23, 188),                         # 3747: 188 is 31
        (JUMP, 3782),                            # 3748
        (SAME, 42, 40, 189),                     # 3749: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 3753),                          # 3750
        (MOVE, 23, 191),                         # 3751: 191 is 32
        (JUMP, 3782),                            # 3752
        (SAME, 42, 40, 192),                     # 3753: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 3757),                          # 3754
        (MOVE, 23, 194),                         # 3755: 194 is 33
        (JUMP, 3782),                            # 3756
        (SAME, 42, 40, 195),                     # 3757: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 3761),                          # 3758
        (MOVE, 23, 197),                         # 3759: 197 is 34
        (JUMP, 3782),                            # 3760
        (SAME, 42, 40, 198),                     # 3761: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 3765),                          # 3762
        (MOVE, 23, 200),                         # 3763: 200 is 35
        (JUMP, 3782),                            # 3764
        (SAME, 42, 40, 201),                     # 3765: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 3769),                          # 3766
        (MOVE, 23, 203),                         # 3767: 203 is 36
        (JUMP, 3782),                            # 3768
        (SAME, 42, 40, 204),                     # 3769: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 3773),                          # 3770
        (MOVE, 23, 137),                         # 3771: 137 is 37
        (JUMP, 3782),                            # 3772
        (SAME, 42, 40, 206),                     # 3773: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 3777),                          # 3774
        (MOVE, 23, 208),                         # 3775: 208 is 38
        (JUMP, 3782),                            # 3776
        (SAME, 42, 40, 209),                     # 3777: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 3781),                          # 3778
        (MOVE, 23, 211),                         # 3779: 211 is 40
        (JUMP, 3782),                            # 3780
        (MOVE, 23, 129),                         # 3781: 129 is 0
        (MOVE, 20, 23),                          # 3782
        (JUMP, 3879),                            # 3783
        (JNZ, 23, 11508),                        # 3784
        (LOAD, 26, 51, 5),                       # 3785
        (JZ, 26, 11508),                         # 3786
        (LOAD, 40, 51, 6),                       # 3787
        (LOAD, 41, 51, 7),                       # 3788
        (SAME, 42, 40, 149),                     # 3789: 149 is b''
        (JZ, 42, 3793),                          # 3790
        (MOVE, 23, 127),                         # 3791: 127 is 1
        (JUMP, 3878),                            # 3792
        (SAME, 42, 40, 212),                     # 3793: 212 is b'MQSTR'
        (JZ, 42, 3797),                          # 3794
        (MOVE, 23, 153),                         # 3795: 153 is 39
        (JUMP, 3878),                            # 3796
        (SAME, 42, 40, 214),                     # 3797: 214 is b'MQXMIT'
        (JZ, 42, 3801),                          # 3798
        (MOVE, 23, 156),                         # 3799: 156 is 10
        (JUMP, 3878),                            # 3800
        (SAME, 42, 40, 216),                     # 3801: 216 is b'MQHMDE'
        (JZ, 42, 3805),                          # 3802
        (MOVE, 23, 159),                         # 3803: 159 is 11
        (JUMP, 3878),                            # 3804
        (SAME, 42, 40, 218),                     # 3805: 218 is b'MQDEAD'
        (JZ, 42, 3809),                          # 3806
        (MOVE, 23, 162),                         # 3807: 162 is 12
        (JUMP, 3878),                            # 3808
        (SAME, 42, 40, 220),                     # 3809: 220 is b'MQHDIST'
        (JZ, 42, 3813),                          # 3810
        (MOVE, 23, 165),                         # 3811: 165 is 13
        (JUMP, 3878),                            # 3812
        (SAME, 42, 40, 222),                     # 3813: 222 is b'MQHRF'
        (JZ, 42, 3817),                          # 3814
        (MOVE, 23, 168),                         # 3815: 168 is 14
        (JUMP, 3878),                            # 3816
        (SAME, 42, 40, 224),                     # 3817: 224 is b'MQHRF2'
        (JZ, 42, 3821),                          # 3818
        (MOVE, 23, 126),                         # 3819: 126 is 15
        (JUMP, 3878),                            # 3820
        (SAME, 42, 40, 226),                     # 3821: 226 is b'MQCICS'
        (JZ, 42, 3825),                          # 3822
        (MOVE, 23, 173),                         # 3823: 173 is 16
        (JUMP, 3878),                            # 3824
        (SAME, 42, 40, 228),                     # 3825: 228 is b'MQIMS'
        (JZ, 42, 3829),                          # 3826
        (MOVE, 23, 176),                         # 3827: 176 is 17
        (JUMP, 3878),                            # 3828
        (SAME, 42, 40, 230),                     # 3829: 230 is b'MQHWIH'
        (JZ, 42, 3833),                          # 3830
        (MOVE, 23, 179),                         # 3831: 179 is 18
        (JUMP, 3878),                            # 3832
        (SAME, 42, 40, 232),                     # 3833: 232 is b'MQHREF'
        (JZ, 42, 3837),                          # 3834
        (MOVE, 23, 182),                         # 3835: 182 is 19
        (JUMP, 3878),                            # 3836
        (SAME, 42, 40, 234),                     # 3837: 234 is b'MQADMIN'
        (JZ, 42, 3841),                          # 3838
        (MOVE, 23, 185),                         # 3839: 185 is 30
        (JUMP, 3878),                            # 3840
        (SAME, 42, 40, 236),                     # 3841: 236 is b'MQAMQP'
        (JZ, 42, 3845),                          # 3842
        (MOVE, 23, 188),                         # 3843: 188 is 31
        (JUMP, 3878),                            # 3844
        (SAME, 42, 40, 238),                     # 3845: 238 is b'MQCHCOM'
        (JZ, 42, 3849),                          # 3846
        (MOVE, 23, 191),                         # 3847: 191 is 32
        (JUMP, 3878),                            # 3848
        (SAME, 42, 40, 240),                     # 3849: 240 is b'MQCMD1'
        (JZ, 42, 3853),                          # 3850
        (MOVE, 23, 194),                         # 3851: 194 is 33
        (JUMP, 3878),                            # 3852
        (SAME, 42, 40, 242),                     # 3853: 242 is b'MQCMD2'
        (JZ, 42, 3857),                          # 3854
        (MOVE, 23, 197),                         # 3855: 197 is 34
        (JUMP, 3878),                            # 3856
        (SAME, 42, 40, 244),                     # 3857: 244 is b'MQHEPCF'
        (JZ, 42, 3861),                          # 3858
        (MOVE, 23, 200),                         # 3859: 200 is 35
        (JUMP, 3878),                            # 3860
        (SAME, 42, 40, 246),                     # 3861: 246 is b'MQEVENT'
        (JZ, 42, 3865),                          # 3862
        (MOVE, 23, 203),                         # 3863: 203 is 36
        (JUMP, 3878),                            # 3864
        (SAME, 42, 40, 248),                     # 3865: 248 is b'MQIMSVS'
        (JZ, 42, 3869),                          # 3866
        (MOVE, 23, 137),                         # 3867: 137 is 37
        (JUMP, 3878),                            # 3868
        (SAME, 42, 40, 250),                     # 3869: 250 is b'MQPCF'
        (JZ, 42, 3873),                          # 3870
        (MOVE, 23, 208),                         # 3871: 208 is 38
        (JUMP, 3878),                            # 3872
        (SAME, 42, 40, 252),                     # 3873: 252 is b'MQTRIG'
        (JZ, 42, 3877),                          # 3874
        (MOVE, 23, 211),                         # 3875: 211 is 40
        (JUMP, 3878),                            # 3876
        (MOVE, 23, 129),                         # 3877: 129 is 0
        (MOVE, 20, 23),                          # 3878
        (STORE, 51, 11, 20),                     # 3879
        (RUN, 51, 12, 4),                        # 3880: flags
        (JNZ, 12, 3886),                         # 3881: if: not is_ebcdic
        (BYTES, 51, 14, 191),                    # 3882: size: len; ascii; 191 is 32
        (UNPAD, 51, 14, 32),                     # 3883
        (CUT, 51, 14, 0, 0),                     # 3884
        (STORE, 51, 13, 127),                    # 3885: 127 is 1
        (JZ, 12, 3891),                          # 3886: if: is_ebcdic
        (BYTES, 51, 17, 191),                    # 3887: size: len; ebcdic; 191 is 32
        (UNPAD, 51, 17, 64),                     # 3888
        (CUT, 51, 17, 0, 0),                     # 3889
        (STORE, 51, 16, 127),                    # 3890: 127 is 1
        (JNZ, 12, 3896),                         # 3891: if: not is_ebcdic
        (BYTES, 51, 20, 130),                    # 3892: size: len; ascii; 130 is 8
        (UNPAD, 51, 20, 32),                     # 3893
        (CUT, 51, 20, 0, 0),                     # 3894
        (STORE, 51, 19, 127),                    # 3895: 127 is 1
        (JZ, 12, 3901),                          # 3896: if: is_ebcdic
        (BYTES, 51, 23, 130),                    # 3897: size: len; ebcdic; 130 is 8
        (UNPAD, 51, 23, 64),                     # 3898
        (CUT, 51, 23, 0, 0),                     # 3899
        (STORE, 51, 22, 127),                    # 3900: 127 is 1
        (RUN, 51, 25, 16),                       # 3901: msg_token
        (JNZ, 12, 3907),                         # 3902: if: not is_ebcdic
        (BYTES, 51, 27, 191),                    # 3903: size: len; ascii; 191 is 32
        (UNPAD, 51, 27, 32),                     # 3904
        (CUT, 51, 27, 0, 0),                     # 3905
        (STORE, 51, 26, 127),                    # 3906: 127 is 1
        (JZ, 12, 4219),                          # 3907: if: is_ebcdic
        (BYTES, 51, 30, 191),                    # 3908: size: len; ebcdic; 191 is 32
        (UNPAD, 51, 30, 64),                     # 3909
        (CUT, 51, 30, 0, 0),                     # 3910
        (STORE, 51, 29, 127),                    # 3911: 127 is 1
        (JUMP, 4219),                            # 3912
        (ROW, 18, 52, 11),                       # 3913: link.header.rmh
        (STORE, 39, 9, 11),                      # 3914
        (LOAD, 12, 8, 2),                        # 3915
        (STORE, 52, 0, 12),                      # 3916
        (LOAD, 12, 8, 3),                        # 3917
        (STORE, 52, 1, 12),                      # 3918
        (LOAD, 12, 52, 0),                       # 3919: switch-on: context_encoding & 15
        (AND, 20, 12, 126),                      # 3920: 126 is 15
        (JNE, 20, 128, 3924),                    # 3921: cases: 2; 128 is 2
        (STORE, 52, 2, 127),                     # 3922: byte order le; 127 is 1
        (JUMP, 3925),                            # 3923
        (STORE, 52, 2, 129),                     # 3924: byte order be; 129 is 0
        (RUN, 52, 3, 20),                        # 3925: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 52, 3, 0, 488, 4, 3934),        # 3926: struc_id; valid: (_ == [0x52, 0x4d, 0x48, 0x20] and not context.is_ebcdic) or (_ == [0xd9, 0xd4, 0xc8, 0x40] and not  ...; _ != b'RMH '
        (LOAD, 12, 52, 1),                       # 3927
        (JEQ, 12, 137, 3934),                    # 3928: 137 is 37
        (JEQ, 12, 134, 3934),                    # 3929: 134 is 273
        (JEQ, 12, 138, 3934),                    # 3930: 138 is 277
        (JEQ, 12, 139, 3934),                    # 3931: 139 is 500
        (JEQ, 12, 140, 3934),                    # 3932: 140 is 1047
        (JNE, 12, 141, 3941),                    # 3933: 141 is 1140
        (JSAMEN, 52, 3, 0, 492, 4, 11508),       # 3934: _ != b'\xd9\xd4\xc8@'
        (LOAD, 12, 52, 1),                       # 3935
        (JEQ, 12, 144, 11508),                   # 3936: 144 is 437
        (JEQ, 12, 145, 11508),                   # 3937: 145 is 819
        (JEQ, 12, 146, 11508),                   # 3938: 146 is 850
        (JEQ, 12, 147, 11508),                   # 3939: 147 is 1208
        (JEQ, 12, 148, 11508),                   # 3940: 148 is 1252
        (NUMBER2, 12, 52, 3, 4, 52, 2),          # 3941: version
        (JNE, 12, 127, 11508),                   # 3942: valid: 1; 127 is 1
        (NUMBER2, 12, 52, 3, 8, 52, 2),          # 3943: struc_length
        (JLT, 12, 322, 11508),                   # 3944: valid: 108; 322 is 108
        (FIXED, 20, 52, 3, 0, 4),                # 3945
        (SAME, 22, 20, 374),                     # 3946: 374 is b'\xd9\xd4\xc8@'
        (STORE, 52, 4, 22),                      # 3947
        (LOAD, 12, 52, 4),                       # 3948: if: not is_ebcdic
        (JNZ, 12, 3955),                         # 3949
        (BYTES, 52, 6, 130),                     # 3950: size: 8; ascii; 130 is 8
        (UNPAD, 52, 6, 32),                      # 3951
        (CUT, 52, 6, 0, 0),                      # 3952
        (TEXTAT, 52, 6, 0),                      # 3953: ascii is ISO-8859-1
        (STORE, 52, 5, 127),                     # 3954: 127 is 1
        (JZ, 12, 3961),                          # 3955: if: is_ebcdic
        (BYTES, 52, 9, 130),                     # 3956: size: 8; ebcdic; 130 is 8
        (UNPAD, 52, 9, 64),                      # 3957
        (CUT, 52, 9, 0, 0),                      # 3958
        (TEXTAT, 52, 9, 1),                      # 3959: ebcdic is IBM037
        (STORE, 52, 8, 127),                     # 3960: 127 is 1
        (LOAD, 23, 52, 4),                       # 3961
        (JZ, 23, 4058),                          # 3962
        (LOAD, 26, 52, 8),                       # 3963
        (JZ, 26, 11508),                         # 3964
        (LOAD, 40, 52, 9),                       # 3965
        (LOAD, 41, 52, 10),                      # 3966
        (SAME, 42, 40, 149),                     # 3967: 149 is b''
        (JZ, 42, 3971),                          # 3968
        (MOVE, 23, 127),                         # 3969: 127 is 1
        (JUMP, 4056),                            # 3970
        (SAME, 42, 40, 151),                     # 3971: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 42, 3975),                          # 3972
        (MOVE, 23, 153),                         # 3973: 153 is 39
        (JUMP, 4056),                            # 3974
        (SAME, 42, 40, 154),                     # 3975: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 42, 3979),                          # 3976
        (MOVE, 23, 156),                         # 3977: 156 is 10
        (JUMP, 4056),                            # 3978
        (SAME, 42, 40, 157),                     # 3979: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 42, 3983),                          # 3980
        (MOVE, 23, 159),                         # 3981: 159 is 11
        (JUMP, 4056),                            # 3982
        (SAME, 42, 40, 160),                     # 3983: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 42, 3987),                          # 3984
        (MOVE, 23, 162),                         # 3985: 162 is 12
        (JUMP, 4056),                            # 3986
        (SAME, 42, 40, 163),                     # 3987: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 42, 3991),                          # 3988
        (MOVE, 23, 165),                         # 3989: 165 is 13
        (JUMP, 4056),                            # 3990
        (SAME, 42, 40, 166),                     # 3991: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 42, 3995),                          # 3992
        (MOVE, 23, 168),                         # 3993: 168 is 14
        (JUMP, 4056),                            # 3994
        (SAME, 42, 40, 169),                     # 3995: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 42, 3999),                          # 3996
        (MOVE, 23, 126),                         # 3997: 126 is 15
        (JUMP, 4056),                            # 3998
        (SAME, 42, 40, 171),                     # 3999: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 42, 4003),                          # 4000
        (MOVE, 23, 173),                         # 4001: 173 is 16
        (JUMP, 4056),                            # 4002
        (SAME, 42, 40, 174),                     # 4003: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 42, 4007),                          # 4004
        (MOVE, 23, 176),                         # 4005: 176 is 17
        (JUMP, 4056),                            # 4006
        (SAME, 42, 40, 177),                     # 4007: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 42, 4011),                          # 4008
        (MOVE, 23, 179),                         # 4009: 179 is 18
        (JUMP, 4056),                            # 4010
        (SAME, 42, 40, 180),                     # 4011: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 42, 4015),                          # 4012
        (MOVE, 23, 182),                         # 4013: 182 is 19
        (JUMP, 4056),                            # 4014
        (SAME, 42, 40, 183),                     # 4015: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 42, 4019),                          # 4016
        (MOVE, 23, 185),                         # 4017: 185 is 30
        (JUMP, 4056),                            # 4018
        (SAME, 42, 40, 186),                     # 4019: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 42, 4023),                          # 4020
        (MOVE, 23, 188),                         # 4021: 188 is 31
        (JUMP, 4056),                            # 4022
        (SAME, 42, 40, 189),                     # 4023: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 42, 4027),                          # 4024
        (MOVE, 23, 191),                         # 4025: 191 is 32
        (JUMP, 4056),                            # 4026
        (SAME, 42, 40, 192),                     # 4027: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 42, 4031),                          # 4028
        (MOVE, 23, 194),                         # 4029: 194 is 33
        (JUMP, 4056),                            # 4030
        (SAME, 42, 40, 195),                     # 4031: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 42, 4035),                          # 4032
        (MOVE, 23, 197),                         # 4033: 197 is 34
        (JUMP, 4056),                            # 4034
        (SAME, 42, 40, 198),                     # 4035: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 42, 4039),                          # 4036
        (MOVE, 23, 200),                         # 4037: 200 is 35
        (JUMP, 4056),                            # 4038
        (SAME, 42, 40, 201),                     # 4039: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 42, 4043),                          # 4040
        (MOVE, 23, 203),                         # 4041: 203 is 36
        (JUMP, 4056),                            # 4042
        (SAME, 42, 40, 204),                     # 4043: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 42, 4047),                          # 4044
        (MOVE, 23, 137),                         # 4045: 137 is 37
        (JUMP, 4056),                            # 4046
        (SAME, 42, 40, 206),                     # 4047: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 42, 4051),                          # 4048
        (MOVE, 23, 208),                         # 4049: 208 is 38
        (JUMP, 4056),                            # 4050
        (SAME, 42, 40, 209),                     # 4051: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 42, 4055),                          # 4052
        (MOVE, 23, 211),                         # 4053: 211 is 40
        (JUMP, 4056),                            # 4054
        (MOVE, 23, 129),                         # 4055: 129 is 0
        (MOVE, 20, 23),                          # 4056
        (JUMP, 4153),                            # 4057
        (JNZ, 23, 11508),                        # 4058
        (LOAD, 26, 52, 5),                       # 4059
        (JZ, 26, 11508),                         # 4060
        (LOAD, 40, 52, 6),                       # 4061
        (LOAD, 41, 52, 7),                       # 4062
        (SAME, 42, 40, 149),                     # 4063: 149 is b''
        (JZ, 42, 4067),                          # 4064
        (MOVE, 23, 127),                         # 4065: 127 is 1
        (JUMP, 4152),                            # 4066
        (SAME, 42, 40, 212),                     # 4067: 212 is b'MQSTR'
        (JZ, 42, 4071),                          # 4068
        (MOVE, 23, 153),                         # 4069: 153 is 39
        (JUMP, 4152),                            # 4070
        (SAME, 42, 40, 214),                     # 4071: 214 is b'MQXMIT'
        (JZ, 42, 4075),                          # 4072
        (MOVE, 23, 156),                         # 4073: 156 is 10
        (JUMP, 4152),                            # 4074
        (SAME, 42, 40, 216),                     # 4075: 216 is b'MQHMDE'
        (JZ, 42, 4079),                          # 4076
        (MOVE, 23, 159),                         # 4077: 159 is 11
        (JUMP, 4152),                            # 4078
        (SAME, 42, 40, 218),                     # 4079: 218 is b'MQDEAD'
        (JZ, 42, 4083),                          # 4080
        (MOVE, 23, 162),                         # 4081: 162 is 12
        (JUMP, 4152),                            # 4082
        (SAME, 42, 40, 220),                     # 4083: 220 is b'MQHDIST'
        (JZ, 42, 4087),                          # 4084
        (MOVE, 23, 165),                         # 4085: 165 is 13
        (JUMP, 4152),                            # 4086
        (SAME, 42, 40, 222),                     # 4087: 222 is b'MQHRF'
        (JZ, 42, 4091),                          # 4088
        (MOVE, 23, 168),                         # 4089: 168 is 14
        (JUMP, 4152),                            # 4090
        (SAME, 42, 40, 224),                     # 4091: 224 is b'MQHRF2'
        (JZ, 42, 4095),                          # 4092
        (MOVE, 23, 126),                         # 4093: 126 is 15
        (JUMP, 4152),                            # 4094
        (SAME, 42, 40, 226),                     # 4095: 226 is b'MQCICS'
        (JZ, 42, 4099),                          # 4096
        (MOVE, 23, 173),                         # 4097: 173 is 16
        (JUMP, 4152),                            # 4098
        (SAME, 42, 40, 228),                     # 4099: 228 is b'MQIMS'
        (JZ, 42, 4103),                          # 4100
        (MOVE, 23, 176),                         # 4101: 176 is 17
        (JUMP, 4152),                            # 4102
        (SAME, 42, 40, 230),                     # 4103: 230 is b'MQHWIH'
        (JZ, 42, 4107),                          # 4104
        (MOVE, 23, 179),                         # 4105: 179 is 18
        (JUMP, 4152),                            # 4106
        (SAME, 42, 40, 232),                     # 4107: 232 is b'MQHREF'
        (JZ, 42, 4111),                          # 4108
        (MOVE, 23, 182),                         # 4109: 182 is 19
        (JUMP, 4152),                            # 4110
        (SAME, 42, 40, 234),                     # 4111: 234 is b'MQADMIN'
        (JZ, 42, 4115),                          # 4112
        (MOVE, 23, 185),                         # 4113: 185 is 30
        (JUMP, 4152),                            # 4114
        (SAME, 42, 40, 236),                     # 4115: 236 is b'MQAMQP'
        (JZ, 42, 4119),                          # 4116
        (MOVE, 23, 188),                         # 4117: 188 is 31
        (JUMP, 4152),                            # 4118
        (SAME, 42, 40, 238),                     # 4119: 238 is b'MQCHCOM'
        (JZ, 42, 4123),                          # 4120
        (MOVE, 23, 191),                         # 4121: 191 is 32
        (JUMP, 4152),                            # 4122
        (SAME, 42, 40, 240),                     # 4123: 240 is b'MQCMD1'
        (JZ, 42, 4127),                          # 4124
        (MOVE, 23, 194),                         # 4125: 194 is 33
        (JUMP, 4152),                            # 4126
        (SAME, 42, 40, 242),                     # 4127: 242 is b'MQCMD2'
        (JZ, 42, 4131),                          # 4128
        (MOVE, 23, 197),                         # 4129: 197 is 34
        (JUMP, 4152),                            # 4130
        (SAME, 42, 40, 244),                     # 4131: 244 is b'MQHEPCF'
        (JZ, 42, 4135),                          # 4132
        (MOVE, 23, 200),                         # 4133: 200 is 35
        (JUMP, 4152),                            # 4134
        (SAME, 42, 40, 246),                     # 4135: 246 is b'MQEVENT'
        (JZ, 42, 4139),                          # 4136
        (MOVE, 23, 203),                         # 4137: 203 is 36
        (JUMP, 4152),                            # 4138
        (SAME, 42, 40, 248),                     # 4139: 248 is b'MQIMSVS'
        (JZ, 42, 4143),                          # 4140
        (MOVE, 23, 137),                         # 4141: 137 is 37
        (JUMP, 4152),                            # 4142
        (SAME, 42, 40, 250),                     # 4143: 250 is b'MQPCF'
        (JZ, 42, 4147),                          # 4144
        (MOVE, 23, 208),                         # 4145: 208 is 38
        (JUMP, 4152),                            # 4146
        (SAME, 42, 40, 252),                     # 4147: 252 is b'MQTRIG'
        (JZ, 42, 4151),                          # 4148
        (MOVE, 23, 211),                         # 4149: 211 is 40
        (JUMP, 4152),                            # 4150
        (MOVE, 23, 129),                         # 4151: 129 is 0
        (MOVE, 20, 23),                          # 4152
        (STORE, 52, 11, 20),                     # 4153
        (RUN, 52, 12, 4),                        # 4154: flags
        (JNZ, 12, 4160),                         # 4155: if: not is_ebcdic
        (BYTES, 52, 14, 130),                    # 4156: size: len; ascii; 130 is 8
        (UNPAD, 52, 14, 32),                     # 4157
        (CUT, 52, 14, 0, 0),                     # 4158
        (STORE, 52, 13, 127),                    # 4159: 127 is 1
        (JZ, 12, 4165),                          # 4160: if: is_ebcdic
        (BYTES, 52, 17, 130),                    # 4161: size: len; ebcdic; 130 is 8
        (UNPAD, 52, 17, 64),                     # 4162
        (CUT, 52, 17, 0, 0),                     # 4163
        (STORE, 52, 16, 127),                    # 4164: 127 is 1
        (RUN, 52, 19, 68),                       # 4165: object_instance_id, len_src_env, ofs_src_env, len_src_name, ofs_src_name, len_dest_env, ofs_dest_env, len_dest_name, ofs_dest_name, data_logical_length, data_logical_offset, data_logical_offset2
        (NUMBER2, 12, 52, 3, 8, 52, 2),          # 4166: size: struc_length - 108
        (SUB, 20, 12, 322),                      # 4167: 322 is 108
        (BYTES, 52, 20, 20),                     # 4168: strings
        (NUMBER2, 24, 52, 19, 24, 52, 2),        # 4169
        (JLE, 24, 129, 4179),                    # 4170: 129 is 0
        (NUMBER2, 24, 52, 19, 28, 52, 2),        # 4171
        (JLT, 24, 322, 4179),                    # 4172: 322 is 108
        (NUMBER2, 25, 52, 19, 24, 52, 2),        # 4173
        (ADD, 26, 24, 25),                       # 4174
        (NUMBER2, 40, 52, 3, 8, 52, 2),          # 4175
        (JGT, 26, 40, 4179),                     # 4176
        (NUMBER2, 21, 52, 19, 24, 52, 2),        # 4177
        (JUMP, 4180),                            # 4178
        (MOVE, 21, 129),                         # 4179: 129 is 0
        (STORE, 52, 22, 21),                     # 4180
        (NUMBER2, 24, 52, 19, 32, 52, 2),        # 4181
        (JLE, 24, 129, 4191),                    # 4182: 129 is 0
        (NUMBER2, 24, 52, 19, 36, 52, 2),        # 4183
        (JLT, 24, 322, 4191),                    # 4184: 322 is 108
        (NUMBER2, 25, 52, 19, 32, 52, 2),        # 4185
        (ADD, 26, 24, 25),                       # 4186
        (NUMBER2, 40, 52, 3, 8, 52, 2),          # 4187
        (JGT, 26, 40, 4191),                     # 4188
        (NUMBER2, 21, 52, 19, 32, 52, 2),        # 4189
        (JUMP, 4192),                            # 4190
        (MOVE, 21, 129),                         # 4191: 129 is 0
        (STORE, 52, 23, 21),                     # 4192
        (NUMBER2, 24, 52, 19, 40, 52, 2),        # 4193
        (JLE, 24, 129, 4203),                    # 4194: 129 is 0
        (NUMBER2, 24, 52, 19, 44, 52, 2),        # 4195
        (JLT, 24, 322, 4203),                    # 4196: 322 is 108
        (NUMBER2, 25, 52, 19, 40, 52, 2),        # 4197
        (ADD, 26, 24, 25),                       # 4198
        (NUMBER2, 40, 52, 3, 8, 52, 2),          # 4199
        (JGT, 26, 40, 4203),                     # 4200
        (NUMBER2, 21, 52, 19, 40, 52, 2),        # 4201
        (JUMP, 4204),                            # 4202
        (MOVE, 21, 129),                         # 4203: 129 is 0
        (STORE, 52, 24, 21),                     # 4204
        (NUMBER2, 24, 52, 19, 48, 52, 2),        # 4205
        (JLE, 24, 129, 4215),                    # 4206: 129 is 0
        (NUMBER2, 24, 52, 19, 52, 52, 2),        # 4207
        (JLT, 24, 322, 4215),                    # 4208: 322 is 108
        (NUMBER2, 25, 52, 19, 48, 52, 2),        # 4209
        (ADD, 26, 24, 25),                       # 4210
        (NUMBER2, 40, 52, 3, 8, 52, 2),          # 4211
        (JGT, 26, 40, 4215),                     # 4212
        (NUMBER2, 21, 52, 19, 48, 52, 2),        # 4213
        (JUMP, 4216),                            # 4214
        (MOVE, 21, 129),                         # 4215: 129 is 0
        (STORE, 52, 25, 21),                     # 4216
        (OPEN, 21, 52, 20),                      # 4217: strings begins
        (CLOSE, 21),                             # 4218: strings ends
        (LOAD, 20, 8, 20),                       # 4219
        (JEQ, 20, 129, 4223),                    # 4220: 129 is 0
        (LOAD, 10, 8, 1),                        # 4221
        (JUMP, 4507),                            # 4222
        (LOAD, 20, 8, 1),                        # 4223
        (JNE, 20, 156, 4233),                    # 4224: 156 is 10
        (LOAD, 20, 8, 21),                       # 4225
        (JZ, 20, 11508),                         # 4226
        (ROWAT, 53, 5, 20),                      # 4227
        (LOAD, 21, 53, 0),                       # 4228
        (JZ, 21, 11508),                         # 4229
        (ROWAT, 54, 6, 21),                      # 4230
        (LOAD, 10, 54, 28),                      # 4231
        (JUMP, 4507),                            # 4232
        (JNE, 20, 159, 4434),                    # 4233: 159 is 11
        (LOAD, 20, 8, 21),                       # 4234
        (JZ, 20, 11508),                         # 4235
        (ROWAT, 55, 5, 20),                      # 4236
        (LOAD, 21, 55, 1),                       # 4237
        (JZ, 21, 11508),                         # 4238
        (ROWAT, 56, 8, 21),                      # 4239
        (JSAMEN, 56, 3, 0, 440, 4, 4337),        # 4240: struc_id != b'\xd4\xc4\xc5@'
        (JSAMEN, 56, 3, 0, 440, 4, 11508),       # 4241: struc_id != b'\xd4\xc4\xc5@'
        (LOAD, 43, 56, 7),                       # 4242
        (JZ, 43, 11508),                         # 4243
        (LOAD, 44, 56, 8),                       # 4244
        (LOAD, 45, 56, 9),                       # 4245
        (SAME, 46, 44, 149),                     # 4246: 149 is b''
        (JZ, 46, 4250),                          # 4247
        (MOVE, 40, 127),                         # 4248: 127 is 1
        (JUMP, 4335),                            # 4249
        (SAME, 46, 44, 151),                     # 4250: 151 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 46, 4254),                          # 4251
        (MOVE, 40, 153),                         # 4252: 153 is 39
        (JUMP, 4335),                            # 4253
        (SAME, 46, 44, 154),                     # 4254: 154 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 46, 4258),                          # 4255
        (MOVE, 40, 156),                         # 4256: 156 is 10
        (JUMP, 4335),                            # 4257
        (SAME, 46, 44, 157),                     # 4258: 157 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 46, 4262),                          # 4259
        (MOVE, 40, 159),                         # 4260: 159 is 11
        (JUMP, 4335),                            # 4261
        (SAME, 46, 44, 160),                     # 4262: 160 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 46, 4266),                          # 4263
        (MOVE, 40, 162),                         # 4264: 162 is 12
        (JUMP, 4335),                            # 4265
        (SAME, 46, 44, 163),                     # 4266: 163 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 46, 4270),                          # 4267
        (MOVE, 40, 165),                         # 4268: 165 is 13
        (JUMP, 4335),                            # 4269
        (SAME, 46, 44, 166),                     # 4270: 166 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 46, 4274),                          # 4271
        (MOVE, 40, 168),                         # 4272: 168 is 14
        (JUMP, 4335),                            # 4273
        (SAME, 46, 44, 169),                     # 4274: 169 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 46, 4278),                          # 4275
        (MOVE, 40, 126),                         # 4276: 126 is 15
        (JUMP, 4335),                            # 4277
        (SAME, 46, 44, 171),                     # 4278: 171 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 46, 4282),                          # 4279
        (MOVE, 40, 173),                         # 4280: 173 is 16
        (JUMP, 4335),                            # 4281
        (SAME, 46, 44, 174),                     # 4282: 174 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 46, 4286),                          # 4283
        (MOVE, 40, 176),                         # 4284: 176 is 17
        (JUMP, 4335),                            # 4285
        (SAME, 46, 44, 177),                     # 4286: 177 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 46, 4290),                          # 4287
        (MOVE, 40, 179),                         # 4288: 179 is 18
        (JUMP, 4335),                            # 4289
        (SAME, 46, 44, 180),                     # 4290: 180 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 46, 4294),                          # 4291
        (MOVE, 40, 182),                         # 4292: 182 is 19
        (JUMP, 4335),                            # 4293
        (SAME, 46, 44, 183),                     # 4294: 183 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 46, 4298),                          # 4295
        (MOVE, 40, 185),                         # 4296: 185 is 30
        (JUMP, 4335),                            # 4297
        (SAME, 46, 44, 186),                     # 4298: 186 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 46, 4302),                          # 4299
        (MOVE, 40, 188),                         # 4300: 188 is 31
        (JUMP, 4335),                            # 4301
        (SAME, 46, 44, 189),                     # 4302: 189 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 46, 4306),                          # 4303
        (MOVE, 40, 191),                         # 4304: 191 is 32
        (JUMP, 4335),                            # 4305
        (SAME, 46, 44, 192),                     # 4306: 192 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 46, 4310),                          # 4307
        (MOVE, 40, 194),                         # 4308: 194 is 33
        (JUMP, 4335),                            # 4309
        (SAME, 46, 44, 195),                     # 4310: 195 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 46, 4314),                          # 4311
        (MOVE, 40, 197),                         # 4312: 197 is 34
        (JUMP, 4335),                            # 4313
        (SAME, 46, 44, 198),                     # 4314: 198 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 46, 4318),                          # 4315
        (MOVE, 40, 200),                         # 4316: 200 is 35
        (JUMP, 4335),                            # 4317
        (SAME, 46, 44, 201),                     # 4318: 201 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 46, 4322),                          # 4319
        (MOVE, 40, 203),                         # 4320: 203 is 36
        (JUMP, 4335),                            # 4321
        (SAME, 46, 44, 204),                     # 4322: 204 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 46, 4326),                          # 4323
        (MOVE, 40, 137),                         # 4324: 137 is 37
        (JUMP, 4335),                            # 4325
        (SAME, 46, 44, 206),                     # 4326: 206 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 46, 4330),                          # 4327
        (MOVE, 40, 208),                         # 4328: 208 is 38
        (JUMP, 4335),                            # 4329
        (SAME, 46, 44, 209),                     # 4330: 209 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 46, 4334),                          # 4331
        (MOVE, 40, 211),                         # 4332: 211 is 40
        (JUMP, 4335),                            # 4333
        (MOVE, 40, 129),                         # 4334: 129 is 0
        (MOVE, 22, 40),                          # 4335
        (JUMP, 4432),                            # 4336
        (JSAME, 56, 3, 0, 440, 4, 11508),        # 4337: struc_id == b'\xd4\xc4\xc5@'
        (LOAD, 43, 56, 4),                       # 4338
        (JZ, 43, 11508),                         # 4339
        (LOAD, 44, 56, 5),                       # 4340
        (LOAD, 45, 56, 6),                       # 4341
        (SAME, 46, 44, 149),                     # 4342: 149 is b''
        (JZ, 46, 4346),                          # 4343
        (MOVE, 40, 127),                         # 4344: 127 is 1
        (JUMP, 4431),                            # 4345
        (SAME, 46, 44, 212),                     # 4346: 212 is b'MQSTR'
        (JZ, 46, 4350),                          # 4347
        (MOVE, 40, 153),                         # 4348: 153 is 39
        (JUMP, 4431),                            # 4349
        (SAME, 46, 44, 214),                     # 4350: 214 is b'MQXMIT'
        (JZ, 46, 4354),                          # 4351
        (MOVE, 40, 156),                         # 4352: 156 is 10
        (JUMP, 4431),                            # 4353
        (SAME, 46, 44, 216),                     # 4354: 216 is b'MQHMDE'
        (JZ, 46, 4358),                          # 4355
        (MOVE, 40, 159),                         # 4356: 159 is 11
        (JUMP, 4431),                            # 4357
        (SAME, 46, 44, 218),                     # 4358: 218 is b'MQDEAD'
        (JZ, 46, 4362),                          # 4359
        (MOVE, 40, 162),                         # 4360: 162 is 12
        (JUMP, 4431),                            # 4361
        (SAME, 46, 44, 220),                     # 4362: 220 is b'MQHDIST'
        (JZ, 46, 4366),                          # 4363
        (MOVE, 40, 165),                         # 4364: 165 is 13
        (JUMP, 4431),                            # 4365
        (SAME, 46, 44, 222),                     # 4366: 222 is b'MQHRF'
        (JZ, 46, 4370),                          # 4367
        (MOVE, 40, 168),                         # 4368: 168 is 14
        (JUMP, 4431),                            # 4369
        (SAME, 46, 44, 224),                     # 4370: 224 is b'MQHRF2'
        (JZ, 46, 4374),                          # 4371
        (MOVE, 40, 126),                         # 4372: 126 is 15
        (JUMP, 4431),                            # 4373
        (SAME, 46, 44, 226),                     # 4374: 226 is b'MQCICS'
        (JZ, 46, 4378),                          # 4375
        (MOVE, 40, 173),                         # 4376: 173 is 16
        (JUMP, 4431),                            # 4377
        (SAME, 46, 44, 228),                     # 4378: 228 is b'MQIMS'
        (JZ, 46, 4382),                          # 4379
        (MOVE, 40, 176),                         # 4380: 176 is 17
        (JUMP, 4431),                            # 4381
        (SAME, 46, 44, 230),                     # 4382: 230 is b'MQHWIH'
        (JZ, 46, 4386),                          # 4383
        (MOVE, 40, 179),                         # 4384: 179 is 18
        (JUMP, 4431),                            # 4385
        (SAME, 46, 44, 232),                     # 4386: 232 is b'MQHREF'
        (JZ, 46, 4390),                          # 4387
        (MOVE, 40, 182),                         # 4388: 182 is 19
        (JUMP, 4431),                            # 4389
        (SAME, 46, 44, 234),                     # 4390: 234 is b'MQADMIN'
        (JZ, 46, 4394),                          # 4391
        (MOVE, 40, 185),                         # 4392: 185 is 30
        (JUMP, 4431),                            # 4393
        (SAME, 46, 44, 236),                     # 4394: 236 is b'MQAMQP'
        (JZ, 46, 4398),                          # 4395
        (MOVE, 40, 188),                         # 4396: 188 is 31
        (JUMP, 4431),                            # 4397
        (SAME, 46, 44, 238),                     # 4398: 238 is b'MQCHCOM'
        (JZ, 46, 4402),                          # 4399
        (MOVE, 40, 191),                         # 4400: 191 is 32
        (JUMP, 4431),                            # 4401
        (SAME, 46, 44, 240),                     # 4402: 240 is b'MQCMD1'
        (JZ, 46, 4406),                          # 4403
        (MOVE, 40, 194),                         # 4404: 194 is 33
        (JUMP, 4431),                            # 4405
        (SAME, 46, 44, 242),                     # 4406: 242 is b'MQCMD2'
        (JZ, 46, 4410),                          # 4407
        (MOVE, 40, 197),                         # 4408: 197 is 34
        (JUMP, 4431),                            # 4409
        (SAME, 46, 44, 244),                     # 4410: 244 is b'MQHEPCF'
        (JZ, 46, 4414),                          # 4411
        (MOVE, 40, 200),                         # 4412: 200 is 35
        (JUMP, 4431),                            # 4413
        (SAME, 46, 44, 246),                     # 4414: 246 is b'MQEVENT'
        (JZ, 46, 4418),                          # 4415
        (MOVE, 40, 203),                         # 4416: 203 is 36
        (JUMP, 4431),                            # 4417
        (SAME, 46, 44, 248),                     # 4418: 248 is b'MQIMSVS'
        (JZ, 46, 4422),                          # 4419
        (MOVE, 40, 137),                         # 4420: 137 is 37
        (JUMP, 4431),                            # 4421
        (SAME, 46, 44, 250),                     # 4422: 250 is b'MQPCF'
        (JZ, 46, 4426),                          # 4423
        (MOVE, 40, 208),                         # 4424: 208 is 38
        (JUMP, 4431),                            # 4425
        (SAME, 46, 44, 252),                     # 4426: 252 is b'MQTRIG'
        (JZ, 46, 4430),                          # 4427
        (MOVE, 40, 211),                         # 4428: 211 is 40
        (JUMP, 4431),                            # 4429
        (MOVE, 40, 129),                         # 4430: 129 is 0
        (MOVE, 22, 40),                          # 4431
        (MOVE, 10, 22),                          # 4432
        (JUMP, 4507),                            # 4433
        (JNE, 20, 162, 4443),                    # 4434: 162 is 12
        (LOAD, 20, 8, 21),                       # 4435
        (JZ, 20, 11508),                         # 4436
        (ROWAT, 57, 5, 20),                      # 4437
        (LOAD, 21, 57, 2),                       # 4438
        (JZ, 21, 11508),                         # 4439
        (ROWAT, 58, 9, 21),                      # 4440
        (LOAD, 10, 58, 24),                      # 4441
        (JUMP, 4507),                            # 4442
        (JNE, 20, 165, 4452),                    # 4443: 165 is 13
        (LOAD, 20, 8, 21),                       # 4444
        (JZ, 20, 11508),                         # 4445
        (ROWAT, 59, 5, 20),                      # 4446
        (LOAD, 21, 59, 3),                       # 4447
        (JZ, 21, 11508),                         # 4448
        (ROWAT, 60, 10, 21),                     # 4449
        (LOAD, 10, 60, 11),                      # 4450
        (JUMP, 4507),                            # 4451
        (JNE, 20, 168, 4461),                    # 4452: 168 is 14
        (LOAD, 20, 8, 21),                       # 4453
        (JZ, 20, 11508),                         # 4454
        (ROWAT, 61, 5, 20),                      # 4455
        (LOAD, 21, 61, 4),                       # 4456
        (JZ, 21, 11508),                         # 4457
        (ROWAT, 62, 11, 21),                     # 4458
        (LOAD, 10, 62, 11),                      # 4459
        (JUMP, 4507),                            # 4460
        (JNE, 20, 126, 4470),                    # 4461: 126 is 15
        (LOAD, 20, 8, 21),                       # 4462
        (JZ, 20, 11508),                         # 4463
        (ROWAT, 63, 5, 20),                      # 4464
        (LOAD, 21, 63, 5),                       # 4465
        (JZ, 21, 11508),                         # 4466
        (ROWAT, 64, 12, 21),                     # 4467
        (LOAD, 10, 64, 11),                      # 4468
        (JUMP, 4507),                            # 4469
        (JNE, 20, 173, 4479),                    # 4470: 173 is 16
        (LOAD, 20, 8, 21),                       # 4471
        (JZ, 20, 11508),                         # 4472
        (ROWAT, 65, 5, 20),                      # 4473
        (LOAD, 21, 65, 6),                       # 4474
        (JZ, 21, 11508),                         # 4475
        (ROWAT, 66, 14, 21),                     # 4476
        (LOAD, 10, 66, 11),                      # 4477
        (JUMP, 4507),                            # 4478
        (JNE, 20, 176, 4488),                    # 4479: 176 is 17
        (LOAD, 20, 8, 21),                       # 4480
        (JZ, 20, 11508),                         # 4481
        (ROWAT, 67, 5, 20),                      # 4482
        (LOAD, 21, 67, 7),                       # 4483
        (JZ, 21, 11508),                         # 4484
        (ROWAT, 68, 16, 21),                     # 4485
        (LOAD, 10, 68, 11),                      # 4486
        (JUMP, 4507),                            # 4487
        (JNE, 20, 179, 4497),                    # 4488: 179 is 18
        (LOAD, 20, 8, 21),                       # 4489
        (JZ, 20, 11508),                         # 4490
        (ROWAT, 69, 5, 20),                      # 4491
        (LOAD, 21, 69, 8),                       # 4492
        (JZ, 21, 11508),                         # 4493
        (ROWAT, 70, 17, 21),                     # 4494
        (LOAD, 10, 70, 11),                      # 4495
        (JUMP, 4507),                            # 4496
        (JNE, 20, 182, 4506),                    # 4497: 182 is 19
        (LOAD, 20, 8, 21),                       # 4498
        (JZ, 20, 11508),                         # 4499
        (ROWAT, 71, 5, 20),                      # 4500
        (LOAD, 21, 71, 9),                       # 4501
        (JZ, 21, 11508),                         # 4502
        (ROWAT, 72, 18, 21),                     # 4503
        (LOAD, 10, 72, 11),                      # 4504
        (JUMP, 4507),                            # 4505
        (MOVE, 10, 129),                         # 4506: 129 is 0
        (STORE, 8, 22, 10),                      # 4507
        (LOAD, 20, 8, 20),                       # 4508
        (JNE, 20, 129, 4513),                    # 4509: 129 is 0
        (LOAD, 20, 8, 1),                        # 4510
        (JEQ, 20, 173, 4513),                    # 4511: 173 is 16
        (JNE, 20, 176, 4515),                    # 4512: 176 is 17
        (LOAD, 10, 8, 2),                        # 4513
        (JUMP, 4538),                            # 4514
        (JNE, 20, 156, 4524),                    # 4515: 156 is 10
        (LOAD, 20, 8, 21),                       # 4516
        (JZ, 20, 11508),                         # 4517
        (ROWAT, 73, 5, 20),                      # 4518
        (LOAD, 21, 73, 0),                       # 4519
        (JZ, 21, 11508),                         # 4520
        (ROWAT, 74, 6, 21),                      # 4521
        (NUMBER2, 10, 74, 20, 12, 52, 17),       # 4522
        (JUMP, 4538),                            # 4523
        (JNE, 20, 162, 4533),                    # 4524: 162 is 12
        (LOAD, 20, 8, 21),                       # 4525
        (JZ, 20, 11508),                         # 4526
        (ROWAT, 75, 5, 20),                      # 4527
        (LOAD, 21, 75, 2),                       # 4528
        (JZ, 21, 11508),                         # 4529
        (ROWAT, 76, 9, 21),                      # 4530
        (NUMBER2, 10, 76, 17, 0, 52, 2),         # 4531
        (JUMP, 4538),                            # 4532
        (CALL, 10, 833),                         # 4533: front
        (LOAD, 20, 8, 15),                       # 4534
        (JZ, 20, 11508),                         # 4535
        (ROWAT, 77, 4, 20),                      # 4536
        (NUMBER2, 10, 77, 2, 12, 52, 1),         # 4537
        (STORE, 8, 23, 10),                      # 4538
        (LOAD, 23, 8, 20),                       # 4539
        (JNE, 23, 129, 4544),                    # 4540: 129 is 0
        (LOAD, 23, 8, 1),                        # 4541
        (JEQ, 23, 173, 4544),                    # 4542: 173 is 16
        (JNE, 23, 176, 4546),                    # 4543: 176 is 17
        (LOAD, 20, 8, 3),                        # 4544
        (JUMP, 4569),                            # 4545
        (JNE, 23, 156, 4555),                    # 4546: 156 is 10
        (LOAD, 23, 8, 21),                       # 4547
        (JZ, 23, 11508),                         # 4548
        (ROWAT, 78, 5, 23),                      # 4549
        (LOAD, 24, 78, 0),                       # 4550
        (JZ, 24, 11508),                         # 4551
        (ROWAT, 79, 6, 24),                      # 4552
        (NUMBER2, 20, 79, 20, 16, 52, 17),       # 4553
        (JUMP, 4569),                            # 4554
        (JNE, 23, 162, 4564),                    # 4555: 162 is 12
        (LOAD, 23, 8, 21),                       # 4556
        (JZ, 23, 11508),                         # 4557
        (ROWAT, 80, 5, 23),                      # 4558
        (LOAD, 24, 80, 2),                       # 4559
        (JZ, 24, 11508),                         # 4560
        (ROWAT, 81, 9, 24),                      # 4561
        (NUMBER2, 20, 81, 17, 4, 52, 2),         # 4562
        (JUMP, 4569),                            # 4563
        (CALL, 10, 833),                         # 4564: front
        (LOAD, 23, 8, 15),                       # 4565
        (JZ, 23, 11508),                         # 4566
        (ROWAT, 82, 4, 23),                      # 4567
        (NUMBER2, 20, 82, 2, 16, 52, 1),         # 4568
        (STORE, 8, 24, 20),                      # 4569
        (JLE, 20, 129, 4573),                    # 4570: 129 is 0
        (MOVE, 10, 20),                          # 4571
        (JUMP, 4574),                            # 4572
        (LOAD, 10, 8, 3),                        # 4573
        (STORE, 8, 25, 10),                      # 4574
        (LOAD, 10, 8, 20),                       # 4575
        (STORE, 8, 26, 10),                      # 4576
        (MOVE, 10, 129),                         # 4577: repeat-until: not _.next.is_header or _index == 63; 129 is 0
        (MOVE, 11, 129),                         # 4578: 129 is 0
        (LOAD, 12, 8, 26),                       # 4579
        (JNE, 12, 129, 4585),                    # 4580: 129 is 0
        (LOAD, 12, 8, 22),                       # 4581
        (JLT, 12, 156, 4585),                    # 4582: 156 is 10
        (JGT, 12, 182, 4585),                    # 4583: 182 is 19
        (MOVE, 11, 127),                         # 4584: 127 is 1
        (JZ, 11, 4587),                          # 4585
        (JNE, 8, 376, 4588),                     # 4586: 376 is 63
        (MOVE, 10, 127),                         # 4587: 127 is 1
        (COUNT, 8, 74, 0, 9),                    # 4588
        (JZ, 10, 688),                           # 4589
        (JUMP, 4624),                            # 4590
        (STORE, 8, 0, 8),                        # 4591
        (JNE, 8, 129, 4595),                     # 4592: 129 is 0
        (LOAD, 20, 0, 4),                        # 4593
        (JUMP, 4598),                            # 4594
        (SUB, 23, 8, 127),                       # 4595: 127 is 1
        (ITEM, 83, 3, 0, 8, 23),                 # 4596
        (LOAD, 20, 83, 22),                      # 4597
        (STORE, 8, 1, 20),                       # 4598
        (JNE, 8, 129, 4602),                     # 4599: 129 is 0
        (LOAD, 20, 0, 5),                        # 4600
        (JUMP, 4605),                            # 4601
        (SUB, 23, 8, 127),                       # 4602: 127 is 1
        (ITEM, 84, 3, 0, 8, 23),                 # 4603
        (LOAD, 20, 84, 23),                      # 4604
        (STORE, 8, 2, 20),                       # 4605
        (JNE, 8, 129, 4609),                     # 4606: 129 is 0
        (LOAD, 20, 0, 6),                        # 4607
        (JUMP, 4612),                            # 4608
        (SUB, 23, 8, 127),                       # 4609: 127 is 1
        (ITEM, 85, 3, 0, 8, 23),                 # 4610
        (LOAD, 20, 85, 25),                      # 4611
        (STORE, 8, 3, 20),                       # 4612
        (JNE, 8, 129, 4616),                     # 4613: 129 is 0
        (MOVE, 20, 129),                         # 4614: 129 is 0
        (JUMP, 4619),                            # 4615
        (SUB, 23, 8, 127),                       # 4616: 127 is 1
        (ITEM, 86, 3, 0, 8, 23),                 # 4617
        (LOAD, 20, 86, 1),                       # 4618
        (STORE, 8, 4, 20),                       # 4619
        (ROOTSTART, 11),                         # 4620
        (POSITION, 11, 11),                      # 4621
        (STORE, 8, 5, 11),                       # 4622
        (JUMP, 690),                             # 4623
        (STORE, 0, 7, 127),                      # 4624: 127 is 1
        (REST, 0, 10),                           # 4625: data
        (LOAD, 8, 0, 0),                         # 4626
        (JZ, 8, 5504),                           # 4627
        (ROWAT, 1, 1, 8),                        # 4628
        (LOAD, 12, 1, 6),                        # 4629: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 12, 4637),                          # 4630
        (LOAD, 12, 1, 10),                       # 4631
        (JZ, 12, 11508),                         # 4632
        (LOAD, 9, 1, 11),                        # 4633
        (LOAD, 10, 1, 12),                       # 4634
        (MOVE, 11, 127),                         # 4635: 127 is 1
        (JUMP, 4642),                            # 4636
        (LOAD, 12, 1, 7),                        # 4637
        (JZ, 12, 11508),                         # 4638
        (LOAD, 9, 1, 8),                         # 4639
        (LOAD, 10, 1, 9),                        # 4640
        (MOVE, 11, 129),                         # 4641: 129 is 0
        (STORE, 1, 66, 9),                       # 4642
        (STORE, 1, 67, 10),                      # 4643
        (STORE, 1, 68, 11),                      # 4644
        (LOAD, 12, 1, 6),                        # 4645: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 4700),                          # 4646
        (LOAD, 23, 1, 1),                        # 4647
        (JNE, 23, 134, 4658),                    # 4648: 134 is 273
        (LOAD, 23, 1, 18),                       # 4649
        (JZ, 23, 11508),                         # 4650
        (LOAD, 24, 1, 19),                       # 4651
        (LOAD, 25, 1, 20),                       # 4652
        (TEXT, 24, 5),                           # 4653
        (MOVE, 20, 24),                          # 4654
        (MOVE, 21, 25),                          # 4655
        (MOVE, 22, 333),                         # 4656: 333 is 5
        (JUMP, 4696),                            # 4657
        (JNE, 23, 139, 4668),                    # 4658: 139 is 500
        (LOAD, 23, 1, 18),                       # 4659
        (JZ, 23, 11508),                         # 4660
        (LOAD, 24, 1, 19),                       # 4661
        (LOAD, 25, 1, 20),                       # 4662
        (TEXT, 24, 6),                           # 4663
        (MOVE, 20, 24),                          # 4664
        (MOVE, 21, 25),                          # 4665
        (MOVE, 22, 330),                         # 4666: 330 is 6
        (JUMP, 4696),                            # 4667
        (JNE, 23, 140, 4678),                    # 4668: 140 is 1047
        (LOAD, 23, 1, 18),                       # 4669
        (JZ, 23, 11508),                         # 4670
        (LOAD, 24, 1, 19),                       # 4671
        (LOAD, 25, 1, 20),                       # 4672
        (TEXT, 24, 7),                           # 4673
        (MOVE, 20, 24),                          # 4674
        (MOVE, 21, 25),                          # 4675
        (MOVE, 22, 132),                         # 4676: 132 is 7
        (JUMP, 4696),                            # 4677
        (JNE, 23, 141, 4688),                    # 4678: 141 is 1140
        (LOAD, 23, 1, 18),                       # 4679
        (JZ, 23, 11508),                         # 4680
        (LOAD, 24, 1, 19),                       # 4681
        (LOAD, 25, 1, 20),                       # 4682
        (TEXT, 24, 8),                           # 4683
        (MOVE, 20, 24),                          # 4684
        (MOVE, 21, 25),                          # 4685
        (MOVE, 22, 130),                         # 4686: 130 is 8
        (JUMP, 4696),                            # 4687
        (LOAD, 23, 1, 18),                       # 4688
        (JZ, 23, 11508),                         # 4689
        (LOAD, 24, 1, 19),                       # 4690
        (LOAD, 25, 1, 20),                       # 4691
        (TEXT, 24, 1),                           # 4692
        (MOVE, 20, 24),                          # 4693
        (MOVE, 21, 25),                          # 4694
        (MOVE, 22, 127),                         # 4695: 127 is 1
        (MOVE, 9, 20),                           # 4696
        (MOVE, 10, 21),                          # 4697
        (MOVE, 11, 22),                          # 4698
        (JUMP, 4749),                            # 4699
        (LOAD, 12, 1, 1),                        # 4700
        (JNE, 12, 147, 4711),                    # 4701: 147 is 1208
        (LOAD, 12, 1, 15),                       # 4702
        (JZ, 12, 11508),                         # 4703
        (LOAD, 20, 1, 16),                       # 4704
        (LOAD, 21, 1, 17),                       # 4705
        (TEXT, 20, 2),                           # 4706
        (MOVE, 9, 20),                           # 4707
        (MOVE, 10, 21),                          # 4708
        (MOVE, 11, 128),                         # 4709: 128 is 2
        (JUMP, 4749),                            # 4710
        (JNE, 12, 148, 4721),                    # 4711: 148 is 1252
        (LOAD, 12, 1, 15),                       # 4712
        (JZ, 12, 11508),                         # 4713
        (LOAD, 20, 1, 16),                       # 4714
        (LOAD, 21, 1, 17),                       # 4715
        (TEXT, 20, 9),                           # 4716
        (MOVE, 9, 20),                           # 4717
        (MOVE, 10, 21),                          # 4718
        (MOVE, 11, 329),                         # 4719: 329 is 9
        (JUMP, 4749),                            # 4720
        (JNE, 12, 144, 4731),                    # 4721: 144 is 437
        (LOAD, 12, 1, 15),                       # 4722
        (JZ, 12, 11508),                         # 4723
        (LOAD, 20, 1, 16),                       # 4724
        (LOAD, 21, 1, 17),                       # 4725
        (TEXT, 20, 10),                          # 4726
        (MOVE, 9, 20),                           # 4727
        (MOVE, 10, 21),                          # 4728
        (MOVE, 11, 156),                         # 4729: 156 is 10
        (JUMP, 4749),                            # 4730
        (JNE, 12, 146, 4741),                    # 4731: 146 is 850
        (LOAD, 12, 1, 15),                       # 4732
        (JZ, 12, 11508),                         # 4733
        (LOAD, 20, 1, 16),                       # 4734
        (LOAD, 21, 1, 17),                       # 4735
        (TEXT, 20, 11),                          # 4736
        (MOVE, 9, 20),                           # 4737
        (MOVE, 10, 21),                          # 4738
        (MOVE, 11, 159),                         # 4739: 159 is 11
        (JUMP, 4749),                            # 4740
        (LOAD, 12, 1, 15),                       # 4741
        (JZ, 12, 11508),                         # 4742
        (LOAD, 20, 1, 16),                       # 4743
        (LOAD, 21, 1, 17),                       # 4744
        (TEXT, 20, 0),                           # 4745
        (MOVE, 9, 20),                           # 4746
        (MOVE, 10, 21),                          # 4747
        (MOVE, 11, 129),                         # 4748: 129 is 0
        (STORE, 1, 69, 9),                       # 4749
        (STORE, 1, 70, 10),                      # 4750
        (STORE, 1, 71, 11),                      # 4751
        (LOAD, 12, 1, 6),                        # 4752: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 4807),                          # 4753
        (LOAD, 23, 1, 1),                        # 4754
        (JNE, 23, 134, 4765),                    # 4755: 134 is 273
        (LOAD, 23, 1, 24),                       # 4756
        (JZ, 23, 11508),                         # 4757
        (LOAD, 24, 1, 25),                       # 4758
        (LOAD, 25, 1, 26),                       # 4759
        (TEXT, 24, 5),                           # 4760
        (MOVE, 20, 24),                          # 4761
        (MOVE, 21, 25),                          # 4762
        (MOVE, 22, 333),                         # 4763: 333 is 5
        (JUMP, 4803),                            # 4764
        (JNE, 23, 139, 4775),                    # 4765: 139 is 500
        (LOAD, 23, 1, 24),                       # 4766
        (JZ, 23, 11508),                         # 4767
        (LOAD, 24, 1, 25),                       # 4768
        (LOAD, 25, 1, 26),                       # 4769
        (TEXT, 24, 6),                           # 4770
        (MOVE, 20, 24),                          # 4771
        (MOVE, 21, 25),                          # 4772
        (MOVE, 22, 330),                         # 4773: 330 is 6
        (JUMP, 4803),                            # 4774
        (JNE, 23, 140, 4785),                    # 4775: 140 is 1047
        (LOAD, 23, 1, 24),                       # 4776
        (JZ, 23, 11508),                         # 4777
        (LOAD, 24, 1, 25),                       # 4778
        (LOAD, 25, 1, 26),                       # 4779
        (TEXT, 24, 7),                           # 4780
        (MOVE, 20, 24),                          # 4781
        (MOVE, 21, 25),                          # 4782
        (MOVE, 22, 132),                         # 4783: 132 is 7
        (JUMP, 4803),                            # 4784
        (JNE, 23, 141, 4795),                    # 4785: 141 is 1140
        (LOAD, 23, 1, 24),                       # 4786
        (JZ, 23, 11508),                         # 4787
        (LOAD, 24, 1, 25),                       # 4788
        (LOAD, 25, 1, 26),                       # 4789
        (TEXT, 24, 8),                           # 4790
        (MOVE, 20, 24),                          # 4791
        (MOVE, 21, 25),                          # 4792
        (MOVE, 22, 130),                         # 4793: 130 is 8
        (JUMP, 4803),                            # 4794
        (LOAD, 23, 1, 24),                       # 4795
        (JZ, 23, 11508),                         # 4796
        (LOAD, 24, 1, 25),                       # 4797
        (LOAD, 25, 1, 26),                       # 4798
        (TEXT, 24, 1),                           # 4799
        (MOVE, 20, 24),                          # 4800
        (MOVE, 21, 25),                          # 4801
        (MOVE, 22, 127),                         # 4802: 127 is 1
        (MOVE, 9, 20),                           # 4803
        (MOVE, 10, 21),                          # 4804
        (MOVE, 11, 22),                          # 4805
        (JUMP, 4856),                            # 4806
        (LOAD, 12, 1, 1),                        # 4807
        (JNE, 12, 147, 4818),                    # 4808: 147 is 1208
        (LOAD, 12, 1, 21),                       # 4809
        (JZ, 12, 11508),                         # 4810
        (LOAD, 20, 1, 22),                       # 4811
        (LOAD, 21, 1, 23),                       # 4812
        (TEXT, 20, 2),                           # 4813
        (MOVE, 9, 20),                           # 4814
        (MOVE, 10, 21),                          # 4815
        (MOVE, 11, 128),                         # 4816: 128 is 2
        (JUMP, 4856),                            # 4817
        (JNE, 12, 148, 4828),                    # 4818: 148 is 1252
        (LOAD, 12, 1, 21),                       # 4819
        (JZ, 12, 11508),                         # 4820
        (LOAD, 20, 1, 22),                       # 4821
        (LOAD, 21, 1, 23),                       # 4822
        (TEXT, 20, 9),                           # 4823
        (MOVE, 9, 20),                           # 4824
        (MOVE, 10, 21),                          # 4825
        (MOVE, 11, 329),                         # 4826: 329 is 9
        (JUMP, 4856),                            # 4827
        (JNE, 12, 144, 4838),                    # 4828: 144 is 437
        (LOAD, 12, 1, 21),                       # 4829
        (JZ, 12, 11508),                         # 4830
        (LOAD, 20, 1, 22),                       # 4831
        (LOAD, 21, 1, 23),                       # 4832
        (TEXT, 20, 10),                          # 4833
        (MOVE, 9, 20),                           # 4834
        (MOVE, 10, 21),                          # 4835
        (MOVE, 11, 156),                         # 4836: 156 is 10
        (JUMP, 4856),                            # 4837
        (JNE, 12, 146, 4848),                    # 4838: 146 is 850
        (LOAD, 12, 1, 21),                       # 4839
        (JZ, 12, 11508),                         # 4840
        (LOAD, 20, 1, 22),                       # 4841
        (LOAD, 21, 1, 23),                       # 4842
        (TEXT, 20, 11),                          # 4843
        (MOVE, 9, 20),                           # 4844
        (MOVE, 10, 21),                          # 4845
        (MOVE, 11, 159),                         # 4846: 159 is 11
        (JUMP, 4856),                            # 4847
        (LOAD, 12, 1, 21),                       # 4848
        (JZ, 12, 11508),                         # 4849
        (LOAD, 20, 1, 22),                       # 4850
        (LOAD, 21, 1, 23),                       # 4851
        (TEXT, 20, 0),                           # 4852
        (MOVE, 9, 20),                           # 4853
        (MOVE, 10, 21),                          # 4854
        (MOVE, 11, 129),                         # 4855: 129 is 0
        (STORE, 1, 72, 9),                       # 4856
        (STORE, 1, 73, 10),                      # 4857
        (STORE, 1, 74, 11),                      # 4858
        (LOAD, 12, 1, 6),                        # 4859: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 4914),                          # 4860
        (LOAD, 23, 1, 1),                        # 4861
        (JNE, 23, 134, 4872),                    # 4862: 134 is 273
        (LOAD, 23, 1, 30),                       # 4863
        (JZ, 23, 11508),                         # 4864
        (LOAD, 24, 1, 31),                       # 4865
        (LOAD, 25, 1, 32),                       # 4866
        (TEXT, 24, 5),                           # 4867
        (MOVE, 20, 24),                          # 4868
        (MOVE, 21, 25),                          # 4869
        (MOVE, 22, 333),                         # 4870: 333 is 5
        (JUMP, 4910),                            # 4871
        (JNE, 23, 139, 4882),                    # 4872: 139 is 500
        (LOAD, 23, 1, 30),                       # 4873
        (JZ, 23, 11508),                         # 4874
        (LOAD, 24, 1, 31),                       # 4875
        (LOAD, 25, 1, 32),                       # 4876
        (TEXT, 24, 6),                           # 4877
        (MOVE, 20, 24),                          # 4878
        (MOVE, 21, 25),                          # 4879
        (MOVE, 22, 330),                         # 4880: 330 is 6
        (JUMP, 4910),                            # 4881
        (JNE, 23, 140, 4892),                    # 4882: 140 is 1047
        (LOAD, 23, 1, 30),                       # 4883
        (JZ, 23, 11508),                         # 4884
        (LOAD, 24, 1, 31),                       # 4885
        (LOAD, 25, 1, 32),                       # 4886
        (TEXT, 24, 7),                           # 4887
        (MOVE, 20, 24),                          # 4888
        (MOVE, 21, 25),                          # 4889
        (MOVE, 22, 132),                         # 4890: 132 is 7
        (JUMP, 4910),                            # 4891
        (JNE, 23, 141, 4902),                    # 4892: 141 is 1140
        (LOAD, 23, 1, 30),                       # 4893
        (JZ, 23, 11508),                         # 4894
        (LOAD, 24, 1, 31),                       # 4895
        (LOAD, 25, 1, 32),                       # 4896
        (TEXT, 24, 8),                           # 4897
        (MOVE, 20, 24),                          # 4898
        (MOVE, 21, 25),                          # 4899
        (MOVE, 22, 130),                         # 4900: 130 is 8
        (JUMP, 4910),                            # 4901
        (LOAD, 23, 1, 30),                       # 4902
        (JZ, 23, 11508),                         # 4903
        (LOAD, 24, 1, 31),                       # 4904
        (LOAD, 25, 1, 32),                       # 4905
        (TEXT, 24, 1),                           # 4906
        (MOVE, 20, 24),                          # 4907
        (MOVE, 21, 25),                          # 4908
        (MOVE, 22, 127),                         # 4909: 127 is 1
        (MOVE, 9, 20),                           # 4910
        (MOVE, 10, 21),                          # 4911
        (MOVE, 11, 22),                          # 4912
        (JUMP, 4963),                            # 4913
        (LOAD, 12, 1, 1),                        # 4914
        (JNE, 12, 147, 4925),                    # 4915: 147 is 1208
        (LOAD, 12, 1, 27),                       # 4916
        (JZ, 12, 11508),                         # 4917
        (LOAD, 20, 1, 28),                       # 4918
        (LOAD, 21, 1, 29),                       # 4919
        (TEXT, 20, 2),                           # 4920
        (MOVE, 9, 20),                           # 4921
        (MOVE, 10, 21),                          # 4922
        (MOVE, 11, 128),                         # 4923: 128 is 2
        (JUMP, 4963),                            # 4924
        (JNE, 12, 148, 4935),                    # 4925: 148 is 1252
        (LOAD, 12, 1, 27),                       # 4926
        (JZ, 12, 11508),                         # 4927
        (LOAD, 20, 1, 28),                       # 4928
        (LOAD, 21, 1, 29),                       # 4929
        (TEXT, 20, 9),                           # 4930
        (MOVE, 9, 20),                           # 4931
        (MOVE, 10, 21),                          # 4932
        (MOVE, 11, 329),                         # 4933: 329 is 9
        (JUMP, 4963),                            # 4934
        (JNE, 12, 144, 4945),                    # 4935: 144 is 437
        (LOAD, 12, 1, 27),                       # 4936
        (JZ, 12, 11508),                         # 4937
        (LOAD, 20, 1, 28),                       # 4938
        (LOAD, 21, 1, 29),                       # 4939
        (TEXT, 20, 10),                          # 4940
        (MOVE, 9, 20),                           # 4941
        (MOVE, 10, 21),                          # 4942
        (MOVE, 11, 156),                         # 4943: 156 is 10
        (JUMP, 4963),                            # 4944
        (JNE, 12, 146, 4955),                    # 4945: 146 is 850
        (LOAD, 12, 1, 27),                       # 4946
        (JZ, 12, 11508),                         # 4947
        (LOAD, 20, 1, 28),                       # 4948
        (LOAD, 21, 1, 29),                       # 4949
        (TEXT, 20, 11),                          # 4950
        (MOVE, 9, 20),                           # 4951
        (MOVE, 10, 21),                          # 4952
        (MOVE, 11, 159),                         # 4953: 159 is 11
        (JUMP, 4963),                            # 4954
        (LOAD, 12, 1, 27),                       # 4955
        (JZ, 12, 11508),                         # 4956
        (LOAD, 20, 1, 28),                       # 4957
        (LOAD, 21, 1, 29),                       # 4958
        (TEXT, 20, 0),                           # 4959
        (MOVE, 9, 20),                           # 4960
        (MOVE, 10, 21),                          # 4961
        (MOVE, 11, 129),                         # 4962: 129 is 0
        (STORE, 1, 75, 9),                       # 4963
        (STORE, 1, 76, 10),                      # 4964
        (STORE, 1, 77, 11),                      # 4965
        (LOAD, 12, 1, 6),                        # 4966: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 5021),                          # 4967
        (LOAD, 23, 1, 1),                        # 4968
        (JNE, 23, 134, 4979),                    # 4969: 134 is 273
        (LOAD, 23, 1, 37),                       # 4970
        (JZ, 23, 11508),                         # 4971
        (LOAD, 24, 1, 38),                       # 4972
        (LOAD, 25, 1, 39),                       # 4973
        (TEXT, 24, 5),                           # 4974
        (MOVE, 20, 24),                          # 4975
        (MOVE, 21, 25),                          # 4976
        (MOVE, 22, 333),                         # 4977: 333 is 5
        (JUMP, 5017),                            # 4978
        (JNE, 23, 139, 4989),                    # 4979: 139 is 500
        (LOAD, 23, 1, 37),                       # 4980
        (JZ, 23, 11508),                         # 4981
        (LOAD, 24, 1, 38),                       # 4982
        (LOAD, 25, 1, 39),                       # 4983
        (TEXT, 24, 6),                           # 4984
        (MOVE, 20, 24),                          # 4985
        (MOVE, 21, 25),                          # 4986
        (MOVE, 22, 330),                         # 4987: 330 is 6
        (JUMP, 5017),                            # 4988
        (JNE, 23, 140, 4999),                    # 4989: 140 is 1047
        (LOAD, 23, 1, 37),                       # 4990
        (JZ, 23, 11508),                         # 4991
        (LOAD, 24, 1, 38),                       # 4992
        (LOAD, 25, 1, 39),                       # 4993
        (TEXT, 24, 7),                           # 4994
        (MOVE, 20, 24),                          # 4995
        (MOVE, 21, 25),                          # 4996
        (MOVE, 22, 132),                         # 4997: 132 is 7
        (JUMP, 5017),                            # 4998
        (JNE, 23, 141, 5009),                    # 4999: 141 is 1140
        (LOAD, 23, 1, 37),                       # 5000
        (JZ, 23, 11508),                         # 5001
        (LOAD, 24, 1, 38),                       # 5002
        (LOAD, 25, 1, 39),                       # 5003
        (TEXT, 24, 8),                           # 5004
        (MOVE, 20, 24),                          # 5005
        (MOVE, 21, 25),                          # 5006
        (MOVE, 22, 130),                         # 5007: 130 is 8
        (JUMP, 5017),                            # 5008
        (LOAD, 23, 1, 37),                       # 5009
        (JZ, 23, 11508),                         # 5010
        (LOAD, 24, 1, 38),                       # 5011
        (LOAD, 25, 1, 39),                       # 5012
        (TEXT, 24, 1),                           # 5013
        (MOVE, 20, 24),                          # 5014
        (MOVE, 21, 25),                          # 5015
        (MOVE, 22, 127),                         # 5016: 127 is 1
        (MOVE, 9, 20),                           # 5017
        (MOVE, 10, 21),                          # 5018
        (MOVE, 11, 22),                          # 5019
        (JUMP, 5070),                            # 5020
        (LOAD, 12, 1, 1),                        # 5021
        (JNE, 12, 147, 5032),                    # 5022: 147 is 1208
        (LOAD, 12, 1, 34),                       # 5023
        (JZ, 12, 11508),                         # 5024
        (LOAD, 20, 1, 35),                       # 5025
        (LOAD, 21, 1, 36),                       # 5026
        (TEXT, 20, 2),                           # 5027
        (MOVE, 9, 20),                           # 5028
        (MOVE, 10, 21),                          # 5029
        (MOVE, 11, 128),                         # 5030: 128 is 2
        (JUMP, 5070),                            # 5031
        (JNE, 12, 148, 5042),                    # 5032: 148 is 1252
        (LOAD, 12, 1, 34),                       # 5033
        (JZ, 12, 11508),                         # 5034
        (LOAD, 20, 1, 35),                       # 5035
        (LOAD, 21, 1, 36),                       # 5036
        (TEXT, 20, 9),                           # 5037
        (MOVE, 9, 20),                           # 5038
        (MOVE, 10, 21),                          # 5039
        (MOVE, 11, 329),                         # 5040: 329 is 9
        (JUMP, 5070),                            # 5041
        (JNE, 12, 144, 5052),                    # 5042: 144 is 437
        (LOAD, 12, 1, 34),                       # 5043
        (JZ, 12, 11508),                         # 5044
        (LOAD, 20, 1, 35),                       # 5045
        (LOAD, 21, 1, 36),                       # 5046
        (TEXT, 20, 10),                          # 5047
        (MOVE, 9, 20),                           # 5048
        (MOVE, 10, 21),                          # 5049
        (MOVE, 11, 156),                         # 5050: 156 is 10
        (JUMP, 5070),                            # 5051
        (JNE, 12, 146, 5062),                    # 5052: 146 is 850
        (LOAD, 12, 1, 34),                       # 5053
        (JZ, 12, 11508),                         # 5054
        (LOAD, 20, 1, 35),                       # 5055
        (LOAD, 21, 1, 36),                       # 5056
        (TEXT, 20, 11),                          # 5057
        (MOVE, 9, 20),                           # 5058
        (MOVE, 10, 21),                          # 5059
        (MOVE, 11, 159),                         # 5060: 159 is 11
        (JUMP, 5070),                            # 5061
        (LOAD, 12, 1, 34),                       # 5062
        (JZ, 12, 11508),                         # 5063
        (LOAD, 20, 1, 35),                       # 5064
        (LOAD, 21, 1, 36),                       # 5065
        (TEXT, 20, 0),                           # 5066
        (MOVE, 9, 20),                           # 5067
        (MOVE, 10, 21),                          # 5068
        (MOVE, 11, 129),                         # 5069: 129 is 0
        (STORE, 1, 78, 9),                       # 5070
        (STORE, 1, 79, 10),                      # 5071
        (STORE, 1, 80, 11),                      # 5072
        (LOAD, 12, 1, 6),                        # 5073: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 5128),                          # 5074
        (LOAD, 23, 1, 1),                        # 5075
        (JNE, 23, 134, 5086),                    # 5076: 134 is 273
        (LOAD, 23, 1, 44),                       # 5077
        (JZ, 23, 11508),                         # 5078
        (LOAD, 24, 1, 45),                       # 5079
        (LOAD, 25, 1, 46),                       # 5080
        (TEXT, 24, 5),                           # 5081
        (MOVE, 20, 24),                          # 5082
        (MOVE, 21, 25),                          # 5083
        (MOVE, 22, 333),                         # 5084: 333 is 5
        (JUMP, 5124),                            # 5085
        (JNE, 23, 139, 5096),                    # 5086: 139 is 500
        (LOAD, 23, 1, 44),                       # 5087
        (JZ, 23, 11508),                         # 5088
        (LOAD, 24, 1, 45),                       # 5089
        (LOAD, 25, 1, 46),                       # 5090
        (TEXT, 24, 6),                           # 5091
        (MOVE, 20, 24),                          # 5092
        (MOVE, 21, 25),                          # 5093
        (MOVE, 22, 330),                         # 5094: 330 is 6
        (JUMP, 5124),                            # 5095
        (JNE, 23, 140, 5106),                    # 5096: 140 is 1047
        (LOAD, 23, 1, 44),                       # 5097
        (JZ, 23, 11508),                         # 5098
        (LOAD, 24, 1, 45),                       # 5099
        (LOAD, 25, 1, 46),                       # 5100
        (TEXT, 24, 7),                           # 5101
        (MOVE, 20, 24),                          # 5102
        (MOVE, 21, 25),                          # 5103
        (MOVE, 22, 132),                         # 5104: 132 is 7
        (JUMP, 5124),                            # 5105
        (JNE, 23, 141, 5116),                    # 5106: 141 is 1140
        (LOAD, 23, 1, 44),                       # 5107
        (JZ, 23, 11508),                         # 5108
        (LOAD, 24, 1, 45),                       # 5109
        (LOAD, 25, 1, 46),                       # 5110
        (TEXT, 24, 8),                           # 5111
        (MOVE, 20, 24),                          # 5112
        (MOVE, 21, 25),                          # 5113
        (MOVE, 22, 130),                         # 5114: 130 is 8
        (JUMP, 5124),                            # 5115
        (LOAD, 23, 1, 44),                       # 5116
        (JZ, 23, 11508),                         # 5117
        (LOAD, 24, 1, 45),                       # 5118
        (LOAD, 25, 1, 46),                       # 5119
        (TEXT, 24, 1),                           # 5120
        (MOVE, 20, 24),                          # 5121
        (MOVE, 21, 25),                          # 5122
        (MOVE, 22, 127),                         # 5123: 127 is 1
        (MOVE, 9, 20),                           # 5124
        (MOVE, 10, 21),                          # 5125
        (MOVE, 11, 22),                          # 5126
        (JUMP, 5177),                            # 5127
        (LOAD, 12, 1, 1),                        # 5128
        (JNE, 12, 147, 5139),                    # 5129: 147 is 1208
        (LOAD, 12, 1, 41),                       # 5130
        (JZ, 12, 11508),                         # 5131
        (LOAD, 20, 1, 42),                       # 5132
        (LOAD, 21, 1, 43),                       # 5133
        (TEXT, 20, 2),                           # 5134
        (MOVE, 9, 20),                           # 5135
        (MOVE, 10, 21),                          # 5136
        (MOVE, 11, 128),                         # 5137: 128 is 2
        (JUMP, 5177),                            # 5138
        (JNE, 12, 148, 5149),                    # 5139: 148 is 1252
        (LOAD, 12, 1, 41),                       # 5140
        (JZ, 12, 11508),                         # 5141
        (LOAD, 20, 1, 42),                       # 5142
        (LOAD, 21, 1, 43),                       # 5143
        (TEXT, 20, 9),                           # 5144
        (MOVE, 9, 20),                           # 5145
        (MOVE, 10, 21),                          # 5146
        (MOVE, 11, 329),                         # 5147: 329 is 9
        (JUMP, 5177),                            # 5148
        (JNE, 12, 144, 5159),                    # 5149: 144 is 437
        (LOAD, 12, 1, 41),                       # 5150
        (JZ, 12, 11508),                         # 5151
        (LOAD, 20, 1, 42),                       # 5152
        (LOAD, 21, 1, 43),                       # 5153
        (TEXT, 20, 10),                          # 5154
        (MOVE, 9, 20),                           # 5155
        (MOVE, 10, 21),                          # 5156
        (MOVE, 11, 156),                         # 5157: 156 is 10
        (JUMP, 5177),                            # 5158
        (JNE, 12, 146, 5169),                    # 5159: 146 is 850
        (LOAD, 12, 1, 41),                       # 5160
        (JZ, 12, 11508),                         # 5161
        (LOAD, 20, 1, 42),                       # 5162
        (LOAD, 21, 1, 43),                       # 5163
        (TEXT, 20, 11),                          # 5164
        (MOVE, 9, 20),                           # 5165
        (MOVE, 10, 21),                          # 5166
        (MOVE, 11, 159),                         # 5167: 159 is 11
        (JUMP, 5177),                            # 5168
        (LOAD, 12, 1, 41),                       # 5169
        (JZ, 12, 11508),                         # 5170
        (LOAD, 20, 1, 42),                       # 5171
        (LOAD, 21, 1, 43),                       # 5172
        (TEXT, 20, 0),                           # 5173
        (MOVE, 9, 20),                           # 5174
        (MOVE, 10, 21),                          # 5175
        (MOVE, 11, 129),                         # 5176: 129 is 0
        (STORE, 1, 81, 9),                       # 5177
        (STORE, 1, 82, 10),                      # 5178
        (STORE, 1, 83, 11),                      # 5179
        (LOAD, 12, 1, 6),                        # 5180: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 5235),                          # 5181
        (LOAD, 23, 1, 1),                        # 5182
        (JNE, 23, 134, 5193),                    # 5183: 134 is 273
        (LOAD, 23, 1, 50),                       # 5184
        (JZ, 23, 11508),                         # 5185
        (LOAD, 24, 1, 51),                       # 5186
        (LOAD, 25, 1, 52),                       # 5187
        (TEXT, 24, 5),                           # 5188
        (MOVE, 20, 24),                          # 5189
        (MOVE, 21, 25),                          # 5190
        (MOVE, 22, 333),                         # 5191: 333 is 5
        (JUMP, 5231),                            # 5192
        (JNE, 23, 139, 5203),                    # 5193: 139 is 500
        (LOAD, 23, 1, 50),                       # 5194
        (JZ, 23, 11508),                         # 5195
        (LOAD, 24, 1, 51),                       # 5196
        (LOAD, 25, 1, 52),                       # 5197
        (TEXT, 24, 6),                           # 5198
        (MOVE, 20, 24),                          # 5199
        (MOVE, 21, 25),                          # 5200
        (MOVE, 22, 330),                         # 5201: 330 is 6
        (JUMP, 5231),                            # 5202
        (JNE, 23, 140, 5213),                    # 5203: 140 is 1047
        (LOAD, 23, 1, 50),                       # 5204
        (JZ, 23, 11508),                         # 5205
        (LOAD, 24, 1, 51),                       # 5206
        (LOAD, 25, 1, 52),                       # 5207
        (TEXT, 24, 7),                           # 5208
        (MOVE, 20, 24),                          # 5209
        (MOVE, 21, 25),                          # 5210
        (MOVE, 22, 132),                         # 5211: 132 is 7
        (JUMP, 5231),                            # 5212
        (JNE, 23, 141, 5223),                    # 5213: 141 is 1140
        (LOAD, 23, 1, 50),                       # 5214
        (JZ, 23, 11508),                         # 5215
        (LOAD, 24, 1, 51),                       # 5216
        (LOAD, 25, 1, 52),                       # 5217
        (TEXT, 24, 8),                           # 5218
        (MOVE, 20, 24),                          # 5219
        (MOVE, 21, 25),                          # 5220
        (MOVE, 22, 130),                         # 5221: 130 is 8
        (JUMP, 5231),                            # 5222
        (LOAD, 23, 1, 50),                       # 5223
        (JZ, 23, 11508),                         # 5224
        (LOAD, 24, 1, 51),                       # 5225
        (LOAD, 25, 1, 52),                       # 5226
        (TEXT, 24, 1),                           # 5227
        (MOVE, 20, 24),                          # 5228
        (MOVE, 21, 25),                          # 5229
        (MOVE, 22, 127),                         # 5230: 127 is 1
        (MOVE, 9, 20),                           # 5231
        (MOVE, 10, 21),                          # 5232
        (MOVE, 11, 22),                          # 5233
        (JUMP, 5284),                            # 5234
        (LOAD, 12, 1, 1),                        # 5235
        (JNE, 12, 147, 5246),                    # 5236: 147 is 1208
        (LOAD, 12, 1, 47),                       # 5237
        (JZ, 12, 11508),                         # 5238
        (LOAD, 20, 1, 48),                       # 5239
        (LOAD, 21, 1, 49),                       # 5240
        (TEXT, 20, 2),                           # 5241
        (MOVE, 9, 20),                           # 5242
        (MOVE, 10, 21),                          # 5243
        (MOVE, 11, 128),                         # 5244: 128 is 2
        (JUMP, 5284),                            # 5245
        (JNE, 12, 148, 5256),                    # 5246: 148 is 1252
        (LOAD, 12, 1, 47),                       # 5247
        (JZ, 12, 11508),                         # 5248
        (LOAD, 20, 1, 48),                       # 5249
        (LOAD, 21, 1, 49),                       # 5250
        (TEXT, 20, 9),                           # 5251
        (MOVE, 9, 20),                           # 5252
        (MOVE, 10, 21),                          # 5253
        (MOVE, 11, 329),                         # 5254: 329 is 9
        (JUMP, 5284),                            # 5255
        (JNE, 12, 144, 5266),                    # 5256: 144 is 437
        (LOAD, 12, 1, 47),                       # 5257
        (JZ, 12, 11508),                         # 5258
        (LOAD, 20, 1, 48),                       # 5259
        (LOAD, 21, 1, 49),                       # 5260
        (TEXT, 20, 10),                          # 5261
        (MOVE, 9, 20),                           # 5262
        (MOVE, 10, 21),                          # 5263
        (MOVE, 11, 156),                         # 5264: 156 is 10
        (JUMP, 5284),                            # 5265
        (JNE, 12, 146, 5276),                    # 5266: 146 is 850
        (LOAD, 12, 1, 47),                       # 5267
        (JZ, 12, 11508),                         # 5268
        (LOAD, 20, 1, 48),                       # 5269
        (LOAD, 21, 1, 49),                       # 5270
        (TEXT, 20, 11),                          # 5271
        (MOVE, 9, 20),                           # 5272
        (MOVE, 10, 21),                          # 5273
        (MOVE, 11, 159),                         # 5274: 159 is 11
        (JUMP, 5284),                            # 5275
        (LOAD, 12, 1, 47),                       # 5276
        (JZ, 12, 11508),                         # 5277
        (LOAD, 20, 1, 48),                       # 5278
        (LOAD, 21, 1, 49),                       # 5279
        (TEXT, 20, 0),                           # 5280
        (MOVE, 9, 20),                           # 5281
        (MOVE, 10, 21),                          # 5282
        (MOVE, 11, 129),                         # 5283: 129 is 0
        (STORE, 1, 84, 9),                       # 5284
        (STORE, 1, 85, 10),                      # 5285
        (STORE, 1, 86, 11),                      # 5286
        (LOAD, 12, 1, 6),                        # 5287: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 5342),                          # 5288
        (LOAD, 23, 1, 1),                        # 5289
        (JNE, 23, 134, 5300),                    # 5290: 134 is 273
        (LOAD, 23, 1, 56),                       # 5291
        (JZ, 23, 11508),                         # 5292
        (LOAD, 24, 1, 57),                       # 5293
        (LOAD, 25, 1, 58),                       # 5294
        (TEXT, 24, 5),                           # 5295
        (MOVE, 20, 24),                          # 5296
        (MOVE, 21, 25),                          # 5297
        (MOVE, 22, 333),                         # 5298: 333 is 5
        (JUMP, 5338),                            # 5299
        (JNE, 23, 139, 5310),                    # 5300: 139 is 500
        (LOAD, 23, 1, 56),                       # 5301
        (JZ, 23, 11508),                         # 5302
        (LOAD, 24, 1, 57),                       # 5303
        (LOAD, 25, 1, 58),                       # 5304
        (TEXT, 24, 6),                           # 5305
        (MOVE, 20, 24),                          # 5306
        (MOVE, 21, 25),                          # 5307
        (MOVE, 22, 330),                         # 5308: 330 is 6
        (JUMP, 5338),                            # 5309
        (JNE, 23, 140, 5320),                    # 5310: 140 is 1047
        (LOAD, 23, 1, 56),                       # 5311
        (JZ, 23, 11508),                         # 5312
        (LOAD, 24, 1, 57),                       # 5313
        (LOAD, 25, 1, 58),                       # 5314
        (TEXT, 24, 7),                           # 5315
        (MOVE, 20, 24),                          # 5316
        (MOVE, 21, 25),                          # 5317
        (MOVE, 22, 132),                         # 5318: 132 is 7
        (JUMP, 5338),                            # 5319
        (JNE, 23, 141, 5330),                    # 5320: 141 is 1140
        (LOAD, 23, 1, 56),                       # 5321
        (JZ, 23, 11508),                         # 5322
        (LOAD, 24, 1, 57),                       # 5323
        (LOAD, 25, 1, 58),                       # 5324
        (TEXT, 24, 8),                           # 5325
        (MOVE, 20, 24),                          # 5326
        (MOVE, 21, 25),                          # 5327
        (MOVE, 22, 130),                         # 5328: 130 is 8
        (JUMP, 5338),                            # 5329
        (LOAD, 23, 1, 56),                       # 5330
        (JZ, 23, 11508),                         # 5331
        (LOAD, 24, 1, 57),                       # 5332
        (LOAD, 25, 1, 58),                       # 5333
        (TEXT, 24, 1),                           # 5334
        (MOVE, 20, 24),                          # 5335
        (MOVE, 21, 25),                          # 5336
        (MOVE, 22, 127),                         # 5337: 127 is 1
        (MOVE, 9, 20),                           # 5338
        (MOVE, 10, 21),                          # 5339
        (MOVE, 11, 22),                          # 5340
        (JUMP, 5391),                            # 5341
        (LOAD, 12, 1, 1),                        # 5342
        (JNE, 12, 147, 5353),                    # 5343: 147 is 1208
        (LOAD, 12, 1, 53),                       # 5344
        (JZ, 12, 11508),                         # 5345
        (LOAD, 20, 1, 54),                       # 5346
        (LOAD, 21, 1, 55),                       # 5347
        (TEXT, 20, 2),                           # 5348
        (MOVE, 9, 20),                           # 5349
        (MOVE, 10, 21),                          # 5350
        (MOVE, 11, 128),                         # 5351: 128 is 2
        (JUMP, 5391),                            # 5352
        (JNE, 12, 148, 5363),                    # 5353: 148 is 1252
        (LOAD, 12, 1, 53),                       # 5354
        (JZ, 12, 11508),                         # 5355
        (LOAD, 20, 1, 54),                       # 5356
        (LOAD, 21, 1, 55),                       # 5357
        (TEXT, 20, 9),                           # 5358
        (MOVE, 9, 20),                           # 5359
        (MOVE, 10, 21),                          # 5360
        (MOVE, 11, 329),                         # 5361: 329 is 9
        (JUMP, 5391),                            # 5362
        (JNE, 12, 144, 5373),                    # 5363: 144 is 437
        (LOAD, 12, 1, 53),                       # 5364
        (JZ, 12, 11508),                         # 5365
        (LOAD, 20, 1, 54),                       # 5366
        (LOAD, 21, 1, 55),                       # 5367
        (TEXT, 20, 10),                          # 5368
        (MOVE, 9, 20),                           # 5369
        (MOVE, 10, 21),                          # 5370
        (MOVE, 11, 156),                         # 5371: 156 is 10
        (JUMP, 5391),                            # 5372
        (JNE, 12, 146, 5383),                    # 5373: 146 is 850
        (LOAD, 12, 1, 53),                       # 5374
        (JZ, 12, 11508),                         # 5375
        (LOAD, 20, 1, 54),                       # 5376
        (LOAD, 21, 1, 55),                       # 5377
        (TEXT, 20, 11),                          # 5378
        (MOVE, 9, 20),                           # 5379
        (MOVE, 10, 21),                          # 5380
        (MOVE, 11, 159),                         # 5381: 159 is 11
        (JUMP, 5391),                            # 5382
        (LOAD, 12, 1, 53),                       # 5383
        (JZ, 12, 11508),                         # 5384
        (LOAD, 20, 1, 54),                       # 5385
        (LOAD, 21, 1, 55),                       # 5386
        (TEXT, 20, 0),                           # 5387
        (MOVE, 9, 20),                           # 5388
        (MOVE, 10, 21),                          # 5389
        (MOVE, 11, 129),                         # 5390: 129 is 0
        (STORE, 1, 87, 9),                       # 5391
        (STORE, 1, 88, 10),                      # 5392
        (STORE, 1, 89, 11),                      # 5393
        (LOAD, 12, 1, 6),                        # 5394: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 12, 5449),                          # 5395
        (LOAD, 23, 1, 1),                        # 5396
        (JNE, 23, 134, 5407),                    # 5397: 134 is 273
        (LOAD, 23, 1, 62),                       # 5398
        (JZ, 23, 11508),                         # 5399
        (LOAD, 24, 1, 63),                       # 5400
        (LOAD, 25, 1, 64),                       # 5401
        (TEXT, 24, 5),                           # 5402
        (MOVE, 20, 24),                          # 5403
        (MOVE, 21, 25),                          # 5404
        (MOVE, 22, 333),                         # 5405: 333 is 5
        (JUMP, 5445),                            # 5406
        (JNE, 23, 139, 5417),                    # 5407: 139 is 500
        (LOAD, 23, 1, 62),                       # 5408
        (JZ, 23, 11508),                         # 5409
        (LOAD, 24, 1, 63),                       # 5410
        (LOAD, 25, 1, 64),                       # 5411
        (TEXT, 24, 6),                           # 5412
        (MOVE, 20, 24),                          # 5413
        (MOVE, 21, 25),                          # 5414
        (MOVE, 22, 330),                         # 5415: 330 is 6
        (JUMP, 5445),                            # 5416
        (JNE, 23, 140, 5427),                    # 5417: 140 is 1047
        (LOAD, 23, 1, 62),                       # 5418
        (JZ, 23, 11508),                         # 5419
        (LOAD, 24, 1, 63),                       # 5420
        (LOAD, 25, 1, 64),                       # 5421
        (TEXT, 24, 7),                           # 5422
        (MOVE, 20, 24),                          # 5423
        (MOVE, 21, 25),                          # 5424
        (MOVE, 22, 132),                         # 5425: 132 is 7
        (JUMP, 5445),                            # 5426
        (JNE, 23, 141, 5437),                    # 5427: 141 is 1140
        (LOAD, 23, 1, 62),                       # 5428
        (JZ, 23, 11508),                         # 5429
        (LOAD, 24, 1, 63),                       # 5430
        (LOAD, 25, 1, 64),                       # 5431
        (TEXT, 24, 8),                           # 5432
        (MOVE, 20, 24),                          # 5433
        (MOVE, 21, 25),                          # 5434
        (MOVE, 22, 130),                         # 5435: 130 is 8
        (JUMP, 5445),                            # 5436
        (LOAD, 23, 1, 62),                       # 5437
        (JZ, 23, 11508),                         # 5438
        (LOAD, 24, 1, 63),                       # 5439
        (LOAD, 25, 1, 64),                       # 5440
        (TEXT, 24, 1),                           # 5441
        (MOVE, 20, 24),                          # 5442
        (MOVE, 21, 25),                          # 5443
        (MOVE, 22, 127),                         # 5444: 127 is 1
        (MOVE, 9, 20),                           # 5445
        (MOVE, 10, 21),                          # 5446
        (MOVE, 11, 22),                          # 5447
        (JUMP, 5498),                            # 5448
        (LOAD, 12, 1, 1),                        # 5449
        (JNE, 12, 147, 5460),                    # 5450: 147 is 1208
        (LOAD, 12, 1, 59),                       # 5451
        (JZ, 12, 11508),                         # 5452
        (LOAD, 20, 1, 60),                       # 5453
        (LOAD, 21, 1, 61),                       # 5454
        (TEXT, 20, 2),                           # 5455
        (MOVE, 9, 20),                           # 5456
        (MOVE, 10, 21),                          # 5457
        (MOVE, 11, 128),                         # 5458: 128 is 2
        (JUMP, 5498),                            # 5459
        (JNE, 12, 148, 5470),                    # 5460: 148 is 1252
        (LOAD, 12, 1, 59),                       # 5461
        (JZ, 12, 11508),                         # 5462
        (LOAD, 20, 1, 60),                       # 5463
        (LOAD, 21, 1, 61),                       # 5464
        (TEXT, 20, 9),                           # 5465
        (MOVE, 9, 20),                           # 5466
        (MOVE, 10, 21),                          # 5467
        (MOVE, 11, 329),                         # 5468: 329 is 9
        (JUMP, 5498),                            # 5469
        (JNE, 12, 144, 5480),                    # 5470: 144 is 437
        (LOAD, 12, 1, 59),                       # 5471
        (JZ, 12, 11508),                         # 5472
        (LOAD, 20, 1, 60),                       # 5473
        (LOAD, 21, 1, 61),                       # 5474
        (TEXT, 20, 10),                          # 5475
        (MOVE, 9, 20),                           # 5476
        (MOVE, 10, 21),                          # 5477
        (MOVE, 11, 156),                         # 5478: 156 is 10
        (JUMP, 5498),                            # 5479
        (JNE, 12, 146, 5490),                    # 5480: 146 is 850
        (LOAD, 12, 1, 59),                       # 5481
        (JZ, 12, 11508),                         # 5482
        (LOAD, 20, 1, 60),                       # 5483
        (LOAD, 21, 1, 61),                       # 5484
        (TEXT, 20, 11),                          # 5485
        (MOVE, 9, 20),                           # 5486
        (MOVE, 10, 21),                          # 5487
        (MOVE, 11, 159),                         # 5488: 159 is 11
        (JUMP, 5498),                            # 5489
        (LOAD, 12, 1, 59),                       # 5490
        (JZ, 12, 11508),                         # 5491
        (LOAD, 20, 1, 60),                       # 5492
        (LOAD, 21, 1, 61),                       # 5493
        (TEXT, 20, 0),                           # 5494
        (MOVE, 9, 20),                           # 5495
        (MOVE, 10, 21),                          # 5496
        (MOVE, 11, 129),                         # 5497: 129 is 0
        (STORE, 1, 90, 9),                       # 5498
        (STORE, 1, 91, 10),                      # 5499
        (STORE, 1, 92, 11),                      # 5500
        (LOAD, 9, 1, 65),                        # 5501
        (JZ, 9, 5504),                           # 5502
        (ROWAT, 3, 2, 9),                        # 5503
        (LOAD, 8, 0, 7),                         # 5504
        (JZ, 8, 11444),                          # 5505
        (MOVE, 9, 129),                          # 5506: 129 is 0
        (LOAD, 10, 0, 9),                        # 5507
        (JGE, 9, 10, 11444),                     # 5508
        (ITEM, 8, 3, 0, 8, 9),                   # 5509
        (LOAD, 11, 8, 21),                       # 5510
        (JZ, 11, 11264),                         # 5511
        (ROWAT, 39, 5, 11),                      # 5512
        (LOAD, 12, 39, 0),                       # 5513
        (JZ, 12, 6605),                          # 5514
        (ROWAT, 40, 6, 12),                      # 5515
        (LOAD, 23, 40, 4),                       # 5516: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 5571),                          # 5517
        (LOAD, 26, 40, 1),                       # 5518
        (JNE, 26, 134, 5529),                    # 5519: 134 is 273
        (LOAD, 26, 40, 8),                       # 5520
        (JZ, 26, 11508),                         # 5521
        (LOAD, 40, 40, 9),                       # 5522
        (LOAD, 41, 40, 10),                      # 5523
        (TEXT, 40, 5),                           # 5524
        (MOVE, 23, 40),                          # 5525
        (MOVE, 24, 41),                          # 5526
        (MOVE, 25, 333),                         # 5527: 333 is 5
        (JUMP, 5567),                            # 5528
        (JNE, 26, 139, 5539),                    # 5529: 139 is 500
        (LOAD, 26, 40, 8),                       # 5530
        (JZ, 26, 11508),                         # 5531
        (LOAD, 40, 40, 9),                       # 5532
        (LOAD, 41, 40, 10),                      # 5533
        (TEXT, 40, 6),                           # 5534
        (MOVE, 23, 40),                          # 5535
        (MOVE, 24, 41),                          # 5536
        (MOVE, 25, 330),                         # 5537: 330 is 6
        (JUMP, 5567),                            # 5538
        (JNE, 26, 140, 5549),                    # 5539: 140 is 1047
        (LOAD, 26, 40, 8),                       # 5540
        (JZ, 26, 11508),                         # 5541
        (LOAD, 40, 40, 9),                       # 5542
        (LOAD, 41, 40, 10),                      # 5543
        (TEXT, 40, 7),                           # 5544
        (MOVE, 23, 40),                          # 5545
        (MOVE, 24, 41),                          # 5546
        (MOVE, 25, 132),                         # 5547: 132 is 7
        (JUMP, 5567),                            # 5548
        (JNE, 26, 141, 5559),                    # 5549: 141 is 1140
        (LOAD, 26, 40, 8),                       # 5550
        (JZ, 26, 11508),                         # 5551
        (LOAD, 40, 40, 9),                       # 5552
        (LOAD, 41, 40, 10),                      # 5553
        (TEXT, 40, 8),                           # 5554
        (MOVE, 23, 40),                          # 5555
        (MOVE, 24, 41),                          # 5556
        (MOVE, 25, 130),                         # 5557: 130 is 8
        (JUMP, 5567),                            # 5558
        (LOAD, 26, 40, 8),                       # 5559
        (JZ, 26, 11508),                         # 5560
        (LOAD, 40, 40, 9),                       # 5561
        (LOAD, 41, 40, 10),                      # 5562
        (TEXT, 40, 1),                           # 5563
        (MOVE, 23, 40),                          # 5564
        (MOVE, 24, 41),                          # 5565
        (MOVE, 25, 127),                         # 5566: 127 is 1
        (MOVE, 20, 23),                          # 5567
        (MOVE, 21, 24),                          # 5568
        (MOVE, 22, 25),                          # 5569
        (JUMP, 5620),                            # 5570
        (LOAD, 23, 40, 1),                       # 5571
        (JNE, 23, 147, 5582),                    # 5572: 147 is 1208
        (LOAD, 23, 40, 5),                       # 5573
        (JZ, 23, 11508),                         # 5574
        (LOAD, 24, 40, 6),                       # 5575
        (LOAD, 25, 40, 7),                       # 5576
        (TEXT, 24, 2),                           # 5577
        (MOVE, 20, 24),                          # 5578
        (MOVE, 21, 25),                          # 5579
        (MOVE, 22, 128),                         # 5580: 128 is 2
        (JUMP, 5620),                            # 5581
        (JNE, 23, 148, 5592),                    # 5582: 148 is 1252
        (LOAD, 23, 40, 5),                       # 5583
        (JZ, 23, 11508),                         # 5584
        (LOAD, 24, 40, 6),                       # 5585
        (LOAD, 25, 40, 7),                       # 5586
        (TEXT, 24, 9),                           # 5587
        (MOVE, 20, 24),                          # 5588
        (MOVE, 21, 25),                          # 5589
        (MOVE, 22, 329),                         # 5590: 329 is 9
        (JUMP, 5620),                            # 5591
        (JNE, 23, 144, 5602),                    # 5592: 144 is 437
        (LOAD, 23, 40, 5),                       # 5593
        (JZ, 23, 11508),                         # 5594
        (LOAD, 24, 40, 6),                       # 5595
        (LOAD, 25, 40, 7),                       # 5596
        (TEXT, 24, 10),                          # 5597
        (MOVE, 20, 24),                          # 5598
        (MOVE, 21, 25),                          # 5599
        (MOVE, 22, 156),                         # 5600: 156 is 10
        (JUMP, 5620),                            # 5601
        (JNE, 23, 146, 5612),                    # 5602: 146 is 850
        (LOAD, 23, 40, 5),                       # 5603
        (JZ, 23, 11508),                         # 5604
        (LOAD, 24, 40, 6),                       # 5605
        (LOAD, 25, 40, 7),                       # 5606
        (TEXT, 24, 11),                          # 5607
        (MOVE, 20, 24),                          # 5608
        (MOVE, 21, 25),                          # 5609
        (MOVE, 22, 159),                         # 5610: 159 is 11
        (JUMP, 5620),                            # 5611
        (LOAD, 23, 40, 5),                       # 5612
        (JZ, 23, 11508),                         # 5613
        (LOAD, 24, 40, 6),                       # 5614
        (LOAD, 25, 40, 7),                       # 5615
        (TEXT, 24, 0),                           # 5616
        (MOVE, 20, 24),                          # 5617
        (MOVE, 21, 25),                          # 5618
        (MOVE, 22, 129),                         # 5619: 129 is 0
        (STORE, 40, 81, 20),                     # 5620
        (STORE, 40, 82, 21),                     # 5621
        (STORE, 40, 83, 22),                     # 5622
        (LOAD, 23, 40, 4),                       # 5623: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 5678),                          # 5624
        (LOAD, 26, 40, 1),                       # 5625
        (JNE, 26, 134, 5636),                    # 5626: 134 is 273
        (LOAD, 26, 40, 14),                      # 5627
        (JZ, 26, 11508),                         # 5628
        (LOAD, 40, 40, 15),                      # 5629
        (LOAD, 41, 40, 16),                      # 5630
        (TEXT, 40, 5),                           # 5631
        (MOVE, 23, 40),                          # 5632
        (MOVE, 24, 41),                          # 5633
        (MOVE, 25, 333),                         # 5634: 333 is 5
        (JUMP, 5674),                            # 5635
        (JNE, 26, 139, 5646),                    # 5636: 139 is 500
        (LOAD, 26, 40, 14),                      # 5637
        (JZ, 26, 11508),                         # 5638
        (LOAD, 40, 40, 15),                      # 5639
        (LOAD, 41, 40, 16),                      # 5640
        (TEXT, 40, 6),                           # 5641
        (MOVE, 23, 40),                          # 5642
        (MOVE, 24, 41),                          # 5643
        (MOVE, 25, 330),                         # 5644: 330 is 6
        (JUMP, 5674),                            # 5645
        (JNE, 26, 140, 5656),                    # 5646: 140 is 1047
        (LOAD, 26, 40, 14),                      # 5647
        (JZ, 26, 11508),                         # 5648
        (LOAD, 40, 40, 15),                      # 5649
        (LOAD, 41, 40, 16),                      # 5650
        (TEXT, 40, 7),                           # 5651
        (MOVE, 23, 40),                          # 5652
        (MOVE, 24, 41),                          # 5653
        (MOVE, 25, 132),                         # 5654: 132 is 7
        (JUMP, 5674),                            # 5655
        (JNE, 26, 141, 5666),                    # 5656: 141 is 1140
        (LOAD, 26, 40, 14),                      # 5657
        (JZ, 26, 11508),                         # 5658
        (LOAD, 40, 40, 15),                      # 5659
        (LOAD, 41, 40, 16),                      # 5660
        (TEXT, 40, 8),                           # 5661
        (MOVE, 23, 40),                          # 5662
        (MOVE, 24, 41),                          # 5663
        (MOVE, 25, 130),                         # 5664: 130 is 8
        (JUMP, 5674),                            # 5665
        (LOAD, 26, 40, 14),                      # 5666
        (JZ, 26, 11508),                         # 5667
        (LOAD, 40, 40, 15),                      # 5668
        (LOAD, 41, 40, 16),                      # 5669
        (TEXT, 40, 1),                           # 5670
        (MOVE, 23, 40),                          # 5671
        (MOVE, 24, 41),                          # 5672
        (MOVE, 25, 127),                         # 5673: 127 is 1
        (MOVE, 20, 23),                          # 5674
        (MOVE, 21, 24),                          # 5675
        (MOVE, 22, 25),                          # 5676
        (JUMP, 5727),                            # 5677
        (LOAD, 23, 40, 1),                       # 5678
        (JNE, 23, 147, 5689),                    # 5679: 147 is 1208
        (LOAD, 23, 40, 11),                      # 5680
        (JZ, 23, 11508),                         # 5681
        (LOAD, 24, 40, 12),                      # 5682
        (LOAD, 25, 40, 13),                      # 5683
        (TEXT, 24, 2),                           # 5684
        (MOVE, 20, 24),                          # 5685
        (MOVE, 21, 25),                          # 5686
        (MOVE, 22, 128),                         # 5687: 128 is 2
        (JUMP, 5727),                            # 5688
        (JNE, 23, 148, 5699),                    # 5689: 148 is 1252
        (LOAD, 23, 40, 11),                      # 5690
        (JZ, 23, 11508),                         # 5691
        (LOAD, 24, 40, 12),                      # 5692
        (LOAD, 25, 40, 13),                      # 5693
        (TEXT, 24, 9),                           # 5694
        (MOVE, 20, 24),                          # 5695
        (MOVE, 21, 25),                          # 5696
        (MOVE, 22, 329),                         # 5697: 329 is 9
        (JUMP, 5727),                            # 5698
        (JNE, 23, 144, 5709),                    # 5699: 144 is 437
        (LOAD, 23, 40, 11),                      # 5700
        (JZ, 23, 11508),                         # 5701
        (LOAD, 24, 40, 12),                      # 5702
        (LOAD, 25, 40, 13),                      # 5703
        (TEXT, 24, 10),                          # 5704
        (MOVE, 20, 24),                          # 5705
        (MOVE, 21, 25),                          # 5706
        (MOVE, 22, 156),                         # 5707: 156 is 10
        (JUMP, 5727),                            # 5708
        (JNE, 23, 146, 5719),                    # 5709: 146 is 850
        (LOAD, 23, 40, 11),                      # 5710
        (JZ, 23, 11508),                         # 5711
        (LOAD, 24, 40, 12),                      # 5712
        (LOAD, 25, 40, 13),                      # 5713
        (TEXT, 24, 11),                          # 5714
        (MOVE, 20, 24),                          # 5715
        (MOVE, 21, 25),                          # 5716
        (MOVE, 22, 159),                         # 5717: 159 is 11
        (JUMP, 5727),                            # 5718
        (LOAD, 23, 40, 11),                      # 5719
        (JZ, 23, 11508),                         # 5720
        (LOAD, 24, 40, 12),                      # 5721
        (LOAD, 25, 40, 13),                      # 5722
        (TEXT, 24, 0),                           # 5723
        (MOVE, 20, 24),                          # 5724
        (MOVE, 21, 25),                          # 5725
        (MOVE, 22, 129),                         # 5726: 129 is 0
        (STORE, 40, 84, 20),                     # 5727
        (STORE, 40, 85, 21),                     # 5728
        (STORE, 40, 86, 22),                     # 5729
        (LOAD, 23, 40, 21),                      # 5730: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 5738),                          # 5731
        (LOAD, 23, 40, 25),                      # 5732
        (JZ, 23, 11508),                         # 5733
        (LOAD, 20, 40, 26),                      # 5734
        (LOAD, 21, 40, 27),                      # 5735
        (MOVE, 22, 127),                         # 5736: 127 is 1
        (JUMP, 5743),                            # 5737
        (LOAD, 23, 40, 22),                      # 5738
        (JZ, 23, 11508),                         # 5739
        (LOAD, 20, 40, 23),                      # 5740
        (LOAD, 21, 40, 24),                      # 5741
        (MOVE, 22, 129),                         # 5742: 129 is 0
        (STORE, 40, 87, 20),                     # 5743
        (STORE, 40, 88, 21),                     # 5744
        (STORE, 40, 89, 22),                     # 5745
        (LOAD, 23, 40, 21),                      # 5746: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 5801),                          # 5747
        (LOAD, 26, 40, 1),                       # 5748
        (JNE, 26, 134, 5759),                    # 5749: 134 is 273
        (LOAD, 26, 40, 33),                      # 5750
        (JZ, 26, 11508),                         # 5751
        (LOAD, 40, 40, 34),                      # 5752
        (LOAD, 41, 40, 35),                      # 5753
        (TEXT, 40, 5),                           # 5754
        (MOVE, 23, 40),                          # 5755
        (MOVE, 24, 41),                          # 5756
        (MOVE, 25, 333),                         # 5757: 333 is 5
        (JUMP, 5797),                            # 5758
        (JNE, 26, 139, 5769),                    # 5759: 139 is 500
        (LOAD, 26, 40, 33),                      # 5760
        (JZ, 26, 11508),                         # 5761
        (LOAD, 40, 40, 34),                      # 5762
        (LOAD, 41, 40, 35),                      # 5763
        (TEXT, 40, 6),                           # 5764
        (MOVE, 23, 40),                          # 5765
        (MOVE, 24, 41),                          # 5766
        (MOVE, 25, 330),                         # 5767: 330 is 6
        (JUMP, 5797),                            # 5768
        (JNE, 26, 140, 5779),                    # 5769: 140 is 1047
        (LOAD, 26, 40, 33),                      # 5770
        (JZ, 26, 11508),                         # 5771
        (LOAD, 40, 40, 34),                      # 5772
        (LOAD, 41, 40, 35),                      # 5773
        (TEXT, 40, 7),                           # 5774
        (MOVE, 23, 40),                          # 5775
        (MOVE, 24, 41),                          # 5776
        (MOVE, 25, 132),                         # 5777: 132 is 7
        (JUMP, 5797),                            # 5778
        (JNE, 26, 141, 5789),                    # 5779: 141 is 1140
        (LOAD, 26, 40, 33),                      # 5780
        (JZ, 26, 11508),                         # 5781
        (LOAD, 40, 40, 34),                      # 5782
        (LOAD, 41, 40, 35),                      # 5783
        (TEXT, 40, 8),                           # 5784
        (MOVE, 23, 40),                          # 5785
        (MOVE, 24, 41),                          # 5786
        (MOVE, 25, 130),                         # 5787: 130 is 8
        (JUMP, 5797),                            # 5788
        (LOAD, 26, 40, 33),                      # 5789
        (JZ, 26, 11508),                         # 5790
        (LOAD, 40, 40, 34),                      # 5791
        (LOAD, 41, 40, 35),                      # 5792
        (TEXT, 40, 1),                           # 5793
        (MOVE, 23, 40),                          # 5794
        (MOVE, 24, 41),                          # 5795
        (MOVE, 25, 127),                         # 5796: 127 is 1
        (MOVE, 20, 23),                          # 5797
        (MOVE, 21, 24),                          # 5798
        (MOVE, 22, 25),                          # 5799
        (JUMP, 5850),                            # 5800
        (LOAD, 23, 40, 1),                       # 5801
        (JNE, 23, 147, 5812),                    # 5802: 147 is 1208
        (LOAD, 23, 40, 30),                      # 5803
        (JZ, 23, 11508),                         # 5804
        (LOAD, 24, 40, 31),                      # 5805
        (LOAD, 25, 40, 32),                      # 5806
        (TEXT, 24, 2),                           # 5807
        (MOVE, 20, 24),                          # 5808
        (MOVE, 21, 25),                          # 5809
        (MOVE, 22, 128),                         # 5810: 128 is 2
        (JUMP, 5850),                            # 5811
        (JNE, 23, 148, 5822),                    # 5812: 148 is 1252
        (LOAD, 23, 40, 30),                      # 5813
        (JZ, 23, 11508),                         # 5814
        (LOAD, 24, 40, 31),                      # 5815
        (LOAD, 25, 40, 32),                      # 5816
        (TEXT, 24, 9),                           # 5817
        (MOVE, 20, 24),                          # 5818
        (MOVE, 21, 25),                          # 5819
        (MOVE, 22, 329),                         # 5820: 329 is 9
        (JUMP, 5850),                            # 5821
        (JNE, 23, 144, 5832),                    # 5822: 144 is 437
        (LOAD, 23, 40, 30),                      # 5823
        (JZ, 23, 11508),                         # 5824
        (LOAD, 24, 40, 31),                      # 5825
        (LOAD, 25, 40, 32),                      # 5826
        (TEXT, 24, 10),                          # 5827
        (MOVE, 20, 24),                          # 5828
        (MOVE, 21, 25),                          # 5829
        (MOVE, 22, 156),                         # 5830: 156 is 10
        (JUMP, 5850),                            # 5831
        (JNE, 23, 146, 5842),                    # 5832: 146 is 850
        (LOAD, 23, 40, 30),                      # 5833
        (JZ, 23, 11508),                         # 5834
        (LOAD, 24, 40, 31),                      # 5835
        (LOAD, 25, 40, 32),                      # 5836
        (TEXT, 24, 11),                          # 5837
        (MOVE, 20, 24),                          # 5838
        (MOVE, 21, 25),                          # 5839
        (MOVE, 22, 159),                         # 5840: 159 is 11
        (JUMP, 5850),                            # 5841
        (LOAD, 23, 40, 30),                      # 5842
        (JZ, 23, 11508),                         # 5843
        (LOAD, 24, 40, 31),                      # 5844
        (LOAD, 25, 40, 32),                      # 5845
        (TEXT, 24, 0),                           # 5846
        (MOVE, 20, 24),                          # 5847
        (MOVE, 21, 25),                          # 5848
        (MOVE, 22, 129),                         # 5849: 129 is 0
        (STORE, 40, 90, 20),                     # 5850
        (STORE, 40, 91, 21),                     # 5851
        (STORE, 40, 92, 22),                     # 5852
        (LOAD, 23, 40, 21),                      # 5853: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 5908),                          # 5854
        (LOAD, 26, 40, 1),                       # 5855
        (JNE, 26, 134, 5866),                    # 5856: 134 is 273
        (LOAD, 26, 40, 39),                      # 5857
        (JZ, 26, 11508),                         # 5858
        (LOAD, 40, 40, 40),                      # 5859
        (LOAD, 41, 40, 41),                      # 5860
        (TEXT, 40, 5),                           # 5861
        (MOVE, 23, 40),                          # 5862
        (MOVE, 24, 41),                          # 5863
        (MOVE, 25, 333),                         # 5864: 333 is 5
        (JUMP, 5904),                            # 5865
        (JNE, 26, 139, 5876),                    # 5866: 139 is 500
        (LOAD, 26, 40, 39),                      # 5867
        (JZ, 26, 11508),                         # 5868
        (LOAD, 40, 40, 40),                      # 5869
        (LOAD, 41, 40, 41),                      # 5870
        (TEXT, 40, 6),                           # 5871
        (MOVE, 23, 40),                          # 5872
        (MOVE, 24, 41),                          # 5873
        (MOVE, 25, 330),                         # 5874: 330 is 6
        (JUMP, 5904),                            # 5875
        (JNE, 26, 140, 5886),                    # 5876: 140 is 1047
        (LOAD, 26, 40, 39),                      # 5877
        (JZ, 26, 11508),                         # 5878
        (LOAD, 40, 40, 40),                      # 5879
        (LOAD, 41, 40, 41),                      # 5880
        (TEXT, 40, 7),                           # 5881
        (MOVE, 23, 40),                          # 5882
        (MOVE, 24, 41),                          # 5883
        (MOVE, 25, 132),                         # 5884: 132 is 7
        (JUMP, 5904),                            # 5885
        (JNE, 26, 141, 5896),                    # 5886: 141 is 1140
        (LOAD, 26, 40, 39),                      # 5887
        (JZ, 26, 11508),                         # 5888
        (LOAD, 40, 40, 40),                      # 5889
        (LOAD, 41, 40, 41),                      # 5890
        (TEXT, 40, 8),                           # 5891
        (MOVE, 23, 40),                          # 5892
        (MOVE, 24, 41),                          # 5893
        (MOVE, 25, 130),                         # 5894: 130 is 8
        (JUMP, 5904),                            # 5895
        (LOAD, 26, 40, 39),                      # 5896
        (JZ, 26, 11508),                         # 5897
        (LOAD, 40, 40, 40),                      # 5898
        (LOAD, 41, 40, 41),                      # 5899
        (TEXT, 40, 1),                           # 5900
        (MOVE, 23, 40),                          # 5901
        (MOVE, 24, 41),                          # 5902
        (MOVE, 25, 127),                         # 5903: 127 is 1
        (MOVE, 20, 23),                          # 5904
        (MOVE, 21, 24),                          # 5905
        (MOVE, 22, 25),                          # 5906
        (JUMP, 5957),                            # 5907
        (LOAD, 23, 40, 1),                       # 5908
        (JNE, 23, 147, 5919),                    # 5909: 147 is 1208
        (LOAD, 23, 40, 36),                      # 5910
        (JZ, 23, 11508),                         # 5911
        (LOAD, 24, 40, 37),                      # 5912
        (LOAD, 25, 40, 38),                      # 5913
        (TEXT, 24, 2),                           # 5914
        (MOVE, 20, 24),                          # 5915
        (MOVE, 21, 25),                          # 5916
        (MOVE, 22, 128),                         # 5917: 128 is 2
        (JUMP, 5957),                            # 5918
        (JNE, 23, 148, 5929),                    # 5919: 148 is 1252
        (LOAD, 23, 40, 36),                      # 5920
        (JZ, 23, 11508),                         # 5921
        (LOAD, 24, 40, 37),                      # 5922
        (LOAD, 25, 40, 38),                      # 5923
        (TEXT, 24, 9),                           # 5924
        (MOVE, 20, 24),                          # 5925
        (MOVE, 21, 25),                          # 5926
        (MOVE, 22, 329),                         # 5927: 329 is 9
        (JUMP, 5957),                            # 5928
        (JNE, 23, 144, 5939),                    # 5929: 144 is 437
        (LOAD, 23, 40, 36),                      # 5930
        (JZ, 23, 11508),                         # 5931
        (LOAD, 24, 40, 37),                      # 5932
        (LOAD, 25, 40, 38),                      # 5933
        (TEXT, 24, 10),                          # 5934
        (MOVE, 20, 24),                          # 5935
        (MOVE, 21, 25),                          # 5936
        (MOVE, 22, 156),                         # 5937: 156 is 10
        (JUMP, 5957),                            # 5938
        (JNE, 23, 146, 5949),                    # 5939: 146 is 850
        (LOAD, 23, 40, 36),                      # 5940
        (JZ, 23, 11508),                         # 5941
        (LOAD, 24, 40, 37),                      # 5942
        (LOAD, 25, 40, 38),                      # 5943
        (TEXT, 24, 11),                          # 5944
        (MOVE, 20, 24),                          # 5945
        (MOVE, 21, 25),                          # 5946
        (MOVE, 22, 159),                         # 5947: 159 is 11
        (JUMP, 5957),                            # 5948
        (LOAD, 23, 40, 36),                      # 5949
        (JZ, 23, 11508),                         # 5950
        (LOAD, 24, 40, 37),                      # 5951
        (LOAD, 25, 40, 38),                      # 5952
        (TEXT, 24, 0),                           # 5953
        (MOVE, 20, 24),                          # 5954
        (MOVE, 21, 25),                          # 5955
        (MOVE, 22, 129),                         # 5956: 129 is 0
        (STORE, 40, 93, 20),                     # 5957
        (STORE, 40, 94, 21),                     # 5958
        (STORE, 40, 95, 22),                     # 5959
        (LOAD, 23, 40, 21),                      # 5960: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6015),                          # 5961
        (LOAD, 26, 40, 1),                       # 5962
        (JNE, 26, 134, 5973),                    # 5963: 134 is 273
        (LOAD, 26, 40, 45),                      # 5964
        (JZ, 26, 11508),                         # 5965
        (LOAD, 40, 40, 46),                      # 5966
        (LOAD, 41, 40, 47),                      # 5967
        (TEXT, 40, 5),                           # 5968
        (MOVE, 23, 40),                          # 5969
        (MOVE, 24, 41),                          # 5970
        (MOVE, 25, 333),                         # 5971: 333 is 5
        (JUMP, 6011),                            # 5972
        (JNE, 26, 139, 5983),                    # 5973: 139 is 500
        (LOAD, 26, 40, 45),                      # 5974
        (JZ, 26, 11508),                         # 5975
        (LOAD, 40, 40, 46),                      # 5976
        (LOAD, 41, 40, 47),                      # 5977
        (TEXT, 40, 6),                           # 5978
        (MOVE, 23, 40),                          # 5979
        (MOVE, 24, 41),                          # 5980
        (MOVE, 25, 330),                         # 5981: 330 is 6
        (JUMP, 6011),                            # 5982
        (JNE, 26, 140, 5993),                    # 5983: 140 is 1047
        (LOAD, 26, 40, 45),                      # 5984
        (JZ, 26, 11508),                         # 5985
        (LOAD, 40, 40, 46),                      # 5986
        (LOAD, 41, 40, 47),                      # 5987
        (TEXT, 40, 7),                           # 5988
        (MOVE, 23, 40),                          # 5989
        (MOVE, 24, 41),                          # 5990
        (MOVE, 25, 132),                         # 5991: 132 is 7
        (JUMP, 6011),                            # 5992
        (JNE, 26, 141, 6003),                    # 5993: 141 is 1140
        (LOAD, 26, 40, 45),                      # 5994
        (JZ, 26, 11508),                         # 5995
        (LOAD, 40, 40, 46),                      # 5996
        (LOAD, 41, 40, 47),                      # 5997
        (TEXT, 40, 8),                           # 5998
        (MOVE, 23, 40),                          # 5999
        (MOVE, 24, 41),                          # 6000
        (MOVE, 25, 130),                         # 6001: 130 is 8
        (JUMP, 6011),                            # 6002
        (LOAD, 26, 40, 45),                      # 6003
        (JZ, 26, 11508),                         # 6004
        (LOAD, 40, 40, 46),                      # 6005
        (LOAD, 41, 40, 47),                      # 6006
        (TEXT, 40, 1),                           # 6007
        (MOVE, 23, 40),                          # 6008
        (MOVE, 24, 41),                          # 6009
        (MOVE, 25, 127),                         # 6010: 127 is 1
        (MOVE, 20, 23),                          # 6011
        (MOVE, 21, 24),                          # 6012
        (MOVE, 22, 25),                          # 6013
        (JUMP, 6064),                            # 6014
        (LOAD, 23, 40, 1),                       # 6015
        (JNE, 23, 147, 6026),                    # 6016: 147 is 1208
        (LOAD, 23, 40, 42),                      # 6017
        (JZ, 23, 11508),                         # 6018
        (LOAD, 24, 40, 43),                      # 6019
        (LOAD, 25, 40, 44),                      # 6020
        (TEXT, 24, 2),                           # 6021
        (MOVE, 20, 24),                          # 6022
        (MOVE, 21, 25),                          # 6023
        (MOVE, 22, 128),                         # 6024: 128 is 2
        (JUMP, 6064),                            # 6025
        (JNE, 23, 148, 6036),                    # 6026: 148 is 1252
        (LOAD, 23, 40, 42),                      # 6027
        (JZ, 23, 11508),                         # 6028
        (LOAD, 24, 40, 43),                      # 6029
        (LOAD, 25, 40, 44),                      # 6030
        (TEXT, 24, 9),                           # 6031
        (MOVE, 20, 24),                          # 6032
        (MOVE, 21, 25),                          # 6033
        (MOVE, 22, 329),                         # 6034: 329 is 9
        (JUMP, 6064),                            # 6035
        (JNE, 23, 144, 6046),                    # 6036: 144 is 437
        (LOAD, 23, 40, 42),                      # 6037
        (JZ, 23, 11508),                         # 6038
        (LOAD, 24, 40, 43),                      # 6039
        (LOAD, 25, 40, 44),                      # 6040
        (TEXT, 24, 10),                          # 6041
        (MOVE, 20, 24),                          # 6042
        (MOVE, 21, 25),                          # 6043
        (MOVE, 22, 156),                         # 6044: 156 is 10
        (JUMP, 6064),                            # 6045
        (JNE, 23, 146, 6056),                    # 6046: 146 is 850
        (LOAD, 23, 40, 42),                      # 6047
        (JZ, 23, 11508),                         # 6048
        (LOAD, 24, 40, 43),                      # 6049
        (LOAD, 25, 40, 44),                      # 6050
        (TEXT, 24, 11),                          # 6051
        (MOVE, 20, 24),                          # 6052
        (MOVE, 21, 25),                          # 6053
        (MOVE, 22, 159),                         # 6054: 159 is 11
        (JUMP, 6064),                            # 6055
        (LOAD, 23, 40, 42),                      # 6056
        (JZ, 23, 11508),                         # 6057
        (LOAD, 24, 40, 43),                      # 6058
        (LOAD, 25, 40, 44),                      # 6059
        (TEXT, 24, 0),                           # 6060
        (MOVE, 20, 24),                          # 6061
        (MOVE, 21, 25),                          # 6062
        (MOVE, 22, 129),                         # 6063: 129 is 0
        (STORE, 40, 96, 20),                     # 6064
        (STORE, 40, 97, 21),                     # 6065
        (STORE, 40, 98, 22),                     # 6066
        (LOAD, 23, 40, 21),                      # 6067: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6122),                          # 6068
        (LOAD, 26, 40, 1),                       # 6069
        (JNE, 26, 134, 6080),                    # 6070: 134 is 273
        (LOAD, 26, 40, 52),                      # 6071
        (JZ, 26, 11508),                         # 6072
        (LOAD, 40, 40, 53),                      # 6073
        (LOAD, 41, 40, 54),                      # 6074
        (TEXT, 40, 5),                           # 6075
        (MOVE, 23, 40),                          # 6076
        (MOVE, 24, 41),                          # 6077
        (MOVE, 25, 333),                         # 6078: 333 is 5
        (JUMP, 6118),                            # 6079
        (JNE, 26, 139, 6090),                    # 6080: 139 is 500
        (LOAD, 26, 40, 52),                      # 6081
        (JZ, 26, 11508),                         # 6082
        (LOAD, 40, 40, 53),                      # 6083
        (LOAD, 41, 40, 54),                      # 6084
        (TEXT, 40, 6),                           # 6085
        (MOVE, 23, 40),                          # 6086
        (MOVE, 24, 41),                          # 6087
        (MOVE, 25, 330),                         # 6088: 330 is 6
        (JUMP, 6118),                            # 6089
        (JNE, 26, 140, 6100),                    # 6090: 140 is 1047
        (LOAD, 26, 40, 52),                      # 6091
        (JZ, 26, 11508),                         # 6092
        (LOAD, 40, 40, 53),                      # 6093
        (LOAD, 41, 40, 54),                      # 6094
        (TEXT, 40, 7),                           # 6095
        (MOVE, 23, 40),                          # 6096
        (MOVE, 24, 41),                          # 6097
        (MOVE, 25, 132),                         # 6098: 132 is 7
        (JUMP, 6118),                            # 6099
        (JNE, 26, 141, 6110),                    # 6100: 141 is 1140
        (LOAD, 26, 40, 52),                      # 6101
        (JZ, 26, 11508),                         # 6102
        (LOAD, 40, 40, 53),                      # 6103
        (LOAD, 41, 40, 54),                      # 6104
        (TEXT, 40, 8),                           # 6105
        (MOVE, 23, 40),                          # 6106
        (MOVE, 24, 41),                          # 6107
        (MOVE, 25, 130),                         # 6108: 130 is 8
        (JUMP, 6118),                            # 6109
        (LOAD, 26, 40, 52),                      # 6110
        (JZ, 26, 11508),                         # 6111
        (LOAD, 40, 40, 53),                      # 6112
        (LOAD, 41, 40, 54),                      # 6113
        (TEXT, 40, 1),                           # 6114
        (MOVE, 23, 40),                          # 6115
        (MOVE, 24, 41),                          # 6116
        (MOVE, 25, 127),                         # 6117: 127 is 1
        (MOVE, 20, 23),                          # 6118
        (MOVE, 21, 24),                          # 6119
        (MOVE, 22, 25),                          # 6120
        (JUMP, 6171),                            # 6121
        (LOAD, 23, 40, 1),                       # 6122
        (JNE, 23, 147, 6133),                    # 6123: 147 is 1208
        (LOAD, 23, 40, 49),                      # 6124
        (JZ, 23, 11508),                         # 6125
        (LOAD, 24, 40, 50),                      # 6126
        (LOAD, 25, 40, 51),                      # 6127
        (TEXT, 24, 2),                           # 6128
        (MOVE, 20, 24),                          # 6129
        (MOVE, 21, 25),                          # 6130
        (MOVE, 22, 128),                         # 6131: 128 is 2
        (JUMP, 6171),                            # 6132
        (JNE, 23, 148, 6143),                    # 6133: 148 is 1252
        (LOAD, 23, 40, 49),                      # 6134
        (JZ, 23, 11508),                         # 6135
        (LOAD, 24, 40, 50),                      # 6136
        (LOAD, 25, 40, 51),                      # 6137
        (TEXT, 24, 9),                           # 6138
        (MOVE, 20, 24),                          # 6139
        (MOVE, 21, 25),                          # 6140
        (MOVE, 22, 329),                         # 6141: 329 is 9
        (JUMP, 6171),                            # 6142
        (JNE, 23, 144, 6153),                    # 6143: 144 is 437
        (LOAD, 23, 40, 49),                      # 6144
        (JZ, 23, 11508),                         # 6145
        (LOAD, 24, 40, 50),                      # 6146
        (LOAD, 25, 40, 51),                      # 6147
        (TEXT, 24, 10),                          # 6148
        (MOVE, 20, 24),                          # 6149
        (MOVE, 21, 25),                          # 6150
        (MOVE, 22, 156),                         # 6151: 156 is 10
        (JUMP, 6171),                            # 6152
        (JNE, 23, 146, 6163),                    # 6153: 146 is 850
        (LOAD, 23, 40, 49),                      # 6154
        (JZ, 23, 11508),                         # 6155
        (LOAD, 24, 40, 50),                      # 6156
        (LOAD, 25, 40, 51),                      # 6157
        (TEXT, 24, 11),                          # 6158
        (MOVE, 20, 24),                          # 6159
        (MOVE, 21, 25),                          # 6160
        (MOVE, 22, 159),                         # 6161: 159 is 11
        (JUMP, 6171),                            # 6162
        (LOAD, 23, 40, 49),                      # 6163
        (JZ, 23, 11508),                         # 6164
        (LOAD, 24, 40, 50),                      # 6165
        (LOAD, 25, 40, 51),                      # 6166
        (TEXT, 24, 0),                           # 6167
        (MOVE, 20, 24),                          # 6168
        (MOVE, 21, 25),                          # 6169
        (MOVE, 22, 129),                         # 6170: 129 is 0
        (STORE, 40, 99, 20),                     # 6171
        (STORE, 40, 100, 21),                    # 6172
        (STORE, 40, 101, 22),                    # 6173
        (LOAD, 23, 40, 21),                      # 6174: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6229),                          # 6175
        (LOAD, 26, 40, 1),                       # 6176
        (JNE, 26, 134, 6187),                    # 6177: 134 is 273
        (LOAD, 26, 40, 59),                      # 6178
        (JZ, 26, 11508),                         # 6179
        (LOAD, 40, 40, 60),                      # 6180
        (LOAD, 41, 40, 61),                      # 6181
        (TEXT, 40, 5),                           # 6182
        (MOVE, 23, 40),                          # 6183
        (MOVE, 24, 41),                          # 6184
        (MOVE, 25, 333),                         # 6185: 333 is 5
        (JUMP, 6225),                            # 6186
        (JNE, 26, 139, 6197),                    # 6187: 139 is 500
        (LOAD, 26, 40, 59),                      # 6188
        (JZ, 26, 11508),                         # 6189
        (LOAD, 40, 40, 60),                      # 6190
        (LOAD, 41, 40, 61),                      # 6191
        (TEXT, 40, 6),                           # 6192
        (MOVE, 23, 40),                          # 6193
        (MOVE, 24, 41),                          # 6194
        (MOVE, 25, 330),                         # 6195: 330 is 6
        (JUMP, 6225),                            # 6196
        (JNE, 26, 140, 6207),                    # 6197: 140 is 1047
        (LOAD, 26, 40, 59),                      # 6198
        (JZ, 26, 11508),                         # 6199
        (LOAD, 40, 40, 60),                      # 6200
        (LOAD, 41, 40, 61),                      # 6201
        (TEXT, 40, 7),                           # 6202
        (MOVE, 23, 40),                          # 6203
        (MOVE, 24, 41),                          # 6204
        (MOVE, 25, 132),                         # 6205: 132 is 7
        (JUMP, 6225),                            # 6206
        (JNE, 26, 141, 6217),                    # 6207: 141 is 1140
        (LOAD, 26, 40, 59),                      # 6208
        (JZ, 26, 11508),                         # 6209
        (LOAD, 40, 40, 60),                      # 6210
        (LOAD, 41, 40, 61),                      # 6211
        (TEXT, 40, 8),                           # 6212
        (MOVE, 23, 40),                          # 6213
        (MOVE, 24, 41),                          # 6214
        (MOVE, 25, 130),                         # 6215: 130 is 8
        (JUMP, 6225),                            # 6216
        (LOAD, 26, 40, 59),                      # 6217
        (JZ, 26, 11508),                         # 6218
        (LOAD, 40, 40, 60),                      # 6219
        (LOAD, 41, 40, 61),                      # 6220
        (TEXT, 40, 1),                           # 6221
        (MOVE, 23, 40),                          # 6222
        (MOVE, 24, 41),                          # 6223
        (MOVE, 25, 127),                         # 6224: 127 is 1
        (MOVE, 20, 23),                          # 6225
        (MOVE, 21, 24),                          # 6226
        (MOVE, 22, 25),                          # 6227
        (JUMP, 6278),                            # 6228
        (LOAD, 23, 40, 1),                       # 6229
        (JNE, 23, 147, 6240),                    # 6230: 147 is 1208
        (LOAD, 23, 40, 56),                      # 6231
        (JZ, 23, 11508),                         # 6232
        (LOAD, 24, 40, 57),                      # 6233
        (LOAD, 25, 40, 58),                      # 6234
        (TEXT, 24, 2),                           # 6235
        (MOVE, 20, 24),                          # 6236
        (MOVE, 21, 25),                          # 6237
        (MOVE, 22, 128),                         # 6238: 128 is 2
        (JUMP, 6278),                            # 6239
        (JNE, 23, 148, 6250),                    # 6240: 148 is 1252
        (LOAD, 23, 40, 56),                      # 6241
        (JZ, 23, 11508),                         # 6242
        (LOAD, 24, 40, 57),                      # 6243
        (LOAD, 25, 40, 58),                      # 6244
        (TEXT, 24, 9),                           # 6245
        (MOVE, 20, 24),                          # 6246
        (MOVE, 21, 25),                          # 6247
        (MOVE, 22, 329),                         # 6248: 329 is 9
        (JUMP, 6278),                            # 6249
        (JNE, 23, 144, 6260),                    # 6250: 144 is 437
        (LOAD, 23, 40, 56),                      # 6251
        (JZ, 23, 11508),                         # 6252
        (LOAD, 24, 40, 57),                      # 6253
        (LOAD, 25, 40, 58),                      # 6254
        (TEXT, 24, 10),                          # 6255
        (MOVE, 20, 24),                          # 6256
        (MOVE, 21, 25),                          # 6257
        (MOVE, 22, 156),                         # 6258: 156 is 10
        (JUMP, 6278),                            # 6259
        (JNE, 23, 146, 6270),                    # 6260: 146 is 850
        (LOAD, 23, 40, 56),                      # 6261
        (JZ, 23, 11508),                         # 6262
        (LOAD, 24, 40, 57),                      # 6263
        (LOAD, 25, 40, 58),                      # 6264
        (TEXT, 24, 11),                          # 6265
        (MOVE, 20, 24),                          # 6266
        (MOVE, 21, 25),                          # 6267
        (MOVE, 22, 159),                         # 6268: 159 is 11
        (JUMP, 6278),                            # 6269
        (LOAD, 23, 40, 56),                      # 6270
        (JZ, 23, 11508),                         # 6271
        (LOAD, 24, 40, 57),                      # 6272
        (LOAD, 25, 40, 58),                      # 6273
        (TEXT, 24, 0),                           # 6274
        (MOVE, 20, 24),                          # 6275
        (MOVE, 21, 25),                          # 6276
        (MOVE, 22, 129),                         # 6277: 129 is 0
        (STORE, 40, 102, 20),                    # 6278
        (STORE, 40, 103, 21),                    # 6279
        (STORE, 40, 104, 22),                    # 6280
        (LOAD, 23, 40, 21),                      # 6281: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6336),                          # 6282
        (LOAD, 26, 40, 1),                       # 6283
        (JNE, 26, 134, 6294),                    # 6284: 134 is 273
        (LOAD, 26, 40, 65),                      # 6285
        (JZ, 26, 11508),                         # 6286
        (LOAD, 40, 40, 66),                      # 6287
        (LOAD, 41, 40, 67),                      # 6288
        (TEXT, 40, 5),                           # 6289
        (MOVE, 23, 40),                          # 6290
        (MOVE, 24, 41),                          # 6291
        (MOVE, 25, 333),                         # 6292: 333 is 5
        (JUMP, 6332),                            # 6293
        (JNE, 26, 139, 6304),                    # 6294: 139 is 500
        (LOAD, 26, 40, 65),                      # 6295
        (JZ, 26, 11508),                         # 6296
        (LOAD, 40, 40, 66),                      # 6297
        (LOAD, 41, 40, 67),                      # 6298
        (TEXT, 40, 6),                           # 6299
        (MOVE, 23, 40),                          # 6300
        (MOVE, 24, 41),                          # 6301
        (MOVE, 25, 330),                         # 6302: 330 is 6
        (JUMP, 6332),                            # 6303
        (JNE, 26, 140, 6314),                    # 6304: 140 is 1047
        (LOAD, 26, 40, 65),                      # 6305
        (JZ, 26, 11508),                         # 6306
        (LOAD, 40, 40, 66),                      # 6307
        (LOAD, 41, 40, 67),                      # 6308
        (TEXT, 40, 7),                           # 6309
        (MOVE, 23, 40),                          # 6310
        (MOVE, 24, 41),                          # 6311
        (MOVE, 25, 132),                         # 6312: 132 is 7
        (JUMP, 6332),                            # 6313
        (JNE, 26, 141, 6324),                    # 6314: 141 is 1140
        (LOAD, 26, 40, 65),                      # 6315
        (JZ, 26, 11508),                         # 6316
        (LOAD, 40, 40, 66),                      # 6317
        (LOAD, 41, 40, 67),                      # 6318
        (TEXT, 40, 8),                           # 6319
        (MOVE, 23, 40),                          # 6320
        (MOVE, 24, 41),                          # 6321
        (MOVE, 25, 130),                         # 6322: 130 is 8
        (JUMP, 6332),                            # 6323
        (LOAD, 26, 40, 65),                      # 6324
        (JZ, 26, 11508),                         # 6325
        (LOAD, 40, 40, 66),                      # 6326
        (LOAD, 41, 40, 67),                      # 6327
        (TEXT, 40, 1),                           # 6328
        (MOVE, 23, 40),                          # 6329
        (MOVE, 24, 41),                          # 6330
        (MOVE, 25, 127),                         # 6331: 127 is 1
        (MOVE, 20, 23),                          # 6332
        (MOVE, 21, 24),                          # 6333
        (MOVE, 22, 25),                          # 6334
        (JUMP, 6385),                            # 6335
        (LOAD, 23, 40, 1),                       # 6336
        (JNE, 23, 147, 6347),                    # 6337: 147 is 1208
        (LOAD, 23, 40, 62),                      # 6338
        (JZ, 23, 11508),                         # 6339
        (LOAD, 24, 40, 63),                      # 6340
        (LOAD, 25, 40, 64),                      # 6341
        (TEXT, 24, 2),                           # 6342
        (MOVE, 20, 24),                          # 6343
        (MOVE, 21, 25),                          # 6344
        (MOVE, 22, 128),                         # 6345: 128 is 2
        (JUMP, 6385),                            # 6346
        (JNE, 23, 148, 6357),                    # 6347: 148 is 1252
        (LOAD, 23, 40, 62),                      # 6348
        (JZ, 23, 11508),                         # 6349
        (LOAD, 24, 40, 63),                      # 6350
        (LOAD, 25, 40, 64),                      # 6351
        (TEXT, 24, 9),                           # 6352
        (MOVE, 20, 24),                          # 6353
        (MOVE, 21, 25),                          # 6354
        (MOVE, 22, 329),                         # 6355: 329 is 9
        (JUMP, 6385),                            # 6356
        (JNE, 23, 144, 6367),                    # 6357: 144 is 437
        (LOAD, 23, 40, 62),                      # 6358
        (JZ, 23, 11508),                         # 6359
        (LOAD, 24, 40, 63),                      # 6360
        (LOAD, 25, 40, 64),                      # 6361
        (TEXT, 24, 10),                          # 6362
        (MOVE, 20, 24),                          # 6363
        (MOVE, 21, 25),                          # 6364
        (MOVE, 22, 156),                         # 6365: 156 is 10
        (JUMP, 6385),                            # 6366
        (JNE, 23, 146, 6377),                    # 6367: 146 is 850
        (LOAD, 23, 40, 62),                      # 6368
        (JZ, 23, 11508),                         # 6369
        (LOAD, 24, 40, 63),                      # 6370
        (LOAD, 25, 40, 64),                      # 6371
        (TEXT, 24, 11),                          # 6372
        (MOVE, 20, 24),                          # 6373
        (MOVE, 21, 25),                          # 6374
        (MOVE, 22, 159),                         # 6375: 159 is 11
        (JUMP, 6385),                            # 6376
        (LOAD, 23, 40, 62),                      # 6377
        (JZ, 23, 11508),                         # 6378
        (LOAD, 24, 40, 63),                      # 6379
        (LOAD, 25, 40, 64),                      # 6380
        (TEXT, 24, 0),                           # 6381
        (MOVE, 20, 24),                          # 6382
        (MOVE, 21, 25),                          # 6383
        (MOVE, 22, 129),                         # 6384: 129 is 0
        (STORE, 40, 105, 20),                    # 6385
        (STORE, 40, 106, 21),                    # 6386
        (STORE, 40, 107, 22),                    # 6387
        (LOAD, 23, 40, 21),                      # 6388: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6443),                          # 6389
        (LOAD, 26, 40, 1),                       # 6390
        (JNE, 26, 134, 6401),                    # 6391: 134 is 273
        (LOAD, 26, 40, 71),                      # 6392
        (JZ, 26, 11508),                         # 6393
        (LOAD, 40, 40, 72),                      # 6394
        (LOAD, 41, 40, 73),                      # 6395
        (TEXT, 40, 5),                           # 6396
        (MOVE, 23, 40),                          # 6397
        (MOVE, 24, 41),                          # 6398
        (MOVE, 25, 333),                         # 6399: 333 is 5
        (JUMP, 6439),                            # 6400
        (JNE, 26, 139, 6411),                    # 6401: 139 is 500
        (LOAD, 26, 40, 71),                      # 6402
        (JZ, 26, 11508),                         # 6403
        (LOAD, 40, 40, 72),                      # 6404
        (LOAD, 41, 40, 73),                      # 6405
        (TEXT, 40, 6),                           # 6406
        (MOVE, 23, 40),                          # 6407
        (MOVE, 24, 41),                          # 6408
        (MOVE, 25, 330),                         # 6409: 330 is 6
        (JUMP, 6439),                            # 6410
        (JNE, 26, 140, 6421),                    # 6411: 140 is 1047
        (LOAD, 26, 40, 71),                      # 6412
        (JZ, 26, 11508),                         # 6413
        (LOAD, 40, 40, 72),                      # 6414
        (LOAD, 41, 40, 73),                      # 6415
        (TEXT, 40, 7),                           # 6416
        (MOVE, 23, 40),                          # 6417
        (MOVE, 24, 41),                          # 6418
        (MOVE, 25, 132),                         # 6419: 132 is 7
        (JUMP, 6439),                            # 6420
        (JNE, 26, 141, 6431),                    # 6421: 141 is 1140
        (LOAD, 26, 40, 71),                      # 6422
        (JZ, 26, 11508),                         # 6423
        (LOAD, 40, 40, 72),                      # 6424
        (LOAD, 41, 40, 73),                      # 6425
        (TEXT, 40, 8),                           # 6426
        (MOVE, 23, 40),                          # 6427
        (MOVE, 24, 41),                          # 6428
        (MOVE, 25, 130),                         # 6429: 130 is 8
        (JUMP, 6439),                            # 6430
        (LOAD, 26, 40, 71),                      # 6431
        (JZ, 26, 11508),                         # 6432
        (LOAD, 40, 40, 72),                      # 6433
        (LOAD, 41, 40, 73),                      # 6434
        (TEXT, 40, 1),                           # 6435
        (MOVE, 23, 40),                          # 6436
        (MOVE, 24, 41),                          # 6437
        (MOVE, 25, 127),                         # 6438: 127 is 1
        (MOVE, 20, 23),                          # 6439
        (MOVE, 21, 24),                          # 6440
        (MOVE, 22, 25),                          # 6441
        (JUMP, 6492),                            # 6442
        (LOAD, 23, 40, 1),                       # 6443
        (JNE, 23, 147, 6454),                    # 6444: 147 is 1208
        (LOAD, 23, 40, 68),                      # 6445
        (JZ, 23, 11508),                         # 6446
        (LOAD, 24, 40, 69),                      # 6447
        (LOAD, 25, 40, 70),                      # 6448
        (TEXT, 24, 2),                           # 6449
        (MOVE, 20, 24),                          # 6450
        (MOVE, 21, 25),                          # 6451
        (MOVE, 22, 128),                         # 6452: 128 is 2
        (JUMP, 6492),                            # 6453
        (JNE, 23, 148, 6464),                    # 6454: 148 is 1252
        (LOAD, 23, 40, 68),                      # 6455
        (JZ, 23, 11508),                         # 6456
        (LOAD, 24, 40, 69),                      # 6457
        (LOAD, 25, 40, 70),                      # 6458
        (TEXT, 24, 9),                           # 6459
        (MOVE, 20, 24),                          # 6460
        (MOVE, 21, 25),                          # 6461
        (MOVE, 22, 329),                         # 6462: 329 is 9
        (JUMP, 6492),                            # 6463
        (JNE, 23, 144, 6474),                    # 6464: 144 is 437
        (LOAD, 23, 40, 68),                      # 6465
        (JZ, 23, 11508),                         # 6466
        (LOAD, 24, 40, 69),                      # 6467
        (LOAD, 25, 40, 70),                      # 6468
        (TEXT, 24, 10),                          # 6469
        (MOVE, 20, 24),                          # 6470
        (MOVE, 21, 25),                          # 6471
        (MOVE, 22, 156),                         # 6472: 156 is 10
        (JUMP, 6492),                            # 6473
        (JNE, 23, 146, 6484),                    # 6474: 146 is 850
        (LOAD, 23, 40, 68),                      # 6475
        (JZ, 23, 11508),                         # 6476
        (LOAD, 24, 40, 69),                      # 6477
        (LOAD, 25, 40, 70),                      # 6478
        (TEXT, 24, 11),                          # 6479
        (MOVE, 20, 24),                          # 6480
        (MOVE, 21, 25),                          # 6481
        (MOVE, 22, 159),                         # 6482: 159 is 11
        (JUMP, 6492),                            # 6483
        (LOAD, 23, 40, 68),                      # 6484
        (JZ, 23, 11508),                         # 6485
        (LOAD, 24, 40, 69),                      # 6486
        (LOAD, 25, 40, 70),                      # 6487
        (TEXT, 24, 0),                           # 6488
        (MOVE, 20, 24),                          # 6489
        (MOVE, 21, 25),                          # 6490
        (MOVE, 22, 129),                         # 6491: 129 is 0
        (STORE, 40, 108, 20),                    # 6492
        (STORE, 40, 109, 21),                    # 6493
        (STORE, 40, 110, 22),                    # 6494
        (LOAD, 23, 40, 21),                      # 6495: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6550),                          # 6496
        (LOAD, 26, 40, 1),                       # 6497
        (JNE, 26, 134, 6508),                    # 6498: 134 is 273
        (LOAD, 26, 40, 77),                      # 6499
        (JZ, 26, 11508),                         # 6500
        (LOAD, 40, 40, 78),                      # 6501
        (LOAD, 41, 40, 79),                      # 6502
        (TEXT, 40, 5),                           # 6503
        (MOVE, 23, 40),                          # 6504
        (MOVE, 24, 41),                          # 6505
        (MOVE, 25, 333),                         # 6506: 333 is 5
        (JUMP, 6546),                            # 6507
        (JNE, 26, 139, 6518),                    # 6508: 139 is 500
        (LOAD, 26, 40, 77),                      # 6509
        (JZ, 26, 11508),                         # 6510
        (LOAD, 40, 40, 78),                      # 6511
        (LOAD, 41, 40, 79),                      # 6512
        (TEXT, 40, 6),                           # 6513
        (MOVE, 23, 40),                          # 6514
        (MOVE, 24, 41),                          # 6515
        (MOVE, 25, 330),                         # 6516: 330 is 6
        (JUMP, 6546),                            # 6517
        (JNE, 26, 140, 6528),                    # 6518: 140 is 1047
        (LOAD, 26, 40, 77),                      # 6519
        (JZ, 26, 11508),                         # 6520
        (LOAD, 40, 40, 78),                      # 6521
        (LOAD, 41, 40, 79),                      # 6522
        (TEXT, 40, 7),                           # 6523
        (MOVE, 23, 40),                          # 6524
        (MOVE, 24, 41),                          # 6525
        (MOVE, 25, 132),                         # 6526: 132 is 7
        (JUMP, 6546),                            # 6527
        (JNE, 26, 141, 6538),                    # 6528: 141 is 1140
        (LOAD, 26, 40, 77),                      # 6529
        (JZ, 26, 11508),                         # 6530
        (LOAD, 40, 40, 78),                      # 6531
        (LOAD, 41, 40, 79),                      # 6532
        (TEXT, 40, 8),                           # 6533
        (MOVE, 23, 40),                          # 6534
        (MOVE, 24, 41),                          # 6535
        (MOVE, 25, 130),                         # 6536: 130 is 8
        (JUMP, 6546),                            # 6537
        (LOAD, 26, 40, 77),                      # 6538
        (JZ, 26, 11508),                         # 6539
        (LOAD, 40, 40, 78),                      # 6540
        (LOAD, 41, 40, 79),                      # 6541
        (TEXT, 40, 1),                           # 6542
        (MOVE, 23, 40),                          # 6543
        (MOVE, 24, 41),                          # 6544
        (MOVE, 25, 127),                         # 6545: 127 is 1
        (MOVE, 20, 23),                          # 6546
        (MOVE, 21, 24),                          # 6547
        (MOVE, 22, 25),                          # 6548
        (JUMP, 6599),                            # 6549
        (LOAD, 23, 40, 1),                       # 6550
        (JNE, 23, 147, 6561),                    # 6551: 147 is 1208
        (LOAD, 23, 40, 74),                      # 6552
        (JZ, 23, 11508),                         # 6553
        (LOAD, 24, 40, 75),                      # 6554
        (LOAD, 25, 40, 76),                      # 6555
        (TEXT, 24, 2),                           # 6556
        (MOVE, 20, 24),                          # 6557
        (MOVE, 21, 25),                          # 6558
        (MOVE, 22, 128),                         # 6559: 128 is 2
        (JUMP, 6599),                            # 6560
        (JNE, 23, 148, 6571),                    # 6561: 148 is 1252
        (LOAD, 23, 40, 74),                      # 6562
        (JZ, 23, 11508),                         # 6563
        (LOAD, 24, 40, 75),                      # 6564
        (LOAD, 25, 40, 76),                      # 6565
        (TEXT, 24, 9),                           # 6566
        (MOVE, 20, 24),                          # 6567
        (MOVE, 21, 25),                          # 6568
        (MOVE, 22, 329),                         # 6569: 329 is 9
        (JUMP, 6599),                            # 6570
        (JNE, 23, 144, 6581),                    # 6571: 144 is 437
        (LOAD, 23, 40, 74),                      # 6572
        (JZ, 23, 11508),                         # 6573
        (LOAD, 24, 40, 75),                      # 6574
        (LOAD, 25, 40, 76),                      # 6575
        (TEXT, 24, 10),                          # 6576
        (MOVE, 20, 24),                          # 6577
        (MOVE, 21, 25),                          # 6578
        (MOVE, 22, 156),                         # 6579: 156 is 10
        (JUMP, 6599),                            # 6580
        (JNE, 23, 146, 6591),                    # 6581: 146 is 850
        (LOAD, 23, 40, 74),                      # 6582
        (JZ, 23, 11508),                         # 6583
        (LOAD, 24, 40, 75),                      # 6584
        (LOAD, 25, 40, 76),                      # 6585
        (TEXT, 24, 11),                          # 6586
        (MOVE, 20, 24),                          # 6587
        (MOVE, 21, 25),                          # 6588
        (MOVE, 22, 159),                         # 6589: 159 is 11
        (JUMP, 6599),                            # 6590
        (LOAD, 23, 40, 74),                      # 6591
        (JZ, 23, 11508),                         # 6592
        (LOAD, 24, 40, 75),                      # 6593
        (LOAD, 25, 40, 76),                      # 6594
        (TEXT, 24, 0),                           # 6595
        (MOVE, 20, 24),                          # 6596
        (MOVE, 21, 25),                          # 6597
        (MOVE, 22, 129),                         # 6598: 129 is 0
        (STORE, 40, 111, 20),                    # 6599
        (STORE, 40, 112, 21),                    # 6600
        (STORE, 40, 113, 22),                    # 6601
        (LOAD, 20, 40, 80),                      # 6602
        (JZ, 20, 6605),                          # 6603
        (ROWAT, 41, 7, 20),                      # 6604
        (LOAD, 12, 39, 1),                       # 6605
        (JZ, 12, 6623),                          # 6606
        (ROWAT, 42, 8, 12),                      # 6607
        (JSAMEN, 42, 3, 0, 440, 4, 6615),        # 6608: format, value: is_ebcdic ? format_ebcdic : format_ascii; struc_id != b'\xd4\xc4\xc5@'
        (LOAD, 23, 42, 7),                       # 6609
        (JZ, 23, 11508),                         # 6610
        (LOAD, 20, 42, 8),                       # 6611
        (LOAD, 21, 42, 9),                       # 6612
        (MOVE, 22, 127),                         # 6613: 127 is 1
        (JUMP, 6620),                            # 6614
        (LOAD, 23, 42, 4),                       # 6615
        (JZ, 23, 11508),                         # 6616
        (LOAD, 20, 42, 5),                       # 6617
        (LOAD, 21, 42, 6),                       # 6618
        (MOVE, 22, 129),                         # 6619: 129 is 0
        (STORE, 42, 11, 20),                     # 6620
        (STORE, 42, 12, 21),                     # 6621
        (STORE, 42, 13, 22),                     # 6622
        (LOAD, 12, 39, 2),                       # 6623
        (JZ, 12, 7177),                          # 6624
        (ROWAT, 43, 9, 12),                      # 6625
        (LOAD, 23, 43, 4),                       # 6626: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6681),                          # 6627
        (LOAD, 26, 43, 1),                       # 6628
        (JNE, 26, 134, 6639),                    # 6629: 134 is 273
        (LOAD, 26, 43, 8),                       # 6630
        (JZ, 26, 11508),                         # 6631
        (LOAD, 40, 43, 9),                       # 6632
        (LOAD, 41, 43, 10),                      # 6633
        (TEXT, 40, 5),                           # 6634
        (MOVE, 23, 40),                          # 6635
        (MOVE, 24, 41),                          # 6636
        (MOVE, 25, 333),                         # 6637: 333 is 5
        (JUMP, 6677),                            # 6638
        (JNE, 26, 139, 6649),                    # 6639: 139 is 500
        (LOAD, 26, 43, 8),                       # 6640
        (JZ, 26, 11508),                         # 6641
        (LOAD, 40, 43, 9),                       # 6642
        (LOAD, 41, 43, 10),                      # 6643
        (TEXT, 40, 6),                           # 6644
        (MOVE, 23, 40),                          # 6645
        (MOVE, 24, 41),                          # 6646
        (MOVE, 25, 330),                         # 6647: 330 is 6
        (JUMP, 6677),                            # 6648
        (JNE, 26, 140, 6659),                    # 6649: 140 is 1047
        (LOAD, 26, 43, 8),                       # 6650
        (JZ, 26, 11508),                         # 6651
        (LOAD, 40, 43, 9),                       # 6652
        (LOAD, 41, 43, 10),                      # 6653
        (TEXT, 40, 7),                           # 6654
        (MOVE, 23, 40),                          # 6655
        (MOVE, 24, 41),                          # 6656
        (MOVE, 25, 132),                         # 6657: 132 is 7
        (JUMP, 6677),                            # 6658
        (JNE, 26, 141, 6669),                    # 6659: 141 is 1140
        (LOAD, 26, 43, 8),                       # 6660
        (JZ, 26, 11508),                         # 6661
        (LOAD, 40, 43, 9),                       # 6662
        (LOAD, 41, 43, 10),                      # 6663
        (TEXT, 40, 8),                           # 6664
        (MOVE, 23, 40),                          # 6665
        (MOVE, 24, 41),                          # 6666
        (MOVE, 25, 130),                         # 6667: 130 is 8
        (JUMP, 6677),                            # 6668
        (LOAD, 26, 43, 8),                       # 6669
        (JZ, 26, 11508),                         # 6670
        (LOAD, 40, 43, 9),                       # 6671
        (LOAD, 41, 43, 10),                      # 6672
        (TEXT, 40, 1),                           # 6673
        (MOVE, 23, 40),                          # 6674
        (MOVE, 24, 41),                          # 6675
        (MOVE, 25, 127),                         # 6676: 127 is 1
        (MOVE, 20, 23),                          # 6677
        (MOVE, 21, 24),                          # 6678
        (MOVE, 22, 25),                          # 6679
        (JUMP, 6730),                            # 6680
        (LOAD, 23, 43, 1),                       # 6681
        (JNE, 23, 147, 6692),                    # 6682: 147 is 1208
        (LOAD, 23, 43, 5),                       # 6683
        (JZ, 23, 11508),                         # 6684
        (LOAD, 24, 43, 6),                       # 6685
        (LOAD, 25, 43, 7),                       # 6686
        (TEXT, 24, 2),                           # 6687
        (MOVE, 20, 24),                          # 6688
        (MOVE, 21, 25),                          # 6689
        (MOVE, 22, 128),                         # 6690: 128 is 2
        (JUMP, 6730),                            # 6691
        (JNE, 23, 148, 6702),                    # 6692: 148 is 1252
        (LOAD, 23, 43, 5),                       # 6693
        (JZ, 23, 11508),                         # 6694
        (LOAD, 24, 43, 6),                       # 6695
        (LOAD, 25, 43, 7),                       # 6696
        (TEXT, 24, 9),                           # 6697
        (MOVE, 20, 24),                          # 6698
        (MOVE, 21, 25),                          # 6699
        (MOVE, 22, 329),                         # 6700: 329 is 9
        (JUMP, 6730),                            # 6701
        (JNE, 23, 144, 6712),                    # 6702: 144 is 437
        (LOAD, 23, 43, 5),                       # 6703
        (JZ, 23, 11508),                         # 6704
        (LOAD, 24, 43, 6),                       # 6705
        (LOAD, 25, 43, 7),                       # 6706
        (TEXT, 24, 10),                          # 6707
        (MOVE, 20, 24),                          # 6708
        (MOVE, 21, 25),                          # 6709
        (MOVE, 22, 156),                         # 6710: 156 is 10
        (JUMP, 6730),                            # 6711
        (JNE, 23, 146, 6722),                    # 6712: 146 is 850
        (LOAD, 23, 43, 5),                       # 6713
        (JZ, 23, 11508),                         # 6714
        (LOAD, 24, 43, 6),                       # 6715
        (LOAD, 25, 43, 7),                       # 6716
        (TEXT, 24, 11),                          # 6717
        (MOVE, 20, 24),                          # 6718
        (MOVE, 21, 25),                          # 6719
        (MOVE, 22, 159),                         # 6720: 159 is 11
        (JUMP, 6730),                            # 6721
        (LOAD, 23, 43, 5),                       # 6722
        (JZ, 23, 11508),                         # 6723
        (LOAD, 24, 43, 6),                       # 6724
        (LOAD, 25, 43, 7),                       # 6725
        (TEXT, 24, 0),                           # 6726
        (MOVE, 20, 24),                          # 6727
        (MOVE, 21, 25),                          # 6728
        (MOVE, 22, 129),                         # 6729: 129 is 0
        (STORE, 43, 44, 20),                     # 6730
        (STORE, 43, 45, 21),                     # 6731
        (STORE, 43, 46, 22),                     # 6732
        (LOAD, 23, 43, 4),                       # 6733: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6788),                          # 6734
        (LOAD, 26, 43, 1),                       # 6735
        (JNE, 26, 134, 6746),                    # 6736: 134 is 273
        (LOAD, 26, 43, 14),                      # 6737
        (JZ, 26, 11508),                         # 6738
        (LOAD, 40, 43, 15),                      # 6739
        (LOAD, 41, 43, 16),                      # 6740
        (TEXT, 40, 5),                           # 6741
        (MOVE, 23, 40),                          # 6742
        (MOVE, 24, 41),                          # 6743
        (MOVE, 25, 333),                         # 6744: 333 is 5
        (JUMP, 6784),                            # 6745
        (JNE, 26, 139, 6756),                    # 6746: 139 is 500
        (LOAD, 26, 43, 14),                      # 6747
        (JZ, 26, 11508),                         # 6748
        (LOAD, 40, 43, 15),                      # 6749
        (LOAD, 41, 43, 16),                      # 6750
        (TEXT, 40, 6),                           # 6751
        (MOVE, 23, 40),                          # 6752
        (MOVE, 24, 41),                          # 6753
        (MOVE, 25, 330),                         # 6754: 330 is 6
        (JUMP, 6784),                            # 6755
        (JNE, 26, 140, 6766),                    # 6756: 140 is 1047
        (LOAD, 26, 43, 14),                      # 6757
        (JZ, 26, 11508),                         # 6758
        (LOAD, 40, 43, 15),                      # 6759
        (LOAD, 41, 43, 16),                      # 6760
        (TEXT, 40, 7),                           # 6761
        (MOVE, 23, 40),                          # 6762
        (MOVE, 24, 41),                          # 6763
        (MOVE, 25, 132),                         # 6764: 132 is 7
        (JUMP, 6784),                            # 6765
        (JNE, 26, 141, 6776),                    # 6766: 141 is 1140
        (LOAD, 26, 43, 14),                      # 6767
        (JZ, 26, 11508),                         # 6768
        (LOAD, 40, 43, 15),                      # 6769
        (LOAD, 41, 43, 16),                      # 6770
        (TEXT, 40, 8),                           # 6771
        (MOVE, 23, 40),                          # 6772
        (MOVE, 24, 41),                          # 6773
        (MOVE, 25, 130),                         # 6774: 130 is 8
        (JUMP, 6784),                            # 6775
        (LOAD, 26, 43, 14),                      # 6776
        (JZ, 26, 11508),                         # 6777
        (LOAD, 40, 43, 15),                      # 6778
        (LOAD, 41, 43, 16),                      # 6779
        (TEXT, 40, 1),                           # 6780
        (MOVE, 23, 40),                          # 6781
        (MOVE, 24, 41),                          # 6782
        (MOVE, 25, 127),                         # 6783: 127 is 1
        (MOVE, 20, 23),                          # 6784
        (MOVE, 21, 24),                          # 6785
        (MOVE, 22, 25),                          # 6786
        (JUMP, 6837),                            # 6787
        (LOAD, 23, 43, 1),                       # 6788
        (JNE, 23, 147, 6799),                    # 6789: 147 is 1208
        (LOAD, 23, 43, 11),                      # 6790
        (JZ, 23, 11508),                         # 6791
        (LOAD, 24, 43, 12),                      # 6792
        (LOAD, 25, 43, 13),                      # 6793
        (TEXT, 24, 2),                           # 6794
        (MOVE, 20, 24),                          # 6795
        (MOVE, 21, 25),                          # 6796
        (MOVE, 22, 128),                         # 6797: 128 is 2
        (JUMP, 6837),                            # 6798
        (JNE, 23, 148, 6809),                    # 6799: 148 is 1252
        (LOAD, 23, 43, 11),                      # 6800
        (JZ, 23, 11508),                         # 6801
        (LOAD, 24, 43, 12),                      # 6802
        (LOAD, 25, 43, 13),                      # 6803
        (TEXT, 24, 9),                           # 6804
        (MOVE, 20, 24),                          # 6805
        (MOVE, 21, 25),                          # 6806
        (MOVE, 22, 329),                         # 6807: 329 is 9
        (JUMP, 6837),                            # 6808
        (JNE, 23, 144, 6819),                    # 6809: 144 is 437
        (LOAD, 23, 43, 11),                      # 6810
        (JZ, 23, 11508),                         # 6811
        (LOAD, 24, 43, 12),                      # 6812
        (LOAD, 25, 43, 13),                      # 6813
        (TEXT, 24, 10),                          # 6814
        (MOVE, 20, 24),                          # 6815
        (MOVE, 21, 25),                          # 6816
        (MOVE, 22, 156),                         # 6817: 156 is 10
        (JUMP, 6837),                            # 6818
        (JNE, 23, 146, 6829),                    # 6819: 146 is 850
        (LOAD, 23, 43, 11),                      # 6820
        (JZ, 23, 11508),                         # 6821
        (LOAD, 24, 43, 12),                      # 6822
        (LOAD, 25, 43, 13),                      # 6823
        (TEXT, 24, 11),                          # 6824
        (MOVE, 20, 24),                          # 6825
        (MOVE, 21, 25),                          # 6826
        (MOVE, 22, 159),                         # 6827: 159 is 11
        (JUMP, 6837),                            # 6828
        (LOAD, 23, 43, 11),                      # 6829
        (JZ, 23, 11508),                         # 6830
        (LOAD, 24, 43, 12),                      # 6831
        (LOAD, 25, 43, 13),                      # 6832
        (TEXT, 24, 0),                           # 6833
        (MOVE, 20, 24),                          # 6834
        (MOVE, 21, 25),                          # 6835
        (MOVE, 22, 129),                         # 6836: 129 is 0
        (STORE, 43, 47, 20),                     # 6837
        (STORE, 43, 48, 21),                     # 6838
        (STORE, 43, 49, 22),                     # 6839
        (LOAD, 23, 43, 4),                       # 6840: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 6848),                          # 6841
        (LOAD, 23, 43, 21),                      # 6842
        (JZ, 23, 11508),                         # 6843
        (LOAD, 20, 43, 22),                      # 6844
        (LOAD, 21, 43, 23),                      # 6845
        (MOVE, 22, 127),                         # 6846: 127 is 1
        (JUMP, 6853),                            # 6847
        (LOAD, 23, 43, 18),                      # 6848
        (JZ, 23, 11508),                         # 6849
        (LOAD, 20, 43, 19),                      # 6850
        (LOAD, 21, 43, 20),                      # 6851
        (MOVE, 22, 129),                         # 6852: 129 is 0
        (STORE, 43, 50, 20),                     # 6853
        (STORE, 43, 51, 21),                     # 6854
        (STORE, 43, 52, 22),                     # 6855
        (LOAD, 23, 43, 4),                       # 6856: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 6911),                          # 6857
        (LOAD, 26, 43, 1),                       # 6858
        (JNE, 26, 134, 6869),                    # 6859: 134 is 273
        (LOAD, 26, 43, 29),                      # 6860
        (JZ, 26, 11508),                         # 6861
        (LOAD, 40, 43, 30),                      # 6862
        (LOAD, 41, 43, 31),                      # 6863
        (TEXT, 40, 5),                           # 6864
        (MOVE, 23, 40),                          # 6865
        (MOVE, 24, 41),                          # 6866
        (MOVE, 25, 333),                         # 6867: 333 is 5
        (JUMP, 6907),                            # 6868
        (JNE, 26, 139, 6879),                    # 6869: 139 is 500
        (LOAD, 26, 43, 29),                      # 6870
        (JZ, 26, 11508),                         # 6871
        (LOAD, 40, 43, 30),                      # 6872
        (LOAD, 41, 43, 31),                      # 6873
        (TEXT, 40, 6),                           # 6874
        (MOVE, 23, 40),                          # 6875
        (MOVE, 24, 41),                          # 6876
        (MOVE, 25, 330),                         # 6877: 330 is 6
        (JUMP, 6907),                            # 6878
        (JNE, 26, 140, 6889),                    # 6879: 140 is 1047
        (LOAD, 26, 43, 29),                      # 6880
        (JZ, 26, 11508),                         # 6881
        (LOAD, 40, 43, 30),                      # 6882
        (LOAD, 41, 43, 31),                      # 6883
        (TEXT, 40, 7),                           # 6884
        (MOVE, 23, 40),                          # 6885
        (MOVE, 24, 41),                          # 6886
        (MOVE, 25, 132),                         # 6887: 132 is 7
        (JUMP, 6907),                            # 6888
        (JNE, 26, 141, 6899),                    # 6889: 141 is 1140
        (LOAD, 26, 43, 29),                      # 6890
        (JZ, 26, 11508),                         # 6891
        (LOAD, 40, 43, 30),                      # 6892
        (LOAD, 41, 43, 31),                      # 6893
        (TEXT, 40, 8),                           # 6894
        (MOVE, 23, 40),                          # 6895
        (MOVE, 24, 41),                          # 6896
        (MOVE, 25, 130),                         # 6897: 130 is 8
        (JUMP, 6907),                            # 6898
        (LOAD, 26, 43, 29),                      # 6899
        (JZ, 26, 11508),                         # 6900
        (LOAD, 40, 43, 30),                      # 6901
        (LOAD, 41, 43, 31),                      # 6902
        (TEXT, 40, 1),                           # 6903
        (MOVE, 23, 40),                          # 6904
        (MOVE, 24, 41),                          # 6905
        (MOVE, 25, 127),                         # 6906: 127 is 1
        (MOVE, 20, 23),                          # 6907
        (MOVE, 21, 24),                          # 6908
        (MOVE, 22, 25),                          # 6909
        (JUMP, 6960),                            # 6910
        (LOAD, 23, 43, 1),                       # 6911
        (JNE, 23, 147, 6922),                    # 6912: 147 is 1208
        (LOAD, 23, 43, 26),                      # 6913
        (JZ, 23, 11508),                         # 6914
        (LOAD, 24, 43, 27),                      # 6915
        (LOAD, 25, 43, 28),                      # 6916
        (TEXT, 24, 2),                           # 6917
        (MOVE, 20, 24),                          # 6918
        (MOVE, 21, 25),                          # 6919
        (MOVE, 22, 128),                         # 6920: 128 is 2
        (JUMP, 6960),                            # 6921
        (JNE, 23, 148, 6932),                    # 6922: 148 is 1252
        (LOAD, 23, 43, 26),                      # 6923
        (JZ, 23, 11508),                         # 6924
        (LOAD, 24, 43, 27),                      # 6925
        (LOAD, 25, 43, 28),                      # 6926
        (TEXT, 24, 9),                           # 6927
        (MOVE, 20, 24),                          # 6928
        (MOVE, 21, 25),                          # 6929
        (MOVE, 22, 329),                         # 6930: 329 is 9
        (JUMP, 6960),                            # 6931
        (JNE, 23, 144, 6942),                    # 6932: 144 is 437
        (LOAD, 23, 43, 26),                      # 6933
        (JZ, 23, 11508),                         # 6934
        (LOAD, 24, 43, 27),                      # 6935
        (LOAD, 25, 43, 28),                      # 6936
        (TEXT, 24, 10),                          # 6937
        (MOVE, 20, 24),                          # 6938
        (MOVE, 21, 25),                          # 6939
        (MOVE, 22, 156),                         # 6940: 156 is 10
        (JUMP, 6960),                            # 6941
        (JNE, 23, 146, 6952),                    # 6942: 146 is 850
        (LOAD, 23, 43, 26),                      # 6943
        (JZ, 23, 11508),                         # 6944
        (LOAD, 24, 43, 27),                      # 6945
        (LOAD, 25, 43, 28),                      # 6946
        (TEXT, 24, 11),                          # 6947
        (MOVE, 20, 24),                          # 6948
        (MOVE, 21, 25),                          # 6949
        (MOVE, 22, 159),                         # 6950: 159 is 11
        (JUMP, 6960),                            # 6951
        (LOAD, 23, 43, 26),                      # 6952
        (JZ, 23, 11508),                         # 6953
        (LOAD, 24, 43, 27),                      # 6954
        (LOAD, 25, 43, 28),                      # 6955
        (TEXT, 24, 0),                           # 6956
        (MOVE, 20, 24),                          # 6957
        (MOVE, 21, 25),                          # 6958
        (MOVE, 22, 129),                         # 6959: 129 is 0
        (STORE, 43, 53, 20),                     # 6960
        (STORE, 43, 54, 21),                     # 6961
        (STORE, 43, 55, 22),                     # 6962
        (LOAD, 23, 43, 4),                       # 6963: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 7018),                          # 6964
        (LOAD, 26, 43, 1),                       # 6965
        (JNE, 26, 134, 6976),                    # 6966: 134 is 273
        (LOAD, 26, 43, 35),                      # 6967
        (JZ, 26, 11508),                         # 6968
        (LOAD, 40, 43, 36),                      # 6969
        (LOAD, 41, 43, 37),                      # 6970
        (TEXT, 40, 5),                           # 6971
        (MOVE, 23, 40),                          # 6972
        (MOVE, 24, 41),                          # 6973
        (MOVE, 25, 333),                         # 6974: 333 is 5
        (JUMP, 7014),                            # 6975
        (JNE, 26, 139, 6986),                    # 6976: 139 is 500
        (LOAD, 26, 43, 35),                      # 6977
        (JZ, 26, 11508),                         # 6978
        (LOAD, 40, 43, 36),                      # 6979
        (LOAD, 41, 43, 37),                      # 6980
        (TEXT, 40, 6),                           # 6981
        (MOVE, 23, 40),                          # 6982
        (MOVE, 24, 41),                          # 6983
        (MOVE, 25, 330),                         # 6984: 330 is 6
        (JUMP, 7014),                            # 6985
        (JNE, 26, 140, 6996),                    # 6986: 140 is 1047
        (LOAD, 26, 43, 35),                      # 6987
        (JZ, 26, 11508),                         # 6988
        (LOAD, 40, 43, 36),                      # 6989
        (LOAD, 41, 43, 37),                      # 6990
        (TEXT, 40, 7),                           # 6991
        (MOVE, 23, 40),                          # 6992
        (MOVE, 24, 41),                          # 6993
        (MOVE, 25, 132),                         # 6994: 132 is 7
        (JUMP, 7014),                            # 6995
        (JNE, 26, 141, 7006),                    # 6996: 141 is 1140
        (LOAD, 26, 43, 35),                      # 6997
        (JZ, 26, 11508),                         # 6998
        (LOAD, 40, 43, 36),                      # 6999
        (LOAD, 41, 43, 37),                      # 7000
        (TEXT, 40, 8),                           # 7001
        (MOVE, 23, 40),                          # 7002
        (MOVE, 24, 41),                          # 7003
        (MOVE, 25, 130),                         # 7004: 130 is 8
        (JUMP, 7014),                            # 7005
        (LOAD, 26, 43, 35),                      # 7006
        (JZ, 26, 11508),                         # 7007
        (LOAD, 40, 43, 36),                      # 7008
        (LOAD, 41, 43, 37),                      # 7009
        (TEXT, 40, 1),                           # 7010
        (MOVE, 23, 40),                          # 7011
        (MOVE, 24, 41),                          # 7012
        (MOVE, 25, 127),                         # 7013: 127 is 1
        (MOVE, 20, 23),                          # 7014
        (MOVE, 21, 24),                          # 7015
        (MOVE, 22, 25),                          # 7016
        (JUMP, 7067),                            # 7017
        (LOAD, 23, 43, 1),                       # 7018
        (JNE, 23, 147, 7029),                    # 7019: 147 is 1208
        (LOAD, 23, 43, 32),                      # 7020
        (JZ, 23, 11508),                         # 7021
        (LOAD, 24, 43, 33),                      # 7022
        (LOAD, 25, 43, 34),                      # 7023
        (TEXT, 24, 2),                           # 7024
        (MOVE, 20, 24),                          # 7025
        (MOVE, 21, 25),                          # 7026
        (MOVE, 22, 128),                         # 7027: 128 is 2
        (JUMP, 7067),                            # 7028
        (JNE, 23, 148, 7039),                    # 7029: 148 is 1252
        (LOAD, 23, 43, 32),                      # 7030
        (JZ, 23, 11508),                         # 7031
        (LOAD, 24, 43, 33),                      # 7032
        (LOAD, 25, 43, 34),                      # 7033
        (TEXT, 24, 9),                           # 7034
        (MOVE, 20, 24),                          # 7035
        (MOVE, 21, 25),                          # 7036
        (MOVE, 22, 329),                         # 7037: 329 is 9
        (JUMP, 7067),                            # 7038
        (JNE, 23, 144, 7049),                    # 7039: 144 is 437
        (LOAD, 23, 43, 32),                      # 7040
        (JZ, 23, 11508),                         # 7041
        (LOAD, 24, 43, 33),                      # 7042
        (LOAD, 25, 43, 34),                      # 7043
        (TEXT, 24, 10),                          # 7044
        (MOVE, 20, 24),                          # 7045
        (MOVE, 21, 25),                          # 7046
        (MOVE, 22, 156),                         # 7047: 156 is 10
        (JUMP, 7067),                            # 7048
        (JNE, 23, 146, 7059),                    # 7049: 146 is 850
        (LOAD, 23, 43, 32),                      # 7050
        (JZ, 23, 11508),                         # 7051
        (LOAD, 24, 43, 33),                      # 7052
        (LOAD, 25, 43, 34),                      # 7053
        (TEXT, 24, 11),                          # 7054
        (MOVE, 20, 24),                          # 7055
        (MOVE, 21, 25),                          # 7056
        (MOVE, 22, 159),                         # 7057: 159 is 11
        (JUMP, 7067),                            # 7058
        (LOAD, 23, 43, 32),                      # 7059
        (JZ, 23, 11508),                         # 7060
        (LOAD, 24, 43, 33),                      # 7061
        (LOAD, 25, 43, 34),                      # 7062
        (TEXT, 24, 0),                           # 7063
        (MOVE, 20, 24),                          # 7064
        (MOVE, 21, 25),                          # 7065
        (MOVE, 22, 129),                         # 7066: 129 is 0
        (STORE, 43, 56, 20),                     # 7067
        (STORE, 43, 57, 21),                     # 7068
        (STORE, 43, 58, 22),                     # 7069
        (LOAD, 23, 43, 4),                       # 7070: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 7125),                          # 7071
        (LOAD, 26, 43, 1),                       # 7072
        (JNE, 26, 134, 7083),                    # 7073: 134 is 273
        (LOAD, 26, 43, 41),                      # 7074
        (JZ, 26, 11508),                         # 7075
        (LOAD, 40, 43, 42),                      # 7076
        (LOAD, 41, 43, 43),                      # 7077
        (TEXT, 40, 5),                           # 7078
        (MOVE, 23, 40),                          # 7079
        (MOVE, 24, 41),                          # 7080
        (MOVE, 25, 333),                         # 7081: 333 is 5
        (JUMP, 7121),                            # 7082
        (JNE, 26, 139, 7093),                    # 7083: 139 is 500
        (LOAD, 26, 43, 41),                      # 7084
        (JZ, 26, 11508),                         # 7085
        (LOAD, 40, 43, 42),                      # 7086
        (LOAD, 41, 43, 43),                      # 7087
        (TEXT, 40, 6),                           # 7088
        (MOVE, 23, 40),                          # 7089
        (MOVE, 24, 41),                          # 7090
        (MOVE, 25, 330),                         # 7091: 330 is 6
        (JUMP, 7121),                            # 7092
        (JNE, 26, 140, 7103),                    # 7093: 140 is 1047
        (LOAD, 26, 43, 41),                      # 7094
        (JZ, 26, 11508),                         # 7095
        (LOAD, 40, 43, 42),                      # 7096
        (LOAD, 41, 43, 43),                      # 7097
        (TEXT, 40, 7),                           # 7098
        (MOVE, 23, 40),                          # 7099
        (MOVE, 24, 41),                          # 7100
        (MOVE, 25, 132),                         # 7101: 132 is 7
        (JUMP, 7121),                            # 7102
        (JNE, 26, 141, 7113),                    # 7103: 141 is 1140
        (LOAD, 26, 43, 41),                      # 7104
        (JZ, 26, 11508),                         # 7105
        (LOAD, 40, 43, 42),                      # 7106
        (LOAD, 41, 43, 43),                      # 7107
        (TEXT, 40, 8),                           # 7108
        (MOVE, 23, 40),                          # 7109
        (MOVE, 24, 41),                          # 7110
        (MOVE, 25, 130),                         # 7111: 130 is 8
        (JUMP, 7121),                            # 7112
        (LOAD, 26, 43, 41),                      # 7113
        (JZ, 26, 11508),                         # 7114
        (LOAD, 40, 43, 42),                      # 7115
        (LOAD, 41, 43, 43),                      # 7116
        (TEXT, 40, 1),                           # 7117
        (MOVE, 23, 40),                          # 7118
        (MOVE, 24, 41),                          # 7119
        (MOVE, 25, 127),                         # 7120: 127 is 1
        (MOVE, 20, 23),                          # 7121
        (MOVE, 21, 24),                          # 7122
        (MOVE, 22, 25),                          # 7123
        (JUMP, 7174),                            # 7124
        (LOAD, 23, 43, 1),                       # 7125
        (JNE, 23, 147, 7136),                    # 7126: 147 is 1208
        (LOAD, 23, 43, 38),                      # 7127
        (JZ, 23, 11508),                         # 7128
        (LOAD, 24, 43, 39),                      # 7129
        (LOAD, 25, 43, 40),                      # 7130
        (TEXT, 24, 2),                           # 7131
        (MOVE, 20, 24),                          # 7132
        (MOVE, 21, 25),                          # 7133
        (MOVE, 22, 128),                         # 7134: 128 is 2
        (JUMP, 7174),                            # 7135
        (JNE, 23, 148, 7146),                    # 7136: 148 is 1252
        (LOAD, 23, 43, 38),                      # 7137
        (JZ, 23, 11508),                         # 7138
        (LOAD, 24, 43, 39),                      # 7139
        (LOAD, 25, 43, 40),                      # 7140
        (TEXT, 24, 9),                           # 7141
        (MOVE, 20, 24),                          # 7142
        (MOVE, 21, 25),                          # 7143
        (MOVE, 22, 329),                         # 7144: 329 is 9
        (JUMP, 7174),                            # 7145
        (JNE, 23, 144, 7156),                    # 7146: 144 is 437
        (LOAD, 23, 43, 38),                      # 7147
        (JZ, 23, 11508),                         # 7148
        (LOAD, 24, 43, 39),                      # 7149
        (LOAD, 25, 43, 40),                      # 7150
        (TEXT, 24, 10),                          # 7151
        (MOVE, 20, 24),                          # 7152
        (MOVE, 21, 25),                          # 7153
        (MOVE, 22, 156),                         # 7154: 156 is 10
        (JUMP, 7174),                            # 7155
        (JNE, 23, 146, 7166),                    # 7156: 146 is 850
        (LOAD, 23, 43, 38),                      # 7157
        (JZ, 23, 11508),                         # 7158
        (LOAD, 24, 43, 39),                      # 7159
        (LOAD, 25, 43, 40),                      # 7160
        (TEXT, 24, 11),                          # 7161
        (MOVE, 20, 24),                          # 7162
        (MOVE, 21, 25),                          # 7163
        (MOVE, 22, 159),                         # 7164: 159 is 11
        (JUMP, 7174),                            # 7165
        (LOAD, 23, 43, 38),                      # 7166
        (JZ, 23, 11508),                         # 7167
        (LOAD, 24, 43, 39),                      # 7168
        (LOAD, 25, 43, 40),                      # 7169
        (TEXT, 24, 0),                           # 7170
        (MOVE, 20, 24),                          # 7171
        (MOVE, 21, 25),                          # 7172
        (MOVE, 22, 129),                         # 7173: 129 is 0
        (STORE, 43, 59, 20),                     # 7174
        (STORE, 43, 60, 21),                     # 7175
        (STORE, 43, 61, 22),                     # 7176
        (LOAD, 12, 39, 3),                       # 7177
        (JZ, 12, 7513),                          # 7178
        (ROWAT, 44, 10, 12),                     # 7179
        (LOAD, 23, 44, 4),                       # 7180: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 7188),                          # 7181
        (LOAD, 23, 44, 8),                       # 7182
        (JZ, 23, 11508),                         # 7183
        (LOAD, 20, 44, 9),                       # 7184
        (LOAD, 21, 44, 10),                      # 7185
        (MOVE, 22, 127),                         # 7186: 127 is 1
        (JUMP, 7193),                            # 7187
        (LOAD, 23, 44, 5),                       # 7188
        (JZ, 23, 11508),                         # 7189
        (LOAD, 20, 44, 6),                       # 7190
        (LOAD, 21, 44, 7),                       # 7191
        (MOVE, 22, 129),                         # 7192: 129 is 0
        (STORE, 44, 17, 20),                     # 7193
        (STORE, 44, 18, 21),                     # 7194
        (STORE, 44, 19, 22),                     # 7195
        (JUMP, 7244),                            # 7196: object_records, where it is used
        (LOAD, 73, 44, 20),                      # 7197
        (JNZ, 73, 7243),                         # 7198
        (LOAD, 79, 44, 15),                      # 7199: pos: num_object_records > 0 ? _parent.object_rec_offset - 48 : 0
        (JLE, 79, 129, 7204),                    # 7200: 129 is 0
        (NUMBER2, 79, 44, 12, 12, 52, 2),        # 7201
        (SUB, 76, 79, 254),                      # 7202: 254 is 48
        (JUMP, 7205),                            # 7203
        (MOVE, 76, 129),                         # 7204: 129 is 0
        (SEEK, 74, 44, 13, 76),                  # 7205
        (LOAD, 81, 44, 15),                      # 7206: repeat-expr: num_object_records
        (ROWS, 80, 19),                          # 7207: object_records: repeat expr
        (STORE, 44, 21, 80),                     # 7208
        (MOVE, 79, 129),                         # 7209: 129 is 0
        (JGE, 79, 81, 7241),                     # 7210
        (ROW, 19, 88, 80),                       # 7211: object_records: an item
        (LOAD, 82, 44, 1),                       # 7212
        (STORE, 88, 0, 82),                      # 7213
        (LOAD, 82, 44, 4),                       # 7214
        (STORE, 88, 1, 82),                      # 7215
        (LOAD, 82, 44, 2),                       # 7216
        (STORE, 88, 2, 82),                      # 7217
        (LOAD, 82, 88, 1),                       # 7218: if: not is_ebcdic
        (JNZ, 82, 7224),                         # 7219
        (BYTES, 88, 4, 254),                     # 7220: size: len; ascii; 254 is 48
        (UNPAD, 88, 4, 32),                      # 7221
        (CUT, 88, 4, 0, 0),                      # 7222
        (STORE, 88, 3, 127),                     # 7223: 127 is 1
        (JZ, 82, 7229),                          # 7224: if: is_ebcdic
        (BYTES, 88, 7, 254),                     # 7225: size: len; ebcdic; 254 is 48
        (UNPAD, 88, 7, 64),                      # 7226
        (CUT, 88, 7, 0, 0),                      # 7227
        (STORE, 88, 6, 127),                     # 7228: 127 is 1
        (JNZ, 82, 7234),                         # 7229: if: not is_ebcdic
        (BYTES, 88, 10, 254),                    # 7230: size: len; ascii; 254 is 48
        (UNPAD, 88, 10, 32),                     # 7231
        (CUT, 88, 10, 0, 0),                     # 7232
        (STORE, 88, 9, 127),                     # 7233: 127 is 1
        (JZ, 82, 7239),                          # 7234: if: is_ebcdic
        (BYTES, 88, 13, 254),                    # 7235: size: len; ebcdic; 254 is 48
        (UNPAD, 88, 13, 64),                     # 7236
        (CUT, 88, 13, 0, 0),                     # 7237
        (STORE, 88, 12, 127),                    # 7238: 127 is 1
        (COUNT, 79, 6, 44, 22),                  # 7239
        (JUMP, 7210),                            # 7240
        (CLOSE, 74),                             # 7241: back from object_records
        (STORE, 44, 20, 127),                    # 7242: 127 is 1
        (RETURN, 87),                            # 7243: object_records is read
        (CALL, 87, 7197),                        # 7244: object_records
        (LOAD, 20, 44, 20),                      # 7245
        (JZ, 20, 7512),                          # 7246
        (MOVE, 21, 129),                         # 7247: 129 is 0
        (LOAD, 22, 44, 22),                      # 7248
        (JGE, 21, 22, 7512),                     # 7249
        (ITEM, 88, 19, 44, 21, 21),              # 7250
        (LOAD, 26, 88, 1),                       # 7251: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 26, 7306),                          # 7252
        (LOAD, 43, 88, 0),                       # 7253
        (JNE, 43, 134, 7264),                    # 7254: 134 is 273
        (LOAD, 43, 88, 6),                       # 7255
        (JZ, 43, 11508),                         # 7256
        (LOAD, 44, 88, 7),                       # 7257
        (LOAD, 45, 88, 8),                       # 7258
        (TEXT, 44, 5),                           # 7259
        (MOVE, 40, 44),                          # 7260
        (MOVE, 41, 45),                          # 7261
        (MOVE, 42, 333),                         # 7262: 333 is 5
        (JUMP, 7302),                            # 7263
        (JNE, 43, 139, 7274),                    # 7264: 139 is 500
        (LOAD, 43, 88, 6),                       # 7265
        (JZ, 43, 11508),                         # 7266
        (LOAD, 44, 88, 7),                       # 7267
        (LOAD, 45, 88, 8),                       # 7268
        (TEXT, 44, 6),                           # 7269
        (MOVE, 40, 44),                          # 7270
        (MOVE, 41, 45),                          # 7271
        (MOVE, 42, 330),                         # 7272: 330 is 6
        (JUMP, 7302),                            # 7273
        (JNE, 43, 140, 7284),                    # 7274: 140 is 1047
        (LOAD, 43, 88, 6),                       # 7275
        (JZ, 43, 11508),                         # 7276
        (LOAD, 44, 88, 7),                       # 7277
        (LOAD, 45, 88, 8),                       # 7278
        (TEXT, 44, 7),                           # 7279
        (MOVE, 40, 44),                          # 7280
        (MOVE, 41, 45),                          # 7281
        (MOVE, 42, 132),                         # 7282: 132 is 7
        (JUMP, 7302),                            # 7283
        (JNE, 43, 141, 7294),                    # 7284: 141 is 1140
        (LOAD, 43, 88, 6),                       # 7285
        (JZ, 43, 11508),                         # 7286
        (LOAD, 44, 88, 7),                       # 7287
        (LOAD, 45, 88, 8),                       # 7288
        (TEXT, 44, 8),                           # 7289
        (MOVE, 40, 44),                          # 7290
        (MOVE, 41, 45),                          # 7291
        (MOVE, 42, 130),                         # 7292: 130 is 8
        (JUMP, 7302),                            # 7293
        (LOAD, 43, 88, 6),                       # 7294
        (JZ, 43, 11508),                         # 7295
        (LOAD, 44, 88, 7),                       # 7296
        (LOAD, 45, 88, 8),                       # 7297
        (TEXT, 44, 1),                           # 7298
        (MOVE, 40, 44),                          # 7299
        (MOVE, 41, 45),                          # 7300
        (MOVE, 42, 127),                         # 7301: 127 is 1
        (MOVE, 23, 40),                          # 7302
        (MOVE, 24, 41),                          # 7303
        (MOVE, 25, 42),                          # 7304
        (JUMP, 7355),                            # 7305
        (LOAD, 26, 88, 0),                       # 7306
        (JNE, 26, 147, 7317),                    # 7307: 147 is 1208
        (LOAD, 26, 88, 3),                       # 7308
        (JZ, 26, 11508),                         # 7309
        (LOAD, 40, 88, 4),                       # 7310
        (LOAD, 41, 88, 5),                       # 7311
        (TEXT, 40, 2),                           # 7312
        (MOVE, 23, 40),                          # 7313
        (MOVE, 24, 41),                          # 7314
        (MOVE, 25, 128),                         # 7315: 128 is 2
        (JUMP, 7355),                            # 7316
        (JNE, 26, 148, 7327),                    # 7317: 148 is 1252
        (LOAD, 26, 88, 3),                       # 7318
        (JZ, 26, 11508),                         # 7319
        (LOAD, 40, 88, 4),                       # 7320
        (LOAD, 41, 88, 5),                       # 7321
        (TEXT, 40, 9),                           # 7322
        (MOVE, 23, 40),                          # 7323
        (MOVE, 24, 41),                          # 7324
        (MOVE, 25, 329),                         # 7325: 329 is 9
        (JUMP, 7355),                            # 7326
        (JNE, 26, 144, 7337),                    # 7327: 144 is 437
        (LOAD, 26, 88, 3),                       # 7328
        (JZ, 26, 11508),                         # 7329
        (LOAD, 40, 88, 4),                       # 7330
        (LOAD, 41, 88, 5),                       # 7331
        (TEXT, 40, 10),                          # 7332
        (MOVE, 23, 40),                          # 7333
        (MOVE, 24, 41),                          # 7334
        (MOVE, 25, 156),                         # 7335: 156 is 10
        (JUMP, 7355),                            # 7336
        (JNE, 26, 146, 7347),                    # 7337: 146 is 850
        (LOAD, 26, 88, 3),                       # 7338
        (JZ, 26, 11508),                         # 7339
        (LOAD, 40, 88, 4),                       # 7340
        (LOAD, 41, 88, 5),                       # 7341
        (TEXT, 40, 11),                          # 7342
        (MOVE, 23, 40),                          # 7343
        (MOVE, 24, 41),                          # 7344
        (MOVE, 25, 159),                         # 7345: 159 is 11
        (JUMP, 7355),                            # 7346
        (LOAD, 26, 88, 3),                       # 7347
        (JZ, 26, 11508),                         # 7348
        (LOAD, 40, 88, 4),                       # 7349
        (LOAD, 41, 88, 5),                       # 7350
        (TEXT, 40, 0),                           # 7351
        (MOVE, 23, 40),                          # 7352
        (MOVE, 24, 41),                          # 7353
        (MOVE, 25, 129),                         # 7354: 129 is 0
        (STORE, 88, 15, 23),                     # 7355
        (STORE, 88, 16, 24),                     # 7356
        (STORE, 88, 17, 25),                     # 7357
        (LOAD, 26, 88, 1),                       # 7358: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 26, 7413),                          # 7359
        (LOAD, 43, 88, 0),                       # 7360
        (JNE, 43, 134, 7371),                    # 7361: 134 is 273
        (LOAD, 43, 88, 12),                      # 7362
        (JZ, 43, 11508),                         # 7363
        (LOAD, 44, 88, 13),                      # 7364
        (LOAD, 45, 88, 14),                      # 7365
        (TEXT, 44, 5),                           # 7366
        (MOVE, 40, 44),                          # 7367
        (MOVE, 41, 45),                          # 7368
        (MOVE, 42, 333),                         # 7369: 333 is 5
        (JUMP, 7409),                            # 7370
        (JNE, 43, 139, 7381),                    # 7371: 139 is 500
        (LOAD, 43, 88, 12),                      # 7372
        (JZ, 43, 11508),                         # 7373
        (LOAD, 44, 88, 13),                      # 7374
        (LOAD, 45, 88, 14),                      # 7375
        (TEXT, 44, 6),                           # 7376
        (MOVE, 40, 44),                          # 7377
        (MOVE, 41, 45),                          # 7378
        (MOVE, 42, 330),                         # 7379: 330 is 6
        (JUMP, 7409),                            # 7380
        (JNE, 43, 140, 7391),                    # 7381: 140 is 1047
        (LOAD, 43, 88, 12),                      # 7382
        (JZ, 43, 11508),                         # 7383
        (LOAD, 44, 88, 13),                      # 7384
        (LOAD, 45, 88, 14),                      # 7385
        (TEXT, 44, 7),                           # 7386
        (MOVE, 40, 44),                          # 7387
        (MOVE, 41, 45),                          # 7388
        (MOVE, 42, 132),                         # 7389: 132 is 7
        (JUMP, 7409),                            # 7390
        (JNE, 43, 141, 7401),                    # 7391: 141 is 1140
        (LOAD, 43, 88, 12),                      # 7392
        (JZ, 43, 11508),                         # 7393
        (LOAD, 44, 88, 13),                      # 7394
        (LOAD, 45, 88, 14),                      # 7395
        (TEXT, 44, 8),                           # 7396
        (MOVE, 40, 44),                          # 7397
        (MOVE, 41, 45),                          # 7398
        (MOVE, 42, 130),                         # 7399: 130 is 8
        (JUMP, 7409),                            # 7400
        (LOAD, 43, 88, 12),                      # 7401
        (JZ, 43, 11508),                         # 7402
        (LOAD, 44, 88, 13),                      # 7403
        (LOAD, 45, 88, 14),                      # 7404
        (TEXT, 44, 1),                           # 7405
        (MOVE, 40, 44),                          # 7406
        (MOVE, 41, 45),                          # 7407
        (MOVE, 42, 127),                         # 7408: 127 is 1
        (MOVE, 23, 40),                          # 7409
        (MOVE, 24, 41),                          # 7410
        (MOVE, 25, 42),                          # 7411
        (JUMP, 7462),                            # 7412
        (LOAD, 26, 88, 0),                       # 7413
        (JNE, 26, 147, 7424),                    # 7414: 147 is 1208
        (LOAD, 26, 88, 9),                       # 7415
        (JZ, 26, 11508),                         # 7416
        (LOAD, 40, 88, 10),                      # 7417
        (LOAD, 41, 88, 11),                      # 7418
        (TEXT, 40, 2),                           # 7419
        (MOVE, 23, 40),                          # 7420
        (MOVE, 24, 41),                          # 7421
        (MOVE, 25, 128),                         # 7422: 128 is 2
        (JUMP, 7462),                            # 7423
        (JNE, 26, 148, 7434),                    # 7424: 148 is 1252
        (LOAD, 26, 88, 9),                       # 7425
        (JZ, 26, 11508),                         # 7426
        (LOAD, 40, 88, 10),                      # 7427
        (LOAD, 41, 88, 11),                      # 7428
        (TEXT, 40, 9),                           # 7429
        (MOVE, 23, 40),                          # 7430
        (MOVE, 24, 41),                          # 7431
        (MOVE, 25, 329),                         # 7432: 329 is 9
        (JUMP, 7462),                            # 7433
        (JNE, 26, 144, 7444),                    # 7434: 144 is 437
        (LOAD, 26, 88, 9),                       # 7435
        (JZ, 26, 11508),                         # 7436
        (LOAD, 40, 88, 10),                      # 7437
        (LOAD, 41, 88, 11),                      # 7438
        (TEXT, 40, 10),                          # 7439
        (MOVE, 23, 40),                          # 7440
        (MOVE, 24, 41),                          # 7441
        (MOVE, 25, 156),                         # 7442: 156 is 10
        (JUMP, 7462),                            # 7443
        (JNE, 26, 146, 7454),                    # 7444: 146 is 850
        (LOAD, 26, 88, 9),                       # 7445
        (JZ, 26, 11508),                         # 7446
        (LOAD, 40, 88, 10),                      # 7447
        (LOAD, 41, 88, 11),                      # 7448
        (TEXT, 40, 11),                          # 7449
        (MOVE, 23, 40),                          # 7450
        (MOVE, 24, 41),                          # 7451
        (MOVE, 25, 159),                         # 7452: 159 is 11
        (JUMP, 7462),                            # 7453
        (LOAD, 26, 88, 9),                       # 7454
        (JZ, 26, 11508),                         # 7455
        (LOAD, 40, 88, 10),                      # 7456
        (LOAD, 41, 88, 11),                      # 7457
        (TEXT, 40, 0),                           # 7458
        (MOVE, 23, 40),                          # 7459
        (MOVE, 24, 41),                          # 7460
        (MOVE, 25, 129),                         # 7461: 129 is 0
        (STORE, 88, 18, 23),                     # 7462
        (STORE, 88, 19, 24),                     # 7463
        (STORE, 88, 20, 25),                     # 7464
        (LOOP, 21, 0),                           # 7465
        (JUMP, 7248),                            # 7466
        (LOAD, 83, 44, 23),                      # 7467
        (JNZ, 83, 7511),                         # 7468
        (LOAD, 89, 44, 16),                      # 7469: pos: num_put_msg_records > 0 ? _parent.put_msg_rec_offset - 48 : 0
        (JLE, 89, 129, 7474),                    # 7470: 129 is 0
        (NUMBER2, 89, 44, 12, 16, 52, 2),        # 7471
        (SUB, 86, 89, 254),                      # 7472: 254 is 48
        (JUMP, 7475),                            # 7473
        (MOVE, 86, 129),                         # 7474: 129 is 0
        (SEEK, 84, 44, 13, 86),                  # 7475
        (LOAD, 91, 44, 16),                      # 7476: repeat-expr: num_put_msg_records
        (ROWS, 90, 20),                          # 7477: put_msg_records: repeat expr
        (STORE, 44, 24, 90),                     # 7478
        (MOVE, 89, 129),                         # 7479: 129 is 0
        (JGE, 89, 91, 7509),                     # 7480
        (ROW, 20, 90, 90),                       # 7481: put_msg_records: an item
        (NUMBER2, 92, 44, 12, 4, 52, 2),         # 7482
        (STORE, 90, 0, 92),                      # 7483
        (LOAD, 92, 44, 2),                       # 7484
        (STORE, 90, 1, 92),                      # 7485
        (LOAD, 92, 90, 0),                       # 7486: if: (fields & 1) != 0
        (AND, 93, 92, 127),                      # 7487: 127 is 1
        (JEQ, 93, 129, 7491),                    # 7488: 129 is 0
        (BYTES, 90, 3, 352),                     # 7489: size: 24; msg_id; 352 is 24
        (STORE, 90, 2, 127),                     # 7490: 127 is 1
        (AND, 93, 92, 128),                      # 7491: if: (fields & 2) != 0; 128 is 2
        (JEQ, 93, 129, 7495),                    # 7492: 129 is 0
        (BYTES, 90, 6, 352),                     # 7493: size: 24; correl_id; 352 is 24
        (STORE, 90, 5, 127),                     # 7494: 127 is 1
        (AND, 93, 92, 131),                      # 7495: if: (fields & 4) != 0; 131 is 4
        (JEQ, 93, 129, 7499),                    # 7496: 129 is 0
        (BYTES, 90, 9, 352),                     # 7497: size: 24; group_id; 352 is 24
        (STORE, 90, 8, 127),                     # 7498: 127 is 1
        (AND, 93, 92, 130),                      # 7499: if: (fields & 8) != 0; 130 is 8
        (JEQ, 93, 129, 7503),                    # 7500: 129 is 0
        (RUN, 90, 12, 4),                        # 7501: feedback
        (STORE, 90, 11, 127),                    # 7502: 127 is 1
        (AND, 93, 92, 173),                      # 7503: if: (fields & 16) != 0; 173 is 16
        (JEQ, 93, 129, 7507),                    # 7504: 129 is 0
        (BYTES, 90, 14, 191),                    # 7505: size: 32; accounting_token; 191 is 32
        (STORE, 90, 13, 127),                    # 7506: 127 is 1
        (COUNT, 89, 2, 44, 25),                  # 7507
        (JUMP, 7480),                            # 7508
        (CLOSE, 84),                             # 7509: back from put_msg_records
        (STORE, 44, 23, 127),                    # 7510: 127 is 1
        (RETURN, 89),                            # 7511: put_msg_records is read
        (CALL, 89, 7467),                        # 7512: put_msg_records
        (LOAD, 12, 39, 4),                       # 7513
        (JZ, 12, 7643),                          # 7514
        (ROWAT, 45, 11, 12),                     # 7515
        (LOAD, 23, 45, 4),                       # 7516: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 7524),                          # 7517
        (LOAD, 23, 45, 8),                       # 7518
        (JZ, 23, 11508),                         # 7519
        (LOAD, 20, 45, 9),                       # 7520
        (LOAD, 21, 45, 10),                      # 7521
        (MOVE, 22, 127),                         # 7522: 127 is 1
        (JUMP, 7529),                            # 7523
        (LOAD, 23, 45, 5),                       # 7524
        (JZ, 23, 11508),                         # 7525
        (LOAD, 20, 45, 6),                       # 7526
        (LOAD, 21, 45, 7),                       # 7527
        (MOVE, 22, 129),                         # 7528: 129 is 0
        (STORE, 45, 20, 20),                     # 7529
        (STORE, 45, 21, 21),                     # 7530
        (STORE, 45, 22, 22),                     # 7531
        (LOAD, 23, 45, 4),                       # 7532: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 7587),                          # 7533
        (LOAD, 26, 45, 1),                       # 7534
        (JNE, 26, 134, 7545),                    # 7535: 134 is 273
        (LOAD, 26, 45, 17),                      # 7536
        (JZ, 26, 11508),                         # 7537
        (LOAD, 40, 45, 18),                      # 7538
        (LOAD, 41, 45, 19),                      # 7539
        (TEXT, 40, 5),                           # 7540
        (MOVE, 23, 40),                          # 7541
        (MOVE, 24, 41),                          # 7542
        (MOVE, 25, 333),                         # 7543: 333 is 5
        (JUMP, 7583),                            # 7544
        (JNE, 26, 139, 7555),                    # 7545: 139 is 500
        (LOAD, 26, 45, 17),                      # 7546
        (JZ, 26, 11508),                         # 7547
        (LOAD, 40, 45, 18),                      # 7548
        (LOAD, 41, 45, 19),                      # 7549
        (TEXT, 40, 6),                           # 7550
        (MOVE, 23, 40),                          # 7551
        (MOVE, 24, 41),                          # 7552
        (MOVE, 25, 330),                         # 7553: 330 is 6
        (JUMP, 7583),                            # 7554
        (JNE, 26, 140, 7565),                    # 7555: 140 is 1047
        (LOAD, 26, 45, 17),                      # 7556
        (JZ, 26, 11508),                         # 7557
        (LOAD, 40, 45, 18),                      # 7558
        (LOAD, 41, 45, 19),                      # 7559
        (TEXT, 40, 7),                           # 7560
        (MOVE, 23, 40),                          # 7561
        (MOVE, 24, 41),                          # 7562
        (MOVE, 25, 132),                         # 7563: 132 is 7
        (JUMP, 7583),                            # 7564
        (JNE, 26, 141, 7575),                    # 7565: 141 is 1140
        (LOAD, 26, 45, 17),                      # 7566
        (JZ, 26, 11508),                         # 7567
        (LOAD, 40, 45, 18),                      # 7568
        (LOAD, 41, 45, 19),                      # 7569
        (TEXT, 40, 8),                           # 7570
        (MOVE, 23, 40),                          # 7571
        (MOVE, 24, 41),                          # 7572
        (MOVE, 25, 130),                         # 7573: 130 is 8
        (JUMP, 7583),                            # 7574
        (LOAD, 26, 45, 17),                      # 7575
        (JZ, 26, 11508),                         # 7576
        (LOAD, 40, 45, 18),                      # 7577
        (LOAD, 41, 45, 19),                      # 7578
        (TEXT, 40, 1),                           # 7579
        (MOVE, 23, 40),                          # 7580
        (MOVE, 24, 41),                          # 7581
        (MOVE, 25, 127),                         # 7582: 127 is 1
        (MOVE, 20, 23),                          # 7583
        (MOVE, 21, 24),                          # 7584
        (MOVE, 22, 25),                          # 7585
        (JUMP, 7636),                            # 7586
        (LOAD, 23, 45, 1),                       # 7587
        (JNE, 23, 147, 7598),                    # 7588: 147 is 1208
        (LOAD, 23, 45, 14),                      # 7589
        (JZ, 23, 11508),                         # 7590
        (LOAD, 24, 45, 15),                      # 7591
        (LOAD, 25, 45, 16),                      # 7592
        (TEXT, 24, 2),                           # 7593
        (MOVE, 20, 24),                          # 7594
        (MOVE, 21, 25),                          # 7595
        (MOVE, 22, 128),                         # 7596: 128 is 2
        (JUMP, 7636),                            # 7597
        (JNE, 23, 148, 7608),                    # 7598: 148 is 1252
        (LOAD, 23, 45, 14),                      # 7599
        (JZ, 23, 11508),                         # 7600
        (LOAD, 24, 45, 15),                      # 7601
        (LOAD, 25, 45, 16),                      # 7602
        (TEXT, 24, 9),                           # 7603
        (MOVE, 20, 24),                          # 7604
        (MOVE, 21, 25),                          # 7605
        (MOVE, 22, 329),                         # 7606: 329 is 9
        (JUMP, 7636),                            # 7607
        (JNE, 23, 144, 7618),                    # 7608: 144 is 437
        (LOAD, 23, 45, 14),                      # 7609
        (JZ, 23, 11508),                         # 7610
        (LOAD, 24, 45, 15),                      # 7611
        (LOAD, 25, 45, 16),                      # 7612
        (TEXT, 24, 10),                          # 7613
        (MOVE, 20, 24),                          # 7614
        (MOVE, 21, 25),                          # 7615
        (MOVE, 22, 156),                         # 7616: 156 is 10
        (JUMP, 7636),                            # 7617
        (JNE, 23, 146, 7628),                    # 7618: 146 is 850
        (LOAD, 23, 45, 14),                      # 7619
        (JZ, 23, 11508),                         # 7620
        (LOAD, 24, 45, 15),                      # 7621
        (LOAD, 25, 45, 16),                      # 7622
        (TEXT, 24, 11),                          # 7623
        (MOVE, 20, 24),                          # 7624
        (MOVE, 21, 25),                          # 7625
        (MOVE, 22, 159),                         # 7626: 159 is 11
        (JUMP, 7636),                            # 7627
        (LOAD, 23, 45, 14),                      # 7628
        (JZ, 23, 11508),                         # 7629
        (LOAD, 24, 45, 15),                      # 7630
        (LOAD, 25, 45, 16),                      # 7631
        (TEXT, 24, 0),                           # 7632
        (MOVE, 20, 24),                          # 7633
        (MOVE, 21, 25),                          # 7634
        (MOVE, 22, 129),                         # 7635: 129 is 0
        (STORE, 45, 23, 20),                     # 7636
        (STORE, 45, 24, 21),                     # 7637
        (STORE, 45, 25, 22),                     # 7638
        (NUMBER2, 20, 45, 3, 8, 52, 2),          # 7639: is_unaligned, value: struc_length % 4 != 0
        (MOD, 21, 20, 131),                      # 7640: 131 is 4
        (NE, 22, 21, 129),                       # 7641: 129 is 0
        (STORE, 45, 26, 22),                     # 7642
        (LOAD, 12, 39, 5),                       # 7643
        (JZ, 12, 7739),                          # 7644
        (ROWAT, 46, 12, 12),                     # 7645
        (LOAD, 23, 46, 4),                       # 7646: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 7654),                          # 7647
        (LOAD, 23, 46, 8),                       # 7648
        (JZ, 23, 11508),                         # 7649
        (LOAD, 20, 46, 9),                       # 7650
        (LOAD, 21, 46, 10),                      # 7651
        (MOVE, 22, 127),                         # 7652: 127 is 1
        (JUMP, 7659),                            # 7653
        (LOAD, 23, 46, 5),                       # 7654
        (JZ, 23, 11508),                         # 7655
        (LOAD, 20, 46, 6),                       # 7656
        (LOAD, 21, 46, 7),                       # 7657
        (MOVE, 22, 129),                         # 7658: 129 is 0
        (STORE, 46, 20, 20),                     # 7659
        (STORE, 46, 21, 21),                     # 7660
        (STORE, 46, 22, 22),                     # 7661
        (LOAD, 20, 46, 15),                      # 7662
        (JZ, 20, 7710),                          # 7663
        (MOVE, 21, 129),                         # 7664: 129 is 0
        (LOAD, 22, 46, 17),                      # 7665
        (JGE, 21, 22, 7710),                     # 7666
        (ITEM, 47, 13, 46, 16, 21),              # 7667
        (MOVE, 23, 129),                         # 7668: is_sound, value: len_data >= 0 and len_data <= len_left - 4 and len_data % 4 == 0; 129 is 0
        (NUMBER2, 24, 47, 4, 0, 52, 3),          # 7669
        (JLT, 24, 129, 7677),                    # 7670: 129 is 0
        (LOAD, 25, 47, 1),                       # 7671
        (SUB, 26, 25, 131),                      # 7672: 131 is 4
        (JGT, 24, 26, 7677),                     # 7673
        (MOD, 25, 24, 131),                      # 7674: 131 is 4
        (JNE, 25, 129, 7677),                    # 7675: 129 is 0
        (MOVE, 23, 127),                         # 7676: 127 is 1
        (STORE, 47, 17, 23),                     # 7677
        (LOAD, 23, 47, 0),                       # 7678: data, value: ccsid == 1208 ? utf8 : is_reversed ? utf16le : utf16be
        (JEQ, 23, 147, 7683),                    # 7679: 147 is 1208
        (JEQ, 23, 357, 7683),                    # 7680: 357 is 1200
        (JEQ, 23, 358, 7683),                    # 7681: 358 is 13488
        (JNE, 23, 359, 7708),                    # 7682: 359 is 17584
        (LOAD, 26, 47, 0),                       # 7683
        (JNE, 26, 147, 7691),                    # 7684: 147 is 1208
        (LOAD, 26, 47, 5),                       # 7685
        (JZ, 26, 11508),                         # 7686
        (LOAD, 23, 47, 6),                       # 7687
        (LOAD, 24, 47, 7),                       # 7688
        (MOVE, 25, 128),                         # 7689: 128 is 2
        (JUMP, 7704),                            # 7690
        (LOAD, 26, 47, 2),                       # 7691
        (JZ, 26, 7699),                          # 7692
        (LOAD, 26, 47, 8),                       # 7693
        (JZ, 26, 11508),                         # 7694
        (LOAD, 23, 47, 9),                       # 7695
        (LOAD, 24, 47, 10),                      # 7696
        (MOVE, 25, 323),                         # 7697: 323 is 3
        (JUMP, 7704),                            # 7698
        (LOAD, 26, 47, 11),                      # 7699
        (JZ, 26, 11508),                         # 7700
        (LOAD, 23, 47, 12),                      # 7701
        (LOAD, 24, 47, 13),                      # 7702
        (MOVE, 25, 131),                         # 7703: 131 is 4
        (STORE, 47, 19, 23),                     # 7704
        (STORE, 47, 20, 24),                     # 7705
        (STORE, 47, 21, 25),                     # 7706
        (STORE, 47, 18, 127),                    # 7707: 127 is 1
        (LOOP, 21, 0),                           # 7708
        (JUMP, 7665),                            # 7709
        (LOAD, 23, 46, 14),                      # 7710: ending, value: _io.size < 4 ? (_io.size == 0 ? 0 : 2) : not folders.last.is_sound ? 1 : stray.size > 0 ? 2 : 0
        (JGE, 23, 131, 7719),                    # 7711: 131 is 4
        (LOAD, 26, 46, 14),                      # 7712
        (JNE, 26, 129, 7716),                    # 7713: 129 is 0
        (MOVE, 23, 129),                         # 7714: 129 is 0
        (JUMP, 7717),                            # 7715
        (MOVE, 23, 128),                         # 7716: 128 is 2
        (MOVE, 20, 23),                          # 7717
        (JUMP, 7734),                            # 7718
        (LOAD, 23, 46, 15),                      # 7719
        (JZ, 23, 11508),                         # 7720
        (LOAD, 24, 46, 17),                      # 7721
        (SUB, 24, 24, 127),                      # 7722: 127 is 1
        (ITEM, 91, 13, 46, 16, 24),              # 7723
        (LOAD, 25, 91, 17),                      # 7724
        (JNZ, 25, 7728),                         # 7725
        (MOVE, 20, 127),                         # 7726: 127 is 1
        (JUMP, 7734),                            # 7727
        (LOAD, 23, 46, 18),                      # 7728
        (LOAD, 24, 46, 19),                      # 7729
        (JLE, 24, 129, 7733),                    # 7730: 129 is 0
        (MOVE, 20, 128),                         # 7731: 128 is 2
        (JUMP, 7734),                            # 7732
        (MOVE, 20, 129),                         # 7733: 129 is 0
        (STORE, 46, 23, 20),                     # 7734
        (NUMBER2, 20, 46, 3, 8, 52, 2),          # 7735: is_unaligned, value: struc_length % 4 != 0
        (MOD, 21, 20, 131),                      # 7736: 131 is 4
        (NE, 22, 21, 129),                       # 7737: 129 is 0
        (STORE, 46, 24, 22),                     # 7738
        (LOAD, 12, 39, 6),                       # 7739
        (JZ, 12, 9363),                          # 7740
        (ROWAT, 48, 14, 12),                     # 7741
        (LOAD, 23, 48, 4),                       # 7742: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 7750),                          # 7743
        (LOAD, 23, 48, 8),                       # 7744
        (JZ, 23, 11508),                         # 7745
        (LOAD, 20, 48, 9),                       # 7746
        (LOAD, 21, 48, 10),                      # 7747
        (MOVE, 22, 127),                         # 7748: 127 is 1
        (JUMP, 7755),                            # 7749
        (LOAD, 23, 48, 5),                       # 7750
        (JZ, 23, 11508),                         # 7751
        (LOAD, 20, 48, 6),                       # 7752
        (LOAD, 21, 48, 7),                       # 7753
        (MOVE, 22, 129),                         # 7754: 129 is 0
        (STORE, 48, 104, 20),                    # 7755
        (STORE, 48, 105, 21),                    # 7756
        (STORE, 48, 106, 22),                    # 7757
        (LOAD, 23, 48, 4),                       # 7758: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 7813),                          # 7759
        (LOAD, 26, 48, 1),                       # 7760
        (JNE, 26, 134, 7771),                    # 7761: 134 is 273
        (LOAD, 26, 48, 16),                      # 7762
        (JZ, 26, 11508),                         # 7763
        (LOAD, 40, 48, 17),                      # 7764
        (LOAD, 41, 48, 18),                      # 7765
        (TEXT, 40, 5),                           # 7766
        (MOVE, 23, 40),                          # 7767
        (MOVE, 24, 41),                          # 7768
        (MOVE, 25, 333),                         # 7769: 333 is 5
        (JUMP, 7809),                            # 7770
        (JNE, 26, 139, 7781),                    # 7771: 139 is 500
        (LOAD, 26, 48, 16),                      # 7772
        (JZ, 26, 11508),                         # 7773
        (LOAD, 40, 48, 17),                      # 7774
        (LOAD, 41, 48, 18),                      # 7775
        (TEXT, 40, 6),                           # 7776
        (MOVE, 23, 40),                          # 7777
        (MOVE, 24, 41),                          # 7778
        (MOVE, 25, 330),                         # 7779: 330 is 6
        (JUMP, 7809),                            # 7780
        (JNE, 26, 140, 7791),                    # 7781: 140 is 1047
        (LOAD, 26, 48, 16),                      # 7782
        (JZ, 26, 11508),                         # 7783
        (LOAD, 40, 48, 17),                      # 7784
        (LOAD, 41, 48, 18),                      # 7785
        (TEXT, 40, 7),                           # 7786
        (MOVE, 23, 40),                          # 7787
        (MOVE, 24, 41),                          # 7788
        (MOVE, 25, 132),                         # 7789: 132 is 7
        (JUMP, 7809),                            # 7790
        (JNE, 26, 141, 7801),                    # 7791: 141 is 1140
        (LOAD, 26, 48, 16),                      # 7792
        (JZ, 26, 11508),                         # 7793
        (LOAD, 40, 48, 17),                      # 7794
        (LOAD, 41, 48, 18),                      # 7795
        (TEXT, 40, 8),                           # 7796
        (MOVE, 23, 40),                          # 7797
        (MOVE, 24, 41),                          # 7798
        (MOVE, 25, 130),                         # 7799: 130 is 8
        (JUMP, 7809),                            # 7800
        (LOAD, 26, 48, 16),                      # 7801
        (JZ, 26, 11508),                         # 7802
        (LOAD, 40, 48, 17),                      # 7803
        (LOAD, 41, 48, 18),                      # 7804
        (TEXT, 40, 1),                           # 7805
        (MOVE, 23, 40),                          # 7806
        (MOVE, 24, 41),                          # 7807
        (MOVE, 25, 127),                         # 7808: 127 is 1
        (MOVE, 20, 23),                          # 7809
        (MOVE, 21, 24),                          # 7810
        (MOVE, 22, 25),                          # 7811
        (JUMP, 7862),                            # 7812
        (LOAD, 23, 48, 1),                       # 7813
        (JNE, 23, 147, 7824),                    # 7814: 147 is 1208
        (LOAD, 23, 48, 13),                      # 7815
        (JZ, 23, 11508),                         # 7816
        (LOAD, 24, 48, 14),                      # 7817
        (LOAD, 25, 48, 15),                      # 7818
        (TEXT, 24, 2),                           # 7819
        (MOVE, 20, 24),                          # 7820
        (MOVE, 21, 25),                          # 7821
        (MOVE, 22, 128),                         # 7822: 128 is 2
        (JUMP, 7862),                            # 7823
        (JNE, 23, 148, 7834),                    # 7824: 148 is 1252
        (LOAD, 23, 48, 13),                      # 7825
        (JZ, 23, 11508),                         # 7826
        (LOAD, 24, 48, 14),                      # 7827
        (LOAD, 25, 48, 15),                      # 7828
        (TEXT, 24, 9),                           # 7829
        (MOVE, 20, 24),                          # 7830
        (MOVE, 21, 25),                          # 7831
        (MOVE, 22, 329),                         # 7832: 329 is 9
        (JUMP, 7862),                            # 7833
        (JNE, 23, 144, 7844),                    # 7834: 144 is 437
        (LOAD, 23, 48, 13),                      # 7835
        (JZ, 23, 11508),                         # 7836
        (LOAD, 24, 48, 14),                      # 7837
        (LOAD, 25, 48, 15),                      # 7838
        (TEXT, 24, 10),                          # 7839
        (MOVE, 20, 24),                          # 7840
        (MOVE, 21, 25),                          # 7841
        (MOVE, 22, 156),                         # 7842: 156 is 10
        (JUMP, 7862),                            # 7843
        (JNE, 23, 146, 7854),                    # 7844: 146 is 850
        (LOAD, 23, 48, 13),                      # 7845
        (JZ, 23, 11508),                         # 7846
        (LOAD, 24, 48, 14),                      # 7847
        (LOAD, 25, 48, 15),                      # 7848
        (TEXT, 24, 11),                          # 7849
        (MOVE, 20, 24),                          # 7850
        (MOVE, 21, 25),                          # 7851
        (MOVE, 22, 159),                         # 7852: 159 is 11
        (JUMP, 7862),                            # 7853
        (LOAD, 23, 48, 13),                      # 7854
        (JZ, 23, 11508),                         # 7855
        (LOAD, 24, 48, 14),                      # 7856
        (LOAD, 25, 48, 15),                      # 7857
        (TEXT, 24, 0),                           # 7858
        (MOVE, 20, 24),                          # 7859
        (MOVE, 21, 25),                          # 7860
        (MOVE, 22, 129),                         # 7861: 129 is 0
        (STORE, 48, 107, 20),                    # 7862
        (STORE, 48, 108, 21),                    # 7863
        (STORE, 48, 109, 22),                    # 7864
        (LOAD, 23, 48, 4),                       # 7865: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 7920),                          # 7866
        (LOAD, 26, 48, 1),                       # 7867
        (JNE, 26, 134, 7878),                    # 7868: 134 is 273
        (LOAD, 26, 48, 22),                      # 7869
        (JZ, 26, 11508),                         # 7870
        (LOAD, 40, 48, 23),                      # 7871
        (LOAD, 41, 48, 24),                      # 7872
        (TEXT, 40, 5),                           # 7873
        (MOVE, 23, 40),                          # 7874
        (MOVE, 24, 41),                          # 7875
        (MOVE, 25, 333),                         # 7876: 333 is 5
        (JUMP, 7916),                            # 7877
        (JNE, 26, 139, 7888),                    # 7878: 139 is 500
        (LOAD, 26, 48, 22),                      # 7879
        (JZ, 26, 11508),                         # 7880
        (LOAD, 40, 48, 23),                      # 7881
        (LOAD, 41, 48, 24),                      # 7882
        (TEXT, 40, 6),                           # 7883
        (MOVE, 23, 40),                          # 7884
        (MOVE, 24, 41),                          # 7885
        (MOVE, 25, 330),                         # 7886: 330 is 6
        (JUMP, 7916),                            # 7887
        (JNE, 26, 140, 7898),                    # 7888: 140 is 1047
        (LOAD, 26, 48, 22),                      # 7889
        (JZ, 26, 11508),                         # 7890
        (LOAD, 40, 48, 23),                      # 7891
        (LOAD, 41, 48, 24),                      # 7892
        (TEXT, 40, 7),                           # 7893
        (MOVE, 23, 40),                          # 7894
        (MOVE, 24, 41),                          # 7895
        (MOVE, 25, 132),                         # 7896: 132 is 7
        (JUMP, 7916),                            # 7897
        (JNE, 26, 141, 7908),                    # 7898: 141 is 1140
        (LOAD, 26, 48, 22),                      # 7899
        (JZ, 26, 11508),                         # 7900
        (LOAD, 40, 48, 23),                      # 7901
        (LOAD, 41, 48, 24),                      # 7902
        (TEXT, 40, 8),                           # 7903
        (MOVE, 23, 40),                          # 7904
        (MOVE, 24, 41),                          # 7905
        (MOVE, 25, 130),                         # 7906: 130 is 8
        (JUMP, 7916),                            # 7907
        (LOAD, 26, 48, 22),                      # 7908
        (JZ, 26, 11508),                         # 7909
        (LOAD, 40, 48, 23),                      # 7910
        (LOAD, 41, 48, 24),                      # 7911
        (TEXT, 40, 1),                           # 7912
        (MOVE, 23, 40),                          # 7913
        (MOVE, 24, 41),                          # 7914
        (MOVE, 25, 127),                         # 7915: 127 is 1
        (MOVE, 20, 23),                          # 7916
        (MOVE, 21, 24),                          # 7917
        (MOVE, 22, 25),                          # 7918
        (JUMP, 7969),                            # 7919
        (LOAD, 23, 48, 1),                       # 7920
        (JNE, 23, 147, 7931),                    # 7921: 147 is 1208
        (LOAD, 23, 48, 19),                      # 7922
        (JZ, 23, 11508),                         # 7923
        (LOAD, 24, 48, 20),                      # 7924
        (LOAD, 25, 48, 21),                      # 7925
        (TEXT, 24, 2),                           # 7926
        (MOVE, 20, 24),                          # 7927
        (MOVE, 21, 25),                          # 7928
        (MOVE, 22, 128),                         # 7929: 128 is 2
        (JUMP, 7969),                            # 7930
        (JNE, 23, 148, 7941),                    # 7931: 148 is 1252
        (LOAD, 23, 48, 19),                      # 7932
        (JZ, 23, 11508),                         # 7933
        (LOAD, 24, 48, 20),                      # 7934
        (LOAD, 25, 48, 21),                      # 7935
        (TEXT, 24, 9),                           # 7936
        (MOVE, 20, 24),                          # 7937
        (MOVE, 21, 25),                          # 7938
        (MOVE, 22, 329),                         # 7939: 329 is 9
        (JUMP, 7969),                            # 7940
        (JNE, 23, 144, 7951),                    # 7941: 144 is 437
        (LOAD, 23, 48, 19),                      # 7942
        (JZ, 23, 11508),                         # 7943
        (LOAD, 24, 48, 20),                      # 7944
        (LOAD, 25, 48, 21),                      # 7945
        (TEXT, 24, 10),                          # 7946
        (MOVE, 20, 24),                          # 7947
        (MOVE, 21, 25),                          # 7948
        (MOVE, 22, 156),                         # 7949: 156 is 10
        (JUMP, 7969),                            # 7950
        (JNE, 23, 146, 7961),                    # 7951: 146 is 850
        (LOAD, 23, 48, 19),                      # 7952
        (JZ, 23, 11508),                         # 7953
        (LOAD, 24, 48, 20),                      # 7954
        (LOAD, 25, 48, 21),                      # 7955
        (TEXT, 24, 11),                          # 7956
        (MOVE, 20, 24),                          # 7957
        (MOVE, 21, 25),                          # 7958
        (MOVE, 22, 159),                         # 7959: 159 is 11
        (JUMP, 7969),                            # 7960
        (LOAD, 23, 48, 19),                      # 7961
        (JZ, 23, 11508),                         # 7962
        (LOAD, 24, 48, 20),                      # 7963
        (LOAD, 25, 48, 21),                      # 7964
        (TEXT, 24, 0),                           # 7965
        (MOVE, 20, 24),                          # 7966
        (MOVE, 21, 25),                          # 7967
        (MOVE, 22, 129),                         # 7968: 129 is 0
        (STORE, 48, 110, 20),                    # 7969
        (STORE, 48, 111, 21),                    # 7970
        (STORE, 48, 112, 22),                    # 7971
        (LOAD, 23, 48, 4),                       # 7972: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8027),                          # 7973
        (LOAD, 26, 48, 1),                       # 7974
        (JNE, 26, 134, 7985),                    # 7975: 134 is 273
        (LOAD, 26, 48, 28),                      # 7976
        (JZ, 26, 11508),                         # 7977
        (LOAD, 40, 48, 29),                      # 7978
        (LOAD, 41, 48, 30),                      # 7979
        (TEXT, 40, 5),                           # 7980
        (MOVE, 23, 40),                          # 7981
        (MOVE, 24, 41),                          # 7982
        (MOVE, 25, 333),                         # 7983: 333 is 5
        (JUMP, 8023),                            # 7984
        (JNE, 26, 139, 7995),                    # 7985: 139 is 500
        (LOAD, 26, 48, 28),                      # 7986
        (JZ, 26, 11508),                         # 7987
        (LOAD, 40, 48, 29),                      # 7988
        (LOAD, 41, 48, 30),                      # 7989
        (TEXT, 40, 6),                           # 7990
        (MOVE, 23, 40),                          # 7991
        (MOVE, 24, 41),                          # 7992
        (MOVE, 25, 330),                         # 7993: 330 is 6
        (JUMP, 8023),                            # 7994
        (JNE, 26, 140, 8005),                    # 7995: 140 is 1047
        (LOAD, 26, 48, 28),                      # 7996
        (JZ, 26, 11508),                         # 7997
        (LOAD, 40, 48, 29),                      # 7998
        (LOAD, 41, 48, 30),                      # 7999
        (TEXT, 40, 7),                           # 8000
        (MOVE, 23, 40),                          # 8001
        (MOVE, 24, 41),                          # 8002
        (MOVE, 25, 132),                         # 8003: 132 is 7
        (JUMP, 8023),                            # 8004
        (JNE, 26, 141, 8015),                    # 8005: 141 is 1140
        (LOAD, 26, 48, 28),                      # 8006
        (JZ, 26, 11508),                         # 8007
        (LOAD, 40, 48, 29),                      # 8008
        (LOAD, 41, 48, 30),                      # 8009
        (TEXT, 40, 8),                           # 8010
        (MOVE, 23, 40),                          # 8011
        (MOVE, 24, 41),                          # 8012
        (MOVE, 25, 130),                         # 8013: 130 is 8
        (JUMP, 8023),                            # 8014
        (LOAD, 26, 48, 28),                      # 8015
        (JZ, 26, 11508),                         # 8016
        (LOAD, 40, 48, 29),                      # 8017
        (LOAD, 41, 48, 30),                      # 8018
        (TEXT, 40, 1),                           # 8019
        (MOVE, 23, 40),                          # 8020
        (MOVE, 24, 41),                          # 8021
        (MOVE, 25, 127),                         # 8022: 127 is 1
        (MOVE, 20, 23),                          # 8023
        (MOVE, 21, 24),                          # 8024
        (MOVE, 22, 25),                          # 8025
        (JUMP, 8076),                            # 8026
        (LOAD, 23, 48, 1),                       # 8027
        (JNE, 23, 147, 8038),                    # 8028: 147 is 1208
        (LOAD, 23, 48, 25),                      # 8029
        (JZ, 23, 11508),                         # 8030
        (LOAD, 24, 48, 26),                      # 8031
        (LOAD, 25, 48, 27),                      # 8032
        (TEXT, 24, 2),                           # 8033
        (MOVE, 20, 24),                          # 8034
        (MOVE, 21, 25),                          # 8035
        (MOVE, 22, 128),                         # 8036: 128 is 2
        (JUMP, 8076),                            # 8037
        (JNE, 23, 148, 8048),                    # 8038: 148 is 1252
        (LOAD, 23, 48, 25),                      # 8039
        (JZ, 23, 11508),                         # 8040
        (LOAD, 24, 48, 26),                      # 8041
        (LOAD, 25, 48, 27),                      # 8042
        (TEXT, 24, 9),                           # 8043
        (MOVE, 20, 24),                          # 8044
        (MOVE, 21, 25),                          # 8045
        (MOVE, 22, 329),                         # 8046: 329 is 9
        (JUMP, 8076),                            # 8047
        (JNE, 23, 144, 8058),                    # 8048: 144 is 437
        (LOAD, 23, 48, 25),                      # 8049
        (JZ, 23, 11508),                         # 8050
        (LOAD, 24, 48, 26),                      # 8051
        (LOAD, 25, 48, 27),                      # 8052
        (TEXT, 24, 10),                          # 8053
        (MOVE, 20, 24),                          # 8054
        (MOVE, 21, 25),                          # 8055
        (MOVE, 22, 156),                         # 8056: 156 is 10
        (JUMP, 8076),                            # 8057
        (JNE, 23, 146, 8068),                    # 8058: 146 is 850
        (LOAD, 23, 48, 25),                      # 8059
        (JZ, 23, 11508),                         # 8060
        (LOAD, 24, 48, 26),                      # 8061
        (LOAD, 25, 48, 27),                      # 8062
        (TEXT, 24, 11),                          # 8063
        (MOVE, 20, 24),                          # 8064
        (MOVE, 21, 25),                          # 8065
        (MOVE, 22, 159),                         # 8066: 159 is 11
        (JUMP, 8076),                            # 8067
        (LOAD, 23, 48, 25),                      # 8068
        (JZ, 23, 11508),                         # 8069
        (LOAD, 24, 48, 26),                      # 8070
        (LOAD, 25, 48, 27),                      # 8071
        (TEXT, 24, 0),                           # 8072
        (MOVE, 20, 24),                          # 8073
        (MOVE, 21, 25),                          # 8074
        (MOVE, 22, 129),                         # 8075: 129 is 0
        (STORE, 48, 113, 20),                    # 8076
        (STORE, 48, 114, 21),                    # 8077
        (STORE, 48, 115, 22),                    # 8078
        (LOAD, 23, 48, 4),                       # 8079: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8134),                          # 8080
        (LOAD, 26, 48, 1),                       # 8081
        (JNE, 26, 134, 8092),                    # 8082: 134 is 273
        (LOAD, 26, 48, 34),                      # 8083
        (JZ, 26, 11508),                         # 8084
        (LOAD, 40, 48, 35),                      # 8085
        (LOAD, 41, 48, 36),                      # 8086
        (TEXT, 40, 5),                           # 8087
        (MOVE, 23, 40),                          # 8088
        (MOVE, 24, 41),                          # 8089
        (MOVE, 25, 333),                         # 8090: 333 is 5
        (JUMP, 8130),                            # 8091
        (JNE, 26, 139, 8102),                    # 8092: 139 is 500
        (LOAD, 26, 48, 34),                      # 8093
        (JZ, 26, 11508),                         # 8094
        (LOAD, 40, 48, 35),                      # 8095
        (LOAD, 41, 48, 36),                      # 8096
        (TEXT, 40, 6),                           # 8097
        (MOVE, 23, 40),                          # 8098
        (MOVE, 24, 41),                          # 8099
        (MOVE, 25, 330),                         # 8100: 330 is 6
        (JUMP, 8130),                            # 8101
        (JNE, 26, 140, 8112),                    # 8102: 140 is 1047
        (LOAD, 26, 48, 34),                      # 8103
        (JZ, 26, 11508),                         # 8104
        (LOAD, 40, 48, 35),                      # 8105
        (LOAD, 41, 48, 36),                      # 8106
        (TEXT, 40, 7),                           # 8107
        (MOVE, 23, 40),                          # 8108
        (MOVE, 24, 41),                          # 8109
        (MOVE, 25, 132),                         # 8110: 132 is 7
        (JUMP, 8130),                            # 8111
        (JNE, 26, 141, 8122),                    # 8112: 141 is 1140
        (LOAD, 26, 48, 34),                      # 8113
        (JZ, 26, 11508),                         # 8114
        (LOAD, 40, 48, 35),                      # 8115
        (LOAD, 41, 48, 36),                      # 8116
        (TEXT, 40, 8),                           # 8117
        (MOVE, 23, 40),                          # 8118
        (MOVE, 24, 41),                          # 8119
        (MOVE, 25, 130),                         # 8120: 130 is 8
        (JUMP, 8130),                            # 8121
        (LOAD, 26, 48, 34),                      # 8122
        (JZ, 26, 11508),                         # 8123
        (LOAD, 40, 48, 35),                      # 8124
        (LOAD, 41, 48, 36),                      # 8125
        (TEXT, 40, 1),                           # 8126
        (MOVE, 23, 40),                          # 8127
        (MOVE, 24, 41),                          # 8128
        (MOVE, 25, 127),                         # 8129: 127 is 1
        (MOVE, 20, 23),                          # 8130
        (MOVE, 21, 24),                          # 8131
        (MOVE, 22, 25),                          # 8132
        (JUMP, 8183),                            # 8133
        (LOAD, 23, 48, 1),                       # 8134
        (JNE, 23, 147, 8145),                    # 8135: 147 is 1208
        (LOAD, 23, 48, 31),                      # 8136
        (JZ, 23, 11508),                         # 8137
        (LOAD, 24, 48, 32),                      # 8138
        (LOAD, 25, 48, 33),                      # 8139
        (TEXT, 24, 2),                           # 8140
        (MOVE, 20, 24),                          # 8141
        (MOVE, 21, 25),                          # 8142
        (MOVE, 22, 128),                         # 8143: 128 is 2
        (JUMP, 8183),                            # 8144
        (JNE, 23, 148, 8155),                    # 8145: 148 is 1252
        (LOAD, 23, 48, 31),                      # 8146
        (JZ, 23, 11508),                         # 8147
        (LOAD, 24, 48, 32),                      # 8148
        (LOAD, 25, 48, 33),                      # 8149
        (TEXT, 24, 9),                           # 8150
        (MOVE, 20, 24),                          # 8151
        (MOVE, 21, 25),                          # 8152
        (MOVE, 22, 329),                         # 8153: 329 is 9
        (JUMP, 8183),                            # 8154
        (JNE, 23, 144, 8165),                    # 8155: 144 is 437
        (LOAD, 23, 48, 31),                      # 8156
        (JZ, 23, 11508),                         # 8157
        (LOAD, 24, 48, 32),                      # 8158
        (LOAD, 25, 48, 33),                      # 8159
        (TEXT, 24, 10),                          # 8160
        (MOVE, 20, 24),                          # 8161
        (MOVE, 21, 25),                          # 8162
        (MOVE, 22, 156),                         # 8163: 156 is 10
        (JUMP, 8183),                            # 8164
        (JNE, 23, 146, 8175),                    # 8165: 146 is 850
        (LOAD, 23, 48, 31),                      # 8166
        (JZ, 23, 11508),                         # 8167
        (LOAD, 24, 48, 32),                      # 8168
        (LOAD, 25, 48, 33),                      # 8169
        (TEXT, 24, 11),                          # 8170
        (MOVE, 20, 24),                          # 8171
        (MOVE, 21, 25),                          # 8172
        (MOVE, 22, 159),                         # 8173: 159 is 11
        (JUMP, 8183),                            # 8174
        (LOAD, 23, 48, 31),                      # 8175
        (JZ, 23, 11508),                         # 8176
        (LOAD, 24, 48, 32),                      # 8177
        (LOAD, 25, 48, 33),                      # 8178
        (TEXT, 24, 0),                           # 8179
        (MOVE, 20, 24),                          # 8180
        (MOVE, 21, 25),                          # 8181
        (MOVE, 22, 129),                         # 8182: 129 is 0
        (STORE, 48, 116, 20),                    # 8183
        (STORE, 48, 117, 21),                    # 8184
        (STORE, 48, 118, 22),                    # 8185
        (LOAD, 23, 48, 4),                       # 8186: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8241),                          # 8187
        (LOAD, 26, 48, 1),                       # 8188
        (JNE, 26, 134, 8199),                    # 8189: 134 is 273
        (LOAD, 26, 48, 40),                      # 8190
        (JZ, 26, 11508),                         # 8191
        (LOAD, 40, 48, 41),                      # 8192
        (LOAD, 41, 48, 42),                      # 8193
        (TEXT, 40, 5),                           # 8194
        (MOVE, 23, 40),                          # 8195
        (MOVE, 24, 41),                          # 8196
        (MOVE, 25, 333),                         # 8197: 333 is 5
        (JUMP, 8237),                            # 8198
        (JNE, 26, 139, 8209),                    # 8199: 139 is 500
        (LOAD, 26, 48, 40),                      # 8200
        (JZ, 26, 11508),                         # 8201
        (LOAD, 40, 48, 41),                      # 8202
        (LOAD, 41, 48, 42),                      # 8203
        (TEXT, 40, 6),                           # 8204
        (MOVE, 23, 40),                          # 8205
        (MOVE, 24, 41),                          # 8206
        (MOVE, 25, 330),                         # 8207: 330 is 6
        (JUMP, 8237),                            # 8208
        (JNE, 26, 140, 8219),                    # 8209: 140 is 1047
        (LOAD, 26, 48, 40),                      # 8210
        (JZ, 26, 11508),                         # 8211
        (LOAD, 40, 48, 41),                      # 8212
        (LOAD, 41, 48, 42),                      # 8213
        (TEXT, 40, 7),                           # 8214
        (MOVE, 23, 40),                          # 8215
        (MOVE, 24, 41),                          # 8216
        (MOVE, 25, 132),                         # 8217: 132 is 7
        (JUMP, 8237),                            # 8218
        (JNE, 26, 141, 8229),                    # 8219: 141 is 1140
        (LOAD, 26, 48, 40),                      # 8220
        (JZ, 26, 11508),                         # 8221
        (LOAD, 40, 48, 41),                      # 8222
        (LOAD, 41, 48, 42),                      # 8223
        (TEXT, 40, 8),                           # 8224
        (MOVE, 23, 40),                          # 8225
        (MOVE, 24, 41),                          # 8226
        (MOVE, 25, 130),                         # 8227: 130 is 8
        (JUMP, 8237),                            # 8228
        (LOAD, 26, 48, 40),                      # 8229
        (JZ, 26, 11508),                         # 8230
        (LOAD, 40, 48, 41),                      # 8231
        (LOAD, 41, 48, 42),                      # 8232
        (TEXT, 40, 1),                           # 8233
        (MOVE, 23, 40),                          # 8234
        (MOVE, 24, 41),                          # 8235
        (MOVE, 25, 127),                         # 8236: 127 is 1
        (MOVE, 20, 23),                          # 8237
        (MOVE, 21, 24),                          # 8238
        (MOVE, 22, 25),                          # 8239
        (JUMP, 8290),                            # 8240
        (LOAD, 23, 48, 1),                       # 8241
        (JNE, 23, 147, 8252),                    # 8242: 147 is 1208
        (LOAD, 23, 48, 37),                      # 8243
        (JZ, 23, 11508),                         # 8244
        (LOAD, 24, 48, 38),                      # 8245
        (LOAD, 25, 48, 39),                      # 8246
        (TEXT, 24, 2),                           # 8247
        (MOVE, 20, 24),                          # 8248
        (MOVE, 21, 25),                          # 8249
        (MOVE, 22, 128),                         # 8250: 128 is 2
        (JUMP, 8290),                            # 8251
        (JNE, 23, 148, 8262),                    # 8252: 148 is 1252
        (LOAD, 23, 48, 37),                      # 8253
        (JZ, 23, 11508),                         # 8254
        (LOAD, 24, 48, 38),                      # 8255
        (LOAD, 25, 48, 39),                      # 8256
        (TEXT, 24, 9),                           # 8257
        (MOVE, 20, 24),                          # 8258
        (MOVE, 21, 25),                          # 8259
        (MOVE, 22, 329),                         # 8260: 329 is 9
        (JUMP, 8290),                            # 8261
        (JNE, 23, 144, 8272),                    # 8262: 144 is 437
        (LOAD, 23, 48, 37),                      # 8263
        (JZ, 23, 11508),                         # 8264
        (LOAD, 24, 48, 38),                      # 8265
        (LOAD, 25, 48, 39),                      # 8266
        (TEXT, 24, 10),                          # 8267
        (MOVE, 20, 24),                          # 8268
        (MOVE, 21, 25),                          # 8269
        (MOVE, 22, 156),                         # 8270: 156 is 10
        (JUMP, 8290),                            # 8271
        (JNE, 23, 146, 8282),                    # 8272: 146 is 850
        (LOAD, 23, 48, 37),                      # 8273
        (JZ, 23, 11508),                         # 8274
        (LOAD, 24, 48, 38),                      # 8275
        (LOAD, 25, 48, 39),                      # 8276
        (TEXT, 24, 11),                          # 8277
        (MOVE, 20, 24),                          # 8278
        (MOVE, 21, 25),                          # 8279
        (MOVE, 22, 159),                         # 8280: 159 is 11
        (JUMP, 8290),                            # 8281
        (LOAD, 23, 48, 37),                      # 8282
        (JZ, 23, 11508),                         # 8283
        (LOAD, 24, 48, 38),                      # 8284
        (LOAD, 25, 48, 39),                      # 8285
        (TEXT, 24, 0),                           # 8286
        (MOVE, 20, 24),                          # 8287
        (MOVE, 21, 25),                          # 8288
        (MOVE, 22, 129),                         # 8289: 129 is 0
        (STORE, 48, 119, 20),                    # 8290
        (STORE, 48, 120, 21),                    # 8291
        (STORE, 48, 121, 22),                    # 8292
        (LOAD, 23, 48, 4),                       # 8293: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8348),                          # 8294
        (LOAD, 26, 48, 1),                       # 8295
        (JNE, 26, 134, 8306),                    # 8296: 134 is 273
        (LOAD, 26, 48, 46),                      # 8297
        (JZ, 26, 11508),                         # 8298
        (LOAD, 40, 48, 47),                      # 8299
        (LOAD, 41, 48, 48),                      # 8300
        (TEXT, 40, 5),                           # 8301
        (MOVE, 23, 40),                          # 8302
        (MOVE, 24, 41),                          # 8303
        (MOVE, 25, 333),                         # 8304: 333 is 5
        (JUMP, 8344),                            # 8305
        (JNE, 26, 139, 8316),                    # 8306: 139 is 500
        (LOAD, 26, 48, 46),                      # 8307
        (JZ, 26, 11508),                         # 8308
        (LOAD, 40, 48, 47),                      # 8309
        (LOAD, 41, 48, 48),                      # 8310
        (TEXT, 40, 6),                           # 8311
        (MOVE, 23, 40),                          # 8312
        (MOVE, 24, 41),                          # 8313
        (MOVE, 25, 330),                         # 8314: 330 is 6
        (JUMP, 8344),                            # 8315
        (JNE, 26, 140, 8326),                    # 8316: 140 is 1047
        (LOAD, 26, 48, 46),                      # 8317
        (JZ, 26, 11508),                         # 8318
        (LOAD, 40, 48, 47),                      # 8319
        (LOAD, 41, 48, 48),                      # 8320
        (TEXT, 40, 7),                           # 8321
        (MOVE, 23, 40),                          # 8322
        (MOVE, 24, 41),                          # 8323
        (MOVE, 25, 132),                         # 8324: 132 is 7
        (JUMP, 8344),                            # 8325
        (JNE, 26, 141, 8336),                    # 8326: 141 is 1140
        (LOAD, 26, 48, 46),                      # 8327
        (JZ, 26, 11508),                         # 8328
        (LOAD, 40, 48, 47),                      # 8329
        (LOAD, 41, 48, 48),                      # 8330
        (TEXT, 40, 8),                           # 8331
        (MOVE, 23, 40),                          # 8332
        (MOVE, 24, 41),                          # 8333
        (MOVE, 25, 130),                         # 8334: 130 is 8
        (JUMP, 8344),                            # 8335
        (LOAD, 26, 48, 46),                      # 8336
        (JZ, 26, 11508),                         # 8337
        (LOAD, 40, 48, 47),                      # 8338
        (LOAD, 41, 48, 48),                      # 8339
        (TEXT, 40, 1),                           # 8340
        (MOVE, 23, 40),                          # 8341
        (MOVE, 24, 41),                          # 8342
        (MOVE, 25, 127),                         # 8343: 127 is 1
        (MOVE, 20, 23),                          # 8344
        (MOVE, 21, 24),                          # 8345
        (MOVE, 22, 25),                          # 8346
        (JUMP, 8397),                            # 8347
        (LOAD, 23, 48, 1),                       # 8348
        (JNE, 23, 147, 8359),                    # 8349: 147 is 1208
        (LOAD, 23, 48, 43),                      # 8350
        (JZ, 23, 11508),                         # 8351
        (LOAD, 24, 48, 44),                      # 8352
        (LOAD, 25, 48, 45),                      # 8353
        (TEXT, 24, 2),                           # 8354
        (MOVE, 20, 24),                          # 8355
        (MOVE, 21, 25),                          # 8356
        (MOVE, 22, 128),                         # 8357: 128 is 2
        (JUMP, 8397),                            # 8358
        (JNE, 23, 148, 8369),                    # 8359: 148 is 1252
        (LOAD, 23, 48, 43),                      # 8360
        (JZ, 23, 11508),                         # 8361
        (LOAD, 24, 48, 44),                      # 8362
        (LOAD, 25, 48, 45),                      # 8363
        (TEXT, 24, 9),                           # 8364
        (MOVE, 20, 24),                          # 8365
        (MOVE, 21, 25),                          # 8366
        (MOVE, 22, 329),                         # 8367: 329 is 9
        (JUMP, 8397),                            # 8368
        (JNE, 23, 144, 8379),                    # 8369: 144 is 437
        (LOAD, 23, 48, 43),                      # 8370
        (JZ, 23, 11508),                         # 8371
        (LOAD, 24, 48, 44),                      # 8372
        (LOAD, 25, 48, 45),                      # 8373
        (TEXT, 24, 10),                          # 8374
        (MOVE, 20, 24),                          # 8375
        (MOVE, 21, 25),                          # 8376
        (MOVE, 22, 156),                         # 8377: 156 is 10
        (JUMP, 8397),                            # 8378
        (JNE, 23, 146, 8389),                    # 8379: 146 is 850
        (LOAD, 23, 48, 43),                      # 8380
        (JZ, 23, 11508),                         # 8381
        (LOAD, 24, 48, 44),                      # 8382
        (LOAD, 25, 48, 45),                      # 8383
        (TEXT, 24, 11),                          # 8384
        (MOVE, 20, 24),                          # 8385
        (MOVE, 21, 25),                          # 8386
        (MOVE, 22, 159),                         # 8387: 159 is 11
        (JUMP, 8397),                            # 8388
        (LOAD, 23, 48, 43),                      # 8389
        (JZ, 23, 11508),                         # 8390
        (LOAD, 24, 48, 44),                      # 8391
        (LOAD, 25, 48, 45),                      # 8392
        (TEXT, 24, 0),                           # 8393
        (MOVE, 20, 24),                          # 8394
        (MOVE, 21, 25),                          # 8395
        (MOVE, 22, 129),                         # 8396: 129 is 0
        (STORE, 48, 122, 20),                    # 8397
        (STORE, 48, 123, 21),                    # 8398
        (STORE, 48, 124, 22),                    # 8399
        (LOAD, 23, 48, 4),                       # 8400: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8455),                          # 8401
        (LOAD, 26, 48, 1),                       # 8402
        (JNE, 26, 134, 8413),                    # 8403: 134 is 273
        (LOAD, 26, 48, 52),                      # 8404
        (JZ, 26, 11508),                         # 8405
        (LOAD, 40, 48, 53),                      # 8406
        (LOAD, 41, 48, 54),                      # 8407
        (TEXT, 40, 5),                           # 8408
        (MOVE, 23, 40),                          # 8409
        (MOVE, 24, 41),                          # 8410
        (MOVE, 25, 333),                         # 8411: 333 is 5
        (JUMP, 8451),                            # 8412
        (JNE, 26, 139, 8423),                    # 8413: 139 is 500
        (LOAD, 26, 48, 52),                      # 8414
        (JZ, 26, 11508),                         # 8415
        (LOAD, 40, 48, 53),                      # 8416
        (LOAD, 41, 48, 54),                      # 8417
        (TEXT, 40, 6),                           # 8418
        (MOVE, 23, 40),                          # 8419
        (MOVE, 24, 41),                          # 8420
        (MOVE, 25, 330),                         # 8421: 330 is 6
        (JUMP, 8451),                            # 8422
        (JNE, 26, 140, 8433),                    # 8423: 140 is 1047
        (LOAD, 26, 48, 52),                      # 8424
        (JZ, 26, 11508),                         # 8425
        (LOAD, 40, 48, 53),                      # 8426
        (LOAD, 41, 48, 54),                      # 8427
        (TEXT, 40, 7),                           # 8428
        (MOVE, 23, 40),                          # 8429
        (MOVE, 24, 41),                          # 8430
        (MOVE, 25, 132),                         # 8431: 132 is 7
        (JUMP, 8451),                            # 8432
        (JNE, 26, 141, 8443),                    # 8433: 141 is 1140
        (LOAD, 26, 48, 52),                      # 8434
        (JZ, 26, 11508),                         # 8435
        (LOAD, 40, 48, 53),                      # 8436
        (LOAD, 41, 48, 54),                      # 8437
        (TEXT, 40, 8),                           # 8438
        (MOVE, 23, 40),                          # 8439
        (MOVE, 24, 41),                          # 8440
        (MOVE, 25, 130),                         # 8441: 130 is 8
        (JUMP, 8451),                            # 8442
        (LOAD, 26, 48, 52),                      # 8443
        (JZ, 26, 11508),                         # 8444
        (LOAD, 40, 48, 53),                      # 8445
        (LOAD, 41, 48, 54),                      # 8446
        (TEXT, 40, 1),                           # 8447
        (MOVE, 23, 40),                          # 8448
        (MOVE, 24, 41),                          # 8449
        (MOVE, 25, 127),                         # 8450: 127 is 1
        (MOVE, 20, 23),                          # 8451
        (MOVE, 21, 24),                          # 8452
        (MOVE, 22, 25),                          # 8453
        (JUMP, 8504),                            # 8454
        (LOAD, 23, 48, 1),                       # 8455
        (JNE, 23, 147, 8466),                    # 8456: 147 is 1208
        (LOAD, 23, 48, 49),                      # 8457
        (JZ, 23, 11508),                         # 8458
        (LOAD, 24, 48, 50),                      # 8459
        (LOAD, 25, 48, 51),                      # 8460
        (TEXT, 24, 2),                           # 8461
        (MOVE, 20, 24),                          # 8462
        (MOVE, 21, 25),                          # 8463
        (MOVE, 22, 128),                         # 8464: 128 is 2
        (JUMP, 8504),                            # 8465
        (JNE, 23, 148, 8476),                    # 8466: 148 is 1252
        (LOAD, 23, 48, 49),                      # 8467
        (JZ, 23, 11508),                         # 8468
        (LOAD, 24, 48, 50),                      # 8469
        (LOAD, 25, 48, 51),                      # 8470
        (TEXT, 24, 9),                           # 8471
        (MOVE, 20, 24),                          # 8472
        (MOVE, 21, 25),                          # 8473
        (MOVE, 22, 329),                         # 8474: 329 is 9
        (JUMP, 8504),                            # 8475
        (JNE, 23, 144, 8486),                    # 8476: 144 is 437
        (LOAD, 23, 48, 49),                      # 8477
        (JZ, 23, 11508),                         # 8478
        (LOAD, 24, 48, 50),                      # 8479
        (LOAD, 25, 48, 51),                      # 8480
        (TEXT, 24, 10),                          # 8481
        (MOVE, 20, 24),                          # 8482
        (MOVE, 21, 25),                          # 8483
        (MOVE, 22, 156),                         # 8484: 156 is 10
        (JUMP, 8504),                            # 8485
        (JNE, 23, 146, 8496),                    # 8486: 146 is 850
        (LOAD, 23, 48, 49),                      # 8487
        (JZ, 23, 11508),                         # 8488
        (LOAD, 24, 48, 50),                      # 8489
        (LOAD, 25, 48, 51),                      # 8490
        (TEXT, 24, 11),                          # 8491
        (MOVE, 20, 24),                          # 8492
        (MOVE, 21, 25),                          # 8493
        (MOVE, 22, 159),                         # 8494: 159 is 11
        (JUMP, 8504),                            # 8495
        (LOAD, 23, 48, 49),                      # 8496
        (JZ, 23, 11508),                         # 8497
        (LOAD, 24, 48, 50),                      # 8498
        (LOAD, 25, 48, 51),                      # 8499
        (TEXT, 24, 0),                           # 8500
        (MOVE, 20, 24),                          # 8501
        (MOVE, 21, 25),                          # 8502
        (MOVE, 22, 129),                         # 8503: 129 is 0
        (STORE, 48, 125, 20),                    # 8504
        (STORE, 48, 126, 21),                    # 8505
        (STORE, 48, 127, 22),                    # 8506
        (LOAD, 23, 48, 4),                       # 8507: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8562),                          # 8508
        (LOAD, 26, 48, 1),                       # 8509
        (JNE, 26, 134, 8520),                    # 8510: 134 is 273
        (LOAD, 26, 48, 58),                      # 8511
        (JZ, 26, 11508),                         # 8512
        (LOAD, 40, 48, 59),                      # 8513
        (LOAD, 41, 48, 60),                      # 8514
        (TEXT, 40, 5),                           # 8515
        (MOVE, 23, 40),                          # 8516
        (MOVE, 24, 41),                          # 8517
        (MOVE, 25, 333),                         # 8518: 333 is 5
        (JUMP, 8558),                            # 8519
        (JNE, 26, 139, 8530),                    # 8520: 139 is 500
        (LOAD, 26, 48, 58),                      # 8521
        (JZ, 26, 11508),                         # 8522
        (LOAD, 40, 48, 59),                      # 8523
        (LOAD, 41, 48, 60),                      # 8524
        (TEXT, 40, 6),                           # 8525
        (MOVE, 23, 40),                          # 8526
        (MOVE, 24, 41),                          # 8527
        (MOVE, 25, 330),                         # 8528: 330 is 6
        (JUMP, 8558),                            # 8529
        (JNE, 26, 140, 8540),                    # 8530: 140 is 1047
        (LOAD, 26, 48, 58),                      # 8531
        (JZ, 26, 11508),                         # 8532
        (LOAD, 40, 48, 59),                      # 8533
        (LOAD, 41, 48, 60),                      # 8534
        (TEXT, 40, 7),                           # 8535
        (MOVE, 23, 40),                          # 8536
        (MOVE, 24, 41),                          # 8537
        (MOVE, 25, 132),                         # 8538: 132 is 7
        (JUMP, 8558),                            # 8539
        (JNE, 26, 141, 8550),                    # 8540: 141 is 1140
        (LOAD, 26, 48, 58),                      # 8541
        (JZ, 26, 11508),                         # 8542
        (LOAD, 40, 48, 59),                      # 8543
        (LOAD, 41, 48, 60),                      # 8544
        (TEXT, 40, 8),                           # 8545
        (MOVE, 23, 40),                          # 8546
        (MOVE, 24, 41),                          # 8547
        (MOVE, 25, 130),                         # 8548: 130 is 8
        (JUMP, 8558),                            # 8549
        (LOAD, 26, 48, 58),                      # 8550
        (JZ, 26, 11508),                         # 8551
        (LOAD, 40, 48, 59),                      # 8552
        (LOAD, 41, 48, 60),                      # 8553
        (TEXT, 40, 1),                           # 8554
        (MOVE, 23, 40),                          # 8555
        (MOVE, 24, 41),                          # 8556
        (MOVE, 25, 127),                         # 8557: 127 is 1
        (MOVE, 20, 23),                          # 8558
        (MOVE, 21, 24),                          # 8559
        (MOVE, 22, 25),                          # 8560
        (JUMP, 8611),                            # 8561
        (LOAD, 23, 48, 1),                       # 8562
        (JNE, 23, 147, 8573),                    # 8563: 147 is 1208
        (LOAD, 23, 48, 55),                      # 8564
        (JZ, 23, 11508),                         # 8565
        (LOAD, 24, 48, 56),                      # 8566
        (LOAD, 25, 48, 57),                      # 8567
        (TEXT, 24, 2),                           # 8568
        (MOVE, 20, 24),                          # 8569
        (MOVE, 21, 25),                          # 8570
        (MOVE, 22, 128),                         # 8571: 128 is 2
        (JUMP, 8611),                            # 8572
        (JNE, 23, 148, 8583),                    # 8573: 148 is 1252
        (LOAD, 23, 48, 55),                      # 8574
        (JZ, 23, 11508),                         # 8575
        (LOAD, 24, 48, 56),                      # 8576
        (LOAD, 25, 48, 57),                      # 8577
        (TEXT, 24, 9),                           # 8578
        (MOVE, 20, 24),                          # 8579
        (MOVE, 21, 25),                          # 8580
        (MOVE, 22, 329),                         # 8581: 329 is 9
        (JUMP, 8611),                            # 8582
        (JNE, 23, 144, 8593),                    # 8583: 144 is 437
        (LOAD, 23, 48, 55),                      # 8584
        (JZ, 23, 11508),                         # 8585
        (LOAD, 24, 48, 56),                      # 8586
        (LOAD, 25, 48, 57),                      # 8587
        (TEXT, 24, 10),                          # 8588
        (MOVE, 20, 24),                          # 8589
        (MOVE, 21, 25),                          # 8590
        (MOVE, 22, 156),                         # 8591: 156 is 10
        (JUMP, 8611),                            # 8592
        (JNE, 23, 146, 8603),                    # 8593: 146 is 850
        (LOAD, 23, 48, 55),                      # 8594
        (JZ, 23, 11508),                         # 8595
        (LOAD, 24, 48, 56),                      # 8596
        (LOAD, 25, 48, 57),                      # 8597
        (TEXT, 24, 11),                          # 8598
        (MOVE, 20, 24),                          # 8599
        (MOVE, 21, 25),                          # 8600
        (MOVE, 22, 159),                         # 8601: 159 is 11
        (JUMP, 8611),                            # 8602
        (LOAD, 23, 48, 55),                      # 8603
        (JZ, 23, 11508),                         # 8604
        (LOAD, 24, 48, 56),                      # 8605
        (LOAD, 25, 48, 57),                      # 8606
        (TEXT, 24, 0),                           # 8607
        (MOVE, 20, 24),                          # 8608
        (MOVE, 21, 25),                          # 8609
        (MOVE, 22, 129),                         # 8610: 129 is 0
        (STORE, 48, 128, 20),                    # 8611
        (STORE, 48, 129, 21),                    # 8612
        (STORE, 48, 130, 22),                    # 8613
        (LOAD, 23, 48, 4),                       # 8614: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8669),                          # 8615
        (LOAD, 26, 48, 1),                       # 8616
        (JNE, 26, 134, 8627),                    # 8617: 134 is 273
        (LOAD, 26, 48, 64),                      # 8618
        (JZ, 26, 11508),                         # 8619
        (LOAD, 40, 48, 65),                      # 8620
        (LOAD, 41, 48, 66),                      # 8621
        (TEXT, 40, 5),                           # 8622
        (MOVE, 23, 40),                          # 8623
        (MOVE, 24, 41),                          # 8624
        (MOVE, 25, 333),                         # 8625: 333 is 5
        (JUMP, 8665),                            # 8626
        (JNE, 26, 139, 8637),                    # 8627: 139 is 500
        (LOAD, 26, 48, 64),                      # 8628
        (JZ, 26, 11508),                         # 8629
        (LOAD, 40, 48, 65),                      # 8630
        (LOAD, 41, 48, 66),                      # 8631
        (TEXT, 40, 6),                           # 8632
        (MOVE, 23, 40),                          # 8633
        (MOVE, 24, 41),                          # 8634
        (MOVE, 25, 330),                         # 8635: 330 is 6
        (JUMP, 8665),                            # 8636
        (JNE, 26, 140, 8647),                    # 8637: 140 is 1047
        (LOAD, 26, 48, 64),                      # 8638
        (JZ, 26, 11508),                         # 8639
        (LOAD, 40, 48, 65),                      # 8640
        (LOAD, 41, 48, 66),                      # 8641
        (TEXT, 40, 7),                           # 8642
        (MOVE, 23, 40),                          # 8643
        (MOVE, 24, 41),                          # 8644
        (MOVE, 25, 132),                         # 8645: 132 is 7
        (JUMP, 8665),                            # 8646
        (JNE, 26, 141, 8657),                    # 8647: 141 is 1140
        (LOAD, 26, 48, 64),                      # 8648
        (JZ, 26, 11508),                         # 8649
        (LOAD, 40, 48, 65),                      # 8650
        (LOAD, 41, 48, 66),                      # 8651
        (TEXT, 40, 8),                           # 8652
        (MOVE, 23, 40),                          # 8653
        (MOVE, 24, 41),                          # 8654
        (MOVE, 25, 130),                         # 8655: 130 is 8
        (JUMP, 8665),                            # 8656
        (LOAD, 26, 48, 64),                      # 8657
        (JZ, 26, 11508),                         # 8658
        (LOAD, 40, 48, 65),                      # 8659
        (LOAD, 41, 48, 66),                      # 8660
        (TEXT, 40, 1),                           # 8661
        (MOVE, 23, 40),                          # 8662
        (MOVE, 24, 41),                          # 8663
        (MOVE, 25, 127),                         # 8664: 127 is 1
        (MOVE, 20, 23),                          # 8665
        (MOVE, 21, 24),                          # 8666
        (MOVE, 22, 25),                          # 8667
        (JUMP, 8718),                            # 8668
        (LOAD, 23, 48, 1),                       # 8669
        (JNE, 23, 147, 8680),                    # 8670: 147 is 1208
        (LOAD, 23, 48, 61),                      # 8671
        (JZ, 23, 11508),                         # 8672
        (LOAD, 24, 48, 62),                      # 8673
        (LOAD, 25, 48, 63),                      # 8674
        (TEXT, 24, 2),                           # 8675
        (MOVE, 20, 24),                          # 8676
        (MOVE, 21, 25),                          # 8677
        (MOVE, 22, 128),                         # 8678: 128 is 2
        (JUMP, 8718),                            # 8679
        (JNE, 23, 148, 8690),                    # 8680: 148 is 1252
        (LOAD, 23, 48, 61),                      # 8681
        (JZ, 23, 11508),                         # 8682
        (LOAD, 24, 48, 62),                      # 8683
        (LOAD, 25, 48, 63),                      # 8684
        (TEXT, 24, 9),                           # 8685
        (MOVE, 20, 24),                          # 8686
        (MOVE, 21, 25),                          # 8687
        (MOVE, 22, 329),                         # 8688: 329 is 9
        (JUMP, 8718),                            # 8689
        (JNE, 23, 144, 8700),                    # 8690: 144 is 437
        (LOAD, 23, 48, 61),                      # 8691
        (JZ, 23, 11508),                         # 8692
        (LOAD, 24, 48, 62),                      # 8693
        (LOAD, 25, 48, 63),                      # 8694
        (TEXT, 24, 10),                          # 8695
        (MOVE, 20, 24),                          # 8696
        (MOVE, 21, 25),                          # 8697
        (MOVE, 22, 156),                         # 8698: 156 is 10
        (JUMP, 8718),                            # 8699
        (JNE, 23, 146, 8710),                    # 8700: 146 is 850
        (LOAD, 23, 48, 61),                      # 8701
        (JZ, 23, 11508),                         # 8702
        (LOAD, 24, 48, 62),                      # 8703
        (LOAD, 25, 48, 63),                      # 8704
        (TEXT, 24, 11),                          # 8705
        (MOVE, 20, 24),                          # 8706
        (MOVE, 21, 25),                          # 8707
        (MOVE, 22, 159),                         # 8708: 159 is 11
        (JUMP, 8718),                            # 8709
        (LOAD, 23, 48, 61),                      # 8710
        (JZ, 23, 11508),                         # 8711
        (LOAD, 24, 48, 62),                      # 8712
        (LOAD, 25, 48, 63),                      # 8713
        (TEXT, 24, 0),                           # 8714
        (MOVE, 20, 24),                          # 8715
        (MOVE, 21, 25),                          # 8716
        (MOVE, 22, 129),                         # 8717: 129 is 0
        (STORE, 48, 131, 20),                    # 8718
        (STORE, 48, 132, 21),                    # 8719
        (STORE, 48, 133, 22),                    # 8720
        (LOAD, 23, 48, 4),                       # 8721: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8776),                          # 8722
        (LOAD, 26, 48, 1),                       # 8723
        (JNE, 26, 134, 8734),                    # 8724: 134 is 273
        (LOAD, 26, 48, 70),                      # 8725
        (JZ, 26, 11508),                         # 8726
        (LOAD, 40, 48, 71),                      # 8727
        (LOAD, 41, 48, 72),                      # 8728
        (TEXT, 40, 5),                           # 8729
        (MOVE, 23, 40),                          # 8730
        (MOVE, 24, 41),                          # 8731
        (MOVE, 25, 333),                         # 8732: 333 is 5
        (JUMP, 8772),                            # 8733
        (JNE, 26, 139, 8744),                    # 8734: 139 is 500
        (LOAD, 26, 48, 70),                      # 8735
        (JZ, 26, 11508),                         # 8736
        (LOAD, 40, 48, 71),                      # 8737
        (LOAD, 41, 48, 72),                      # 8738
        (TEXT, 40, 6),                           # 8739
        (MOVE, 23, 40),                          # 8740
        (MOVE, 24, 41),                          # 8741
        (MOVE, 25, 330),                         # 8742: 330 is 6
        (JUMP, 8772),                            # 8743
        (JNE, 26, 140, 8754),                    # 8744: 140 is 1047
        (LOAD, 26, 48, 70),                      # 8745
        (JZ, 26, 11508),                         # 8746
        (LOAD, 40, 48, 71),                      # 8747
        (LOAD, 41, 48, 72),                      # 8748
        (TEXT, 40, 7),                           # 8749
        (MOVE, 23, 40),                          # 8750
        (MOVE, 24, 41),                          # 8751
        (MOVE, 25, 132),                         # 8752: 132 is 7
        (JUMP, 8772),                            # 8753
        (JNE, 26, 141, 8764),                    # 8754: 141 is 1140
        (LOAD, 26, 48, 70),                      # 8755
        (JZ, 26, 11508),                         # 8756
        (LOAD, 40, 48, 71),                      # 8757
        (LOAD, 41, 48, 72),                      # 8758
        (TEXT, 40, 8),                           # 8759
        (MOVE, 23, 40),                          # 8760
        (MOVE, 24, 41),                          # 8761
        (MOVE, 25, 130),                         # 8762: 130 is 8
        (JUMP, 8772),                            # 8763
        (LOAD, 26, 48, 70),                      # 8764
        (JZ, 26, 11508),                         # 8765
        (LOAD, 40, 48, 71),                      # 8766
        (LOAD, 41, 48, 72),                      # 8767
        (TEXT, 40, 1),                           # 8768
        (MOVE, 23, 40),                          # 8769
        (MOVE, 24, 41),                          # 8770
        (MOVE, 25, 127),                         # 8771: 127 is 1
        (MOVE, 20, 23),                          # 8772
        (MOVE, 21, 24),                          # 8773
        (MOVE, 22, 25),                          # 8774
        (JUMP, 8825),                            # 8775
        (LOAD, 23, 48, 1),                       # 8776
        (JNE, 23, 147, 8787),                    # 8777: 147 is 1208
        (LOAD, 23, 48, 67),                      # 8778
        (JZ, 23, 11508),                         # 8779
        (LOAD, 24, 48, 68),                      # 8780
        (LOAD, 25, 48, 69),                      # 8781
        (TEXT, 24, 2),                           # 8782
        (MOVE, 20, 24),                          # 8783
        (MOVE, 21, 25),                          # 8784
        (MOVE, 22, 128),                         # 8785: 128 is 2
        (JUMP, 8825),                            # 8786
        (JNE, 23, 148, 8797),                    # 8787: 148 is 1252
        (LOAD, 23, 48, 67),                      # 8788
        (JZ, 23, 11508),                         # 8789
        (LOAD, 24, 48, 68),                      # 8790
        (LOAD, 25, 48, 69),                      # 8791
        (TEXT, 24, 9),                           # 8792
        (MOVE, 20, 24),                          # 8793
        (MOVE, 21, 25),                          # 8794
        (MOVE, 22, 329),                         # 8795: 329 is 9
        (JUMP, 8825),                            # 8796
        (JNE, 23, 144, 8807),                    # 8797: 144 is 437
        (LOAD, 23, 48, 67),                      # 8798
        (JZ, 23, 11508),                         # 8799
        (LOAD, 24, 48, 68),                      # 8800
        (LOAD, 25, 48, 69),                      # 8801
        (TEXT, 24, 10),                          # 8802
        (MOVE, 20, 24),                          # 8803
        (MOVE, 21, 25),                          # 8804
        (MOVE, 22, 156),                         # 8805: 156 is 10
        (JUMP, 8825),                            # 8806
        (JNE, 23, 146, 8817),                    # 8807: 146 is 850
        (LOAD, 23, 48, 67),                      # 8808
        (JZ, 23, 11508),                         # 8809
        (LOAD, 24, 48, 68),                      # 8810
        (LOAD, 25, 48, 69),                      # 8811
        (TEXT, 24, 11),                          # 8812
        (MOVE, 20, 24),                          # 8813
        (MOVE, 21, 25),                          # 8814
        (MOVE, 22, 159),                         # 8815: 159 is 11
        (JUMP, 8825),                            # 8816
        (LOAD, 23, 48, 67),                      # 8817
        (JZ, 23, 11508),                         # 8818
        (LOAD, 24, 48, 68),                      # 8819
        (LOAD, 25, 48, 69),                      # 8820
        (TEXT, 24, 0),                           # 8821
        (MOVE, 20, 24),                          # 8822
        (MOVE, 21, 25),                          # 8823
        (MOVE, 22, 129),                         # 8824: 129 is 0
        (STORE, 48, 134, 20),                    # 8825
        (STORE, 48, 135, 21),                    # 8826
        (STORE, 48, 136, 22),                    # 8827
        (LOAD, 23, 48, 4),                       # 8828: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8883),                          # 8829
        (LOAD, 26, 48, 1),                       # 8830
        (JNE, 26, 134, 8841),                    # 8831: 134 is 273
        (LOAD, 26, 48, 76),                      # 8832
        (JZ, 26, 11508),                         # 8833
        (LOAD, 40, 48, 77),                      # 8834
        (LOAD, 41, 48, 78),                      # 8835
        (TEXT, 40, 5),                           # 8836
        (MOVE, 23, 40),                          # 8837
        (MOVE, 24, 41),                          # 8838
        (MOVE, 25, 333),                         # 8839: 333 is 5
        (JUMP, 8879),                            # 8840
        (JNE, 26, 139, 8851),                    # 8841: 139 is 500
        (LOAD, 26, 48, 76),                      # 8842
        (JZ, 26, 11508),                         # 8843
        (LOAD, 40, 48, 77),                      # 8844
        (LOAD, 41, 48, 78),                      # 8845
        (TEXT, 40, 6),                           # 8846
        (MOVE, 23, 40),                          # 8847
        (MOVE, 24, 41),                          # 8848
        (MOVE, 25, 330),                         # 8849: 330 is 6
        (JUMP, 8879),                            # 8850
        (JNE, 26, 140, 8861),                    # 8851: 140 is 1047
        (LOAD, 26, 48, 76),                      # 8852
        (JZ, 26, 11508),                         # 8853
        (LOAD, 40, 48, 77),                      # 8854
        (LOAD, 41, 48, 78),                      # 8855
        (TEXT, 40, 7),                           # 8856
        (MOVE, 23, 40),                          # 8857
        (MOVE, 24, 41),                          # 8858
        (MOVE, 25, 132),                         # 8859: 132 is 7
        (JUMP, 8879),                            # 8860
        (JNE, 26, 141, 8871),                    # 8861: 141 is 1140
        (LOAD, 26, 48, 76),                      # 8862
        (JZ, 26, 11508),                         # 8863
        (LOAD, 40, 48, 77),                      # 8864
        (LOAD, 41, 48, 78),                      # 8865
        (TEXT, 40, 8),                           # 8866
        (MOVE, 23, 40),                          # 8867
        (MOVE, 24, 41),                          # 8868
        (MOVE, 25, 130),                         # 8869: 130 is 8
        (JUMP, 8879),                            # 8870
        (LOAD, 26, 48, 76),                      # 8871
        (JZ, 26, 11508),                         # 8872
        (LOAD, 40, 48, 77),                      # 8873
        (LOAD, 41, 48, 78),                      # 8874
        (TEXT, 40, 1),                           # 8875
        (MOVE, 23, 40),                          # 8876
        (MOVE, 24, 41),                          # 8877
        (MOVE, 25, 127),                         # 8878: 127 is 1
        (MOVE, 20, 23),                          # 8879
        (MOVE, 21, 24),                          # 8880
        (MOVE, 22, 25),                          # 8881
        (JUMP, 8932),                            # 8882
        (LOAD, 23, 48, 1),                       # 8883
        (JNE, 23, 147, 8894),                    # 8884: 147 is 1208
        (LOAD, 23, 48, 73),                      # 8885
        (JZ, 23, 11508),                         # 8886
        (LOAD, 24, 48, 74),                      # 8887
        (LOAD, 25, 48, 75),                      # 8888
        (TEXT, 24, 2),                           # 8889
        (MOVE, 20, 24),                          # 8890
        (MOVE, 21, 25),                          # 8891
        (MOVE, 22, 128),                         # 8892: 128 is 2
        (JUMP, 8932),                            # 8893
        (JNE, 23, 148, 8904),                    # 8894: 148 is 1252
        (LOAD, 23, 48, 73),                      # 8895
        (JZ, 23, 11508),                         # 8896
        (LOAD, 24, 48, 74),                      # 8897
        (LOAD, 25, 48, 75),                      # 8898
        (TEXT, 24, 9),                           # 8899
        (MOVE, 20, 24),                          # 8900
        (MOVE, 21, 25),                          # 8901
        (MOVE, 22, 329),                         # 8902: 329 is 9
        (JUMP, 8932),                            # 8903
        (JNE, 23, 144, 8914),                    # 8904: 144 is 437
        (LOAD, 23, 48, 73),                      # 8905
        (JZ, 23, 11508),                         # 8906
        (LOAD, 24, 48, 74),                      # 8907
        (LOAD, 25, 48, 75),                      # 8908
        (TEXT, 24, 10),                          # 8909
        (MOVE, 20, 24),                          # 8910
        (MOVE, 21, 25),                          # 8911
        (MOVE, 22, 156),                         # 8912: 156 is 10
        (JUMP, 8932),                            # 8913
        (JNE, 23, 146, 8924),                    # 8914: 146 is 850
        (LOAD, 23, 48, 73),                      # 8915
        (JZ, 23, 11508),                         # 8916
        (LOAD, 24, 48, 74),                      # 8917
        (LOAD, 25, 48, 75),                      # 8918
        (TEXT, 24, 11),                          # 8919
        (MOVE, 20, 24),                          # 8920
        (MOVE, 21, 25),                          # 8921
        (MOVE, 22, 159),                         # 8922: 159 is 11
        (JUMP, 8932),                            # 8923
        (LOAD, 23, 48, 73),                      # 8924
        (JZ, 23, 11508),                         # 8925
        (LOAD, 24, 48, 74),                      # 8926
        (LOAD, 25, 48, 75),                      # 8927
        (TEXT, 24, 0),                           # 8928
        (MOVE, 20, 24),                          # 8929
        (MOVE, 21, 25),                          # 8930
        (MOVE, 22, 129),                         # 8931: 129 is 0
        (STORE, 48, 137, 20),                    # 8932
        (STORE, 48, 138, 21),                    # 8933
        (STORE, 48, 139, 22),                    # 8934
        (LOAD, 23, 48, 4),                       # 8935: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 8990),                          # 8936
        (LOAD, 26, 48, 1),                       # 8937
        (JNE, 26, 134, 8948),                    # 8938: 134 is 273
        (LOAD, 26, 48, 82),                      # 8939
        (JZ, 26, 11508),                         # 8940
        (LOAD, 40, 48, 83),                      # 8941
        (LOAD, 41, 48, 84),                      # 8942
        (TEXT, 40, 5),                           # 8943
        (MOVE, 23, 40),                          # 8944
        (MOVE, 24, 41),                          # 8945
        (MOVE, 25, 333),                         # 8946: 333 is 5
        (JUMP, 8986),                            # 8947
        (JNE, 26, 139, 8958),                    # 8948: 139 is 500
        (LOAD, 26, 48, 82),                      # 8949
        (JZ, 26, 11508),                         # 8950
        (LOAD, 40, 48, 83),                      # 8951
        (LOAD, 41, 48, 84),                      # 8952
        (TEXT, 40, 6),                           # 8953
        (MOVE, 23, 40),                          # 8954
        (MOVE, 24, 41),                          # 8955
        (MOVE, 25, 330),                         # 8956: 330 is 6
        (JUMP, 8986),                            # 8957
        (JNE, 26, 140, 8968),                    # 8958: 140 is 1047
        (LOAD, 26, 48, 82),                      # 8959
        (JZ, 26, 11508),                         # 8960
        (LOAD, 40, 48, 83),                      # 8961
        (LOAD, 41, 48, 84),                      # 8962
        (TEXT, 40, 7),                           # 8963
        (MOVE, 23, 40),                          # 8964
        (MOVE, 24, 41),                          # 8965
        (MOVE, 25, 132),                         # 8966: 132 is 7
        (JUMP, 8986),                            # 8967
        (JNE, 26, 141, 8978),                    # 8968: 141 is 1140
        (LOAD, 26, 48, 82),                      # 8969
        (JZ, 26, 11508),                         # 8970
        (LOAD, 40, 48, 83),                      # 8971
        (LOAD, 41, 48, 84),                      # 8972
        (TEXT, 40, 8),                           # 8973
        (MOVE, 23, 40),                          # 8974
        (MOVE, 24, 41),                          # 8975
        (MOVE, 25, 130),                         # 8976: 130 is 8
        (JUMP, 8986),                            # 8977
        (LOAD, 26, 48, 82),                      # 8978
        (JZ, 26, 11508),                         # 8979
        (LOAD, 40, 48, 83),                      # 8980
        (LOAD, 41, 48, 84),                      # 8981
        (TEXT, 40, 1),                           # 8982
        (MOVE, 23, 40),                          # 8983
        (MOVE, 24, 41),                          # 8984
        (MOVE, 25, 127),                         # 8985: 127 is 1
        (MOVE, 20, 23),                          # 8986
        (MOVE, 21, 24),                          # 8987
        (MOVE, 22, 25),                          # 8988
        (JUMP, 9039),                            # 8989
        (LOAD, 23, 48, 1),                       # 8990
        (JNE, 23, 147, 9001),                    # 8991: 147 is 1208
        (LOAD, 23, 48, 79),                      # 8992
        (JZ, 23, 11508),                         # 8993
        (LOAD, 24, 48, 80),                      # 8994
        (LOAD, 25, 48, 81),                      # 8995
        (TEXT, 24, 2),                           # 8996
        (MOVE, 20, 24),                          # 8997
        (MOVE, 21, 25),                          # 8998
        (MOVE, 22, 128),                         # 8999: 128 is 2
        (JUMP, 9039),                            # 9000
        (JNE, 23, 148, 9011),                    # 9001: 148 is 1252
        (LOAD, 23, 48, 79),                      # 9002
        (JZ, 23, 11508),                         # 9003
        (LOAD, 24, 48, 80),                      # 9004
        (LOAD, 25, 48, 81),                      # 9005
        (TEXT, 24, 9),                           # 9006
        (MOVE, 20, 24),                          # 9007
        (MOVE, 21, 25),                          # 9008
        (MOVE, 22, 329),                         # 9009: 329 is 9
        (JUMP, 9039),                            # 9010
        (JNE, 23, 144, 9021),                    # 9011: 144 is 437
        (LOAD, 23, 48, 79),                      # 9012
        (JZ, 23, 11508),                         # 9013
        (LOAD, 24, 48, 80),                      # 9014
        (LOAD, 25, 48, 81),                      # 9015
        (TEXT, 24, 10),                          # 9016
        (MOVE, 20, 24),                          # 9017
        (MOVE, 21, 25),                          # 9018
        (MOVE, 22, 156),                         # 9019: 156 is 10
        (JUMP, 9039),                            # 9020
        (JNE, 23, 146, 9031),                    # 9021: 146 is 850
        (LOAD, 23, 48, 79),                      # 9022
        (JZ, 23, 11508),                         # 9023
        (LOAD, 24, 48, 80),                      # 9024
        (LOAD, 25, 48, 81),                      # 9025
        (TEXT, 24, 11),                          # 9026
        (MOVE, 20, 24),                          # 9027
        (MOVE, 21, 25),                          # 9028
        (MOVE, 22, 159),                         # 9029: 159 is 11
        (JUMP, 9039),                            # 9030
        (LOAD, 23, 48, 79),                      # 9031
        (JZ, 23, 11508),                         # 9032
        (LOAD, 24, 48, 80),                      # 9033
        (LOAD, 25, 48, 81),                      # 9034
        (TEXT, 24, 0),                           # 9035
        (MOVE, 20, 24),                          # 9036
        (MOVE, 21, 25),                          # 9037
        (MOVE, 22, 129),                         # 9038: 129 is 0
        (STORE, 48, 140, 20),                    # 9039
        (STORE, 48, 141, 21),                    # 9040
        (STORE, 48, 142, 22),                    # 9041
        (LOAD, 23, 48, 4),                       # 9042: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9097),                          # 9043
        (LOAD, 26, 48, 1),                       # 9044
        (JNE, 26, 134, 9055),                    # 9045: 134 is 273
        (LOAD, 26, 48, 88),                      # 9046
        (JZ, 26, 11508),                         # 9047
        (LOAD, 40, 48, 89),                      # 9048
        (LOAD, 41, 48, 90),                      # 9049
        (TEXT, 40, 5),                           # 9050
        (MOVE, 23, 40),                          # 9051
        (MOVE, 24, 41),                          # 9052
        (MOVE, 25, 333),                         # 9053: 333 is 5
        (JUMP, 9093),                            # 9054
        (JNE, 26, 139, 9065),                    # 9055: 139 is 500
        (LOAD, 26, 48, 88),                      # 9056
        (JZ, 26, 11508),                         # 9057
        (LOAD, 40, 48, 89),                      # 9058
        (LOAD, 41, 48, 90),                      # 9059
        (TEXT, 40, 6),                           # 9060
        (MOVE, 23, 40),                          # 9061
        (MOVE, 24, 41),                          # 9062
        (MOVE, 25, 330),                         # 9063: 330 is 6
        (JUMP, 9093),                            # 9064
        (JNE, 26, 140, 9075),                    # 9065: 140 is 1047
        (LOAD, 26, 48, 88),                      # 9066
        (JZ, 26, 11508),                         # 9067
        (LOAD, 40, 48, 89),                      # 9068
        (LOAD, 41, 48, 90),                      # 9069
        (TEXT, 40, 7),                           # 9070
        (MOVE, 23, 40),                          # 9071
        (MOVE, 24, 41),                          # 9072
        (MOVE, 25, 132),                         # 9073: 132 is 7
        (JUMP, 9093),                            # 9074
        (JNE, 26, 141, 9085),                    # 9075: 141 is 1140
        (LOAD, 26, 48, 88),                      # 9076
        (JZ, 26, 11508),                         # 9077
        (LOAD, 40, 48, 89),                      # 9078
        (LOAD, 41, 48, 90),                      # 9079
        (TEXT, 40, 8),                           # 9080
        (MOVE, 23, 40),                          # 9081
        (MOVE, 24, 41),                          # 9082
        (MOVE, 25, 130),                         # 9083: 130 is 8
        (JUMP, 9093),                            # 9084
        (LOAD, 26, 48, 88),                      # 9085
        (JZ, 26, 11508),                         # 9086
        (LOAD, 40, 48, 89),                      # 9087
        (LOAD, 41, 48, 90),                      # 9088
        (TEXT, 40, 1),                           # 9089
        (MOVE, 23, 40),                          # 9090
        (MOVE, 24, 41),                          # 9091
        (MOVE, 25, 127),                         # 9092: 127 is 1
        (MOVE, 20, 23),                          # 9093
        (MOVE, 21, 24),                          # 9094
        (MOVE, 22, 25),                          # 9095
        (JUMP, 9146),                            # 9096
        (LOAD, 23, 48, 1),                       # 9097
        (JNE, 23, 147, 9108),                    # 9098: 147 is 1208
        (LOAD, 23, 48, 85),                      # 9099
        (JZ, 23, 11508),                         # 9100
        (LOAD, 24, 48, 86),                      # 9101
        (LOAD, 25, 48, 87),                      # 9102
        (TEXT, 24, 2),                           # 9103
        (MOVE, 20, 24),                          # 9104
        (MOVE, 21, 25),                          # 9105
        (MOVE, 22, 128),                         # 9106: 128 is 2
        (JUMP, 9146),                            # 9107
        (JNE, 23, 148, 9118),                    # 9108: 148 is 1252
        (LOAD, 23, 48, 85),                      # 9109
        (JZ, 23, 11508),                         # 9110
        (LOAD, 24, 48, 86),                      # 9111
        (LOAD, 25, 48, 87),                      # 9112
        (TEXT, 24, 9),                           # 9113
        (MOVE, 20, 24),                          # 9114
        (MOVE, 21, 25),                          # 9115
        (MOVE, 22, 329),                         # 9116: 329 is 9
        (JUMP, 9146),                            # 9117
        (JNE, 23, 144, 9128),                    # 9118: 144 is 437
        (LOAD, 23, 48, 85),                      # 9119
        (JZ, 23, 11508),                         # 9120
        (LOAD, 24, 48, 86),                      # 9121
        (LOAD, 25, 48, 87),                      # 9122
        (TEXT, 24, 10),                          # 9123
        (MOVE, 20, 24),                          # 9124
        (MOVE, 21, 25),                          # 9125
        (MOVE, 22, 156),                         # 9126: 156 is 10
        (JUMP, 9146),                            # 9127
        (JNE, 23, 146, 9138),                    # 9128: 146 is 850
        (LOAD, 23, 48, 85),                      # 9129
        (JZ, 23, 11508),                         # 9130
        (LOAD, 24, 48, 86),                      # 9131
        (LOAD, 25, 48, 87),                      # 9132
        (TEXT, 24, 11),                          # 9133
        (MOVE, 20, 24),                          # 9134
        (MOVE, 21, 25),                          # 9135
        (MOVE, 22, 159),                         # 9136: 159 is 11
        (JUMP, 9146),                            # 9137
        (LOAD, 23, 48, 85),                      # 9138
        (JZ, 23, 11508),                         # 9139
        (LOAD, 24, 48, 86),                      # 9140
        (LOAD, 25, 48, 87),                      # 9141
        (TEXT, 24, 0),                           # 9142
        (MOVE, 20, 24),                          # 9143
        (MOVE, 21, 25),                          # 9144
        (MOVE, 22, 129),                         # 9145: 129 is 0
        (STORE, 48, 143, 20),                    # 9146
        (STORE, 48, 144, 21),                    # 9147
        (STORE, 48, 145, 22),                    # 9148
        (LOAD, 23, 48, 4),                       # 9149: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9204),                          # 9150
        (LOAD, 26, 48, 1),                       # 9151
        (JNE, 26, 134, 9162),                    # 9152: 134 is 273
        (LOAD, 26, 48, 94),                      # 9153
        (JZ, 26, 11508),                         # 9154
        (LOAD, 40, 48, 95),                      # 9155
        (LOAD, 41, 48, 96),                      # 9156
        (TEXT, 40, 5),                           # 9157
        (MOVE, 23, 40),                          # 9158
        (MOVE, 24, 41),                          # 9159
        (MOVE, 25, 333),                         # 9160: 333 is 5
        (JUMP, 9200),                            # 9161
        (JNE, 26, 139, 9172),                    # 9162: 139 is 500
        (LOAD, 26, 48, 94),                      # 9163
        (JZ, 26, 11508),                         # 9164
        (LOAD, 40, 48, 95),                      # 9165
        (LOAD, 41, 48, 96),                      # 9166
        (TEXT, 40, 6),                           # 9167
        (MOVE, 23, 40),                          # 9168
        (MOVE, 24, 41),                          # 9169
        (MOVE, 25, 330),                         # 9170: 330 is 6
        (JUMP, 9200),                            # 9171
        (JNE, 26, 140, 9182),                    # 9172: 140 is 1047
        (LOAD, 26, 48, 94),                      # 9173
        (JZ, 26, 11508),                         # 9174
        (LOAD, 40, 48, 95),                      # 9175
        (LOAD, 41, 48, 96),                      # 9176
        (TEXT, 40, 7),                           # 9177
        (MOVE, 23, 40),                          # 9178
        (MOVE, 24, 41),                          # 9179
        (MOVE, 25, 132),                         # 9180: 132 is 7
        (JUMP, 9200),                            # 9181
        (JNE, 26, 141, 9192),                    # 9182: 141 is 1140
        (LOAD, 26, 48, 94),                      # 9183
        (JZ, 26, 11508),                         # 9184
        (LOAD, 40, 48, 95),                      # 9185
        (LOAD, 41, 48, 96),                      # 9186
        (TEXT, 40, 8),                           # 9187
        (MOVE, 23, 40),                          # 9188
        (MOVE, 24, 41),                          # 9189
        (MOVE, 25, 130),                         # 9190: 130 is 8
        (JUMP, 9200),                            # 9191
        (LOAD, 26, 48, 94),                      # 9192
        (JZ, 26, 11508),                         # 9193
        (LOAD, 40, 48, 95),                      # 9194
        (LOAD, 41, 48, 96),                      # 9195
        (TEXT, 40, 1),                           # 9196
        (MOVE, 23, 40),                          # 9197
        (MOVE, 24, 41),                          # 9198
        (MOVE, 25, 127),                         # 9199: 127 is 1
        (MOVE, 20, 23),                          # 9200
        (MOVE, 21, 24),                          # 9201
        (MOVE, 22, 25),                          # 9202
        (JUMP, 9253),                            # 9203
        (LOAD, 23, 48, 1),                       # 9204
        (JNE, 23, 147, 9215),                    # 9205: 147 is 1208
        (LOAD, 23, 48, 91),                      # 9206
        (JZ, 23, 11508),                         # 9207
        (LOAD, 24, 48, 92),                      # 9208
        (LOAD, 25, 48, 93),                      # 9209
        (TEXT, 24, 2),                           # 9210
        (MOVE, 20, 24),                          # 9211
        (MOVE, 21, 25),                          # 9212
        (MOVE, 22, 128),                         # 9213: 128 is 2
        (JUMP, 9253),                            # 9214
        (JNE, 23, 148, 9225),                    # 9215: 148 is 1252
        (LOAD, 23, 48, 91),                      # 9216
        (JZ, 23, 11508),                         # 9217
        (LOAD, 24, 48, 92),                      # 9218
        (LOAD, 25, 48, 93),                      # 9219
        (TEXT, 24, 9),                           # 9220
        (MOVE, 20, 24),                          # 9221
        (MOVE, 21, 25),                          # 9222
        (MOVE, 22, 329),                         # 9223: 329 is 9
        (JUMP, 9253),                            # 9224
        (JNE, 23, 144, 9235),                    # 9225: 144 is 437
        (LOAD, 23, 48, 91),                      # 9226
        (JZ, 23, 11508),                         # 9227
        (LOAD, 24, 48, 92),                      # 9228
        (LOAD, 25, 48, 93),                      # 9229
        (TEXT, 24, 10),                          # 9230
        (MOVE, 20, 24),                          # 9231
        (MOVE, 21, 25),                          # 9232
        (MOVE, 22, 156),                         # 9233: 156 is 10
        (JUMP, 9253),                            # 9234
        (JNE, 23, 146, 9245),                    # 9235: 146 is 850
        (LOAD, 23, 48, 91),                      # 9236
        (JZ, 23, 11508),                         # 9237
        (LOAD, 24, 48, 92),                      # 9238
        (LOAD, 25, 48, 93),                      # 9239
        (TEXT, 24, 11),                          # 9240
        (MOVE, 20, 24),                          # 9241
        (MOVE, 21, 25),                          # 9242
        (MOVE, 22, 159),                         # 9243: 159 is 11
        (JUMP, 9253),                            # 9244
        (LOAD, 23, 48, 91),                      # 9245
        (JZ, 23, 11508),                         # 9246
        (LOAD, 24, 48, 92),                      # 9247
        (LOAD, 25, 48, 93),                      # 9248
        (TEXT, 24, 0),                           # 9249
        (MOVE, 20, 24),                          # 9250
        (MOVE, 21, 25),                          # 9251
        (MOVE, 22, 129),                         # 9252: 129 is 0
        (STORE, 48, 146, 20),                    # 9253
        (STORE, 48, 147, 21),                    # 9254
        (STORE, 48, 148, 22),                    # 9255
        (LOAD, 23, 48, 4),                       # 9256: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9311),                          # 9257
        (LOAD, 26, 48, 1),                       # 9258
        (JNE, 26, 134, 9269),                    # 9259: 134 is 273
        (LOAD, 26, 48, 100),                     # 9260
        (JZ, 26, 11508),                         # 9261
        (LOAD, 40, 48, 101),                     # 9262
        (LOAD, 41, 48, 102),                     # 9263
        (TEXT, 40, 5),                           # 9264
        (MOVE, 23, 40),                          # 9265
        (MOVE, 24, 41),                          # 9266
        (MOVE, 25, 333),                         # 9267: 333 is 5
        (JUMP, 9307),                            # 9268
        (JNE, 26, 139, 9279),                    # 9269: 139 is 500
        (LOAD, 26, 48, 100),                     # 9270
        (JZ, 26, 11508),                         # 9271
        (LOAD, 40, 48, 101),                     # 9272
        (LOAD, 41, 48, 102),                     # 9273
        (TEXT, 40, 6),                           # 9274
        (MOVE, 23, 40),                          # 9275
        (MOVE, 24, 41),                          # 9276
        (MOVE, 25, 330),                         # 9277: 330 is 6
        (JUMP, 9307),                            # 9278
        (JNE, 26, 140, 9289),                    # 9279: 140 is 1047
        (LOAD, 26, 48, 100),                     # 9280
        (JZ, 26, 11508),                         # 9281
        (LOAD, 40, 48, 101),                     # 9282
        (LOAD, 41, 48, 102),                     # 9283
        (TEXT, 40, 7),                           # 9284
        (MOVE, 23, 40),                          # 9285
        (MOVE, 24, 41),                          # 9286
        (MOVE, 25, 132),                         # 9287: 132 is 7
        (JUMP, 9307),                            # 9288
        (JNE, 26, 141, 9299),                    # 9289: 141 is 1140
        (LOAD, 26, 48, 100),                     # 9290
        (JZ, 26, 11508),                         # 9291
        (LOAD, 40, 48, 101),                     # 9292
        (LOAD, 41, 48, 102),                     # 9293
        (TEXT, 40, 8),                           # 9294
        (MOVE, 23, 40),                          # 9295
        (MOVE, 24, 41),                          # 9296
        (MOVE, 25, 130),                         # 9297: 130 is 8
        (JUMP, 9307),                            # 9298
        (LOAD, 26, 48, 100),                     # 9299
        (JZ, 26, 11508),                         # 9300
        (LOAD, 40, 48, 101),                     # 9301
        (LOAD, 41, 48, 102),                     # 9302
        (TEXT, 40, 1),                           # 9303
        (MOVE, 23, 40),                          # 9304
        (MOVE, 24, 41),                          # 9305
        (MOVE, 25, 127),                         # 9306: 127 is 1
        (MOVE, 20, 23),                          # 9307
        (MOVE, 21, 24),                          # 9308
        (MOVE, 22, 25),                          # 9309
        (JUMP, 9360),                            # 9310
        (LOAD, 23, 48, 1),                       # 9311
        (JNE, 23, 147, 9322),                    # 9312: 147 is 1208
        (LOAD, 23, 48, 97),                      # 9313
        (JZ, 23, 11508),                         # 9314
        (LOAD, 24, 48, 98),                      # 9315
        (LOAD, 25, 48, 99),                      # 9316
        (TEXT, 24, 2),                           # 9317
        (MOVE, 20, 24),                          # 9318
        (MOVE, 21, 25),                          # 9319
        (MOVE, 22, 128),                         # 9320: 128 is 2
        (JUMP, 9360),                            # 9321
        (JNE, 23, 148, 9332),                    # 9322: 148 is 1252
        (LOAD, 23, 48, 97),                      # 9323
        (JZ, 23, 11508),                         # 9324
        (LOAD, 24, 48, 98),                      # 9325
        (LOAD, 25, 48, 99),                      # 9326
        (TEXT, 24, 9),                           # 9327
        (MOVE, 20, 24),                          # 9328
        (MOVE, 21, 25),                          # 9329
        (MOVE, 22, 329),                         # 9330: 329 is 9
        (JUMP, 9360),                            # 9331
        (JNE, 23, 144, 9342),                    # 9332: 144 is 437
        (LOAD, 23, 48, 97),                      # 9333
        (JZ, 23, 11508),                         # 9334
        (LOAD, 24, 48, 98),                      # 9335
        (LOAD, 25, 48, 99),                      # 9336
        (TEXT, 24, 10),                          # 9337
        (MOVE, 20, 24),                          # 9338
        (MOVE, 21, 25),                          # 9339
        (MOVE, 22, 156),                         # 9340: 156 is 10
        (JUMP, 9360),                            # 9341
        (JNE, 23, 146, 9352),                    # 9342: 146 is 850
        (LOAD, 23, 48, 97),                      # 9343
        (JZ, 23, 11508),                         # 9344
        (LOAD, 24, 48, 98),                      # 9345
        (LOAD, 25, 48, 99),                      # 9346
        (TEXT, 24, 11),                          # 9347
        (MOVE, 20, 24),                          # 9348
        (MOVE, 21, 25),                          # 9349
        (MOVE, 22, 159),                         # 9350: 159 is 11
        (JUMP, 9360),                            # 9351
        (LOAD, 23, 48, 97),                      # 9352
        (JZ, 23, 11508),                         # 9353
        (LOAD, 24, 48, 98),                      # 9354
        (LOAD, 25, 48, 99),                      # 9355
        (TEXT, 24, 0),                           # 9356
        (MOVE, 20, 24),                          # 9357
        (MOVE, 21, 25),                          # 9358
        (MOVE, 22, 129),                         # 9359: 129 is 0
        (STORE, 48, 149, 20),                    # 9360
        (STORE, 48, 150, 21),                    # 9361
        (STORE, 48, 151, 22),                    # 9362
        (LOAD, 12, 39, 7),                       # 9363
        (JZ, 12, 10238),                         # 9364
        (ROWAT, 50, 16, 12),                     # 9365
        (LOAD, 23, 50, 4),                       # 9366: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 9374),                          # 9367
        (LOAD, 23, 50, 8),                       # 9368
        (JZ, 23, 11508),                         # 9369
        (LOAD, 20, 50, 9),                       # 9370
        (LOAD, 21, 50, 10),                      # 9371
        (MOVE, 22, 127),                         # 9372: 127 is 1
        (JUMP, 9379),                            # 9373
        (LOAD, 23, 50, 5),                       # 9374
        (JZ, 23, 11508),                         # 9375
        (LOAD, 20, 50, 6),                       # 9376
        (LOAD, 21, 50, 7),                       # 9377
        (MOVE, 22, 129),                         # 9378: 129 is 0
        (STORE, 50, 62, 20),                     # 9379
        (STORE, 50, 63, 21),                     # 9380
        (STORE, 50, 64, 22),                     # 9381
        (LOAD, 23, 50, 4),                       # 9382: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9437),                          # 9383
        (LOAD, 26, 50, 1),                       # 9384
        (JNE, 26, 134, 9395),                    # 9385: 134 is 273
        (LOAD, 26, 50, 16),                      # 9386
        (JZ, 26, 11508),                         # 9387
        (LOAD, 40, 50, 17),                      # 9388
        (LOAD, 41, 50, 18),                      # 9389
        (TEXT, 40, 5),                           # 9390
        (MOVE, 23, 40),                          # 9391
        (MOVE, 24, 41),                          # 9392
        (MOVE, 25, 333),                         # 9393: 333 is 5
        (JUMP, 9433),                            # 9394
        (JNE, 26, 139, 9405),                    # 9395: 139 is 500
        (LOAD, 26, 50, 16),                      # 9396
        (JZ, 26, 11508),                         # 9397
        (LOAD, 40, 50, 17),                      # 9398
        (LOAD, 41, 50, 18),                      # 9399
        (TEXT, 40, 6),                           # 9400
        (MOVE, 23, 40),                          # 9401
        (MOVE, 24, 41),                          # 9402
        (MOVE, 25, 330),                         # 9403: 330 is 6
        (JUMP, 9433),                            # 9404
        (JNE, 26, 140, 9415),                    # 9405: 140 is 1047
        (LOAD, 26, 50, 16),                      # 9406
        (JZ, 26, 11508),                         # 9407
        (LOAD, 40, 50, 17),                      # 9408
        (LOAD, 41, 50, 18),                      # 9409
        (TEXT, 40, 7),                           # 9410
        (MOVE, 23, 40),                          # 9411
        (MOVE, 24, 41),                          # 9412
        (MOVE, 25, 132),                         # 9413: 132 is 7
        (JUMP, 9433),                            # 9414
        (JNE, 26, 141, 9425),                    # 9415: 141 is 1140
        (LOAD, 26, 50, 16),                      # 9416
        (JZ, 26, 11508),                         # 9417
        (LOAD, 40, 50, 17),                      # 9418
        (LOAD, 41, 50, 18),                      # 9419
        (TEXT, 40, 8),                           # 9420
        (MOVE, 23, 40),                          # 9421
        (MOVE, 24, 41),                          # 9422
        (MOVE, 25, 130),                         # 9423: 130 is 8
        (JUMP, 9433),                            # 9424
        (LOAD, 26, 50, 16),                      # 9425
        (JZ, 26, 11508),                         # 9426
        (LOAD, 40, 50, 17),                      # 9427
        (LOAD, 41, 50, 18),                      # 9428
        (TEXT, 40, 1),                           # 9429
        (MOVE, 23, 40),                          # 9430
        (MOVE, 24, 41),                          # 9431
        (MOVE, 25, 127),                         # 9432: 127 is 1
        (MOVE, 20, 23),                          # 9433
        (MOVE, 21, 24),                          # 9434
        (MOVE, 22, 25),                          # 9435
        (JUMP, 9486),                            # 9436
        (LOAD, 23, 50, 1),                       # 9437
        (JNE, 23, 147, 9448),                    # 9438: 147 is 1208
        (LOAD, 23, 50, 13),                      # 9439
        (JZ, 23, 11508),                         # 9440
        (LOAD, 24, 50, 14),                      # 9441
        (LOAD, 25, 50, 15),                      # 9442
        (TEXT, 24, 2),                           # 9443
        (MOVE, 20, 24),                          # 9444
        (MOVE, 21, 25),                          # 9445
        (MOVE, 22, 128),                         # 9446: 128 is 2
        (JUMP, 9486),                            # 9447
        (JNE, 23, 148, 9458),                    # 9448: 148 is 1252
        (LOAD, 23, 50, 13),                      # 9449
        (JZ, 23, 11508),                         # 9450
        (LOAD, 24, 50, 14),                      # 9451
        (LOAD, 25, 50, 15),                      # 9452
        (TEXT, 24, 9),                           # 9453
        (MOVE, 20, 24),                          # 9454
        (MOVE, 21, 25),                          # 9455
        (MOVE, 22, 329),                         # 9456: 329 is 9
        (JUMP, 9486),                            # 9457
        (JNE, 23, 144, 9468),                    # 9458: 144 is 437
        (LOAD, 23, 50, 13),                      # 9459
        (JZ, 23, 11508),                         # 9460
        (LOAD, 24, 50, 14),                      # 9461
        (LOAD, 25, 50, 15),                      # 9462
        (TEXT, 24, 10),                          # 9463
        (MOVE, 20, 24),                          # 9464
        (MOVE, 21, 25),                          # 9465
        (MOVE, 22, 156),                         # 9466: 156 is 10
        (JUMP, 9486),                            # 9467
        (JNE, 23, 146, 9478),                    # 9468: 146 is 850
        (LOAD, 23, 50, 13),                      # 9469
        (JZ, 23, 11508),                         # 9470
        (LOAD, 24, 50, 14),                      # 9471
        (LOAD, 25, 50, 15),                      # 9472
        (TEXT, 24, 11),                          # 9473
        (MOVE, 20, 24),                          # 9474
        (MOVE, 21, 25),                          # 9475
        (MOVE, 22, 159),                         # 9476: 159 is 11
        (JUMP, 9486),                            # 9477
        (LOAD, 23, 50, 13),                      # 9478
        (JZ, 23, 11508),                         # 9479
        (LOAD, 24, 50, 14),                      # 9480
        (LOAD, 25, 50, 15),                      # 9481
        (TEXT, 24, 0),                           # 9482
        (MOVE, 20, 24),                          # 9483
        (MOVE, 21, 25),                          # 9484
        (MOVE, 22, 129),                         # 9485: 129 is 0
        (STORE, 50, 65, 20),                     # 9486
        (STORE, 50, 66, 21),                     # 9487
        (STORE, 50, 67, 22),                     # 9488
        (LOAD, 23, 50, 4),                       # 9489: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9544),                          # 9490
        (LOAD, 26, 50, 1),                       # 9491
        (JNE, 26, 134, 9502),                    # 9492: 134 is 273
        (LOAD, 26, 50, 22),                      # 9493
        (JZ, 26, 11508),                         # 9494
        (LOAD, 40, 50, 23),                      # 9495
        (LOAD, 41, 50, 24),                      # 9496
        (TEXT, 40, 5),                           # 9497
        (MOVE, 23, 40),                          # 9498
        (MOVE, 24, 41),                          # 9499
        (MOVE, 25, 333),                         # 9500: 333 is 5
        (JUMP, 9540),                            # 9501
        (JNE, 26, 139, 9512),                    # 9502: 139 is 500
        (LOAD, 26, 50, 22),                      # 9503
        (JZ, 26, 11508),                         # 9504
        (LOAD, 40, 50, 23),                      # 9505
        (LOAD, 41, 50, 24),                      # 9506
        (TEXT, 40, 6),                           # 9507
        (MOVE, 23, 40),                          # 9508
        (MOVE, 24, 41),                          # 9509
        (MOVE, 25, 330),                         # 9510: 330 is 6
        (JUMP, 9540),                            # 9511
        (JNE, 26, 140, 9522),                    # 9512: 140 is 1047
        (LOAD, 26, 50, 22),                      # 9513
        (JZ, 26, 11508),                         # 9514
        (LOAD, 40, 50, 23),                      # 9515
        (LOAD, 41, 50, 24),                      # 9516
        (TEXT, 40, 7),                           # 9517
        (MOVE, 23, 40),                          # 9518
        (MOVE, 24, 41),                          # 9519
        (MOVE, 25, 132),                         # 9520: 132 is 7
        (JUMP, 9540),                            # 9521
        (JNE, 26, 141, 9532),                    # 9522: 141 is 1140
        (LOAD, 26, 50, 22),                      # 9523
        (JZ, 26, 11508),                         # 9524
        (LOAD, 40, 50, 23),                      # 9525
        (LOAD, 41, 50, 24),                      # 9526
        (TEXT, 40, 8),                           # 9527
        (MOVE, 23, 40),                          # 9528
        (MOVE, 24, 41),                          # 9529
        (MOVE, 25, 130),                         # 9530: 130 is 8
        (JUMP, 9540),                            # 9531
        (LOAD, 26, 50, 22),                      # 9532
        (JZ, 26, 11508),                         # 9533
        (LOAD, 40, 50, 23),                      # 9534
        (LOAD, 41, 50, 24),                      # 9535
        (TEXT, 40, 1),                           # 9536
        (MOVE, 23, 40),                          # 9537
        (MOVE, 24, 41),                          # 9538
        (MOVE, 25, 127),                         # 9539: 127 is 1
        (MOVE, 20, 23),                          # 9540
        (MOVE, 21, 24),                          # 9541
        (MOVE, 22, 25),                          # 9542
        (JUMP, 9593),                            # 9543
        (LOAD, 23, 50, 1),                       # 9544
        (JNE, 23, 147, 9555),                    # 9545: 147 is 1208
        (LOAD, 23, 50, 19),                      # 9546
        (JZ, 23, 11508),                         # 9547
        (LOAD, 24, 50, 20),                      # 9548
        (LOAD, 25, 50, 21),                      # 9549
        (TEXT, 24, 2),                           # 9550
        (MOVE, 20, 24),                          # 9551
        (MOVE, 21, 25),                          # 9552
        (MOVE, 22, 128),                         # 9553: 128 is 2
        (JUMP, 9593),                            # 9554
        (JNE, 23, 148, 9565),                    # 9555: 148 is 1252
        (LOAD, 23, 50, 19),                      # 9556
        (JZ, 23, 11508),                         # 9557
        (LOAD, 24, 50, 20),                      # 9558
        (LOAD, 25, 50, 21),                      # 9559
        (TEXT, 24, 9),                           # 9560
        (MOVE, 20, 24),                          # 9561
        (MOVE, 21, 25),                          # 9562
        (MOVE, 22, 329),                         # 9563: 329 is 9
        (JUMP, 9593),                            # 9564
        (JNE, 23, 144, 9575),                    # 9565: 144 is 437
        (LOAD, 23, 50, 19),                      # 9566
        (JZ, 23, 11508),                         # 9567
        (LOAD, 24, 50, 20),                      # 9568
        (LOAD, 25, 50, 21),                      # 9569
        (TEXT, 24, 10),                          # 9570
        (MOVE, 20, 24),                          # 9571
        (MOVE, 21, 25),                          # 9572
        (MOVE, 22, 156),                         # 9573: 156 is 10
        (JUMP, 9593),                            # 9574
        (JNE, 23, 146, 9585),                    # 9575: 146 is 850
        (LOAD, 23, 50, 19),                      # 9576
        (JZ, 23, 11508),                         # 9577
        (LOAD, 24, 50, 20),                      # 9578
        (LOAD, 25, 50, 21),                      # 9579
        (TEXT, 24, 11),                          # 9580
        (MOVE, 20, 24),                          # 9581
        (MOVE, 21, 25),                          # 9582
        (MOVE, 22, 159),                         # 9583: 159 is 11
        (JUMP, 9593),                            # 9584
        (LOAD, 23, 50, 19),                      # 9585
        (JZ, 23, 11508),                         # 9586
        (LOAD, 24, 50, 20),                      # 9587
        (LOAD, 25, 50, 21),                      # 9588
        (TEXT, 24, 0),                           # 9589
        (MOVE, 20, 24),                          # 9590
        (MOVE, 21, 25),                          # 9591
        (MOVE, 22, 129),                         # 9592: 129 is 0
        (STORE, 50, 68, 20),                     # 9593
        (STORE, 50, 69, 21),                     # 9594
        (STORE, 50, 70, 22),                     # 9595
        (LOAD, 23, 50, 4),                       # 9596: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9651),                          # 9597
        (LOAD, 26, 50, 1),                       # 9598
        (JNE, 26, 134, 9609),                    # 9599: 134 is 273
        (LOAD, 26, 50, 28),                      # 9600
        (JZ, 26, 11508),                         # 9601
        (LOAD, 40, 50, 29),                      # 9602
        (LOAD, 41, 50, 30),                      # 9603
        (TEXT, 40, 5),                           # 9604
        (MOVE, 23, 40),                          # 9605
        (MOVE, 24, 41),                          # 9606
        (MOVE, 25, 333),                         # 9607: 333 is 5
        (JUMP, 9647),                            # 9608
        (JNE, 26, 139, 9619),                    # 9609: 139 is 500
        (LOAD, 26, 50, 28),                      # 9610
        (JZ, 26, 11508),                         # 9611
        (LOAD, 40, 50, 29),                      # 9612
        (LOAD, 41, 50, 30),                      # 9613
        (TEXT, 40, 6),                           # 9614
        (MOVE, 23, 40),                          # 9615
        (MOVE, 24, 41),                          # 9616
        (MOVE, 25, 330),                         # 9617: 330 is 6
        (JUMP, 9647),                            # 9618
        (JNE, 26, 140, 9629),                    # 9619: 140 is 1047
        (LOAD, 26, 50, 28),                      # 9620
        (JZ, 26, 11508),                         # 9621
        (LOAD, 40, 50, 29),                      # 9622
        (LOAD, 41, 50, 30),                      # 9623
        (TEXT, 40, 7),                           # 9624
        (MOVE, 23, 40),                          # 9625
        (MOVE, 24, 41),                          # 9626
        (MOVE, 25, 132),                         # 9627: 132 is 7
        (JUMP, 9647),                            # 9628
        (JNE, 26, 141, 9639),                    # 9629: 141 is 1140
        (LOAD, 26, 50, 28),                      # 9630
        (JZ, 26, 11508),                         # 9631
        (LOAD, 40, 50, 29),                      # 9632
        (LOAD, 41, 50, 30),                      # 9633
        (TEXT, 40, 8),                           # 9634
        (MOVE, 23, 40),                          # 9635
        (MOVE, 24, 41),                          # 9636
        (MOVE, 25, 130),                         # 9637: 130 is 8
        (JUMP, 9647),                            # 9638
        (LOAD, 26, 50, 28),                      # 9639
        (JZ, 26, 11508),                         # 9640
        (LOAD, 40, 50, 29),                      # 9641
        (LOAD, 41, 50, 30),                      # 9642
        (TEXT, 40, 1),                           # 9643
        (MOVE, 23, 40),                          # 9644
        (MOVE, 24, 41),                          # 9645
        (MOVE, 25, 127),                         # 9646: 127 is 1
        (MOVE, 20, 23),                          # 9647
        (MOVE, 21, 24),                          # 9648
        (MOVE, 22, 25),                          # 9649
        (JUMP, 9700),                            # 9650
        (LOAD, 23, 50, 1),                       # 9651
        (JNE, 23, 147, 9662),                    # 9652: 147 is 1208
        (LOAD, 23, 50, 25),                      # 9653
        (JZ, 23, 11508),                         # 9654
        (LOAD, 24, 50, 26),                      # 9655
        (LOAD, 25, 50, 27),                      # 9656
        (TEXT, 24, 2),                           # 9657
        (MOVE, 20, 24),                          # 9658
        (MOVE, 21, 25),                          # 9659
        (MOVE, 22, 128),                         # 9660: 128 is 2
        (JUMP, 9700),                            # 9661
        (JNE, 23, 148, 9672),                    # 9662: 148 is 1252
        (LOAD, 23, 50, 25),                      # 9663
        (JZ, 23, 11508),                         # 9664
        (LOAD, 24, 50, 26),                      # 9665
        (LOAD, 25, 50, 27),                      # 9666
        (TEXT, 24, 9),                           # 9667
        (MOVE, 20, 24),                          # 9668
        (MOVE, 21, 25),                          # 9669
        (MOVE, 22, 329),                         # 9670: 329 is 9
        (JUMP, 9700),                            # 9671
        (JNE, 23, 144, 9682),                    # 9672: 144 is 437
        (LOAD, 23, 50, 25),                      # 9673
        (JZ, 23, 11508),                         # 9674
        (LOAD, 24, 50, 26),                      # 9675
        (LOAD, 25, 50, 27),                      # 9676
        (TEXT, 24, 10),                          # 9677
        (MOVE, 20, 24),                          # 9678
        (MOVE, 21, 25),                          # 9679
        (MOVE, 22, 156),                         # 9680: 156 is 10
        (JUMP, 9700),                            # 9681
        (JNE, 23, 146, 9692),                    # 9682: 146 is 850
        (LOAD, 23, 50, 25),                      # 9683
        (JZ, 23, 11508),                         # 9684
        (LOAD, 24, 50, 26),                      # 9685
        (LOAD, 25, 50, 27),                      # 9686
        (TEXT, 24, 11),                          # 9687
        (MOVE, 20, 24),                          # 9688
        (MOVE, 21, 25),                          # 9689
        (MOVE, 22, 159),                         # 9690: 159 is 11
        (JUMP, 9700),                            # 9691
        (LOAD, 23, 50, 25),                      # 9692
        (JZ, 23, 11508),                         # 9693
        (LOAD, 24, 50, 26),                      # 9694
        (LOAD, 25, 50, 27),                      # 9695
        (TEXT, 24, 0),                           # 9696
        (MOVE, 20, 24),                          # 9697
        (MOVE, 21, 25),                          # 9698
        (MOVE, 22, 129),                         # 9699: 129 is 0
        (STORE, 50, 71, 20),                     # 9700
        (STORE, 50, 72, 21),                     # 9701
        (STORE, 50, 73, 22),                     # 9702
        (LOAD, 23, 50, 4),                       # 9703: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9758),                          # 9704
        (LOAD, 26, 50, 1),                       # 9705
        (JNE, 26, 134, 9716),                    # 9706: 134 is 273
        (LOAD, 26, 50, 34),                      # 9707
        (JZ, 26, 11508),                         # 9708
        (LOAD, 40, 50, 35),                      # 9709
        (LOAD, 41, 50, 36),                      # 9710
        (TEXT, 40, 5),                           # 9711
        (MOVE, 23, 40),                          # 9712
        (MOVE, 24, 41),                          # 9713
        (MOVE, 25, 333),                         # 9714: 333 is 5
        (JUMP, 9754),                            # 9715
        (JNE, 26, 139, 9726),                    # 9716: 139 is 500
        (LOAD, 26, 50, 34),                      # 9717
        (JZ, 26, 11508),                         # 9718
        (LOAD, 40, 50, 35),                      # 9719
        (LOAD, 41, 50, 36),                      # 9720
        (TEXT, 40, 6),                           # 9721
        (MOVE, 23, 40),                          # 9722
        (MOVE, 24, 41),                          # 9723
        (MOVE, 25, 330),                         # 9724: 330 is 6
        (JUMP, 9754),                            # 9725
        (JNE, 26, 140, 9736),                    # 9726: 140 is 1047
        (LOAD, 26, 50, 34),                      # 9727
        (JZ, 26, 11508),                         # 9728
        (LOAD, 40, 50, 35),                      # 9729
        (LOAD, 41, 50, 36),                      # 9730
        (TEXT, 40, 7),                           # 9731
        (MOVE, 23, 40),                          # 9732
        (MOVE, 24, 41),                          # 9733
        (MOVE, 25, 132),                         # 9734: 132 is 7
        (JUMP, 9754),                            # 9735
        (JNE, 26, 141, 9746),                    # 9736: 141 is 1140
        (LOAD, 26, 50, 34),                      # 9737
        (JZ, 26, 11508),                         # 9738
        (LOAD, 40, 50, 35),                      # 9739
        (LOAD, 41, 50, 36),                      # 9740
        (TEXT, 40, 8),                           # 9741
        (MOVE, 23, 40),                          # 9742
        (MOVE, 24, 41),                          # 9743
        (MOVE, 25, 130),                         # 9744: 130 is 8
        (JUMP, 9754),                            # 9745
        (LOAD, 26, 50, 34),                      # 9746
        (JZ, 26, 11508),                         # 9747
        (LOAD, 40, 50, 35),                      # 9748
        (LOAD, 41, 50, 36),                      # 9749
        (TEXT, 40, 1),                           # 9750
        (MOVE, 23, 40),                          # 9751
        (MOVE, 24, 41),                          # 9752
        (MOVE, 25, 127),                         # 9753: 127 is 1
        (MOVE, 20, 23),                          # 9754
        (MOVE, 21, 24),                          # 9755
        (MOVE, 22, 25),                          # 9756
        (JUMP, 9807),                            # 9757
        (LOAD, 23, 50, 1),                       # 9758
        (JNE, 23, 147, 9769),                    # 9759: 147 is 1208
        (LOAD, 23, 50, 31),                      # 9760
        (JZ, 23, 11508),                         # 9761
        (LOAD, 24, 50, 32),                      # 9762
        (LOAD, 25, 50, 33),                      # 9763
        (TEXT, 24, 2),                           # 9764
        (MOVE, 20, 24),                          # 9765
        (MOVE, 21, 25),                          # 9766
        (MOVE, 22, 128),                         # 9767: 128 is 2
        (JUMP, 9807),                            # 9768
        (JNE, 23, 148, 9779),                    # 9769: 148 is 1252
        (LOAD, 23, 50, 31),                      # 9770
        (JZ, 23, 11508),                         # 9771
        (LOAD, 24, 50, 32),                      # 9772
        (LOAD, 25, 50, 33),                      # 9773
        (TEXT, 24, 9),                           # 9774
        (MOVE, 20, 24),                          # 9775
        (MOVE, 21, 25),                          # 9776
        (MOVE, 22, 329),                         # 9777: 329 is 9
        (JUMP, 9807),                            # 9778
        (JNE, 23, 144, 9789),                    # 9779: 144 is 437
        (LOAD, 23, 50, 31),                      # 9780
        (JZ, 23, 11508),                         # 9781
        (LOAD, 24, 50, 32),                      # 9782
        (LOAD, 25, 50, 33),                      # 9783
        (TEXT, 24, 10),                          # 9784
        (MOVE, 20, 24),                          # 9785
        (MOVE, 21, 25),                          # 9786
        (MOVE, 22, 156),                         # 9787: 156 is 10
        (JUMP, 9807),                            # 9788
        (JNE, 23, 146, 9799),                    # 9789: 146 is 850
        (LOAD, 23, 50, 31),                      # 9790
        (JZ, 23, 11508),                         # 9791
        (LOAD, 24, 50, 32),                      # 9792
        (LOAD, 25, 50, 33),                      # 9793
        (TEXT, 24, 11),                          # 9794
        (MOVE, 20, 24),                          # 9795
        (MOVE, 21, 25),                          # 9796
        (MOVE, 22, 159),                         # 9797: 159 is 11
        (JUMP, 9807),                            # 9798
        (LOAD, 23, 50, 31),                      # 9799
        (JZ, 23, 11508),                         # 9800
        (LOAD, 24, 50, 32),                      # 9801
        (LOAD, 25, 50, 33),                      # 9802
        (TEXT, 24, 0),                           # 9803
        (MOVE, 20, 24),                          # 9804
        (MOVE, 21, 25),                          # 9805
        (MOVE, 22, 129),                         # 9806: 129 is 0
        (STORE, 50, 74, 20),                     # 9807
        (STORE, 50, 75, 21),                     # 9808
        (STORE, 50, 76, 22),                     # 9809
        (LOAD, 23, 50, 4),                       # 9810: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9865),                          # 9811
        (LOAD, 26, 50, 1),                       # 9812
        (JNE, 26, 134, 9823),                    # 9813: 134 is 273
        (LOAD, 26, 50, 41),                      # 9814
        (JZ, 26, 11508),                         # 9815
        (LOAD, 40, 50, 42),                      # 9816
        (LOAD, 41, 50, 43),                      # 9817
        (TEXT, 40, 5),                           # 9818
        (MOVE, 23, 40),                          # 9819
        (MOVE, 24, 41),                          # 9820
        (MOVE, 25, 333),                         # 9821: 333 is 5
        (JUMP, 9861),                            # 9822
        (JNE, 26, 139, 9833),                    # 9823: 139 is 500
        (LOAD, 26, 50, 41),                      # 9824
        (JZ, 26, 11508),                         # 9825
        (LOAD, 40, 50, 42),                      # 9826
        (LOAD, 41, 50, 43),                      # 9827
        (TEXT, 40, 6),                           # 9828
        (MOVE, 23, 40),                          # 9829
        (MOVE, 24, 41),                          # 9830
        (MOVE, 25, 330),                         # 9831: 330 is 6
        (JUMP, 9861),                            # 9832
        (JNE, 26, 140, 9843),                    # 9833: 140 is 1047
        (LOAD, 26, 50, 41),                      # 9834
        (JZ, 26, 11508),                         # 9835
        (LOAD, 40, 50, 42),                      # 9836
        (LOAD, 41, 50, 43),                      # 9837
        (TEXT, 40, 7),                           # 9838
        (MOVE, 23, 40),                          # 9839
        (MOVE, 24, 41),                          # 9840
        (MOVE, 25, 132),                         # 9841: 132 is 7
        (JUMP, 9861),                            # 9842
        (JNE, 26, 141, 9853),                    # 9843: 141 is 1140
        (LOAD, 26, 50, 41),                      # 9844
        (JZ, 26, 11508),                         # 9845
        (LOAD, 40, 50, 42),                      # 9846
        (LOAD, 41, 50, 43),                      # 9847
        (TEXT, 40, 8),                           # 9848
        (MOVE, 23, 40),                          # 9849
        (MOVE, 24, 41),                          # 9850
        (MOVE, 25, 130),                         # 9851: 130 is 8
        (JUMP, 9861),                            # 9852
        (LOAD, 26, 50, 41),                      # 9853
        (JZ, 26, 11508),                         # 9854
        (LOAD, 40, 50, 42),                      # 9855
        (LOAD, 41, 50, 43),                      # 9856
        (TEXT, 40, 1),                           # 9857
        (MOVE, 23, 40),                          # 9858
        (MOVE, 24, 41),                          # 9859
        (MOVE, 25, 127),                         # 9860: 127 is 1
        (MOVE, 20, 23),                          # 9861
        (MOVE, 21, 24),                          # 9862
        (MOVE, 22, 25),                          # 9863
        (JUMP, 9914),                            # 9864
        (LOAD, 23, 50, 1),                       # 9865
        (JNE, 23, 147, 9876),                    # 9866: 147 is 1208
        (LOAD, 23, 50, 38),                      # 9867
        (JZ, 23, 11508),                         # 9868
        (LOAD, 24, 50, 39),                      # 9869
        (LOAD, 25, 50, 40),                      # 9870
        (TEXT, 24, 2),                           # 9871
        (MOVE, 20, 24),                          # 9872
        (MOVE, 21, 25),                          # 9873
        (MOVE, 22, 128),                         # 9874: 128 is 2
        (JUMP, 9914),                            # 9875
        (JNE, 23, 148, 9886),                    # 9876: 148 is 1252
        (LOAD, 23, 50, 38),                      # 9877
        (JZ, 23, 11508),                         # 9878
        (LOAD, 24, 50, 39),                      # 9879
        (LOAD, 25, 50, 40),                      # 9880
        (TEXT, 24, 9),                           # 9881
        (MOVE, 20, 24),                          # 9882
        (MOVE, 21, 25),                          # 9883
        (MOVE, 22, 329),                         # 9884: 329 is 9
        (JUMP, 9914),                            # 9885
        (JNE, 23, 144, 9896),                    # 9886: 144 is 437
        (LOAD, 23, 50, 38),                      # 9887
        (JZ, 23, 11508),                         # 9888
        (LOAD, 24, 50, 39),                      # 9889
        (LOAD, 25, 50, 40),                      # 9890
        (TEXT, 24, 10),                          # 9891
        (MOVE, 20, 24),                          # 9892
        (MOVE, 21, 25),                          # 9893
        (MOVE, 22, 156),                         # 9894: 156 is 10
        (JUMP, 9914),                            # 9895
        (JNE, 23, 146, 9906),                    # 9896: 146 is 850
        (LOAD, 23, 50, 38),                      # 9897
        (JZ, 23, 11508),                         # 9898
        (LOAD, 24, 50, 39),                      # 9899
        (LOAD, 25, 50, 40),                      # 9900
        (TEXT, 24, 11),                          # 9901
        (MOVE, 20, 24),                          # 9902
        (MOVE, 21, 25),                          # 9903
        (MOVE, 22, 159),                         # 9904: 159 is 11
        (JUMP, 9914),                            # 9905
        (LOAD, 23, 50, 38),                      # 9906
        (JZ, 23, 11508),                         # 9907
        (LOAD, 24, 50, 39),                      # 9908
        (LOAD, 25, 50, 40),                      # 9909
        (TEXT, 24, 0),                           # 9910
        (MOVE, 20, 24),                          # 9911
        (MOVE, 21, 25),                          # 9912
        (MOVE, 22, 129),                         # 9913: 129 is 0
        (STORE, 50, 77, 20),                     # 9914
        (STORE, 50, 78, 21),                     # 9915
        (STORE, 50, 79, 22),                     # 9916
        (LOAD, 23, 50, 4),                       # 9917: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 9972),                          # 9918
        (LOAD, 26, 50, 1),                       # 9919
        (JNE, 26, 134, 9930),                    # 9920: 134 is 273
        (LOAD, 26, 50, 47),                      # 9921
        (JZ, 26, 11508),                         # 9922
        (LOAD, 40, 50, 48),                      # 9923
        (LOAD, 41, 50, 49),                      # 9924
        (TEXT, 40, 5),                           # 9925
        (MOVE, 23, 40),                          # 9926
        (MOVE, 24, 41),                          # 9927
        (MOVE, 25, 333),                         # 9928: 333 is 5
        (JUMP, 9968),                            # 9929
        (JNE, 26, 139, 9940),                    # 9930: 139 is 500
        (LOAD, 26, 50, 47),                      # 9931
        (JZ, 26, 11508),                         # 9932
        (LOAD, 40, 50, 48),                      # 9933
        (LOAD, 41, 50, 49),                      # 9934
        (TEXT, 40, 6),                           # 9935
        (MOVE, 23, 40),                          # 9936
        (MOVE, 24, 41),                          # 9937
        (MOVE, 25, 330),                         # 9938: 330 is 6
        (JUMP, 9968),                            # 9939
        (JNE, 26, 140, 9950),                    # 9940: 140 is 1047
        (LOAD, 26, 50, 47),                      # 9941
        (JZ, 26, 11508),                         # 9942
        (LOAD, 40, 50, 48),                      # 9943
        (LOAD, 41, 50, 49),                      # 9944
        (TEXT, 40, 7),                           # 9945
        (MOVE, 23, 40),                          # 9946
        (MOVE, 24, 41),                          # 9947
        (MOVE, 25, 132),                         # 9948: 132 is 7
        (JUMP, 9968),                            # 9949
        (JNE, 26, 141, 9960),                    # 9950: 141 is 1140
        (LOAD, 26, 50, 47),                      # 9951
        (JZ, 26, 11508),                         # 9952
        (LOAD, 40, 50, 48),                      # 9953
        (LOAD, 41, 50, 49),                      # 9954
        (TEXT, 40, 8),                           # 9955
        (MOVE, 23, 40),                          # 9956
        (MOVE, 24, 41),                          # 9957
        (MOVE, 25, 130),                         # 9958: 130 is 8
        (JUMP, 9968),                            # 9959
        (LOAD, 26, 50, 47),                      # 9960
        (JZ, 26, 11508),                         # 9961
        (LOAD, 40, 50, 48),                      # 9962
        (LOAD, 41, 50, 49),                      # 9963
        (TEXT, 40, 1),                           # 9964
        (MOVE, 23, 40),                          # 9965
        (MOVE, 24, 41),                          # 9966
        (MOVE, 25, 127),                         # 9967: 127 is 1
        (MOVE, 20, 23),                          # 9968
        (MOVE, 21, 24),                          # 9969
        (MOVE, 22, 25),                          # 9970
        (JUMP, 10021),                           # 9971
        (LOAD, 23, 50, 1),                       # 9972
        (JNE, 23, 147, 9983),                    # 9973: 147 is 1208
        (LOAD, 23, 50, 44),                      # 9974
        (JZ, 23, 11508),                         # 9975
        (LOAD, 24, 50, 45),                      # 9976
        (LOAD, 25, 50, 46),                      # 9977
        (TEXT, 24, 2),                           # 9978
        (MOVE, 20, 24),                          # 9979
        (MOVE, 21, 25),                          # 9980
        (MOVE, 22, 128),                         # 9981: 128 is 2
        (JUMP, 10021),                           # 9982
        (JNE, 23, 148, 9993),                    # 9983: 148 is 1252
        (LOAD, 23, 50, 44),                      # 9984
        (JZ, 23, 11508),                         # 9985
        (LOAD, 24, 50, 45),                      # 9986
        (LOAD, 25, 50, 46),                      # 9987
        (TEXT, 24, 9),                           # 9988
        (MOVE, 20, 24),                          # 9989
        (MOVE, 21, 25),                          # 9990
        (MOVE, 22, 329),                         # 9991: 329 is 9
        (JUMP, 10021),                           # 9992
        (JNE, 23, 144, 10003),                   # 9993: 144 is 437
        (LOAD, 23, 50, 44),                      # 9994
        (JZ, 23, 11508),                         # 9995
        (LOAD, 24, 50, 45),                      # 9996
        (LOAD, 25, 50, 46),                      # 9997
        (TEXT, 24, 10),                          # 9998
        (MOVE, 20, 24),                          # 9999
        (MOVE, 21, 25),                          # 10000
        (MOVE, 22, 156),                         # 10001: 156 is 10
        (JUMP, 10021),                           # 10002
        (JNE, 23, 146, 10013),                   # 10003: 146 is 850
        (LOAD, 23, 50, 44),                      # 10004
        (JZ, 23, 11508),                         # 10005
        (LOAD, 24, 50, 45),                      # 10006
        (LOAD, 25, 50, 46),                      # 10007
        (TEXT, 24, 11),                          # 10008
        (MOVE, 20, 24),                          # 10009
        (MOVE, 21, 25),                          # 10010
        (MOVE, 22, 159),                         # 10011: 159 is 11
        (JUMP, 10021),                           # 10012
        (LOAD, 23, 50, 44),                      # 10013
        (JZ, 23, 11508),                         # 10014
        (LOAD, 24, 50, 45),                      # 10015
        (LOAD, 25, 50, 46),                      # 10016
        (TEXT, 24, 0),                           # 10017
        (MOVE, 20, 24),                          # 10018
        (MOVE, 21, 25),                          # 10019
        (MOVE, 22, 129),                         # 10020: 129 is 0
        (STORE, 50, 80, 20),                     # 10021
        (STORE, 50, 81, 21),                     # 10022
        (STORE, 50, 82, 22),                     # 10023
        (LOAD, 23, 50, 4),                       # 10024: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 10079),                         # 10025
        (LOAD, 26, 50, 1),                       # 10026
        (JNE, 26, 134, 10037),                   # 10027: 134 is 273
        (LOAD, 26, 50, 53),                      # 10028
        (JZ, 26, 11508),                         # 10029
        (LOAD, 40, 50, 54),                      # 10030
        (LOAD, 41, 50, 55),                      # 10031
        (TEXT, 40, 5),                           # 10032
        (MOVE, 23, 40),                          # 10033
        (MOVE, 24, 41),                          # 10034
        (MOVE, 25, 333),                         # 10035: 333 is 5
        (JUMP, 10075),                           # 10036
        (JNE, 26, 139, 10047),                   # 10037: 139 is 500
        (LOAD, 26, 50, 53),                      # 10038
        (JZ, 26, 11508),                         # 10039
        (LOAD, 40, 50, 54),                      # 10040
        (LOAD, 41, 50, 55),                      # 10041
        (TEXT, 40, 6),                           # 10042
        (MOVE, 23, 40),                          # 10043
        (MOVE, 24, 41),                          # 10044
        (MOVE, 25, 330),                         # 10045: 330 is 6
        (JUMP, 10075),                           # 10046
        (JNE, 26, 140, 10057),                   # 10047: 140 is 1047
        (LOAD, 26, 50, 53),                      # 10048
        (JZ, 26, 11508),                         # 10049
        (LOAD, 40, 50, 54),                      # 10050
        (LOAD, 41, 50, 55),                      # 10051
        (TEXT, 40, 7),                           # 10052
        (MOVE, 23, 40),                          # 10053
        (MOVE, 24, 41),                          # 10054
        (MOVE, 25, 132),                         # 10055: 132 is 7
        (JUMP, 10075),                           # 10056
        (JNE, 26, 141, 10067),                   # 10057: 141 is 1140
        (LOAD, 26, 50, 53),                      # 10058
        (JZ, 26, 11508),                         # 10059
        (LOAD, 40, 50, 54),                      # 10060
        (LOAD, 41, 50, 55),                      # 10061
        (TEXT, 40, 8),                           # 10062
        (MOVE, 23, 40),                          # 10063
        (MOVE, 24, 41),                          # 10064
        (MOVE, 25, 130),                         # 10065: 130 is 8
        (JUMP, 10075),                           # 10066
        (LOAD, 26, 50, 53),                      # 10067
        (JZ, 26, 11508),                         # 10068
        (LOAD, 40, 50, 54),                      # 10069
        (LOAD, 41, 50, 55),                      # 10070
        (TEXT, 40, 1),                           # 10071
        (MOVE, 23, 40),                          # 10072
        (MOVE, 24, 41),                          # 10073
        (MOVE, 25, 127),                         # 10074: 127 is 1
        (MOVE, 20, 23),                          # 10075
        (MOVE, 21, 24),                          # 10076
        (MOVE, 22, 25),                          # 10077
        (JUMP, 10128),                           # 10078
        (LOAD, 23, 50, 1),                       # 10079
        (JNE, 23, 147, 10090),                   # 10080: 147 is 1208
        (LOAD, 23, 50, 50),                      # 10081
        (JZ, 23, 11508),                         # 10082
        (LOAD, 24, 50, 51),                      # 10083
        (LOAD, 25, 50, 52),                      # 10084
        (TEXT, 24, 2),                           # 10085
        (MOVE, 20, 24),                          # 10086
        (MOVE, 21, 25),                          # 10087
        (MOVE, 22, 128),                         # 10088: 128 is 2
        (JUMP, 10128),                           # 10089
        (JNE, 23, 148, 10100),                   # 10090: 148 is 1252
        (LOAD, 23, 50, 50),                      # 10091
        (JZ, 23, 11508),                         # 10092
        (LOAD, 24, 50, 51),                      # 10093
        (LOAD, 25, 50, 52),                      # 10094
        (TEXT, 24, 9),                           # 10095
        (MOVE, 20, 24),                          # 10096
        (MOVE, 21, 25),                          # 10097
        (MOVE, 22, 329),                         # 10098: 329 is 9
        (JUMP, 10128),                           # 10099
        (JNE, 23, 144, 10110),                   # 10100: 144 is 437
        (LOAD, 23, 50, 50),                      # 10101
        (JZ, 23, 11508),                         # 10102
        (LOAD, 24, 50, 51),                      # 10103
        (LOAD, 25, 50, 52),                      # 10104
        (TEXT, 24, 10),                          # 10105
        (MOVE, 20, 24),                          # 10106
        (MOVE, 21, 25),                          # 10107
        (MOVE, 22, 156),                         # 10108: 156 is 10
        (JUMP, 10128),                           # 10109
        (JNE, 23, 146, 10120),                   # 10110: 146 is 850
        (LOAD, 23, 50, 50),                      # 10111
        (JZ, 23, 11508),                         # 10112
        (LOAD, 24, 50, 51),                      # 10113
        (LOAD, 25, 50, 52),                      # 10114
        (TEXT, 24, 11),                          # 10115
        (MOVE, 20, 24),                          # 10116
        (MOVE, 21, 25),                          # 10117
        (MOVE, 22, 159),                         # 10118: 159 is 11
        (JUMP, 10128),                           # 10119
        (LOAD, 23, 50, 50),                      # 10120
        (JZ, 23, 11508),                         # 10121
        (LOAD, 24, 50, 51),                      # 10122
        (LOAD, 25, 50, 52),                      # 10123
        (TEXT, 24, 0),                           # 10124
        (MOVE, 20, 24),                          # 10125
        (MOVE, 21, 25),                          # 10126
        (MOVE, 22, 129),                         # 10127: 129 is 0
        (STORE, 50, 83, 20),                     # 10128
        (STORE, 50, 84, 21),                     # 10129
        (STORE, 50, 85, 22),                     # 10130
        (LOAD, 23, 50, 4),                       # 10131: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 10186),                         # 10132
        (LOAD, 26, 50, 1),                       # 10133
        (JNE, 26, 134, 10144),                   # 10134: 134 is 273
        (LOAD, 26, 50, 59),                      # 10135
        (JZ, 26, 11508),                         # 10136
        (LOAD, 40, 50, 60),                      # 10137
        (LOAD, 41, 50, 61),                      # 10138
        (TEXT, 40, 5),                           # 10139
        (MOVE, 23, 40),                          # 10140
        (MOVE, 24, 41),                          # 10141
        (MOVE, 25, 333),                         # 10142: 333 is 5
        (JUMP, 10182),                           # 10143
        (JNE, 26, 139, 10154),                   # 10144: 139 is 500
        (LOAD, 26, 50, 59),                      # 10145
        (JZ, 26, 11508),                         # 10146
        (LOAD, 40, 50, 60),                      # 10147
        (LOAD, 41, 50, 61),                      # 10148
        (TEXT, 40, 6),                           # 10149
        (MOVE, 23, 40),                          # 10150
        (MOVE, 24, 41),                          # 10151
        (MOVE, 25, 330),                         # 10152: 330 is 6
        (JUMP, 10182),                           # 10153
        (JNE, 26, 140, 10164),                   # 10154: 140 is 1047
        (LOAD, 26, 50, 59),                      # 10155
        (JZ, 26, 11508),                         # 10156
        (LOAD, 40, 50, 60),                      # 10157
        (LOAD, 41, 50, 61),                      # 10158
        (TEXT, 40, 7),                           # 10159
        (MOVE, 23, 40),                          # 10160
        (MOVE, 24, 41),                          # 10161
        (MOVE, 25, 132),                         # 10162: 132 is 7
        (JUMP, 10182),                           # 10163
        (JNE, 26, 141, 10174),                   # 10164: 141 is 1140
        (LOAD, 26, 50, 59),                      # 10165
        (JZ, 26, 11508),                         # 10166
        (LOAD, 40, 50, 60),                      # 10167
        (LOAD, 41, 50, 61),                      # 10168
        (TEXT, 40, 8),                           # 10169
        (MOVE, 23, 40),                          # 10170
        (MOVE, 24, 41),                          # 10171
        (MOVE, 25, 130),                         # 10172: 130 is 8
        (JUMP, 10182),                           # 10173
        (LOAD, 26, 50, 59),                      # 10174
        (JZ, 26, 11508),                         # 10175
        (LOAD, 40, 50, 60),                      # 10176
        (LOAD, 41, 50, 61),                      # 10177
        (TEXT, 40, 1),                           # 10178
        (MOVE, 23, 40),                          # 10179
        (MOVE, 24, 41),                          # 10180
        (MOVE, 25, 127),                         # 10181: 127 is 1
        (MOVE, 20, 23),                          # 10182
        (MOVE, 21, 24),                          # 10183
        (MOVE, 22, 25),                          # 10184
        (JUMP, 10235),                           # 10185
        (LOAD, 23, 50, 1),                       # 10186
        (JNE, 23, 147, 10197),                   # 10187: 147 is 1208
        (LOAD, 23, 50, 56),                      # 10188
        (JZ, 23, 11508),                         # 10189
        (LOAD, 24, 50, 57),                      # 10190
        (LOAD, 25, 50, 58),                      # 10191
        (TEXT, 24, 2),                           # 10192
        (MOVE, 20, 24),                          # 10193
        (MOVE, 21, 25),                          # 10194
        (MOVE, 22, 128),                         # 10195: 128 is 2
        (JUMP, 10235),                           # 10196
        (JNE, 23, 148, 10207),                   # 10197: 148 is 1252
        (LOAD, 23, 50, 56),                      # 10198
        (JZ, 23, 11508),                         # 10199
        (LOAD, 24, 50, 57),                      # 10200
        (LOAD, 25, 50, 58),                      # 10201
        (TEXT, 24, 9),                           # 10202
        (MOVE, 20, 24),                          # 10203
        (MOVE, 21, 25),                          # 10204
        (MOVE, 22, 329),                         # 10205: 329 is 9
        (JUMP, 10235),                           # 10206
        (JNE, 23, 144, 10217),                   # 10207: 144 is 437
        (LOAD, 23, 50, 56),                      # 10208
        (JZ, 23, 11508),                         # 10209
        (LOAD, 24, 50, 57),                      # 10210
        (LOAD, 25, 50, 58),                      # 10211
        (TEXT, 24, 10),                          # 10212
        (MOVE, 20, 24),                          # 10213
        (MOVE, 21, 25),                          # 10214
        (MOVE, 22, 156),                         # 10215: 156 is 10
        (JUMP, 10235),                           # 10216
        (JNE, 23, 146, 10227),                   # 10217: 146 is 850
        (LOAD, 23, 50, 56),                      # 10218
        (JZ, 23, 11508),                         # 10219
        (LOAD, 24, 50, 57),                      # 10220
        (LOAD, 25, 50, 58),                      # 10221
        (TEXT, 24, 11),                          # 10222
        (MOVE, 20, 24),                          # 10223
        (MOVE, 21, 25),                          # 10224
        (MOVE, 22, 159),                         # 10225: 159 is 11
        (JUMP, 10235),                           # 10226
        (LOAD, 23, 50, 56),                      # 10227
        (JZ, 23, 11508),                         # 10228
        (LOAD, 24, 50, 57),                      # 10229
        (LOAD, 25, 50, 58),                      # 10230
        (TEXT, 24, 0),                           # 10231
        (MOVE, 20, 24),                          # 10232
        (MOVE, 21, 25),                          # 10233
        (MOVE, 22, 129),                         # 10234: 129 is 0
        (STORE, 50, 86, 20),                     # 10235
        (STORE, 50, 87, 21),                     # 10236
        (STORE, 50, 88, 22),                     # 10237
        (LOAD, 12, 39, 8),                       # 10238
        (JZ, 12, 10578),                         # 10239
        (ROWAT, 51, 17, 12),                     # 10240
        (LOAD, 23, 51, 4),                       # 10241: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 10249),                         # 10242
        (LOAD, 23, 51, 8),                       # 10243
        (JZ, 23, 11508),                         # 10244
        (LOAD, 20, 51, 9),                       # 10245
        (LOAD, 21, 51, 10),                      # 10246
        (MOVE, 22, 127),                         # 10247: 127 is 1
        (JUMP, 10254),                           # 10248
        (LOAD, 23, 51, 5),                       # 10249
        (JZ, 23, 11508),                         # 10250
        (LOAD, 20, 51, 6),                       # 10251
        (LOAD, 21, 51, 7),                       # 10252
        (MOVE, 22, 129),                         # 10253: 129 is 0
        (STORE, 51, 32, 20),                     # 10254
        (STORE, 51, 33, 21),                     # 10255
        (STORE, 51, 34, 22),                     # 10256
        (LOAD, 23, 51, 4),                       # 10257: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 10312),                         # 10258
        (LOAD, 26, 51, 1),                       # 10259
        (JNE, 26, 134, 10270),                   # 10260: 134 is 273
        (LOAD, 26, 51, 16),                      # 10261
        (JZ, 26, 11508),                         # 10262
        (LOAD, 40, 51, 17),                      # 10263
        (LOAD, 41, 51, 18),                      # 10264
        (TEXT, 40, 5),                           # 10265
        (MOVE, 23, 40),                          # 10266
        (MOVE, 24, 41),                          # 10267
        (MOVE, 25, 333),                         # 10268: 333 is 5
        (JUMP, 10308),                           # 10269
        (JNE, 26, 139, 10280),                   # 10270: 139 is 500
        (LOAD, 26, 51, 16),                      # 10271
        (JZ, 26, 11508),                         # 10272
        (LOAD, 40, 51, 17),                      # 10273
        (LOAD, 41, 51, 18),                      # 10274
        (TEXT, 40, 6),                           # 10275
        (MOVE, 23, 40),                          # 10276
        (MOVE, 24, 41),                          # 10277
        (MOVE, 25, 330),                         # 10278: 330 is 6
        (JUMP, 10308),                           # 10279
        (JNE, 26, 140, 10290),                   # 10280: 140 is 1047
        (LOAD, 26, 51, 16),                      # 10281
        (JZ, 26, 11508),                         # 10282
        (LOAD, 40, 51, 17),                      # 10283
        (LOAD, 41, 51, 18),                      # 10284
        (TEXT, 40, 7),                           # 10285
        (MOVE, 23, 40),                          # 10286
        (MOVE, 24, 41),                          # 10287
        (MOVE, 25, 132),                         # 10288: 132 is 7
        (JUMP, 10308),                           # 10289
        (JNE, 26, 141, 10300),                   # 10290: 141 is 1140
        (LOAD, 26, 51, 16),                      # 10291
        (JZ, 26, 11508),                         # 10292
        (LOAD, 40, 51, 17),                      # 10293
        (LOAD, 41, 51, 18),                      # 10294
        (TEXT, 40, 8),                           # 10295
        (MOVE, 23, 40),                          # 10296
        (MOVE, 24, 41),                          # 10297
        (MOVE, 25, 130),                         # 10298: 130 is 8
        (JUMP, 10308),                           # 10299
        (LOAD, 26, 51, 16),                      # 10300
        (JZ, 26, 11508),                         # 10301
        (LOAD, 40, 51, 17),                      # 10302
        (LOAD, 41, 51, 18),                      # 10303
        (TEXT, 40, 1),                           # 10304
        (MOVE, 23, 40),                          # 10305
        (MOVE, 24, 41),                          # 10306
        (MOVE, 25, 127),                         # 10307: 127 is 1
        (MOVE, 20, 23),                          # 10308
        (MOVE, 21, 24),                          # 10309
        (MOVE, 22, 25),                          # 10310
        (JUMP, 10361),                           # 10311
        (LOAD, 23, 51, 1),                       # 10312
        (JNE, 23, 147, 10323),                   # 10313: 147 is 1208
        (LOAD, 23, 51, 13),                      # 10314
        (JZ, 23, 11508),                         # 10315
        (LOAD, 24, 51, 14),                      # 10316
        (LOAD, 25, 51, 15),                      # 10317
        (TEXT, 24, 2),                           # 10318
        (MOVE, 20, 24),                          # 10319
        (MOVE, 21, 25),                          # 10320
        (MOVE, 22, 128),                         # 10321: 128 is 2
        (JUMP, 10361),                           # 10322
        (JNE, 23, 148, 10333),                   # 10323: 148 is 1252
        (LOAD, 23, 51, 13),                      # 10324
        (JZ, 23, 11508),                         # 10325
        (LOAD, 24, 51, 14),                      # 10326
        (LOAD, 25, 51, 15),                      # 10327
        (TEXT, 24, 9),                           # 10328
        (MOVE, 20, 24),                          # 10329
        (MOVE, 21, 25),                          # 10330
        (MOVE, 22, 329),                         # 10331: 329 is 9
        (JUMP, 10361),                           # 10332
        (JNE, 23, 144, 10343),                   # 10333: 144 is 437
        (LOAD, 23, 51, 13),                      # 10334
        (JZ, 23, 11508),                         # 10335
        (LOAD, 24, 51, 14),                      # 10336
        (LOAD, 25, 51, 15),                      # 10337
        (TEXT, 24, 10),                          # 10338
        (MOVE, 20, 24),                          # 10339
        (MOVE, 21, 25),                          # 10340
        (MOVE, 22, 156),                         # 10341: 156 is 10
        (JUMP, 10361),                           # 10342
        (JNE, 23, 146, 10353),                   # 10343: 146 is 850
        (LOAD, 23, 51, 13),                      # 10344
        (JZ, 23, 11508),                         # 10345
        (LOAD, 24, 51, 14),                      # 10346
        (LOAD, 25, 51, 15),                      # 10347
        (TEXT, 24, 11),                          # 10348
        (MOVE, 20, 24),                          # 10349
        (MOVE, 21, 25),                          # 10350
        (MOVE, 22, 159),                         # 10351: 159 is 11
        (JUMP, 10361),                           # 10352
        (LOAD, 23, 51, 13),                      # 10353
        (JZ, 23, 11508),                         # 10354
        (LOAD, 24, 51, 14),                      # 10355
        (LOAD, 25, 51, 15),                      # 10356
        (TEXT, 24, 0),                           # 10357
        (MOVE, 20, 24),                          # 10358
        (MOVE, 21, 25),                          # 10359
        (MOVE, 22, 129),                         # 10360: 129 is 0
        (STORE, 51, 35, 20),                     # 10361
        (STORE, 51, 36, 21),                     # 10362
        (STORE, 51, 37, 22),                     # 10363
        (LOAD, 23, 51, 4),                       # 10364: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 10419),                         # 10365
        (LOAD, 26, 51, 1),                       # 10366
        (JNE, 26, 134, 10377),                   # 10367: 134 is 273
        (LOAD, 26, 51, 22),                      # 10368
        (JZ, 26, 11508),                         # 10369
        (LOAD, 40, 51, 23),                      # 10370
        (LOAD, 41, 51, 24),                      # 10371
        (TEXT, 40, 5),                           # 10372
        (MOVE, 23, 40),                          # 10373
        (MOVE, 24, 41),                          # 10374
        (MOVE, 25, 333),                         # 10375: 333 is 5
        (JUMP, 10415),                           # 10376
        (JNE, 26, 139, 10387),                   # 10377: 139 is 500
        (LOAD, 26, 51, 22),                      # 10378
        (JZ, 26, 11508),                         # 10379
        (LOAD, 40, 51, 23),                      # 10380
        (LOAD, 41, 51, 24),                      # 10381
        (TEXT, 40, 6),                           # 10382
        (MOVE, 23, 40),                          # 10383
        (MOVE, 24, 41),                          # 10384
        (MOVE, 25, 330),                         # 10385: 330 is 6
        (JUMP, 10415),                           # 10386
        (JNE, 26, 140, 10397),                   # 10387: 140 is 1047
        (LOAD, 26, 51, 22),                      # 10388
        (JZ, 26, 11508),                         # 10389
        (LOAD, 40, 51, 23),                      # 10390
        (LOAD, 41, 51, 24),                      # 10391
        (TEXT, 40, 7),                           # 10392
        (MOVE, 23, 40),                          # 10393
        (MOVE, 24, 41),                          # 10394
        (MOVE, 25, 132),                         # 10395: 132 is 7
        (JUMP, 10415),                           # 10396
        (JNE, 26, 141, 10407),                   # 10397: 141 is 1140
        (LOAD, 26, 51, 22),                      # 10398
        (JZ, 26, 11508),                         # 10399
        (LOAD, 40, 51, 23),                      # 10400
        (LOAD, 41, 51, 24),                      # 10401
        (TEXT, 40, 8),                           # 10402
        (MOVE, 23, 40),                          # 10403
        (MOVE, 24, 41),                          # 10404
        (MOVE, 25, 130),                         # 10405: 130 is 8
        (JUMP, 10415),                           # 10406
        (LOAD, 26, 51, 22),                      # 10407
        (JZ, 26, 11508),                         # 10408
        (LOAD, 40, 51, 23),                      # 10409
        (LOAD, 41, 51, 24),                      # 10410
        (TEXT, 40, 1),                           # 10411
        (MOVE, 23, 40),                          # 10412
        (MOVE, 24, 41),                          # 10413
        (MOVE, 25, 127),                         # 10414: 127 is 1
        (MOVE, 20, 23),                          # 10415
        (MOVE, 21, 24),                          # 10416
        (MOVE, 22, 25),                          # 10417
        (JUMP, 10468),                           # 10418
        (LOAD, 23, 51, 1),                       # 10419
        (JNE, 23, 147, 10430),                   # 10420: 147 is 1208
        (LOAD, 23, 51, 19),                      # 10421
        (JZ, 23, 11508),                         # 10422
        (LOAD, 24, 51, 20),                      # 10423
        (LOAD, 25, 51, 21),                      # 10424
        (TEXT, 24, 2),                           # 10425
        (MOVE, 20, 24),                          # 10426
        (MOVE, 21, 25),                          # 10427
        (MOVE, 22, 128),                         # 10428: 128 is 2
        (JUMP, 10468),                           # 10429
        (JNE, 23, 148, 10440),                   # 10430: 148 is 1252
        (LOAD, 23, 51, 19),                      # 10431
        (JZ, 23, 11508),                         # 10432
        (LOAD, 24, 51, 20),                      # 10433
        (LOAD, 25, 51, 21),                      # 10434
        (TEXT, 24, 9),                           # 10435
        (MOVE, 20, 24),                          # 10436
        (MOVE, 21, 25),                          # 10437
        (MOVE, 22, 329),                         # 10438: 329 is 9
        (JUMP, 10468),                           # 10439
        (JNE, 23, 144, 10450),                   # 10440: 144 is 437
        (LOAD, 23, 51, 19),                      # 10441
        (JZ, 23, 11508),                         # 10442
        (LOAD, 24, 51, 20),                      # 10443
        (LOAD, 25, 51, 21),                      # 10444
        (TEXT, 24, 10),                          # 10445
        (MOVE, 20, 24),                          # 10446
        (MOVE, 21, 25),                          # 10447
        (MOVE, 22, 156),                         # 10448: 156 is 10
        (JUMP, 10468),                           # 10449
        (JNE, 23, 146, 10460),                   # 10450: 146 is 850
        (LOAD, 23, 51, 19),                      # 10451
        (JZ, 23, 11508),                         # 10452
        (LOAD, 24, 51, 20),                      # 10453
        (LOAD, 25, 51, 21),                      # 10454
        (TEXT, 24, 11),                          # 10455
        (MOVE, 20, 24),                          # 10456
        (MOVE, 21, 25),                          # 10457
        (MOVE, 22, 159),                         # 10458: 159 is 11
        (JUMP, 10468),                           # 10459
        (LOAD, 23, 51, 19),                      # 10460
        (JZ, 23, 11508),                         # 10461
        (LOAD, 24, 51, 20),                      # 10462
        (LOAD, 25, 51, 21),                      # 10463
        (TEXT, 24, 0),                           # 10464
        (MOVE, 20, 24),                          # 10465
        (MOVE, 21, 25),                          # 10466
        (MOVE, 22, 129),                         # 10467: 129 is 0
        (STORE, 51, 38, 20),                     # 10468
        (STORE, 51, 39, 21),                     # 10469
        (STORE, 51, 40, 22),                     # 10470
        (LOAD, 23, 51, 4),                       # 10471: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 10526),                         # 10472
        (LOAD, 26, 51, 1),                       # 10473
        (JNE, 26, 134, 10484),                   # 10474: 134 is 273
        (LOAD, 26, 51, 29),                      # 10475
        (JZ, 26, 11508),                         # 10476
        (LOAD, 40, 51, 30),                      # 10477
        (LOAD, 41, 51, 31),                      # 10478
        (TEXT, 40, 5),                           # 10479
        (MOVE, 23, 40),                          # 10480
        (MOVE, 24, 41),                          # 10481
        (MOVE, 25, 333),                         # 10482: 333 is 5
        (JUMP, 10522),                           # 10483
        (JNE, 26, 139, 10494),                   # 10484: 139 is 500
        (LOAD, 26, 51, 29),                      # 10485
        (JZ, 26, 11508),                         # 10486
        (LOAD, 40, 51, 30),                      # 10487
        (LOAD, 41, 51, 31),                      # 10488
        (TEXT, 40, 6),                           # 10489
        (MOVE, 23, 40),                          # 10490
        (MOVE, 24, 41),                          # 10491
        (MOVE, 25, 330),                         # 10492: 330 is 6
        (JUMP, 10522),                           # 10493
        (JNE, 26, 140, 10504),                   # 10494: 140 is 1047
        (LOAD, 26, 51, 29),                      # 10495
        (JZ, 26, 11508),                         # 10496
        (LOAD, 40, 51, 30),                      # 10497
        (LOAD, 41, 51, 31),                      # 10498
        (TEXT, 40, 7),                           # 10499
        (MOVE, 23, 40),                          # 10500
        (MOVE, 24, 41),                          # 10501
        (MOVE, 25, 132),                         # 10502: 132 is 7
        (JUMP, 10522),                           # 10503
        (JNE, 26, 141, 10514),                   # 10504: 141 is 1140
        (LOAD, 26, 51, 29),                      # 10505
        (JZ, 26, 11508),                         # 10506
        (LOAD, 40, 51, 30),                      # 10507
        (LOAD, 41, 51, 31),                      # 10508
        (TEXT, 40, 8),                           # 10509
        (MOVE, 23, 40),                          # 10510
        (MOVE, 24, 41),                          # 10511
        (MOVE, 25, 130),                         # 10512: 130 is 8
        (JUMP, 10522),                           # 10513
        (LOAD, 26, 51, 29),                      # 10514
        (JZ, 26, 11508),                         # 10515
        (LOAD, 40, 51, 30),                      # 10516
        (LOAD, 41, 51, 31),                      # 10517
        (TEXT, 40, 1),                           # 10518
        (MOVE, 23, 40),                          # 10519
        (MOVE, 24, 41),                          # 10520
        (MOVE, 25, 127),                         # 10521: 127 is 1
        (MOVE, 20, 23),                          # 10522
        (MOVE, 21, 24),                          # 10523
        (MOVE, 22, 25),                          # 10524
        (JUMP, 10575),                           # 10525
        (LOAD, 23, 51, 1),                       # 10526
        (JNE, 23, 147, 10537),                   # 10527: 147 is 1208
        (LOAD, 23, 51, 26),                      # 10528
        (JZ, 23, 11508),                         # 10529
        (LOAD, 24, 51, 27),                      # 10530
        (LOAD, 25, 51, 28),                      # 10531
        (TEXT, 24, 2),                           # 10532
        (MOVE, 20, 24),                          # 10533
        (MOVE, 21, 25),                          # 10534
        (MOVE, 22, 128),                         # 10535: 128 is 2
        (JUMP, 10575),                           # 10536
        (JNE, 23, 148, 10547),                   # 10537: 148 is 1252
        (LOAD, 23, 51, 26),                      # 10538
        (JZ, 23, 11508),                         # 10539
        (LOAD, 24, 51, 27),                      # 10540
        (LOAD, 25, 51, 28),                      # 10541
        (TEXT, 24, 9),                           # 10542
        (MOVE, 20, 24),                          # 10543
        (MOVE, 21, 25),                          # 10544
        (MOVE, 22, 329),                         # 10545: 329 is 9
        (JUMP, 10575),                           # 10546
        (JNE, 23, 144, 10557),                   # 10547: 144 is 437
        (LOAD, 23, 51, 26),                      # 10548
        (JZ, 23, 11508),                         # 10549
        (LOAD, 24, 51, 27),                      # 10550
        (LOAD, 25, 51, 28),                      # 10551
        (TEXT, 24, 10),                          # 10552
        (MOVE, 20, 24),                          # 10553
        (MOVE, 21, 25),                          # 10554
        (MOVE, 22, 156),                         # 10555: 156 is 10
        (JUMP, 10575),                           # 10556
        (JNE, 23, 146, 10567),                   # 10557: 146 is 850
        (LOAD, 23, 51, 26),                      # 10558
        (JZ, 23, 11508),                         # 10559
        (LOAD, 24, 51, 27),                      # 10560
        (LOAD, 25, 51, 28),                      # 10561
        (TEXT, 24, 11),                          # 10562
        (MOVE, 20, 24),                          # 10563
        (MOVE, 21, 25),                          # 10564
        (MOVE, 22, 159),                         # 10565: 159 is 11
        (JUMP, 10575),                           # 10566
        (LOAD, 23, 51, 26),                      # 10567
        (JZ, 23, 11508),                         # 10568
        (LOAD, 24, 51, 27),                      # 10569
        (LOAD, 25, 51, 28),                      # 10570
        (TEXT, 24, 0),                           # 10571
        (MOVE, 20, 24),                          # 10572
        (MOVE, 21, 25),                          # 10573
        (MOVE, 22, 129),                         # 10574: 129 is 0
        (STORE, 51, 41, 20),                     # 10575
        (STORE, 51, 42, 21),                     # 10576
        (STORE, 51, 43, 22),                     # 10577
        (LOAD, 12, 39, 9),                       # 10578
        (JZ, 12, 11264),                         # 10579
        (ROWAT, 52, 18, 12),                     # 10580
        (LOAD, 23, 52, 4),                       # 10581: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 23, 10589),                         # 10582
        (LOAD, 23, 52, 8),                       # 10583
        (JZ, 23, 11508),                         # 10584
        (LOAD, 20, 52, 9),                       # 10585
        (LOAD, 21, 52, 10),                      # 10586
        (MOVE, 22, 127),                         # 10587: 127 is 1
        (JUMP, 10594),                           # 10588
        (LOAD, 23, 52, 5),                       # 10589
        (JZ, 23, 11508),                         # 10590
        (LOAD, 20, 52, 6),                       # 10591
        (LOAD, 21, 52, 7),                       # 10592
        (MOVE, 22, 129),                         # 10593: 129 is 0
        (STORE, 52, 26, 20),                     # 10594
        (STORE, 52, 27, 21),                     # 10595
        (STORE, 52, 28, 22),                     # 10596
        (LOAD, 23, 52, 4),                       # 10597: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 23, 10652),                         # 10598
        (LOAD, 26, 52, 1),                       # 10599
        (JNE, 26, 134, 10610),                   # 10600: 134 is 273
        (LOAD, 26, 52, 16),                      # 10601
        (JZ, 26, 11508),                         # 10602
        (LOAD, 40, 52, 17),                      # 10603
        (LOAD, 41, 52, 18),                      # 10604
        (TEXT, 40, 5),                           # 10605
        (MOVE, 23, 40),                          # 10606
        (MOVE, 24, 41),                          # 10607
        (MOVE, 25, 333),                         # 10608: 333 is 5
        (JUMP, 10648),                           # 10609
        (JNE, 26, 139, 10620),                   # 10610: 139 is 500
        (LOAD, 26, 52, 16),                      # 10611
        (JZ, 26, 11508),                         # 10612
        (LOAD, 40, 52, 17),                      # 10613
        (LOAD, 41, 52, 18),                      # 10614
        (TEXT, 40, 6),                           # 10615
        (MOVE, 23, 40),                          # 10616
        (MOVE, 24, 41),                          # 10617
        (MOVE, 25, 330),                         # 10618: 330 is 6
        (JUMP, 10648),                           # 10619
        (JNE, 26, 140, 10630),                   # 10620: 140 is 1047
        (LOAD, 26, 52, 16),                      # 10621
        (JZ, 26, 11508),                         # 10622
        (LOAD, 40, 52, 17),                      # 10623
        (LOAD, 41, 52, 18),                      # 10624
        (TEXT, 40, 7),                           # 10625
        (MOVE, 23, 40),                          # 10626
        (MOVE, 24, 41),                          # 10627
        (MOVE, 25, 132),                         # 10628: 132 is 7
        (JUMP, 10648),                           # 10629
        (JNE, 26, 141, 10640),                   # 10630: 141 is 1140
        (LOAD, 26, 52, 16),                      # 10631
        (JZ, 26, 11508),                         # 10632
        (LOAD, 40, 52, 17),                      # 10633
        (LOAD, 41, 52, 18),                      # 10634
        (TEXT, 40, 8),                           # 10635
        (MOVE, 23, 40),                          # 10636
        (MOVE, 24, 41),                          # 10637
        (MOVE, 25, 130),                         # 10638: 130 is 8
        (JUMP, 10648),                           # 10639
        (LOAD, 26, 52, 16),                      # 10640
        (JZ, 26, 11508),                         # 10641
        (LOAD, 40, 52, 17),                      # 10642
        (LOAD, 41, 52, 18),                      # 10643
        (TEXT, 40, 1),                           # 10644
        (MOVE, 23, 40),                          # 10645
        (MOVE, 24, 41),                          # 10646
        (MOVE, 25, 127),                         # 10647: 127 is 1
        (MOVE, 20, 23),                          # 10648
        (MOVE, 21, 24),                          # 10649
        (MOVE, 22, 25),                          # 10650
        (JUMP, 10701),                           # 10651
        (LOAD, 23, 52, 1),                       # 10652
        (JNE, 23, 147, 10663),                   # 10653: 147 is 1208
        (LOAD, 23, 52, 13),                      # 10654
        (JZ, 23, 11508),                         # 10655
        (LOAD, 24, 52, 14),                      # 10656
        (LOAD, 25, 52, 15),                      # 10657
        (TEXT, 24, 2),                           # 10658
        (MOVE, 20, 24),                          # 10659
        (MOVE, 21, 25),                          # 10660
        (MOVE, 22, 128),                         # 10661: 128 is 2
        (JUMP, 10701),                           # 10662
        (JNE, 23, 148, 10673),                   # 10663: 148 is 1252
        (LOAD, 23, 52, 13),                      # 10664
        (JZ, 23, 11508),                         # 10665
        (LOAD, 24, 52, 14),                      # 10666
        (LOAD, 25, 52, 15),                      # 10667
        (TEXT, 24, 9),                           # 10668
        (MOVE, 20, 24),                          # 10669
        (MOVE, 21, 25),                          # 10670
        (MOVE, 22, 329),                         # 10671: 329 is 9
        (JUMP, 10701),                           # 10672
        (JNE, 23, 144, 10683),                   # 10673: 144 is 437
        (LOAD, 23, 52, 13),                      # 10674
        (JZ, 23, 11508),                         # 10675
        (LOAD, 24, 52, 14),                      # 10676
        (LOAD, 25, 52, 15),                      # 10677
        (TEXT, 24, 10),                          # 10678
        (MOVE, 20, 24),                          # 10679
        (MOVE, 21, 25),                          # 10680
        (MOVE, 22, 156),                         # 10681: 156 is 10
        (JUMP, 10701),                           # 10682
        (JNE, 23, 146, 10693),                   # 10683: 146 is 850
        (LOAD, 23, 52, 13),                      # 10684
        (JZ, 23, 11508),                         # 10685
        (LOAD, 24, 52, 14),                      # 10686
        (LOAD, 25, 52, 15),                      # 10687
        (TEXT, 24, 11),                          # 10688
        (MOVE, 20, 24),                          # 10689
        (MOVE, 21, 25),                          # 10690
        (MOVE, 22, 159),                         # 10691: 159 is 11
        (JUMP, 10701),                           # 10692
        (LOAD, 23, 52, 13),                      # 10693
        (JZ, 23, 11508),                         # 10694
        (LOAD, 24, 52, 14),                      # 10695
        (LOAD, 25, 52, 15),                      # 10696
        (TEXT, 24, 0),                           # 10697
        (MOVE, 20, 24),                          # 10698
        (MOVE, 21, 25),                          # 10699
        (MOVE, 22, 129),                         # 10700: 129 is 0
        (STORE, 52, 29, 20),                     # 10701
        (STORE, 52, 30, 21),                     # 10702
        (STORE, 52, 31, 22),                     # 10703
        (JUMP, 10734),                           # 10704: src_env, where it is used
        (LOAD, 94, 52, 32),                      # 10705
        (JNZ, 94, 10733),                        # 10706
        (LOAD, 100, 52, 22),                     # 10707: pos: len_src_env > 0 ? _parent.ofs_src_env - 108 : 0
        (JLE, 100, 129, 10712),                  # 10708: 129 is 0
        (NUMBER2, 100, 52, 19, 28, 52, 2),       # 10709
        (SUB, 97, 100, 322),                     # 10710: 322 is 108
        (JUMP, 10713),                           # 10711
        (MOVE, 97, 129),                         # 10712: 129 is 0
        (SEEK, 95, 52, 20, 97),                  # 10713
        (LOAD, 100, 52, 1),                      # 10714
        (STORE, 52, 33, 100),                    # 10715
        (LOAD, 100, 52, 4),                      # 10716
        (STORE, 52, 34, 100),                    # 10717
        (JNZ, 100, 10724),                       # 10718: if: not is_ebcdic
        (LOAD, 100, 52, 22),                     # 10719: size: len
        (BYTES, 52, 36, 100),                    # 10720: ascii
        (UNPAD, 52, 36, 32),                     # 10721
        (CUT, 52, 36, 0, 0),                     # 10722
        (STORE, 52, 35, 127),                    # 10723: 127 is 1
        (LOAD, 100, 52, 34),                     # 10724: if: is_ebcdic
        (JZ, 100, 10731),                        # 10725
        (LOAD, 100, 52, 22),                     # 10726: size: len
        (BYTES, 52, 39, 100),                    # 10727: ebcdic
        (UNPAD, 52, 39, 64),                     # 10728
        (CUT, 52, 39, 0, 0),                     # 10729
        (STORE, 52, 38, 127),                    # 10730: 127 is 1
        (CLOSE, 95),                             # 10731: back from src_env
        (STORE, 52, 32, 127),                    # 10732: 127 is 1
        (RETURN, 92),                            # 10733: src_env is read
        (CALL, 92, 10705),                       # 10734: src_env
        (LOAD, 20, 52, 32),                      # 10735
        (JZ, 20, 10874),                         # 10736
        (LOAD, 24, 52, 34),                      # 10737: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 24, 10792),                         # 10738
        (LOAD, 40, 52, 33),                      # 10739
        (JNE, 40, 134, 10750),                   # 10740: 134 is 273
        (LOAD, 40, 52, 38),                      # 10741
        (JZ, 40, 11508),                         # 10742
        (LOAD, 41, 52, 39),                      # 10743
        (LOAD, 42, 52, 40),                      # 10744
        (TEXT, 41, 5),                           # 10745
        (MOVE, 24, 41),                          # 10746
        (MOVE, 25, 42),                          # 10747
        (MOVE, 26, 333),                         # 10748: 333 is 5
        (JUMP, 10788),                           # 10749
        (JNE, 40, 139, 10760),                   # 10750: 139 is 500
        (LOAD, 40, 52, 38),                      # 10751
        (JZ, 40, 11508),                         # 10752
        (LOAD, 41, 52, 39),                      # 10753
        (LOAD, 42, 52, 40),                      # 10754
        (TEXT, 41, 6),                           # 10755
        (MOVE, 24, 41),                          # 10756
        (MOVE, 25, 42),                          # 10757
        (MOVE, 26, 330),                         # 10758: 330 is 6
        (JUMP, 10788),                           # 10759
        (JNE, 40, 140, 10770),                   # 10760: 140 is 1047
        (LOAD, 40, 52, 38),                      # 10761
        (JZ, 40, 11508),                         # 10762
        (LOAD, 41, 52, 39),                      # 10763
        (LOAD, 42, 52, 40),                      # 10764
        (TEXT, 41, 7),                           # 10765
        (MOVE, 24, 41),                          # 10766
        (MOVE, 25, 42),                          # 10767
        (MOVE, 26, 132),                         # 10768: 132 is 7
        (JUMP, 10788),                           # 10769
        (JNE, 40, 141, 10780),                   # 10770: 141 is 1140
        (LOAD, 40, 52, 38),                      # 10771
        (JZ, 40, 11508),                         # 10772
        (LOAD, 41, 52, 39),                      # 10773
        (LOAD, 42, 52, 40),                      # 10774
        (TEXT, 41, 8),                           # 10775
        (MOVE, 24, 41),                          # 10776
        (MOVE, 25, 42),                          # 10777
        (MOVE, 26, 130),                         # 10778: 130 is 8
        (JUMP, 10788),                           # 10779
        (LOAD, 40, 52, 38),                      # 10780
        (JZ, 40, 11508),                         # 10781
        (LOAD, 41, 52, 39),                      # 10782
        (LOAD, 42, 52, 40),                      # 10783
        (TEXT, 41, 1),                           # 10784
        (MOVE, 24, 41),                          # 10785
        (MOVE, 25, 42),                          # 10786
        (MOVE, 26, 127),                         # 10787: 127 is 1
        (MOVE, 21, 24),                          # 10788
        (MOVE, 22, 25),                          # 10789
        (MOVE, 23, 26),                          # 10790
        (JUMP, 10841),                           # 10791
        (LOAD, 24, 52, 33),                      # 10792
        (JNE, 24, 147, 10803),                   # 10793: 147 is 1208
        (LOAD, 24, 52, 35),                      # 10794
        (JZ, 24, 11508),                         # 10795
        (LOAD, 25, 52, 36),                      # 10796
        (LOAD, 26, 52, 37),                      # 10797
        (TEXT, 25, 2),                           # 10798
        (MOVE, 21, 25),                          # 10799
        (MOVE, 22, 26),                          # 10800
        (MOVE, 23, 128),                         # 10801: 128 is 2
        (JUMP, 10841),                           # 10802
        (JNE, 24, 148, 10813),                   # 10803: 148 is 1252
        (LOAD, 24, 52, 35),                      # 10804
        (JZ, 24, 11508),                         # 10805
        (LOAD, 25, 52, 36),                      # 10806
        (LOAD, 26, 52, 37),                      # 10807
        (TEXT, 25, 9),                           # 10808
        (MOVE, 21, 25),                          # 10809
        (MOVE, 22, 26),                          # 10810
        (MOVE, 23, 329),                         # 10811: 329 is 9
        (JUMP, 10841),                           # 10812
        (JNE, 24, 144, 10823),                   # 10813: 144 is 437
        (LOAD, 24, 52, 35),                      # 10814
        (JZ, 24, 11508),                         # 10815
        (LOAD, 25, 52, 36),                      # 10816
        (LOAD, 26, 52, 37),                      # 10817
        (TEXT, 25, 10),                          # 10818
        (MOVE, 21, 25),                          # 10819
        (MOVE, 22, 26),                          # 10820
        (MOVE, 23, 156),                         # 10821: 156 is 10
        (JUMP, 10841),                           # 10822
        (JNE, 24, 146, 10833),                   # 10823: 146 is 850
        (LOAD, 24, 52, 35),                      # 10824
        (JZ, 24, 11508),                         # 10825
        (LOAD, 25, 52, 36),                      # 10826
        (LOAD, 26, 52, 37),                      # 10827
        (TEXT, 25, 11),                          # 10828
        (MOVE, 21, 25),                          # 10829
        (MOVE, 22, 26),                          # 10830
        (MOVE, 23, 159),                         # 10831: 159 is 11
        (JUMP, 10841),                           # 10832
        (LOAD, 24, 52, 35),                      # 10833
        (JZ, 24, 11508),                         # 10834
        (LOAD, 25, 52, 36),                      # 10835
        (LOAD, 26, 52, 37),                      # 10836
        (TEXT, 25, 0),                           # 10837
        (MOVE, 21, 25),                          # 10838
        (MOVE, 22, 26),                          # 10839
        (MOVE, 23, 129),                         # 10840: 129 is 0
        (STORE, 52, 41, 21),                     # 10841
        (STORE, 52, 42, 22),                     # 10842
        (STORE, 52, 43, 23),                     # 10843
        (JUMP, 10874),                           # 10844: src_name, where it is used
        (LOAD, 102, 52, 44),                     # 10845
        (JNZ, 102, 10873),                       # 10846
        (LOAD, 108, 52, 23),                     # 10847: pos: len_src_name > 0 ? _parent.ofs_src_name - 108 : 0
        (JLE, 108, 129, 10852),                  # 10848: 129 is 0
        (NUMBER2, 108, 52, 19, 36, 52, 2),       # 10849
        (SUB, 105, 108, 322),                    # 10850: 322 is 108
        (JUMP, 10853),                           # 10851
        (MOVE, 105, 129),                        # 10852: 129 is 0
        (SEEK, 103, 52, 20, 105),                # 10853
        (LOAD, 108, 52, 1),                      # 10854
        (STORE, 52, 45, 108),                    # 10855
        (LOAD, 108, 52, 4),                      # 10856
        (STORE, 52, 46, 108),                    # 10857
        (JNZ, 108, 10864),                       # 10858: if: not is_ebcdic
        (LOAD, 108, 52, 23),                     # 10859: size: len
        (BYTES, 52, 48, 108),                    # 10860: ascii
        (UNPAD, 52, 48, 32),                     # 10861
        (CUT, 52, 48, 0, 0),                     # 10862
        (STORE, 52, 47, 127),                    # 10863: 127 is 1
        (LOAD, 108, 52, 46),                     # 10864: if: is_ebcdic
        (JZ, 108, 10871),                        # 10865
        (LOAD, 108, 52, 23),                     # 10866: size: len
        (BYTES, 52, 51, 108),                    # 10867: ebcdic
        (UNPAD, 52, 51, 64),                     # 10868
        (CUT, 52, 51, 0, 0),                     # 10869
        (STORE, 52, 50, 127),                    # 10870: 127 is 1
        (CLOSE, 103),                            # 10871: back from src_name
        (STORE, 52, 44, 127),                    # 10872: 127 is 1
        (RETURN, 93),                            # 10873: src_name is read
        (CALL, 93, 10845),                       # 10874: src_name
        (LOAD, 20, 52, 44),                      # 10875
        (JZ, 20, 11014),                         # 10876
        (LOAD, 24, 52, 46),                      # 10877: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 24, 10932),                         # 10878
        (LOAD, 40, 52, 45),                      # 10879
        (JNE, 40, 134, 10890),                   # 10880: 134 is 273
        (LOAD, 40, 52, 50),                      # 10881
        (JZ, 40, 11508),                         # 10882
        (LOAD, 41, 52, 51),                      # 10883
        (LOAD, 42, 52, 52),                      # 10884
        (TEXT, 41, 5),                           # 10885
        (MOVE, 24, 41),                          # 10886
        (MOVE, 25, 42),                          # 10887
        (MOVE, 26, 333),                         # 10888: 333 is 5
        (JUMP, 10928),                           # 10889
        (JNE, 40, 139, 10900),                   # 10890: 139 is 500
        (LOAD, 40, 52, 50),                      # 10891
        (JZ, 40, 11508),                         # 10892
        (LOAD, 41, 52, 51),                      # 10893
        (LOAD, 42, 52, 52),                      # 10894
        (TEXT, 41, 6),                           # 10895
        (MOVE, 24, 41),                          # 10896
        (MOVE, 25, 42),                          # 10897
        (MOVE, 26, 330),                         # 10898: 330 is 6
        (JUMP, 10928),                           # 10899
        (JNE, 40, 140, 10910),                   # 10900: 140 is 1047
        (LOAD, 40, 52, 50),                      # 10901
        (JZ, 40, 11508),                         # 10902
        (LOAD, 41, 52, 51),                      # 10903
        (LOAD, 42, 52, 52),                      # 10904
        (TEXT, 41, 7),                           # 10905
        (MOVE, 24, 41),                          # 10906
        (MOVE, 25, 42),                          # 10907
        (MOVE, 26, 132),                         # 10908: 132 is 7
        (JUMP, 10928),                           # 10909
        (JNE, 40, 141, 10920),                   # 10910: 141 is 1140
        (LOAD, 40, 52, 50),                      # 10911
        (JZ, 40, 11508),                         # 10912
        (LOAD, 41, 52, 51),                      # 10913
        (LOAD, 42, 52, 52),                      # 10914
        (TEXT, 41, 8),                           # 10915
        (MOVE, 24, 41),                          # 10916
        (MOVE, 25, 42),                          # 10917
        (MOVE, 26, 130),                         # 10918: 130 is 8
        (JUMP, 10928),                           # 10919
        (LOAD, 40, 52, 50),                      # 10920
        (JZ, 40, 11508),                         # 10921
        (LOAD, 41, 52, 51),                      # 10922
        (LOAD, 42, 52, 52),                      # 10923
        (TEXT, 41, 1),                           # 10924
        (MOVE, 24, 41),                          # 10925
        (MOVE, 25, 42),                          # 10926
        (MOVE, 26, 127),                         # 10927: 127 is 1
        (MOVE, 21, 24),                          # 10928
        (MOVE, 22, 25),                          # 10929
        (MOVE, 23, 26),                          # 10930
        (JUMP, 10981),                           # 10931
        (LOAD, 24, 52, 45),                      # 10932
        (JNE, 24, 147, 10943),                   # 10933: 147 is 1208
        (LOAD, 24, 52, 47),                      # 10934
        (JZ, 24, 11508),                         # 10935
        (LOAD, 25, 52, 48),                      # 10936
        (LOAD, 26, 52, 49),                      # 10937
        (TEXT, 25, 2),                           # 10938
        (MOVE, 21, 25),                          # 10939
        (MOVE, 22, 26),                          # 10940
        (MOVE, 23, 128),                         # 10941: 128 is 2
        (JUMP, 10981),                           # 10942
        (JNE, 24, 148, 10953),                   # 10943: 148 is 1252
        (LOAD, 24, 52, 47),                      # 10944
        (JZ, 24, 11508),                         # 10945
        (LOAD, 25, 52, 48),                      # 10946
        (LOAD, 26, 52, 49),                      # 10947
        (TEXT, 25, 9),                           # 10948
        (MOVE, 21, 25),                          # 10949
        (MOVE, 22, 26),                          # 10950
        (MOVE, 23, 329),                         # 10951: 329 is 9
        (JUMP, 10981),                           # 10952
        (JNE, 24, 144, 10963),                   # 10953: 144 is 437
        (LOAD, 24, 52, 47),                      # 10954
        (JZ, 24, 11508),                         # 10955
        (LOAD, 25, 52, 48),                      # 10956
        (LOAD, 26, 52, 49),                      # 10957
        (TEXT, 25, 10),                          # 10958
        (MOVE, 21, 25),                          # 10959
        (MOVE, 22, 26),                          # 10960
        (MOVE, 23, 156),                         # 10961: 156 is 10
        (JUMP, 10981),                           # 10962
        (JNE, 24, 146, 10973),                   # 10963: 146 is 850
        (LOAD, 24, 52, 47),                      # 10964
        (JZ, 24, 11508),                         # 10965
        (LOAD, 25, 52, 48),                      # 10966
        (LOAD, 26, 52, 49),                      # 10967
        (TEXT, 25, 11),                          # 10968
        (MOVE, 21, 25),                          # 10969
        (MOVE, 22, 26),                          # 10970
        (MOVE, 23, 159),                         # 10971: 159 is 11
        (JUMP, 10981),                           # 10972
        (LOAD, 24, 52, 47),                      # 10973
        (JZ, 24, 11508),                         # 10974
        (LOAD, 25, 52, 48),                      # 10975
        (LOAD, 26, 52, 49),                      # 10976
        (TEXT, 25, 0),                           # 10977
        (MOVE, 21, 25),                          # 10978
        (MOVE, 22, 26),                          # 10979
        (MOVE, 23, 129),                         # 10980: 129 is 0
        (STORE, 52, 53, 21),                     # 10981
        (STORE, 52, 54, 22),                     # 10982
        (STORE, 52, 55, 23),                     # 10983
        (JUMP, 11014),                           # 10984: dest_env, where it is used
        (LOAD, 110, 52, 56),                     # 10985
        (JNZ, 110, 11013),                       # 10986
        (LOAD, 116, 52, 24),                     # 10987: pos: len_dest_env > 0 ? _parent.ofs_dest_env - 108 : 0
        (JLE, 116, 129, 10992),                  # 10988: 129 is 0
        (NUMBER2, 116, 52, 19, 44, 52, 2),       # 10989
        (SUB, 113, 116, 322),                    # 10990: 322 is 108
        (JUMP, 10993),                           # 10991
        (MOVE, 113, 129),                        # 10992: 129 is 0
        (SEEK, 111, 52, 20, 113),                # 10993
        (LOAD, 116, 52, 1),                      # 10994
        (STORE, 52, 57, 116),                    # 10995
        (LOAD, 116, 52, 4),                      # 10996
        (STORE, 52, 58, 116),                    # 10997
        (JNZ, 116, 11004),                       # 10998: if: not is_ebcdic
        (LOAD, 116, 52, 24),                     # 10999: size: len
        (BYTES, 52, 60, 116),                    # 11000: ascii
        (UNPAD, 52, 60, 32),                     # 11001
        (CUT, 52, 60, 0, 0),                     # 11002
        (STORE, 52, 59, 127),                    # 11003: 127 is 1
        (LOAD, 116, 52, 58),                     # 11004: if: is_ebcdic
        (JZ, 116, 11011),                        # 11005
        (LOAD, 116, 52, 24),                     # 11006: size: len
        (BYTES, 52, 63, 116),                    # 11007: ebcdic
        (UNPAD, 52, 63, 64),                     # 11008
        (CUT, 52, 63, 0, 0),                     # 11009
        (STORE, 52, 62, 127),                    # 11010: 127 is 1
        (CLOSE, 111),                            # 11011: back from dest_env
        (STORE, 52, 56, 127),                    # 11012: 127 is 1
        (RETURN, 94),                            # 11013: dest_env is read
        (CALL, 94, 10985),                       # 11014: dest_env
        (LOAD, 20, 52, 56),                      # 11015
        (JZ, 20, 11154),                         # 11016
        (LOAD, 24, 52, 58),                      # 11017: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 24, 11072),                         # 11018
        (LOAD, 40, 52, 57),                      # 11019
        (JNE, 40, 134, 11030),                   # 11020: 134 is 273
        (LOAD, 40, 52, 62),                      # 11021
        (JZ, 40, 11508),                         # 11022
        (LOAD, 41, 52, 63),                      # 11023
        (LOAD, 42, 52, 64),                      # 11024
        (TEXT, 41, 5),                           # 11025
        (MOVE, 24, 41),                          # 11026
        (MOVE, 25, 42),                          # 11027
        (MOVE, 26, 333),                         # 11028: 333 is 5
        (JUMP, 11068),                           # 11029
        (JNE, 40, 139, 11040),                   # 11030: 139 is 500
        (LOAD, 40, 52, 62),                      # 11031
        (JZ, 40, 11508),                         # 11032
        (LOAD, 41, 52, 63),                      # 11033
        (LOAD, 42, 52, 64),                      # 11034
        (TEXT, 41, 6),                           # 11035
        (MOVE, 24, 41),                          # 11036
        (MOVE, 25, 42),                          # 11037
        (MOVE, 26, 330),                         # 11038: 330 is 6
        (JUMP, 11068),                           # 11039
        (JNE, 40, 140, 11050),                   # 11040: 140 is 1047
        (LOAD, 40, 52, 62),                      # 11041
        (JZ, 40, 11508),                         # 11042
        (LOAD, 41, 52, 63),                      # 11043
        (LOAD, 42, 52, 64),                      # 11044
        (TEXT, 41, 7),                           # 11045
        (MOVE, 24, 41),                          # 11046
        (MOVE, 25, 42),                          # 11047
        (MOVE, 26, 132),                         # 11048: 132 is 7
        (JUMP, 11068),                           # 11049
        (JNE, 40, 141, 11060),                   # 11050: 141 is 1140
        (LOAD, 40, 52, 62),                      # 11051
        (JZ, 40, 11508),                         # 11052
        (LOAD, 41, 52, 63),                      # 11053
        (LOAD, 42, 52, 64),                      # 11054
        (TEXT, 41, 8),                           # 11055
        (MOVE, 24, 41),                          # 11056
        (MOVE, 25, 42),                          # 11057
        (MOVE, 26, 130),                         # 11058: 130 is 8
        (JUMP, 11068),                           # 11059
        (LOAD, 40, 52, 62),                      # 11060
        (JZ, 40, 11508),                         # 11061
        (LOAD, 41, 52, 63),                      # 11062
        (LOAD, 42, 52, 64),                      # 11063
        (TEXT, 41, 1),                           # 11064
        (MOVE, 24, 41),                          # 11065
        (MOVE, 25, 42),                          # 11066
        (MOVE, 26, 127),                         # 11067: 127 is 1
        (MOVE, 21, 24),                          # 11068
        (MOVE, 22, 25),                          # 11069
        (MOVE, 23, 26),                          # 11070
        (JUMP, 11121),                           # 11071
        (LOAD, 24, 52, 57),                      # 11072
        (JNE, 24, 147, 11083),                   # 11073: 147 is 1208
        (LOAD, 24, 52, 59),                      # 11074
        (JZ, 24, 11508),                         # 11075
        (LOAD, 25, 52, 60),                      # 11076
        (LOAD, 26, 52, 61),                      # 11077
        (TEXT, 25, 2),                           # 11078
        (MOVE, 21, 25),                          # 11079
        (MOVE, 22, 26),                          # 11080
        (MOVE, 23, 128),                         # 11081: 128 is 2
        (JUMP, 11121),                           # 11082
        (JNE, 24, 148, 11093),                   # 11083: 148 is 1252
        (LOAD, 24, 52, 59),                      # 11084
        (JZ, 24, 11508),                         # 11085
        (LOAD, 25, 52, 60),                      # 11086
        (LOAD, 26, 52, 61),                      # 11087
        (TEXT, 25, 9),                           # 11088
        (MOVE, 21, 25),                          # 11089
        (MOVE, 22, 26),                          # 11090
        (MOVE, 23, 329),                         # 11091: 329 is 9
        (JUMP, 11121),                           # 11092
        (JNE, 24, 144, 11103),                   # 11093: 144 is 437
        (LOAD, 24, 52, 59),                      # 11094
        (JZ, 24, 11508),                         # 11095
        (LOAD, 25, 52, 60),                      # 11096
        (LOAD, 26, 52, 61),                      # 11097
        (TEXT, 25, 10),                          # 11098
        (MOVE, 21, 25),                          # 11099
        (MOVE, 22, 26),                          # 11100
        (MOVE, 23, 156),                         # 11101: 156 is 10
        (JUMP, 11121),                           # 11102
        (JNE, 24, 146, 11113),                   # 11103: 146 is 850
        (LOAD, 24, 52, 59),                      # 11104
        (JZ, 24, 11508),                         # 11105
        (LOAD, 25, 52, 60),                      # 11106
        (LOAD, 26, 52, 61),                      # 11107
        (TEXT, 25, 11),                          # 11108
        (MOVE, 21, 25),                          # 11109
        (MOVE, 22, 26),                          # 11110
        (MOVE, 23, 159),                         # 11111: 159 is 11
        (JUMP, 11121),                           # 11112
        (LOAD, 24, 52, 59),                      # 11113
        (JZ, 24, 11508),                         # 11114
        (LOAD, 25, 52, 60),                      # 11115
        (LOAD, 26, 52, 61),                      # 11116
        (TEXT, 25, 0),                           # 11117
        (MOVE, 21, 25),                          # 11118
        (MOVE, 22, 26),                          # 11119
        (MOVE, 23, 129),                         # 11120: 129 is 0
        (STORE, 52, 65, 21),                     # 11121
        (STORE, 52, 66, 22),                     # 11122
        (STORE, 52, 67, 23),                     # 11123
        (JUMP, 11154),                           # 11124: dest_name, where it is used
        (LOAD, 118, 52, 68),                     # 11125
        (JNZ, 118, 11153),                       # 11126
        (LOAD, 124, 52, 25),                     # 11127: pos: len_dest_name > 0 ? _parent.ofs_dest_name - 108 : 0
        (JLE, 124, 129, 11132),                  # 11128: 129 is 0
        (NUMBER2, 124, 52, 19, 52, 52, 2),       # 11129
        (SUB, 121, 124, 322),                    # 11130: 322 is 108
        (JUMP, 11133),                           # 11131
        (MOVE, 121, 129),                        # 11132: 129 is 0
        (SEEK, 119, 52, 20, 121),                # 11133
        (LOAD, 124, 52, 1),                      # 11134
        (STORE, 52, 69, 124),                    # 11135
        (LOAD, 124, 52, 4),                      # 11136
        (STORE, 52, 70, 124),                    # 11137
        (JNZ, 124, 11144),                       # 11138: if: not is_ebcdic
        (LOAD, 124, 52, 25),                     # 11139: size: len
        (BYTES, 52, 72, 124),                    # 11140: ascii
        (UNPAD, 52, 72, 32),                     # 11141
        (CUT, 52, 72, 0, 0),                     # 11142
        (STORE, 52, 71, 127),                    # 11143: 127 is 1
        (LOAD, 124, 52, 70),                     # 11144: if: is_ebcdic
        (JZ, 124, 11151),                        # 11145
        (LOAD, 124, 52, 25),                     # 11146: size: len
        (BYTES, 52, 75, 124),                    # 11147: ebcdic
        (UNPAD, 52, 75, 64),                     # 11148
        (CUT, 52, 75, 0, 0),                     # 11149
        (STORE, 52, 74, 127),                    # 11150: 127 is 1
        (CLOSE, 119),                            # 11151: back from dest_name
        (STORE, 52, 68, 127),                    # 11152: 127 is 1
        (RETURN, 95),                            # 11153: dest_name is read
        (CALL, 95, 11125),                       # 11154: dest_name
        (LOAD, 20, 52, 68),                      # 11155
        (JZ, 20, 11264),                         # 11156
        (LOAD, 24, 52, 70),                      # 11157: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 24, 11212),                         # 11158
        (LOAD, 40, 52, 69),                      # 11159
        (JNE, 40, 134, 11170),                   # 11160: 134 is 273
        (LOAD, 40, 52, 74),                      # 11161
        (JZ, 40, 11508),                         # 11162
        (LOAD, 41, 52, 75),                      # 11163
        (LOAD, 42, 52, 76),                      # 11164
        (TEXT, 41, 5),                           # 11165
        (MOVE, 24, 41),                          # 11166
        (MOVE, 25, 42),                          # 11167
        (MOVE, 26, 333),                         # 11168: 333 is 5
        (JUMP, 11208),                           # 11169
        (JNE, 40, 139, 11180),                   # 11170: 139 is 500
        (LOAD, 40, 52, 74),                      # 11171
        (JZ, 40, 11508),                         # 11172
        (LOAD, 41, 52, 75),                      # 11173
        (LOAD, 42, 52, 76),                      # 11174
        (TEXT, 41, 6),                           # 11175
        (MOVE, 24, 41),                          # 11176
        (MOVE, 25, 42),                          # 11177
        (MOVE, 26, 330),                         # 11178: 330 is 6
        (JUMP, 11208),                           # 11179
        (JNE, 40, 140, 11190),                   # 11180: 140 is 1047
        (LOAD, 40, 52, 74),                      # 11181
        (JZ, 40, 11508),                         # 11182
        (LOAD, 41, 52, 75),                      # 11183
        (LOAD, 42, 52, 76),                      # 11184
        (TEXT, 41, 7),                           # 11185
        (MOVE, 24, 41),                          # 11186
        (MOVE, 25, 42),                          # 11187
        (MOVE, 26, 132),                         # 11188: 132 is 7
        (JUMP, 11208),                           # 11189
        (JNE, 40, 141, 11200),                   # 11190: 141 is 1140
        (LOAD, 40, 52, 74),                      # 11191
        (JZ, 40, 11508),                         # 11192
        (LOAD, 41, 52, 75),                      # 11193
        (LOAD, 42, 52, 76),                      # 11194
        (TEXT, 41, 8),                           # 11195
        (MOVE, 24, 41),                          # 11196
        (MOVE, 25, 42),                          # 11197
        (MOVE, 26, 130),                         # 11198: 130 is 8
        (JUMP, 11208),                           # 11199
        (LOAD, 40, 52, 74),                      # 11200
        (JZ, 40, 11508),                         # 11201
        (LOAD, 41, 52, 75),                      # 11202
        (LOAD, 42, 52, 76),                      # 11203
        (TEXT, 41, 1),                           # 11204
        (MOVE, 24, 41),                          # 11205
        (MOVE, 25, 42),                          # 11206
        (MOVE, 26, 127),                         # 11207: 127 is 1
        (MOVE, 21, 24),                          # 11208
        (MOVE, 22, 25),                          # 11209
        (MOVE, 23, 26),                          # 11210
        (JUMP, 11261),                           # 11211
        (LOAD, 24, 52, 69),                      # 11212
        (JNE, 24, 147, 11223),                   # 11213: 147 is 1208
        (LOAD, 24, 52, 71),                      # 11214
        (JZ, 24, 11508),                         # 11215
        (LOAD, 25, 52, 72),                      # 11216
        (LOAD, 26, 52, 73),                      # 11217
        (TEXT, 25, 2),                           # 11218
        (MOVE, 21, 25),                          # 11219
        (MOVE, 22, 26),                          # 11220
        (MOVE, 23, 128),                         # 11221: 128 is 2
        (JUMP, 11261),                           # 11222
        (JNE, 24, 148, 11233),                   # 11223: 148 is 1252
        (LOAD, 24, 52, 71),                      # 11224
        (JZ, 24, 11508),                         # 11225
        (LOAD, 25, 52, 72),                      # 11226
        (LOAD, 26, 52, 73),                      # 11227
        (TEXT, 25, 9),                           # 11228
        (MOVE, 21, 25),                          # 11229
        (MOVE, 22, 26),                          # 11230
        (MOVE, 23, 329),                         # 11231: 329 is 9
        (JUMP, 11261),                           # 11232
        (JNE, 24, 144, 11243),                   # 11233: 144 is 437
        (LOAD, 24, 52, 71),                      # 11234
        (JZ, 24, 11508),                         # 11235
        (LOAD, 25, 52, 72),                      # 11236
        (LOAD, 26, 52, 73),                      # 11237
        (TEXT, 25, 10),                          # 11238
        (MOVE, 21, 25),                          # 11239
        (MOVE, 22, 26),                          # 11240
        (MOVE, 23, 156),                         # 11241: 156 is 10
        (JUMP, 11261),                           # 11242
        (JNE, 24, 146, 11253),                   # 11243: 146 is 850
        (LOAD, 24, 52, 71),                      # 11244
        (JZ, 24, 11508),                         # 11245
        (LOAD, 25, 52, 72),                      # 11246
        (LOAD, 26, 52, 73),                      # 11247
        (TEXT, 25, 11),                          # 11248
        (MOVE, 21, 25),                          # 11249
        (MOVE, 22, 26),                          # 11250
        (MOVE, 23, 159),                         # 11251: 159 is 11
        (JUMP, 11261),                           # 11252
        (LOAD, 24, 52, 71),                      # 11253
        (JZ, 24, 11508),                         # 11254
        (LOAD, 25, 52, 72),                      # 11255
        (LOAD, 26, 52, 73),                      # 11256
        (TEXT, 25, 0),                           # 11257
        (MOVE, 21, 25),                          # 11258
        (MOVE, 22, 26),                          # 11259
        (MOVE, 23, 129),                         # 11260: 129 is 0
        (STORE, 52, 77, 21),                     # 11261
        (STORE, 52, 78, 22),                     # 11262
        (STORE, 52, 79, 23),                     # 11263
        (LOAD, 11, 8, 1),                        # 11264: mqmde_action, value: index > 0 and before != 10 ? (before == 11 ? 2 : 4) : verdict.code == 1 or verdict.code == 2 or verd ...
        (JNE, 11, 159, 11402),                   # 11265: 159 is 11
        (LOAD, 23, 8, 0),                        # 11266
        (JLE, 23, 129, 11277),                   # 11267: 129 is 0
        (LOAD, 23, 8, 4),                        # 11268
        (JEQ, 23, 156, 11277),                   # 11269: 156 is 10
        (LOAD, 26, 8, 4),                        # 11270
        (JNE, 26, 159, 11274),                   # 11271: 159 is 11
        (MOVE, 23, 128),                         # 11272: 128 is 2
        (JUMP, 11275),                           # 11273
        (MOVE, 23, 131),                         # 11274: 131 is 4
        (MOVE, 20, 23),                          # 11275
        (JUMP, 11400),                           # 11276
        (LOAD, 23, 8, 20),                       # 11277
        (JEQ, 23, 127, 11281),                   # 11278: 127 is 1
        (JEQ, 23, 128, 11281),                   # 11279: 128 is 2
        (JNE, 23, 132, 11283),                   # 11280: 132 is 7
        (MOVE, 20, 323),                         # 11281: 323 is 3
        (JUMP, 11400),                           # 11282
        (JNE, 23, 129, 11316),                   # 11283: 129 is 0
        (LOAD, 24, 8, 4),                        # 11284
        (JEQ, 24, 156, 11318),                   # 11285: 156 is 10
        (JZ, 1, 11318),                          # 11286
        (AND, 40, 2, 126),                       # 11287: 126 is 15
        (JEQ, 40, 127, 11290),                   # 11288: 127 is 1
        (JNE, 40, 128, 11292),                   # 11289: 128 is 2
        (MOVE, 24, 2),                           # 11290
        (JUMP, 11305),                           # 11291
        (CALL, 2, 16),                           # 11292: start
        (LOAD, 40, 0, 2),                        # 11293
        (LOAD, 41, 0, 3),                        # 11294
        (JNE, 41, 130, 11304),                   # 11295: 130 is 8
        (BYTE, 42, 40, 131),                     # 11296: start; 131 is 4
        (JEQ, 42, 129, 11304),                   # 11297: 129 is 0
        (LOAD, 40, 0, 2),                        # 11298: start
        (LOAD, 41, 0, 3),                        # 11299
        (BYTE, 42, 40, 132),                     # 11300: 132 is 7
        (JNE, 42, 129, 11304),                   # 11301: 129 is 0
        (MOVE, 24, 133),                         # 11302: 133 is 546
        (JUMP, 11305),                           # 11303
        (MOVE, 24, 134),                         # 11304: 134 is 273
        (AND, 40, 24, 126),                      # 11305: 126 is 15
        (LOAD, 41, 8, 2),                        # 11306
        (AND, 42, 41, 126),                      # 11307: 126 is 15
        (JNE, 40, 42, 11316),                    # 11308
        (LOAD, 24, 0, 0),                        # 11309
        (JZ, 24, 11508),                         # 11310
        (ROWAT, 96, 1, 24),                      # 11311
        (LOAD, 25, 96, 6),                       # 11312
        (LOAD, 26, 8, 11),                       # 11313
        (EQ, 40, 26, 128),                       # 11314: 128 is 2
        (JEQ, 25, 40, 11318),                    # 11315
        (MOVE, 20, 128),                         # 11316: 128 is 2
        (JUMP, 11400),                           # 11317
        (LOAD, 24, 8, 21),                       # 11318
        (JZ, 24, 11508),                         # 11319
        (ROWAT, 97, 5, 24),                      # 11320
        (LOAD, 25, 97, 1),                       # 11321
        (JZ, 25, 11508),                         # 11322
        (ROWAT, 98, 8, 25),                      # 11323
        (NUMBER2, 43, 98, 10, 36, 52, 2),        # 11324
        (AND, 44, 43, 377),                      # 11325: 377 is 4064
        (JEQ, 44, 129, 11329),                   # 11326: 129 is 0
        (MOVE, 40, 378),                         # 11327: 378 is 2249
        (JUMP, 11345),                           # 11328
        (NUMBER2, 43, 98, 10, 28, 52, 2),        # 11329
        (JLT, 43, 127, 11332),                   # 11330: 127 is 1
        (JLE, 43, 342, 11334),                   # 11331: 342 is 999999999
        (MOVE, 40, 379),                         # 11332: 379 is 2250
        (JUMP, 11345),                           # 11333
        (NUMBER2, 43, 98, 10, 32, 52, 2),        # 11334
        (JLT, 43, 129, 11337),                   # 11335: 129 is 0
        (JLE, 43, 342, 11339),                   # 11336: 342 is 999999999
        (MOVE, 40, 380),                         # 11337: 380 is 2251
        (JUMP, 11345),                           # 11338
        (NUMBER2, 43, 98, 10, 40, 52, 2),        # 11339
        (NEG, 44, 127),                          # 11340: 127 is 1
        (JGE, 43, 44, 11344),                    # 11341
        (MOVE, 40, 381),                         # 11342: 381 is 2252
        (JUMP, 11345),                           # 11343
        (MOVE, 40, 129),                         # 11344: 129 is 0
        (JEQ, 40, 129, 11348),                   # 11345: 129 is 0
        (MOVE, 20, 323),                         # 11346: 323 is 3
        (JUMP, 11400),                           # 11347
        (LOAD, 24, 8, 4),                        # 11348
        (JEQ, 24, 156, 11358),                   # 11349: 156 is 10
        (JZ, 1, 11356),                          # 11350
        (LOAD, 40, 0, 0),                        # 11351
        (JZ, 40, 11508),                         # 11352
        (ROWAT, 99, 1, 40),                      # 11353
        (NUMBER2, 24, 99, 3, 4, 52, 2),          # 11354
        (JUMP, 11357),                           # 11355
        (MOVE, 24, 6),                           # 11356
        (JNE, 24, 127, 11360),                   # 11357: 127 is 1
        (MOVE, 20, 127),                         # 11358: 127 is 1
        (JUMP, 11400),                           # 11359
        (JZ, 1, 11366),                          # 11360
        (LOAD, 40, 0, 0),                        # 11361
        (JZ, 40, 11508),                         # 11362
        (ROWAT, 100, 1, 40),                     # 11363
        (NUMBER2, 24, 100, 3, 4, 52, 2),         # 11364
        (JUMP, 11367),                           # 11365
        (MOVE, 24, 6),                           # 11366
        (JNE, 24, 129, 11370),                   # 11367: 129 is 0
        (MOVE, 20, 333),                         # 11368: 333 is 5
        (JUMP, 11400),                           # 11369
        (JNZ, 1, 11373),                         # 11370
        (JZ, 7, 11399),                          # 11371
        (JUMP, 11397),                           # 11372
        (LOAD, 24, 0, 0),                        # 11373
        (JZ, 24, 11508),                         # 11374
        (ROWAT, 101, 1, 24),                     # 11375
        (NUMBER2, 25, 101, 3, 4, 52, 2),         # 11376
        (JNE, 25, 128, 11397),                   # 11377: 128 is 2
        (LOAD, 24, 0, 0),                        # 11378
        (JZ, 24, 11508),                         # 11379
        (ROWAT, 102, 1, 24),                     # 11380
        (LOAD, 25, 102, 65),                     # 11381
        (JZ, 25, 11508),                         # 11382
        (ROWAT, 103, 2, 25),                     # 11383
        (MOVE, 26, 129),                         # 11384: 129 is 0
        (JSAMEN, 103, 1, 0, 496, 24, 11396),     # 11385: group_id != b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
        (NUMBER2, 40, 103, 1, 24, 52, 0),        # 11386
        (JNE, 40, 127, 11396),                   # 11387: 127 is 1
        (NUMBER2, 40, 103, 1, 28, 52, 0),        # 11388
        (JNE, 40, 129, 11396),                   # 11389: 129 is 0
        (NUMBER2, 40, 103, 2, 0, 52, 0),         # 11390
        (JNE, 40, 129, 11396),                   # 11391: 129 is 0
        (NUMBER2, 40, 103, 3, 0, 52, 0),         # 11392
        (NEG, 41, 127),                          # 11393: 127 is 1
        (JNE, 40, 41, 11396),                    # 11394
        (MOVE, 26, 127),                         # 11395: 127 is 1
        (JZ, 26, 11399),                         # 11396
        (MOVE, 20, 127),                         # 11397: 127 is 1
        (JUMP, 11400),                           # 11398
        (MOVE, 20, 128),                         # 11399: 128 is 2
        (STORE, 8, 28, 20),                      # 11400
        (STORE, 8, 27, 127),                     # 11401: 127 is 1
        (LOAD, 11, 8, 1),                        # 11402: mqmde_reason, value: verdict.code == 0 ? header.as<mqmde::mde>.refusal : 2248
        (JNE, 11, 159, 11442),                   # 11403: 159 is 11
        (LOAD, 11, 8, 27),                       # 11404
        (JZ, 11, 11508),                         # 11405
        (LOAD, 12, 8, 28),                       # 11406
        (JNE, 12, 323, 11442),                   # 11407: 323 is 3
        (LOAD, 23, 8, 20),                       # 11408
        (JNE, 23, 129, 11439),                   # 11409: 129 is 0
        (LOAD, 23, 8, 21),                       # 11410
        (JZ, 23, 11508),                         # 11411
        (ROWAT, 104, 5, 23),                     # 11412
        (LOAD, 24, 104, 1),                      # 11413
        (JZ, 24, 11508),                         # 11414
        (ROWAT, 105, 8, 24),                     # 11415
        (NUMBER2, 43, 105, 10, 36, 52, 2),       # 11416
        (AND, 44, 43, 377),                      # 11417: 377 is 4064
        (JEQ, 44, 129, 11421),                   # 11418: 129 is 0
        (MOVE, 40, 378),                         # 11419: 378 is 2249
        (JUMP, 11437),                           # 11420
        (NUMBER2, 43, 105, 10, 28, 52, 2),       # 11421
        (JLT, 43, 127, 11424),                   # 11422: 127 is 1
        (JLE, 43, 342, 11426),                   # 11423: 342 is 999999999
        (MOVE, 40, 379),                         # 11424: 379 is 2250
        (JUMP, 11437),                           # 11425
        (NUMBER2, 43, 105, 10, 32, 52, 2),       # 11426
        (JLT, 43, 129, 11429),                   # 11427: 129 is 0
        (JLE, 43, 342, 11431),                   # 11428: 342 is 999999999
        (MOVE, 40, 380),                         # 11429: 380 is 2251
        (JUMP, 11437),                           # 11430
        (NUMBER2, 43, 105, 10, 40, 52, 2),       # 11431
        (NEG, 44, 127),                          # 11432: 127 is 1
        (JGE, 43, 44, 11436),                    # 11433
        (MOVE, 40, 381),                         # 11434: 381 is 2252
        (JUMP, 11437),                           # 11435
        (MOVE, 40, 129),                         # 11436: 129 is 0
        (MOVE, 20, 40),                          # 11437
        (JUMP, 11440),                           # 11438
        (MOVE, 20, 384),                         # 11439: 384 is 2248
        (STORE, 8, 30, 20),                      # 11440
        (STORE, 8, 29, 127),                     # 11441: 127 is 1
        (LOOP, 9, 6),                            # 11442
        (JUMP, 5507),                            # 11443
        (LOAD, 11, 0, 4),                        # 11444
        (JLT, 11, 156, 11447),                   # 11445: 156 is 10
        (JLE, 11, 182, 11449),                   # 11446: 182 is 19
        (MOVE, 8, 129),                          # 11447: 129 is 0
        (JUMP, 11470),                           # 11448
        (LOAD, 11, 0, 7),                        # 11449
        (JZ, 11, 11508),                         # 11450
        (LOAD, 12, 0, 9),                        # 11451
        (SUB, 12, 12, 127),                      # 11452: 127 is 1
        (ITEM, 106, 3, 0, 8, 12),                # 11453
        (MOVE, 20, 129),                         # 11454: 129 is 0
        (LOAD, 21, 106, 26),                     # 11455
        (JNE, 21, 129, 11461),                   # 11456: 129 is 0
        (LOAD, 21, 106, 22),                     # 11457
        (JLT, 21, 156, 11461),                   # 11458: 156 is 10
        (JGT, 21, 182, 11461),                   # 11459: 182 is 19
        (MOVE, 20, 127),                         # 11460: 127 is 1
        (JZ, 20, 11464),                         # 11461
        (MOVE, 8, 324),                          # 11462: 324 is 20
        (JUMP, 11470),                           # 11463
        (LOAD, 11, 0, 7),                        # 11464
        (JZ, 11, 11508),                         # 11465
        (LOAD, 12, 0, 9),                        # 11466
        (SUB, 12, 12, 127),                      # 11467: 127 is 1
        (ITEM, 107, 3, 0, 8, 12),                # 11468
        (LOAD, 8, 107, 26),                      # 11469
        (STORE, 0, 12, 8),                       # 11470
        (LOAD, 11, 0, 4),                        # 11471
        (JLT, 11, 156, 11481),                   # 11472: 156 is 10
        (JGT, 11, 182, 11481),                   # 11473: 182 is 19
        (LOAD, 11, 0, 7),                        # 11474
        (JZ, 11, 11508),                         # 11475
        (LOAD, 12, 0, 9),                        # 11476
        (SUB, 12, 12, 127),                      # 11477: 127 is 1
        (ITEM, 108, 3, 0, 8, 12),                # 11478
        (LOAD, 8, 108, 22),                      # 11479
        (JUMP, 11482),                           # 11480
        (LOAD, 8, 0, 4),                         # 11481
        (STORE, 0, 13, 8),                       # 11482
        (LOAD, 11, 0, 4),                        # 11483
        (JLT, 11, 156, 11493),                   # 11484: 156 is 10
        (JGT, 11, 182, 11493),                   # 11485: 182 is 19
        (LOAD, 11, 0, 7),                        # 11486
        (JZ, 11, 11508),                         # 11487
        (LOAD, 12, 0, 9),                        # 11488
        (SUB, 12, 12, 127),                      # 11489: 127 is 1
        (ITEM, 109, 3, 0, 8, 12),                # 11490
        (LOAD, 8, 109, 23),                      # 11491
        (JUMP, 11494),                           # 11492
        (LOAD, 8, 0, 5),                         # 11493
        (STORE, 0, 14, 8),                       # 11494
        (LOAD, 11, 0, 4),                        # 11495
        (JLT, 11, 156, 11505),                   # 11496: 156 is 10
        (JGT, 11, 182, 11505),                   # 11497: 182 is 19
        (LOAD, 11, 0, 7),                        # 11498
        (JZ, 11, 11508),                         # 11499
        (LOAD, 12, 0, 9),                        # 11500
        (SUB, 12, 12, 127),                      # 11501: 127 is 1
        (ITEM, 110, 3, 0, 8, 12),                # 11502
        (LOAD, 8, 110, 25),                      # 11503
        (JUMP, 11506),                           # 11504
        (LOAD, 8, 0, 6),                         # 11505
        (STORE, 0, 15, 8),                       # 11506
        (DONE,),                                 # 11507: read
        (FAIL,),                                 # 11508: handed over
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
            'is_ebcdic': Computed(6, 'bool'),
            'format': Inline({
                'ascii': Present(7, Span(8, 'ISO-8859-1')),
                'ebcdic': Present(10, Span(11, 'IBM037')),
                'known': Inline({}),
                'value': Span(66, '*'),
                'kind': Formula('int', Computed(13, 'int')),
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
        'first_kind': Computed(4, 'int'),
        'first_encoding': Computed(5, 'int'),
        'first_ccsid': Computed(6, 'int'),
        'first': Inline({}),
        'links': Present(7, Items(8, 3, Inline({
            'len_left': Computed(6, 'int'),
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
            'found': Computed(20, 'int'),
            'verdict': Inline({}),
            'header': Rows(21, 5, OneOf({'xqh': Rows(0, 6, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'is_ebcdic': Computed(4, 'bool'),
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
                    'is_ebcdic': Computed(21, 'bool'),
                    'format': Inline({
                        'ascii': Present(22, Span(23, 'ISO-8859-1')),
                        'ebcdic': Present(25, Span(26, 'IBM037')),
                        'known': Inline({}),
                        'value': Span(87, '*'),
                        'kind': Formula('int', Computed(28, 'int')),
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
                'is_ebcdic': Computed(4, 'bool'),
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
                    'kind': Formula('int', Computed(24, 'int')),
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
                'is_ebcdic': Computed(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(17, '*'),
                    'kind': Formula('int', Computed(11, 'int')),
                }),
                'flags': Number(12, 0, 4, True, False, 'be', 2),
                'put_msg_rec_fields': Number(12, 4, 4, True, False, 'be', 2),
                'recs_present': Number(12, 8, 4, True, False, 'be', 2),
                'object_rec_offset': Number(12, 12, 4, True, False, 'be', 2),
                'put_msg_rec_offset': Number(12, 16, 4, True, False, 'be', 2),
                'num_object_records': Computed(15, 'int'),
                'num_put_msg_records': Computed(16, 'int'),
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
                    'has_array_outside': Formula('bool', Apply('and', (Apply('!=', (Number(12, 8, 4, True, False, 'be', 2), 0)), Apply('or', (Apply('and', (Apply('!=', (Number(12, 12, 4, True, False, 'be', 2), 0)), Apply('==', (Computed(15, 'int'), 0)))), Apply('and', (Apply('and', (Apply('!=', (Number(12, 16, 4, True, False, 'be', 2), 0)), Apply('!=', (Apply('&', (Number(12, 4, 4, True, False, 'be', 2), 31)), 0)))), Apply('==', (Computed(16, 'int'), 0))))))))),
                }),
                'new_msg_ids': Formula('bool', Apply('!=', (Apply('&', (Number(12, 0, 4, True, False, 'be', 2), 1)), 0))),
            })), 'rfh': Rows(4, 11, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'struc_length': Number(3, 8, 4, True, False, 'be', 2),
                'encoding': Number(3, 12, 4, True, False, 'be', 2),
                'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
                'is_ebcdic': Computed(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(20, '*'),
                    'kind': Formula('int', Computed(11, 'int')),
                }),
                'flags': Number(12, 0, 4, True, False, 'be', 2),
                'name_value_string': Inline({
                    'ascii': Present(14, Span(15, None)),
                    'ebcdic': Present(17, Span(18, None)),
                    'value': Span(23, '*'),
                }),
                'is_unaligned': Computed(26, 'bool'),
            })), 'rfh2': Rows(5, 12, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'struc_length': Number(3, 8, 4, True, False, 'be', 2),
                'encoding': Number(3, 12, 4, True, False, 'be', 2),
                'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
                'is_ebcdic': Computed(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(20, '*'),
                    'kind': Formula('int', Computed(11, 'int')),
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
                        'is_sound': Computed(17, 'bool'),
                        'data': Present(18, Span(19, '*')),
                    }))),
                    'stray': Span(18, None),
                    'ending': Computed(23, 'int'),
                }),
                'is_unaligned': Computed(24, 'bool'),
            })), 'cih': Rows(6, 14, Inline({
                'context': Inline({}),
                'struc_id': Fixed(3, 0, 4, None),
                'version': Number(3, 4, 4, True, False, 'be', 2),
                'struc_length': Number(3, 8, 4, True, False, 'be', 2),
                'encoding': Number(3, 12, 4, True, False, 'be', 2),
                'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
                'is_ebcdic': Computed(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(104, '*'),
                    'kind': Formula('int', Computed(11, 'int')),
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
                'is_ebcdic': Computed(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(62, '*'),
                    'kind': Formula('int', Computed(11, 'int')),
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
                'is_ebcdic': Computed(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(32, '*'),
                    'kind': Formula('int', Computed(11, 'int')),
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
                'is_ebcdic': Computed(4, 'bool'),
                'format': Inline({
                    'ascii': Present(5, Span(6, 'ISO-8859-1')),
                    'ebcdic': Present(8, Span(9, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(26, '*'),
                    'kind': Formula('int', Computed(11, 'int')),
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
                'len_src_env_inside': Computed(22, 'int'),
                'len_src_name_inside': Computed(23, 'int'),
                'len_dest_env_inside': Computed(24, 'int'),
                'len_dest_name_inside': Computed(25, 'int'),
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
                    'has_string_outside': Formula('bool', Apply('or', (Apply('or', (Apply('or', (Apply('and', (Apply('!=', (Number(19, 24, 4, True, False, 'be', 2), 0)), Apply('==', (Computed(22, 'int'), 0)))), Apply('and', (Apply('!=', (Number(19, 32, 4, True, False, 'be', 2), 0)), Apply('==', (Computed(23, 'int'), 0)))))), Apply('and', (Apply('!=', (Number(19, 40, 4, True, False, 'be', 2), 0)), Apply('==', (Computed(24, 'int'), 0)))))), Apply('and', (Apply('!=', (Number(19, 48, 4, True, False, 'be', 2), 0)), Apply('==', (Computed(25, 'int'), 0))))))),
                }),
                'is_last': Formula('bool', Apply('!=', (Apply('&', (Number(12, 0, 4, True, False, 'be', 2), 1)), 0))),
                'logical_offset': Formula('int', Apply('+', (Apply('*', (Number(19, 64, 4, True, False, 'be', 2), 1000000000)), Number(19, 60, 4, True, False, 'be', 2)))),
            }))})),
            'next_kind': Computed(22, 'int'),
            'said_encoding': Computed(23, 'int'),
            'said_ccsid': Computed(24, 'int'),
            'next_ccsid': Computed(25, 'int'),
            'next': Inline({}),
            'following': Inline({
                'integers': Formula('int', Apply('&', (Computed(23, 'int'), 15))),
                'decimals': Formula('int', Apply('&', (Apply('>>', (Computed(23, 'int'), 4)), 15))),
                'floats': Formula('int', Apply('&', (Apply('>>', (Computed(23, 'int'), 8)), 15))),
                'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Computed(23, 'int'), Apply('~', (4095,)))), 0))),
                'environment': Formula('int', Computed(23, 'int')),
                'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Computed(24, 'int'), 0)), Apply('==', (Computed(24, 'int'), -1)))), 0, Apply('?', (Apply('==', (Computed(24, 'int'), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Computed(24, 'int'), 37)), Apply('==', (Computed(24, 'int'), 273)))), Apply('==', (Computed(24, 'int'), 277)))), Apply('==', (Computed(24, 'int'), 500)))), Apply('==', (Computed(24, 'int'), 1047)))), Apply('==', (Computed(24, 'int'), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Computed(24, 'int'), 437)), Apply('==', (Computed(24, 'int'), 819)))), Apply('==', (Computed(24, 'int'), 850)))), Apply('==', (Computed(24, 'int'), 1208)))), Apply('==', (Computed(24, 'int'), 1252)))), 1, 4))))))))),
            }),
            'mqmde_action': Present(27, Computed(28, 'int')),
            'mqmde_reason': Present(29, Computed(30, 'int')),
            'announced': Formula('int', Computed(1, 'int')),
            'encoding': Formula('int', Computed(2, 'int')),
            'ccsid': Formula('int', Computed(3, 'int')),
            'offset': Formula('int', Computed(5, 'int')),
            'outcome': Formula('int', Computed(20, 'int')),
            'letters': Formula('int', Computed(11, 'int')),
        }))),
        'data': Span(10, None),
        'ending': Computed(12, 'int'),
        'data_kind': Computed(13, 'int'),
        'data_encoding': Computed(14, 'int'),
        'data_ccsid': Computed(15, 'int'),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
