/* Runs before the page's script: unpacks scripts and translations, and puts into the page what repeats in every row. */
'use strict';
{
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

  /* Data for all, then the script: it runs when the page is whole. */
  const unpackAll = (selector) => {
    for (const packed of document.querySelectorAll(selector)) {
      const made = document.createElement('script');
      if (packed.dataset.of) {
        made.type = 'application/json';
        made.id = packed.dataset.of;
      }
      made.textContent = unpack(packed.textContent, Number(packed.dataset.length));
      packed.replaceWith(made);
    }
  };
  const data = (id) => JSON.parse(document.getElementById(id)?.textContent ?? '{}');
  unpackAll('script[data-of]');

  /* The item that a link to a row shows, and the document line that a link to a line leads to. */
  for (const link of document.querySelectorAll('a[href^="#i-"]')) link.dataset.item ??= decodeURI(link.hash.slice(3));
  for (const link of document.querySelectorAll('a.line')) link.dataset.line = decodeURI(link.hash.slice(3)).replace(/-(\d+)$/, ':$1');

  const review = data('review');
  const snippets = data('snippets');
  const asWritten = document.getElementById('as-written')?.content.firstElementChild;
  for (const line of document.querySelectorAll('ol.lines [data-n]')) {
    const items = review.documents[line.parentElement.dataset.document].items[line.dataset.n];
    if (items) line.dataset.items = items.join(' ');
  }
  for (const row of document.querySelectorAll('.judge')) {
    row.dataset.item ??= row.matches('.code') ? row.id.slice(2).replace(/-(-?\d+)$/, '.$1') : row.id.slice(2);
    const item = row.dataset.item;
    const kind = review.items[item]?.kind === 'field' ? 'field' : 'other';
    const answer = document.getElementById(`answers-${kind}`).content.firstElementChild.cloneNode(true);
    const name = row.querySelector('[data-name]');
    name.id ||= `n-${item}`;
    answer.setAttribute('aria-labelledby', name.id);
    for (const input of answer.querySelectorAll('input')) input.name = `v ${item}`;
    answer.querySelector('textarea').name = `r ${item}`;
    row.append(answer);
    if (snippets[item]) row.querySelector('.says-specification').append(asWritten.cloneNode(true));
  }

  /* The specification as it is written, and the chips of a line beyond the first few, are made when they are asked for. */
  document.addEventListener('toggle', (event) => {
    const folded = event.target;
    if (!folded.matches?.('.source, [data-rest]') || folded.children.length > 1) return;
    if (folded.matches('.source')) {
      const text = document.createElement('pre');
      text.textContent = snippets[folded.closest('.judge').dataset.item];
      folded.append(text);
      return;
    }
    const line = folded.closest('li');
    const items = review.documents[line.parentElement.dataset.document].items[line.dataset.n] ?? [];
    for (const item of items.slice(-Number(folded.dataset.rest))) {
      const chip = document.createElement('a');
      chip.className = 'chip';
      chip.href = `#${review.items[item].anchor ?? `i-${item}`}`;
      chip.dataset.item = item;
      chip.textContent = review.items[item].name;
      folded.append(chip);
    }
  }, true);

  unpackAll('script[data-length]');
}
