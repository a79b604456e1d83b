import type { Text } from '../../fields/field.ts';
import { directionOf } from '../../language/languages.ts';
import { type Line, parseRichText } from '../rich-text.ts';
import { useSite } from '../site-context.ts';

// What is drawn never changes its order, so a place in it is a name.
const drawLine = (line: Line) =>
  line.map(({ text, isBold }, index) => (isBold ? <strong key={index}>{text}</strong> : text));
const drawItems = (items: readonly Line[]) => items.map((item, index) => <li key={index}>{drawLine(item)}</li>);

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
      {parseRichText(text.text).map((block, index) => {
        if (block.kind === 'paragraph') return <p key={index}>{drawLine(block.line)}</p>;
        if (block.kind === 'bullets') return <ul key={index}>{drawItems(block.items)}</ul>;
        return (
          <ol key={index} start={block.first === 1 ? undefined : block.first}>
            {drawItems(block.items)}
          </ol>
        );
      })}
    </div>
  );
}
