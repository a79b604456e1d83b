import { type Config, ConfigError } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { BucketClient, BucketSettings } from './bucket-client.ts';
import type { FileStorage } from './file-storage.ts';
import { createLocalStorage } from './local-storage.ts';
import { StorageAwayError } from './storage-away-error.ts';
import { createTwoPlaces } from './two-places.ts';

/** The environment variables that a refusal of the bucket is about, as text for the message. */
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
 * Checks the configuration of the bucket. An unreachable server is accepted, because it may return soon and pages work
 * without it.
 * @throws ConfigError if the bucket refuses the configuration
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

/** Opens the bucket without the local folder. @throws ConfigError */
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
 * Opens the storage of the site: the data folder or, if configured, a bucket.
 * @throws ConfigError if the bucket refuses the configuration
 */
export async function openStorage({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>, log: Logger) {
  const folder = createLocalStorage(dataDir);
  return bucket === null ? folder : createTwoPlaces(folder, await openBucket(bucket, folder, log));
}
