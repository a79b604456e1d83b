import type { FileKind } from '../../fields/field.ts';
import { addressOf, failureOf } from '../call.ts';
import { renewSession } from '../session/renewal.ts';
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
  const request = new XMLHttpRequest();
  let isStopped = false;

  const send = () =>
    new Promise<StoredFile>((resolve, reject) => {
      // One request may be sent twice, so every sending takes its own listeners away.
      const settled = new AbortController();
      const body = new FormData();
      body.append('file', file);
      request.open('POST', addressOf(`/media?accept=${accept.join(',')}`));
      request.responseType = 'json';
      const once = { signal: settled.signal };
      const settle = (act: () => void) => () => {
        settled.abort();
        act();
      };
      request.upload.addEventListener(
        'progress',
        ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total),
        once,
      );
      request.addEventListener(
        'load',
        settle(() => {
          const { status, response } = request;
          const stored = status === 201 ? fileAnswer(response) : null;
          if (stored === null) reject(failureOf(status, response));
          else resolve(stored);
        }),
        once,
      );
      request.addEventListener(
        'error',
        settle(() => reject(failureOf(0, null))),
        once,
      );
      request.addEventListener(
        'abort',
        settle(() => reject(new DOMException('The upload was stopped', 'AbortError'))),
        once,
      );
      request.send(body);
    });

  const sendAgain = async (): Promise<StoredFile> => {
    try {
      return await send();
    } catch (error) {
      if (!isStopped && request.status === 401 && (await renewSession())) return send();
      throw error;
    }
  };

  return {
    file: sendAgain(),
    cancel: () => {
      isStopped = true;
      request.abort();
    },
  };
}
