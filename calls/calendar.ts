import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { timestamp, wordsInBoth } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { writtenTimestamp } from './model/in-address.ts';

/** The longest range of a request in days. */
export const mostCalendarDays = 62;
/** The highest number of events in an answer; planned events come before past ones. */
export const mostCalendarEvents = 1000;

const event = z.object({
  /** Planned events, then past ones. */
  kind: z.enum(['publish', 'takeBack', 'published', 'takenBack']),
  at: timestamp,
  base: z.string(),
  id: recordId,
  category_id: z.nullable(recordId),
  /** The title of the record; of a deleted record its last one. */
  title: wordsInBoth,
  /** The affected languages; none if changes of already published languages were published. */
  languages: z.array(z.enum(languages)),
  /** False for a deleted record. */
  exists: z.boolean(),
});

/** What is published and unpublished, and when. */
export const calendar = {
  read: defineCall({
    method: 'GET',
    path: '/publishing-calendar',
    access: 'administrator',
    summary: 'calendarRead',
    query: { from: writtenTimestamp, to: writtenTimestamp },
    /** `is_whole`: the answer contains all events of the range. */
    answer: z.object({ events: z.array(event), is_whole: z.boolean() }),
  }),
};

/** A planned or past publishing event. */
export type CalendarEvent = Shape<typeof event>;
