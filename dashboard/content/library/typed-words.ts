import * as z from 'zod/mini';
import type { FileChange, StoredFile } from '../../../calls/library.ts';
import type { Language } from '../../../language/languages.ts';

/** What can be written of a file: what it shows, in each language, and what it is called. */
export type Column = Language | 'name';

/** What was typed, by the ids of files. */
export type TypedWords = ReadonlyMap<number, { readonly [Name in Column]?: string }>;

const savedText = ({ alt, original_name: name }: StoredFile, column: Column): string =>
  column === 'name' ? name : alt[column];

/** What a cell shows. */
export const textOf = (file: StoredFile, column: Column, typed: TypedWords): string =>
  typed.get(file.id)?.[column] ?? savedText(file, column);

/** The words with others in a cell. */
export function typeInto(typed: TypedWords, { id }: StoredFile, column: Column, text: string): TypedWords {
  return new Map(typed).set(id, { ...typed.get(id), [column]: text });
}

/**
 * The words with what was copied from a table in the cells from one on: a line a row, a tab between columns; what has
 * no place is left out. `null` where it is a single text, which the browser pastes itself.
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

/** What of the typed words differs from what is saved. An empty name is no name, and is left as it was. */
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
const kept = z.array(z.tuple([z.number(), z.object({ ar: text, en: text, name: text })]));

/** What the browser kept of words that were typed and not saved. */
export function readTyped(): TypedWords {
  try {
    return new Map(kept.safeParse(JSON.parse(localStorage.getItem(place) ?? '[]')).data);
  } catch {
    return new Map();
  }
}

/** Keeps what is typed until it is saved. A browser without room for it keeps nothing; the table still holds it. */
export function keepTyped(typed: TypedWords): void {
  try {
    if (typed.size === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify([...typed]));
  } catch {
    localStorage.removeItem(place);
  }
}
