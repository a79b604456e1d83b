import type { Text } from '../field.ts';
import { textOfBlock, wordsIn } from './document.ts';

/** Splits a text for a place with room for one paragraph: the first paragraph, and the rest. */
export function splitLead(text: Text): { readonly lead: Text; readonly rest: Text | null } {
  const { rich } = text;
  if (rich === undefined) return { lead: text, rest: null };
  const [first, ...others] = rich.blocks;
  if (first?.is !== 'paragraph') return { lead: { text: '', language: text.language }, rest: text };
  return {
    lead: { ...text, text: wordsIn(first.words), rich: { ...rich, blocks: [first] } },
    rest: others.length === 0 ? null : { ...text, text: '', rich: { ...rich, blocks: others } },
  };
}

/** The summary of a text for cards and search results: all of a plain text, the first paragraph of a formatted one. */
export function summaryOf(text: Text): Text {
  const { rich, ...plain } = text;
  if (rich === undefined) return text;
  const block =
    rich.blocks.find(({ is }) => is === 'paragraph') ?? rich.blocks.find((each) => textOfBlock(each) !== '');
  return { ...plain, text: block === undefined ? '' : textOfBlock(block) };
}

/** The first sentence of a text, or all of it if no sentence ends. A point within a number does not end a sentence. */
export function firstSentence(text: Text): Text {
  const [sentence] = /^.*?[.!?؟](?=\s|$)/s.exec(text.text) ?? [text.text];
  return { ...text, text: sentence };
}
