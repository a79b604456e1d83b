import { elementsIn, type HtmlElement, type HtmlNode, isElement } from './html-node.ts';

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Their text is on lines of its own. */
const lines = named(
  'address blockquote caption dd div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table td th tr ul',
);
/** Their text is not shown. */
const unseen = named('del head script style template title xml');
/** What is nested deeper is left out, so that no text exhausts the stack. */
const deepest = 100;
/** Columns and rows that one cell spans at most. */
const mostAcross = 300;
const mostDown = 5000;

const hasStyle = (element: HtmlElement, pattern: RegExp): boolean => pattern.test(element.getAttribute('style') ?? '');

const isUnseen = (element: HtmlElement): boolean =>
  unseen.has(element.localName) || hasStyle(element, /display:\s*none|mso-hide:\s*all/i);

/** True for the bullet that Word writes in front of an item of a list, a letter of a font of pictures. */
const isBullet = (element: HtmlElement, text: string): boolean =>
  hasStyle(element, /mso-list:\s*ignore/i) && !/[\p{L}\p{N}][.)]/u.test(text);

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';

/** Digits above or below the line in their own characters, so that cd/m² and CO₂ stay what they are. */
function scriptOf({ localName }: HtmlElement, text: string): string {
  const digits = localName === 'sup' ? raised : localName === 'sub' ? lowered : '';
  if (digits === '' || !/^\s*[\u2212-]?\d+\s*$/.test(text)) return text;
  return text
    .replace(/\d/g, (digit) => digits.charAt(Number(digit)))
    .replace(/[\u2212-]/, localName === 'sup' ? '⁻' : '₋');
}

/** The text of a node, with line ends where it shows any; without what is `left` out. */
function textIn(node: HtmlNode, left: ReadonlySet<HtmlNode> = new Set(), depth = 0): string {
  if (node.nodeName === '#text') return (node.nodeValue ?? '').replace(/[\s\u00A0]+/g, ' ');
  if (!isElement(node) || depth > deepest || left.has(node) || isUnseen(node)) return '';
  if (node.localName === 'br') return '\n';
  const text = [...node.childNodes].map((child) => textIn(child, left, depth + 1)).join('');
  if (isBullet(node, text)) return '';
  return lines.has(node.localName) ? `\n${text}\n` : scriptOf(node, text);
}

/** How many columns or rows a cell spans; `rest` where the span is 0, which goes on to the end. */
function spanOf(cell: HtmlElement, name: 'colspan' | 'rowspan', rest: number): number {
  const written = cell.getAttribute(name)?.trim() ?? '';
  if (name === 'rowspan' && written === '0') return rest;
  return Math.max(1, Math.min(Math.trunc(Number(written)) || 1, rest));
}

const shownIn = (element: HtmlElement, names: ReadonlySet<string>): readonly HtmlElement[] =>
  elementsIn(element).filter((each) => names.has(each.localName) && !isUnseen(each));

const cellNames = named('td th');
const rowNames = named('tr');
const sectionNames = named('tbody tfoot thead');

/** Cells of some rows, each in its column; what a cell spans beyond its first place is empty. */
function cellsOfRows(rows: readonly HtmlElement[]): string[][] {
  const all: (string | undefined)[][] = rows.map(() => []);
  for (const [line, row] of rows.entries()) {
    let column = 0;
    for (const cell of shownIn(row, cellNames)) {
      while (all[line]?.[column] !== undefined) column += 1;
      const across = spanOf(cell, 'colspan', mostAcross);
      const covered = all.slice(line, line + spanOf(cell, 'rowspan', Math.min(rows.length - line, mostDown)));
      for (const each of covered) for (let at = column; at < column + across; at += 1) each[at] = '';
      all[line]?.splice(column, 1, textIn(cell));
      column += across;
    }
  }
  return all.map((row) => Array.from(row, (cell) => cell ?? ''));
}

/** The tables of a document that are in no other one. */
const tablesIn = (parent: HtmlElement, depth = 0): readonly HtmlElement[] =>
  depth > deepest
    ? []
    : elementsIn(parent).flatMap((element) =>
        element.localName === 'table' ? [element] : tablesIn(element, depth + 1),
      );

interface TableCells {
  readonly cells: readonly (readonly string[])[];
  /** The text in front of the tables, between and behind them, with line ends. */
  readonly outside: string;
  readonly isMarked: boolean;
}

/**
 * Cells of the tables of a document, as spreadsheets and word processors copy them; `null` where it has no table.
 * @param mark an attribute that one of the tables may have
 */
export function tableCells(root: HtmlElement, mark: string): TableCells | null {
  const tables = tablesIn(root);
  if (tables.length === 0) return null;
  const sections = tables.flatMap((table) => shownIn(table, sectionNames));
  return {
    cells: sections.flatMap((section) => cellsOfRows(shownIn(section, rowNames))),
    outside: textIn(root, new Set(sections)),
    isMarked: tables.some((table) => table.getAttribute(mark) !== null),
  };
}
