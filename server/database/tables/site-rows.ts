import { z } from 'zod';
import type { RowSchemas } from './row-schemas.ts';
import { count, id, language, timestamp, text } from './row-cells.ts';

export const siteRows = {
  milestone: z.strictObject({ name: z.enum(['demo-begun', 'demo-loaded']), at: timestamp }),
  redirect: z.strictObject({
    id,
    from_path: text,
    // An address of this site: valid in a header and without another host.
    to_path: z.string().regex(/^\/(?![/\\])[\u0021-\u007e]*$/),
    status: z.union([z.literal(301), z.literal(302)]),
    created_at: timestamp,
  }),
  former_name: z.strictObject({ collection: text, slug: text, entry_id: id, left_at: timestamp }),
  saved_view: z.strictObject({ id, collection: text, name: text, address: text, created_at: timestamp }),
  task_mark: z.strictObject({ kind: text, subject: text, until: timestamp.nullable(), created_at: timestamp }),
  visit: z.strictObject({ day: z.iso.date(), page: text, record_id: count, language, country: text, visits: count }),
} satisfies RowSchemas;
