import { formatAmount } from '../../../content/quotations/amounts.ts';

/** An amount in the smallest currency unit with its currency; left to right in both languages. */
export function Money({ value, currency }: { readonly value: number; readonly currency: string }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {currency} {formatAmount(value)}
    </bdi>
  );
}
