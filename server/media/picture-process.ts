import { on } from 'node:events';
import { endWithServer } from '../processes/end-with-server.ts';
import { inspectPicture, makeVariant, type Variant } from './kinds/decode-picture.ts';
import type { FileFacts } from './kinds/file-type.ts';
import { UploadError } from './upload-error.ts';

/** A picture's bytes: to be inspected, or to be made into another one. */
export interface PictureTask {
  readonly content: Buffer;
  readonly variant?: Variant;
}

export type PictureAnswer =
  | { readonly facts: FileFacts }
  | { readonly made: Buffer }
  | { readonly refused: Pick<UploadError, 'status' | 'messageKey' | 'values'> }
  /** Why it cannot be made, for the log. */
  | { readonly broken: string };

async function answerTo({ content, variant }: PictureTask): Promise<PictureAnswer> {
  try {
    return variant === undefined
      ? { facts: await inspectPicture(content) }
      : { made: await makeVariant(content, variant) };
  } catch (error) {
    if (!(error instanceof UploadError)) return { broken: String(error) };
    const { status, messageKey, values } = error;
    return { refused: { status, messageKey, values } };
  }
}

await endWithServer();

for await (const [task] of on(process, 'message')) process.send?.(await answerTo(task));
