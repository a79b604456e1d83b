import type { ListFilter } from '../../../calls/lists.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { type Field, type Issue, apiNameOf } from '../../../fields/field.ts';
import { notANumber } from '../../../fields/number/field.ts';
import { readNumber } from '../../../language/read-number.ts';
import type { PartFilter, ValueFilter } from '../repository/entry-part.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';

/** Finds a field by which lists are filtered and which bulk changes can set. */
export function findFilterField(
  collection: Collection,
  apiName: string,
): readonly [name: string, field: Field] | undefined {
  return Object.entries(collection.fields).find(
    ([name, field]) => field.filter !== undefined && apiNameOf(name, field) === apiName,
  );
}

const largestBound = 1e9;

/** Parses one filter value of a query string: a choice, an id, or a range (`1..2.5`, `..3`). */
function toValueFilter(name: string, { filter }: Field, text: string): ValueFilter | Pick<Issue, 'code' | 'params'> {
  if (filter?.by !== 'range') {
    // The database stores no text with a NUL character.
    return text.includes('\0') ? { code: 'wrongType' } : { field: name, value: text };
  }
  const [first = '', second, ...others] = text.split('..');
  if (second === undefined || others.length > 0 || `${first}${second}`.trim() === '') return { code: 'wrongType' };
  const bounds: number[] = [];
  for (const [typed, none] of [
    [first, -largestBound],
    [second, largestBound],
  ] as const) {
    const value = typed.trim() === '' ? none : readNumber(typed);
    if (value === null) return notANumber(typed);
    if (Math.abs(value) > largestBound) return { code: 'outOfRange' };
    bounds.push(value);
  }
  const [from = -largestBound, to = largestBound] = bounds;
  return { field: name, from, to };
}

/**
 * Converts the filters of a request to those of the store.
 * @throws InvalidError `where` for a field without a filter or an invalid range
 */
export function toPartFilter(collection: Collection, filter: ListFilter): PartFilter {
  const issues: Issue[] = [];
  const values = [...new URLSearchParams(filter.where ?? '')].flatMap(([apiName, text]) => {
    const [name, field] = findFilterField(collection, apiName) ?? [];
    const value =
      name === undefined || field === undefined ? { code: 'unknownField' as const } : toValueFilter(name, field, text);
    if ('field' in value) return [value];
    issues.push({ path: 'where', ...value });
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
