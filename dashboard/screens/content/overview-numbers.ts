import { useQuery } from '@tanstack/react-query';
import { type Completeness, overview } from '../../../calls/overview.ts';
import type { Area } from '../../../content/areas.ts';
import { collections } from '../../../content/collections/index.ts';
import type { Language } from '../../../language/languages.ts';
import { callApi } from '../../app/call-api.ts';

/** The translation progress of every collection and settings group, in both languages. */
export const useCompleteness = () =>
  useQuery({
    queryKey: ['completeness'],
    queryFn: ({ signal }) => callApi(overview.completeness, { signal }),
  });

/** The totals of what is edited on an area's own screens (`own`), or also on those of its records (`all`). */
export const numbersOf = ({ word }: Area, numbers: readonly Completeness[], which: 'own' | 'all') =>
  numbers.filter(({ screen, area }) => area === word && (which === 'all' || screen?.includes(':id') === false));

const templates = new Set(collections.flatMap(({ screen }) => screen.templates ?? []));

/** The totals without templates, which are edited together with the records that use them. */
export const withoutTemplates = (numbers: readonly Completeness[]) =>
  numbers.filter(({ base }) => !templates.has(base));

/** Adds up totals. */
export function sumOf(counted: readonly Completeness[]): Pick<Completeness, 'records' | Language> {
  const sum = (name: 'records' | Language) => counted.reduce((total, each) => total + each[name], 0);
  return { records: sum('records'), en: sum('en'), ar: sum('ar') };
}
