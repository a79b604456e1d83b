import { countryNames } from '../../../content/countries.ts';
import { Loading } from '../../../ui/loading.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { textOf } from '../../app/records/api-record.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { DayPlot } from './day-plot.tsx';
import { TotalsTable } from './totals-table.tsx';
import { useVisitTotals } from './use-visit-totals.ts';

/** The metrics of the last days: visits and enquiries by date, product and country. */
export function VisitTotals() {
  const t = useLateTranslations();
  const language = currentLanguage();
  const totals = useVisitTotals();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="last-days">
      <div>
        <h3 id="last-days" className="text-lg font-medium">
          {t('lastDays')}
        </h3>
        <p className="text-sm text-muted">{t('visitsHint')}</p>
      </div>
      {totals.isPending && <Loading />}
      {totals.isError && <Retry error={totals.error} onRetry={() => void totals.refetch()} />}
      {totals.isSuccess && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <DayPlot name={t('visits')} days={totals.data.days.map(({ day, visits }) => ({ day, amount: visits }))} />
          <DayPlot
            name={t('enquiriesReceived')}
            days={totals.data.days.map(({ day, enquiries }) => ({ day, amount: enquiries }))}
          />
          <TotalsTable
            name={t('byProduct')}
            rows={totals.data.products.map(({ id, title, ...counts }) => ({
              ...counts,
              key: String(id),
              label: textOf(title),
            }))}
          />
          <TotalsTable
            name={t('byCountry')}
            rows={totals.data.countries.map(({ country, ...counts }) => ({
              ...counts,
              key: country ?? '',
              label: country === null ? t('noCountry') : countryNames[country][language],
            }))}
          />
        </div>
      )}
    </section>
  );
}
