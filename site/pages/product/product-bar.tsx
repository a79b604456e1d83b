import { OfferPrice } from '../../sections/offer-prices.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import { useIsOffered } from './hero.tsx';
import type { ProductData } from './load.ts';

/** The name and price of the product in the bar at the bottom of narrow screens. */
export function ProductBar({ data: { product, offer, isSheet } }: { readonly data: ProductData }) {
  const { t } = useSite();
  const isOffered = useIsOffered(offer);
  const { name, priceBand } = product;
  if (isSheet) return null;
  return (
    <p className="product-bar">
      <strong>
        <LocalizedText text={name} />
      </strong>
      <span>
        {isOffered ? (
          <OfferPrice offer={offer} />
        ) : priceBand.text === '' ? (
          t('priceOnRequest')
        ) : (
          <LocalizedText text={priceBand} />
        )}
      </span>
    </p>
  );
}
