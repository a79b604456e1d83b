import { countryNames } from '../../../content/countries.ts';
import { formatDecimal } from '../../../language/format.ts';
import { Table } from '../../../ui/table.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { Money } from './money.tsx';
import { useQuotationMetrics } from './use-quotations.ts';

/** Metrics of quotations: open ones, time until acceptance, and sent and accepted ones by month. */
export function QuotationMetrics() {
  const t = useLateTranslations();
  const language = currentLanguage();
  const metrics = useQuotationMetrics();
  if (metrics.isPending) return <Loading />;
  if (metrics.isError) return <Retry error={metrics.error} onRetry={() => void metrics.refetch()} />;
  const { months, waiting, days_to_acceptance: days } = metrics.data;
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5" aria-label={t('offersFigures')}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li>{t('offersWaitOpen', { count: waiting.open })}</li>
        {waiting.ending > 0 && <li>{t('offersWaitEnding', { count: waiting.ending })}</li>}
        {waiting.drafts > 0 && <li>{t('offersWaitDrafts', { count: waiting.drafts })}</li>}
        {days !== null && <li>{t('offersDays', { days: formatDecimal(days, language, 1) })}</li>}
      </ul>
      {months.length === 0 ? (
        <p className="text-sm text-muted">{t('offersNoMonths')}</p>
      ) : (
        <Table
          className="whitespace-nowrap"
          label={t('offersByMonth')}
          columns={[
            { key: 'month', label: t('offersMonth') },
            { key: 'country', label: t('offerCountry') },
            { key: 'sent', label: t('offersSentCount') },
            { key: 'total', label: t('offersSentSum') },
            { key: 'accepted', label: t('offersAcceptedCount') },
            { key: 'acceptedTotal', label: t('offersAcceptedSum') },
          ]}
          rows={months.map(({ month, country, currency, sent, total, accepted, accepted_total: acceptedTotal }) => ({
            key: `${month} ${country} ${currency}`,
            cells: [
              <bdi key="month" dir="ltr">
                {month}
              </bdi>,
              countryNames[country][language],
              sent,
              <Money key="total" value={total} currency={currency} />,
              accepted,
              <Money key="accepted" value={acceptedTotal} currency={currency} />,
            ],
          }))}
        />
      )}
    </section>
  );
}
