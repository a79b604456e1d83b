import type { Field } from '../../../fields/field.ts';
import { useCellServices } from '../../../fields/cell.ts';
import { Table } from '../../../ui/table.tsx';
import { isNothing } from '../../app/records/value-cell.tsx';
import { useTranslations } from '../../app/translations.ts';
import type { ChosenRecord } from './chosen-record.ts';
import { useListTranslations } from './list-translations.ts';

/** The number of records listed; the rest is only counted. */
const mostListed = 50;

/** The titles of referenced records, by slug and id; absent where the cell of the field finds them itself. */
export type ReferenceTitles = ReadonlyMap<string, string>;

interface ValueProps {
  readonly field: Field;
  readonly value: unknown;
  readonly titles: ReferenceTitles | undefined;
}

function Value({ field, value, titles }: ValueProps) {
  const t = useTranslations();
  const { Cell } = useCellServices().uiOf(field);
  const { filter } = field;
  if (isNothing(value)) return <span className="text-muted">{t('nothingHere')}</span>;
  if (filter?.by !== 'record' || titles === undefined) return <Cell field={field} value={value} />;
  return (
    <bdi>
      {[value]
        .flat()
        .flatMap((id) => titles.get(`${filter.to}/${String(id)}`) ?? [])
        .join(' · ')}
    </bdi>
  );
}

interface ValueChangesProps {
  /** The selected records that are loaded. */
  readonly records: readonly ChosenRecord[];
  /** The number of all selected records. */
  readonly count: number;
  /** The API name of the field. */
  readonly apiName: string;
  readonly field: Field;
  /** The label of the new value; empty if the field is emptied. */
  readonly after: string;
  readonly titles: ReferenceTitles | undefined;
}

/** What the selected records hold in a field now, and what they will hold. */
export function ValueChanges({ records, count, apiName, field, after, titles }: ValueChangesProps) {
  const t = useTranslations();
  const tList = useListTranslations();
  const listed = records.slice(0, mostListed);
  return (
    <div className="grid max-h-60 gap-2 overflow-y-auto">
      <Table
        label={tList('bulkChanges')}
        columns={[
          { key: 'title', label: tList('columnTitle') },
          { key: 'before', label: tList('bulkBefore') },
          { key: 'after', label: tList('bulkAfter') },
        ]}
        rows={listed.map(({ id, title, values }) => ({
          key: String(id),
          cells: [
            <bdi key="title">{title}</bdi>,
            <Value key="before" field={field} value={values[apiName]} titles={titles} />,
            after === '' ? (
              <span key="after" className="text-muted">
                {t('nothingHere')}
              </span>
            ) : (
              <bdi key="after" className="font-medium">
                {after}
              </bdi>
            ),
          ],
        }))}
      />
      {count > listed.length && <p className="text-muted">{tList('bulkOthers', { count: count - listed.length })}</p>}
    </div>
  );
}
