import type { UndonePart } from '../../calls/history.ts';
import { callMessage } from '../../language/call-messages.ts';
import { refusalMessage } from '../../language/refusal-messages.ts';
import type { Language } from '../../language/languages.ts';
import type { Actor } from './changes/stored-entry.ts';
import type { EntryStore } from './repository/entry-store.ts';
import { Refusal } from '../refusals/refusal.ts';

/** A call works for so long at most, in milliseconds, and then says behind which change it is to go on. */
const timeLimitMilliseconds = 1000;
const changesAtOnce = 50;

interface Undoing {
  readonly first: number;
  readonly after: number | undefined;
  readonly actor: Actor;
  readonly language: Language;
}

/**
 * Takes back what was changed in one go, the newest first, each a change of its own that goes with the others. What was
 * changed again since, or cannot be taken back any more, is named and stays. Whoever asks goes on behind `next`.
 */
export async function undoGroup(
  entries: Pick<EntryStore, 'changesOf' | 'undo'>,
  { first, after, actor, language }: Undoing,
): Promise<UndonePart> {
  const changes = await entries.changesOf(first, { after, limit: changesAtOnce });
  const undo: number[] = [];
  const refused: UndonePart['refused'][number][] = [];
  const end = performance.now() + timeLimitMilliseconds;
  let done = 0;
  let last: number | null = null;
  for (const { id, undoneAt, collection, entryId, action, title } of changes) {
    if (performance.now() > end) break;
    if (undoneAt === null) {
      const follows = actor.follows ?? undo[0];
      try {
        const { revisionId } = await entries.undo(
          id,
          { ...actor, ...(follows !== undefined && { follows }) },
          { keepsNewer: true },
        );
        if (revisionId !== null) undo.push(revisionId);
      } catch (error) {
        // What was done is told, so that it can be taken back; the next part meets the fault again.
        if (!(error instanceof Refusal) && done > 0) break;
        if (!(error instanceof Refusal)) throw error;
        const { messageKey, values } = error.facts;
        const reason = refusalMessage(messageKey, language, values);
        refused.push({ id, collection, entry_id: entryId, action, title, reason });
      }
      done += 1;
    }
    last = id;
  }
  const isLast = changes.length < changesAtOnce && last === (changes.at(-1)?.id ?? null);
  return { message: callMessage('changesUndone', language), done, undo, refused, next: isLast ? null : last };
}
