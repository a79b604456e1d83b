import { onTestFinished, vi } from 'vitest';

interface HeldRequest {
  readonly address: string;
  /** What it carries, read as JSON; `undefined` where it carries nothing. */
  readonly body: unknown;
  /** True once the page has given it up. */
  readonly isAborted: () => boolean;
  /** A text is answered as it is, anything else as JSON. */
  readonly answer: (body: unknown, status?: number) => void;
  /** As where the network is away. */
  readonly fail: () => void;
}

/** Holds what an island requests from now on, in its order, for the test to answer. */
export function holdRequests(): readonly HeldRequest[] {
  const requests: HeldRequest[] = [];
  // What is unanswered in the end is not to time out during another test.
  const over = new AbortController();
  onTestFinished(() => over.abort());
  vi.stubGlobal('fetch', (address: string | URL, { body, signal }: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
    requests.push({
      address: String(address),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      isAborted: () => signal?.aborted === true,
      answer: (text, status = 200) =>
        resolve(new Response(typeof text === 'string' ? text : JSON.stringify(text), { status })),
      fail: () => reject(new TypeError('Failed to fetch')),
    });
    return promise;
  });
  return requests;
}
