import { categories, products } from '../../../content/collections/index.ts';
import type { Text } from '../../../fields/field.ts';
import { mostCompared, readIds } from '../../compare-ids.ts';
import type { PageRequest } from '../../page.ts';
import { alignRows, type Cell, type ComparedGroup, toRow } from './align-rows.ts';

export type CompareData = Awaited<ReturnType<typeof loadCompare>>;

type Given = Pick<PageRequest<unknown, 'ids'>, 'query' | 'reader' | 'attempt' | 'say'>;

/** The products of the address that a visitor may see, as many as fit, and what they can be told apart by. */
export async function loadCompare({ query, reader, attempt, say }: Given) {
  const [all, known] = await Promise.all([
    attempt('Failed to fetch products', () => reader.list(products)),
    attempt('Failed to fetch categories', () => reader.list(categories)),
  ]);
  const wanted = readIds(query, 'ids').flatMap((id) => all.find((product) => product.id === id) ?? []);
  const compared = wanted.slice(0, mostCompared);

  const own = (text: string): Text => ({ text, language: reader.language });
  const cell = (text: string, unit?: string): Cell | null =>
    text === '' ? null : { value: own(text), unit: unit === undefined ? null : own(unit) };
  const named = (value: Text | undefined): Cell | null => (value === undefined ? null : { value, unit: null });
  const general: ComparedGroup = {
    name: own(say('general')),
    rows: [
      toRow(
        own(say('category')),
        compared.map(({ category }) => named(known.find(({ id }) => id === category)?.name)),
      ),
      toRow(
        own(say('environment')),
        compared.map(({ environment }) => cell(environment === '' ? '' : say(environment))),
      ),
      toRow(
        own(say('screenSize')),
        compared.map(({ size }) => cell(size === null ? '' : String(size), say('inches'))),
      ),
      toRow(
        own(say('pixelPitch')),
        compared.map(({ pitch }) => cell(pitch === null ? '' : String(pitch), say('millimetres'))),
      ),
    ].filter(({ cells }) => cells.some((each) => each !== null)),
  };
  const groups = [general, ...alignRows(compared.map(({ specification }) => specification))];
  return {
    products: compared,
    groups: groups.filter(({ rows }) => rows.length > 0),
    /** What can still be put beside them. */
    others: compared.length < mostCompared ? all.filter((product) => !compared.includes(product)) : [],
    isCut: wanted.length > compared.length,
  };
}
