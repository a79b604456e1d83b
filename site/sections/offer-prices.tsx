import type { Chrome } from '../render/chrome.ts';
import { useSite } from '../render/site-context.ts';
import { Price } from './price.tsx';
import { Say } from './say.tsx';

/** What the offer costs, and for what size, with which taxes and until when. */
export function OfferPrices({ offer }: { readonly offer: Chrome['popup'] }) {
  const { say } = useSite();
  return (
    <div>
      <p className="text-sm text-mist">
        <Say text={offer.pricingLabel} />
      </p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        {offer.price !== null && <Price amount={offer.price} className="text-2xl font-semibold text-cloud" />}
        {offer.oldPrice !== null && (
          <del className="text-lg text-mist">
            <span className="sr-only">{say('oldPrice')}: </span>
            <Price amount={offer.oldPrice} />
          </del>
        )}
      </p>
      {offer.terms.text !== '' && (
        <p className="text-sm text-mist">
          <Say text={offer.terms} />
        </p>
      )}
    </div>
  );
}
