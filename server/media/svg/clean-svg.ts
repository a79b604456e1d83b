import { brokenFile, refusedKind } from '../upload-error.ts';
import { allowedAttribute, isAllowedElement, partOfElement } from './allow-list.ts';
import { cleanCss } from './clean-css.ts';
import type { Report } from './left-out.ts';
import { attributeName, outermost, type Scope, scopeIn, svgName } from './namespaces.ts';
import { readXml, type XmlToken } from './read-xml.ts';

const depthLimit = 200;
/** In UTF-16 units. */
const pieceLength = 65_536;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type OpenToken = Extract<XmlToken, { type: 'open' }>;

/** An element that is not closed yet. */
interface Open {
  /** The name as written, which the closing tag must match. */
  readonly name: string;
  /** The serialized name; empty if the element is removed. */
  readonly shown: string;
  readonly scope: Scope;
}

/** Text elements, in which a group is not rendered. */
const holdText = new Set(['text', 'tspan', 'textPath']);
/** Attributes for text positions; a link has none. */
const placing = new Set(['x', 'y', 'dx', 'dy', 'rotate']);

/** A link becomes a group, or a part of its surrounding text. Its content stays and its target is removed. */
function shownAs(name: string, parent: Open | undefined): string {
  if (name !== 'a') return name;
  return parent !== undefined && holdText.has(parent.shown) ? 'tspan' : 'g';
}

function writeAttributes(
  name: string,
  shown: string,
  attributes: OpenToken['attributes'],
  scope: Scope,
  report: Report,
) {
  const allowedAttributes = new Map<string, string>();
  for (const [written, value] of attributes) {
    const key = attributeName(written, scope);
    if (key === undefined || (name !== shown && placing.has(key))) continue;
    const allowed = allowedAttribute(name, key, value, report);
    // `href` takes precedence over the older `xlink:href`, as in browsers.
    if (allowed !== undefined && (key === allowed[0] || !allowedAttributes.has(allowed[0])))
      allowedAttributes.set(...allowed);
  }
  return [...allowedAttributes].map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
}

/** True for an element that requires a browser extension, which no browser supports. */
const isNeverShown = (attributes: OpenToken['attributes']): boolean =>
  (attributes.get('requiredExtensions') ?? '').trim() !== '';

/**
 * Serializes an SVG with allowed elements, attributes and text only. Other elements are removed with their content. The
 * result is built from parsed tokens, so unparsed input cannot pass through.
 * @param report called with notices about removed parts
 * @throws UploadError if the source is not well-formed or not an SVG
 */
export function cleanSvg(source: string, report: Report = () => undefined): Buffer {
  const open: Open[] = [];
  /** Finished output outside the heap, because a large SVG consists of a million short strings. */
  const done: Buffer[] = [];
  let written = '';
  /** Stylesheets are checked as a whole, because comments may split them into several texts. */
  let css = '';
  /** Depth of the removed element; everything inside is removed. */
  let refusedAt: number | undefined;
  let hasRoot = false;

  function openElement({ name: full, attributes, isEmpty }: OpenToken): void {
    const parent = open.at(-1);
    const scope = scopeIn(parent?.scope ?? outermost, attributes);
    const name = svgName(full, scope);
    if (parent === undefined && (hasRoot || name !== 'svg')) throw refusedKind();
    if (open.length >= depthLimit) throw brokenFile();
    let shown = '';
    if (refusedAt === undefined) {
      shown = name === undefined ? '' : shownAs(name, parent);
      if (name !== undefined && isAllowedElement(shown) && parent?.shown !== 'style') {
        const namespace = hasRoot ? '' : ' xmlns="http://www.w3.org/2000/svg"';
        const list = writeAttributes(name, shown, attributes, scope, report);
        written += `<${shown}${namespace}${list}${isEmpty ? '/>' : '>'}`;
      } else {
        const part = name === undefined || isNeverShown(attributes) ? undefined : partOfElement(name);
        if (part !== undefined) report(part);
        if (!isEmpty) refusedAt = open.length;
      }
    }
    hasRoot = true;
    if (!isEmpty) open.push({ name: full, shown, scope });
  }

  function closeElement(name: string): void {
    const closed = open.pop();
    if (closed?.name !== name) throw brokenFile();
    if (refusedAt === undefined) {
      written += `${escape(cleanCss(css, report))}</${closed.shown}>`;
      css = '';
    } else if (refusedAt === open.length) refusedAt = undefined;
  }

  function addText(text: string): void {
    const parent = open.at(-1);
    if (parent === undefined) {
      if (text.trim() !== '') throw brokenFile();
    } else if (refusedAt === undefined) {
      if (parent.shown === 'style') css += text;
      else written += escape(text);
    }
  }

  for (const token of readXml(source)) {
    if (written.length > pieceLength) {
      done.push(Buffer.from(written));
      written = '';
    }
    if (token.type === 'open') openElement(token);
    else if (token.type === 'close') closeElement(token.name);
    else addText(token.text);
  }
  if (!hasRoot || open.length > 0) throw brokenFile();
  return Buffer.concat([...done, Buffer.from(written)]);
}
