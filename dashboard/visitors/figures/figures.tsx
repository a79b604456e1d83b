import { countryNames } from '../../../content/countries.ts';
import { Loading } from '../../../ui/loading.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { textOf } from '../../app/records/api-record.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { DayPlot } from './day-plot.tsx';
import { FigureTable } from './figure-table.tsx';
import { useFigures } from './use-figures.ts';

/** The metrics of the last days: visits and enquiries by date, product and country. */
export function Figures() {
  const t = useLateTranslations();
  const language = currentLanguage();
  const figures = useFigures();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="last-days">
      <div>
        <h3 id="last-days" className="text-lg font-medium">
          {t('lastDays')}
        </h3>
        <p className="text-sm text-muted">{t('visitsHint')}</p>
      </div>
      {figures.isPending && <Loading />}
      {figures.isError && <Retry error={figures.error} onRetry={() => void figures.refetch()} />}
      {figures.isSuccess && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <DayPlot name={t('visits')} days={figures.data.days.map(({ day, visits }) => ({ day, amount: visits }))} />
          <DayPlot
            name={t('enquiriesReceived')}
            days={figures.data.days.map(({ day, enquiries }) => ({ day, amount: enquiries }))}
          />
          <FigureTable
            name={t('byProduct')}
            rows={figures.data.products.map(({ id, title, ...figure }) => ({
              ...figure,
              key: String(id),
              label: textOf(title),
            }))}
          />
          <FigureTable
            name={t('byCountry')}
            rows={figures.data.countries.map(({ country, ...figure }) => ({
              ...figure,
              key: country ?? '',
              label: country === null ? t('noCountry') : countryNames[country][language],
            }))}
          />
        </div>
      )}
    </section>
  );
}
