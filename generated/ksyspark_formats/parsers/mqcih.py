# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import mqmd
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Mqcih(KaitaiStruct):
    """A header of 164 bytes (version 1) or 180 bytes (version 2) in front of data
    for a CICS program or transaction, and of its reply.
    
    The header does not say its own byte order and character set: the structure in
    front of it does, which is passed as `encoding` and `ccsid`. Without them both
    are found from the bytes.
    
    Its Format says what follows. Its Encoding and CodedCharSetId are reserved:
    what follows keeps those of the header.
    
    The source document (D1) does not describe this header: everything has the
    status "derived" and follows IBM's published documentation.
    
    .. seealso::
       IBM MQ documentation, MQI reference, MQCIH - CICS bridge header
    """

    class AdsDescriptor(IntEnum):
        none = 0
        send = 1
        recv = 16
        send_and_recv = 17
        msg_format = 256

    class LinkType(IntEnum):
        program = 1
        transaction = 2

    class ReturnCode(IntEnum):
        ok = 0
        cics_exec_error = 1
        mq_api_error = 2
        bridge_error = 3
        bridge_abend = 4
        application_abend = 5
        security_error = 6
        program_not_available = 7
        bridge_timeout = 8
        transid_not_available = 9

    class UowControl(IntEnum):
        middle = 16
        first = 17
        commit = 256
        last = 272
        only = 273
        backout = 4352
        continued = 65536
    def __init__(self, encoding, ccsid, _io, _parent=None, _root=None):
        super(Mqcih, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.encoding = encoding
        self.ccsid = ccsid
        self._read()

    def _read(self):
        self.header = Mqcih.Cih(self.used_encoding, self.ccsid, self._io, self, self._root)
        self.following = mqmd.Mqmd.DataContext(int(self.header.format.kind), self.used_encoding, self.ccsid, self._io)
        self.remainder = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        self.following._fetch_instances()
        _ = self.start
        if hasattr(self, '_m_start'):
            pass


    class Cih(KaitaiStruct):
        """The CICS bridge header, 164 or 180 bytes."""
        def __init__(self, context_encoding, context_ccsid, _io, _parent=None, _root=None):
            super(Mqcih.Cih, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.context_encoding = context_encoding
            self.context_ccsid = context_ccsid
            self._read()

        def _read(self):
            _on = self.context_encoding & 15
            if _on == 2:
                pass
                self._is_le = True
            else:
                pass
                self._is_le = False
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/cih")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x43\x49\x48\x20") or (self.struc_id == b"\xC3\xC9\xC8\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/cih/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/cih/seq/2")
            self.version = self._io.read_s4le()
            if not  ((self.version == 1) or (self.version == 2)) :
                raise kaitaistruct.ValidationNotAnyOfError(self.version, self._io, u"/types/cih/seq/3")
            self.struc_length = self._io.read_s4le()
            _ = self.struc_length
            if not _ == (164 if self.version == 1 else 180):
                raise kaitaistruct.ValidationExprError(self.struc_length, self._io, u"/types/cih/seq/4")
            self.encoding = self._io.read_s4le()
            self.coded_char_set_id = self._io.read_s4le()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.flags = self._io.read_s4le()
            self.return_code = KaitaiStream.resolve_enum(Mqcih.ReturnCode, self._io.read_s4le())
            self.comp_code = self._io.read_s4le()
            self.reason = self._io.read_s4le()
            self.uow_control = KaitaiStream.resolve_enum(Mqcih.UowControl, self._io.read_s4le())
            self.get_wait_interval = self._io.read_s4le()
            self.link_type = KaitaiStream.resolve_enum(Mqcih.LinkType, self._io.read_s4le())
            self.output_data_length = self._io.read_s4le()
            self.facility_keep_time = self._io.read_s4le()
            self.ads_descriptor = KaitaiStream.resolve_enum(Mqcih.AdsDescriptor, self._io.read_s4le())
            self.conversational_task = self._io.read_s4le()
            self.task_end_status = self._io.read_s4le()
            self.facility = self._io.read_bytes(8)
            self.function = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.abend_code = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.authenticator = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.reserved1 = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.reply_to_format = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.remote_sys_id = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.remote_trans_id = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.transaction_id = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.facility_like = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.attention_id = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.start_code = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.cancel_code = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.next_transaction_id = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.reserved2 = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.reserved3 = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            if self.version == 2:
                pass
                self.screen = Mqcih.Cih.Screen(self._io, self, self._root, self._is_le)


        def _read_be(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x43\x49\x48\x20") or (self.struc_id == b"\xC3\xC9\xC8\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/cih/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/cih/seq/2")
            self.version = self._io.read_s4be()
            if not  ((self.version == 1) or (self.version == 2)) :
                raise kaitaistruct.ValidationNotAnyOfError(self.version, self._io, u"/types/cih/seq/3")
            self.struc_length = self._io.read_s4be()
            _ = self.struc_length
            if not _ == (164 if self.version == 1 else 180):
                raise kaitaistruct.ValidationExprError(self.struc_length, self._io, u"/types/cih/seq/4")
            self.encoding = self._io.read_s4be()
            self.coded_char_set_id = self._io.read_s4be()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.flags = self._io.read_s4be()
            self.return_code = KaitaiStream.resolve_enum(Mqcih.ReturnCode, self._io.read_s4be())
            self.comp_code = self._io.read_s4be()
            self.reason = self._io.read_s4be()
            self.uow_control = KaitaiStream.resolve_enum(Mqcih.UowControl, self._io.read_s4be())
            self.get_wait_interval = self._io.read_s4be()
            self.link_type = KaitaiStream.resolve_enum(Mqcih.LinkType, self._io.read_s4be())
            self.output_data_length = self._io.read_s4be()
            self.facility_keep_time = self._io.read_s4be()
            self.ads_descriptor = KaitaiStream.resolve_enum(Mqcih.AdsDescriptor, self._io.read_s4be())
            self.conversational_task = self._io.read_s4be()
            self.task_end_status = self._io.read_s4be()
            self.facility = self._io.read_bytes(8)
            self.function = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.abend_code = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.authenticator = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.reserved1 = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.reply_to_format = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.remote_sys_id = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.remote_trans_id = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.transaction_id = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.facility_like = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.attention_id = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.start_code = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.cancel_code = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.next_transaction_id = mqmd.Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io)
            self.reserved2 = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.reserved3 = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            if self.version == 2:
                pass
                self.screen = Mqcih.Cih.Screen(self._io, self, self._root, self._is_le)



        def _fetch_instances(self):
            pass
            self.context._fetch_instances()
            self.format._fetch_instances()
            self.function._fetch_instances()
            self.abend_code._fetch_instances()
            self.authenticator._fetch_instances()
            self.reserved1._fetch_instances()
            self.reply_to_format._fetch_instances()
            self.remote_sys_id._fetch_instances()
            self.remote_trans_id._fetch_instances()
            self.transaction_id._fetch_instances()
            self.facility_like._fetch_instances()
            self.attention_id._fetch_instances()
            self.start_code._fetch_instances()
            self.cancel_code._fetch_instances()
            self.next_transaction_id._fetch_instances()
            self.reserved2._fetch_instances()
            self.reserved3._fetch_instances()
            if self.version == 2:
                pass
                self.screen._fetch_instances()


        class Screen(KaitaiStruct):
            """What version 2 has in addition."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(Mqcih.Cih.Screen, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/cih/types/screen")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.cursor_position = self._io.read_s4le()
                self.error_offset = self._io.read_s4le()
                self.input_item = self._io.read_s4le()
                self.reserved4 = self._io.read_s4le()

            def _read_be(self):
                self.cursor_position = self._io.read_s4be()
                self.error_offset = self._io.read_s4be()
                self.input_item = self._io.read_s4be()
                self.reserved4 = self._io.read_s4be()


            def _fetch_instances(self):
                pass


        @property
        def is_ebcdic(self):
            """The names of this structure are in EBCDIC, as its StrucId shows.
            
            .. seealso::
               IBM MQ documentation, MQCIH, Character set and encoding
            """
            if hasattr(self, '_m_is_ebcdic'):
                return self._m_is_ebcdic

            self._m_is_ebcdic = self.struc_id == b"\xC3\xC9\xC8\x40"
            return getattr(self, '_m_is_ebcdic', None)

        @property
        def pass_expiration(self):
            """Replies take over what is left of the expiry time.
            
            .. seealso::
               IBM MQ documentation, MQCIH, Flags
            """
            if hasattr(self, '_m_pass_expiration'):
                return self._m_pass_expiration

            self._m_pass_expiration = self.flags & 1 != 0
            return getattr(self, '_m_pass_expiration', None)

        @property
        def reply_without_nulls(self):
            """Zeros at the end of the reply are left out.
            
            .. seealso::
               IBM MQ documentation, MQCIH, Flags
            """
            if hasattr(self, '_m_reply_without_nulls'):
                return self._m_reply_without_nulls

            self._m_reply_without_nulls = self.flags & 2 != 0
            return getattr(self, '_m_reply_without_nulls', None)

        @property
        def sync_on_return(self):
            """The program's work is committed when it returns.
            
            .. seealso::
               IBM MQ documentation, MQCIH, Flags
            """
            if hasattr(self, '_m_sync_on_return'):
                return self._m_sync_on_return

            self._m_sync_on_return = self.flags & 4 != 0
            return getattr(self, '_m_sync_on_return', None)


    @property
    def start(self):
        """The first 8 bytes as they lie, as far as there are so many.
        
        .. seealso::
           IBM MQ documentation, MQCIH, Character set and encoding
        """
        if hasattr(self, '_m_start'):
            return self._m_start

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_start = self._io.read_bytes((self._io.size() if self._io.size() < 8 else 8))
        self._io.seek(_pos)
        return getattr(self, '_m_start', None)

    @property
    def used_encoding(self):
        """The encoding by which this header is read. As stated, else as the bytes of
        Version show it; versions are small numbers.
        
        .. seealso::
           IBM MQ documentation, MQCIH, Character set and encoding
        """
        if hasattr(self, '_m_used_encoding'):
            return self._m_used_encoding

        self._m_used_encoding = (self.encoding if  ((self.encoding & 15 == 1) or (self.encoding & 15 == 2))  else (546 if  ((self._io.size() >= 8) and (KaitaiStream.byte_array_index(self.start, 4) != 0) and (KaitaiStream.byte_array_index(self.start, 7) == 0))  else 273))
        return getattr(self, '_m_used_encoding', None)


