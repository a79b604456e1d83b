import { useState } from 'react';
import { history, type UndonePart } from '../../../calls/history.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

/** What became of taking back what was changed in one go. */
interface Undone {
  /** The changes by which it was taken back. */
  readonly undo: readonly number[];
  /** What could not be taken back, and why. */
  readonly refused: UndonePart['refused'];
}

/**
 * Takes back what was changed in one go, part by part; what cannot be taken back is named.
 * @param onEnd follows where it was done, and where it was refused
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
        // What was taken back before stands, and must not be lost from sight.
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
