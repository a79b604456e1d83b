import type { Text } from '../field.ts';
import { wordsIn } from './document.ts';
import { parseRichText } from './parse-rich-text.ts';

function firstParagraph({ text, rich }: Pick<Text, 'text' | 'rich'>): string {
  if (rich !== undefined) {
    const first = rich.blocks.find((block) => block.is === 'paragraph');
    return first?.is === 'paragraph' ? wordsIn(first.words) : '';
  }
  const first = parseRichText(text).find((block) => block.kind === 'paragraph');
  return first === undefined ? '' : first.line.map((span) => span.text).join('');
}

/** The first paragraph as plain text, cut between words at `longest` UTF-16 code units. */
export function leadOf(text: Pick<Text, 'text' | 'rich'>, longest: number): string {
  const words = firstParagraph(text).replaceAll('\n', ' ');
  return words.length <= longest ? words : `${words.slice(0, longest).replace(/(?<!\s)\s+\S*$/, '')}…`;
}
