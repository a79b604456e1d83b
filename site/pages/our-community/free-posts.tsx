import type { ReactNode } from 'react';
import { communityPosts, freeComments, freePosts } from '../../../content/collections/index.ts';
import {
  type FreePost,
  type VisitorComment,
  commentsAtOnce,
  type DiscussionPart,
} from '../../../content/model/discussion.ts';
import { directionOf } from '../../../language/languages.ts';
import { Comment, CommentParts, languageOf } from '../../islands/comment.tsx';
import { commentsLabelId } from '../../islands/free-post.tsx';
import { FreePosts as FreePostsIsland } from '../../islands/free-posts.tsx';
import { Island } from '../../islands/island.tsx';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { TryAgain } from '../../sections/try-again.tsx';
import { useSite } from '../../render/site-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { communityPath, postAddress } from './addresses.ts';
import { Leads } from './leads.tsx';
import type { CommunityData } from './load.ts';
import { MessageFields, toInput, useMessageForm } from './message-fields.tsx';
import { OlderComments } from './older-comments.tsx';
import { useReading } from './use-reading.ts';

/** Number of comments of a post shown above "Show More". */
const latest = 1;

interface PostProps {
  readonly post: FreePost;
  /** A page of its comments, if the post is shown alone. */
  readonly part: DiscussionPart<VisitorComment> | undefined;
}

const post = {
  author: toInput('authorName', freePosts.fields.authorName),
  text: toInput('content', freePosts.fields.content),
};
const comment = {
  author: toInput('commenterName', freeComments.fields.commenterName),
  text: toInput('text', freeComments.fields.text),
};

type Shown = Pick<CommunityData, 'thread' | 'comments' | 'outcome' | 'writing'> & {
  readonly shown: readonly FreePost[];
  /** The links to other posts. */
  readonly links: ReactNode;
};

/** The post itself, and the label of its comments. */
function PostHead({ post: written }: Pick<PostProps, 'post'>) {
  const reading = useReading();
  return (
    <>
      <CommentParts {...reading} comment={written} />
      <span id={commentsLabelId(written.id)} hidden>
        {reading.t('commentsOn', { name: written.author })}
      </span>
    </>
  );
}

/** The link to all comments of a post; if the post is shown alone, the link to older ones. */
function CommentLinks({ post: { id, author, commentCount, comments }, part }: PostProps) {
  const { t, href, language } = useSite();
  if (part !== undefined)
    return (
      <OlderComments
        newest={postAddress(id)}
        olderThan={part.older}
        hasNewer={part.behind !== null}
        label={t('commentsOn', { name: author })}
        words={[t('olderComments'), t('latestComments')]}
      />
    );
  if (commentCount <= comments.length) return null;
  return (
    <a className="more-link all-comments" href={`${href(postAddress(id))}#talk`} dir={directionOf(language)}>
      {t('allComments', { count: commentCount })}
      <Icon name="arrow" className="size-4" />
    </a>
  );
}

/** The posts with their comments, and the two forms. */
function Posts({ shown, thread, comments: part, outcome, writing, links }: Shown) {
  const { t, language, href } = useSite();
  const reading = useReading();
  const postForm = useMessageForm('post', `/api/${language}/${freePosts.base}`, post);
  const commentForm = useMessageForm('reply', `/api/${language}/${freeComments.base}`, comment);
  // A post that is shown alone has a page of all its comments, other posts their latest.
  const commentsOf = ({ comments }: FreePost) => (thread === null ? comments : part.items);
  const rendered = shown.flatMap((each) => [
    <PostHead key={`post-${each.id}`} post={each} />,
    ...commentsOf(each).map((comment) => <Comment key={comment.id} {...reading} comment={comment} />),
    <CommentLinks key={`ways-${each.id}`} post={each} part={thread === null ? undefined : part} />,
  ]);
  return (
    <Island
      name="posts"
      of={FreePostsIsland}
      data={{
        outcome,
        timeZone: reading.timeZone,
        page: href(communityPath),
        posts: shown.map((each) => ({
          id: each.id,
          direction: directionOf(languageOf(each.text, language)),
          comments: commentsOf(each).length,
        })),
        latest: thread === null ? latest : commentsAtOnce,
        postForm,
        commentForm,
        writing: shown.some(({ id }) => id === writing) || writing === 'post' ? writing : undefined,
      }}
      slots={[
        <MessageFields key="post" adds="post" {...post} label={t('yourPost')} />,
        <MessageFields key="comment" adds="reply" {...comment} label={t('yourComment')} />,
        ...rendered,
        links,
      ]}
    />
  );
}

/** The posts of visitors, newest first, and the two forms to add posts and comments. */
export function FreePosts({
  posts,
  thread,
  comments,
  outcome,
  writing,
  leads,
}: Pick<CommunityData, 'posts' | 'thread' | 'comments' | 'outcome' | 'writing' | 'leads'>) {
  const { t, href } = useSite();
  const shown = thread === null ? (posts?.items ?? null) : [thread];
  return (
    <>
      <header className="community-head">
        <h1 className="heading-1">{t('communityTitle')}</h1>
        <p className="mt-4 text-lg text-mist">{t('communityLead')}</p>
      </header>
      <CollectionRegion from={communityPosts}>
        <Leads leads={leads} />
      </CollectionRegion>
      {shown === null ? (
        <>
          <p className="mb-6">{t('postsFailed')}</p>
          <TryAgain className="button-quiet" />
        </>
      ) : (
        <Posts
          shown={shown}
          thread={thread}
          comments={comments}
          outcome={outcome}
          writing={writing}
          links={
            <>
              {thread !== null && (
                <a className="button-quiet all-posts" href={`${href(communityPath)}#talk`}>
                  {t('allPosts')}
                </a>
              )}
              {posts !== null && (
                <OlderComments
                  newest={communityPath}
                  olderThan={posts.older}
                  hasNewer={posts.behind !== null}
                  label={t('freePosts')}
                  words={[t('olderPosts'), t('newestPosts')]}
                />
              )}
            </>
          }
        />
      )}
    </>
  );
}
