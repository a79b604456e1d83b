import { text } from 'node:stream/consumers';
import { type BucketClient, elementOf } from './bucket-client.ts';
import type { ListedFile } from './file-storage.ts';

/** The form of the product's own names. Other objects in the bucket are ignored, so names need no decoding. */
const ownName = /^[\w.-]+$/;

function* filesIn(document: string, prefix: string): Generator<ListedFile> {
  for (const entry of document.split('<Contents>').slice(1)) {
    const name = elementOf(entry, 'Key').slice(prefix.length);
    if (!ownName.test(name)) continue;
    yield {
      name,
      bytes: Number(elementOf(entry, 'Size')),
      modifiedAt: new Date(elementOf(entry, 'LastModified')),
    };
  }
}

/** The files with a key prefix, one page of the server at a time. @throws StorageAwayError */
export async function* listBucket(client: BucketClient, prefix: string): AsyncGenerator<ListedFile> {
  for (let token: string | undefined = ''; token !== undefined;) {
    const query: Record<string, string> = {
      'list-type': '2',
      prefix,
      ...(token !== '' && { 'continuation-token': token }),
    };
    const document: string = await text(await client.ask({ method: 'GET', query }));
    yield* filesIn(document, prefix);
    token = elementOf(document, 'NextContinuationToken') || undefined;
  }
}
