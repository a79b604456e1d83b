import type { Actor } from '../changes/stored-entry.ts';
import { NotFoundError } from '../../refusals/not-found-error.ts';
import type { EntryStore } from '../repository/entry-store.ts';

/**
 * Somebody who goes on with what he began, so that the history tells it as one.
 * @param follows one of the changes that he made before
 * @throws NotFoundError where it is none of his
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
