import { expressionBuilder, sql } from 'kysely';
import type { EnquiryStatus, Tables } from '../../database/tables.ts';

const eb = expressionBuilder<Tables, 'enquiry'>();

// Literals instead of parameters, because only then SQLite can use a partial index.
export const isHeld = (held: 0 | 1) => eb('held', '=', eb.lit(held));
export const isNoSpam = eb('status', '<>', sql.lit<EnquiryStatus>('spam'));
export const isThere = eb('removed_at', 'is', null);

/** Neither deleted nor pending moderation. */
export const isShown = eb.and([isThere, isHeld(0)]);

/** Meetings that are not marked as spam, including cancelled ones. */
export const isMeeting = eb.and([isShown, isNoSpam, eb('meeting_at', 'is not', null)]);
