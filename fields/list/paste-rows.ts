import type { Language } from '../../language/languages.ts';
import { type Fields, apiNameOf } from '../field.ts';
import { isItem, type Item } from './cell.tsx';
import { placeColumns } from './place-columns.ts';

interface Place {
  /** The item and the part that receive the first cell. */
  readonly index: number;
  readonly part: string;
  readonly language: Language;
}

interface PastedRows {
  readonly items: readonly unknown[];
  readonly rows: number;
  readonly left: number;
}

interface Shape {
  readonly fields: Fields;
  readonly max: number;
  readonly newItem: () => Item;
}

type Placed = ReturnType<typeof placeColumns>['places'][number];

const isText = (place: Placed | undefined): place is { readonly part: number; readonly language: Language } =>
  place != null && place.language !== null;

/**
 * Pastes rows of cells into a list from a position on, and adds items as needed. Cells become texts of an item, in the
 * languages indicated by the names of their columns or by their words.
 * @returns the list, the number of pasted rows, and the number of cells without a target
 */
export function pasteRows(
  items: readonly unknown[],
  cells: readonly (readonly string[])[],
  { index, part, language }: Place,
  { fields, max, newItem }: Shape,
): PastedRows {
  const parts = Object.entries(fields)
    .filter(([, field]) => field.lines === 'one')
    .map(([name, field]) => ({ name, field }));
  const from = parts.findIndex(({ name }) => name === part);
  const { places, rows } = placeColumns(cells, parts, { from, language });

  const filled = (item: unknown, row: readonly string[]): unknown =>
    row.reduce<Item>(
      (now, cell, at) => {
        const place = places[at];
        const text = parts[place?.part ?? -1];
        if (text === undefined || !isText(place)) return now;
        const apiName = apiNameOf(text.name, text.field);
        const before = now[apiName];
        return { ...now, [apiName]: { ...(isItem(before) ? before : { en: '', ar: '' }), [place.language]: cell } };
      },
      isItem(item) ? item : newItem(),
    );
  const changed = rows.slice(0, max - index).map((row, at) => filled(items[index + at], row));
  const lost = rows.map((row, at) =>
    row.filter((cell, column) => cell !== '' && (at >= changed.length || !isText(places[column]))),
  );
  return {
    items: items.toSpliced(index, changed.length, ...changed),
    rows: changed.length,
    left: lost.flat().length,
  };
}
