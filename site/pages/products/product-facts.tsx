import { formatInteger } from '../../../language/format.ts';
import { pitchInWords } from '../../render/pitch-in-words.ts';
import { screenSizes } from '../../render/screen-sizes.ts';
import { useSite } from '../../render/site-context.ts';
import type { Product } from './filters.ts';

/** The fields of a product that its key figures are computed from. */
export const factFields = ['environment', 'pitch', 'rowPitch', 'size', 'largestSize', 'brightness'] as const;
type FactName = (typeof factFields)[number];

/** The key figures of a product: size or pitch, brightness, environment. */
export function ProductFacts({ product }: { readonly product: Pick<Product, FactName> }) {
  const { t, language } = useSite();
  const { environment, brightness } = product;
  const sizes = screenSizes(product);
  const facts = [
    sizes === '' ? '' : `${sizes} ${t('inches')}`,
    pitchInWords(product, t),
    brightness === null ? '' : `${formatInteger(brightness, language)} ${t('nits')}`,
    environment === '' ? '' : t(environment),
  ].filter((fact) => fact !== '');
  if (facts.length === 0) return null;
  return (
    <p className="listed-facts">
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
    </p>
  );
}
