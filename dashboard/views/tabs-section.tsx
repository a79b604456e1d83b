import { useEffect, useRef, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import type { AnsweredRecord } from '../../calls/model/record.ts';
import { headingOf } from '../../content/derive/screens.ts';
import { currentLanguage } from '../current-language.ts';
import { RecordForm } from '../forms/record-form.tsx';
import { useNotify } from '../notices/notices.tsx';
import { DeleteQuestion } from '../cards/delete-question.tsx';
import { useRecords, useReorder } from '../records/use-records.ts';
import { titleOf } from '../records/wire-record.ts';
import type { SectionProps } from './item-section.tsx';
import { SectionHead } from './section-head.tsx';
import { Retry } from '../shell/retry.tsx';
import { useWords } from '../words.ts';
import { Waiting } from '../shell/waiting.tsx';

const newTab = 'new';

interface TabActionsProps extends SectionProps {
  readonly record: AnsweredRecord;
  readonly ids: readonly number[];
  readonly onMove: () => void;
  readonly onDelete: () => void;
}

/** What can be done with one record, above its form. */
function TabActions({ collection, parentId, record, ids, onMove, onDelete }: TabActionsProps) {
  const say = useWords();
  const notify = useNotify();
  const reorder = useReorder(collection, parentId);
  const at = ids.indexOf(record.id);
  const move = (by: 1 | -1) => {
    onMove();
    reorder.mutate(ids.toSpliced(at, 1).toSpliced(at + by, 0, record.id), {
      onSuccess: ({ message, undo }) => notify({ text: message, undo }),
      onError: ({ message }) => notify({ text: message || say('unreachable') }),
    });
  };
  const places = [
    { word: 'moveEarlier', by: -1, isLast: at === 0 },
    { word: 'moveLater', by: 1, isLast: at === ids.length - 1 },
  ] as const;
  return (
    <p className="flex flex-wrap justify-end gap-2">
      {places.map(({ word, by, isLast }) => (
        <button
          key={word}
          type="button"
          className="button small"
          aria-disabled={isLast || reorder.isPending}
          onClick={() => !isLast && !reorder.isPending && move(by)}
        >
          {say(word)}
        </button>
      ))}
      <button type="button" className="button small" onClick={onDelete}>
        {say('delete')}
      </button>
    </p>
  );
}

/** A few records, each on a tab of its own, and one tab to add another while there is room. */
export function TabsSection({ collection, parentId }: SectionProps) {
  const say = useWords();
  const notify = useNotify();
  const records = useRecords(collection, parentId);
  const [chosen, setChosen] = useState('');
  const [doomed, setDoomed] = useState<AnsweredRecord | null>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const all = records.data ?? [];
  const hasRoom = all.length < (collection.limit?.max ?? Infinity);
  const keys = [...all.map(({ id }) => String(id)), ...(hasRoom ? [newTab] : [])];
  const active = keys.includes(chosen) ? chosen : (keys[0] ?? newTab);

  // Adding and deleting take the button away that was pressed; the reader goes on from the tab that is open then.
  const hadFocus = useRef(active);
  useEffect(() => {
    if (hadFocus.current === active || doomed !== null) return undefined;
    hadFocus.current = active;
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        tabs.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [active, doomed]);

  if (records.isPending) return <Waiting />;
  if (records.isError) return <Retry error={records.error} onRetry={() => void records.refetch()} />;
  const form = { collection, parentId };
  const { words } = collection.screen;
  return (
    <section className="grid gap-5">
      <SectionHead {...form} />
      <Tabs ref={tabs} selectedKey={active} onSelectionChange={(key) => setChosen(String(key))}>
        <TabList
          aria-label={words.tabs === undefined ? headingOf(collection)[currentLanguage()] : say(words.tabs)}
          className="tab-list"
        >
          {keys.map((key) => {
            const record = all.find(({ id }) => String(id) === key);
            return (
              <Tab key={key} id={key} className="tab">
                {record === undefined ? (
                  say(words.another)
                ) : (
                  <bdi className="truncate">{titleOf(collection, record)}</bdi>
                )}
              </Tab>
            );
          })}
        </TabList>
        {keys.map((key) => {
          const record = all.find(({ id }) => String(id) === key) ?? null;
          return (
            <TabPanel key={key} id={key} className="grid gap-4 pt-5">
              {record !== null && (
                <TabActions
                  {...form}
                  record={record}
                  ids={all.map(({ id }) => id)}
                  onMove={() => setChosen(key)}
                  onDelete={() => setDoomed(record)}
                />
              )}
              <RecordForm
                {...form}
                record={record}
                action={say(record === null ? 'add' : words.save)}
                onSaved={({ message, undo, id }) => {
                  notify({ text: message, undo });
                  setChosen(String(id));
                }}
              />
            </TabPanel>
          );
        })}
      </Tabs>
      {doomed !== null && <DeleteQuestion {...form} record={doomed} onClose={() => setDoomed(null)} />}
    </section>
  );
}
