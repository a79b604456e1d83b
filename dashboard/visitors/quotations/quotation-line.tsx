import { Link } from 'react-router';
import type { Quotation } from '../../../calls/quotation-shapes.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { Money } from './money.tsx';
import { stateMessages } from './quotation-messages.ts';

/** The badges of a quotation. */
export function QuotationMarks({
  quotation: { state, changed },
}: {
  readonly quotation: Pick<Quotation, 'state' | 'changed'>;
}) {
  const t = useLateTranslations();
  const badgeClass = state === 'accepted' ? 'badge badge-on' : state === 'expired' ? 'mark' : 'badge';
  return (
    <>
      <span className={badgeClass}>{t(stateMessages[state])}</span>
      {changed && <span className="mark">{t('offerChanged')}</span>}
    </>
  );
}

/** A quotation in a list; the whole line is a link. */
export function QuotationLine({ quotation }: { readonly quotation: Quotation }) {
  const t = useLateTranslations();
  const { id, number, customer, currency, total, draft_total: draftTotal } = quotation;
  const at = quotation.sent_at ?? quotation.created_at;
  return (
    <li className="enquiry-line">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Link to={`/offers/${id}`} className="enquiry-link font-medium wrap-anywhere">
          <bdi>{customer === '' ? t('offerNobody') : customer}</bdi>
        </Link>
        <Money value={total ?? draftTotal} currency={currency} />
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {number !== null && <bdi dir="ltr">{number}</bdi>}
        <time dateTime={at}>{formatOfficeTime(at)}</time>
        <QuotationMarks quotation={quotation} />
      </p>
    </li>
  );
}
