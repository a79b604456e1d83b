import type { ReactNode } from 'react';
import type { VisitorComment } from '../../content/model/discussion.ts';
import { CommentList } from './comment-list.tsx';
import type { Reading } from './comment.tsx';
import { Slot } from './slot.tsx';

interface OpenerProps {
  /** Where the dialog is open without scripts. */
  readonly action: string;
  readonly name: 'write' | 'reply';
  readonly value: string;
  readonly onOpen: () => void;
  readonly children: string;
}

/** A button that opens a dialog; without scripts it asks for the page with the dialog open. */
export const Opener = ({ action, name, value, onOpen, children }: OpenerProps) => (
  <form
    action={action}
    onSubmit={(event) => {
      event.preventDefault();
      onOpen();
    }}
  >
    {/* A comment is written where all of its post is shown. */}
    {name === 'reply' && <input type="hidden" name="post" value={value} />}
    <button className={name === 'write' ? 'button' : 'button-quiet'} name={name} value={value}>
      {children}
    </button>
  </form>
);

interface PostProps {
  readonly id: number;
  readonly direction: 'ltr' | 'rtl';
  /** Its author and its words. */
  readonly head: ReactNode;
  readonly reading: Reading;
  /** Its comments that the server rendered, and those that were written since. */
  readonly rendered?: readonly string[];
  readonly written: readonly VisitorComment[];
  readonly latest: number;
  /** The ways to its other comments. */
  readonly links?: string | undefined;
  readonly page: string;
  readonly onAnswer: () => void;
}

/** The id of what the comments of a post are called. */
export const commentsLabelId = (id: number): string => `post-${id}`;

/** A post with its comments. */
export function FreePost({
  id,
  direction,
  head,
  reading,
  rendered = [],
  written,
  latest,
  links = '',
  ...post
}: PostProps) {
  const { t } = reading;
  return (
    <li className="free-post" data-post={id}>
      <article className="comment" dir={direction}>
        {head}
        <div className="free-post-thread">
          <section aria-labelledby={commentsLabelId(id)}>
            <CommentList reading={reading} rendered={rendered} written={written} latest={latest} more={t('showMore')} />
            <Slot html={links} />
          </section>
          <Opener action={`${post.page}#add-comment`} name="reply" value={String(id)} onOpen={post.onAnswer}>
            {t('addComment')}
          </Opener>
        </div>
      </article>
    </li>
  );
}
