import { brokenFile, refusedKind, tooComplex } from '../upload-error.ts';
import { forbiddenCharacter, matchAt, xmlName } from './xml-text.ts';

/** Of all that a document expands, in UTF-16 units: how small files grow large. Drawings name their namespaces so. */
const mostExpanded = 1_000_000;

/** How far the declarations of a document type are read, in UTF-16 units. */
const mostDeclared = 65_536;

const everyDocument = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
const reference = new RegExp(`&(?:#(\\d{1,7})|#x([0-9a-fA-F]{1,6})|(${xmlName}));|&`, 'gu');

function characterOf(point: number): string {
  const character = point <= 0x10ffff ? String.fromCodePoint(point) : '\0';
  if (forbiddenCharacter.test(character)) throw brokenFile();
  return character;
}

/** The entities of a document: the five of every document, and its own, which expand to text. */
export class Entities {
  readonly #texts = new Map<string, string>();
  #expanded = 0;

  /** Defines an entity; the first definition counts. One with elements in it stays unknown, as it is no text. */
  define(name: string, written: string): void {
    if (this.#texts.has(name) || everyDocument.has(name)) return;
    const text = this.decode(written);
    if (!text.includes('<')) this.#texts.set(name, text);
  }

  /** Replaces references. @throws UploadError for an unknown entity, and when it all becomes too long */
  decode(written: string): string {
    return written.replace(reference, (_, decimal?: string, hex?: string, name?: string) => {
      if (name === undefined)
        return characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
      const known = everyDocument.get(name);
      if (known !== undefined) return known;
      const text = this.#texts.get(name);
      if (text === undefined) throw brokenFile();
      this.#expanded += text.length;
      if (this.#expanded > mostExpanded) throw tooComplex();
      return text;
    });
  }
}

const text = `"[^"]*"|'[^']*'`;
const startPattern = new RegExp(
  `<!DOCTYPE\\s+${xmlName}(?:\\s+(?:SYSTEM|PUBLIC\\s+(?:${text}))\\s*(?:${text})?)?\\s*(\\[|>)`,
  'uy',
);
const entityPattern = new RegExp(`<!ENTITY\\s+(${xmlName})\\s+(?:"([^"]*)"|'([^']*)')\\s*>`, 'uy');
/** What is passed over: blanks, comments, instructions, and what a validating reader would check by. */
const passedOver = new RegExp(
  `\\s+|<!--[^]*?-->|<\\?[^]*?\\?>|<!(?:ELEMENT|ATTLIST|NOTATION)\\s(?:${text}|[^"'<>])*>`,
  'uy',
);
const endPattern = /\]\s*>/y;

/**
 * Reads the document type at a place and defines the entities it declares; the file that it names is never read.
 * @returns the place behind it
 * @throws UploadError where it cannot be read, or declares what lies in other files
 */
export function readDocumentType(source: string, place: number, entities: Entities): number {
  const start = matchAt(startPattern, source, place);
  if (start === null) throw brokenFile();
  let end = place + start[0].length;
  if (start[1] === '>') return end;
  const declared = source.slice(0, end + mostDeclared);
  for (;;) {
    const passed = matchAt(passedOver, declared, end);
    const entity = passed === null ? matchAt(entityPattern, declared, end) : null;
    if (entity !== null) entities.define(entity[1] ?? '', entity[2] ?? entity[3] ?? '');
    const read = passed ?? entity;
    if (read === null) break;
    end += read[0].length;
  }
  const close = matchAt(endPattern, source, end);
  if (close === null) throw refusedKind();
  return end + close[0].length;
}
