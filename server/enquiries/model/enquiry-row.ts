import { z } from 'zod';
import { answerBy, type OfficeTime } from '../../../content/business-hours.ts';
import { openStatuses } from '../../../content/enquiries/status.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import { phoneOf } from './phone-of.ts';

const values = z.record(z.string(), z.unknown());
const reasons = z.array(z.string());

/** The values of an enquiry by field name in the code. */
export const fieldsOf = ({ fields }: Pick<EnquiryRow, 'fields'>): Readonly<Record<string, unknown>> =>
  values.parse(JSON.parse(fields));

/** The spam signals that led to moderation. */
export const spamSignalsOf = ({ suspicions }: Pick<EnquiryRow, 'suspicions'>): readonly string[] =>
  reasons.parse(JSON.parse(suspicions));

type Worked = Pick<
  EnquiryRow,
  | 'status'
  | 'held'
  | 'is_test'
  | 'cancelled_at'
  | 'removed_at'
  | 'created_at'
  | 'country'
  | 'follow_up_on'
  | 'awaiting_since'
>;

/**
 * Why an enquiry is overdue: not answered within one business day, or its follow-up date has passed; `null` if it is
 * not.
 */
export function overdueOf(row: Worked, { now, offices }: OfficeTime): 'unanswered' | 'follow-up' | null {
  const { status, held, is_test, cancelled_at, removed_at, created_at, country, follow_up_on, awaiting_since } = row;
  if (held === 1 || is_test === 1 || cancelled_at !== null || removed_at !== null) return null;
  if (follow_up_on !== null && openStatuses.includes(status) && follow_up_on < todayIn(country, now))
    return 'follow-up';
  const since = status === 'new' ? created_at : status === 'spam' ? null : awaiting_since;
  return since !== null && answerBy(new Date(since), offices[country]) <= now ? 'unanswered' : null;
}

/** Serializes an enquiry for administrators. */
export function serializeEnquiry(row: EnquiryRow) {
  const phone = phoneOf(row);
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    held: row.held === 1,
    suspicions: spamSignalsOf(row),
    fields: fieldsOf(row),
    subject: row.subject,
    message: row.message,
    sender: row.sender,
    email: row.email,
    phone: row.phone,
    phone_typed: row.phone_typed,
    phone_shown: phone.shown,
    phone_to_check: phone.isToCheck,
    product: row.product_id,
    page: row.page,
    language: row.language,
    country: row.country,
    meeting_at: row.meeting_at,
    cancelled_at: row.cancelled_at,
    follow_up_on: row.follow_up_on,
    assigned_to: row.assigned_to,
    awaiting_since: row.awaiting_since,
    test: row.is_test === 1,
    notes: row.notes,
    lost_reason: row.lost_reason,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
