import { type FormEvent, useRef, useState } from 'react';
import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import { longestReply, longestSubject, mostFileBytes, mostFiles } from '../../../calls/replies.ts';
import { formatBytes } from '../../../language/format.ts';
import { directionOf } from '../../../language/languages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Tick } from '../../../ui/tick.tsx';
import { type Notice, useNotify } from '../../app/actions/notify.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useKeepMounted } from '../../../ui/keep-mounted.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { AttachedFiles } from './attached-files.tsx';
import { MailMissing } from './mail-missing.tsx';
import { useAttaching } from './use-attaching.ts';
import { type ReplyText, sendReply, withdrawReply } from './use-enquiries.ts';
import type { useReplyText } from './use-reply-text.ts';
import { showEmail } from '../../../fields/email/show-email.ts';

interface ReplyFormProps {
  readonly enquiry: WholeEnquiry;
  readonly writing: ReturnType<typeof useReplyText>;
  /** False without a mail server: the reply is then sent by another channel, or waits. */
  readonly sends: boolean;
}

/** Writes a reply from a template, in the visitor's language. */
export function ReplyForm({ enquiry, writing, sends }: ReplyFormProps) {
  const written = useRef<HTMLTextAreaElement>(null);
  const t = useLateTranslations();
  const notify = useNotify();
  const { email, held, replies, language, sender, thread } = enquiry;
  const { reply, template, isTyped, type, clear, choose } = writing;
  const attaching = useAttaching(enquiry);
  // The last questions on the page of a quotation are answered there, too.
  const questions = thread.filter(
    ({ origin, automatic }) => !automatic && (origin === 'visitor' || origin === 'unverified'),
  );
  const { offer: quotation = null } = questions.findLast(({ state }) => state === 'received') ?? {};
  const [isOnPage, setIsOnPage] = useState(true);
  const inTheirs = { lang: language, dir: directionOf(language) };

  const send = useAction(
    (sent: ReplyText) =>
      sendReply(enquiry.id, {
        ...sent,
        files: enquiry.attached.map(({ id }) => id),
        offer: isOnPage ? (quotation?.id ?? null) : null,
      }),
    {
      about: sender,
      tell: ({ message, reply: written }, sent) => ({
        text: message,
        onUndo: async (): Promise<Notice> => {
          const answer = await withdrawReply(enquiry.id, written.id);
          type(sent);
          return { text: answer.message };
        },
      }),
      onDone: clear,
    },
  );

  useKeepMounted(isTyped && !send.isPending);

  function chooseTemplate(index: number): void {
    const before = reply;
    choose(index);
    if (!isTyped) return;
    const onUndo = async (): Promise<Notice> => {
      type(before);
      return { text: t('replyTextBack') };
    };
    notify({ text: t('replyTextReplaced'), onUndo });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    send.start(reply);
  }

  const isEmpty = reply.subject.trim() === '' || reply.text.trim() === '';
  return (
    <form className="grid gap-4" data-sends aria-label={t('replyWrite')} aria-busy={send.isPending} onSubmit={submit}>
      {!sends && (
        <MailMissing reply={reply} hasPhone={enquiry.phone !== null} onSelect={() => written.current?.select()} />
      )}
      {replies.length > 1 && (
        <Field label={t('replyTemplate')}>
          {(control) => (
            <Select
              {...control}
              value={String(template)}
              options={replies.map(({ subject }, index) => ({ value: String(index), label: subject }))}
              onSelect={(index) => chooseTemplate(Number(index))}
            />
          )}
        </Field>
      )}
      <p className="text-sm text-muted">
        {t('replyTo')} <bdi dir="ltr">{email !== null && showEmail(email)}</bdi>
      </p>
      <Field label={t('replySubject')}>
        {(control) => (
          <input
            {...control}
            {...inTheirs}
            className="input"
            maxLength={longestSubject}
            value={reply.subject}
            onChange={({ currentTarget: { value } }) => type({ ...reply, subject: value })}
          />
        )}
      </Field>
      <Field label={t('replyText')} hint={t(held ? 'replyAfterReview' : sends ? 'replyGoesOut' : 'replyGoesOutLater')}>
        {(control) => (
          <textarea
            {...control}
            {...inTheirs}
            ref={written}
            className="input"
            rows={9}
            maxLength={longestReply}
            value={reply.text}
            onChange={({ currentTarget: { value } }) => type({ ...reply, text: value })}
          />
        )}
      </Field>
      <AttachedFiles
        enquiry={enquiry}
        label={t('replyFiles')}
        hint={t('replyFilesHint', { count: mostFiles, size: formatBytes(mostFileBytes, currentLanguage()) })}
        takesStored
        attaching={attaching}
      />
      {quotation !== null && (
        <Tick
          label={t('replyOnOfferPage', { number: quotation.number ?? '' })}
          isTicked={isOnPage}
          onTick={setIsOnPage}
        />
      )}
      {send.refusal !== null && <Alert onRetry={send.retry}>{send.refusal.text}</Alert>}
      <Button
        variant={sends ? 'filled' : 'plain'}
        className="justify-self-start"
        isSubmit
        isPending={send.isPending}
        isDisabled={isEmpty || held || attaching.isBusy}
      >
        {t(sends ? 'replySend' : 'replyKeep')}
      </Button>
    </form>
  );
}
