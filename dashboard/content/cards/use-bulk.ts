import { useRef, useState } from 'react';
import type { Collection } from '../../../content/model/collection.ts';
import { useAction } from '../../app/actions/use-action.ts';
import type { BulkRequest } from './run-bulk.ts';

/** Which records something is done with. */
export interface Selection extends Pick<BulkRequest, 'chosen'> {
  readonly count: number;
  /** What the only one is called; empty for several. */
  readonly about: string;
}

/** How far it has come: so many of so many. */
export interface Progress {
  readonly done: number;
  readonly count: number;
}

/**
 * Does one thing with one or many records; one notice tells of all of them, and takes all of it back.
 * @param onDone follows where it was done
 * @param refuse where a refusal is told: beside what was pressed, or in a notice
 */
export function useBulk(collection: Collection, onDone: () => void, refuse: 'here' | 'notice' = 'here') {
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopping = useRef<AbortController | null>(null);

  const action = useAction(
    async ({ chosen, work, count }: Selection & Pick<BulkRequest, 'work'>) => {
      // No list waits for it.
      const { runBulk } = await import('./run-bulk.ts');
      const stop = new AbortController();
      stopping.current = stop;
      setProgress({ done: 0, count });
      try {
        return await runBulk({
          base: collection.base,
          chosen,
          work,
          count,
          tell: (done) => setProgress({ done, count }),
          signal: stop.signal,
        });
      } finally {
        setProgress(null);
      }
    },
    {
      about: ({ about }) => about,
      tell: ({ text, undo }) => ({ text, undo }),
      refuse,
      onDone,
    },
  );
  return { ...action, progress, stop: () => stopping.current?.abort() };
}

export type Bulk = ReturnType<typeof useBulk>;
