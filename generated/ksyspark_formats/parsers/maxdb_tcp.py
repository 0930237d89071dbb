# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import maxdb_packet
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MaxdbTcp(KaitaiStruct):
    """One piece of what a client and a database server write to each other on TCP: a
    header of 24 bytes and a payload. The payload of a data message is an order
    interface packet (maxdb_packet), that of a connect message is described here,
    others stay raw. Usual ports are 7210 and 7200.
    
    A long message is split: every piece has a header of its own, and the payloads
    belong together. Readers of streams and captures join them behind the header of
    the first piece; the payload of a piece alone stays raw.
    
    The byte order of the header is not written in it. It is taken from the
    parameter `byte_order`; else from new_swap_type; else, in connect messages, from
    the second byte of the payload, which is their swap kind; else from the length,
    which is far below 16 MiB, so that its highest byte is 0; else, where the lowest
    byte is 0 as well, from the swap kind of the packet in a data message.
    
    The source document (D1) has the packets alone. This header was read in the
    published sources of the vendor and of a client.
    
    .. seealso::
       7.6.00.37, sys/src/os/vos53k.cpp, sys/src/eo/geo003.h - https://github.com/GunterMueller/MaxDB_GPL_Releases
    """

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
    def __init__(self, byte_order, service, joined, argument_form, port_in_packet_order, strictness, accept_termchar, ebcdic_ccsid, vardata_250, _io, _parent=None, _root=None):
        super(MaxdbTcp, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.byte_order = byte_order
        self.service = service
        self.joined = joined
        self.argument_form = argument_form
        self.port_in_packet_order = port_in_packet_order
        self.strictness = strictness
        self.accept_termchar = accept_termchar
        self.ebcdic_ccsid = ebcdic_ccsid
        self.vardata_250 = vardata_250
        self._read()

    def _read(self):
        self.header = MaxdbTcp.Header(self._io, self, self._root)
        _on = self.payload_kind
        if _on == MaxdbTcp.PayloadKind.connect:
            pass
            self._raw_payload = self._io.read_bytes((self.header.max_send_len if self.joined == 1 else self.header.act_send_len) - 24)
            _io__raw_payload = KaitaiStream(BytesIO(self._raw_payload))
            self.payload = MaxdbTcp.Connect(_io__raw_payload, self, self._root)
        elif _on == MaxdbTcp.PayloadKind.packet:
            pass
            self._raw_payload = self._io.read_bytes((self.header.max_send_len if self.joined == 1 else self.header.act_send_len) - 24)
            _io__raw_payload = KaitaiStream(BytesIO(self._raw_payload))
            self.payload = maxdb_packet.MaxdbPacket(self.strictness, self.accept_termchar, self.ebcdic_ccsid, self.vardata_250, _io__raw_payload)
        else:
            pass
            self.payload = self._io.read_bytes((self.header.max_send_len if self.joined == 1 else self.header.act_send_len) - 24)


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        _on = self.payload_kind
        if _on == MaxdbTcp.PayloadKind.connect:
            pass
            self.payload._fetch_instances()
        elif _on == MaxdbTcp.PayloadKind.packet:
            pass
            self.payload._fetch_instances()
        else:
            pass
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


    class Connect(KaitaiStruct):
        """Begins a connection, or answers. 40 bytes and arguments."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MaxdbTcp.Connect, self).__init__(_io)
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
                raise kaitaistruct.UndecidedEndiannessError("/types/connect")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.code = KaitaiStream.resolve_enum(MaxdbTcp.ConnectCode, self._io.read_u1())
            self.swap = self._io.read_u1()
            self.connect_length = self._io.read_s2le()
            _ = self.connect_length
            if not  ((_ >= 40) and (_ <= self._io.size())) :
                raise kaitaistruct.ValidationExprError(self.connect_length, self._io, u"/types/connect/seq/2")
            self.service_type = KaitaiStream.resolve_enum(MaxdbTcp.ServiceType, self._io.read_u1())
            self.os_type = KaitaiStream.resolve_enum(MaxdbTcp.OsType, self._io.read_u1())
            self.fillers = self._io.read_bytes(2)
            self.max_segment_size = self._io.read_s4le()
            self.max_data_len = self._io.read_s4le()
            self.packet_size = self._io.read_s4le()
            self.min_reply_size = self._io.read_s4le()
            if self.code != MaxdbTcp.ConnectCode.ebcdic:
                pass
                self.receiver_ascii = (KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 32), 0, False)).decode(u"ISO-8859-1")

            if self.code == MaxdbTcp.ConnectCode.ebcdic:
                pass
                self.receiver_ebcdic = (KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 64), 0, False)).decode(u"IBM037")

            if self.code != MaxdbTcp.ConnectCode.ebcdic:
                pass
                self.sender_ascii = (KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 32), 0, False)).decode(u"ISO-8859-1")

            if self.code == MaxdbTcp.ConnectCode.ebcdic:
                pass
                self.sender_ebcdic = (KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 64), 0, False)).decode(u"IBM037")

            self._raw_arguments = self._io.read_bytes(self.connect_length - 40)
            _io__raw_arguments = KaitaiStream(BytesIO(self._raw_arguments))
            self.arguments = MaxdbTcp.Connect.Arguments(_io__raw_arguments, self, self._root, self._is_le)

        def _read_be(self):
            self.code = KaitaiStream.resolve_enum(MaxdbTcp.ConnectCode, self._io.read_u1())
            self.swap = self._io.read_u1()
            self.connect_length = self._io.read_s2be()
            _ = self.connect_length
            if not  ((_ >= 40) and (_ <= self._io.size())) :
                raise kaitaistruct.ValidationExprError(self.connect_length, self._io, u"/types/connect/seq/2")
            self.service_type = KaitaiStream.resolve_enum(MaxdbTcp.ServiceType, self._io.read_u1())
            self.os_type = KaitaiStream.resolve_enum(MaxdbTcp.OsType, self._io.read_u1())
            self.fillers = self._io.read_bytes(2)
            self.max_segment_size = self._io.read_s4be()
            self.max_data_len = self._io.read_s4be()
            self.packet_size = self._io.read_s4be()
            self.min_reply_size = self._io.read_s4be()
            if self.code != MaxdbTcp.ConnectCode.ebcdic:
                pass
                self.receiver_ascii = (KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 32), 0, False)).decode(u"ISO-8859-1")

            if self.code == MaxdbTcp.ConnectCode.ebcdic:
                pass
                self.receiver_ebcdic = (KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 64), 0, False)).decode(u"IBM037")

            if self.code != MaxdbTcp.ConnectCode.ebcdic:
                pass
                self.sender_ascii = (KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 32), 0, False)).decode(u"ISO-8859-1")

            if self.code == MaxdbTcp.ConnectCode.ebcdic:
                pass
                self.sender_ebcdic = (KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 64), 0, False)).decode(u"IBM037")

            self._raw_arguments = self._io.read_bytes(self.connect_length - 40)
            _io__raw_arguments = KaitaiStream(BytesIO(self._raw_arguments))
            self.arguments = MaxdbTcp.Connect.Arguments(_io__raw_arguments, self, self._root, self._is_le)


        def _fetch_instances(self):
            pass
            if self.code != MaxdbTcp.ConnectCode.ebcdic:
                pass

            if self.code == MaxdbTcp.ConnectCode.ebcdic:
                pass

            if self.code != MaxdbTcp.ConnectCode.ebcdic:
                pass

            if self.code == MaxdbTcp.ConnectCode.ebcdic:
                pass

            self.arguments._fetch_instances()

        class Argument(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbTcp.Connect.Argument, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/connect/types/argument")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                if self._root.argument_form == 0:
                    pass
                    self.len_argument = self._io.read_u1()
                    if not self.len_argument >= 2:
                        raise kaitaistruct.ValidationLessThanError(2, self.len_argument, self._io, u"/types/connect/types/argument/seq/0")

                self.id = KaitaiStream.resolve_enum(MaxdbTcp.ArgumentId, self._io.read_u1())
                if self._root.argument_form != 0:
                    pass
                    self.len_value = self._io.read_u2be()

                _on = self.id
                if _on == MaxdbTcp.ArgumentId.acknowledge:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.NumberArgument(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.authentication:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.TextArgument(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.db_root:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.TextArgument(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.omit_reply_part:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.NumberArgument(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.port:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.Port(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.process_id:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.TextArgument(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.server_program:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.TextArgument(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.version:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.TextArgument(_io__raw_value, self, self._root, self._is_le)
                else:
                    pass
                    self.value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))

            def _read_be(self):
                if self._root.argument_form == 0:
                    pass
                    self.len_argument = self._io.read_u1()
                    if not self.len_argument >= 2:
                        raise kaitaistruct.ValidationLessThanError(2, self.len_argument, self._io, u"/types/connect/types/argument/seq/0")

                self.id = KaitaiStream.resolve_enum(MaxdbTcp.ArgumentId, self._io.read_u1())
                if self._root.argument_form != 0:
                    pass
                    self.len_value = self._io.read_u2be()

                _on = self.id
                if _on == MaxdbTcp.ArgumentId.acknowledge:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.NumberArgument(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.authentication:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.TextArgument(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.db_root:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.TextArgument(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.omit_reply_part:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.NumberArgument(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.port:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.Port(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.process_id:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.TextArgument(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.server_program:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.TextArgument(_io__raw_value, self, self._root, self._is_le)
                elif _on == MaxdbTcp.ArgumentId.version:
                    pass
                    self._raw_value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MaxdbTcp.Connect.TextArgument(_io__raw_value, self, self._root, self._is_le)
                else:
                    pass
                    self.value = self._io.read_bytes((self.len_argument - 2 if self._root.argument_form == 0 else self.len_value))


            def _fetch_instances(self):
                pass
                if self._root.argument_form == 0:
                    pass

                if self._root.argument_form != 0:
                    pass

                _on = self.id
                if _on == MaxdbTcp.ArgumentId.acknowledge:
                    pass
                    self.value._fetch_instances()
                elif _on == MaxdbTcp.ArgumentId.authentication:
                    pass
                    self.value._fetch_instances()
                elif _on == MaxdbTcp.ArgumentId.db_root:
                    pass
                    self.value._fetch_instances()
                elif _on == MaxdbTcp.ArgumentId.omit_reply_part:
                    pass
                    self.value._fetch_instances()
                elif _on == MaxdbTcp.ArgumentId.port:
                    pass
                    self.value._fetch_instances()
                elif _on == MaxdbTcp.ArgumentId.process_id:
                    pass
                    self.value._fetch_instances()
                elif _on == MaxdbTcp.ArgumentId.server_program:
                    pass
                    self.value._fetch_instances()
                elif _on == MaxdbTcp.ArgumentId.version:
                    pass
                    self.value._fetch_instances()
                else:
                    pass


        class Arguments(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbTcp.Connect.Arguments, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/connect/types/arguments")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.arguments = []
                i = 0
                while not self._io.is_eof():
                    self.arguments.append(MaxdbTcp.Connect.Argument(self._io, self, self._root, self._is_le))
                    i += 1


            def _read_be(self):
                self.arguments = []
                i = 0
                while not self._io.is_eof():
                    self.arguments.append(MaxdbTcp.Connect.Argument(self._io, self, self._root, self._is_le))
                    i += 1



            def _fetch_instances(self):
                pass
                for i in range(len(self.arguments)):
                    pass
                    self.arguments[i]._fetch_instances()



        class NumberArgument(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbTcp.Connect.NumberArgument, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/connect/types/number_argument")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.number = self._io.read_u1()

            def _read_be(self):
                self.number = self._io.read_u1()


            def _fetch_instances(self):
                pass


        class Port(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbTcp.Connect.Port, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/connect/types/port")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                if self._root.port_in_packet_order == 0:
                    pass
                    self.network_order = self._io.read_u2be()

                if self._root.port_in_packet_order != 0:
                    pass
                    self.packet_order = self._io.read_u2le()


            def _read_be(self):
                if self._root.port_in_packet_order == 0:
                    pass
                    self.network_order = self._io.read_u2be()

                if self._root.port_in_packet_order != 0:
                    pass
                    self.packet_order = self._io.read_u2be()



            def _fetch_instances(self):
                pass
                if self._root.port_in_packet_order == 0:
                    pass

                if self._root.port_in_packet_order != 0:
                    pass


            @property
            def port(self):
                """The port.
                
                .. seealso::
                   MaxDB 7.6.00.37, sys/src/eo/veo42.cpp, arguments of a connect packet
                """
                if hasattr(self, '_m_port'):
                    return self._m_port

                self._m_port = (self.network_order if self._root.port_in_packet_order == 0 else self.packet_order)
                return getattr(self, '_m_port', None)


        class TextArgument(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbTcp.Connect.TextArgument, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/connect/types/text_argument")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.text = (self._io.read_bytes_term(0, False, True, False)).decode(u"ISO-8859-1")

            def _read_be(self):
                self.text = (self._io.read_bytes_term(0, False, True, False)).decode(u"ISO-8859-1")


            def _fetch_instances(self):
                pass


        @property
        def receiver(self):
            """Name of the database.
            
            .. seealso::
               MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
            """
            if hasattr(self, '_m_receiver'):
                return self._m_receiver

            self._m_receiver = (self.receiver_ebcdic if self.code == MaxdbTcp.ConnectCode.ebcdic else self.receiver_ascii)
            return getattr(self, '_m_receiver', None)

        @property
        def sender(self):
            """Database of the sender, usually empty.
            
            .. seealso::
               MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
            """
            if hasattr(self, '_m_sender'):
                return self._m_sender

            self._m_sender = (self.sender_ebcdic if self.code == MaxdbTcp.ConnectCode.ebcdic else self.sender_ascii)
            return getattr(self, '_m_sender', None)


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
            self.mess_class = KaitaiStream.resolve_enum(MaxdbTcp.MessClass, self._io.read_u1())
            self.rte_flags = KaitaiStream.resolve_enum(MaxdbTcp.RteFlags, self._io.read_u1())
            self.residual_packets = self._io.read_u1()
            self.sender_ref = self._io.read_s4le()
            self.receiver_ref = self._io.read_s4le()
            self.rte_return_code = KaitaiStream.resolve_enum(MaxdbTcp.RteReturnCode, self._io.read_s2le())
            self.new_swap_type = self._io.read_u1()
            self.filler = self._io.read_u1()
            self.max_send_len = self._io.read_s4le()

        def _read_be(self):
            self.act_send_len = self._io.read_s4be()
            if not self.act_send_len >= 24:
                raise kaitaistruct.ValidationLessThanError(24, self.act_send_len, self._io, u"/types/header/seq/0")
            self.protocol_id = self._io.read_u1()
            self.mess_class = KaitaiStream.resolve_enum(MaxdbTcp.MessClass, self._io.read_u1())
            self.rte_flags = KaitaiStream.resolve_enum(MaxdbTcp.RteFlags, self._io.read_u1())
            self.residual_packets = self._io.read_u1()
            self.sender_ref = self._io.read_s4be()
            self.receiver_ref = self._io.read_s4be()
            self.rte_return_code = KaitaiStream.resolve_enum(MaxdbTcp.RteReturnCode, self._io.read_s2be())
            self.new_swap_type = self._io.read_u1()
            self.filler = self._io.read_u1()
            self.max_send_len = self._io.read_s4be()


        def _fetch_instances(self):
            pass


    @property
    def connection_order(self):
        """The byte order that this message agrees on; null for all but connect messages.
        
        .. seealso::
           MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
        """
        if hasattr(self, '_m_connection_order'):
            return self._m_connection_order

        if self.is_connect:
            pass
            self._m_connection_order = int(self.order)

        return getattr(self, '_m_connection_order', None)

    @property
    def connection_service(self):
        """The service that this message asks for; null for all but connect messages.
        
        .. seealso::
           MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
        """
        if hasattr(self, '_m_connection_service'):
            return self._m_connection_service

        if self.payload_kind == MaxdbTcp.PayloadKind.connect:
            pass
            self._m_connection_service = int(self.payload.service_type)

        return getattr(self, '_m_connection_service', None)

    @property
    def is_connect(self):
        """A request or reply with which a connection begins.
        
        .. seealso::
           MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
        """
        if hasattr(self, '_m_is_connect'):
            return self._m_is_connect

        self._m_is_connect =  ((self.mess_class_byte == 51) or (self.mess_class_byte == 52) or (self.mess_class_byte == 61) or (self.mess_class_byte == 62)) 
        return getattr(self, '_m_is_connect', None)

    @property
    def is_data(self):
        """A request or reply of a connection.
        
        .. seealso::
           MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
        """
        if hasattr(self, '_m_is_data'):
            return self._m_is_data

        self._m_is_data =  ((self.mess_class_byte == 63) or (self.mess_class_byte == 64)) 
        return getattr(self, '_m_is_data', None)

    @property
    def length_bytes(self):
        """The length as it lies, read ahead.
        
        .. seealso::
           MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
        """
        if hasattr(self, '_m_length_bytes'):
            return self._m_length_bytes

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_length_bytes = self._io.read_bytes(4)
        self._io.seek(_pos)
        return getattr(self, '_m_length_bytes', None)

    @property
    def mess_class_byte(self):
        """Class of the message, read ahead.
        
        .. seealso::
           MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
        """
        if hasattr(self, '_m_mess_class_byte'):
            return self._m_mess_class_byte

        _pos = self._io.pos()
        self._io.seek(5)
        self._m_mess_class_byte = self._io.read_u1()
        self._io.seek(_pos)
        return getattr(self, '_m_mess_class_byte', None)

    @property
    def order(self):
        """Byte order of the header.
        
        .. seealso::
           MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
        """
        if hasattr(self, '_m_order'):
            return self._m_order

        self._m_order = KaitaiStream.resolve_enum(MaxdbTcp.ByteOrder, (self.byte_order if  ((self.byte_order == 1) or (self.byte_order == 2))  else (1 if self.swap_type_byte == 3 else (2 if self.swap_type_byte == 4 else (KaitaiStream.byte_array_index(self.payload_swap, 0) if self.is_connect else (2 if  ((KaitaiStream.byte_array_index(self.length_bytes, 0) != 0) and (KaitaiStream.byte_array_index(self.length_bytes, 3) == 0))  else (1 if  ((KaitaiStream.byte_array_index(self.length_bytes, 0) == 0) and (KaitaiStream.byte_array_index(self.length_bytes, 3) != 0))  else (1 if  ((self.is_data) and (KaitaiStream.byte_array_index(self.payload_swap, 0) == 1))  else 2))))))))
        return getattr(self, '_m_order', None)

    @property
    def payload_kind(self):
        """What the payload is.
        
        .. seealso::
           MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
        """
        if hasattr(self, '_m_payload_kind'):
            return self._m_payload_kind

        self._m_payload_kind = KaitaiStream.resolve_enum(MaxdbTcp.PayloadKind, (3 if  ((self.joined != 1) and (self.header.max_send_len > self.header.act_send_len))  else (2 if self.is_connect else (1 if  ((self.is_data) and (self.service != 4))  else 0))))
        return getattr(self, '_m_payload_kind', None)

    @property
    def payload_swap(self):
        """Swap kind of a connect packet or an order interface packet, read ahead.
        
        .. seealso::
           MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
        """
        if hasattr(self, '_m_payload_swap'):
            return self._m_payload_swap

        _pos = self._io.pos()
        self._io.seek(25)
        self._m_payload_swap = self._io.read_bytes((1 if  ((self.is_connect) or (self.is_data))  else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_payload_swap', None)

    @property
    def swap_type_byte(self):
        """Byte order that the sender tells, read ahead.
        
        .. seealso::
           MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
        """
        if hasattr(self, '_m_swap_type_byte'):
            return self._m_swap_type_byte

        _pos = self._io.pos()
        self._io.seek(18)
        self._m_swap_type_byte = self._io.read_u1()
        self._io.seek(_pos)
        return getattr(self, '_m_swap_type_byte', None)


