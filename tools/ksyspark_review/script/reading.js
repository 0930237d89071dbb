/* How a value is read from its bytes, in sentences that end in the value. */

/** Returns the sentences for a part of a message. */
function readingOf(part, bytes) {
  if (hasParts(part)) return [say('js-how-parts', { count: partsBelow(part).length })];
  const held = bytes.subarray(part.start, part.end === undefined ? part.start + 1 : part.end);
  const storage = storageOf(part.type);
  if (storage.startsWith('b')) return [...bitsReading(part, bytes), ...labelReading(part)];
  if (storage.startsWith('f')) return floatReading(part, held);
  if (storage) return [...wholeReading(part, held, storage), ...labelReading(part)];
  return bytesReading(part, held);
}

function labelReading(part) {
  return labelOf(part) ? [say('js-how-label', { value: String(Number(part.value)), label: wordsOf(labelOf(part)) })] : [];
}

/** Whole numbers: each byte by its two digits, the bytes by their weight, the sign last. */
function wholeReading(part, held, storage) {
  const lines = [];
  if (held.length > 1) lines.push(say(part.order === 'le' ? 'js-how-le' : 'js-how-be', { bytes: spaced(held) }));
  const ordered = part.order === 'le' ? Array.from(held).reverse() : Array.from(held);
  const terms = ordered.map((byte, index) => ({ byte, weight: 1n << BigInt(8 * (ordered.length - 1 - index)) }));
  const counting = terms.filter(({ byte }) => byte);
  const unsigned = terms.reduce((sum, { byte, weight }) => sum + BigInt(byte) * weight, 0n);
  for (const byte of new Set(counting.map((term) => term.byte))) lines.push(byteReading(byte));
  if (!counting.length) lines.push(say('js-how-zero', { bytes: spaced(held) }));
  if (counting.length > 1 || (counting.length === 1 && counting[0].weight > 1n)) {
    const sum = counting.map(({ byte, weight }) => (weight > 1n ? `${byte} × ${weight}` : String(byte))).join(' + ');
    lines.push(`${sum} = ${unsigned}`);
  }
  const modulus = 1n << BigInt(8 * held.length);
  if (storage.startsWith('s') && unsigned >= modulus / 2n) {
    lines.push(say('js-how-negative', { sum: `${unsigned} − ${modulus} = ${unsigned - modulus}` }));
  }
  return lines;
}

const HEX = '0123456789ABCDEF';

function byteReading(byte) {
  const high = byte >> 4;
  const low = byte & 15;
  const letters = [high, low].filter((digit) => digit > 9).map((digit) => `${HEX[digit]} = ${digit}`);
  const note = letters.length ? ` (${Array.from(new Set(letters)).join(', ')})` : '';
  return `${HEX[high]}${HEX[low]}${note}: ${high} × 16 + ${low} = ${byte}`;
}

/** Fields of bits: the bytes as bits, the field's own ones, their sum. */
function bitsReading(part, bytes) {
  const count = Math.ceil((part.firstBit + part.bits) / 8);
  const held = bytes.subarray(part.start, part.start + count);
  const ordered = part.order === 'le' ? Array.from(held).reverse() : Array.from(held);
  const bits = ordered.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const from = part.order === 'le' ? bits.length - part.firstBit - part.bits : part.firstBit;
  const own = bits.slice(from, from + part.bits);
  const powers = Array.from(own, (bit, index) => (bit === '1' ? 1n << BigInt(own.length - 1 - index) : 0n)).filter(Boolean);
  const sum = powers.length > 1 ? `${powers.join(' + ')} = ` : '';
  const value = powers.reduce((total, power) => total + power, 0n);
  const grouped = bits.replace(/(.{4})(?=.)/g, '$1 ');
  const lines = [say('js-how-bits', { bytes: spaced(Uint8Array.from(ordered)), bits: grouped, own }), `${own}: ${sum}${value}`];
  if (typeof part.value === 'boolean') lines.push(say('js-how-flag', { bit: own, value: plainText(part) }));
  return lines;
}

/** Floating-point numbers: sign, exponent and fraction. */
function floatReading(part, held) {
  const isShort = held.length === 4;
  const [fractionBits, bias] = isShort ? [23n, 127n] : [52n, 1023n];
  const ordered = part.order === 'le' ? Array.from(held).reverse() : Array.from(held);
  const word = ordered.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
  const fraction = word & ((1n << fractionBits) - 1n);
  const exponent = (word >> fractionBits) & (isShort ? 0xffn : 0x7ffn);
  const sign = word >> (isShort ? 31n : 63n) ? '−' : '';
  const value = plainText(part);
  const order = say(part.order === 'le' ? 'js-how-le' : 'js-how-be', { bytes: spaced(held) });
  if (exponent === (isShort ? 0xffn : 0x7ffn)) return [order, say('js-how-no-number', { value })];
  const whole = exponent ? fraction + (1n << fractionBits) : fraction;
  const power = (exponent || 1n) - bias - fractionBits;
  return [order, say('js-how-float', { exponent, fraction }), `${sign}${whole} × 2^${power} = ${value}`];
}

function bytesReading(part, held) {
  if (!held.length) return [say('js-how-none')];
  if (typeof part.value !== 'string') return [say('js-how-bytes', { bytes: spaced(held.subarray(0, 32)), value: plainText(part) })];
  const lines = [say('js-how-text', { bytes: spaced(held.subarray(0, 32)), value: plainText(part) })];
  if (part.type.logical) lines.push(...meaningReading(part));
  return lines;
}

function meaningReading(part) {
  try {
    const meaning = meaningOf(part.type.logical, part.value);
    return meaning === undefined || meaning === part.value ? [] : [say('js-how-means', { value: String(meaning) })];
  } catch (error) {
    return [];
  }
}
