import type { Upload } from '../../fields/input.ts';
import { addressOf, failureOf, isObject } from '../call.ts';
import { renewSession } from '../session/renewal.ts';

/**
 * Sends a file to the server, which keeps it until a record names it.
 * @param onProgress hears the share that has arrived, from 0 to 1
 * @returns its stored name, and how to stop; a stopped upload rejects with an `AbortError`
 */
export function uploadFile(file: File, onProgress: (share: number) => void): Upload {
  const request = new XMLHttpRequest();
  let isStopped = false;

  const send = () =>
    new Promise<string>((resolve, reject) => {
      // One request may be sent twice, so every sending takes its own listeners away.
      const settled = new AbortController();
      const body = new FormData();
      body.append('file', file);
      request.open('POST', addressOf('/media'));
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
          if (status === 201 && isObject(response) && typeof response['name'] === 'string') resolve(response['name']);
          else reject(failureOf(status, response));
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

  const sendAgain = async (): Promise<string> => {
    try {
      return await send();
    } catch (error) {
      if (!isStopped && request.status === 401 && (await renewSession())) return send();
      throw error;
    }
  };

  return {
    name: sendAgain(),
    cancel: () => {
      isStopped = true;
      request.abort();
    },
  };
}
