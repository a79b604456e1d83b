import { categories, products } from '../../../content/collections/index.ts';
import { fieldLabel } from '../../../content/field-labels.ts';
import { settingsOf } from '../../../content/settings.ts';
import type { Text } from '../../../fields/field.ts';
import { readIds } from '../../links/compare-ids.ts';
import { mostCompared } from '../../render/most-compared.ts';
import type { PageRequest } from '../../render/page.ts';
import { pitchInWords } from '../../render/pitch-in-words.ts';
import { screenSizes } from '../../render/screen-sizes.ts';
import { smoothFrom } from '../../media/smooth-from.ts';
import { listedFields } from '../products/filters.ts';
import { takeSizeMatrix } from '../../sections/size-matrix.ts';
import { alignRows, type Cell, type ComparedGroup, toRow, withGeneral } from './align-rows.ts';

export type CompareData = Awaited<ReturnType<typeof loadCompare>>;

type Args = Pick<PageRequest<unknown, 'ids'>, 'query' | 'reader' | 'attempt' | 't'>;

/** Most ids that are read from an address. No visitor's address has more. */
const mostRequested = 50;
const mostOffered = 60;
/** Number of cards shown if nothing was chosen: fills rows of two and of three. */
const mostShown = 12;

/** Loads the visible products among those in the address, up to the limit, and the data to compare them. */
export async function loadCompare({ query, reader, attempt, t }: Args) {
  const wanted = readIds(query, 'ids');
  const [[read], [offered = []], known, office] = await Promise.all([
    attempt('Failed to fetch products', async () => [await reader.some(products, wanted.slice(0, mostRequested))]),
    attempt('Failed to fetch products', () => reader.rows(products, [{ limit: mostOffered }])),
    attempt('Failed to fetch categories', () => reader.list(categories)),
    reader.settings(settingsOf(reader.country)),
  ]);
  const requested = read ?? [];
  const [choice] = await attempt('Failed to fetch products', async () => [
    requested.length > 0 ? [] : (await reader.part(products, { limit: mostShown, fields: listedFields })).records,
  ]);
  const compared = requested.slice(0, mostCompared);
  const isCompared = new Set(compared.map(({ id }) => id));

  const own = (text: string): Text => ({ text, language: reader.language });
  const cell = (text: string, unit?: string): Cell | null =>
    text === '' ? null : { value: own(text), unit: unit === undefined ? null : own(unit) };
  const named = (value: Text | undefined): Cell | null =>
    value === undefined || value.text === '' ? null : { value, unit: null };
  const label = (name: 'leadTime' | 'priceBand'): Text =>
    own(fieldLabel(name, products.fields[name])?.[reader.language] ?? '');
  const general: ComparedGroup = {
    name: own(t('general')),
    rows: [
      toRow(
        own(t('category')),
        compared.map(({ category }) => named(known.find(({ id }) => id === category)?.name)),
      ),
      toRow(
        own(t('environment')),
        compared.map(({ environment }) => cell(environment === '' ? '' : t(environment))),
      ),
      toRow(
        own(t('screenSize')),
        compared.map((product) => cell(screenSizes(product), t('inches'))),
      ),
      toRow(
        own(t('pixelPitch')),
        compared.map((product) => cell(pitchInWords(product, t))),
      ),
      toRow(
        own(t('viewingDistance')),
        compared.map((product) => cell(smoothFrom(product), t('metres'))),
      ),
      toRow(
        label('leadTime'),
        compared.map(({ leadTime }) => named(leadTime)),
      ),
      toRow(
        label('priceBand'),
        compared.map(
          ({ priceBand }) =>
            named(priceBand) ?? (compared.some((other) => other.priceBand.text !== '') ? cell(t('onRequest')) : null),
        ),
      ),
    ].filter(({ cells }) => cells.some((each) => each !== null)),
  };
  const parted = compared.map((product) => ({ product, ...takeSizeMatrix(product.specification) }));
  return {
    products: compared,
    groups: withGeneral(general, alignRows(parted.map(({ rest }) => rest)), own(t('ofOneProduct'))),
    /**
     * The size tables of products that come in sizes. Each has its own table, because the sizes of two series differ.
     */
    matrices: parted.flatMap(({ product, matrix }) => (matrix === null ? [] : [{ product, matrix }])),
    /** The first products that can be added; the list of products has all. */
    others: compared.length < mostCompared ? offered.filter(({ id }) => !isCompared.has(id)) : [],
    isCut: requested.length > compared.length,
    /** The products to choose from if none was chosen; `null` if products could not be read. */
    choice: read === undefined ? null : (choice ?? null),
    office,
  };
}
