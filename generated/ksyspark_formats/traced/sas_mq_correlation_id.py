# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SasMqCorrelationId(KaitaiStruct):
    """The messages of an attachment have one base in common and a number each: 0 is
    the count message, 1 and up are the others in their order. The plain ids of the
    header and of the application's message have the number 0 too.
    
    The document appends 4 bytes to 16, and its examples print 20 bytes, which is
    what MSMQ keeps; MQ keeps 24. So the last four are taken to be left over.
    Another place or byte order of the number can be chosen, or found: the place
    where not all bytes are zero, and the order that makes the number smaller. One
    id alone may mislead that; all ids of a base together do not.
    
    .. seealso::
       SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
    """
    SEQ_FIELDS = ["base", "zero", "number", "pad"]
    def __init__(self, id_layout, seq_order, byte_order, encoding, _io, _parent=None, _root=None):
        super(SasMqCorrelationId, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.id_layout = id_layout
        self.seq_order = seq_order
        self.byte_order = byte_order
        self.encoding = encoding
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['base']['start'] = self._io.pos()
        self.base = self._io.read_bytes(16)
        self._debug['base']['end'] = self._io.pos()
        if self.is_late:
            pass
            self._debug['zero']['start'] = self._io.pos()
            self.zero = self._io.read_bytes(4)
            self._debug['zero']['end'] = self._io.pos()

        self._debug['number']['start'] = self._io.pos()
        self.number = SasMqCorrelationId.Number(self.is_be, self._io, self, self._root)
        self.number._read()
        self._debug['number']['end'] = self._io.pos()
        self._debug['pad']['start'] = self._io.pos()
        self.pad = self._io.read_bytes_full()
        self._debug['pad']['end'] = self._io.pos()
        _ = self.pad
        if not len(_) == (4 if  ((self._io.size() == 24) and ((not (self.is_late))))  else 0):
            raise kaitaistruct.ValidationExprError(self.pad, self._io, u"/seq/3")


    def _fetch_instances(self):
        pass
        if self.is_late:
            pass

        self.number._fetch_instances()
        _ = self.four
        if hasattr(self, '_m_four'):
            pass

        _ = self.tail
        if hasattr(self, '_m_tail'):
            pass


    class Number(KaitaiStruct):
        SEQ_FIELDS = ["value"]
        def __init__(self, is_be, _io, _parent=None, _root=None):
            super(SasMqCorrelationId.Number, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_be = is_be
            self._debug = collections.defaultdict(dict)

        def _read(self):
            _on = self.is_be
            if _on == True:
                pass
                self._is_le = False
            elif _on == False:
                pass
                self._is_le = True
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/number")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_u4le()
            self._debug['value']['end'] = self._io.pos()

        def _read_be(self):
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_u4be()
            self._debug['value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    @property
    def four(self):
        """The four bytes in which the number stands; nothing in an id that is too short.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
        """
        if hasattr(self, '_m_four'):
            return self._m_four

        _pos = self._io.pos()
        self._io.seek((20 if self.is_late else 16))
        self._debug['_m_four']['start'] = self._io.pos()
        self._m_four = self._io.read_bytes((4 if self._io.size() >= 20 else 0))
        self._debug['_m_four']['end'] = self._io.pos()
        self._io.seek(_pos)
        return getattr(self, '_m_four', None)

    @property
    def is_be(self):
        """Whether the number was read with its most significant byte first.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
        """
        if hasattr(self, '_m_is_be'):
            return self._m_is_be

        self._m_is_be = ( ((self.byte_order == u"big") or ( ((self.byte_order != u"little") and (self.encoding & 15 == 1)) ))  if self.seq_order == u"native" else  ((self.seq_order != u"auto") or (len(self.four) == 0) or ((KaitaiStream.byte_array_index(self.four, 0) << 8) + KaitaiStream.byte_array_index(self.four, 1) < (KaitaiStream.byte_array_index(self.four, 3) << 8) + KaitaiStream.byte_array_index(self.four, 2)) or ( (((KaitaiStream.byte_array_index(self.four, 0) << 8) + KaitaiStream.byte_array_index(self.four, 1) == (KaitaiStream.byte_array_index(self.four, 3) << 8) + KaitaiStream.byte_array_index(self.four, 2)) and (KaitaiStream.byte_array_index(self.four, 2) <= KaitaiStream.byte_array_index(self.four, 1))) )) )
        return getattr(self, '_m_is_be', None)

    @property
    def is_late(self):
        """The number was read from the last four of 24 bytes.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
        """
        if hasattr(self, '_m_is_late'):
            return self._m_is_late

        self._m_is_late =  ((len(self.tail) != 0) and (( ((((KaitaiStream.byte_array_index(self.tail, 0) | KaitaiStream.byte_array_index(self.tail, 1)) | KaitaiStream.byte_array_index(self.tail, 2)) | KaitaiStream.byte_array_index(self.tail, 3) == 0) and (((KaitaiStream.byte_array_index(self.tail, 4) | KaitaiStream.byte_array_index(self.tail, 5)) | KaitaiStream.byte_array_index(self.tail, 6)) | KaitaiStream.byte_array_index(self.tail, 7) != 0))  if self.seq_order == u"auto" else self.id_layout == u"16+zero+4"))) 
        return getattr(self, '_m_is_late', None)

    @property
    def is_number_alone(self):
        """The other four bytes are zero, or there are none. If not, another reading holds.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
        """
        if hasattr(self, '_m_is_number_alone'):
            return self._m_is_number_alone

        self._m_is_number_alone =  (( (((not (self.is_late))) or (self.zero == b"\x00\x00\x00\x00")) ) and ( ((len(self.pad) == 0) or (self.pad == b"\x00\x00\x00\x00")) )) 
        return getattr(self, '_m_is_number_alone', None)

    @property
    def tail(self):
        """The eight bytes behind the base of an id of 24 bytes; nothing in any other.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
        """
        if hasattr(self, '_m_tail'):
            return self._m_tail

        _pos = self._io.pos()
        self._io.seek(16)
        self._debug['_m_tail']['start'] = self._io.pos()
        self._m_tail = self._io.read_bytes((8 if self._io.size() == 24 else 0))
        self._debug['_m_tail']['end'] = self._io.pos()
        self._io.seek(_pos)
        return getattr(self, '_m_tail', None)


