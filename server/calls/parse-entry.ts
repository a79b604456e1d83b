import type { Collection } from '../../content/model/collection.ts';
import { controlNames } from '../../content/model/control-names.ts';
import { type Field, isRequired, type Issue, type Media, type ParseContext, wireName } from '../../fields/field.ts';
import type { CallMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import { InvalidError } from '../entries/errors.ts';
import type { FieldValues } from '../entries/stored-entry.ts';
import type { WireBody } from './wire-body.ts';

export interface EntryContext {
  /** The language plain values belong to. */
  readonly language: Language;
  readonly findMedia: ParseContext['findMedia'];
  readonly newKey?: (path: string) => string;
}

/** The message that speaks for several defects: a missing field first, then a wrong name. */
function messageFor(collection: Collection, issues: readonly Issue[]): CallMessage {
  if (issues.some(({ code, path }) => code === 'required' && !path.includes('['))) return collection.messages.required;
  return issues.every(({ code }) => code === 'unknownField') ? 'unknownField' : 'invalid';
}

/** Code name and field of every wire name of a collection. */
const fieldsByWire = (collection: Collection): ReadonlyMap<string, readonly [string, Field]> =>
  new Map(Object.entries(collection.fields).map(([name, field]) => [wireName(name, field), [name, field]]));

const isIgnored = (collection: Collection, name: string): boolean =>
  controlNames.has(name) || Object.hasOwn(collection.echoes, name) || collection.keeps.includes(name);

/** Parses every value of a body; what the body leaves out keeps its previous value. */
function parseValues(
  collection: Collection,
  body: WireBody,
  previous: FieldValues,
  context: ParseContext,
): FieldValues {
  const byWire = fieldsByWire(collection);
  const fields = Object.fromEntries(
    Object.entries(collection.fields).map(([name, field]) => [name, previous[name] ?? field.empty]),
  );
  for (const [wire, value] of Object.entries(body)) {
    const [name, field] = byWire.get(wire) ?? byWire.get(acceptedAs(collection, wire)) ?? [];
    if (name !== undefined && field !== undefined) {
      if (value !== undefined) fields[name] = field.parse(value, fields[name], wire, context);
    } else if (!isIgnored(collection, wire)) context.report(wire, 'unknownField');
  }
  return fields;
}

/** The wire name for which another name may stand in bodies. */
const acceptedAs = (collection: Collection, name: string): string =>
  (Object.hasOwn(collection.accepts, name) ? collection.accepts[name] : undefined) ?? name;

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
  const issues: Issue[] = [];
  const report: ParseContext['report'] = (path, code, params) =>
    issues.push(params ? { path, code, params } : { path, code });
  const fields = parseValues(collection, body, previous, { ...context, report });

  for (const [name, field] of Object.entries(collection.fields)) {
    const wire = wireName(name, field);
    const isReported = issues.some(({ path }) => path === wire || path.startsWith(`${wire}[`));
    if (isRequired(field, isNew) && field.isEmpty(fields[name]) && !isReported) report(wire, 'required');
  }
  if (issues.length > 0) throw new InvalidError(issues, messageFor(collection, issues));
  return fields;
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
  let fields = parseValues(collection, {}, previous, { ...context, report: () => undefined });
  for (const [wire, value] of Object.entries(body)) {
    const issues: Issue[] = [];
    const report: ParseContext['report'] = (path, code) => issues.push({ path, code });
    const parsed = parseValues(collection, { [wire]: value }, fields, { ...context, report });
    unknown.push(...issues.filter(({ path, code }) => code === 'unknownField' && path === wire));
    if (issues.every(isGap)) fields = parsed;
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
  parseValues(collection, body, {}, { language, findMedia, report: () => undefined });
  return references;
}
