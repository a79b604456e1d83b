import { type BulkPart, type BulkWork, type ChosenRecords, lists } from '../../../calls/lists.ts';
import { type ListMessage, type ListMessages, loadListMessages } from '../../../language/list-messages.ts';
import { callApi } from '../../app/call-api.ts';
import { CallFailure } from '../../app/call-failure.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { textOf } from '../../app/records/api-record.ts';

export interface BulkRequest {
  readonly chosen: ChosenRecords;
  readonly work: BulkWork;
}

interface Run extends BulkRequest {
  /** The slug of the collection. */
  readonly base: string;
  readonly count: number;
  /** Called after each batch with the number of records processed. */
  readonly tell: (done: number) => void;
  /** Stops the run after the current batch. */
  readonly signal: AbortSignal;
}

/** The progress so far. */
interface Done {
  /** The last message of the server. */
  readonly message: string;
  readonly done: number;
  /** The number of records that needed no change. */
  readonly unchanged: number;
  /** Why the first refused record was refused; empty if none was. */
  readonly reason: string;
  /** The revisions, in their order. */
  readonly undo: readonly number[];
}

const nothing: Done = { message: '', done: 0, unchanged: 0, reason: '', undo: [] };

const reasonOf = ({ refused: [first] }: BulkPart): string =>
  first === undefined ? '' : `${textOf(first.title) || `#${first.id}`}: ${first.reason}`;

const withPart = (so: Done, part: BulkPart): Done => ({
  message: part.message,
  done: so.done + part.done,
  unchanged: so.unchanged + part.unchanged,
  reason: so.reason || reasonOf(part),
  undo: [...so.undo, ...part.undo],
});

const messageOf = {
  publish: 'severalPublished',
  unpublish: 'severalUnpublished',
  schedule: 'severalScheduled',
  set: 'severalChanged',
  move: 'severalMoved',
  duplicate: 'severalDuplicated',
  delete: 'severalDeleted',
} as const satisfies Record<BulkWork['do'], ListMessage<'count'>>;

/** The text of the notice: the server's message for one record, a number for several. */
function sentenceOf({ message, done, unchanged, reason, undo }: Done, { work, count }: Run, t: ListMessages): string {
  const changed = undo.length;
  if (changed === 0) return t('bulkNothing');
  if (reason !== '' || done < count) return `${t('onlySome', { done: changed, count })} ${reason}`.trim();
  const text = count === 1 ? message : t(messageOf[work.do], { count: changed });
  return unchanged === 0 ? text : `${text}. ${t('bulkUnchanged', { count: unchanged })}`;
}

/**
 * Applies one action to many records, batch by batch, until all are processed or the run is aborted. Returns the text
 * of the notice and the revisions that undo the action.
 * @throws CallFailure if nothing was changed because every record was refused or the server failed
 */
export async function runBulk(run: Run): Promise<{ readonly text: string; readonly undo: readonly number[] }> {
  const t = await loadListMessages(currentLanguage());
  let so = nothing;
  let chosen = run.chosen;
  let after: number | null | undefined;
  while (after !== null && !run.signal.aborted) {
    try {
      const part: BulkPart = await callApi(lists.change, {
        params: { collection: run.base },
        body: { chosen, work: run.work, after, follows: so.undo[0] },
      });
      if ('matching' in chosen && part.up_to !== null) chosen = { ...chosen, up_to: part.up_to };
      so = withPart(so, part);
      after = part.next;
      run.tell(so.done);
    } catch (error) {
      if (so.undo.length === 0 || !(error instanceof Error)) throw error;
      // The earlier batches can be undone, so they are reported together with the reason for the stop.
      so = { ...so, reason: error.message };
      break;
    }
  }
  if (so.undo.length === 0 && so.reason !== '') throw new CallFailure(400, so.reason);
  return { text: sentenceOf(so, run, t), undo: so.undo };
}
