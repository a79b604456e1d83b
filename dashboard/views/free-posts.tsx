import { useState } from 'react';
import type { VisitorCollection } from '../../content/model/visitor-collection.ts';
import { currentLanguage } from '../current-language.ts';
import { Retry } from '../shell/retry.tsx';
import { useWords } from '../words.ts';
import { MessageList } from '../messages/message-list.tsx';
import { type DiscussedPost, useFreePosts, useHeldPosts, usePostComments } from '../messages/visitor-messages.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Empty } from '../shell/empty.tsx';

/** What awaits review before visitors see it; nothing is shown where nothing does. */
function HeldPosts() {
  const say = useWords();
  const held = useHeldPosts();
  if (held.isPending) return null;
  if (held.isError) return <Retry error={held.error} onRetry={() => void held.refetch()} />;
  return held.data.length === 0 ? null : (
    <section className="note grid gap-3">
      <h3 className="font-medium">{say('awaitingReview', { count: held.data.length })}</h3>
      <MessageList messages={held.data} step={10} />
    </section>
  );
}

type Parts = ReturnType<typeof useFreePosts> | ReturnType<typeof usePostComments>;

/** Fetches the next part of a list that has one. */
function More({ parts }: { readonly parts: Parts }) {
  const say = useWords();
  if (parts.isFetchNextPageError) return <Retry error={parts.error} onRetry={() => void parts.fetchNextPage()} />;
  if (!parts.hasNextPage) return null;
  return (
    <button
      type="button"
      className="button small justify-self-start"
      disabled={parts.isFetchingNextPage}
      onClick={() => void parts.fetchNextPage()}
    >
      {say(parts.isFetchingNextPage ? 'wait' : 'loadFurther')}
    </button>
  );
}

/** All comments on a post that has more than the list of posts brings along. */
function AllComments({ post }: { readonly post: DiscussedPost }) {
  const comments = usePostComments(post.id);
  if (comments.isPending) return <Waiting />;
  if (comments.isError && comments.data === undefined)
    return <Retry error={comments.error} onRetry={() => void comments.refetch()} />;
  return (
    <>
      <MessageList messages={comments.data?.pages.flat() ?? []} step={Infinity} />
      <More parts={comments} />
    </>
  );
}

/** The comments on a post; those that are not there yet when somebody asks for them. */
function Comments({ post }: { readonly post: DiscussedPost }) {
  const say = useWords();
  const [isWhole, setIsWhole] = useState(false);
  if (isWhole) return <AllComments post={post} />;
  return (
    <>
      <MessageList messages={post.comments} step={3} />
      {post.replies > post.comments.length && (
        <button type="button" className="button small justify-self-start" onClick={() => setIsWhole(true)}>
          {say('loadAllComments')}
        </button>
      )}
    </>
  );
}

function AllPosts() {
  const say = useWords();
  const posts = useFreePosts();
  if (posts.isPending) return <Waiting />;
  if (posts.isError && posts.data === undefined)
    return <Retry error={posts.error} onRetry={() => void posts.refetch()} />;
  const all = posts.data.pages.flat();
  if (all.length === 0) return <Empty>{say('noItems')}</Empty>;
  return (
    <>
      <MessageList
        messages={all}
        step={Infinity}
        renderBelow={(post) =>
          post.replies > 0 && (
            <section className="grid gap-2 border-s-2 border-line ps-4">
              <h3 className="text-sm text-muted">{say('commentCount', { count: post.replies })}</h3>
              <Comments post={post} />
            </section>
          )
        }
      />
      <More parts={posts} />
    </>
  );
}

/** Posts that visitors wrote in the community, with their comments: they are read and deleted here. */
export function FreePosts({ collection: { label, placement } }: { readonly collection: VisitorCollection }) {
  const say = useWords();
  const language = currentLanguage();
  return (
    <section className="mt-10 grid gap-4 border-t border-line pt-8">
      <div>
        <h2 className="text-2xl font-semibold">{label[language]}</h2>
        <p className="text-sm text-muted">{say('shownAt', { place: placement.shows[language] })}</p>
      </div>
      <HeldPosts />
      <AllPosts />
    </section>
  );
}
