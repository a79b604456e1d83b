import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import type { WholeEnquiry } from '../../calls/enquiries.ts';
import { type EnquiryReply, longestReply } from '../../calls/replies.ts';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import { formatMoment } from '../../language/format.ts';
import { currentLanguage } from '../current-language.ts';
import { type Notice, useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { ownZone } from './enquiry-line.tsx';
import { addReceived, takeBackReply, useWork } from './use-enquiries.ts';

const stateWords = {
  received: 'replyReceived',
  waiting: 'replyWaiting',
  sent: 'replySent',
  failed: 'replyFailed',
} as const satisfies Record<EnquiryReply['state'], DashboardWord>;

function Written({ enquiry, reply }: { readonly enquiry: WholeEnquiry; readonly reply: EnquiryReply }) {
  const say = useWords();
  const notify = useNotify();
  const { state, author, subject, text, created_at: at } = reply;
  const isReceived = state === 'received';
  const takeBack = useWork(async () => notify({ text: (await takeBackReply(enquiry.id, reply.id)).message }));
  const mayTakeBack = isReceived || state === 'waiting';
  return (
    <li className="grid gap-2 p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <bdi className="font-medium text-ink">{isReceived ? enquiry.sender || say('replyVisitor') : author}</bdi>
        <time dateTime={at}>{formatMoment(at, currentLanguage(), ownZone)}</time>
        <span className={state === 'failed' ? 'mark' : 'badge'}>{say(stateWords[state])}</span>
      </p>
      {subject !== '' && (
        <p dir="auto" className="font-medium wrap-anywhere">
          {subject}
        </p>
      )}
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {state === 'failed' && (
        <Link to="/outbox" className="link justify-self-start text-sm">
          {say('replyFailedWhy')}
        </Link>
      )}
      {takeBack.isError && (
        <p role="alert" className="text-sm text-danger">
          {takeBack.error.message || say('unreachable')}
        </p>
      )}
      {mayTakeBack && (
        <button
          type="button"
          className="button small justify-self-start"
          disabled={takeBack.isPending}
          onClick={() => takeBack.mutate()}
        >
          {say(isReceived ? 'replyRemove' : 'replyTakeBack')}
        </button>
      )}
    </li>
  );
}

function ReceivedForm({ enquiry, onClose }: { readonly enquiry: WholeEnquiry; readonly onClose: () => void }) {
  const say = useWords();
  const notify = useNotify();
  const id = useId();
  const [text, setText] = useState('');
  const add = useWork(async (received: string) => {
    const { message, reply } = await addReceived(enquiry.id, received);
    const takeBack = async (): Promise<Notice> => ({ text: (await takeBackReply(enquiry.id, reply.id)).message });
    notify({ text: message, takeBack });
    onClose();
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!add.isPending) add.mutate(text);
  }
  return (
    <form className="grid gap-3 p-5" aria-busy={add.isPending} onSubmit={submit}>
      <div className="field">
        <label htmlFor={id} className="field-label">
          {say('replyReceivedText')}
        </label>
        <textarea
          id={id}
          className="input"
          dir="auto"
          rows={5}
          maxLength={longestReply}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </div>
      {add.isError && (
        <p role="alert" className="alert">
          {add.error.message || say('unreachable')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="button" disabled={add.isPending || text.trim() === ''}>
          {add.isPending ? say('wait') : say('replyReceivedAdd')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {say('cancel')}
        </button>
      </div>
    </form>
  );
}

/** What was written about a message since it came, oldest first; what came in another way is added by hand. */
export function Conversation({ enquiry }: { readonly enquiry: WholeEnquiry }) {
  const say = useWords();
  const [isAdding, setIsAdding] = useState(false);
  const { thread } = enquiry;
  return (
    <section className="card overflow-hidden" aria-labelledby="conversation">
      <div className="flex flex-wrap items-center justify-between gap-3 p-5">
        <h3 id="conversation" className="text-lg font-medium">
          {say('conversation')}
        </h3>
        {!isAdding && (
          <button type="button" className="button small" onClick={() => setIsAdding(true)}>
            {say('replyReceivedOpen')}
          </button>
        )}
      </div>
      {thread.length === 0 && !isAdding && <p className="px-5 pb-5 text-muted">{say('conversationNone')}</p>}
      {thread.length > 0 && (
        <ol className="divide-y divide-line border-t border-line">
          {thread.map((reply) => (
            <Written key={reply.id} enquiry={enquiry} reply={reply} />
          ))}
        </ol>
      )}
      {isAdding && (
        <div className="border-t border-line">
          <ReceivedForm enquiry={enquiry} onClose={() => setIsAdding(false)} />
        </div>
      )}
    </section>
  );
}
