import type { ListFilter } from '../../calls/lists.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type Field, type Issue, wireName } from '../../fields/field.ts';
import type { PartFilter, ValueFilter } from '../entries/entry-part.ts';
import { InvalidError } from '../refusals/invalid-error.ts';

/** A field by which a list is narrowed down, or into which one value is written for many records. */
export function findFilterField(
  collection: Collection,
  wire: string,
): readonly [name: string, field: Field] | undefined {
  return Object.entries(collection.fields).find(
    ([name, field]) => field.filter !== undefined && wireName(name, field) === wire,
  );
}

const number = String.raw`-?\d{1,9}(?:\.\d{1,6})?`;
const range = new RegExp(`^(${number})?\\.\\.(${number})?$`);

/** One value of an address: a choice, an id, or numbers from one to another (`1..2.5`, `..3`). */
function toValueFilter(name: string, { filter }: Field, text: string): ValueFilter | null {
  // No value of a database holds the sign NUL.
  if (filter?.by !== 'range') return text.includes('\0') ? null : { field: name, value: text };
  const [, from, to] = range.exec(text) ?? [];
  if (from === undefined && to === undefined) return null;
  return { field: name, from: Number(from ?? -1e9), to: Number(to ?? 1e9) };
}

/**
 * What a list is narrowed down by, as it is looked for.
 * @throws InvalidError `where` for a field that lists are not narrowed down by, or numbers that are none
 */
export function toPartFilter(collection: Collection, filter: ListFilter): PartFilter {
  const issues: Issue[] = [];
  const values = [...new URLSearchParams(filter.where ?? '')].flatMap(([wire, text]) => {
    const [name, field] = findFilterField(collection, wire) ?? [];
    const value = name === undefined || field === undefined ? null : toValueFilter(name, field, text);
    if (value !== null) return [value];
    issues.push({ path: 'where', code: field === undefined ? 'unknownField' : 'wrongType' });
    return [];
  });
  if (issues.length > 0) throw new InvalidError(issues);
  return {
    words: filter.q,
    state: filter.state,
    states: { en: filter.state_en, ar: filter.state_ar },
    missing: filter.missing,
    complete: filter.complete,
    values,
  };
}
