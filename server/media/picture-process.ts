import { on } from 'node:events';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { endWithServer } from '../processes/end-with-server.ts';
import { inspectPicture, makeVariant, type Variant } from './kinds/decode-picture.ts';
import type { Followed } from './kinds/file-type.ts';
import { UploadError } from './upload-error.ts';

/** A picture of the local disk: to be inspected, or to be made into another one. */
export interface PictureTask {
  readonly path: string;
  readonly variant?: Variant;
}

export type PictureAnswer =
  | { readonly facts: Followed }
  | { readonly made: Buffer }
  | { readonly refused: Pick<UploadError, 'status' | 'messageKey' | 'values'> }
  /** Why it cannot be made, for the log. */
  | { readonly broken: string }
  /** What the disk said that did not give it. */
  | { readonly unread: { readonly message: string; readonly code: string } };

async function answerTo({ path, variant }: PictureTask): Promise<PictureAnswer> {
  try {
    // Read by us, so that a disk that fails is not taken for a picture that does.
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
// Pages come first where both want the same core.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

for await (const [task] of on(process, 'message')) process.send?.(await answerTo(task));
