import { formatInteger } from '../../../language/format.ts';
import { Table } from '../../../ui/table.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

interface TotalsTableProps {
  readonly name: string;
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly visits: number;
    readonly enquiries: number;
  }[];
}

/** A table of totals with a bar for the visits of each row. */
export function TotalsTable({ name, rows }: TotalsTableProps) {
  const t = useLateTranslations();
  const language = currentLanguage();
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  return (
    <section className="card grid content-start gap-3 p-5">
      <h4>{name}</h4>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{t('figuresNone')}</p>
      ) : (
        <Table
          label={name}
          columns={[
            { key: 'name', label: t('figureName') },
            { key: 'visits', label: t('visits') },
            { key: 'enquiries', label: t('figureEnquiries') },
          ]}
          rows={rows.map(({ key, label, visits, enquiries }) => ({
            key,
            cells: [
              <>
                <bdi className="wrap-anywhere">{label}</bdi>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="plot-line">
                  <rect width={(visits / most) * 100} height="4" />
                </svg>
              </>,
              formatInteger(visits, language),
              formatInteger(enquiries, language),
            ],
          }))}
        />
      )}
    </section>
  );
}
