import { Loading } from '../../../ui/loading.tsx';
import { ItemSection, type SectionProps } from './item-section.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';
import { FurtherButton } from '../../visitors/posts/further-button.tsx';
import { PostList } from '../../visitors/posts/post-list.tsx';
import { useSectionComments } from '../../visitors/posts/visitor-posts.ts';

/** The comments of a section of a blog. */
function PostComments({ postId }: { readonly postId: number }) {
  const t = useTranslations();
  const comments = useSectionComments(postId);
  if (comments.isPending) return <Loading />;
  if (comments.isError && comments.data === undefined)
    return <Retry error={comments.error} onRetry={() => void comments.refetch()} />;
  const { pages } = comments.data;
  return (
    <section className="grid content-start gap-2 border-t border-line pt-3">
      <h5 className="text-sm text-muted">{t('commentCount', { count: pages[0]?.total ?? 0 })}</h5>
      <PostList
        messages={pages.flatMap(({ messages }) => messages)}
        step={3}
        further={<FurtherButton list={comments} />}
      />
    </section>
  );
}

/** Records as cards with the comments of visitors. */
export function DiscussedSection(props: SectionProps) {
  return <ItemSection {...props} renderDetail={({ id }) => <PostComments postId={id} />} />;
}
