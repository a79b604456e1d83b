import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<{ readonly job: string }>();

/** Runs the work of a job. Every line that is logged during it has the name of the job, from any module. */
export const asJob = <T>(job: string, work: () => T): T => running.run({ job }, work);

/** The extra properties of each log line. */
export const logContext = (): object => running.getStore() ?? {};
