import * as z from 'zod/mini';
import type { Shape } from './call.ts';

/** What every refusal says: a sentence in the language of the address, and the defects by the names of the wire. */
export const refusal = z.object({
  message: z.string(),
  issues: z.array(
    z.object({
      path: z.string(),
      code: z.string(),
      params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
});

/** A refusal of what was changed by somebody else meanwhile, with the record as it is now. */
export const conflict = z.extend(refusal, { current: z.optional(z.record(z.string(), z.unknown())) });

/** A sentence about what was done. */
export const messageAnswer = z.object({ message: z.string() });

/** A sentence, and the change by which it is taken back; `null` where everything was so already. */
export const changeAnswer = z.extend(messageAnswer, { undo: z.nullable(z.int()) });
export type ChangeAnswer = Shape<typeof changeAnswer>;

/** A number of things. */
export const whole = z.int().check(z.minimum(0));

/** A text in each language, empty where it is not written. */
export const wordsInBoth = z.object({ en: z.string(), ar: z.string() });

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** A value in a field of a record: its shape is that of the field. */
export const fieldValue = z.unknown();
