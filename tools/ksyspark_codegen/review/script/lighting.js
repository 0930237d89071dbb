/* Picture, list, bytes, values and lines light each other: whatever shows an item gets the class `lit` with it. */

let litItems = [];
let litParts = [];

/** Lights all that shows the items; `parts` are the bytes and values of one place in the message alone. */
function light(items, parts) {
  for (const element of [...litItems, ...litParts]) element.classList.remove('lit');
  litItems = items.flatMap((item) => elementsOf(item));
  litParts = parts || [];
  for (const element of [...litItems, ...litParts]) element.classList.add('lit');
}

/** Returns what shows an item: a message shows each item at many places, and lights these itself. */
function elementsOf(item) {
  const selector = `[data-item="${CSS.escape(item)}"], [data-items~="${CSS.escape(item)}"]`;
  return Array.from(document.querySelectorAll(selector)).filter((element) => !element.closest('#hex, #values'));
}

function shownItems(element) {
  return element.dataset.item ? [element.dataset.item] : (element.dataset.items || '').split(' ').filter(Boolean);
}

function startLighting() {
  const lightUnder = (event) => {
    const element = event.target instanceof Element && event.target.closest('[data-item], [data-items]');
    if (element && !element.closest('#hex, #values')) light(shownItems(element), partsShowing(shownItems(element)));
  };
  document.addEventListener('pointerover', lightUnder);
  document.addEventListener('focusin', lightUnder);
  // A touch gives no hover that ends: the next one takes its place.
  document.addEventListener('pointerdown', lightUnder);
}

/** Goes to an element, opened where it is folded. */
function show(element) {
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (above.tagName === 'DETAILS') above.open = true;
  }
  element.scrollIntoView({ block: 'center' });
}
