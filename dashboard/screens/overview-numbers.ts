import { useQuery } from '@tanstack/react-query';
import { collections } from '../../content/collections/index.ts';
import type { Language } from '../../language/languages.ts';
import { type Area, isInArea } from '../areas.ts';
import { call, isObject, type Read } from '../call.ts';

/** How many records a collection has, and how many of them are complete in each language. */
export interface Completeness extends Readonly<Record<Language, number>> {
  readonly base: string;
  readonly records: number;
}

const isCompleteness = (value: unknown): value is Completeness =>
  isObject(value) &&
  typeof value['base'] === 'string' &&
  ['records', 'en', 'ar'].every((name) => typeof value[name] === 'number');

const completenessAnswer: Read<readonly Completeness[]> = (answer) =>
  Array.isArray(answer) && answer.every(isCompleteness) ? answer : null;

/** Of every collection and settings group, how far it is written in both languages. */
export const useCompleteness = () =>
  useQuery({
    queryKey: ['completeness'],
    queryFn: ({ signal }) => call('/completeness', completenessAnswer, { signal }),
  });

/** The collections that are edited on an area's own screens, or on those of its records. */
export const collectionsOf = (area: Area, which: 'own' | 'all') =>
  collections.filter(
    ({ placement: { screen } }) => isInArea(area, `/${screen}`) && (which === 'all' || !screen.includes(':id')),
  );

/** The numbers of some collections together. */
export function sumOf(numbers: readonly Completeness[], bases?: readonly string[]): Omit<Completeness, 'base'> {
  const counted = bases === undefined ? numbers : numbers.filter(({ base }) => bases.includes(base));
  const sum = (name: 'records' | Language) => counted.reduce((total, each) => total + each[name], 0);
  return { records: sum('records'), en: sum('en'), ar: sum('ar') };
}
