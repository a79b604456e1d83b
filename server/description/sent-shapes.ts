import * as z from 'zod/mini';
import type { FieldsBody } from '../../calls/model/call.ts';
import { acceptedKinds } from '../../content/derive/accepted-kinds.ts';
import { type LegacyApi, legacyApiOf, type ListParts } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type Field, isRequired, richName, apiNameOf } from '../../fields/field.ts';
import { recordId } from '../../fields/record-id.ts';
import { callParts } from '../../language/en/call-details.ts';
import { languages } from '../../language/languages.ts';
import { listedKinds } from '../compatibility/part-names.ts';

type Shapes = Readonly<Record<string, z.core.$ZodType>>;

const text = z.string();
const jsonText = text.check(z.meta({ contentMediaType: 'application/json' }));
const several = (shape: z.ZodMiniType): z.ZodMiniType => z.union([shape, z.array(shape)]);

/** The schema of a file in a list, by content type: an upload, or the name or id of a stored file. */
const files = {
  json: z.union([recordId, text]),
  form: z.union([z.file(), text]).check(z.meta({ description: callParts.storedFile })),
} as const;
type Way = keyof typeof files;

const isList = (field: Field): boolean => 'item' in field;
const isFile = (field: Field): boolean => acceptedKinds(field) !== undefined;

/** The form names of a field: the plain name, and one with brackets per language. */
function namesInForm(apiName: string, field: Field): readonly string[] {
  const byLanguage = languages.map((language) => `${apiName}[${language}]`);
  if (isFile(field)) return [apiName, `${apiName}[shared]`, ...byLanguage];
  return field.translated && !isList(field) ? [apiName, ...byLanguage] : [apiName];
}

function shapeInJson({ rich, schema }: Field): z.ZodMiniType {
  return rich === undefined ? schema : schema.check(z.meta({ description: callParts.formattedText }));
}

function shapeInForm(field: Field): z.ZodMiniType {
  if (isFile(field)) return files.form;
  if (listedKinds(field) !== undefined) return several(files.form);
  if (isList(field)) return jsonText;
  if (field.rich !== undefined) return text.check(z.meta({ description: callParts.formattedText }));
  return field.translated ? text : field.schema;
}

/** The parts that send the items of a list one by one, for collections that support it. */
function itemParts({ repeated }: ListParts, way: Way): Shapes {
  if (repeated === undefined) return {};
  const texts = [repeated.texts, repeated.storedFiles, repeated.keys].map((name) => [name, several(text)] as const);
  return Object.fromEntries([...texts, [repeated.files, several(files[way])]]);
}

/** Patterns of numbered part names, such as `feature_image_0`. */
const numberedParts = (lists: readonly ListParts[]): readonly string[] =>
  lists.flatMap(({ indexedFiles }) => (indexedFiles === undefined ? [] : [`^${indexedFiles.prefix}\\d{1,3}$`]));

/** The parameters of a call that are sent beside the fields of a record. */
const controls = ({ parent }: Collection, { parentZero, postUpdates }: LegacyApi): Shapes => ({
  ...(parent !== undefined && { category_id: recordId.check(z.meta({ description: callParts.parent })) }),
  ...(parent === undefined && parentZero && { category_id: z.literal(0) }),
  ...(postUpdates && { id: recordId }),
  version: z.int().check(z.minimum(0), z.meta({ description: callParts.version })),
  remove: several(text).check(z.meta({ description: callParts.remove })),
});

/** The object schema of everything that a content type can carry; every property is optional. */
function shapeOf({ fields, collection, beside }: FieldsBody, way: Way): z.ZodMiniType {
  const named = Object.entries(fields).map(([name, field]) => [apiNameOf(name, field), field] as const);
  const values = new Map(
    named.flatMap(([apiName, field]) =>
      way === 'json'
        ? [[apiName, shapeInJson(field)] as const]
        : namesInForm(apiName, field).map((name) => [name, shapeInForm(field)] as const),
    ),
  );
  const structures = named.flatMap(([apiName, { rich }]) =>
    rich === undefined ? [] : [[richName(apiName), way === 'json' ? rich.schema : jsonText] as const],
  );
  const legacy = collection && legacyApiOf(collection);
  const lists = Object.values(legacy?.parts ?? {});
  const others = Object.entries(legacy?.accepts ?? {}).flatMap(([name, apiName]) => {
    const shape = values.get(apiName);
    return shape === undefined ? [] : [[name, shape] as const];
  });
  const known: Shapes = {
    ...(collection && legacy && controls(collection, legacy)),
    ...beside?.shape,
    ...Object.fromEntries([
      ...values,
      ...structures,
      ...others,
      ...lists.flatMap((list) => Object.entries(itemParts(list, way))),
    ]),
  };
  const numbered = numberedParts(lists);
  const optional = Object.entries(known).map(([name, shape]) => [name, z.exactOptional(shape)] as const);
  return z.strictObject(Object.fromEntries(optional)).check(
    z.meta({
      override: ({ jsonSchema }) => {
        if (numbered.length === 0) return;
        jsonSchema.patternProperties = Object.fromEntries(numbered.map((name) => [name, { type: 'string' }]));
      },
    }),
  );
}

/** The schemas of a body of fields: as JSON, and as a multipart or urlencoded form. */
export interface SentShapes {
  readonly json: z.ZodMiniType;
  readonly form: z.ZodMiniType;
}

/** The schemas of a body, for new and existing records alike. */
export const sentShapes = (body: FieldsBody): SentShapes => ({
  json: shapeOf(body, 'json'),
  form: shapeOf(body, 'form'),
});

/** The names that a new record requires. Of several alternatives one is enough. */
function requiredNames({ collection, fields, isNew }: FieldsBody, way: Way): readonly (readonly string[])[] {
  // If the body or the address can name an existing record, nothing is required.
  const mayChange = collection && (collection.isOnlyOfParent || legacyApiOf(collection).postUpdates);
  if (!isNew || mayChange === true) return [];
  const named = Object.entries(fields)
    .filter(([, field]) => isRequired(field, true))
    .map(([name, field]) => [apiNameOf(name, field), field] as const)
    .map(([apiName, field]) => (way === 'json' ? [apiName] : namesInForm(apiName, field)));
  return collection?.parent === undefined ? named : [['category_id'], ...named];
}

/** The schema for a call that creates a record, with the required names. */
export const requiring = (shapes: SentShapes, body: FieldsBody, way: Way): z.ZodMiniType =>
  requiredNames(body, way).reduce<z.ZodMiniType>((shape, names) => {
    const [way, ...others] = names.map((name) => z.looseObject({ [name]: z.unknown() }));
    if (way === undefined) return shape;
    return z.intersection(shape, others.length === 0 ? way : z.union([way, ...others]));
  }, shapes[way]);
