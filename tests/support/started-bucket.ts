import type { BucketSettings } from '../../server/storage/bucket-client.ts';

/** A bucket of an S3 server for tests. */
export interface StartedBucket {
  readonly settings: BucketSettings;
  /** The environment variables that configure it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The names of the files in a folder of the bucket. */
  files(folder: string): Promise<readonly string[]>;
  read(folder: string, name: string): Promise<Buffer>;
  /** Replaces the content of a file but not its metadata. */
  overwrite(folder: string, name: string, content: Buffer | string): Promise<void>;
  /** Stops the server; its files remain. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Stops the server and removes its files. */
  close(): Promise<void>;
}

/** The environment variables that configure a bucket. */
export const toEnvironment = (settings: BucketSettings) => ({
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
});
