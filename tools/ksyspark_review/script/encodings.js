/* Bytes as text, or not at all: browsers have no EBCDIC, take ISO 8859-1 for another one and replace bad bytes.

`CHARACTERS` (written by the page's builder) holds 256 characters for each encoding of one byte a character that the
specifications use; U+FFFF stands for a byte that is no character.
*/

const NO_CHARACTER = '\uffff';
const OF_ONE_BYTE = new Set(['ASCII', 'US-ASCII', 'ISO-8859-1', 'ISO8859-1', 'LATIN-1', 'LATIN1']);

/** Returns bytes as text. Throws NoValue with the number of the first bad byte. */
function decodedText(bytes, encoding) {
  const name = encoding.toUpperCase().replace(/_/g, '-');
  if (CHARACTERS[encoding]) return byCharacters(bytes, encoding, (byte) => CHARACTERS[encoding][byte]);
  if (OF_ONE_BYTE.has(name)) {
    const limit = name.endsWith('ASCII') ? 128 : 256;
    return byCharacters(bytes, encoding, (byte) => (byte < limit ? String.fromCharCode(byte) : NO_CHARACTER));
  }
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new NoValue('encoding', { encoding });
  }
}

function byCharacters(bytes, encoding, characterOf) {
  const parts = [];
  for (const byte of bytes) {
    const character = characterOf(byte);
    if (character === NO_CHARACTER) throw new NoValue('encoding', { encoding });
    parts.push(character);
  }
  return parts.join('');
}
