import { expressionBuilder, sql } from 'kysely';
import type { EnquiryStatus, Tables } from '../../database/tables.ts';

const eb = expressionBuilder<Tables, 'enquiry'>();

// Literals, not parameters: only so does SQLite know that an index of some rows holds all that are asked for.
export const isHeld = (held: 0 | 1) => eb('held', '=', eb.lit(held));
export const isNoSpam = eb('status', '<>', sql.lit<EnquiryStatus>('spam'));
export const isThere = eb('removed_at', 'is', null);

/** Neither deleted nor awaiting review. */
export const isShown = eb.and([isThere, isHeld(0)]);

/** Meetings that were not found to be spam, with those that were called off. */
export const isMeeting = eb.and([isShown, isNoSpam, eb('meeting_at', 'is not', null)]);
