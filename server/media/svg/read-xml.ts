import { brokenFile } from '../upload-error.ts';
import { Entities, readDocumentType } from './document-type.ts';
import { forbiddenCharacter, matchAt, xmlName } from './xml-text.ts';

export type XmlToken =
  | {
      readonly type: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly isEmpty: boolean;
    }
  | { readonly type: 'close'; readonly name: string }
  | { readonly type: 'text'; readonly text: string };

/** The attributes of one element are in memory together. No SVG has a tenth of this number. */
const mostAttributes = 1000;

const attributePattern = new RegExp(`\\s+(${xmlName})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'uy');
const openPattern = new RegExp(`<(${xmlName})`, 'uy');
const openEndPattern = /\s*(\/?)>/y;
const closePattern = new RegExp(`</(${xmlName})\\s*>`, 'uy');
const textPattern = /[^<]+/y;

/** The position after a delimiter; without it the document is truncated. */
function after(source: string, mark: string, place: number): number {
  const found = source.indexOf(mark, place);
  if (found === -1) throw brokenFile();
  return found + mark.length;
}

function readOpen(source: string, place: number, entities: Entities): { token: XmlToken; end: number } {
  const open = matchAt(openPattern, source, place);
  if (open?.[1] === undefined) throw brokenFile();
  const attributes = new Map<string, string>();
  let end = place + open[0].length;
  for (
    let found = matchAt(attributePattern, source, end);
    found !== null;
    found = matchAt(attributePattern, source, end)
  ) {
    const key = found[1] ?? '';
    if (attributes.has(key) || attributes.size === mostAttributes) throw brokenFile();
    attributes.set(key, entities.decode(found[2] ?? found[3] ?? ''));
    end += found[0].length;
  }
  const close = matchAt(openEndPattern, source, end);
  if (close === null) throw brokenFile();
  return { token: { type: 'open', name: open[1], attributes, isEmpty: close[1] === '/' }, end: end + close[0].length };
}

/**
 * Reads the strict subset of XML that SVGs need, as a series of tokens: elements, attributes and text. Skips comments
 * and processing instructions and expands entities of the document type.
 * @throws UploadError if the text is not well-formed or its document type needs other files
 */
export function* readXml(source: string): Generator<XmlToken> {
  if (forbiddenCharacter.test(source)) throw brokenFile();
  const entities = new Entities();
  let hasRoot = false;
  for (let place = 0; place < source.length;) {
    if (source[place] !== '<') {
      const text = matchAt(textPattern, source, place)?.[0] ?? '';
      yield { type: 'text', text: entities.decode(text) };
      place += text.length;
    } else if (source.startsWith('<!--', place)) place = after(source, '-->', place + 4);
    else if (source.startsWith('<?', place)) place = after(source, '?>', place);
    else if (source.startsWith('<!DOCTYPE', place)) {
      // After the root it could change the meaning of what was read.
      if (hasRoot) throw brokenFile();
      place = readDocumentType(source, place, entities);
    } else if (source.startsWith('<![CDATA[', place)) {
      const end = after(source, ']]>', place);
      yield { type: 'text', text: source.slice(place + 9, end - 3) };
      place = end;
    } else if (source.startsWith('</', place)) {
      const close = matchAt(closePattern, source, place);
      if (close?.[1] === undefined) throw brokenFile();
      yield { type: 'close', name: close[1] };
      place += close[0].length;
    } else {
      const { token, end } = readOpen(source, place, entities);
      hasRoot = true;
      yield token;
      place = end;
    }
  }
}
