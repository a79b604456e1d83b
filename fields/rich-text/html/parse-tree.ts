import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';
import { isDropped } from './omit-non-text.ts';
import { deepest, type HtmlElement, type HtmlNode } from './tree.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that a formatted text supports. Of other elements only the text remains. */
const allowed: ReadonlySet<string> = new Set(
  'a b blockquote br em h1 h2 h3 h4 h5 h6 i li ol p strong sub sup table ul'.split(' '),
);

const isElement = (node: Node): node is Element => 'tagName' in node;

/** True for a supported element with both of its tags in the source. */
function isComplete({ tagName, attrs, sourceCodeLocation: source }: Element): boolean {
  if (!allowed.has(tagName)) return false;
  if (tagName === 'a' && !attrs.some(({ name }) => name === 'href')) return false;
  return tagName === 'br' || (source?.startTag !== undefined && source.endTag !== undefined);
}

const hasComplete = (nodes: readonly Node[], depth = 0): boolean =>
  depth <= deepest &&
  nodes.some(
    (node) =>
      isElement(node) && !isDropped(node.tagName) && (isComplete(node) || hasComplete(node.childNodes, depth + 1)),
  );

const toNodes = (nodes: readonly Node[], depth = 0): readonly HtmlNode[] =>
  depth > deepest
    ? []
    : nodes.flatMap((node): HtmlNode[] => {
        if ('value' in node) return [node.value];
        if (!isElement(node)) return [];
        const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
        return [{ name: node.tagName, attributes, children: toNodes(node.childNodes, depth + 1) }];
      });

/**
 * Parses HTML, a whole document or a fragment.
 * @returns `isHtml`: whether it contains a complete supported element
 */
export function parseTree(html: string): { readonly tree: HtmlElement; readonly isHtml: boolean } {
  // The elements of a whole document have its direction; parsing as a fragment would drop them.
  const isDocument = /<(?:html|body)\b/i.test(html);
  const options = { sourceCodeLocationInfo: true };
  const { childNodes } = isDocument ? parse(html, options) : parseFragment(html, options);
  const tree = { name: '#fragment', attributes: new Map<string, string>(), children: toNodes(childNodes) };
  return { tree, isHtml: hasComplete(childNodes) };
}
