import { useQuery } from '@tanstack/react-query';
import type { Area } from '../../content/areas.ts';
import type { Language } from '../../language/languages.ts';
import { call, isObject, type Read } from '../call.ts';

/** How many records a collection has, and how many of them are complete in each language. */
export interface Completeness extends Readonly<Record<Language, number>> {
  readonly base: string;
  /** The screen on which it is edited, below `/dashboard/`; none for settings. */
  readonly screen: string | null;
  /** The area of that screen. */
  readonly area: string | null;
  readonly records: number;
}

const isCompleteness = (value: unknown): value is Completeness =>
  isObject(value) &&
  typeof value['base'] === 'string' &&
  ['screen', 'area'].every((name) => value[name] === null || typeof value[name] === 'string') &&
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
export const numbersOf = ({ word }: Area, numbers: readonly Completeness[], which: 'own' | 'all') =>
  numbers.filter(({ screen, area }) => area === word && (which === 'all' || screen?.includes(':id') === false));

/** Some numbers together. */
export function sumOf(counted: readonly Completeness[]): Pick<Completeness, 'records' | Language> {
  const sum = (name: 'records' | Language) => counted.reduce((total, each) => total + each[name], 0);
  return { records: sum('records'), en: sum('en'), ar: sum('ar') };
}
