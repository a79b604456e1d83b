import type * as z from 'zod/mini';
import type { Answer, AnswerOf, Call, FileBody } from '../../calls/model/call.ts';
import { type Addressing, addressOfCall, readAnswer } from './call-api.ts';
import { failureOf } from './call-failure.ts';
import { renewSession } from './session/renewal.ts';

export interface SentFile<T> {
  /**
   * Resolves with the server's answer. Rejects with the reason, or with an `AbortError` if the upload was cancelled.
   */
  readonly answer: Promise<T>;
  /** Cancels the upload. Has no effect once `answer` is settled. */
  readonly cancel: () => void;
}

export interface FileToSend {
  readonly file: File;
  /** Called with the uploaded share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Deletes what the server may already have stored of a cancelled upload. */
  readonly withdraw?: () => void;
}

const stopped = () => new DOMException('The upload was stopped', 'AbortError');

/**
 * Uploads a file with progress events. If the session has ended, it is sent once more after a new login. Leaving the
 * page cancels it.
 */
export function sendFile<Params extends z.ZodMiniObject, Query extends z.ZodMiniObject, Expected extends Answer>(
  call: Call<Params, Query, FileBody, Expected>,
  sending: FileToSend & Addressing<Params, Query>,
): SentFile<AnswerOf<Expected>>;
export function sendFile(
  call: Call,
  { file, onProgress, withdraw, ...args }: FileToSend & Addressing<z.ZodMiniObject, z.ZodMiniObject>,
): SentFile<unknown> {
  const address = addressOfCall(call, args);
  const request = new XMLHttpRequest();
  const stop = Promise.withResolvers<never>();
  const end = new AbortController();

  const send = () =>
    new Promise<unknown>((resolve, reject) => {
      // The request object may be sent twice, so each attempt removes its own listeners.
      const settled = new AbortController();
      const body = new FormData();
      body.append('file', file);
      request.open(call.method, address);
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
          if (call.statuses.some((known) => known === status)) resolve(response);
          else reject(failureOf(status, response));
        }),
        once,
      );
      request.addEventListener(
        'error',
        settle(() => reject(failureOf(0, null))),
        once,
      );
      request.send(body);
    });

  const sendAgain = async (): Promise<unknown> => {
    try {
      return await send();
    } catch (error) {
      if (request.status === 401 && (await renewSession()) && !end.signal.aborted) return send();
      throw error;
    }
  };

  // `end` is aborted in the same tick as the answer, so no click can come between them.
  const read = sendAgain().then((response) => readAnswer(call, request.status, response));
  const answer = Promise.race([read, stop.promise]).finally(() => end.abort());

  function cancel(): void {
    if (end.signal.aborted) return;
    end.abort();
    stop.reject(stopped());
    request.abort();
    withdraw?.();
  }
  addEventListener('pagehide', cancel, { signal: end.signal });
  return { answer, cancel };
}
