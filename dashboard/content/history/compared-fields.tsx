import type { Collection } from '../../../content/model/collection.ts';
import { useCellServices } from '../../../fields/cell.ts';
import { richName } from '../../../fields/field.ts';
import { isSame } from '../../../fields/is-same.ts';
import { Empty } from '../../../ui/empty.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { apiFields } from '../../app/records/api-record.ts';
import { FieldSides } from './field-sides.tsx';
import { type PastOf, type RecordVersion, useRecordState } from './use-field-history.ts';

interface ComparedFieldsProps {
  readonly of: PastOf;
  readonly collection: Collection;
  readonly left: RecordVersion;
  readonly right: RecordVersion;
  readonly names: { readonly left: string; readonly right: string };
}

/** The fields that differ between two states of a record. Load failures are shown above. */
export function ComparedFields({ of, collection, left, right, names }: ComparedFieldsProps) {
  const t = useLateTranslations();
  const { labelOf } = useCellServices();
  const [one, other] = [useRecordState(of, left).data?.fields, useRecordState(of, right).data?.fields];
  if (one === undefined || other === undefined) return null;
  const different = apiFields(collection).filter(([apiName]) =>
    [apiName, richName(apiName)].some((name) => !isSame(one[name], other[name])),
  );
  return (
    <section className="grid gap-4">
      <h3 className="text-lg font-medium">{t('differencesByField')}</h3>
      {different.length === 0 && <Empty>{t('noDifferences')}</Empty>}
      {different.map(([apiName, field, name]) => (
        <section key={apiName} className="grid gap-2">
          <h4 className="font-medium">{labelOf(name, field)}</h4>
          <FieldSides
            field={field}
            sides={[
              { name: names.left, value: one[apiName], rich: one[richName(apiName)] },
              { name: names.right, value: other[apiName], rich: other[richName(apiName)] },
            ]}
          />
        </section>
      ))}
    </section>
  );
}
