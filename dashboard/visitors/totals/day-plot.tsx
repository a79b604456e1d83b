import { formatInteger } from '../../../language/format.ts';
import { localeOf } from '../../../language/languages.ts';
import { Table } from '../../../ui/table.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

interface DayPlotProps {
  readonly name: string;
  readonly days: readonly { readonly day: string; readonly amount: number }[];
}

const height = 40;
const step = 10;
const gap = 3;

/** A small amount stays visible next to an amount of thousands. */
const barHeight = (amount: number, most: number): number => (amount === 0 ? 1 : Math.max(2, (amount / most) * height));

/** A bar chart with one bar per date, oldest on the left in both languages, and the same data as a table. */
export function DayPlot({ name, days }: DayPlotProps) {
  const t = useLateTranslations();
  const language = currentLanguage();
  const total = days.reduce((sum, { amount }) => sum + amount, 0);
  const most = Math.max(1, ...days.map(({ amount }) => amount));
  const format = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const shown = days.map(({ day, amount }) => ({ day, amount, label: format.format(new Date(day)) }));
  const counts = { count: formatInteger(total, language), most: formatInteger(total === 0 ? 0 : most, language) };
  return (
    <section className="card grid content-start gap-3 p-5">
      <h4 className="flex items-baseline justify-between gap-3">
        <span>{name}</span>
        <span className="text-2xl font-semibold">{counts.count}</span>
      </h4>
      <svg
        role="img"
        aria-label={t('plotOf', { name, ...counts })}
        viewBox={`0 0 ${days.length * step - gap} ${height}`}
        preserveAspectRatio="none"
        className="plot"
      >
        {shown.map(({ day, amount, label }, index) => {
          const tall = barHeight(amount, most);
          return (
            <rect
              key={day}
              x={index * step}
              y={height - tall}
              width={step - gap}
              height={tall}
              data-empty={amount === 0 || undefined}
            >
              <title>{`${label}: ${amount}`}</title>
            </rect>
          );
        })}
      </svg>
      <p dir="ltr" className="flex justify-between text-sm text-muted" aria-hidden="true">
        <bdi>{shown[0]?.label}</bdi>
        <bdi>{shown.at(-1)?.label}</bdi>
      </p>
      <details className="text-sm">
        <summary className="cursor-pointer text-muted">{t('asTable')}</summary>
        <Table
          label={name}
          columns={[
            { key: 'day', label: t('figureDay') },
            { key: 'amount', label: name },
          ]}
          rows={shown.toReversed().map(({ day, amount, label }) => ({
            key: day,
            cells: [label, formatInteger(amount, language)],
          }))}
        />
      </details>
    </section>
  );
}
