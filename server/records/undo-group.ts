import type { UndonePart } from '../../calls/history.ts';
import { callMessage } from '../../language/call-messages.ts';
import { refusalMessage } from '../../language/refusal-messages.ts';
import type { Language } from '../../language/languages.ts';
import type { Actor } from './changes/stored-entry.ts';
import type { EntryStore } from './repository/entry-store.ts';
import { Refusal } from '../refusals/refusal.ts';

/** Milliseconds that one call may work before it returns the id after which the next call continues. */
const timeLimitMilliseconds = 1000;
const changesAtOnce = 50;

interface Undoing {
  readonly first: number;
  readonly after: number | undefined;
  readonly actor: Actor;
  readonly language: Language;
}

/**
 * Undoes a change group, newest change first, each as a change of its own in one new group. Changes that were changed
 * again later or cannot be undone any more are reported and stay. The client continues after `next`.
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
        // Reports what is done, so that it can be undone. The next call meets the same error and throws it.
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
