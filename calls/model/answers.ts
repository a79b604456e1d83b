import * as z from 'zod/mini';
import type { Shape } from './call.ts';

/** The body of every refusal: a sentence in the language of the address, and the issues by API name. */
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

/** A refusal because the record was changed meanwhile, with its current state. */
export const conflict = z.extend(refusal, { current: z.optional(z.record(z.string(), z.unknown())) });

/** A sentence about the result. */
export const messageAnswer = z.object({ message: z.string() });

/** A sentence, and the revision that undoes the change; `null` if nothing changed. */
export const changeAnswer = z.extend(messageAnswer, { undo: z.nullable(z.int()) });
export type ChangeAnswer = Shape<typeof changeAnswer>;

/** A non-negative integer. */
export const whole = z.int().check(z.minimum(0));

/** A text in each language; empty if it is untranslated. */
export const wordsInBoth = z.object({ en: z.string(), ar: z.string() });

/** A timestamp, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** The value of a field; the field defines its shape. */
export const fieldValue = z.unknown();
