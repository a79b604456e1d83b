import { useState } from 'react';
import type { VisitorComment } from '../../content/model/discussion.ts';
import { CommentList } from './comment-list.tsx';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { MessageForm, type MessageFormData } from './message-form.tsx';
import { Slot } from './slot.tsx';

/** The outcomes of a form that was posted without scripts, and the messages that report them. */
export const outcomeWords = { posted: 'posted', held: 'heldForReview', gone: 'postGone' } as const;

export type Outcome = keyof typeof outcomeWords;

interface Props {
  readonly outcome?: Outcome | undefined;
  readonly timeZone: string;
  /** Number of all comments, including those on other pages. */
  readonly total: number;
  /** Number of latest comments that stay visible while the others are collapsed. */
  readonly latest: number;
  readonly form: MessageFormData;
}

/**
 * The comments on an article and the form to add one. Slots: the comments, oldest first; the link to older comments;
 * the fields of the form.
 */
export function Comments({ outcome, timeZone, total, latest, form, slots }: Props & WithSlots) {
  const { t, language } = useIsland();
  const [news, setNews] = useState(outcome);
  const [written, setWritten] = useState<readonly VisitorComment[]>([]);
  const rendered = slots.slice(0, -2);
  return (
    <div className="discussion" id="talk">
      <p className="discussion-outcome" role="status">
        {news && t(outcomeWords[news])}
      </p>
      <h2 className="community-part" id="comments">
        {t('comments')} <bdi className="comments-count">{total + written.length}</bdi>
      </h2>
      <CommentList
        reading={{ t, language, timeZone }}
        rendered={rendered}
        written={written}
        latest={latest}
        more={t('loadMore')}
      />
      <Slot html={slots.at(-2) ?? ''} />
      {rendered.length + written.length === 0 && <p className="comments-none">{t('noComments')}</p>}
      <div className="comments-form">
        <h3 className="text-lg">{t('addComment')}</h3>
        <MessageForm
          form={form}
          html={slots.at(-1)}
          onPosted={(message) => {
            if (message !== null) setWritten([...written, message]);
            setNews(message === null ? 'held' : 'posted');
          }}
        />
      </div>
    </div>
  );
}
