import { type BulkPart, type BulkWork, type ChosenRecords, lists } from '../../calls/lists.ts';
import { ask } from '../ask.ts';
import { CallFailure } from '../call-failure.ts';
import { textOf } from '../records/wire-record.ts';

export interface BulkRequest {
  readonly chosen: ChosenRecords;
  readonly work: BulkWork;
}

/** What was done with many records. */
export interface BulkAnswer {
  /** What the server said last. */
  readonly message: string;
  /** How many were changed, looked at, and left since they were so already. */
  readonly changed: number;
  readonly done: number;
  readonly unchanged: number;
  /** Why the first of those was refused that were; empty where none was. */
  readonly reason: string;
  /** The changes that were made, in their order. */
  readonly undo: readonly number[];
}

const reasonOf = ({ refused: [first] }: BulkPart): string =>
  first === undefined ? '' : `${textOf(first.title) || `#${first.id}`}: ${first.reason}`;

/**
 * Does one thing with many records, part by part, until all were looked at or somebody stops it.
 * @param tell hears after each part how many were looked at
 * @throws CallFailure where nothing was done, and it was refused for every record or the server failed
 */
export async function runBulk(
  base: string,
  { chosen, work }: BulkRequest,
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<BulkAnswer> {
  let answer: BulkAnswer = { message: '', changed: 0, done: 0, unchanged: 0, reason: '', undo: [] };
  let more: { readonly after: number } | null | undefined;
  let meant = chosen;
  while (more !== null && !signal.aborted) {
    try {
      const part: BulkPart = await ask(lists.change, {
        params: { collection: base },
        body: { chosen: meant, work, ...more },
      });
      if ('matching' in meant && part.up_to !== null) meant = { ...meant, up_to: part.up_to };
      answer = {
        message: part.message,
        changed: answer.changed + part.undo.length,
        done: answer.done + part.done,
        unchanged: answer.unchanged + part.unchanged,
        reason: answer.reason || reasonOf(part),
        undo: [...answer.undo, ...part.undo],
      };
      more = part.next === null ? null : { after: part.next };
      tell(answer.done);
    } catch (error) {
      // What was done can be taken back, so it is told with why it went no further.
      if (answer.changed === 0 || !(error instanceof Error)) throw error;
      return { ...answer, reason: error.message };
    }
  }
  if (answer.changed === 0 && answer.reason !== '') throw new CallFailure(400, answer.reason);
  return answer;
}
