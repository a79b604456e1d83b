import { lazy, type ReactNode, useState } from 'react';
import { history, type UndoOutcome } from '../../../calls/history.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { useAction } from '../actions/use-action.ts';
import { callApi } from '../call-api.ts';

const UndoQuestion = lazy(async () => ({ default: (await import('./undo-question.tsx')).UndoQuestion }));

interface Questioned {
  /** The change that is undone, or the first of a group that was made in one go. */
  readonly id: number;
  readonly isGroup: boolean;
  /** So many records are undone without a question. */
  readonly most: number;
  readonly onYes: () => void;
}

/** Asks before what concerns many records is undone; what concerns few is undone at once. */
export function useUndoQuestion({ id, isGroup, most, onYes }: Questioned) {
  const [outcome, setOutcome] = useState<UndoOutcome | null>(null);
  const { start, isPending, refusal } = useAction(
    () => callApi(isGroup ? history.groupOutcome : history.outcome, { params: { id } }),
    {
      tell: () => null,
      refresh: () => undefined,
      onDone: (found) => {
        // One record that comes back, with all that is below it, takes nothing away.
        const confirmed = found.parts.filter(({ effect }) => isGroup || effect !== 'restore');
        if (confirmed.reduce((sum, { count }) => sum + count, 0) <= most) onYes();
        else setOutcome(found);
      },
    },
  );
  const close = () => setOutcome(null);
  const question: ReactNode = outcome !== null && (
    <LazyBoundary onClose={close}>
      <UndoQuestion
        outcome={outcome}
        onNo={close}
        onYes={() => {
          close();
          onYes();
        }}
      />
    </LazyBoundary>
  );
  return { start: () => start(), isPending, isAsking: outcome !== null, refusal, question };
}
