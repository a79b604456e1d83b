import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<{ readonly job: string }>();

/** Runs the work of a job; every line that is logged on its way names it, whichever module wrote it. */
export const asJob = <T>(job: string, work: () => T): T => running.run({ job }, work);

/** What stands in each line of the log beside what it says. */
export const logContext = (): object => running.getStore() ?? {};
