import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../app/translations.ts';
import { PostItem } from './post-item.tsx';
import type { VisitorPost } from './visitor-posts.ts';

interface PostListProps<Post extends VisitorPost> {
  readonly messages: readonly Post[];
  /** The number shown initially and added per step. */
  readonly step: number;
  readonly renderBelow?: (post: Post) => ReactNode;
  /** Content after the last item once all are visible. */
  readonly further?: ReactNode;
}

/** A list of posts or comments, shown a few at a time. */
export function PostList<Post extends VisitorPost>({ messages, step, renderBelow, further }: PostListProps<Post>) {
  const t = useTranslations();
  const [count, setCount] = useState(step);
  const left = messages.length - count;
  return (
    <>
      <ul className="grid gap-3">
        {messages.slice(0, count).map((post) => (
          <PostItem key={`${post.kind}-${post.id}`} message={post}>
            {renderBelow?.(post)}
          </PostItem>
        ))}
      </ul>
      {left > 0 ? (
        <Button size="small" className="justify-self-start" onPress={() => setCount(count + step)}>
          {t('showMore', { count: left })}
        </Button>
      ) : (
        further
      )}
    </>
  );
}
