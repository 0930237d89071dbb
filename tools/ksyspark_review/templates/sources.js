/* Compares a number that a reader copies with those of the rule beside it. */
'use strict';
document.addEventListener('input', (event) => {
  const { numbers } = event.target.dataset;
  if (numbers === undefined) return;
  const copied = event.target.value.replace(/[\s.,'’]/g, '').replace('−', '-');
  const is = /^-?\d+$/.test(copied) && (numbers.split(' ').includes(copied) ? 'equal' : 'unequal');
  const told = event.target.nextElementSibling;
  told.className = is || '';
  told.replaceChildren(...(is ? [document.getElementById(is).content.cloneNode(true)] : []));
});
