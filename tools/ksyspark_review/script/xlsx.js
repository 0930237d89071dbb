/* Answers as a workbook: sheet Answers with a row an item and drop-downs for verdicts, sheet Review with keys. */

const SHEET_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

function xmlText(text) {
  const guarded = text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  return guarded.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function letter(column) {
  return String.fromCharCode(65 + column);
}

/** Returns a sheet; all cells are text, so that nothing is taken for a formula or a number. */
function sheetOf(table, widths, rules) {
  const cells = (row, number) => row.map((value, column) => {
    const head = `<c r="${letter(column)}${number + 1}" t="inlineStr" s="${number ? 1 : 2}">`;
    return `${head}<is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
  });
  const body = table.map((row, number) => `<row r="${number + 1}">${cells(row, number).join('')}</row>`);
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  const freeze = '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
  const offers = rules.map(([range, words]) => `<dataValidation type="list" allowBlank="1" sqref="${range}"><formula1>"${words.join(',')}"</formula1></dataValidation>`);
  const validations = offers.length ? `<dataValidations count="${offers.length}">${offers.join('')}</dataValidations>` : '';
  return `${SHEET_HEAD}<worksheet xmlns="${MAIN}">${freeze}<cols>${columns.join('')}</cols><sheetData>${body.join('')}</sheetData>${validations}</worksheet>`;
}

/** Returns a workbook of a file's content. */
function xlsxOf(content) {
  const items = [ITEM_COLUMNS, ...itemRows(content)];
  const rules = content.answers.map((one, index) => [`C${index + 2}`, choicesOf(one.item)]);
  const keys = [['key', 'value'], ...keyRows(content)];
  const overall = keys.findIndex(([key]) => key === 'overall') + 1;
  const sheets = ['Answers', 'Review'];
  const relations = (pairs) => `${SHEET_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${pairs.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
  const type = (part, name) => `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml"/>`;
  return zipOf({
    '[Content_Types].xml': `${SHEET_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('workbook', 'sheet.main')}${type('worksheets/sheet1', 'worksheet')}${type('worksheets/sheet2', 'worksheet')}${type('styles', 'styles')}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${SHEET_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([['worksheet', 'worksheets/sheet1.xml'], ['worksheet', 'worksheets/sheet2.xml'], ['styles', 'styles.xml']]),
    'xl/styles.xml': `${SHEET_HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheetOf(items, [48, 16, 14, 60], rules),
    'xl/worksheets/sheet2.xml': sheetOf(keys, [32, 70], overall ? [[`B${overall}`, OVERALLS]] : []),
  });
}

function choicesOf(item) {
  const isField = !REVIEW.items[item] || REVIEW.items[item].kind === 'field';
  return isField ? ['same', 'different', 'unsure'] : ['agree', 'disagree', 'cannot-say'];
}

/** Returns the content of a workbook, also of one that a spreadsheet program has saved; throws NotTaken. */
async function contentOfXlsx(bytes) {
  const files = await unzipped(bytes);
  const shared = Array.from(xmlOf(files['xl/sharedStrings.xml']).getElementsByTagName('si'), textIn);
  const names = Array.from(xmlOf(files['xl/workbook.xml']).getElementsByTagName('sheet'));
  const targets = Array.from(xmlOf(files['xl/_rels/workbook.xml.rels']).getElementsByTagName('Relationship'));
  const tableOf = (title) => {
    const sheet = names.find((one) => one.getAttribute('name') === title);
    const id = sheet && (sheet.getAttributeNS(OFFICE, 'id') || sheet.getAttribute('r:id'));
    const target = targets.find((one) => one.getAttribute('Id') === id);
    if (!target) throw new NotTaken(say('js-foreign'));
    return tableIn(xmlOf(files[`xl/${target.getAttribute('Target').replace(/^\/xl\/|^xl\//, '')}`]), shared);
  };
  return contentOfRows(tableOf('Review'), tableOf('Answers'));
}

function xmlOf(text) {
  if (text === undefined) return new DOMParser().parseFromString('<none/>', 'application/xml');
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new NotTaken(say('js-damaged'));
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  if (parsed.getElementsByTagName('parsererror').length) throw new NotTaken(say('js-damaged'));
  return parsed;
}

function textIn(element) {
  const text = Array.from(element.getElementsByTagName('t'), (one) => one.textContent).join('');
  return text.replace(/_x005F_(?=x[0-9A-Fa-f]{4}_)/g, '_').replace(/\r\n/g, '\n');
}

function tableIn(sheet, shared) {
  return Array.from(sheet.getElementsByTagName('row'), (row) => {
    const values = [];
    for (const cell of row.getElementsByTagName('c')) {
      const column = Array.from(/^[A-Z]*/.exec(cell.getAttribute('r') || '')[0]).reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0);
      const at = column ? column - 1 : values.length;
      while (values.length < at) values.push('');
      values[at] = cellText(cell, shared);
    }
    return values;
  });
}

function cellText(cell, shared) {
  const [value] = cell.getElementsByTagName('v');
  if (cell.getAttribute('t') === 's') return shared[Number(value.textContent)] || '';
  return cell.getAttribute('t') === 'inlineStr' ? textIn(cell) : (value && value.textContent) || '';
}
