import { type FormEvent, useId } from 'react';
import type { WholeEnquiry } from '../../calls/enquiries.ts';
import { longestReply, longestSubject } from '../../calls/replies.ts';
import { directionOf } from '../../language/languages.ts';
import { type Notice, useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { type ReplyText, sendReply, takeBackReply, useWork } from './use-enquiries.ts';
import type { useReplyText } from './use-reply-text.ts';

interface ReplyFormProps {
  readonly enquiry: WholeEnquiry;
  readonly writing: ReturnType<typeof useReplyText>;
}

/** Writes to whom a message is from, beginning with a template, in the visitor's language. */
export function ReplyForm({ enquiry, writing }: ReplyFormProps) {
  const say = useWords();
  const notify = useNotify();
  const id = useId();
  const { email, held, replies, language } = enquiry;
  const { reply, template, isTyped, type, clear, choose } = writing;
  const inTheirs = { lang: language, dir: directionOf(language) };

  const send = useWork(async (sent: ReplyText) => {
    const { message, reply: written } = await sendReply(enquiry.id, sent);
    clear();
    const takeBack = async (): Promise<Notice> => {
      const answer = await takeBackReply(enquiry.id, written.id);
      type(sent);
      return { text: answer.message };
    };
    notify({ text: message, takeBack });
  });

  function chooseTemplate(index: number): void {
    const before = reply;
    choose(index);
    if (!isTyped) return;
    const takeBack = async (): Promise<Notice> => {
      type(before);
      return { text: say('replyTextBack') };
    };
    notify({ text: say('replyTextReplaced'), takeBack });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!send.isPending) send.mutate(reply);
  }

  const isEmpty = reply.subject.trim() === '' || reply.text.trim() === '';
  return (
    <form className="grid gap-4" aria-label={say('replyWrite')} aria-busy={send.isPending} onSubmit={submit}>
      {replies.length > 1 && (
        <div className="field">
          <label htmlFor={`${id}-template`} className="field-label">
            {say('replyTemplate')}
          </label>
          <select
            id={`${id}-template`}
            className="input"
            value={template}
            onChange={({ currentTarget: { value } }) => chooseTemplate(Number(value))}
          >
            {replies.map(({ subject }, index) => (
              <option key={`${index}-${subject}`} value={index}>
                {subject}
              </option>
            ))}
          </select>
        </div>
      )}
      <p className="text-sm text-muted">
        {say('replyTo')} <bdi dir="ltr">{email}</bdi>
      </p>
      <div className="field">
        <label htmlFor={`${id}-subject`} className="field-label">
          {say('replySubject')}
        </label>
        <input
          id={`${id}-subject`}
          className="input"
          {...inTheirs}
          maxLength={longestSubject}
          value={reply.subject}
          onChange={({ currentTarget: { value } }) => type({ ...reply, subject: value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-text`} className="field-label">
          {say('replyText')}
        </label>
        <textarea
          id={`${id}-text`}
          className="input"
          {...inTheirs}
          rows={9}
          maxLength={longestReply}
          aria-describedby={`${id}-hint`}
          value={reply.text}
          onChange={({ currentTarget: { value } }) => type({ ...reply, text: value })}
        />
        <p id={`${id}-hint`} className="field-hint">
          {say(held ? 'replyAfterReview' : 'replyGoesOut')}
        </p>
      </div>
      {send.isError && (
        <p role="alert" className="alert">
          {send.error.message || say('unreachable')}
        </p>
      )}
      <button type="submit" className="button primary justify-self-start" disabled={send.isPending || isEmpty || held}>
        {send.isPending ? say('wait') : say('replySend')}
      </button>
    </form>
  );
}
