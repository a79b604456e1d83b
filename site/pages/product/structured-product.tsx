import { href } from '../../../content/routes.ts';
import { summaryOf } from '../../../fields/rich-text/split-lead.ts';
import { useSite } from '../../render/site-context.ts';
import { fullAddress, fullUpload, StructuredData } from '../../render/structured-data.tsx';
import type { ProductData } from './load.ts';

/**
 * The structured data of the product for search engines, with its technical parameters but without ratings and prices.
 */
export function StructuredProduct({ product, ancestors }: Pick<ProductData, 'product' | 'ancestors'>) {
  const site = useSite();
  const { id, name, description, image, banner, specification } = product;
  const pictures = [image, banner].filter((picture) => picture !== null);
  const category = ancestors[0]?.name.text;
  const words = summaryOf(description).text;
  return (
    <StructuredData
      thing={{
        '@type': 'Product',
        name: name.text,
        url: fullAddress(site, href('product', { id, name: name.text })),
        ...(words !== '' && { description: words }),
        ...(pictures.length > 0 && { image: pictures.map((picture) => fullUpload(site, picture)) }),
        ...(category !== undefined && { category }),
        ...(site.company.text !== '' && { brand: { '@type': 'Brand', name: site.company.text } }),
        ...(specification.length > 0 && {
          additionalProperty: specification.flatMap(({ rows }) =>
            rows.map(({ name, value, unit }) => ({
              '@type': 'PropertyValue' as const,
              name: name.text,
              value: value.text,
              ...(unit.text !== '' && { unitText: unit.text }),
            })),
          ),
        }),
      }}
    />
  );
}
