import { type BulkPart, type BulkWork, type ChosenRecords, lists } from '../../../calls/lists.ts';
import { type ListMessage, type ListMessages, loadListMessages } from '../../../language/list-messages.ts';
import { callApi } from '../../app/call-api.ts';
import { CallFailure } from '../../app/call-failure.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { textOf } from '../../app/records/wire-record.ts';

export interface BulkRequest {
  readonly chosen: ChosenRecords;
  readonly work: BulkWork;
}

interface Run extends BulkRequest {
  /** The base of the collection. */
  readonly base: string;
  readonly count: number;
  /** Hears after each part how many were looked at. */
  readonly tell: (done: number) => void;
  /** Ends it behind the part that is on its way. */
  readonly signal: AbortSignal;
}

/** What was done so far. */
interface Done {
  /** What the server said last. */
  readonly message: string;
  readonly done: number;
  /** How many were so already. */
  readonly unchanged: number;
  /** Why the first of those was refused that were; empty where none was. */
  readonly reason: string;
  /** The changes that were made, in their order. */
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

/** What is told of it: the sentence of the server for one record, a number for several. */
function sentenceOf({ message, done, unchanged, reason, undo }: Done, { work, count }: Run, t: ListMessages): string {
  const changed = undo.length;
  if (changed === 0) return t('bulkNothing');
  if (reason !== '' || done < count) return `${t('onlySome', { done: changed, count })} ${reason}`.trim();
  const text = count === 1 ? message : t(messageOf[work.do], { count: changed });
  return unchanged === 0 ? text : `${text}. ${t('bulkUnchanged', { count: unchanged })}`;
}

/**
 * Does one thing with many records, part by part, until all were looked at or somebody stops it. Answers what to say
 * and the changes that take it back.
 * @throws CallFailure where nothing was done, and it was refused for every record or the server failed
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
      // What was done can be taken back, so it is told with why it went no further.
      so = { ...so, reason: error.message };
      break;
    }
  }
  if (so.undo.length === 0 && so.reason !== '') throw new CallFailure(400, so.reason);
  return { text: sentenceOf(so, run, t), undo: so.undo };
}
