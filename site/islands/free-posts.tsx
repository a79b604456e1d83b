import { useRef, useState } from 'react';
import type { VisitorComment } from '../../content/model/discussion.ts';
import { directionOf } from '../../language/languages.ts';
import { CommentParts, languageOf } from './comment.tsx';
import { type Outcome, outcomeWords } from './comments.tsx';
import { commentsLabelId, FreePost, Opener } from './free-post.tsx';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { MessageDialog, showDialog } from './message-dialog.tsx';
import { MessageForm, type MessageFormData } from './message-form.tsx';
import { Slot } from './slot.tsx';

interface Props {
  readonly outcome?: Outcome | undefined;
  readonly timeZone: string;
  /** The address of the page. */
  readonly page: string;
  /** Newest first. `comments` is the number of comments of the post on this page. */
  readonly posts: readonly { readonly id: number; readonly direction: 'ltr' | 'rtl'; readonly comments: number }[];
  /** Number of latest comments of a post that stay visible while the others are collapsed. */
  readonly latest: number;
  readonly postForm: MessageFormData;
  readonly commentForm: MessageFormData;
  /** The form that is open without scripts: the form for a post, or the form for a comment on the post with this id. */
  readonly writing?: 'post' | number | undefined;
}

/**
 * The posts of visitors and the two forms to add posts and comments. Slots: the fields of the two forms; for each post
 * its head, its comments and the links to its other comments; the links to other posts.
 */
export function FreePosts({
  timeZone,
  page,
  posts,
  latest,
  postForm,
  commentForm,
  writing,
  slots,
  ...sent
}: Props & WithSlots) {
  const { t, language } = useIsland();
  const reading = { t, language, timeZone };
  const [postFields, commentFields, ...rest] = slots;
  const postDialog = useRef<HTMLDialogElement>(null);
  const commentDialog = useRef<HTMLDialogElement>(null);
  const [news, setNews] = useState(sent.outcome);
  const [written, setWritten] = useState<readonly VisitorComment[]>([]);
  const [replies, setReplies] = useState<Readonly<Record<number, readonly VisitorComment[]>>>({});
  const [answered, setAnswered] = useState(typeof writing === 'number' ? writing : undefined);
  // A post has two slots in addition to those of its comments.
  const begins = posts.map((_, index) => posts.slice(0, index).reduce((sum, { comments }) => sum + comments + 2, 0));

  const shared = (id: number) => ({
    id,
    reading,
    latest,
    page,
    written: replies[id] ?? [],
    onAnswer() {
      setAnswered(id);
      showDialog(commentDialog.current);
    },
  });

  function tell(dialog: HTMLDialogElement | null, message: VisitorComment | null): void {
    dialog?.close();
    setNews(message === null ? 'held' : 'posted');
  }

  return (
    <div className="discussion" id="talk">
      <p className="discussion-outcome" role="status">
        {news && t(outcomeWords[news])}
      </p>
      <div className="free-posts-head">
        <h2 className="community-part">{t('freePosts')}</h2>
        <Opener action={`${page}#add-post`} name="write" value="post" onOpen={() => showDialog(postDialog.current)}>
          {t('addPost')}
        </Opener>
      </div>
      <MessageDialog ref={postDialog} id="add-post" title={t('addPost')} isOpen={writing === 'post'}>
        <MessageForm
          form={postForm}
          html={postFields}
          onPosted={(message) => {
            if (message !== null) setWritten([message, ...written]);
            tell(postDialog.current, message);
          }}
        />
      </MessageDialog>
      <MessageDialog ref={commentDialog} id="add-comment" title={t('addComment')} isOpen={typeof writing === 'number'}>
        <MessageForm
          form={commentForm}
          to={answered}
          html={commentFields}
          onPosted={(message) => {
            if (message !== null && answered !== undefined)
              setReplies({ ...replies, [answered]: [...(replies[answered] ?? []), message] });
            tell(commentDialog.current, message);
          }}
        />
      </MessageDialog>
      <ol className="free-posts">
        {written.map((post) => (
          <FreePost
            key={`written-${post.id}`}
            {...shared(post.id)}
            direction={directionOf(languageOf(post.text, language))}
            head={
              <div>
                <CommentParts {...reading} comment={post} />
                <span id={commentsLabelId(post.id)} hidden>
                  {t('commentsOn', { name: post.author })}
                </span>
              </div>
            }
          />
        ))}
        {posts.map(({ id, direction, comments }, index) => {
          const own = rest.slice(begins[index], (begins[index] ?? 0) + comments + 2);
          return (
            <FreePost
              key={id}
              {...shared(id)}
              direction={direction}
              head={<Slot html={own[0] ?? ''} />}
              rendered={own.slice(1, -1)}
              links={own.at(-1)}
            />
          );
        })}
      </ol>
      {posts.length + written.length === 0 && <p className="comments-none">{t('noPosts')}</p>}
      <Slot html={slots.at(-1) ?? ''} />
    </div>
  );
}
