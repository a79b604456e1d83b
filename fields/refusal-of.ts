import { uploadMessage } from '../language/upload-words.ts';
import type { Language } from '../language/languages.ts';
import type { FileKind } from './field.ts';
import { byteLimits, inMegabytes } from './file-limits.ts';

/** The kind of a file as its name and the browser tell it; the server looks at the content. */
function claimedKind({ type }: File): FileKind | undefined {
  if (type.startsWith('image/')) return 'image';
  if (type.startsWith('video/')) return 'video';
  return type === 'application/pdf' ? 'document' : undefined;
}

/** Why it makes no sense to send a file; empty for one that the server may take. */
export function refusalOf(file: File, kinds: readonly FileKind[], language: Language): string {
  const kind = claimedKind(file);
  if (kind === undefined ? file.type !== '' : !kinds.includes(kind)) return uploadMessage('fileKindRefused', language);
  const most = Math.max(...(kind === undefined ? kinds : [kind]).map((each) => byteLimits[each]));
  return file.size > most ? uploadMessage('fileTooLarge', language, { megabytes: inMegabytes(most) }) : '';
}
