import type { Field, FileKind } from './field.ts';
import { byteLimits, inMegabytes } from './file-limits.ts';
import { callMessage } from '../language/call-words.ts';
import type { Language } from '../language/languages.ts';

/** What the browser's own window of files offers for a kind. */
const mediaTypes: Readonly<Record<FileKind, string>> = {
  image: 'image/*',
  video: 'video/*',
  document: 'application/pdf',
};

/** The kinds of file that a field takes. */
export const kindsOf = ({ options }: Field): readonly FileKind[] =>
  'accept' in options && Array.isArray(options.accept) ? options.accept : [];

/** The `accept` of a file input. */
export const acceptOf = (kinds: readonly FileKind[]): string => kinds.map((kind) => mediaTypes[kind]).join(',');

/** The kind of a file as its name and the browser tell it; the server looks at the content. */
function claimedKind({ type }: File): FileKind | undefined {
  if (type.startsWith('image/')) return 'image';
  if (type.startsWith('video/')) return 'video';
  return type === 'application/pdf' ? 'document' : undefined;
}

/** Why it makes no sense to send a file; empty for one that the server may take. */
export function refusalOf(file: File, kinds: readonly FileKind[], language: Language): string {
  const kind = claimedKind(file);
  if (kind === undefined ? file.type !== '' : !kinds.includes(kind)) return callMessage('fileKindRefused', language);
  const most = Math.max(...(kind === undefined ? kinds : [kind]).map((each) => byteLimits[each]));
  return file.size > most ? callMessage('fileTooLarge', language, { megabytes: inMegabytes(most) }) : '';
}
