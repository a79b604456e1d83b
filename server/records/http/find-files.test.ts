import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../../content/collections/index.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { createMediaStore, type MediaStore } from '../../media/media-store.ts';
import { createLocalStorage } from '../../storage/local-storage.ts';
import { findFiles } from './save-record.ts';

let database: Database;
let media: MediaStore;
let statements = 0;
const names = Array.from({ length: 26 }, (_, place) => `file-${place.toString(16).padStart(8, '0')}.jpg`);

beforeAll(async () => {
  const config = await testDatabaseConfig();
  database = await connectDatabase({ ...config, log: quiet, onQuery: () => void (statements += 1) });
  media = createMediaStore({ database, storage: createLocalStorage(config.dataDir), log: quiet });
  const row = { type: 'image/jpeg', bytes: 1, created_at: '2026-01-01T00:00:00.000Z', folded: 'a', original_name: 'a' };
  const rows = names.map((name) => ({ ...row, name, kind: 'image' as const, hash: name }));
  await database.write.insertInto('media').values(rows).execute();
});
afterAll(async () => {
  await media.close();
  await database.close();
});

it('the files that a record names are found by one statement, however many they are', async () => {
  const [image, banner, ...others] = names;
  const features = others.map((name) => ({ title: 'A feature', image: name }));
  const downloads = [{ title: 'A file', file: '../odd' }];
  const body = { image, banner, features, specsheet: 'unknown-00000000.pdf', downloads };
  statements = 0;
  const findMedia = await findFiles(media, products, body, 'en');
  expect(names.map((name) => findMedia(name)?.name)).toEqual(names);
  expect([findMedia('unknown-00000000.pdf'), findMedia('../odd')]).toEqual([undefined, undefined]);
  expect(statements).toBe(1);
});
