import { readNumber } from '../../language/read-number.ts';

interface Query<Name extends string> {
  readonly get: (name: Name) => string | null;
}

/** Most characters of an invalid value that a page quotes. */
const mostQuoted = 40;

/** A bound of a filter as visitors type it: a number from 0, rounded to three decimals; `null` if there is none. */
export function readBound<Name extends string>(query: Query<Name>, name: Name, most: number): number | null {
  const value = readNumber(query.get(name) ?? '');
  return value !== null && value >= 0 && value <= most ? Math.round(value * 1000) / 1000 : null;
}

/** The values of bounds that are not numbers, by their query names. */
export function unreadBounds<Name extends string>(
  query: Query<Name>,
  names: readonly Name[],
  most: number,
): ReadonlyMap<string, string> {
  const typed = names.map((name) => ({ name, text: query.get(name)?.trim() ?? '' }));
  return new Map(
    typed.flatMap(({ name, text }): [string, string][] =>
      text !== '' && readBound(query, name, most) === null ? [[name, text.slice(0, mostQuoted)]] : [],
    ),
  );
}
