import { useState } from 'react';
import type { VisitorCollection } from '../../../content/model/visitor-collection.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';
import { FurtherButton } from '../../visitors/posts/further-button.tsx';
import { PostList } from '../../visitors/posts/post-list.tsx';
import { type DiscussedPost, useFreePosts, useHeldPosts, usePostComments } from '../../visitors/posts/visitor-posts.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

/** Posts and comments that are pending moderation; renders nothing if there are none. */
function HeldPosts() {
  const t = useTranslations();
  const lists = [useHeldPosts('post'), useHeldPosts('post-comment')];
  const failed = lists.find(({ isError, data }) => isError && data === undefined);
  if (failed?.isError === true) return <Retry error={failed.error} onRetry={() => void failed.refetch()} />;
  const pages = lists.flatMap(({ data }) => data?.pages ?? []);
  const count = lists.reduce((sum, { data }) => sum + (data?.pages[0]?.total ?? 0), 0);
  const further = lists.find(({ hasNextPage }) => hasNextPage);
  return count === 0 ? null : (
    <section className="note grid gap-3">
      <h3 className="font-medium">{t('awaitingReview', { count })}</h3>
      <PostList
        messages={pages.flatMap(({ messages }) => messages)}
        step={10}
        further={further && <FurtherButton list={further} />}
      />
    </section>
  );
}

/** All comments on a post that has more than the list of posts contains. */
function AllComments({ post }: { readonly post: DiscussedPost }) {
  const comments = usePostComments(post.id);
  if (comments.isPending) return <Loading />;
  if (comments.isError && comments.data === undefined)
    return <Retry error={comments.error} onRetry={() => void comments.refetch()} />;
  return (
    <>
      <PostList messages={comments.data?.pages.flat() ?? []} step={Infinity} />
      <FurtherButton list={comments} />
    </>
  );
}

/** The comments on a post; the rest is loaded on request. */
function Comments({ post }: { readonly post: DiscussedPost }) {
  const t = useTranslations();
  const [isWhole, setIsWhole] = useState(false);
  if (isWhole) return <AllComments post={post} />;
  return (
    <>
      <PostList messages={post.comments} step={3} />
      {post.replies > post.comments.length && (
        <Button size="small" className="justify-self-start" onPress={() => setIsWhole(true)}>
          {t('loadAllComments')}
        </Button>
      )}
    </>
  );
}

function AllPosts() {
  const t = useTranslations();
  const posts = useFreePosts();
  if (posts.isPending) return <Loading />;
  if (posts.isError && posts.data === undefined)
    return <Retry error={posts.error} onRetry={() => void posts.refetch()} />;
  const all = posts.data.pages.flat();
  if (all.length === 0) return <Empty>{t('noItems')}</Empty>;
  return (
    <>
      <PostList
        messages={all}
        step={Infinity}
        renderBelow={(post) =>
          post.replies > 0 && (
            <section className="grid gap-2 border-s-2 border-line ps-4">
              <h3 className="text-sm text-muted">{t('commentCount', { count: post.replies })}</h3>
              <Comments post={post} />
            </section>
          )
        }
      />
      <FurtherButton list={posts} />
    </>
  );
}

/** Posts of visitors in the community with their comments, for reading and deleting. */
export function FreePosts({ collection: { label, placement } }: { readonly collection: VisitorCollection }) {
  const t = useTranslations();
  const language = currentLanguage();
  return (
    <section className="mt-10 grid gap-4 border-t border-line pt-8">
      <div>
        <ScreenTitle>{label[language]}</ScreenTitle>
        <p className="text-sm text-muted">{t('shownAt', { place: placement.shows[language] })}</p>
      </div>
      <HeldPosts />
      <AllPosts />
    </section>
  );
}
