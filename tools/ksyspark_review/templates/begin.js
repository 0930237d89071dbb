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
  const DIGITS = new Map([...'DIGIT-CHARACTERS'].map((character, value) => [character.charCodeAt(0), value]));
  const SHORTEST = SHORTEST-COPY, NEAR = 96, FAR = 126, BLANK = 32;

  const unpack = (text, length) => {
    const out = new Uint16Array(length);
    let end = 0;
    for (let at = 0; at < text.length; at++) {
      const mark = text.charCodeAt(at);
      const next = text.charCodeAt(at + 1);
      if (mark !== NEAR && mark !== FAR) {
        out[end++] = mark;
      } else if (next === BLANK) {
        out[end++] = mark;
        at++;
      } else {
        const digits = mark === NEAR ? 2 : 3;
        let distance = 0;
        for (let digit = digits; digit; digit--) distance = distance * DIGITS.size + DIGITS.get(text.charCodeAt(at + 1 + digit));
        for (let left = DIGITS.get(next) + SHORTEST; left; left--, end++) out[end] = out[end - distance];
        at += 1 + digits;
      }
    }
    return new TextDecoder('utf-16le').decode(out);
  };

  const said = (language, text) => {
    const part = document.createElement('span');
    part.lang = language;
    part.textContent = text;
    return part;
  };
  const translate = (translations) => {
    const places = [document, ...[...document.querySelectorAll('template')].map((one) => one.content)];
    for (const element of places.flatMap((place) => [...place.querySelectorAll('[data-s]')])) {
      const [zh, pt] = translations[element.dataset.s];
      element.replaceWith(said('en', element.textContent), said('zh', zh), said('pt', pt));
    }
  };

  root.classList.add('js');
  root.dataset.ui = root.lang = kept() || (/^(pt|zh)/.exec(navigator.language) || ['en'])[0];
  document.addEventListener('DOMContentLoaded', () => {
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
