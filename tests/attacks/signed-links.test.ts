import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callGroups } from '../../calls/index.ts';
import type { Call } from '../../calls/model/call.ts';
import { connectDatabase, type Database } from '../../server/database/connect.ts';
import { linkPurposes } from '../../server/secrets/secret-key.ts';
import { openApp, type OpenApp } from '../support/open-app.ts';
import { quiet } from '../support/open-test-store.ts';
import type { LinkSite, Outcome } from './signed-link.ts';
import { signedLinks } from './signed-links.ts';
import { readStored } from './stored-state.ts';

const key = 'signs the links of these tests and no other';

let server: OpenApp;
let database: Database;
let site: LinkSite;
beforeAll(async () => {
  // No mail server is set: emails wait in the outbox, and only the tested requests change the tables.
  server = await openApp({ environment: { SECRET_KEY: key, PUBLIC_URL: 'https://screens.example' } });
  // Most jobs run first ten seconds after the start, which is in the middle of these tests.
  await server.stopJobs();
  database = await connectDatabase({ ...server.data, log: quiet });
  site = { server, tables: database.write, key };
});
afterAll(async () => {
  await database.close();
  await server.close();
});

/** Sends a request as a visitor whose browser has loaded the form. */
async function act(request: Parameters<OpenApp['visit']>[0] & object) {
  const formToken = await server.visit('/api/form.gif');
  const cookie = formToken.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return server.visit({ ...request, headers: { cookie } });
}

const statusOf = (outcome: Outcome): number | string => (typeof outcome === 'number' ? outcome : 'success');
/** The table in which a read may cache its result. */
const cached = 'table offer_pdf';
const isSuccess = (status: number): boolean => status >= 200 && status < 300;

describe('the table of signed links', () => {
  it('has a row for everything that is signed for a link, and for each call that takes a token', () => {
    expect(Object.keys(signedLinks)).toEqual([...linkPurposes]);
    const takesToken = ({ access, query, body }: Call): boolean =>
      access === 'holder' ||
      'token' in query ||
      (body?.is === 'json' && body.schema instanceof z.ZodMiniObject && 'token' in body.schema.shape);
    const taking = callGroups.flatMap(({ calls }) => Object.values(calls)).filter(takesToken);
    const tried = Object.values(signedLinks).flatMap(({ actions }) =>
      Object.values(actions).flatMap(({ call }) => call ?? []),
    );
    const names = (calls: readonly Call[]) => calls.map(({ method, path }) => `${method} ${path}`).toSorted();
    expect(names(tried)).toEqual(names(taking));
  });

  it('says for each state what each action does', () => {
    for (const { actions, states } of Object.values(signedLinks))
      for (const [state, { outcomes }] of Object.entries(states))
        expect(Object.keys(outcomes).toSorted(), state).toEqual(Object.keys(actions).toSorted());
  });
});

describe.each(linkPurposes)('a link signed for %s', (purpose) => {
  const { actions, states, secrets } = signedLinks[purpose];

  it('that is open shows everything that one that is over must not', async () => {
    const [first] = Object.values(states);
    const token = (await first?.prepare(site)) ?? '';
    const bodies: string[] = [];
    for (const [name, { request }] of Object.entries(actions))
      if (first?.outcomes[name] === 'reads') bodies.push((await act(request(token))).body);
    for (const secret of secrets)
      expect(
        bodies.some((body) => body.includes(secret)),
        secret,
      ).toBe(true);
  });

  it.each(Object.entries(states))(
    'does what it may while its record is %s [PUB-QUOTE-09]',
    async (_state, { prepare, outcomes }) => {
      for (const [name, { request }] of Object.entries(actions)) {
        const outcome = outcomes[name];
        if (outcome === undefined) throw new Error(`Nothing is said of ${name}`);
        const token = await prepare(site);
        const before = await readStored(server.data);
        const { statusCode, body } = await act(request(token));
        expect([name, isSuccess(statusCode) ? 'success' : statusCode]).toEqual([name, statusOf(outcome)]);
        const after = await readStored(server.data);
        const changed = [...after.keys()].filter(
          (part) => before.get(part) !== after.get(part) && !(outcome === 'reads' && part === cached),
        );
        expect([name, changed.length > 0], changed.join()).toEqual([name, outcome === 'changes']);
        if (outcome === 'reads' || outcome === 'changes') continue;
        for (const secret of secrets) expect([name, body.includes(secret)], secret).toEqual([name, false]);
      }
    },
  );

  it('opens nothing where it is forged, cut or signed for another record', async () => {
    const [first] = Object.values(states);
    const token = (await first?.prepare(site)) ?? '';
    const other = (await first?.prepare(site)) ?? '';
    const [, number = '', rest = ''] = /^(\d+)(.*)$/s.exec(token) ?? [];
    const [, otherNumber = ''] = /^(\d+)/.exec(other) ?? [];
    const forged = [
      number,
      token.slice(0, -1),
      `${token}0`,
      token.slice(0, -1) + (token.endsWith('1') ? '2' : '1'),
      otherNumber + rest,
      `0${token}`,
    ];
    const before = await readStored(server.data);
    for (const [name, { request }] of Object.entries(actions))
      for (const written of forged)
        expect([name, written, (await act(request(written))).statusCode]).toEqual([name, written, 404]);
    expect(await readStored(server.data)).toEqual(before);
  });
});
