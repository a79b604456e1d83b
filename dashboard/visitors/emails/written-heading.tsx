import type { EnquiryReply } from '../../../calls/replies.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useMailState } from '../../app/shell/use-mail-state.ts';
import { isOldReply } from './is-old-reply.ts';
import { showEmail } from '../../../fields/email/show-email.ts';

const stateMessages = {
  received: 'replyReceived',
  waiting: 'replyWaiting',
  sent: 'replySent',
  failed: 'replyFailed',
  undelivered: 'replyUndelivered',
} as const satisfies Record<EnquiryReply['state'], LateMessage>;

const originMessages = {
  visitor: null,
  company: 'replyFromCompany',
  unverified: 'replyUnverified',
  'mail-system': 'replyReport',
} as const satisfies Record<EnquiryReply['origin'], LateMessage | null>;

/** The label of a message: its origin if it is not from the customer, otherwise its state. */
function kindOf(reply: EnquiryReply, hasMailServer: boolean): LateMessage {
  const { state, origin, automatic } = reply;
  const fromElsewhere = originMessages[origin];
  if (fromElsewhere !== null) return fromElsewhere;
  if (automatic) return 'replyAutomatic';
  if (state === 'waiting' && !hasMailServer) return 'replyWaitsForMail';
  return isOldReply(reply) ? 'replyWaitsForYou' : stateMessages[state];
}

interface HeadingProps {
  /** The customer of the conversation. */
  readonly by: { readonly sender: string; readonly email: string | null };
  readonly reply: EnquiryReply;
}

/** Author, time and state of a message. */
export function WrittenHeading({ by, reply }: HeadingProps) {
  const t = useLateTranslations();
  const mail = useMailState();
  const { state, origin, author, sender, created_at: at } = reply;
  // Questions on the page of a quotation come from the customer; they are not added by an administrator.
  const isNoted = state === 'received' && origin === 'visitor' && sender === '' && reply.offer === null;
  const isMarked = state === 'failed' || state === 'undelivered' || origin === 'unverified';
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <bdi className="font-medium text-ink">{isNoted ? by.sender || t('replyVisitor') : author}</bdi>
      {sender !== '' && sender !== author && sender !== by.email && (
        <bdi dir="ltr" className="wrap-anywhere">
          {showEmail(sender)}
        </bdi>
      )}
      <time dateTime={at}>{formatOfficeTime(at)}</time>
      <span className={isMarked ? 'mark' : 'badge'}>{t(kindOf(reply, mail.data?.configured !== false))}</span>
      {isNoted && author !== '' && <span>{t('replyNotedBy', { name: author })}</span>}
    </p>
  );
}
