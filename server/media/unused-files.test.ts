import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media } from '../../fields/field.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { watchQueries } from '../../tests/support/explain-queries.ts';
import { openTestMedia, type TestMedia } from '../../tests/support/open-test-media.ts';
import { sampleMp4, samplePdf, samplePhoto } from '../../tests/support/sample-files.ts';
import { listMedia } from './list-media.ts';

let test: TestMedia;
beforeAll(async () => {
  test = await openTestMedia(await eachDatabaseConfig());
  for (const id of [1, 2])
    await test.database.write
      .insertInto('entry')
      .values({ collection: 'herobanner', id, position: id, fields: '{}', created_at: 'x', updated_at: 'x' })
      .execute();
});
afterAll(() => test.close());

const all = { words: '', isUnused: false, limit: 60 };
const unused = async (filter: object = {}) =>
  (await test.store.list({ ...all, isUnused: true, ...filter })).files.map(({ media }) => media.id);
const found = async (words: string) => (await test.store.list({ ...all, words })).files.map(({ media }) => media.id);
const useIn = (entry: number, { id }: Media, is_live: 0 | 1 = 1) =>
  test.database.write
    .insertInto('usage')
    .values({ collection: 'herobanner', entry_id: entry, field: 'image', media_id: id, is_live })
    .execute();
const letGo = (entry: number) => test.database.write.deleteFrom('usage').where('entry_id', '=', entry).execute();

describe('files that nothing uses', () => {
  it('are known after every change of what uses them', async () => {
    const picture = await test.upload(await samplePhoto(40, 30).jpeg().toBuffer(), 'wall.jpg');
    const datasheet = await test.upload(samplePdf, 'sheet.pdf');
    const film = await test.upload(sampleMp4(), 'film.mp4');
    const all = [film.id, datasheet.id, picture.id];
    expect(await unused()).toEqual(all);
    expect(await unused({ kind: 'document' })).toEqual([datasheet.id]);
    expect(await unused({ after: film.id, limit: 1 })).toEqual([datasheet.id]);
    expect(await unused({ isOldestFirst: true })).toEqual(all.toReversed());
    expect(await unused({ words: 'sheet' })).toEqual([datasheet.id]);

    await useIn(1, picture);
    await useIn(2, picture, 0);
    await letGo(1);
    expect(await unused()).toEqual([film.id, datasheet.id]);
    expect(await unused({ words: 'wall' })).toEqual([]);
    // Deleting the record also deletes the file's last use.
    await test.database.write.deleteFrom('entry').where('id', '=', 2).execute();
    expect(await unused()).toEqual(all);

    await test.store.describe(film.id, { poster: picture.id });
    expect(await unused()).toEqual([film.id, datasheet.id]);
    await test.store.describe(film.id, { poster: null });
    expect(await unused()).toEqual(all);

    await test.database.write.updateTable('media').set({ removed_at: 'x' }).where('id', '=', datasheet.id).execute();
    expect(await unused()).toEqual([film.id, picture.id]);
    await test.database.write.updateTable('media').set({ removed_at: null }).where('id', '=', datasheet.id).execute();
    await useIn(1, picture);
    await test.database.write.updateTable('usage').set({ media_id: datasheet.id }).execute();
    expect(await unused()).toEqual([film.id, picture.id]);
    await letGo(1);
    await test.store.discard(all);
    expect(await unused()).toEqual([]);
  });

  it('are known when one record takes a file while another lets it go', async () => {
    const { write } = test.database;
    const entry = { collection: 'herobanner', id: 3, position: 3, fields: '{}', created_at: 'x', updated_at: 'x' };
    await write.insertInto('entry').values(entry).execute();
    const files = await Promise.all(['one.pdf', 'two.pdf'].map((name) => test.upload(samplePdf, name)));
    for (let turn = 0; turn < 10; turn += 1) {
      const [from, to] = turn % 2 === 0 ? [1, 3] : [3, 1];
      await Promise.all(files.map((file) => useIn(from, file)));
      await Promise.all([...files.map((file) => useIn(to, file)), letGo(from)]);
      expect(await unused()).toEqual([]);
      await letGo(to);
      expect(await unused()).toHaveLength(files.length);
    }
    await test.store.discard(files.map(({ id }) => id));
  });

  it('are read by keys, without a look at the files that are used', async () => {
    const watched = watchQueries(test.database);
    await listMedia(watched.database, { ...all, isUnused: true, kind: 'image', after: 1_000_000, limit: 5 });
    const plans = await watched.plans();
    const [ids = ''] = plans;
    expect(ids).toContain('media_unused');
    expect(ids).not.toMatch(/SCAN|"usage"|TEMP B-TREE|Seq Scan on media /);
  });
});

describe('words of files', () => {
  it('are found as parts of names and of what is said in both languages, however they are written', async () => {
    const file = await test.upload(await samplePhoto(40, 30).jpeg().toBuffer(), 'Lobby Wall.jpg');
    expect(await found('obby')).toEqual([file.id]);
    expect(await found('WALL lobby')).toEqual([file.id]);
    for (const words of ['lobby hall', 'lobby\0', '\0']) expect([words, await found(words)]).toEqual([words, []]);
    await test.store.describe(file.id, { alt: { ar: 'شاشة الرَّدهة' } });
    await test.store.describe(file.id, { alt: { en: 'Café 100%_"of" it' } });
    for (const words of ['الردهه', 'cafe', 'شاشة wall', '100%_', '"of"', 'it'])
      expect([words, await found(words)]).toEqual([words, [file.id]]);
    await test.store.describe(file.id, { alt: { ar: '' } });
    expect(await found('الردهه')).toEqual([]);
    await test.store.discard([file.id]);
    expect(await found('lobby')).toEqual([]);
  });

  it('of files that came before they were kept are found at once, and folded by the next sweep', async () => {
    const file = await test.upload(await samplePhoto(40, 30).jpeg().toBuffer(), 'old.jpg');
    await test.database.write
      .updateTable('media')
      .set({ folded: null, alt_ar: 'شاشةٌ', alt_en: 'Old WALL' })
      .where('id', '=', file.id)
      .execute();
    expect([await found('wall'), await found('شاشه')]).toEqual([[file.id], []]);
    await test.store.sweep(new Date());
    expect([await found('wall'), await found('شاشه')]).toEqual([[file.id], [file.id]]);
    await test.store.discard([file.id]);
  });
});
