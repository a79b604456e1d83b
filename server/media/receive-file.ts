import { createWriteStream } from 'node:fs';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { privateFile } from '../make-private.ts';
import type { FileKind } from '../../fields/field.ts';
import { byteLimits, inMegabytes } from '../../fields/file-limits.ts';
import { foreignRefusal, headBytes, kindRefusal } from '../../fields/foreign-files.ts';
import type { FileType } from './kinds/file-type.ts';
import { typeOf } from './kinds/index.ts';
import { emptyFile, refusedKind, UploadError } from './upload-error.ts';

export interface ReceivedFile {
  readonly type: FileType;
  readonly bytes: number;
}

const tooLarge = (mostBytes: number): UploadError =>
  new UploadError(413, 'fileTooLarge', { megabytes: inMegabytes(mostBytes) });

/**
 * Passes a file through, counts its bytes and recognises its type. Ends the stream with an error when the limit is
 * exceeded.
 */
class Gate extends Transform {
  readonly #accept: readonly FileKind[];
  readonly #mostBytes: number;
  #head: Buffer = Buffer.alloc(0);
  #type: FileType | undefined;
  bytes = 0;

  constructor(accept: readonly FileKind[], mostBytes: number) {
    super();
    this.#accept = accept;
    this.#mostBytes = mostBytes;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    try {
      this.#check(chunk);
      done(null, chunk);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #check(chunk: Buffer): void {
    this.bytes += chunk.length;
    if (this.#type === undefined) {
      this.#head = Buffer.concat([this.#head, chunk.subarray(0, headBytes - this.#head.length)]);
      if (this.#head.length === headBytes) this.#type = this.#recognise();
    }
    if (this.#type !== undefined && this.bytes > this.mostOf(this.#type)) throw tooLarge(this.mostOf(this.#type));
  }

  /** Maximum bytes of a file of a type. */
  mostOf({ kind }: FileType): number {
    return Math.min(byteLimits[kind], this.#mostBytes);
  }

  #recognise(): FileType {
    const type = typeOf(this.#head);
    if (type !== undefined && this.#accept.includes(type.kind)) return type;
    const refusal =
      type === undefined
        ? foreignRefusal(this.#head, this.#accept)
        : kindRefusal(type.extension.toUpperCase(), this.#accept);
    throw refusal === undefined ? refusedKind() : new UploadError(415, refusal.key, refusal.values);
  }

  /** The result at the end of the stream; short files are recognised only here. */
  finish(): ReceivedFile {
    if (this.bytes === 0) throw emptyFile();
    return { type: this.#type ?? this.#recognise(), bytes: this.bytes };
  }
}

/**
 * A body parser may truncate a part at its own limit and end it normally, with only a flag. Truncated files are never
 * stored.
 */
const wasCut = (stream: Readable): boolean => 'truncated' in stream && stream.truncated === true;

/**
 * Streams a file to `path` and flushes it to the disk. On failure the caller removes the file. Only a few buffers are
 * in memory.
 * @param mostBytes limit in bytes, if it is lower than that of the file's kind
 * @throws UploadError 413 (too large), 415 (type not accepted), 400 (damaged); errors of the stream unchanged
 */
export async function receiveFile(
  stream: Readable,
  path: string,
  accept: readonly FileKind[],
  mostBytes = Infinity,
): Promise<ReceivedFile> {
  const gate = new Gate(accept, mostBytes);
  await pipeline(stream, gate, createWriteStream(path, { flags: 'wx', mode: privateFile, flush: true }));
  const received = gate.finish();
  if (wasCut(stream)) throw tooLarge(gate.mostOf(received.type));
  return received;
}
