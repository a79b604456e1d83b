import { answeredDocument } from '../../../fields/rich-text/document-shapes.ts';
import { type RichBlock, type RichWords, runsOf, textOfBlock, wordsIn } from '../../../fields/rich-text/document.ts';
import { fromPlain, type PlainForm } from '../../../fields/rich-text/plain-form.ts';
import type { LateMessage } from '../../../language/late-messages.ts';

/** A formatting of some words, or an element that is not text. */
export interface FormattingFact {
  readonly word: LateMessage;
  /** The formatted words, shortened; for a link followed by its target. */
  readonly words: string;
}

/** A text in one language and its structure as in the API. */
export interface FormattedText {
  readonly text: string;
  readonly structure: unknown;
}

const longest = 60;
const cut = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest)}…`;
};

const looksIn = (words: RichWords): readonly FormattingFact[] =>
  words.flatMap(({ text, bold, italic, link }) => [
    ...(bold ? [{ word: 'bold', words: cut(text) } as const] : []),
    ...(italic ? [{ word: 'italic', words: cut(text) } as const] : []),
    ...(link === undefined ? [] : [{ word: 'insertLink', words: `${cut(text)} → ${link}` } as const]),
  ]);

function kindOf(block: RichBlock<string>): LateMessage | null {
  if (block.is === 'heading') return `heading${block.level}`;
  if (block.is === 'item') return block.list === 'bullets' ? 'bulletList' : 'numberList';
  if (block.is === 'quote') return 'quotation';
  if (block.is === 'table') return 'insertTable';
  return block.is === 'file' ? 'insertFile' : null;
}

const wordsOf = (block: RichBlock<string>): string =>
  block.is === 'file' ? block.caption || block.alt || block.file : textOfBlock(block);

/** The texts of blocks and cells with an explicit direction. */
function turnedIn(block: RichBlock<string>): readonly string[] {
  if (block.is === 'file') return [];
  const cells = block.is === 'table' ? block.rows.flat().filter(({ dir }) => dir !== undefined) : [];
  return [...(block.dir === undefined ? [] : [wordsOf(block)]), ...cells.map(({ words }) => wordsIn(words))];
}

function factsIn({ text, structure }: FormattedText, form: PlainForm): readonly FormattingFact[] {
  const { blocks } = answeredDocument().safeParse(structure).data ?? fromPlain(text, form);
  return blocks.flatMap((block): readonly FormattingFact[] => {
    const word = kindOf(block);
    return [
      ...(word === null ? [] : [{ word, words: cut(wordsOf(block)) }]),
      ...turnedIn(block).map((words) => ({ word: 'turnDirection', words: cut(words) }) as const),
      ...runsOf(block).flatMap(looksIn),
    ];
  });
}

/** The facts that are not in the other list; repeated facts count separately. */
function without(facts: readonly FormattingFact[], others: readonly FormattingFact[]): readonly FormattingFact[] {
  const left = others.map(({ word, words }) => `${word} ${words}`);
  return facts.filter(({ word, words }) => {
    const at = left.indexOf(`${word} ${words}`);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** The formats, links, pictures and tables that were added to or removed from a text in one language. */
export function formattingChanges(before: FormattedText, after: FormattedText, form: PlainForm) {
  const [was, is] = [factsIn(before, form), factsIn(after, form)];
  return { added: without(is, was), removed: without(was, is) };
}
