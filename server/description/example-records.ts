import type { FieldsBody } from '../../calls/model/call.ts';
import { acceptedKinds } from '../../content/derive/accepted-kinds.ts';
import { isSettingsGroup } from '../../content/is-settings-group.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type Field, type FileKind, richName, apiNameOf } from '../../fields/field.ts';
import { exampleFiles, findExampleFile } from '../../fields/fixture.ts';
import { sampleOf } from '../../fields/fixtures.ts';
import { listedKinds } from '../compatibility/part-names.ts';

type Example = Readonly<Record<string, unknown>>;

const language = 'en';
const timestamp = '2026-01-31T09:30:00.000Z';
const state = { status: 'published', at: timestamp, until: timestamp, waiting: false };

const exampleFile = (kinds: readonly FileKind[]): string | undefined =>
  Object.values(exampleFiles).find((file) => file.kind === kinds.at(-1))?.name;

/** An example value of a field in a request body: files by the name of a stored one. */
function sentValue(field: Field): unknown {
  const [kinds, listed] = [acceptedKinds(field), listedKinds(field)];
  if (listed !== undefined) return [exampleFile(listed)];
  return kinds === undefined ? sampleOf(field, language, 1) : exampleFile(kinds);
}

const sentValues = (body: Pick<FieldsBody, 'fields'>): readonly (readonly [string, Field, unknown])[] =>
  Object.entries(body.fields).map(([name, field]) => [apiNameOf(name, field), field, sentValue(field)]);

const beside = (collection: Collection): Example => {
  if (collection.parent !== undefined) return { category_id: 1 };
  return legacyApiOf(collection).parentZero ? { category_id: 0 } : {};
};

/** An example JSON body of declared fields, from the examples of their field types. */
export const exampleBody = (body: FieldsBody): Example => ({
  ...(body.collection && beside(body.collection)),
  ...Object.fromEntries(sentValues(body).map(([apiName, , value]) => [apiName, value])),
});

/** The same as form parts, with lists as JSON text. */
export const exampleForm = (body: FieldsBody): Example =>
  Object.fromEntries(
    Object.entries(exampleBody(body)).map(([apiName, value]) => [
      apiName,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );

/** An example answer of a record, in English or, with `all`, in both languages. */
export function exampleRecord(collection: Collection, all: boolean): Example {
  const values = sentValues(collection).flatMap(([apiName, field, sent]): [string, unknown][] => {
    const parsing = { language, findMedia: findExampleFile, newKey: () => 'k1', report: () => undefined } as const;
    const reading = { language, all, findMedia: findExampleFile, fellBack: () => undefined } as const;
    const stored = field.parse(sent, field.empty, apiName, parsing);
    const structure = field.rich?.serialize(stored, reading);
    const value: [string, unknown] = [apiName, field.serialize(stored, reading)];
    return structure === undefined ? [value] : [value, [richName(apiName), structure]];
  });
  const byApiName = new Map(values);
  return {
    ...Object.fromEntries(values),
    ...Object.fromEntries(
      Object.entries(legacyApiOf(collection).aliases).map(([alias, apiName]) => [alias, byApiName.get(apiName)]),
    ),
    ...beside(collection),
    ...(all && !isSettingsGroup(collection) && { publishing: { en: state, ar: state } }),
    id: 1,
    position: 0,
    version: 1,
    created_at: timestamp,
    updated_at: timestamp,
    fallback: [],
  };
}
