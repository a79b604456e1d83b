import type { Actor } from '../changes/stored-entry.ts';
import { NotFoundError } from '../../refusals/not-found-error.ts';
import type { EntryStore } from '../repository/entry-store.ts';

/**
 * Returns the actor with the change group that their next change continues.
 * @param follows the id of an earlier change of the same actor
 * @throws NotFoundError if the actor made no such change
 */
export async function goingWith(
  entries: Pick<EntryStore, 'firstOfGroup'>,
  actor: Actor,
  follows: number | undefined,
): Promise<Actor> {
  if (follows === undefined) return actor;
  const first = await entries.firstOfGroup(follows, actor);
  if (first === null) throw new NotFoundError(`revision ${follows} of ${actor.name}`);
  return { ...actor, follows: first };
}
