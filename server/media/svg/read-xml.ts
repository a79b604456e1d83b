import { brokenFile, refusedKind } from '../upload-error.ts';

export type XmlToken =
  | {
      readonly type: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly isEmpty: boolean;
    }
  | { readonly type: 'close'; readonly name: string }
  | { readonly type: 'text'; readonly text: string };

/** Those of one element stand in memory together; no drawing has a tenth of these. */
const mostAttributes = 1000;

const name = '[A-Za-z_][A-Za-z0-9_.:-]*';
const attributePattern = new RegExp(`\\s+(${name})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const openPattern = new RegExp(`<(${name})`, 'y');
const openEndPattern = /\s*(\/?)>/y;
const closePattern = new RegExp(`</(${name})\\s*>`, 'y');
const textPattern = /[^<]+/y;
/** Characters no XML document may hold, written or as a reference (XML 1.0, 2.2). */
const forbiddenCharacter = /[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/u;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces character references and the five entities every document has; any other is an error. */
const decode = (written: string): string =>
  written.replace(
    /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w+));|&/g,
    (_, decimal?: string, hex?: string, entity?: string) => {
      if (entity !== undefined && Object.hasOwn(entities, entity)) return entities[entity] ?? '';
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      const character = point <= 0x10ffff ? String.fromCodePoint(point) : '\0';
      if (forbiddenCharacter.test(character)) throw brokenFile();
      return character;
    },
  );

/** Matches a sticky pattern at a place. */
function matchAt(pattern: RegExp, source: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(source);
}

/** The place after a mark; a document that lacks it is cut off. */
function after(source: string, mark: string, place: number): number {
  const found = source.indexOf(mark, place);
  if (found === -1) throw brokenFile();
  return found + mark.length;
}

/** A document type may name the SVG one, but never declare anything: entities are how small files grow large. */
function afterDocumentType(source: string, place: number): number {
  const end = after(source, '>', place);
  if (source.slice(place, end).includes('[')) throw refusedKind();
  return end;
}

function readOpen(source: string, place: number): { token: XmlToken; end: number } {
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
    attributes.set(key, decode(found[2] ?? found[3] ?? ''));
    end += found[0].length;
  }
  const close = matchAt(openEndPattern, source, end);
  if (close === null) throw brokenFile();
  return { token: { type: 'open', name: open[1], attributes, isEmpty: close[1] === '/' }, end: end + close[0].length };
}

/**
 * Reads the strict part of XML that drawings need, one token after another: elements, attributes and text.
 * Comments, processing instructions and a plain document type are passed over.
 * @throws UploadError for whatever is not well-formed, and for a document type with declarations.
 */
export function* readXml(source: string): Generator<XmlToken> {
  if (forbiddenCharacter.test(source)) throw brokenFile();
  for (let place = 0; place < source.length;) {
    if (source[place] !== '<') {
      const text = matchAt(textPattern, source, place)?.[0] ?? '';
      yield { type: 'text', text: decode(text) };
      place += text.length;
    } else if (source.startsWith('<!--', place)) place = after(source, '-->', place + 4);
    else if (source.startsWith('<?', place)) place = after(source, '?>', place);
    else if (source.startsWith('<!DOCTYPE', place)) place = afterDocumentType(source, place);
    else if (source.startsWith('<![CDATA[', place)) {
      const end = after(source, ']]>', place);
      yield { type: 'text', text: source.slice(place + 9, end - 3) };
      place = end;
    } else if (source.startsWith('</', place)) {
      const close = matchAt(closePattern, source, place);
      if (close?.[1] === undefined) throw brokenFile();
      yield { type: 'close', name: close[1] };
      place += close[0].length;
    } else {
      const { token, end } = readOpen(source, place);
      yield token;
      place = end;
    }
  }
}
