import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { recordCalls } from '../records/record-calls.ts';
import { afterwards, type SeriesAnswer, useSeries } from '../records/use-records.ts';

/** Deletes, duplicates or moves one or several records; the notice takes all of it back. */
export function useBulk(collection: Collection, parentId: number | null) {
  const say = useWords();
  const notify = useNotify();
  const calls = recordCalls(collection, parentId);
  const remove = useSeries(calls.remove);
  const copy = useSeries(calls.duplicate);
  const move = useSeries(({ record, to }: { readonly record: AnsweredRecord; readonly to: number }) =>
    calls.move(record, to),
  );

  const tell = (
    records: readonly AnsweredRecord[],
    { message, undo, reason }: SeriesAnswer,
    word: DashboardWord,
  ): void => {
    const [done, count] = [undo.length, records.length];
    const text = count === 1 ? message : say(word, { count: done });
    notify({ text: done < count ? `${say('onlySome', { done, count })} ${reason}` : text, undo });
  };

  return {
    isBusy: remove.isPending || copy.isPending || move.isPending,
    refusalOf: (kind: 'remove' | 'move'): string => {
      const { error } = kind === 'remove' ? remove : move;
      return error === null ? '' : error.message || say('unreachable');
    },
    remove: (records: readonly AnsweredRecord[], onDone: () => void) =>
      afterwards(remove.mutateAsync(records), (answer) => {
        tell(records, answer, 'severalDeleted');
        onDone();
      }),
    duplicate: (records: readonly AnsweredRecord[]) =>
      copy.mutate(records, {
        onSuccess: (answer) => tell(records, answer, 'severalDuplicated'),
        onError: (error) => notify({ text: error.message || say('unreachable') }),
      }),
    move: (records: readonly AnsweredRecord[], to: number, onDone: () => void) =>
      afterwards(move.mutateAsync(records.map((record) => ({ record, to }))), (answer) => {
        tell(records, answer, 'severalMoved');
        onDone();
      }),
  };
}
