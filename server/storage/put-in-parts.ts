import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { documentBody } from './bucket-document.ts';
import { type BucketClient, elementOf } from './bucket-client.ts';
import { hashOf } from './hash-file.ts';
import { StorageAwayError } from './storage-away-error.ts';

export interface LargeFile {
  readonly key: string;
  readonly path: string;
  readonly bytes: number;
  readonly partBytes: number;
  /** Metadata headers of the file. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Maximum number of parts of a file. */
const mostParts = 10_000;

/** Uploads one part. @returns its ETag */
async function putPart(
  client: BucketClient,
  { key, path }: LargeFile,
  query: Readonly<Record<string, string>>,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<string> {
  const read = () => createReadStream(path, { start, end: end - 1 });
  const body = { bytes: end - start, sha256: await hashOf(read()), read };
  const answer = await client.ask({ method: 'PUT', key, query, body });
  answer.resume();
  const { etag } = answer.headers;
  if (etag === undefined) throw new StorageAwayError('The bucket returned no ETag for a part');
  return etag;
}

/**
 * Uploads a large local file in parts. Each part is verified; the file exists only after all of them are completed.
 * @throws StorageAwayError; the uploaded parts are then removed if the bucket responds
 */
export async function putInParts(client: BucketClient, file: LargeFile): Promise<void> {
  const { key, bytes, headers } = file;
  const partBytes = Math.max(file.partBytes, Math.ceil(bytes / mostParts));
  const begun = await text(await client.ask({ method: 'POST', key, query: { uploads: '' }, headers }));
  const uploadId = elementOf(begun, 'UploadId');
  try {
    const parts: string[] = [];
    for (let start = 0; start < bytes; start += partBytes) {
      const number = parts.length + 1;
      const query = { partNumber: String(number), uploadId };
      const tag = await putPart(client, file, query, { start, end: Math.min(start + partBytes, bytes) });
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag></Part>`);
    }
    const body = documentBody(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
    // A slow server answers 200 first and reports errors in the document.
    const ended = await text(await client.ask({ method: 'POST', key, query: { uploadId }, body }));
    const code = elementOf(ended, 'Code');
    if (code !== '') throw new StorageAwayError(`The bucket could not complete a multipart upload: ${code}`);
  } catch (error) {
    await client.ask({ method: 'DELETE', key, query: { uploadId } }).then(
      (answer) => answer.resume(),
      () => undefined,
    );
    throw error;
  }
}
