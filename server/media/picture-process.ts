import { on } from 'node:events';
import { writeFile } from 'node:fs/promises';
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

process.on('disconnect', () => process.exit());
// A terminal and a service manager tell all processes to end. This one ends with its server, which finishes what was asked.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// Where memory runs out on Linux, this process is to be ended, and not the server.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

for await (const [task] of on(process, 'message')) process.send?.(await answerTo(task));
