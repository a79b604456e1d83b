import { type Field, type Fields, type Issue, type ParseContext, richName, wireName } from '../fields/field.ts';

interface ParseRequest extends Omit<ParseContext, 'report'> {
  /** The previous values, by field names in the code. Values that are not sent stay. Default: empty values. */
  readonly previous?: Readonly<Record<string, unknown>>;
  /** Whether a field must have a value. Default: none must. */
  readonly isRequired?: (field: Field) => boolean;
  /** Maps a sent name to an API name; `null` if it has no value. Default: unchanged. */
  readonly wireOf?: (name: string) => string | null;
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
  { previous = {}, isRequired = () => false, wireOf = (name) => name, ...context }: ParseRequest,
): ParsedFields {
  const issues: Issue[] = [];
  const report: ParseContext['report'] = (path, code, params) =>
    issues.push(params ? { path, code, params } : { path, code });
  const given = Map.groupBy(Object.entries(sent), ([name]) => wireOf(name));
  given.delete(null);
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const wire = wireName(name, field);
    const reported = issues.length;
    let value = previous[name] ?? field.empty;
    for (const [as, input] of given.get(wire) ?? [])
      if (input !== undefined) value = field.parse(input, value, as, { ...context, report });
    const rich = richName(wire);
    for (const [as, input] of (field.rich && given.get(rich)) ?? [])
      if (input !== undefined)
        value = field.rich?.parse(input, value, as, { ...context, report }, previous[name] ?? field.empty);
    if (issues.length === reported && isRequired(field) && field.isEmpty(value)) report(wire, 'required');
    values[name] = value;
    given.delete(wire);
    if (field.rich !== undefined) given.delete(rich);
  }
  for (const [name] of [...given.values()].flat()) report(name, 'unknownField');
  return { values, issues };
}
