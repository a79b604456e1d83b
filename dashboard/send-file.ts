import { addressOf, failureOf, type Read } from './call.ts';
import { renewSession } from './session/renewal.ts';

export interface SentFile<T> {
  /** Resolves with what the server says of it; rejects with the reason, or as an `AbortError` when it was stopped. */
  readonly answer: Promise<T>;
  readonly cancel: () => void;
}

/**
 * Sends a file to a call that takes one, telling how much of it has arrived. When the session has ended meanwhile, it
 * is sent once more after a new login.
 * @param onProgress hears the share that has arrived, from 0 to 1
 */
export function sendFile<T>(path: string, file: File, read: Read<T>, onProgress: (share: number) => void): SentFile<T> {
  const request = new XMLHttpRequest();
  let isStopped = false;

  const send = () =>
    new Promise<T>((resolve, reject) => {
      // One request may be sent twice, so every sending takes its own listeners away.
      const settled = new AbortController();
      const body = new FormData();
      body.append('file', file);
      request.open('POST', addressOf(path));
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
          const answer = status === 201 ? read(response) : null;
          if (answer === null) reject(failureOf(status, response));
          else resolve(answer);
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

  const sendAgain = async (): Promise<T> => {
    try {
      return await send();
    } catch (error) {
      if (!isStopped && request.status === 401 && (await renewSession())) return send();
      throw error;
    }
  };

  return {
    answer: sendAgain(),
    cancel: () => {
      isStopped = true;
      request.abort();
    },
  };
}
