import { withoutFollowed } from '../../content/derive/followed-values.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import { controlNames } from '../../content/model/control-names.ts';
import { type ParsedFields, parseFields } from '../../content/parse-fields.ts';
import { type Field, isRequired, type Issue, type Media, type ParseContext } from '../../fields/field.ts';
import { parseHtml } from '../../fields/rich-text/parse-html.ts';
import type { CallMessage } from '../../language/call-messages.ts';
import type { Language } from '../../language/languages.ts';
import type { ApiBody } from '../bodies/api-body.ts';
import type { FieldValues } from '../records/changes/stored-entry.ts';
import { InvalidError } from '../refusals/invalid-error.ts';

export interface EntryContext {
  /** The language of values without a language. */
  readonly language: Language;
  readonly findMedia: ParseContext['findMedia'];
  readonly newKey?: (path: string) => string;
}

/** One message for several issues. A missing field takes precedence over an unknown name. */
function messageFor(collection: Collection, issues: readonly Issue[]): CallMessage<'path'> {
  if (issues.some(({ code, path }) => code === 'required' && !path.includes('['))) return collection.messages.required;
  return issues.every(({ code }) => code === 'unknownField') ? 'unknownField' : 'invalid';
}

/** The API name of the field that a name in a body means; `null` for names that only control the call. */
function apiNameIn(collection: Collection, name: string): string | null {
  const { aliases, ignored, accepts } = legacyApiOf(collection);
  if (controlNames.has(name) || Object.hasOwn(aliases, name) || ignored.includes(name)) return null;
  return (Object.hasOwn(accepts, name) ? accepts[name] : undefined) ?? name;
}

/** Parses every value of a body. Fields that the body does not have keep their previous value. */
const parseValues = (
  collection: Collection,
  body: ApiBody,
  previous: FieldValues,
  context: EntryContext & { readonly isRequired?: (field: Field) => boolean },
): ParsedFields =>
  parseFields(collection.fields, body, {
    ...context,
    previous,
    parseHtml,
    apiNameIn: (name) => apiNameIn(collection, name),
  });

/**
 * The fields of a record after a body was applied to `previous` (the empty values for a new record).
 * @param isNew whether fields that are required only for new records are checked
 * @throws InvalidError with every issue, by dotted API name
 */
export function parseBody(
  collection: Collection,
  body: ApiBody,
  previous: FieldValues,
  { isNew, ...context }: EntryContext & { readonly isNew: boolean },
): FieldValues {
  const { values, issues } = parseValues(collection, body, previous, {
    ...context,
    isRequired: (field) => isRequired(field, isNew),
  });
  if (issues.length > 0) throw new InvalidError(issues, messageFor(collection, issues));
  return withoutFollowed(collection, previous, values);
}

/** A missing part of an item that the user is still typing. */
const isGap = ({ code, path }: Issue): boolean => code === 'required' && path.includes('[');

/**
 * The fields of a record after the valid values of a body were applied to `previous`, for previews of unsaved values. A
 * field with an issue keeps its previous value, and so does an empty required field.
 * @throws InvalidError for names that the collection does not have
 */
export function parseValidValues(
  collection: Collection,
  body: ApiBody,
  previous: FieldValues,
  context: EntryContext,
): FieldValues {
  const unknown: Issue[] = [];
  let fields = parseValues(collection, {}, previous, context).values;
  for (const [apiName, value] of Object.entries(body)) {
    const { values, issues } = parseValues(collection, { [apiName]: value }, fields, context);
    unknown.push(...issues.filter(({ path, code }) => code === 'unknownField' && path === apiName));
    if (issues.every(isGap)) fields = values;
  }
  if (unknown.length > 0) throw new InvalidError(unknown, 'unknownField');
  const values = Object.entries(collection.fields).map(([name, field]): [string, unknown] => {
    const isMissing = field.options.required === true && field.isEmpty(fields[name]);
    return [name, isMissing ? (previous[name] ?? field.empty) : fields[name]];
  });
  return Object.fromEntries(values);
}

/**
 * The files that a body refers to, by id or stored name, so that they can be read before the transaction begins.
 * Parsing is pure, so a first run without files collects the references.
 */
export function mediaReferences(
  collection: Collection,
  body: ApiBody,
  language: Language,
): ReadonlySet<number | string> {
  const references = new Set<number | string>();
  const findMedia = (reference: number | string): Media | undefined => {
    references.add(reference);
    return undefined;
  };
  parseValues(collection, body, {}, { language, findMedia });
  return references;
}
