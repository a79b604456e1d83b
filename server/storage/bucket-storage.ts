import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type BucketClient, elementOf } from './bucket-client.ts';
import { documentBody } from './bucket-document.ts';
import { listBucket } from './bucket-listing.ts';
import type { ByteRange, FileStorage, StorageFolder, StoredFile } from './file-storage.ts';
import { ForeignContent } from './foreign-content.ts';
import { hashOf } from './hash-file.ts';
import { putInParts } from './put-in-parts.ts';
import { StorageAwayError } from './storage-away-error.ts';

/** The header with the SHA-256 of a file; ranges cannot be verified with it. */
const hashHeader = 'x-amz-meta-sha256';

/** Larger files are uploaded in parts of this size, so that a failure affects one part only. */
const usualPart = 64 * 1024 * 1024;
/** Maximum number of files per delete request. */
const removedAtOnce = 1000;

const keyOf = (folder: StorageFolder, name: string): string => `${folder}/${name}`;

interface Expected {
  readonly bytes: number;
  /** `null` for a range, and for files from other programs. */
  readonly sha256: string | null;
}

/** Passes the chunks on. The last one is only passed on if size and hash match. */
async function* compared(pieces: AsyncIterable<Buffer>, { bytes, sha256 }: Expected): AsyncGenerator<Buffer> {
  const hash = sha256 === null ? null : createHash('sha256');
  let held: Buffer | undefined;
  let count = 0;
  for await (const piece of pieces) {
    if (held !== undefined) yield held;
    held = piece;
    count += piece.length;
    hash?.update(piece);
  }
  if (count !== bytes || (hash !== null && hash.digest('hex') !== sha256))
    throw new ForeignContent('What the bucket gave is not what was stored');
  if (held !== undefined) yield held;
}

export interface BucketStorageOptions {
  readonly client: BucketClient;
  /** Storage for temporary files before the upload. */
  readonly local: Pick<FileStorage, 'temporaryPath' | 'removeTemporary'>;
  readonly partBytes?: number;
}

/** Stores files in a bucket with keys of folder and name. Checksums are verified for uploads and downloads. */
export function createBucketStorage({ client, local, partBytes = usualPart }: BucketStorageOptions): FileStorage {
  async function* contentOf(key: string, file: Expected, range?: ByteRange): AsyncGenerator<Buffer> {
    const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
    const answer = await client.ask({ method: 'GET', key, headers });
    try {
      // It was deleted after the HEAD request.
      if (answer.statusCode === 404) throw new Error('The object no longer exists');
      const expected = range === undefined ? file : { bytes: range.end - range.start + 1, sha256: null };
      yield* compared(answer, expected);
    } catch (cause) {
      if (cause instanceof ForeignContent) throw cause;
      throw new StorageAwayError(`The bucket closed the connection while sending ${key}`, { cause });
    } finally {
      answer.destroy();
    }
  }

  /**
   * A 404 response does not distinguish a missing file from a missing bucket, so the bucket is checked. @throws
   * StorageAwayError
   */
  async function assertBucket(): Promise<void> {
    const refusal = await client.check();
    if (refusal !== null) throw new StorageAwayError(`The bucket answered ${refusal.status} ${refusal.code}`);
  }

  async function removeSome(keys: readonly string[]): Promise<void> {
    const objects = keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('');
    const body = documentBody(`<Delete><Quiet>true</Quiet>${objects}</Delete>`);
    const headers = { 'content-md5': body.md5, 'content-type': 'application/xml' };
    const answer = await text(await client.ask({ method: 'POST', query: { delete: '' }, headers, body }));
    const code = elementOf(answer, 'Code');
    if (code !== '') throw new StorageAwayError(`The bucket could not delete a file: ${code}`);
  }

  return {
    temporaryPath: () => local.temporaryPath(),
    removeTemporary: (before) => local.removeTemporary(before),
    async place(path, folder, name) {
      const { size: bytes } = await stat(path);
      const sha256 = await hashOf(createReadStream(path));
      const key = keyOf(folder, name);
      const headers = { [hashHeader]: sha256 };
      if (bytes > partBytes) await putInParts(client, { key, path, bytes, partBytes, headers });
      else {
        const body = { bytes, sha256, read: () => createReadStream(path) };
        (await client.ask({ method: 'PUT', key, headers, body })).resume();
      }
      await rm(path, { force: true });
    },
    async open(folder, name): Promise<StoredFile | null> {
      const key = keyOf(folder, name);
      const answer = await client.ask({ method: 'HEAD', key });
      answer.resume();
      if (answer.statusCode === 404) {
        await assertBucket();
        return null;
      }
      const bytes = Number(answer.headers['content-length']);
      const sha256 = answer.headers[hashHeader];
      const expected = { bytes, sha256: typeof sha256 === 'string' ? sha256 : null };
      return {
        bytes,
        modifiedAt: new Date(answer.headers['last-modified'] ?? 0),
        path: null,
        read: (range) => Readable.from(contentOf(key, expected, range), { objectMode: false }),
        close: async () => undefined,
      };
    },
    list: (folder) => listBucket(client, keyOf(folder, '')),
    async remove(folder, names) {
      const keys = names.map((name) => keyOf(folder, name));
      const [only] = keys;
      if (keys.length === 1 && only !== undefined) (await client.ask({ method: 'DELETE', key: only })).resume();
      else for (let at = 0; at < keys.length; at += removedAtOnce) await removeSome(keys.slice(at, at + removedAtOnce));
    },
  };
}
