import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import {
  type RichBlock,
  type RichCell,
  type RichDocument,
  richLimits,
  richVersion,
  type RichWords,
} from './document.ts';
import { createHtmlWords, type Looks } from './html-words.ts';
import { mayBeHtml } from './may-be-html.ts';
import type { PlainForm } from './plain-form.ts';
import { toSafeHref } from './to-safe-href.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Block = RichBlock<never>;

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** What a formatted text holds; of other elements the words alone. */
const allowed = named('a b blockquote br em h1 h2 h3 h4 h5 h6 i li ol p strong table ul');
/** Their words are no part of the text: programs, styles, drawings, and what stands in for players and boxes. */
const dropped = named(
  'audio canvas head iframe math noembed noframes noscript object script select style svg template textarea title video',
);
/** Their words stand on lines of their own. */
const lines = named(
  'address article aside blockquote caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table td th tr ul',
);
const looksOf: Readonly<Record<string, Looks>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
};

/** Elements within each other; what is nested deeper is left out, so that no text exhausts the stack. */
const deepest = 100;
/** The site of the text, whose host a field does not know: addresses without a host become own paths. */
const ownSite = 'https://own-site.invalid/';

const isElement = (node: Node): node is Element => 'tagName' in node;
const elementsIn = ({ childNodes }: Element): readonly Element[] => childNodes.filter(isElement);
const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** True for an allowed element with both of its tags in the source. */
function isComplete(element: Element): boolean {
  const { tagName, sourceCodeLocation: source } = element;
  if (!allowed.has(tagName)) return false;
  if (tagName === 'a' && attributeOf(element, 'href') === undefined) return false;
  return tagName === 'br' || (source?.startTag !== undefined && source.endTag !== undefined);
}

function linkOf(element: Element): Looks {
  const link = toSafeHref(attributeOf(element, 'href') ?? '#', ownSite);
  return link === null || link.length > richLimits.link ? {} : { link };
}

const toParagraph = (words: RichWords): Block => ({ is: 'paragraph', words });
const toQuote = (words: RichWords): Block => ({ is: 'quote', words });
const toHeading =
  (rank: number) =>
  (words: RichWords): Block => ({ is: 'heading', level: rank < 3 ? 2 : rank === 3 ? 3 : 4, words });

/** Items of one list; the first one begins it. */
function toItems(element: Element, level: number): (words: RichWords) => Block {
  if (element.tagName !== 'ol') return (words) => ({ is: 'item', list: 'bullets', level, words });
  const sent = Number(attributeOf(element, 'start') ?? 1);
  let start: number | undefined = Number.isInteger(sent) && sent >= 0 && sent <= 9999 ? sent : 1;
  return (words) => {
    const begins = start === undefined ? {} : { start };
    start = undefined;
    return { is: 'item', list: 'numbers', level, ...begins, words };
  };
}

/** Where content stands. */
interface Place {
  readonly looks: Looks;
  readonly toBlock: (words: RichWords) => Block;
  /** What becomes a block of its own: every element of lines, lists and tables alone (in items), or none (in cells). */
  readonly divides: 'lines' | 'lists' | 'nothing';
  /** Outside of all blocks lines stay as they were typed. */
  readonly isTop: boolean;
  /** The level of a list that begins here. */
  readonly level: number;
  readonly depth: number;
}

/**
 * HTML as the structure of a text; `null` where the text holds no complete allowed element and so is no HTML. Pictures
 * are left out, and links that lead to no page of the web lose their address.
 */
export function parseHtml(html: string, { hasMarks }: PlainForm): RichDocument<never> | null {
  if (!mayBeHtml(html)) return null;
  const blocks: Block[] = [];
  const words = createHtmlWords();
  const paragraphEnd = hasMarks ? /\n/ : /\n[^\S\n]*\n/;
  // A heading of the first rank is that of the page: those of a text that has some go one rank lower.
  const lowered = /<h1\b/i.test(html) ? 1 : 0;
  let isHtml = false;

  function flush({ toBlock }: Place): void {
    const taken = words.take();
    if (taken.some(({ text }) => text.trim() !== '')) blocks.push(toBlock(taken));
  }

  function divide(place: Place): void {
    if (place.divides === 'lines') flush(place);
    else words.beginLine();
  }

  /** Reads content that stands on lines of its own. */
  function readBlock(nodes: readonly Node[], around: Place, within: Partial<Place> = {}): void {
    const place = { ...around, isTop: false, ...within };
    divide(around);
    read(nodes, place);
    divide(place);
  }

  function readList(list: Element, items: readonly Node[], around: Place): void {
    const level = Math.min(around.level, richLimits.level);
    const toBlock = toItems(list, level);
    flush(around);
    const place: Place = { ...around, toBlock, divides: 'lists', isTop: false, level: level + 1 };
    read(items, place);
    flush(place);
  }

  function readRow(row: Element, place: Place): readonly RichCell[] {
    return elementsIn(row).flatMap((cell): readonly RichCell[] => {
      read(cell.childNodes, { ...place, divides: 'nothing', isTop: false });
      const head = cell.tagName === 'th' ? ({ head: true } as const) : {};
      const span = Math.min(Number(attributeOf(cell, 'colspan')) || 1, richLimits.cells);
      const empty = Array.from({ length: Math.trunc(span) - 1 }, (): RichCell => ({ words: [], ...head }));
      return [{ words: words.take(), ...head }, ...empty];
    });
  }

  function readTable(table: Element, place: Place): void {
    flush(place);
    const rows: (readonly RichCell[])[] = [];
    for (const part of elementsIn(table)) {
      if (part.tagName === 'caption') {
        read(part.childNodes, { ...place, divides: 'nothing', isTop: false });
        flush(place);
      } else rows.push(...elementsIn(part).map((row) => readRow(row, place)));
    }
    blocks.push({ is: 'table', rows });
  }

  /** Lines outside of all blocks: each is a paragraph where the field says so, otherwise an empty one divides them. */
  function readLines(text: string, place: Place): void {
    for (const [index, paragraph] of text.split(paragraphEnd).entries()) {
      if (index > 0) flush(place);
      for (const [at, line] of paragraph.split('\n').entries()) {
        if (at > 0) words.beginLine();
        words.add(line, place.looks);
      }
    }
  }

  function readElement(element: Element, place: Place): void {
    const { tagName, childNodes } = element;
    if (dropped.has(tagName)) return;
    isHtml ||= isComplete(element);
    const looks = tagName === 'a' ? linkOf(element) : (looksOf[tagName] ?? {});
    const { divides } = place;
    if (tagName === 'br') words.breakLine();
    else if (!lines.has(tagName)) read(childNodes, { ...place, looks: { ...place.looks, ...looks } });
    else if (divides !== 'nothing' && (tagName === 'ul' || tagName === 'ol')) readList(element, childNodes, place);
    else if (divides !== 'nothing' && tagName === 'table') readTable(element, place);
    else if (divides === 'lines' && tagName === 'li') readList(element, [element], place);
    else if (divides === 'lists' && tagName === 'li') {
      flush(place);
      read(childNodes, place);
      flush(place);
    } else if (divides === 'lines' && tagName === 'blockquote') readBlock(childNodes, place, { toBlock: toQuote });
    else if (divides === 'lines' && /^h[1-6]$/.test(tagName))
      readBlock(childNodes, place, { toBlock: toHeading(Number(tagName.slice(1)) + lowered) });
    else readBlock(childNodes, place);
  }

  function read(nodes: readonly Node[], place: Place): void {
    if (place.depth > deepest) return;
    for (const node of nodes) {
      if (isElement(node)) readElement(node, { ...place, depth: place.depth + 1 });
      else if (!('value' in node)) continue;
      else if (place.isTop) readLines(node.value, place);
      else words.add(node.value, place.looks);
    }
  }

  const top: Place = { looks: {}, toBlock: toParagraph, divides: 'lines', isTop: true, level: 0, depth: 0 };
  read(parseFragment(html, { sourceCodeLocationInfo: true }).childNodes, top);
  flush(top);
  return isHtml ? { version: richVersion, blocks } : null;
}
