import { domTree } from '../rich-text/html/dom-tree.ts';
import type { HtmlElement } from '../rich-text/html/tree.ts';
import { tableCells } from './table-cells.ts';

/** Copied cells of a table. */
export interface Block {
  readonly cells: readonly (readonly string[])[];
  /** True if the cells were copied from this grid: each cell then belongs to the column it came from. */
  readonly isOurs: boolean;
  /** Text outside of the copied tables, in one line; empty for none. */
  readonly outside: string;
}

type Cells = Block['cells'];

const mark = 'data-rows';

/** The content of a quoted cell and its end position; the start position if no closing quote ends a cell. */
function quotedAt(text: string, start: number): { readonly cell: string; readonly end: number } {
  let at = start + 1;
  let cell = '';
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { cell: '', end: start };
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const isEnd = [undefined, '\t', '\n'].includes(text[quote + 1]);
      return isEnd ? { cell, end: quote + 1 } : { cell: '', end: start };
    }
    cell += '"';
    at = quote + 2;
  }
}

/** Parses tab-separated text as spreadsheets copy it. A cell that contains a line break is quoted. */
function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]];
  const plain = /[\t\n]|$/g;
  const read = text.replace(/\r\n?/g, '\n');
  for (let at = 0; at <= read.length;) {
    const { cell, end } = read[at] === '"' ? quotedAt(read, at) : { cell: '', end: at };
    plain.lastIndex = end;
    const next = plain.exec(read)?.index ?? read.length;
    rows.at(-1)?.push(end === at ? read.slice(at, next) : cell);
    if (read[next] === '\n') rows.push([]);
    at = next + 1;
  }
  return rows;
}

/** The lines of a cell in one line, with a separator. */
const inOneLine = (cell: string): string =>
  cell
    .split(/[\n\r\v\f\u2028\u2029]+/)
    .map((line) => line.replace(/[\s\u00A0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join(' · ');

const lastWritten = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '');

/** The cells in one line each, without empty trailing rows and columns. Cells from this grid keep their columns. */
function tidy(cells: Cells, isOurs: boolean): Cells {
  const tidied = cells.map((row) => row.map(inOneLine));
  const written = tidied.slice(0, tidied.findLastIndex((row) => lastWritten(row) !== -1) + 1);
  if (isOurs) return written;
  const width = written.reduce((most, row) => Math.max(most, lastWritten(row) + 1), 1);
  return written.map((row) => row.slice(0, width));
}

interface Copied {
  readonly text: string;
  readonly html: string;
}

/** The cells on a clipboard; `null` for the text of a single cell, which is pasted as ordinary text. */
export function readBlock({ text, html }: Copied, parse: (html: string) => HtmlElement = domTree): Block | null {
  const tables = /<table/i.test(html) ? tableCells(parse(html), mark) : null;
  const isOurs = tables?.isMarked === true;
  const cells = tidy(tables?.cells ?? cellsOfText(text), isOurs);
  const isOne = cells.length < 2 && (cells[0]?.length ?? 0) < 2;
  // The browser would insert the tab of a single cell, and the quotes around its lines.
  const isPlain = isOne && !text.includes('\t') && !/[\n\r]/.test(text.trim());
  return cells.length === 0 || isPlain ? null : { cells, isOurs, outside: inOneLine(tables?.outside ?? '') };
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
const inText = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Cells in the formats of spreadsheets, marked so that this grid recognizes them. */
export const writeBlock = (cells: Cells): { readonly text: string; readonly html: string } => ({
  text: cells.map((row) => row.map(inText).join('\t')).join('\n'),
  html: `<table ${mark}>${cells
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`,
});
