import { useEffect, useRef, useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import { headingOf } from '../../../content/derive/screens.ts';
import { Button } from '../../../ui/button.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { RecordForm } from '../../content/forms/record-form.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { DeleteQuestion } from '../../content/cards/delete-question.tsx';
import { recordCalls } from '../../app/records/record-calls.ts';
import { useRecords } from '../../app/records/use-records.ts';
import { titleOf } from '../../app/records/api-record.ts';
import type { SectionProps } from './item-section.tsx';
import { SectionHead } from './section-head.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';

const newTab = 'new';

interface TabActionsProps extends SectionProps {
  readonly record: AnsweredRecord;
  readonly ids: readonly number[];
  readonly onMove: () => void;
  readonly onDelete: () => void;
}

/** The actions for a record, above its form. */
function TabActions({ collection, parentId, record, ids, onMove, onDelete }: TabActionsProps) {
  const t = useTranslations();
  const reorder = useAction(recordCalls(collection, parentId).reorder, {
    about: titleOf(collection, record),
    refuse: 'notice',
  });
  const at = ids.indexOf(record.id);
  const move = (by: 1 | -1) => {
    onMove();
    reorder.start(ids.toSpliced(at, 1).toSpliced(at + by, 0, record.id));
  };
  const places = [
    { word: 'moveEarlier', by: -1, isLast: at === 0 },
    { word: 'moveLater', by: 1, isLast: at === ids.length - 1 },
  ] as const;
  return (
    <p className="flex flex-wrap justify-end gap-2">
      {places.map(({ word, by, isLast }) => (
        <Button
          size="small"
          key={word}
          aria-disabled={isLast || reorder.isPending}
          onPress={() => !isLast && !reorder.isPending && move(by)}
        >
          {t(word)}
        </Button>
      ))}
      <Button variant="danger" size="small" onPress={onDelete}>
        {t('delete')}
      </Button>
    </p>
  );
}

/** A few records, each on its own tab, and a tab to add another one up to the limit. */
export function TabsSection({ collection, parentId }: SectionProps) {
  const t = useTranslations();
  const records = useRecords(collection, parentId);
  const [chosen, setChosen] = useState('');
  const [toDelete, setToDelete] = useState<AnsweredRecord | null>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const all = records.data ?? [];
  const hasRoom = all.length < (collection.limit?.max ?? Infinity);
  const keys = [...all.map(({ id }) => String(id)), ...(hasRoom ? [newTab] : [])];
  const active = keys.includes(chosen) ? chosen : (keys[0] ?? newTab);

  // Adding and deleting remove the pressed button, so the focus moves to the active tab.
  const hadFocus = useRef(active);
  useEffect(() => {
    if (hadFocus.current === active || toDelete !== null) return undefined;
    hadFocus.current = active;
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        tabs.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [active, toDelete]);

  if (records.isPending) return <Loading />;
  if (records.isError) return <Retry error={records.error} onRetry={() => void records.refetch()} />;
  const form = { collection, parentId };
  const { words } = collection.screen;
  return (
    <section className="grid gap-5">
      <SectionHead {...form} />
      <Tabs
        ref={tabs}
        label={words.tabs === undefined ? headingOf(collection)[currentLanguage()] : t(words.tabs)}
        selected={active}
        onSelect={setChosen}
        tabs={keys.map((key) => {
          const record = all.find(({ id }) => String(id) === key) ?? null;
          return {
            key,
            label: record === null ? t(words.another) : titleOf(collection, record),
            content: (
              <>
                {record !== null && (
                  <TabActions
                    {...form}
                    record={record}
                    ids={all.map(({ id }) => id)}
                    onMove={() => setChosen(key)}
                    onDelete={() => setToDelete(record)}
                  />
                )}
                <RecordForm
                  {...form}
                  record={record}
                  action={t(record === null ? 'add' : words.save)}
                  onSaved={({ id }) => setChosen(String(id))}
                />
              </>
            ),
          };
        })}
      />
      {toDelete !== null && <DeleteQuestion {...form} record={toDelete} onClose={() => setToDelete(null)} />}
    </section>
  );
}
