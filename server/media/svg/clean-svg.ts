import { brokenFile, refusedKind } from '../upload-error.ts';
import { allowedAttribute, isAllowedElement, isHarmlessCss } from './allow-list.ts';
import { readXml, type XmlToken } from './read-xml.ts';

const depthLimit = 200;
/** In UTF-16 units. */
const pieceLength = 65_536;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type OpenToken = Extract<XmlToken, { type: 'open' }>;

/** A link becomes a plain group: what it shows stays, where it leads goes. */
const shownAs = (name: string): string => (name === 'a' ? 'g' : name);

function writeOpen({ name, attributes, isEmpty }: OpenToken, isRoot: boolean): string {
  const kept = new Map<string, string>();
  for (const [written, value] of attributes) {
    const allowed = allowedAttribute(name, written, value);
    // `href` wins over the older `xlink:href` beside it, as in browsers.
    if (allowed !== undefined && (written === allowed[0] || !kept.has(allowed[0]))) kept.set(...allowed);
  }
  const namespace = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : '';
  const list = [...kept].map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
  return `<${shownAs(name)}${namespace}${list}${isEmpty ? '/>' : '>'}`;
}

/**
 * Writes a drawing anew with nothing but allowed elements, attributes and text; whatever is not on the list is left
 * out with all it contains. The result is built from what was understood, so nothing that was not can slip through.
 * @throws UploadError when the source is not well-formed or is no SVG.
 */
export function cleanSvg(source: string): Buffer {
  const open: string[] = [];
  /** What is done, out of the heap: a large drawing is a million short strings. */
  const done: Buffer[] = [];
  let written = '';
  /** Style sheets are judged whole: comments may cut them into several texts. */
  let css = '';
  /** Depth at which a refused element began; everything below is left out. */
  let refusedAt: number | undefined;
  let hasRoot = false;

  for (const token of readXml(source)) {
    if (written.length > pieceLength) {
      done.push(Buffer.from(written));
      written = '';
    }
    const parent = open.at(-1);
    if (token.type === 'open') {
      if (parent === undefined && (hasRoot || token.name !== 'svg')) throw refusedKind();
      if (open.length >= depthLimit) throw brokenFile();
      if (refusedAt === undefined) {
        if (isAllowedElement(shownAs(token.name)) && parent !== 'style') written += writeOpen(token, !hasRoot);
        else if (!token.isEmpty) refusedAt = open.length;
      }
      hasRoot = true;
      if (!token.isEmpty) open.push(token.name);
    } else if (token.type === 'close') {
      if (open.pop() !== token.name) throw brokenFile();
      if (refusedAt === undefined) {
        written += `${isHarmlessCss(css) ? escape(css) : ''}</${shownAs(token.name)}>`;
        css = '';
      } else if (refusedAt === open.length) refusedAt = undefined;
    } else if (parent === undefined) {
      if (token.text.trim() !== '') throw brokenFile();
    } else if (refusedAt === undefined) {
      if (parent === 'style') css += token.text;
      else written += escape(token.text);
    }
  }
  if (!hasRoot || open.length > 0) throw brokenFile();
  return Buffer.concat([...done, Buffer.from(written)]);
}
