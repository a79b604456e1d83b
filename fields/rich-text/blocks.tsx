import { type Line, parseRichText } from './parse-rich-text.ts';

// What is drawn never changes its order, so a place in it is a name.
const drawLine = (line: Line) =>
  line.map(({ text, isBold }, index) => (isBold ? <strong key={index}>{text}</strong> : text));
const drawItems = (items: readonly Line[]) => items.map((item, index) => <li key={index}>{drawLine(item)}</li>);

interface Props {
  readonly text: string;
  /** What a paragraph is told as, where its line says more than a paragraph. */
  readonly toldAs?: (line: Line) => { readonly role: 'heading'; readonly 'aria-level': number } | undefined;
}

/** A text with its bold words, its lists and its paragraphs. */
export function RichTextBlocks({ text, toldAs }: Props) {
  return parseRichText(text).map((block, index) => {
    if (block.kind === 'paragraph') {
      return (
        <p key={index} {...toldAs?.(block.line)}>
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
