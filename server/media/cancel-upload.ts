import { discardMedia, type SweepDependencies } from './sweep-media.ts';

/** See `MediaStore.cancelUpload`. */
export async function cancelUpload(dependencies: SweepDependencies, key: string): Promise<void> {
  const { write } = dependencies.database;
  await write
    .insertInto('upload')
    .values({ key, media_id: null, at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const claimed = await write.selectFrom('upload').select('media_id').where('key', '=', key).executeTakeFirst();
  if (typeof claimed?.media_id === 'number') await discardMedia(dependencies, [claimed.media_id]);
}
