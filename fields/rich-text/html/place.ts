import type { BlockDirection, RichBlock, RichWords } from '../document.ts';
import type { OpenList } from './blocks.ts';
import type { Script } from './raised.ts';
import type { Style } from './styles.ts';
import { attributeOf, hasClass, type HtmlElement } from './tree.ts';
import type { Looks } from './words.ts';

export type Turn = { readonly dir?: BlockDirection };

/** Where content is, and how it looks there. */
export interface Place {
  readonly looks: Looks;
  readonly toBlock: (words: RichWords, turn: Turn) => RichBlock<never>;
  /** What becomes a block of its own: every element of lines, lists and tables alone (in items), or none (in cells). */
  readonly divides: 'lines' | 'lists' | 'nothing';
  /** Outside of all elements of lines. */
  readonly isTop: boolean;
  /** In one paragraph, which two line breaks do not divide. */
  readonly isParagraph: boolean;
  readonly isHeading: boolean;
  /** Whether the ends of lines in the source are line breaks, and blanks stay as many as they are. */
  readonly space: 'collapsed' | 'lines' | 'kept';
  readonly isStruck: boolean;
  /** In a line of a table of contents. */
  readonly isContents: boolean;
  readonly script: Script | null;
  readonly dir: BlockDirection | null;
  /** The list whose items are here, and the number of its next one. */
  readonly list: { readonly open: OpenList; number: number } | null;
  /** The item whose words are here. */
  readonly item: { readonly list: OpenList; readonly number: number | null; isWritten: boolean } | null;
  /** How many lists are around. */
  readonly depth: number;
}

const toParagraph: Place['toBlock'] = (words, turn) => ({ is: 'paragraph', words, ...turn });
export const toQuote: Place['toBlock'] = (words, turn) => ({ is: 'quote', words, ...turn });
export const toHeading =
  (rank: number): Place['toBlock'] =>
  (words, turn) => ({ is: 'heading', level: rank < 3 ? 2 : rank === 3 ? 3 : 4, words, ...turn });

/** Outside of all elements. */
export const topPlace: Place = {
  looks: {},
  toBlock: toParagraph,
  divides: 'lines',
  isTop: true,
  isParagraph: false,
  isHeading: false,
  space: 'collapsed',
  isStruck: false,
  isContents: false,
  script: null,
  dir: null,
  list: null,
  item: null,
  depth: 0,
};

/** The rank of a heading; that of the title of a document is the first; `null` for other elements. */
export function rankOf(element: HtmlElement): number | null {
  if (element.name === 'p' && hasClass(element, /^MsoTitle$/i)) return 1;
  return /^h[1-6]$/.test(element.name) ? Number(element.name.slice(1)) : null;
}

export const isQuote = (element: HtmlElement): boolean =>
  element.name === 'blockquote' || (element.name === 'p' && hasClass(element, /^Mso(?:Intense)?Quote$/i));

/** The direction that an element says for its own words. */
export function directionOf(element: HtmlElement, style: Style): BlockDirection | null {
  const dir = attributeOf(element, 'dir').toLowerCase() || (style.get('direction') ?? '');
  if (dir.startsWith('rtl')) return 'rtl';
  return dir.startsWith('ltr') ? 'ltr' : null;
}

/** The looks of words within an element. Headings are bold by themselves. */
export function looksWithin(element: HtmlElement, style: Style, { looks, isHeading }: Place): Looks {
  const { name } = element;
  const { bold = false, italic = false, ...others } = looks;
  const weight = style.get('font-weight') ?? '';
  const slant = style.get('font-style') ?? '';
  const saysBold =
    name === 'b' || name === 'strong' || (/^(?:bold|[6-9]\d\d)/.test(weight) && !isHeading && rankOf(element) === null);
  const saysItalic = name === 'i' || name === 'em' || /^(?:italic|oblique)/.test(slant);
  // Google wraps everything into a bold element whose style says that it is not.
  const isBold = (bold || saysBold) && !/^(?:normal|[1-4]\d\d)/.test(weight);
  const isItalic = (italic || saysItalic) && !slant.startsWith('normal');
  return { ...others, ...(isBold && { bold: true }), ...(isItalic && { italic: true }) };
}

/** Whether the words of an element are above or below the line; `null` for on it. */
export function scriptOf({ name }: HtmlElement, style: Style): Script | null {
  const align = style.get('vertical-align') ?? '';
  if (name === 'sup' || align.startsWith('super')) return 'raised';
  return name === 'sub' || align.startsWith('sub') ? 'lowered' : null;
}

export const isStruck = ({ name }: HtmlElement, style: Style): boolean =>
  name === 's' ||
  name === 'strike' ||
  [style.get('text-decoration'), style.get('text-decoration-line')].some((line) => line?.includes('line-through'));

/** What white space says within an element. */
export function spaceWithin({ name }: HtmlElement, style: Style, around: Place['space']): Place['space'] {
  const space = style.get('white-space') ?? style.get('white-space-collapse') ?? (name === 'pre' ? 'pre' : '');
  if (space === '') return around;
  if (/^(?:pre-line|preserve-breaks)/.test(space)) return 'lines';
  return /^(?:pre|break-spaces)/.test(space) ? 'kept' : 'collapsed';
}

/** The first letter or Roman number of a list or item that counts by these (`a.`); `null` for others. */
export function letterOf(element: HtmlElement, style: Style): string | null {
  const type = attributeOf(element, 'type');
  if (/^[ai]$/i.test(type)) return `${type}.`;
  const counter = style.get('list-style-type') ?? '';
  if (/roman/.test(counter)) return counter.startsWith('upper') ? 'I.' : 'i.';
  return /alpha|latin/.test(counter) ? (counter.startsWith('upper') ? 'A.' : 'a.') : null;
}
