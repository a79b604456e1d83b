import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import type { BucketClient } from './bucket-client.ts';
import { listBucket } from './bucket-listing.ts';

const entry = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-21T17:00:00.000Z</LastModified><ETag>"x"</ETag><Size>7</Size></Contents>`;
const pages: Readonly<Record<string, string>> = {
  '': `<ListBucketResult><IsTruncated>true</IsTruncated>${entry('uploads/a-1.jpg')}<NextContinuationToken>one+/=</NextContinuationToken></ListBucketResult>`,
  'one+/=': `<ListBucketResult>${entry('uploads/b-1.jpg')}${entry('uploads/deeper/c.jpg')}${entry('uploads/')}<NextContinuationToken>two</NextContinuationToken></ListBucketResult>`,
  two: `<ListBucketResult>${entry('uploads/d&amp;.jpg')}<IsTruncated>false</IsTruncated></ListBucketResult>`,
};

/** A server that returns the list in pages, as servers do for more than a thousand files. */
const client: BucketClient = {
  async ask({ query = {} }) {
    const answer = new IncomingMessage(new Socket());
    answer.push(pages[query['continuation-token'] ?? '']);
    answer.push(null);
    return answer;
  },
  check: async () => null,
};

it('a list of several pages is read to its end, without what is not ours', async () => {
  const found = [];
  for await (const file of listBucket(client, 'uploads/')) found.push(file);
  const modifiedAt = new Date('2026-11-21T17:00:00.000Z');
  expect(found).toEqual([
    { name: 'a-1.jpg', bytes: 7, modifiedAt },
    { name: 'b-1.jpg', bytes: 7, modifiedAt },
  ]);
});
