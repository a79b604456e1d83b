import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { useAction } from '../actions/use-action.ts';
import { currentLanguage } from '../current-language.ts';
import { useTranslations } from '../translations.ts';
import { recordCalls } from './record-calls.ts';
import { titleOf } from './wire-record.ts';

/** Records in the order of `ids`; those that came since stand behind. */
function inOrder(records: readonly AnsweredRecord[], ids: readonly number[]): readonly AnsweredRecord[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const named = ids.flatMap((id) => byId.get(id) ?? []);
  return [...named, ...records.filter(({ id }) => !ids.includes(id))];
}

/** So many milliseconds after the last step of a series it is saved. */
const restMilliseconds = 1000;

/**
 * The records as they were moved, which are saved at once, or when no further step of a series follows. Moves that come
 * while an order is on its way are saved with the next one, so that none is lost and none overtakes another; the notice
 * takes back the whole series.
 */
export function useOptimisticReorder(
  collection: Collection,
  parentId: number | null,
  records: readonly AnsweredRecord[],
) {
  const t = useTranslations();
  const [moved, setMoved] = useState<readonly number[] | null>(null);
  const [spoken, setSpoken] = useState('');
  const wanted = useRef<readonly number[] | null>(null);
  const isSaving = useRef(false);
  const resting = useRef(0);

  const showSaved = () => {
    if (!isSaving.current) setMoved(null);
  };
  const save = useAction(
    async () => {
      isSaving.current = true;
      const undo: number[] = [];
      let message = '';
      try {
        while (wanted.current !== null) {
          const ids = wanted.current;
          wanted.current = null;
          const answer = await recordCalls(collection, parentId).reorder(ids);
          if (answer.undo !== null) undo.push(answer.undo);
          message = answer.message;
        }
      } finally {
        isSaving.current = false;
        wanted.current = null;
      }
      return { message, undo };
    },
    {
      about: collection.label[currentLanguage()],
      refuse: 'notice',
      onDone: showSaved,
      onRefused: showSaved,
      queue: `order/${collection.base}/${parentId ?? 0}`,
    },
  );

  const ordered = useMemo(() => (moved === null ? records : inOrder(records, moved)), [records, moved]);

  /** Saves what was moved. */
  function settle(): void {
    clearTimeout(resting.current);
    if (wanted.current !== null && !isSaving.current) save.start();
  }
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  // Whoever leaves the screen in the middle of a series has moved it all the same.
  useEffect(() => () => latest.current(), []);

  /** Puts a record into the place of another one; after a step more may follow. */
  function move(id: number, to: number, isStep = false): void {
    const ids = ordered.map((record) => record.id);
    const place = ids.indexOf(to);
    const record = ordered.find((each) => each.id === id);
    if (place < 0 || record === undefined) return;
    const order = ids.filter((each) => each !== id).toSpliced(place, 0, id);
    wanted.current = order;
    setMoved(order);
    setSpoken(t('placeOf', { title: titleOf(collection, record), place: place + 1, count: ids.length }));
    clearTimeout(resting.current);
    if (isStep) resting.current = window.setTimeout(() => latest.current(), restMilliseconds);
    else settle();
  }

  /** Puts back what was moved step by step and is not saved yet. */
  function cancel(): void {
    if (wanted.current === null || isSaving.current) return;
    clearTimeout(resting.current);
    wanted.current = null;
    setMoved(null);
    setSpoken(t('orderAsBefore'));
  }

  return { ordered, move, cancel, spoken };
}
