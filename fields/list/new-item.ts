import { type Fields, apiNameOf } from '../field.ts';
import { type Item, startOf } from './cell.tsx';
import { randomKey } from './field.ts';

/** A new item gets its own key at once, so that it is never matched with another one. */
export const newItem = (fields: Fields): Item => ({
  key: randomKey(),
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [apiNameOf(name, field), startOf(field)])),
});
