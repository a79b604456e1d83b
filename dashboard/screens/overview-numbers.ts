import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../language/languages.ts';
import { type Area, isInArea } from '../areas.ts';
import { call, isObject, type Read } from '../call.ts';

/** How many records a collection has, and how many of them are complete in each language. */
export interface Completeness extends Readonly<Record<Language, number>> {
  readonly base: string;
  /** The screen on which it is edited, below `/dashboard/`; none for settings. */
  readonly screen: string | null;
  readonly records: number;
}

const isCompleteness = (value: unknown): value is Completeness =>
  isObject(value) &&
  typeof value['base'] === 'string' &&
  (value['screen'] === null || typeof value['screen'] === 'string') &&
  ['records', 'en', 'ar'].every((name) => typeof value[name] === 'number');

const completenessAnswer: Read<readonly Completeness[]> = (answer) =>
  Array.isArray(answer) && answer.every(isCompleteness) ? answer : null;

/** Of every collection and settings group, how far it is written in both languages. */
export const useCompleteness = () =>
  useQuery({
    queryKey: ['completeness'],
    queryFn: ({ signal }) => call('/completeness', completenessAnswer, { signal }),
  });

/** The numbers of what is edited on an area's own screens, or also on those of its records. */
export const numbersOf = (area: Area, numbers: readonly Completeness[], which: 'own' | 'all') =>
  numbers.filter(
    ({ screen }) => screen !== null && isInArea(area, `/${screen}`) && (which === 'all' || !screen.includes(':id')),
  );

/** Some numbers together. */
export function sumOf(counted: readonly Completeness[]): Pick<Completeness, 'records' | Language> {
  const sum = (name: 'records' | Language) => counted.reduce((total, each) => total + each[name], 0);
  return { records: sum('records'), en: sum('en'), ar: sum('ar') };
}
