import { detailOf, JobError } from '../../jobs/job-failure.ts';
import type { JobWork } from '../../jobs/start-job.ts';
import type { Logger } from '../../logger.ts';
import type { EntryStore } from './entry-store.ts';
import type { DueRecord } from './publish-due.ts';

/** Milliseconds before a failed record is tried again. Doubles with each attempt. */
const shortestPause = 30_000;
const longestPause = 60 * 60_000;
/** Records named in the error of the job. The log names all. */
const mostNamed = 5;

interface Pause {
  readonly attempts: number;
  /** Milliseconds since 1970, by the clock of the publisher. */
  readonly until: number;
  readonly detail: string;
}

const nameOf = ({ collection, id }: DueRecord): string => `${collection} ${id}`;

/**
 * Publishes and unpublishes records at their scheduled time. Several processes may run it: each record is published in
 * one transaction, and the second process finds it published. If a process is killed, the next run of any process
 * publishes the rest. A failed record does not block others. It is tried again after a growing pause, and the job
 * counts as failed until then.
 * @param now milliseconds since 1970 by a clock that all processes share
 */
export function createPublisher(
  entries: Pick<EntryStore, 'publishDue' | 'dueRecords' | 'nextPublishing' | 'lostSchedules'>,
  log: Logger,
  now: () => Promise<number>,
): Required<Pick<JobWork, 'due' | 'run'>> {
  const paused = new Map<string, Pause>();
  let isFirst = true;

  const isPaused = (record: DueRecord, at: number): boolean => (paused.get(nameOf(record))?.until ?? 0) > at;

  function pause(record: DueRecord, error: unknown, at: number): void {
    const name = nameOf(record);
    log.error({ err: error, record: name }, 'A record could not be published at its time');
    const attempts = (paused.get(name)?.attempts ?? 0) + 1;
    const until = at + Math.min(shortestPause * 2 ** (attempts - 1), longestPause);
    paused.set(name, { attempts, until, detail: detailOf(error) });
  }

  async function tellLost(): Promise<void> {
    const lost = await entries.lostSchedules();
    if (lost > 0) log.warn({ records: lost }, 'Scheduled records belong to collections that are no longer declared');
  }

  return {
    async due() {
      // A failure that an earlier process reported may be outdated, so the first run is immediate.
      if (isFirst) return 0;
      const at = await now();
      const due = await entries.dueRecords(new Date(at));
      const names = new Set(due.map(nameOf));
      if (due.some((record) => !isPaused(record, at)) || [...paused.keys()].some((name) => !names.has(name))) return 0;
      const next = await entries.nextPublishing(new Date(at));
      const times = [...paused.values()].map(({ until }) => until);
      if (next !== null) times.push(Date.parse(next));
      return times.length === 0 ? null : Math.min(...times) - at;
    },
    async run({ signal, isByHand }) {
      if (isFirst) await tellLost();
      isFirst = false;
      const at = await now();
      const published = await entries.publishDue(new Date(at), {
        isPaused: (record) => !isByHand && isPaused(record, at),
        onFailure: (record, error) => pause(record, error, at),
        signal,
      });
      if (published > 0) log.info({ published }, 'Scheduled records were published');
      const still = new Set((await entries.dueRecords(new Date(await now()))).map(nameOf));
      for (const name of paused.keys()) if (!still.has(name)) paused.delete(name);
      if (paused.size === 0) return;
      const named = [...paused].slice(0, mostNamed).map(([name, { detail }]) => `${name} (${detail})`);
      throw new JobError('records', paused.size > mostNamed ? `${named.join(', ')}, …` : named.join(', '));
    },
  };
}
