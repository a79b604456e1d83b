import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { useAction } from '../actions/use-action.ts';
import { currentLanguage } from '../current-language.ts';
import { useTranslations } from '../translations.ts';
import { recordCalls } from './record-calls.ts';
import { titleOf } from './api-record.ts';

/** Sorts records by `ids`; records that are not in the list come last. */
function inOrder(records: readonly AnsweredRecord[], ids: readonly number[]): readonly AnsweredRecord[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const named = ids.flatMap((id) => byId.get(id) ?? []);
  return [...named, ...records.filter(({ id }) => !ids.includes(id))];
}

/** Milliseconds after the last step of a series before the order is saved. */
const restMilliseconds = 1000;

/**
 * The records in their optimistic order. A move is saved at once; a series of steps is saved after its last step. Moves
 * made while a save is in flight are saved with the next one, so none is lost or overtaken. The notice undoes the whole
 * series.
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

  /** Saves the pending order. */
  function settle(): void {
    clearTimeout(resting.current);
    if (wanted.current !== null && !isSaving.current) save.start();
  }
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  // Saves a pending series when the user leaves the screen.
  useEffect(() => () => latest.current(), []);

  /** Moves a record to the place of another one. After a step, saving waits for further steps. */
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

  /** Reverts steps that are not saved yet. */
  function cancel(): void {
    if (wanted.current === null || isSaving.current) return;
    clearTimeout(resting.current);
    wanted.current = null;
    setMoved(null);
    setSpoken(t('orderAsBefore'));
  }

  return { ordered, move, cancel, spoken };
}
