import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fromBase32 } from '../../../tests/support/authenticator.ts';
import { openApp, type OpenApp } from '../../../tests/support/open-app.ts';
import { administrator } from '../../../tests/support/start-site.ts';
import { codeAt, stepAt } from '../../accounts/totp.ts';

// The middle of a 30-second step; the clock is frozen there, so no code expires during the test.
const halfMinute = 30_000;
const now = Math.floor(Date.now() / halfMinute) * halfMinute + halfMinute / 2;

let old: OpenApp;
let fresh: OpenApp;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  [old, fresh] = await Promise.all([openApp(), openApp()]);
});
afterAll(async () => {
  await Promise.all([old.close(), fresh.close()]);
  vi.useRealTimers();
});

const { password } = administrator;

async function finished({ app }: OpenApp): Promise<void> {
  // Not over HTTP: a restore ends the session that requested it before it applies the restored keys.
  await expect.poll(async () => (await app.backups.jobs.current())?.state, { timeout: 15_000 }).toBe('done');
}

it('a site restored on another machine lets its administrators in by their second steps, without a new start', async () => {
  const login = await old.visit({ method: 'POST', url: '/api/session', payload: administrator });
  const session = login.cookies.find((cookie) => cookie.name === 'session')?.value;
  const account = (path: string, payload: object) =>
    old.administer({ method: 'POST', url: `/api/en/account${path}`, payload });
  const { key } = (await account('/two-step', { password })).json();
  const code = (later: number) => codeAt(fromBase32(key), stepAt(now) + later);
  expect((await account('/two-step/confirm', { code: code(-1) })).statusCode).toBe(200);

  await old.administer({ method: 'POST', url: '/api/en/backups' });
  await finished(old);
  const [{ name }] = (await old.administer({ url: '/api/en/backups' })).json().kept;
  const opened = await old.administer({
    method: 'POST',
    url: `/api/en/backups/${name}/download`,
    payload: { password, code: code(0) },
  });
  const token = opened.cookies.find((cookie) => cookie.name === 'download')?.value;
  const { rawPayload } = await old.administer({
    url: `/api/en/backups/${name}`,
    headers: { cookie: `session=${session}; download=${token}` },
  });
  const payload = new FormData();
  payload.append('file', new Blob([new Uint8Array(rawPayload)]), 'a.tar.gz');
  const sent = await fresh.administer({ method: 'POST', url: '/api/en/backups/received', payload });
  const url = `/api/en/backups/${sent.json().name}/restore`;
  expect((await fresh.administer({ method: 'POST', url, payload: { password } })).statusCode).toBe(200);
  await finished(fresh);

  const first = await fresh.visit({ method: 'POST', url: '/api/session', payload: administrator });
  const pending = first.cookies.find((cookie) => cookie.name === 'pending')?.value;
  const second = await fresh.visit({
    method: 'POST',
    url: '/api/session/second-step',
    payload: { code: code(0) },
    headers: { cookie: `pending=${pending}`, 'sec-fetch-site': 'same-origin' },
  });
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
});
