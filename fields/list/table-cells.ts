import { isLineElement } from '../rich-text/html/line-elements.ts';
import { readListMark } from '../rich-text/html/list-mark.ts';
import { omitNonText } from '../rich-text/html/omit-non-text.ts';
import { scriptOf } from '../rich-text/html/place.ts';
import { toScript } from '../rich-text/html/raised.ts';
import { spansOf } from '../rich-text/html/spans.ts';
import { createStyles, type StyleOf } from '../rich-text/html/styles.ts';
import { elementsIn, type HtmlElement, type HtmlNode, isElement } from '../rich-text/html/tree.ts';
import { layGrid, type SpannedCell } from '../rich-text/table-grid.ts';

/** Reads the text of nodes as displayed, with line breaks, without the nodes in `left`. */
const createText = (styleOf: StyleOf, left: ReadonlySet<HtmlNode>) =>
  function textOf(node: HtmlNode): string {
    if (!isElement(node)) return node.replace(/[\s\u00A0]+/g, ' ');
    if (left.has(node)) return '';
    if (node.name === 'br') return '\n';
    const text = node.children.map(textOf).join('');
    if (isLineElement(node.name)) return `\n${text}\n`;
    const style = styleOf(node);
    // Word writes a bullet as a letter of a symbol font before the item.
    if (style.get('mso-list') === 'ignore' && readListMark(text).is === 'bullet') return '';
    const script = scriptOf(node, style);
    return script === null ? text : (toScript(text, script) ?? text);
  };

const named = (element: HtmlElement, ...names: readonly string[]): readonly HtmlElement[] =>
  elementsIn(element).filter(({ name }) => names.includes(name));

/** The outermost tables of a document. */
const tablesIn = (element: HtmlElement): readonly HtmlElement[] =>
  element.name === 'table' ? [element] : elementsIn(element).flatMap(tablesIn);

interface Cell {
  readonly text: string;
}

interface TableCells {
  readonly cells: readonly (readonly string[])[];
  /** The text before, between and after the tables, with line breaks. */
  readonly outside: string;
  readonly isMarked: boolean;
}

/**
 * Cells of the tables of a document, as copied from spreadsheets and word processors; `null` if it has no table.
 * @param mark an attribute whose presence on a table is reported as `isMarked`
 */
export function tableCells(html: HtmlElement, mark: string): TableCells | null {
  const styleOf = createStyles(html);
  const root = omitNonText(html, styleOf, () => {});
  const tables = tablesIn(root);
  if (tables.length === 0) return null;
  const sections = tables.flatMap((table) => named(table, 'tbody', 'tfoot', 'thead'));
  const textOf = createText(styleOf, new Set(sections));
  const spanned = sections.flatMap((section) =>
    named(section, 'tr').map((row, index, rows): readonly SpannedCell<Cell>[] =>
      named(row, 'td', 'th').map((cell) => ({ cell: { text: textOf(cell) }, ...spansOf(cell, rows.length - index) })),
    ),
  );
  return {
    cells: layGrid<Cell>(spanned, () => ({ text: '' })).map((row) => row.map(({ text }) => text)),
    outside: textOf(root),
    isMarked: tables.some(({ attributes }) => attributes.has(mark)),
  };
}
