import type { IncomingMessage } from 'node:http';
import { defaultCountry, isCountry } from '../../content/countries.ts';
import { todayIn } from '../../content/meeting-time.ts';
import type { Language } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import { readCookies } from '../http/cookies.ts';
import type { Logger } from '../logger.ts';
import { isVisit } from './is-visit.ts';
import { type CountedVisit, mostStored, storeVisits } from './store-visits.ts';

/** The page of an answer. */
export interface VisitedPage {
  /** The first segment of its path; `home` for the home page. */
  readonly page: string;
  /** The id of its record; 0 for a page without one. */
  readonly record: number;
  readonly language: Language;
}

export interface Visits {
  /** Counts a request for a page if a person opened it. Reads only the headers and does not block. */
  count(request: Pick<IncomingMessage, 'method' | 'headers'>, visited: VisitedPage): void;
  /** Whether counts are waiting to be stored. */
  hasCounted(): boolean;
  /** Stores the counts so far. If that fails, they stay in memory for the next attempt. @throws */
  store(): Promise<void>;
  /** The same, but logs errors instead of throwing them. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface VisitOptions {
  readonly database: Pick<Database, 'transaction'>;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly mostCounted?: number;
}

const minute = 60_000;

/** The date in the company's own country, `2026-03-01`. */
export const dayAt = (time: number): string => todayIn(defaultCountry, new Date(time));

/**
 * Counts how often pages are opened, by date, page, language and chosen country, without any data that identifies
 * visitors. Counts stay in memory, at most `mostCounted` different ones, until they are stored.
 */
export function createVisits({ database, log, now = Date.now, mostCounted = 10_000 }: VisitOptions): Visits {
  let counted = new Map<string, CountedVisit>();
  let day = '';
  let dayIsOf = -1;
  let writing: Promise<void> = Promise.resolve();
  /** Counters of pages opened since the last write. A cached answer has the same page object every time. */
  let counting = new WeakMap<VisitedPage, Map<string, CountedVisit>>();

  // Computing the date costs more than the rest of counting, so it is computed once a minute. It is not computed before
  // a page is opened, because the first use of a calendar with time zones takes about 20 ms.
  function today(): string {
    const time = now();
    const wanted = Math.floor(time / minute);
    if (wanted !== dayIsOf) {
      const last = day;
      day = dayAt(time);
      dayIsOf = wanted;
      if (day !== last) counting = new WeakMap();
    }
    return day;
  }

  /** Adds to the counter of a key. Returns the counter, or `undefined` if there is no room. */
  function add(key: string, visit: Omit<CountedVisit, 'visits'>, visits: number): CountedVisit | undefined {
    const known = counted.get(key);
    if (known !== undefined) {
      known.visits += visits;
      return known;
    }
    if (counted.size >= mostCounted) return undefined;
    const begun = { ...visit, visits };
    counted.set(key, begun);
    return begun;
  }

  /** Removes the counts from memory before storing them, so that a later failure does not count them twice. @throws */
  async function write(): Promise<void> {
    const batch = [...counted];
    counted = new Map();
    counting = new WeakMap();
    for (let start = 0; start < batch.length; start += mostStored) {
      const part = batch.slice(start, start + mostStored);
      try {
        await storeVisits(
          database,
          part.map(([, visit]) => visit),
        );
      } catch (error) {
        for (const [key, { visits, ...visit }] of batch.slice(start)) add(key, visit, visits);
        throw error;
      }
    }
  }

  const store = (): Promise<void> => {
    writing = writing.catch(() => undefined).then(write);
    return writing;
  };
  const flush = (): Promise<void> =>
    store().catch((error: unknown) => log.error({ err: error }, 'Visits could not be stored; the next run retries'));

  return {
    count({ method, headers }, visited) {
      if (!isVisit(method, headers)) return;
      const { country: chosen } = readCookies(headers.cookie);
      const country = isCountry(chosen) ? chosen : '';
      const on = today();
      const begun = counting.get(visited)?.get(country);
      if (begun !== undefined) {
        begun.visits += 1;
        return;
      }
      const { page, record, language } = visited;
      const visit = add(
        `${on} ${page} ${record} ${language} ${country}`,
        { day: on, page, record, language, country },
        1,
      );
      if (visit !== undefined) counting.set(visited, (counting.get(visited) ?? new Map()).set(country, visit));
    },
    hasCounted: () => counted.size > 0,
    store,
    flush,
    close: flush,
  };
}
