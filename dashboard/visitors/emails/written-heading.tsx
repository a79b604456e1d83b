import type { EnquiryReply } from '../../../calls/replies.ts';
import type { LateWord } from '../../../language/late-words.ts';
import { useLateWords } from '../../app/late-words.ts';
import { officeMoment } from '../../app/office-moment.ts';
import { useMailState } from '../../app/shell/use-mail-state.ts';
import { isOldReply } from './is-old-reply.ts';
import { showEmail } from '../../../fields/email/show-email.ts';

const stateWords = {
  received: 'replyReceived',
  waiting: 'replyWaiting',
  sent: 'replySent',
  failed: 'replyFailed',
  undelivered: 'replyUndelivered',
} as const satisfies Record<EnquiryReply['state'], LateWord>;

const originWords = {
  visitor: null,
  company: 'replyFromCompany',
  unverified: 'replyUnverified',
  'mail-system': 'replyReport',
} as const satisfies Record<EnquiryReply['origin'], LateWord | null>;

/** What a part of a conversation is called: who wrote it, where that is no customer, or how far it is. */
function kindOf(reply: EnquiryReply, hasMailServer: boolean): LateWord {
  const { state, origin, automatic } = reply;
  const fromElsewhere = originWords[origin];
  if (fromElsewhere !== null) return fromElsewhere;
  if (automatic) return 'replyAutomatic';
  if (state === 'waiting' && !hasMailServer) return 'replyWaitsForMail';
  return isOldReply(reply) ? 'replyWaitsForYou' : stateWords[state];
}

interface HeadingProps {
  /** The customer of whom it is. */
  readonly by: { readonly sender: string; readonly email: string | null };
  readonly reply: EnquiryReply;
}

/** Who wrote it, when, and how far it is. */
export function WrittenHeading({ by, reply }: HeadingProps) {
  const say = useLateWords();
  const mail = useMailState();
  const { state, origin, author, sender, created_at: at } = reply;
  // Questions on the page of a quotation come from the customer: no administrator noted them.
  const isNoted = state === 'received' && origin === 'visitor' && sender === '' && reply.offer === null;
  const isMarked = state === 'failed' || state === 'undelivered' || origin === 'unverified';
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <bdi className="font-medium text-ink">{isNoted ? by.sender || say('replyVisitor') : author}</bdi>
      {sender !== '' && sender !== author && sender !== by.email && (
        <bdi dir="ltr" className="wrap-anywhere">
          {showEmail(sender)}
        </bdi>
      )}
      <time dateTime={at}>{officeMoment(at)}</time>
      <span className={isMarked ? 'mark' : 'badge'}>{say(kindOf(reply, mail.data?.configured !== false))}</span>
      {isNoted && author !== '' && <span>{say('replyNotedBy', { name: author })}</span>}
    </p>
  );
}
