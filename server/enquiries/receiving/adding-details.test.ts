import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

const day = 86_400_000;

let ahead = 0;
const now = () => Date.now() + ahead;
let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig(), { now });
});
afterAll(() => calls.close());
beforeEach(async () => {
  ahead = 0;
  await calls.services.database.write.deleteFrom('rate_limit').execute();
});

const send = (payload: object, cookie = formCookie(now() - 60_000)) =>
  calls.visit({ method: 'POST', url: '/api/en/send-email', payload, headers: { cookie } });
const read = async (id: number) => (await calls.administer({ url: `/api/en/enquiries/${id}` })).json();
const countAll = async () => (await calls.services.database.read.selectFrom('enquiry').select('id').execute()).length;

const quoted = { name: 'Noura Alharbi', phone: '0501234567', what: 'A wall of light', city: 'Abha' };
const project = {
  fullName: 'Noura Alharbi',
  companyName: 'Summit Hotels',
  jobTitle: 'Architect',
  email: 'noura@summit.example',
  phone: '0501234567',
  projectName: 'Cloud hall',
  location: 'Abha',
  startDate: '2099-01-01',
  projectType: 'LED Installation',
  budget: '100-250k',
  timeline: '3-6 months',
  description: 'A hall among the clouds',
  decisionMaker: 'Yes',
  stage: 'Initial Inquiry',
};

const requestQuote = async (more: object = {}): Promise<{ readonly id: number; readonly adds_to: string }> =>
  (await send({ kind: 'quote', fields: { ...quoted, ...more } })).json();
const add = (adds_to: string, more: object = {}) =>
  send({ kind: 'project_request', adds_to, fields: project, ...more });

describe('the link of a quote request', () => {
  it('adds a project request to it, tells the company, and replaces nothing [PUB-QUOTE-11]', async () => {
    const { id, adds_to } = await requestQuote();
    const before = await countAll();
    const answer = await add(adds_to);
    expect([answer.statusCode, answer.json()['id'], await countAll()]).toEqual([201, id, before]);
    const { thread, ...enquiry } = await read(id);
    expect(enquiry).toMatchObject({
      kind: 'quote',
      sender: quoted.name,
      fields: { ...quoted, phone: '+966501234567' },
      email: 'noura@summit.example',
    });
    expect(enquiry['awaiting_since']).not.toBeNull();
    expect(thread).toMatchObject([{ state: 'received', origin: 'visitor', author: '' }]);
    for (const words of ['Company name: Summit Hotels', 'A hall among the clouds'])
      expect(thread[0].text).toContain(words);
    const { read: tables } = calls.services.database;
    const notified = await tables.selectFrom('outbox').selectAll().where('enquiry_id', '=', id).execute();
    expect(notified.map(({ purpose, reply_id }) => [purpose, reply_id])).toEqual([
      ['notification', null],
      ['notification', thread[0].id],
    ]);
  });

  it('keeps the e-mail address of the request [PUB-QUOTE-11]', async () => {
    const { id, adds_to } = await requestQuote({ email: 'own@summit.example' });
    await add(adds_to);
    expect(await read(id)).toMatchObject({ email: 'own@summit.example' });
  });

  it('answers with nothing that is stored [PUB-QUOTE-12]', async () => {
    const { adds_to, id } = await requestQuote();
    const { reference } = await read(id);
    const { body } = await add(adds_to, { fields: { ...project, fullName: 'Somebody' } });
    for (const secret of [quoted.name, quoted.what, '501234567', reference]) expect(body).not.toContain(secret);
  });

  it('lasts 30 days [PUB-QUOTE-11]', async () => {
    const { id, adds_to } = await requestQuote();
    ahead = 29.9 * day;
    expect((await add(adds_to)).statusCode).toBe(201);
    ahead = 30.1 * day;
    const before = await countAll();
    const late = await add(adds_to);
    expect([late.statusCode, late.json()['message']]).toEqual([
      404,
      expect.stringMatching(/^This link no longer works/),
    ]);
    expect([await countAll(), (await read(id)).thread.length]).toEqual([before, 1]);
  });

  it('adds nothing but a project request, and only where its signature is right [PUB-QUOTE-11]', async () => {
    const { id, adds_to } = await requestQuote();
    const other = await requestQuote();
    const before = await countAll();
    const wrong = [
      await send({ kind: 'quote', adds_to, fields: quoted }),
      await send({ kind: 'contact', adds_to, fields: { name: 'Sara', email: 'sara@a.example', message: 'Hello' } }),
      await add(adds_to.replace(/.$/, (last) => (last === '0' ? '1' : '0'))),
      await add(adds_to.replace(/^\d+/, String(other.id))),
      await add(`${id}`),
    ];
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 404));
    expect([await countAll(), (await read(id)).thread, (await read(other.id)).thread]).toEqual([before, [], []]);
  });

  it('is given for no other form, and ends with the request [PUB-QUOTE-11]', async () => {
    const contact = await send({ kind: 'contact', fields: { name: 'Sara', email: 'sara@a.example', message: 'Hi' } });
    expect(contact.json()).not.toHaveProperty('adds_to');
    const { id, adds_to } = await requestQuote();
    await calls.administer({ method: 'DELETE', url: `/api/en/enquiries/${id}` });
    expect((await add(adds_to)).statusCode).toBe(404);
  });

  it('lets what looks like spam wait as a request of its own [PUB-QUOTE-11]', async () => {
    const { id, adds_to } = await requestQuote();
    const answer = await send({ kind: 'project_request', adds_to, fields: project }, 'country=sa');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()['id']).not.toBe(id);
    expect(await read(answer.json()['id'])).toMatchObject({ kind: 'project_request', held: true });
    expect((await read(id)).thread).toEqual([]);
  });

  it('comes with the page of a form without scripts [PUB-QUOTE-10]', async () => {
    const answer = await calls.visit({
      method: 'POST',
      url: '/api/ar/send-email',
      payload: new URLSearchParams({ kind: 'quote', page: '/ar/quote', ...quoted }).toString(),
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: formCookie(now() - 60_000),
      },
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['location']).toMatch(/^\/ar\/quote\?sent=quote&adds_to=\d+-[\da-z]+-[\da-f]{40}$/);
  });
});
