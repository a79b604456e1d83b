import type { IncomingMessage } from 'node:http';
import { defaultCountry, isCountry } from '../../content/countries.ts';
import { todayIn } from '../../content/meeting-time.ts';
import type { Language } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import { readCookies } from '../http/cookies.ts';
import type { Logger } from '../logger.ts';
import { isVisit } from './is-visit.ts';
import { type CountedVisit, mostStored, storeVisits } from './store-visits.ts';

/** The page that an answer shows. */
export interface VisitedPage {
  /** The first part of its address; `home` for the first page. */
  readonly page: string;
  /** The record it is about; 0 where it is about none. */
  readonly record: number;
  readonly language: Language;
}

export interface Visits {
  /** Counts a request for a page if a person opened it. Costs a look at the headers, and waits for nothing. */
  count(request: Pick<IncomingMessage, 'method' | 'headers'>, visited: VisitedPage): void;
  /** Whether something waits to be written. */
  hasCounted(): boolean;
  /** Writes what was counted so far; what could not be written is kept and written with what comes. @throws */
  store(): Promise<void>;
  /** The same for those who go on without it. */
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

/** The day in the company's own country, `2026-03-01`. */
export const dayAt = (time: number): string => todayIn(defaultCountry, new Date(time));

/**
 * Counts how often pages are opened: by day, page, language and chosen country, and by nothing that tells persons
 * apart. Counts are gathered in memory, at most `mostCounted` different ones, until they are written.
 */
export function createVisits({ database, log, now = Date.now, mostCounted = 10_000 }: VisitOptions): Visits {
  let counted = new Map<string, CountedVisit>();
  let day = '';
  let dayIsOf = -1;
  let writing: Promise<void> = Promise.resolve();
  /** Of pages that were opened since, what counts them; a kept answer shows the same page every time. */
  let counting = new WeakMap<VisitedPage, Map<string, CountedVisit>>();

  // Finding the day costs more than the rest of counting, so it is found once a minute, and not before a page is
  // opened: the first use of a calendar with time zones costs a start some 20 ms.
  function today(): string {
    const time = now();
    const asked = Math.floor(time / minute);
    if (asked !== dayIsOf) {
      const last = day;
      day = dayAt(time);
      dayIsOf = asked;
      if (day !== last) counting = new WeakMap();
    }
    return day;
  }

  /** Adds to what is counted under a key. Answers with what counts it, `undefined` where there is no room. */
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

  /** Storing a part and forgetting it are one step: whatever fails later never counts it again. @throws */
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
    store().catch((error: unknown) => log.error({ err: error }, 'Visits were not written; they are tried again'));

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
