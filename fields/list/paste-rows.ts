import { type Language, otherLanguage } from '../../language/languages.ts';
import { type Fields, wireName } from '../field.ts';
import { isItem, type Item } from './cell.tsx';

interface Place {
  /** The item and the part that it is pasted into. */
  readonly index: number;
  readonly part: string;
  readonly language: Language;
}

interface Shape {
  readonly fields: Fields;
  readonly max: number;
  readonly newItem: () => Item;
}

/**
 * Puts rows of cells into a list from one place on, adding items as they are needed. Cells go into the texts of an item
 * in the language of that place; where there are more cells than texts from there on, they go into both languages of each
 * text in turn, as the form shows them.
 */
export function pasteRows(
  items: readonly unknown[],
  rows: readonly (readonly string[])[],
  { index, part, language }: Place,
  { fields, max, newItem }: Shape,
): readonly unknown[] {
  const texts = Object.entries(fields).filter(([, field]) => field.kind === 'text');
  const from = texts.slice(texts.findIndex(([name]) => name === part));
  const width = Math.max(...rows.map((cells) => cells.length));
  const languages = width > from.length ? [language, otherLanguage(language)] : [language];
  const places = from.flatMap(([name, field]) => languages.map((each) => ({ wire: wireName(name, field), each })));

  const filled = (item: unknown, cells: readonly string[]): unknown =>
    places.slice(0, cells.length).reduce<Item>(
      (now, { wire, each }, at) => {
        const before = now[wire];
        return { ...now, [wire]: { ...(isItem(before) ? before : { en: '', ar: '' }), [each]: cells[at] } };
      },
      isItem(item) ? item : newItem(),
    );
  const changed = rows.slice(0, max - index).map((cells, at) => filled(items[index + at], cells));
  return items.toSpliced(index, changed.length, ...changed);
}
