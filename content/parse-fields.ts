import { type Field, type Fields, type Issue, type ParseContext, richName, apiNameOf } from '../fields/field.ts';

interface ParseRequest extends Omit<ParseContext, 'report'> {
  /** The previous values, by field names in the code. Values that are not sent stay. Default: empty values. */
  readonly previous?: Readonly<Record<string, unknown>>;
  /** Whether a field must have a value. Default: none must. */
  readonly isRequired?: (field: Field) => boolean;
  /** Maps a sent name to an API name; `null` if it has no value. Default: unchanged. */
  readonly apiNameIn?: (name: string) => string | null;
}

export interface ParsedFields {
  /** The stored values of all fields, by their names in the code. */
  readonly values: Readonly<Record<string, unknown>>;
  /** All errors in the order of the fields, then the unknown names. */
  readonly issues: readonly Issue[];
}

/** Parses untrusted values by the API names of fields. Undeclared names are errors. */
export function parseFields(
  fields: Fields,
  sent: Readonly<Record<string, unknown>>,
  { previous = {}, isRequired = () => false, apiNameIn = (name) => name, ...context }: ParseRequest,
): ParsedFields {
  const issues: Issue[] = [];
  const report: ParseContext['report'] = (path, code, params) =>
    issues.push(params ? { path, code, params } : { path, code });
  const entries = Map.groupBy(Object.entries(sent), ([name]) => apiNameIn(name));
  entries.delete(null);
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const apiName = apiNameOf(name, field);
    const reported = issues.length;
    let value = previous[name] ?? field.empty;
    for (const [as, input] of entries.get(apiName) ?? [])
      if (input !== undefined) value = field.parse(input, value, as, { ...context, report });
    const rich = richName(apiName);
    for (const [as, input] of (field.rich && entries.get(rich)) ?? [])
      if (input !== undefined)
        value = field.rich?.parse(input, value, as, { ...context, report }, previous[name] ?? field.empty);
    if (issues.length === reported && isRequired(field) && field.isEmpty(value)) report(apiName, 'required');
    values[name] = value;
    entries.delete(apiName);
    if (field.rich !== undefined) entries.delete(rich);
  }
  for (const [name] of [...entries.values()].flat()) report(name, 'unknownField');
  return { values, issues };
}
