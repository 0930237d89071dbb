/* ZIP files with stored entries, written; with stored or deflated entries, read. Source: PKWARE's APPNOTE, 4.3. */

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = CRC_TABLE[(value ^ byte) & 255] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

// The first day of the calendar of ZIP files: equal answers give equal bytes.
const FIRST_DAY = 0x21;

/** Returns a ZIP file of texts by name. */
function zipOf(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = new TextEncoder().encode(text);
    const title = new TextEncoder().encode(name);
    const common = [2, 20], sizes = [4, crc32(content), 4, content.length, 4, content.length, 2, title.length, 2, 0];
    const head = [...common, 2, 0x800, 2, 0, 2, 0, 2, FIRST_DAY, ...sizes];
    const local = numbers([4, 0x04034b50, ...head]);
    directory.push(numbers([4, 0x02014b50, 2, 20, ...head, 2, 0, 2, 0, 2, 0, 4, 0, 4, offset]), title);
    parts.push(local, title, content);
    offset += local.length + title.length + content.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = Object.keys(files).length;
  const end = numbers([4, 0x06054b50, 2, 0, 2, 0, 2, count, 2, count, 4, size, 4, offset, 2, 0]);
  return joinedBytes([...parts, ...directory, end]);
}

/** Returns little-endian numbers; the list has the width of each in bytes before it. */
function numbers(list) {
  const bytes = [];
  for (let at = 0; at < list.length; at += 2) {
    for (let byte = 0; byte < list[at]; byte += 1) bytes.push(Math.floor(list[at + 1] / 256 ** byte) & 255);
  }
  return Uint8Array.from(bytes);
}

function joinedBytes(parts) {
  const joint = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joint.set(part, offset);
    offset += part.length;
  }
  return joint;
}

const MOST_UNPACKED = 40 << 20;
const MOST_PARTS = 200;

/** Returns the texts of a ZIP file by name; throws NotTaken for one that is damaged or unpacks to too much. */
async function unzipped(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0 || view.getUint16(end + 10, true) > MOST_PARTS) throw new NotTaken(say('js-damaged'));
  const files = {};
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let left = view.getUint16(end + 10, true); left; left -= 1) {
    const [packed, title, extra, comment] = [view.getUint32(at + 20, true), ...[28, 30, 32].map((one) => view.getUint16(at + one, true))];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + title));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const content = bytes.subarray(start, start + packed);
    const plain = view.getUint16(at + 10, true) ? await inflated(content, MOST_UNPACKED - total) : content;
    total += plain.length;
    files[name] = new TextDecoder().decode(plain);
    at += 46 + title + extra + comment;
  }
  return files;
}

async function inflated(bytes, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) throw new NotTaken(say('js-damaged'));
    parts.push(read.value);
  }
  return joinedBytes(parts);
}
