import { z, type ZodType } from 'zod';
import { type RichDocument, richLimits, richVersion } from './document.ts';
import { isTextLink } from './is-text-link.ts';
import { once } from '../once.ts';

/**
 * The shape of a document whose files are named by what `file` takes. Nothing but what is listed may stand in it; how
 * long its text may be the field says.
 */
function documentOf<File>(file: ZodType<File>, link: ZodType<string>): ZodType<RichDocument<File>> {
  const yes = z.literal(true).exactOptional();
  const words = z
    .array(z.strictObject({ text: z.string(), bold: yes, italic: yes, link: link.exactOptional() }))
    .max(richLimits.spans);
  const dir = z.enum(['ltr', 'rtl']).exactOptional();
  const block = z.union([
    z.strictObject({ is: z.enum(['paragraph', 'quote']), words, dir }),
    z.strictObject({ is: z.literal('heading'), level: z.literal([2, 3, 4]), words, dir }),
    z.strictObject({
      is: z.literal('item'),
      list: z.enum(['bullets', 'numbers']),
      level: z.int().min(0).max(richLimits.level),
      start: z.int().min(0).max(9999).exactOptional(),
      words,
      dir,
    }),
    z.strictObject({ is: z.literal('file'), file, alt: z.string(), caption: z.string() }),
    z.strictObject({
      is: z.literal('table'),
      rows: z.array(z.array(z.strictObject({ words, head: yes, dir })).max(richLimits.cells)).max(richLimits.rows),
      dir,
    }),
  ]);
  return z.strictObject({ version: z.literal(richVersion), blocks: z.array(block).max(richLimits.blocks) });
}

const anyLink = z.string().max(richLimits.link);
/** What is stored becomes an address on a page, wherever it came from. */
const safeLink = anyLink.refine(isTextLink);

/** A document as a body brings it; its files by stored name, or by id. */
export const sentDocument = once(() =>
  documentOf<string | number>(z.union([z.string().min(1).max(255), z.int().positive()]), anyLink),
);
export const storedDocument = once(() => documentOf<number>(z.int().positive(), safeLink));
export const answeredDocument = once(() => documentOf<string>(z.string(), anyLink));
