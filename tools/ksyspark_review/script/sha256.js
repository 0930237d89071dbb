/* SHA-256 (FIPS 180-4): browsers offer it to pages from a server only. */

const ROUND_CONSTANTS = fractions(64, 1 / 3);
const START = fractions(8, 1 / 2);

/** Returns the first 32 bits behind the point of roots of the first primes. */
function fractions(count, power) {
  const primes = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return primes.map((prime) => (prime ** power % 1) * 2 ** 32 | 0);
}

function rotated(word, count) {
  return (word >>> count) | (word << (32 - count));
}

/** Returns the digest of bytes as 64 hexadecimal digits. */
function sha256(bytes) {
  const view = paddedView(bytes);
  const state = START.slice();
  const schedule = new Int32Array(64);
  for (let start = 0; start < view.byteLength; start += 64) {
    for (let index = 0; index < 16; index += 1) schedule[index] = view.getInt32(start + 4 * index);
    for (let index = 16; index < 64; index += 1) {
      const two = schedule[index - 2];
      const fifteen = schedule[index - 15];
      const one = rotated(fifteen, 7) ^ rotated(fifteen, 18) ^ (fifteen >>> 3);
      const other = rotated(two, 17) ^ rotated(two, 19) ^ (two >>> 10);
      schedule[index] = schedule[index - 16] + one + schedule[index - 7] + other;
    }
    compress(state, schedule);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function paddedView(bytes) {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  return view;
}

function compress(state, schedule) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let round = 0; round < 64; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + mixed + choice + ROUND_CONSTANTS[round] + schedule[round]) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => { state[index] = (state[index] + word) | 0; });
}

/** Returns the first 12 digits of the decimal number that a digest is. */
function digitsOf(digest) {
  return BigInt(`0x${digest}`).toString().slice(0, 12).padStart(12, '0');
}
