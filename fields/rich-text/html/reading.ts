import type { RichFile } from '../document.ts';
import type { HtmlElement } from './tree.ts';

/**
 * What a formatted text cannot hold as it was: the address of a link, a raised or struck word, the letters of a list, a
 * player or frame.
 */
export type HtmlLoss = 'link' | 'raised' | 'struck' | 'lettered' | 'embedded';

/** How HTML is read. */
export interface HtmlReading<File> {
  /** The address of the page on which the HTML was written. */
  readonly at: string;
  /** The file of a picture; `null` leaves it out. */
  readonly fileOf: (picture: HtmlElement) => RichFile<File> | null;
  /** Called with the words of what is not kept as it was. */
  readonly report: (loss: HtmlLoss, words: string) => void;
  /** What ends a paragraph of words outside of all elements, whose lines were typed; absent where white space says nothing. */
  readonly paragraphEnd?: RegExp;
}
