import { createWriteStream } from 'node:fs';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { privateFile } from '../keep-private.ts';
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

/** Lets a file through while it counts and recognises it; stops the stream at the first byte too many. */
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

  /** How many bytes a file of a type may have. */
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

  /** What went through, after the end; short files are recognised only now. */
  finish(): ReceivedFile {
    if (this.bytes === 0) throw emptyFile();
    return { type: this.#type ?? this.#recognise(), bytes: this.bytes };
  }
}

/**
 * A parser in front may cut a part at its own limit and end it as if it were whole; it only says so beside.
 * What is cut is never kept.
 */
const wasCut = (stream: Readable): boolean => 'truncated' in stream && stream.truncated === true;

/**
 * Streams a file to `path`, flushed to the disk. The caller removes what is at `path` when this fails; nothing larger
 * than a few buffers is held in memory.
 * @param mostBytes where less is taken than the kind of file may have
 * @throws UploadError 413 (too large), 415 (another kind of file), 400 (broken); errors of the stream as they are.
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
