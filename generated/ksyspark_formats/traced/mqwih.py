# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import mqmd
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Mqwih(KaitaiStruct):
    """A header of 120 bytes in front of data that the z/OS workload manager hands to
    a service.
    
    The header does not say its own byte order and character set: the structure in
    front of it does, which is passed as `encoding` and `ccsid`. Without them both
    are found from the bytes.
    
    Its own Encoding, CodedCharSetId and Format describe what follows it. The
    specification `mq_message` goes on there.
    
    The source document (D1) does not describe this header: everything has the
    status "derived" and follows IBM's published documentation.
    
    .. seealso::
       IBM MQ documentation, MQI reference, MQWIH - Work information header
    """
    SEQ_FIELDS = ["header", "following", "remainder"]
    def __init__(self, encoding, ccsid, _io, _parent=None, _root=None):
        super(Mqwih, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.encoding = encoding
        self.ccsid = ccsid
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['header']['start'] = self._io.pos()
        self.header = Mqwih.Wih(self.used_encoding, self.ccsid, self._io, self, self._root)
        self.header._read()
        self._debug['header']['end'] = self._io.pos()
        self._debug['following']['start'] = self._io.pos()
        self.following = mqmd.Mqmd.DataContext(int(self.header.format.kind), self.header.encoding, self.header.coded_char_set_id, self._io)
        self.following._read()
        self._debug['following']['end'] = self._io.pos()
        self._debug['remainder']['start'] = self._io.pos()
        self.remainder = self._io.read_bytes_full()
        self._debug['remainder']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        self.following._fetch_instances()
        _ = self.start
        if hasattr(self, '_m_start'):
            pass


    class Wih(KaitaiStruct):
        """The work information header, 120 bytes."""
        SEQ_FIELDS = ["context", "struc_id", "version", "struc_length", "encoding", "coded_char_set_id", "format", "flags", "service_name", "service_step", "msg_token", "reserved"]
        def __init__(self, context_encoding, context_ccsid, _io, _parent=None, _root=None):
            super(Mqwih.Wih, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.context_encoding = context_encoding
            self.context_ccsid = context_ccsid
            self._debug = collections.defaultdict(dict)

        def _read(self):
            _on = self.context_encoding & 15
            if _on == 2:
                pass
                self._is_le = True
            else:
                pass
                self._is_le = False
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/wih")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self._debug['context']['start'] = self._io.pos()
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.context._read()
            self._debug['context']['end'] = self._io.pos()
            self._debug['struc_id']['start'] = self._io.pos()
            self.struc_id = self._io.read_bytes(4)
            self._debug['struc_id']['end'] = self._io.pos()
            _ = self.struc_id
            if not  (( ((_ == b"\x57\x49\x48\x20") and ((not (self.context.is_ebcdic)))) ) or ( ((_ == b"\xE6\xC9\xC8\x40") and ((not (self.context.is_ascii)))) )) :
                raise kaitaistruct.ValidationExprError(self.struc_id, self._io, u"/types/wih/seq/1")
            self._debug['version']['start'] = self._io.pos()
            self.version = self._io.read_s4le()
            self._debug['version']['end'] = self._io.pos()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/wih/seq/2")
            self._debug['struc_length']['start'] = self._io.pos()
            self.struc_length = self._io.read_s4le()
            self._debug['struc_length']['end'] = self._io.pos()
            if not self.struc_length == 120:
                raise kaitaistruct.ValidationNotEqualError(120, self.struc_length, self._io, u"/types/wih/seq/3")
            self._debug['encoding']['start'] = self._io.pos()
            self.encoding = self._io.read_s4le()
            self._debug['encoding']['end'] = self._io.pos()
            self._debug['coded_char_set_id']['start'] = self._io.pos()
            self.coded_char_set_id = self._io.read_s4le()
            self._debug['coded_char_set_id']['end'] = self._io.pos()
            self._debug['format']['start'] = self._io.pos()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.format._read()
            self._debug['format']['end'] = self._io.pos()
            self._debug['flags']['start'] = self._io.pos()
            self.flags = self._io.read_s4le()
            self._debug['flags']['end'] = self._io.pos()
            self._debug['service_name']['start'] = self._io.pos()
            self.service_name = mqmd.Mqmd.Text(32, self.context_ccsid, self.is_ebcdic, self._io)
            self.service_name._read()
            self._debug['service_name']['end'] = self._io.pos()
            self._debug['service_step']['start'] = self._io.pos()
            self.service_step = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.service_step._read()
            self._debug['service_step']['end'] = self._io.pos()
            self._debug['msg_token']['start'] = self._io.pos()
            self.msg_token = self._io.read_bytes(16)
            self._debug['msg_token']['end'] = self._io.pos()
            self._debug['reserved']['start'] = self._io.pos()
            self.reserved = mqmd.Mqmd.Text(32, self.context_ccsid, self.is_ebcdic, self._io)
            self.reserved._read()
            self._debug['reserved']['end'] = self._io.pos()

        def _read_be(self):
            self._debug['context']['start'] = self._io.pos()
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.context._read()
            self._debug['context']['end'] = self._io.pos()
            self._debug['struc_id']['start'] = self._io.pos()
            self.struc_id = self._io.read_bytes(4)
            self._debug['struc_id']['end'] = self._io.pos()
            _ = self.struc_id
            if not  (( ((_ == b"\x57\x49\x48\x20") and ((not (self.context.is_ebcdic)))) ) or ( ((_ == b"\xE6\xC9\xC8\x40") and ((not (self.context.is_ascii)))) )) :
                raise kaitaistruct.ValidationExprError(self.struc_id, self._io, u"/types/wih/seq/1")
            self._debug['version']['start'] = self._io.pos()
            self.version = self._io.read_s4be()
            self._debug['version']['end'] = self._io.pos()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/wih/seq/2")
            self._debug['struc_length']['start'] = self._io.pos()
            self.struc_length = self._io.read_s4be()
            self._debug['struc_length']['end'] = self._io.pos()
            if not self.struc_length == 120:
                raise kaitaistruct.ValidationNotEqualError(120, self.struc_length, self._io, u"/types/wih/seq/3")
            self._debug['encoding']['start'] = self._io.pos()
            self.encoding = self._io.read_s4be()
            self._debug['encoding']['end'] = self._io.pos()
            self._debug['coded_char_set_id']['start'] = self._io.pos()
            self.coded_char_set_id = self._io.read_s4be()
            self._debug['coded_char_set_id']['end'] = self._io.pos()
            self._debug['format']['start'] = self._io.pos()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.format._read()
            self._debug['format']['end'] = self._io.pos()
            self._debug['flags']['start'] = self._io.pos()
            self.flags = self._io.read_s4be()
            self._debug['flags']['end'] = self._io.pos()
            self._debug['service_name']['start'] = self._io.pos()
            self.service_name = mqmd.Mqmd.Text(32, self.context_ccsid, self.is_ebcdic, self._io)
            self.service_name._read()
            self._debug['service_name']['end'] = self._io.pos()
            self._debug['service_step']['start'] = self._io.pos()
            self.service_step = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.service_step._read()
            self._debug['service_step']['end'] = self._io.pos()
            self._debug['msg_token']['start'] = self._io.pos()
            self.msg_token = self._io.read_bytes(16)
            self._debug['msg_token']['end'] = self._io.pos()
            self._debug['reserved']['start'] = self._io.pos()
            self.reserved = mqmd.Mqmd.Text(32, self.context_ccsid, self.is_ebcdic, self._io)
            self.reserved._read()
            self._debug['reserved']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.context._fetch_instances()
            self.format._fetch_instances()
            self.service_name._fetch_instances()
            self.service_step._fetch_instances()
            self.reserved._fetch_instances()

        @property
        def is_ebcdic(self):
            """The names of this structure are in EBCDIC, as its StrucId shows.
            
            .. seealso::
               IBM MQ documentation, MQWIH, Character set and encoding
            """
            if hasattr(self, '_m_is_ebcdic'):
                return self._m_is_ebcdic

            self._m_is_ebcdic = self.struc_id == b"\xE6\xC9\xC8\x40"
            return getattr(self, '_m_is_ebcdic', None)


    @property
    def start(self):
        """The first 8 bytes as they lie, as far as there are so many.
        
        .. seealso::
           IBM MQ documentation, MQWIH, Character set and encoding
        """
        if hasattr(self, '_m_start'):
            return self._m_start

        _pos = self._io.pos()
        self._io.seek(0)
        self._debug['_m_start']['start'] = self._io.pos()
        self._m_start = self._io.read_bytes((self._io.size() if self._io.size() < 8 else 8))
        self._debug['_m_start']['end'] = self._io.pos()
        self._io.seek(_pos)
        return getattr(self, '_m_start', None)

    @property
    def used_encoding(self):
        """The encoding by which this header is read. As told, else as the bytes of
        Version show it; versions are small numbers.
        
        .. seealso::
           IBM MQ documentation, MQWIH, Character set and encoding
        """
        if hasattr(self, '_m_used_encoding'):
            return self._m_used_encoding

        self._m_used_encoding = (self.encoding if  ((self.encoding & 15 == 1) or (self.encoding & 15 == 2))  else (546 if  ((self._io.size() >= 8) and (KaitaiStream.byte_array_index(self.start, 4) != 0) and (KaitaiStream.byte_array_index(self.start, 7) == 0))  else 273))
        return getattr(self, '_m_used_encoding', None)


