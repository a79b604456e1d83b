import { link, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Database } from '../../../server/database/connect.ts';
import { findMedia, toMedia } from '../../../server/media/media-rows.ts';
import type { MediaStore } from '../../../server/media/media-store.ts';
import type { Media } from '../../../fields/field.ts';
import { firstId } from './proportions.ts';
import { mediaRow } from './rows.ts';
import { writeAll } from './write-all.ts';

/** Number of pictures stored like uploads. All others are copies of them under other names. */
const taken = 12;
const size = { width: 640, height: 400 };

/** Fills the library. @returns its pictures by stored name */
export async function addFiles(
  { database, media, dataDir }: { readonly database: Database; readonly media: MediaStore; readonly dataDir: string },
  count: number,
): Promise<ReadonlyMap<string, Media>> {
  const folder = await mkdtemp(join(dataDir, 'pictures-'));
  const ids: number[] = [];
  for (let index = 0; index < taken; index += 1) {
    const path = join(folder, `${index}.jpg`);
    const background = { r: 20 * index, g: 120, b: 255 - 20 * index };
    await sharp({ create: { ...size, channels: 3, background } })
      .jpeg()
      .toFile(path);
    ids.push((await media.adopt(path, `growth-original-${index}.jpg`)).id);
  }
  await rm(folder, { recursive: true });
  const originals = await database.read.selectFrom('media').selectAll().where('id', 'in', ids).execute();
  const files = new Map([...(await findMedia(database.read, ids)).values()].map((file) => [file.name, file]));
  const rows = Array.from({ length: count - taken }, (_, index) => {
    const like = originals[index % originals.length];
    if (like === undefined) throw new Error('No picture was taken in');
    return { like, row: mediaRow(like, index, firstId + index) };
  });
  // Hard links give one picture many names, so that twenty thousand pictures take the space of twelve.
  for (const { like, row } of rows) await link(join(dataDir, 'uploads', like.name), join(dataDir, 'uploads', row.name));
  await database.transaction((tx) =>
    writeAll(
      tx,
      'media',
      rows.values().map(({ row }) => row),
    ),
  );
  for (const { row } of rows) files.set(row.name, toMedia(row));
  return files;
}
