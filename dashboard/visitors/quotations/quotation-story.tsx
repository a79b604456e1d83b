import { useId } from 'react';
import type { WholeQuotation } from '../../../calls/quotation-shapes.ts';
import { quotations as calls } from '../../../calls/quotations.ts';
import { addressOfCall } from '../../app/call-api.ts';
import { dayIn } from '../days/day-in-words.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { CustomerPage } from './customer-page.tsx';
import { Money } from './money.tsx';
import { eventMessages } from './quotation-messages.ts';

/** The customer's answer, the number of views, and the validity. */
export function QuotationAnswer({ quotation }: { readonly quotation: WholeQuotation }) {
  const t = useLateTranslations();
  const { state, valid_until: validUntil, opened_count: openedCount } = quotation;
  const { answered_name: name, answer_reason: reason, erased_at: erasedAt } = quotation;
  if (erasedAt !== null) return <p className="note">{t('offerErasedTold')}</p>;
  if (state === 'draft') return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
      {validUntil !== null && <li>{t('offerValidUntil', { day: dayIn(validUntil, { dateStyle: 'long' }) })}</li>}
      {openedCount > 0 && <li>{t('offerOpenedTimes', { count: openedCount })}</li>}
      {name !== null && name !== '' && <li>{t('offerAnsweredBy', { name })}</li>}
      {reason !== null && reason !== '' && (
        <li className="wrap-anywhere">
          {t('offerReason')}: <bdi>{reason}</bdi>
        </li>
      )}
    </ul>
  );
}

/** The sent versions of a quotation. */
export function QuotationVersions({
  quotation: { id: quotationId, versions, currency },
}: {
  readonly quotation: WholeQuotation;
}) {
  const t = useLateTranslations();
  const id = useId();
  if (versions.length === 0) return null;
  return (
    <section className="card grid gap-3 p-5" aria-labelledby={id}>
      <h3 id={id} className="text-lg font-medium">
        {t('offerVersions')}
      </h3>
      <ul className="grid gap-2">
        {versions.map(({ version, sent_at: sentAt, sent_by: sentBy, total, page }) => (
          <li key={version} className="grid gap-0.5">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{t('offerVersionOf', { version })}</span>
              <Money value={total} currency={currency} />
            </span>
            <span className="text-sm text-muted">
              <time dateTime={sentAt}>{formatOfficeTime(sentAt)}</time> · <bdi>{sentBy}</bdi> ·{' '}
              <a
                className="link"
                href={addressOfCall(calls.versionPdf, { params: { id: quotationId, version } })}
                target="_blank"
                rel="noopener"
                aria-label={`${t('offerPdf')}: ${t('offerVersionOf', { version })}`}
              >
                {t('offerPdf')}
              </a>
              {page !== null && (
                <>
                  {' '}
                  · <CustomerPage path={page} version={t('offerVersionOf', { version })} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The history of a quotation, oldest first, with who did what. */
export function QuotationEvents({ quotation: { events } }: { readonly quotation: WholeQuotation }) {
  const t = useLateTranslations();
  const id = useId();
  return (
    <section className="card grid gap-3 p-5" aria-labelledby={id}>
      <h3 id={id} className="text-lg font-medium">
        {t('offerEvents')}
      </h3>
      <ol className="grid gap-2">
        {events.map(({ id: event, kind, version, who, note, at }) => (
          <li key={event} className="grid gap-0.5">
            <span>{t(eventMessages[kind], { version: version ?? '' })}</span>
            {note !== '' && (
              <span className="whitespace-pre-line wrap-anywhere">
                <bdi>{note}</bdi>
              </span>
            )}
            <span className="text-sm text-muted">
              <time dateTime={at}>{formatOfficeTime(at)}</time>
              {who !== '' && (
                <>
                  {' '}
                  · <bdi>{who}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
