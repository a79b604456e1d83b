import { type RichWords, wordsIn } from '../document.ts';
import { attributeOf, everyElementIn, hasClass, type HtmlElement, textIn } from './tree.ts';

const leaders = new Set(['.', '…', '·', '_', '-', ' ', '\u00A0', '\t', '\u2024']);

/** A link within the same document, which Google Docs may write with the address of the document. */
const leadsToPart = /^#|^https:\/\/docs\.google\.com\/[^#]*#(?:bookmark|heading)=/;

/**
 * True for a line of a table of contents: marked as such by Word; in other programs, a paragraph that is as a whole a
 * link within the same document.
 */
export function isContents(element: HtmlElement): boolean {
  if (element.name !== 'p') return false;
  if (hasClass(element, /^Mso(?:Toc\d|TableofFigures|Index\d)$/i)) return true;
  const links = [...everyElementIn(element)].filter(
    (link) => link.name === 'a' && leadsToPart.test(attributeOf(link, 'href')),
  );
  const written = (text: string): string => text.replace(/\s+/g, '');
  const linked = written(links.map(textIn).join(''));
  const others = written(textIn(element)).replace(linked, () => '');
  // The page number may follow the link.
  return linked !== '' && /^[\p{Nd}.…·_\u2024ivxlc-]*$/iu.test(others);
}

/** The length of a line of a table of contents without its page number and leader dots. */
function lengthWithoutPage(line: string): number {
  const text = line.trimEnd();
  let end = text.length;
  while (end > 0 && /[\p{Nd}ivxlc]/iu.test(text.charAt(end - 1))) end -= 1;
  if (end === text.length) return line.length;
  let start = end;
  while (start > 0 && leaders.has(text.charAt(start - 1))) start -= 1;
  const between = text.slice(start, end);
  // Only a tab or leader dots separate a page number: a single space occurs before any number.
  return between.includes('\t') || /[.…·_\u2024]{3}|…/.test(between) ? start : line.length;
}

/** The text of a line of a table of contents without its page number. */
export function withoutPageNumber(words: RichWords): RichWords {
  let left = lengthWithoutPage(wordsIn(words));
  return words.flatMap((span) => {
    const text = span.text.slice(0, left);
    left -= text.length;
    return text === '' ? [] : [{ ...span, text: text.replaceAll('\t', ' ') }];
  });
}
