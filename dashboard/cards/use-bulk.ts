import { useRef, useState } from 'react';
import type { BulkWork } from '../../calls/lists.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import { useAction } from '../actions/use-action.ts';
import { useWords } from '../words.ts';
import type { BulkRequest } from './run-bulk.ts';

/** Which records something is done with. */
export interface Selection extends Pick<BulkRequest, 'chosen'> {
  readonly count: number;
  /** What the only one is called; empty for several. */
  readonly about: string;
}

const wordOf = {
  publish: 'severalPublished',
  unpublish: 'severalUnpublished',
  schedule: 'severalScheduled',
  set: 'severalChanged',
  move: 'severalMoved',
  duplicate: 'severalDuplicated',
  delete: 'severalDeleted',
} as const satisfies Record<BulkWork['do'], DashboardWord>;

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
  const say = useWords();
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
        return await runBulk(collection.base, { chosen, work }, (done) => setProgress({ done, count }), stop.signal);
      } finally {
        setProgress(null);
      }
    },
    {
      about: ({ about }) => about,
      tell: ({ message, changed, done, unchanged, reason, undo }, { work, count }) => {
        if (changed === 0) return { text: say('bulkNothing') };
        const isWhole = reason === '' && done >= count;
        if (!isWhole) return { text: `${say('onlySome', { done: changed, count })} ${reason}`.trim(), undo };
        const text = count === 1 ? message : say(wordOf[work.do], { count: changed });
        return { text: unchanged === 0 ? text : `${text}. ${say('bulkUnchanged', { count: unchanged })}`, undo };
      },
      refuse,
      onDone,
    },
  );
  return { ...action, progress, stop: () => stopping.current?.abort() };
}

export type Bulk = ReturnType<typeof useBulk>;
