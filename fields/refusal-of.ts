import type { Language } from '../language/languages.ts';
import { uploadMessage } from '../language/upload-messages.ts';
import type { FileKind } from './field.ts';
import { isModelName } from './file-address.ts';
import { byteLimits, inMegabytes } from './file-limits.ts';
import { type FileRefusal, foreignRefusal, headBytes, kindRefusal } from './foreign-files.ts';

/** The type of a file by the media type or name that the browser reports. The server checks the content. */
function claimedKind({ type, name }: File): FileKind | undefined {
  if (type.startsWith('image/')) return 'image';
  if (type.startsWith('video/')) return 'video';
  // Browsers report no media type for it.
  if (isModelName(name)) return 'model';
  return type === 'application/pdf' ? 'document' : undefined;
}

/** The name of a media type: `PNG` for `image/png`. */
const nameOf = (type: string): string => (/^[a-z]+\/(?:x-)?(\w+)/.exec(type)?.[1] ?? type).toUpperCase();

/** The first bytes of a file; empty if the browser cannot read it, which the upload then reports. */
const headOf = async (file: File): Promise<Uint8Array> => {
  const buffer = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return new Uint8Array(buffer);
};

async function refusalIn(file: File, kinds: readonly FileKind[]): Promise<FileRefusal | undefined> {
  if (file.size === 0) return { key: 'fileEmpty' };
  const foreign = foreignRefusal(await headOf(file), kinds);
  if (foreign !== undefined) return foreign;
  const kind = claimedKind(file);
  if (kind === undefined && file.type !== '') {
    const [, ending] = /\.(\w{1,5})$/.exec(file.name) ?? [];
    return ending === undefined ? { key: 'fileKindRefused' } : kindRefusal(ending.toUpperCase(), kinds);
  }
  if (kind !== undefined && !kinds.includes(kind))
    return kindRefusal(kind === 'model' ? 'GLB' : nameOf(file.type), kinds);
  const most = Math.max(...(kind === undefined ? kinds : [kind]).map((each) => byteLimits[each]));
  return file.size > most ? { key: 'fileTooLarge', values: { megabytes: inMegabytes(most) } } : undefined;
}

/** The message why the server would refuse a file; empty if it may accept it. */
export async function refusalOf(file: File, kinds: readonly FileKind[], language: Language): Promise<string> {
  const refusal = await refusalIn(file, kinds);
  return refusal === undefined ? '' : uploadMessage(refusal.key, language, refusal.values);
}
