import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type Field, type FileKind, isRequired, type Issue, type Media, richName } from '../../fields/field.ts';
import { isVideoName } from '../../fields/file-address.ts';
import { type Language, languages } from '../../language/languages.ts';
import { currentLanguage } from '../current-language.ts';
import { type WireValues, wireFields } from '../records/wire-record.ts';

/** The kind of a stored file, told by its name: names are given by the server, by what a file really is. */
export const kindOfName = (name: string): FileKind =>
  isVideoName(name) ? 'video' : /\.pdf$/i.test(name) ? 'document' : 'image';

/** A stored file, as far as a form needs to know it to check a value that names it. */
const standIn = (name: string): Media => ({
  id: 1,
  name,
  kind: kindOfName(name),
  hash: '',
  bytes: 0,
  width: null,
  height: null,
  duration: null,
  placeholder: null,
  focalPoint: { x: 0.5, y: 0.5 },
  alt: { en: '', ar: '' },
  poster: null,
});

/** The wire value of a field that was never filled. */
const emptyValue = (field: Field): unknown =>
  field.serialize(field.empty, {
    language: currentLanguage(),
    all: true,
    findMedia: () => undefined,
    fellBack: () => {},
  });

const noStructures = { en: null, ar: null };

/** What a form of a collection starts with: a record's values, or empty ones. */
export const startValues = (collection: Collection, record: AnsweredRecord | null): WireValues =>
  Object.fromEntries(
    wireFields(collection).flatMap(([wire, field]) => [
      [wire, record?.[wire] ?? emptyValue(field)],
      ...(field.rich === undefined ? [] : [[richName(wire), record?.[richName(wire)] ?? noStructures]]),
    ]),
  );

/** A value as its field understands it, and what is wrong with it, by the rules that the server keeps, too. */
function readValue(field: Field, value: unknown, path: string): { readonly stored: unknown; readonly issues: Issue[] } {
  const issues: Issue[] = [];
  const stored = field.parse(value, field.empty, path, {
    language: currentLanguage(),
    findMedia: (reference) => standIn(String(reference)),
    report: (at, code, params) => issues.push({ path: at, code, ...(params && { params }) }),
  });
  return { stored, issues };
}

/** The defects of a record's values, found without asking the server. */
export const defectsOf = (collection: Collection, values: WireValues, isNew: boolean): readonly Issue[] =>
  wireFields(collection).flatMap(([wire, field]) => {
    const { stored, issues } = readValue(field, values[wire], wire);
    const isMissing = isRequired(field, isNew) && field.isEmpty(stored);
    return isMissing ? [{ path: wire, code: 'required' }] : issues;
  });

/** The languages in which a field that is written at all is not complete. */
export function missingLanguages(field: Field, value: unknown): readonly Language[] {
  if (!field.translated) return [];
  const { stored } = readValue(field, value, '');
  return field.isEmpty(stored) ? [] : languages.filter((language) => !field.isComplete(stored, language));
}

/** What was found out about a record; a changed one is another object. */
const known = new WeakMap<AnsweredRecord, readonly Language[]>();

/** The languages in which a record lacks something that it says in the other; both where it says nothing. */
export function missingIn(collection: Collection, record: AnsweredRecord): readonly Language[] {
  const before = known.get(record);
  if (before !== undefined) return before;
  const texts = wireFields(collection).filter(([, field]) => field.translated);
  const isEmpty =
    texts.length > 0 && texts.every(([wire, field]) => field.isEmpty(readValue(field, record[wire], '').stored));
  const missing = texts.flatMap(([wire, field]) => missingLanguages(field, record[wire]));
  const found = languages.filter((language) => isEmpty || missing.includes(language));
  known.set(record, found);
  return found;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The values that differ from those the form started with. */
export const changedValues = (values: WireValues, start: WireValues): WireValues =>
  Object.fromEntries(
    Object.entries(values).filter(([wire, value]) => value !== start[wire] && !isSame(value, start[wire])),
  );
