import { randomBytes } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { z } from 'zod';
import { createBucketClient } from '../../server/storage/bucket-client.ts';
import { documentBody } from '../../server/storage/bucket-document.ts';
import { listBucket } from '../../server/storage/bucket-listing.ts';
import { quiet } from './open-test-store.ts';
import { openPostgresProxy } from './postgres-proxy.ts';
import { type StartedBucket, toEnvironment } from './started-bucket.ts';

/** A real S3 server with its credentials. */
export const BucketServer = z.object({
  endpoint: z.string(),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
});
export type BucketServer = z.infer<typeof BucketServer>;

const hashHeader = 'x-amz-meta-sha256';

/** Creates an empty bucket on a real server, behind a proxy that can be cut. */
export async function openRealBucket(server: BucketServer): Promise<StartedBucket> {
  // The proxy works with any protocol.
  const way = await openPostgresProxy(server.endpoint);
  const bucket = `screens-${randomBytes(4).toString('hex')}`;
  const settings = { ...server, endpoint: way.url.replace(/\/$/, ''), bucket, region: 'us-east-1' };
  /** Connects directly, with a new client that remembers no earlier failure. */
  const client = () => createBucketClient({ ...settings, endpoint: server.endpoint }, quiet);
  await text(await client().ask({ method: 'PUT' }));
  const keyOf = (folder: string, name: string) => `${folder}/${name}`;
  return {
    settings,
    environment: toEnvironment(settings),
    async files(folder) {
      const found: string[] = [];
      for await (const { name } of listBucket(client(), keyOf(folder, ''))) found.push(name);
      return found.toSorted();
    },
    read: async (folder, name) => buffer(await client().ask({ method: 'GET', key: keyOf(folder, name) })),
    async overwrite(folder, name, content) {
      const key = keyOf(folder, name);
      const head = await client().ask({ method: 'HEAD', key });
      head.resume();
      const known = head.headers[hashHeader];
      const headers = typeof known === 'string' ? { [hashHeader]: known } : {};
      await text(await client().ask({ method: 'PUT', key, headers, body: documentBody(content) }));
    },
    stop: () => way.cut(),
    start: () => way.heal(),
    close: () => way.close(),
  };
}
