import { type Fields, wireName } from '../field.ts';
import { type Item, startOf } from './cell.tsx';
import { randomKey } from './field.ts';

/** A new item has a key of its own at once, so that it never takes the place of another. */
export const newItem = (fields: Fields): Item => ({
  key: randomKey(),
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [wireName(name, field), startOf(field)])),
});
