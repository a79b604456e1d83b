import { useId } from 'react';
import { useLateTranslations } from '../../app/late-translations.ts';
import { DiscountFields } from './discount-fields.tsx';
import { Money } from './money.tsx';
import type { TypingQuotation } from './use-typed-quotation.ts';

interface TotalsProps {
  readonly typing: TypingQuotation;
  readonly issueAt: (path: string) => string | undefined;
}

/** The totals of a quotation while it is edited. */
export function QuotationTotals({ typing: { typed, read, set }, issueAt }: TotalsProps) {
  const t = useLateTranslations();
  const id = useId();
  const { sums } = read;
  const { currency, taxRate, discount } = typed;
  return (
    <section className="card grid gap-4 p-5" aria-labelledby={id}>
      <h3 id={id} className="text-lg font-medium">
        {t('offerTotals')}
      </h3>
      <DiscountFields
        label={t('offerWholeDiscount')}
        discount={discount}
        issue={issueAt('discount')}
        onChange={(changed) => set({ discount: changed })}
      />
      {sums === null ? (
        <p role="status" className="field-hint">
          {t('offerTotalsWait')}
        </p>
      ) : (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
          {(
            [
              ['offerSubtotal', sums.subtotal],
              ...(sums.discount > 0 ? [['offerWholeDiscount', sums.discount] as const] : []),
              ['offerTaxable', sums.taxable],
              ['offerTax', sums.tax],
            ] as const
          ).map(([word, value]) => (
            <div key={word} className="contents">
              <dt className="text-muted">{t(word, { rate: taxRate })}</dt>
              <dd className="text-end">
                <Money value={value} currency={currency} />
              </dd>
            </div>
          ))}
          <dt className="border-t border-line pt-2 font-semibold">{t('offerTotal')}</dt>
          <dd className="border-t border-line pt-2 text-end font-semibold">
            <Money value={sums.total} currency={currency} />
          </dd>
        </dl>
      )}
    </section>
  );
}
