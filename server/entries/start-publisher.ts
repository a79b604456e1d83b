import type { Logger } from '../logger.ts';
import type { EntryStore } from './entry-store.ts';

/** However far the next time is: another process may set a nearer one. */
const longestRest = 5000;

/**
 * Publishes what is due, at its time. Any number of processes may do so: each record is published in one transaction,
 * and whoever comes second finds it published. One that is killed leaves what was due to the next look, its own or
 * another's. Returns how to end it.
 */
export function startPublisher(
  entries: Pick<EntryStore, 'publishDue' | 'nextPublishing'>,
  log: Logger,
  now: () => number = Date.now,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function publish(): Promise<number> {
    const published = await entries.publishDue(new Date(now()));
    if (published > 0) log.info({ published }, 'Records were published at their time');
    const next = await entries.nextPublishing();
    return next === null ? longestRest : Math.min(Math.max(Date.parse(next) - now(), 100), longestRest);
  }

  function look(): void {
    running = publish()
      .catch((error: unknown) => {
        log.error({ err: error }, 'What is due could not be published');
        return longestRest;
      })
      .then((rest) => {
        if (isStopped) return;
        timer = setTimeout(look, rest);
        timer.unref();
      });
  }

  look();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
