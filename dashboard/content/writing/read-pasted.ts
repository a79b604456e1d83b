import { type RichDocument, richLimits, richVersion } from '../../../fields/rich-text/document.ts';
import { readHtml } from '../../../fields/rich-text/html/read-html.ts';
import type { HtmlLoss } from '../../../fields/rich-text/html/reading.ts';
import { attributeOf, type HtmlElement } from '../../../fields/rich-text/html/tree.ts';

export interface Pasted {
  readonly document: RichDocument<string>;
  /** What was lost, with the affected words, each once. */
  readonly losses: ReadonlyMap<HtmlLoss, readonly string[]>;
  /** The pictures in the text, in their order. */
  readonly pictures: readonly HtmlElement[];
}

/**
 * Converts pasted HTML into a formatted text.
 * @param at the address of the page into which it is pasted
 * @param names the stored names of pictures; others are left out
 */
export function readPasted(tree: HtmlElement, at: string, names: ReadonlyMap<HtmlElement, string> = new Map()): Pasted {
  const losses = new Map<HtmlLoss, readonly string[]>();
  const pictures: HtmlElement[] = [];
  const blocks = readHtml<string>(tree, {
    at,
    fileOf(picture) {
      pictures.push(picture);
      const file = names.get(picture);
      const alt = attributeOf(picture, 'alt').slice(0, richLimits.words);
      return file === undefined ? null : { is: 'file', file, alt, caption: '' };
    },
    report(loss, words) {
      const before = losses.get(loss) ?? [];
      losses.set(loss, before.includes(words) ? before : [...before, words]);
    },
  });
  return { document: { version: richVersion, blocks }, losses, pictures };
}
