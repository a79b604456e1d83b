import { useState } from 'react';
import { history, type UndonePart } from '../../../calls/history.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

/** The result of undoing a group of changes. */
interface Undone {
  /** The revisions that the undo created. */
  readonly undo: readonly number[];
  /** The changes that could not be undone, with reasons. */
  readonly refused: UndonePart['refused'];
}

/**
 * Undoes changes that were saved together, batch by batch, and lists those that cannot be undone.
 * @param onEnd called after a success and after a refusal
 */
export function useUndoGroup(first: number, name: string, onEnd: () => void) {
  const t = useLateTranslations();
  const [done, setDone] = useState(0);

  async function undoAll(): Promise<Undone> {
    let so: Undone = { undo: [], refused: [] };
    let looked = 0;
    setDone(0);
    for (let after: number | undefined | null; after !== null;) {
      try {
        const part: UndonePart = await callApi(history.undoGroup, {
          params: { id: first },
          body: { after, follows: so.undo[0] },
        });
        so = { undo: [...so.undo, ...part.undo], refused: [...so.refused, ...part.refused] };
        looked += part.done;
        after = part.next;
        setDone(looked);
      } catch (error) {
        // Batches that are already undone are reported as the result.
        if (so.undo.length === 0) throw error;
        break;
      }
    }
    return so;
  }

  const action = useAction(undoAll, {
    about: name,
    onDone: onEnd,
    onRefused: onEnd,
    tell: ({ undo }) => (undo.length === 0 ? null : { text: t('groupUndone', { count: undo.length }), undo }),
  });
  return { ...action, done };
}
