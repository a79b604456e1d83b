import type { VisitorCollection } from '../../content/model/visitor-collection.ts';
import { parseFields } from '../../content/parse-fields.ts';
import { apiNameOf } from '../../fields/field.ts';
import type { Language } from '../../language/languages.ts';
import type { ApiBody } from '../bodies/api-body.ts';
import { InvalidError } from '../refusals/invalid-error.ts';

/**
 * Parses the fields of a visitor's submission, by API name: trimmed, and every field present.
 * @param others names that the call reads itself
 * @throws InvalidError
 */
export function parseMessage(
  { fields }: VisitorCollection,
  body: ApiBody,
  language: Language,
  others: readonly string[] = [],
): Readonly<Record<string, string>> {
  const { values, issues } = parseFields(fields, body, {
    language,
    findMedia: () => undefined,
    isRequired: () => true,
    apiNameIn: (name) => (others.includes(name) ? null : name),
  });
  if (issues.length > 0) {
    const isMissing = issues.some(({ code }) => code === 'required');
    const isUnknown = issues.every(({ code }) => code === 'unknownField');
    throw new InvalidError(issues, isMissing ? 'allFieldsRequired' : isUnknown ? 'unknownField' : 'invalid');
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [apiNameOf(name, field), String(values[name])]),
  );
}
