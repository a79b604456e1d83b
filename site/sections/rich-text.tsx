import type { Text } from '../../fields/field.ts';
import { RichTextBlocks } from '../../fields/rich-text/blocks.tsx';
import type { Line } from '../../fields/rich-text/parse-rich-text.ts';
import { keepUnits } from '../../language/numbers.ts';
import { directionOf } from '../../language/languages.ts';
import { useSite } from '../render/site-context.ts';
import { RichDocumentBlocks } from './rich-document.tsx';
import { LocalizedText } from './localized-text.tsx';

interface Props {
  readonly text: Text;
  /** Number of levels by which its headings are below those of a page's own text. */
  readonly deeper?: number;
}

/** A completely bold line is a heading, unless it ends like a sentence. */
const headOf = ([first, next]: Line) =>
  first?.isBold === true && next === undefined && !/[.:]$/.test(first.text)
    ? ({ role: 'heading', 'aria-level': 2 } as const)
    : undefined;

/** A formatted text, or a legacy plain text with bold words and lists. */
export function RichText({ text, deeper }: Props) {
  const { language } = useSite();
  const isForeign = text.language !== language;
  const around = directionOf(text.language);
  return (
    <div
      className="rich-text"
      lang={isForeign ? text.language : undefined}
      dir={isForeign ? around : undefined}
      data-place={text.place}
    >
      {text.rich === undefined ? (
        <RichTextBlocks text={keepUnits(text.text)} toldAs={headOf} />
      ) : (
        <RichDocumentBlocks document={text.rich} around={around} {...(deeper !== undefined && { deeper })} />
      )}
    </div>
  );
}

/** A plain text with its line breaks, or a formatted one in the same place. */
export function Prose({ text, deeper, className }: Props & { readonly className: string }) {
  if (text.rich !== undefined) {
    return (
      <div className={className}>
        <RichText text={text} {...(deeper !== undefined && { deeper })} />
      </div>
    );
  }
  return (
    <p className={className}>
      <LocalizedText text={text} />
    </p>
  );
}
