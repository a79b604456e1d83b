import { type Field, type Fields, type Issue, type ParseContext, richName, wireName } from '../fields/field.ts';

interface ParseRequest extends Omit<ParseContext, 'report'> {
  /** What the fields held before, by their names in the code; what is left out stays. Empty values unless given. */
  readonly previous?: Readonly<Record<string, unknown>>;
  /** Whether a field may not be left empty; all may unless given. */
  readonly isRequired?: (field: Field) => boolean;
  /** The wire name that a sent name stands for, `null` where it stands for no value; itself unless given. */
  readonly wireOf?: (name: string) => string | null;
}

export interface ParsedFields {
  /** Stored values by the fields' names in the code, every one of them present. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Every defect in the order of the fields, then the names that no field has. */
  readonly issues: readonly Issue[];
}

/** Reads what was sent under the wire names of fields. Nothing of it is trusted: what is not declared is a defect. */
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
