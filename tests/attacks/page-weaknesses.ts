import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { scriptLoader } from '../../content/script-loader.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The text that every successful attack leaves in an element, attribute or header. */
export const mark = 'x-attack';

const forbidden = new Set(['base', 'object', 'embed', 'applet', 'frame', 'frameset', 'portal']);
const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster', 'cite', 'background', 'ping']);
const safe = new Set(['https:', 'http:', 'mailto:', 'tel:']);
/** Types of script elements that contain data and are not executed by browsers. */
const data = new Set(['application/ld+json', 'speculationrules']);

const isElement = (node: Node): node is Element => 'tagName' in node;
const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function* elementsIn(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  if ('content' in node) yield* elementsIn(node.content);
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* elementsIn(child);
}

function isSafeAddress(written: string, { tagName }: Element): boolean {
  const { protocol, hostname } = URL.parse(written, 'https://screens.example/') ?? { protocol: '', hostname: '' };
  if (hostname.endsWith('evil.example')) return false;
  if (protocol === 'data:') return written.startsWith('data:image/') && (tagName === 'img' || tagName === 'link');
  return protocol === '' ? tagName === 'a' : safe.has(protocol);
}

function isSafeScript(element: Element, attributes: ReadonlyMap<string, string>): boolean {
  const source = attributes.get('src');
  if (source !== undefined) return source.startsWith('/assets/') && textOf(element) === '';
  const loaded = attributes.get('data-file');
  if (loaded !== undefined) return loaded.startsWith('/assets/') && textOf(element) === scriptLoader;
  if (!data.has(attributes.get('type') ?? '')) return false;
  try {
    JSON.parse(textOf(element));
    return true;
  } catch {
    return false;
  }
}

/** Returns what a browser would execute or follow in one element and no page of the site may contain. */
function weaknessesOf(element: Element): string[] {
  const { tagName, attrs } = element;
  const attributes = new Map(attrs.map(({ name, value }) => [name.toLowerCase(), value]));
  const found: string[] = [];
  if (tagName.includes(mark) || forbidden.has(tagName)) found.push(`<${tagName}>`);
  if (tagName === 'script' && !isSafeScript(element, attributes)) found.push(`<script>${textOf(element).slice(0, 80)}`);
  if (tagName === 'meta' && /refresh/i.test(attributes.get('http-equiv') ?? '')) found.push('<meta> that leads away');
  for (const [name, value] of attributes) {
    if (name.includes(mark) || name.startsWith('on') || name === 'srcdoc' || name === 'style')
      found.push(`${tagName}[${name}]`);
    if (addresses.has(name.replace(/^xlink:/, '')) && !isSafeAddress(value, element)) {
      found.push(`${tagName}[${name}="${value.slice(0, 80)}"]`);
    }
  }
  return found;
}

/**
 * Returns what a browser would execute or follow in a page although the site did not write it. The page is parsed as
 * browsers parse it.
 */
export function pageWeaknesses(html: string): string[] {
  const elements = [...elementsIn(parse(html))];
  const bodies = elements.filter(({ tagName }) => tagName === 'body').length;
  const isWhole = bodies === 1 && html.trimEnd().endsWith('</html>');
  return [...elements.flatMap(weaknessesOf), ...(isWhole ? [] : ['a page that is not whole'])];
}
