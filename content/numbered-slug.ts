import { hyphenate, toSlug } from './hyphenate.ts';

/** A record in a query: its id and, for readers, its name. */
export interface NumberedSlug {
  readonly id: number;
  /** Empty if there is only an id. */
  readonly slug: string;
}

/** A record as a percent-encoded query value: `12-How-to-choose`, or only the id without a name. */
export const writeNumberedSlug = (id: number, name: string): string =>
  toSlug(name) === '' ? String(id) : `${id}-${hyphenate(name)}`;

/** Parses a decoded value of `writeNumberedSlug`; `null` if it does not begin with an id. */
export function readNumberedSlug(value: string): NumberedSlug | null {
  const [, id, slug = ''] = /^([1-9]\d{0,8})(?:-(.*))?$/s.exec(value) ?? [];
  return id === undefined ? null : { id: Number(id), slug };
}
