import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { moment, wordsInBoth } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { writtenMoment } from './model/in-address.ts';

/** So many days are answered at once. */
export const mostCalendarDays = 62;
/** And so many events of them, those to come before those that were. */
export const mostCalendarEvents = 1000;

const event = z.object({
  /** What will be done at its time, and what was done. */
  kind: z.enum(['publish', 'takeBack', 'published', 'takenBack']),
  at: moment,
  base: z.string(),
  id: recordId,
  category_id: z.nullable(recordId),
  /** What the record is called; of one that is gone, what it was called then. */
  title: wordsInBoth,
  /** In which languages; none where changes were published of whatever was published already. */
  languages: z.array(z.enum(languages)),
  /** False for a record that is gone. */
  exists: z.boolean(),
});

/** What is published, and taken back, when. */
export const calendar = {
  read: defineCall({
    method: 'GET',
    path: '/publishing-calendar',
    access: 'administrator',
    summary: 'calendarRead',
    query: { from: writtenMoment, to: writtenMoment },
    /** `is_whole`: there are no more than are answered. */
    answer: z.object({ events: z.array(event), is_whole: z.boolean() }),
  }),
};

/** Something that is published or taken back, or that was. */
export type CalendarEvent = Shape<typeof event>;
