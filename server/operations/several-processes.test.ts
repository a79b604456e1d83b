import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { formCookie, openTestCalls, testCredentials, type TestCalls } from '../../tests/support/open-test-calls.ts';

/** Two processes behind a load balancer, with one database and one data folder. */
let here: TestCalls;
let there: TestCalls;
beforeAll(async () => {
  const config = await eachDatabaseConfig();
  here = await openTestCalls(config);
  there = await openTestCalls(config);
});
afterAll(async () => {
  await here.close();
  await there.close();
});
beforeEach(async () => {
  await here.services.database.write.deleteFrom('rate_limit').execute();
});

const cookie = ({ session }: TestCalls) => ({ cookie: `session=${session}`, 'sec-fetch-site': 'same-origin' });

describe('whichever of several processes is asked', () => {
  it('knows who is logged in, and who is no more', async () => {
    const login = await here.visit({ method: 'POST', url: '/api/session', payload: testCredentials });
    const session = login.cookies.find(({ name }) => name === 'session')?.value;
    const headers = { cookie: `session=${session}`, 'sec-fetch-site': 'same-origin' };
    expect((await there.visit({ url: '/api/session', headers })).json()).toEqual({ username: 'admin' });
    expect((await there.visit({ method: 'DELETE', url: '/api/session', headers })).statusCode).toBe(200);
    expect((await here.visit({ url: '/api/session', headers })).statusCode).toBe(401);
  });

  it('counts attempts together with the others', async () => {
    const guess = (process: TestCalls) =>
      process.visit({ method: 'POST', url: '/api/session', payload: { ...testCredentials, password: 'guess' } });
    const guessUntilPaused = async (processes: readonly TestCalls[]): Promise<number> => {
      for (let turn = 0; turn < 40; turn += 1) {
        const answer = await guess(processes[turn % processes.length] ?? here);
        if (answer.statusCode === 429) return turn;
      }
      return Infinity;
    };
    const alone = await guessUntilPaused([here]);
    await here.services.database.write.deleteFrom('rate_limit').execute();
    expect(alone).toBeLessThan(40);
    expect(await guessUntilPaused([here, there])).toBe(alone);
  });

  it('accepts a form token once', async () => {
    const formToken = formCookie();
    const send = (process: TestCalls) =>
      process.visit({
        method: 'POST',
        url: '/api/en/send-email',
        payload: { subject: 'Screens', message: 'For a shop' },
        headers: { cookie: formToken },
      });
    const [first, second] = [await send(here), await send(there)];
    const read = async (id: number) =>
      (await here.visit({ url: `/api/en/enquiries/${id}`, headers: cookie(here) })).json();
    expect(await read(first.json()['id'])).toMatchObject({ held: false });
    expect(await read(second.json()['id'])).toMatchObject({ held: true, suspicions: ['used-pass'] });
  });

  it('answers a kept list as the others changed it', async () => {
    const titles = async (process: TestCalls) =>
      (await process.visit({ url: '/api/en/herobanner' })).json().banners.map(({ title }: { title: string }) => title);
    expect([await titles(here), await titles(there)]).toEqual([[], []]);
    const added = await there.visit({
      method: 'POST',
      url: '/api/en/herobanner/add',
      payload: { title: 'From there' },
      headers: cookie(there),
    });
    expect(added.statusCode).toBe(201);
    await expect.poll(() => titles(here)).toEqual(['From there']);
  });

  it('tells of the backup that another makes', async () => {
    const ask = async (process: TestCalls) =>
      (await process.visit({ url: '/api/en/backups', headers: cookie(process) })).json();
    const begun = await here.visit({ method: 'POST', url: '/api/en/backups', headers: cookie(here) });
    expect(begun.statusCode).toBe(201);
    expect((await ask(there)).job).toMatchObject({ kind: 'backup', name: begun.json().job.name });
    await expect.poll(async () => (await ask(there)).job.state).toBe('done');
    expect((await ask(there)).kept).toHaveLength(1);
  });
});
