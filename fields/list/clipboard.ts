/** Cells of a table as they were copied. */
export interface Block {
  readonly cells: readonly (readonly string[])[];
  /** True for what was copied here: each cell belongs into the column it came from. */
  readonly isOurs: boolean;
}

const mark = 'data-rows';

/** What stands between quotes from a place on, and where it ends; at the same place where no quote closes a cell. */
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

/** Cells of a text with tabs, as spreadsheets copy it: one that holds a line's end stands between quotes. */
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

const spanOf = (cell: Element): number => Math.min(Number(cell.getAttribute('colspan')) || 1, 50);

/** Cells of the first table of a document, as spreadsheets and word processors copy it. */
function cellsOfTable(html: string): Block | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (table === null) return null;
  const cells = [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => [cell.textContent, ...Array.from({ length: spanOf(cell) - 1 }, () => '')]),
  );
  return { cells, isOurs: table.hasAttribute(mark) };
}

const tidy = (cells: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const tidied = cells.map((row) => row.map((cell) => cell.replace(/[\s\u00A0]+/g, ' ').trim()));
  return tidied.slice(0, tidied.findLastIndex((row) => row.some((cell) => cell !== '')) + 1);
};

/** The cells on a clipboard; `null` for a single one, which is pasted as any text. */
export function readBlock({ text, html }: { readonly text: string; readonly html: string }): Block | null {
  const found = (html.includes('<table') ? cellsOfTable(html) : null) ?? { cells: cellsOfText(text), isOurs: false };
  const cells = tidy(found.cells);
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? { ...found, cells } : null;
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const inText = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Cells as spreadsheets take them, and as this table knows them again. */
export const writeBlock = (
  cells: readonly (readonly string[])[],
): { readonly text: string; readonly html: string } => ({
  text: cells.map((row) => row.map(inText).join('\t')).join('\n'),
  html: `<table ${mark}>${cells
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`,
});
