/* The runtime's stream with exact numbers and strict ends, and the notes of parsers about where each field lies.

Positions in notes count from the start of the message. What differs from the runtime: a read behind the end fails, also
of a size that is negative or beyond 32 bits; integers of 8 bytes and fields of more than 32 bits are exact; text that
is none fails; substreams without padding or terminator still know where they lie.
*/

/** Bounds the work on one message, as the interpreter does: items without bytes would never end. */
class Fuel {
  constructor(length) {
    this.tank = Math.min(1 << 16, (1 << 13) + 256 * length);
    this.left = this.tank;
    this.bytes = (1 << 16) + 64 * length;
  }

  burn(read) {
    if (read > 0) {
      this.bytes -= read;
      this.left = Math.min(this.tank, this.left + 64 * read);
    }
    this.left -= 1;
    if (this.left < 0 || this.bytes < 0) throw new NoValue('work');
  }
}

let fuel = new Fuel(0);

/** Where a field or an item lies; `firstBit` counts the bits of its first byte that belong to others. */
class Place {
  constructor(stream) {
    this.start = stream.byteOffset + visited(stream);
    this.end = undefined;
    this.left = stream.bitsLeft;
    this.items = null;
  }
}

function visited(stream) {
  fuel.burn(stream.pos - (stream.seen || 0));
  stream.seen = stream.pos;
  return stream.pos;
}

function $begin(one, stream, name) {
  const place = new Place(stream);
  one._debug[name] = place;
  one.$now = { name, index: -1, place };
}

function $list(one, name) {
  one._debug[name].items = [];
}

function $beginItem(one, stream, name, index) {
  const place = new Place(stream);
  one._debug[name].items[index] = place;
  one.$now = { name, index, place };
}

function $end(one, stream, name) {
  one._debug[name].end = stream.byteOffset + visited(stream);
}

function $endItem(one, stream, name, index) {
  one._debug[name].items[index].end = stream.byteOffset + visited(stream);
}

/** Notes in which field and item a rule is broken. */
function $invalid(one, name, index, error) {
  error.at = { one, name, index };
}

const streamMethods = {
  ensureBytesLeft(length) {
    if (length > 0 && this.pos + Number(length) > this.size) {
      throw new NoValue('end', { needed: String(length), available: Math.max(this.size - this.pos, 0) });
    }
  },
  mapUint8Array(length) {
    if (length === undefined) throw new NoValue('absent');
    if (length < 0) throw new NoValue('negative', { size: String(length) });
    this.ensureBytesLeft(length);
    const start = Math.min(this._byteOffset + this.pos, this._buffer.byteLength);
    this.pos += Number(length);
    return new Uint8Array(this._buffer, start, Number(length));
  },
  readBytesFull() {
    return this.mapUint8Array(Math.max(this.size - this.pos, 0));
  },
  readBytesTerm(terminator, include, consume, eosError) {
    return readUntil(this, [terminator], include, consume, eosError);
  },
  readBytesTermMulti(terminator, include, consume, eosError) {
    return readUntil(this, terminator, include, consume, eosError);
  },
  seek(position) {
    if (position < 0) throw new NoValue('negative-position', { position: String(position) });
    fuel.burn(0);
    this.pos = this.seen = Number(position);
  },
};

/** Reads up to a terminator, which stands at a multiple of its own width. */
function readUntil(stream, terminator, include, consume, eosError) {
  const rest = stream.mapUint8Array(Math.max(stream.size - stream.pos, 0));
  const found = terminatorIn(rest, terminator);
  if (found < 0) {
    if (eosError) throw new NoValue('terminator', { bytes: Array.from(terminator) });
    return rest;
  }
  stream.pos -= rest.length - found - (consume ? terminator.length : 0);
  return rest.subarray(0, found + (include ? terminator.length : 0));
}

function terminatorIn(bytes, terminator) {
  const width = terminator.length;
  for (let start = 0; start + width <= bytes.length; start += width) {
    let same = 0;
    while (same < width && bytes[start + same] === terminator[same]) same += 1;
    if (same === width) return start;
  }
  return -1;
}

const streamFunctions = {
  bytesStripRight(bytes, pad) {
    let length = bytes.length;
    while (length && bytes[length - 1] === pad) length -= 1;
    return bytes.subarray(0, length);
  },
  bytesTerminate(bytes, terminator, include) {
    return KaitaiStream.bytesTerminateMulti(bytes, [terminator], include);
  },
  bytesTerminateMulti(bytes, terminator, include) {
    const found = terminatorIn(bytes, terminator);
    return found < 0 ? bytes : bytes.subarray(0, found + (include ? terminator.length : 0));
  },
  bytesToStr: decodedText,
  mod: $remainder,
};

Object.assign(KaitaiStream.prototype, streamMethods);
Object.assign(KaitaiStream, streamFunctions);

for (const order of ['be', 'le']) {
  for (const [sign, method] of [['U', 'getBigUint64'], ['S', 'getBigInt64']]) {
    KaitaiStream.prototype[`read${sign}8${order}`] = function readWhole() {
      this.ensureBytesLeft(8);
      const value = this._dataView[method](this.pos, order === 'le');
      this.pos += 8;
      return wholeNumber(value);
    };
  }
}

const readShortBe = KaitaiStream.prototype.readBitsIntBe;
const readShortLe = KaitaiStream.prototype.readBitsIntLe;

KaitaiStream.prototype.readBitsIntBe = function readBe(width) {
  if (width <= 32) return readShortBe.call(this, width);
  const high = this.readBitsIntBe(width - 32);
  return $add($multiply(high, 2 ** 32), readShortBe.call(this, 32));
};

KaitaiStream.prototype.readBitsIntLe = function readLe(width) {
  if (width <= 32) return readShortLe.call(this, width);
  const low = readShortLe.call(this, 32);
  return $add($multiply(this.readBitsIntLe(width - 32), 2 ** 32), low);
};
