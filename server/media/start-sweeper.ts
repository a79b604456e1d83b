import type { Logger } from '../logger.ts';
import type { MediaStore } from './media-store.ts';

const hour = 60 * 60 * 1000;

/** Sweeps once an hour and never keeps the process alive. Returns how to stop; it ends with a sweep that is under way. */
export function startSweeper(store: Pick<MediaStore, 'sweep'>, log: Logger): () => Promise<void> {
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = async (): Promise<void> => {
    try {
      const purged = await store.sweep(new Date());
      if (purged > 0) log.info({ purged }, 'Unused files were removed');
    } catch (error) {
      log.error({ err: error }, 'Unused files were not removed');
    }
  };
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep);
  }, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
