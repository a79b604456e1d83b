import type { Text } from '../../fields/field.ts';
import { RichTextBlocks } from '../../fields/rich-text/blocks.tsx';
import { directionOf } from '../../language/languages.ts';
import { useSite } from '../site-context.ts';

/** A text with bold words and lists. */
export function RichText({ text }: { readonly text: Text }) {
  const { language } = useSite();
  const isForeign = text.language !== language;
  return (
    <div
      className="rich-text"
      lang={isForeign ? text.language : undefined}
      dir={isForeign ? directionOf(text.language) : undefined}
    >
      <RichTextBlocks text={text.text} />
    </div>
  );
}
