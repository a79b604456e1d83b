import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../content/collections/index.ts';
import type { Search } from '../../content/model/search.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { mediaFinder, openTestStore, type TestStore } from '../../tests/support/open-test-store.ts';
import { createSearch } from './create-search.ts';
import { findDocuments } from './find-documents.ts';
import { rebuildSearch } from './rebuild-search.ts';

let opened: TestStore;
let search: Search;

const common = ['bright', 'curved', 'sealed', 'panels', 'modules', 'outdoor', 'stadium', 'rental'];
const misspelled = ['brihgt', 'cruved', 'saeled', 'panesl', 'modluse', 'outdoro', 'stadimu', 'rentla'];
const absent = ['giraffe', 'lantern', 'harbour', 'walnut', 'sparrow', 'cottage', 'violin', 'meadow'];
const arabic = ['والشاشات', 'والمعارض', 'والملاعب', 'والمتاجر', 'والقاعات', 'والمكاتب', 'والفنادق', 'والمساجد'];

beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
  search = createSearch({ database: opened.database, media: mediaFinder(opened.database) });
  const at = '2026-01-01T00:00:00.000Z';
  const rows = Array.from({ length: 600 }, (_, index) => ({
    collection: products.base,
    id: index + 1,
    position: index + 1,
    parent_collection: null,
    parent_id: null,
    draft: null,
    publish_at_en: null,
    publish_at_ar: null,
    take_back_at_en: null,
    take_back_at_ar: null,
    // Each word is in two of three records, so that no list shows early which records have all of them.
    fields: JSON.stringify({
      name: { en: `Wall ${index}`, ar: `جدار ${index}` },
      description: {
        en: common.filter((_word, place) => (index + place) % 3 > 0).join(' '),
        ar: arabic.filter((_word, place) => (index + place) % 3 > 0).join(' '),
      },
    }),
    unique_key: null,
    created_at: at,
    updated_at: at,
  }));
  for (let from = 0; from < rows.length; from += 100)
    await opened.database.write
      .insertInto('entry')
      .values(rows.slice(from, from + 100))
      .execute();
  await rebuildSearch(opened.database);
}, 120_000);
afterAll(() => opened.database.close());

it.each([
  ['known', common, 'en'],
  ['misspelled', misspelled, 'en'],
  ['absent', absent, 'en'],
  ['Arabic', arabic, 'ar'],
] as const)(
  'of eight %s words four are looked for, which bounds the cost [API-PUB-62]',
  async (_name, words, language) => {
    const { terms } = await findDocuments(opened.database.read, { query: words.join(' '), language, limit: 20 });
    expect(terms).toHaveLength(4);
  },
);

it('a question of many words finds what its rarest words say', async () => {
  const [first] = await search({
    query: 'bright curved sealed panels modules outdoor wall 417',
    language: 'en',
    limit: 5,
  });
  expect(first?.title.text).toBe('Wall 417');
});
