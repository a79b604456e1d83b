import type { BlockDirection, RichBlock, RichWords } from '../document.ts';
import type { OpenList } from './blocks.ts';
import type { Script } from './raised.ts';
import type { Style } from './styles.ts';
import { attributeOf, hasClass, type HtmlElement } from './tree.ts';
import type { Looks } from './words.ts';

export type Turn = { readonly dir?: BlockDirection };

/** The context of content while it is read: position and formatting. */
export interface Place {
  readonly looks: Looks;
  readonly toBlock: (words: RichWords, turn: Turn) => RichBlock<never>;
  /** What starts a new block: every line element, only lists and tables (within items), or nothing (within cells). */
  readonly divides: 'lines' | 'lists' | 'nothing';
  /** Outside of all line elements. */
  readonly isTop: boolean;
  /** Within a paragraph, which two line breaks do not split. */
  readonly isParagraph: boolean;
  readonly isHeading: boolean;
  /** How white space is treated: collapsed, with line breaks preserved, or preserved completely. */
  readonly space: 'collapsed' | 'lines' | 'kept';
  readonly isStruck: boolean;
  /** Within a line of a table of contents. */
  readonly isContents: boolean;
  readonly script: Script | null;
  readonly dir: BlockDirection | null;
  /** The list whose items are read, and the number of its next item. */
  readonly list: { readonly open: OpenList; number: number } | null;
  /** The item whose text is read. */
  readonly item: { readonly list: OpenList; readonly number: number | null; isWritten: boolean } | null;
  /** Number of lists around. */
  readonly depth: number;
}

const toParagraph: Place['toBlock'] = (words, turn) => ({ is: 'paragraph', words, ...turn });
export const toQuote: Place['toBlock'] = (words, turn) => ({ is: 'quote', words, ...turn });
export const toHeading =
  (rank: number): Place['toBlock'] =>
  (words, turn) => ({ is: 'heading', level: rank < 3 ? 2 : rank === 3 ? 3 : 4, words, ...turn });

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

/** The level of a heading; 1 for the title of a document; `null` for other elements. */
export function rankOf(element: HtmlElement): number | null {
  if (element.name === 'p' && hasClass(element, /^MsoTitle$/i)) return 1;
  return /^h[1-6]$/.test(element.name) ? Number(element.name.slice(1)) : null;
}

export const isQuote = (element: HtmlElement): boolean =>
  element.name === 'blockquote' || (element.name === 'p' && hasClass(element, /^Mso(?:Intense)?Quote$/i));

/** The direction that an element sets for its own text. */
export function directionOf(element: HtmlElement, style: Style): BlockDirection | null {
  const dir = attributeOf(element, 'dir').toLowerCase() || (style.get('direction') ?? '');
  if (dir.startsWith('rtl')) return 'rtl';
  return dir.startsWith('ltr') ? 'ltr' : null;
}

/** The formatting within an element. Headings are bold by default, so bold is ignored there. */
export function looksWithin(element: HtmlElement, style: Style, { looks, isHeading }: Place): Looks {
  const { name } = element;
  const { bold = false, italic = false, ...others } = looks;
  const weight = style.get('font-weight') ?? '';
  const slant = style.get('font-style') ?? '';
  const saysBold =
    name === 'b' || name === 'strong' || (/^(?:bold|[6-9]\d\d)/.test(weight) && !isHeading && rankOf(element) === null);
  const saysItalic = name === 'i' || name === 'em' || /^(?:italic|oblique)/.test(slant);
  // Google Docs wraps everything in a bold element whose style resets the weight.
  const isBold = (bold || saysBold) && !/^(?:normal|[1-4]\d\d)/.test(weight);
  const isItalic = (italic || saysItalic) && !slant.startsWith('normal');
  return { ...others, ...(isBold && { bold: true }), ...(isItalic && { italic: true }) };
}

/** Whether the text of an element is superscript or subscript; `null` for neither. */
export function scriptOf({ name }: HtmlElement, style: Style): Script | null {
  const align = style.get('vertical-align') ?? '';
  if (name === 'sup' || align.startsWith('super')) return 'raised';
  return name === 'sub' || align.startsWith('sub') ? 'lowered' : null;
}

export const isStruck = ({ name }: HtmlElement, style: Style): boolean =>
  name === 's' ||
  name === 'strike' ||
  [style.get('text-decoration'), style.get('text-decoration-line')].some((line) => line?.includes('line-through'));

/** The treatment of white space within an element. */
export function spaceWithin({ name }: HtmlElement, style: Style, around: Place['space']): Place['space'] {
  const space = style.get('white-space') ?? style.get('white-space-collapse') ?? (name === 'pre' ? 'pre' : '');
  if (space === '') return around;
  if (/^(?:pre-line|preserve-breaks)/.test(space)) return 'lines';
  return /^(?:pre|break-spaces)/.test(space) ? 'kept' : 'collapsed';
}

/** The first letter or Roman number of a list or item with such numbering (`a.`); `null` for others. */
export function letterOf(element: HtmlElement, style: Style): string | null {
  const type = attributeOf(element, 'type');
  if (/^[ai]$/i.test(type)) return `${type}.`;
  const counter = style.get('list-style-type') ?? '';
  if (/roman/.test(counter)) return counter.startsWith('upper') ? 'I.' : 'i.';
  return /alpha|latin/.test(counter) ? (counter.startsWith('upper') ? 'A.' : 'a.') : null;
}
