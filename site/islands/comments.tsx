import { useState } from 'react';
import type { VisitorComment } from '../../content/model/discussion.ts';
import { CommentList } from './comment-list.tsx';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { MessageForm, type MessageFormData } from './message-form.tsx';
import { Slot } from './slot.tsx';

/** What came of a message that a form sent without scripts, and what is said of it. */
export const outcomeWords = { posted: 'posted', held: 'heldForReview', gone: 'postGone' } as const;

export type Outcome = keyof typeof outcomeWords;

interface Props {
  readonly outcome?: Outcome | undefined;
  readonly timeZone: string;
  /** How many there are with those that are not on the page. */
  readonly total: number;
  /** How many of the latest are seen while the others are folded away. */
  readonly latest: number;
  readonly form: MessageFormData;
}

/**
 * What visitors say about an article, and the form to join in. Its slots are the comments, oldest first, the way to older
 * ones, and the fields of the form.
 */
export function Comments({ outcome, timeZone, total, latest, form, slots }: Props & WithSlots) {
  const { t, language } = useIsland();
  const [news, setNews] = useState(outcome);
  const [written, setWritten] = useState<readonly VisitorComment[]>([]);
  const rendered = slots.slice(0, -2);
  return (
    <div className="talk" id="talk">
      <p className="talk-outcome" role="status">
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
