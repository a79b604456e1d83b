import type { Enquiry } from '../../../calls/enquiries.ts';
import { findEnquiry } from '../../../content/enquiries/index.ts';
import type { EnquiryStatus } from '../../../content/enquiries/status.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useAdministratorName } from '../../app/session/use-administrators.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

export const statusMessages = {
  new: 'statusNew',
  contacted: 'statusContacted',
  quoted: 'statusQuoted',
  won: 'statusWon',
  lost: 'statusLost',
  spam: 'statusSpam',
} as const satisfies Record<EnquiryStatus, LateMessage>;

/** The label of a form; its key if it is no longer declared. */
export const kindLabel = (kind: string): string => findEnquiry(kind)?.label[currentLanguage()] ?? kind;

/** The badges of an enquiry: form, status and exceptional states. */
export function EnquiryMarks({ enquiry }: { readonly enquiry: Enquiry }) {
  const t = useLateTranslations();
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
      <span className={status === 'won' ? 'badge badge-on' : 'badge'}>{t(statusMessages[status])}</span>
      {seesToIt !== undefined && (
        <span className="badge">
          <span className="sr-only">{t('enquiryAssigned')}: </span>
          <bdi>{seesToIt}</bdi>
        </span>
      )}
      {awaitingSince !== null && status !== 'spam' && <span className="mark">{t('markAwaiting')}</span>}
      {overdue !== null && (
        <span className="mark">{t(overdue === 'unanswered' ? 'markUnanswered' : 'markFollowUp')}</span>
      )}
      {held && <span className="mark">{t('markHeld')}</span>}
      {enquiry.phone_to_check && <span className="mark">{t('markPhone')}</span>}
      {isDouble && <span className="mark">{t('meetingDouble')}</span>}
      {cancelledAt !== null && <span className="mark">{t('markCancelled')}</span>}
      {removedAt !== null && <span className="mark">{t('markDeleted')}</span>}
      {test && <span className="mark">{t('markTest')}</span>}
    </>
  );
}
