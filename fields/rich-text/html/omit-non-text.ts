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

/** Players, frames and formulas, which were visible on the page but cannot be part of a formatted text. */
const embedded = named('audio embed iframe math object video');
/** Elements whose content is not part of the text: scripts, styles, drawings, form controls, data, and deleted text. */
const neverText = named(
  'canvas del head noembed noframes noscript script select style svg template textarea title xml',
);

/** True for elements whose content is not part of a text. */
export const isDropped = (name: string): boolean => neverText.has(name) || embedded.has(name);

const isHidden = (element: HtmlElement, style: Style): boolean =>
  element.attributes.has('hidden') ||
  style.get('display')?.startsWith('none') === true ||
  style.get('mso-hide')?.startsWith('all') === true ||
  /^(?:hidden|collapse)/.test(style.get('visibility') ?? '');

/** Text that tracked changes deleted or moved away, if Word or Word on the web marks it by a class. */
const isDeleted = (element: HtmlElement): boolean =>
  hasClass(element, /^(?:mso(?:del|movefrom)(?:inline)?|TrackChange(?:Text)?Delet\w*)$/i);

const partsOfPages = /^(?:comment|comment-list|header|footer)$/;

/** Comments of Word, and the marks in the text that link to them. */
const isComment = (element: HtmlElement, style: Style): boolean =>
  partsOfPages.test(style.get('mso-element') ?? '') ||
  style.get('mso-special-character') === 'comment' ||
  hasClass(element, /^(?:msocomtxt|msocomanchor|msocomoff|msocommentreference)$/i);

const leadsBack = (element: HtmlElement): boolean =>
  [...everyElementIn(element)].some(
    ({ name, attributes }) => name === 'a' && attributes.get('href')?.startsWith('#cmnt_ref') === true,
  );

/** Comments of Google Docs, and the marks in the text that link to them. */
function isGoogleComment(element: HtmlElement): boolean {
  if (element.name === 'a') return /^#cmnt\d/.test(attributeOf(element, 'href'));
  if (element.name === 'p') return leadsBack(element);
  const [first] = elementsIn(element);
  return element.name === 'div' && first?.name === 'p' && leadsBack(first);
}

/**
 * The `field-begin` elements of fields that have a result or an end. Without one, the rest of the text would be
 * omitted.
 */
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
 * Removes everything that is not text: deleted text of tracked changes, comments, hidden text, field codes, page
 * headers and footers, scripts and styles.
 * @param onEmbedded called for each player, frame or formula that is removed
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

  function textNodesOf(node: HtmlNode, isShown: boolean): readonly HtmlNode[] {
    const isCode = fields.includes('code');
    if (!isElement(node)) return isCode || !isShown ? [] : [node];
    const style = styleOf(node);
    if (isField(node, style.get('mso-element') ?? '')) return [];
    if (isShown && embedded.has(node.name) && !isHidden(node, style)) onEmbedded();
    const isText = isShown && !isNonText(node, style);
    // A field may begin or end within a removed element.
    const children = node.children.flatMap((child) => textNodesOf(child, isText));
    if (!isText || (isCode && children.length === 0)) return [];
    const isSame =
      children.length === node.children.length && children.every((child, at) => child === node.children[at]);
    return [isSame ? node : { ...node, children }];
  }

  return { ...root, children: root.children.flatMap((child) => textNodesOf(child, true)) };
}
