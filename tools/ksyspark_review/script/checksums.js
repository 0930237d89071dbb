/* Checksums of fields, compared when their object is read, as the interpreter does.

A type has `checksums`: {field, of, algorithm, crc}. `of` are the ids of the fields whose bytes it is made of; its own
bytes count as zero among them. `crc` are the parameters of a cyclic redundancy check, as decimal digits.
*/

const SUMS = {
  sum8: (bytes) => totalOf(bytes) & 0xffn,
  'sum8-negated': (bytes) => BigInt.asUintN(8, -totalOf(bytes)),
  sum16: (bytes) => totalOf(bytes) & 0xffffn,
  sum32: (bytes) => totalOf(bytes) & 0xffffffffn,
  xor8: (bytes) => BigInt(bytes.reduce((before, byte) => before ^ byte, 0)),
  internet: onesComplementOf,
  adler32: adlerOf,
};

function totalOf(bytes) {
  return BigInt(bytes.reduce((before, byte) => before + byte, 0));
}

function onesComplementOf(bytes) {
  let total = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    total += bytes[at] * 256 + (bytes[at + 1] || 0);
    if (total > 0xffff) total -= 0xffff;
  }
  return BigInt(0xffff - total);
}

function adlerOf(bytes) {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return BigInt(high * 65536 + low);
}

function reversed(value, width) {
  let result = 0n;
  for (let bit = 0n; bit < width; bit += 1n) result = (result << 1n) | ((value >> bit) & 1n);
  return result;
}

function crcOf(parameters, bytes) {
  const { width, poly, init, refin, refout, xorout } = Object.fromEntries(
    Object.entries(parameters).map(([name, digits]) => [name, BigInt(digits)]),
  );
  const register = (refin ? crcFromRight : crcFromLeft)(width, poly, init, bytes);
  return (refin === refout ? register : reversed(register, width)) ^ xorout;
}

/** Returns the remainder where the lowest bit of a byte comes first. */
function crcFromRight(width, poly, init, bytes) {
  const divisor = reversed(poly, width);
  const table = tableOf((byte) => byte, (value) => (value >> 1n) ^ (value & 1n ? divisor : 0n));
  let register = reversed(init, width);
  for (const byte of bytes) register = (register >> 8n) ^ table[Number((register ^ BigInt(byte)) & 0xffn)];
  return register;
}

/** Returns the remainder where the highest bit of a byte comes first; one of fewer than 8 bits stands at their left. */
function crcFromLeft(width, poly, init, bytes) {
  const held = width < 8n ? 8n : width;
  const room = held - width;
  const double = (value) => BigInt.asUintN(Number(held), (value << 1n) ^ (value >> (held - 1n) ? poly << room : 0n));
  const table = tableOf((byte) => byte << (held - 8n), double);
  let register = init << room;
  for (const byte of bytes) {
    register = BigInt.asUintN(Number(held), register << 8n) ^ table[Number((register >> (held - 8n)) ^ BigInt(byte))];
  }
  return register >> room;
}

function tableOf(begin, step) {
  return Array.from({ length: 256 }, (_, byte) => {
    let value = begin(BigInt(byte));
    for (let bit = 0; bit < 8; bit += 1) value = step(value);
    return value;
  });
}

function compareChecksum(one, { field, of, algorithm, crc }) {
  const placeOf = (id) => one._debug[one.$type.fields.find((candidate) => candidate.id === id).note];
  const own = placeOf(field.id);
  if (!own) return;
  const places = of.map(placeOf).filter(Boolean);
  const [start, end] = places.length ? [places[0].start, places[places.length - 1].end] : [0, 0];
  fuel.bytes -= end - start;
  if (fuel.bytes < 0) throw new NoValue('work');
  const bytes = Uint8Array.from(new Uint8Array(one._io._buffer, start, end - start));
  if (start <= own.start && own.end <= end) bytes.fill(0, own.start - start, own.end - start);
  const wanted = crc ? crcOf(crc, bytes) : SUMS[algorithm](bytes);
  const found = BigInt(one[field.name]);
  if (found === wanted) return;
  throw new NoValue('checksum', { algorithm, from: start + 1, to: end, wanted: String(wanted), found: String(found) });
}

for (const type of Object.values(TYPES).filter((candidate) => candidate.checksums)) {
  const checksums = type.checksums.map((one) => ({ ...one, field: type.fields.find(({ id }) => id === one.field) }));
  const read = type.parser.prototype._read;
  type.parser.prototype._read = function readChecked() {
    read.call(this);
    for (const checksum of checksums) {
      try {
        compareChecksum(this, checksum);
      } catch (error) {
        error.at = { one: this, name: checksum.field.note, index: -1 };
        throw error;
      }
    }
  };
}
