import type { AnsweredRecord } from '../../calls/model/record.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type Field, type Issue, apiNameOf } from '../../fields/field.ts';
import type { Language } from '../../language/languages.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { parseJson } from '../../fields/parse-json.ts';
import { type FormPart, mostParts, valueOf } from '../bodies/form-part.ts';
import type { ApiBody } from '../bodies/api-body.ts';
import { gatherItems, type ItemPart } from './gather-items.ts';
import { createPartNames, mostItemsOf, type PartLanguage } from './part-names.ts';

export interface FormContext {
  readonly language: Language;
  /** The record as it currently answers; `null` for a new one. */
  readonly current: AnsweredRecord | null;
}

interface Gathered {
  readonly body: Record<string, unknown>;
  /** Values by API name and language; `undefined` for a part without a language. */
  readonly values: Map<string, Map<PartLanguage | undefined, unknown>>;
  readonly items: Map<string, ItemPart[]>;
  /** Lists of files by API name; `null` for one that is cleared. */
  readonly files: Map<string, unknown[] | null>;
  readonly issues: Issue[];
}

const twice = (path: string): Issue => ({ path, code: 'wrongType', params: { expected: 'one value' } });

/** Adds a value. A name that occurs twice is an issue, because it is ambiguous. */
function addValue(
  { values, issues }: Gathered,
  apiName: string,
  language: PartLanguage | undefined,
  value: unknown,
): void {
  const byLanguage = values.get(apiName) ?? new Map<PartLanguage | undefined, unknown>();
  if (byLanguage.has(language)) issues.push(twice(apiName));
  values.set(apiName, byLanguage.set(language, value));
}

function addPart(gathered: Gathered, part: FormPart, meaningOf: ReturnType<typeof createPartNames>): void {
  const meaning = meaningOf(part.name);
  const value = valueOf(part);
  switch (meaning?.is) {
    case undefined:
      gathered.issues.push({ path: part.name, code: 'unknownField' });
      return;
    case 'ignored':
      return;
    case 'control':
      if (Object.hasOwn(gathered.body, part.name)) gathered.issues.push(twice(part.name));
      gathered.body[part.name] = value;
      return;
    case 'remove':
      addRemoval(gathered, String(value), meaningOf);
      return;
    case 'item': {
      const { role, index, language } = meaning;
      const item = { role, value, ...(index !== undefined && { index }), ...(language && { language }) };
      const items = gathered.items.get(meaning.apiName);
      if (items === undefined) gathered.items.set(meaning.apiName, [item]);
      else items.push(item);
      return;
    }
    case 'files':
      addFiles(gathered, meaning.apiName, value);
      return;
    case 'value': {
      // An empty input for a stored file means "keep it"; `remove` clears it.
      const isUnchanged = meaning.accept !== undefined && (value === null || value === '');
      if (!isUnchanged) addValue(gathered, meaning.apiName, meaning.language, value);
    }
  }
}

/** Adds to a list of files: one file, or several as JSON text. An empty input changes nothing. */
function addFiles({ files }: Gathered, apiName: string, value: string | number | null): void {
  if (value === null || value === '') return;
  const several = typeof value === 'string' && /^\s*\[/.test(value) ? parseJson(value) : undefined;
  files.set(apiName, [...(files.get(apiName) ?? []), ...(Array.isArray(several) ? several : [value])]);
}

/** `remove=image`, `remove=image[ar]`. A value for the same name takes precedence. */
function addRemoval(
  { values, files, issues }: Gathered,
  name: string,
  meaningOf: ReturnType<typeof createPartNames>,
): void {
  const meaning = meaningOf(name);
  if (meaning?.is === 'files') {
    if (!files.has(meaning.apiName)) files.set(meaning.apiName, null);
    return;
  }
  if (meaning?.is !== 'value') {
    issues.push({ path: 'remove', code: 'unknownField' });
    return;
  }
  const byLanguage = values.get(meaning.apiName) ?? new Map<PartLanguage | undefined, unknown>();
  if (!byLanguage.has(meaning.language)) byLanguage.set(meaning.language, null);
  values.set(meaning.apiName, byLanguage);
}

/**
 * Returns a single value, or an object by language. A part without a language is in the language of the address, or
 * shared.
 */
function joinLanguages(
  field: Field | undefined,
  values: ReadonlyMap<PartLanguage | undefined, unknown>,
  language: Language,
): unknown {
  if (values.size === 1 && values.has(undefined)) return values.get(undefined);
  const plain = field?.translated === true ? language : 'shared';
  return Object.fromEntries([...values].map(([part, value]) => [part ?? plain, value]));
}

const fieldsByApiName = (collection: Collection): ReadonlyMap<string, Field> =>
  new Map(Object.entries(collection.fields).map(([name, field]) => [apiNameOf(name, field), field]));

/**
 * Converts form parts to a body.
 * @throws InvalidError for names that the collection does not have and for values that occur twice
 */
export function toApiBody(
  collection: Collection,
  parts: readonly FormPart[],
  { language, current }: FormContext,
): ApiBody {
  const meaningOf = createPartNames(collection);
  const gathered: Gathered = { body: {}, values: new Map(), items: new Map(), files: new Map(), issues: [] };
  for (const part of parts) addPart(gathered, part, meaningOf);

  const { body, values, items, files, issues } = gathered;
  const fields = fieldsByApiName(collection);
  for (const [apiName, byLanguage] of values) body[apiName] = joinLanguages(fields.get(apiName), byLanguage, language);
  for (const [apiName, listed] of files) body[apiName] = listed;
  for (const [apiName, sent] of items) {
    const shape = legacyApiOf(collection).parts[apiName];
    const stored = current?.[apiName];
    if (shape !== undefined)
      body[apiName] = gatherItems(shape, sent, body[apiName], Array.isArray(stored) ? stored : []);
  }
  if (issues.length > 0) {
    throw new InvalidError(issues, issues.every(({ code }) => code === 'unknownField') ? 'unknownField' : 'invalid');
  }
  return body;
}

/**
 * The parts under a name of a JSON body: texts, or ids of files.
 * @throws InvalidError for more than `max` of them
 */
function toParts(name: string, value: unknown, max: number): readonly FormPart[] {
  const sent: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (sent.length > max) throw new InvalidError([{ path: name, code: 'tooMany', params: { max } }]);
  return sent.map((item): FormPart => {
    if (typeof item === 'string') return { name, text: item };
    if (item === null) return { name, text: '' };
    if (typeof item === 'number') return { name, mediaId: item };
    throw new InvalidError([{ path: name, code: 'wrongType', params: { expected: 'text' } }]);
  });
}

/** Converts a JSON body. Values do not change; only list parts and removals are gathered. */
export function toApiBodyFromJson(collection: Collection, json: ApiBody, context: FormContext): ApiBody {
  const meaningOf = createPartNames(collection);
  const fields = fieldsByApiName(collection);
  const parts: FormPart[] = [];
  const plain: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(json)) {
    const meaning = meaningOf(name);
    const field = meaning?.is === 'item' ? fields.get(meaning.apiName) : undefined;
    if (field !== undefined) parts.push(...toParts(name, value, mostItemsOf(field)));
    else if (meaning?.is === 'remove') parts.push(...toParts(name, value, mostParts));
    else plain[name] = value;
  }
  return { ...toApiBody(collection, parts, context), ...plain };
}
