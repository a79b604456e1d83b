import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenSessionEnds } from '../../app/session/renewal.ts';
import { uploadFile } from './upload-file.ts';

/** A request that completes, fails or is aborted on demand. */
class SlowRequest extends EventTarget {
  static last: SlowRequest;
  readonly upload = new EventTarget();
  readonly open = vi.fn<(method: string, address: string) => void>();
  readonly send = vi.fn<() => void>();
  readonly abort = vi.fn<() => void>();
  status = 0;
  response: unknown = null;
  responseType = '';

  constructor() {
    super();
    SlowRequest.last = this;
  }

  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    this.dispatchEvent(new Event('load'));
  }
}

const page = new EventTarget();
const calls = vi.fn<typeof fetch>();
const stored = {
  id: 7,
  name: 'a-1234.jpg',
  kind: 'image',
  hash: 'abc',
  bytes: 1,
  width: 4,
  height: 3,
  duration: null,
  placeholder: null,
  alt: { en: '', ar: '' },
  focal_point: { x: 0.5, y: 0.5 },
  crops: {},
  poster: null,
  original_name: 'a.jpg',
  created_at: '2026-01-01T00:00:00.000Z',
  folder: null,
  used: 0,
  same: null,
  notices: [],
};

beforeEach(() => {
  calls.mockReset().mockResolvedValue(Response.json({}));
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  vi.stubGlobal('fetch', calls);
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = () => uploadFile(new File(['x'], 'a.jpg'), ['image'], () => {});
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** The key of the last upload. */
const sentKey = (): string => /upload=([0-9a-f]{32})$/.exec(SlowRequest.last.open.mock.lastCall?.[1] ?? '')?.[1] ?? '';
const withdrawn = () => calls.mock.calls.map(([address, request]) => [request?.method, address, request?.keepalive]);
const itsWithdrawal = () => [['DELETE', `/api/en/media/uploads/${sentKey()}`, true]];

describe('an upload that is stopped', () => {
  it('under way is aborted and withdrawn by its key, once', async () => {
    const { file, cancel } = send();
    cancel();
    cancel();
    await expect(file).rejects.toMatchObject({ name: 'AbortError' });
    expect(SlowRequest.last.abort).toHaveBeenCalledOnce();
    expect(sentKey()).not.toBe('');
    expect(withdrawn()).toEqual(itsWithdrawal());
  });

  it('while its answer is being read never counts as arrived', async () => {
    const { file, cancel } = send();
    cancel();
    SlowRequest.last.answer(201, stored);
    await expect(file).rejects.toMatchObject({ name: 'AbortError' });
    expect(withdrawn()).toEqual(itsWithdrawal());
  });

  it('in the turn in which its answer came is withdrawn when it counts as stopped, and only then', async () => {
    const { file, cancel } = send();
    SlowRequest.last.answer(201, stored);
    cancel();
    const outcome = await file.then(
      () => 'arrived',
      () => 'stopped',
    );
    expect(withdrawn()).toEqual(outcome === 'stopped' ? itsWithdrawal() : []);
  });

  it('stays after it was reported as received', async () => {
    const { file, cancel } = send();
    SlowRequest.last.answer(201, stored);
    expect(await file).toMatchObject({ id: 7 });
    cancel();
    page.dispatchEvent(new Event('pagehide'));
    expect(withdrawn()).toEqual([]);
  });

  it('by leaving the page is withdrawn', async () => {
    const { file } = send();
    page.dispatchEvent(new Event('pagehide'));
    await expect(file).rejects.toMatchObject({ name: 'AbortError' });
    expect(withdrawn()).toEqual(itsWithdrawal());
  });

  it('while a new login is awaited is not sent again', async () => {
    const login = Promise.withResolvers<boolean>();
    const forget = whenSessionEnds(() => login.promise);
    const { file, cancel } = send();
    SlowRequest.last.answer(401, null);
    await settle();
    cancel();
    await expect(file).rejects.toMatchObject({ name: 'AbortError' });
    login.resolve(true);
    await settle();
    forget();
    expect(SlowRequest.last.send).toHaveBeenCalledOnce();
  });

  it('is withdrawn until the server hears it', async () => {
    vi.useFakeTimers();
    calls.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce(new Response(null, { status: 503 }));
    const { file, cancel } = send();
    cancel();
    await expect(file).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(withdrawn()).toEqual([...itsWithdrawal(), ...itsWithdrawal(), ...itsWithdrawal()]);
  });
});
