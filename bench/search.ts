import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { products } from '../content/collections/index.ts';
import { connectDatabase, type Database } from '../server/database/connect.ts';
import { createSearch } from '../server/search/create-search.ts';
import { rebuildSearch } from '../server/search/rebuild-search.ts';

const sizes = [1_000, 10_000];
const rounds = 40;

const kinds = [
  ['Display', 'شاشة'],
  ['Wall', 'جدار'],
  ['Kiosk', 'كشك'],
  ['Panel', 'لوحة'],
  ['Ribbon', 'شريط'],
] as const;
const places = [
  ['lobby', 'بهو'],
  ['arena', 'ملعب'],
  ['mosque', 'مسجد'],
  ['studio', 'استوديو'],
  ['mall', 'مركز تسوق'],
  ['airport', 'مطار'],
  ['school', 'مدرسة'],
] as const;
const virtues = [
  ['bright', 'ساطعة'],
  ['quiet', 'هادئة'],
  ['thin', 'نحيفة'],
  ['modular', 'معيارية'],
  ['curved', 'منحنية'],
  ['sealed', 'محكمة'],
] as const;

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

function toFields(index: number) {
  const [kind, place, virtue] = [pick(kinds, index), pick(places, index), pick(virtues, index)];
  const pitch = 1 + (index % 90) / 10;
  const say = (language: 0 | 1) =>
    `${virtue?.[language]} ${kind?.[language]} P${pitch} ${place?.[language]} 3840Hz. `.repeat(4) + `WM-${index}`;
  return {
    name: { en: `${kind?.[0]} ${index}`, ar: `${kind?.[1]} ${index}` },
    description: { en: say(0), ar: say(1) },
    // Kiosks are always indoor, so that two words that many records have never occur together.
    environment: kind?.[0] !== 'Kiosk' && index % 2 === 0 ? 'outdoor' : 'indoor',
  };
}

interface Spent {
  /** Median milliseconds of a query in real time. */
  readonly clock: number;
  /** Average milliseconds of a query in processor time of this process. */
  readonly processor: number;
}

async function measure(work: () => Promise<unknown>): Promise<Spent> {
  const clocked: number[] = [];
  await work();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    clocked.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return {
    clock: clocked.toSorted((a, b) => a - b)[rounds / 2] ?? Number.NaN,
    processor: (user + system) / 1000 / rounds,
  };
}

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Adds products up to a number and rebuilds the search index. */
async function fill(database: Database, count: number): Promise<void> {
  const at = new Date().toISOString();
  await database.transaction(async (tx) => {
    const { last } = await tx
      .selectFrom('entry')
      .select((builder) => builder.fn.coalesce(builder.fn.max('id'), sql<number>`0`).as('last'))
      .executeTakeFirstOrThrow();
    for (let id = last + 1; id <= count; id += 1) {
      const row = { collection: products.base, id, position: id, fields: JSON.stringify(toFields(id)) };
      const unset = {
        parent_collection: null,
        parent_id: null,
        draft: null,
        publish_at_en: null,
        publish_at_ar: null,
        take_back_at_en: null,
        take_back_at_ar: null,
      };
      await tx
        .insertInto('entry')
        .values({ ...row, ...unset, unique_key: null, created_at: at, updated_at: at })
        .execute();
    }
  });
}

const questions: readonly (readonly [string, 'en' | 'ar', string])[] = [
  ['exact title', 'en', 'Display 505'],
  ['rare word', 'en', 'WM-777'],
  ['two words', 'ar', 'مسجد منحنية'],
  ['two common words', 'en', 'outdoor 3840Hz'],
  ['words never together', 'en', 'outdoor kiosk'],
  ['every record', 'en', '3840Hz'],
  ['a fifth of all titles', 'ar', 'شاشة'],
  ['beginning of a word', 'en', 'disp'],
  ['typing error', 'en', 'modulra'],
  ['one letter', 'en', 'a'],
  ['nothing', 'en', 'zzzzzzzz'],
  ['three absent words', 'en', 'giraffe lantern harbour'],
  ['eight absent words', 'en', 'giraffe lantern harbour walnut sparrow cottage violin meadow'],
];

/** Searches a thousand and ten thousand products in two languages: the cost of a query, and how it grows. */
async function bench(print: (line: string) => void): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-search-'));
  const databaseUrl = process.env['DATABASE_URL'];
  const database = await connectDatabase({ dataDir, log, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    const search = createSearch({ database, media: { find: async () => new Map() } });
    const seen = new Map<string, Spent>();
    for (const count of sizes) {
      await fill(database, count);
      const start = performance.now();
      await rebuildSearch(database);
      print(
        `${database.dialect}, ${count} products: documents made in ${((performance.now() - start) / 1000).toFixed(1)} s`,
      );
      for (const [what, language, query] of questions) {
        const spent = await measure(() => search({ query, language, limit: 20 }));
        const before = seen.get(what);
        const growth = (part: keyof Spent) =>
          before === undefined ? '' : ` (× ${(spent[part] / before[part]).toFixed(1)})`;
        print(
          `${what}: ${spent.clock.toFixed(1)} ms${growth('clock')}, processor ${spent.processor.toFixed(1)} ms${growth('processor')}`,
        );
        seen.set(what, spent);
      }
    }
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await bench((line) => console.log(line));
