import { onTestFinished, vi } from 'vitest';

interface HeldRequest {
  readonly address: string;
  /** The body, parsed as JSON; `undefined` without a body. */
  readonly body: unknown;
  /** True after the page has aborted it. */
  readonly isAborted: () => boolean;
  /** Answers with a text as it is, or with another value as JSON. */
  readonly answer: (body: unknown, status?: number) => void;
  /** Fails as without a network. */
  readonly fail: () => void;
}

/** Stubs `fetch` and collects the requests of islands, for the test to answer. */
export function holdRequests(): readonly HeldRequest[] {
  const requests: HeldRequest[] = [];
  // Unanswered requests must not time out during another test.
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
