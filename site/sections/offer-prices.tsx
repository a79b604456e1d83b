import { currencyOf } from '../../content/countries.ts';
import type { Layout } from '../render/layout.ts';
import { useSite } from '../render/site-context.ts';
import { Price } from './price.tsx';
import { LocalizedText } from './localized-text.tsx';

/** True if the visitor chose the Emirates and the catalogue's prices are not in AED. */
export function useIsForEmirates(): boolean {
  const { country, currency, isCountryChosen } = useSite();
  return isCountryChosen && currencyOf(country) === 'AED' && currency !== 'AED';
}

/** The prices for the visitor's country. If it has none, the catalogue's prices, with a note. */
function usePrices({ price, oldPrice, emiratesPrice, emiratesOldPrice }: Layout['popup']) {
  const { currency } = useSite();
  const isForEmirates = useIsForEmirates();
  return isForEmirates && emiratesPrice !== null
    ? ({ price: emiratesPrice, oldPrice: emiratesOldPrice, currency: 'AED', isElsewhere: false } as const)
    : { price, oldPrice, currency, isElsewhere: isForEmirates };
}

/** What the offer costs in the visitor's country, in one line. */
export function OfferPrice({ offer }: { readonly offer: Layout['popup'] }) {
  const { t } = useSite();
  const { price, currency, isElsewhere } = usePrices(offer);
  return price === null || isElsewhere ? t('priceOnRequest') : <Price amount={price} currency={currency} />;
}

/** The prices of an offer, with its size, taxes and end date. */
export function OfferPrices({ offer }: { readonly offer: Layout['popup'] }) {
  const { t } = useSite();
  const { price, oldPrice, currency, isElsewhere } = usePrices(offer);
  return (
    <div>
      <p className="text-sm text-mist">
        <LocalizedText text={offer.pricingLabel} />
      </p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        {price !== null && <Price amount={price} currency={currency} className="text-2xl font-semibold text-cloud" />}
        {oldPrice !== null && (
          <del className="text-lg text-mist">
            <span className="sr-only">{t('oldPrice')}: </span>
            <Price amount={oldPrice} currency={currency} />
          </del>
        )}
      </p>
      {price !== null && isElsewhere && <p className="text-sm text-cloud">{t('priceElsewhere')}</p>}
      {offer.terms.text !== '' && (
        <p className="text-sm text-mist">
          <LocalizedText text={offer.terms} />
        </p>
      )}
    </div>
  );
}
