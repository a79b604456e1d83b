/** The longest that an answer is waited for. */
const longestMilliseconds = 30_000;

/**
 * Sends what a form holds to its address, as every call of the site's pages: any type of answer is accepted.
 * @throws TypeError where the network fails; a DOMException `TimeoutError` after half a minute
 */
export const postJson = ({ action }: HTMLFormElement, body: unknown): Promise<Response> =>
  fetch(action, {
    method: 'POST',
    headers: { accept: '*/*', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longestMilliseconds),
  });
