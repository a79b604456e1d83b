import type { ReactNode } from 'react';
import type { VisitorComment } from '../../content/model/discussion.ts';
import { CommentList } from './comment-list.tsx';
import type { Reading } from './comment.tsx';
import { Slot } from './slot.tsx';

interface OpenerProps {
  /** The page on which the dialog is open without scripts. */
  readonly action: string;
  readonly name: 'write' | 'reply';
  readonly value: string;
  readonly onOpen: () => void;
  readonly children: string;
}

/** A button that opens a dialog. Without scripts it requests the page with the dialog open. */
export const Opener = ({ action, name, value, onOpen, children }: OpenerProps) => (
  <form
    action={action}
    onSubmit={(event) => {
      event.preventDefault();
      onOpen();
    }}
  >
    {/* The form for a comment is on the page that shows the whole post. */}
    {name === 'reply' && <input type="hidden" name="post" value={value} />}
    <button className={name === 'write' ? 'button' : 'button-quiet'} name={name} value={value}>
      {children}
    </button>
  </form>
);

interface PostProps {
  readonly id: number;
  readonly direction: 'ltr' | 'rtl';
  /** The author and the text. */
  readonly head: ReactNode;
  readonly reading: Reading;
  /** `rendered`: comments in the HTML of the server. `written`: those posted since. */
  readonly rendered?: readonly string[];
  readonly written: readonly VisitorComment[];
  readonly latest: number;
  /** The links to its other comments. */
  readonly links?: string | undefined;
  readonly page: string;
  readonly onAnswer: () => void;
}

/** The id of the element that labels the comments of a post. */
export const commentsLabelId = (id: number): string => `post-${id}`;

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
