import { z } from 'zod';
import type { Shape } from './call.ts';

/** What every refusal says: a sentence in the language of the address, and the defects by the names of the wire. */
export const refusal = z.object({
  message: z.string(),
  issues: z.array(
    z.object({
      path: z.string(),
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
});

/** A refusal of what was changed by somebody else meanwhile, with the record as it is now. */
export const conflict = refusal.extend({ current: z.record(z.string(), z.unknown()).optional() });

/** A sentence about what was done. */
export const told = z.object({ message: z.string() });

/** A sentence, and the change by which it is taken back; `null` where everything was so already. */
export const toldChange = told.extend({ undo: z.int().nullable() });
export type ToldChange = Shape<typeof toldChange>;

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** A value in a field of a record: its shape is that of the field. */
export const fieldValue = z.unknown();
