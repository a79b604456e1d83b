import { type Config, ConfigError } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { BucketClient, BucketSettings } from './bucket-client.ts';
import type { FileStorage } from './file-storage.ts';
import { createLocalStorage } from './local-storage.ts';
import { StorageAwayError } from './storage-away-error.ts';
import { createTwoPlaces } from './two-places.ts';

/** Which variables a bucket's refusal is about, in the words of the message. */
const blame: Readonly<Record<string, string>> = {
  NoSuchBucket: 'S3_BUCKET names a bucket that is not there',
  InvalidBucketName: 'S3_BUCKET is no name of a bucket',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is not known',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY does not fit S3_ACCESS_KEY_ID',
  AccessDenied: 'S3_ACCESS_KEY_ID may not list the bucket S3_BUCKET',
  AuthorizationHeaderMalformed: 'S3_REGION is not that of the bucket',
  PermanentRedirect: 'S3_REGION or S3_ENDPOINT is not that of the bucket',
};

/**
 * A server that says nothing may be back in a moment, and pages go on without it.
 * @throws ConfigError where the bucket says that it cannot be used like this
 */
async function assertUsable(client: BucketClient, { endpoint, bucket }: BucketSettings): Promise<void> {
  const refusal = await client.check().catch((error: unknown) => {
    if (error instanceof StorageAwayError) return null;
    throw error;
  });
  if (refusal === null) return;
  const { status, code } = refusal;
  const reason = blame[code] ?? 'S3_ENDPOINT gives an answer that was not expected';
  throw new ConfigError(
    `The environment cannot be used:\n  ${reason} (${endpoint}/${bucket} answered ${status} ${code})`,
  );
}

/** The bucket alone. @throws ConfigError */
export async function openBucket(settings: BucketSettings, local: FileStorage, log: Logger): Promise<FileStorage> {
  const [{ createBucketClient }, { createBucketStorage }] = await Promise.all([
    import('./bucket-client.ts'),
    import('./bucket-storage.ts'),
  ]);
  const client = createBucketClient(settings, log);
  await assertUsable(client, settings);
  return createBucketStorage({ client, local });
}

/**
 * Where this site keeps its files: in the folder of its data or, where the environment names one, in a bucket.
 * @throws ConfigError where that says that it cannot be used like this
 */
export async function openStorage({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>, log: Logger) {
  const folder = createLocalStorage(dataDir);
  return bucket === null ? folder : createTwoPlaces(folder, await openBucket(bucket, folder, log));
}
