import type * as z from 'zod/mini';
import type { Answer, AnswerOf, Call, FileBody } from '../../calls/model/call.ts';
import { type Addressing, addressOfCall, readAnswer } from './call-api.ts';
import { failureOf } from './call-failure.ts';
import { renewSession } from './session/renewal.ts';

export interface SentFile<T> {
  /** Resolves with what the server says of it; rejects with the reason, or as an `AbortError` when it was stopped. */
  readonly answer: Promise<T>;
  /** Stops it; once `answer` is known, there is nothing to stop any more. */
  readonly cancel: () => void;
}

export interface FileToSend {
  readonly file: File;
  /** Hears the share that has arrived, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Takes back what the server may have kept already of a file that was stopped. */
  readonly withdraw?: () => void;
}

const stopped = () => new DOMException('The upload was stopped', 'AbortError');

/**
 * Sends a file to a call that takes one, telling how much of it has arrived. When the session has ended meanwhile, it
 * is sent once more after a new login. Leaving the page stops it.
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
      // One request may be sent twice, so every sending takes its own listeners away.
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

  // The end comes in the same turn as the answer, so no click can fall between the two.
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
