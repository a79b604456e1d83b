import { useRef, useState } from 'react';
import type { BulkWork } from '../../../calls/lists.ts';
import { spreadsheets } from '../../../calls/spreadsheets.ts';
import { hasSpreadsheet } from '../../../content/derive/spreadsheet-columns.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { DashboardMessage } from '../../../language/dashboard-messages.ts';
import { type Language, languages } from '../../../language/languages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { addressOfCall } from '../../app/call-api.ts';
import { ScheduleWindow } from '../publishing/schedule-window.tsx';
import { useTranslations } from '../../app/translations.ts';
import { useListTranslations } from './list-translations.ts';
import type { ChosenRecord } from './chosen-record.ts';
import { DeleteSeveral } from './delete-several.tsx';
import { MoveWindow } from './move-window.tsx';
import { SetWindow } from './set-window.tsx';
import type { Bulk, Selection } from './use-bulk.ts';
import type { ReferenceTitles } from './value-changes.tsx';

interface BulkBarProps {
  readonly collection: Collection;
  readonly parentId: number | null;
  readonly selection: Selection;
  /** The selected records that are loaded. */
  readonly records: readonly ChosenRecord[];
  readonly referenceTitles?: ReferenceTitles;
  /** Selects every record that matches, including those not loaded; absent if all are loaded. */
  readonly everything?: { readonly count: number; readonly onChoose: () => void } | undefined;
  readonly bulk: Bulk;
  readonly onClear: () => void;
}

const both = ['publish', 'unpublish'] as const;
const publishing: readonly (readonly [DashboardMessage, (typeof both)[number], readonly Language[]])[] = both.flatMap(
  (action) => [
    [`${action}Both`, action, languages] as const,
    [`${action}Arabic`, action, ['ar']] as const,
    [`${action}English`, action, ['en']] as const,
  ],
);

/** The actions for the selected records; visible at every scroll position. */
export function BulkBar(props: BulkBarProps) {
  const { collection, parentId, selection, records, referenceTitles, everything, bulk, onClear } = props;
  const t = useTranslations();
  const tList = useListTranslations();
  const menuButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'publishing' | 'schedule' | 'set' | 'move' | 'delete' | null>(null);
  const { progress, isPending, refusal } = bulk;
  const close = () => {
    setOpen(null);
    bulk.forget();
  };
  const start = (work: BulkWork) => bulk.start({ ...selection, work });
  const canSet = Object.values(collection.fields).some(({ filter }) => filter !== undefined);
  const { parent } = collection;
  const inWindow = open !== null && open !== 'publishing';
  const reason = refusal?.text ?? '';
  const titles = records.map(({ title }) => title);
  const isEverything = 'matching' in selection.chosen;
  return (
    <div role="group" aria-label={tList('bulkBar')} aria-busy={isPending} className="bulk-bar card">
      <p role="status" className="me-auto">
        {progress === null
          ? isEverything
            ? tList('bulkAllSelected', { count: selection.count })
            : t('selected', { count: selection.count })
          : tList('bulkProgress', { done: progress.done, count: progress.count })}
      </p>
      {progress !== null && progress.count > 1 && (
        <>
          <progress className="grow" aria-label={tList('bulkBar')} value={progress.done} max={progress.count} />
          <Button size="small" onPress={bulk.stop}>
            {tList('bulkStop')}
          </Button>
        </>
      )}
      {progress === null && (
        <>
          {everything !== undefined && (
            <Button variant="text" onPress={everything.onChoose}>
              {tList('bulkEverything', { count: everything.count })}
            </Button>
          )}
          <Button
            size="small"
            ref={menuButton}
            aria-haspopup="menu"
            aria-expanded={open === 'publishing'}
            onPress={() => setOpen('publishing')}
          >
            {tList('bulkPublishing')}
          </Button>
          {canSet && (
            <Button size="small" onPress={() => setOpen('set')}>
              {tList('bulkSet')}
            </Button>
          )}
          {parent !== undefined && parentId !== null && (
            <Button size="small" onPress={() => setOpen('move')}>
              {t('moveTo')}
            </Button>
          )}
          {hasSpreadsheet(collection) && (
            <a
              className="button small"
              href={addressOfCall(spreadsheets.export, {
                params: { base: collection.base },
                query: 'ids' in selection.chosen ? { ids: selection.chosen.ids.join(',') } : selection.chosen.matching,
              })}
              download
            >
              {tList('bulkExport')}
            </a>
          )}
          <Button size="small" onPress={() => start({ do: 'duplicate' })}>
            {t('duplicate')}
          </Button>
          <Button variant="danger" size="small" onPress={() => setOpen('delete')}>
            {t('delete')}
          </Button>
          <Button variant="text" onPress={onClear}>
            {tList('bulkClear')}
          </Button>
        </>
      )}
      {!inWindow && reason !== '' && <Alert>{reason}</Alert>}
      {open === 'publishing' && (
        <Menu
          trigger={menuButton}
          label={tList('bulkPublishing')}
          items={[
            ...publishing.map(([word, action, meant]) => ({
              key: word,
              label: t(word),
              onAction: () => start({ do: action, languages: meant }),
            })),
            { key: 'schedule', label: t('scheduleEllipsis'), onAction: () => setOpen('schedule') },
          ]}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'schedule' && (
        <ScheduleWindow
          states={null}
          onClose={close}
          onChoose={(meant, times) => {
            setOpen(null);
            start({ do: 'schedule', languages: meant, ...times });
          }}
        />
      )}
      {open === 'set' && (
        <SetWindow
          collection={collection}
          count={selection.count}
          records={records}
          titles={referenceTitles}
          isBusy={isPending}
          refusal={reason}
          onSet={(field, value) => start({ do: 'set', field, value })}
          onClose={close}
        />
      )}
      {open === 'move' && parent !== undefined && (
        <MoveWindow
          parent={parent}
          parentId={parentId}
          count={selection.count}
          titles={titles}
          isBusy={isPending}
          refusal={reason}
          onMove={(to) => start({ do: 'move', category_id: to })}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <DeleteSeveral
          collection={collection}
          count={selection.count}
          records={records}
          titles={titles}
          parentId={parentId}
          isBusy={isPending}
          refusal={reason}
          onYes={() => start({ do: 'delete' })}
          onClose={close}
        />
      )}
    </div>
  );
}
