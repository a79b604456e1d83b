import { withoutFollowed } from '../../content/derive/followed-values.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import { controlNames } from '../../content/model/control-names.ts';
import { type ParsedFields, parseFields } from '../../content/parse-fields.ts';
import { type Field, isRequired, type Issue, type Media, type ParseContext } from '../../fields/field.ts';
import { parseHtml } from '../../fields/rich-text/parse-html.ts';
import type { CallMessage } from '../../language/call-messages.ts';
import type { Language } from '../../language/languages.ts';
import type { WireBody } from '../bodies/wire-body.ts';
import type { FieldValues } from '../records/changes/stored-entry.ts';
import { InvalidError } from '../refusals/invalid-error.ts';

export interface EntryContext {
  /** The language plain values belong to. */
  readonly language: Language;
  readonly findMedia: ParseContext['findMedia'];
  readonly newKey?: (path: string) => string;
}

/** The message that speaks for several defects: a missing field first, then a wrong name. */
function messageFor(collection: Collection, issues: readonly Issue[]): CallMessage<'path'> {
  if (issues.some(({ code, path }) => code === 'required' && !path.includes('['))) return collection.messages.required;
  return issues.every(({ code }) => code === 'unknownField') ? 'unknownField' : 'invalid';
}

/** The wire name that a name in a body stands for; `null` for what only steers the call. */
function wireOf(collection: Collection, name: string): string | null {
  const { echoes, keeps, accepts } = legacyApiOf(collection);
  if (controlNames.has(name) || Object.hasOwn(echoes, name) || keeps.includes(name)) return null;
  return (Object.hasOwn(accepts, name) ? accepts[name] : undefined) ?? name;
}

/** Parses every value of a body; what the body leaves out keeps its previous value. */
const parseValues = (
  collection: Collection,
  body: WireBody,
  previous: FieldValues,
  context: EntryContext & { readonly isRequired?: (field: Field) => boolean },
): ParsedFields =>
  parseFields(collection.fields, body, { ...context, previous, parseHtml, wireOf: (name) => wireOf(collection, name) });

/**
 * The fields of a record after a body was laid over `previous` (the empty values for a new record).
 * @param isNew whether what only new records must have is asked for
 * @throws InvalidError with every defect, by dotted wire name.
 */
export function parseBody(
  collection: Collection,
  body: WireBody,
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

/** A missing part of something that is still being typed. */
const isGap = ({ code, path }: Issue): boolean => code === 'required' && path.includes('[');

/**
 * The fields of a record after the valid values of a body were laid over `previous`, for showing what is not saved:
 * a value with a defect leaves its field as it was, and so does an empty one where a value is required.
 * @throws InvalidError for names the collection does not know
 */
export function parseValidValues(
  collection: Collection,
  body: WireBody,
  previous: FieldValues,
  context: EntryContext,
): FieldValues {
  const unknown: Issue[] = [];
  let fields = parseValues(collection, {}, previous, context).values;
  for (const [wire, value] of Object.entries(body)) {
    const { values, issues } = parseValues(collection, { [wire]: value }, fields, context);
    unknown.push(...issues.filter(({ path, code }) => code === 'unknownField' && path === wire));
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
 * The files a body refers to, by id or stored name, so that they can be read before the transaction begins.
 * Parsing is pure: a first run without any file tells which ones the fields ask for.
 */
export function mediaReferences(
  collection: Collection,
  body: WireBody,
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
