import { NotFoundError } from '../refusals/not-found-error.ts';
import { findUses, type MediaUse } from './find-uses.ts';
import { discardMedia, type SweepDependencies } from './sweep-media.ts';

/** The result of removing a file. */
export type Removal =
  | { readonly is: 'removed' }
  /** With its first uses. */
  | { readonly is: 'used'; readonly uses: readonly MediaUse[] }
  /** It is the poster of a video. */
  | { readonly is: 'poster' };

/** Maximum number of uses in a refusal. */
const shownUses = 50;

/** See `MediaStore.remove`. */
export async function removeMedia(dependencies: SweepDependencies, id: number): Promise<Removal> {
  const { database } = dependencies;
  const removal = await database.transaction(async (transaction): Promise<Removal> => {
    const row = await transaction.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new NotFoundError(`file ${id}`);
    const { uses } = await findUses(transaction, id, { limit: shownUses });
    if (uses.length > 0) return { is: 'used', uses };
    const video = await transaction.selectFrom('media').select('id').where('poster_id', '=', id).executeTakeFirst();
    if (video !== undefined) return { is: 'poster' };
    const removed_at = new Date().toISOString();
    await transaction.updateTable('media').set({ removed_at }).where('id', '=', id).execute();
    return { is: 'removed' };
  });
  if (removal.is === 'removed') await discardMedia(dependencies, [id]);
  return removal;
}
