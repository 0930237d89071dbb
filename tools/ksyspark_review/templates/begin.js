/* Runs before the page's script: switches languages, then unpacks the script and its data. */
'use strict';
{
  const root = document.documentElement;
  const STORE = 'ksyspark-review-language';
  const kept = () => {
    try {
      return localStorage.getItem(STORE);
    } catch (error) {
      return null;
    }
  };
  const switchLanguage = (language) => {
    root.dataset.ui = language;
    root.lang = language;
    for (const button of document.querySelectorAll('[data-language]')) button.setAttribute('aria-pressed', String(button.dataset.language === language));
    try {
      localStorage.setItem(STORE, language);
    } catch (error) {
      // The next page begins in English.
    }
  };
  /* Browsers inflate by themselves, but not before a page has loaded. Sources: RFC 1950, RFC 1951. */
  const CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
  const inflate = (bytes, length) => {
    const out = new Uint8Array(length);
    let place = 16, end = 0;
    const number = (width) => {
      let value = 0;
      for (let bit = 0; bit < width; bit++, place++) value |= (bytes[place >> 3] >> (place & 7) & 1) << bit;
      return value;
    };
    /* Symbols in the order of their codes, and how many codes there are of each length. */
    const codes = (lengths) => {
      const symbols = [...lengths.keys()].filter((symbol) => lengths[symbol]).sort((one, other) => lengths[one] - lengths[other] || one - other);
      const counts = new Uint16Array(16);
      for (const symbol of symbols) counts[lengths[symbol]]++;
      return {symbols, counts};
    };
    const symbol = ({symbols, counts}) => {
      for (let width = 1, code = 0, passed = 0; width < 16; width++, place++) {
        code = code * 2 + (bytes[place >> 3] >> (place & 7) & 1) - counts[width];
        if (code < 0) {
          place++;
          return symbols[passed + counts[width] + code];
        }
        passed += counts[width];
      }
      throw new Error('the page is damaged');
    };
    const fixed = () => [codes(Array.from({length: 288}, (_, at) => at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)), codes(Array(30).fill(5))];
    const written = () => {
      const counts = [257 + number(5), 1 + number(5)], widths = Array(19).fill(0), lengths = [];
      for (let left = 4 + number(4), at = 0; left; left--, at++) widths[CODE_ORDER[at]] = number(3);
      const code = codes(widths);
      while (lengths.length < counts[0] + counts[1]) {
        const found = symbol(code);
        if (found < 16) lengths.push(found);
        else {
          const [repeated, least, width] = [[lengths.at(-1), 3, 2], [0, 3, 3], [0, 11, 7]][found - 16];
          for (let left = least + number(width); left; left--) lengths.push(repeated);
        }
      }
      return [codes(lengths.slice(0, counts[0])), codes(lengths.slice(counts[0]))];
    };
    for (let isLast = false; !isLast;) {
      if (place >= bytes.length * 8) throw new Error('the page is damaged');
      isLast = Boolean(number(1));
      const kind = number(2);
      if (!kind) {
        place = place + 7 & ~7;
        const left = number(16);
        place += 16;
        for (const stop = end + left; end < stop;) out[end++] = number(8);
        continue;
      }
      const [literals, distances] = kind === 1 ? fixed() : written();
      for (let found = symbol(literals); found !== 256; found = symbol(literals)) {
        if (found < 256) {
          out[end++] = found;
          continue;
        }
        const step = found - 257, more = step < 8 || step === 28 ? 0 : (step >> 2) - 1;
        let left = step === 28 ? 258 : step < 8 ? 3 + step : 3 + (4 + (step & 3) << more);
        left += number(more);
        const far = symbol(distances), wide = far < 4 ? 0 : (far >> 1) - 1;
        const distance = (far < 4 ? 1 + far : 1 + (2 + (far & 1) << wide)) + number(wide);
        for (; left; left--, end++) out[end] = out[end - distance];
      }
    }
    return out;
  };
  /* Five digits of base 85 are four bytes; what the last five lack is behind the end of what was packed. */
  const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;.=>?@^_`{|}~';
  const bytesOf = (text) => {
    const values = new Map([...DIGITS].map((digit, value) => [digit, value]));
    const view = new DataView(new ArrayBuffer(Math.ceil(text.length / 5) * 4));
    for (let at = 0; at < text.length; at += 5) {
      let number = 0;
      for (const digit of text.slice(at, at + 5).padEnd(5, '~')) number = number * 85 + values.get(digit);
      view.setUint32(at / 5 * 4, number);
    }
    return new Uint8Array(view.buffer);
  };
  const unpack = (text, length) => new TextDecoder().decode(inflate(bytesOf(text), length));

  const said = (language, text) => {
    const part = document.createElement('span');
    part.lang = language;
    part.textContent = text;
    return part;
  };
  const translate = ([chinese, portuguese]) => {
    const inOrder = (root) => [...root.querySelectorAll('t-, wbr, template')].flatMap((one) => one.content ? inOrder(one.content) : [one]);
    inOrder(document).forEach((element, place) => {
      const first = typeof chinese[place] === 'number' ? chinese[place] : place;
      const others = [said('zh', chinese[first]), said('pt', portuguese[first])];
      if (element.localName === 't-') element.replaceWith(said('en', element.textContent), ...others);
      else {
        const part = document.createElement('span');
        part.className = 'tr';
        part.append(...others);
        element.replaceWith(part);
      }
    });
  };

  root.classList.add('js');
  root.dataset.ui = root.lang = kept() || (/^(pt|zh)/.exec(navigator.language) || ['en'])[0];
  document.addEventListener('DOMContentLoaded', () => {
    for (const line of document.querySelectorAll('q:not([lang])')) line.lang = 'en';
    switchLanguage(root.dataset.ui);
    document.addEventListener('click', (event) => {
      const button = event.target.closest('[data-language]');
      if (button) switchLanguage(button.dataset.language);
    });
    /* Data stand before the script, and translations before other data. */
    for (const packed of document.querySelectorAll('script[data-length]')) {
      const made = document.createElement('script');
      if (packed.dataset.of) {
        made.type = 'application/json';
        made.id = packed.dataset.of;
      }
      made.textContent = unpack(packed.textContent, Number(packed.dataset.length));
      packed.replaceWith(made);
      if (made.id === 'translations') translate(JSON.parse(made.textContent));
    }
  });
}
