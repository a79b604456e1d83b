import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { categories, heroBanners } from '../../../content/collections/index.ts';
import { companySettings } from '../../../content/settings.ts';
import type { Language } from '../../../language/languages.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import {
  addMedia,
  editor,
  mediaFinder,
  openTestStore,
  shared,
  words,
  writing,
} from '../../../tests/support/open-test-store.ts';
import type { TestStore } from '../../../tests/support/open-test-store.ts';
import { createRedirectStore } from '../../redirects/redirect-store.ts';
import { createDiscussion } from '../../discussion/create-discussion.ts';
import { createReader } from './create-reader.ts';
import { createViewCache } from './create-view-cache.ts';

let opened: TestStore;
let readerOf: ReturnType<typeof createViewCache>;
let entry = 0;
let whileReading: () => Promise<unknown>;
let icon: number;

beforeAll(async () => {
  opened = await openTestStore(await testDatabaseConfig());
  const { database, store } = opened;
  icon = await addMedia(database, 'icon.png');
  await store.create(companySettings, { id: 1, actor: editor, write: writing({ name: words('Wameed') }) });
  await store.create(categories, { actor: editor, write: writing({ name: words('Walls'), icon: shared(icon) }) });
  const sources = {
    entries: {
      ...store,
      some: async (...question: Parameters<typeof store.some>) => {
        entry += 1;
        const found = await store.some(...question);
        await whileReading();
        return found;
      },
      lists: (...question: Parameters<typeof store.lists>) => {
        entry += 1;
        return store.lists(...question);
      },
    },
    media: mediaFinder(database),
    redirects: createRedirectStore(database),
    search: async () => [],
    discussion: createDiscussion(database),
  };
  readerOf = createViewCache(database.versions, (about) => createReader(sources, about));
});
afterAll(() => opened.database.close());
beforeEach(() => {
  whileReading = async () => undefined;
});

const reader = (language: Language = 'en', tags = new Set<string>()) => readerOf({ language, country: 'sa', tags });

/** Counts the reads of the store while `work` runs. */
async function requestedBy(work: () => Promise<unknown>): Promise<number> {
  const before = entry;
  await work();
  return entry - before;
}

const readAll = async (language: Language = 'en') => {
  const one = reader(language);
  return [await one.settings(companySettings), await one.list(categories)];
};

const rename = (name: string) =>
  opened.store.update(companySettings, 1, { actor: editor, write: writing({ name: words(name) }) });

it('settings and categories are read once for all pages of a language', async () => {
  expect(await requestedBy(() => readAll('en'))).toBe(2);
  expect(await requestedBy(() => readAll('en'))).toBe(0);
  expect(await requestedBy(() => readAll('ar'))).toBe(2);
  expect(await requestedBy(() => reader('en').inLanguage('ar').settings(companySettings))).toBe(0);
  expect(await requestedBy(() => reader().list(heroBanners))).toBe(1);
  expect(await requestedBy(() => reader().list(heroBanners))).toBe(1);
});

it('what changed is read again by the next page, and nothing else', async () => {
  await readAll();
  await rename('Lumen');
  expect(await requestedBy(() => reader().list(categories))).toBe(0);
  expect((await reader().settings(companySettings)).name.text).toBe('Lumen');
});

it('a cached view is rebuilt when a file that it shows changes', async () => {
  await readAll();
  await opened.database.transaction(async (transaction) => {
    await transaction.updateTable('media').set({ alt_en: 'A wall' }).where('id', '=', icon).execute();
    await opened.database.versions.touch(transaction, [`media/${icon}`]);
  });
  const [category] = await reader().list(categories);
  expect(category?.icon?.alt.en).toBe('A wall');
});

it('an answer from kept views has the tags of what they were made from', async () => {
  await readAll();
  const tags = new Set<string>();
  const one = reader('en', tags);
  await one.settings(companySettings);
  await one.list(categories);
  expect([...tags].toSorted()).toEqual(['category', `media/${icon}`, 'settings/company/1']);
});

it('what was read while it changed is not kept', async () => {
  await rename('Before');
  whileReading = async () => {
    whileReading = async () => undefined;
    await rename('After');
  };
  expect((await reader().settings(companySettings)).name.text).toBe('Before');
  expect((await reader().settings(companySettings)).name.text).toBe('After');
});

it('what could not be read is asked for again', async () => {
  await rename('Again');
  whileReading = () => Promise.reject(new Error('The database is away'));
  await expect(reader().settings(companySettings)).rejects.toThrow('The database is away');
  whileReading = async () => undefined;
  expect((await reader().settings(companySettings)).name.text).toBe('Again');
});
