import type { Text } from '../field.ts';
import { textOfBlock, wordsIn } from './document.ts';

/** A text for a place with room for one paragraph: that with which it begins, and what is left for another place. */
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

/** What a card, or a result of a search, says of a text: all of a plain one, the first paragraph of a formatted one. */
export function summaryOf(text: Text): Text {
  const { rich, ...plain } = text;
  if (rich === undefined) return text;
  const block =
    rich.blocks.find(({ is }) => is === 'paragraph') ?? rich.blocks.find((each) => textOfBlock(each) !== '');
  return { ...plain, text: block === undefined ? '' : textOfBlock(block) };
}

/** The first sentence of a text, or all of one without an end to it; a point inside a figure ends none. */
export function firstSentence(text: Text): Text {
  const [sentence] = /^.*?[.!?؟](?=\s|$)/s.exec(text.text) ?? [text.text];
  return { ...text, text: sentence };
}
