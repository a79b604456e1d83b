import { useIsForEmirates } from '../../sections/offer-prices.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { Price } from '../../sections/price.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Landing } from './load.ts';

/** The prices of the visitor's country: the currency, and the price of a size; `null` if it is on request there. */
function useSizePrices(prices: Landing['prices']) {
  const { currency } = useSite();
  const isForEmirates = useIsForEmirates();
  return {
    currency: isForEmirates ? ('AED' as const) : currency,
    priceOf: (size: number): number | null => {
      const known = prices.find((each) => each.size === size);
      return (isForEmirates ? known?.emiratesPrice : known?.price) ?? null;
    },
  };
}

/** The price of a size, where it has one. */
export function SizePrice({ size, prices }: Pick<Landing, 'prices'> & { readonly size: number }) {
  const { currency, priceOf } = useSizePrices(prices);
  const amount = priceOf(size);
  return amount === null ? null : <Price amount={amount} currency={currency} />;
}

/** What the prices include, and that those which are not written are on request. */
export function PriceNotes({
  sizes,
  prices,
  priceTerms,
}: Pick<Landing, 'prices' | 'priceTerms'> & { readonly sizes: readonly number[] }) {
  const { t } = useSite();
  const { priceOf } = useSizePrices(prices);
  const priced = sizes.filter((size) => priceOf(size) !== null).length;
  return (
    <div className="vision-prices">
      {priced > 0 && priceTerms.text !== '' && (
        <p>
          <LocalizedText text={priceTerms} />
        </p>
      )}
      {priced < sizes.length && <p>{t(priced === 0 ? 'priceOnRequest' : 'otherSizesOnRequest')}</p>}
    </div>
  );
}
