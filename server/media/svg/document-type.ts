import { brokenFile, refusedKind, tooComplex } from '../upload-error.ts';
import { forbiddenCharacter, matchAt, xmlName } from './xml-text.ts';

/**
 * Maximum total length of expanded entities in UTF-16 units, against entity expansion attacks. SVGs use entities for
 * namespaces.
 */
const mostExpanded = 1_000_000;

/** Maximum length of the declarations of a document type in UTF-16 units. */
const mostDeclared = 65_536;

const everyDocument = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
const reference = new RegExp(`&(?:#(\\d{1,7})|#x([0-9a-fA-F]{1,6})|(${xmlName}));|&`, 'gu');

function characterOf(point: number): string {
  const character = point <= 0x10ffff ? String.fromCodePoint(point) : '\0';
  if (forbiddenCharacter.test(character)) throw brokenFile();
  return character;
}

/** The five predefined entities and those of the document, which expand to text. */
export class Entities {
  readonly #texts = new Map<string, string>();
  #expanded = 0;

  /**
   * Defines an entity; the first definition counts. An entity with elements is left undefined, because it is not text.
   */
  define(name: string, written: string): void {
    if (this.#texts.has(name) || everyDocument.has(name)) return;
    const text = this.decode(written);
    if (!text.includes('<')) this.#texts.set(name, text);
  }

  /** Expands entity references. @throws UploadError for an unknown entity, or if the total length exceeds the limit */
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
/** Ignored content: white space, comments, instructions and declarations for validation. */
const passedOver = new RegExp(
  `\\s+|<!--[^]*?-->|<\\?[^]*?\\?>|<!(?:ELEMENT|ATTLIST|NOTATION)\\s(?:${text}|[^"'<>])*>`,
  'uy',
);
const endPattern = /\]\s*>/y;

/**
 * Parses the document type at a position and defines its entities. External files are never read.
 * @returns the position after it
 * @throws UploadError if it cannot be parsed or declares external content
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
