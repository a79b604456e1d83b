import { useRef, useState } from 'react';
import type { Collection } from '../../../content/model/collection.ts';
import { useAction } from '../../app/actions/use-action.ts';
import type { BulkRequest } from './run-bulk.ts';

/** The records that a bulk action applies to. */
export interface Selection extends Pick<BulkRequest, 'chosen'> {
  readonly count: number;
  /** The title of a single record; empty for several. */
  readonly about: string;
}

/** The number of records processed, and the total. */
export interface Progress {
  readonly done: number;
  readonly count: number;
}

/**
 * Applies an action to one or many records. One notice reports the result and undoes all of it.
 * @param onDone called after a success
 * @param refuse where a refusal is shown: beside the button or in a notice
 */
export function useBulk(collection: Collection, onDone: () => void, refuse: 'here' | 'notice' = 'here') {
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopping = useRef<AbortController | null>(null);

  const action = useAction(
    async ({ chosen, work, count }: Selection & Pick<BulkRequest, 'work'>) => {
      // Loaded on demand, so that it does not delay the list.
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
