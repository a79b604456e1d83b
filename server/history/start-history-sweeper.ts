import type { Logger } from '../logger.ts';
import { type HistorySources, sweepHistory } from './sweep-history.ts';

const hour = 3_600_000;

/** Sweeps at the start and once an hour; never keeps the process alive. Returns how to stop. */
export function startHistorySweeper(sources: HistorySources, log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const sweep = async (): Promise<void> => {
    try {
      const forgotten = await sweepHistory(sources, stopping.signal);
      if (forgotten > 0) log.info({ forgotten }, 'Changes were forgotten because of their age');
    } catch (error) {
      log.error({ err: error }, 'Old changes were not forgotten');
    }
  };
  let sweeping = sweep();
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep);
  }, hour);
  timer.unref();
  return () => {
    stopping.abort();
    clearInterval(timer);
    return sweeping;
  };
}
