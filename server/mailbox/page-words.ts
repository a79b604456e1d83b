import { type DomNode, type FormatCallback, type HtmlToTextOptions, htmlToText } from 'html-to-text';

/** A page of more characters is not turned into text. */
const longestPage = 1024 * 1024;
/** Deeper than any page is nested; the parser takes long for what is deeper. */
const deepest = 1000;

/** Elements that end where the next one of their kind begins, or hold nothing. */
const unnested = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd option tr td th thead tbody tfoot'.split(
    ' ',
  ),
);

/** Whether elements are nested deeper than a page has them. */
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

/** A row of several cells is a line; one that lays out a page, with long cells, is a block for each of them. */
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

/** What a picture says in words: its address says nothing to a reader. */
const formatImage: FormatCallback = ({ attribs }, _, builder) => builder.addInline(String(attribs?.alt ?? ''));

/** Elements on lines of their own that the library takes for words within one. */
const lines = ['address', 'center', 'dd', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'legend'];

const options: HtmlToTextOptions = {
  wordwrap: false,
  // Lists and gateways write below the end of a page.
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

/** The words of a page in HTML as plain text, the cells of its tables apart; null where it is too large to be read. */
export function pageWords(html: string): string | null {
  if (html.length > longestPage || isTooDeep(html)) return null;
  try {
    return htmlToText(html, options);
  } catch {
    return null;
  }
}
