import { ItemSection, type SectionProps } from './item-section.tsx';
import { Retry } from '../shell/retry.tsx';
import { useWords } from '../words.ts';
import { MessageList } from '../messages/message-list.tsx';
import { useComments } from '../messages/visitor-messages.ts';
import { Waiting } from '../shell/waiting.tsx';

/** The comments of one section of a blog. */
function PostComments({ postId }: { readonly postId: number }) {
  const say = useWords();
  const comments = useComments();
  if (comments.isPending) return <Waiting />;
  if (comments.isError) return <Retry error={comments.error} onRetry={() => void comments.refetch()} />;
  const own = comments.data.filter((comment) => comment.post_id === postId);
  return (
    <section className="grid content-start gap-2 border-t border-line pt-3">
      <h5 className="text-sm text-muted">{say('commentCount', { count: own.length })}</h5>
      <MessageList messages={own} step={3} />
    </section>
  );
}

/** Records as cards, each with what visitors said about it. */
export function DiscussedSection(props: SectionProps) {
  return <ItemSection {...props} renderDetail={({ id }) => <PostComments postId={id} />} />;
}
