import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { products } from '../content/collections/index.ts';
import { connectDatabase } from '../server/database/connect.ts';
import { createEntryStore } from '../server/entries/create-entry-store.ts';
import { createSearch } from '../server/search/create-search.ts';
import { rebuildSearch } from '../server/search/rebuild-search.ts';

const count = 10_000;
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
  };
}

/** The median of some runs, in microseconds. */
async function time(work: (round: number) => Promise<unknown>): Promise<number> {
  const spent: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work(round);
    spent.push((performance.now() - start) * 1000);
  }
  return spent.toSorted((a, b) => a - b)[rounds / 2] ?? Number.NaN;
}

/** Searching ten thousand products in two languages, as multiples of reading one record in the same run. */
async function bench(print: (line: string) => void): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-search-'));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await connectDatabase({ dataDir, log });
  try {
    const at = new Date().toISOString();
    await database.transaction(async (tx) => {
      for (let id = 1; id <= count; id += 1) {
        const row = { collection: products.base, id, position: id, fields: JSON.stringify(toFields(id)) };
        await tx
          .insertInto('entry')
          .values({
            ...row,
            parent_collection: null,
            parent_id: null,
            draft: null,
            publish_at_en: null,
            publish_at_ar: null,
            unique_key: null,
            created_at: at,
            updated_at: at,
          })
          .execute();
      }
    });
    const start = performance.now();
    await rebuildSearch(database);
    print(`making ${count} documents: ${((performance.now() - start) / 1000).toFixed(1)} s`);

    const entries = createEntryStore(database);
    const search = createSearch({ database, media: { find: async () => new Map() } });
    const one = await time((round) => entries.get(products, 1 + round * 7));
    print(`one record: ${one.toFixed(0)} µs`);
    const questions: readonly (readonly [string, 'en' | 'ar', string])[] = [
      ['exact title', 'en', 'Display 5000'],
      ['rare word', 'en', 'WM-7777'],
      ['two words', 'ar', 'مسجد منحنية'],
      ['every record', 'en', '3840Hz'],
      ['a fifth of all titles', 'ar', 'شاشة'],
      ['typing error', 'en', 'modulra'],
      ['one letter', 'en', 'a'],
      ['nothing', 'en', 'zzzzzzzz'],
    ];
    for (const [what, language, query] of questions) {
      for (const limit of [6, 20]) {
        const spent = await time(() => search({ query, language, limit }));
        print(`${what} (${limit} results): ${(spent / 1000).toFixed(1)} ms, ${(spent / one).toFixed(0)} × one record`);
      }
    }
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await bench((line) => console.log(line));
