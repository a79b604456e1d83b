import { type Line, parseRichText } from './parse-rich-text.ts';

// The rendered blocks never change their order, so the index is a valid key.
const renderLine = (line: Line) =>
  line.map(({ text, isBold }, index) => (isBold ? <strong key={index}>{text}</strong> : text));
const renderItems = (items: readonly Line[]) => items.map((item, index) => <li key={index}>{renderLine(item)}</li>);

interface Props {
  readonly text: string;
  /** Returns the ARIA role of a paragraph, if it has another role. */
  readonly toldAs?: (line: Line) => { readonly role: 'heading'; readonly 'aria-level': number } | undefined;
}

/** A text with bold words, lists and paragraphs. */
export function RichTextBlocks({ text, toldAs }: Props) {
  return parseRichText(text).map((block, index) => {
    if (block.kind === 'paragraph') {
      return (
        <p key={index} {...toldAs?.(block.line)}>
          {renderLine(block.line)}
        </p>
      );
    }
    if (block.kind === 'bullets') return <ul key={index}>{renderItems(block.items)}</ul>;
    return (
      <ol key={index} start={block.first === 1 ? undefined : block.first}>
        {renderItems(block.items)}
      </ol>
    );
  });
}
