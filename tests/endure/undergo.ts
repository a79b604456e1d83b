import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StartedSite } from '../support/start-site.ts';
import { compare } from './compare.ts';
import { openJournal, type Written } from './journal.ts';
import { findDamage, type Place, readWritten } from './place.ts';
import { startWriters } from './writers.ts';

/** A fault around a site that begins and ends. */
export interface Fault {
  readonly site: StartedSite;
  readonly place: Place;
  /** The folder of the journal. */
  readonly state: string;
  /** How long the fault lasts. */
  readonly milliseconds: number;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
  /** Returns what else is wrong at the end. */
  readonly check?: () => Promise<readonly string[]>;
}

export interface Undergone {
  readonly acknowledged: number;
  /** Acknowledged before or after the fault, but missing. */
  readonly lost: readonly Written[];
  /** Acknowledged during the fault, but missing. */
  readonly lostMeanwhile: readonly Written[];
  readonly doubled: number;
  /** Writes during the fault, by status; 0 is a connection that was cut or refused. */
  readonly writes: ReadonlyMap<number, number>;
  /** Requests of a cached page during the fault: how many succeeded and failed, and the longest in milliseconds. */
  readonly pages: { readonly came: number; readonly failed: number; readonly longest: number };
  /** Milliseconds from the end of the fault to the next acknowledged write. */
  readonly back: number;
  /** What is damaged at the end. */
  readonly damage: readonly string[];
}

const page = '/en/about';
const pageEvery = 50;
const pageTimeout = 15_000;
/** Milliseconds until every writer has begun. */
const warmMilliseconds = 1000;

/** Requests a page repeatedly. Returns a function that stops it and returns the results. */
function watchPage({ origin }: StartedSite): () => Promise<Undergone['pages']> {
  const ending = new AbortController();
  const pages = { came: 0, failed: 0, longest: 0 };
  const watching = (async () => {
    while (!ending.signal.aborted) {
      const begun = performance.now();
      const isThere = await fetch(origin + page, { signal: AbortSignal.timeout(pageTimeout) }).then(
        async (answer) => (await answer.text()) !== '' && answer.ok,
        () => false,
      );
      pages[isThere ? 'came' : 'failed'] += 1;
      pages.longest = Math.max(pages.longest, performance.now() - begun);
      await pause(pageEvery);
    }
  })();
  return async () => {
    ending.abort();
    await watching;
    return pages;
  };
}

const since = (now: ReadonlyMap<number, number>, before: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map(
    [...now].map(([status, count]) => [status, count - (before.get(status) ?? 0)] as const).filter(([, n]) => n > 0),
  );

/** Causes a fault while visitors read and visitors and the administrator write. */
export async function undergo({ site, place, state, milliseconds, begin, end, check }: Fault): Promise<Undergone> {
  const journal = openJournal(join(state, 'journal.jsonl'));
  // Requested twice, so that the page is cached.
  for (let time = 0; time < 2; time += 1) await (await fetch(site.origin + page)).text();
  const writers = startWriters(site, journal);
  await writers.untilAcknowledged();
  await pause(warmMilliseconds);

  const before = new Map(writers.answers);
  const first = journal.acknowledged().length;
  const endWatching = watchPage(site);
  await begin();
  await pause(milliseconds);
  const writes = since(writers.answers, before);
  const meanwhile = new Set(journal.acknowledged().slice(first));
  const pages = await endWatching();
  await end();
  const ended = performance.now();
  await writers.untilAcknowledged();
  const back = performance.now() - ended;
  await writers.stop();
  const { lost, doubled } = compare(journal.acknowledged(), await readWritten(place));
  return {
    acknowledged: journal.acknowledged().length,
    lost: lost.filter((written) => !meanwhile.has(written)),
    lostMeanwhile: lost.filter((written) => meanwhile.has(written)),
    doubled: doubled.length,
    writes,
    pages,
    back,
    damage: [...(await findDamage(place, journal.acknowledged(), true)), ...((await check?.()) ?? [])],
  };
}
