import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListRow } from '../../../calls/lists.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { formatInteger } from '../../../language/format.ts';
import { otherLanguage } from '../../../language/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Table } from '../../../ui/table.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { BulkBar, fetchingWindows } from '../cards/list-windows.ts';
import { idsBetween, withIds } from '../cards/select-range.ts';
import { SelectionBar } from '../cards/selection-bar.tsx';
import { type Selection, useBulk } from '../cards/use-bulk.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { CardServices } from '../../app/records/card-services.tsx';
import { recordEditor } from '../../app/records/record-screen.ts';
import { textOf } from '../../app/records/api-record.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';
import { useListTranslations } from '../cards/list-translations.ts';
import { type ListState, readListState, toFilter, writeListState } from './list-address.ts';
import { rememberList } from './remembered-list.ts';
import { TitleCell, ValueCell } from './row-cells.tsx';
import { type OpenRow, RowWindows } from './row-windows.tsx';
import { SavedViews } from './saved-views.tsx';
import { StateCell } from './state-cell.tsx';
import { columnsOf, picturesOf, settableFields, usualColumns } from './table-columns.ts';
import { TableTools } from './table-tools.tsx';
import { useRows } from './use-rows.ts';

interface RecordTableProps {
  readonly collection: Collection;
  /** Additional buttons of a row. */
  readonly renderActions: (record: { readonly id: number; readonly title: string }) => ReactNode;
}

const none: ReadonlySet<number> = new Set();
const titleOf = ({ id, title }: ListRow): string => textOf(title) || `#${id}`;

/** The records of a collection as a table with fifty rows per page. Its view is stored in the address. */
export function RecordTable({ collection, renderActions }: RecordTableProps) {
  const t = useTranslations();
  const tList = useListTranslations();
  const { base } = collection;
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params), [params]);
  const address = writeListState(state).toString();
  const columns = columnsOf(collection).filter(({ apiName }) =>
    (state.columns ?? usualColumns(collection)).includes(apiName),
  );
  const apiNames = columns.map(({ apiName }) => apiName);
  // What can be set for many records is loaded too, so that a bulk change can show the values it replaces.
  const loaded = new Set([...apiNames, ...picturesOf(collection), ...settableFields(collection)]);
  const { parts, rows, titles, total } = useRows(base, state, [...loaded]);

  const record = Number(params.get('record'));
  const [open, setOpen] = useState<OpenRow | null>(record > 0 ? { what: 'edit', id: record, title: '' } : null);
  const [selectedIds, setSelectedIds] = useState(none);
  const [isEverything, setIsEverything] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const lastPressed = useRef<number | null>(null);
  const clear = () => {
    setSelectedIds(none);
    setIsEverything(false);
  };
  const bulk = useBulk(collection, clear);
  const copying = useBulk(collection, () => undefined, 'notice');

  function change(next: ListState, isTyping = false): void {
    clear();
    const written = writeListState(next);
    rememberList(base, written.toString());
    // The form of a new record stays open.
    if (params.has('add')) written.set('add', '');
    setParams(written, { replace: isTyping });
  }

  const selected = rows.filter(({ id }) => selectedIds.has(id));
  const isAll = rows.length > 0 && (isEverything || selected.length === rows.length);
  const count = isEverything ? total : selected.length;
  const selection: Selection = {
    chosen: isEverything ? { matching: toFilter(state) } : { ids: selected.map(({ id }) => id) },
    count,
    about: selected.length === 1 && selected[0] !== undefined ? titleOf(selected[0]) : '',
  };
  const select = (id: number, isSelected: boolean, isRange: boolean) => {
    const order = rows.map((row) => row.id);
    const ids = idsBetween(order, isRange ? lastPressed.current : null, id);
    lastPressed.current = id;
    setIsEverything(false);
    setSelectedIds(withIds(isEverything ? new Set(order) : selectedIds, ids, isSelected));
  };

  const own = currentLanguage();
  const languages = [own, otherLanguage(own)];
  const order = (key: 'title' | 'updated_at') => {
    const isBack = state.sort === `-${key}`;
    const direction = state.sort === key ? 'ascending' : isBack ? 'descending' : 'none';
    return {
      direction,
      onSort: () => change({ ...state, sort: state.sort === key ? (`-${key}` as const) : key }),
    } as const;
  };

  if (parts.isPending) return <Loading />;
  if (parts.data === undefined) return <Retry error={parts.error} onRetry={() => void parts.refetch()} />;
  return (
    <CardServices>
      <SavedViews base={base} address={address} />
      <TableTools collection={collection} state={state} columns={apiNames} onChange={change} />
      {parts.isError && <Retry error={parts.error} onRetry={() => void parts.refetch()} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <SelectionBar
          count={count}
          isAll={isAll}
          onAll={(isAll) => {
            setIsEverything(false);
            setSelectedIds(isAll ? new Set(rows.map(({ id }) => id)) : none);
          }}
        />
        <p role="status" className="text-sm text-muted">
          {tList('shownOf', { shown: formatInteger(rows.length, own), count: formatInteger(total, own) })}
        </p>
      </div>
      <LazyBoundary onClose={clear}>
        {count > 0 && (
          <BulkBar
            collection={collection}
            parentId={null}
            selection={selection}
            records={(isEverything ? rows : selected).map((row) => ({ ...row, title: titleOf(row) }))}
            referenceTitles={titles}
            everything={
              isAll && !isEverything && total > rows.length
                ? { count: total, onChoose: () => setIsEverything(true) }
                : undefined
            }
            bulk={bulk}
            onClear={clear}
          />
        )}
      </LazyBoundary>
      {rows.length === 0 && <Empty>{t(total === 0 && address === 'view=table' ? 'noItems' : 'nothingMatches')}</Empty>}
      {rows.length > 0 && (
        <div ref={place} aria-busy={parts.isPlaceholderData} {...fetchingWindows}>
          <Table
            label={collection.label[own]}
            className="record-table"
            columns={[
              { key: 'title', label: tList('columnTitle'), sort: order('title') },
              ...columns.map(({ apiName, label }) => ({ key: apiName, label })),
              ...languages.map((language) => ({
                key: `state ${language}`,
                label: t(language === 'en' ? 'inEnglish' : 'inArabic'),
              })),
              { key: 'changed', label: tList('columnChanged'), sort: order('updated_at') },
              { key: 'more', label: t('more'), isUnnamed: true },
            ]}
            rows={rows.map((row) => {
              const title = titleOf(row);
              const { id, changed } = row;
              return {
                key: String(id),
                isSelected: isEverything || selectedIds.has(id),
                cells: [
                  <TitleCell
                    key="title"
                    collection={collection}
                    row={row}
                    title={title}
                    isSelected={isEverything || selectedIds.has(id)}
                    onSelect={(isSelected, isRange) => select(id, isSelected, isRange)}
                    onEdit={() => setOpen({ what: 'edit', id, title })}
                  />,
                  ...columns.map((column) => (
                    <ValueCell key={column.apiName} column={column} row={row} titles={titles} />
                  )),
                  ...languages.map((language) => (
                    <StateCell key={language} state={row.publishing[language]} isComplete={row.complete[language]} />
                  )),
                  changed !== null && (
                    <bdi key="changed" className="text-muted">
                      {tList('changedBy', {
                        moment: formatOfficeTime(changed.at),
                        name: changed.by,
                      })}
                    </bdi>
                  ),
                  <span key="more" className="flex items-center justify-end gap-1">
                    {recordEditor(collection, id) !== null && (
                      <Button
                        size="small"
                        aria-label={t('editNamed', { title })}
                        onPress={() => setOpen({ what: 'edit', id, title })}
                      >
                        {t('edit')}
                      </Button>
                    )}
                    {renderActions({ id, title })}
                    <Button
                      variant="icon"
                      aria-label={t('moreNamed', { title })}
                      aria-haspopup="menu"
                      onPress={({ currentTarget: button }) => setOpen({ what: 'menu', id, title, button })}
                    >
                      <Icon name="more" className="size-5" />
                    </Button>
                  </span>,
                ],
              };
            })}
          />
        </div>
      )}
      {parts.hasNextPage && (
        <Button
          className="justify-self-center"
          isPending={parts.isFetchingNextPage}
          onPress={() => void parts.fetchNextPage()}
        >
          {tList('showMore')}
        </Button>
      )}
      <RowWindows
        collection={collection}
        open={open}
        onOpen={setOpen}
        onDuplicate={({ id, title }) =>
          copying.start({ chosen: { ids: [id] }, count: 1, about: title, work: { do: 'duplicate' } })
        }
      />
    </CardServices>
  );
}
