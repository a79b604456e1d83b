import { type BlockDirection, type RichBlock, type RichCell, type RichWords, wordsIn } from '../document.ts';
import { layGrid, type SpannedCell } from '../table-grid.ts';
import { chosenDirection, createHtmlBlocks, type OpenList } from './blocks.ts';
import { beginsWithCheckbox, isCheckMark, isChecklistItem, symbolOf } from './check-marks.ts';
import { isContents, withoutPageNumber } from './contents.ts';
import { isLineElement } from './line-elements.ts';
import { readListMark } from './list-mark.ts';
import { omitNonText } from './omit-non-text.ts';
import {
  directionOf,
  isQuote,
  letterOf,
  type Place,
  rankOf,
  toHeading,
  topPlace,
  toQuote,
  type Turn,
} from './place.ts';
import { toScript } from './raised.ts';
import type { HtmlReading } from './reading.ts';
import { spansOf } from './spans.ts';
import { createStyles } from './styles.ts';
import { elementsIn, everyElementIn, type HtmlElement, type HtmlNode, isElement, numberIn } from './tree.ts';
import { placeWithin, placeWithinLink } from './within.ts';
import { createWordLists, takeMark, type WordList, wordListOf } from './word-lists.ts';
import { createHtmlWords } from './words.ts';

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that are a paragraph. In other elements two line breaks separate paragraphs. */
const paragraphs = named('address dd dt figcaption h1 h2 h3 h4 h5 h6 legend p pre summary');

const isLine = (node?: HtmlNode): boolean => node !== undefined && isElement(node) && isLineElement(node.name);
const hasLines = (element: HtmlElement): boolean => [...everyElementIn(element)].some(isLine);

/** True for a space that browsers convert to a non-breaking one when copying, so that it does not collapse. */
const isReplacedBlank = ({ name, attributes, children }: HtmlElement): boolean =>
  name === 'span' &&
  children.length === 1 &&
  children[0] === '\u00A0' &&
  [...attributes].every(([attribute, value]) => attribute === 'class' && value === 'Apple-converted-space');

/**
 * Converts HTML from any program to the blocks of a formatted text. Non-text is left out. What a formatted text cannot
 * represent is reported.
 */
export function readHtml<File>(html: HtmlElement, reading: HtmlReading<File>): readonly RichBlock<File>[] {
  const { at, fileOf, paragraphEnd } = reading;
  const report: HtmlReading<File>['report'] = (loss, words) => {
    if (words !== '' || loss === 'embedded') reading.report(loss, words);
  };
  const styleOf = createStyles(html);
  const root = omitNonText(html, styleOf, () => report('embedded', ''));
  const blocks = createHtmlBlocks<File>();
  const words = createHtmlWords();
  const wordLists = createWordLists(blocks);
  /** The direction of the innermost element in which the text of a block begins. */
  let innerDirection: BlockDirection | null = null;
  // Level 1 is the heading of the page. If a text contains headings of level 1, all its headings are lowered by one.
  const lowered = [...everyElementIn(root)].some((element) => rankOf(element) === 1) ? 1 : 0;

  const ownDirection = (element: HtmlElement): BlockDirection | null => directionOf(element, styleOf(element));

  function takeWords(place: Place): { readonly taken: RichWords; readonly turn: Turn } {
    const all = words.take();
    const taken = place.isContents ? withoutPageNumber(all) : all;
    const turn = chosenDirection(wordsIn(taken), innerDirection ?? place.dir);
    innerDirection = null;
    return { taken, turn };
  }

  function flush(place: Place): void {
    const { item, toBlock } = place;
    const { taken, turn } = takeWords(place);
    // An item has only one number: what follows a list or table within it becomes a paragraph.
    const isBehind = item === null || (item.isWritten && item.list.kind === 'numbers');
    if (taken.length > 0) {
      if (isBehind) blocks.push(toBlock(taken, turn));
      else blocks.pushItem(item.list, item.number, taken, turn);
      if (item !== null) item.isWritten = true;
    }
    blocks.pushWaiting();
  }

  function divide(place: Place): void {
    if (place.divides === 'lines') flush(place);
    else words.beginLine();
  }

  /** Reads the content of a line element. */
  function readBlock(element: HtmlElement, around: Place, place: Place): void {
    divide(around);
    if (words.isEmpty()) innerDirection = ownDirection(element) ?? innerDirection;
    read(element.children, place);
    divide(place);
  }

  const within = (element: HtmlElement, around: Place): Place =>
    placeWithin(element, { style: styleOf(element), isLine: isLineElement(element.name) }, around, { at, report });

  function reportLetters(element: HtmlElement, { kind }: OpenList): void {
    const letter = kind === 'numbers' ? letterOf(element, styleOf(element)) : null;
    if (letter !== null) report('lettered', letter);
  }

  function readList(list: HtmlElement, items: readonly HtmlNode[], around: Place): void {
    const { depth } = around;
    const open: OpenList = { kind: list.name === 'ol' ? 'numbers' : 'bullets', depth, level: null };
    reportLetters(list, open);
    const place: Place = {
      ...around,
      divides: 'lists',
      isTop: false,
      isParagraph: true,
      list: { open, number: numberIn(list, 'start') ?? 1 },
      item: null,
      depth: depth + 1,
    };
    read(items, place);
    flush(place);
  }

  function readItem(item: HtmlElement, list: NonNullable<Place['list']>, around: Place): void {
    flush(around);
    list.number = numberIn(item, 'value') ?? list.number;
    // Google Docs and Word write the level of an item even if its list is not nested.
    const level = numberIn(item, 'aria-level') ?? numberIn(item, 'data-aria-level') ?? 0;
    const isDeeper = level - 1 > list.open.depth;
    const open = isDeeper ? { ...list.open, depth: level - 1, level: null } : list.open;
    const place: Place = {
      ...within(item, around),
      list: null,
      item: { list: open, number: list.number, isWritten: false },
    };
    list.number += 1;
    reportLetters(item, open);
    innerDirection = ownDirection(item);
    const isShown = (node: HtmlNode) => !isChecklistItem(item) || !isElement(node) || node.name !== 'img';
    read(item.children.filter(isShown), place);
    flush(place);
  }

  /** Reads a list in a table cell, which supports only lines: one line an item, with its bullet or number. */
  function readLines(list: HtmlElement, place: Place): void {
    let number = numberIn(list, 'start') ?? 1;
    for (const item of elementsIn(list)) {
      words.beginLine();
      if (item.name === 'li') {
        words.put(list.name === 'ol' ? `${number}. ` : '• ');
        number += 1;
      }
      read(item.children, within(item, place));
    }
    words.beginLine();
  }

  /**
   * Reads a paragraph that Word numbers: a list item, or a heading or counted words, whose numbers stay in the text.
   */
  function readNumbered(paragraph: HtmlElement, { key, level }: WordList, around: Place, place: Place): void {
    const { mark, children } = takeMark(paragraph, styleOf);
    const listMark = readListMark(mark);
    const isItem = !place.isHeading && listMark.is !== 'label' && around.divides === 'lines';
    if (isItem && listMark.is === 'number' && !/\p{Nd}/u.test(mark)) report('lettered', mark);
    const bullet = place.isHeading || mark === '' ? '' : '•';
    const label = listMark.is === 'bullet' ? bullet : mark;
    if (!isItem) return readBlock({ ...paragraph, children: [`${label} `, ...children] }, around, place);
    flush(around);
    const list = wordLists.listOf(listMark.is === 'number' ? 'numbers' : 'bullets', level, place.depth);
    const number = listMark.is === 'number' ? wordLists.numberOf(key, listMark) : null;
    return readBlock({ ...paragraph, children }, around, { ...place, item: { list, number, isWritten: false } });
  }

  function readLine(element: HtmlElement, around: Place, place: Place): void {
    const numbered = wordListOf(styleOf(element));
    if (numbered !== null) return readNumbered(element, numbered, around, place);
    const isPlain = around.divides === 'lines' && place.item === null && !place.isHeading;
    const isItem = isPlain && beginsWithCheckbox(element) && !hasLines(element);
    if (!isItem) return readBlock(element, around, place);
    flush(around);
    const list = wordLists.listOf('bullets', 1, place.depth);
    return readBlock(element, around, { ...place, item: { list, number: null, isWritten: false } });
  }

  function readCell(cell: HtmlElement, isHead: boolean, around: Place): RichCell {
    const isHeading = cell.name === 'th';
    const place = within(cell, { ...around, divides: 'nothing', isTop: false, isParagraph: true, isHeading });
    read(cell.children, place);
    const { taken, turn } = takeWords(place);
    return { words: taken, ...(isHead && { head: true }), ...turn };
  }

  function readRows(part: HtmlElement, place: Place): readonly (readonly SpannedCell<RichCell>[])[] {
    const rows = elementsIn(part).filter(({ name }) => name === 'tr');
    return rows.map((row, index) => {
      const left = rows.length - index;
      const own = within(row, place);
      return elementsIn(row).map((cell) => {
        return { cell: readCell(cell, cell.name === 'th' || part.name === 'thead', own), ...spansOf(cell, left) };
      });
    });
  }

  function readTable(table: HtmlElement, around: Place, place: Place): void {
    flush(around);
    const parts = elementsIn(table);
    for (const caption of parts.filter(({ name }) => name === 'caption')) {
      read(caption.children, { ...place, divides: 'nothing', isTop: false });
      flush(place);
    }
    const spanned = parts.filter(({ name }) => name !== 'caption').flatMap((part) => readRows(part, place));
    const toEmpty = (covering?: RichCell): RichCell => ({ words: [], ...(covering?.head === true && { head: true }) });
    const rows = layGrid(spanned, toEmpty).filter((row) => row.some((cell) => cell.words.length > 0));
    const text = rows.flatMap((row) => row.map((cell) => wordsIn(cell.words))).join('\n');
    if (rows.length > 0) blocks.push({ is: 'table', rows, ...chosenDirection(text, place.dir) });
    blocks.pushWaiting();
  }

  /**
   * Reads text outside of all elements. Depending on the field, each line is a paragraph, or an empty line separates
   * paragraphs.
   */
  function readTyped(text: string, end: RegExp, place: Place): void {
    for (const [index, paragraph] of text.split(end).entries()) {
      if (index > 0) flush(place);
      for (const [number, line] of paragraph.split('\n').entries()) {
        if (number > 0) words.beginLine();
        words.add(line, place.looks);
      }
    }
  }

  function readTextLine(line: string, { looks, isContents, space }: Place): void {
    if (isContents) {
      // A tab precedes the page number.
      for (const [index, part] of line.split('\t').entries()) {
        if (index > 0) words.put('\t', looks);
        words.add(part, looks);
      }
    } else if (space === 'kept') words.put(line, looks);
    else words.add(line, looks);
  }

  function readText(text: string, place: Place): void {
    const { script, space } = place;
    const shown = script === null ? text : (toScript(text, script) ?? text);
    if (place.isTop && paragraphEnd !== undefined) return readTyped(shown, paragraphEnd, place);
    for (const [index, line] of (space === 'collapsed' ? [shown] : shown.split(/\r\n?|\n/)).entries()) {
      if (index > 0) words.breakLine();
      readTextLine(line, place);
    }
  }

  function readPicture(picture: HtmlElement, { looks, divides }: Place): void {
    const symbol = symbolOf(picture);
    if (symbol !== null) words.put(symbol, looks);
    if (symbol !== null || isCheckMark(picture)) return;
    const file = fileOf(picture);
    if (file !== null) blocks.pushFile(file, divides === 'nothing' || !words.isEmpty());
  }

  function breakLine(place: Place): void {
    if (place.divides === 'lines' && !place.isParagraph && words.isNewLine()) flush(place);
    else words.breakLine();
  }

  /** Reads a line element that is a block of its own. */
  function readOwnBlock(element: HtmlElement, around: Place, inside: Place): void {
    const rank = rankOf(element);
    const toBlock = rank === null ? inside.toBlock : toHeading(rank + lowered);
    const place: Place = {
      ...inside,
      isTop: false,
      isParagraph: inside.isParagraph || paragraphs.has(element.name),
      isHeading: inside.isHeading || rank !== null,
      isContents: isContents(element),
      toBlock: isQuote(element) ? toQuote : toBlock,
    };
    readLine(element, around, place);
  }

  function readElement(element: HtmlElement, around: Place): void {
    const { name, children } = element;
    if (name === 'br') return breakLine(around);
    if (name === 'img') return readPicture(element, around);
    if (isReplacedBlank(element)) return readText(' ', around);
    // Word writes a tab as a row of spaces.
    if (styleOf(element).has('mso-tab-count'))
      return around.isContents ? words.put('\t') : words.add(' ', around.looks);
    const { divides, list } = around;
    if (name === 'li' && list !== null) return readItem(element, list, around);
    if (name === 'li' && divides === 'lines') {
      flush(around);
      return readList(element, [element], around);
    }
    const place = within(element, around);
    if (!isLineElement(name))
      return read(children, name === 'a' ? placeWithinLink(element, place, { at, report }) : place);
    if (divides === 'nothing' && (name === 'ul' || name === 'ol')) return readLines(element, place);
    if (divides !== 'nothing' && (name === 'ul' || name === 'ol')) {
      flush(around);
      return readList(element, children, place);
    }
    if (divides !== 'nothing' && name === 'table') return readTable(element, around, place);
    if (divides === 'lines') return readOwnBlock(element, around, place);
    return readLine(element, around, place);
  }

  function read(nodes: readonly HtmlNode[], place: Place): void {
    for (const [index, node] of nodes.entries()) {
      if (isElement(node)) readElement(node, place);
      // White space next to line elements is only indentation of the source.
      else if (node.trim() !== '' || ![nodes[index - 1], nodes[index + 1]].some(isLine)) readText(node, place);
    }
  }

  read([root], topPlace);
  flush(topPlace);
  return blocks.all();
}
