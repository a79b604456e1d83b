import type { Enquiry } from '../../../calls/enquiries.ts';
import { findEnquiry } from '../../../content/enquiries/index.ts';
import type { EnquiryStatus } from '../../../content/enquiries/status.ts';
import type { LateWord } from '../../../language/late-words.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useAdministratorName } from '../../app/session/use-administrators.ts';
import { useLateWords } from '../../app/late-words.ts';

export const statusWords = {
  new: 'statusNew',
  contacted: 'statusContacted',
  quoted: 'statusQuoted',
  won: 'statusWon',
  lost: 'statusLost',
  spam: 'statusSpam',
} as const satisfies Record<EnquiryStatus, LateWord>;

/** What a kind of message is called; one that is no longer declared keeps its name. */
export const kindLabel = (kind: string): string => findEnquiry(kind)?.label[currentLanguage()] ?? kind;

/** What is to be seen of a message at a glance: its kind, its status, and what is unusual about it. */
export function EnquiryMarks({ enquiry }: { readonly enquiry: Enquiry }) {
  const say = useLateWords();
  const seesToIt = useAdministratorName(enquiry.assigned_to);
  const {
    kind,
    status,
    overdue = null,
    held,
    test,
    awaiting_since: awaitingSince,
    is_double: isDouble = false,
  } = enquiry;
  const { cancelled_at: cancelledAt, removed_at: removedAt = null } = enquiry;
  return (
    <>
      <span className="badge">{kindLabel(kind)}</span>
      <span className={status === 'won' ? 'badge badge-on' : 'badge'}>{say(statusWords[status])}</span>
      {seesToIt !== undefined && (
        <span className="badge">
          <span className="sr-only">{say('enquiryAssigned')}: </span>
          <bdi>{seesToIt}</bdi>
        </span>
      )}
      {awaitingSince !== null && status !== 'spam' && <span className="mark">{say('markAwaiting')}</span>}
      {overdue !== null && (
        <span className="mark">{say(overdue === 'unanswered' ? 'markUnanswered' : 'markFollowUp')}</span>
      )}
      {held && <span className="mark">{say('markHeld')}</span>}
      {enquiry.phone_to_check && <span className="mark">{say('markPhone')}</span>}
      {isDouble && <span className="mark">{say('meetingDouble')}</span>}
      {cancelledAt !== null && <span className="mark">{say('markCancelled')}</span>}
      {removedAt !== null && <span className="mark">{say('markDeleted')}</span>}
      {test && <span className="mark">{say('markTest')}</span>}
    </>
  );
}
