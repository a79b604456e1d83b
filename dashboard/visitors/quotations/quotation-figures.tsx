import { countryNames } from '../../../content/countries.ts';
import { formatDecimal } from '../../../language/format.ts';
import { Table } from '../../../ui/table.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateWords } from '../../app/late-words.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { Money } from './money.tsx';
import { useQuotationFigures } from './use-quotations.ts';

/** Offers in figures: what waits, how long until they are accepted, and what was sent and accepted by month. */
export function QuotationFigures() {
  const say = useLateWords();
  const language = currentLanguage();
  const figures = useQuotationFigures();
  if (figures.isPending) return <Loading />;
  if (figures.isError) return <Retry error={figures.error} onRetry={() => void figures.refetch()} />;
  const { months, waiting, days_to_acceptance: days } = figures.data;
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5" aria-label={say('offersFigures')}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li>{say('offersWaitOpen', { count: waiting.open })}</li>
        {waiting.ending > 0 && <li>{say('offersWaitEnding', { count: waiting.ending })}</li>}
        {waiting.drafts > 0 && <li>{say('offersWaitDrafts', { count: waiting.drafts })}</li>}
        {days !== null && <li>{say('offersDays', { days: formatDecimal(days, language, 1) })}</li>}
      </ul>
      {months.length === 0 ? (
        <p className="text-sm text-muted">{say('offersNoMonths')}</p>
      ) : (
        <Table
          className="whitespace-nowrap"
          label={say('offersByMonth')}
          columns={[
            { key: 'month', label: say('offersMonth') },
            { key: 'country', label: say('offerCountry') },
            { key: 'sent', label: say('offersSentCount') },
            { key: 'total', label: say('offersSentSum') },
            { key: 'accepted', label: say('offersAcceptedCount') },
            { key: 'acceptedTotal', label: say('offersAcceptedSum') },
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
