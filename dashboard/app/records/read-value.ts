import type { Field, FileKind, Issue, Media } from '../../../fields/field.ts';
import { isVideoName } from '../../../fields/file-address.ts';
import { currentLanguage } from '../current-language.ts';

/** The kind of a stored file by its name: the server names files by their content. */
export const kindOfName = (name: string): FileKind =>
  isVideoName(name) ? 'video' : /\.pdf$/i.test(name) ? 'document' : 'image';

/** A stored file, as far as a form needs to know it to check a value that names it. */
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

/** A value as its field understands it, and what is wrong with it, by the rules that the server keeps, too. */
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
