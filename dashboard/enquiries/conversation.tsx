import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { WholeEnquiry } from '../../calls/enquiries.ts';
import { type EnquiryReply, longestReply } from '../../calls/replies.ts';
import type { LateWord } from '../../language/late-words.ts';
import { formatMoment } from '../../language/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Notice } from '../actions/notify.ts';
import { useAction } from '../actions/use-action.ts';
import { dropDraft } from '../forms/kept-draft.ts';
import { keptText, useUnsaved } from '../forms/use-unsaved.tsx';
import { currentLanguage } from '../current-language.ts';
import { useLateWords } from '../late-words.ts';
import { ownZone } from './enquiry-line.tsx';
import { ReplyFileLink } from './reply-file-link.tsx';
import { addReceived, takeBackReply } from './use-enquiries.ts';

const stateWords = {
  received: 'replyReceived',
  waiting: 'replyWaiting',
  sent: 'replySent',
  failed: 'replyFailed',
} as const satisfies Record<EnquiryReply['state'], LateWord>;

function Written({ enquiry, reply }: { readonly enquiry: WholeEnquiry; readonly reply: EnquiryReply }) {
  const say = useLateWords();
  const { state, author, subject, text, files, created_at: at } = reply;
  const isReceived = state === 'received';
  const takeBack = useAction(() => takeBackReply(enquiry.id, reply.id), { about: enquiry.sender });
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
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <ReplyFileLink enquiryId={enquiry.id} file={file} />
            </li>
          ))}
        </ul>
      )}
      {state === 'failed' && (
        <Link to="/outbox" className="link justify-self-start text-sm">
          {say('replyFailedWhy')}
        </Link>
      )}
      {takeBack.refusal !== null && <Alert>{takeBack.refusal.text}</Alert>}
      {mayTakeBack && (
        <Button
          size="small"
          className="justify-self-start"
          isPending={takeBack.isPending}
          onPress={() => takeBack.start(undefined)}
        >
          {say(isReceived ? 'replyRemove' : 'replyTakeBack')}
        </Button>
      )}
    </li>
  );
}

/** What the browser keeps what came another way under, till it is added. */
const receivedFormOf = ({ id }: WholeEnquiry): string => `received:${id}`;

function ReceivedForm({ enquiry, onClose }: { readonly enquiry: WholeEnquiry; readonly onClose: () => void }) {
  const say = useLateWords();
  const kept = receivedFormOf(enquiry);
  const [text, setText] = useState(() => keptText(kept, 'text'));
  const add = useAction((received: string) => addReceived(enquiry.id, received), {
    about: enquiry.sender,
    tell: ({ message, reply }) => ({
      text: message,
      takeBack: async (): Promise<Notice> => ({ text: (await takeBackReply(enquiry.id, reply.id)).message }),
    }),
    onDone: () => {
      dropDraft(kept);
      onClose();
    },
  });
  const question = useUnsaved(kept, { values: { text }, isDirty: text.trim() !== '', isBusy: add.isPending });
  function submit(event: FormEvent): void {
    event.preventDefault();
    add.start(text);
  }
  return (
    <form className="grid gap-3 p-5" aria-busy={add.isPending} onSubmit={submit}>
      <Field label={say('replyReceivedText')}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            dir="auto"
            rows={5}
            maxLength={longestReply}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        )}
      </Field>
      {add.refusal !== null && <Alert onRetry={add.retry}>{add.refusal.text}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button isSubmit isPending={add.isPending} isDisabled={text.trim() === ''}>
          {say('replyReceivedAdd')}
        </Button>
        <Button onPress={onClose}>{say('cancel')}</Button>
      </div>
      {question}
    </form>
  );
}

/** What was written about a message since it came, oldest first; what came in another way is added by hand. */
export function Conversation({ enquiry }: { readonly enquiry: WholeEnquiry }) {
  const say = useLateWords();
  const [isAdding, setIsAdding] = useState(() => keptText(receivedFormOf(enquiry), 'text') !== '');
  const { thread } = enquiry;
  return (
    <section className="card overflow-hidden" aria-labelledby="conversation">
      <div className="flex flex-wrap items-center justify-between gap-3 p-5">
        <h3 id="conversation" className="text-lg font-medium">
          {say('conversation')}
        </h3>
        {!isAdding && (
          <Button size="small" onPress={() => setIsAdding(true)}>
            {say('replyReceivedOpen')}
          </Button>
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
