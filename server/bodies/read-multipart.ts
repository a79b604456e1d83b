import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FileKind, Media } from '../../fields/field.ts';
import { CallError } from '../http/call-error.ts';
import type { ReceiveRequest } from '../media/receive-upload.ts';
import { UploadError } from '../media/upload-error.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { type FormPart, mostParts } from './form-part.ts';

/** Larger than every limit of the media store, which ends a stream at the limit of its file type. */
const aboveEveryFile = 2 ** 31;

export interface MultipartTarget<Taken extends { readonly id: number } = Media> {
  readonly media: {
    /** Stores a file. @throws UploadError */
    receive(stream: Readable, request: ReceiveRequest): Promise<Taken>;
  };
  /** The file types that a part accepts; `undefined` if it accepts no file. */
  readonly acceptOf: (name: string) => readonly FileKind[] | undefined;
  /** Receives every stored file, also if the form is refused later. */
  readonly uploaded: Taken[];
}

const tooLarge = () => new CallError(413, 'bodyTooLarge');

/** True if a file part without a name has no bytes, which browsers send for an empty file input. */
async function isLeftEmpty({ filename, file }: MultipartFile): Promise<boolean> {
  if (filename) return false;
  for (;;) {
    const chunk: unknown = file.read();
    if (chunk instanceof Buffer) {
      file.unshift(chunk);
      return false;
    }
    if (file.readableEnded || file.destroyed) return true;
    await new Promise((resolve) => {
      for (const event of ['readable', 'end', 'close', 'error']) file.once(event, resolve);
    });
  }
}

/** True if the form ended inside a file. An error of the disk has a `syscall`. */
export const isCutOff = (file: Readable, error: unknown): boolean =>
  !file.readableEnded && !(error instanceof Error && 'syscall' in error);

async function takeFile<Taken extends { readonly id: number }>(
  part: MultipartFile,
  { media, acceptOf, uploaded }: MultipartTarget<Taken>,
): Promise<FormPart> {
  const { fieldname: name, file, filename } = part;
  if (await isLeftEmpty(part)) return { name, mediaId: null };
  const accept = acceptOf(name);
  if (accept === undefined) throw new InvalidError([{ path: name, code: 'unknownField' }], 'unknownField');
  try {
    const stored = await media.receive(file, { fileName: filename || 'file', accept });
    uploaded.push(stored);
    return { name, mediaId: stored.id };
  } catch (error) {
    if (!(error instanceof UploadError)) throw isCutOff(file, error) ? new CallError(400, 'malformed') : error;
    const { status, messageKey, values } = error;
    const issues = status === 415 ? [{ path: name, code: 'wrongFileKind' as const }] : [];
    throw new CallError(status, messageKey, { values, issues });
  }
}

/**
 * Awaits the next result of the parser. Its errors have no status; they all mean a malformed form.
 * @throws CallError 400
 */
export async function readNext<T>(next: Promise<T>): Promise<T> {
  try {
    return await next;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new CallError(400, 'malformed');
  }
}

/**
 * The text of a part. The parser has already parsed a part with the content type JSON. @throws CallError 400 if it is
 * nested too deeply
 */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value);
  } catch {
    throw new CallError(400, 'malformed');
  }
}

/**
 * Reads a form part by part and streams files straight into the store. If a part is refused, the rest is read and
 * dropped, so that the connection can carry the answer. The texts of a form together have the same limit as any other
 * body of the call, in UTF-16 units. Files have their own limits.
 * @param read receives the parts, also if a later one is refused
 */
export async function readMultipart<Taken extends { readonly id: number }>(
  request: FastifyRequest,
  target: MultipartTarget<Taken>,
  read: FormPart[] = [],
): Promise<FormPart[]> {
  const { bodyLimit: mostText } = request.routeOptions;
  const limits = { parts: mostParts, fields: mostParts, fieldSize: mostText, fileSize: aboveEveryFile };
  const parts = request.parts({ limits });
  let bytesLeft = mostText;
  try {
    for (let next = await readNext(parts.next()); next.done !== true; next = await readNext(parts.next())) {
      const part = next.value;
      if (part.type === 'file') read.push(await takeFile(part, target));
      else {
        const text = textOf(part.value);
        bytesLeft -= text.length;
        if (part.valueTruncated || part.fieldnameTruncated || bytesLeft < 0) throw tooLarge();
        read.push({ name: part.fieldname, text });
      }
    }
    return read;
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}
