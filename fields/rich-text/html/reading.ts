import type { RichFile } from '../document.ts';
import type { HtmlElement } from './tree.ts';

/**
 * Losses of the conversion: the address of a link, superscript or strikethrough formatting, list letters, a player or
 * frame.
 */
export type HtmlLoss = 'link' | 'raised' | 'struck' | 'lettered' | 'embedded';

/** Options of the conversion. */
export interface HtmlReading<File> {
  /** The address of the page that the HTML comes from. */
  readonly at: string;
  /** Returns the file for a picture; `null` leaves it out. */
  readonly fileOf: (picture: HtmlElement) => RichFile<File> | null;
  /** Called for each loss with the affected text. */
  readonly report: (loss: HtmlLoss, words: string) => void;
  /** Separator of paragraphs in typed text outside of all elements. Without it, white space there has no meaning. */
  readonly paragraphEnd?: RegExp;
}
