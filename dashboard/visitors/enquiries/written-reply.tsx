import { useState } from 'react';
import { Link } from 'react-router';
import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import type { EnquiryReply } from '../../../calls/replies.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { WrittenHeading } from '../emails/written-heading.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { ReplyFileLink } from './reply-file-link.tsx';
import { withdrawReply } from './use-enquiries.ts';

interface WrittenProps {
  readonly enquiry: WholeEnquiry;
  readonly reply: EnquiryReply;
}

/** The quoted part of an email, and what of it is only in the mailbox. */
function RestOfEmail({ reply: { quoted, cut, left_out: leftOut } }: Pick<WrittenProps, 'reply'>) {
  const t = useLateTranslations();
  return (
    <>
      {quoted !== '' && (
        <details className="text-sm text-muted">
          <summary className="w-fit cursor-pointer py-2">{t('replyQuoted')}</summary>
          <p dir="auto" className="written-text border-s-2 border-line ps-3">
            {quoted}
          </p>
        </details>
      )}
      {cut && <p className="note text-sm">{t('replyCut')}</p>}
      {leftOut.length > 0 && (
        <div className="note text-sm">
          <p>{t('replyLeftOut', { count: leftOut.length })}</p>
          <ul>
            {[...new Set(leftOut)].map((name) => (
              <li key={name} className="wrap-anywhere">
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/**
 * Withdraws a reply that was not sent, or removes a received one. Asks for confirmation for an email, because it cannot
 * be fetched again.
 */
function Removal({ enquiry, reply }: WrittenProps) {
  const t = useLateTranslations();
  const [isConfirming, setIsConfirming] = useState(false);
  const isReceived = reply.state === 'received';
  const isEmail = isReceived && (reply.sender !== '' || reply.origin !== 'visitor');
  const withdrawal = useAction(() => withdrawReply(enquiry.id, reply.id), { about: enquiry.sender });
  if (!isReceived && reply.state !== 'waiting') return null;
  return (
    <>
      {withdrawal.refusal !== null && !isConfirming && <Alert>{withdrawal.refusal.text}</Alert>}
      <Button
        size="small"
        className="justify-self-start"
        isPending={withdrawal.isPending}
        onPress={() => (isEmail ? setIsConfirming(true) : withdrawal.start())}
      >
        {t(isReceived ? 'replyRemove' : 'replyTakeBack')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('replyRemoveQuestion')}
          isPending={withdrawal.isPending}
          destroys
          refusal={withdrawal.refusal?.text}
          onNo={() => setIsConfirming(false)}
          onYes={withdrawal.start}
        >
          <p className="text-muted">{t('replyRemoveHint')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** A message of a conversation: visitors' messages are aligned to the start, the company's to the end. */
export function WrittenReply({ enquiry, reply }: WrittenProps) {
  const t = useLateTranslations();
  const { state, origin, subject, text, files, offer: quotation, problem } = reply;
  const isTheirs = state === 'received' && origin !== 'company';
  return (
    <li className={classNames('written', isTheirs ? 'written-theirs' : 'written-ours')}>
      <WrittenHeading by={enquiry} reply={reply} />
      {subject !== '' && (
        <p dir="auto" className="font-medium wrap-anywhere">
          {subject}
        </p>
      )}
      {text !== '' && (
        <p dir="auto" className="written-text">
          {text}
        </p>
      )}
      <RestOfEmail reply={reply} />
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <ReplyFileLink enquiryId={enquiry.id} file={file} />
            </li>
          ))}
        </ul>
      )}
      {origin === 'unverified' && <p className="note text-sm">{t('replyUnverifiedHint')}</p>}
      {problem !== null && (
        <div className="note grid gap-1 text-sm">
          <p>{t('reasonReturned')}</p>
          <p dir="ltr" className="wrap-anywhere rtl:text-end">
            {problem}
          </p>
        </div>
      )}
      {quotation !== null && (
        <Link to={`/offers/${quotation.id}`} className="link justify-self-start text-sm">
          {t('replyAboutOffer', { number: quotation.number ?? '' })}
        </Link>
      )}
      {state === 'failed' && (
        <Link to="/outbox" className="link justify-self-start text-sm">
          {t('replyFailedWhy')}
        </Link>
      )}
      <Removal enquiry={enquiry} reply={reply} />
    </li>
  );
}
