import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Search } from '../../content/model/search.ts';
import { demoContent } from '../../demo/content/index.ts';
import type { Language } from '../../language/languages.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { editor, mediaFinder, openTestStore, quiet, type TestStore } from '../../tests/support/open-test-store.ts';
import { findMedia } from '../media/media-rows.ts';
import { createLocalStorage } from '../storage/local-storage.ts';
import { createMediaStore, type MediaStore } from '../media/media-store.ts';
import { documentInMemory } from '../bodies/sent-document.ts';
import { importContent } from '../operations/content/import-content.ts';
import { demoDocument, demoFiles } from '../operations/demo-document.ts';
import { createSearch } from './create-search.ts';

let opened: TestStore;
let media: MediaStore;
let search: Search;

const kindOf = (path: string) =>
  /\.(?:mp4|webm)$/.test(path) ? 'video' : path.endsWith('.pdf') ? 'document' : 'image';

/** Adds the demo's files that records refer to. */
async function addFiles() {
  const files = new Map<string, number>();
  for (const path of demoFiles(demoContent)) {
    const name = path.replaceAll('/', '-');
    const row = { name, original_name: name, kind: kindOf(path), type: 'image/png', bytes: 1, hash: name } as const;
    const { id } = await opened.database.write
      .insertInto('media')
      .values({ ...row, created_at: '2026-01-01T00:00:00.000Z' })
      .returning('id')
      .executeTakeFirstOrThrow();
    files.set(path, id);
  }
  const found = await findMedia(opened.database.read, [...files.values()]);
  return new Map(
    [...files].flatMap(([path, id]) => {
      const file = found.get(id);
      return file ? [[path, file] as const] : [];
    }),
  );
}

beforeAll(async () => {
  const config = await testDatabaseConfig();
  opened = await openTestStore(config);
  media = createMediaStore({ database: opened.database, storage: createLocalStorage(config.dataDir), log: quiet });
  const document = documentInMemory(demoDocument(demoContent, await addFiles()));
  const { refused } = await importContent({ database: opened.database, media, log: quiet }, document, {
    actor: editor,
    isTrial: false,
  });
  if (refused.length > 0) throw new Error(`The demo was refused: ${JSON.stringify(refused)}`);
  search = createSearch({ database: opened.database, media: mediaFinder(opened.database) });
}, 120_000);
afterAll(async () => {
  await media.close();
  await opened.database.close();
});

/** The titles of the best results, in order. */
const first = async (query: string, language: Language, count: number) =>
  (await search({ query, language, limit: 20 })).slice(0, count).map(({ title }) => title.text);

describe('what comes first of the demo, the same on each database', () => {
  it.each<[string, ...string[]]>([
    ['led', 'LED Screens', 'Indoor LED', 'Transparent LED', 'Creative LED', 'Rental LED'],
    ['outdoor', 'Outdoor LED', 'Outdoor Kiosks', 'Ufuq 6', 'Wahah 55'],
    ['indoor', 'Indoor LED', 'Noor 1.2'],
    ['outdoor led', 'Outdoor LED'],
    ['outdoor kiosk', 'Outdoor Kiosks'],
    ['kiosk', 'Kiosks', 'Wall Kiosks', 'Outdoor Kiosks', 'Totem Kiosks', 'Self-Order Kiosks'],
    ['kiosks', 'Kiosks', 'Wall Kiosks', 'Outdoor Kiosks', 'Totem Kiosks', 'Self-Order Kiosks'],
    ['4k', 'Lawh 86', 'Dalil 55'],
    ['55', 'Dalil 55', 'Wahah 55'],
    ['p2.5', 'Najm 2.5'],
    ['2.5', 'Najm 2.5'],
    ['1.33', 'The Vision', 'The Vision Studio'],
    ['the vision', 'The Vision', 'The Vision Studio'],
    ['the visi', 'The Vision', 'The Vision Studio'],
    ['lawh 65', 'Lawh 65'],
    ['transparent', 'Transparent LED'],
    ['touch table', 'Touch Tables'],
    ['pixel pitch', 'How to choose a pixel pitch'],
    ['calibraton', 'What calibration really does'],
    ['arena', 'Grand Arena'],
    ['rental', 'Rental LED'],
    ['disp', 'Bar Displays', 'Round Displays'],
  ])('in English: %s', async (query, ...expected) => {
    expect(await first(query, 'en', expected.length)).toEqual(expected);
  });

  it.each<[string, ...string[]]>([
    ['شاشة خارجية', 'شاشات LED الخارجية', 'الأكشاك الخارجية'],
    ['شاشات', 'شاشات LED', 'الشاشات المخصصة', 'الشاشات الشريطية'],
    ['كشك', 'الأكشاك', 'الأكشاك الطولية', 'الأكشاك الخارجية'],
    ['الاكشاك', 'الأكشاك', 'الأكشاك الطولية', 'الأكشاك الخارجية'],
    ['خارجي', 'الأكشاك الخارجية', 'شاشات LED الخارجية', 'أفق 6', 'واحة 55'],
    ['داخلية', 'شاشات LED الداخلية'],
    ['افق', 'أفق 6'],
    ['إفق', 'أفق 6'],
    ['وأفق', 'أفق 6'],
    ['لوح', 'لوح 65', 'لوح 86', 'ألواح الفصول'],
    ['فيجن', 'ذا فيجن', 'ذا فيجن ستوديو'],
    ['شفافة', 'شفاف 3.9', 'شاشات LED الشفافة'],
    ['تأجير', 'شاشات LED للتأجير'],
    ['تاجير', 'شاشات LED للتأجير'],
    ['led', 'شاشات LED', 'شاشات LED الداخلية'],
    ['p2.5', 'نجم 2.5'],
    ['٢٫٥', 'نجم 2.5'],
    ['٥٥', 'دليل 55', 'واحة 55'],
    ['جامعة الخليج', 'جامعة الخليج'],
    ['اسطوانات', 'شاشات LED الإبداعية'],
    ['بكسل', 'كيف تختار المسافة بين البكسلات'],
    ['تفاعليه', 'الشاشات التفاعلية'],
    ['السطوع', 'كم يكفي من السطوع؟'],
  ])('in Arabic: %s', async (query, ...expected) => {
    expect(await first(query, 'ar', expected.length)).toEqual(expected);
  });

  it('a category with what its page begins with', async () => {
    for (const [query, language, headline] of [
      ['kiosks', 'en', 'Self-service without the queue'],
      ['أكشاك', 'ar', 'خدمة ذاتية بلا طابور'],
    ] as const) {
      const found = await search({ query, language, limit: 50 });
      expect(found.find(({ kind, id }) => kind === 'category' && id === 3)?.excerpt.text, query).toBe(headline);
    }
  });

  it('every product that is made for outdoors before every one that is not', async () => {
    const found = (await search({ query: 'outdoor', language: 'en', limit: 50 })).filter(
      ({ kind }) => kind === 'product',
    );
    expect(found.slice(0, 2).map(({ title }) => title.text)).toEqual(['Ufuq 6', 'Wahah 55']);
    expect(found.length).toBeGreaterThan(2);
  });

  it('what stands in the own language before what stands in the other alone', async () => {
    for (const [query, language] of [
      ['led', 'ar'],
      ['led', 'en'],
      ['hdmi', 'ar'],
      ['شاشة', 'en'],
      ['vision', 'ar'],
    ] as const) {
      const languages = (await search({ query, language, limit: 50 })).map((result) => result.language);
      expect(languages.length, query).toBeGreaterThan(0);
      expect(languages, query).toEqual(languages.toSorted((a, b) => Number(a !== language) - Number(b !== language)));
    }
  });
});
