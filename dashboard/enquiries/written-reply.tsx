import { useState } from 'react';
import { Link } from 'react-router';
import type { WholeEnquiry } from '../../calls/enquiries.ts';
import type { EnquiryReply } from '../../calls/replies.ts';
import type { LateWord } from '../../language/late-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../actions/use-action.ts';
import { useLateWords } from '../late-words.ts';
import { officeMoment } from '../office-moment.ts';
import { ReplyFileLink } from './reply-file-link.tsx';
import { takeBackReply } from './use-enquiries.ts';

const stateWords = {
  received: 'replyReceived',
  waiting: 'replyWaiting',
  sent: 'replySent',
  failed: 'replyFailed',
} as const satisfies Record<EnquiryReply['state'], LateWord>;

interface WrittenProps {
  readonly enquiry: WholeEnquiry;
  readonly reply: EnquiryReply;
}

/** Who wrote it, when, and how far it is. */
function Heading({ enquiry, reply }: WrittenProps) {
  const say = useLateWords();
  const { state, author, sender, automatic, created_at: at } = reply;
  const isNoted = state === 'received' && sender === '';
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <bdi className="font-medium text-ink">{isNoted ? enquiry.sender || say('replyVisitor') : author}</bdi>
      {sender !== '' && sender !== author && sender !== enquiry.email && (
        <bdi dir="ltr" className="wrap-anywhere">
          {sender}
        </bdi>
      )}
      <time dateTime={at}>{officeMoment(at)}</time>
      <span className={state === 'failed' ? 'mark' : 'badge'}>
        {say(automatic ? 'replyAutomatic' : stateWords[state])}
      </span>
      {isNoted && author !== '' && <span>{say('replyNotedBy', { name: author })}</span>}
    </p>
  );
}

/** What a letter repeats of earlier ones, and what of it is in the mailbox alone. */
function RestOfLetter({ reply: { quoted, cut, left_out: leftOut } }: Pick<WrittenProps, 'reply'>) {
  const say = useLateWords();
  return (
    <>
      {quoted !== '' && (
        <details className="text-sm text-muted">
          <summary className="w-fit cursor-pointer py-2">{say('replyQuoted')}</summary>
          <p dir="auto" className="written-text border-s-2 border-line ps-3">
            {quoted}
          </p>
        </details>
      )}
      {cut && <p className="note text-sm">{say('replyCut')}</p>}
      {leftOut.length > 0 && (
        <div className="note text-sm">
          <p>{say('replyLeftOut', { count: leftOut.length })}</p>
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

/** Takes back what has not gone out, or takes out what came; a letter is asked about, since it does not come again. */
function Removal({ enquiry, reply }: WrittenProps) {
  const say = useLateWords();
  const [isAsking, setIsAsking] = useState(false);
  const isReceived = reply.state === 'received';
  const isLetter = isReceived && reply.sender !== '';
  const takeBack = useAction(() => takeBackReply(enquiry.id, reply.id), { about: enquiry.sender });
  if (!isReceived && reply.state !== 'waiting') return null;
  return (
    <>
      {takeBack.refusal !== null && !isAsking && <Alert>{takeBack.refusal.text}</Alert>}
      <Button
        size="small"
        className="justify-self-start"
        isPending={takeBack.isPending}
        onPress={() => (isLetter ? setIsAsking(true) : takeBack.start())}
      >
        {say(isReceived ? 'replyRemove' : 'replyTakeBack')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={say('replyRemoveQuestion')}
          isPending={takeBack.isPending}
          destroys
          refusal={takeBack.refusal?.text}
          onNo={() => setIsAsking(false)}
          onYes={takeBack.start}
        >
          <p className="text-muted">{say('replyRemoveHint')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** One part of a conversation: what the visitor wrote stands at the start of the line, what the company wrote at its end. */
export function WrittenReply({ enquiry, reply }: WrittenProps) {
  const say = useLateWords();
  const { state, subject, text, files } = reply;
  return (
    <li className={classNames('written', state === 'received' ? 'written-theirs' : 'written-ours')}>
      <Heading enquiry={enquiry} reply={reply} />
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
      <RestOfLetter reply={reply} />
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
      <Removal enquiry={enquiry} reply={reply} />
    </li>
  );
}
