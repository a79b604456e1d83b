import * as z from 'zod/mini';
import { type RichDocument, richLimits, richVersion } from './document.ts';
import { isTextLink } from './is-text-link.ts';
import { once } from '../once.ts';

/**
 * The schema of a document whose files are references of the given schema. It allows only the listed properties. The
 * field limits the length of the text.
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
/** A stored link becomes an address on a page, so it is checked regardless of its source. */
const safeLink = anyLink.check(z.refine(isTextLink));

/** The schema of a document in a request body. Files are stored names or ids. */
export const sentDocument = once(() =>
  documentOf<string | number>(
    z.union([z.string().check(z.minLength(1), z.maxLength(255)), z.int().check(z.positive())]),
    anyLink,
  ),
);
export const storedDocument = once(() => documentOf<number>(z.int().check(z.positive()), safeLink));
export const answeredDocument = once(() => documentOf<string>(z.string(), anyLink));
