import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import { useAction } from '../actions/use-action.ts';
import { inSeries, type SeriesAnswer } from '../records/in-series.ts';
import { recordCalls } from '../records/record-calls.ts';
import { titleOf } from '../records/wire-record.ts';
import { useWords } from '../words.ts';

type Records = readonly AnsweredRecord[];

/**
 * Deletes, duplicates or moves one or several records; the notice takes all of it back.
 * @param onDone follows where records were deleted or moved
 */
export function useBulk(collection: Collection, parentId: number | null, onDone: () => void) {
  const say = useWords();
  const calls = recordCalls(collection, parentId);

  const tellOf =
    (word: DashboardWord) =>
    ({ message, undo, reason }: SeriesAnswer, records: Records) => {
      const [done, count] = [undo.length, records.length];
      const text = count === 1 ? message : say(word, { count: done });
      return { text: done < count ? `${say('onlySome', { done, count })} ${reason}` : text, undo };
    };
  /** One record has a name; several have a number. */
  const about = (records: Records): string => {
    const [first, second] = records;
    return first === undefined || second !== undefined ? '' : titleOf(collection, first);
  };

  const remove = useAction((records: Records) => inSeries(records, calls.remove), {
    about,
    tell: tellOf('severalDeleted'),
    onDone,
  });
  const duplicate = useAction((records: Records) => inSeries(records, calls.duplicate), {
    about,
    tell: tellOf('severalDuplicated'),
    refuse: 'notice',
  });
  const move = useAction(
    ({ records, to }: { readonly records: Records; readonly to: number }) =>
      inSeries(records, (record) => calls.move(record, to)),
    {
      about: ({ records }) => about(records),
      tell: (answer, { records }) => tellOf('severalMoved')(answer, records),
      onDone,
    },
  );
  return { remove, duplicate, move, isBusy: remove.isPending || duplicate.isPending || move.isPending };
}
