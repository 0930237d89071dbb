# Generated from ksy/sas/sas_mq_file_descriptor.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_file_descriptor: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, DONE, FAIL, JEQ, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NUMBER2, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, SHL, STORE
from ksyspark.compiler.plan import Inline, Number, Plan, Present, Span, Table, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_file_descriptor
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: encoding
        (PARAM, 4, 3),                           # 4: descriptor
        (PARAM, 5, 4),                           # 5: descriptor
        (SAME, 9, 1, 36),                        # 6: 36 is b'little'
        (JZ, 9, 10),                             # 7
        (MOVE, 6, 38),                           # 8: 38 is 0
        (JUMP, 98),                              # 9
        (SAME, 9, 1, 39),                        # 10: 39 is b'big'
        (JZ, 9, 14),                             # 11
        (MOVE, 6, 41),                           # 12: 41 is 1
        (JUMP, 98),                              # 13
        (AND, 9, 3, 42),                         # 14: 42 is 15
        (JNE, 9, 41, 18),                        # 15: 41 is 1
        (MOVE, 6, 41),                           # 16: 41 is 1
        (JUMP, 98),                              # 17
        (JEQ, 9, 43, 43),                        # 18: 43 is 2
        (JUMP, 39),                              # 19: first_word, where it is used
        (LOAD, 10, 0, 0),                        # 20
        (JNZ, 10, 38),                           # 21
        (SEEKROOT, 11, 38),                      # 22: pos: 0; 38 is 0
        (SAME, 16, 4, 44),                       # 23: size: _io.size >= number_bytes ? number_bytes : 0; 44 is b'long'
        (JZ, 16, 29),                            # 24
        (ROOTSIZE, 16),                          # 25
        (JNE, 16, 46, 29),                       # 26: 46 is 16
        (MOVE, 13, 47),                          # 27: 47 is 8
        (JUMP, 30),                              # 28
        (MOVE, 13, 48),                          # 29: 48 is 4
        (ROOTSIZE, 19),                          # 30
        (JLT, 19, 13, 34),                       # 31
        (MOVE, 16, 13),                          # 32
        (JUMP, 35),                              # 33
        (MOVE, 16, 38),                          # 34: 38 is 0
        (BYTES, 0, 1, 16),                       # 35: first_word
        (CLOSE, 11),                             # 36: back from first_word
        (STORE, 0, 0, 41),                       # 37: 41 is 1
        (RETURN, 1),                             # 38: first_word is read
        (CALL, 1, 20),                           # 39: first_word
        (LOAD, 20, 0, 1),                        # 40
        (LOAD, 21, 0, 2),                        # 41
        (JNE, 21, 38, 45),                       # 42: 38 is 0
        (MOVE, 6, 38),                           # 43: 38 is 0
        (JUMP, 98),                              # 44
        (JNE, 21, 47, 56),                       # 45: first_word; 47 is 8
        (MOVE, 9, 38),                           # 46: 38 is 0
        (BYTE, 22, 20, 38),                      # 47: first_word; 38 is 0
        (JNE, 22, 38, 54),                       # 48: 38 is 0
        (LOAD, 20, 0, 1),                        # 49: first_word
        (LOAD, 21, 0, 2),                        # 50
        (BYTE, 22, 20, 49),                      # 51: 49 is 7
        (JEQ, 22, 38, 54),                       # 52: 38 is 0
        (MOVE, 9, 41),                           # 53: 41 is 1
        (MOVE, 6, 9),                            # 54
        (JUMP, 98),                              # 55
        (MOVE, 9, 38),                           # 56: 38 is 0
        (BYTE, 22, 20, 50),                      # 57: first_word; 50 is 3
        (SHL, 23, 22, 47),                       # 58: 47 is 8
        (LOAD, 24, 0, 1),                        # 59: first_word
        (LOAD, 25, 0, 2),                        # 60
        (BYTE, 26, 24, 43),                      # 61: 43 is 2
        (ADD, 27, 23, 26),                       # 62
        (LOAD, 28, 0, 1),                        # 63: first_word
        (LOAD, 29, 0, 2),                        # 64
        (BYTE, 30, 28, 38),                      # 65: 38 is 0
        (SHL, 31, 30, 47),                       # 66: 47 is 8
        (LOAD, 32, 0, 1),                        # 67: first_word
        (LOAD, 33, 0, 2),                        # 68
        (BYTE, 34, 32, 41),                      # 69: 41 is 1
        (ADD, 35, 31, 34),                       # 70
        (JGT, 27, 35, 96),                       # 71
        (LOAD, 20, 0, 1),                        # 72: first_word
        (LOAD, 21, 0, 2),                        # 73
        (BYTE, 22, 20, 50),                      # 74: 50 is 3
        (SHL, 23, 22, 47),                       # 75: 47 is 8
        (LOAD, 24, 0, 1),                        # 76: first_word
        (LOAD, 25, 0, 2),                        # 77
        (BYTE, 26, 24, 43),                      # 78: 43 is 2
        (ADD, 27, 23, 26),                       # 79
        (LOAD, 28, 0, 1),                        # 80: first_word
        (LOAD, 29, 0, 2),                        # 81
        (BYTE, 30, 28, 38),                      # 82: 38 is 0
        (SHL, 31, 30, 47),                       # 83: 47 is 8
        (LOAD, 32, 0, 1),                        # 84: first_word
        (LOAD, 33, 0, 2),                        # 85
        (BYTE, 34, 32, 41),                      # 86: 41 is 1
        (ADD, 35, 31, 34),                       # 87
        (JNE, 27, 35, 97),                       # 88
        (LOAD, 20, 0, 1),                        # 89: first_word
        (LOAD, 21, 0, 2),                        # 90
        (BYTE, 22, 20, 41),                      # 91: 41 is 1
        (LOAD, 23, 0, 1),                        # 92: first_word
        (LOAD, 24, 0, 2),                        # 93
        (BYTE, 25, 23, 43),                      # 94: 43 is 2
        (JLE, 22, 25, 97),                       # 95
        (MOVE, 9, 41),                           # 96: 41 is 1
        (MOVE, 6, 9),                            # 97
        (STORE, 0, 3, 6),                        # 98
        (SAME, 9, 4, 44),                        # 99: 44 is b'long'
        (JZ, 9, 105),                            # 100
        (ROOTSIZE, 9),                           # 101
        (JNE, 9, 46, 105),                       # 102: 46 is 16
        (MOVE, 6, 47),                           # 103: 47 is 8
        (JUMP, 106),                             # 104
        (MOVE, 6, 48),                           # 105: 48 is 4
        (STORE, 0, 4, 6),                        # 106
        (LOAD, 6, 0, 3),                         # 107: switch-on: is_be
        (JNE, 6, 41, 111),                       # 108: cases: true; 41 is 1
        (STORE, 0, 5, 38),                       # 109: byte order be; 38 is 0
        (JUMP, 114),                             # 110
        (JNE, 6, 38, 157),                       # 111: cases: false; 38 is 0
        (STORE, 0, 5, 41),                       # 112: byte order le; 41 is 1
        (JUMP, 114),                             # 113
        (LOAD, 6, 0, 4),                         # 114: if: long_bytes != 8
        (JEQ, 6, 47, 118),                       # 115: 47 is 8
        (RUN, 0, 7, 4),                          # 116: narrow
        (STORE, 0, 6, 41),                       # 117: 41 is 1
        (JNE, 6, 47, 121),                       # 118: if: long_bytes == 8; 47 is 8
        (RUN, 0, 9, 8),                          # 119: wide
        (STORE, 0, 8, 41),                       # 120: 41 is 1
        (LOAD, 6, 0, 3),                         # 121: switch-on: is_be
        (JNE, 6, 41, 125),                       # 122: cases: true; 41 is 1
        (STORE, 0, 10, 38),                      # 123: byte order be; 38 is 0
        (JUMP, 128),                             # 124
        (JNE, 6, 38, 157),                       # 125: cases: false; 38 is 0
        (STORE, 0, 10, 41),                      # 126: byte order le; 41 is 1
        (JUMP, 128),                             # 127
        (LOAD, 6, 0, 4),                         # 128: if: long_bytes != 8
        (JEQ, 6, 47, 132),                       # 129: 47 is 8
        (RUN, 0, 12, 4),                         # 130: narrow
        (STORE, 0, 11, 41),                      # 131: 41 is 1
        (JNE, 6, 47, 135),                       # 132: if: long_bytes == 8; 47 is 8
        (RUN, 0, 14, 8),                         # 133: wide
        (STORE, 0, 13, 41),                      # 134: 41 is 1
        (REST, 0, 15),                           # 135: trailing_bytes
        (LOAD, 9, 0, 4),                         # 136: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 9, 47, 142),                       # 137: 47 is 8
        (LOAD, 9, 0, 8),                         # 138
        (JZ, 9, 157),                            # 139
        (NUMBER2, 6, 0, 9, 0, 56, 5),            # 140
        (JUMP, 145),                             # 141
        (LOAD, 9, 0, 6),                         # 142
        (JZ, 9, 157),                            # 143
        (NUMBER2, 6, 0, 7, 0, 52, 5),            # 144
        (STORE, 0, 17, 6),                       # 145
        (LOAD, 9, 0, 4),                         # 146: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 9, 47, 152),                       # 147: 47 is 8
        (LOAD, 9, 0, 13),                        # 148
        (JZ, 9, 157),                            # 149
        (NUMBER2, 6, 0, 14, 0, 56, 10),          # 150
        (JUMP, 155),                             # 151
        (LOAD, 9, 0, 11),                        # 152
        (JZ, 9, 157),                            # 153
        (NUMBER2, 6, 0, 12, 0, 52, 10),          # 154
        (STORE, 0, 18, 6),                       # 155
        (DONE,),                                 # 156: read
        (FAIL,),                                 # 157: handed over
    ),
    constants=b'littlebiglong',
    tables=(
        Table(19, (0, 6, 8, 11, 13)),  # 0: sas_mq_file_descriptor
    ),
    registers=36,
    numbers=(-1, 6, 0, -7, 3, 1, 15, 2, -10, 4, 16, 8, 4, 7, 3),
    addresses=(0, -1),
    encodings=(),
    root=Inline({
        'first_word': Present(0, Span(1, None)),
        'is_be': Computed(3, 'bool'),
        'number_bytes': Computed(4, 'int'),
        'file': Inline({
            'logical_record_length': Inline({
                'narrow': Present(6, Number(7, 0, 4, True, False, 'be', 5)),
                'wide': Present(8, Number(9, 0, 8, True, False, 'be', 5)),
                'value': Computed(17, 'int'),
            }),
            'file_size': Inline({
                'narrow': Present(11, Number(12, 0, 4, True, False, 'be', 10)),
                'wide': Present(13, Number(14, 0, 8, True, False, 'be', 10)),
                'value': Computed(18, 'int'),
            }),
        }),
        'trailing_bytes': Span(15, None),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
