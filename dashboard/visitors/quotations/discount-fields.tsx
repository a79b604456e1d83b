import { useId } from 'react';
import { discountKinds } from '../../../content/quotations/quotation.ts';
import { Select } from '../../../ui/select.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import type { TypedDiscount } from './typed-quotation.ts';

const words = { none: 'offerNoDiscount', percent: 'offerPercent', amount: 'offerAmount' } as const;

interface DiscountProps {
  /** What the discount applies to. */
  readonly label: string;
  readonly discount: TypedDiscount;
  readonly issue: string | undefined;
  readonly className?: string;
  readonly onChange: (discount: TypedDiscount) => void;
}

/** The fields of a discount: none, a percentage or an amount. */
export function DiscountFields({ label, discount, issue, className, onChange }: DiscountProps) {
  const t = useLateTranslations();
  const id = useId();
  return (
    <div role="group" aria-label={label} className={classNames('field content-start', className)}>
      <label htmlFor={id} className="field-label">
        {t('offerDiscount')}
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-2">
        <Select
          id={id}
          className={discount.kind === 'none' ? 'col-span-2' : ''}
          value={discount.kind}
          options={discountKinds.map((kind) => ({ value: kind, label: t(words[kind]) }))}
          onSelect={(kind) => onChange({ kind, value: kind === 'none' ? '' : discount.value })}
        />
        {discount.kind !== 'none' && (
          <input
            className="input"
            dir="ltr"
            inputMode="decimal"
            maxLength={40}
            aria-label={t('offerDiscountValue')}
            aria-invalid={issue === undefined ? undefined : true}
            aria-describedby={issue === undefined ? undefined : `${id}-issue`}
            value={discount.value}
            onChange={({ currentTarget: { value } }) => onChange({ ...discount, value })}
          />
        )}
      </div>
      {issue !== undefined && (
        <p id={`${id}-issue`} className="field-issue">
          {issue}
        </p>
      )}
    </div>
  );
}
