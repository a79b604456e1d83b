import { keepUnits } from '../../language/figures.ts';
import { type Line, parseRichText } from './parse-rich-text.ts';

// What is drawn never changes its order, so a place in it is a name.
const drawLine = (line: Line) =>
  line.map(({ text, isBold }, index) => (isBold ? <strong key={index}>{keepUnits(text)}</strong> : keepUnits(text)));
const drawItems = (items: readonly Line[]) => items.map((item, index) => <li key={index}>{drawLine(item)}</li>);

/** A line that is bold from end to end heads what follows it, unless its end says that it is a sentence. */
const isHead = ([first, ...others]: Line): boolean =>
  first !== undefined && first.isBold && others.length === 0 && !/[.:]$/.test(first.text);

const heading = { role: 'heading', 'aria-level': 2 } as const;

/** A text with its bold words, its lists and its paragraphs. */
export function RichTextBlocks({ text }: { readonly text: string }) {
  return parseRichText(text).map((block, index) => {
    if (block.kind === 'paragraph') {
      return (
        <p key={index} {...(isHead(block.line) && heading)}>
          {drawLine(block.line)}
        </p>
      );
    }
    if (block.kind === 'bullets') return <ul key={index}>{drawItems(block.items)}</ul>;
    return (
      <ol key={index} start={block.first === 1 ? undefined : block.first}>
        {drawItems(block.items)}
      </ol>
    );
  });
}
