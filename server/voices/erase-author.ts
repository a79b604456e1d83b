import { visitorCollections } from '../../content/collections/index.ts';
import type { Change } from '../changes/change.ts';
import { parseSubtree } from '../changes/snapshot.ts';
import type { Moment, RevisionRow } from '../database/tables.ts';
import { idsOfAuthor } from './authors.ts';
import { deleteMessages, type KeptMessages, parseMessages, readMessages, touchMessages } from './kept-messages.ts';

/** What somebody wrote in public, of whatever kind. */
export interface WrittenMessage {
  readonly author: string;
  readonly text: string;
  readonly at: Moment;
}

type IsErased = (message: WrittenMessage) => boolean;

/** Deletes for good what stands under a name, with what others wrote below it. Returns how many messages that were. */
export async function eraseAuthor(change: Change, author: string, until?: Moment): Promise<number> {
  const messages = await readMessages(change, await idsOfAuthor(change.tx, author, until));
  await deleteMessages(change, messages);
  touchMessages(change, messages);
  return messages.comments.length + messages.freePosts.length + messages.freeComments.length;
}

const withoutComments = (comments: KeptMessages['comments'], isErased: IsErased): KeptMessages['comments'] =>
  comments.filter(({ username: author, text, created_at: at }) => !isErased({ author, text, at }));

function withoutMessages({ comments, freePosts, freeComments }: KeptMessages, isErased: IsErased): KeptMessages {
  const posts = freePosts.filter(
    ({ author_name: author, content: text, created_at: at }) => !isErased({ author, text, at }),
  );
  const kept = new Set(posts.map(({ id }) => id));
  const gone = new Set(freePosts.map(({ id }) => id).filter((id) => !kept.has(id)));
  return {
    comments: withoutComments(comments, isErased),
    freePosts: posts,
    freeComments: freeComments.filter(
      ({ post_id, commenter_name: author, text, created_at: at }) =>
        !gone.has(post_id) && !isErased({ author, text, at }),
    ),
  };
}

const bases: readonly string[] = visitorCollections.map(({ base }) => base);

/** What a revision keeps, without what is erased; `null` where nothing is left of it. */
function withoutErased(json: string, isOfMessages: boolean, isErased: IsErased): string | null {
  if (!isOfMessages) {
    const subtree = parseSubtree(json);
    return JSON.stringify({ ...subtree, comments: withoutComments(subtree.comments, isErased) });
  }
  const left = withoutMessages(parseMessages(json), isErased);
  return left.comments.length + left.freePosts.length + left.freeComments.length === 0 ? null : JSON.stringify(left);
}

async function eraseFromRevision(
  { tx }: Change,
  { id, collection, before, after }: Pick<RevisionRow, 'id' | 'collection' | 'before' | 'after'>,
  isErased: IsErased,
): Promise<void> {
  const isOfMessages = bases.includes(collection);
  const left = [before, after].map((json) => json && withoutErased(json, isOfMessages, isErased));
  const held = [before, after].map((json) => json && withoutErased(json, isOfMessages, () => false));
  if (left.join() === held.join()) return;
  if (left.every((json) => json === null)) await tx.deleteFrom('revision').where('id', '=', id).execute();
  else {
    const [first = null, second = null] = left;
    await tx.updateTable('revision').set({ before: first, after: second }).where('id', '=', id).execute();
  }
}

/** Takes messages out of the history, also where they went with a blog or a section that was deleted. */
export async function eraseFromHistory(change: Change, isErased: IsErased): Promise<void> {
  const { tx } = change;
  const rows = await tx
    .selectFrom('revision')
    .select('id')
    .where((eb) => eb.or([eb('collection', 'in', bases), eb('action', '=', 'delete')]))
    .execute();
  for (const { id } of rows) {
    const query = tx.selectFrom('revision').select(['id', 'collection', 'before', 'after']).where('id', '=', id);
    await eraseFromRevision(change, await query.executeTakeFirstOrThrow(), isErased);
  }
}
