import * as z from 'zod/mini';
import { type RichDocument, richLimits, richVersion } from './document.ts';
import { isTextLink } from './is-text-link.ts';
import { once } from '../once.ts';

/**
 * The shape of a document whose files are named by what `file` takes. Nothing but what is listed may stand in it; how
 * long its text may be the field says.
 */
function documentOf<File>(file: z.ZodMiniType<File>, link: z.ZodMiniType<string>): z.ZodMiniType<RichDocument<File>> {
  const yes = z.exactOptional(z.literal(true));
  const words = z
    .array(z.strictObject({ text: z.string(), bold: yes, italic: yes, link: z.exactOptional(link) }))
    .check(z.maxLength(richLimits.spans));
  const dir = z.exactOptional(z.enum(['ltr', 'rtl']));
  const block = z.union([
    z.strictObject({ is: z.enum(['paragraph', 'quote']), words, dir }),
    z.strictObject({ is: z.literal('heading'), level: z.literal([2, 3, 4]), words, dir }),
    z.strictObject({
      is: z.literal('item'),
      list: z.enum(['bullets', 'numbers']),
      level: z.int().check(z.minimum(0), z.maximum(richLimits.level)),
      start: z.exactOptional(z.int().check(z.minimum(0), z.maximum(9999))),
      words,
      dir,
    }),
    z.strictObject({ is: z.literal('file'), file, alt: z.string(), caption: z.string() }),
    z.strictObject({
      is: z.literal('table'),
      rows: z
        .array(z.array(z.strictObject({ words, head: yes, dir })).check(z.maxLength(richLimits.cells)))
        .check(z.maxLength(richLimits.rows)),
      dir,
    }),
  ]);
  return z.strictObject({
    version: z.literal(richVersion),
    blocks: z.array(block).check(z.maxLength(richLimits.blocks)),
  });
}

const anyLink = z.string().check(z.maxLength(richLimits.link));
/** What is stored becomes an address on a page, wherever it came from. */
const safeLink = anyLink.check(z.refine(isTextLink));

/** A document as a body brings it; its files by stored name, or by id. */
export const sentDocument = once(() =>
  documentOf<string | number>(
    z.union([z.string().check(z.minLength(1), z.maxLength(255)), z.int().check(z.positive())]),
    anyLink,
  ),
);
export const storedDocument = once(() => documentOf<number>(z.int().check(z.positive()), safeLink));
export const answeredDocument = once(() => documentOf<string>(z.string(), anyLink));
