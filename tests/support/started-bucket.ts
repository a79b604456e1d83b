import type { BucketSettings } from '../../server/storage/bucket-client.ts';

/** A bucket of a server that speaks S3, as a test has it. */
export interface StartedBucket {
  readonly settings: BucketSettings;
  /** The variables that name it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The names of the files of a folder of the bucket. */
  files(folder: string): Promise<readonly string[]>;
  read(folder: string, name: string): Promise<Buffer>;
  /** Puts other bytes where a file is, and leaves what is said of it. */
  overwrite(folder: string, name: string, content: Buffer | string): Promise<void>;
  /** Ends the server; its files stay. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Ends the server and removes its files. */
  close(): Promise<void>;
}

/** The variables that name a bucket. */
export const toEnvironment = (settings: BucketSettings) => ({
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
});
