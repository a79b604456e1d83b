import type { Field, Issue, Media } from '../../../fields/field.ts';
import { kindOfName } from '../../../fields/file-address.ts';
import { currentLanguage } from '../current-language.ts';

/** A placeholder for a stored file with what a form needs to check a value that names it. */
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

/** Parses a value by its field and returns the issues. The server applies the same rules. */
export function readValue(
  field: Field,
  value: unknown,
  path: string,
): { readonly stored: unknown; readonly issues: Issue[] } {
  const issues: Issue[] = [];
  const stored = field.parse(value, field.empty, path, {
    language: currentLanguage(),
    findMedia: (reference) => standIn(String(reference)),
    report: (at, code, params) => issues.push({ path: at, code, ...(params && { params }) }),
  });
  return { stored, issues };
}
