import { lazy, type ReactNode, useState } from 'react';
import { history, type UndoOutcome } from '../../../calls/history.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { useAction } from '../actions/use-action.ts';
import { callApi } from '../call-api.ts';

const UndoQuestion = lazy(async () => ({ default: (await import('./undo-question.tsx')).UndoQuestion }));

interface Questioned {
  /** The revision to undo, or the first revision of a group that was saved together. */
  readonly id: number;
  readonly isGroup: boolean;
  /** The number of records that are undone without a question. */
  readonly most: number;
  readonly onYes: () => void;
}

/** Asks for confirmation if an undo affects more than `most` records; otherwise undoes at once. */
export function useUndoQuestion({ id, isGroup, most, onYes }: Questioned) {
  const [outcome, setOutcome] = useState<UndoOutcome | null>(null);
  const { start, isPending, refusal } = useAction(
    () => callApi(isGroup ? history.groupOutcome : history.outcome, { params: { id } }),
    {
      tell: () => null,
      refresh: () => undefined,
      onDone: (found) => {
        // Restoring one record with everything below it removes nothing, so it needs no question.
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
