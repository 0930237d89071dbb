# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MaxdbTcp(KaitaiStruct):

    class ArgumentId(IntEnum):
        node = 62
        process_id = 73
        port = 80
        acknowledge = 82
        version = 86
        authentication = 97
        db_root = 100
        server_program = 112
        omit_reply_part = 114

    class ByteOrder(IntEnum):
        big = 1
        little = 2
        half_swapped = 3

    class ConnectCode(IntEnum):
        ascii = 0
        ebcdic = 1

    class MessClass(IntEnum):
        keep_alive = 49
        keep_alive_old = 50
        info_request = 51
        info_reply = 52
        ping_request = 53
        ping_reply = 54
        debug_level_request = 55
        debug_level_reply = 56
        migrate_request = 57
        migrate_reply = 58
        user_connect_request = 61
        user_connect_reply = 62
        user_data_request = 63
        user_data_reply = 64
        user_cancel_request = 65
        user_release_request = 66
        kernel_connect_request = 71
        kernel_connect_reply = 72
        kernel_data_request = 73
        kernel_data_reply = 74
        kernel_release_request = 76
        dump_request = 81
        control_connect_request = 91
        control_connect_reply = 92
        control_cancel_request = 93
        certificate_request = 94
        certificate_reply = 95
        new_user_connect_request = 100

    class OsType(IntEnum):
        mainframe_0 = 0
        mainframe_1 = 1
        mainframe_2 = 2
        mainframe_3 = 3
        mainframe_4 = 4
        vmsp = 5
        mainframe_6 = 6
        vms = 7
        dos = 8
        os2 = 9
        bs2000 = 10
        unix = 11
        sinix = 12
        win32 = 13

    class PayloadKind(IntEnum):
        other = 0
        packet = 1
        connect = 2
        piece = 3

    class RteFlags(IntEnum):
        normal = 0
        commit = 1

    class RteReturnCode(IntEnum):
        ok = 0
        not_ok = 1
        task_limit = 2
        timeout = 3
        crash = 4
        start_required = 5
        shutdown = 6
        send_line_down = 7
        receive_line_down = 8
        packet_limit = 9
        released = 10
        would_block = 11
        unknown_request = 12
        server_or_db_unknown = 13

    class ServiceType(IntEnum):
        user = 0
        async_user = 1
        utility = 2
        distribution = 3
        control = 4
        event = 5
        stream = 6
        ping = 7
        lvc_user = 8
        oltp_user = 9
    def __init__(self, byte_order, service, argument_form, port_in_packet_order, strictness, accept_termchar, ebcdic_ccsid, vardata_250, _io, _parent=None, _root=None):
        super(MaxdbTcp, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.byte_order = byte_order
        self.service = service
        self.argument_form = argument_form
        self.port_in_packet_order = port_in_packet_order
        self.strictness = strictness
        self.accept_termchar = accept_termchar
        self.ebcdic_ccsid = ebcdic_ccsid
        self.vardata_250 = vardata_250
        self._read()

    def _read(self):
        self.header = MaxdbTcp.Header(self._io, self, self._root)
        self.payload = self._io.read_bytes(self.header.act_send_len - 24)


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        _ = self.length_bytes
        if hasattr(self, '_m_length_bytes'):
            pass

        _ = self.mess_class_byte
        if hasattr(self, '_m_mess_class_byte'):
            pass

        _ = self.payload_swap
        if hasattr(self, '_m_payload_swap'):
            pass

        _ = self.swap_type_byte
        if hasattr(self, '_m_swap_type_byte'):
            pass


    class Header(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(MaxdbTcp.Header, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            _on = self._root.order
            if _on == MaxdbTcp.ByteOrder.big:
                pass
                self._is_le = False
            elif _on == MaxdbTcp.ByteOrder.little:
                pass
                self._is_le = True
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/header")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.act_send_len = self._io.read_s4le()
            if not self.act_send_len >= 24:
                raise kaitaistruct.ValidationLessThanError(24, self.act_send_len, self._io, u"/types/header/seq/0")
            self.protocol_id = self._io.read_u1()
            self.mess_class = self._io.read_u1()
            self.rte_flags = self._io.read_u1()
            self.residual_packets = self._io.read_u1()
            self.sender_ref = self._io.read_s4le()
            self.receiver_ref = self._io.read_s4le()
            self.rte_return_code = self._io.read_s2le()
            self.new_swap_type = self._io.read_u1()
            self.filler = self._io.read_u1()
            self.max_send_len = self._io.read_s4le()

        def _read_be(self):
            self.act_send_len = self._io.read_s4be()
            if not self.act_send_len >= 24:
                raise kaitaistruct.ValidationLessThanError(24, self.act_send_len, self._io, u"/types/header/seq/0")
            self.protocol_id = self._io.read_u1()
            self.mess_class = self._io.read_u1()
            self.rte_flags = self._io.read_u1()
            self.residual_packets = self._io.read_u1()
            self.sender_ref = self._io.read_s4be()
            self.receiver_ref = self._io.read_s4be()
            self.rte_return_code = self._io.read_s2be()
            self.new_swap_type = self._io.read_u1()
            self.filler = self._io.read_u1()
            self.max_send_len = self._io.read_s4be()


        def _fetch_instances(self):
            pass


    @property
    def is_connect(self):
        if hasattr(self, '_m_is_connect'):
            return self._m_is_connect

        self._m_is_connect =  ((self.mess_class_byte == 51) or (self.mess_class_byte == 52) or (self.mess_class_byte == 61) or (self.mess_class_byte == 62)) 
        return getattr(self, '_m_is_connect', None)

    @property
    def is_data(self):
        if hasattr(self, '_m_is_data'):
            return self._m_is_data

        self._m_is_data =  ((self.mess_class_byte == 63) or (self.mess_class_byte == 64)) 
        return getattr(self, '_m_is_data', None)

    @property
    def length_bytes(self):
        if hasattr(self, '_m_length_bytes'):
            return self._m_length_bytes

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_length_bytes = self._io.read_bytes(4)
        self._io.seek(_pos)
        return getattr(self, '_m_length_bytes', None)

    @property
    def mess_class_byte(self):
        if hasattr(self, '_m_mess_class_byte'):
            return self._m_mess_class_byte

        _pos = self._io.pos()
        self._io.seek(5)
        self._m_mess_class_byte = self._io.read_u1()
        self._io.seek(_pos)
        return getattr(self, '_m_mess_class_byte', None)

    @property
    def order(self):
        if hasattr(self, '_m_order'):
            return self._m_order

        self._m_order = KaitaiStream.resolve_enum(MaxdbTcp.ByteOrder, (self.byte_order if  ((self.byte_order == 1) or (self.byte_order == 2))  else (1 if self.swap_type_byte == 3 else (2 if self.swap_type_byte == 4 else (KaitaiStream.byte_array_index(self.payload_swap, 0) if self.is_connect else (2 if  ((KaitaiStream.byte_array_index(self.length_bytes, 0) != 0) and (KaitaiStream.byte_array_index(self.length_bytes, 3) == 0))  else (1 if  ((KaitaiStream.byte_array_index(self.length_bytes, 0) == 0) and (KaitaiStream.byte_array_index(self.length_bytes, 3) != 0))  else (1 if  ((self.is_data) and (KaitaiStream.byte_array_index(self.payload_swap, 0) == 1))  else 2))))))))
        return getattr(self, '_m_order', None)

    @property
    def payload_swap(self):
        if hasattr(self, '_m_payload_swap'):
            return self._m_payload_swap

        _pos = self._io.pos()
        self._io.seek(25)
        self._m_payload_swap = self._io.read_bytes((1 if  ((self.is_connect) or (self.is_data))  else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_payload_swap', None)

    @property
    def swap_type_byte(self):
        if hasattr(self, '_m_swap_type_byte'):
            return self._m_swap_type_byte

        _pos = self._io.pos()
        self._io.seek(18)
        self._m_swap_type_byte = self._io.read_u1()
        self._io.seek(_pos)
        return getattr(self, '_m_swap_type_byte', None)


