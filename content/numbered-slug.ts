import { hyphenate, toSlug } from './hyphenate.ts';

/** What a query says of a record: its number and, for readers, its name. */
export interface NumberedSlug {
  readonly id: number;
  /** Empty where the number stands alone. */
  readonly slug: string;
}

/** A record as the value of a query, percent-encoded: `12-How-to-choose`, the number alone where it has no name. */
export const writeNumberedSlug = (id: number, name: string): string =>
  toSlug(name) === '' ? String(id) : `${id}-${hyphenate(name)}`;

/** Reads what `writeNumberedSlug` writes, decoded; `null` for what begins with no number. */
export function readNumberedSlug(value: string): NumberedSlug | null {
  const [, id, slug = ''] = /^([1-9]\d{0,8})(?:-(.*))?$/s.exec(value) ?? [];
  return id === undefined ? null : { id: Number(id), slug };
}
