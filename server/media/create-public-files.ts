import type { Database } from '../database/connect.ts';
import { storedNamePattern } from './stored-name.ts';

/** A stored file by its name, or all files with the same content. */
export type WhichFile = { readonly name: string } | { readonly hash: string };

/** The state of the record itself decides: a record with a hidden parent still counts as shown. */
async function isShown({ read }: Database, file: WhichFile): Promise<boolean> {
  const shown = read
    .selectFrom('media')
    .leftJoin('media as video', 'video.poster_id', 'media.id')
    .innerJoin('usage', (join) =>
      join.on((on) =>
        on.or([on('usage.media_id', '=', on.ref('media.id')), on('usage.media_id', '=', on.ref('video.id'))]),
      ),
    )
    .innerJoin('entry', (join) =>
      join.onRef('entry.collection', '=', 'usage.collection').onRef('entry.id', '=', 'usage.entry_id'),
    )
    .select('media.id')
    .where('usage.is_live', '=', 1)
    .where((on) => on.or([on('entry.status_en', '=', 'published'), on('entry.status_ar', '=', 'published')]))
    .limit(1);
  const found = 'name' in file ? shown.where('media.name', '=', file.name) : shown.where('media.hash', '=', file.hash);
  return (await found.executeTakeFirst()) !== undefined;
}

/** See `MediaStore.isPublic`. Public files are cached until any content changes. */
export function createPublicFiles(database: Database): (file: WhichFile) => Promise<boolean> {
  const known = new Set<string>();
  let knownAt = Number.NaN;

  return async (file) => {
    const key = 'name' in file ? file.name : file.hash;
    if ('name' in file && !storedNamePattern.test(key)) return false;
    // Read before the data, so that a concurrent change is never missed.
    const version = database.versions.current();
    if (version !== knownAt) {
      known.clear();
      knownAt = version;
    }
    if (known.has(key)) return true;
    const isFound = await isShown(database, file);
    if (isFound && version === knownAt) known.add(key);
    return isFound;
  };
}
