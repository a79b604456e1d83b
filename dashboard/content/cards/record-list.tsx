import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { Empty } from '../../../ui/empty.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { useTranslations } from '../../app/translations.ts';
import type { CardAction } from './card-menu.tsx';
import { ListTools } from './list-tools.tsx';
import {
  BulkBar,
  CardMenu,
  DeleteQuestion,
  fetchingWindows,
  HistoryWindow,
  MoveWindow,
  RecordWindow,
} from './list-windows.ts';
import { type CardRequests, RecordCard } from './record-card.tsx';
import { idsBetween, withIds } from './select-range.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useLinkedCard } from './use-linked-card.ts';
import { type Selection, useBulk } from './use-bulk.ts';
import { useIncrementalRender } from './use-incremental-render.ts';
import { useSortable } from './use-sortable.ts';
import { useFilteredRecords } from './use-filtered-records.ts';
import { useOptimisticReorder } from '../../app/records/use-optimistic-reorder.ts';
import { titleOf } from '../../app/records/api-record.ts';

export interface RecordListProps {
  readonly collection: Collection;
  readonly parentId: number | null;
  readonly records: readonly AnsweredRecord[];
  /** True if there are more records: then neither searching nor reordering is possible. */
  readonly isPart: boolean;
  readonly renderActions: ((record: AnsweredRecord) => ReactNode) | undefined;
  readonly renderDetail: ((record: AnsweredRecord) => ReactNode) | undefined;
  /** The label of the button that saves an edit. */
  readonly action: string;
}

/** The window that is open over the list. */
type Open =
  | { readonly what: 'edit' | 'delete' | 'history' | 'move'; readonly record: AnsweredRecord }
  | { readonly what: 'menu'; readonly record: AnsweredRecord; readonly button: HTMLElement };

const none: ReadonlySet<number> = new Set();

/** Records as cards that can be searched, selected, reordered, and changed one by one or together. */
export function RecordList(props: RecordListProps) {
  const { collection, parentId, records, isPart, renderActions, renderDetail, action } = props;
  const t = useTranslations();
  const [open, setOpen] = useState<Open | null>(null);
  const [selectedIds, setSelectedIds] = useState(none);
  const { ordered, move, cancel, spoken } = useOptimisticReorder(collection, parentId, records);
  const { shown, query, setQuery, filter, setFilter } = useFilteredRecords(collection, ordered);
  const { rendered, isReturn } = useIncrementalRender(shown.length);
  const { list, markOf } = useSortable({ shown, onMove: move, onCancel: cancel });
  const cards = useRef<HTMLUListElement>(null);
  useLinkedCard(collection, cards);
  const selected = useMemo(() => shown.filter(({ id }) => selectedIds.has(id)), [shown, selectedIds]);
  const close = () => setOpen(null);
  const moving = useBulk(collection, () => setOpen(null));
  const one = (record: AnsweredRecord): Selection => ({
    chosen: { ids: [record.id] },
    count: 1,
    about: titleOf(collection, record),
  });
  const copying = useBulk(collection, () => undefined, 'notice');
  const several = useBulk(collection, () => setSelectedIds(none));

  const pressed = useRef<{ readonly order: readonly number[]; readonly last: number | null }>({
    order: [],
    last: null,
  });
  useEffect(() => {
    pressed.current = { ...pressed.current, order: shown.map(({ id }) => id) };
  }, [shown]);
  const select = useCallback(({ id }: AnsweredRecord, isSelected: boolean, isRange: boolean) => {
    const { order, last } = pressed.current;
    pressed.current = { order, last: id };
    setSelectedIds((ids) => withIds(ids, idsBetween(order, isRange ? last : null, id), isSelected));
  }, []);
  const requests = useMemo(
    (): CardRequests => ({
      edit: (record) => setOpen({ what: 'edit', record }),
      remove: (record) => setOpen({ what: 'delete', record }),
      select,
      offerMore: (record, button) => setOpen({ what: 'menu', record, button }),
    }),
    [select],
  );

  const { parent } = collection;
  const canMove = parent !== undefined && parentId !== null;
  const actions: readonly CardAction[] = canMove ? ['duplicate', 'moveTo', 'history'] : ['duplicate', 'history'];
  const choose = (chosen: CardAction, record: AnsweredRecord) => {
    if (chosen === 'duplicate') copying.start({ ...one(record), work: { do: 'duplicate' } });
    if (chosen === 'moveTo') setOpen({ what: 'move', record });
    if (chosen === 'history') setOpen({ what: 'history', record });
  };

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SelectionBar
          count={selected.length}
          isAll={shown.length > 0 && selected.length === shown.length}
          onAll={(isAll) => setSelectedIds(isAll ? new Set(shown.map(({ id }) => id)) : none)}
        />
        {!isPart && (
          <ListTools count={records.length} query={query} onQuery={setQuery} filter={filter} onFilter={setFilter} />
        )}
      </div>
      <LazyBoundary onClose={() => setSelectedIds(none)}>
        {selected.length > 0 && (
          <BulkBar
            collection={collection}
            parentId={parentId}
            selection={{
              chosen: { ids: selected.map(({ id }) => id) },
              count: selected.length,
              about: selected.length === 1 && selected[0] !== undefined ? titleOf(collection, selected[0]) : '',
            }}
            records={selected.map((record) => ({ id: record.id, title: titleOf(collection, record), values: record }))}
            bulk={several}
            onClear={() => setSelectedIds(none)}
          />
        )}
      </LazyBoundary>
      {shown.length === 0 && <Empty>{t('nothingMatches')}</Empty>}
      <ul
        ref={cards}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
        data-return={isReturn}
        {...fetchingWindows}
        {...list}
      >
        {shown.slice(0, rendered).map((record) => (
          <RecordCard
            key={record.id}
            collection={collection}
            record={record}
            requests={requests}
            isSelected={selectedIds.has(record.id)}
            drag={markOf(record.id)}
            canMove={!isPart}
            renderActions={renderActions}
            renderDetail={renderDetail}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <LazyBoundary onClose={close}>
        {open?.what === 'menu' && (
          <CardMenu
            button={open.button}
            label={t('moreNamed', { title: titleOf(collection, open.record) })}
            actions={actions}
            onChoose={(chosen) => choose(chosen, open.record)}
            onClose={close}
          />
        )}
        {open?.what === 'edit' && (
          <RecordWindow
            collection={collection}
            record={open.record}
            parentId={parentId}
            action={action}
            onClose={close}
          />
        )}
        {open?.what === 'delete' && (
          <DeleteQuestion collection={collection} record={open.record} parentId={parentId} onClose={close} />
        )}
        {open?.what === 'move' && parent !== undefined && (
          <MoveWindow
            parent={parent}
            parentId={parentId}
            count={1}
            titles={[titleOf(collection, open.record)]}
            isBusy={moving.isPending}
            refusal={moving.refusal?.text ?? ''}
            onMove={(to) => moving.start({ ...one(open.record), work: { do: 'move', category_id: to } })}
            onClose={close}
          />
        )}
        {open?.what === 'history' && <HistoryWindow collection={collection} record={open.record} onClose={close} />}
      </LazyBoundary>
    </>
  );
}
