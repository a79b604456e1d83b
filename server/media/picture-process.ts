import { on } from 'node:events';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { endWithServer } from '../processes/end-with-server.ts';
import { inspectPicture, makeVariant, type Variant } from './kinds/decode-picture.ts';
import type { Followed } from './kinds/file-type.ts';
import { UploadError } from './upload-error.ts';

/** A picture of the local disk to inspect, or to make a variant of. */
export interface PictureTask {
  readonly path: string;
  readonly variant?: Variant;
}

export type PictureAnswer =
  | { readonly facts: Followed }
  | { readonly made: Buffer }
  | { readonly refused: Pick<UploadError, 'status' | 'messageKey' | 'values'> }
  /** The reason for the log. */
  | { readonly broken: string }
  /** The error of the disk. */
  | { readonly unread: { readonly message: string; readonly code: string } };

async function answerTo({ path, variant }: PictureTask): Promise<PictureAnswer> {
  try {
    // Read here, so that an error of the disk is not mistaken for a damaged picture.
    const content = await readFile(path);
    return variant === undefined
      ? { facts: await inspectPicture(content) }
      : { made: await makeVariant(content, variant) };
  } catch (error) {
    if (error instanceof UploadError) {
      const { status, messageKey, values } = error;
      return { refused: { status, messageKey, values } };
    }
    const isOfDisk = error instanceof Error && 'syscall' in error && 'code' in error;
    return isOfDisk ? { unread: { message: error.message, code: String(error.code) } } : { broken: String(error) };
  }
}

await endWithServer();
// Pages have priority for CPU time.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

for await (const [task] of on(process, 'message')) process.send?.(await answerTo(task));
