import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StartedSite } from '../support/start-site.ts';
import { compare } from './compare.ts';
import { openJournal, type Written } from './journal.ts';
import { findDamage, type Place, readWritten } from './place.ts';
import { startWriters } from './writers.ts';

/** Something that goes wrong around a site, and ends again. */
export interface Fault {
  readonly site: StartedSite;
  readonly place: Place;
  /** Where the journal lies. */
  readonly state: string;
  /** How long it lasts. */
  readonly milliseconds: number;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
  /** What else is wrong in the end, in words. */
  readonly check?: () => Promise<readonly string[]>;
}

export interface Undergone {
  readonly acknowledged: number;
  /** Acknowledged before it, or after it, and not there. */
  readonly lost: readonly Written[];
  /** Acknowledged while it lasted, and not there. */
  readonly lostMeanwhile: readonly Written[];
  readonly doubled: number;
  /** Writes while it lasted, by status; 0 is a connection that was cut or refused. */
  readonly writes: ReadonlyMap<number, number>;
  /** A page that is kept, while it lasted: how often it came and did not, and its longest wait in milliseconds. */
  readonly pages: { readonly came: number; readonly failed: number; readonly longest: number };
  /** Milliseconds from the end of the fault until a write was acknowledged. */
  readonly back: number;
  /** What is broken in the end, in words. */
  readonly damage: readonly string[];
}

const page = '/en/about';
const pageEvery = 50;
const pageTimeout = 15_000;
/** Long enough for every writer to have begun. */
const warmMilliseconds = 1000;

/** Asks for a page again and again; what is returned ends it and tells how that went. */
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

/** Lets something go wrong while visitors read and everybody writes. */
export async function undergo({ site, place, state, milliseconds, begin, end, check }: Fault): Promise<Undergone> {
  const journal = openJournal(join(state, 'journal.jsonl'));
  // Twice: the first answer makes it a kept one.
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
