import type { Style, StyleOf } from './styles.ts';
import {
  attributeOf,
  elementsIn,
  everyElementIn,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
} from './tree.ts';

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Players, frames and formulas, which a reader of the page saw and a formatted text cannot hold. */
const embedded = named('audio embed iframe math object video');
/** Their words are no part of the text: programs, styles, drawings, boxes, islands of data, and what was deleted. */
const neverText = named(
  'canvas del head noembed noframes noscript script select style svg template textarea title xml',
);

/** True for elements whose words are no part of a text. */
export const isDropped = (name: string): boolean => neverText.has(name) || embedded.has(name);

const isHidden = (element: HtmlElement, style: Style): boolean =>
  element.attributes.has('hidden') ||
  style.get('display')?.startsWith('none') === true ||
  style.get('mso-hide')?.startsWith('all') === true ||
  /^(?:hidden|collapse)/.test(style.get('visibility') ?? '');

/** Words of tracked changes that were deleted or moved away, where Word and Word on the web mark them by a class. */
const isDeleted = (element: HtmlElement): boolean =>
  hasClass(element, /^(?:mso(?:del|movefrom)(?:inline)?|TrackChange(?:Text)?Delet\w*)$/i);

const partsOfPages = /^(?:comment|comment-list|header|footer)$/;

/** Comments of Word, with the marks in the text that lead to them. */
const isComment = (element: HtmlElement, style: Style): boolean =>
  partsOfPages.test(style.get('mso-element') ?? '') ||
  style.get('mso-special-character') === 'comment' ||
  hasClass(element, /^(?:msocomtxt|msocomanchor|msocomoff|msocommentreference)$/i);

const leadsBack = (element: HtmlElement): boolean =>
  [...everyElementIn(element)].some(
    ({ name, attributes }) => name === 'a' && attributes.get('href')?.startsWith('#cmnt_ref') === true,
  );

/** Comments of Google Docs, with the marks in the text that lead to them. */
function isGoogleComment(element: HtmlElement): boolean {
  if (element.name === 'a') return /^#cmnt\d/.test(attributeOf(element, 'href'));
  if (element.name === 'p') return leadsBack(element);
  const [first] = elementsIn(element);
  return element.name === 'div' && first?.name === 'p' && leadsBack(first);
}

/** The beginnings of fields that have a result or an end: others would take the rest of the text with them. */
function closedFields(root: HtmlElement, styleOf: StyleOf): ReadonlySet<HtmlElement> {
  const closed = new Set<HtmlElement>();
  const open: HtmlElement[] = [];
  for (const element of everyElementIn(root)) {
    const part = styleOf(element).get('mso-element');
    if (part === 'field-begin') open.push(element);
    const last = open.at(-1);
    if (last === undefined) continue;
    if (part === 'field-separator' || part === 'field-end') closed.add(last);
    if (part === 'field-end') open.pop();
  }
  return closed;
}

/**
 * HTML without what is no text: deleted words of tracked changes, comments, hidden words, the codes of fields, headers
 * and footers of pages, programs and styles.
 * @param onEmbedded called for each player, frame or formula that is left out
 */
export function omitNonText(root: HtmlElement, styleOf: StyleOf, onEmbedded: () => void): HtmlElement {
  const closed = closedFields(root, styleOf);
  const hasGoogleComments = leadsBack(root);
  const fields: ('code' | 'result')[] = [];

  function isField(element: HtmlElement, part: string): boolean {
    if (part === 'field-begin' && closed.has(element)) fields.push('code');
    if (part === 'field-separator' && fields.length > 0) fields[fields.length - 1] = 'result';
    if (part === 'field-end') fields.pop();
    return /^field-(?:begin|separator|end)$/.test(part);
  }

  const isNonText = (element: HtmlElement, style: Style): boolean =>
    isDropped(element.name) ||
    isHidden(element, style) ||
    isDeleted(element) ||
    isComment(element, style) ||
    (hasGoogleComments && isGoogleComment(element));

  function keep(node: HtmlNode, isShown: boolean): readonly HtmlNode[] {
    const isCode = fields.includes('code');
    if (!isElement(node)) return isCode || !isShown ? [] : [node];
    const style = styleOf(node);
    if (isField(node, style.get('mso-element') ?? '')) return [];
    if (isShown && embedded.has(node.name) && !isHidden(node, style)) onEmbedded();
    const isText = isShown && !isNonText(node, style);
    // Also within what is omitted a field may begin or end.
    const children = node.children.flatMap((child) => keep(child, isText));
    if (!isText || (isCode && children.length === 0)) return [];
    const isSame =
      children.length === node.children.length && children.every((child, at) => child === node.children[at]);
    return [isSame ? node : { ...node, children }];
  }

  return { ...root, children: root.children.flatMap((child) => keep(child, true)) };
}
