import { library } from '../../../calls/library.ts';
import type { AnswerOf } from '../../../calls/model/call.ts';
import type { FileKind } from '../../../fields/field.ts';
import { randomId } from '../../../fields/random-id.ts';
import { sendBeacon } from '../../app/send-beacon.ts';
import { sendFile } from '../../app/send-file.ts';

export interface FileUpload {
  /** Resolves with the stored file. Rejects with the reason, or with an `AbortError` if the upload was cancelled. */
  readonly file: Promise<AnswerOf<typeof library.add.answer>>;
  readonly cancel: () => void;
}

/**
 * Uploads a file to the library. A cancelled upload leaves nothing, even if it was complete: the server deletes or
 * refuses what has its key.
 * @param accept the accepted kinds; the server refuses others
 * @param onProgress called with the uploaded share, from 0 to 1
 */
export function uploadFile(file: File, accept: readonly FileKind[], onProgress: (share: number) => void): FileUpload {
  const key = randomId();
  const { answer, cancel } = sendFile(library.add, {
    query: { accept: accept.join(','), upload: key },
    file,
    onProgress,
    withdraw: () => void sendBeacon(library.cancel, { params: { key } }),
  });
  return { file: answer, cancel };
}
