/* The language of the page: English stands in the HTML, the others in the texts beside it. */

let language = 'en';
const catalogues = { en: { ...dataOf('texts-en', {}) } };

/** Returns a text that the script makes, in the page's language, with {names} filled in. */
function say(key, values) {
  const text = catalogueOf(language)[key] || catalogues.en[key] || key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (values && name in values ? String(values[name]) : whole));
}

function catalogueOf(name) {
  catalogues[name] = catalogues[name] || dataOf(`texts-${name}`, {});
  return catalogues[name];
}

function keepEnglish() {
  for (const element of document.querySelectorAll('[data-t]')) {
    catalogues.en[element.dataset.t] = catalogues.en[element.dataset.t] || element.textContent;
  }
}

/** Shows the page in a language; names of fields and quotes stay as they are. */
function switchLanguage(name) {
  language = name;
  const catalogue = catalogueOf(name);
  for (const element of document.querySelectorAll('[data-t]')) {
    const text = catalogue[element.dataset.t] || catalogues.en[element.dataset.t];
    if (text !== undefined) element.textContent = text;
  }
  for (const element of document.querySelectorAll('[data-t-attributes]')) {
    for (const pair of element.dataset.tAttributes.split(';')) {
      const [attribute, key] = pair.split(':').map((part) => part.trim());
      if (catalogue[key]) element.setAttribute(attribute, catalogue[key]);
    }
  }
  document.documentElement.lang = name;
  for (const button of document.querySelectorAll('[data-language]')) {
    button.setAttribute('aria-pressed', String(button.dataset.language === name));
  }
  document.dispatchEvent(new Event('language'));
}

function startLanguages() {
  for (const template of document.querySelectorAll('template')) {
    for (const element of template.content.querySelectorAll('[data-t]')) {
      catalogues.en[element.dataset.t] = catalogues.en[element.dataset.t] || element.textContent;
    }
  }
  keepEnglish();
  onClick('[data-language]', (button) => {
    switchLanguage(button.dataset.language);
    keepAnswers();
  });
}
