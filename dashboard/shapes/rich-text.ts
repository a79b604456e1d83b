import { z } from 'zod';
import type { Field, RichSide, Text } from '../../fields/field.ts';
import type { RichTextOptions } from '../../fields/rich-text/field.ts';
import { type TranslatedText, translatedText } from '../../fields/translated.ts';

/** Structures are taken and given as they are: the server reads them, and the editor, which is fetched when it is opened. */
const rich: RichSide<TranslatedText> = {
  schema: z.unknown(),
  answered: () => z.unknown().optional(),
  parse: (_input, stored) => stored,
  serialize: () => undefined,
};

/** Stands in the place of the kind's own module in browsers (`vite.config.ts`), of which first screens need its texts alone. */
export const richText = ({ max = 5000, ...options }: RichTextOptions = {}): Field<TranslatedText, Text> => ({
  ...translatedText('rich-text', { ...options, max }),
  rich,
});
