import type { Collection } from '../../content/model/collection.ts';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import { call } from '../call.ts';
import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { recordAddress } from '../records/addresses.ts';
import {
  afterwards,
  changeAnswer,
  duplicateRecord,
  moveRecord,
  type SeriesAnswer,
  useSeries,
} from '../records/use-records.ts';
import type { WireRecord } from '../records/wire-record.ts';

/** Deletes, duplicates or moves one or several records; the notice takes all of it back. */
export function useBulk(collection: Collection, parentId: number | null) {
  const say = useWords();
  const notify = useNotify();
  const remove = useSeries(({ id }: WireRecord) =>
    call(recordAddress(collection, { id, parentId }), changeAnswer, { method: 'DELETE' }),
  );
  const copy = useSeries((record: WireRecord) => duplicateRecord(collection, record));
  const move = useSeries(({ record, to }: { readonly record: WireRecord; readonly to: number }) =>
    moveRecord(collection, record, to),
  );

  const tell = (records: readonly WireRecord[], { message, undo, reason }: SeriesAnswer, word: DashboardWord): void => {
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
    remove: (records: readonly WireRecord[], onDone: () => void) =>
      afterwards(remove.mutateAsync(records), (answer) => {
        tell(records, answer, 'severalDeleted');
        onDone();
      }),
    duplicate: (records: readonly WireRecord[]) =>
      copy.mutate(records, {
        onSuccess: (answer) => tell(records, answer, 'severalDuplicated'),
        onError: (error) => notify({ text: error.message || say('unreachable') }),
      }),
    move: (records: readonly WireRecord[], to: number, onDone: () => void) =>
      afterwards(move.mutateAsync(records.map((record) => ({ record, to }))), (answer) => {
        tell(records, answer, 'severalMoved');
        onDone();
      }),
  };
}
