import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media } from '../../fields/field.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openTestMedia, type TestMedia } from '../../tests/support/open-test-media.ts';
import { sampleMp4, samplePdf, samplePhoto } from '../../tests/support/sample-files.ts';

let test: TestMedia;
beforeAll(async () => {
  test = await openTestMedia(await eachDatabaseConfig());
  await test.database.write
    .insertInto('entry')
    .values({ collection: 'herobanner', id: 1, position: 1, fields: '{}', created_at: 'x', updated_at: 'x' })
    .execute();
});
afterAll(() => test.close());

const inHours = (hours: number): Date => new Date(Date.now() + hours * 60 * 60 * 1000);
const isStored = async ({ id, name }: Media): Promise<boolean> => {
  const [rows, files] = [await test.store.find([id]), await test.files('uploads')];
  expect(files.includes(name)).toBe(rows.has(id));
  return rows.has(id);
};
const takeOut = ({ id }: Media) =>
  test.database.write.updateTable('media').set({ removed_at: new Date().toISOString() }).where('id', '=', id).execute();
const use = (media: Media) =>
  test.database.write
    .insertInto('usage')
    .values({ collection: 'herobanner', entry_id: 1, field: 'image', media_id: media.id })
    .execute();
const remember = async (media: Media): Promise<number> => {
  const { id } = await test.database.write
    .insertInto('revision')
    .values({ at: 'x', actor: 'admin', action: 'update', collection: 'herobanner', entry_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.database.write.insertInto('revision_media').values({ revision_id: id, media_id: media.id }).execute();
  return id;
};

describe('the sweep', () => {
  it('keeps what nothing uses for as long as it stands in the library', async () => {
    const media = await test.upload(samplePdf, 'x.pdf');
    expect(await test.store.sweep(inHours(24 * 1000))).toBe(0);
    expect(await isStored(media)).toBe(true);
  });

  it('purges what was removed and nothing names, after a day, and tells who showed it', async () => {
    const media = await test.upload(samplePdf, 'x.pdf');
    await takeOut(media);
    await test.store.sweep(inHours(23));
    expect(await isStored(media)).toBe(true);

    const heard: string[] = [];
    const stop = test.database.versions.onChange((tags) => heard.push(...(tags === 'all' ? ['all'] : tags)));
    expect(await test.store.sweep(inHours(25))).toBe(1);
    expect(await isStored(media)).toBe(false);
    await expect.poll(() => heard).toContain(`media/${media.id}`);
    stop();
  });

  it('forgets after a day which uploads were called off', async () => {
    const keys = async () => (await test.database.read.selectFrom('upload').select('key').execute()).length;
    await test.store.cancelUpload('a'.repeat(16));
    await test.store.sweep(inHours(23));
    expect(await keys()).toBe(1);
    await test.store.sweep(inHours(25));
    expect(await keys()).toBe(0);
  });

  it('keeps what a live record names, until it no longer does [OP-027]', async () => {
    const media = await test.upload(samplePdf, 'x.pdf');
    await takeOut(media);
    await use(media);
    expect(await test.store.sweep(inHours(25))).toBe(0);
    expect(await isStored(media)).toBe(true);

    await test.database.write.deleteFrom('usage').where('media_id', '=', media.id).execute();
    expect(await test.store.sweep(inHours(25))).toBe(1);
    expect(await isStored(media)).toBe(false);
  });

  it('keeps what a retained revision names, until the revision goes [OP-027]', async () => {
    const media = await test.upload(samplePdf, 'x.pdf');
    await takeOut(media);
    const revision = await remember(media);
    expect(await test.store.sweep(inHours(25))).toBe(0);
    expect(await isStored(media)).toBe(true);

    await test.database.write.deleteFrom('revision').where('id', '=', revision).execute();
    expect(await test.store.sweep(inHours(25))).toBe(1);
    expect(await isStored(media)).toBe(false);
  });

  it('keeps the poster of a video as long as the video', async () => {
    const poster = await test.upload(await samplePhoto(8, 8).jpeg().toBuffer(), 'x.jpg');
    const video = await test.upload(sampleMp4(), 'x.mp4');
    await test.store.describe(video.id, { poster: poster.id });
    await use(video);
    await Promise.all([takeOut(poster), takeOut(video)]);
    expect(await test.store.sweep(inHours(25))).toBe(0);
    expect(await isStored(poster)).toBe(true);

    await test.database.write.deleteFrom('usage').where('media_id', '=', video.id).execute();
    await test.store.sweep(inHours(25));
    await test.store.sweep(inHours(25));
    expect([await isStored(video), await isStored(poster)]).toEqual([false, false]);
  });

  it('removes variants with the last file of their content', async () => {
    const content = await samplePhoto(200, 100).jpeg().toBuffer();
    const [unused, used] = [await test.upload(content, 'a.jpg'), await test.upload(content, 'b.jpg')];
    await use(used);
    await Promise.all([takeOut(unused), takeOut(used)]);
    const variant = await test.store.openVariant(unused.hash, 160, 'webp');
    await variant?.close();

    await test.store.sweep(inHours(25));
    expect(await isStored(unused)).toBe(false);
    expect(await test.files('images')).toEqual([`${used.hash}-160.webp`]);

    await test.database.write.deleteFrom('usage').where('media_id', '=', used.id).execute();
    await test.store.sweep(inHours(25));
    expect(await test.files('images')).toEqual([]);
  });

  it('removes what an interrupted upload left a day ago, and nothing younger', async () => {
    const [old, young] = ['old', 'young'].map((name) => join(test.dataDir, 'incoming', name));
    await Promise.all([old, young].map((path) => writeFile(path ?? '', 'x')));
    await utimes(old ?? '', inHours(-25), inHours(-25));
    await test.store.sweep(new Date());
    expect(await test.files('incoming')).toEqual(['young']);
  });
});
