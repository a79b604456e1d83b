import * as z from 'zod/mini';
import type { FileChange, StoredFile } from '../../../calls/library.ts';
import type { Language } from '../../../language/languages.ts';

/** The editable texts of a file: alternative text in each language, and name. */
export type Column = Language | 'name';

/** The unsaved texts, by file id. */
export type TypedWords = ReadonlyMap<number, { readonly [Name in Column]?: string }>;

const savedText = ({ alt, original_name: name }: StoredFile, column: Column): string =>
  column === 'name' ? name : alt[column];

/** The text of a cell. */
export const textOf = (file: StoredFile, column: Column, typed: TypedWords): string =>
  typed.get(file.id)?.[column] ?? savedText(file, column);

/** Returns the texts with one cell changed. */
export function typeInto(typed: TypedWords, { id }: StoredFile, column: Column, text: string): TypedWords {
  return new Map(typed).set(id, { ...typed.get(id), [column]: text });
}

/**
 * Returns the texts with pasted spreadsheet cells, starting at one cell: a line per row, a tab between columns. Cells
 * outside the table are ignored. `null` for a single text, which the browser pastes itself.
 */
export function pasteInto(
  typed: TypedWords,
  pasted: string,
  cell: { readonly files: readonly StoredFile[]; readonly columns: readonly Column[] },
): TypedWords | null {
  const lines = pasted.trimEnd().split(/\r?\n/);
  const rows = lines.map((line) => line.split('\t'));
  if (rows.length === 1 && rows[0]?.length === 1) return null;
  let next = typed;
  for (const [row, file] of cell.files.slice(0, rows.length).entries()) {
    for (const [place, column] of cell.columns.entries()) {
      const text = rows[row]?.[place];
      if (text !== undefined) next = typeInto(next, file, column, text.trim());
    }
  }
  return next;
}

/** The typed texts that differ from the saved ones. An empty name is ignored. */
export function changesOf(files: readonly StoredFile[], typed: TypedWords): FileChange[] {
  return files.flatMap((file): FileChange[] => {
    const differs = (column: Column) => textOf(file, column, typed) !== savedText(file, column);
    const text = (column: Column) => textOf(file, column, typed).trim();
    const isNamed = differs('name') && text('name') !== '';
    if (!differs('ar') && !differs('en') && !isNamed) return [];
    const alt = { ...(differs('ar') && { ar: text('ar') }), ...(differs('en') && { en: text('en') }) };
    return [
      {
        id: file.id,
        ...((differs('ar') || differs('en')) && { alt }),
        ...(isNamed && { original_name: text('name') }),
      },
    ];
  });
}

const place = 'draft:media';
const text = z.exactOptional(z.string());
const storedWords = z.array(z.tuple([z.number(), z.object({ ar: text, en: text, name: text })]));

/** Reads the unsaved texts from local storage. */
export function readTyped(): TypedWords {
  try {
    return new Map(storedWords.safeParse(JSON.parse(localStorage.getItem(place) ?? '[]')).data);
  } catch {
    return new Map();
  }
}

/** Stores the typed texts until they are saved. If the storage is full, nothing is stored; the table still has them. */
export function storeTyped(typed: TypedWords): void {
  try {
    if (typed.size === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify([...typed]));
  } catch {
    localStorage.removeItem(place);
  }
}
