import { acceptedKinds } from '../../content/derive/accepted-kinds.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import { controlNames } from '../../content/model/control-names.ts';
import { type Field, type Fields, type FileKind, richName, apiNameOf } from '../../fields/field.ts';
import { type ListOptions, mostItems } from '../../fields/list/field.ts';
import { isLanguage, type Language } from '../../language/languages.ts';

/** The language that a part name has in brackets; `shared` is the value for both languages. */
export type PartLanguage = Language | 'shared';

/** What the name of a form part means. */
export type PartMeaning =
  | { readonly is: 'control' | 'remove' | 'ignored' }
  | {
      readonly is: 'value';
      readonly apiName: string;
      readonly accept?: readonly FileKind[];
      readonly language?: PartLanguage;
    }
  /** A list of files: one file of it, or all of them as JSON text. */
  | { readonly is: 'files'; readonly apiName: string; readonly accept: readonly FileKind[] }
  | {
      readonly is: 'item';
      readonly apiName: string;
      readonly role: 'texts' | 'files' | 'storedFiles' | 'keys';
      readonly accept?: readonly FileKind[];
      readonly index?: number;
      readonly language?: PartLanguage;
    };

const hasItem = (field: Field): field is Field & { readonly item: Fields; readonly options: ListOptions } =>
  'item' in field;

/** The file types of a list of plain files; `undefined` for any other field. */
export const listedKinds = (field: Field): readonly FileKind[] | undefined =>
  hasItem(field) ? acceptedKinds(field.item['value']) : undefined;

/** The maximum number of items of a list whose parts clients send one at a time. */
export const mostItemsOf = (field: Field): number => (hasItem(field) ? mostItems(field.options) : 1);

const nameAndBrackets = /^([A-Za-z][A-Za-z0-9_]*?)((?:\[[a-z0-9]{0,6}\]){0,2})$/;

interface Brackets {
  readonly language?: PartLanguage;
  readonly index?: number;
}

/** Parses `title[ar]`, `feature_images[2]`, `feature_titles[ar][]`; `undefined` for anything else in brackets. */
function readBrackets(brackets: string): Brackets | undefined {
  let read: Brackets = {};
  for (const [, inside = ''] of brackets.matchAll(/\[([^[\]]*)\]/g)) {
    if (isLanguage(inside) || inside === 'shared') read = { ...read, language: inside };
    else if (/^\d{1,3}$/.test(inside)) read = { ...read, index: Number(inside) };
    else if (inside !== '') return undefined;
  }
  return read;
}

/**
 * Creates a function that returns the meaning of a part name in a collection's form; `undefined` for an unknown name.
 */
export function createPartNames(collection: Collection): (name: string) => PartMeaning | undefined {
  const meanings = new Map<string, PartMeaning>([['remove', { is: 'remove' }]]);
  const { ignored, aliases, accepts, parts: partsOf } = legacyApiOf(collection);
  for (const name of [...ignored, ...Object.keys(aliases)]) meanings.set(name, { is: 'ignored' });
  for (const name of controlNames) meanings.set(name, { is: 'control' });

  const prefixes: { readonly prefix: string; readonly meaning: Extract<PartMeaning, { is: 'item' }> }[] = [];
  for (const [name, field] of Object.entries(collection.fields)) {
    const apiName = apiNameOf(name, field);
    const accept = acceptedKinds(field);
    const listed = listedKinds(field);
    if (listed !== undefined) meanings.set(apiName, { is: 'files', apiName, accept: listed });
    else meanings.set(apiName, { is: 'value', apiName, ...(accept && { accept }) });
    if (field.rich !== undefined) meanings.set(richName(apiName), { is: 'value', apiName: richName(apiName) });
    const parts = partsOf[apiName];
    const filesOf = (into: string) => {
      const kinds = hasItem(field) ? acceptedKinds(field.item[into]) : undefined;
      return kinds && { accept: kinds };
    };
    if (parts?.repeated !== undefined) {
      for (const role of ['texts', 'storedFiles', 'keys'] as const)
        meanings.set(parts.repeated[role], { is: 'item', apiName, role });
      meanings.set(parts.repeated.files, { is: 'item', apiName, role: 'files', ...filesOf(parts.repeated.fileInto) });
    }
    if (parts?.indexedFiles !== undefined) {
      const { prefix, into } = parts.indexedFiles;
      prefixes.push({ prefix, meaning: { is: 'item', apiName, role: 'files', ...filesOf(into) } });
    }
  }
  for (const [name, apiName] of Object.entries(accepts)) {
    const meaning = meanings.get(apiName);
    if (meaning !== undefined) meanings.set(name, meaning);
  }

  return (written) => {
    const [, name = '', inBrackets = ''] = nameAndBrackets.exec(written) ?? [];
    const brackets = readBrackets(inBrackets);
    if (name === '' || brackets === undefined) return undefined;
    const meaning = meanings.get(name);
    if (meaning?.is === 'item') return { ...meaning, ...brackets };
    if (meaning?.is === 'value') return { ...meaning, ...brackets };
    if (meaning !== undefined) return inBrackets === '' || inBrackets === '[]' ? meaning : undefined;
    for (const { prefix, meaning: file } of prefixes) {
      const index = name.startsWith(prefix) ? name.slice(prefix.length) : '';
      if (/^\d{1,3}$/.test(index)) return { ...file, ...brackets, index: Number(index) };
    }
    return undefined;
  };
}
