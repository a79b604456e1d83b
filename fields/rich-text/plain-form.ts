import {
  type RichBlock,
  type RichDocument,
  type RichItem,
  richVersion,
  type RichWords,
  textOfBlock,
} from './document.ts';
import { createListNumbers } from './list-numbers.ts';
import { type Line, parseRichText } from './parse-rich-text.ts';

/** How the plain text of a field is written: with the legacy marks, or without. */
export interface PlainForm {
  /** `**…**` is bold, and lines that begin with a number, a bullet or a hyphen are list items. */
  readonly hasMarks: boolean;
}

/** Spaces are moved outside of the marks, because marks next to spaces would not count. */
const marked = (text: string): string => {
  const words = text.trim();
  return words === '' ? text : text.replace(words, () => `**${words}**`);
};

const lineOf = (words: RichWords, { hasMarks }: PlainForm): string =>
  words.map(({ text, bold }) => (bold === true && hasMarks ? marked(text) : text)).join('');

/** The plain text of a document: one line a block or, without marks, an empty line between paragraphs. */
export function toPlain({ blocks }: RichDocument<unknown>, form: PlainForm): string {
  let text = '';
  let before: RichBlock<unknown> | undefined;
  const numbers = createListNumbers();
  for (const block of blocks) {
    if (block.is !== 'item') numbers.end();
    const line = lineOfBlock(block, form, (item) => numbers.count(item));
    if (line === '') continue;
    const isList = before?.is === 'item' && block.is === 'item';
    text += `${text === '' ? '' : form.hasMarks || isList ? '\n' : '\n\n'}${line}`;
    before = block;
  }
  // A text is stored without surrounding white space.
  return text.trim();
}

function lineOfBlock(block: RichBlock<unknown>, form: PlainForm, numberOf: (item: RichItem) => number): string {
  if (block.is === 'item') {
    const number = numberOf(block);
    const marker = block.list === 'numbers' ? `${number}.` : '-';
    return `${'  '.repeat(block.level)}${marker} ${lineOf(block.words, form)}`;
  }
  if (block.is === 'heading') return form.hasMarks ? marked(textOfBlock(block)) : textOfBlock(block);
  return block.is === 'file' || block.is === 'table' ? textOfBlock(block) : lineOf(block.words, form);
}

const toWords = (line: Line): RichWords => line.map(({ text, isBold }) => (isBold ? { text, bold: true } : { text }));

function fromMarks(text: string): readonly RichBlock<never>[] {
  const blocks: RichBlock<never>[] = [];
  for (const block of parseRichText(text)) {
    if (block.kind === 'paragraph') blocks.push({ is: 'paragraph', words: toWords(block.line) });
    else {
      const list = block.kind;
      const before = blocks.at(-1);
      const goesOn = before?.is === 'item' && before.list === list;
      const start = block.kind === 'numbers' && (goesOn || block.first !== 1) ? { start: block.first } : {};
      for (const [index, item] of block.items.entries())
        blocks.push({ is: 'item', list, level: 0, ...(index === 0 && start), words: toWords(item) });
    }
  }
  return blocks;
}

const fromLines = (text: string): readonly RichBlock<never>[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ is: 'paragraph', words: [{ text: part }] }));

/** Converts a legacy text to a document, without empty blocks. */
export const fromPlain = (text: string, { hasMarks }: PlainForm): RichDocument<never> => ({
  version: richVersion,
  blocks: (hasMarks ? fromMarks(text) : fromLines(text)).filter((block) => textOfBlock(block) !== ''),
});
