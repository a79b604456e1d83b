import { library } from '../../../calls/library.ts';
import type { AnswerOf } from '../../../calls/model/call.ts';
import type { FileKind } from '../../../fields/field.ts';
import { randomId } from '../../../fields/random-id.ts';
import { sendBeacon } from '../../app/send-beacon.ts';
import { sendFile } from '../../app/send-file.ts';

export interface FileUpload {
  /** Resolves with what was stored; rejects with the reason, or as an `AbortError` when it was stopped. */
  readonly file: Promise<AnswerOf<typeof library.add.answer>>;
  readonly cancel: () => void;
}

/**
 * Sends a file to the server, which keeps it until a record names it. One that is stopped leaves nothing there,
 * also when it had arrived: the server takes back what came under its key, or will not take it.
 * @param accept the kinds of file that are wanted; the server refuses others
 * @param onProgress hears the share that has arrived, from 0 to 1
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
