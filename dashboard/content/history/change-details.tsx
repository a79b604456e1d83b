import type { Change, FieldChange } from '../../../calls/history.ts';
import { findCollection } from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { Loading } from '../../../ui/loading.tsx';
import { useRecords } from '../../app/records/use-records.ts';
import { titleOf } from '../../app/records/api-record.ts';
import { useTranslations } from '../../app/translations.ts';
import { FieldSides, type FieldSide } from './field-sides.tsx';
import { findField, findRecorded } from '../../app/records/recorded.ts';
import { useChanges } from './use-history.ts';
import { Retry } from '../../app/shell/retry.tsx';

/** The title of a parent; `#id` if it no longer exists. */
function ParentTitle({ parent, id }: { readonly parent: Collection; readonly id: unknown }) {
  const record = useRecords(parent, null).data?.find((each) => each.id === id);
  return <bdi>{record === undefined ? `#${String(id)}` : titleOf(parent, record)}</bdi>;
}

/** The value before and after a change; only one value for a created or deleted record. */
function useSides({ action }: Change, { before, after, before_rich, after_rich }: FieldChange): readonly FieldSide[] {
  const t = useTranslations();
  if (action === 'create') return [{ name: '', value: after }];
  if (action === 'delete') return [{ name: '', value: before }];
  return [
    { name: t('before'), value: before, rich: before_rich },
    { name: t('after'), value: after, rich: after_rich },
  ];
}

function ChangedField({ revision, change }: { readonly revision: Change; readonly change: FieldChange }) {
  const t = useTranslations();
  const sides = useSides(revision, change);
  const { collection: slug } = revision;
  const known = findField(findRecorded(slug), change.field);
  const parent = change.field === 'category_id' ? findCollection(slug)?.parent : undefined;
  const label = known?.label ?? (parent === undefined ? change.field : t('parentField'));
  const show = (value: unknown) =>
    parent === undefined ? (
      <bdi className="wrap-anywhere">{JSON.stringify(value)}</bdi>
    ) : (
      <ParentTitle parent={parent} id={value} />
    );
  return (
    <section className="grid gap-2">
      <h4 className="font-medium">{label}</h4>
      <FieldSides field={known?.field} sides={sides} show={show} />
    </section>
  );
}

/** An order as a list of record titles; `#id` for records that no longer exist. */
function OrderList({ ids, titles }: { readonly ids: unknown; readonly titles: ReadonlyMap<number, string> }) {
  return (
    <ol className="list-decimal ps-6">
      {(Array.isArray(ids) ? ids : []).map((id) => (
        <li key={String(id)}>
          <bdi>{titles.get(Number(id)) ?? `#${String(id)}`}</bdi>
        </li>
      ))}
    </ol>
  );
}

interface ChangedOrderProps {
  readonly collection: Collection;
  readonly parentId: number | null;
  readonly change: FieldChange;
}

function ChangedOrder({ collection, parentId, change }: ChangedOrderProps) {
  const t = useTranslations();
  const records = useRecords(collection, parentId).data ?? [];
  const titles = new Map(records.map((record) => [record.id, titleOf(collection, record)]));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {[
        { name: t('before'), ids: change.before },
        { name: t('after'), ids: change.after },
      ].map(({ name, ids }) => (
        <div key={name} className="choice-card content-start">
          <h4 className="text-sm text-muted">{name}</h4>
          <OrderList ids={ids} titles={titles} />
        </div>
      ))}
    </div>
  );
}

/** All fields of a change, before and after. */
export function ChangeDetails({ revision }: { readonly revision: Change }) {
  const t = useTranslations();
  const changes = useChanges(revision.id);
  if (changes.isPending) return <Loading />;
  if (changes.isError) return <Retry error={changes.error} onRetry={() => void changes.refetch()} />;
  if (changes.data.length === 0) return <p className="text-muted">{t('nothingHere')}</p>;
  const collection = findCollection(revision.collection);
  return changes.data.map((change) =>
    change.field === 'position' && collection !== undefined ? (
      <ChangedOrder key={change.field} collection={collection} parentId={revision.category_id} change={change} />
    ) : (
      <ChangedField key={change.field} revision={revision} change={change} />
    ),
  );
}
