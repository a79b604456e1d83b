import type { EnquiryReply } from '../../calls/replies.ts';
import type { LateWord } from '../../language/late-words.ts';
import { useLateWords } from '../late-words.ts';
import { officeMoment } from '../office-moment.ts';

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
const kindOf = ({ state, origin, automatic }: EnquiryReply): LateWord =>
  originWords[origin] ?? (automatic ? 'replyAutomatic' : stateWords[state]);

interface HeadingProps {
  /** The customer of whom it is. */
  readonly by: { readonly sender: string; readonly email: string | null };
  readonly reply: EnquiryReply;
}

/** Who wrote it, when, and how far it is. */
export function WrittenHeading({ by, reply }: HeadingProps) {
  const say = useLateWords();
  const { state, origin, author, sender, created_at: at } = reply;
  const isNoted = state === 'received' && origin === 'visitor' && sender === '';
  const isMarked = state === 'failed' || state === 'undelivered' || origin === 'unverified';
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <bdi className="font-medium text-ink">{isNoted ? by.sender || say('replyVisitor') : author}</bdi>
      {sender !== '' && sender !== author && sender !== by.email && (
        <bdi dir="ltr" className="wrap-anywhere">
          {sender}
        </bdi>
      )}
      <time dateTime={at}>{officeMoment(at)}</time>
      <span className={isMarked ? 'mark' : 'badge'}>{say(kindOf(reply))}</span>
      {isNoted && author !== '' && <span>{say('replyNotedBy', { name: author })}</span>}
    </p>
  );
}
