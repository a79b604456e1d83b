import type { Voices } from '../../content/model/voices.ts';
import type { Database } from '../database/connect.ts';
import { commentsOfPost, listFreePosts } from './comments.ts';

/** What visitors wrote, as pages read it. */
export const createVoices = (database: Database): Voices => ({
  async commentsOf(postId) {
    const comments = await commentsOfPost(database, postId);
    return comments.map(({ id, username, text, created_at }) => ({
      id,
      author: username,
      text,
      createdAt: created_at,
    }));
  },
  async freePosts() {
    const posts = await listFreePosts(database);
    return posts.map(({ id, author_name, content, created_at, comments }) => ({
      id,
      author: author_name,
      text: content,
      createdAt: created_at,
      comments: comments.map(({ id, commenter_name, text, created_at }) => ({
        id,
        author: commenter_name,
        text,
        createdAt: created_at,
      })),
    }));
  },
});
