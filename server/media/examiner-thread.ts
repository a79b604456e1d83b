import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { type ExaminedFile, examineFile } from './examine-file.ts';
import { UploadError } from './upload-error.ts';

/** A received file at `path`, and its type as the extension of its stored name. */
export interface ExaminerTask {
  readonly path: string;
  readonly extension: string;
}

export type ExaminerAnswer =
  | { readonly examined: ExaminedFile }
  | { readonly refused: Pick<UploadError, 'status' | 'messageKey' | 'values'> };

async function answerTo({ path, extension }: ExaminerTask): Promise<ExaminerAnswer> {
  try {
    return { examined: await examineFile(path, extension) };
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    const { status, messageKey, values } = error;
    return { refused: { status, messageKey, values } };
  }
}

// Tasks run one at a time. Errors other than refusals end the thread and are reported to its owner.
if (parentPort !== null) {
  for await (const [task] of on(parentPort, 'message')) parentPort.postMessage(await answerTo(task), []);
}
