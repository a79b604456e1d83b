import type { FileKind } from '../../fields/field.ts';
import { sendFile } from '../send-file.ts';
import { fileAnswer, type StoredFile } from './stored-file.ts';

export interface FileUpload {
  /** Resolves with what was stored; rejects with the reason, or as an `AbortError` when it was stopped. */
  readonly file: Promise<StoredFile>;
  readonly cancel: () => void;
}

/**
 * Sends a file to the server, which keeps it until a record names it.
 * @param accept the kinds of file that are wanted; the server refuses others
 * @param onProgress hears the share that has arrived, from 0 to 1
 */
export function uploadFile(file: File, accept: readonly FileKind[], onProgress: (share: number) => void): FileUpload {
  const { answer, cancel } = sendFile(`/media?accept=${accept.join(',')}`, file, fileAnswer, onProgress);
  return { file: answer, cancel };
}
