import { communityComments } from '../../../content/collections/index.ts';
import { commentsAtOnce } from '../../../content/model/discussion.ts';
import { Comment } from '../../islands/comment.tsx';
import { Comments as CommentsIsland } from '../../islands/comments.tsx';
import { Island } from '../../islands/island.tsx';
import { useSite } from '../../render/site-context.ts';
import { type Blog, blogAddress, type Section } from './addresses.ts';
import type { CommunityData } from './load.ts';
import { MessageFields, toInput, useMessageForm } from './message-fields.tsx';
import { OlderComments } from './older-comments.tsx';
import { useReading } from './use-reading.ts';

/** Number of comments shown above "Load More". */
const latest = 2;

const author = toInput('username', communityComments.fields.username);
const text = toInput('text', communityComments.fields.text);

interface Props extends Pick<CommunityData, 'comments' | 'outcome'> {
  readonly blog: Blog;
  readonly section: Section;
}

/** The comments on a section and the form to add one. */
export function Comments({ blog, section, comments, outcome }: Props) {
  const { t, language } = useSite();
  const reading = useReading();
  const form = useMessageForm('comment', `/api/${language}/${communityComments.base}`, { author, text });
  return (
    <section className="comments" aria-labelledby="comments">
      <Island
        name="comments"
        of={CommentsIsland}
        data={{
          outcome,
          timeZone: reading.timeZone,
          total: comments.total,
          latest: comments.behind === null ? latest : commentsAtOnce,
          form,
        }}
        slots={[
          ...comments.items.map((comment) => <Comment key={comment.id} {...reading} comment={comment} />),
          <OlderComments
            key="older"
            newest={blogAddress(blog, section)}
            olderThan={comments.older}
            hasNewer={comments.behind !== null}
            label={t('comments')}
            words={[t('olderComments'), t('latestComments')]}
          />,
          <MessageFields key="fields" adds="comment" author={author} text={text} label={t('yourComment')}>
            <input type="hidden" name="post_id" value={section.id} />
          </MessageFields>,
        ]}
      />
    </section>
  );
}
