import { fewCardSizes } from '../../sections/card-sizes.ts';
import { CardSlider } from '../../sections/card-slider.tsx';
import { ProductCard } from '../../sections/product-card.tsx';
import { useSite } from '../../render/site-context.ts';
import type { HomeData } from './load.ts';

/** "Discover Our Products": a looping row of products. */
export function ProductCards({ products }: { readonly products: HomeData['products'] }) {
  const { t } = useSite();
  return (
    <CardSlider title={t('discoverOurProducts')} view="cards-few" speed={1000} loops>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} sizes={fewCardSizes(products.length)} />
      ))}
    </CardSlider>
  );
}
