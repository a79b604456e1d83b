import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { metricsOf } from '../../bench/machine.ts';
import { npmStart } from '../support/npm-start.ts';
import { startSite } from '../support/start-site.ts';
import { compare } from './compare.ts';
import { openJournal } from './journal.ts';
import { environment, program } from './kills.ts';
import { findDamage, readWritten, sqlitePlace } from './place.ts';
import { startWriters } from './writers.ts';

const readersAtOnce = 4;
const minute = 60_000;

/** Milliseconds between two rounds of a writer, and between two requests of a reader. */
const rest = { writer: 500, reader: 50 };

/** Memory and open files of the server at the end of a minute. */
const Minute = z.object({
  megabytes: z.number(),
  files: z.int(),
  /** Pages read in this minute. */
  read: z.int(),
  failed: z.int(),
  acknowledged: z.int(),
});
export type Minute = z.infer<typeof Minute>;

const paths = ['/en', '/ar', '/en/products', '/ar/products', '/en/our-community', '/api/en/products', '/sitemap.xml'];
const words = ['led', 'kiosk', 'outdoor', 'vision'];

/** The paths that a reader requests: cached pages, and pages that are rendered for each request. */
function* visits(): Generator<string> {
  for (let turn = 0; ; turn += 1) {
    yield* paths;
    yield `/en/products?min_size=${turn % 500}`;
    yield `/api/en/search?q=${words[turn % words.length]}`;
  }
}

/**
 * Runs readers and writers for a number of minutes. A run that was stopped continues with the minutes that are left.
 */
export async function watchMinutes(state: string, minutes: number, tell: (line: string) => void) {
  const dataDir = join(state, 'data');
  await mkdir(dataDir, { recursive: true });
  const file = join(state, 'minutes.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const told = lines.map((line) => Minute.parse(JSON.parse(line)));
  const journal = openJournal(join(state, 'journal.jsonl'));
  const asStarted = await npmStart();
  const site = await startSite({
    dataDir,
    environment: { ...environment, ...asStarted.environment, DEMO: '1' },
    flags: asStarted.flags,
    program,
  });
  const place = sqlitePlace(dataDir);
  const ending = new AbortController();
  let [read, failed] = [0, 0];
  /** Each reader has an address of its own, so that the limit of searches does not apply to all together. */
  const reader = async (address: string) => {
    for (const path of visits()) {
      if (ending.signal.aborted) return;
      const isThere = await fetch(site.origin + path, { headers: { 'x-forwarded-for': address } }).then(
        async (answer) => (await answer.text()) !== '' && answer.ok,
        () => false,
      );
      if (isThere) read += 1;
      else failed += 1;
      await pause(rest.reader);
    }
  };
  try {
    const writers = startWriters(site, journal, rest.writer);
    const reading = Array.from({ length: readersAtOnce }, (_, index) => reader(`192.0.2.${index + 1}`));
    while (told.length < minutes) {
      const before = journal.acknowledged().length;
      [read, failed] = [0, 0];
      await pause(minute);
      const { memory } = await metricsOf(site.pid() ?? 0);
      const now = {
        megabytes: Math.round(memory / 2 ** 20),
        files: readdirSync(`/proc/${site.pid()}/fd`).length,
        read,
        failed,
        acknowledged: journal.acknowledged().length - before,
      };
      told.push(now);
      appendFileSync(file, `${JSON.stringify(now)}\n`);
      tell(`  ${told.length} min: ${JSON.stringify(now)}`);
    }
    ending.abort();
    await Promise.all(reading);
    await writers.stop();
    const { lost, doubled } = compare(journal.acknowledged(), await readWritten(place));
    return {
      minutes: told,
      lost: lost.length,
      doubled: doubled.length,
      damage: await findDamage(place, journal.acknowledged(), true),
    };
  } finally {
    ending.abort();
    await site.end();
  }
}
