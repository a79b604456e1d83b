import { type DomNode, type FormatCallback, type HtmlToTextOptions, htmlToText } from 'html-to-text';

/** Maximum length of HTML that is converted to text. */
const longestPage = 1024 * 1024;
/** Maximum nesting depth, more than real pages have. The parser is slow for deeper ones. */
const deepest = 1000;

/** Elements that the next one of their kind closes, and void elements. */
const unnested = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd option tr td th thead tbody tfoot'.split(
    ' ',
  ),
);

/** Whether elements are nested deeper than in real pages. */
function isTooDeep(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][\w:-]*)/gi)) {
    const name = tag.toLowerCase();
    if (unnested.has(name)) continue;
    const count = open.get(name) ?? 0;
    const change = slash === '' ? 1 : -Math.min(count, 1);
    open.set(name, count + change);
    depth += change;
    if (depth > deepest) return true;
  }
  return false;
}

const rowsOf = (nodes: readonly DomNode[]): readonly DomNode[] =>
  nodes.flatMap((node) => {
    if (node.name === 'tr') return [node];
    return ['thead', 'tbody', 'tfoot', 'center'].includes(node.name ?? '') ? rowsOf(node.children) : [];
  });

/** A row with several short cells becomes one line. A layout row with long cells becomes one block per cell. */
function lineOf(cells: readonly string[]): string {
  const trimmed = cells.map((cell) => cell.trim());
  const filled = trimmed.filter((cell) => cell !== '');
  const isLine = filled.length > 1 && filled.every((cell) => !cell.includes('\n'));
  return isLine ? trimmed.join(' | ') : filled.join('\n');
}

const formatTable: FormatCallback = (table, walk, builder) => {
  for (const { name, children } of table.children)
    if (name === 'caption') {
      builder.openBlock({ leadingLineBreaks: 2 });
      walk(children, builder);
      builder.closeBlock({ trailingLineBreaks: 1 });
    }
  builder.openTable();
  for (const row of rowsOf(table.children)) {
    builder.openTableRow();
    for (const cell of row.children) {
      if (cell.name !== 'td' && cell.name !== 'th') continue;
      builder.openTableCell();
      walk(cell.children, builder);
      builder.closeTableCell();
    }
    builder.closeTableRow();
  }
  builder.closeTable({
    tableToString: (rows) =>
      rows
        .map((cells) => lineOf(cells.map(({ text }) => text)))
        .filter((line) => line !== '')
        .join('\n'),
    leadingLineBreaks: 2,
    trailingLineBreaks: 2,
  });
};

/** The alternative text of a picture. Its address means nothing to readers. */
const formatImage: FormatCallback = ({ attribs }, _, builder) => builder.addInline(String(attribs?.alt ?? ''));

/** Block elements that the library treats as inline. */
const lines = ['address', 'center', 'dd', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'legend'];

const options: HtmlToTextOptions = {
  wordwrap: false,
  // Mailing lists and gateways append text after the end of the document.
  baseElements: { selectors: [] },
  limits: { maxDepth: deepest },
  formatters: { cells: formatTable, words: formatImage },
  selectors: [
    { selector: 'table', format: 'cells' },
    { selector: 'img', format: 'words' },
    { selector: 'title', format: 'skip' },
    ...lines.map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
};

/** Converts HTML to plain text, with separated table cells; null if it is too large. */
export function pageWords(html: string): string | null {
  if (html.length > longestPage || isTooDeep(html)) return null;
  try {
    return htmlToText(html, options);
  } catch {
    return null;
  }
}
