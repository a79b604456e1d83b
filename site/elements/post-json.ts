/** Timeout of a request, and of one with a file. */
const longestMilliseconds = 30_000;
const longestUpload = 300_000;

/**
 * Posts a body as JSON to the address of a form. Accepts any content type in the answer.
 * @throws TypeError on a network failure; a DOMException `TimeoutError` after 30 s
 */
export const postJson = ({ action }: HTMLFormElement, body: unknown): Promise<Response> =>
  fetch(action, {
    method: 'POST',
    headers: { accept: '*/*', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longestMilliseconds),
  });

/** Posts a form with its files. @throws TypeError on a network failure; a DOMException `TimeoutError` after 5 min */
export const postForm = ({ action }: HTMLFormElement, body: FormData): Promise<Response> =>
  fetch(action, { method: 'POST', headers: { accept: '*/*' }, body, signal: AbortSignal.timeout(longestUpload) });
