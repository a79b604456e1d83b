import type { demoDiscussion } from '../../demo/content/discussion.ts';
import { communityComments, freeComments, freePosts } from '../../content/collections/index.ts';
import type { Database } from '../database/connect.ts';
import { commentsTag } from '../discussion/comments.ts';

/** Adds the demo's comments and posts and marks the demo as loaded, both or neither. */
export async function loadDemoDiscussion(database: Database, discussion: typeof demoDiscussion): Promise<void> {
  await database.transaction(async (tx) => {
    const marked = await tx
      .insertInto('milestone')
      .values({ name: 'demo-loaded', at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    // Another process did it first.
    if (marked === undefined) return;

    await tx
      .insertInto('comment')
      .values([...discussion.comments])
      .execute();
    for (const { comments, ...post } of discussion.posts) {
      const { id } = await tx.insertInto('free_post').values(post).returning('id').executeTakeFirstOrThrow();
      if (comments.length === 0) continue;
      const rows = comments.map((comment) => ({ ...comment, post_id: id }));
      await tx.insertInto('free_comment').values(rows).execute();
    }
    const posts = new Set(discussion.comments.map(({ post_id }) => post_id));
    const lists = [communityComments.base, freePosts.base, freeComments.base];
    await database.versions.touch(tx, [...lists, ...[...posts].map(commentsTag)]);
  });
}
